from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from sounds.cues import BELLS, Cue, Group
from sounds.mixer import MOST_PAN, VOICES, Mixer


@pytest.fixture
def mixer(monkeypatch: pytest.MonkeyPatch) -> Iterator[Mixer]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    mixer = Mixer()
    yield mixer
    mixer.close()


def warmed(mixer: Mixer) -> Mixer:
    while mixer.warm():
        pass
    return mixer


def playing() -> list[pygame.mixer.Channel]:
    channels = [pygame.mixer.Channel(n) for n in range(pygame.mixer.get_num_channels())]
    return [channel for channel in channels if channel.get_busy()]


def test_every_cue_can_be_played(mixer: Mixer) -> None:
    warmed(mixer)
    for cue in Cue:
        mixer.play(cue)
        assert playing()
        pygame.mixer.stop()


def test_opening_is_done_in_small_steps(mixer: Mixer) -> None:
    assert pygame.mixer.get_init() is None
    steps = 1
    while mixer.warm():
        steps += 1
    assert steps == 1 + sum(len(cue.files) for cue in Cue)
    assert not mixer.warm()


def test_a_cue_wanted_before_its_turn_is_heard(mixer: Mixer) -> None:
    mixer.warm()
    mixer.play(Cue.BELL_7)
    assert playing()
    warmed(mixer)


def test_without_a_device_it_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    mixer = Mixer()
    assert not mixer.warm()
    assert not mixer.warm()
    mixer.play(Cue.SLAP, pan=1.0, gain_db=6.0)
    mixer.set_volumes(1, 2, 3)
    mixer.mute = True
    mixer.close()
    assert pygame.mixer.get_init() is None


def test_before_it_is_opened_it_is_silent() -> None:
    mixer = Mixer()
    mixer.play(Cue.SLAP)
    mixer.mute = True
    mixer.close()
    assert pygame.mixer.get_init() is None


def test_missing_and_damaged_files_are_silent(mixer: Mixer, tmp_path: Path) -> None:
    (tmp_path / "slap_0.wav").write_bytes(b"no sound")
    mixer = Mixer(tmp_path)
    warmed(mixer)
    mixer.play(Cue.SLAP)
    mixer.play(Cue.SNAP)
    assert not playing()
    mixer.close()


def test_at_most_eight_voices_and_the_newest_is_heard(mixer: Mixer) -> None:
    warmed(mixer)
    for _ in range(3 * VOICES):
        mixer.play(Cue.RIFFLE)
    mixer.play(Cue.WIN)
    assert len(playing()) == VOICES
    heard = [channel.get_sound() for channel in playing()]
    assert heard.count(mixer._sounds[Cue.WIN][0]) == 1


def test_variants_are_played_in_turn(mixer: Mixer) -> None:
    warmed(mixer)
    for _ in range(4):
        mixer.play(Cue.RIFFLE)
    heard = [channel.get_sound() for channel in playing()]
    assert heard == [mixer._sounds[Cue.RIFFLE][n] for n in (0, 1, 2, 0)]


def test_muting_stops_everything_until_it_is_undone(mixer: Mixer) -> None:
    warmed(mixer)
    mixer.play(Cue.RIFFLE)
    mixer.mute = True
    assert mixer.mute
    assert not playing()
    mixer.play(Cue.RIFFLE)
    assert not playing()
    mixer.mute = False
    mixer.play(Cue.RIFFLE)
    assert playing()


class Voice:
    """Stands in for a channel, and remembers how loud it was made."""

    def __init__(self) -> None:
        self.volume = (0.0, 0.0)

    def play(self, sound: pygame.mixer.Sound) -> None:
        pass

    def set_volume(self, left: float, right: float) -> None:
        self.volume = (left, right)


def loudness(
    mixer: Mixer,
    monkeypatch: pytest.MonkeyPatch,
    cue: Cue,
    *,
    pan: float = 0.0,
    gain_db: float = 0.0,
) -> tuple[float, float]:
    voice = Voice()
    monkeypatch.setattr(pygame.mixer, "find_channel", lambda *, force: voice if force else None)
    warmed(mixer).play(cue, pan=pan, gain_db=gain_db)
    return voice.volume


@pytest.mark.parametrize(
    ("cue", "expected"),
    [(Cue.SELECT, 0.25), (Cue.SLAP, 0.25 * 0.64), (Cue.BELL_3, 0.25 * 0.01)],
)
def test_volumes_multiply(
    mixer: Mixer, monkeypatch: pytest.MonkeyPatch, cue: Cue, expected: float
) -> None:
    mixer.set_volumes(50, 80, 10)
    assert loudness(mixer, monkeypatch, cue) == pytest.approx((expected, expected))


def test_no_volume_is_silence(mixer: Mixer, monkeypatch: pytest.MonkeyPatch) -> None:
    mixer.set_volumes(100, 0, 100)
    assert loudness(mixer, monkeypatch, Cue.SLAP) == (0.0, 0.0)


def test_gain_is_in_decibels_and_never_above_full(
    mixer: Mixer, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert loudness(mixer, monkeypatch, Cue.SLAP, gain_db=-6.0)[0] == pytest.approx(0.501, abs=1e-3)
    assert loudness(mixer, monkeypatch, Cue.SLAP, gain_db=6.0) == (1.0, 1.0)


@pytest.mark.parametrize("pan", [-1.0, -0.2, 0.0, 0.2, 1.0])
def test_panning_is_gentle(mixer: Mixer, monkeypatch: pytest.MonkeyPatch, pan: float) -> None:
    left, right = loudness(mixer, monkeypatch, Cue.SLAP, pan=pan)
    assert max(left, right) == 1.0
    assert right - left == pytest.approx(min(max(pan, -MOST_PAN), MOST_PAN))


def test_slaps_and_bells_have_their_own_volume() -> None:
    assert {cue for cue in Cue if cue.group is Group.SLAPS} == {Cue.SLAP, Cue.THUD}
    assert {cue for cue in Cue if cue.group is Group.BELLS} == set(BELLS)
