"""What people shout: by their own key, by a large button, in time or too late, and to whom."""

from collections.abc import Callable

import pytest

from game.catalogue import open_games
from game.moves import touched
from game.nodes import Turn
from game.rules import Game
from game.table import quiet
from game.zones import DISCARD, STOCK, Place, zone_of
from scenes.checks.stepping import step
from scenes.input.intents import Control, Device, Meaning, Press
from scenes.motion.beats import FULL
from scenes.table.hands.cries import Cry
from scenes.table.hands.hands_table import HandsTable
from scenes.table.hands.spots import CRY, cry_key
from sounds.cues import BELLS
from tests.cardplayer import CardPlayer
from tests.hands import Ears
from tests.pilot import Pilot

GAMES = [game for game in open_games() if game.table.aloud is not quiet]
ALONE = "human,bot:easy,bot:easy,bot:easy"
FAMILY = "human,human,human,human"
SEEDS = range(40)
MOST_FRAMES = 20_000

Wanted = Callable[[HandsTable, Cry], bool]


@pytest.fixture(params=GAMES, ids=lambda game: game.info.slug)
def game(request: pytest.FixtureRequest) -> Game:
    found = request.param
    assert isinstance(found, Game)
    return found


def for_oneself(table: HandsTable, cry: Cry) -> bool:
    """The seat owes it, and somebody else's turn has come."""
    return _owes(table, cry) and _turn(table) != cry.seat


def at_another(table: HandsTable, cry: Cry) -> bool:
    return not _owes(table, cry) and bool(_owed(table)) and _turn(table) != cry.seat


def ahead(table: HandsTable, cry: Cry) -> bool:
    """Before the card is laid."""
    return not _owes(table, cry) and _turn(table) == cry.seat and not _owed(table)


def _owed(table: HandsTable) -> list[int]:
    match = table.sitting.match
    return [owing.seat for owing in match.game.table.owed(match.view(None))]


def _owes(table: HandsTable, cry: Cry) -> bool:
    return cry.seat in _owed(table)


def _turn(table: HandsTable) -> int | None:
    node = table.sitting.match.node
    return node.seat if isinstance(node, Turn) else None


def count(table: HandsTable, seat: int) -> int:
    return len(table.sitting.match.cards()[zone_of(Place.HAND, seat)])


def entries(table: HandsTable) -> int:
    return len(table.sitting.match.record.entries)


def found(pilot: Pilot, game: Game, seats: str, wanted: Wanted) -> tuple[CardPlayer, Cry]:
    """A table at which somebody may shout what is wanted; people lay cards and say nothing."""
    for seed in SEEDS:
        player = CardPlayer(pilot, pilot.hands_table(seats, seed=seed, game=game))
        cry = _played_to(player, wanted)
        if cry is not None:
            player.table.draw(pilot.house.canvas)
            return player, cry
    raise AssertionError("nobody could shout")


def _played_to(player: CardPlayer, wanted: Wanted) -> Cry | None:
    table = player.table
    for _ in range(MOST_FRAMES):
        cry = next((cry for cry in table.cries.now() if wanted(table, cry)), None)
        if cry is not None and not table.moving:
            return cry
        if player.may_choose():
            legal = table.sitting.match.legal(player.seat)
            cards = [a for a in legal if touched(a) in table.desk.able.cards]
            table.do((cards or [a for a in legal if not table.sitting.game.table.aloud(a)])[0])
        if step(player.pilot.house, table, player.pilot.clock, drawn=False) is not None:
            return None
    return None


def test_the_own_key_says_it_in_time(pilot: Pilot, game: Game) -> None:
    player, cry = found(pilot, game, ALONE, for_oneself)
    table = player.table
    ears = Ears()
    pilot.house.mixer.play = ears.play  # type: ignore[method-assign]
    assert cry.cap
    before = entries(table)
    player.own_key(cry.seat)
    assert entries(table) > before
    assert cry not in table.cries.now()
    assert cry.seat not in _owed(table)
    pilot.step(table)
    assert ears.heard_any(BELLS)
    assert not any(w.key.startswith(CRY) for w in table.desk.board.widgets)


