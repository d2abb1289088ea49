"""The loop: what it stamps, what it passes on, what it drops, and when it sleeps."""

import pygame
import pytest

from scenes.input.intents import FocusLost, Intent, Press, Release
from scenes.manager import FRAME_MS, LONGEST_DT_MS, STALL_MS, Manager
from scenes.scene import BaseScene, Command, Pop, Push, Quit, Replace, Reset
from sprites.canvas import Canvas
from tests.pilot import Pilot
from tests.scenes.input.events import key_event


class Recorder(BaseScene):
    """Notes what it is told, and answers a key press with a command."""

    def __init__(self, answer: Command | None = None) -> None:
        self.heard: list[Intent] = []
        self.told: list[str] = []
        self.stalls: list[float] = []
        self.results: list[object] = []
        self.answer = answer
        self.drawn = 0
        self.passed_ms: list[float] = []
        self.due_in_ms: float | None = None

    def next_frame_in_ms(self) -> float | None:
        return self.due_in_ms

    def update(self, dt_ms: float) -> Command | None:
        self.passed_ms.append(dt_ms)
        return None

    def on_enter(self) -> None:
        self.told.append("enter")

    def on_leave(self) -> None:
        self.told.append("leave")

    def on_return(self, result: object) -> Command | None:
        self.results.append(result)
        return None

    def on_stall(self, gap_ms: float) -> Command | None:
        self.stalls.append(gap_ms)
        return None

    def handle(self, intent: Intent) -> Command | None:
        self.heard.append(intent)
        return self.answer if isinstance(intent, Press) else None

    def draw(self, canvas: Canvas) -> None:
        assert canvas.size
        self.drawn += 1

    @property
    def presses(self) -> list[Press]:
        return [intent for intent in self.heard if isinstance(intent, Press)]


@pytest.fixture
def scene() -> Recorder:
    return Recorder()


@pytest.fixture
def manager(pilot: Pilot, scene: Recorder) -> Manager:
    pygame.event.clear()
    made = Manager(pilot.house, scene)
    while pilot.house.furnish():
        pass
    made.turn()
    pilot.clock.go_on(FRAME_MS + 1)
    made.turn()
    scene.heard.clear()
    return made


WATCH_MS = 50.0


def post(kind: int, scancode: int, mod: int = 0) -> None:
    pygame.event.post(key_event(kind, scancode, mod))


def test_presses_of_one_pump_are_passed_on_all_and_in_their_order(
    manager: Manager, scene: Recorder
) -> None:
    keys = [pygame.KSCAN_C, pygame.KSCAN_L, pygame.KSCAN_S, pygame.KSCAN_I, pygame.KSCAN_W]
    for key in keys:
        post(pygame.KEYDOWN, key)
    manager.turn()
    assert [press.control.code for press in scene.presses] == keys
    stamps = [press.at_ms for press in scene.presses]
    assert stamps == sorted(stamps)


def test_a_key_that_arrives_while_a_frame_is_drawn_is_stamped_then(
    pilot: Pilot, manager: Manager, scene: Recorder
) -> None:
    post(pygame.KEYDOWN, pygame.KSCAN_C)
    at = pilot.clock.now_ms()
    pilot.house.canvas.breathe()
    pilot.clock.go_on(40)
    manager.turn()
    assert [press.at_ms for press in scene.presses] == [at]


def test_while_something_moves_a_slow_frame_counts_as_long_as_it_may(
    pilot: Pilot, manager: Manager, scene: Recorder
) -> None:
    scene.due_in_ms = 0.0
    post(pygame.KEYDOWN, pygame.KSCAN_C)
    for _ in range(4):
        pilot.clock.go_on(LONGEST_DT_MS + 50)
        manager.turn()
    assert scene.passed_ms[-4:] == [FRAME_MS, *[LONGEST_DT_MS] * 3]


def test_after_a_rest_nothing_jumps(pilot: Pilot, manager: Manager, scene: Recorder) -> None:
    for key in (pygame.KSCAN_C, pygame.KSCAN_L, pygame.KSCAN_S):
        pilot.clock.go_on(LONGEST_DT_MS * 2)
        post(pygame.KEYDOWN, key)
        manager.turn()
    assert scene.passed_ms[-3:] == [FRAME_MS] * 3


def test_a_scene_gets_its_frame_when_it_asked_for_it_though_nothing_else_happens(
    pilot: Pilot, manager: Manager, scene: Recorder
) -> None:
    scene.due_in_ms = WATCH_MS
    post(pygame.KEYDOWN, pygame.KSCAN_C)
    pilot.clock.go_on(FRAME_MS + 1)
    manager.turn()
    drawn = scene.drawn
    for passed_ms, frames in ((WATCH_MS - 1, 0), (2, 1), (WATCH_MS - 1, 1), (2, 2)):
        pilot.clock.go_on(passed_ms)
        pygame.event.post(pygame.Event(pygame.USEREVENT))
        manager.turn()
        assert scene.drawn == drawn + frames


