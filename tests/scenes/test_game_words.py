"""Every game brings the words that the house looks for: names, options, bots, facts, reasons."""

from collections.abc import Iterator

import pytest

from game.catalogue import open_games
from game.events import Because
from game.match import Match
from game.rules import Game
from game.simulate import play_out, seated
from scenes.photo import photos
from scenes.results.race_photo import card_words
from scenes.seats.model import OFFERED_LEVELS, Chairs, Names
from scenes.seats.options import option_rows
from tests.pilot import Pilot

GAMES = open_games()
SEEDS = range(12)


def matches(game: Game) -> Iterator[Match]:
    """Bot matches under every option in turn, with as few and as many seats as may be."""
    levels = [level.code for level in game.levels]
    settings: list[dict[str, bool | int]] = [{}]
    settings += [{option.key: value} for option in game.info.options for value in option.values]
    for seed in SEEDS:
        seats = game.info.seats[0] if seed % 2 else game.info.seats[-1]
        bots = tuple(levels[(seed + seat) % len(levels)] for seat in range(seats))
        match = Match(game, seated(game, bots, settings[seed % len(settings)], seed), seed)
        play_out(match)
        yield match


@pytest.mark.parametrize("game", GAMES, ids=[game.info.slug for game in GAMES])
def test_a_game_says_everything(pilot: Pilot, game: Game) -> None:
    words, slug = pilot.house.words, game.info.slug
    keys = {f"{slug}.name", f"{slug}.line"}
    for level in game.levels:
        keys |= {f"{slug}.bot.{level.code}", f"{slug}.bot.{level.code}.manner"}
    for match in matches(game):
        for event in match.history:
            if isinstance(event, Because):
                keys.add(f"{slug}.reason.{event.reason.code}")
        outcome = match.record.entries and play_out(match)
        if outcome:
            keys.add(f"{slug}.reason.{outcome.reason.code}")
        for fact in game.facts(match.history):
            keys |= {f"{slug}.fact.{fact.code}", f"{slug}.fact.{fact.code}.value"}
        for photo in photos(match.history):
            assert photo.card is None or card_words(pilot.house, slug, photo.card)
    assert {key for key in keys if not words.has(key)} == set()


@pytest.mark.parametrize("game", GAMES, ids=[game.info.slug for game in GAMES])
def test_options_and_bots_can_be_chosen_in_words(pilot: Pilot, game: Game) -> None:
    words = pilot.house.words
    chairs = Chairs(game, Names(str, str))
    assert {level.code for level in chairs.levels} <= set(OFFERED_LEVELS)
    assert chairs.levels
    rows = option_rows(words, chairs, lambda: None)
    assert len(rows) == len(game.info.options)
    for row in rows:
        said = (row.label, *getattr(row, "options", ()))
        assert all(not line.startswith(game.info.slug + ".") for line in said)
