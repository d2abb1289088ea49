"""How a hand ends, by the last card won or at one stroke, and how a match does."""

from dataclasses import replace
from typing import Final

from game.errors import Reason
from game.events import DealEnded, MatchEnded, Scored
from game.games.motor_city_showdown.draft import Draft
from game.games.motor_city_showdown.state import BARNS, Deal, Phase, Stake, zones_of
from game.outcome import Outcome
from game.zones import Seat

COUNTED: Final = Reason("counted", "MCS-38")
LAST_ONE: Final = Reason("last_one", "MCS-20")
BY_SHOWDOWN: Final = Reason("by_showdown", "MCS-11")
BY_JACK: Final = Reason("by_jack", "MCS-13")


def win_all(draft: Draft, winner: Seat, reason: Reason) -> None:
    """Every card of the hand goes into one barn, whatever others had won (MCS-06, MCS-20)."""
    draft.to_barn(winner, zones_of(draft.deal.seats))
    end_hand(draft, reason)


def end_hand(draft: Draft, reason: Reason) -> None:
    """All cards are in barns, and each is a point (MCS-38)."""
    points = tuple(len(draft.lying[BARNS[seat]]) for seat in range(draft.deal.seats))
    best = max(points)
    winners = tuple(seat for seat, own in enumerate(points) if own == best)
    totals = tuple(map(sum, zip(draft.deal.totals, points, strict=True)))
    draft.deal = replace(draft.deal, totals=totals)
    _forget(draft)
    draft.events += (Scored(points), DealEnded(Outcome(winners, points, reason)))
    draft.phase = Phase.SCORED
    if draft.deal.reached and len(draft.deal.leaders) > 1:  # MCS-39
        draft.say("level", "MCS-39", None, n=max(totals))
    elif draft.deal.reached:
        draft.phase = Phase.OVER
        draft.events.append(MatchEnded(outcome_of(draft.deal, None)))


def throw_for_match(draft: Draft) -> None:
    """Those who are level at the top throw for it (MCS-39)."""
    draft.throw_for(Stake.MATCH, draft.deal.leaders)


def win_match(draft: Draft, winner: Seat) -> None:
    """The bout for the match is over."""
    draft.phase = Phase.OVER
    draft.events.append(MatchEnded(outcome_of(draft.deal, winner)))


def outcome_of(deal: Deal, thrown: Seat | None) -> Outcome:
    """How the match ended: by points, or, between those who were level, by a bout."""
    if thrown is None:
        return Outcome(deal.leaders, deal.totals, Reason("target", "MCS-39"))
    return Outcome((thrown,), deal.totals, Reason("thrown", "MCS-39"))


def _forget(draft: Draft) -> None:
    """Nothing of the Order is being resolved any more."""
    draft.power = draft.holder = draft.rival = None
    draft.beaten = ()
