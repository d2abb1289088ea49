"""A tableau is built by letters, arrows, clicks or drags; powers are aimed by numbers."""

from dataclasses import replace

import pytest

from game.events import DealEnded, Turned
from scenes.input.intents import Meaning
from scenes.motion.beats import Motion
from scenes.pause import PauseChoice
from scenes.results.results_scene import ResultsScene
from scenes.scene import Push
from scenes.table.tableau.tableau_table import TableauTable
from scenes.table.tables import table_for
from tests.pilot import Pilot
from tests.scenes.table.tableau.tableau_player import TableauPlayer

ASKED_SEED = 24
"""With this deal somebody has to name an opponent in the first round."""

WHOLE_SEED = 8
"""With this one nobody is knocked out, and a hand has its last tableau."""

ALONE = "human,bot:normal,bot:normal,bot:normal"


@pytest.fixture
def player(pilot: Pilot) -> TableauPlayer:
    """One person and three bots, about to build."""
    made = TableauPlayer(pilot, ALONE)
    made.rest()
    return made


def test_letters_place_the_cards_and_enter_sets_them(player: TableauPlayer) -> None:
    held, entries = player.held(), player.entries
    for letter in "HCFC":
        player.letter(letter)
    assert player.placed() == [held[2], held[1], held[3], held[0]]
    assert player.entries == entries
    player.mean(Meaning.CONFIRM)
    assert player.entries > entries
    flip = next(
        event
        for event in player.table.sitting.match.history
        if isinstance(event, Turned) and event.zone.seat == 0
    )
    assert [card.code for card in flip.cards] == [held[2]]


def test_arrows_and_enter_pick_a_card_and_place_it(player: TableauPlayer) -> None:
    held = player.held()
    player.mean(Meaning.RIGHT, Meaning.CONFIRM)
    assert player.table.bench.board.focus == "slot.0"
    player.mean(Meaning.RIGHT, Meaning.CONFIRM)
    assert player.placed() == ["", held[1], "", ""]
    player.mean(Meaning.CONFIRM, Meaning.CONFIRM)
    assert player.placed() == [held[0], held[1], "", ""]


def test_clicks_place_swap_and_take_back(player: TableauPlayer) -> None:
    held = player.held()
    player.click("card.0")
    player.click("slot.3")
    player.click("card.2")
    player.click("slot.3")
    assert player.placed() == ["", "", "", held[2]]
    player.click("card.0")
    player.click("slot.1")
    player.click("slot.1")
    player.click("slot.3")
    assert player.placed() == ["", held[2], "", held[0]]


def test_a_card_is_dragged_into_a_slot_onto_another_and_back(player: TableauPlayer) -> None:
    held = player.held()
    slots = [player.spot(f"slot.{number}").box.centre for number in range(4)]
    player.drag(player.spot("card.3").box.centre, slots[0])
    player.drag(player.spot("card.1").box.centre, slots[2])
    assert player.placed() == [held[3], "", held[1], ""]
    player.drag(slots[0], slots[2])
    assert player.placed() == [held[1], "", held[3], ""]
    player.drag(slots[2], (slots[2][0], player.pilot.house.scale.height * 0.9))
    assert player.placed() == [held[1], "", "", ""]


def test_an_unfinished_tableau_cannot_be_set(player: TableauPlayer) -> None:
    entries = player.entries
    player.letter("F")
    assert not player.spot("set").enabled
    player.mean(Meaning.NEXT, Meaning.NEXT, Meaning.NEXT, Meaning.NEXT)
    player.click("slot.1")
    assert player.entries == entries
    assert player.table.notice == player.pilot.house.words("tableau.pick_first")


def test_what_has_the_focus_is_told(player: TableauPlayer) -> None:
    table, words = player.table, player.pilot.house.words
    first = table.words.chosen(table.bench)
    assert first.title
    assert first.body
    player.mean(Meaning.UP)
    slug = table.sitting.game.info.slug
    assert table.bench.focused_slot is not None
    told = table.words.chosen(table.bench)
    place = table.bench.focused_slot
    code = ("flip", "combat", "combat", "hole")[place]
    assert told.title == words(f"{slug}.slot.{code}")
    assert told.body == words(f"{slug}.slot.{code}.tells")


