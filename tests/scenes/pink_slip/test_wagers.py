"""PS-02 to PS-11 as they are played: nothing that was lost is ever had back."""

import pytest

from game.bouts.bout import Kind
from game.bouts.throws import Symbol
from game.errors import IllegalAction
from game.pink_slip.deeds import Challenged, Signed
from game.pink_slip.ledger import Standing
from game.pink_slip.titles import Persona, Thing, Title
from scenes.input.intents import Control, Device, Press, Release
from scenes.notice import AskScene, NoticeScene
from scenes.pause import PauseChoice
from scenes.pink_slip.answer import Answer, AnswerScene
from scenes.pink_slip.books import Books
from scenes.pink_slip.challenge import ChallengeScene
from scenes.pink_slip.eternity import EternityScene, Seen
from scenes.pink_slip.garage import GarageScene
from scenes.pink_slip.more import More, MoreScene
from scenes.pink_slip.wager_sitting import WagerSitting
from scenes.pink_slip.wager_table import WagerTable
from scenes.play import resume, title_scene
from scenes.scene import Pop, Push, Replace
from scenes.throw.keys import mouse_seats
from scenes.throw.throw_scene import ThrowScene
from tests.hands import Hands
from tests.pilot import Pilot

INK = (((0, 500), (900, 500)),)
DAY = "2025-03-01"
ROCK, PAPER, SCISSORS, JACK, LABRADOR = Symbol


def signed(books: Books, name: str) -> str:
    player = books.add_person(name, len(books.people()))
    books.enter(Signed(player, name, INK, DAY))
    return player


@pytest.fixture
def books(pilot: Pilot) -> Books:
    made = Books(pilot.house)
    made.open()
    return made


def wagered(pilot: Pilot, books: Books, kind: Kind = Kind.LAST_LEFT) -> tuple[str, str, ThrowScene]:
    """Ana has challenged Jo, and both are about to throw."""
    ana, jo = signed(books, "Ana"), signed(books, "Jo")
    books.enter(Challenged(ana, jo, kind))
    scene = pilot.entered(WagerTable(pilot.house, WagerSitting.accept(pilot.house, books)))
    return ana, jo, scene


def throw(pilot: Pilot, scene: ThrowScene, *symbols: Symbol) -> None:
    pilot.until(scene, lambda: not scene.show.showing, 2000)
    for seat, symbol in enumerate(symbols):
        control = scene.keys.controls(seat)[tuple(Symbol).index(symbol)]
        scene.handle(Press(control, pilot.clock.now_ms()))
        scene.handle(Release(control, pilot.clock.now_ms()))
    pilot.until(scene, lambda: scene.show.stage.opened, 2000)


def again(pilot: Pilot) -> Pilot:
    """The app is started anew on the same data."""
    pilot.close()
    return Pilot(pilot.house.places.data_file.parent)


def slip_holder(books: Books, player: str) -> str:
    return books.ledger.holder(Title(Thing.SLIP, books.ledger.career(player))).player


def test_the_slip_is_lost_on_the_disk_before_the_hands_are_shown(
    pilot: Pilot, books: Books
) -> None:
    ana, jo, scene = wagered(pilot, books)
    pilot.until(scene, lambda: not scene.show.showing, 2000)
    for seat, symbol in enumerate((ROCK, SCISSORS)):
        control = scene.keys.controls(seat)[tuple(Symbol).index(symbol)]
        scene.handle(Press(control, pilot.clock.now_ms()))
    pilot.until(scene, lambda: slip_holder(Books(pilot.house), jo) == ana, 400)
    assert not scene.show.stage.opened or scene.show.stage.verdict is None


