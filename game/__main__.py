"""The headless command line: list the games, simulate matches, measure bots, record, replay."""

import argparse
import gc
import json
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.bots.even_throws import with_even_throws
from game.catalogue import all_games, game_named
from game.errors import NotationError
from game.match import Match
from game.measure import measure
from game.options import OptionValue, read_options
from game.record import Fault, check, write_record
from game.rules import Game
from game.simulate import play_out, seated, simulate

FAULTS = {
    Fault.OTHER_RULES: "made by other rules than this version",
    Fault.REFUSED: "refused",
    Fault.OTHER_POSITION: "another position",
}


def main(arguments: list[str] | None = None) -> int:
    """Run one command. 0 if all was well, 1 if a record differs, 2 for words not understood."""
    asked = _parser().parse_args(arguments)
    try:
        match asked.command:
            case "list":
                return _list(as_json=asked.json)
            case "simulate":
                return _simulate(asked)
            case "record":
                return _record(asked)
            case "measure":
                return _measure(asked)
            case _:
                return _replay(asked.file)
    except (NotationError, OSError, UnicodeDecodeError) as error:
        print(error, file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m game", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    listing = commands.add_parser("list", help="the games that were found")
    listing.add_argument("--json", action="store_true")
    simulating = commands.add_parser("simulate", help="bots play against bots")
    recording = commands.add_parser("record", help="the lines of one match between bots")
    measuring = commands.add_parser("measure", help="one bot among others, in every seat")
    for playing in (simulating, recording, measuring):
        playing.add_argument("slug")
        playing.add_argument("--seats", type=int, default=4)
        playing.add_argument("--seed", type=int, default=1)
        playing.add_argument("--options", default="", help="key=value,key=value")
    for playing in (simulating, recording):
        playing.add_argument("--bots", default="normal", help="a level a seat, or one for all")
    measuring.add_argument("--hero", default="hard", help="the level that is measured")
    measuring.add_argument("--others", default="normal", help="the level that all others have")
    measuring.add_argument("--deals", type=int, default=100)
    measuring.add_argument(
        "--even-throws", action="store_true", help="all levels throw at equilibrium"
    )
    measuring.add_argument("--json", action="store_true")
    simulating.add_argument("--matches", type=int, default=100)
    simulating.add_argument("--json", action="store_true")
    replaying = commands.add_parser("replay", help="replay a record; 1 if it does not agree")
    replaying.add_argument("file", type=Path)
    return parser


def _list(*, as_json: bool) -> int:
    rows = [
        {
            "slug": game.info.slug,
            "seats": [game.info.seats.start, game.info.seats.stop - 1],
            "bots": [level.code for level in game.levels],
            "options": {option.key: list(option.values) for option in game.info.options},
        }
        for game in all_games()
    ]
    if as_json:
        print(json.dumps(rows))
    else:
        for row in rows:
            print(row["slug"], row["seats"])
    return 0


def _simulate(asked: argparse.Namespace) -> int:
    game, bots, options = _table(asked, asked.bots)
    if asked.matches < 1:
        raise NotationError("at least one match")
    with _nothing_collected():
        tally = simulate(
            game, bots, options, matches=asked.matches, seed=asked.seed, clock=time.perf_counter
        )
    return _say(tally.report(), as_json=asked.json)


def _measure(asked: argparse.Namespace) -> int:
    others = ",".join([asked.hero] + [asked.others] * (asked.seats - 1))
    game, _, options = _table(asked, others)
    if asked.deals < 1:
        raise NotationError("at least one deal")
    with _nothing_collected():
        measured = measure(
            with_even_throws(game) if asked.even_throws else game,
            asked.hero,
            asked.others,
            options,
            seats=asked.seats,
            deals=asked.deals,
            seed=asked.seed,
        )
    return _say(measured.report(), as_json=asked.json)


@contextmanager
def _nothing_collected() -> Iterator[None]:
    """A match leaves no cycles behind, and to look for them takes a tenth of the time."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def _say(report: dict[str, object], *, as_json: bool) -> int:
    if as_json:
        print(json.dumps(report))
    else:
        for name, value in report.items():
            print(f"{name:22} {value}")
    return 0


def _record(asked: argparse.Namespace) -> int:
    game, bots, options = _table(asked, asked.bots)
    match = Match(game, seated(game, bots, options, asked.seed), asked.seed)
    play_out(match)
    print(*write_record(game, match.record), sep="\n")
    return 0


def _replay(path: Path) -> int:
    lines = path.read_text(encoding="utf-8").splitlines()
    difference = check(lines)
    if difference is None:
        print(f"{len(lines) - 1} entries agree")
        return 0
    print(f"line {difference.line}: {FAULTS[difference.fault]}: {difference.found}")
    return 1


def _table(
    asked: argparse.Namespace, levels: str
) -> tuple[Game, tuple[str, ...], dict[str, OptionValue]]:
    """The game, the bots of these levels, one a seat, and the options that were asked for."""
    game = _game(asked.slug)
    if asked.seats not in game.info.seats:
        first, last = game.info.seats.start, game.info.seats.stop - 1
        raise NotationError(f"{asked.slug} seats {first} to {last}, not {asked.seats}")
    bots = tuple(levels.split(","))
    bots = bots * asked.seats if len(bots) == 1 else bots
    unknown = sorted(set(bots) - set(game.makers))
    if unknown or len(bots) != asked.seats:
        raise NotationError(f"{asked.seats} bots out of {', '.join(game.makers)}, not {levels}")
    return game, bots, dict(read_options(game.info.options, asked.options))


def _game(slug: str) -> Game:
    try:
        return game_named(slug)
    except KeyError:
        known = ", ".join(game.info.slug for game in all_games())
        raise NotationError(f"no game called {slug!r}; there are: {known}") from None


if __name__ == "__main__":
    sys.exit(main())
