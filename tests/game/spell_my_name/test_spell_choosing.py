"""Everything that is chosen at this table: opponents, piles, cards, thefts, and backs."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest

from game.events import Slide
from game.zones import DISCARD, Place, zone_of
from scenes.input.intents import Control, Device, Meaning
from scenes.pause import PauseScene
from scenes.scene import Push
from scenes.table.bar import Target
from scenes.table.hands.power_spots import POWER
from scenes.table.hands.seat_spots import seat_key
from tests.game.spell_my_name.spell_scenes import TWO_PEOPLE, SpellPlayer, at

__all__ = ["at"]

At = Callable[..., SpellPlayer]
ROBBER = "hands=J1NbK3/A1A2A3A4/C1/- challenger=0"


def by_number(player: SpellPlayer) -> None:
    player.letter("2")


def by_mouse(player: SpellPlayer) -> None:
    player.click(*player.place(seat_key(2)))


def by_focus(player: SpellPlayer) -> None:
    assert player.table.desk.board.focus == seat_key(1)
    player.mean(Meaning.RIGHT)
    player.mean(Meaning.CONFIRM)


@pytest.mark.parametrize("way", [by_number, by_mouse, by_focus])
def test_an_opponent_is_challenged_where_they_sit(
    at: At, way: Callable[[SpellPlayer], None]
) -> None:
    player = at("hands=J1/A1/C1/K1")
    player.to_my_turn()
    way(player)
    assert player.challenged == {0, 2}
    player.throw(player.next_scene())
    told = player.table._show.told
    player.pilot.until(player.table, lambda: not player.table.moving)
    assert told.task == player.table.sitting.game.table.task(player.table.sitting.match.view(None))


def test_a_number_that_is_somebodys_own_key_is_no_short_cut(at: At) -> None:
    player = at("hands=J1/A1/C1/K1")
    sitters = player.table.sitting.seating.sitters
    taken = replace(sitters[0], control=Control(Device.KEY, 31, label="2"))
    seating = replace(player.table.sitting.seating, sitters=(taken, *sitters[1:]))
    player.table.sitting.seating = seating
    player.to_my_turn()
    assert [offer.cap for offer in player.table.desk.able.seats] == ["1", "", "3"]
    player.letter("2")
    assert not player.told


@pytest.mark.parametrize("way", ["letter", "mouse", "focus"])
def test_the_won_card_comes_from_the_pile_that_is_chosen(at: At, way: str) -> None:
    player = at("hands=J1/A1/C1/K1 phase=taking owed=yes other=1")
    player.to_my_turn()
    assert {offer.cap for offer in player.table.desk.able.takes} == {"D", "F"}
    assert not player.table.desk.able.offers
    if way == "letter":
        player.letter("F")
    elif way == "mouse":
        player.click(*player.place("pile.discard"))
    else:
        assert player.table.desk.board.focus == "pile.discard"
        player.mean(Meaning.CONFIRM)
    taken = next(event for event in player.told if isinstance(event, Slide))
    assert taken.source == DISCARD
    player.to_my_turn()
    assert sorted(t.card.code for t in player.table.desk.cards if t.card) == ["C3", "J1"]


@pytest.mark.parametrize("mouse", [True, False])
def test_one_of_five_cards_goes(at: At, mouse: bool) -> None:
    player = at("hands=J1J2K3K4C5/A1/C1/K1 phase=discarding")
    player.to_my_turn()
    player.play_by_mouse("drop:K4") if mouse else player.play_by_keys("drop:K4")
    player.to_my_turn()
    top = player.table.shown_layout()[DISCARD][-1]
    assert top is not None
    assert top.code == "K4"
    fan = player.table._show.hand.fan
    assert fan is not None
    assert all(b.x - a.x > fan.width for a, b in pairwise(fan.slots))


def test_the_bison_asks_whom_to_rob_and_then_which_back(at: At) -> None:
    player = at(ROBBER)
    player.to_my_turn()
    assert [power.can for power in player.table.desk.able.powers] == [True, False]
    player.letter("X")  # the extra turn is not to be had now
    assert not player.told
    player.letter("N")
    assert player.table.choice is not None
    player.pilot.step(player.table, 300)
    player.letter("1")
    player.to_my_turn()
    assert player.table.choice is not None, "nobody asked which of four backs"
    player.pilot.step(player.table, 300)
    paused = player.mean(Meaning.BACK)
    assert isinstance(paused, Push)
    assert isinstance(paused.scene, PauseScene)
    player.table.on_return(None)
    player.table._go_on()
    player.to_my_turn()
    player.pilot.step(player.table, 300)
    player.letter("3")
    assert player.table.choice is None
    player.to_my_turn()
    hand = [t.card.code for t in player.table.desk.cards if t.card]
    assert len(hand) == 3
    assert set(hand) - {"J1", "K3"} < {"A1", "A2", "A3", "A4"}
    assert [str(c) for c in player.table.shown_layout()[zone_of(Place.OUT_OF_PLAY)]] == ["Nb"]


def test_a_lost_turn_goes_on_or_the_marker_goes_to_the_left(at: At) -> None:
    lost = "hands=NbK3/A1/C1/- phase=lost lost=yes other=1"
    player = at(lost)
    player.to_my_turn()
    assert all(power.can for power in player.table.desk.able.powers)
    player.click(*player.place(POWER + "extra"))
    player.to_my_turn()
    assert player.table.desk.able.seats
    player = at(lost)
    player.to_my_turn()
    player.table.draw(player.pilot.house.canvas)
    marker, here = player.table._show.marker, player.table._show.plan.few
    before = marker.pose
    player.letter("P")
    player.pilot.until(player.table, lambda: marker.moving)
    assert marker.seat == 1
    player.pilot.step(player.table, 120)
    assert marker.pose not in (before, marker.goal)
    player.pilot.until(player.table, lambda: not marker.moving)
    assert marker.pose is not None
    assert here is not None
    assert marker.pose.pixels(player.pilot.house.scale) == pytest.approx(here.markers[1][:2])


def test_a_hint_points_at_the_opponent_whom_it_means(at: At) -> None:
    player = at("hands=J1/A1A2A3/C1/K1K2")
    player.to_my_turn()
    player.table._use(Target.HINT)
    player.pilot.until(player.table, lambda: player.table.notice is not None)
    focus = player.table.desk.board.focus
    meant = next(seat for seat in (1, 2, 3) if focus == seat_key(seat))
    notice = player.table.notice
    assert notice is not None
    assert player.table.sitting.seating.sitters[meant].name in notice


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1024, 768)])
@pytest.mark.parametrize("text", [100, 150, 200])
def test_what_can_be_touched_is_large_enough_and_apart(
    at: At, size: tuple[int, int], text: int
) -> None:
    for position in (
        ROBBER,
        "hands=J1J2K3NbC5/A1/C1/K1 phase=discarding",
        "hands=NbK3/A1/C1/- phase=lost lost=yes other=1",
        "hands=J1Nb/A1/C1/K1 phase=taking owed=yes other=1",
        "hands=J1A1C1K1L1/A2/C2/K2 phase=claiming",
    ):
        player = at(position)
        house = player.pilot.house
        house.change(replace(house.settings, text_size=text))
        house.scale = type(house.scale)(*size, text / 100)
        player.to_my_turn()
        player.table._settle()
        boxes = [w.box.inset(0.5) for w in player.table.desk.board.widgets if w.enabled]
        assert all(min(box.width, box.height) >= 42 for box in boxes)
        for number, box in enumerate(boxes):
            assert 0 <= box.left < box.right <= size[0], (position, number)
            assert 0 <= box.top < box.bottom <= size[1], (position, number)
            assert not any(box.overlaps(other) for other in boxes[number + 1 :]), position


def test_two_people_see_what_they_spell_behind_the_curtain_alone(
    at: At, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = at("hands=J1A2/A1K3/C1/K1 challenger=1 seat=1", TWO_PEOPLE)
    drawn: list[tuple[str, ...]] = []
    name = "scenes.table.hands.hands_picture.draw_track"
    seen = lambda _house, _here, track, _words: drawn.append(  # noqa: E731 - a spy
        tuple(tile.card for tile in track.tiles if tile.card)
    )
    monkeypatch.setattr(name, seen)
    curtain = player.table.veil.curtain
    player.pilot.until(player.table, lambda: curtain.shut and curtain.seat == 1)
    player.table.draw(player.pilot.house.canvas)
    assert drawn == []
    player.to_my_turn()
    player.pilot.until(player.table, lambda: not curtain.moving)
    player.table.draw(player.pilot.house.canvas)
    assert drawn == [("A1", "K3")]
    drawn.clear()
    player.own_key(1, down=False)
    player.table.draw(player.pilot.house.canvas)
    assert drawn == []
