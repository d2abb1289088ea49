"""A match as lines of text: a header, then one line for every step the referee took.

The record holds every choice, every time and every shuffle, so that replaying it needs no
generator. It is the save, the proof and the bug report at once.
"""

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.catalogue import game_named
from game.errors import IllegalAction, NotationError
from game.moves import Move, read_referee_action
from game.options import Chair, Setup, read_options, write_options
from game.rules import Game, Rules

FORMAT = 1

Entry = tuple[Move, ...]
"""The moves that one step took together."""


@dataclass(frozen=True, slots=True)
class Header:
    """What a record begins with."""

    slug: str
    rules_version: int
    setup: Setup
    seed: int


@dataclass(slots=True)
class Record:
    """A header, and the entries so far."""

    header: Header
    entries: list[Entry] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Difference:
    """Where a record does not agree with the rules: a line, counted from 1, and what was found."""

    line: int
    found: str


def digest_of(rules: Rules[Any, Any], state: object) -> str:
    """Eight characters that two equal positions share."""
    return hashlib.sha256(rules.write(state).encode()).hexdigest()[:8]


def write_header(header: Header) -> str:
    """One JSON line."""
    return json.dumps(
        {
            "jackanapes": FORMAT,
            "game": header.slug,
            "rules": header.rules_version,
            "seats": [chair.bot or "human" for chair in header.setup.chairs],
            "head_starts_ms": [chair.head_start_ms for chair in header.setup.chairs],
            "options": write_options(header.setup.options),
            "dealer": header.setup.dealer,
            "seed": header.seed,
        }
    )


def read_header(text: str) -> Header:
    """The inverse of `write_header`. Raises NotationError, also for games it does not know."""
    try:
        found = json.loads(text)
        if found["jackanapes"] != FORMAT:
            raise NotationError(f"a record of format {found['jackanapes']}, not {FORMAT}")
        game = game_named(found["game"])
        chairs = tuple(
            Chair(None if who == "human" else who, head_start_ms)
            for who, head_start_ms in zip(found["seats"], found["head_starts_ms"], strict=True)
        )
        options = read_options(game.info.options, found["options"])
        setup = Setup(chairs, options, found["dealer"])
        return Header(found["game"], found["rules"], setup, found["seed"])
    except (KeyError, TypeError, ValueError) as error:
        raise NotationError(f"not the header of a record: {error}") from error


def write_entry(entry: Entry, digest: str) -> str:
    """One JSON line; the digest is that of the position reached."""
    moves = [
        {
            key: value
            for key, value in (
                ("seat", move.seat),
                ("do", move.action.code),
                ("at", move.at_ms),
                ("lot", move.lot),
            )
            if value is not None and (value != 0.0 or key in ("seat", "do"))
        }
        for move in entry
    ]
    return json.dumps({"moves": moves, "digest": digest})


def read_entry(rules: Rules[Any, Any], text: str) -> tuple[Entry, str]:
    """The inverse of `write_entry`. Raises NotationError."""
    try:
        found = json.loads(text)
        entry = tuple(
            Move(
                move.get("seat"),
                read_referee_action(move["do"]) or rules.read_action(move["do"]),
                float(move.get("at", 0.0)),
                float(move.get("lot", 0.0)),
            )
            for move in found["moves"]
        )
        return entry, str(found["digest"])
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise NotationError(f"not an entry of a record: {error}") from error


def replay(game: Game, setup: Setup, entries: Iterable[Entry]) -> object:
    """The position after these entries. Raises IllegalAction at the first that is not allowed."""
    state = game.rules.start(setup)
    for entry in entries:
        state = game.rules.apply(state, entry).state
    return state


def read_record(lines: Sequence[str]) -> Record:
    """A record from its lines. Raises NotationError."""
    if not lines:
        raise NotationError("an empty record")
    header = read_header(lines[0])
    rules = game_named(header.slug).rules
    return Record(header, [read_entry(rules, line)[0] for line in lines[1:]])


def check(lines: Sequence[str]) -> Difference | None:
    """Replay the lines of a record; the first difference, or None. Raises NotationError."""
    if not lines:
        raise NotationError("an empty record")
    header = read_header(lines[0])
    rules = game_named(header.slug).rules
    if header.rules_version != rules.info.rules_version:
        found = f"rules {header.rules_version}; these are {rules.info.rules_version}"
        return Difference(1, found)
    state = rules.start(header.setup)
    for number, line in enumerate(lines[1:], start=2):
        entry, digest = read_entry(rules, line)
        try:
            state = rules.apply(state, entry).state
        except IllegalAction as refused:
            return Difference(number, f"refused: {refused}")
        if digest_of(rules, state) != digest:
            return Difference(number, f"another position: {rules.write(state)}")
    return None
