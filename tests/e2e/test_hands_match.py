"""The end of a match at a table with hands, in a real window: by keys alone, and by mouse alone.

It is the end of one that was left: so it is also taken up again, behind the curtain.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from game.catalogue import open_games
from game.rules import Game
from scenes.input.intents import Control, Device
from scenes.pause import PauseScene
from scenes.play import title_scene
from scenes.seating import Seating
from scenes.seats_by_words import seated_by_words
from tests.e2e.card_hands import CardHands, Keyboard, Mouse
from tests.e2e.left_match import leave, rehearsed
from tests.e2e.mirror import Mirror
from tests.e2e.running_app import NOTHING, RunningApp, settled
from tests.e2e.virtual_screen import VirtualScreen, wait_for
from tests.pilot import Pilot

SIZE = (1280, 720)
GAMES = [game for game in open_games() if game.table.has_hands and not game.table.few_held]
SEATS = ("human", "bot:normal", "human", "human")
STILL = 10
MAYBE = "choice"
"""Not every game's last cards can be meant in several ways."""


@pytest.fixture
def asked(tmp_path: Path) -> Iterator[Pilot]:
    """A house of the same size, to ask where things are."""
    pilot = Pilot(tmp_path / "asked", SIZE)
    yield pilot
    pilot.close()


def with_mouse_buttons(seating: Seating) -> Seating:
    """Everybody has a button of the same mouse."""
    buttons = iter((1, 3, 2))
    sitters = tuple(
        sitter if sitter.bot else replace(sitter, control=Control(Device.MOUSE, next(buttons)))
        for sitter in seating.sitters
    )
    return replace(seating, sitters=sitters)


def left(data_dir: Path, asked: Pilot, game: Game, seating: Seating) -> Mapping[int, str]:
    """The same match, left at the same place, in the app's house and in the other one."""
    match = rehearsed(game, seating, STILL)
    there = Pilot(data_dir, SIZE)
    for house in (there.house, asked.house):
        leave(house, match, seating)
    there.close()
    return match.rest.script


@pytest.mark.parametrize("game", GAMES, ids=[game.info.slug for game in GAMES])
def test_three_people_and_a_bot_play_to_the_end_by_keys(
    screen: VirtualScreen, tmp_path: Path, asked: Pilot, game: Game
) -> None:
    seating = seated_by_words(asked.house.words, game, SEATS)
    script = left(tmp_path / "data", asked, game, seating)
    with RunningApp(screen, tmp_path / "data") as app:
        shown = settled(screen, app, NOTHING)
        for _ in range(2):
            screen.press("Return")
            shown = settled(screen, app, shown)
        hands = Keyboard(screen, app, Mirror(asked, seating), {0: "space", 2: "c", 3: "l"}, script)
        play_and_again(screen, app, hands)
        assert hands.did - {MAYBE} == {"arrows", "letter"}


@pytest.mark.parametrize("game", GAMES, ids=[game.info.slug for game in GAMES])
def test_three_people_and_a_bot_play_to_the_end_by_mouse(
    screen: VirtualScreen, tmp_path: Path, asked: Pilot, game: Game
) -> None:
    seating = with_mouse_buttons(seated_by_words(asked.house.words, game, SEATS))
    script = left(tmp_path / "data", asked, game, seating)
    with RunningApp(screen, tmp_path / "data") as app:
        mirror, window = Mirror(asked, seating), screen.place(app.window)
        shown = settled(screen, app, NOTHING)
        on = mirror.widget(title_scene(asked.house), "continue")
        for x, y in (on, mirror.widget(PauseScene(asked.house), "resume")):
            screen.click(window.x + x, window.y + y)
            shown = settled(screen, app, shown)
        hands = Mouse(screen, app, mirror, {0: "1", 2: "3", 3: "2"}, script)
        play_and_again(screen, app, hands)
        assert hands.did - {MAYBE} == {"twice", "pile", "drag", "button"}


def play_and_again(screen: VirtualScreen, app: RunningApp, hands: CardHands) -> None:
    """To the outcome, past the scores to the results, and into a rematch."""
    ended = hands.play_to_the_end(seconds=100)
    assert ended.agrees()

    def rematch() -> bool:
        screen.press("Return")
        latest = app.match()
        return latest is not None and latest.match_id != ended.match_id

    wait_for(rematch, "a rematch")
    assert app.terminate() == 0
