"""The house of games: rooms from the catalogue, the lamp by keys and by mouse, and the doors."""

from dataclasses import replace

import pytest

from game.catalogue import open_games
from scenes.controls.board import SETTLE_MS
from scenes.help.help_scene import HelpScene
from scenes.input.intents import Meaning
from scenes.leave import Leave
from scenes.motion.beats import BEATS, Motion
from scenes.scene import BaseScene, Pop, Push
from scenes.seats import SeatsScene
from scenes.settings.settings_scene import SettingsScene
from scenes.shelf import rooms as shelf_module
from scenes.shelf.choose_game import ChooseGameScene
from scenes.shelf.rooms import ROOMS_A_HOUSE, room_of, shelf
from sounds.cues import Cue
from tests.hands import Ears, Hands
from tests.pilot import Pilot


@pytest.fixture
def scene(pilot: Pilot) -> ChooseGameScene:
    made = ChooseGameScene(pilot.house, deal=lambda *_: BaseScene())
    made.on_enter()
    return made


@pytest.fixture
def hands(pilot: Pilot, scene: ChooseGameScene) -> Hands:
    return Hands(pilot, scene)


@pytest.fixture
def two_houses(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> ChooseGameScene:
    """A shelf of seven games."""
    monkeypatch.setattr(shelf_module, "open_games", lambda: (pilot.game,) * 7)
    made = ChooseGameScene(pilot.house, deal=lambda *_: BaseScene())
    made.on_enter()
    return made


def test_every_game_has_its_room_and_the_house_is_full() -> None:
    rooms = shelf()
    games = open_games()
    assert tuple(room.game for room in rooms[: len(games)]) == games
    assert all(room.game is None for room in rooms[len(games) :])
    assert len(rooms) % ROOMS_A_HOUSE == 0
    assert [room_of(rooms, game.info.slug) for game in games] == list(range(len(games)))
    assert room_of(rooms, "nobody") == 0


def test_the_lamp_is_where_somebody_played_last(pilot: Pilot) -> None:
    last = open_games()[-1].info.slug
    pilot.house.change(replace(pilot.house.settings, last_game=last))
    scene = ChooseGameScene(pilot.house, deal=lambda *_: BaseScene())
    assert scene._lit == len(open_games()) - 1


def test_arrows_move_the_lamp_through_the_house_and_into_the_next(
    scene: ChooseGameScene, hands: Hands
) -> None:
    for meaning, place in (
        (Meaning.RIGHT, 1),
        (Meaning.DOWN, 4),
        (Meaning.DOWN, 4),
        (Meaning.LEFT, 3),
        (Meaning.UP, 0),
        (Meaning.UP, 0),
        (Meaning.RIGHT, 1),
        (Meaning.RIGHT, 2),
        (Meaning.RIGHT, ROOMS_A_HOUSE),
        (Meaning.LEFT, 2),
    ):
        hands.mean(meaning)
        assert (scene._lit, scene.board.focus) == (place, f"room.{place}")


def test_to_the_left_of_the_rooms_lie_the_buttons(scene: ChooseGameScene, hands: Hands) -> None:
    hands.mean(Meaning.LEFT)
    assert scene.board.focus in {"open", "rules", "settings"}
    assert scene._lit == 0
    hands.tab_to("open")
    assert isinstance(hands.mean(Meaning.CONFIRM), Push)


def test_the_pointer_alone_never_moves_the_lamp(scene: ChooseGameScene, hands: Hands) -> None:
    hands.hover("room.4")
    assert scene._lit == 0
    assert scene.board.focus == "room.0"


def test_a_click_lights_and_a_second_opens(scene: ChooseGameScene, hands: Hands) -> None:
    hands.mean(Meaning.RIGHT)
    assert hands.click("room.0") is None
    assert scene._lit == 0
    command = hands.click("room.0")
    assert isinstance(command, Push)
    assert isinstance(command.scene, SeatsScene)


def test_a_double_click_opens(scene: ChooseGameScene, hands: Hands, pilot: Pilot) -> None:
    hands.mean(Meaning.RIGHT)
    pilot.clock.go_on(SETTLE_MS)
    centre = scene.board.place(hands.widget("room.0")).centre
    assert hands.click_at(*centre) is None
    pilot.clock.go_on(120)
    assert isinstance(hands.click_at(*centre), Push)


def test_an_empty_room_stays_shut(
    scene: ChooseGameScene, hands: Hands, pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ears = Ears()
    monkeypatch.setattr(pilot.house.mixer, "play", ears.play)
    monkeypatch.setattr(shelf_module, "open_games", lambda: open_games()[:1])
    scene._rooms = shelf()
    empty = 1
    scene._light(empty)
    assert hands.mean(Meaning.CONFIRM) is None
    assert ears.heard[-1] is Cue.DENY
    assert not hands.widget("open").enabled
    assert not hands.widget("rules").enabled
    assert hands.click(f"room.{empty}") is None
    assert hands.mean(Meaning.HELP) is None


def test_rules_settings_and_back(hands: Hands) -> None:
    for meaning, key, kind in (
        (Meaning.HELP, "rules", HelpScene),
        (Meaning.SETTINGS, "settings", SettingsScene),
    ):
        for command in (hands.mean(meaning), hands.click(key)):
            assert isinstance(command, Push)
            assert isinstance(command.scene, kind)
    assert isinstance(hands.mean(Meaning.BACK), Pop)
    assert isinstance(hands.click("back"), Pop)


def test_after_a_match(scene: ChooseGameScene) -> None:
    assert scene.on_return(Leave.ANOTHER_GAME) is None
    assert scene.on_return(Leave.TITLE) == Pop(Leave.TITLE)
    assert scene.on_return(None) is None


def test_a_lamp_takes_its_time_and_then_nothing_moves(scene: ChooseGameScene, hands: Hands) -> None:
    assert scene.next_frame_in_ms() is None
    hands.mean(Meaning.RIGHT)
    assert scene.next_frame_in_ms() == 0.0
    hands.wait(BEATS[Motion.FULL].lamp / 2)
    assert scene._lamps == {0: pytest.approx(0.5), 1: pytest.approx(0.5)}
    hands.wait(BEATS[Motion.FULL].lamp)
    assert scene._lamps == {1: 1.0}
    assert scene.next_frame_in_ms() is None


def test_without_motion_the_lamp_is_there_at_once(
    scene: ChooseGameScene, hands: Hands, pilot: Pilot
) -> None:
    pilot.house.change(replace(pilot.house.settings, motion=Motion.OFF))
    hands.mean(Meaning.RIGHT)
    hands.wait(1)
    assert scene._lamps == {1: 1.0}


def test_more_games_than_rooms_have_another_house(
    two_houses: ChooseGameScene, pilot: Pilot
) -> None:
    scene, hands = two_houses, Hands(pilot, two_houses)
    for _ in range(3):
        hands.mean(Meaning.RIGHT)
    assert scene._lit == ROOMS_A_HOUSE
    assert hands.has("room.6")
    assert not hands.has("room.0")
    hands.mean(Meaning.LEFT)
    assert scene._lit == 2
    hands.click("more")
    assert scene._lit == ROOMS_A_HOUSE
    hands.click("more")
    assert scene._lit == 0
    scene.draw(pilot.house.canvas)