def test_the_time_that_a_scene_asked_to_wait_counts_whole(
    pilot: Pilot, manager: Manager, scene: Recorder
) -> None:
    scene.due_in_ms = WATCH_MS
    for _ in range(4):
        pilot.clock.go_on(LONGEST_DT_MS + 1)
        pygame.event.post(pygame.Event(pygame.USEREVENT))
        post(pygame.KEYUP, pygame.KSCAN_C)
        manager.turn()
    assert scene.passed_ms[-3:] == [LONGEST_DT_MS] * 3


def test_a_held_key_is_one_press(manager: Manager, scene: Recorder) -> None:
    for _ in range(20):
        post(pygame.KEYDOWN, pygame.KSCAN_C)
    manager.turn()
    assert len(scene.presses) == 1


def test_what_was_pressed_before_a_change_of_scene_does_not_act_after_it(
    manager: Manager, scene: Recorder
) -> None:
    above = Recorder()
    scene.answer = Push(above)
    post(pygame.KEYDOWN, pygame.KSCAN_C)
    post(pygame.KEYDOWN, pygame.KSCAN_L)
    post(pygame.KEYUP, pygame.KSCAN_C)
    manager.turn()
    post(pygame.KEYUP, pygame.KSCAN_L)
    manager.turn()
    assert len(scene.presses) == 1
    assert above.presses == []
    assert any(isinstance(intent, Release) for intent in above.heard)
    assert above.told == ["enter"]


def test_a_scene_is_told_that_its_keys_are_gone_when_another_comes_above_it(
    manager: Manager, scene: Recorder
) -> None:
    manager.carry_out(Push(Recorder()))
    assert FocusLost() in scene.heard


def test_pop_hands_its_result_to_the_scene_below(manager: Manager, scene: Recorder) -> None:
    manager.carry_out(Push(Recorder()))
    manager.carry_out(Pop("done"))
    assert scene.results == ["done"]


def test_replace_and_reset_let_the_old_scenes_leave(manager: Manager, scene: Recorder) -> None:
    second, third = Recorder(), Recorder()
    manager.carry_out(Replace(second))
    assert scene.told[-1] == "leave"
    manager.carry_out(Push(Recorder()))
    manager.carry_out(Reset(third))
    assert second.told[-1] == "leave"
    assert manager.top is third


def test_closing_the_window_lets_every_scene_leave(manager: Manager, scene: Recorder) -> None:
    above = Recorder()
    manager.carry_out(Push(above))
    pygame.event.post(pygame.Event(pygame.QUIT))
    manager.turn()
    assert not manager.running
    assert scene.told[-1] == above.told[-1] == "leave"


def test_alt_enter_is_swallowed_and_changes_the_window(
    pilot: Pilot, manager: Manager, scene: Recorder
) -> None:
    post(pygame.KEYDOWN, pygame.KSCAN_RETURN, pygame.KMOD_ALT)
    manager.turn()
    assert scene.presses == []
    assert pilot.house.settings.fullscreen


def test_m_mutes_except_where_text_is_written(
    pilot: Pilot, manager: Manager, scene: Recorder
) -> None:
    post(pygame.KEYDOWN, pygame.KSCAN_M)
    manager.turn()
    assert pilot.house.settings.mute
    assert scene.presses == []
    scene.typing = True
    post(pygame.KEYUP, pygame.KSCAN_M)
    post(pygame.KEYDOWN, pygame.KSCAN_M)
    manager.turn()
    assert pilot.house.settings.mute
    assert len(scene.presses) == 1


def test_a_screen_that_rests_is_not_drawn_again(manager: Manager, scene: Recorder) -> None:
    drawn = scene.drawn
    pygame.event.post(pygame.Event(pygame.USEREVENT))
    manager.turn()
    assert scene.drawn == drawn


def test_standing_still_longer_than_was_asked_for_is_a_stall(
    pilot: Pilot, manager: Manager, scene: Recorder
) -> None:
    pygame.event.post(pygame.Event(pygame.USEREVENT))
    manager.turn()
    assert scene.stalls == []
    pilot.clock.go_on(STALL_MS + 60_100)
    pygame.event.post(pygame.Event(pygame.USEREVENT))
    manager.turn()
    assert len(scene.stalls) == 1


def test_scenes_below_one_that_covers_are_not_drawn(manager: Manager, scene: Recorder) -> None:
    above = Recorder()
    manager.carry_out(Push(above))
    drawn = scene.drawn
    manager.draw()
    assert scene.drawn == drawn
    above.covers = False
    manager.draw()
    assert scene.drawn == drawn + 1


def test_quit_is_a_command_too(manager: Manager) -> None:
    manager.carry_out(Quit())
    assert not manager.running
