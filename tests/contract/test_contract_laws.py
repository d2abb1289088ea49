"""The laws of every game, checked along matches in which anything may happen."""

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from game.bots.bot import Watches, settled
from game.errors import IllegalAction, NotationError, Reason
from game.events import fold, seen_by
from game.match import Match
from game.moves import Action, Lapse, Move, NextDeal, Shuffle, Void
from game.nodes import Chance, End, Interval, Node, Race, Throw, Turn
from game.record import digest_of, replay
from game.rules import Game
from game.zones import Place, Seat
from tests.contract.journeys import SUBJECTS, Journey, Stop, journeys

SPARSE = 5
"""Costly laws are checked at every fifth step."""


def each_subject(test: Callable[[Game], None]) -> Callable[[Game], None]:
    decorate = pytest.mark.parametrize("game", SUBJECTS, ids=lambda game: game.info.slug)
    decorated: Callable[[Game], None] = decorate(test)
    return decorated


def everybody(journey: Journey) -> list[Seat | None]:
    """All seats, and an onlooker."""
    return [*journey.setup.seats, None]


def some_states(journey: Journey) -> list[Any]:
    return list(journey.states())[::SPARSE]


@each_subject
def test_the_journeys_meet_every_seat_number_and_end_now_and_then(game: Game) -> None:
    walked = journeys(game)
    assert {len(journey.setup.chairs) for journey in walked} == set(game.info.seats)
    assert any(journey.match.over for journey in walked)


@each_subject
def test_somebody_can_act_unless_chance_or_the_clock_does(game: Game) -> None:
    for journey in journeys(game):
        for state in journey.states():
            node = game.rules.node(state)
            if isinstance(node, Chance | Interval | End):
                continue
            if isinstance(node, Race) and node.ends_ms:
                continue
            assert any(game.rules.legal(state, seat) for seat in journey.setup.seats)


@each_subject
def test_legal_actions_are_sorted_unique_and_none_for_who_does_not_act(game: Game) -> None:
    for journey in journeys(game):
        for state in journey.states():
            node = game.rules.node(state)
            for seat in journey.setup.seats:
                codes = [action.code for action in game.rules.legal(state, seat)]
                assert codes == sorted(set(codes))
                assert not codes or acts(node, seat), (seat, codes)
                assert all(" " not in code for code in codes)


def acts(node: Node, seat: Seat) -> bool:
    match node:
        case Turn(turn, shouts):
            return seat == turn or any(seat in shout.seats for shout in shouts)
        case Throw(seats):
            return seat in seats
        case Race(seats=seats, turner=turner):
            return seat in seats or seat == turner
        case Chance() | Interval() | End():
            return False


@each_subject
def test_a_step_leaves_the_position_before_it_as_it_was(game: Game) -> None:
    for journey in journeys(game):
        for stop in list(journey.stops())[::SPARSE]:
            before, written = deepcopy(stop.before), game.rules.write(stop.before)
            again = game.rules.apply(stop.before, stop.entry)
            assert stop.before == before
            assert game.rules.write(stop.before) == written
            assert again == stop.step


@each_subject
def test_what_is_not_legal_is_refused_and_changes_nothing(game: Game) -> None:
    known = {action for journey in journeys(game) for action in actions_of(journey)}
    for journey in journeys(game):
        for state in some_states(journey):
            written = game.rules.write(state)
            for seat in journey.setup.seats:
                for action in known - set(game.rules.legal(state, seat)):
                    refused(game, state, Move(seat, action, 10_000.0))
            node = game.rules.node(state)
            if not isinstance(node, Chance):
                refused(game, state, Move(None, Shuffle((0, 1))))
            if not isinstance(node, Race | Throw):
                refused(game, state, Move(None, Lapse(), 1e9))
            sealed = isinstance(node, Throw) and node.seals and not node.shown
            if not (isinstance(node, Race) and node.prize) and not sealed:
                refused(game, state, Move(None, Void()))
            if not isinstance(node, Interval):
                refused(game, state, Move(None, NextDeal()))
            for strange in (Lapse(), Void(), NextDeal(), Shuffle((1, 0))):
                refused(game, state, Move(0, strange, 10_000.0))
            assert game.rules.write(state) == written


