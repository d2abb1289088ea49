"""One Time: throw until one is left."""

from game.bots.thrower import EvenThrower, HabitThrower, ReadingThrower
from game.games.one_time.facts import facts
from game.games.one_time.rules import RULES
from game.games.one_time.table import TABLE
from game.rules import Game, Level

EVEN_SHARE = 0.3
"""Against blind throws all win half in the long run; of thirty matches at least this share."""

GAME = Game(
    rules=RULES,
    table=TABLE,
    levels=(
        Level("easy", HabitThrower, beats_random=EVEN_SHARE),
        Level("normal", EvenThrower, beats_random=EVEN_SHARE),
        Level("hard", ReadingThrower, beats_random=EVEN_SHARE),
    ),
    facts=facts,
)
