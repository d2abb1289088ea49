"""Whose press counts, what hides a hand, and what helps while one waits or holds many cards."""

from dataclasses import replace

import pytest

from game.nodes import Turn
from game.zones import Place, zone_of
from scenes.input.intents import Control, Device, Meaning, Phase, Pointer, Press, Release
from scenes.pause import PauseChoice
from scenes.scoring.scoring_scene import ScoringChoice
from scenes.services.settings import BotPace
from scenes.table import tables
from scenes.table.hands.hands_table import HandsTable
from tests.cardplayer import CardPlayer
from tests.faces import Faces
from tests.pilot import Pilot

TWO_PEOPLE = "human,human"
ALONE = "human,bot:normal,bot:easy,bot:hard"
LEFT_BUTTON, RIGHT_BUTTON = 1, 3


def entries(table: HandsTable) -> int:
    return len(table.sitting.match.record.entries)


def control_of(table: HandsTable, seat: int) -> Control:
    control = table.sitting.seating.sitters[seat].control
    assert control is not None
    return control


def with_controls(pilot: Pilot, *controls: Control) -> CardPlayer:
    """People with these controls of their own, up to the first turn."""
    sitting = pilot.hands_table(",".join(["human"] * len(controls))).sitting
    pairs = zip(sitting.seating.sitters, controls, strict=True)
    sitters = tuple(replace(sitter, control=control) for sitter, control in pairs)
    sitting.seating = replace(sitting.seating, sitters=sitters)
    table = HandsTable(pilot.house, sitting)
    table.on_enter()
    player = CardPlayer(pilot, table)
    player.to_a_turn()
    pilot.step(table)
    return player


def end_turn(player: CardPlayer) -> None:
    """Whoever may choose draws and passes, until a bot is to act."""
    table = player.table
    while player.may_choose():
        table.do(table.sitting.match.legal(player.seat)[0])
        player.pilot.until(table, lambda: not table.moving)
    assert table.sitting.match.node != Turn(0)


@pytest.fixture
def player(pilot: Pilot) -> CardPlayer:
    """Two people, one of whom looks at their cards."""
    made = CardPlayer(pilot, pilot.hands_table(TWO_PEOPLE))
    made.to_a_turn()
    pilot.step(made.table)
    return made


@pytest.fixture
def alone(pilot: Pilot) -> CardPlayer:
    """One person at their first turn."""
    made = CardPlayer(pilot, pilot.hands_table(ALONE))
    made.to_a_turn()
    pilot.step(made.table)
    return made


@pytest.mark.parametrize("meaning", [Meaning.CONFIRM, None])
def test_another_seats_key_plays_nothing_for_whoever_looks(
    player: CardPlayer, meaning: Meaning | None
) -> None:
    table, before = player.table, entries(player.table)
    other = control_of(table, 1 - player.seat)
    for offer in table.desk.able.offers:
        named = replace(other, label=offer.cap)
        table.handle(Press(named, player.now_ms, meaning))
        player.pilot.step(table)
    assert entries(table) == before
    player.mean(Meaning.CONFIRM)
    player.pilot.step(table, 300)
    if table.choice is not None:
        player.mean(Meaning.CONFIRM)
    assert entries(table) == before + 1


def test_another_seats_gamepad_plays_nothing_but_the_own_one_does(pilot: Pilot) -> None:
    pads = [Control(Device.PAD, 0, unit) for unit in (0, 1)]
    player = with_controls(pilot, *pads)
    table, seat = player.table, player.seat
    before, chosen = entries(table), table.desk.board.focus
    for code, meaning in ((0, Meaning.CONFIRM), (5, Meaning.NEXT), (-1, Meaning.RIGHT)):
        table.handle(Press(Control(Device.PAD, code, 1 - seat), player.now_ms, meaning))
    assert (entries(table), table.desk.board.focus) == (before, chosen)
    table.handle(Press(Control(Device.PAD, -1, seat), player.now_ms, Meaning.NEXT))
    assert table.desk.board.focus != chosen
    table.handle(Press(Control(Device.PAD, -1, seat), player.now_ms, Meaning.PREVIOUS))
    for _ in range(2):
        table.handle(Press(pads[seat], player.now_ms, Meaning.CONFIRM))
        pilot.step(table, 300)
        if entries(table) > before:
            break
    assert entries(table) == before + 1


def test_a_pad_that_is_nobodys_own_plays_for_whoever_looks(player: CardPlayer) -> None:
    focus = player.table.desk.board.focus
    player.table.handle(Press(Control(Device.PAD, -1, 0), player.now_ms, Meaning.NEXT))
    assert player.table.desk.board.focus != focus


