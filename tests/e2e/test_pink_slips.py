"""A slip is signed, wagered, lost, and still lost after the app was killed at the last throw."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pygame

from game.pink_slip.bookkeeping import ledger_of
from game.pink_slip.deeds import read_deed
from game.pink_slip.ledger import Ledger
from game.pink_slip.titles import Thing, Title
from tests.e2e.running_app import NOTHING, RunningApp, Saved, settled
from tests.e2e.virtual_screen import VirtualScreen, wait_for

STROKE_S = 0.7
THROWN = '"rock"'


def ledger(data_dir: Path) -> Ledger:
    """What all deeds on the disk come to."""
    path = data_dir / "jackanapes.sqlite3"
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as connection:
        rows = connection.execute("SELECT deed FROM deeds ORDER BY number").fetchall()
    return ledger_of(read_deed(deed) for (deed,) in rows)


class Visitor:
    """Goes from screen to screen with the keyboard alone, and waits until each is there."""

    def __init__(self, screen: VirtualScreen, app: RunningApp) -> None:
        self._screen = screen
        self._app = app
        self.seen = settled(screen, app, NOTHING)

    def press(self, *keys: str) -> None:
        """All of them; the last one leads to another picture."""
        self._screen.press(*keys)
        self.seen = settled(self._screen, self._app, self.seen)

    def type(self, words: str) -> None:
        """Letter by letter."""
        self.press(*words)

    def hold(self, key: str, seconds: float) -> None:
        """Keep a key down for so long."""
        self._screen.hold_for(key, seconds)
        self.seen = settled(self._screen, self._app, self.seen)

    def keep(self, path: Path) -> None:
        """What is seen now, for whoever wants to look."""
        pygame.image.save(
            self._screen.picture().subsurface(self._screen.place(self._app.window)), path
        )


def move_in(visitor: Visitor, name: str) -> None:
    """From the list of garages: somebody new says who they are, and signs with the arrow keys."""
    visitor.press("Return")  # somebody new
    visitor.press("Return")  # write the name
    visitor.type(name)
    visitor.press("Return")
    visitor.press(*["Tab"] * 9)  # past the emblems
    visitor.press("Return")  # to the garage
    visitor.press("Return")  # sign the certificate
    visitor.hold("Right", STROKE_S)
    visitor.press("Tab")
    visitor.press("Return")  # signed


def test_a_slip_is_signed_wagered_lost_and_still_lost_after_being_killed(
    screen: VirtualScreen, tmp_path: Path
) -> None:
    with RunningApp(screen, tmp_path) as app:
        visitor = Visitor(screen, app)
        visitor.press("Down", "Return")  # pink slips
        move_in(visitor, "Jo")
        visitor.press("Escape")
        visitor.press("Down")  # from Jo to somebody new
        move_in(visitor, "Ana")
        visitor.keep(tmp_path / "garage.png")
        visitor.press("Return")  # challenge someone: Jo, who is first
        visitor.press("Return")
        visitor.keep(tmp_path / "challenge.png")
        visitor.press("Tab")
        visitor.press("Return")  # Jo accepts
        before = ledger(tmp_path)
        ana, jo = before.wager.challenger, before.wager.opponent  # type: ignore[union-attr]
        assert before.has(jo, Thing.SLIP)
        screen.press("q", "i")  # Ana throws rock, Jo scissors

        def thrown() -> Saved | None:
            saved = app.match()
            over = saved is not None and any(THROWN in entry for entry in saved.entries)
            return saved if over else None

        wait_for(thrown, "the throw on the disk")
        app.kill()
    with RunningApp(screen, tmp_path) as again:
        settled(screen, again, NOTHING)
        lost = wait_for(lambda: _settled(tmp_path), "the loss on the disk")
        assert lost.holder(Title(Thing.SLIP, jo)) == ana
        assert not lost.has(jo, Thing.SLIP)
        assert lost.has(ana, Thing.SLIP)
        assert again.terminate() == 0


def _settled(data_dir: Path) -> Ledger | None:
    found = ledger(data_dir)
    return found if found.wager is None else None
