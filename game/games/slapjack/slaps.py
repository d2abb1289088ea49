"""What a slap comes to: on a Jack, on any other card, too late, or too early to have been meant."""

from collections.abc import Sequence

from game.cards import FrenchCard
from game.events import Claimed, Verdict
from game.games.slapjack.draft import Draft
from game.games.slapjack.house import FAIR_MS
from game.games.slapjack.state import Shown
from game.moves import Move
from game.nodes import Race
from game.race import claimant, counted_ms, first


def judge(draft: Draft, race: Race, shown: Shown, slaps: Sequence[Move]) -> None:
    """Every slap on the card it was meant for; those that may win the Jack on it, together."""
    rivals = []
    for slap in slaps:
        if slap.at_ms < FAIR_MS:
            _judge_on_previous(draft, slap)
        elif race.prize:
            rivals.append(slap)
        elif shown.won:
            _judge_on_won(draft, race, shown, slap)
        else:
            draft.shown = _pay(draft, shown, slap)
    if rivals:
        _award(draft, race, shown, rivals)
    draft.check_end()


def _judge_on_previous(draft: Draft, slap: Move) -> None:
    """SJ-15: too fast to have been meant for the card now shown."""
    previous = draft.previous
    if previous is None or previous.won:
        _note(draft, slap, Verdict.IGNORED, None if previous is None else previous.card)
    elif previous.to_be_won:
        _note(draft, slap, Verdict.LATE, previous.card)
    else:
        draft.previous = _pay(draft, previous, slap)


def _judge_on_won(draft: Draft, race: Race, jack: Shown, slap: Move) -> None:
    """SJ-14: a slap on a Jack that was won already costs nothing; its time is worth knowing."""
    seat = claimant(slap)
    if seat in jack.slapped:
        _note(draft, slap, Verdict.IGNORED, jack.card)
        return
    draft.remember(seat, slap.at_ms)
    draft.shown = jack.slapped_by(frozenset({seat}))
    counted = counted_ms(race, slap)
    draft.events.append(Claimed(seat, slap.at_ms, counted, Verdict.LATE, jack.card))


def _award(draft: Draft, race: Race, jack: Shown, rivals: Sequence[Move]) -> None:
    """SJ-05, SJ-06: of all slaps on the Jack, the first takes the pile."""
    finish = first(race, rivals)
    winner = claimant(finish.winner)
    beaten = sorted(
        (rival for rival in rivals if rival is not finish.winner), key=lambda rival: rival.at_ms
    )
    for rival in (finish.winner, *beaten):
        seat = claimant(rival)
        verdict = Verdict.WON if seat == winner else Verdict.LATE
        tied = finish.tied and rival in finish.level
        counted = counted_ms(race, rival)
        draft.events.append(Claimed(seat, rival.at_ms, counted, verdict, jack.card, tied))
        draft.remember(seat, rival.at_ms)
    draft.shown = jack.slapped_by(frozenset(map(claimant, rivals)))
    draft.missed_their_jack(winner)  # SJ-18
    draft.centre_to_pile(winner)
    draft.lead = winner if draft.house.winner_leads else None  # SJ-08
    draft.shuffling = winner  # SJ-07


def _pay(draft: Draft, card: Shown, slap: Move) -> Shown:
    """A false slap costs the top card, once a card (SJ-09 to SJ-12, SJ-21)."""
    seat = claimant(slap)
    if seat in card.paid:
        _note(draft, slap, Verdict.IGNORED, card.card)
        return card
    _note(draft, slap, Verdict.WRONG, card.card)
    if not draft.piles[seat]:
        draft.barred |= {seat}
        draft.say("barred", "SJ-21", seat)
    elif seat == card.seat or card.seat not in draft.still_in:
        draft.pile_to_under_centre(seat)
    else:
        draft.pile_to_pile(seat, card.seat)
    return card.paid_by(seat)


def _note(draft: Draft, slap: Move, verdict: Verdict, on: FrenchCard | None) -> None:
    draft.events.append(Claimed(claimant(slap), slap.at_ms, slap.at_ms, verdict, on))
