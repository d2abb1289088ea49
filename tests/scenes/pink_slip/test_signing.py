"""A certificate is signed with a mouse, a finger, a stick or the arrows, and then it is signed."""

import pytest

from game.pink_slip.titles import LEAST_INK, ink
from scenes.input.intents import Control, Device, Lean, Meaning, Phase, Pointer, Press, Release
from scenes.pink_slip.books import Books
from scenes.pink_slip.sign import SignScene
from scenes.scene import Pop
from tests.hands import Hands
from tests.pilot import Pilot


@pytest.fixture
def scene(pilot: Pilot) -> SignScene:
    books = Books(pilot.house)
    made = SignScene(pilot.house, books, books.add_person("Ana", 1))
    made.on_enter()
    return made


def drag(pilot: Pilot, scene: SignScene) -> None:
    """From the left end of the line to its right one."""
    scene.settle()
    pad = scene.board.place(next(w for w in scene.board.widgets if w.key == "pad"))
    points = [(pad.left + share * pad.width, pad.centre[1]) for share in (0.1, 0.4, 0.7, 0.9)]
    now_ms = pilot.clock.now_ms()
    scene.handle(Pointer(Phase.DOWN, *points[0], now_ms, 1))
    for x, y in points[1:]:
        scene.handle(Pointer(Phase.MOVE, x, y, now_ms))
    scene.handle(Pointer(Phase.UP, *points[-1], now_ms, 1))


def test_a_mouse_signs_and_the_day_is_kept(pilot: Pilot, scene: SignScene) -> None:
    hands = Hands(pilot, scene)
    assert not hands.widget("sign").enabled
    drag(pilot, scene)
    assert ink(scene.pen.strokes) >= LEAST_INK
    assert hands.click("sign") == Pop()
    books = Books(pilot.house)
    (career,) = books.ledger.running
    certificate = books.ledger.certificate(career)
    assert certificate is not None
    assert certificate.name == "Ana"
    assert certificate.signed_on == books.today
    assert certificate.strokes == scene.pen.strokes


def test_moving_without_a_button_draws_nothing(pilot: Pilot, scene: SignScene) -> None:
    scene.settle()
    x, y = scene.board.place(scene.board.widgets[0]).centre
    scene.handle(Pointer(Phase.MOVE, x, y, pilot.clock.now_ms()))
    assert scene.pen.strokes == ()


def test_the_arrows_steer_the_pen_and_can_lift_it(pilot: Pilot, scene: SignScene) -> None:
    right, confirm = Control(Device.KEY, 79), Control(Device.KEY, 44)
    scene.handle(Press(right, pilot.clock.now_ms(), Meaning.RIGHT))
    for _ in range(40):
        pilot.step(scene)
    scene.handle(Release(right, pilot.clock.now_ms()))
    assert not scene.pen.steered
    drawn = ink(scene.pen.strokes)
    assert drawn >= LEAST_INK
    scene.handle(Press(confirm, pilot.clock.now_ms(), Meaning.CONFIRM))
    scene.handle(Press(right, pilot.clock.now_ms(), Meaning.RIGHT))
    pilot.step(scene, 300)
    assert ink(scene.pen.strokes) == drawn
    scene.handle(Press(confirm, pilot.clock.now_ms(), Meaning.CONFIRM))
    pilot.step(scene, 100)
    assert len(scene.pen.strokes) == 2


def test_a_stick_steers_it_too(pilot: Pilot, scene: SignScene) -> None:
    scene.handle(Lean(1.0, -0.3))
    for _ in range(40):
        pilot.step(scene)
    scene.handle(Lean(0.0, 0.0))
    assert scene.next_frame_in_ms() is None
    assert ink(scene.pen.strokes) >= LEAST_INK


def test_wiping_off_takes_everything_away(pilot: Pilot, scene: SignScene) -> None:
    hands = Hands(pilot, scene)
    drag(pilot, scene)
    hands.click("clear")
    assert scene.pen.strokes == ()
    assert not hands.widget("sign").enabled
