"""The shapes that go in and out of the storage: plain, frozen, and free of any game."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Notice:
    """Something the player should be told: a key of the message catalogue and its values."""

    key: str
    values: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Profile:
    """A person who plays here. Two people may bear one name: the id tells them apart."""

    profile_id: str
    name: str


@dataclass(frozen=True, slots=True)
class Sample:
    """One figure worth remembering: a slap's milliseconds, a streak's length."""

    profile_id: str
    game: str
    name: str
    number: float


@dataclass(frozen=True, slots=True)
class Statistic:
    """All samples of one name, folded: how many, their sum, the lowest and the highest."""

    count: int
    total: float
    lowest: float
    highest: float


@dataclass(frozen=True, slots=True)
class Entry:
    """One accepted move as text, and the digest of the state that it led to."""

    text: str
    digest: str = ""


@dataclass(frozen=True, slots=True)
class MatchState:
    """How a match stands in the file: its header, its outcome once it has one."""

    header: str
    outcome: str | None
    counts: bool


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A match left unfinished, ready to be played again from its record."""

    match_id: str
    header: str
    entries: tuple[Entry, ...]
