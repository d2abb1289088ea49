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
        Level("easy", lambda: Slapper(SLEEPY), beats_random=0.95),
        Level("normal", lambda: Slapper(CASUAL), beats_random=0.95),
        Level("hard", lambda: Slapper(QUICK), beats_random=0.95),
        Level("friendly", lambda: Slapper(CASUAL, friendly=True), beats_random=0.95),
        Level("child", lambda: Slapper(CHILD), beats_random=0.95),
        Level("expert", lambda: Slapper(EXPERT), beats_random=0.95),
    ),
    facts=facts,
)
