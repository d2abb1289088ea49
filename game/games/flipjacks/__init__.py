"""Flipjacks: higher and of the other colour, until a Jack turns the pack over."""

from game.games.flipjacks.bot import EASY, HARD, NORMAL
from game.games.flipjacks.facts import facts
from game.games.flipjacks.rules import FlipjacksRules
from game.games.flipjacks.table import TABLE
from game.rules import Game, Level

GAME = Game(
    rules=FlipjacksRules(),
    table=TABLE,
    levels=(
        Level("easy", lambda: EASY, beats_random=0.5),
        Level("normal", lambda: NORMAL, beats_random=0.6),
        Level("hard", lambda: HARD, beats_random=0.75),
    ),
    facts=facts,
    adviser=lambda: HARD,
)
