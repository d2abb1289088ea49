"""Slapjack: turn cards, and be the first hand down on a Jack."""

from game.games.slapjack.bot import CASUAL, CHILD, EXPERT, QUICK, SLEEPY, Slapper
from game.games.slapjack.facts import facts
from game.games.slapjack.rules import SlapjackRules
from game.games.slapjack.table import TABLE
from game.rules import Game, Level

GAME = Game(
    rules=SlapjackRules(),
    table=TABLE,
    levels=(
        Level("easy", lambda: Slapper(SLEEPY)),
        Level("normal", lambda: Slapper(CASUAL)),
        Level("hard", lambda: Slapper(QUICK)),
        Level("friendly", lambda: Slapper(CASUAL, friendly=True)),
        Level("child", lambda: Slapper(CHILD)),
        Level("expert", lambda: Slapper(EXPERT)),
    ),
    facts=facts,
)
