"""Writes the sounds from arithmetic: `python -m sounds.synth`, run by hand, its output committed.

Every run gives the same bytes. Recipes are written for pitch 1.0 and take the pitch of a variant;
levels are those of the loudest 50 ms. Knows nothing of the game, nor of who plays the files.
"""

import io
import math
import sys
import wave
from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from sounds.cues import BELLS, Cue
from sounds.signals import (
    RATE,
    Signal,
    add,
    band,
    decay,
    instants,
    levelled,
    louder,
    noise,
    saturate,
    silence,
    swept_band,
    times,
    tone,
)

FOLDER = Path(__file__).parent / "files"
FULL_SCALE = 32_767
HIGHEST_PARTIAL_HZ = 0.45 * RATE

PITCHES = (1.0, 1.04, 0.96)
GAINS_DB = (0.0, -1.5, 1.5)
ATTACK_S = 0.002
WOOD = ((1.0, 1.0), (3.93, 0.30), (9.2, 0.10))
METAL = ((1.0, 1.0), (2.76, 0.45), (5.40, 0.22), (8.93, 0.10))
C5, D5, E5, G5, A5 = 523.25, 587.33, 659.26, 783.99, 880.0
BELL_NOTES = (C5, D5, E5, G5, A5, 2 * C5, 2 * D5, 2 * E5)

Recipe = Callable[[Random, float], Signal]


@dataclass(frozen=True, slots=True)
class Sound:
    """How a sound is made, and how loud it is."""

    recipe: Recipe
    level_db: float


def snap(rng: Random, pitch: float) -> Signal:
    """A crisp card on a card."""
    seconds = 0.07
    click = band(noise(rng, seconds), 1800 * pitch, 7000 * pitch)
    sound = times(click, decay(seconds, 0.009, 0.0004))
    add(sound, louder(_ringing(520 * pitch, seconds, 0.012), 0.35))
    return sound


def thud(rng: Random, pitch: float) -> Signal:
    """A palm on wood. The skin is strong: a laptop's speakers give nothing of the wood beneath."""
    seconds = 0.28
    glide = [(55 + 95 * math.exp(-t / 0.03)) * pitch for t in instants(seconds)]
    sound = times(tone(glide), decay(seconds, 0.075))
    skin = times(band(noise(rng, seconds), 120 * pitch, 900 * pitch), decay(seconds, 0.03, 0.001))
    add(sound, louder(skin, 2.5))
    return sound


def slap(rng: Random, pitch: float) -> Signal:
    """The star of the show: skin on cards, over the table's thud."""
    sound = silence(0.30)
    skin = band(noise(rng, 0.05), 900 * pitch, 5200 * pitch)
    add(sound, louder(times(skin, decay(0.05, 0.012, 0.0002)), 3.0))
    add(sound, louder(thud(rng, pitch), 0.45))
    return saturate(sound, 1.8)


def flip(rng: Random, pitch: float) -> Signal:
    """Paper turning over and landing."""
    seconds = 0.14
    swell = [0.5 * math.sin(math.pi * t / seconds) ** 2 for t in instants(seconds)]
    sound = times(band(noise(rng, seconds), 1200 * pitch, 4200 * pitch), swell)
    add(sound, louder(snap(rng, pitch), 0.5), 0.055)
    return sound


def riffle(rng: Random, pitch: float) -> Signal:
    """A shuffle: snaps that come closer and closer, and a pack put down."""
    sound = silence(1.05)
    at_s, gap_s, put_down_s = 0.01, 0.045, 0.76
    while at_s < put_down_s - gap_s:
        add(sound, louder(snap(rng, pitch), rng.uniform(0.5, 1.0)), at_s)
        gap_s = max(0.009, gap_s * 0.93)
        at_s += gap_s * rng.uniform(0.8, 1.2)
    add(sound, louder(thud(rng, pitch), 0.5), put_down_s)
    return sound


def whoosh(rng: Random, pitch: float) -> Signal:
    """A glove through the air."""
    seconds = 0.34
    rise = [math.sin(math.pi * t / seconds) for t in instants(seconds)]
    centres_hz = [(500 + 2600 * height) * pitch for height in rise]
    air = swept_band(swept_band(noise(rng, seconds), centres_hz, 0.7), centres_hz, 0.7)
    return times(air, [height**1.5 for height in rise])


