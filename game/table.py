"""How a game lies on the table, in words and card widths: no pixel, no colour.

The table scene knows how to draw zones, races and throws; a game's table.py says which zones it
has, where they lie and how their cards lie there, and furnishes the game's room on the shelf.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any

from game.cards import Card
from game.errors import Reason
from game.moves import Action
from game.tableau import Tableau
from game.zones import Place, Seat

if TYPE_CHECKING:  # what is thrown knows rules, and rules know tables
    from game.bouts.bout import Bout


class Spread(Enum):
    """How the cards of a zone lie."""

    HEAP = "heap"
    STACK = "stack"
    FAN = "fan"
    ROW = "row"
    SLOTS = "slots"
    """A hand that is put into slots."""
    BADGE = "badge"
    """Only a count, beside the seat's name."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where the zones of one place lie: `x`, `y` in card widths from the middle of the table.

    Zones of a seat lie before that seat, and x and y count from there. In a row there is `room`
    for so many cards; its words are `<slug>.row.<place>` and, below it, `<slug>.row.<place>.note`
    with the number of cards as {n}, if there is more to say. A hand with `room` for so many lies
    side by side.
    """

    place: Place
    spread: Spread
    x: float = 0.0
    y: float = 0.0
    room: int = 0


class Prop(Enum):
    """What may stand in a game's room besides cards."""

    CARD = "card"
    BACK = "back"
    GLOVE = "glove"
    ART = "art"


@dataclass(frozen=True, slots=True)
class Piece:
    """A thing in the room: its centre and width in room widths, turned counter-clockwise.

    `name` is a card's code for a card, a seat's number for a glove, a drawing's name for art.
    """

    prop: Prop
    name: str
    x: float
    y: float
    width: float
    degrees: float = 0.0


class Standing(Enum):
    """How a seat stands in the match, to be shown at its place."""

    IN = "in"
    BARRED = "barred"
    OUT = "out"


def all_in(view: object, seat: Seat) -> Standing:
    """In a game that nobody leaves before its end."""
    del view, seat
    return Standing.IN


class Beside(Enum):
    """A fact about the position that everybody must be able to read from across the room."""

    DRAWS = "draws"
    """So many cards are to be drawn; it hangs on the stock."""
    SKIP = "skip"
    """So many turns are to be missed."""
    SUIT = "suit"
    """The suit that rules, by its letter."""
    COLOUR = "colour"
    """The colour that must come next: "red", "black" or "any"."""
    DIRECTION = "direction"
    """Which way the turn goes: "clockwise", as it does where nothing is said, or "counter"."""


@dataclass(frozen=True, slots=True)
class Sign:
    """One such fact, and its value. Its words are `<slug>.sign.<kind>`, with the value as {n}.

    `more` are further words that belong to it: a reason's code, to be told as reasons are.
    """

    kind: Beside
    value: str | int
    more: Reason | None = None


def no_signs(view: object) -> tuple[Sign, ...]:
    """In a game that can be read from its cards alone."""
    del view
    return ()


@dataclass(frozen=True, slots=True)
class Owing:
    """Something that a seat owes, and until when, for all to see.

    Its words are `<slug>.owed.<code>`, and to the seat itself `<slug>.owed.<code>.own`.
    """

    seat: Seat
    reason: Reason


def owes_nothing(view: object) -> tuple[Owing, ...]:
    """In a game in which nobody ever does."""
    del view
    return ()


def quiet(action: Action) -> bool:
    """In a game in which nothing is shouted."""
    del action
    return False


def says_nothing(view: object, action: Action) -> Reason | None:
    """In a game whose actions need no words."""
    del view, action
    return None


def opens_nothing(view: object, action: Action) -> tuple[Card, ...]:
    """In a game in which one card is laid at a time."""
    del view, action
    return ()


def no_bout(view: object) -> Bout | None:
    """In a game that throws for nothing."""
    del view
    return None


def no_stake(view: object) -> Reason | None:
    """In a game in which it is plain what a bout is for."""
    del view
    return None


def no_marker(view: object) -> Seat | None:
    """In a game in which no marker goes round."""
    del view
    return None


@dataclass(frozen=True, slots=True)
class Task:
    """What a seat is to do now, told to all in a line across the table.

    Its words are `<slug>.task.<code>`, or to the seat itself `<slug>.task.<code>.own`; {name} is
    that seat.
    """

    seat: Seat
    reason: Reason


