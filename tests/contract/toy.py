"""A game that nobody would play: it has all five kinds of node, hidden hands, and little else.

In every round all lay a card in secret; then one seat draws, passes or throws a card away;
then there is a race for a point. It holds the house to what games to come will ask of it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial
from random import Random

from game.bots.bot import Bot, Reflex
from game.bots.random_bot import RandomBot
from game.cards import Card, FrenchCard, french_pack, read_french_cards, write_cards
from game.chance import shuffled_order
from game.errors import IllegalAction, NotationError, Reason
from game.events import (
    Claimed,
    Event,
    MatchEnded,
    Passed,
    Scored,
    Shuffled,
    Slide,
    Thrown,
    TurnBegan,
    Verdict,
)
from game.moves import Action, Lapse, Move, Shuffle, Void
from game.nodes import Chance, End, Node, Race, Terms, Throw, Turn
from game.options import Chair, Options, Setup
from game.outcome import Outcome
from game.race import claimant, first
from game.rules import Game, GameInfo, Level, Step
from game.table import Table
from game.zones import DISCARD, STOCK, Layout, Place, Seat, Zone, zone_of

PACK = french_pack()[:13]
DEALT = 3
NO = Reason("no", "TOY-01")
Cards = tuple[FrenchCard, ...]


@dataclass(frozen=True, slots=True, order=True)
class Word:
    """Any action of the toy, by its code."""

    code: str


GRAB, NEXT, DRAW, PASS = Word("grab"), Word("next"), Word("draw"), Word("pass")


class Phase(Enum):
    DEAL = "deal"
    THROW = "throw"
    CHOOSE = "choose"
    RACE = "race"
    WON = "won"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Open:
    """What everybody sees."""

    chairs: tuple[Chair, ...]
    phase: Phase
    turn: Seat
    round: int
    number: int
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class State:
    open: Open
    stock: Cards
    hands: tuple[Cards, ...]
    discard: Cards


@dataclass(frozen=True, slots=True)
class View:
    """`hand` is empty for an onlooker."""

    open: Open
    seat: Seat | None
    stock: int
    hand: Cards
    counts: tuple[int, ...]
    discard: Cards


@dataclass(frozen=True, slots=True)
class Times:
    """How a race of the toy runs."""

    ready_ms: float = 500.0
    ends_ms: float | None = 2000.0
    fair_ms: float = 200.0
    tie_ms: float = 4.0


class ToyRules:
    """The rules of the toy. After so many `rounds` most points win."""

    def __init__(self, times: Times, rounds: int) -> None:
        self.times = times
        self.rounds = rounds
        self.info = GameInfo(
            slug="toy",
            rules_version=1,
            seats=range(2, 5),
            pack=PACK,
            options=(),
            longest=400,
            scores=(0, rounds),
            minutes=1,
            age=3,
            order=99,
        )

    def start(self, setup: Setup) -> State:
        seats = len(setup.chairs)
        opened = Open(setup.chairs, Phase.DEAL, setup.dealer, 1, 1, (0,) * seats)
        return State(opened, PACK, ((),) * seats, ())

    def node(self, state: State) -> Node:
        opened, seats = state.open, tuple(range(len(state.hands)))
        match opened.phase:
            case Phase.DEAL:
                return Chance(STOCK, len(state.stock))
            case Phase.THROW:
                return Throw(tuple(seat for seat in seats if state.hands[seat]))
            case Phase.CHOOSE:
                return Turn(opened.turn)
            case Phase.RACE | Phase.WON:
                return Race(
                    number=opened.number,
                    seats=seats,
                    turner=opened.turn,
                    prize=opened.phase is Phase.RACE,
                    ends_ms=self.times.ends_ms,
                    offsets_ms=(0.0,) * len(seats),
                    terms=self._terms(opened.chairs),
                )
            case Phase.OVER:
                most = max(opened.points)
                winners = tuple(seat for seat in seats if opened.points[seat] == most)
                return End(Outcome(winners, opened.points, Reason("points", "TOY-02")))

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return _legal(self.view(state, seat), seat)

    def apply(self, state: State, moves: Sequence[Move]) -> Step[State]:
        node, events = self.node(state), list[Event]()
        for move in moves:
            if move.seat is not None and move.action not in self.legal(state, move.seat):
                raise IllegalAction(NO)
        match node, moves[0].action:
            case Chance(), Shuffle(order) if len(order) == len(state.stock):
                state = _deal(state, order, events)
            case Throw(), Word() | Lapse():
                state = _lay(state, moves, events)
            case Turn(seat), Word(code) if len(moves) == 1:
                state = _choose(state, seat, code, events)
            case Race(), Word("grab"):
                state = _grab(state, node, moves, events)
            case Race(), Word("next") if moves[0].at_ms >= self.times.ready_ms:
                state = self._next_round(state, events)
            case Race(ends_ms=float(ends_ms)), Lapse() if moves[0].at_ms >= ends_ms:
                state = self._next_round(state, events)
            case Race(prize=True), Void():
                state = replace(state, open=replace(state.open, number=state.open.number + 1))
            case _:
                raise IllegalAction(NO)
        return Step(state, tuple(events))

    def refuse(self, view: View, seat: Seat, touched: str) -> Reason:
        return Reason("no", "TOY-01", (("seat", seat), ("touched", touched), ("of", view.stock)))

    def view(self, state: State, seat: Seat | None) -> View:
        hand = () if seat is None else state.hands[seat]
        counts = tuple(map(len, state.hands))
        return View(state.open, seat, len(state.stock), hand, counts, state.discard)

    def layout(self, view: View) -> Layout:
        hands = {
            zone_of(Place.HAND, seat): view.hand if seat == view.seat else (None,) * count
            for seat, count in enumerate(view.counts)
        }
        return {STOCK: (None,) * view.stock, DISCARD: view.discard, **hands}

    def cards(self, state: State) -> Mapping[Zone, tuple[Card, ...]]:
        hands = {zone_of(Place.HAND, seat): hand for seat, hand in enumerate(state.hands)}
        return {STOCK: state.stock, DISCARD: state.discard, **hands}

    def guess(self, view: View, rng: Random) -> State:
        seen = {*view.hand, *view.discard}
        unseen = [card for card in PACK if card not in seen]
        unseen = [unseen[place] for place in shuffled_order(len(unseen), rng)]
        hands = []
        for seat, count in enumerate(view.counts):
            hand = view.hand if seat == view.seat else tuple(unseen[:count])
            hands.append(hand)
            unseen = unseen if seat == view.seat else unseen[count:]
        return State(view.open, tuple(unseen), tuple(hands), view.discard)

    def write(self, state: State) -> str:
        opened = state.open
        chairs = ",".join(f"{chair.bot or '-'}+{chair.head_start_ms}" for chair in opened.chairs)
        points = ",".join(map(str, opened.points))
        cards = "/".join(map(write_cards, (state.stock, state.discard, *state.hands)))
        numbers = f"{opened.turn} {opened.round} {opened.number}"
        return f"{chairs} {opened.phase.value} {numbers} {points} {cards}"

    def read(self, text: str) -> State:
        try:
            chairs, phase, turn, number_of_round, number, points, cards = text.split()
            stock, discard, *hands = map(read_french_cards, cards.split("/"))
            opened = Open(
                tuple(map(_read_chair, chairs.split(","))),
                Phase(phase),
                int(turn),
                int(number_of_round),
                int(number),
                tuple(map(int, points.split(","))),
            )
        except ValueError as error:
            raise NotationError(str(error)) from error
        return State(opened, stock, tuple(hands), discard)

    def read_action(self, text: str) -> Action:
        if not text:
            raise NotationError("no action")
        return Word(text)

    def _terms(self, chairs: tuple[Chair, ...]) -> Terms:
        times = self.times
        setup = Setup(chairs, Options((), {}))
        return Terms(
            claim=GRAB,
            turn=NEXT,
            ready_ms=times.ready_ms,
            fair_ms=times.fair_ms,
            tie_ms=times.tie_ms,
            head_starts_ms=setup.head_starts_ms,
            bots=setup.bots,
        )

    def _next_round(self, state: State, events: list[Event]) -> State:
        opened = state.open
        over = opened.round == self.rounds
        phase = Phase.THROW if any(state.hands) else Phase.CHOOSE
        phase = Phase.OVER if over else phase
        opened = replace(opened, phase=phase, round=opened.round + 1, number=opened.number + 1)
        after = replace(state, open=opened)
        if over:
            node = self.node(after)
            assert isinstance(node, End)
            events += [Scored(opened.points), MatchEnded(node.outcome)]
        return after


def _read_chair(text: str) -> Chair:
    who, _, head_start_ms = text.partition("+")
    return Chair(None if who == "-" else who, int(head_start_ms))


def _legal(view: View, seat: Seat) -> tuple[Action, ...]:
    opened = view.open
    drops = [Word(f"drop:{card.code}") for card in view.hand]
    match opened.phase:
        case Phase.THROW:
            return tuple(sorted(Word(card.code) for card in view.hand))
        case Phase.CHOOSE if opened.turn == seat:
            return tuple(sorted([*([DRAW] if view.stock else []), PASS, *drops]))
        case Phase.RACE | Phase.WON:
            return (GRAB, NEXT) if opened.turn == seat else (GRAB,)
        case _:
            return ()


def _deal(state: State, order: tuple[int, ...], events: list[Event]) -> State:
    stock = tuple(state.stock[place] for place in order)
    events.append(Shuffled(STOCK, len(stock)))
    hands = []
    for seat in range(len(state.hands)):
        hand, stock = stock[-1 : -DEALT - 1 : -1], stock[:-DEALT]
        hands.append(hand)
        events.append(Slide(STOCK, zone_of(Place.HAND, seat), hand, frozenset({seat})))
    opened = replace(state.open, phase=Phase.THROW)
    return replace(state, stock=stock, hands=tuple(hands), open=opened)


def _lay(state: State, moves: Sequence[Move], events: list[Event]) -> State:
    hands, discard = list(state.hands), state.discard
    for move in moves:
        if move.seat is not None:
            hand = hands[move.seat]
            card = next(card for card in hand if card.code == move.action.code)
            hands[move.seat] = tuple(other for other in hand if other is not card)
            discard = (*discard, card)
            events.append(Thrown(move.seat, card.code))
            events.append(Slide(zone_of(Place.HAND, move.seat), DISCARD, (card,), None))
    events.append(TurnBegan(state.open.turn))
    opened = replace(state.open, phase=Phase.CHOOSE)
    return replace(state, hands=tuple(hands), discard=discard, open=opened)


def _choose(state: State, seat: Seat, code: str, events: list[Event]) -> State:
    hands, stock, discard = list(state.hands), state.stock, state.discard
    if code == "draw":
        card, stock = stock[-1], stock[:-1]
        hands[seat] = (*hands[seat], card)
        events.append(Slide(STOCK, zone_of(Place.HAND, seat), (card,), frozenset({seat})))
    elif code == "pass":
        events.append(Passed(seat))
    else:
        card = next(card for card in hands[seat] if card.code == code.removeprefix("drop:"))
        hands[seat] = tuple(other for other in hands[seat] if other is not card)
        discard = (*discard, card)
        events.append(Slide(zone_of(Place.HAND, seat), DISCARD, (card,), None))
    opened = replace(state.open, phase=Phase.RACE)
    return replace(state, hands=tuple(hands), stock=stock, discard=discard, open=opened)


def _grab(state: State, race: Race, moves: Sequence[Move], events: list[Event]) -> State:
    """Early and late ones are ignored; of all others the first has a point, and the turn."""
    fair = [move for move in moves if race.prize and move.at_ms >= race.terms.fair_ms]
    winner = first(race, fair).winner if fair else None
    for move in moves:
        verdict = Verdict.WON if move is winner else Verdict.IGNORED
        events.append(Claimed(claimant(move), move.at_ms, move.at_ms, verdict))
    if winner is None:
        return state
    points, seat = list(state.open.points), claimant(winner)
    points[seat] += 1
    opened = replace(state.open, phase=Phase.WON, points=tuple(points), turn=seat)
    return replace(state, open=opened)


@dataclass(slots=True)
class FixedBot:
    """Does the first thing it may, after thinking so long; claims at these times."""

    claims_ms: tuple[float, ...] = ()
    thinks_ms: float = 0.0
    asked: int = 0

    def choose(self, view: object, legal: Sequence[Action], rng: Random) -> Action:
        del view, rng
        self.asked += 1
        return legal[0]

    def think_ms(self, view: object, rng: Random) -> float:
        del view, rng
        return self.thinks_ms

    def reflexes(self, view: object, claim: Action, rng: Random) -> tuple[Reflex, ...]:
        del view, rng
        return tuple(Reflex(at_ms, claim) for at_ms in self.claims_ms)


def toy(times: Times | None = None, rounds: int = 3, **bots: Bot[View]) -> Game:
    """The toy, with these bots by name and a blind one called "blind"."""
    levels = [Level(name, partial(_same, bot), 0.0) for name, bot in bots.items()]
    levels.append(Level("blind", RandomBot, 0.0))
    table = Table("house", (), ())
    return Game(ToyRules(times or Times(), rounds), table, tuple(levels), lambda _: ())


def _same(bot: Bot[View]) -> Bot[View]:
    return bot
