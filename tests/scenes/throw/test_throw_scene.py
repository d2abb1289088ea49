from dataclasses import replace

import pygame
import pytest

from game.bouts.bout import TARGET
from game.bouts.throws import Symbol
from game.events import Committed, Decision, Judged, Missed, Thrown
from game.moves import Miss
from game.record import check
from scenes.controls.board import SETTLE_MS
from scenes.input.intents import Control, Device, Meaning, Phase, Pointer, Press, Release
from scenes.leave import Leave
from scenes.manager import LONGEST_DT_MS
from scenes.motion.beats import Motion
from scenes.pause import PauseChoice, PauseScene
from scenes.results.results_scene import ResultsScene
from scenes.scene import Command, Pop, Push, Scene
from scenes.table.tables import resume, table_for
from scenes.throw.keys_scene import ThrowKeysScene
from scenes.throw.moment import Ask, TileAt
from scenes.throw.throw_scene import BoutOver, ThrowScene
from tests.hands import Hands
from tests.pilot import Pilot

ROCK, PAPER, SCISSORS, JACK, LABRADOR = Symbol


def down(pilot: Pilot, scene: ThrowScene, seat: int, symbol: Symbol) -> None:
    control = scene.keys.controls(seat)[tuple(Symbol).index(symbol)]
    scene.handle(Press(control, pilot.clock.now_ms()))


def up(pilot: Pilot, scene: ThrowScene, seat: int, symbol: Symbol) -> None:
    control = scene.keys.controls(seat)[tuple(Symbol).index(symbol)]
    scene.handle(Release(control, pilot.clock.now_ms()))


def strike(pilot: Pilot, scene: ThrowScene, seat: int, symbol: Symbol) -> None:
    down(pilot, scene, seat, symbol)
    up(pilot, scene, seat, symbol)


def judged(scene: ThrowScene) -> list[Judged]:
    return [event for event in scene.sitting.match.history if isinstance(event, Judged)]


def missed(scene: ThrowScene) -> list[tuple[int, Miss]]:
    events = scene.sitting.match.history
    return [(event.seat, event.how) for event in events if isinstance(event, Missed)]


def until_judged(pilot: Pilot, scene: ThrowScene, count: int = 1) -> Command | None:
    return pilot.until(scene, lambda: len(judged(scene)) >= count, 2000)


def until_calm(pilot: Pilot, scene: ThrowScene) -> Command | None:
    return pilot.until(scene, lambda: not scene.show.showing, 2000)


def all_throw(pilot: Pilot, scene: ThrowScene, *symbols: Symbol) -> Command | None:
    """Everybody throws, and it is watched to its end."""
    until_calm(pilot, scene)
    before = len(judged(scene))
    for seat, symbol in enumerate(symbols):
        strike(pilot, scene, seat, symbol)
    return until_judged(pilot, scene, before + 1) or until_calm(pilot, scene)


def click(pilot: Pilot, scene: ThrowScene, on: Ask | TileAt) -> Command | None:
    scene.draw(pilot.house.canvas)
    left, top, width, height = next(hit.area for hit in scene.hits if hit.on == on)
    x, y = left + width / 2, top + height / 2
    return scene.handle(Pointer(Phase.DOWN, x, y, pilot.clock.now_ms(), 1))


def results_after(pilot: Pilot, scene: ThrowScene, command: Command | None) -> Scene:
    """The bout is over, and the table below shows what it came to, without a frame between."""
    assert isinstance(command, Pop)
    assert isinstance(command.result, BoutOver)
    shown = table_for(pilot.house, scene.sitting).on_return(command.result)
    assert isinstance(shown, Push)
    return shown.scene


def test_two_people_throw_with_their_own_five_keys(pilot: Pilot) -> None:
    scene = pilot.bout()
    strike(pilot, scene, 0, JACK)
    strike(pilot, scene, 1, PAPER)
    until_judged(pilot, scene)
    assert judged(scene)[0] == Judged(Decision.SINGLE, (0,), (1,), 0)


