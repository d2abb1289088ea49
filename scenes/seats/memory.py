"""Remembers who sat where last time, and gives everybody who plays a profile."""

from contextlib import suppress
from dataclasses import replace

from game.errors import NotationError
from scenes.house import House
from scenes.seating import Seating, read_seating, write_seating


def remembered(house: House) -> Seating | None:
    """Who sat down last, for whichever game."""
    with suppress(NotationError):
        if house.settings.last_seats:
            return read_seating(house.settings.last_seats)
    return None


def remember(house: House, seating: Seating) -> None:
    """Keep the table for next time, and its people among the profiles."""
    house.change(replace(house.settings, last_game=seating.slug, last_seats=write_seating(seating)))
    waiting = [profile.name for profile in house.storage.profiles()]
    for seat in seating.people:
        name = seating.sitters[seat].name
        if name in waiting:
            waiting.remove(name)
        else:
            house.storage.add_profile(name)
