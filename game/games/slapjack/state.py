"""A position: what all see of it, and what nobody sees."""

from game.cards import FrenchCard, Rank
from game.games.slapjack.house import House
from game.options import Setup
from game.outcome import Outcome
from game.value import value
from game.zones import Seat

Pile = tuple[FrenchCard, ...]
"""Cards from the lowest up; the last is on top."""

PACK = -1
"""What `shuffling` is when the whole pack is to be shuffled and dealt."""


@value
class Shown:
    """A card that was turned, by `seat`, and what slaps have made of it.

    `paid` have paid for slapping it (SJ-12), `slapped` are the seats whose slap on this Jack
    counted, `won` tells whether one of them won the pile.
    """

    card: FrenchCard
    seat: Seat
    paid: frozenset[Seat] = frozenset()
    slapped: frozenset[Seat] = frozenset()
    won: bool = False

    @property
    def to_be_won(self) -> bool:
        """Whether this is a Jack that nobody has won."""
        return self.card.rank is Rank.JACK and not self.won


@value
class SlapjackView:
    """What everybody knows: nobody sees a card before it is turned, not even their own.

    `counts` are the sizes of the seats' piles, `stock` that of the stock. In the centre `buried`
    cards lie face down (SJ-11) under those that lie `face_up`. `still_in` are the seats that play,
    `barred` those that cannot pay (SJ-21), `staked` the card-less ones whose last chance is the
    Jack now shown (SJ-18). `shown` was turned last, `previous` before it. `lead` turns next if it
    has a card, otherwise the next seat that has one. `turned` counts the cards turned so far,
    `elapsed_ms` the time that they lay on top. `reactions_ms` are each seat's latest slaps on
    Jacks. `shuffling` is the seat whose pile is to be shuffled, or PACK: then the stock is, and it
    will be dealt from the seat after `dealer` on.
    """

    setup: Setup
    house: House
    stock: int
    counts: tuple[int, ...]
    buried: int
    face_up: Pile
    still_in: tuple[Seat, ...]
    barred: frozenset[Seat]
    staked: frozenset[Seat]
    shown: Shown | None
    previous: Shown | None
    lead: Seat | None
    turned: int
    elapsed_ms: float
    reactions_ms: tuple[tuple[float, ...], ...]
    shuffling: Seat | None
    dealer: Seat
    outcome: Outcome | None

    @property
    def turner(self) -> Seat | None:
        """Who turns the next card (SJ-03, SJ-08, SJ-18, SJ-25); None if nobody has one."""
        start = self.lead
        if start is None:
            if self.shown is None:
                return None
            start = self.shown.seat + 1
        counts = self.counts
        chairs = len(counts)
        for step in range(chairs):
            seat = (start + step) % chairs
            if counts[seat]:
                return seat
        return None


@value
class SlapjackState:
    """What all see, and the cards that nobody sees; `buried` lie under the centre pile."""

    view: SlapjackView
    stock: Pile
    piles: tuple[Pile, ...]
    buried: Pile


def median_ms(reactions_ms: tuple[float, ...]) -> float:
    """The middle of these times, or of the two in the middle. There must be one."""
    ordered = sorted(reactions_ms)
    middle = len(ordered) // 2
    if len(ordered) % 2:
        return ordered[middle]
    return (ordered[middle - 1] + ordered[middle]) / 2
