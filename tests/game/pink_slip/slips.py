"""Players with slips, and wagers that were settled."""

import pytest

from game.bouts.bout import Bout, Kind
from game.bouts.bout_match import BoutView
from game.errors import IllegalAction
from game.pink_slip.bookkeeping import enter, ledger_of
from game.pink_slip.deeds import (
    Accepted,
    Challenged,
    Deed,
    Settled,
    Signed,
)
from game.pink_slip.ledger import Ledger
from game.pink_slip.titles import (
    Career,
    Strokes,
    Thing,
    Title,
)

DAY, LATER = "2025-03-01", "2025-03-02"
ANA, JO, MO = "ana", "jo", "mo"
INK: Strokes = (((0, 500), (400, 500)), ((450, 500), (600, 480)))
SLIP, COIN, DECK = Thing


def signed(player: str) -> Signed:
    return Signed(player, player.title(), INK, DAY)


TWO = ledger_of([signed(ANA), signed(JO)])


def wagered(
    ledger: Ledger, one: str, two: str, winner: str, *, tilt: bool = False, on: str = DAY
) -> Ledger:
    for deed in (
        Challenged(one, two, Kind.LAST_LEFT, tilt=tilt),
        Accepted("m1"),
        Settled(winner, on),
    ):
        ledger = enter(ledger, deed)
    return ledger


def refused(ledger: Ledger, deed: Deed, code: str, rule: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        enter(ledger, deed)
    assert (caught.value.reason.code, caught.value.reason.rule) == (code, rule)


def title(player: str, thing: Thing = SLIP, career: int = 1) -> Title:
    return Title(thing, Career(player, career))


def bout_of(state: object) -> Bout:
    assert isinstance(state, BoutView)
    return state.bout
