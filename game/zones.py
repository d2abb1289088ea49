"""Where a card can lie, and how a picture of the table follows from what happened.

A layout tells, zone by zone from the lowest card up, which card lies there, or None for a back.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache

from game.cards import Card

Seat = int
"""A chair, counted clockwise from 0."""

Layout = Mapping["Zone", tuple[Card | None, ...]]


class Place(Enum):
    """The kinds of place. A place before a seat is a zone for each seat."""

    STOCK = "stock"
    DISCARD = "discard"
    CENTRE = "centre"
    PILE = "pile"
    HAND = "hand"
    FLIP = "flip"
    COMBAT = "combat"
    HOLE = "hole"
    BARN = "barn"
    OUT_OF_PLAY = "out"


@dataclass(frozen=True, slots=True)
class Zone:
    """One place on the table; `seat` is None where it belongs to nobody."""

    place: Place
    seat: Seat | None = None


@cache
def zone_of(place: Place, seat: Seat | None = None) -> Zone:
    """The one Zone object for this place and seat."""
    return Zone(place, seat)


STOCK = zone_of(Place.STOCK)
DISCARD = zone_of(Place.DISCARD)
CENTRE = zone_of(Place.CENTRE)
