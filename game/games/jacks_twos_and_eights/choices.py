"""What a seat may do, from what it knows: which cards may be laid, and what else it can do."""

from functools import lru_cache

from game.cards import Rank
from game.games.jacks_twos_and_eights.actions import LAST_PLAYS, PLAYS, Do, Play
from game.games.jacks_twos_and_eights.faces import EIGHTS, TWOS_AND_ACES, Faces, face_followed
from game.games.jacks_twos_and_eights.state import Known, Phase, Pile
from game.moves import Action


def actions_for(known: Known, hand: Pile, discard: Pile, stocked: bool) -> tuple[Action, ...]:
    """What the seat whose turn it is may do with this hand, by code; () between turns.

    `stocked` tells whether the stock has a card left.
    """
    other = beside_laying(known, stocked)
    if other is None:
        return ()
    held = faces_allowed(known, hand, discard).intersection([card.code for card in hand])
    plays = _plays_of(held, len(hand) == 1) if held else ()
    return (*plays, other) if other is Do.TAKE else (other, *plays)


def beside_laying(known: Known, stocked: bool) -> Do | None:
    """The one thing that can be done instead of laying a card; None between turns."""
    phase = known.phase
    if phase is Phase.LAID or phase is Phase.DREW:
        return Do.PASS  # JTE-16, JTE-17
    if phase is Phase.OPEN:
        return Do.DRAW if stocked else Do.PASS  # JTE-18, JTE-29
    if phase is Phase.ANSWERING:
        return Do.MISS if known.skips else Do.TAKE
    return None


def may_lay(known: Known, hand: Pile, discard: Pile, play: Play) -> bool:
    """Whether the seat whose turn it is may lay this card of this hand."""
    face = play.face
    names = face.rank is Rank.JACK and len(hand) > 1
    return (
        names is (play.named is not None)
        and face.code in faces_allowed(known, hand, discard)
        and face.code in [card.code for card in hand]
    )


def faces_allowed(known: Known, hand: Pile, discard: Pile) -> Faces:
    """The faces that may come on top now, whether the hand holds them or not."""
    phase = known.phase
    if phase is Phase.ANSWERING:
        return EIGHTS if known.skips else TWOS_AND_ACES  # JTE-19, JTE-24, JTE-26, JTE-42
    followed = face_followed(discard[-1], known.suit)
    if phase is Phase.LAID:
        return known.deal.fits.then[followed]
    first = known.deal.fits.first[followed]
    return first.intersection((hand[-1].code,)) if phase is Phase.DREW else first


@lru_cache(maxsize=1024)
def _plays_of(held: Faces, last: bool) -> tuple[Play, ...]:
    """How cards of these faces can be laid, by code; the same few come again and again."""
    table = LAST_PLAYS if last else PLAYS
    return tuple(play for code in sorted(held) for play in table[code])
