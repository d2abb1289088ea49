"""Jacks, Twos and Eights."""

from game.games.jacks_twos_and_eights.rules import JacksRules
from game.games.jacks_twos_and_eights.scoring import scores
from game.games.jacks_twos_and_eights.table import TABLE
from game.rules import Game

GAME = Game(
    rules=JacksRules(),
    table=TABLE,
    levels=(),
    facts=lambda _: (),
    scores=scores,
)
