"""Reads cases.txt, whose format stands at its top, and plays what it says."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, assert_never

import pytest

from game import games
from game.errors import IllegalAction
from game.events import (
    Because,
    BoutEnded,
    Claimed,
    Committed,
    DealEnded,
    Event,
    Judged,
    MatchEnded,
    Missed,
    Thrown,
)
from game.moves import Move, read_referee_action
from game.nodes import Chance, End, Interval, Node, Race, Throw, Turn
from game.rules import Game, Rules


@dataclass(frozen=True, slots=True)
class Case:
    """One case: what it shows, and its lines with their numbers in the file."""

    title: str
    lines: tuple[tuple[int, str, str], ...]


def folder_of(game: Game) -> Path:
    """Where the game's own files lie."""
    return Path(next(iter(games.__path__))) / game.info.slug


def read_cases(game: Game) -> tuple[Case, ...]:
    """All cases of a game."""
    return tuple(_cases((folder_of(game) / "cases.txt").read_text(encoding="utf-8")))


def _cases(text: str) -> Iterator[Case]:
    title, lines = "", list[tuple[int, str, str]]()
    for number, line in enumerate(text.splitlines(), start=1):
        head, _, rest = line.partition(" ")
        if head == "==":
            if title:
                yield Case(title, tuple(lines))
            title, lines = rest, []
        elif head and not head.startswith("#"):
            lines.append((number, head, rest.strip()))
    yield Case(title, tuple(lines))


class CasePlayer:
    """Plays a case line by line. Every line that does not hold fails with its number."""

    def __init__(self, rules: Rules[Any, Any]) -> None:
        self.rules = rules
        self.state: Any = None
        self.events: tuple[Event, ...] = ()
        self.pack: Counter[str] = Counter()

    def play(self, case: Case) -> None:
        for number, keyword, text in case.lines:
            where = f"line {number}: {keyword} {text}"
            match keyword:
                case "given":
                    self.given(text, where)
                case "move":
                    self.move(text, where)
                case "refused":
                    self.refused(text, where)
                case "told":
                    told = "; ".join(filter(None, map(_told, self.events)))
                    assert told == text, where
                case "then":
                    self.then(text, where)
                case "node":
                    kind, *facts = text.split()
                    found = _facts(self.rules.node(self.state))
                    expected = {"kind": kind, **_words(facts)}
                    assert {name: found.get(name) for name in expected} == expected, where
                case "may":
                    seat, _, codes = text.partition(":")
                    legal = [action.code for action in self.rules.legal(self.state, int(seat))]
                    assert (" ".join(legal) or "-") == codes.strip(), where
                case _:
                    pytest.fail(f"no such keyword: {where}")

    def given(self, text: str, where: str) -> None:
        self.state = self.rules.read(text)
        self.pack = self._lying()
        written = _words(self.rules.write(self.state).split())
        assert set(_words(text.split())) <= set(written), where
        assert self.rules.read(self.rules.write(self.state)) == self.state, where

    def move(self, text: str, where: str) -> None:
        step = self.rules.apply(self.state, self._entry(text))
        self.state, self.events = step.state, step.events
        assert self._lying() == self.pack, where
        assert self.rules.read(self.rules.write(self.state)) == self.state, where

    def refused(self, text: str, where: str) -> None:
        moves, _, reason = text.rpartition(":")
        before = self.rules.write(self.state)
        with pytest.raises(IllegalAction) as refusal:
            self.rules.apply(self.state, self._entry(moves))
        found = f"{refusal.value.reason.code} {refusal.value.reason.rule}"
        assert found == reason.strip(), where
        assert self.rules.write(self.state) == before, where

    def then(self, text: str, where: str) -> None:
        written = _words(self.rules.write(self.state).split())
        for name, expected in _words(text.split()).items():
            assert (name, written[name]) == (name, expected), where

    def _lying(self) -> Counter[str]:
        zones = self.rules.cards(self.state).values()
        return Counter(card.code for zone in zones for card in zone)

    def _entry(self, text: str) -> tuple[Move, ...]:
        return tuple(self._move(part) for part in text.split(";"))

    def _move(self, text: str) -> Move:
        seat, code, *rest = text.split()
        action = read_referee_action(code) or self.rules.read_action(code)
        at_ms, lot, salt = 0.0, 0.0, ""
        words = iter(rest)
        for word in words:
            if word == "lot":
                lot = float(next(words))
            elif word == "salt":
                salt = next(words)
            else:
                at_ms = float(word.removeprefix("@"))
        return Move(None if seat == "-" else int(seat), action, at_ms, lot, salt)


def _words(parts: Iterable[str]) -> dict[str, str]:
    return {name: value for name, _, value in (part.partition("=") for part in parts)}


def _told(event: Event) -> str | None:
    match event:
        case Claimed(seat, _, _, verdict, on, tied):
            what = f"{seat} {verdict.value}"
            return what + (f" on {on.code}" if on else "") + (" tied" if tied else "")
        case Because(reason):
            return f"{reason.code} {reason.rule}"
        case MatchEnded(outcome) | DealEnded(outcome):
            return f"{outcome.reason.code} {outcome.reason.rule}"
        case _:
            return _told_of_throw(event)


def _told_of_throw(event: Event) -> str | None:
    match event:
        case Committed(seat):
            return f"{seat} sealed"
        case Thrown(seat, symbol):
            return f"{seat} {symbol}"
        case Missed(seat, how):
            return f"{seat} {how.code}"
        case Judged(decision, winners, losers, points):
            over = f" over {_seats(losers)}" if losers else ""
            return f"{decision.value} {_seats(winners)}{over}" + (f" +{points}" if points else "")
        case BoutEnded(_, winner, points):
            return f"bout {winner}" + (" " + ":".join(map(str, points)) if points else "")
        case _:
            return None


def _facts(node: Node) -> dict[str, str]:
    match node:
        case Turn(seat, shouts, ready_ms):
            said = [f"{_seats(shout.seats)}/{shout.action.code}" for shout in shouts]
            return {
                "kind": "turn",
                "seat": str(seat),
                "shouts": ";".join(said) or "-",
                "ready": str(ready_ms),
            }
        case Throw(seats, count, seals, shown):
            return {
                "kind": "throw",
                "seats": _seats(seats),
                "count": "-" if count is None else "relaxed" if count.waits else "live",
                "sealed": _seats(seat for seat, _ in seals),
                "shown": _seats(seat for seat, _ in shown),
            }
        case Race():
            return {
                "kind": "race",
                "number": str(node.number),
                "seats": _seats(node.seats),
                "turner": "-" if node.turner is None else str(node.turner),
                "prize": "yes" if node.prize else "no",
                "ends": "-" if node.ends_ms is None else str(node.ends_ms),
            }
        case Chance(zone, count):
            place = zone.place.value if zone.seat is None else f"{zone.place.value}/{zone.seat}"
            return {"kind": "chance", "zone": place, "count": str(count)}
        case Interval():
            return {"kind": "interval"}
        case End(outcome):
            return {
                "kind": "end",
                "winners": _seats(outcome.winners),
                "scores": "/".join(map(str, outcome.scores)),
                "why": outcome.reason.code,
            }
        case _:
            assert_never(node)


def _seats(seats: Iterable[int]) -> str:
    return ",".join(map(str, seats)) or "-"
