"""The arithmetic of sound: noise, filters, envelopes and levels, on lists of numbers.

A signal is a list of samples, 1.0 being full scale, at RATE samples a second. Times are in
seconds, frequencies in hertz, levels in decibels below full scale. Knows no sound by name.
"""

import math
from collections.abc import Sequence
from itertools import accumulate
from random import Random

RATE = 22_050
NOISE_RATE = 44_100
Signal = list[float]

WINDOW_S = 0.05
WINDOW_STEP_S = 0.001
PEAK_DB = -1.5
FADE_S = 0.008
ROUNDS = 8


def silence(seconds: float) -> Signal:
    """Answer a signal of nothing."""
    return [0.0] * round(seconds * RATE)


def instants(seconds: float) -> list[float]:
    """Answer the time of every sample."""
    return [n / RATE for n in range(len(silence(seconds)))]


def noise(rng: Random, seconds: float) -> Signal:
    """Answer white noise, as strong in each hertz as noise of variance 1 at NOISE_RATE."""
    most = math.sqrt(3.0 * RATE / NOISE_RATE)
    return [rng.uniform(-most, most) for _ in silence(seconds)]


def decay(seconds: float, fall_s: float, attack_s: float = 0.0) -> Signal:
    """Answer an envelope that rises in a straight line and falls to 1/e every `fall_s`."""
    return [
        math.exp(-t / fall_s) * (min(1.0, t / attack_s) if attack_s else 1.0)
        for t in instants(seconds)
    ]


def tone(frequencies: Sequence[float]) -> Signal:
    """Answer a sine that follows a frequency given for every sample."""
    phases = accumulate(frequencies)
    return [math.sin(2.0 * math.pi * phase / RATE) for phase in phases]


def times(one: Sequence[float], other: Sequence[float]) -> Signal:
    """Answer one signal shaped by another, as long as the shorter."""
    return [a * b for a, b in zip(one, other, strict=False)]


def louder(signal: Sequence[float], factor: float) -> Signal:
    """Answer the signal times a number."""
    return [sample * factor for sample in signal]


def add(onto: Signal, signal: Sequence[float], at_s: float = 0.0) -> None:
    """Mix a signal into another, from an instant on; what does not fit is cut off."""
    start = round(at_s * RATE)
    for n, sample in enumerate(signal[: max(0, len(onto) - start)], start):
        onto[n] += sample


def saturate(signal: Sequence[float], drive: float) -> Signal:
    """Answer the signal with its peaks pressed together."""
    return [math.tanh(drive * sample) for sample in signal]


def band(signal: Sequence[float], low_hz: float, high_hz: float) -> Signal:
    """Keep what lies between two frequencies: 24 dB an octave on both sides, without delay."""
    for kind, corner_hz in (("high", low_hz), ("low", high_hz)):
        signal = _filter(_filter(signal, kind, corner_hz)[::-1], kind, corner_hz)[::-1]
    return list(signal)


def swept_band(signal: Sequence[float], centres_hz: Sequence[float], width: float) -> Signal:
    """Keep what lies round a frequency given for every sample; `width` is a share of it."""
    low = mid = 0.0
    swept: Signal = []
    for sample, centre_hz in zip(signal, centres_hz, strict=True):
        # A state-variable filter by the trapezoidal rule: it stays stable while it is swept.
        g = math.tan(math.pi * centre_hz / RATE)
        high = (sample - (width + g) * mid - low) / (1.0 + width * g + g * g)
        step = g * high
        band_now = step + mid
        mid = band_now + step
        step = g * band_now
        low += 2.0 * step
        swept.append(band_now)
    return swept


def loudest_db(signal: Sequence[float]) -> float:
    """Answer the level of the loudest 50 ms."""
    power = [0.0, *accumulate(sample * sample for sample in signal)]
    window = min(round(WINDOW_S * RATE), len(signal))
    step = round(WINDOW_STEP_S * RATE)
    most = max(
        power[start + window] - power[start] for start in range(0, len(signal) - window + 1, step)
    )
    return 10.0 * math.log10(most / window)


def peak_db(signal: Sequence[float]) -> float:
    """Answer the level of the highest peak."""
    return 20.0 * math.log10(max(abs(sample) for sample in signal))


def levelled(signal: Sequence[float], target_db: float) -> Signal:
    """Answer the signal at a level, its peaks bent under PEAK_DB, its end faded to nothing.

    Bending and fading take a little of the level away, so it is approached in a few rounds.
    """
    gain_db = 0.0
    for _ in range(ROUNDS):
        finished = _faded(_limited(louder(signal, 10.0 ** (gain_db / 20.0))))
        gain_db += target_db - loudest_db(finished)
    return finished


def _limited(signal: Signal) -> Signal:
    limit = 10.0 ** (PEAK_DB / 20.0)
    if max(abs(sample) for sample in signal) <= limit:
        return signal
    return [math.tanh(sample / limit) * limit for sample in signal]


def _faded(signal: Signal) -> Signal:
    length = round(FADE_S * RATE)
    start = len(signal) - length
    return [
        sample if n < start else sample * (len(signal) - 1 - n) / length
        for n, sample in enumerate(signal)
    ]


def _filter(signal: Sequence[float], kind: str, corner_hz: float) -> Signal:
    """Run a two-pole Butterworth filter over the signal, forwards."""
    k = math.tan(math.pi * corner_hz / RATE)
    norm = 1.0 / (1.0 + math.sqrt(2.0) * k + k * k)
    a1, a2 = 2.0 * (k * k - 1.0) * norm, (1.0 - math.sqrt(2.0) * k + k * k) * norm
    b0 = norm if kind == "high" else k * k * norm
    b1 = -2.0 * b0 if kind == "high" else 2.0 * b0
    filtered: Signal = []
    z1 = z2 = 0.0
    for sample in signal:
        out = b0 * sample + z1
        z1 = b1 * sample - a1 * out + z2
        z2 = b0 * sample - a2 * out
        filtered.append(out)
    return filtered
