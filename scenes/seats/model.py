"""Who sits down, stands up, and with which key: the seats screen without its pictures.

Chairs stand clockwise; a chair's number is its place in theme.SEATS, so a chair keeps its colour,
emblem and bell whoever sits on it. Times are milliseconds of the house clock. It must not know
words, pixels or storage.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from game.options import OptionValue
from game.rules import Game, Level
from scenes.input.intents import Control
from scenes.seating import HEAD_START_STEP_MS, MOST_HEAD_START_MS, Seating, Sitter
from scenes.seats.keys import Kept, kept_for

HOLD_MS = 600.0
MOST_LETTERS = 30
USUAL_LEVEL = "normal"
OFFERED_LEVELS = ("easy", "normal", "hard", "friendly")
FIRST_TIME_BOTS = 3


@dataclass(frozen=True, slots=True)
class Names:
    """What people and bots on a chair are called until somebody says otherwise."""

    person: Callable[[int], str]
    bot: Callable[[int], str]


@dataclass(frozen=True, slots=True)
class SatDown:
    """A person has this chair now, with their own key."""

    chair: int


@dataclass(frozen=True, slots=True)
class KeyChanged:
    """A person who sat there already has this key now."""

    chair: int


@dataclass(frozen=True, slots=True)
class StoodUp:
    """The chair is empty now."""

    chair: int


@dataclass(frozen=True, slots=True)
class Owned:
    """The control is that chair's own: holding it stands up."""

    chair: int
    control: Control


@dataclass(frozen=True, slots=True)
class NoSeatKey:
    """The control is kept for something else."""

    control: Control
    kept: Kept


@dataclass(frozen=True, slots=True)
class NoChair:
    """People sit on every chair."""


@dataclass(frozen=True, slots=True)
class TooFew:
    """The game needs so many at the table."""

    least: int


@dataclass(frozen=True, slots=True)
class NoKey:
    """Who sits there has no key yet."""

    chair: int


Happening = SatDown | KeyChanged | StoodUp | Owned | NoSeatKey | NoChair
Obstacle = TooFew | NoKey


