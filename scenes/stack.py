"""Parts one below the other, pressed together as evenly as need be where there is little room."""

from collections.abc import Sequence
from dataclasses import dataclass

GAP_GIVES = 0.5
"""Pressed together, a gap gives up so much of itself."""


@dataclass(frozen=True, slots=True)
class Part:
    """Something in a stack: the pixels it wants, the least it can do with, and the gap above."""

    wanted: float
    least: float
    gap: float


def wanted_height(parts: Sequence[Part]) -> float:
    """Pixels that the parts take when nothing is pressed."""
    return sum(part.wanted + part.gap for part in parts)


def pressed_by(parts: Sequence[Part], room: float) -> float:
    """How far every part must go to its least (0 to 1) for all to fit `room` pixels."""
    spare = sum(part.wanted - part.least + part.gap * GAP_GIVES for part in parts)
    return min(1.0, max(0.0, wanted_height(parts) - room) / spare) if spare else 0.0


def stacked_parts(
    parts: Sequence[Part], top: float, pressed: float = 0.0
) -> tuple[tuple[float, float], ...]:
    """Top and height of each part."""
    y = top
    places = []
    for part in parts:
        y += part.gap * (1 - pressed * GAP_GIVES)
        height = part.wanted - pressed * (part.wanted - part.least)
        places.append((y, height))
        y += height
    return tuple(places)
