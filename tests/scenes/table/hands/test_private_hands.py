"""Several people at one screen: nobody's cards are ever drawn but to the seat that holds its key.

Every frame is recorded: the faces that were drawn in it are compared with what is private.
"""

from collections.abc import Callable
from dataclasses import replace

import pytest

from game.zones import Place, zone_of
from scenes.input.intents import Control, Device, FocusLost, Meaning, Press, Release
from scenes.motion.beats import Motion
from scenes.pause import PauseChoice
from scenes.scene import Command, Push
from scenes.scoring.scoring_scene import ScoringChoice, ScoringScene
from scenes.table import tables
from scenes.table.hands.hands_table import HandsTable
from tests.cardplayer import CardPlayer
from tests.faces import Faces
from tests.pilot import Pilot

PEOPLE = "human,human,bot:normal,human"


class Watched:
    """A table whose every frame is drawn and looked at."""

    def __init__(self, pilot: Pilot, table: HandsTable, faces: Faces) -> None:
        self.pilot = pilot
        self.table = table
        self.faces = faces
        self.player = CardPlayer(pilot, table)

    def secrets(self, seat: int) -> set[str]:
        """Faces that only this seat may see now: those that lie open nowhere."""
        cards = self.table.sitting.match.cards()
        layout = self.table.sitting.layout(None)
        open_ = {card.code for lying in layout.values() for card in lying if card is not None}
        return {card.code for card in cards[zone_of(Place.HAND, seat)]} - open_

    def look(self) -> None:
        """Draw a frame; whatever is private in it must be its seat's own, and the key be held."""
        self.table.draw(self.pilot.house.canvas)
        drawn = self.faces.frame()
        curtain = self.table.veil.curtain
        peeker = curtain.seat if curtain.peeking else None
        allowed = set() if peeker is None else self.secrets(peeker)
        for seat in range(len(self.table.sitting.seating.sitters)):
            assert seat == peeker or not drawn & (self.secrets(seat) - allowed)

    def frames(self, count: int) -> None:
        """So many frames, each looked at."""
        for _ in range(count):
            self.pilot.step(self.table)
            self.look()

    def until(self, enough: Callable[[], bool], most: int = 2000) -> None:
        """Frames, each looked at, until it is as wished."""
        for _ in range(most):
            if enough():
                return
            command = self.pilot.step(self.table)
            assert command is None
            self.look()
        raise AssertionError("it never came to that")


