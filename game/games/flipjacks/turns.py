"""What an action comes to: a play, a draw, a pass, and all that is said about the last card."""

from dataclasses import replace

from game.cards import Rank
from game.events import Passed, Said, TurnBegan
from game.games.flipjacks.actions import Call, Catch, Draw, OwnUp, Pass, Play
from game.games.flipjacks.draft import Draft
from game.games.flipjacks.house import DEALT, MOST_TURNS, NINE
from game.games.flipjacks.limits import turn_actions
from game.games.flipjacks.state import Lapse, Owed, Why
from game.moves import Action
from game.zones import Seat

TOLD = {
    Why.CANNOT: ("draws", "FJ-13"),
    Why.CHOSE: ("draws", "FJ-13"),
    Why.CAUGHT: ("caught", "FJ-21"),
    Why.OWNED_UP: ("owned_up", "FJ-22"),
    Why.NINE: ("nine", "FJ-22"),
}
"""What all are told of a draw. That it was a choice tells of an Ace or a Jack: nobody hears it."""


def act(draft: Draft, seat: Seat, action: Action, *, playable: bool) -> None:
    """A legal action of a seat. `playable` tells whether it could have played a card."""
    match action:
        case Call():
            _call(draft, seat)
        case Catch(target):
            _catch(draft, seat, target)
        case _:
            _take_turn(draft, seat, action, playable=playable)
    end_if_blocked(draft)


def go_on_drawing(draft: Draft) -> None:
    """Draw what is owed; if the stock runs out, shuffle first, or be content (FJ-24, FJ-25)."""
    owed = draft.owed
    assert owed is not None
    left = owed.cards
    while left and draft.stock:
        draft.stock_to_hand(owed.seat)
        left -= 1
    if left and draft.drawable:
        draft.owed = replace(owed, cards=left)
        draft.say("shuffle", "FJ-25", owed.seat)
        draft.pile_to_stock()
        return
    draft.owed = None
    _drawn(draft, owed)


def end_if_blocked(draft: Draft) -> None:
    """FJ-26: a draw is due, no card can be drawn, and no Jack is left."""
    if draft.shuffling or draft.outcome is not None or draft.jacks_left or draft.stock:
        return
    if not turn_actions(draft.board, draft.pile[-1], draft.hands[draft.turn], drawable=False):
        draft.end_by_count(stock_out=True)


def begin_turn(draft: Draft, seat: Seat) -> None:
    """It is this seat's turn."""
    draft.turn = seat
    draft.events.append(TurnBegan(seat))


# -- what is said ------------------------------------------------------------------------------


def _call(draft: Draft, seat: Seat) -> None:
    """FJ-21: in time after the play, or in advance."""
    if draft.calling == seat:
        draft.calling = None
        draft.events.append(Said(seat, "last_card"))
    else:
        draft.armed = True
        draft.events.append(Said(seat, "armed"))


def _catch(draft: Draft, seat: Seat, target: Seat) -> None:
    """FJ-21: one card for the call forgotten, and the matter is closed."""
    draft.events.append(Said(seat, "caught"))
    _close_lapse(draft, target)
    _draw(draft, Owed(target, 1, Why.CAUGHT))


def _close_lapse(draft: Draft, seat: Seat) -> bool:
    """Nobody can catch this seat any more; tells whether somebody could."""
    others = tuple(lapse for lapse in draft.lapses if lapse.seat != seat)
    closed = len(others) < len(draft.lapses)
    draft.lapses = others
    return closed


def _let_lapse(draft: Draft) -> None:
    """The next seat acts: who has not called by now can be caught."""
    if draft.lapses:
        draft.lapses = tuple(replace(lapse, fresh=False) for lapse in draft.lapses)
    if draft.calling is not None:
        draft.say("lapsed", "FJ-21", draft.calling)
        draft.lapses += (Lapse(draft.calling, draft.turns, fresh=True),)
        draft.calling = None


# -- turns -------------------------------------------------------------------------------------


def _take_turn(draft: Draft, seat: Seat, action: Action, *, playable: bool) -> None:
    lapsed = _close_lapse(draft, seat)  # FJ-22, FJ-35
    _let_lapse(draft)
    if not isinstance(action, Pass):
        draft.passes = 0
    match action:
        case Play() if lapsed:
            _play_on(draft, seat, action)
        case Play():
            _play(draft, seat, action)
        case Draw():
            _draw(draft, Owed(seat, 1, Why.CHOSE if playable else Why.CANNOT))
        case OwnUp():
            _draw(draft, Owed(seat, 1, Why.OWNED_UP))
        case _:
            _pass(draft, seat)


def _play(draft: Draft, seat: Seat, play: Play) -> None:
    draft.free = False
    draft.demand = None  # FJ-34
    last = len(draft.hands[seat]) == len(play.cards)
    if play.rank is Rank.JACK:
        draft.hand_to_centre(seat, play.cards)
        for jack in play.cards:  # FJ-18, FJ-29
            if not last:
                draft.flip()
            draft.centre_to_out(jack)
    else:
        draft.hand_to_pile(seat, play.cards)
    if play.names is not None:
        draft.demand = play.names
        draft.events.append(Said(seat, play.names.value))
    if last:
        draft.win(seat)
        return
    if len(draft.hands[seat]) == 1:
        if draft.armed:
            draft.events.append(Said(seat, "last_card"))
        else:
            draft.calling = seat
    _next_turn(draft)


def _play_on(draft: Draft, seat: Seat, play: Play) -> None:
    """FJ-22: the last card, played uncalled, returns without effect."""
    draft.free = False
    draft.show_and_take_back(seat, play.cards)
    _draw(draft, Owed(seat, NINE, Why.NINE))


def _pass(draft: Draft, seat: Seat) -> None:
    """FJ-28: after a full round of passes the next seat may play anything."""
    draft.passes += 1
    draft.events.append(Passed(seat))
    around = draft.passes == len(draft.hands)
    _next_turn(draft)
    if around and draft.outcome is None:
        draft.passes = 0
        _reset(draft, "round_of_passes", "FJ-28")


def _draw(draft: Draft, owed: Owed) -> None:
    draft.say(*TOLD[owed.why], owed.seat)
    draft.owed = owed
    go_on_drawing(draft)


def _drawn(draft: Draft, owed: Owed) -> None:
    """All was drawn; a draw in the own turn ends it, unless it resets the pack (FJ-15)."""
    if owed.why is Why.CANNOT and len(draft.hands[owed.seat]) >= DEALT[len(draft.hands)]:
        draft.armed = False
        _reset(draft, "back_to_start", "FJ-15")
    elif owed.why not in (Why.CAUGHT, Why.OWNED_UP):
        _next_turn(draft)


def _reset(draft: Draft, code: str, rule: str) -> None:
    """Whoever's turn it is must play, any card of any colour."""
    draft.free = True
    draft.demand = None  # FJ-34
    draft.say(code, rule, draft.turn)


def _next_turn(draft: Draft) -> None:
    draft.armed = False
    draft.turns += 1
    begin_turn(draft, (draft.turn + 1) % len(draft.hands))  # FJ-30
    if draft.turns >= MOST_TURNS:
        draft.end_by_count(stock_out=False)
