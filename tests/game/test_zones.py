"""One object a zone."""

from game.zones import CENTRE, DISCARD, STOCK, Place, Zone, zone_of


def test_there_is_one_zone_for_a_place_and_a_seat() -> None:
    assert zone_of(Place.PILE, 2) is zone_of(Place.PILE, 2)
    assert zone_of(Place.PILE, 2) == Zone(Place.PILE, 2)
    assert zone_of(Place.PILE, 2) != zone_of(Place.PILE, 3)


def test_common_places_belong_to_nobody() -> None:
    assert {zone.seat for zone in (STOCK, DISCARD, CENTRE)} == {None}
    assert zone_of(Place.CENTRE) is CENTRE
