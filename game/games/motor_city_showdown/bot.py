"""Three players: one that flips what looks big, one with sense, and one that weighs everything."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random

from game.bots.bot import Reflex
from game.bots.thrower import EvenThrower, HabitThrower, ReadingThrower, Thrower
from game.errors import Reason
from game.games.motor_city_showdown import thumb
from game.games.motor_city_showdown.actions import AGAINST, KEEP, SWAPS, Against, Swap, Tableau
from game.games.motor_city_showdown.hints import why
from game.games.motor_city_showdown.pack import Power
from game.games.motor_city_showdown.prospect import prospect_of
from game.games.motor_city_showdown.state import MotorView, Phase
from game.games.motor_city_showdown.weighing import best_tableau, gives_away
from game.moves import Action
from game.zones import Place, Seat

BUILD_MS, DECIDE_MS, HESITATION_MS = 1800.0, 1100.0, 900.0
"""How long a tableau and another decision take, and up to how much longer."""

DENIED = 0.5
"""What a card is worth that the one who leads the match loses."""


class _Player(ABC):
    """What all three have in common: each throws as its thrower does, and takes its time."""

    def __init__(self, thrower: Thrower) -> None:
        self._thrower = thrower

    def choose(self, view: MotorView, legal: Sequence[Action], rng: Random) -> Action:
        """A throw, a tableau, an opponent, or whether to swap."""
        if len(legal) == 1:
            return legal[0]
        match view.known.phase:
            case Phase.THROWING:
                return self._thrower.choose(view, legal, rng)
            case Phase.BUILDING:
                return self._build(view, rng)
            case Phase.NAMING:
                return AGAINST[self._name(view, _seats_in(legal))]
            case _:
                rival = self._swap(view, _seats_in(legal), rng)
                return KEEP if rival is None else SWAPS[rival]

    @abstractmethod
    def _build(self, view: MotorView, rng: Random) -> Tableau:
        """What to flip, fight with and keep."""

    @abstractmethod
    def _name(self, view: MotorView, rivals: Sequence[Seat]) -> Seat:
        """Against whom a power goes."""

    @abstractmethod
    def _swap(self, view: MotorView, rivals: Sequence[Seat], rng: Random) -> Seat | None:
        """With whom the Woodpecker swaps, if with anybody."""

    def think_ms(self, view: MotorView, rng: Random) -> float:
        """Longer over a tableau than over anything else."""
        building = view.known.phase is Phase.BUILDING
        return (BUILD_MS if building else DECIDE_MS) + HESITATION_MS * rng.random()

    def reflexes(self, view: MotorView, claim: Action, rng: Random) -> tuple[Reflex, ...]:
        """None: nobody races here."""
        del view, claim, rng
        return ()


class Easy(_Player):
    """Flips the first card that looks big, keeps any, and strikes whoever sits next."""

    def __init__(self) -> None:
        super().__init__(HabitThrower())

    def _build(self, view: MotorView, rng: Random) -> Tableau:
        hand = view.own(Place.HAND)
        big = [place for place, card in enumerate(hand) if card.power is not None]
        flip = big[0] if big else int(rng.random() * len(hand))
        rest = [place for place in range(len(hand)) if place != flip]
        return thumb.built(hand, flip, rest[int(rng.random() * len(rest))])

    def _name(self, view: MotorView, rivals: Sequence[Seat]) -> Seat:
        assert view.seat is not None
        own, seats = view.seat, view.known.deal.seats
        return min(rivals, key=lambda rival: (rival - own) % seats)

    def _swap(self, view: MotorView, rivals: Sequence[Seat], rng: Random) -> Seat | None:
        del rng
        return self._name(view, rivals)


class Normal(_Player):
    """Knows by rule of thumb what every card is worth, and strikes the fullest barn."""

    def __init__(self) -> None:
        super().__init__(EvenThrower())

    def _build(self, view: MotorView, rng: Random) -> Tableau:
        del rng
        hand = view.own(Place.HAND)
        codes = [card.code for card in hand]
        final = view.known.final > 0
        return thumb.built(hand, *thumb.arrange(codes, prospect_of(view).prize, final=final))

    def _name(self, view: MotorView, rivals: Sequence[Seat]) -> Seat:
        return max(rivals, key=view.in_barn)

    def _swap(self, view: MotorView, rivals: Sequence[Seat], rng: Random) -> Seat | None:
        del rng
        (hole,) = view.own(Place.HOLE)
        poor = thumb.keep_worth(hole) < thumb.SWAP_BELOW
        return max(rivals, key=view.in_barn) if poor else None


class Hard(_Player):
    """Weighs every tableau against what the others may flip, and strikes by the score."""

    def __init__(self) -> None:
        self._reader = ReadingThrower()
        super().__init__(self._reader)

    def recall(self, seat: Seat, memory: str) -> None:
        """Whoever sits there has been met before."""
        self._reader.recall(seat, memory)

    def why(self, view: MotorView, action: Action) -> Reason:
        """What speaks for this."""
        return why(view, action)

    def _build(self, view: MotorView, rng: Random) -> Tableau:
        return best_tableau(view, rng)

    def _name(self, view: MotorView, rivals: Sequence[Seat]) -> Seat:
        leader = _leader(view, rivals)
        most = view.number_shown if view.known.power is Power.RAVENOUS else None

        def gain(rival: Seat) -> tuple[float, bool]:
            cards = view.in_barn(rival) if most is None else min(most, view.in_barn(rival))
            return cards * (1 + DENIED * (rival == leader)), rival == leader

        return max(rivals, key=gain)

    def _swap(self, view: MotorView, rivals: Sequence[Seat], rng: Random) -> Seat | None:
        return _leader(view, rivals) if gives_away(view, rng) else None


def _leader(view: MotorView, rivals: Sequence[Seat]) -> Seat:
    """Who of these stands best in the match, this hand's cards counted."""
    totals = view.known.deal.totals
    return max(rivals, key=lambda rival: totals[rival] + view.in_barn(rival))


def _seats_in(legal: Sequence[Action]) -> list[Seat]:
    """The opponents that may be named."""
    return [action.seat for action in legal if isinstance(action, Against | Swap)]
