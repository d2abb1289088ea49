"""Taking back: how far, when not, and what the record says of it."""

import pytest

from game.catalogue import all_games
from game.errors import IllegalAction, Reason
from game.match import Match
from game.moves import Move, Undo, read_referee_action
from game.options import Chair, Options, Setup
from game.record import Fault, check, digest_of, standing, write_record
from game.rules import Game
from game.scores import no_scores
from game.table import no_bout
from game.undoing import DEALT, NOTHING_YET, OTHERS, REVEALED

GAMES = [game for game in all_games() if game.table.has_hands and game.table.bout is no_bout]
"""A turn begins with a card that is laid, and not with a throw."""

WITH_DEALS = [game for game in GAMES if game.scores is not no_scores]
ME = 0


def setup(game: Game, *bots: str | None) -> Setup:
    return Setup(tuple(Chair(bot) for bot in bots), Options(game.info.options, {}), len(bots) - 1)


def begun(game: Game, *bots: str | None, seed: int = 3) -> Match:
    return Match(game, setup(game, *bots), seed)


def lay(match: Match) -> bool:
    """Lay a card, if one can be laid and the turn goes on; tell whether it was."""
    for action in match.legal(ME):
        shown = match.game.rules.layout(match.view(ME))
        if getattr(action, "touched", "") in {
            card.code for lying in shown.values() for card in lying if card is not None
        }:
            match.offer(ME, action, 0.0)
            return True
    return False


@pytest.fixture(params=GAMES, ids=lambda game: game.info.slug)
def game(request: pytest.FixtureRequest) -> Game:
    found = request.param
    assert isinstance(found, Game)
    return found


def with_a_card_laid(game: Game) -> Match:
    """The other has not answered yet: it thinks."""
    for seed in range(40):
        seats = setup(game, None, game.levels[0].code)
        match = Match(game, seats, seed, pace=1.0)
        if match.legal(ME) and lay(match):
            return match
    raise AssertionError("nothing could be laid")


def test_an_own_card_laid_in_the_open_is_taken_back(game: Game) -> None:
    match = with_a_card_laid(game)
    entries = standing(match.record.entries)
    before = game.rules.start(match.setup)
    for entry in entries[:-1]:
        before = game.rules.apply(before, entry).state
    assert match.take_back(ME, 0.0) is None
    assert match.state == before
    assert match.undone
    assert match.record.entries[-1] == (Move(None, Undo(1)),)


def test_the_record_of_an_undone_match_replays_and_says_so(game: Game) -> None:
    match = with_a_card_laid(game)
    match.take_back(ME, 0.0)
    lay(match)
    lines = write_record(game, match.record)
    assert check(lines) is None
    assert any('"undo:1"' in line for line in lines)
    again = Match(game, match.setup, 3, entries=tuple(match.record.entries))
    assert again.undone
    assert digest_of(game.rules, again.state) == digest_of(game.rules, match.state)


def test_what_was_taken_back_is_no_part_of_the_history(game: Game) -> None:
    match = with_a_card_laid(game)
    before = tuple(match.history)
    match.take_back(ME, 0.0)
    assert len(match.history) < len(before)
    assert before[: len(match.history)] == tuple(match.history)


def test_before_the_first_decision_there_is_nothing_to_take_back(game: Game) -> None:
    match = begun(game, None, "random", "random")
    assert match.take_back(ME, 0.0) == NOTHING_YET


def test_two_people_take_nothing_back(game: Game) -> None:
    match = begun(game, None, None)
    assert match.take_back(ME, 0.0) == OTHERS


def test_a_card_drawn_has_been_seen(game: Game) -> None:
    for seed in range(20):
        match = begun(game, None, "random", seed=seed)
        draw = [a for a in match.legal(ME) if getattr(a, "touched", "") == "stock"]
        if draw:
            match.offer(ME, draw[0], 0.0)
            assert match.take_back(ME, 0.0) in (REVEALED, None)
            assert isinstance(match.take_back(ME, 0.0), Reason)
            return
    raise AssertionError("nothing could be drawn")


@pytest.mark.parametrize("game", WITH_DEALS, ids=lambda game: game.info.slug)
def test_a_deal_that_is_over_is_not_taken_back(game: Game) -> None:
    match = begun(game, None, "random", seed=5)
    for _ in range(3000):
        match.tick(0.0)
        if match.next_deal(0.0):
            break
        legal = match.legal(ME)
        if legal:
            match.offer(ME, legal[-1], 0.0)
    assert match.take_back(ME, 0.0) in (DEALT, REVEALED)


def test_bots_play_on_after_an_undo(game: Game) -> None:
    match = with_a_card_laid(game)
    match.take_back(ME, 0.0)
    for _ in range(200):
        legal = match.legal(ME)
        if not legal:
            break
        assert match.offer(ME, legal[0], 0.0) is None


def test_the_undo_of_more_than_there_is_is_no_record() -> None:
    with pytest.raises(IllegalAction):
        standing([(Move(None, Undo(1)),)])


def test_a_record_that_takes_back_more_than_there_is_is_refused(game: Game) -> None:
    match = with_a_card_laid(game)
    match.take_back(ME, 0.0)
    lines = [line.replace('"undo:1"', '"undo:99"') for line in write_record(game, match.record)]
    difference = check(lines)
    assert difference is not None
    assert difference.fault is Fault.REFUSED


@pytest.mark.parametrize("text", ["undo:0", "undo:-1", "undo:x", "undo:"])
def test_what_is_no_undo_is_not_read_as_one(text: str) -> None:
    assert read_referee_action(text) is None


def test_an_undo_is_read_as_it_was_written() -> None:
    assert read_referee_action(Undo(3).code) == Undo(3)
