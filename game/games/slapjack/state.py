"""A position: what all see of it, and what nobody sees."""

from game.cards import FrenchCard, Rank
from game.games.slapjack.house import House
from game.outcome import Outcome
from game.value import value
from game.zones import Place, Seat, zone_of

Pile = tuple[FrenchCard, ...]
"""Cards from the lowest up; the last is on top."""

JACK = Rank.JACK

PILES = tuple(zone_of(Place.PILE, seat) for seat in range(8))
"""The zones before the seats."""

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
        return self.card.rank is JACK and not self.won

    def paid_by(self, seat: Seat) -> "Shown":
        """The same card, after this seat has paid for it."""
        return Shown(self.card, self.seat, self.paid | {seat}, self.slapped, self.won)

    def slapped_by(self, seats: frozenset[Seat]) -> "Shown":
        """The same Jack, won, after these seats' slaps."""
        return Shown(self.card, self.seat, self.paid, self.slapped | seats, won=True)


@value
class Seats:
    """How the seats stand.

    `still_in` are those that play, `barred` those that cannot pay for a slap (SJ-21), `staked` the
    card-less ones whose last chance is the Jack now shown (SJ-18). `reactions_ms` are each seat's
    latest slaps on Jacks.
    """

    still_in: tuple[Seat, ...]
    barred: frozenset[Seat]
    staked: frozenset[Seat]
    reactions_ms: tuple[tuple[float, ...], ...]


@value
class Backs:
    """Cards in the middle that nobody sees.

    `stock` is how many lie in the stock, `buried` how many in the centre, under the turned ones
    (SJ-11). `shuffling` is the seat whose pile is to be shuffled, or PACK: then the stock is, and
    it will be dealt from the seat after `dealer` on.
    """

    stock: int
    buried: int
    shuffling: Seat | None
    dealer: Seat


@value
class SlapjackView:
    """What everybody knows: nobody sees a card before it is turned, not even their own.

    `counts` are the sizes of the seats' piles, `face_up` the turned cards in the centre, of which
    `shown` was turned last, `previous` before it. `lead` turns next if it has a card, otherwise
    the next seat that has one: so `turner` follows from the rest (`next_turner`), and is None if
    nobody may turn. `turned` counts the cards turned so far, `elapsed_ms` the time that they lay
    on top.
    """

    house: House
    seats: Seats
    backs: Backs
    counts: tuple[int, ...]
    face_up: Pile
    shown: Shown | None
    previous: Shown | None
    lead: Seat | None
    turner: Seat | None
    turned: int
    elapsed_ms: float
    outcome: Outcome | None


@value
class SlapjackState:
    """What all see, and the cards that nobody sees; `buried` lie under the centre pile."""

    view: SlapjackView
    stock: Pile
    piles: tuple[Pile, ...]
    buried: Pile


def next_turner(counts: tuple[int, ...], lead: Seat | None, shown: Shown | None) -> Seat | None:
    """Who has the next card to turn (SJ-03, SJ-08, SJ-18, SJ-25); None if nobody has one."""
    if not any(counts):
        return None
    seat = lead
    if seat is None:
        seat = 0 if shown is None else (shown.seat + 1) % len(counts)
    while not counts[seat]:
        seat = (seat + 1) % len(counts)
    return seat


def with_top_turned(state: SlapjackState, seat: Seat, lay_ms: float) -> SlapjackState:
    """A seat's top card lies on the centre, once the one before it has lain there for `lay_ms`.

    Two of three steps are this one, so the view is made by position, in the order above: by name
    it takes three times as long.
    """
    view, piles, counts = state.view, state.piles, state.view.counts
    card = piles[seat][-1]
    shown = Shown(card, seat)
    counts = (*counts[:seat], counts[seat] - 1, *counts[seat + 1 :])
    turned = SlapjackView(
        view.house,
        view.seats,
        view.backs,
        counts,
        (*view.face_up, card),
        shown,
        view.shown,
        None,
        next_turner(counts, None, shown),
        view.turned + 1,
        view.elapsed_ms + lay_ms,
        None,
    )
    piles = (*piles[:seat], piles[seat][:-1], *piles[seat + 1 :])
    return SlapjackState(turned, state.stock, piles, state.buried)


def median_ms(reactions_ms: tuple[float, ...]) -> float:
    """The middle of these times, or of the two in the middle. There must be one."""
    ordered = sorted(reactions_ms)
    middle = len(ordered) // 2
    if len(ordered) % 2:
        return ordered[middle]
    return (ordered[middle - 1] + ordered[middle]) / 2
