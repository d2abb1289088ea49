"""Spell My Name: won cards, five of which are a name."""

from game.bots.random_bot import RandomBot
from game.games.spell_my_name.facts import facts
from game.games.spell_my_name.rules import SpellRules
from game.games.spell_my_name.scoring import scores
from game.games.spell_my_name.table import TABLE
from game.rules import Game, Level

GAME = Game(
    rules=SpellRules(),
    table=TABLE,
    levels=(Level("easy", RandomBot, beats_random=0.3),),
    facts=facts,
    scores=scores,
    open=True,
)
