"""Pictures of every screen, without a window: for eyes, for tests, for the README."""

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.catalogue import open_games
from game.events import Claimed, Verdict
from game.rules import Game
from scenes.checks.few_shots import few_screens
from scenes.checks.hands_shots import hands_screens
from scenes.checks.hidden import hidden_house
from scenes.checks.shout_shots import shout_screens
from scenes.checks.slip_shots import slip_screens
from scenes.checks.stepping import Build, SetClock, step
from scenes.checks.tableau_shots import tableau_screens
from scenes.checks.throw_shots import throw_screens
from scenes.help.help_scene import HelpScene
from scenes.house import House
from scenes.input.intents import Press
from scenes.key_check import KeyCheckScene
from scenes.pause import PauseScene
from scenes.play import deal, title_scene
from scenes.scene import Push, Scene
from scenes.seats import SeatsScene
from scenes.seats_by_words import seated_by_words
from scenes.settings.settings_scene import SettingsScene
from scenes.shelf.choose_game import ChooseGameScene
from scenes.table.mats.mats_table import MatsTable
from scenes.table.sitting import Sitting

SEED = 3
LONGEST_FRAMES = 40_000
AFTER_CONTACT_MS = 330.0
PEOPLE = "human"

Screens = Mapping[str, Build]


def screens() -> Screens:
    """Every screen by name; those of a game are named after it by the catalogue."""
    found: dict[str, Build] = {
        "title": lambda house, _: [title_scene(house)],
        "choose": lambda house, _: [ChooseGameScene(house, deal=deal)],
        "settings": lambda house, _: [SettingsScene(house)],
        **slip_screens(),
    }
    for game in open_games():
        slug = game.info.slug
        found[f"{slug}-seats"] = partial(_seats, game)
        found[f"{slug}-help"] = partial(_help, game)
        found[f"{slug}-keys"] = partial(_key_check, game)
        found |= _screens_of(game)
    return found


def _screens_of(game: Game) -> Screens:
    """Every screen of a game's own table, by its kind."""
    if game.table.only_throws:
        return throw_screens(game)
    if game.table.tableau is not None:
        return tableau_screens(game)
    if game.table.has_hands:
        return hands_screens(game) | shout_screens(game) | few_screens(game)
    return _mats_screens(game)


def _mats_screens(game: Game) -> dict[str, Build]:
    """Every screen of a game on mats."""
    slug = game.info.slug
    found: dict[str, Build] = {}
    for seats in game.info.seats:
        found[f"{slug}-table-{seats}"] = partial(_table, game, seats)
        found[f"{slug}-won-{seats}"] = partial(_won, game, seats)
    found[f"{slug}-deal"] = partial(_dealing, game)
    found[f"{slug}-log"] = partial(_log, game)
    found[f"{slug}-pause"] = partial(_pause, game)
    found[f"{slug}-results"] = partial(_results, game)
    return found


def take_shot(asked: argparse.Namespace) -> int:
    """Write one picture, or list the screens. 2 for a screen that is not there."""
    known = screens()
    if asked.shot == "list":
        sys.stdout.write("\n".join(known) + "\n")
        return 0
    if asked.shot not in known:
        sys.stderr.write(f"no screen called {asked.shot!r}; --shot list names them\n")
        return 2
    with hidden_house(asked.size, data_dir=asked.data_dir, language=asked.lang) as house:
        if asked.text is not None:
            house.change(replace(house.settings, text_size=asked.text))
        taken = shot(house, known[asked.shot])
        asked.out.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(taken, str(asked.out))
    return 0


def shot(house: House, build: Build) -> pygame.Surface:
    """The picture of a screen that `build` makes, the scenes below it included."""
    clock = SetClock()
    house.clock = clock
    return picture(house, build(house, clock))


