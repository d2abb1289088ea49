"""The pause: what it pops, and that hammering does not end it."""

import pytest

from scenes.controls.board import SETTLE_MS
from scenes.input.intents import Meaning, Phase, Pointer
from scenes.pause import DEAF_MS, PauseChoice, PauseScene
from scenes.scene import Pop
from tests.pilot import Pilot


@pytest.fixture
def scene(pilot: Pilot) -> PauseScene:
    made = PauseScene(pilot.house)
    made.on_enter()
    return made


def test_what_lies_below_shows_through(scene: PauseScene) -> None:
    assert not scene.covers


@pytest.mark.parametrize("meaning", [Meaning.CONFIRM, Meaning.BACK])
def test_hammering_does_not_end_it(pilot: Pilot, scene: PauseScene, meaning: Meaning) -> None:
    assert pilot.mean(scene, meaning) is None
    pilot.clock.go_on(DEAF_MS)
    assert pilot.mean(scene, meaning) == Pop(PauseChoice.RESUME)


@pytest.mark.parametrize(
    ("meaning", "choice"),
    [
        (Meaning.BACK, PauseChoice.RESUME),
        (Meaning.HELP, PauseChoice.HELP),
        (Meaning.SETTINGS, PauseChoice.SETTINGS),
    ],
)
def test_each_key_has_its_choice(
    pilot: Pilot, scene: PauseScene, meaning: Meaning, choice: PauseChoice
) -> None:
    pilot.clock.go_on(DEAF_MS)
    assert pilot.mean(scene, meaning) == Pop(choice)


@pytest.mark.parametrize("choice", list(PauseChoice))
def test_every_choice_is_reached_by_arrows(
    pilot: Pilot, scene: PauseScene, choice: PauseChoice
) -> None:
    pilot.clock.go_on(DEAF_MS)
    while scene.board.focus != choice.value:
        pilot.mean(scene, Meaning.DOWN)
    assert pilot.mean(scene, Meaning.CONFIRM) == Pop(choice)


@pytest.mark.parametrize("choice", list(PauseChoice))
def test_every_choice_can_be_clicked(pilot: Pilot, scene: PauseScene, choice: PauseChoice) -> None:
    pilot.clock.go_on(max(DEAF_MS, SETTLE_MS))
    box = next(widget.box for widget in scene.board.widgets if widget.key == choice.value)
    now_ms = pilot.clock.now_ms()
    scene.handle(Pointer(Phase.DOWN, *box.centre, now_ms, 1))
    assert scene.handle(Pointer(Phase.UP, *box.centre, now_ms, 1)) == Pop(choice)