def wood(hz: float, seconds: float) -> Signal:
    """A struck bar of wood."""
    return _struck(hz, seconds, WOOD, 0.16)


def bars(notes_hz: Sequence[float], step_s: float) -> Recipe:
    """A recipe for bars of wood, struck one after another."""

    def play(_rng: Random, pitch: float) -> Signal:
        sound = silence(step_s * len(notes_hz) + 0.6)
        for n, hz in enumerate(notes_hz):
            add(sound, wood(hz * pitch, 0.5), n * step_s)
        return sound

    return play


def bar(seconds: float, *notes_hz: float) -> Recipe:
    """A recipe for bars of wood, struck together."""

    def play(_rng: Random, pitch: float) -> Signal:
        sound = silence(seconds)
        for hz in notes_hz:
            add(sound, wood(hz * pitch, seconds))
        return sound

    return play


def bell(hz: float) -> Recipe:
    """A recipe for a seat's bell: metal, so that it is told from the wood of the house."""

    def play(_rng: Random, pitch: float) -> Signal:
        return _struck(hz * pitch, 0.8, METAL, 0.30)

    return play


SOUNDS: Mapping[Cue, Sound] = {
    Cue.SNAP: Sound(snap, -20),
    Cue.THUD: Sound(thud, -18),
    Cue.SLAP: Sound(slap, -14),
    Cue.FLIP: Sound(flip, -22),
    Cue.RIFFLE: Sound(riffle, -22),
    Cue.WHOOSH: Sound(whoosh, -22),
    Cue.TICK: Sound(bar(0.12, 880.0), -22),
    Cue.THROW: Sound(bar(0.5, 1318.5, 659.3), -17),
    Cue.WIN: Sound(bars((C5, E5, G5, 2 * C5), 0.11), -18),
    Cue.LOSE: Sound(bars((392.0, 369.99, 349.23), 0.16), -20),
    Cue.DENY: Sound(bars((196.0, 185.0), 0.09), -22),
    Cue.SELECT: Sound(bar(0.18, 660.0), -24),
    **{cue: Sound(bell(hz), -20) for cue, hz in zip(BELLS, BELL_NOTES, strict=True)},
}


def render(cue: Cue) -> dict[str, bytes]:
    """Answer a cue's files by name: WAV, one channel, 16 bits, RATE samples a second."""
    sound = SOUNDS[cue]
    rendered = {}
    for name, pitch, gain_db in zip(cue.files, PITCHES, GAINS_DB, strict=False):
        # Not for secrets: the seed is the file's name, so that every run gives the same bytes.
        signal = sound.recipe(Random(name), pitch)  # noqa: S311 -- see above
        rendered[name] = encode(levelled(signal, sound.level_db + gain_db))
    return rendered


def encode(signal: Sequence[float]) -> bytes:
    """Answer a signal as the bytes of a WAV file."""
    samples = array("h", (round(sample * FULL_SCALE) for sample in signal))
    if sys.byteorder == "big":
        samples.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(samples.itemsize)
        out.setframerate(RATE)
        out.writeframes(samples.tobytes())
    return file.getvalue()


def _struck(
    hz: float, seconds: float, partials: Sequence[tuple[float, float]], fall_s: float
) -> Signal:
    """Sum the partials of a struck thing: the higher ones die sooner."""
    sound = silence(seconds)
    for ratio, strength in partials:
        if hz * ratio < HIGHEST_PARTIAL_HZ:
            add(sound, louder(_ringing(hz * ratio, seconds, fall_s / ratio), strength))
    return times(sound, [min(1.0, t / ATTACK_S) for t in instants(seconds)])


def _ringing(hz: float, seconds: float, fall_s: float) -> Signal:
    return times(tone([hz] * len(silence(seconds))), decay(seconds, fall_s))


def main() -> None:
    """Write every file anew."""
    FOLDER.mkdir(exist_ok=True)
    for cue in Cue:
        for name, content in render(cue).items():
            (FOLDER / name).write_bytes(content)


if __name__ == "__main__":
    main()