def picture(house: House, scenes: Sequence[Scene]) -> pygame.Surface:
    """These scenes as they are, the lowest first."""
    for scene in scenes:
        scene.draw(house.canvas)
    return house.canvas.picture()


def _entered(scene: Scene) -> Scene:
    scene.on_enter()
    return scene


def _seats(game: Game, house: House, _: SetClock) -> list[Scene]:
    return [_entered(SeatsScene(house, game, deal=deal))]


def _help(game: Game, house: House, _: SetClock) -> list[Scene]:
    return [_entered(HelpScene(house, game.info.slug))]


def _key_check(game: Game, house: House, _: SetClock) -> list[Scene]:
    seating = seated_by_words(house.words, game, [PEOPLE] * game.info.seats[-1])
    return [_entered(KeyCheckScene(house, seating))]


def _party(game: Game) -> int:
    """How many sit at a table of no special number."""
    return min(4, game.info.seats[-1])


def _begin(game: Game, seats: int, house: House) -> MatsTable:
    levels = [level.code for level in game.levels]
    words = [PEOPLE, *(f"bot:{levels[seat % 3]}" for seat in range(1, seats))]
    seating = seated_by_words(house.words, game, words)
    return MatsTable(house, Sitting.begin(house, game, seating, seed=SEED, dealer=seats - 1))


def _play_until(
    house: House, clock: SetClock, scene: MatsTable, enough: Callable[[MatsTable], bool]
) -> list[Scene]:
    """Let it play on, the person pressing their key all the time, until it is as wished."""
    scene.on_enter()
    for _ in range(LONGEST_FRAMES):
        match step(house, scene, clock, drawn=False):
            case Push(above):
                above.on_enter()
                return [scene, above]
            case _ if enough(scene):
                break
        _press(scene, clock)
    return [scene]


def _press(scene: MatsTable, clock: SetClock) -> None:
    """The person turns their card whenever it is their turn, and never slaps."""
    seat = scene.sitting.seating.people[0]
    control = scene.sitting.seating.sitters[seat].control
    if control is not None and scene.wants_turn(seat):
        scene.handle(Press(control, clock.now_ms()))


def _turned(scene: MatsTable, cards: int) -> bool:
    return len(scene.sitting.match.record.entries) > cards


def _table(game: Game, seats: int, house: House, clock: SetClock) -> list[Scene]:
    return _play_until(house, clock, _begin(game, seats, house), lambda s: _turned(s, 9))


def _won(game: Game, seats: int, house: House, clock: SetClock) -> list[Scene]:
    """A race just won: hands down, star and word up."""

    def won(scene: MatsTable) -> bool:
        return any(
            isinstance(event, Claimed) and event.verdict is Verdict.WON
            for event in scene.sitting.match.history
        )

    scenes = _play_until(house, clock, _begin(game, seats, house), won)
    scene = scenes[-1]
    passed_ms = 0.0
    while passed_ms < AFTER_CONTACT_MS:
        step(house, scene, clock, drawn=False)
        passed_ms += 1000.0 / 60.0
    return scenes


def _dealing(game: Game, house: House, clock: SetClock) -> list[Scene]:
    frames = iter(range(60))
    return _play_until(
        house, clock, _begin(game, _party(game), house), lambda _: next(frames, None) is None
    )


def _log(game: Game, house: House, clock: SetClock) -> list[Scene]:
    scenes = _table(game, _party(game), house, clock)
    table = scenes[0]
    if isinstance(table, MatsTable):
        table.log_open = True
    return scenes


def _pause(game: Game, house: House, clock: SetClock) -> list[Scene]:
    scenes = _table(game, _party(game), house, clock)
    table = scenes[0]
    if isinstance(table, MatsTable):
        table.pause()
    return [table, _entered(PauseScene(house))]


def _results(game: Game, house: House, clock: SetClock) -> list[Scene]:
    scenes = _play_until(house, clock, _begin(game, _party(game), house), lambda _: False)
    return scenes[-1:]
