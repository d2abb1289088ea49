"""What a person can mean, whatever device they said it with: the closed list of intents.

Times are milliseconds of the house clock, stamped when the event arrived.
"""

from dataclasses import dataclass, field
from enum import Enum


class Device(Enum):
    """What a control belongs to."""

    KEY = "key"
    MOUSE = "mouse"
    PAD = "pad"


@dataclass(frozen=True, slots=True)
class Control:
    """One thing that can be pressed: a key by its position, a mouse button, a gamepad button.

    `unit` tells gamepads apart. `label` is what stands on it on this keyboard; it does not count
    when controls are compared.
    """

    device: Device
    code: int
    unit: int = 0
    label: str = field(default="", compare=False)


class Meaning(Enum):
    """What a press means where it is not a seat's own control."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    NEXT = "next"
    PREVIOUS = "previous"
    CONFIRM = "confirm"
    BACK = "back"
    HELP = "help"
    SETTINGS = "settings"
    FILL = "fill"
    LOG = "log"
    UNDO = "undo"
    HINT = "hint"
    SORT = "sort"


@dataclass(frozen=True, slots=True)
class Press:
    """A key or button went down. Repeats of a held key never arrive."""

    control: Control
    at_ms: float
    meaning: Meaning | None = None


@dataclass(frozen=True, slots=True)
class Release:
    """A key or button went up."""

    control: Control
    at_ms: float


class Phase(Enum):
    """What a pointer did."""

    MOVE = "move"
    DOWN = "down"
    UP = "up"


@dataclass(frozen=True, slots=True)
class Pointer:
    """Mouse or finger at x, y (output pixels). `button` is 1 left, 2 middle, 3 right, 0 none."""

    phase: Phase
    x: float
    y: float
    at_ms: float
    button: int = 0


@dataclass(frozen=True, slots=True)
class Wheel:
    """Scrolled by so many notches; up is positive."""

    notches: float
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Lean:
    """A gamepad's left stick leans to x, y, each -1 to 1; down and right are positive."""

    x: float
    y: float
    unit: int = 0


@dataclass(frozen=True, slots=True)
class Typed:
    """Text, by character; only while a scene asks for it."""

    text: str


@dataclass(frozen=True, slots=True)
class Erased:
    """Backspace; only while a scene asks for text. It repeats while held."""


@dataclass(frozen=True, slots=True)
class FocusLost:
    """Another window has the keyboard now: nothing is held any more."""


Intent = Press | Release | Pointer | Wheel | Lean | Typed | Erased | FocusLost
