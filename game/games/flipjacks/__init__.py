"""Flipjacks: higher and of the other colour, until a Jack turns the pack over."""

from game.games.flipjacks.facts import facts
from game.games.flipjacks.rules import FlipjacksRules
from game.games.flipjacks.table import TABLE
from game.rules import Game

GAME = Game(rules=FlipjacksRules(), table=TABLE, levels=(), facts=facts)
