"""Loads everything that is shipped, plays a game of each kind, and says what is wrong."""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from game.catalogue import open_games
from game.match import Match
from game.record import check, digest_of, write_entry, write_header
from game.rules import Game
from game.simulate import play_out, seated
from scenes.cards import faces
from scenes.checks.hidden import hidden_house
from scenes.checks.shots import screens, shot
from scenes.checks.stepping import Build
from scenes.help.help_scene import help_pages
from scenes.house import House
from sounds.cues import Cue
from sprites.atlas import art_names

SIZE = (960, 540)
SEED = 1


def selftest(data_dir: Path | None) -> int:
    """Print a line for every check; 0 if all were well, 1 if any was not."""
    failed = 0
    with hidden_house(SIZE, data_dir=data_dir) as house:
        for name, run in _checks(house):
            try:
                found = run()
            except Exception as error:  # noqa: BLE001 - whatever it is, it is what is to be told
                failed += 1
                sys.stdout.write(f"FAILED {name}: {type(error).__name__}: {error}\n")
            else:
                sys.stdout.write(f"ok {name}: {found}\n")
    return 1 if failed else 0


def _checks(house: House) -> Iterator[tuple[str, Callable[[], str]]]:
    yield "games", lambda: ", ".join(game.info.slug for game in open_games()) or _missing("no game")
    yield "art", lambda: _art(house)
    yield "cards", lambda: _cards(house)
    yield "sounds", lambda: _sounds(house)
    yield "words", lambda: _words(house)
    for game in open_games():
        yield f"{game.info.slug} help", partial(_help, game)
        yield f"{game.info.slug} match", partial(_match, game)
    for name, build in screens().items():
        yield f"screen {name}", partial(_screen, house, build)


def _missing(what: str) -> str:
    raise LookupError(what)


def _art(house: House) -> str:
    names = art_names()
    for name in names:
        house.atlas.art(name, 32)
    return f"{len(names)} drawings"


def _cards(house: House) -> str:
    cards = {name for game in open_games() for name in faces(game)}
    for name in cards:
        house.atlas.card(name, 40)
    return f"{len(cards)} cards"


def _sounds(house: House) -> str:
    while house.furnish():
        pass
    for cue in Cue:
        house.mixer.play(cue)
    return f"{len(Cue)} cues"


def _words(house: House) -> str:
    for game in open_games():
        house.words(f"{game.info.slug}.name")
    return house.words("title.name")


def _help(game: Game) -> str:
    return f"{len(help_pages(game.info.slug, 'en'))} pages"


def _match(game: Game) -> str:
    seats = game.info.seats[-1]
    bots = tuple(game.levels[seat % len(game.levels)].code for seat in range(seats))
    lines: list[str] = []
    setup = seated(game, bots, {}, SEED)
    match = Match(
        game,
        setup,
        SEED,
        listener=lambda _, entry, state: lines.append(
            write_entry(entry, digest_of(game.rules, state))
        ),
    )
    outcome = play_out(match)
    difference = check([write_header(match.record.header), *lines])
    if difference is not None:
        raise ValueError(f"line {difference.line}: {difference.found}")
    return f"{len(lines)} entries, {outcome.reason.code}"


def _screen(house: House, build: Build) -> str:
    picture = shot(house, build)
    colours = {tuple(picture.get_at((x, SIZE[1] // 2))) for x in range(0, SIZE[0], 16)}
    return f"{len(colours)} colours" if len(colours) > 1 else _missing("an empty picture")
