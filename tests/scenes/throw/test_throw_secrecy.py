"""Until all have thrown nothing differs by what was chosen: no pixel, no sound, no record."""

from itertools import product

import pytest

from game.bouts.throws import Symbol
from scenes.input.intents import Press, Release
from scenes.throw.throw_scene import ThrowScene
from sounds.cues import Cue
from tests.pilot import Pilot

FRAME_MS = 200.0
Heard = list[tuple[Cue, float, float]]


def listening(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> Heard:
    heard: Heard = []

    def play(cue: Cue, *, pan: float = 0.0, gain_db: float = 0.0) -> None:
        heard.append((cue, pan, gain_db))

    monkeypatch.setattr(pilot.house.mixer, "play", play)
    return heard


def seen(pilot: Pilot, scene: ThrowScene) -> bytes:
    pilot.house.canvas.clear("#000000")
    scene.draw(pilot.house.canvas)
    return pilot.house.canvas.picture().get_buffer().raw


def press(pilot: Pilot, scene: ThrowScene, seat: int, symbol: Symbol) -> None:
    control = scene.keys.controls(seat)[tuple(Symbol).index(symbol)]
    scene.handle(Press(control, pilot.clock.now_ms()))
    pilot.clock.go_on(30)
    scene.handle(Release(control, pilot.clock.now_ms()))


def watched(
    pilot: Pilot, heard: Heard, chosen: tuple[Symbol, ...], *, live: bool
) -> tuple[list[bytes], Heard, list[str], tuple[str, ...]]:
    """Frames and sounds of a throw until it is over; record and log just before that."""
    heard.clear()
    pilot.clock.seconds = 5000.0
    scene = pilot.bout("human,human", seed=9, live_rhythm=live)
    scene.log_open = True
    frames = [seen(pilot, scene)]
    for seat, symbol in enumerate(chosen):
        press(pilot, scene, seat, symbol)
        pilot.step(scene, FRAME_MS)
        frames.append(seen(pilot, scene))
    record, log = pilot.house.storage.export_lines(scene.sitting.match_id), scene.told
    while not scene.show.showing:
        frames.append(seen(pilot, scene))
        pilot.clock.go_on(FRAME_MS)
        scene.update(FRAME_MS)
    return frames, list(heard), record, log


@pytest.mark.parametrize("live", [False, True], ids=["relaxed", "live"])
def test_nothing_tells_what_was_chosen(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, live: bool
) -> None:
    heard = listening(pilot, monkeypatch)
    pairs = product(Symbol, repeat=2)
    first = watched(pilot, heard, next(pairs), live=live)
    assert len(first[0]) > 5
    assert len(first[1]) > 2
    for pair in pairs:
        assert watched(pilot, heard, pair, live=live) == first, pair


def test_the_record_holds_nothing_until_all_have_thrown(pilot: Pilot) -> None:
    scene = pilot.bout("human,human,bot:normal")
    before = pilot.house.storage.export_lines(scene.sitting.match_id)
    press(pilot, scene, 0, Symbol.JACK)
    pilot.step(scene)
    pilot.house.storage.flush()
    assert pilot.house.storage.export_lines(scene.sitting.match_id) == before