def test_the_button_says_it(pilot: Pilot, game: Game) -> None:
    player, cry = found(pilot, game, ALONE, for_oneself)
    player.click(*player.place(cry_key(cry)))
    assert cry.seat not in _owed(player.table)


def test_who_only_has_it_to_say_says_it_by_confirming(pilot: Pilot, game: Game) -> None:
    player, cry = found(pilot, game, ALONE, for_oneself)
    assert player.table.desk.board.focus == cry_key(cry)
    player.mean(Meaning.CONFIRM)
    assert cry.seat not in _owed(player.table)


def test_where_several_people_sit_nobody_says_it_for_another(pilot: Pilot, game: Game) -> None:
    """Whoever would like to go on confirms, and that is all."""
    player, cry = found(pilot, game, FAMILY, for_oneself)
    assert player.table.desk.board.focus != cry_key(cry)
    player.mean(Meaning.CONFIRM)
    assert cry.seat in _owed(player.table)


def test_what_was_said_can_be_read_before_a_curtain_falls(pilot: Pilot, game: Game) -> None:
    player, cry = found(pilot, game, FAMILY, for_oneself)
    table = player.table
    player.own_key(cry.seat)
    said_ms = pilot.clock.now_ms()
    pilot.until(table, lambda: table.veil.curtain.seat is not None)
    assert pilot.clock.now_ms() - said_ms >= FULL.word_hold


def test_only_piles_that_lie_there_can_be_touched(pilot: Pilot, game: Game) -> None:
    """Cards that only pass through the middle, or lie in a row, are no piles."""
    player = CardPlayer(pilot, pilot.hands_table(ALONE, game=game))
    player.to_a_turn()
    piles = {w.key for w in player.table.desk.board.widgets if w.key.startswith("pile.")}
    assert piles == {f"pile.{Place.STOCK.value}", f"pile.{Place.DISCARD.value}"}


def test_a_hint_for_who_only_has_it_to_say_is_to_say_it(pilot: Pilot, game: Game) -> None:
    player, cry = found(pilot, game, ALONE, for_oneself)
    table = player.table
    player.mean(Meaning.NEXT)
    assert table.desk.board.focus != cry_key(cry)
    table.hint()
    assert table.desk.board.focus == cry_key(cry)
    assert table.notice


def test_it_may_be_said_ahead_of_the_card(pilot: Pilot, game: Game) -> None:
    player, cry = found(pilot, game, ALONE, ahead)
    table = player.table
    player.to_a_turn()
    player.own_key(cry.seat)
    assert _owed(table) == [cry.seat]
    assert cry not in table.cries.now()
    player.to_a_turn()
    assert player.seat == cry.seat


def test_while_others_may_shout_whoever_is_to_decide_waits(pilot: Pilot, game: Game) -> None:
    player, cry = found(pilot, game, FAMILY, for_oneself)
    table, match = player.table, player.table.sitting.match
    following = _turn(table)
    assert following not in (None, cry.seat)
    assert not table.cries.over
    assert table.veil.curtain.seat is None
    assert not any(table.wants_turn(seat) for seat in range(4))
    left_ms = table.next_frame_in_ms()
    assert left_ms is not None
    assert left_ms <= match.patience.ready_at_ms - table.sitting.clock.now_ms()
    pilot.until(table, lambda: table.veil.curtain.seat is not None)
    assert table.cries.over
    assert table.veil.curtain.seat == following
    assert cry in table.cries.now()


def test_who_waits_too_little_is_told_why(pilot: Pilot, game: Game) -> None:
    def impatient(table: HandsTable, cry: Cry) -> bool:
        return not table.cries.over and _turn(table) == cry.seat == 0

    player, _ = found(pilot, game, ALONE, impatient)
    table = player.table
    before = entries(table)
    legal = table.sitting.match.legal(0)
    card = next((a for a in legal if not game.table.aloud(a)), None)
    assert card is not None
    assert not table.desk.able.cards
    table.do(card)
    assert entries(table) == before
    assert table.notice


