"""A table from the deal to the winner, driven frame by frame with a clock that is set."""

from dataclasses import replace

import pytest

from game.events import Claimed, Verdict
from game.nodes import Race
from game.record import check, digest_of, replay
from scenes.input.intents import Control, Device, FocusLost, Meaning, Phase, Pointer, Press
from scenes.motion.beats import Motion
from scenes.pause import PauseChoice, PauseScene
from scenes.results.results_scene import ResultsScene
from scenes.scene import Pop, Push
from scenes.services.storage import SavedMatch
from scenes.table import tables
from scenes.table.mats.mats_table import MatsTable
from tests.pilot import Pilot

ME = 0


def resumed(pilot: Pilot, saved: SavedMatch) -> MatsTable:
    again = tables.resume(pilot.house, saved)
    assert isinstance(again, MatsTable)
    return again


def entries(scene: MatsTable) -> int:
    return len(scene.sitting.match.record.entries)


def race_time_ms(scene: MatsTable) -> float:
    opened = scene.sitting.match.race_opened_at_ms
    return 0.0 if opened is None else scene.sitting.clock.now_ms() - opened


def to_my_turn(pilot: Pilot, scene: MatsTable) -> None:
    assert pilot.until(scene, lambda: scene.wants_turn(ME)) is None


def to_a_jack(pilot: Pilot, scene: MatsTable) -> None:
    """Turn cards until a Jack can be seen and nobody has slapped it."""

    def seen() -> bool:
        if scene.wants_turn(ME):
            pilot.press(scene, ME)
        return scene.sitting.match.undecided

    assert pilot.until(scene, seen) is None


def test_the_cards_are_dealt_before_anybody_acts(pilot: Pilot) -> None:
    scene = pilot.table()
    pilot.step(scene)
    assert entries(scene) == 1
    shown = scene.shown_layout()
    assert sum(len(cards) for cards in shown.values()) <= 52
    assert any(zone.place.value == "stock" and cards for zone, cards in shown.items())


def test_a_race_opens_with_the_first_frame_that_shows_the_face(pilot: Pilot) -> None:
    scene = pilot.table("human,human")
    assert pilot.until(scene, lambda: scene.wants_turn(0) or scene.wants_turn(1)) is None
    turner = 0 if scene.wants_turn(0) else 1
    pilot.press(scene, turner)
    assert isinstance(scene.sitting.match.node, Race)
    assert scene.sitting.match.race_opened_at_ms is None
    frames = 0
    while scene.sitting.match.race_opened_at_ms is None:
        pilot.step(scene)
        frames += 1
    assert 5 <= frames <= 12
    assert scene.sitting.match.race_opened_at_ms == scene.sitting.clock.now_ms()


def test_a_second_press_on_turning_a_card_is_no_slap(pilot: Pilot) -> None:
    scene = pilot.table("human,human")
    assert pilot.until(scene, lambda: scene.wants_turn(0) or scene.wants_turn(1)) is None
    turner = 0 if scene.wants_turn(0) else 1
    for _ in range(5):
        pilot.press(scene, turner)
        pilot.step(scene, 4)
    assert not [e for e in scene.sitting.match.history if isinstance(e, Claimed)]


def test_a_slap_counts_from_its_stamp_and_not_from_its_frame(pilot: Pilot) -> None:
    scene = pilot.table("human,human,human")
    to_a_jack_by_all(pilot, scene)
    opened = scene.sitting.match.race_opened_at_ms
    assert opened is not None
    pilot.clock.go_on(300)
    stamps = (pilot.clock.now_ms(), pilot.clock.now_ms() + 7, pilot.clock.now_ms() + 30)
    for seat, stamp in zip((2, 0, 1), stamps, strict=True):
        control = scene.sitting.seating.sitters[seat].control
        assert control is not None
        scene.handle(Press(control, stamp))
    pilot.step(scene)
    pilot.step(scene, 60)
    claims = [e for e in scene.sitting.match.history if isinstance(e, Claimed)]
    assert [(c.seat, c.verdict) for c in claims[-3:]] == [
        (2, Verdict.WON),
        (0, Verdict.LATE),
        (1, Verdict.LATE),
    ]
    assert claims[-3].at_ms == pytest.approx(stamps[0] - pilot_house_to_table(scene, opened), abs=1)


