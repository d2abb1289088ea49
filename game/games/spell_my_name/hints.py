"""Why a good player would do this: one line for a hint."""

from game.errors import Reason
from game.games.spell_my_name.actions import (
    ACTIONS,
    Challenge,
    Discard,
    Do,
    Pick,
    Steal,
    Take,
)
from game.games.spell_my_name.judgement import helps, useful
from game.games.spell_my_name.pack import BISON, NAME_LENGTH, SpellCard
from game.games.spell_my_name.state import Phase, SpellView
from game.moves import Action
from game.zones import Place, Seat

TWO = 2


def why(view: SpellView, action: Action) -> Reason:
    """What speaks for this action of the seat that sees this."""
    match ACTIONS[action.code]:
        case Challenge(seat):
            return _of_challenge(view, seat)
        case Take(pile):
            return _of_take(view, pile)
        case Discard(card):
            return _of_discard(view, card)
        case Steal(seat):
            return _of_theft(view, seat)
        case Pick():
            return Reason("hint_pick", "SMN-18")
        case Do.CLAIM:
            return Reason("hint_claim", "SMN-12")
        case Do.EXTRA:
            return Reason("hint_extra", "SMN-20")
        case _:
            return Reason("hint_pass", "SMN-17")


def _of_challenge(view: SpellView, seat: Seat) -> Reason:
    if len(view.counts) == TWO:
        return Reason("hint_only", "SMN-08", (("seat", seat),))
    rest = [count for other, count in enumerate(view.counts) if other not in (view.seat, seat)]
    code = "hint_fewest" if view.counts[seat] < min(rest) else "hint_later"
    return Reason(code, "SMN-08", (("seat", seat), ("n", view.counts[seat])))


def _of_take(view: SpellView, pile: Place) -> Reason:
    top = view.discard[-1]
    card = (("card", top.code),)
    if pile is Place.STOCK:
        early = not view.hand and top.piece is not None
        return Reason("hint_early" if early else "hint_stock", "SMN-07", card)
    if useful((*view.hand, top)) == NAME_LENGTH:
        return Reason("hint_wins", "SMN-13", card)
    if top is BISON:
        return Reason("hint_bison", "SMN-15")
    return Reason("hint_piece" if helps(view.hand, top) else "hint_away", "SMN-07", card)


def _of_discard(view: SpellView, card: SpellCard) -> Reason:
    told = (("card", card.code),)
    if card is BISON:
        return Reason("hint_drop_bison", "SMN-15")
    rest = [other for other in view.hand if other is not card]
    spare = useful(rest) == useful(view.hand)
    return Reason("hint_spare" if spare else "hint_least", "SMN-10", told)


def _of_theft(view: SpellView, seat: Seat) -> Reason:
    told = (("seat", seat), ("n", view.counts[seat]))
    known = next((card for card in view.seen[seat] if helps(view.hand, card)), None)
    if known is not None:
        return Reason("hint_seen", "SMN-27", (*told, ("card", known.code)))
    if view.known.phase is Phase.DISCARDING:
        return Reason("hint_fifth", "SMN-19", told)
    return Reason("hint_steal", "SMN-17", told)
