"""A table of this game at a position, with people and bots, before the eyes of a test."""

from collections.abc import Callable

import pytest

from game.catalogue import game_named
from game.events import BoutBegan, Event
from scenes.checks.bout_out import throw_out
from scenes.scene import Command, Push
from scenes.seats_by_words import seated_by_words
from scenes.table.hands.hands_table import HandsTable
from scenes.table.sitting import Sitting
from scenes.throw.throw_scene import ThrowScene
from tests.cardplayer import CardPlayer
from tests.pilot import Pilot

GAME = game_named("spell_my_name")
ALONE = "human,bot:easy,bot:easy,bot:easy"
TWO_PEOPLE = "human,human,bot:easy,bot:easy"
PILES = "discard=C2C3 stock=A3A4K5J5"

TableAt = Callable[..., HandsTable]


class SpellPlayer(CardPlayer):
    """Whoever plays at this table; a throw above it is thrown out."""

    def to_my_turn(self) -> None:
        """Until a person may choose."""
        for _ in range(40):
            command = self.pilot.until(self.table, self.may_choose)
            if command is None:
                return
            self.throw(command)
        raise AssertionError("nobody is asked anything")

    def throw(self, command: Command | None) -> None:
        """Let the bout that comes up be thrown to its end."""
        assert isinstance(command, Push)
        assert isinstance(command.scene, ThrowScene)
        throw_out(self.pilot.house, self.pilot.clock, self.table, command.scene)

    def next_scene(self) -> Command | None:
        """What the table asks for next."""
        return self.pilot.until(self.table, lambda: False)

    @property
    def told(self) -> list[Event]:
        """What has happened since the position that was given."""
        return self.table.sitting.match.history

    @property
    def challenged(self) -> set[int]:
        """Who throws in the last bout that began."""
        return set(next(e.seats for e in reversed(self.told) if isinstance(e, BoutBegan)))


@pytest.fixture
def at(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> Callable[..., SpellPlayer]:
    """Lays a position out before those people and bots."""

    def lay(text: str, seats: str = ALONE) -> SpellPlayer:
        seating = seated_by_words(pilot.house.words, GAME, seats.split(","))
        chairs = ",".join("human" for _ in seating.sitters)
        words = f"chairs={chairs} {text}"
        state = GAME.rules.read(words if "discard=" in words else f"{words} {PILES}")
        monkeypatch.setattr(type(GAME.rules), "start", lambda *_: state)
        table = HandsTable(pilot.house, Sitting.begin(pilot.house, GAME, seating, seed=1, dealer=0))
        table.on_enter()
        table._show.tell_at_once()
        return SpellPlayer(pilot, table)

    return lay
