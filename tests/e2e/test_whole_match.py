"""A person and three bots, from the first card to the winner, with real keys in a real window."""

from pathlib import Path

from game.catalogue import open_games
from tests.e2e.player import Player
from tests.e2e.running_app import RunningApp, look
from tests.e2e.virtual_screen import VirtualScreen, wait_for

PERSON, KEY = 0, "space"
SEATS = "human,bot:normal,bot:easy,bot:hard"


def test_a_person_plays_against_three_bots_until_somebody_has_won(
    screen: VirtualScreen, tmp_path: Path
) -> None:
    slug = open_games()[0].info.slug
    with RunningApp(screen, tmp_path, "--play", slug, "--seats", SEATS, "--seed", "3") as app:
        player = Player(screen, app, {PERSON: KEY})
        first = player.play_to_the_end(seconds=600)

        assert first.agrees()
        assert player.claims
        moves = "".join(first.entries)
        assert f'"seat": {PERSON}' in moves

        # The results want a fresh press once they have been seen for a moment: a rematch.
        def rematch() -> bool:
            screen.press("Return")
            latest = app.match()
            return latest is not None and latest.match_id != first.match_id

        wait_for(rematch, "a rematch")
        shown = look(screen, app)
        assert len({tuple(shown.get_at((x, 360))) for x in range(0, shown.get_width(), 8)}) > 3
        assert app.terminate() == 0
