"""A position: what all see of it, what each seat holds, and what has been seen of the rest.

A flip makes the played pile the stock, its order kept, so memory is a skill. A view therefore
tells of every card that lay open once where it lies now, until a shuffle: that is all that a
player with a perfect memory knows, and no more.
"""

from enum import Enum

from game.cards import FrenchCard
from game.games.flipjacks.actions import Colour
from game.games.flipjacks.house import House
from game.options import Setup
from game.outcome import Outcome
from game.value import value
from game.zones import Seat

Pile = tuple[FrenchCard, ...]
"""Cards from the lowest up; the last is on top. Hands lie in the order in which they came."""

Known = tuple[FrenchCard | None, ...]
"""The same, None for every card that was never seen where it lies."""


class Why(Enum):
    """Why a seat draws."""

    CANNOT = "cannot"
    """Nothing can be played (FJ-13)."""
    CHOSE = "chose"
    """Nothing but Aces and Jacks could be played (FJ-14)."""
    CAUGHT = "caught"
    OWNED_UP = "owned_up"
    NINE = "nine"


@value
class Lapse:
    """A seat let the time for its call go by, and can be caught (FJ-21).

    `number` is unique in the match. It is `fresh` until the next seat has acted.
    """

    seat: Seat
    number: int
    fresh: bool


@value
class Owed:
    """`seat` draws `cards` more, once what is left was shuffled (FJ-25)."""

    seat: Seat
    cards: int
    why: Why


@value
class Board:
    """What lies open, besides the cards themselves.

    `turn` is the seat whose turn it is, `turns` how many were over before. `free`: it must play,
    and any card it likes (FJ-15, FJ-28). `demand` is the colour an Ace asks for. `out` are the
    Jacks removed. The lowest `buried` cards of the played pile came up in a flip, covered.
    `armed`: the seat whose turn it is has said "last card" in advance; `calling` is the seat that
    can still say it. `passes` were made in a row. While cards are to be shuffled, `shuffling` is
    true, and `owed` what will then be drawn (None: the deal).
    """

    setup: Setup
    house: House
    turn: Seat
    turns: int
    free: bool
    demand: Colour | None
    out: Pile
    buried: int
    armed: bool
    calling: Seat | None
    lapses: tuple[Lapse, ...]
    passes: int
    shuffling: bool
    owed: Owed | None
    outcome: Outcome | None


@value
class FlipjacksView:
    """What a seat may know (None: an onlooker): its own hand, and all that was ever seen.

    `shown` are those cards of its own that the others know it to hold.
    """

    seat: Seat | None
    board: Board
    stock: Known
    pile: Known
    hands: tuple[Known, ...]
    shown: frozenset[FrenchCard]


@value
class FlipjacksState:
    """What lies open, where every card lies, and which of them were `seen` to get there."""

    board: Board
    stock: Pile
    pile: Pile
    hands: tuple[Pile, ...]
    seen: frozenset[FrenchCard]
