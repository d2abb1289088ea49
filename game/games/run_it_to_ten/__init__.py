"""Run it to Ten: two throw, up to ten points."""

from game.bots.thrower import EvenThrower, HabitThrower, ReadingThrower
from game.games.run_it_to_ten.facts import facts
from game.games.run_it_to_ten.rules import RULES
from game.games.run_it_to_ten.table import TABLE
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