class Chairs:
    """All chairs of a table for `game`, and its options, until the deal freezes them."""

    def __init__(self, game: Game, names: Names) -> None:
        self.game = game
        self.sitters: list[Sitter | None] = [None] * game.info.seats[-1]
        self.options: dict[str, OptionValue] = {}
        self._names = names
        self._held_since_ms: dict[int, float] = {}

    # ---- what is so

    @property
    def levels(self) -> tuple[Level, ...]:
        """The bots that the game offers here."""
        return tuple(level for level in self.game.levels if level.code in OFFERED_LEVELS)

    @property
    def usual_level(self) -> str:
        """The level of a bot that nobody chose."""
        codes = [level.code for level in self.levels]
        return USUAL_LEVEL if USUAL_LEVEL in codes else codes[0]

    @property
    def next_chair(self) -> int | None:
        """The chair of whoever presses a free key next; a bot gives up its own if it must."""
        return next(iter(self._keyless + self._empty + self._with_bots), None)

    @property
    def obstacle(self) -> Obstacle | None:
        """Why nothing can be dealt yet."""
        if self._keyless:
            return NoKey(self._keyless[0])
        least = self.game.info.seats[0]
        taken = len(self.sitters) - len(self._empty)
        return TooFew(least) if taken < least else None

    def owner(self, control: Control) -> int | None:
        """Whose control it is."""
        for chair, sitter in enumerate(self.sitters):
            if sitter is not None and sitter.control == control:
                return chair
        return None

    def given_name(self, chair: int) -> str:
        """The name that somebody chose for who sits there; nothing while it is the usual one."""
        sitter = self.sitters[chair]
        if sitter is None:
            return ""
        usual = self._names.person if sitter.bot is None else self._names.bot
        return "" if sitter.name == usual(chair) else sitter.name

    def option(self, key: str) -> OptionValue:
        """What holds for an option of the game."""
        default = next(known.default for known in self.game.info.options if known.key == key)
        return self.options.get(key, default)

    def holds(self, chair: int) -> bool:
        """Whether this chair's key is held down since the chair was taken."""
        return chair in self._held_since_ms

    @property
    def holding(self) -> bool:
        """Whether anybody holds their key now."""
        return bool(self._held_since_ms)

    # ---- keys

    def press(self, control: Control, at_ms: float, chair: int | None = None) -> Happening:
        """Somebody pressed it: to sit down (on that chair, if it is empty), or to stand up."""
        owner = self.owner(control)
        if owner is not None:
            self._held_since_ms[owner] = at_ms
            return Owned(owner, control)
        kept = kept_for(control)
        if kept is not None:
            return NoSeatKey(control, kept)
        if chair is None or self.sitters[chair] is not None:
            chair = self.next_chair
        if chair is None:
            return NoChair()
        return self.give_key(chair, control)

    def give_key(self, chair: int, control: Control) -> Happening:
        """A person on this chair gets the control, if nothing is against it."""
        owner = self.owner(control)
        kept = kept_for(control)
        if owner not in {None, chair}:
            return Owned(owner or 0, control)
        if kept is not None:
            return NoSeatKey(control, kept)
        sitter = self.sitters[chair]
        if sitter is not None and sitter.bot is None:
            self.sitters[chair] = replace(sitter, control=control)
            return KeyChanged(chair)
        self.sitters[chair] = Sitter(self._names.person(chair), chair, control=control)
        return SatDown(chair)

    def release(self, control: Control) -> None:
        """A key or button went up."""
        owner = self.owner(control)
        if owner is not None:
            self._held_since_ms.pop(owner, None)

    def let_go(self) -> None:
        """Nothing is held any more."""
        self._held_since_ms.clear()

    def tick(self, now_ms: float) -> StoodUp | None:
        """Whoever has held their key long enough stands up, one at a time."""
        for chair, since_ms in self._held_since_ms.items():
            if now_ms - since_ms >= HOLD_MS:
                return self.clear(chair)
        return None

    # ---- chairs

    def clear(self, chair: int) -> StoodUp:
        """Nobody sits there."""
        self.sitters[chair] = None
        self._held_since_ms.pop(chair, None)
        return StoodUp(chair)

    def seat_bot(self, chair: int, level: str) -> None:
        """A bot of this level sits there."""
        sitter = self.sitters[chair]
        if sitter is not None and sitter.bot is not None:
            self.sitters[chair] = replace(sitter, bot=level)
            return
        self._held_since_ms.pop(chair, None)
        self.sitters[chair] = Sitter(self._names.bot(chair), chair, bot=level)

    def seat_person(self, chair: int) -> None:
        """A person sits there; if they are new they have no key yet."""
        sitter = self.sitters[chair]
        if sitter is None or sitter.bot is not None:
            self.sitters[chair] = Sitter(self._names.person(chair), chair)

    def fill(self) -> tuple[int, ...]:
        """Bots of the usual level on every empty chair; which these were."""
        filled = tuple(self._empty)
        for chair in filled:
            self.seat_bot(chair, self.usual_level)
        return filled

    def rename(self, chair: int, name: str) -> None:
        """Any letters; what is too long is cut, and nothing but spaces is the usual name."""
        sitter = self.sitters[chair]
        if sitter is not None:
            usual = self._names.person if sitter.bot is None else self._names.bot
            self.sitters[chair] = replace(sitter, name=clean_name(name) or usual(chair))

    def set_head_start(self, chair: int, head_start_ms: int) -> None:
        """In whole steps, for a person."""
        sitter = self.sitters[chair]
        if sitter is not None and sitter.bot is None:
            steps = round(head_start_ms / HEAD_START_STEP_MS)
            head_start_ms = max(0, min(MOST_HEAD_START_MS, steps * HEAD_START_STEP_MS))
            self.sitters[chair] = replace(sitter, head_start_ms=head_start_ms)

    def set_option(self, key: str, value: OptionValue) -> None:
        """Choose a value of one of the game's options."""
        self.options[key] = value

    # ---- whole tables

    def seat_first_timers(self, control: Control) -> None:
        """One person and a few bots: enough to be dealt cards at once."""
        self.give_key(0, control)
        for chair in range(1, min(len(self.sitters), 1 + FIRST_TIME_BOTS)):
            self.seat_bot(chair, self.usual_level)

    def seating(self) -> Seating:
        """The table as it would be dealt now."""
        chosen = tuple(
            (option.key, self.option(option.key))
            for option in self.game.info.options
            if self.option(option.key) != option.default
        )
        taken = tuple(sitter for sitter in self.sitters if sitter is not None)
        return Seating(self.game.info.slug, taken, chosen)

    def restore(self, seating: Seating) -> None:
        """Seat them as they sat before; whatever does not fit this game any more stays away."""
        for sitter in seating.sitters:
            if not 0 <= sitter.look < len(self.sitters) or self.sitters[sitter.look] is not None:
                continue
            if sitter.bot is None:
                self._restore_person(sitter)
            elif sitter.bot in self.game.makers:
                self.sitters[sitter.look] = replace(sitter, control=None)
        for key, value in seating.options:
            if any(key == known.key and value in known.values for known in self.game.info.options):
                self.options[key] = value

    def _restore_person(self, sitter: Sitter) -> None:
        control = sitter.control
        if control is not None and self.give_key(sitter.look, control) == SatDown(sitter.look):
            self.rename(sitter.look, sitter.name)
            self.set_head_start(sitter.look, sitter.head_start_ms)

    # ---- lists of chairs

    @property
    def _empty(self) -> list[int]:
        return [chair for chair, sitter in enumerate(self.sitters) if sitter is None]

    @property
    def _keyless(self) -> list[int]:
        return [
            chair
            for chair, sitter in enumerate(self.sitters)
            if sitter is not None and sitter.bot is None and sitter.control is None
        ]

    @property
    def _with_bots(self) -> list[int]:
        return [
            chair
            for chair, sitter in enumerate(self.sitters)
            if sitter is not None and sitter.bot is not None
        ]


def clean_name(name: str) -> str:
    """A name on one line, without odd spaces, of at most MOST_LETTERS letters."""
    printable = "".join(letter if letter.isprintable() else _stand_in(letter) for letter in name)
    return " ".join(printable.split())[:MOST_LETTERS].rstrip()


def _stand_in(letter: str) -> str:
    """Emoji are glued together by letters that count as unprintable; all else is a space."""
    return letter if letter in "\u200d\ufe0f" else " "
