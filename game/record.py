"""A match as lines of text: a header, then one line for every step the referee took.

The record holds every choice, every time and every shuffle, so that replaying it needs no
generator. It is the save, the proof and the bug report at once.
"""

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from game.catalogue import game_named
from game.errors import IllegalAction, NotationError, Reason
from game.moves import Move, Undo, read_referee_action
from game.options import Chair, Setup, read_options, write_options
from game.rules import Game, Rules
from game.zones import Seat

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


class Fault(Enum):
    """How a record may disagree with the rules."""

    OTHER_RULES = "other rules"
    REFUSED = "refused"
    OTHER_POSITION = "another position"


@dataclass(frozen=True, slots=True)
class Difference:
    """Where a record does not agree with the rules: a line, counted from 1, and what was found.

    That is the version of these rules, the reason of a refusal, or the position reached.
    """

    line: int
    fault: Fault
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
        found = _plain(text)
        if found["jackanapes"] != FORMAT:
            raise NotationError(f"a record of format {found['jackanapes']}, not {FORMAT}")
        game = game_named(found["game"])
        chairs = tuple(
            Chair(None if who == "human" else who, int(head_start_ms))
            for who, head_start_ms in zip(found["seats"], found["head_starts_ms"], strict=True)
        )
        setup = Setup(chairs, read_options(game.info.options, found["options"]), found["dealer"])
        _check_setup(game, setup)
        return Header(found["game"], int(found["rules"]), setup, int(found["seed"]))
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise NotationError(f"not the header of a record: {error}") from error


def write_entry(entry: Entry, digest: str) -> str:
    """One JSON line; the digest is that of the position reached."""
    return json.dumps({"moves": [_plain_move(move) for move in entry], "digest": digest})


def read_entry(rules: Rules[Any, Any], text: str) -> tuple[Entry, str]:
    """The inverse of `write_entry`. Raises NotationError."""
    try:
        found = _plain(text)
        entry = tuple(_read_move(rules, move) for move in found["moves"])
        digest = str(found["digest"])
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise NotationError(f"not an entry of a record: {error}") from error
    if not entry:
        raise NotationError("an entry without moves")
    return entry, digest


def write_record(game: Game, record: Record) -> list[str]:
    """All lines of a record."""
    lines = [write_header(record.header)]
    states = [game.rules.start(record.header.setup)]
    for entry in record.entries:
        state = _onwards(game.rules, states, entry)
        lines.append(write_entry(entry, digest_of(game.rules, state)))
    return lines


def read_record(lines: Sequence[str]) -> Record:
    """A record from its lines. Raises NotationError."""
    header = read_header(lines[0] if lines else "")
    rules = game_named(header.slug).rules
    return Record(header, [read_entry(rules, line)[0] for line in lines[1:]])


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """The entries that were not taken back. Raises IllegalAction where there were not so many."""
    kept: list[Entry] = []
    for entry in entries:
        taken = undone(entry)
        if taken > len(kept):
            raise IllegalAction(Reason("nothing_to_undo", "house"))
        if taken:
            del kept[-taken:]
        else:
            kept.append(entry)
    return kept


def undone(entry: Entry) -> int:
    """How many entries this one takes back; 0 if it is an ordinary one."""
    action = entry[0].action
    return action.count if isinstance(action, Undo) else 0


def replay(game: Game, setup: Setup, entries: Iterable[Entry]) -> object:
    """The position after these entries. Raises IllegalAction at the first that is not allowed."""
    state = game.rules.start(setup)
    for entry in standing(entries):
        state = game.rules.apply(state, entry).state
    return state


def check(lines: Sequence[str]) -> Difference | None:
    """Replay the lines of a record; the first difference, or None. Raises NotationError."""
    header = read_header(lines[0] if lines else "")
    rules = game_named(header.slug).rules
    if header.rules_version != rules.info.rules_version:
        return Difference(1, Fault.OTHER_RULES, str(rules.info.rules_version))
    states = [rules.start(header.setup)]
    for number, line in enumerate(lines[1:], start=2):
        entry, digest = read_entry(rules, line)
        try:
            state = _onwards(rules, states, entry)
        except IllegalAction as refused:
            return Difference(number, Fault.REFUSED, str(refused))
        if digest_of(rules, state) != digest:
            return Difference(number, Fault.OTHER_POSITION, rules.write(state))
    return None


def _onwards(rules: Rules[Any, Any], states: list[Any], entry: Entry) -> object:
    """The position after one more entry; `states` are all that still stand, from the start."""
    taken = undone(entry)
    if taken >= len(states):
        raise IllegalAction(Reason("nothing_to_undo", "house"))
    if taken:
        del states[-taken:]
    else:
        states.append(rules.apply(states[-1], entry).state)
    return states[-1]


def _plain(text: str) -> Any:  # noqa: ANN401 - whatever JSON holds; its readers check it
    """JSON, without the numbers that JSON does not know."""
    return json.loads(text, parse_constant=_not_a_number)


def _not_a_number(text: str) -> float:
    raise NotationError(f"not a number: {text}")


def _check_setup(game: Game, setup: Setup) -> None:
    """A header that can be read may still seat whom this game cannot seat."""
    unknown = {chair.bot for chair in setup.chairs if chair.bot is not None} - set(game.makers)
    if unknown:
        raise NotationError(f"no such bot: {', '.join(sorted(map(str, unknown)))}")
    if len(setup.chairs) not in game.info.seats or setup.dealer not in setup.seats:
        raise NotationError(f"not a table: {len(setup.chairs)} seats, dealer {setup.dealer}")


def _plain_move(move: Move) -> dict[str, Seat | str | float]:
    plain: dict[str, Seat | str | float] = {"do": move.action.code}
    if move.seat is not None:
        plain["seat"] = move.seat
    if move.at_ms:
        plain["at"] = move.at_ms
    if move.lot:
        plain["lot"] = move.lot
    if move.salt:
        plain["salt"] = move.salt
    return plain


def _read_move(rules: Rules[Any, Any], found: dict[str, Any]) -> Move:
    seat = found.get("seat")
    return Move(
        None if seat is None else int(seat),
        read_referee_action(found["do"]) or rules.read_action(found["do"]),
        float(found.get("at", 0.0)),
        float(found.get("lot", 0.0)),
        str(found.get("salt", "")),
    )
