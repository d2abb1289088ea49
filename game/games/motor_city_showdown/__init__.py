"""Motor City Showdown: secret tableaus, Cards of Devastation, and throws for all of it."""

from game.games.motor_city_showdown.bot import Easy, Hard, Normal
from game.games.motor_city_showdown.facts import facts
from game.games.motor_city_showdown.rules import MotorRules
from game.games.motor_city_showdown.scoring import scores
from game.games.motor_city_showdown.table import TABLE
from game.rules import Game, Level

GAME = Game(
    rules=MotorRules(),
    table=TABLE,
    levels=(
        Level("easy", Easy, beats_random=0.4),
        Level("normal", Normal, beats_random=0.5),
        Level("hard", Hard, beats_random=0.5),
    ),
    facts=facts,
    scores=scores,
    adviser=Hard,
)