def actions_of(journey: Journey) -> set[Action]:
    return {
        move.action
        for entry in journey.match.record.entries
        for move in entry
        if move.seat is not None
    }


def refused(game: Game, state: Any, move: Move) -> None:  # noqa: ANN401 - any game's position
    with pytest.raises(IllegalAction):
        game.rules.apply(state, (move,))


@each_subject
def test_no_card_is_ever_lost_or_made(game: Game) -> None:
    pack = Counter(game.info.pack)
    for journey in journeys(game):
        for state in journey.states():
            zones = game.rules.cards(state)
            assert Counter(card for cards in zones.values() for card in cards) == pack


@each_subject
def test_what_a_seat_cannot_see_changes_nothing_for_it(game: Game) -> None:
    for journey in journeys(game):
        for number, state in enumerate(some_states(journey)):
            for seat in everybody(journey):
                view = game.rules.view(state, seat)
                guessed = game.rules.guess(view, Random(number))
                assert game.rules.view(guessed, seat) == view
                assert zones_and_sizes(game, guessed) == zones_and_sizes(game, state)
                if seat is not None:
                    assert game.rules.legal(guessed, seat) == game.rules.legal(state, seat)


@each_subject
def test_a_guess_is_not_what_is_true(game: Game) -> None:
    state = next(
        state
        for state in journeys(game)[0].states()
        if not isinstance(game.rules.node(state), Chance)
    )
    guesses = [game.rules.guess(game.rules.view(state, 0), Random(number)) for number in range(9)]
    hidden = bool(game.info.pack)
    assert (len({game.rules.write(guess) for guess in guesses}) > 1) == hidden
    assert any(guess != state for guess in guesses) == hidden


def zones_and_sizes(game: Game, state: Any) -> dict[Any, int]:  # noqa: ANN401 - any position
    return {zone: len(cards) for zone, cards in game.rules.cards(state).items()}


@each_subject
def test_a_bot_decides_by_its_view_alone(game: Game) -> None:
    for journey in journeys(game):
        for number, state in enumerate(some_states(journey)):
            for seat, bot in bots_of(journey):
                view = game.rules.view(state, seat)
                other = game.rules.view(game.rules.guess(view, Random(number)), seat)
                if isinstance(bot, Watches):
                    bot.watch(other)
                legal = game.rules.legal(state, seat)
                if legal:
                    chosen = settled(bot.choose(view, legal, Random(number)))
                    assert chosen in legal
                    assert settled(bot.choose(other, legal, Random(number))) == chosen
                    thinking = bot.think_ms(view, Random(number))
                    assert thinking == bot.think_ms(other, Random(number)) >= 0.0
                for claim in claims_of(game.rules.node(state), seat):
                    reflexes = bot.reflexes(view, claim, Random(number))
                    assert reflexes == bot.reflexes(other, claim, Random(number))
                    assert all(reflex.action == claim for reflex in reflexes)


def claims_of(node: Node, seat: Seat) -> list[Action]:
    match node:
        case Race():
            return [node.claim]
        case Turn(_, shouts):
            return [shout.action for shout in shouts if seat in shout.seats]
        case _:
            return []


def bots_of(journey: Journey) -> list[tuple[Seat, Any]]:
    makers = journey.game.makers
    return [
        (seat, makers[chair.bot]())
        for seat, chair in enumerate(journey.setup.chairs)
        if chair.bot is not None
    ]


@each_subject
def test_what_a_seat_sees_happen_leads_from_what_it_saw_to_what_it_sees(game: Game) -> None:
    rules = game.rules
    for journey in journeys(game):
        for stop in journey.stops():
            for seat in everybody(journey):
                before = rules.layout(rules.view(stop.before, seat))
                after = rules.layout(rules.view(stop.step.state, seat))
                seen = [seen_by(event, seat) for event in stop.step.events]
                assert fold(before, seen) == after, (seat, stop.entry)


