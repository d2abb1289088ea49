"""Who is ahead after a deal."""

import pytest

from game.scores import Line, Scores


@pytest.mark.parametrize(("fewest_win", "ranking"), [(True, (1, 0, 2)), (False, (0, 2, 1))])
def test_the_ranking_follows_the_totals_and_level_seats_the_table(
    fewest_win: bool, ranking: tuple[int, ...]
) -> None:
    lines = tuple(Line((), 0, total) for total in (30, 10, 30))
    assert Scores(lines, (1,), 100, fewest_win).ranking == ranking
