"""The title: three presses to cards, Continue, what has to be said, and every button."""

import json
from collections.abc import Callable

import pytest

from game.errors import NotationError
from game.record import Header, write_header
from game.rules import Game
from scenes.help.help_scene import HelpScene
from scenes.house import House
from scenes.input.intents import Meaning
from scenes.leave import Leave
from scenes.notice import NoticeScene
from scenes.scene import BaseScene, Command, Pop, Push, Quit, Scene
from scenes.seating import SEATING_KEY, Seating, write_seating
from scenes.seats import SeatsScene
from scenes.seats_by_words import seated_by_words
from scenes.services.storage import Notice, SavedMatch
from scenes.settings.settings_scene import SettingsScene
from scenes.shelf.choose_game import ChooseGameScene
from scenes.title import TitleScene
from tests.hands import Hands
from tests.pilot import Pilot


class Table(BaseScene):
    """What stands behind the doors."""

    def __init__(self, what: object) -> None:
        self.what = what


def deal(house: House, game: Game, seating: Seating) -> Scene:
    del house, game
    return Table(seating)


def resume(house: House, saved: SavedMatch) -> Scene:
    del house
    return Table(saved.match_id)


def not_whole(house: House, saved: SavedMatch) -> Scene:
    del house
    raise NotationError(saved.match_id)


@pytest.fixture
def title(pilot: Pilot) -> TitleScene:
    return entered(pilot, resume)


def entered(pilot: Pilot, resume_: Callable[[House, SavedMatch], Scene]) -> TitleScene:
    made = TitleScene(pilot.house, deal=deal, resume=resume_)
    made.on_enter()
    return made


@pytest.fixture
def hands(pilot: Pilot, title: TitleScene) -> Hands:
    return Hands(pilot, title)


def pushed(command: Command | None) -> Scene:
    assert isinstance(command, Push)
    command.scene.on_enter()
    return command.scene


def left_unfinished(pilot: Pilot, seats: str = "human,bot:easy,bot:easy") -> str:
    """A match that was begun, and its id."""
    game = pilot.game
    seating = seated_by_words(pilot.house.words, game, seats.split(","))
    header = Header(game.info.slug, game.info.rules_version, seating.setup(game, 0), 7)
    match_id = pilot.house.storage.begin_match(write_header(header))
    pilot.house.storage.set_settings({SEATING_KEY + match_id: write_seating(seating)})
    return match_id


def test_three_presses_of_enter_deal_cards(pilot: Pilot, hands: Hands) -> None:
    choose = pushed(hands.mean(Meaning.CONFIRM))
    assert isinstance(choose, ChooseGameScene)
    seats = pushed(Hands(pilot, choose).mean(Meaning.CONFIRM))
    assert isinstance(seats, SeatsScene)
    table = pushed(Hands(pilot, seats).mean(Meaning.CONFIRM))
    assert isinstance(table, Table)


