import cmath
import io
import sys
import wave
from array import array
from pathlib import Path

import pytest

from sounds import synth
from sounds.cues import BELLS, VARIANTS, Cue, Group
from sounds.signals import PEAK_DB, RATE, Signal, band, levelled, loudest_db, peak_db
from sounds.synth import BELL_NOTES, FOLDER, GAINS_DB, SOUNDS, encode, render

LEVELS_DB = {
    Cue.SNAP: -20,
    Cue.THUD: -18,
    Cue.SLAP: -14,
    Cue.FLIP: -22,
    Cue.RIFFLE: -22,
    Cue.WHOOSH: -22,
    Cue.TICK: -22,
    Cue.THROW: -17,
    Cue.WIN: -18,
    Cue.LOSE: -20,
    Cue.DENY: -22,
    Cue.SELECT: -24,
    **dict.fromkeys(BELLS, -20),
}
LENGTHS_S = {
    Cue.SNAP: 0.07,
    Cue.THUD: 0.28,
    Cue.SLAP: 0.30,
    Cue.FLIP: 0.14,
    Cue.RIFFLE: 1.05,
    Cue.WHOOSH: 0.34,
    Cue.TICK: 0.12,
    Cue.THROW: 0.50,
    Cue.WIN: 1.04,
    Cue.LOSE: 1.08,
    Cue.DENY: 0.78,
    Cue.SELECT: 0.18,
    **dict.fromkeys(BELLS, 0.80),
}


def read(name: str) -> Signal:
    return decode((FOLDER / name).read_bytes())


def decode(content: bytes) -> Signal:
    with wave.open(io.BytesIO(content)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return [sample / 32_768 for sample in samples]


def energy(signal: Signal) -> float:
    return sum(sample * sample for sample in signal)


def strength(signal: Signal, hz: float) -> float:
    turn = -2j * cmath.pi * hz / RATE
    return abs(sum(sample * cmath.exp(turn * n) for n, sample in enumerate(signal)))


@pytest.mark.parametrize("cue", Cue)
def test_the_committed_files_are_what_the_arithmetic_gives(cue: Cue) -> None:
    for name, content in render(cue).items():
        assert (FOLDER / name).read_bytes() == content, name


def test_every_cue_has_its_files_and_there_are_no_others() -> None:
    named = [name for cue in Cue for name in cue.files]
    assert len(set(named)) == len(named)
    assert {path.name for path in FOLDER.iterdir()} == set(named)
    assert set(SOUNDS) == set(Cue)
    assert {len(cue.files) for cue in Cue if cue.group is not Group.BELLS} == {VARIANTS}


def test_the_files_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 1_500_000


@pytest.mark.parametrize("cue", Cue)
def test_levels_lengths_peaks_and_ends(cue: Cue) -> None:
    for name, gain_db in zip(cue.files, GAINS_DB, strict=False):
        signal = read(name)
        assert loudest_db(signal) == pytest.approx(LEVELS_DB[cue] + gain_db, abs=0.5)
        assert peak_db(signal) < PEAK_DB
        assert len(signal) / RATE == pytest.approx(LENGTHS_S[cue], abs=0.001)
        assert signal[-1] == 0.0


def test_variants_differ() -> None:
    for cue in Cue:
        assert len({read(name)[100:].__repr__() for name in cue.files}) == len(cue.files)


def test_a_slap_is_bright_and_short_and_a_thud_is_low() -> None:
    slap, thud = read("slap_0.wav"), read("thud_0.wav")
    bright = energy(band(slap, 900, 8000)) / energy(slap)
    assert bright > 0.25
    assert energy(slap[: round(0.1 * RATE)]) > 0.9 * energy(slap)
    assert energy(band(thud, 20, 300)) > 0.8 * energy(thud)
    assert energy(band(thud, 900, 8000)) < 0.05 * energy(thud)


def test_a_slap_is_heard_above_a_snap_on_speakers_without_bass() -> None:
    slap, snap = (band(read(f"{name}_0.wav"), 200, 10_000) for name in ("slap", "snap"))
    assert loudest_db(slap) > loudest_db(snap) + 3


def test_every_bell_has_a_pitch_of_its_own() -> None:
    assert len(set(BELL_NOTES)) == len(BELLS)
    for cue, hz in zip(BELLS, BELL_NOTES, strict=True):
        signal = read(cue.files[0])
        assert max(BELL_NOTES, key=lambda note: strength(signal, note)) == hz


def test_too_loud_a_signal_is_bent_under_the_peak() -> None:
    click = [0.0] * 4000
    click[10] = 1.0
    assert peak_db(levelled(click, -10)) == pytest.approx(PEAK_DB)


def test_a_file_says_what_it_holds() -> None:
    assert decode(encode([0.0, 0.5, -0.5])) == pytest.approx([0.0, 0.5, -0.5], abs=1e-4)


def test_writing_anew_writes_every_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(synth, "FOLDER", tmp_path / "files")
    monkeypatch.setattr(synth, "render", lambda cue: dict.fromkeys(cue.files, b"sound"))
    synth.main()
    assert len(list((tmp_path / "files").iterdir())) == sum(len(cue.files) for cue in Cue)