def test_one_mouse_serves_all_who_have_a_button_of_it(pilot: Pilot) -> None:
    player = with_controls(pilot, *[Control(Device.MOUSE, code) for code in (1, 3)])
    table = player.table
    for _ in range(2):
        player.to_a_turn()
        before = entries(table)
        for _ in range(2):
            pilot.step(table)
            offer = table.desk.able.offers[0]
            pilot.step(table, 500)
            x, y = player.place(f"do.{offer.action.code}")
            player.click(x, y)
            table.handle(Press(Control(Device.MOUSE, LEFT_BUTTON), player.now_ms))
            pilot.until(table, lambda: not table.moving)
        assert entries(table) > before


@pytest.mark.parametrize("disturbance", ["window", "stall"])
def test_another_window_or_a_closed_lid_shuts_the_curtain(
    player: CardPlayer, monkeypatch: pytest.MonkeyPatch, disturbance: str
) -> None:
    table, house, seat = player.table, player.pilot.house, player.seat
    faces = Faces(house, monkeypatch)
    player.pilot.step(table, 1000)
    held = {card.code for card in table.sitting.match.cards()[zone_of(Place.HAND, seat)]}
    assert held & faces.frame()
    if disturbance == "window":
        house.canvas.rebuild()
        house.atlas.clear()
        house.measure()
    else:
        table.on_stall(60_000.0)
    table.draw(house.canvas)
    assert not faces.frame()
    assert table.veil.curtain.shut


def test_a_hiccup_shuts_nothing(player: CardPlayer) -> None:
    player.table.on_stall(300.0)
    assert player.table.veil.curtain.peeking


def test_what_was_told_to_one_seat_goes_with_its_cards(player: CardPlayer) -> None:
    table, seat = player.table, player.seat
    player.mean(Meaning.HINT)
    player.pilot.until(table, lambda: table.notice is not None, 600)
    player.own_key(seat, down=False)
    if table.veil.curtain.peeking:  # it was tapped open
        player.own_key(seat)
    assert not table.veil.curtain.peeking
    assert table.notice is None


def test_a_bare_click_means_not_to_wait(alone: CardPlayer) -> None:
    table, pilot = alone.table, alone.pilot
    end_turn(alone)
    due = table.sitting.match.next_at_ms()
    before, node = entries(table), table.sitting.match.node
    assert due is not None
    assert due > table.sitting.clock.now_ms() + 200
    assert node != Turn(0)
    width, height = pilot.house.canvas.size
    table.handle(Pointer(Phase.DOWN, width * 0.3, height * 0.62, alone.now_ms, LEFT_BUTTON))
    for _ in range(200):  # as many slices as a thought has at most
        pilot.step(table, 0.01)
    assert entries(table) > before


def test_whoever_presses_on_and_on_so_as_not_to_wait_plays_nothing_by_it(
    alone: CardPlayer,
) -> None:
    table, pilot = alone.table, alone.pilot
    end_turn(alone)
    for _ in range(2000):
        alone.mean(Meaning.CONFIRM)
        pilot.step(table, 30)
        if table.wants_turn(0):
            break
    assert table.wants_turn(0)
    before = entries(table)
    for _ in range(40):
        alone.mean(Meaning.CONFIRM)
        pilot.step(table, 150)
    assert entries(table) == before
    pilot.step(table, 450)
    alone.mean(Meaning.CONFIRM)
    pilot.step(table, 300)
    if table.choice is not None:
        alone.mean(Meaning.CONFIRM)
    assert entries(table) == before + 1


def test_a_hint_for_a_turn_that_is_anothers_says_so(alone: CardPlayer) -> None:
    table = alone.table
    end_turn(alone)
    before = table.notice
    alone.mean(Meaning.HINT)
    assert table.notice not in (None, before)


def test_bots_take_the_pace_that_is_set_while_a_match_is_played(alone: CardPlayer) -> None:
    table, house = alone.table, alone.pilot.house
    for pace, result in ((BotPace.SHARP, PauseChoice.RESUME), (BotPace.EASY, ScoringChoice.GO_ON)):
        alone.mean(Meaning.BACK)
        house.settings = replace(house.settings, bot_pace=pace)
        table.on_return(result)
        assert table.sitting.match.pace == pace.factor


