"""The course of a hand: the Flip round with its Order, the Combat round, the HAMMER round."""

from collections.abc import Mapping, Sequence
from typing import Final

from game.bouts.throws import survivors
from game.games.motor_city_showdown import powers
from game.games.motor_city_showdown.actions import Tableau, tableaus
from game.games.motor_city_showdown.dealing import deal_on
from game.games.motor_city_showdown.draft import Draft
from game.games.motor_city_showdown.ending import COUNTED, end_hand, win_match
from game.games.motor_city_showdown.pack import MotorCard, Power
from game.games.motor_city_showdown.powers import Flow
from game.games.motor_city_showdown.state import COMBATS, FLIPS, HANDS, HOLES, Stake
from game.zones import CENTRE, Seat

ORDER: Final = tuple(powers.BEGIN)


def place(draft: Draft, chosen: Mapping[Seat, Tableau]) -> None:
    """All tableaus lie, and the Flip cards are turned. Whoever set none has the first (MCS-47)."""
    for seat in draft.active:
        hand = draft.lying[HANDS[seat]]
        _place_one(draft, seat, chosen.get(seat) or tableaus(hand)[0])
    draft.say("flip_round", "MCS-03", None, n=draft.round)
    _turn_all(draft)


def go_on(draft: Draft, flow: Flow) -> None:
    """What comes after a power: the rest of the Order, or what follows it."""
    while flow is Flow.ON:
        power = _next_power(draft)
        if power is None:
            _compare(draft)
            return
        draft.power, draft.rival, draft.beaten = power, None, ()
        draft.holder = draft.holder_of(power)
        if draft.holder is not None:
            flow = powers.BEGIN[power](draft, draft.holder)
    if flow is Flow.TAKEN:
        _after_combat(draft)


def end_bout(draft: Draft, winner: Seat) -> None:
    """A bout is over: what was thrown for is settled, and the hand goes on."""
    match draft.stake:
        case Stake.TIE:
            _take_flips(draft, winner, "tie.won", "MCS-32")
        case Stake.COMBAT:
            draft.say("combat.won", "MCS-34", winner, n=draft.count((CENTRE,)))
            draft.to_barn(winner, (CENTRE,))
            _after_combat(draft)
        case Stake.MATCH:
            win_match(draft, winner)
        case stake:
            assert stake is not None
            go_on(draft, powers.END[stake](draft, winner))


# -- the Flip round ----------------------------------------------------------------------------


def _place_one(draft: Draft, seat: Seat, tableau: Tableau) -> None:
    own = frozenset((seat,))
    hand = draft.lying[HANDS[seat]]
    flip, *combat, hole = _cards_of(hand, tableau.faces)
    draft.move(HANDS[seat], FLIPS[seat], (flip,), own)
    draft.move(HANDS[seat], COMBATS[seat], tuple(combat), own)
    draft.move(HANDS[seat], HOLES[seat], (hole,), own)


def _cards_of(hand: Sequence[MotorCard], faces: Sequence[str]) -> list[MotorCard]:
    """Cards of these faces; which of two equal ones, no rule asks."""
    left = list(hand)
    found = []
    for face in faces:
        card = next(card for card in left if card.code == face)
        left.remove(card)
        found.append(card)
    return found


def _turn_all(draft: Draft) -> None:
    """The Flip cards lie open, and the Order begins."""
    for seat in draft.active:
        draft.turn_up(seat)
    draft.power = None
    go_on(draft, Flow.ON)


def _next_power(draft: Draft) -> Power | None:
    """The next step of the Order, or None after the last."""
    if draft.power is None:
        return ORDER[0]
    follows = ORDER.index(draft.power) + 1
    return ORDER[follows] if follows < len(ORDER) else None


def _compare(draft: Draft) -> None:
    """Card-Action play with all that still lies in the middle (MCS-30)."""
    draft.power = draft.holder = draft.rival = None
    draft.beaten = ()
    symbols = {
        seat: card.symbol
        for seat in draft.active
        if (card := draft.flip_of(seat)) is not None and card.symbol is not None
    }
    winners = survivors(symbols)
    if len(winners) == 1:
        _take_flips(draft, winners[0], "flips.won", "MCS-30")
        return
    scarecrow = draft.holder_of(Power.SCARECROW)
    if scarecrow is not None:
        card = draft.flip_of(scarecrow)
        number = 0 if card is None else card.number
        _take_flips(draft, scarecrow, "scare.breaks", "MCS-31", number=number)
        return
    draft.say("tie.begins", "MCS-32", None)
    draft.throw_for(Stake.TIE, winners)


def _take_flips(draft: Draft, winner: Seat, code: str, rule: str, **values: int) -> None:
    """All Flip cards, and whatever lies in the pot (MCS-35); then the Combat round."""
    zones = (*(FLIPS[seat] for seat in draft.active), CENTRE)
    draft.say(code, rule, winner, n=draft.count(zones), **values)
    draft.to_barn(winner, zones)
    seats = [seat for seat in draft.active if draft.lying[COMBATS[seat]]]
    if not seats:
        _after_combat(draft)
        return
    draft.say("combat.begins", "MCS-34", None, n=draft.count(COMBATS[: draft.deal.seats]))
    for seat in seats:
        draft.move(COMBATS[seat], CENTRE)
    draft.throw_for(Stake.COMBAT, draft.active)


# -- what comes after it -----------------------------------------------------------------------


def _after_combat(draft: Draft) -> None:
    """More cards, or the HAMMER round, or the end of the hand."""
    draft.power = draft.holder = draft.rival = None
    if draft.hammer:
        end_hand(draft, COUNTED)
        return
    if draft.final or not deal_on(draft):
        _hammer(draft)


def _hammer(draft: Draft) -> None:
    """The HAMMERs are the Flip cards of the last round (MCS-10)."""
    draft.hammer = True
    draft.say("hammer_round", "MCS-10", None)
    for seat in draft.active:
        draft.move(HOLES[seat], FLIPS[seat], known_to=frozenset((seat,)))
    _turn_all(draft)
