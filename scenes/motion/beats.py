"""How long everything takes, by name, in milliseconds, at the three levels of motion.

The rules never see these: they change what is seen, never what counts.
"""

from dataclasses import dataclass, fields
from enum import Enum


class Motion(Enum):
    """How much may move."""

    FULL = "full"
    SHORT = "short"
    OFF = "off"


@dataclass(frozen=True, slots=True)
class Beats:
    """The motion table of the art direction."""

    card: float = 220
    deal_step: float = 55
    land: float = 90
    flip: float = 240
    glove: float = 70
    freeze: float = 60
    squash: float = 120
    glove_rest: float = 620
    glove_leave: float = 200
    burst_in: float = 180
    burst_hold: float = 260
    burst_out: float = 420
    shake: float = 260
    word: float = 160
    word_hold: float = 900
    sweep: float = 420
    sweep_step: float = 18
    turn_over: float = 480
    leave: float = 320
    wrong: float = 300
    lift: float = 140
    curtain_open: float = 260
    curtain_close: float = 120
    lamp: float = 200
    scene: float = 320
    notice: float = 3600


FULL = Beats()
SHORT = Beats(
    **{
        field.name: getattr(FULL, field.name) / 2
        for field in fields(Beats)
        if field.name not in ("notice", "word_hold")
    }
)
OFF = Beats(
    card=0,
    deal_step=0,
    land=0,
    flip=0,
    glove=0,
    freeze=0,
    squash=0,
    burst_in=0,
    burst_hold=400,
    burst_out=0,
    shake=0,
    word=0,
    sweep=120,
    sweep_step=0,
    turn_over=0,
    leave=0,
    wrong=0,
    lift=0,
    curtain_open=0,
    curtain_close=0,
    lamp=0,
    scene=0,
)

BEATS = {Motion.FULL: FULL, Motion.SHORT: SHORT, Motion.OFF: OFF}
