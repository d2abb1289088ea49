"""The ledger of all pink slips: what all deeds so far come to. It never changes."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from game.bouts.bout import Kind
from game.pink_slip.titles import Career, Certificate, Holding, Thing, Title
from game.zones import Seat


@dataclass(frozen=True, slots=True)
class Wager:
    """A bout for two stakes. The challenger sits in seat 0, the opponent in seat 1.

    `stakes` are what each puts up, in this order; it may be the other's own thing. `match_id` is
    "" until the challenge was accepted.
    """

    challenger: Career
    opponent: Career
    kind: Kind
    live: bool
    stakes: tuple[Title, Title]
    match_id: str = ""

    @property
    def accepted(self) -> bool:
        """Whether it is being thrown for."""
        return bool(self.match_id)

    def player(self, seat: Seat) -> str:
        """Who sits there."""
        return (self.challenger, self.opponent)[seat].player


class Standing(Enum):
    """How a career stands: what is told of it, and what it may still do."""

    BLANK = "blank"
    """Its certificate is not signed yet."""

    WHOLE = "whole"
    AT_STAKE = "at_stake"
    SLIP_LOST = "slip_lost"
    """It is told not to stake its coin (PS-05)."""

    COIN_LOST = "coin_lost"
    DECK_LOST = "deck_lost"
    """There is nothing left but a new career (PS-11)."""


@dataclass(frozen=True, slots=True)
class Ledger:
    """`running` has every player's career, by the player; `coin_ids` those that were registered."""

    running: tuple[Career, ...] = ()
    certificates: tuple[Certificate, ...] = ()
    holdings: tuple[Holding, ...] = ()
    coin_ids: tuple[tuple[Career, str], ...] = ()
    wager: Wager | None = None

    def career(self, player: str) -> Career:
        """The career that a player is in; the first, of somebody new."""
        found = (career for career in self.running if career.player == player)
        return next(found, Career(player, 1))

    def certificate(self, career: Career) -> Certificate | None:
        """What this career has signed, if it has."""
        found = (slip for slip in self.certificates if slip.owner == career)
        return next(found, None)

    def holder(self, title: Title) -> Career:
        """Who has a thing: its owner, unless it was lost."""
        found = (holding.holder for holding in self.holdings if holding.title == title)
        return next(found, title.owner)

    def has(self, career: Career, thing: Thing) -> bool:
        """Whether this career has its own thing; a slip must have been signed."""
        if thing is Thing.SLIP and self.certificate(career) is None:
            return False
        return self.holder(Title(thing, career)) == career

    def won(self, career: Career) -> tuple[Holding, ...]:
        """What this career has won of others, the first won first."""
        return tuple(held for held in self.holdings if held.lost and held.holder == career)

    def coin_id(self, career: Career) -> str:
        """The number of its LabraCoin, or "" (PS-10)."""
        return dict(self.coin_ids).get(career, "")

    def standing(self, career: Career) -> Standing:
        """What there is to be said of a career."""
        if self.certificate(career) is None:
            return Standing.BLANK
        wager = self.wager
        if wager is not None and wager.accepted and career in (wager.challenger, wager.opponent):
            return Standing.AT_STAKE
        for thing, standing in _LOST:
            if not self.has(career, thing):
                return standing
        return Standing.WHOLE


_LOST: Final = (
    (Thing.DECK, Standing.DECK_LOST),
    (Thing.COIN, Standing.COIN_LOST),
    (Thing.SLIP, Standing.SLIP_LOST),
)

EMPTY: Final = Ledger()
