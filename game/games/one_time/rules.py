"""One Time, as sources/000 tells it in its appendices, with the rulings JL-01 to JL-18.

Two to four players. On the third beat all throw at once one of five symbols. Rock beats scissors,
scissors beat paper, paper beats rock; JACK beats all three; all three beat LABRADOR; LABRADOR beats
JACK. Whoever is beaten by those who are beaten by nobody goes; the others throw again, with all
five symbols, until one is left. Who throws nothing, two symbols at once, or another after the
reveal, misses that throw and goes.

House options: `live_rhythm` (JL-04, JL-05): the throw closes on the beat, ready or not. Otherwise
the last beat waits for all, and nothing can be missed.
"""

from typing import Final

from game.bouts.bout import Kind
from game.bouts.bout_match import LIVE_RHYTHM, LONGEST, BoutRules
from game.rules import GameInfo

INFO: Final = GameInfo(
    slug="one_time",
    rules_version=1,
    seats=range(2, 5),  # JL-12
    pack=(),
    options=(LIVE_RHYTHM,),
    longest=LONGEST,
    scores=(0, 1),
    minutes=1,
    age=6,
    order=4,
)

RULES: Final = BoutRules(INFO, Kind.LAST_LEFT)
