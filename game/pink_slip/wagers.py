"""A wager and its bout: what may still be done, and what has to be entered now.

The bout is the match's, replayed from its record. It knows more than the ledger does: an app that
was killed between the last throw and the result finds here that the slip is lost (PS-08).
"""

from game.bout import Bout, Kind
from game.pink_slip.deeds import Settled
from game.pink_slip.ledger import Ledger

KINDS = (Kind.LAST_LEFT, Kind.POINTS)
"""The formats that a challenger may propose (PS-01, PS-02)."""


def next_deed(ledger: Ledger, bout: Bout, on: str) -> Settled | None:
    """What has to be entered at once, before anything is shown; None while it is thrown for.

    `on` is today. There must be a wager, and the bout must be that of its match.
    """
    winner = bout.winner
    if ledger.wager is None or winner is None:
        return None
    return Settled(ledger.wager.player(winner), on)


def may_cancel(bout: Bout) -> bool:
    """Whether the match may be left without a loss: as long as no throw was shown (PS-08).

    After that to leave is to give up (`Match.give_up`), and to be killed is to be resumed.
    """
    return bout.winner is None and not bout.rounds and bout.shown is None