def test_the_storage_is_asked_only_after_the_first_frame(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(pilot.house.storage, "unfinished", lambda: asked.append("unfinished"))
    scene = entered(pilot, resume)
    scene.draw(pilot.house.canvas)
    assert asked == []
    scene.on_presented()
    assert asked == ["unfinished"]
    assert scene.next_frame_in_ms() == 0.0
    scene.update(16.0)
    assert scene.next_frame_in_ms() is None


def test_nothing_unfinished_no_continue(hands: Hands) -> None:
    hands.wait(16)
    assert not hands.has("continue")
    assert hands.screen.board.focus == "play"


def test_continue_says_what_and_who_and_takes_the_match_up(
    pilot: Pilot, title: TitleScene, hands: Hands
) -> None:
    match_id = left_unfinished(pilot)
    hands.wait(16)
    words = pilot.house.words
    assert words(f"{pilot.game.info.slug}.name") in title._who
    assert words("seats.person", n=1) in title._who
    assert words.plural("title.bots", 2) in title._who
    assert title.board.focus == "continue"
    table = pushed(hands.mean(Meaning.CONFIRM))
    assert isinstance(table, Table)
    assert table.what == match_id


def test_two_people_alone_are_named_without_bots(pilot: Pilot, title: TitleScene) -> None:
    left_unfinished(pilot, "human,human")
    Hands(pilot, title).wait(16)
    words = pilot.house.words
    names = [words("seats.person", n=n) for n in (1, 2)]
    assert title._who.endswith(words("title.and", first=names[0], last=names[1]))


def test_focus_stays_where_somebody_moved_it(pilot: Pilot, title: TitleScene) -> None:
    hands = Hands(pilot, title)
    hands.mean(Meaning.DOWN)
    left_unfinished(pilot)
    hands.wait(16)
    assert hands.has("continue")
    assert title.board.focus == "slips"


def test_a_match_that_another_copy_took_is_said(
    pilot: Pilot, title: TitleScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    left_unfinished(pilot)
    hands = Hands(pilot, title)
    hands.wait(16)
    monkeypatch.setattr(pilot.house.storage, "take", lambda _: None)
    assert hands.mean(Meaning.CONFIRM) is None
    assert isinstance(pushed(hands.wait(16)), NoticeScene)


def test_a_record_that_is_not_whole_is_said_and_left_alone(pilot: Pilot) -> None:
    match_id = left_unfinished(pilot)
    title = entered(pilot, not_whole)
    hands = Hands(pilot, title)
    hands.wait(16)
    assert hands.mean(Meaning.CONFIRM) is None
    assert isinstance(pushed(hands.wait(16)), NoticeScene)
    assert not hands.has("continue")
    assert pilot.house.storage.match(match_id) is not None


@pytest.mark.parametrize("header", ["", "{}", json.dumps({"jackanapes": 99})])
def test_a_match_of_another_kind_is_not_offered(pilot: Pilot, header: str) -> None:
    pilot.house.storage.begin_match(header)
    hands = Hands(pilot, entered(pilot, resume))
    hands.wait(16)
    assert not hands.has("continue")


def test_news_of_the_data_file_is_read_one_after_the_other_and_put_away(
    pilot: Pilot, title: TitleScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    news = [Notice("storage.second_copy"), Notice("storage.damaged", {"path": "/a/b"})]
    monkeypatch.setattr(
        pilot.house.storage, "take_notices", lambda: tuple(news.pop() for _ in range(len(news)))
    )
    hands = Hands(pilot, title)
    assert hands.wait(16) is None
    first = pushed(hands.wait(16))
    assert isinstance(first, NoticeScene)
    assert "/a/b" in first._said
    assert not first.covers
    assert isinstance(Hands(pilot, first).mean(Meaning.CONFIRM), Pop)
    title.on_return(None)
    second = pushed(hands.wait(16))
    assert isinstance(second, NoticeScene)
    assert isinstance(Hands(pilot, second).mean(Meaning.BACK), Pop)
    assert isinstance(Hands(pilot, second).click("read"), Pop)
    title.on_return(None)
    assert hands.wait(16) is None


@pytest.mark.parametrize(
    ("key", "kind"),
    [("play", ChooseGameScene), ("help", HelpScene), ("settings", SettingsScene)],
)
def test_every_button_by_keys_and_by_mouse(hands: Hands, key: str, kind: type) -> None:
    hands.tab_to(key)
    assert isinstance(pushed(hands.mean(Meaning.CONFIRM)), kind)
    assert isinstance(pushed(hands.click(key)), kind)


def test_help_and_settings_have_their_keys(hands: Hands) -> None:
    assert isinstance(pushed(hands.mean(Meaning.HELP)), HelpScene)
    assert isinstance(pushed(hands.mean(Meaning.SETTINGS)), SettingsScene)


def test_quitting_is_chosen_and_esc_alone_does_not(hands: Hands) -> None:
    assert hands.mean(Meaning.BACK) is None
    hands.tab_to("quit")
    assert isinstance(hands.mean(Meaning.CONFIRM), Quit)
    assert isinstance(hands.click("quit"), Quit)


def test_after_a_match_the_title_looks_again(pilot: Pilot, title: TitleScene) -> None:
    hands = Hands(pilot, title)
    hands.wait(16)
    left_unfinished(pilot)
    assert title.on_return(Leave.TITLE) is None
    assert hands.has("continue")
    assert isinstance(pushed(title.on_return(Leave.ANOTHER_GAME)), ChooseGameScene)
