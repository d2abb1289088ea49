"""One Time: throw until one is left."""

from game.bots.thrower import EvenThrower, HabitThrower, ReadingThrower
from game.games.one_time.facts import facts
from game.games.one_time.rules import RULES
from game.games.one_time.table import TABLE
from game.rules import Game, Level

GAME = Game(
    rules=RULES,
    table=TABLE,
    levels=(
        Level("easy", HabitThrower, beats_random=0.5),
        Level("normal", EvenThrower, beats_random=0.4),
        Level("hard", ReadingThrower, beats_random=0.4),
    ),
    facts=facts,
)
