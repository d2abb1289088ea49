"""People at a table with hands, by real keys alone or by a real mouse alone.

They know a match by its record on the disk, and where things lie from a mirror.
"""

import time
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field

import pygame

from game.nodes import Interval, Node, Turn
from game.zones import Seat
from tests.e2e.mirror import Mirror, Point, Way
from tests.e2e.player import Follower
from tests.e2e.running_app import RunningApp, Saved, look
from tests.e2e.virtual_screen import VirtualScreen

STILL_S, MOST_MOVING_S = 0.5, 6.0
"""A picture that has kept still for so long waits for somebody; no longer than that is waited."""

TAKEN_S = 2.0
"""What was done is in the record after so long, if it had an effect."""


@dataclass(slots=True)
class CardHands(ABC):
    """Plays the seats that have `keys`: names of keys, or numbers of mouse buttons."""

    screen: VirtualScreen
    app: RunningApp
    mirror: Mirror
    keys: dict[Seat, str]
    script: Mapping[int, str]
    """What to do for each entry, by its number, as far as it can be done."""

    did: set[str] = field(default_factory=set)
    """In how many different ways something was done."""

    _follower: Follower | None = None
    _open_for: Seat | None = None
    _cards: int = 0

    def play_to_the_end(self, *, seconds: float) -> Saved:
        """Play until the match has an outcome."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            saved = self.app.match()
            assert saved is not None
            if saved.outcome is not None:
                return saved
            self._see_to(self._node(saved), saved)
        raise AssertionError(f"the match was not over in {seconds:g} s")

    def _node(self, saved: Saved) -> Node:
        if self._follower is None:
            self._follower = Follower.of(saved)
        self._follower.follow(saved)
        return self._follower.node

    def _see_to(self, node: Node, saved: Saved) -> None:
        match node:
            case Turn(seat) if seat in self.keys:
                self._turn(seat, saved)
            case Interval():
                self.hide()
                self._wait_until_still()
                self.confirm_scores(saved)
                self._wait_for_more(saved)
            case _:
                self.hide()
                self.hurry()
                self._wait_for_more(saved)

    def _turn(self, seat: Seat, saved: Saved) -> None:
        self._wait_until_still()
        if len(self.keys) > 1 and self._open_for != seat:
            self.hide()
            self.show(seat)
            self._open_for = seat
            self._wait_until_still()
        ways = self.mirror.ways(saved)
        planned = self.script.get(len(saved.entries), "")
        wanted = [way for way in ways if planned in way.codes]
        wanted += [way for way in ways if way.is_card] or list(ways)
        way = wanted[0]
        self.play(way)
        if way.tiles:
            code = planned if planned in way.codes else way.codes[0]
            self._wait_until_still()
            self.choose(way, self.mirror.tile_of(saved, way, code))
            self.did.add("choice")
        if not self._wait_for_more(saved):
            self.hide()

    def hide(self) -> None:
        """Nobody looks any more."""
        if self._open_for is not None:
            self.close(self._open_for)
        self._open_for = None

    # -- with which hands --------------------------------------------------------------------

    @abstractmethod
    def show(self, seat: Seat) -> None:
        """Open the curtain to this seat."""

    @abstractmethod
    def close(self, seat: Seat) -> None:
        """This seat has looked."""

    @abstractmethod
    def play(self, way: Way) -> None:
        """Do this, each time another way."""

    @abstractmethod
    def choose(self, way: Way, number: int) -> None:
        """Of what can be chosen from, take this."""

    @abstractmethod
    def confirm_scores(self, saved: Saved) -> None:
        """On to the next deal."""

    @abstractmethod
    def hurry(self) -> None:
        """Do not wait for the bots."""

    # -- waiting -----------------------------------------------------------------------------

    def _wait_for_more(self, saved: Saved) -> bool:
        """Until something was written; tells whether it was."""
        until = time.monotonic() + TAKEN_S
        while time.monotonic() < until:
            latest = self.app.match()
            if latest is not None and len(latest.entries) > len(saved.entries):
                return True
            time.sleep(0.01)
        return False

    def _wait_until_still(self) -> None:
        last, since = b"", time.monotonic()
        until = since + MOST_MOVING_S
        while time.monotonic() < min(until, since + STILL_S):
            now = pygame.image.tobytes(look(self.screen, self.app), "RGB")
            if now != last:
                last, since = now, time.monotonic()
            time.sleep(0.05)


class Keyboard(CardHands):
    """By keys alone: a key is held to look, arrows choose, Enter plays, letters do the rest."""

    def show(self, seat: Seat) -> None:
        """Hold the own key."""
        self.screen.hold(self.keys[seat])

    def close(self, seat: Seat) -> None:
        """Let go of it."""
        self.screen.let_go(self.keys[seat])

    def play(self, way: Way) -> None:
        """Arrows find the card; what is no card has a letter."""
        if not way.is_card:
            self.screen.press(way.letter.lower())
            self.did.add("letter")
            return
        self.screen.press(*["Right"] * way.steps, "Return")
        self.did.add("arrows")

    def choose(self, way: Way, number: int) -> None:
        """Arrows go from tile to tile."""
        del way
        self.screen.press(*["Right"] * number, "Return")

    def confirm_scores(self, saved: Saved) -> None:
        """Enter."""
        del saved
        self.screen.press("Return")

    def hurry(self) -> None:
        """Enter."""
        self.screen.press("Return")


class Mouse(CardHands):
    """By the mouse alone: everybody has a button of it to look, and all play with the left one."""

    def show(self, seat: Seat) -> None:
        """Click anywhere with the own button."""
        self._click((640.0, 360.0), button=int(self.keys[seat]))

    def close(self, seat: Seat) -> None:
        """It closes by itself."""

    def play(self, way: Way) -> None:
        """A card twice, or it and the pile, or drag it there; or a button."""
        if not way.is_card:
            self._click(way.place)
            self.did.add("button")
            return
        self._cards += 1
        match self._cards % 3:
            case 0:
                self._click(way.place)
                self._click(way.place)
                self.did.add("twice")
            case 1:
                self._click(way.place)
                self._click(self.mirror.pile)
                self.did.add("pile")
            case _:
                self.screen.drag(self._at(way.place), self._at(self.mirror.pile))
                self.did.add("drag")

    def choose(self, way: Way, number: int) -> None:
        """Its tile."""
        self._click(way.tiles[number])

    def confirm_scores(self, saved: Saved) -> None:
        """Its button."""
        self._click(self.mirror.next_deal(saved))

    def hurry(self) -> None:
        """A click on the bare cloth."""
        self._click((400.0, 440.0))

    def _click(self, place: Point, *, button: int = 1) -> None:
        x, y = self._at(place)
        self.screen.click(x, y, button=button)

    def _at(self, place: Point) -> Point:
        window = self.screen.place(self.app.window)
        return window.x + place[0], window.y + place[1]
