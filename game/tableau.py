"""What a table says at which cards are placed in secret, turned together, and then resolved.

Everybody puts the cards of their hand into slots, all at once; then the cards that lie open act in
an order. How that looks is for the scenes; here is what they must know of a game.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any

from game.cards import Card
from game.errors import Reason
from game.moves import Action
from game.zones import Place, Seat


class Feat(Enum):
    """What acting looks like: a kind of set piece, whatever the card is called."""

    SWALLOW = "swallow"
    STORM = "storm"
    CHALLENGE = "challenge"
    HUNT = "hunt"
    STEAL = "steal"
    SWAP = "swap"
    BREAK = "break"


@dataclass(frozen=True, slots=True)
class Rank:
    """One step of the order, with the drawing `power_<code>`.

    It is called `<slug>.power.<code>`, what it does is `<slug>.power.<code>.does`. The reasons that
    tell of it begin with its code and a dot. Before its step comes, its holder is told to wait by
    `<slug>.order.<waits>`.
    """

    code: str
    feat: Feat
    waits: str = "waits"


@dataclass(frozen=True, slots=True)
class Slot:
    """Where one card of a tableau goes.

    It is called `<slug>.slot.<code>`, what it does is `<slug>.slot.<code>.note`, and its letter is
    `<slug>.key.<code>`.
    """

    code: str
    place: Place


@dataclass(frozen=True, slots=True)
class Tableau:
    """The order, and what follows from a view.

    `slots` are those that can be filled now, `build` is what setting these cards, one a slot, comes
    to. `kept` is the own card that was left over from the last tableau. `rank` is the code of the
    order's step at which a card acts, "" for none. `acts` is the step that is being resolved, and
    whose card that is. `asks` is what the seat whose turn it is has to say
    (`<slug>.asks.<code>`, with {name}, and `.note`), `against` whom an action goes against.
    """

    order: tuple[Rank, ...]
    slots: Callable[[Any], tuple[Slot, ...]]
    build: Callable[[tuple[Card, ...]], Action]
    kept: Callable[[Any], Card | None]
    rank: Callable[[Any], str]
    acts: Callable[[Any], tuple[str, Seat] | None]
    asks: Callable[[Any], Reason | None]
    against: Callable[[Any], Seat | None]
