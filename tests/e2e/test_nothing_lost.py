"""However the app is ended, what was played is there at the next start."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.catalogue import open_games
from tests.e2e.player import Player
from tests.e2e.running_app import GOODBYE_S, NOTHING, RunningApp, Saved, saved_matches, settled
from tests.e2e.virtual_screen import CLOSE_WINDOW, VirtualScreen

PERSON, KEY = 0, "space"
ENTRIES = 12


def table(screen: VirtualScreen, data_dir: Path, seed: int = 3) -> RunningApp:
    slug = open_games()[0].info.slug
    seats = "human,bot:normal,bot:easy,bot:hard"
    return RunningApp(screen, data_dir, "--play", slug, "--seats", seats, "--seed", str(seed))


def play_some(screen: VirtualScreen, app: RunningApp) -> None:
    Player(screen, app, {PERSON: KEY}).play_on(ENTRIES)


def end_by_closing_the_window(screen: VirtualScreen, app: RunningApp) -> None:
    screen.press(CLOSE_WINDOW)
    assert app.process.wait(GOODBYE_S) == 0


def end_by_signal(_: VirtualScreen, app: RunningApp) -> None:
    assert app.terminate() == 0


def end_by_killing(_: VirtualScreen, app: RunningApp) -> None:
    app.kill()


@pytest.mark.parametrize("end", [end_by_closing_the_window, end_by_signal, end_by_killing])
def test_continue_takes_up_the_match_that_was_left(
    screen: VirtualScreen, tmp_path: Path, end: Callable[[VirtualScreen, RunningApp], None]
) -> None:
    with table(screen, tmp_path) as app:
        play_some(screen, app)
        seen = app.match()
        end(screen, app)
    left = only_match(tmp_path)
    assert seen is not None
    assert left.entries[: len(seen.entries)] == seen.entries
    assert left.agrees()
    assert left.outcome is None

    with RunningApp(screen, tmp_path) as again:
        take_up(screen, again, left)
        play_some(screen, again)
        assert again.terminate() == 0
    gone_on = only_match(tmp_path)
    assert gone_on.match_id == left.match_id
    assert gone_on.entries[: len(left.entries)] == left.entries
    assert len(gone_on.entries) >= len(left.entries) + ENTRIES
    assert gone_on.agrees()


def test_two_copies_at_once_keep_out_of_each_others_matches(
    screen: VirtualScreen, tmp_path: Path
) -> None:
    with table(screen, tmp_path, seed=3) as first:
        play_some(screen, first)
        left = only_match(tmp_path)
        with table(screen, tmp_path, seed=4) as second:
            play_some(screen, second)
            assert second.terminate() == 0
        screen.focus(first.window)
        assert first.terminate() == 0
    mine, other = saved_matches(tmp_path)
    assert mine.match_id == left.match_id
    assert mine.entries[: len(left.entries)] == left.entries
    assert mine.agrees()
    assert other.agrees()
    assert len(other.entries) >= ENTRIES


def only_match(data_dir: Path) -> Saved:
    (found,) = saved_matches(data_dir)
    return found


def take_up(screen: VirtualScreen, app: RunningApp, left: Saved) -> None:
    """Confirm what the title offers first, and go on from the pause that a match begins with."""
    title = settled(screen, app, NOTHING)
    screen.press("Return")
    settled(screen, app, title)
    screen.press("Return")
    latest = app.match()
    assert latest is not None
    assert latest.match_id == left.match_id