def test_up_and_down_go_through_the_rows_of_a_large_hand(pilot: Pilot) -> None:
    player = CardPlayer(pilot, pilot.hands_table(TWO_PEOPLE))
    table = player.table
    while True:
        player.to_a_turn()
        fan = table._show.hand.fan
        if fan is not None and fan.rows > 1:
            break
        table.do(next(a for a in table.sitting.match.legal(player.seat) if ":" not in a.code))
    table.desk.choose(2)
    rows = []
    while (table.desk.board.focus or "").startswith("card."):
        rows.append(round(fan.slots[table._show.hand.chosen].y))
        player.mean(Meaning.DOWN)
        if rows[-1] == round(fan.slots[table._show.hand.chosen].y):
            break
    assert len(rows) == fan.rows
    assert rows == sorted(rows)
    for _ in rows[1:]:
        player.mean(Meaning.UP)
        assert (table.desk.board.focus or "").startswith("card.")
    player.mean(Meaning.UP)
    assert not (table.desk.board.focus or "").startswith("card.")
    player.mean(Meaning.DOWN)
    assert (table.desk.board.focus or "").startswith("card.")


def to_a_choice(player: CardPlayer) -> str:
    """Until whoever may choose can do one thing in several ways; what is touched for it."""
    table = player.table
    for _ in range(200):
        touched = [getattr(a, "touched", "") for a in table.sitting.match.legal(player.seat)]
        found = next((what for what in touched if touched.count(what) > 1), None)
        if found is not None:
            return found
        table.do(table.sitting.match.legal(player.seat)[0])
        player.to_a_turn()
    raise AssertionError("there never was a choice")


@pytest.mark.parametrize("device", [Device.MOUSE, Device.PAD])
def test_letting_go_of_the_own_button_does_not_take_back_what_it_asked_for(
    pilot: Pilot, device: Device
) -> None:
    codes = (1, 3) if device is Device.MOUSE else (0, 0)
    controls = [Control(device, code, seat) for seat, code in enumerate(codes)]
    player = with_controls(pilot, *controls)
    table = player.table
    what = to_a_choice(player)
    pilot.step(table, 500)
    control = controls[player.seat]
    assert table.touch(what) is None
    table.handle(Press(control, player.now_ms))
    table.handle(Release(control, player.now_ms))
    assert table.veil.curtain.peeking or device is Device.MOUSE
    if control.code != RIGHT_BUTTON:
        assert table.choice is not None
    else:  # it is not played with, and hides the cards
        assert not table.veil.curtain.peeking


def test_a_button_that_is_not_played_with_hides_the_hand_again(pilot: Pilot) -> None:
    player = with_controls(pilot, *[Control(Device.MOUSE, code) for code in (2, RIGHT_BUTTON)])
    table, seat = player.table, player.seat
    assert table.veil.curtain.peeking
    for peeking in (False, True, False):
        player.own_key(seat)
        player.own_key(seat, down=False)
        assert table.veil.curtain.peeking is peeking


def test_what_was_taken_back_is_not_shown_as_done(alone: CardPlayer) -> None:
    table, show = alone.table, alone.table._show
    while not table.desk.able.cards:
        end_turn(alone)
        alone.to_a_turn()
        alone.pilot.step(table)
    before = show.told
    told = (before.laid, before.last, before.did.get(0), before.signs)
    laid = show.stage.layout()
    card = next(code for code in table.desk.able.cards)
    table.touch(card)
    if table.choice is not None:
        alone.pilot.step(table, 300)
        alone.mean(Meaning.CONFIRM)
    alone.pilot.until(table, lambda: not table.moving)
    assert show.told.laid == 0
    alone.mean(Meaning.UNDO)
    alone.pilot.step(table)
    after = show.told
    assert (after.laid, after.last, after.did.get(0), after.signs) == told
    assert show.stage.layout() == laid
    assert show.log[-1] == alone.pilot.house.words("undo.done")
    chosen = table.desk.chosen
    assert chosen is not None
    assert chosen.card is not None
    assert chosen.card.code in table.desk.able.cards


def test_a_match_taken_up_again_tells_what_was_done_last(player: CardPlayer) -> None:
    table, pilot = player.table, player.pilot
    for _ in range(6):
        table.do(table.sitting.match.legal(player.seat)[-1])
        player.to_a_turn()
    news, told = table._show.news(), table._show.told
    assert news
    table.on_leave()
    saved = pilot.house.storage.unfinished()
    assert saved is not None
    again = tables.resume(pilot.house, saved)
    assert isinstance(again, HandsTable)
    assert again._show.news() == news
    assert again._show.told == told