def test_after_the_last_throw_the_slip_goes_over_and_there_is_no_rematch(
    pilot: Pilot, books: Books
) -> None:
    ana, jo, scene = wagered(pilot, books)
    throw(pilot, scene, ROCK, SCISSORS)
    command = pilot.until(scene, lambda: False, 2000)
    assert isinstance(command, Pop)
    assert isinstance(scene.sitting, WagerSitting)
    table = WagerTable(pilot.house, scene.sitting)
    shown = table.on_return(command.result)
    assert isinstance(shown, Push)
    assert isinstance(shown.scene, EternityScene)
    shown.scene.on_enter()
    assert [widget.key for widget in shown.scene.board.widgets] == ["seen"]
    pilot.step(shown.scene, 3000)
    assert Hands(pilot, shown.scene).click("seen") == Pop(Seen.SEEN)
    assert table.on_return(Seen.SEEN) == Pop()
    assert slip_holder(Books(pilot.house), jo) == ana
    assert Books(pilot.house).ledger.standing(books.ledger.career(jo)) is Standing.SLIP_LOST


def test_killed_in_mid_bout_it_goes_on_at_its_score(pilot: Pilot, books: Books) -> None:
    _, _, scene = wagered(pilot, books, Kind.POINTS)
    throw(pilot, scene, LABRADOR, JACK)
    control = scene.keys.controls(0)[0]
    pilot.until(scene, lambda: not scene.show.showing, 2000)
    scene.handle(Press(control, pilot.clock.now_ms()))
    restarted = again(pilot)
    title_scene(restarted.house).on_presented()
    saved = restarted.house.storage.unfinished()
    assert saved is not None
    table = resume(restarted.house, saved)
    assert isinstance(table, WagerTable)
    throwing = restarted.entered(table)
    assert throwing.show.stage.points == {0: 3, 1: 0}
    assert throwing.sitting.match.chosen == frozenset()
    restarted.close()