def test_the_count_takes_its_three_beats_and_is_heard(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(pilot.house.mixer, "play", lambda cue, **_: heard.append(cue.value))
    scene = pilot.bout()
    strike(pilot, scene, 0, ROCK)
    strike(pilot, scene, 1, ROCK)
    began = pilot.clock.now_ms()
    until_judged(pilot, scene)
    count = 3 * 550.0
    assert pilot.clock.now_ms() - began == pytest.approx(count, abs=40)
    assert heard[:3] == ["tick", "tick", "throw"]


def test_a_choice_can_be_changed_until_all_is_open(pilot: Pilot) -> None:
    scene = pilot.bout()
    strike(pilot, scene, 0, JACK)
    strike(pilot, scene, 1, ROCK)
    pilot.step(scene, 1000)
    strike(pilot, scene, 1, LABRADOR)
    until_judged(pilot, scene)
    assert judged(scene)[0].winners == (1,)


def test_what_is_pressed_while_a_verdict_is_read_is_no_throw(pilot: Pilot) -> None:
    scene = pilot.bout()
    strike(pilot, scene, 0, ROCK)
    strike(pilot, scene, 1, ROCK)
    until_judged(pilot, scene)
    strike(pilot, scene, 0, PAPER)
    assert scene.sitting.match.chosen == frozenset()
    until_calm(pilot, scene)
    strike(pilot, scene, 0, PAPER)
    assert scene.sitting.match.chosen == {0}


def test_a_key_that_comes_with_the_end_of_the_bout_is_no_throw_and_not_refused(
    pilot: Pilot,
) -> None:
    scene = pilot.bout()
    strike(pilot, scene, 0, JACK)
    strike(pilot, scene, 1, PAPER)
    pilot.clock.go_on(10_000)
    strike(pilot, scene, 0, ROCK)
    assert judged(scene)[0].winners == (0,)
    assert scene.notice is None


def test_a_verdict_that_has_been_seen_ends_with_the_next_choice(pilot: Pilot) -> None:
    scene = pilot.bout()
    strike(pilot, scene, 0, ROCK)
    strike(pilot, scene, 1, ROCK)
    pilot.until(scene, lambda: scene.show.may_skip and scene.show.hold_ms > 0, 3000)
    strike(pilot, scene, 1, LABRADOR)
    assert not scene.show.showing
    assert scene.sitting.match.chosen == {1}


def test_nobody_can_tell_a_ready_key_from_another(pilot: Pilot) -> None:
    """The key of the seats screen counts its owner in, without choosing."""
    scene = pilot.bout()
    pilot.press(scene, 0)
    pilot.press(scene, 1)
    assert scene.sitting.match.count_began_at_ms is not None
    assert scene.sitting.match.chosen == frozenset()
    pilot.step(scene, 4000)
    assert not judged(scene)
    strike(pilot, scene, 0, ROCK)
    strike(pilot, scene, 1, PAPER)
    assert judged(scene)


def test_in_live_rhythm_who_does_not_throw_has_missed(pilot: Pilot) -> None:
    scene = pilot.bout(live_rhythm=True)
    strike(pilot, scene, 0, LABRADOR)
    pilot.press(scene, 1)
    until_judged(pilot, scene)
    assert missed(scene) == [(1, Miss.NONE)]
    assert judged(scene)[0].winners == (0,)


def test_in_live_rhythm_two_at_once_and_a_change_too_late_are_misses(pilot: Pilot) -> None:
    scene = pilot.bout("human,human", points=True, live_rhythm=True)
    down(pilot, scene, 0, ROCK)
    down(pilot, scene, 0, PAPER)
    strike(pilot, scene, 1, JACK)
    pilot.until(scene, lambda: bool(missed(scene)), 400)
    strike(pilot, scene, 1, LABRADOR)
    until_judged(pilot, scene)
    assert missed(scene) == [(0, Miss.TWO), (1, Miss.CHANGED)]
    assert judged(scene)[0].decision is Decision.AGAIN


@pytest.mark.parametrize("symbol", [JACK, ROCK, LABRADOR])
def test_a_throw_changed_too_late_beats_nothing_and_is_told_as_a_miss(
    pilot: Pilot, symbol: Symbol
) -> None:
    scene = pilot.bout("human,human", points=True, live_rhythm=True)
    strike(pilot, scene, 0, symbol)
    strike(pilot, scene, 1, JACK)
    pilot.until(scene, lambda: isinstance(thrown_now(scene), dict), 400)
    strike(pilot, scene, 1, PAPER)
    until_judged(pilot, scene)
    assert missed(scene) == [(1, Miss.CHANGED)]
    assert judged(scene)[0].winners == (0,)
    pilot.until(scene, lambda: scene.show.stage.verdict is not None, 400)
    assert thrown_now(scene) == {0: symbol.code}
    scene.draw(pilot.house.canvas)


def thrown_now(scene: ThrowScene) -> dict[int, str] | None:
    """What lies open, once anything does."""
    return dict(scene.show.stage.thrown) or None


def test_labrador_on_jack_is_three_points_and_ten_end_it(pilot: Pilot) -> None:
    scene = pilot.bout(points=True)
    all_throw(pilot, scene, LABRADOR, JACK)
    assert scene.show.stage.points == {0: 3, 1: 0}
    command = None
    for _ in range(7):
        command = command or all_throw(pilot, scene, PAPER, ROCK)
    assert isinstance(results_after(pilot, scene, command), ResultsScene)
    outcome = scene.sitting.outcome
    assert outcome is not None
    assert outcome.scores == (TARGET, 0)
    assert not scene.put_right
    assert check(pilot.house.storage.export_lines(scene.sitting.match_id)) is None


def test_a_split_decision_sends_some_away_and_the_others_throw_again(pilot: Pilot) -> None:
    scene = pilot.bout("human,human,human,human")
    all_throw(pilot, scene, JACK, ROCK, JACK, SCISSORS)
    assert judged(scene)[0] == Judged(Decision.SPLIT, (0, 2), (1, 3), 0)
    arms = scene.show.stage.arms
    assert [arms[seat].grey for seat in range(4)] == [0, 1, 0, 1]
    strike(pilot, scene, 1, ROCK)
    assert scene.notice is not None
    strike(pilot, scene, 0, ROCK)
    strike(pilot, scene, 2, PAPER)
    results_after(pilot, scene, pilot.until(scene, lambda: False, 2000))
    assert judged(scene)[-1].winners == (2,)


@pytest.mark.parametrize("words", ["bot:easy,bot:hard", "bot:easy,bot:normal,bot:hard,bot:easy"])
@pytest.mark.parametrize("live", [False, True])
def test_bots_alone_need_nobodys_key(pilot: Pilot, words: str, live: bool) -> None:
    scene = pilot.bout(words, live_rhythm=live)
    command = pilot.until(scene, lambda: False, 20_000)
    assert isinstance(results_after(pilot, scene, command), ResultsScene)
    assert not scene.put_right


def test_bots_have_committed_before_anybody_can_choose_and_open_their_seals(pilot: Pilot) -> None:
    scene = pilot.bout("human,bot:hard")
    sealed = [e for e in scene.sitting.match.history if isinstance(e, Committed)]
    assert [event.seat for event in sealed] == [1]
    assert any(sealed[0].seal[:8] in line for line in scene.told)
    strike(pilot, scene, 0, ROCK)
    until_judged(pilot, scene)
    thrown = next(e for e in scene.sitting.match.history if isinstance(e, Thrown) and e.seat == 1)
    assert thrown.seal == sealed[0].seal
    assert any(thrown.salt[:8] in line for line in scene.told)


def test_one_person_can_play_with_the_mouse_alone(pilot: Pilot) -> None:
    scene = pilot.bout("human,bot:normal")
    click(pilot, scene, TileAt(0, PAPER))
    assert 0 in scene.sitting.match.chosen
    until_judged(pilot, scene)
    assert judged(scene)


def test_pausing_stops_the_count_and_a_live_one_begins_again(pilot: Pilot) -> None:
    scene = pilot.bout(live_rhythm=True)
    strike(pilot, scene, 0, ROCK)
    strike(pilot, scene, 1, ROCK)
    pilot.step(scene, 700)
    command = click(pilot, scene, Ask.PAUSE)
    assert isinstance(command, Push)
    assert isinstance(command.scene, PauseScene)
    assert scene.next_frame_in_ms() is None
    assert scene.on_return(PauseChoice.RESUME) is None
    assert scene.sitting.match.count_began_at_ms is None
    assert scene.sitting.match.chosen == frozenset()
    pilot.step(scene, 5000)
    assert not judged(scene)


def test_a_relaxed_count_stands_still_while_paused(pilot: Pilot) -> None:
    scene = pilot.bout()
    strike(pilot, scene, 0, ROCK)
    strike(pilot, scene, 1, ROCK)
    pilot.step(scene, 700)
    scene.pause()
    pilot.clock.go_on(60_000)
    scene.update(16)
    assert not judged(scene)
    scene.on_return(PauseChoice.RESUME)
    until_judged(pilot, scene)


def test_leaving_goes_down_to_the_table_and_out(pilot: Pilot) -> None:
    game = pilot.throwing(points=True)
    scene = pilot.bout(points=True)
    assert scene.on_return(PauseChoice.LEAVE) == Pop(PauseChoice.LEAVE)
    table = table_for(pilot.house, scene.sitting)
    assert table.on_return(PauseChoice.LEAVE) == Pop(Leave.TITLE)
    assert game.info.slug == scene.sitting.game.info.slug


def test_a_match_that_was_left_goes_on_where_it_was_and_begins_paused(pilot: Pilot) -> None:
    scene = pilot.bout(points=True)
    all_throw(pilot, scene, LABRADOR, JACK)
    strike(pilot, scene, 0, ROCK)
    scene.on_leave()
    saved = pilot.house.storage.unfinished()
    assert saved is not None
    again = pilot.entered(resume(pilot.house, saved))
    assert again.show.stage.points == {0: 3, 1: 0}
    assert again.sitting.match.chosen == frozenset()
    command = pilot.step(again)
    assert isinstance(command, Push)
    assert isinstance(command.scene, PauseScene)


def test_what_moves_never_changes_what_counts(pilot: Pilot) -> None:
    ends = []
    for motion in Motion:
        pilot.house.settings = replace(pilot.house.settings, motion=motion)
        scene = pilot.bout("bot:easy,bot:hard", seed=4, points=True)
        pilot.until(scene, lambda: False, 60_000)
        ends.append((scene.sitting.outcome, judged(scene)))
    assert ends[0] == ends[1] == ends[2]


def test_the_log_key_and_its_place_open_the_log(pilot: Pilot) -> None:
    scene = pilot.bout()
    click(pilot, scene, Ask.LOG)
    assert scene.log_open
    click(pilot, scene, Ask.LOG)
    assert not scene.log_open


def test_people_who_share_a_mouse_choose_in_turn_behind_a_cover(pilot: Pilot) -> None:
    scene = pilot.bout("human,human,bot:easy", mouse=(0, 1))
    for seat, symbol in ((0, JACK), (1, ROCK)):
        scene.draw(pilot.house.canvas)
        assert [hit.on for hit in scene.hits] == [Ask.HERE]
        click(pilot, scene, Ask.HERE)
        scene.draw(pilot.house.canvas)
        assert len(scene.hits) == len(Symbol)
        click(pilot, scene, TileAt(seat, symbol))
    assert scene.sitting.match.chosen == {0, 1, 2}
    scene.draw(pilot.house.canvas)
    assert not any(isinstance(hit.on, TileAt) for hit in scene.hits)
    until_judged(pilot, scene)
    assert judged(scene)


def test_what_the_cover_shows_does_not_tell_what_was_chosen(pilot: Pilot) -> None:
    pictures = set()
    for symbol in Symbol:
        scene = pilot.bout("human,human", mouse=(0, 1))
        click(pilot, scene, Ask.HERE)
        click(pilot, scene, TileAt(0, symbol))
        scene.draw(pilot.house.canvas)
        pictures.add(pilot.house.canvas.picture().get_buffer().raw)
    assert len(pictures) == 1


def test_keys_can_be_exchanged_and_are_kept(pilot: Pilot) -> None:
    scene = pilot.bout()
    command = pilot.mean(scene, Meaning.FILL)
    assert isinstance(command, Push)
    keys = command.scene
    assert isinstance(keys, ThrowKeysScene)
    keys.on_enter()
    hands = Hands(pilot, keys)
    hands.wait(SETTLE_MS)
    hands.click("rock")
    pilot.give(keys, Press(Control(Device.KEY, pygame.KSCAN_Y, label="Z"), pilot.clock.now_ms()))
    hands.click("paper")
    pilot.give(keys, Press(Control(Device.KEY, pygame.KSCAN_M, label="M"), pilot.clock.now_ms()))
    assert isinstance(scene.on_return(None), Push)
    scene.on_return(PauseChoice.RESUME)
    assert scene.keys.controls(0)[0] == Control(Device.KEY, pygame.KSCAN_Y)
    assert scene.keys.controls(0)[0].label == "Z"
    assert scene.keys.controls(0)[1] == Control(Device.KEY, pygame.KSCAN_W)
    assert scene.keys.controls(1)[0] == Control(Device.KEY, pygame.KSCAN_Q)
    assert pilot.bout().keys.controls(0)[0] == Control(Device.KEY, pygame.KSCAN_Y)


def test_a_verdict_is_held_in_waits_that_the_loop_counts(pilot: Pilot) -> None:
    """After a longer one the loop takes it that nothing moved, and the verdict would stay."""
    scene = pilot.bout(points=True)
    strike(pilot, scene, 0, LABRADOR)
    strike(pilot, scene, 1, JACK)
    pilot.until(scene, lambda: scene.show.hold_ms > 0, 3000)
    while scene.show.moving:
        pilot.step(scene)
    due_in_ms = scene.next_frame_in_ms()
    assert due_in_ms is not None
    assert due_in_ms <= LONGEST_DT_MS
