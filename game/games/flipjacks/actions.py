"""What a player can do in their turn, and what anybody can shout."""

from dataclasses import dataclass, field
from enum import Enum
from functools import cache

from game.cards import FrenchCard, Rank, read_french_cards
from game.errors import NotationError
from game.moves import Action
from game.zones import Place, Seat


class Colour(Enum):
    """The two colours of the suits."""

    BLACK = "black"
    RED = "red"


def colour_of(card: FrenchCard) -> Colour:
    """Red for hearts and diamonds."""
    return Colour.RED if card.suit.red else Colour.BLACK


@dataclass(frozen=True, slots=True)
class Play:
    """Lay one card, or two of one rank and colour (FJ-17). `names` is the colour an Ace demands."""

    cards: tuple[FrenchCard, ...]
    names: Colour | None = None
    code: str = field(init=False)

    def __post_init__(self) -> None:
        faces = "".join(card.code for card in self.cards)
        named = "" if self.names is None else f"={self.names.value}"
        object.__setattr__(self, "code", f"play:{faces}{named}")

    @property
    def rank(self) -> Rank:
        """That of all its cards."""
        return self.cards[0].rank

    @property
    def touched(self) -> str:
        """The card that the player touches; of two, the one that goes first."""
        return self.cards[0].code


@dataclass(frozen=True, slots=True)
class Draw:
    """Take a card from the stock, and let the turn go (FJ-13, FJ-14)."""

    code: str = "draw"
    touched: str = Place.STOCK.value


@dataclass(frozen=True, slots=True)
class Pass:
    """Let the turn go: nothing can be played, and nothing drawn (FJ-25)."""

    code: str = "pass"


@dataclass(frozen=True, slots=True)
class Call:
    """Say "last card": after the play that leaves one, or armed before it (FJ-21)."""

    code: str = "call"


@dataclass(frozen=True, slots=True)
class OwnUp:
    """Draw one for a call forgotten, and take the turn as usual (FJ-22)."""

    code: str = "own_up"


@dataclass(frozen=True, slots=True)
class Catch:
    """Say "caught you" to a seat that forgot to call (FJ-21)."""

    seat: Seat
    code: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "code", f"catch:{self.seat}")


play_of = cache(Play)
"""The one Play of these cards and this colour."""

catch_of = cache(Catch)
"""The one Catch of this seat."""

DRAW, PASS, CALL, OWN_UP = Draw(), Pass(), Call(), OwnUp()

_PLAIN: dict[str, Action] = {action.code: action for action in (DRAW, PASS, CALL, OWN_UP)}


def read_action(text: str) -> Action:
    """The action of this code. Raises NotationError."""
    head, _, tail = text.partition(":")
    match head:
        case "play":
            return _read_play(tail)
        case "catch" if tail.isdecimal():
            return catch_of(int(tail))
        case _ if text in _PLAIN:
            return _PLAIN[text]
        case _:
            raise NotationError(f"not an action: {text!r}")


def _read_play(text: str) -> Play:
    faces, equals, named = text.partition("=")
    cards = read_french_cards(faces)
    colours = {colour.value: colour for colour in Colour}
    if not cards or (equals and named not in colours):
        raise NotationError(f"not a play: {text!r}")
    return play_of(cards, colours.get(named))
