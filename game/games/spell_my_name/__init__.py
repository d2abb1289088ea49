"""Spell My Name: won cards, five of which are a name."""

from game.games.spell_my_name.bot import Easy, Hard, Normal
from game.games.spell_my_name.facts import facts
from game.games.spell_my_name.rules import SpellRules
from game.games.spell_my_name.scoring import scores
from game.games.spell_my_name.table import TABLE
from game.rules import Game, Level

GAME = Game(
    rules=SpellRules(),
    table=TABLE,
    levels=(
        Level("easy", Easy, beats_random=0.8),
        Level("normal", Normal, beats_random=0.9),
        Level("hard", Hard, beats_random=0.9),
    ),
    facts=facts,
    scores=scores,
    adviser=Hard,
)
