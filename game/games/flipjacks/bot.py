"""The bots. They see what their seat may see, and shout after a moment, like people.

Easy lays the first card that fits. Normal lays the lowest, two at once where it can, and keeps
Aces and Jacks for when nothing else goes. Hard remembers every card it saw, and searches.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from game.bots.bot import Reflex, Thought
from game.bots.reflex import Hands
from game.errors import Reason
from game.games.flipjacks.actions import OWN_UP, Call, Draw, Pass, Play, play_of
from game.games.flipjacks.hints import why
from game.games.flipjacks.house import CALL_MS, CATCH_MS
from game.games.flipjacks.packed import ACES, DEMANDS, cards_in, limits_of, mask_of
from game.games.flipjacks.playout import lowest_and_twin, named_demand, special
from game.games.flipjacks.search import think
from game.games.flipjacks.state import FlipjacksView
from game.moves import Action

CALLING: Final = Hands(420, 90, 140, miss=0, false=0, false_tempting=0)
"""How long a bot takes to say "last card" once it has played."""

CATCHING: Final = Hands(650, 120, 200, miss=0, false=0, false_tempting=0)
"""How long it takes to notice that somebody forgot to."""

THINKING: Final = Hands(900, 180, 300, miss=0, false=0, false_tempting=0)
"""How long it takes over its turn."""

HURRY_MS: Final = 100.0
"""A bot that means to shout does so at the latest so long before the time is up (FJ-36)."""


@dataclass(frozen=True, slots=True)
class Player(ABC):
    """What all levels share. `calls` is the share it makes in time, `catches` the share it sees."""

    calls: float
    catches: float

    def choose(self, view: FlipjacksView, legal: Sequence[Action], rng: Random) -> Action | Thought:
        """A play or a draw; a forgotten call is owned up to, unless a draw pays for it anyway.

        Nobody is asked for a choice while it can only shout; the answer would be to do so.
        """
        choices = [action for action in legal if isinstance(action, Play | Draw | Pass)]
        if not choices:
            return legal[0]
        if OWN_UP in legal:
            playable = any(isinstance(action, Play) for action in choices)
            return OWN_UP if playable else choices[0]
        if len(choices) == 1:
            return choices[0]
        return self.pick(view, choices, rng)

    @abstractmethod
    def pick(self, view: FlipjacksView, choices: Sequence[Action], rng: Random) -> Action | Thought:
        """One of several plays, or of plays and a draw."""

    def think_ms(self, view: FlipjacksView, rng: Random) -> float:
        """Longer than a reaction, shorter than a yawn."""
        del view
        return THINKING.reaction_ms(rng)

    def reflexes(self, view: FlipjacksView, claim: Action, rng: Random) -> tuple[Reflex, ...]:
        """To call in time, to catch: decided once, as soon as it can be."""
        del view
        calls = isinstance(claim, Call)
        if rng.random() >= (self.calls if calls else self.catches):
            return ()
        hands, latest_ms = (CALLING, CALL_MS) if calls else (CATCHING, CATCH_MS)
        return (Reflex(min(hands.reaction_ms(rng), latest_ms - HURRY_MS), claim),)


class Easy(Player):
    """Takes what comes."""

    __slots__ = ()

    def pick(self, view: FlipjacksView, choices: Sequence[Action], rng: Random) -> Action:
        """The card that it has held longest; any colour for an Ace; never two cards at once."""
        plays = [play for play in choices if isinstance(play, Play) and len(play.cards) == 1]
        hand = view.hands[view.board.turn]
        first = min(plays, key=lambda play: hand.index(play.cards[0]))
        named = [play for play in plays if play.cards == first.cards]
        return named[int(rng.random() * len(named))]


class Normal(Player):
    """Plays well what it sees, and remembers nothing."""

    __slots__ = ()

    def pick(self, view: FlipjacksView, choices: Sequence[Action], rng: Random) -> Action:
        """The lowest card with its twin; an Ace, or else a Jack, only where nothing else goes."""
        del rng
        return plain_play(view, choices)


class Hard(Player):
    """Remembers all, and searches."""

    __slots__ = ()

    def pick(self, view: FlipjacksView, choices: Sequence[Action], rng: Random) -> Thought:
        """What a plain player lays, unless something else wins more of its playouts."""
        favourite = plain_play(view, choices)
        ranked = sorted(choices, key=lambda action: action != favourite)
        return Thought(think(view, ranked, rng))

    def why(self, view: FlipjacksView, action: Action) -> Reason:
        """What speaks for this."""
        return why(view, action)


def plain_play(view: FlipjacksView, choices: Sequence[Action]) -> Play:
    """What a plain player lays of these; the same as in a playout."""
    board = view.board
    able = mask_of(tuple(play.cards[0] for play in choices if isinstance(play, Play)))
    ordinary = able & limits_of(board.house).ordinary
    cards = lowest_and_twin(ordinary) if ordinary else special(able)
    left = mask_of(tuple(filter(None, view.hands[board.turn]))) & ~cards
    named = None
    if cards & ACES and left and not board.house.ace_frees_colour:
        named = DEMANDS[named_demand(left, len(view.hands))]
    return play_of(cards_in(cards), named)


EASY: Final = Easy(calls=0.8, catches=0.3)
NORMAL: Final = Normal(calls=0.95, catches=0.6)
HARD: Final = Hard(calls=1.0, catches=0.9)
