"""What a table agrees on before the first deal: who sits where, and which options hold."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from game.errors import NotationError
from game.zones import Seat

OptionValue = bool | int
"""On or off, or a number in the option's own unit."""


@dataclass(frozen=True, slots=True)
class Option:
    """Something a table may set; the first value is the default. `house` marks a house rule."""

    key: str
    rule: str
    values: tuple[OptionValue, ...]
    house: bool = False

    @property
    def default(self) -> OptionValue:
        """What holds when nothing is said."""
        return self.values[0]

    def value_like(self, value: OptionValue) -> OptionValue:
        """The value that equals this one ("on" is 1, "off" is 0). Raises NotationError."""
        if value not in self.values:
            raise NotationError(f"{self.key} cannot be {value!r}")
        return self.values[self.values.index(value)]


class Options(Mapping[str, OptionValue]):
    """Every option of a game with the value that holds. Immutable and hashable."""

    __slots__ = ("_values",)

    def __init__(self, known: tuple[Option, ...], chosen: Mapping[str, OptionValue]) -> None:
        unknown = sorted(set(chosen) - {option.key for option in known})
        if unknown:
            raise NotationError(f"no such option: {', '.join(unknown)}")
        self._values = {
            option.key: option.value_like(chosen[option.key])
            if option.key in chosen
            else option.default
            for option in known
        }

    def __getitem__(self, key: str) -> OptionValue:
        return self._values[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __hash__(self) -> int:
        return hash(tuple(self._values.items()))

    def on(self, key: str) -> bool:
        """Whether an on-or-off option is on."""
        return bool(self._values[key])


def read_options(known: tuple[Option, ...], text: str) -> Options:
    """Options from "key=value,key=value" (on, off or a number). Raises NotationError."""
    words: dict[str, OptionValue] = {"on": True, "off": False}
    chosen: dict[str, OptionValue] = {}
    for part in filter(None, text.split(",")):
        key, equals, value = part.partition("=")
        if not equals or not (value in words or value.isdecimal()):
            raise NotationError(f"not an option: {part!r}")
        chosen[key] = words[value] if value in words else int(value)
    return Options(known, chosen)


def write_options(options: Mapping[str, OptionValue]) -> str:
    """The inverse of `read_options`, every option named."""
    words = {True: "on", False: "off"}
    return ",".join(
        f"{key}={words[value] if isinstance(value, bool) else value}"
        for key, value in options.items()
    )


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits there: a bot of some level, or, if that is None, a person.

    A person's claims in races count `head_start_ms` less against bots.
    """

    bot: str | None = None
    head_start_ms: int = 0


@dataclass(frozen=True, slots=True)
class Setup:
    """All that a match depends on besides chance and choice.

    `bots` are the seats of the bots, `head_starts_ms` has one entry a seat; both follow from the
    chairs, and are kept since every race asks for them.
    """

    chairs: tuple[Chair, ...]
    options: Options
    dealer: Seat = 0
    bots: frozenset[Seat] = field(init=False)
    head_starts_ms: tuple[float, ...] = field(init=False)

    def __post_init__(self) -> None:
        bots = frozenset(seat for seat in self.seats if self.chairs[seat].bot is not None)
        head_starts_ms = tuple(float(chair.head_start_ms) for chair in self.chairs)
        object.__setattr__(self, "bots", bots)
        object.__setattr__(self, "head_starts_ms", head_starts_ms)

    @property
    def seats(self) -> range:
        """All seats, clockwise."""
        return range(len(self.chairs))