def pilot_house_to_table(scene: MatsTable, opened: float) -> float:
    """The house time at which the race opened."""
    clock = scene.sitting.clock
    return opened - clock.at(0.0)


def to_a_jack_by_all(pilot: Pilot, scene: MatsTable) -> None:
    seats = range(len(scene.sitting.seating.sitters))

    def seen() -> bool:
        for seat in seats:
            if scene.wants_turn(seat):
                pilot.press(scene, seat)
        return scene.sitting.match.undecided

    assert pilot.until(scene, seen) is None


def test_pausing_covers_the_cards_stops_the_clock_and_voids_an_open_jack(pilot: Pilot) -> None:
    scene = pilot.table("human,human")
    to_a_jack_by_all(pilot, scene)
    before = entries(scene)
    command = pilot.mean(scene, Meaning.BACK)
    assert isinstance(command, Push)
    assert isinstance(command.scene, PauseScene)
    assert not scene.sitting.match.undecided
    assert entries(scene) == before + 2  # void, and the shuffle after it
    stopped = scene.sitting.clock.now_ms()
    pilot.clock.go_on(60_000)
    assert scene.sitting.clock.now_ms() == stopped
    assert scene.next_frame_in_ms() is None
    assert scene.on_return(PauseChoice.RESUME) is None
    pilot.clock.go_on(10)
    assert scene.sitting.clock.now_ms() == pytest.approx(stopped + 10)


def test_losing_the_window_pauses(pilot: Pilot) -> None:
    scene = pilot.table()
    command = scene.handle(FocusLost())
    assert isinstance(command, Push)
    assert isinstance(command.scene, PauseScene)
    assert scene.handle(FocusLost()) is None


def test_a_stall_voids_the_open_jack_and_nothing_comes_in_a_burst(pilot: Pilot) -> None:
    scene = pilot.table("human,bot:hard,bot:hard")
    to_a_jack(pilot, scene)
    before = entries(scene)
    pilot.clock.go_on(5000)
    assert scene.on_stall(5000) is None
    pilot.step(scene)
    assert entries(scene) == before + 2
    assert pilot.until(scene, lambda: scene.notice is not None, 200) is None
    claims = [e for e in scene.sitting.match.history if isinstance(e, Claimed)]
    assert not [c for c in claims if c.verdict is Verdict.WON]


def test_a_stall_over_an_ordinary_card_only_moves_the_clock(pilot: Pilot) -> None:
    scene = pilot.table()
    to_my_turn(pilot, scene)
    before = entries(scene)
    pilot.clock.go_on(5000)
    scene.on_stall(5000)
    pilot.step(scene)
    assert entries(scene) == before


@pytest.mark.parametrize("seats", range(2, 9))
def test_every_table_plays_to_its_results_and_its_record_replays(pilot: Pilot, seats: int) -> None:
    levels = ["easy", "normal", "hard", "friendly"]
    words = ",".join(f"bot:{levels[seat % 4]}" for seat in range(seats))
    scene = pilot.table(words, seed=seats, pace_ms=700)
    command = pilot.until(scene, lambda: False, most_frames=200_000)
    assert isinstance(command, Push)
    assert isinstance(command.scene, ResultsScene)
    lines = pilot.house.storage.export_lines(scene.sitting.match_id)
    assert len(lines) == entries(scene) + 1
    assert check(lines) is None
    assert not scene.put_right


def test_the_picture_never_had_to_be_put_right_in_a_match_of_people(pilot: Pilot) -> None:
    scene = pilot.table("human,human,human,bot:easy", seed=11, pace_ms=700)

    def play() -> bool:
        for seat in range(3):
            if scene.wants_turn(seat) or (
                scene.sitting.match.undecided
                and race_time_ms(scene) > 230 + 60 * ((entries(scene) + seat) % 3)
            ):
                pilot.press(scene, seat)
        return False

    command = pilot.until(scene, play, most_frames=200_000)
    assert isinstance(command, Push)
    assert not scene.put_right


