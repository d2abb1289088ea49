"""Title, shelf, seats and results in every window, at every type size, in words 40 % longer."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from game.cards import read_french_card
from game.catalogue import open_games
from game.errors import Reason
from game.events import Claimed, Event, Slide, Verdict
from game.outcome import Outcome
from game.record import Header, write_header
from game.zones import CENTRE, Place, zone_of
from scenes.controls import Screen
from scenes.house import House
from scenes.input.intents import Meaning
from scenes.notice import NoticeScene
from scenes.photo import Marks
from scenes.results import results_scene as results_module
from scenes.results.results_scene import STAYS_MS, ResultsScene
from scenes.scene import BaseScene
from scenes.seating import SEATING_KEY, write_seating
from scenes.seats import SeatsScene
from scenes.seats.chair_menu import ChairMenuScene
from scenes.seats_by_words import seated_by_words
from scenes.shelf import rooms as shelf_module
from scenes.shelf.choose_game import ChooseGameScene, RoomWidget
from scenes.title import TitleScene
from sprites import ground
from tests.hands import Hands
from tests.pilot import Pilot
from tests.proofs import check_fits

SIZES = ((960, 540), (1024, 768), (1280, 720), (1920, 1080))
LONG_NAME = "Wilhelmina von Ahornallee 1ère"


def deal(*_: object) -> BaseScene:
    return BaseScene()


def title(house: House) -> Screen:
    """With a match to continue, of as many as can play."""
    game = open_games()[0]
    seating = seated_by_words(house.words, game, ["human"] * game.info.seats[-1])
    header = Header(game.info.slug, game.info.rules_version, seating.setup(game, 0), 7)
    match_id = house.storage.begin_match(write_header(header))
    house.storage.set_settings({SEATING_KEY + match_id: write_seating(seating)})
    scene = TitleScene(house, deal=deal, resume=deal)
    scene.on_enter()
    scene.on_presented()
    return scene


def notice(house: House) -> Screen:
    return NoticeScene(house, house.words("storage.damaged", path="/home/somebody/" + "x" * 60))


def shelf_of_two_houses(house: House) -> Screen:
    scene = ChooseGameScene(house, deal=deal)
    scene._rooms = scene._rooms * 2
    return scene


def seats(house: House) -> SeatsScene:
    return SeatsScene(house, open_games()[0], deal=deal)


def full_table(house: House) -> Screen:
    """Every chair taken, one by somebody with a long name, and a line said."""
    scene = seats(house)
    scene.chairs.fill()
    scene.chairs.rename(0, LONG_NAME)
    scene._fill()
    return scene


def few_at_the_table(house: House) -> Screen:
    scene = seats(house)
    for chair in range(1, len(scene.chairs.sitters)):
        scene.chairs.clear(chair)
    return scene


def menu(chair: int, *, listening: bool = False) -> Callable[[House], Screen]:
    def make(house: House) -> Screen:
        scene = seats(house)
        scene.chairs.rename(0, LONG_NAME)
        made = ChairMenuScene(house, scene.chairs, chair)
        if listening:
            made._listen()
        return made

    return make


def results(people: int, winners: int) -> Callable[[House], Screen]:
    """A photo finish of everybody, tied and counted otherwise."""

    def make(house: House) -> Screen:
        game = open_games()[0]
        seating = seated_by_words(house.words, game, ["human"] * people)
        ana = replace(seating.sitters[0], name=LONG_NAME)
        seating = replace(seating, sitters=(ana, *seating.sitters[1:]))
        jack = read_french_card("Jh")
        history: list[Event] = []
        for _ in range(2):
            for seat in range(people):
                verdict = Verdict.LATE if seat else Verdict.WON
                at_ms = 214.0 + 70 * seat
                history.append(Claimed(seat, at_ms, at_ms - 300, verdict, jack, seat < 2))
            history.append(Slide(CENTRE, zone_of(Place.PILE, 0), (None,) * 12))
        outcome = Outcome(
            tuple(range(winners)), tuple(range(52, 52 - people, -1)), Reason("all_cards", "SJ-26")
        )
        return ResultsScene(
            house, game, seating, outcome, history if winners else (), 2**40 - 1, Marks(4.0, 200.0)
        )

    return make


SCREENS: dict[str, Callable[[House], Screen]] = {
    "title": title,
    "notice": notice,
    "shelf": lambda house: ChooseGameScene(house, deal=deal),
    "shelf of two houses": shelf_of_two_houses,
    "seats": seats,
    "full table": full_table,
    "few at the table": few_at_the_table,
    "menu of a person": menu(0),
    "menu that listens": menu(0, listening=True),
    "menu of a bot": menu(1),
    "menu of an empty chair": menu(6),
    "results": results(4, 1),
    "results of eight": results(8, 3),
    "scores": results(8, 0),
}


def _without_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes long to paint and has no words of its own."""
    monkeypatch.setattr(ground, "table", lambda *_, **__: None)
    monkeypatch.setattr(results_module, "photograph", lambda *_, **__: None)
    monkeypatch.setattr(shelf_module, "draw_house", lambda *_, **__: None)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_cut_or_covered(
    tmp_path: Path,
    cut_face: Path,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    screen: str,
) -> None:
    _without_pictures(monkeypatch)
    pilot = Pilot(tmp_path, size)

    def build(house: House) -> Screen:
        scene = SCREENS[screen](house)
        scene.on_enter()
        return scene

    check_fits(pilot, cut_face, monkeypatch, screen, build)
    pilot.close()


@pytest.mark.parametrize("screen", SCREENS)
def test_every_widget_is_reached_by_tab_and_by_the_mouse(
    pilot: Pilot, screen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    _without_pictures(monkeypatch)
    scene = SCREENS[screen](pilot.house)
    scene.on_enter()
    hands = Hands(pilot, scene)
    if isinstance(scene, ChairMenuScene):
        scene._listening = False
    hands.wait(STAYS_MS)
    able = {widget.key for widget in scene.board.widgets if widget.enabled}
    reached = set()
    for _ in range(len(able)):
        reached.add(scene.board.focus)
        hands.mean(Meaning.NEXT)
    rooms = {widget.key for widget in scene.board.widgets if isinstance(widget, RoomWidget)}
    assert reached - rooms == able - rooms  # the arrows go from room to room
    for widget in scene.board.widgets:
        if widget.enabled:
            if scene.board.scrolls(widget):
                scene.board.scroller.reveal(widget.box, pilot.house.scale.u)
            found = scene.board.at(*scene.board.place(widget).centre)
            assert found is not None
            assert found.key == widget.key