@pytest.fixture
def watched(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> Watched:
    """Three people and a bot."""
    pilot.house.settings = replace(pilot.house.settings, motion=Motion.SHORT)
    faces = Faces(pilot.house, monkeypatch)
    return Watched(pilot, pilot.hands_table(PEOPLE, target=500), faces)


def own_control(table: HandsTable) -> Control:
    seat = table.veil.curtain.seat
    assert seat is not None
    control = table.sitting.seating.sitters[seat].control
    assert control is not None
    return control


def test_while_the_curtain_is_shut_nothing_of_the_table_is_drawn(watched: Watched) -> None:
    watched.until(lambda: watched.table.veil.curtain.shut)
    watched.faces.frame()
    watched.table.draw(watched.pilot.house.canvas)
    assert watched.faces.frame() == set()


def test_held_the_key_shows_the_own_hand_and_let_go_it_hides_it_at_once(watched: Watched) -> None:
    table, player = watched.table, watched.player
    watched.until(lambda: table.veil.curtain.shut)
    seat = table.veil.curtain.seat
    assert seat is not None
    player.own_key(seat)
    watched.frames(20)
    table.draw(watched.pilot.house.canvas)
    assert watched.secrets(seat) <= watched.faces.frame()
    player.own_key(seat, down=False)
    table.draw(watched.pilot.house.canvas)
    assert not watched.faces.frame() & watched.secrets(seat)
    watched.frames(20)
    assert table.veil.curtain.shut


def test_another_seats_key_and_enter_open_nothing(watched: Watched) -> None:
    table = watched.table
    watched.until(lambda: table.veil.curtain.shut)
    seat = table.veil.curtain.seat
    for other in table.sitting.seating.people:
        if other != seat:
            watched.player.own_key(other)
            watched.frames(3)
    watched.player.mean(Meaning.CONFIRM)
    watched.frames(3)
    assert table.veil.curtain.shut


def test_tapped_twice_it_stays_open_until_it_is_tapped_again(watched: Watched) -> None:
    table, clock = watched.table, watched.pilot.clock
    watched.until(lambda: table.veil.curtain.shut)
    control = own_control(table)
    for _ in range(2):
        table.handle(Press(control, clock.now_ms()))
        clock.go_on(80)
        table.handle(Release(control, clock.now_ms()))
        clock.go_on(80)
    watched.frames(20)
    assert table.veil.curtain.peeking
    table.handle(Press(control, clock.now_ms()))
    watched.frames(1)
    assert not table.veil.curtain.peeking


def test_where_the_table_has_set_it_so_one_tap_opens(watched: Watched) -> None:
    table, clock = watched.table, watched.pilot.clock
    watched.pilot.house.settings = replace(watched.pilot.house.settings, curtain_hold=False)
    watched.until(lambda: table.veil.curtain.shut)
    control = own_control(table)
    table.handle(Press(control, clock.now_ms()))
    table.handle(Release(control, clock.now_ms()))
    watched.frames(20)
    assert table.veil.curtain.peeking


def test_a_mouse_button_opens_once_and_is_then_played_with(pilot: Pilot) -> None:
    table = pilot.hands_table("human,human,bot:normal")
    mouse = Control(Device.MOUSE, 1)
    sitters = tuple(
        replace(sitter, control=mouse) if seat == 0 else sitter
        for seat, sitter in enumerate(table.sitting.seating.sitters)
    )
    table.sitting.seating = replace(table.sitting.seating, sitters=sitters)
    table = HandsTable(pilot.house, table.sitting)
    table.on_enter()
    player = CardPlayer(pilot, table)
    pilot.until(table, lambda: table.veil.curtain.seat == 0 or player.may_choose())
    while table.veil.curtain.seat != 0:
        player.to_a_turn()
        table.do(table.sitting.match.legal(player.seat)[0])
        pilot.until(table, lambda: table.veil.curtain.shut)
    table.handle(Press(mouse, pilot.clock.now_ms()))
    table.handle(Release(mouse, pilot.clock.now_ms()))
    assert table.veil.curtain.peeking
    table.handle(Press(mouse, pilot.clock.now_ms()))
    assert table.veil.curtain.peeking


def test_pausing_losing_the_window_and_resizing_show_nothing_private(watched: Watched) -> None:
    table, player = watched.table, watched.player
    watched.until(lambda: table.veil.curtain.shut)
    seat = table.veil.curtain.seat
    assert seat is not None
    disturbances: tuple[Callable[[], Command | None], ...] = (
        lambda: player.mean(Meaning.BACK),
        lambda: table.handle(FocusLost()),
        lambda: player.mean(Meaning.HELP),
    )
    for disturb in disturbances:
        player.own_key(seat)
        watched.frames(20)
        assert isinstance(disturb(), Push)
        watched.pilot.house.canvas.rebuild()
        watched.pilot.house.atlas.clear()
        watched.pilot.house.measure()
        table.draw(watched.pilot.house.canvas)
        assert not watched.faces.frame() & watched.secrets(seat)
        assert table.on_return(PauseChoice.RESUME) is None
        watched.frames(2)
        assert table.veil.curtain.shut


def test_a_match_taken_up_again_shows_nothing_before_a_key_is_pressed(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = pilot.hands_table(PEOPLE)
    player = CardPlayer(pilot, table)
    player.to_a_turn()
    table.on_leave()
    saved = pilot.house.storage.unfinished()
    assert saved is not None
    again = tables.resume(pilot.house, saved)
    assert isinstance(again, HandsTable)
    again.on_enter()
    watched = Watched(pilot, again, Faces(pilot.house, monkeypatch))
    assert isinstance(pilot.step(again), Push)
    watched.look()
    again.on_return(PauseChoice.RESUME)
    watched.until(lambda: again.veil.curtain.shut)


def test_through_a_whole_deal_of_people_no_frame_betrays_anybody(watched: Watched) -> None:
    table, player = watched.table, watched.player
    for turn in range(120):
        for _ in range(3000):
            if table.veil.curtain.shut:
                break
            command = watched.pilot.step(table)
            watched.look()
            if command is not None:
                break
        if not table.veil.curtain.shut:
            break
        seat = table.veil.curtain.seat
        assert seat is not None
        player.own_key(seat)
        while table.veil.curtain.seat == seat and table.veil.curtain.peeking:
            watched.frames(4)
            if table.wants_turn(seat):
                legal = table.sitting.match.legal(seat)
                table.do(legal[-1] if turn % 3 else legal[0])
                watched.look()
            elif table.sitting.outcome is not None or not table.moving:
                break
        player.own_key(seat, down=False)
        watched.look()
    assert isinstance(command, Push)
    assert isinstance(command.scene, ScoringScene)
    assert table.on_return(ScoringChoice.GO_ON) is None
    assert not table.put_right
    assert table.veil.curtain.seat is None
    assert watched.pilot.until(table, lambda: table.veil.curtain.shut) is None
    watched.faces.frame()
    watched.frames(10)