def no_task(view: object) -> Task | None:
    """In a game in which that is seen at a glance."""
    del view
    return None


@dataclass(frozen=True, slots=True)
class Tally:
    """What each seat has won so far, and how much wins the match."""

    points: tuple[int, ...]
    goal: int


def no_tally(view: object) -> Tally | None:
    """In a game that counts nothing from deal to deal, or only costs."""
    del view
    return None


class Fill(Enum):
    """Whether something is still to be collected, is held, or a wild card stands for it."""

    OPEN = "open"
    HELD = "held"
    WILD = "wild"


@dataclass(frozen=True, slots=True)
class Tile:
    """One place of a track: the letter on it, or, without one, the drawing `art`.

    `card` is the code of the card that fills it, if one does.
    """

    fill: Fill
    letter: str = ""
    art: str = ""
    card: str = ""


@dataclass(frozen=True, slots=True)
class Track:
    """What whoever looks collects, in its order; its words are `<slug>.track.<code>`."""

    tiles: tuple[Tile, ...]
    reason: Reason


def no_track(view: object) -> Track | None:
    """In a game in which nothing is collected."""
    del view
    return None


def no_powers(view: object) -> tuple[str, ...]:
    """In a game without cards that are good for more than one thing."""
    del view
    return ()


MARKER = "marker"
"""The code of the marker's face in the pack."""


@dataclass(frozen=True, slots=True)
class Table:
    """The table of a game: the name of its ground, its spots, its room, how seats stand in it.

    `signs` are what must be read of a view from across the room. `says` tells what an action does
    (words `<slug>.does.<code>`), `chain` which cards of the hand can follow the one it lays.
    `owed` is what seats owe. What is `aloud` is shouted: its button is large, and the seat's own
    key does the same. Where there is a `banner` the sign of a colour is a card of its own, below
    the piles.
    `bout` is what is being thrown, or has just been thrown, in a view, and `stake` what for
    (`<slug>.stake.<code>`). `pack` is the name under which the pack is drawn, "" for the French
    one.

    `marker` tells before whom a marker lies that goes round the table; it is no card, but has a
    face of its own in the pack (`MARKER`) and is called `<slug>.marker`. `task` is what there is
    to do now, `tally` how the seats stand, `track` what whoever looks has collected. `powers` are
    what a card in the hand of whoever looks is good for, by the code with which such actions
    begin; they are called `<slug>.power.<code>`, with `<slug>.power.<code>.when` for when they
    can be had, and together `<slug>.powers` and `<slug>.powers.note`; `power_art` is drawn beside.
    What is said with the code `declares` ends a deal, and is celebrated with the cards of the seat
    that says it; to whom nothing else is left it is said for them after a while.
    """

    ground: str
    spots: tuple[Spot, ...]
    room: tuple[Piece, ...]
    standing: Callable[[Any, Seat], Standing] = all_in
    signs: Callable[[Any], tuple[Sign, ...]] = no_signs
    says: Callable[[Any, Any], Reason | None] = says_nothing
    chain: Callable[[Any, Any], tuple[Card, ...]] = opens_nothing
    owed: Callable[[Any], tuple[Owing, ...]] = owes_nothing
    aloud: Callable[[Any], bool] = quiet
    banner: bool = False
    bout: Callable[[Any], Bout | None] = no_bout
    stake: Callable[[Any], Reason | None] = no_stake
    pack: str = ""
    marker: Callable[[Any], Seat | None] = no_marker
    task: Callable[[Any], Task | None] = no_task
    tally: Callable[[Any], Tally | None] = no_tally
    track: Callable[[Any], Track | None] = no_track
    powers: Callable[[Any], tuple[str, ...]] = no_powers
    power_art: str = ""
    declares: str = ""
    tableau: Tableau | None = None

    @property
    def has_hands(self) -> bool:
        """Whether seats hold cards that only they see."""
        return any(spot.spread is Spread.FAN for spot in self.spots)

    @property
    def few_held(self) -> bool:
        """Whether those are so few that they can lie side by side."""
        return any(spot.spread is Spread.FAN and spot.room for spot in self.spots)

    @property
    def only_throws(self) -> bool:
        """Whether nothing lies on it: all that happens is thrown."""
        return not self.spots
