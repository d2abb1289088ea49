"""Run it to Ten, as sources/000 tells it, with the rulings JL-01 to JL-18.

Two players throw as in a bout until one is left, but for points. Every throw won is one point, and
LABRADOR on JACK is three; a tie is none. A throw that is missed gives the other one point. Whoever
has ten points or more has won; nobody must win by two.

House options: `live_rhythm` (JL-04, JL-05): the throw closes on the beat, ready or not. Otherwise
the last beat waits for both, and nothing can be missed.
"""

from typing import Final

from game.bouts.bout import TARGET, THREE, Kind
from game.bouts.bout_match import LIVE_RHYTHM, LONGEST, BoutRules
from game.rules import GameInfo

INFO: Final = GameInfo(
    slug="run_it_to_ten",
    rules_version=1,
    seats=range(2, 3),  # JL-13
    pack=(),
    options=(LIVE_RHYTHM,),
    longest=LONGEST,
    scores=(0, TARGET - 1 + THREE),
    minutes=3,
    age=6,
    order=5,
)

RULES: Final = BoutRules(INFO, Kind.POINTS)
