"""Cards leave a hand from wherever they lie; every other zone loses its top."""

from game.cards import french_pack
from game.events import Slide, fold, seen_by
from game.zones import DISCARD, STOCK, Place, zone_of

ACE, TWO, THREE = french_pack()[:3]
OTHER_ACE = french_pack(2)[52]
HAND = zone_of(Place.HAND, 0)


def test_the_owner_sees_the_very_card_go() -> None:
    layout = {HAND: (ACE, TWO, OTHER_ACE), DISCARD: (THREE,)}
    play = Slide(HAND, DISCARD, (TWO,), known_to=None)
    assert fold(layout, [play]) == {HAND: (ACE, OTHER_ACE), DISCARD: (THREE, TWO)}


def test_of_two_copies_the_one_named_goes() -> None:
    layout = {HAND: (ACE, OTHER_ACE), DISCARD: ()}
    play = Slide(HAND, DISCARD, (OTHER_ACE,), known_to=None)
    assert fold(layout, [play]) == {HAND: (ACE,), DISCARD: (OTHER_ACE,)}


def test_others_see_one_of_the_backs_become_that_card() -> None:
    layout = {HAND: (None, None, THREE), DISCARD: ()}
    play = Slide(HAND, DISCARD, (TWO,), known_to=None)
    assert fold(layout, [play]) == {HAND: (None, THREE), DISCARD: (TWO,)}


def test_a_card_whose_face_was_open_and_goes_unseen_is_the_topmost() -> None:
    layout = {HAND: (ACE, TWO), STOCK: ()}
    slide = Slide(HAND, STOCK, (TWO, ACE))
    assert fold(layout, [seen_by(slide, None)]) == {HAND: (), STOCK: (None, None)}


def test_elsewhere_cards_leave_from_the_top() -> None:
    layout = {STOCK: (None, None), DISCARD: ()}
    assert fold(layout, [Slide(STOCK, DISCARD, (ACE,), known_to=None)]) == {
        STOCK: (None,),
        DISCARD: (ACE,),
    }
