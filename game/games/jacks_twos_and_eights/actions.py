"""What a player can do. There is one object for each thing, so that they compare by identity."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from game.cards import FrenchCard, Rank, Suit, french_pack
from game.zones import Place


@dataclass(frozen=True, slots=True, eq=False)
class Play:
    """Lay a card of this face: which of two equal ones, no rule asks (JTE-12).

    A Jack names the suit that rules next, unless it is the last card (JTE-32).
    """

    face: FrenchCard
    named: Suit | None = None
    code: str = ""

    def __post_init__(self) -> None:
        suffix = "" if self.named is None else f":{self.named.value}"
        object.__setattr__(self, "code", f"play:{self.face.code}{suffix}")

    @property
    def touched(self) -> str:
        """What the player touches to do this; for a Jack, the suit is asked after."""
        return self.face.code


class Do(Enum):
    """All that is not laying a card, by its code."""

    DRAW = "draw"
    MISS = "miss"
    PASS = "pass"  # noqa: S105 - what a player does, no secret
    TAKE = "take"

    @property
    def code(self) -> str:
        """The notation."""
        return str(self.value)

    @property
    def touched(self) -> str:
        """What the player touches to do this."""
        return Place.STOCK.value if self in (Do.DRAW, Do.TAKE) else Do.PASS.code


JacksAction = Play | Do


def _plays_of(face: FrenchCard) -> tuple[Play, ...]:
    if face.rank is not Rank.JACK:
        return (Play(face),)
    return tuple(sorted((Play(face, suit) for suit in Suit), key=lambda play: play.code))


PLAYS: Final[Mapping[str, tuple[Play, ...]]] = {
    face.code: _plays_of(face) for face in french_pack()
}
"""How a card of each face can be laid while others stay in the hand; by code."""

LAST_PLAYS: Final[Mapping[str, tuple[Play, ...]]] = {
    code: (Play(plays[0].face),) if len(plays) > 1 else plays for code, plays in PLAYS.items()
}
"""How a card of each face can be laid as the last one."""

ACTIONS: Final[Mapping[str, JacksAction]] = {
    action.code: action
    for table in (PLAYS.values(), LAST_PLAYS.values(), (tuple(Do),))
    for actions in table
    for action in actions
}
"""Every action by its code."""
