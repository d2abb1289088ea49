"""What two players would throw for, or why they cannot.

As a rule each puts up the own slip, and has to have it. The one exception is tilt, if the table
wants it (PS-11): whoever has lost a thing may throw for it with its holder, and with nobody else,
for the slip with the coin, for the coin with the deck.
"""

from game.errors import IllegalAction, Reason
from game.pink_slip.ledger import Ledger
from game.pink_slip.titles import Career, Thing, Title


def stakes_of(
    ledger: Ledger, challenger: str, opponent: str, *, tilt: bool = False
) -> tuple[Title, Title]:
    """What the challenger and the opponent put up. Raises IllegalAction with the reason."""
    one, two = ledger.career(challenger), ledger.career(opponent)
    if one == two:
        raise IllegalAction(Reason("yourself", "PS-01"))
    if ledger.wager is not None:
        raise IllegalAction(Reason("wager_open", "PS-08"))
    for career in (one, two):
        if ledger.certificate(career) is None:
            raise IllegalAction(_reason("not_signed", "PS-04", career))
    losers = [career for career in (one, two) if not ledger.has(career, Thing.SLIP)]
    if not losers:
        return Title(Thing.SLIP, one), Title(Thing.SLIP, two)
    if tilt:
        for loser in losers:
            chance = _last_chance(ledger, loser)
            if chance is not None and ledger.holder(chance[1]).player in (challenger, opponent):
                return chance if loser == one else (chance[1], chance[0])
    raise IllegalAction(_why_not(ledger, losers[0], one, tilt=tilt))


def _last_chance(ledger: Ledger, loser: Career) -> tuple[Title, Title] | None:
    """What who has lost the slip may put up, and for what; None if there is nothing left."""
    for put_up, wanted in ((Thing.COIN, Thing.SLIP), (Thing.DECK, Thing.COIN)):
        if ledger.has(loser, put_up):
            return Title(put_up, loser), Title(wanted, loser)
    return None


def _why_not(ledger: Ledger, loser: Career, challenger: Career, *, tilt: bool) -> Reason:
    chance = _last_chance(ledger, loser)
    if chance is None:
        return _reason("deck_lost", "PS-11", loser)
    if tilt:
        return _reason("not_the_holder", "PS-11", ledger.holder(chance[1]))
    if loser == challenger:
        return _reason("slip_lost", "PS-05", loser)
    return _reason("opponent_slip_lost", "PS-07", loser)


def _reason(code: str, rule: str, career: Career) -> Reason:
    return Reason(code, rule, (("player", career.player),))
