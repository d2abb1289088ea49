"""Three players: one that lays what fits, one with sense, and one that looks ahead."""

from collections.abc import Generator, Sequence
from random import Random
from typing import Final

from game.bots.bot import Reflex, Thought
from game.bots.search_bot import Effort, search
from game.errors import Reason
from game.games.jacks_twos_and_eights.actions import ACTIONS, Do, JacksAction, Play
from game.games.jacks_twos_and_eights.chains import Chain
from game.games.jacks_twos_and_eights.foresight import foresight
from game.games.jacks_twos_and_eights.judgement import Plan, outlook
from game.games.jacks_twos_and_eights.memory import Memory
from game.games.jacks_twos_and_eights.reasons import why
from game.games.jacks_twos_and_eights.state import JacksView, Phase
from game.moves import Action

FIRST_CARD_MS, NEXT_CARD_MS, HESITATION_MS = 800.0, 350.0, 500.0
"""How long a card takes, and up to how much longer."""

EFFORT: Final = Effort(playouts=800, a_slice=32, doubt=0.7)
PLANS: Final = 8
"""How many plans are looked into, besides laying nothing."""


class _AtHumanPace:
    """What all three have in common: they take their time, and there are no races."""

    def think_ms(self, view: JacksView, rng: Random) -> float:
        """Longer over the first card of a turn than over those that follow it."""
        going_on = view.known.phase is Phase.LAID
        return (NEXT_CARD_MS if going_on else FIRST_CARD_MS) + HESITATION_MS * rng.random()

    def reflexes(self, view: JacksView, claim: Action, rng: Random) -> tuple[Reflex, ...]:
        """None: nobody races here."""
        del view, claim, rng
        return ()


class Easy(_AtHumanPace):
    """Lays the first thing that fits, goes on with pairs only, and forgets what can be answered."""

    def choose(self, view: JacksView, legal: Sequence[Action], rng: Random) -> Action:
        """The card that has been in the hand longest; a Jack names its own suit."""
        del rng
        plays = {
            play.face.code: play
            for play in legal
            if isinstance(play, Play) and play.named in (None, play.face.suit)
        }
        phase, rank = view.known.phase, view.discard[-1].rank
        if phase is not Phase.ANSWERING:
            for card in view.hand:
                if card.code in plays and (phase is not Phase.LAID or card.rank is rank):
                    return plays[card.code]
        return next(action for action in legal if not isinstance(action, Play))


class Normal(_AtHumanPace):
    """Knows every chain of its hand, and what ending a turn like that is worth."""

    def choose(self, view: JacksView, legal: Sequence[Action], rng: Random) -> Action:
        """The first card of the best chain."""
        del rng
        if len(legal) == 1:
            return legal[0]
        best = outlook(view).plans()[0]
        return best.plays[0] if isinstance(best, Chain) else best


class Hard(_AtHumanPace):
    """Plays the likeliest chains on from many guessed worlds, and carries out what it decided."""

    def __init__(self) -> None:
        self._memory = Memory()
        self._rest: tuple[JacksAction, ...] = ()
        self._when = NEVER

    def watch(self, view: JacksView) -> None:
        """Keep in mind what the others have shown that they do not hold."""
        self._memory.watch(view)

    def choose(self, view: JacksView, legal: Sequence[Action], rng: Random) -> Action | Thought:
        """What was decided for this turn; else to go out; else what looking ahead says."""
        if self._rest and self._when == _when(view):
            return self._decide(view, self._rest)
        if len(legal) == 1:
            return legal[0]
        return Thought(self._think(view, rng))

    def why(self, view: JacksView, action: Action) -> Reason:
        """What speaks for this."""
        return why(view, ACTIONS[action.code])

    def _think(self, view: JacksView, rng: Random) -> Generator[None, None, Action]:
        ahead = outlook(view)
        ranked = ahead.plans()
        plans = next(([plan] for plan in ranked if _goes_out(plan)), ranked[:PLANS])
        if len(plans) == PLANS and ahead.instead not in plans:
            plans.append(ahead.instead)
        sight = foresight(view, ahead, self._memory, rng)
        plan = yield from search(plans, sight.guess, sight.worth, EFFORT)
        return self._decide(view, (*plan.plays, Do.PASS) if isinstance(plan, Chain) else (plan,))

    def _decide(self, view: JacksView, actions: tuple[JacksAction, ...]) -> JacksAction:
        """Do the first of these; the rest follow when each card lies."""
        number, turns, laid = _when(view)
        self._rest, self._when = actions[1:], (number, turns, laid + 1)
        return actions[0]


def _goes_out(plan: Plan) -> bool:
    return isinstance(plan, Chain) and not plan.hand


NEVER: Final = (0, 0, 0)


def _when(view: JacksView) -> tuple[int, int, int]:
    """A moment of a match: the hand, the turn in it, the cards laid so far."""
    return view.known.deal.number, view.known.turns, len(view.discard)