def test_a_hint_places_the_cards_and_says_why(player: TableauPlayer) -> None:
    player.mean(Meaning.HINT)
    player.until(lambda: player.table.bench.placing.full)
    assert player.table.notice
    entries = player.entries
    player.mean(Meaning.CONFIRM)
    assert player.entries == entries
    player.click("set")
    assert player.entries > entries


def test_what_was_set_in_secret_cannot_be_taken_back(player: TableauPlayer) -> None:
    player.set_any()
    player.rest()
    entries = player.entries
    player.mean(Meaning.UNDO)
    assert player.entries == entries
    assert player.table.notice == player.pilot.house.words("undo.revealed")


def test_who_presses_on_so_as_not_to_wait_names_nobody_by_that(pilot: Pilot) -> None:
    player = TableauPlayer(pilot, "human,human,human", ASKED_SEED)

    def asked() -> bool:
        player.open_and_set()
        player.hurry()
        return player.asked is not None

    player.until(asked)
    entries = player.entries
    player.mean(Meaning.CONFIRM)
    assert player.entries == entries
    pilot.clock.go_on(1000.0)
    player.mean(Meaning.CONFIRM)
    assert player.entries > entries


def test_pausing_drops_nothing_that_was_placed(player: TableauPlayer) -> None:
    player.letter("F")
    placed = player.placed()
    assert isinstance(player.table.pause(), Push)
    player.table.on_return(PauseChoice.RESUME)
    player.rest()
    assert player.placed() == placed


def test_whose_card_it_is_names_an_opponent_by_a_number(pilot: Pilot) -> None:
    player = TableauPlayer(pilot, "human,human,human", ASKED_SEED)
    table = player.table

    def asked() -> bool:
        player.open_and_set()
        return player.asked is not None

    player.until(asked)
    seat, entries = player.asked, player.entries
    assert seat is not None
    assert table.sitting.seating.sitters[seat].name in table.words.question(seat)[0]
    table.draw(pilot.house.canvas)
    targets = [w.key for w in table.asking.board.widgets if w.key.startswith("target.")]
    assert targets == [f"target.{other}" for other in table.shown.seats if other != seat]
    player.letter("2")
    assert player.entries > entries
    action = table.sitting.match.record.entries[entries][0].action
    assert action.code.endswith(targets[1].removeprefix("target."))


def test_a_person_builds_every_tableau_of_a_hand_the_smaller_last_one_too(pilot: Pilot) -> None:
    player = TableauPlayer(pilot, ALONE, WHOLE_SEED)
    table, sizes = player.table, list[int]()

    def built() -> bool:
        player.hurry()
        if player.asked is not None:
            player.letter("1")
        elif table.wants_turn(0):
            sizes.append(len(table.bench.placing.slots))
            for number, card in enumerate(table.bench.placing.cards):
                table.bench.put(card, number)
            player.click("set")
        return any(isinstance(event, DealEnded) for event in table.sitting.match.history)

    player.until(built)
    assert sizes[0] == 4, sizes
    assert sizes[-1] < 4
    assert table.put_right == 0


def test_bots_play_to_the_end_and_the_picture_agrees(pilot: Pilot) -> None:
    pilot.house.settings = replace(pilot.house.settings, motion=Motion.SHORT)
    player = TableauPlayer(pilot, "bot:easy,bot:easy,bot:easy")
    table = player.table

    def over() -> bool:
        player.hurry()
        return False

    command = player.until(over)
    assert isinstance(command, Push)
    assert isinstance(command.scene, ResultsScene)
    assert table.sitting.outcome is not None
    assert table.put_right == 0


def test_a_match_that_was_left_is_taken_up_where_it_was(pilot: Pilot) -> None:
    player = TableauPlayer(pilot, ALONE)
    player.rest()
    player.set_any()
    player.until(lambda: player.table.wants_turn(0))
    sitting = player.table.sitting
    again = table_for(pilot.house, sitting, resumed=True)
    assert isinstance(again, TableauTable)
    again.on_enter()
    again.on_presented()
    again.on_return(PauseChoice.RESUME)
    again.update(16.0)
    assert again.wants_turn(0)
    assert again.shown_layout() == sitting.layout(0)
    assert again.put_right == 0
