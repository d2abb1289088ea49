"""Jacks, Twos and Eights: many cards in one turn, and a running score."""

from game.games.jacks_twos_and_eights.bot import Easy, Hard, Normal
from game.games.jacks_twos_and_eights.facts import facts
from game.games.jacks_twos_and_eights.rules import JacksRules
from game.games.jacks_twos_and_eights.scoring import scores
from game.games.jacks_twos_and_eights.table import TABLE
from game.rules import Game, Level

GAME = Game(
    rules=JacksRules(),
    table=TABLE,
    levels=(
        Level("easy", Easy, beats_random=0.6),
        Level("normal", Normal, beats_random=0.9),
        Level("hard", Hard, beats_random=0.9),
    ),
    facts=facts,
    scores=scores,
    adviser=Hard,
)
