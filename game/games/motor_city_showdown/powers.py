"""What each Card of Devastation does when its step of the Order of Resolution comes.

A power is resolved at once, or it waits for its holder's choice or for a bout. What comes after it
is not for this module to know.
"""

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Final

from game.bouts.bout import Kind
from game.games.motor_city_showdown.draft import Draft
from game.games.motor_city_showdown.ending import BY_JACK, BY_SHOWDOWN, LAST_ONE, win_all
from game.games.motor_city_showdown.pack import Power
from game.games.motor_city_showdown.state import (
    BARNS,
    COMBATS,
    FLIPS,
    HOLES,
    Phase,
    Stake,
    lost_zones,
    rivals_of,
)
from game.zones import CENTRE, Seat


class Flow(Enum):
    """How the round goes on after a power."""

    ON = "on"
    """With the next step of the Order."""
    WAITS = "waits"
    """Not yet: somebody must choose or throw."""
    TAKEN = "taken"
    """The Flip and the Combat round are over (MCS-07)."""
    ENDED = "ended"
    """The hand is over."""


# -- how each begins ---------------------------------------------------------------------------


def black_hole(draft: Draft, holder: Seat) -> Flow:
    """It takes all Flip and Combat cards and the pot, and nothing else happens (MCS-07)."""
    seats = draft.active
    zones = (*(FLIPS[seat] for seat in seats), *(COMBATS[seat] for seat in seats), CENTRE)
    rule = "MCS-09" if draft.hammer else "MCS-07"
    draft.say("hole.takes", rule, holder, n=draft.count(zones))
    draft.to_barn(holder, zones)
    return Flow.TAKEN


def showdown(draft: Draft, holder: Seat) -> Flow:
    """With JACK LABRADOR in the same round all who are in throw for everything (MCS-11)."""
    other = draft.holder_of(Power.JACK_LABRADOR)
    if other is None:
        draft.say("mcs.alone", "MCS-12", holder)
        return Flow.ON
    draft.say("mcs.begins", "MCS-11", holder, seat=other)
    draft.throw_for(Stake.SHOWDOWN, draft.active)
    return Flow.WAITS


def jack_labrador(draft: Draft, holder: Seat) -> Flow:
    """Every opponent, whoever was knocked out included, is to be beaten (MCS-13)."""
    draft.say("jl.begins", "MCS-13", holder)
    return _name_or_ask(draft, holder)


def bison(draft: Draft, holder: Seat) -> Flow:
    """An opponent is to be knocked out; there always is one (MCS-15)."""
    draft.say("bison.begins", "MCS-15", holder)
    return _name_or_ask(draft, holder)


def ravenous(draft: Draft, holder: Seat) -> Flow:
    """Who shows the highest number steals, if there is anything in another's barn (MCS-24)."""
    if not rivals(draft, holder):
        draft.say("raven.nothing", "MCS-22", holder)
        return Flow.ON
    card = draft.flip_of(holder)
    draft.say("raven.begins", "MCS-24", holder, n=0 if card is None else card.number)
    return _name_or_ask(draft, holder)


def woodpecker(draft: Draft, holder: Seat) -> Flow:
    """It may swap Holes or HAMMERs, but not what has been flipped (MCS-25, MCS-27)."""
    if draft.hammer:
        draft.say("wood.late", "MCS-27", holder)
        return Flow.ON
    draft.say("wood.begins", "MCS-25", holder)
    draft.ask(Phase.SWAPPING, holder)
    return Flow.WAITS


BEGIN: Final[Mapping[Power, Callable[[Draft, Seat], Flow]]] = {
    Power.HOLE: black_hole,
    Power.SHOWDOWN: showdown,
    Power.JACK_LABRADOR: jack_labrador,
    Power.BISON: bison,
    Power.RAVENOUS: ravenous,
    Power.WOODPECKER: woodpecker,
}
"""The Order, but for the Scarecrow: that one acts only if symbols tie (MCS-31)."""


# -- against whom ------------------------------------------------------------------------------


def rivals(draft: Draft, holder: Seat) -> tuple[Seat, ...]:
    """Whom the holder may name now."""
    barns = [len(draft.lying[BARNS[seat]]) for seat in range(draft.deal.seats)]
    return rivals_of(draft.power, holder, draft.active, draft.beaten, barns)


