"""A wager and its bout: how it is played, what may still be done, what has to be entered now.

The bout is the match's, replayed from its record. It knows more than the ledger does: an app that
was killed between the last throw and the result finds here that the slip is lost (PS-08).
"""

from game.bouts.bout import Bout, Kind
from game.bouts.bout_match import LIVE_RHYTHM, BoutRules
from game.catalogue import all_games
from game.options import Chair, Options, Setup
from game.pink_slip.deeds import Settled
from game.pink_slip.ledger import Ledger, Wager
from game.pink_slip.titles import Persona
from game.rules import Game


def game_for(kind: Kind) -> Game:
    """The game of the shelf whose match is this kind of bout (PS-01)."""
    return next(
        game
        for game in all_games()
        if isinstance(game.rules, BoutRules) and game.rules.kind is kind
    )


def game_of(wager: Wager) -> Game:
    """The game in which this wager is thrown for."""
    return game_for(wager.kind)


def setup_of(wager: Wager) -> Setup:
    """Who sits where: personas as bots of their level, everybody else in person."""
    levels = {persona.player: persona.level for persona in Persona}
    chairs = tuple(Chair(levels.get(wager.player(seat))) for seat in (0, 1))
    options = Options(game_of(wager).info.options, {LIVE_RHYTHM.key: wager.live})
    return Setup(chairs, options)


def next_deed(ledger: Ledger, bout: Bout, on: str) -> Settled | None:
    """What has to be entered at once, before anything is shown; None while it is thrown for.

    `on` is today. The bout must be that of the wager's match.
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
