"""How far back one person may go: to their last decision, if nothing was revealed to them since.

What has been seen cannot be unseen, and what was drawn by lot is not drawn again.
"""

from collections import Counter
from collections.abc import Sequence

from game.cards import Card
from game.errors import Reason
from game.moves import NextDeal, Shuffle
from game.nodes import Turn
from game.options import Setup
from game.record import Entry, replay
from game.rules import Game
from game.zones import Seat

NOTHING_YET = Reason("nothing_yet", "house")
REVEALED = Reason("revealed", "house")
DEALT = Reason("dealt", "house")
OTHERS = Reason("others", "house")


def entries_to_undo(
    game: Game, setup: Setup, standing: Sequence[Entry], seat: Seat
) -> int | Reason:
    """How many of the entries that stand lead back to the seat's last decision, or why none do."""
    if len(setup.bots) != len(setup.chairs) - 1:
        return OTHERS
    mine = [i for i, entry in enumerate(standing) if any(move.seat == seat for move in entry)]
    if not mine:
        return NOTHING_YET
    since = standing[mine[-1] :]
    state = replay(game, setup, standing[: mine[-1]])
    before = _seen(game, state, seat)
    for entry in since:
        if isinstance(entry[0].action, Shuffle | NextDeal):
            return DEALT
        if not isinstance(game.rules.node(state), Turn):
            return REVEALED  # what others chose in secret, or how quick they were
        state = game.rules.apply(state, entry).state
        if _seen(game, state, seat) - before:
            return REVEALED
    return len(since)


def _seen(game: Game, state: object, seat: Seat) -> Counter[Card]:
    """The cards whose faces this seat can see."""
    layout = game.rules.layout(game.rules.view(state, seat))
    return Counter(card for cards in layout.values() for card in cards if card is not None)