def name(draft: Draft, holder: Seat, rival: Seat) -> Flow:
    """The power goes against this opponent: they throw."""
    draft.rival = rival
    match draft.power:
        case Power.JACK_LABRADOR:
            rule = "MCS-21" if rival == draft.out else "MCS-13"
            draft.say("jl.challenges", rule, holder, seat=rival)
            draft.throw_for(Stake.CHALLENGE, (holder, rival))
        case Power.BISON:
            count = draft.count(lost_zones(rival))
            draft.say("bison.hunts", "MCS-15", holder, seat=rival, n=count)
            draft.throw_for(Stake.KNOCKOUT, (holder, rival), Kind.POINTS)
        case _:
            draft.say("raven.challenges", "MCS-22", holder, seat=rival, n=_loot(draft, holder))
            draft.throw_for(Stake.THEFT, (holder, rival))
    return Flow.WAITS


def swap(draft: Draft, holder: Seat, rival: Seat) -> Flow:
    """Their Holes or HAMMERs change places, and both look at what they got (MCS-25)."""
    code = "wood.swaps_hammer" if draft.final else "wood.swaps"
    draft.say(code, "MCS-26" if draft.final else "MCS-25", holder, seat=rival)
    draft.move(HOLES[holder], HOLES[rival], known_to=frozenset((rival,)), under=True)
    theirs = draft.lying[HOLES[rival]][-1:]
    draft.move(HOLES[rival], HOLES[holder], theirs, frozenset((holder,)))
    return Flow.ON


def keep(draft: Draft, holder: Seat) -> Flow:
    """The Woodpecker swaps nothing."""
    draft.say("wood.keeps", "MCS-25", holder)
    return Flow.ON


# -- how each ends -----------------------------------------------------------------------------


def end_showdown(draft: Draft, winner: Seat) -> Flow:
    """The winner has all 72 cards."""
    draft.say("mcs.wins", "MCS-11", winner)
    win_all(draft, winner, BY_SHOWDOWN)
    return Flow.ENDED


def end_challenge(draft: Draft, winner: Seat) -> Flow:
    """On to the next opponent; or all are beaten; or one was not, and the hand goes on (MCS-13)."""
    holder, rival = _parties(draft)
    if winner != holder:
        draft.say("jl.fails", "MCS-13", holder, seat=rival)
        return Flow.ON
    draft.beaten = (*draft.beaten, rival)
    if rivals(draft, holder):
        draft.say("jl.beats", "MCS-13", holder, seat=rival)
        return _name_or_ask(draft, holder)
    draft.say("jl.wins", "MCS-13", holder)
    win_all(draft, holder, BY_JACK)
    return Flow.ENDED


def end_knockout(draft: Draft, winner: Seat) -> Flow:
    """The loser's cards go to the barn of the Bison, and the loser out of the hand (MCS-16)."""
    holder, rival = _parties(draft)
    if winner != holder:
        draft.say("bison.fails", "MCS-18", holder, seat=rival)
        return Flow.ON
    lost = lost_zones(rival)
    draft.say("bison.knocks_out", "MCS-16", holder, seat=rival, n=draft.count(lost))
    draft.to_barn(holder, lost)
    draft.out = rival
    if len(draft.active) > 1:
        return Flow.ON
    win_all(draft, holder, LAST_ONE)
    return Flow.ENDED


def end_theft(draft: Draft, winner: Seat) -> Flow:
    """So many cards of the loser's barn, or what there is (MCS-23)."""
    holder, rival = _parties(draft)
    if winner != holder:
        draft.say("raven.fails", "MCS-23", holder, seat=rival)
        return Flow.ON
    count = _loot(draft, holder)
    draft.say("raven.steals", "MCS-23", holder, seat=rival, n=count)
    stolen = tuple(reversed(draft.lying[BARNS[rival]][-count:]))
    draft.move(BARNS[rival], BARNS[holder], stolen)
    return Flow.ON


END: Final[Mapping[Stake, Callable[[Draft, Seat], Flow]]] = {
    Stake.SHOWDOWN: end_showdown,
    Stake.CHALLENGE: end_challenge,
    Stake.KNOCKOUT: end_knockout,
    Stake.THEFT: end_theft,
}


def _name_or_ask(draft: Draft, holder: Seat) -> Flow:
    """If there is but one opponent to name, nobody is asked."""
    seats = rivals(draft, holder)
    if len(seats) == 1:
        return name(draft, holder, seats[0])
    draft.rival = None
    draft.ask(Phase.NAMING, holder)
    return Flow.WAITS


def _parties(draft: Draft) -> tuple[Seat, Seat]:
    """The holder of the power, and the opponent it goes against."""
    assert draft.holder is not None
    assert draft.rival is not None
    return draft.holder, draft.rival


def _loot(draft: Draft, holder: Seat) -> int:
    """How many cards the Ravenous steals of the rival's barn."""
    card = draft.flip_of(holder)
    assert card is not None
    assert draft.rival is not None
    return min(card.number, len(draft.lying[BARNS[draft.rival]]))
