"""Enters deeds into the ledger: the only place where anything ever changes hands."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, assert_never

from game.chance import child
from game.errors import IllegalAction, Reason
from game.pink_slip.deeds import (
    Accepted,
    Cancelled,
    CareerBegun,
    Challenged,
    Declined,
    Deed,
    Opened,
    Registered,
    Settled,
    Signed,
)
from game.pink_slip.ledger import EMPTY, Ledger, Wager
from game.pink_slip.stakes import stakes_of
from game.pink_slip.titles import (
    LEAST_INK,
    Career,
    Certificate,
    Holding,
    Persona,
    Strokes,
    Thing,
    Title,
    Vehicle,
    ink,
    scribble,
)

_PERSONAS: Final = {persona.player: persona for persona in Persona}


def ledger_of(deeds: Iterable[Deed]) -> Ledger:
    """What these deeds come to, the first first. Raises IllegalAction at one that cannot be."""
    ledger = EMPTY
    for deed in deeds:
        ledger = enter(ledger, deed)
    return ledger


def enter(ledger: Ledger, deed: Deed) -> Ledger:
    """The ledger with this deed done. Raises IllegalAction, and has changed nothing."""
    match deed:
        case Opened(personas, on):
            return _open_all(ledger, personas, on)
        case Registered(player, coin_id):
            return _register(ledger, player, coin_id)
        case Signed(player, name, strokes, on):
            return _sign(ledger, player, name, strokes, on)
        case CareerBegun(player, on):
            return _begin_anew(ledger, player, on)
        case Challenged(challenger, opponent, kind, live, tilt):
            stakes = stakes_of(ledger, challenger, opponent, tilt=tilt)
            one, two = ledger.career(challenger), ledger.career(opponent)
            return replace(ledger, wager=Wager(one, two, kind, live, stakes))
        case Accepted(match_id):
            wager = replace(_wager(ledger, accepted=False), match_id=match_id)
            if not match_id:
                raise _refused("no_match", "PS-02")
            return replace(ledger, wager=wager)
        case Declined() | Cancelled():
            _wager(ledger, accepted=isinstance(deed, Cancelled))
            return replace(ledger, wager=None)
        case Settled(winner, on):
            return _settle(ledger, winner, on)
        case _:
            assert_never(deed)


def unopened(ledger: Ledger) -> tuple[Persona, ...]:
    """The personas that have no slip yet, to be given one by Opened."""
    players = {career.player for career in ledger.running}
    return tuple(persona for persona in Persona if persona.player not in players)


def _refused(code: str, rule: str) -> IllegalAction:
    return IllegalAction(Reason(code, rule))


def _open_all(ledger: Ledger, personas: Iterable[Persona], on: str) -> Ledger:
    for persona in personas:
        if persona not in unopened(ledger):
            raise _refused("opened", "PS-09")
        ledger = _open(ledger, persona, Career(persona.player, 1), on)
    return ledger


def _open(ledger: Ledger, persona: Persona, career: Career, on: str) -> Ledger:
    """A persona signs, as well as it can (PS-09)."""
    strokes = scribble(child(career.number, persona.player))
    return _signed(ledger, career, persona.value, strokes, on)


def _register(ledger: Ledger, player: str, coin_id: str) -> Ledger:
    career = ledger.career(player)
    if ledger.coin_id(career) or not coin_id:
        raise _refused("coin_registered", "PS-10")
    return replace(_known(ledger, career), coin_ids=(*ledger.coin_ids, (career, coin_id)))


def _sign(ledger: Ledger, player: str, name: str, strokes: Strokes, on: str) -> Ledger:
    career = ledger.career(player)
    if ledger.certificate(career) is not None:
        raise _refused("signed", "PS-04")
    if not name.strip():
        raise _refused("no_name", "PS-04")
    if ink(strokes) < LEAST_INK:
        raise _refused("no_signature", "PS-12")
    return _signed(ledger, career, name, strokes, on)


def _signed(ledger: Ledger, career: Career, name: str, strokes: Strokes, on: str) -> Ledger:
    ledger = _known(ledger, career)
    number = len(ledger.certificates) + 1
    vehicle = tuple(Vehicle)[(number - 1) % len(Vehicle)]
    certificate = Certificate(number, career, name, vehicle, strokes, on)
    return replace(ledger, certificates=(*ledger.certificates, certificate))


def _known(ledger: Ledger, career: Career) -> Ledger:
    """The ledger with this career running, and no other of the same player."""
    others = tuple(other for other in ledger.running if other.player != career.player)
    return replace(ledger, running=tuple(sorted((*others, career))))


def _wager(ledger: Ledger, *, accepted: bool) -> Wager:
    wager = ledger.wager
    if wager is None:
        raise _refused("no_wager", "PS-02")
    if wager.accepted != accepted:
        raise _refused("accepted" if wager.accepted else "not_accepted", "PS-02")
    return wager


def _settle(ledger: Ledger, winner: str, on: str) -> Ledger:
    """The winner keeps both stakes (PS-03, PS-11)."""
    wager = _wager(ledger, accepted=True)
    players = (wager.challenger, wager.opponent)
    found = next((career for career in players if career.player == winner), None)
    if found is None:
        raise _refused("not_in_it", "PS-01")
    won = wager.stakes[1 - players.index(found)]
    kept = tuple(held for held in ledger.holdings if held.title != won)
    return replace(ledger, holdings=(*kept, Holding(won, found, on)), wager=None)


def _begin_anew(ledger: Ledger, player: str, on: str) -> Ledger:
    """A blank certificate; what the old career won and lost stays so; personas come back."""
    career = ledger.career(player)
    if player in _PERSONAS or career not in ledger.running:
        raise _refused("no_career", "PS-09")
    if ledger.wager is not None:
        raise _refused("wager_open", "PS-08")
    ledger = _known(ledger, Career(player, career.number + 1))
    for persona in Persona:
        loser = ledger.career(persona.player)
        if ledger.holder(Title(Thing.SLIP, loser)).player == player:
            ledger = _open(ledger, persona, Career(loser.player, loser.number + 1), on)
    return ledger
