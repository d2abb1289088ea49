"""The name of every sound, and the files that hold it. Knows neither why nor when one is played."""

from enum import Enum, auto

VARIANTS = 3


class Group(Enum):
    """Sounds that share a volume of their own, beneath the one of everything."""

    HOUSE = auto()
    SLAPS = auto()
    BELLS = auto()


class Cue(Enum):
    """Every sound. A seat's bell has one pitch, by which the seat is known, and so one file."""

    SNAP = "snap"
    THUD = "thud"
    SLAP = "slap"
    FLIP = "flip"
    RIFFLE = "riffle"
    WHOOSH = "whoosh"
    TICK = "tick"
    THROW = "throw"
    WIN = "win"
    LOSE = "lose"
    DENY = "deny"
    SELECT = "select"
    BELL_0 = "bell_0"
    BELL_1 = "bell_1"
    BELL_2 = "bell_2"
    BELL_3 = "bell_3"
    BELL_4 = "bell_4"
    BELL_5 = "bell_5"
    BELL_6 = "bell_6"
    BELL_7 = "bell_7"

    @property
    def group(self) -> Group:
        """Whose volume the sound obeys."""
        if self in BELLS:
            return Group.BELLS
        return Group.SLAPS if self in (Cue.SLAP, Cue.THUD) else Group.HOUSE

    @property
    def files(self) -> tuple[str, ...]:
        """The names of its files, to be played in turn."""
        if self in BELLS:
            return (f"{self.value}.wav",)
        return tuple(f"{self.value}_{variant}.wav" for variant in range(VARIANTS))


BELLS = (
    Cue.BELL_0,
    Cue.BELL_1,
    Cue.BELL_2,
    Cue.BELL_3,
    Cue.BELL_4,
    Cue.BELL_5,
    Cue.BELL_6,
    Cue.BELL_7,
)
"""The bells by seat look: the order of the seats' colours and emblems."""
