"""What every tableau is worth, against what the others are likely to flip; in cards won.

It counts the cards that are gone, deals those that are not to the others many times over, lets
them choose by rule of thumb, and sees which of its own cards would win how much.
"""

from random import Random
from typing import Final

from game.bots.search_bot import Effort
from game.games.motor_city_showdown.actions import Tableau
from game.games.motor_city_showdown.guessing import unseen
from game.games.motor_city_showdown.middle import Shown, share, shown
from game.games.motor_city_showdown.pack import MotorCard, Power
from game.games.motor_city_showdown.prospect import FIRST, Prospect, power_worth, prospect_of
from game.games.motor_city_showdown.state import MotorView
from game.games.motor_city_showdown.thumb import arrange, best_pair, built, keep_worth, worths
from game.zones import Place

EFFORT: Final = Effort(playouts=90, a_slice=90)
"""So many guesses of what the others flip, all in one go."""

WAITS, READY, SPENT = 2.0, 4.0, 0.8
"""How far from the rule of thumb it is to keep a Ravenous or a Scarecrow (see _keep_worth)."""


class Others:
    """What the others in a hand may flip and keep, as far as this view's seat can know."""

    def __init__(self, view: MotorView, rng: Random) -> None:
        self._ahead = prospect_of(view)
        self._hidden = [card.code for card in unseen(view)]
        self._first = view.known.round == 1
        self._draw = rng.random
        barns = self._ahead.barns
        self._prizes = [
            max(won for other, won in enumerate(barns) if other != rival)
            for rival in self._ahead.rivals
        ]

    def choose(self) -> list[tuple[str, str]]:
        """What each of them flips and keeps, in one world that may be true."""
        hidden, draw, count = self._hidden, self._draw, len(self._hidden)
        need = FIRST if self._first else FIRST + self._ahead.size - 1
        chosen = []
        for number, prize in enumerate(self._prizes):
            start = number * need
            for place in range(start, start + need):
                other = place + int(draw() * (count - place))
                hidden[place], hidden[other] = hidden[other], hidden[place]
            hand = hidden[start : start + FIRST]
            if not self._first:  # it had kept the best of an earlier hand
                _, hole = arrange(hand, prize, final=False)
                hand = [hand[hole], *hidden[start + FIRST : start + need]]
            flip, hole = arrange(hand, prize, final=self._ahead.final)
            chosen.append((hand[flip], hand[hole]))
        return chosen


def best_tableau(view: MotorView, rng: Random) -> Tableau:
    """The tableau that brings the seat of this view most."""
    ahead, others = prospect_of(view), Others(view, rng)
    flips: list[Shown | None] = []
    holes: list[Shown | None] = []
    for _ in range(EFFORT.playouts):
        chosen = others.choose()
        flips.append(shown([flip for flip, _ in chosen]))
        if ahead.final:
            holes.append(shown([hole for _, hole in chosen]))
    hand = view.own(Place.HAND)
    shares = [share(card, flips) for card in hand]
    to_flip = [_flip_worth(*pair, ahead) for pair in zip(hand, shares, strict=True)]
    if ahead.final:
        shares = [share(card, holes) for card in hand]
        to_keep = [_hammer_worth(*pair, ahead) for pair in zip(hand, shares, strict=True)]
    else:
        to_keep = [_keep_worth(card, ahead) for card in hand]
    return built(hand, *best_pair(to_flip, to_keep))


def gives_away(view: MotorView, rng: Random) -> bool:
    """Whether the own Hole or HAMMER is worse than what the others are likely to have."""
    ahead, others = prospect_of(view), Others(view, rng)
    _, worth = worths(ahead.prize, final=ahead.final)
    holes = [hole for _ in range(EFFORT.playouts) for _, hole in others.choose()]
    (own,) = view.own(Place.HOLE)
    return worth[own.code] * len(holes) < sum(worth[hole] for hole in holes)


# -- the own cards -----------------------------------------------------------------------------


def _flip_worth(card: MotorCard, part: float, ahead: Prospect) -> float:
    """As the Flip card of this turn, if its symbol wins that part of what is in the middle."""
    stake = ahead.active + ahead.pot
    if card.power is Power.HOLE:
        return stake + ahead.combat * (ahead.active - 1)
    return part * stake + power_worth(card, ahead)


def _hammer_worth(card: MotorCard, part: float, ahead: Prospect) -> float:
    """As the HAMMER."""
    share_of_all = 1.0 if card.power is Power.HOLE else part
    return share_of_all * ahead.active + power_worth(card, ahead, hammer=True)


def _keep_worth(card: MotorCard, ahead: Prospect) -> float:
    """As the Hole, for a later turn.

    What is stolen before the Bison has come makes a barn that it comes for. After that a Ravenous
    waits only for a barn that is full enough. A Scarecrow wins as much now as ever.
    """
    worth = keep_worth(card)
    match card.power:
        case Power.RAVENOUS if ahead.lurks:
            return worth + WAITS
        case Power.RAVENOUS if card.number <= ahead.prize:
            return worth - READY
        case Power.SCARECROW:
            return worth - SPENT
        case _:
            return worth