def test_the_record_is_the_same_whatever_moves(tmp_path_factory: pytest.TempPathFactory) -> None:
    records = []
    for motion in Motion:
        pilot = Pilot(tmp_path_factory.mktemp(motion.value))
        pilot.house.settings = replace(pilot.house.settings, motion=motion)
        scene = pilot.table("bot:easy,bot:hard", seed=5, pace_ms=700)
        pilot.until(scene, lambda: False, most_frames=200_000)
        records.append([[m.action for m in e] for e in scene.sitting.match.record.entries])
        pilot.close()
    assert records[0] == records[1] == records[2]


def test_a_match_taken_up_again_begins_paused_at_the_same_position(pilot: Pilot) -> None:
    scene = pilot.table()
    to_my_turn(pilot, scene)
    scene.on_leave()
    rules = pilot.game.rules
    before = digest_of(rules, scene.sitting.match.state)
    saved = pilot.house.storage.unfinished()
    assert saved is not None
    again = resumed(pilot, saved)
    again.on_enter()
    assert digest_of(rules, again.sitting.match.state) == before
    command = pilot.step(again)
    assert isinstance(command, Push)
    assert isinstance(command.scene, PauseScene)


def test_a_jack_that_was_seen_before_the_app_ended_is_run_again(pilot: Pilot) -> None:
    scene = pilot.table("human,human")
    to_a_jack_by_all(pilot, scene)
    pilot.house.storage.flush()
    saved = pilot.house.storage.unfinished()
    assert saved is not None
    again = resumed(pilot, saved)
    again.on_enter()
    assert not again.sitting.match.undecided
    record = again.sitting.match.record
    state = replay(pilot.game, record.header.setup, record.entries)
    assert state == again.sitting.match.state


def test_a_single_person_can_play_with_the_mouse_alone(pilot: Pilot) -> None:
    scene = pilot.table()
    to_my_turn(pilot, scene)
    before = entries(scene)
    scene.handle(Pointer(Phase.DOWN, 480, 270, pilot.clock.now_ms(), 1))
    assert entries(scene) == before + 1


def test_a_click_on_pause_is_no_slap(pilot: Pilot) -> None:
    scene = pilot.table()
    to_my_turn(pilot, scene)
    pilot.step(scene)
    x, y = pilot.house.canvas.size[0] - pilot.house.scale.px(60), pilot.house.scale.px(44)
    command = scene.handle(Pointer(Phase.DOWN, x, y, pilot.clock.now_ms(), 1))
    assert isinstance(command, Push)
    assert isinstance(command.scene, PauseScene)


def test_leaving_goes_to_the_title_with_everything_kept(pilot: Pilot) -> None:
    scene = pilot.table()
    pilot.step(scene)
    pilot.mean(scene, Meaning.BACK)
    command = scene.on_return(PauseChoice.LEAVE)
    assert isinstance(command, Pop)
    scene.on_leave()
    assert pilot.house.storage.unfinished() is not None


def test_the_log_key_opens_and_shuts_the_log(pilot: Pilot) -> None:
    scene = pilot.table()
    pilot.mean(scene, Meaning.LOG)
    assert scene.log_open
    pilot.mean(scene, Meaning.LOG)
    assert not scene.log_open


def test_a_press_of_a_stranger_does_nothing(pilot: Pilot) -> None:
    scene = pilot.table()
    before = entries(scene)
    assert scene.handle(Press(Control(Device.KEY, 9999), pilot.clock.now_ms())) is None
    assert entries(scene) == before


def test_waiting_bots_can_be_hurried(pilot: Pilot) -> None:
    scene = pilot.table("bot:easy,bot:easy")
    pilot.until(scene, lambda: not scene.moving)
    due = scene.sitting.match.next_at_ms()
    pilot.mean(scene, Meaning.CONFIRM)
    hurried = scene.sitting.match.next_at_ms()
    assert due is not None
    assert hurried is not None
    assert hurried <= due
