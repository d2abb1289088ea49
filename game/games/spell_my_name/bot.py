"""Three players: one that hopes, one that collects, and one that knows when the Bison rides.

Each has a thrower of its own level besides. What is claimed is claimed at once.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Final, TypeVar

from game.bots.bot import Reflex
from game.bots.thrower import EvenThrower, HabitThrower, ReadingThrower, Thrower
from game.errors import Reason
from game.games.spell_my_name.actions import (
    CHALLENGES,
    DISCARDS,
    MOST_HELD,
    PICKS,
    STEALS,
    TAKES,
    Do,
    Steal,
)
from game.games.spell_my_name.hints import why
from game.games.spell_my_name.judgement import (
    helps,
    least_needed,
    likeliest,
    others,
    richest,
    spare_cards,
    useful,
    weakest,
)
from game.games.spell_my_name.pack import BISON
from game.games.spell_my_name.state import Phase, SpellView
from game.moves import Action
from game.zones import Seat

DECISION_MS, CLAIM_MS, HESITATION_MS = 900.0, 350.0, 500.0
"""How long a decision takes, and a claim, and up to how much longer."""

TWO: Final = 2
BUILT: Final = 2
"""Pieces from which an extra turn has something to build on."""

T = TypeVar("T")

FROM_DISCARD, FROM_STOCK = TAKES


class Player(ABC):
    """What all three have in common. Whether the Bison robs somebody is asked first."""

    def __init__(self, thrower: Thrower) -> None:
        self._thrower = thrower

    def choose(self, view: SpellView, legal: Sequence[Action], rng: Random) -> Action:
        """A throw, or what the phase asks for."""
        phase = view.known.phase
        if phase is Phase.THROWING:
            assert view.bout is not None
            assert view.seat is not None
            return self._thrower.throw(view.bout, view.seat, rng)
        if len(legal) == 1:
            return legal[0]
        if phase is Phase.PICKING:
            return _any_of(PICKS[: len(legal)], rng)
        victims = [action.seat for action in legal if isinstance(action, Steal)]
        if victims and (victim := self.robs(view, victims, rng)) is not None:
            return STEALS[victim]
        return self._decide(view, rng)

    def _decide(self, view: SpellView, rng: Random) -> Action:
        match view.known.phase:
            case Phase.CHALLENGING:
                return CHALLENGES[self.challenges(view, rng)]
            case Phase.TAKING:
                return FROM_DISCARD if self.wants_discard(view, rng) else FROM_STOCK
            case Phase.LOST:
                return Do.EXTRA if self.extends(view, rng) else Do.PASS
            case _:
                return DISCARDS[self.drops(view, rng)]

    @abstractmethod
    def robs(self, view: SpellView, victims: Sequence[Seat], rng: Random) -> Seat | None:
        """Whom the Bison robs now, if it rides."""

    @abstractmethod
    def challenges(self, view: SpellView, rng: Random) -> Seat:
        """Whom to throw against."""

    @abstractmethod
    def wants_discard(self, view: SpellView, rng: Random) -> bool:
        """Whether to take what lies open."""

    @abstractmethod
    def drops(self, view: SpellView, rng: Random) -> str:
        """Which of five cards goes, by its code."""

    @abstractmethod
    def extends(self, view: SpellView, rng: Random) -> bool:
        """Whether the Bison goes on with a turn that was lost."""

    def think_ms(self, view: SpellView, rng: Random) -> float:
        """A claim is on the tip of the tongue, and so is a throw."""
        quick = view.known.phase in (Phase.CLAIMING, Phase.THROWING)
        return (CLAIM_MS if quick else DECISION_MS) + HESITATION_MS * rng.random()

    def reflexes(self, view: SpellView, claim: Action, rng: Random) -> tuple[Reflex, ...]:
        """None: nobody races here."""
        del view, claim, rng
        return ()


class Easy(Player):
    """Hopes for the best: sees only half of what lies open, and lets the Bison ride at a whim."""

    NOTICES: Final = 0.5
    WHIM: Final = 0.25

    def __init__(self) -> None:
        super().__init__(HabitThrower())

    def robs(self, view: SpellView, victims: Sequence[Seat], rng: Random) -> Seat | None:
        """Anybody, now and then."""
        del view
        return _any_of(victims, rng) if rng.random() < self.WHIM else None

    def challenges(self, view: SpellView, rng: Random) -> Seat:
        """Anybody."""
        return _any_of(others(view), rng)

    def wants_discard(self, view: SpellView, rng: Random) -> bool:
        """If it is new, and was noticed."""
        return rng.random() < self.NOTICES and helps(view.hand, view.discard[-1])

    def drops(self, view: SpellView, rng: Random) -> str:
        """One of two that are the same, or else the Bison."""
        return _any_of(spare_cards(view.hand), rng).code

    def extends(self, view: SpellView, rng: Random) -> bool:
        """Now and then."""
        del view
        return rng.random() < self.WHIM


class Normal(Player):
    """Collects what spells, and saves the Bison for the fifth card; throws against anybody."""

    def __init__(self) -> None:
        super().__init__(EvenThrower())

    def robs(self, view: SpellView, victims: Sequence[Seat], rng: Random) -> Seat | None:
        """Whoever has most, once all four others are needed."""
        del rng
        ready = view.known.phase is Phase.DISCARDING and useful(view.hand) == MOST_HELD
        return richest(view, victims) if ready else None

    def challenges(self, view: SpellView, rng: Random) -> Seat:
        """Anybody."""
        return _any_of(others(view), rng)

    def wants_discard(self, view: SpellView, rng: Random) -> bool:
        """If it is new, or the Bison."""
        del rng
        return view.discard[-1] is BISON or helps(view.hand, view.discard[-1])

    def drops(self, view: SpellView, rng: Random) -> str:
        """What spells least."""
        del rng
        return least_needed(view).code

    def extends(self, view: SpellView, rng: Random) -> bool:
        """Never: the Bison is worth more later."""
        del view, rng
        return False


class Hard(Player):
    """Knows whom a card helps least, and what the Bison is worth at every moment.

    Between two it rides at once: what is stolen counts twice. Among more an extra turn is better,
    for whoever has something to build on. With an empty hand nearly everything helps, and what
    lies open can wait.
    """

    def __init__(self) -> None:
        self._reader = ReadingThrower()
        super().__init__(self._reader)

    def recall(self, seat: Seat, memory: str) -> None:
        """Whoever sits there has thrown this before."""
        self._reader.recall(seat, memory)

    def robs(self, view: SpellView, victims: Sequence[Seat], rng: Random) -> Seat | None:
        """Between two at any time; else as the fifth card, or after a loss with little to lose."""
        del rng
        phase = view.known.phase
        rides = (
            len(view.counts) == TWO
            or phase is Phase.DISCARDING
            or (phase is Phase.LOST and useful(view.hand) < BUILT)
        )
        return likeliest(view, victims) if rides else None

    def challenges(self, view: SpellView, rng: Random) -> Seat:
        """Whom a card helps least."""
        del rng
        return weakest(view)

    def wants_discard(self, view: SpellView, rng: Random) -> bool:
        """If it is new; the Bison and the Bolt always, and with an empty hand nothing else."""
        del rng
        top = view.discard[-1]
        return top.piece is None or (bool(view.hand) and helps(view.hand, top))

    def drops(self, view: SpellView, rng: Random) -> str:
        """What spells least."""
        del rng
        return least_needed(view).code

    def extends(self, view: SpellView, rng: Random) -> bool:
        """Whenever nobody is robbed instead."""
        del view, rng
        return True

    def why(self, view: SpellView, action: Action) -> Reason:
        """What speaks for this."""
        return why(view, action)


def _any_of(things: Sequence[T], rng: Random) -> T:
    return things[int(rng.random() * len(things))]