def test_one_s_own_key_catches_another_but_opens_the_own_curtain(pilot: Pilot, game: Game) -> None:
    player, cry = found(pilot, game, FAMILY, at_another)
    table = player.table
    forgetful = _owed(table)[0]
    pilot.until(table, lambda: table.veil.curtain.seat is not None)
    curtain = table.veil.curtain
    before = entries(table), count(table, forgetful)
    assert curtain.seat is not None
    player.own_key(curtain.seat)
    assert curtain.peeking
    assert entries(table) == before[0]
    player.own_key(curtain.seat, down=False)
    assert not curtain.peeking
    catcher = next(c for c in table.cries.now() if c.seat not in (curtain.seat, forgetful))
    assert catcher.action == cry.action
    player.own_key(catcher.seat)
    assert count(table, forgetful) == before[1] + 1
    assert forgetful not in _owed(table)
    pilot.step(table)
    assert table.notice


def test_whose_key_opens_the_curtain_has_a_letter_and_a_button(pilot: Pilot, game: Game) -> None:
    player, _ = found(pilot, game, FAMILY, at_another)
    table = player.table
    forgetful = _owed(table)[0]
    pilot.until(table, lambda: table.veil.curtain.shut)
    seat = table.veil.curtain.seat
    assert seat is not None
    own = next(cry for cry in table.cries.now() if cry.seat == seat)
    letter = Press(Control(Device.KEY, 900, label=own.cap), pilot.clock.now_ms())
    before = entries(table)
    table.handle(letter)
    assert entries(table) == before
    player.to_a_turn()
    pilot.step(table)
    keys = {w.key for w in table.desk.board.widgets}
    assert {cry_key(cry) for cry in table.cries.now()} <= keys
    if own.cap:
        table.handle(letter)
    else:
        player.click(*player.place(cry_key(own)))
    assert forgetful not in _owed(table)


def test_a_button_at_another_s_tag_is_theirs(pilot: Pilot, game: Game) -> None:
    player, _ = found(pilot, game, FAMILY, at_another)
    table = player.table
    forgetful = _owed(table)[0]
    player.to_a_turn()
    pilot.step(table)
    front = player.seat
    cry = next(c for c in table.cries.now() if c.seat != front)
    player.click(*player.place(cry_key(cry)))
    assert forgetful not in _owed(table)


def test_nothing_is_shouted_while_the_table_is_paused(pilot: Pilot, game: Game) -> None:
    player, cry = found(pilot, game, ALONE, for_oneself)
    table = player.table
    before = entries(table)
    player.mean(Meaning.BACK)
    player.own_key(cry.seat)
    assert entries(table) == before


def test_no_curtain_falls_while_a_large_word_is_said(pilot: Pilot, game: Game) -> None:
    """All can see the piles turn over, and read what is said of it."""
    player = CardPlayer(pilot, pilot.hands_table(FAMILY, seed=5, game=game))
    table = player.table
    rose_ms: float | None = None
    for _ in range(MOST_FRAMES):
        layout = table.shown_layout()
        if rose_ms is None and not (layout[STOCK] or layout[DISCARD]):
            rose_ms = pilot.clock.now_ms()
        if rose_ms is not None and table.veil.curtain.seat is not None:
            break
        if player.may_choose():
            legal = table.sitting.match.legal(player.seat)
            table.do([action for action in legal if not game.table.aloud(action)][-1])
        step(pilot.house, table, pilot.clock, drawn=False)
    assert rose_ms is not None
    assert pilot.clock.now_ms() - rose_ms >= FULL.word_hold


@pytest.mark.parametrize("seats", ["bot:easy,bot:easy", ALONE.replace("human", "bot:easy")])
def test_a_whole_match_of_bots_is_shown_as_it_happens(pilot: Pilot, game: Game, seats: str) -> None:
    table = pilot.hands_table(seats, game=game)
    command = pilot.until(table, lambda: False)
    assert command is not None
    assert not table.put_right