def test_killed_between_the_last_throw_and_the_result_it_is_still_lost(
    pilot: Pilot, books: Books, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The record has the throw, the ledger had no time: it is settled when the app starts."""
    ana, jo, scene = wagered(pilot, books)
    monkeypatch.setattr(WagerSitting, "_settle", lambda *_: None)
    throw(pilot, scene, ROCK, SCISSORS)
    monkeypatch.undo()
    assert slip_holder(Books(pilot.house), jo) == jo
    restarted = again(pilot)
    title = title_scene(restarted.house)
    title.on_enter()
    title.on_presented()
    found = Books(restarted.house)
    assert slip_holder(found, jo) == ana
    assert found.ledger.wager is None
    assert restarted.house.storage.unfinished() is None
    told = title.update(16)
    assert isinstance(told, Push)
    assert isinstance(told.scene, NoticeScene)
    restarted.close()


def test_people_answer_for_themselves_and_may_decline(pilot: Pilot, books: Books) -> None:
    ana, jo = signed(books, "Ana"), signed(books, "Jo")
    scene = ChallengeScene(pilot.house, books, ana)
    scene.on_enter()
    scene.choose(jo)
    asked = Hands(pilot, scene).click("go")
    assert isinstance(asked, Push)
    assert isinstance(asked.scene, AnswerScene)
    declined = scene.on_return(Answer.NO)
    assert isinstance(declined, Push)
    assert books.ledger.wager is None
    scene.settle()
    Hands(pilot, scene).click("go")
    begun = scene.on_return(Answer.KEYS)
    assert isinstance(begun, Replace)
    assert isinstance(begun.scene, WagerTable)
    assert books.ledger.standing(books.ledger.career(jo)) is Standing.AT_STAKE


def test_two_people_can_throw_for_slips_with_one_mouse_that_goes_round(
    pilot: Pilot, books: Books
) -> None:
    ana, jo = signed(books, "Ana"), signed(books, "Jo")
    books.enter(Challenged(ana, jo, Kind.LAST_LEFT))
    answer = AnswerScene(pilot.house, books, "")
    answer.on_enter()
    pilot.clock.go_on(1000)
    hands = Hands(pilot, answer)
    hands.click("how")
    assert hands.click("yes") == Pop(Answer.MOUSE)
    sitting = WagerSitting.accept(pilot.house, books, by_mouse=True)
    assert mouse_seats(sitting.seating) == (0, 1)


def test_the_houses_own_players_always_accept_and_own_one_slip_each(
    pilot: Pilot, books: Books
) -> None:
    ana = signed(books, "Ana")
    scene = ChallengeScene(pilot.house, books, ana)
    scene.on_enter()
    for persona in Persona:
        assert slip_holder(books, persona.player) == persona.player
    scene.choose(Persona.ROOK.player)
    begun = Hands(pilot, scene).click("go")
    assert isinstance(begun, Replace)
    assert isinstance(begun.scene, WagerTable)
    assert begun.scene.sitting.seating.sitters[1].bot == Persona.ROOK.level


def test_nobody_can_challenge_who_has_not_signed(pilot: Pilot, books: Books) -> None:
    ana = signed(books, "Ana")
    new = books.add_person("Mo", 3)
    scene = ChallengeScene(pilot.house, books, ana)
    scene.on_enter()
    scene.choose(new)
    assert not Hands(pilot, scene).widget("go").enabled
    garage = GarageScene(pilot.house, books, new)
    garage.on_enter()
    first = Hands(pilot, garage).widget("first")
    assert first.label == pilot.house.words("slips.first.sign")  # type: ignore[attr-defined]


def test_before_anybody_threw_it_can_be_called_off(pilot: Pilot, books: Books) -> None:
    ana, jo, scene = wagered(pilot, books)
    scene.pause()
    assert scene.on_return(PauseChoice.LEAVE) == Pop(PauseChoice.LEAVE)
    garage = GarageScene(pilot.house, books, ana)
    garage.on_enter()
    asked = garage.on_return(More.GIVE_UP)
    assert isinstance(asked, Push)
    assert isinstance(asked.scene, AskScene)
    garage.on_return(True)
    assert books.ledger.wager is None
    assert slip_holder(books, ana) == ana
    assert slip_holder(books, jo) == jo
    assert pilot.house.storage.unfinished() is None


def test_giving_up_after_a_throw_loses_it(pilot: Pilot, books: Books) -> None:
    ana, jo, scene = wagered(pilot, books, Kind.POINTS)
    throw(pilot, scene, ROCK, PAPER)
    garage = GarageScene(pilot.house, books, jo)
    garage.on_enter()
    garage.on_return(More.GIVE_UP)
    shown = garage.on_return(True)
    assert isinstance(shown, Push)
    assert isinstance(shown.scene, WagerTable)
    found = Books(pilot.house)
    assert slip_holder(found, jo) == ana


def test_a_no_changes_nothing(pilot: Pilot, books: Books) -> None:
    ana, _, scene = wagered(pilot, books, Kind.POINTS)
    throw(pilot, scene, ROCK, PAPER)
    garage = GarageScene(pilot.house, books, ana)
    garage.on_enter()
    garage.on_return(More.GIVE_UP)
    assert garage.on_return(False) is None
    assert Books(pilot.house).ledger.wager is not None


def lose(pilot: Pilot, books: Books) -> tuple[str, str]:
    """Jo has lost the slip to Ana."""
    ana, jo, scene = wagered(pilot, books)
    throw(pilot, scene, ROCK, SCISSORS)
    scene.sitting.finish()
    books.read()
    return ana, jo


def test_who_has_lost_it_may_only_throw_on_tilt_and_is_asked_twice(
    pilot: Pilot, books: Books
) -> None:
    ana, jo = lose(pilot, books)
    scene = ChallengeScene(pilot.house, books, jo)
    scene.on_enter()
    scene.choose(ana)
    hands = Hands(pilot, scene)
    assert not hands.widget("go").enabled
    scene.choose(ana, tilt=True)
    pilot.step(scene)
    asked = hands.click("go")
    assert isinstance(asked, Push)
    assert isinstance(asked.scene, AskScene)
    assert books.ledger.wager is None
    answer = scene.on_return(True)
    assert isinstance(answer, Push)
    assert isinstance(answer.scene, AnswerScene)
    assert books.ledger.wager is not None
    coin, slip = books.ledger.wager.stakes
    assert (coin.thing, slip.thing) == (Thing.COIN, Thing.SLIP)


def test_a_new_career_is_asked_for_twice_and_what_was_lost_stays_lost(
    pilot: Pilot, books: Books
) -> None:
    ana, jo = lose(pilot, books)
    old = books.ledger.career(jo)
    garage = GarageScene(pilot.house, books, jo)
    garage.on_enter()
    pilot.step(garage)
    more = Hands(pilot, garage).click("more")
    assert isinstance(more, Push)
    assert isinstance(more.scene, MoreScene)
    assert isinstance(garage.on_return(More.NEW_CAREER), Push)
    garage.on_return(True)
    assert books.ledger.standing(books.ledger.career(jo)) is Standing.BLANK
    assert books.ledger.holder(Title(Thing.SLIP, old)).player == ana


def test_a_labracoin_is_registered_once(pilot: Pilot, books: Books) -> None:
    ana = signed(books, "Ana")
    garage = GarageScene(pilot.house, books, ana)
    garage.on_enter()
    garage.on_return(More.COIN)
    number = books.ledger.coin_id(books.ledger.career(ana))
    assert number.startswith("JL-")
    with pytest.raises(IllegalAction):
        garage.on_return(More.COIN)


def test_a_challenge_nobody_answered_before_the_app_ended_is_declined(
    pilot: Pilot, books: Books
) -> None:
    ana, jo = signed(books, "Ana"), signed(books, "Jo")
    books.enter(Challenged(ana, jo, Kind.LAST_LEFT))
    restarted = again(pilot)
    found = Books(restarted.house)
    found.open()
    assert found.ledger.wager is None
    restarted.close()


def test_two_copies_cannot_both_enter_a_deed(pilot: Pilot, books: Books) -> None:
    ana, jo = signed(books, "Ana"), signed(books, "Jo")
    other = Books(pilot.house)
    books.enter(Challenged(ana, jo, Kind.LAST_LEFT))
    with pytest.raises(IllegalAction):
        other.enter(Challenged(jo, ana, Kind.POINTS))
    assert other.ledger == books.ledger


def test_a_deed_that_cannot_be_read_counts_for_nothing(pilot: Pilot, books: Books) -> None:
    ana = signed(books, "Ana")
    pilot.house.storage.add_deed(len(pilot.house.storage.deeds()), "{")
    found = Books(pilot.house)
    assert found.ledger == books.ledger
    found.open()
    assert slip_holder(found, ana) == ana


def test_a_wager_whose_match_is_gone_is_called_off(pilot: Pilot, books: Books) -> None:
    _, _, scene = wagered(pilot, books)
    pilot.house.storage.drop_match(scene.sitting.match_id)
    title_scene(pilot.house).on_presented()
    assert Books(pilot.house).ledger.wager is None


def test_both_can_take_up_a_gamepad_and_throw_with_its_buttons(pilot: Pilot, books: Books) -> None:
    *_, scene = wagered(pilot, books)
    for seat, unit in ((1, 4), (0, 6)):
        pressed = Control(Device.PAD, 0, unit)
        scene.handle(Press(pressed, pilot.clock.now_ms()))
        scene.handle(Release(pressed, pilot.clock.now_ms()))
        assert {own.unit for own in scene.keys.controls(seat)} == {unit}
    assert not scene.sitting.match.chosen  # what was pressed to take it up threw nothing
    throw(pilot, scene, JACK, PAPER)
    pilot.until(scene, lambda: scene.show.stage.over, 2000)
    assert scene.sitting.match.over