@each_subject
def test_a_layout_shows_what_lies_there_and_no_more_backs_than_cards(game: Game) -> None:
    rules = game.rules
    for journey in journeys(game):
        for state in some_states(journey):
            true = rules.cards(state)
            for seat in everybody(journey):
                layout = rules.layout(rules.view(state, seat))
                assert set(layout) == set(true)
                for zone, cards in layout.items():
                    assert len(cards) == len(true[zone])
                    faces = zip(cards, true[zone], strict=True)
                    assert all(face is None or face == card for face, card in faces)


@each_subject
def test_where_the_view_is_shared_it_is_the_same_for_all(game: Game) -> None:
    for journey in journeys(game):
        for state in some_states(journey):
            views = [game.rules.view(state, seat) for seat in everybody(journey)]
            assert not game.info.shared_view or all(a == b for a, b in pairwise(views))


@each_subject
def test_a_position_survives_being_written(game: Game) -> None:
    for journey in journeys(game):
        for state in journey.states():
            written = game.rules.write(state)
            assert "\n" not in written
            assert game.rules.read(written) == state
            assert game.rules.write(game.rules.read(written)) == written
            assert hash(game.rules.read(written)) == hash(state)


@each_subject
def test_an_action_survives_being_written(game: Game) -> None:
    for journey in journeys(game):
        for action in actions_of(journey):
            assert game.rules.read_action(action.code) == action


@each_subject
def test_what_is_no_position_and_no_action_is_said_to_be_none(game: Game) -> None:
    for text in ("", "nonsense", "chairs=x piles=y"):
        with pytest.raises(NotationError):
            game.rules.read(text)
    with pytest.raises(NotationError):
        game.rules.read_action("")


@each_subject
def test_a_record_replays_without_a_generator_wherever_it_is_cut(game: Game) -> None:
    for journey in journeys(game):
        entries = tuple(journey.match.record.entries)
        states = list(journey.states())
        assert states[-1] == journey.match.state
        for cut in range(0, len(entries) + 1, SPARSE):
            assert replay(game, journey.setup, entries[:cut]) == states[cut]


@each_subject
def test_a_match_that_was_cut_goes_on_from_the_same_position(game: Game) -> None:
    for journey in journeys(game):
        entries = tuple(journey.match.record.entries)
        states = list(journey.states())
        for cut in range(0, len(entries), 4 * SPARSE):
            told: list[int] = []
            match = Match(
                game,
                journey.setup,
                journey.seed,
                entries=entries[:cut],
                listener=lambda number, *_, told=told: told.append(number),
            )
            drawn = len(match.record.entries) - cut
            assert match.record.entries[:cut] == list(entries[:cut])
            assert drawn == 0 or referee_acts(game.rules.node(states[cut]))
            assert drawn or match.state == states[cut]
            assert told == list(range(cut + 1, cut + drawn + 1))
            events = [event for stop in cut_stops(journey, cut) for event in stop.step.events]
            assert list(match.past) == events


def referee_acts(node: Node) -> bool:
    """Whether it is the referee's to shuffle, or to bind bots to what they will throw."""
    counted = isinstance(node, Throw) and node.count is not None and not node.shown
    return counted or isinstance(node, Chance)


def cut_stops(journey: Journey, cut: int) -> list[Stop]:
    return list(journey.stops())[:cut]


@each_subject
def test_a_digest_tells_positions_apart(game: Game) -> None:
    journey = journeys(game)[0]
    digests = {game.rules.write(state): digest_of(game.rules, state) for state in journey.states()}
    assert len(set(digests.values())) == len(digests)


@each_subject
def test_every_touch_that_does_nothing_has_a_reason(game: Game) -> None:
    for journey in journeys(game):
        for state in some_states(journey):
            for seat in journey.setup.seats:
                view = game.rules.view(state, seat)
                for place in Place:
                    reason = game.rules.refuse(view, seat, place.value)
                    assert isinstance(reason, Reason)
                    assert reason.code
                    assert reason.rule


@each_subject
def test_no_table_is_laid_for_too_few_or_too_many(game: Game) -> None:
    assert 1 not in game.info.seats
    assert game.info.seats.step == 1
