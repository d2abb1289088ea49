"""Who sits at a table, for people: names, controls and looks, besides what the rules know."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass

from game.errors import NotationError
from game.options import Chair, Options, OptionValue, Setup
from game.rules import Game
from game.zones import Seat
from scenes.input.intents import Control, Device

MOST_HEAD_START_MS = 400
HEAD_START_STEP_MS = 20

SEATING_KEY = "seating."
"""Who sat at a match is kept as a setting of this name followed by the match's id."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """One taken chair. `look` is the place in theme.SEATS: colour, emblem and bell.

    `bot` is a level's code, or None for a person, who then has a `control`.
    """

    name: str
    look: int
    bot: str | None = None
    control: Control | None = None
    head_start_ms: int = 0


@dataclass(frozen=True, slots=True)
class Seating:
    """A whole table, clockwise, with its options (only those that differ from the default)."""

    slug: str
    sitters: tuple[Sitter, ...]
    options: tuple[tuple[str, OptionValue], ...] = ()

    def setup(self, game: Game, dealer: Seat) -> Setup:
        """What the rules need of it. Raises NotationError for options that the game has not."""
        chairs = tuple(Chair(sitter.bot, sitter.head_start_ms) for sitter in self.sitters)
        return Setup(chairs, Options(game.info.options, dict(self.options)), dealer)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of the people."""
        return tuple(seat for seat, sitter in enumerate(self.sitters) if sitter.bot is None)

    def seat_of(self, control: Control) -> Seat | None:
        """Whose control this is."""
        for seat, sitter in enumerate(self.sitters):
            if sitter.control == control:
                return seat
        return None


def write_seating(seating: Seating) -> str:
    """One JSON line."""

    def plain(value: object) -> object:
        return value.value if isinstance(value, Device) else value

    return json.dumps(asdict(seating), default=plain)


def read_seating(text: str) -> Seating:
    """The inverse of `write_seating`. Raises NotationError."""
    try:
        found = json.loads(text)
        sitters = tuple(_read_sitter(sitter) for sitter in found["sitters"])
        options = tuple((str(key), value) for key, value in found["options"])
        return Seating(str(found["slug"]), sitters, options)
    except (KeyError, TypeError, ValueError) as error:
        raise NotationError(f"not a seating: {error}") from error


def _read_sitter(found: Mapping[str, object]) -> Sitter:
    control = found["control"]
    if not (isinstance(control, Mapping) or control is None):
        raise NotationError("not a control")
    return Sitter(
        name=str(found["name"]),
        look=int(str(found["look"])),
        bot=None if found["bot"] is None else str(found["bot"]),
        control=None if control is None else _read_control(control),
        head_start_ms=int(str(found["head_start_ms"])),
    )


def _read_control(found: Mapping[str, object]) -> Control:
    return Control(
        Device(found["device"]),
        int(str(found["code"])),
        int(str(found["unit"])),
        str(found["label"]),
    )
