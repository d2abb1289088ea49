"""Run it to Ten: two throw, up to ten points."""

from game.bots.thrower import EvenThrower, HabitThrower, ReadingThrower
from game.games.run_it_to_ten.facts import facts
from game.games.run_it_to_ten.rules import RULES
from game.games.run_it_to_ten.table import TABLE
from game.rules import Game, Level

GAME = Game(
    rules=RULES,
    table=TABLE,
    levels=(
        Level("easy", HabitThrower, beats_random=0.4),
        Level("normal", EvenThrower, beats_random=0.4),
        Level("hard", ReadingThrower, beats_random=0.4),
    ),
    facts=facts,
)
