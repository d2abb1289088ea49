"""What a player can do. A tableau is one action: all its cards are placed at once, in secret."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from game.bouts.throws import Symbol
from game.errors import NotationError
from game.games.motor_city_showdown.pack import FACES, MotorCard
from game.moves import Action
from game.zones import Seat


@dataclass(frozen=True, slots=True)
class Tableau:
    """Which card is the Flip, which are for Combat, which is the Hole, by their faces.

    Of Combat cards the order does not matter: they are sorted. In a Final Tableau the Hole is the
    HAMMER (4.2).
    """

    flip: str
    combat: tuple[str, ...]
    hole: str
    code: str = ""

    def __post_init__(self) -> None:
        combat = "".join(self.combat) or "-"
        object.__setattr__(self, "code", f"set:{self.flip}/{combat}/{self.hole}")

    @property
    def faces(self) -> tuple[str, ...]:
        """All its cards: Flip, Combat, Hole."""
        return (self.flip, *self.combat, self.hole)


@dataclass(frozen=True, slots=True)
class Against:
    """Name the opponent against whom the power that is being resolved goes."""

    seat: Seat

    @property
    def code(self) -> str:
        """For instance "against:2"."""
        return f"against:{self.seat}"


@dataclass(frozen=True, slots=True)
class Swap:
    """Swap the own Hole or HAMMER for that of this opponent (MCS-25)."""

    seat: Seat

    @property
    def code(self) -> str:
        """For instance "swap:2"."""
        return f"swap:{self.seat}"


@dataclass(frozen=True, slots=True)
class Keep:
    """Let the Woodpecker swap nothing."""

    code: str = "keep"


MotorAction = Tableau | Against | Swap | Keep

AGAINST: Final = tuple(map(Against, range(4)))
SWAPS: Final = tuple(map(Swap, range(4)))
KEEP: Final = Keep()


@cache
def tableau(flip: str, combat: tuple[str, ...], hole: str) -> Tableau:
    """The one Tableau of these faces; those for Combat must be sorted."""
    return Tableau(flip, combat, hole)


def tableaus(hand: Sequence[MotorCard]) -> tuple[Tableau, ...]:
    """Every way to place these cards, two to four of them, by code; at most twelve."""
    return _tableaus(tuple(sorted(card.code for card in hand)))


@cache
def _tableaus(codes: tuple[str, ...]) -> tuple[Tableau, ...]:
    found = set()
    for flip in range(len(codes)):
        for hole in range(len(codes)):
            if flip != hole:
                combat = [code for place, code in enumerate(codes) if place not in (flip, hole)]
                found.add(tableau(codes[flip], tuple(combat), codes[hole]))
    return tuple(sorted(found, key=lambda one: one.code))


def read_action(text: str) -> Action:
    """The action of this code. Raises NotationError."""
    action = _LISTED.get(text) or _read_tableau(text)
    if action is None or action.code != text:
        raise NotationError(f"not an action: {text!r}")
    return action


def _read_tableau(text: str) -> Tableau | None:
    parts = text.removeprefix("set:").split("/")
    if len(parts) != 3:  # noqa: PLR2004 - Flip, Combat, Hole
        return None
    flip, combat, hole = parts
    faces = [combat[place : place + 2] for place in range(0, len(combat), 2)]
    built = tableau(flip, () if combat == "-" else tuple(sorted(faces)), hole)
    return built if set(built.faces) <= set(FACES) else None


_LISTED: Final[Mapping[str, Action]] = {
    **{one.code: one for one in (*AGAINST, *SWAPS, *Symbol)},
    KEEP.code: KEEP,
}
"""All that is not a tableau, by its code; symbols are thrown in bouts."""
