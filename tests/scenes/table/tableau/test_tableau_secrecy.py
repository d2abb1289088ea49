"""People build one after another behind the curtain: nobody sees what another holds or has set."""

import pytest

from game.zones import Place, zone_of
from scenes.input.intents import Meaning
from tests.faces import Faces
from tests.pilot import Pilot
from tests.scenes.table.tableau.tableau_player import TableauPlayer


def _secrets(player: TableauPlayer, seat: int) -> set[str]:
    """Faces that lie in this seat's hand, and in nobody else's."""
    cards = player.table.sitting.match.cards()
    pack = player.table.sitting.game.table.pack
    own = {card.code for card in cards[zone_of(Place.HAND, seat)]}
    seats = range(len(player.table.sitting.seating.sitters))
    others = {c.code for s in seats if s != seat for c in cards[zone_of(Place.HAND, s)]}
    return {f"{pack}/{code}" for code in own - others}


def test_each_sees_only_their_own_and_a_shut_curtain_shows_nothing(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = TableauPlayer(pilot, "human,bot:normal,human", seed=11)
    table, canvas = player.table, pilot.house.canvas
    faces = Faces(pilot.house, monkeypatch)
    for seat in (0, 2):
        player.until(lambda seat=seat: table.veil.curtain.seat == seat)  # type: ignore[misc]
        table.draw(canvas)
        assert faces.frame() == set()
        assert not table.wants_turn(seat)
        pilot.press(table, seat)
        player.until(lambda seat=seat: not table.veil.curtain.moving and table.wants_turn(seat))  # type: ignore[misc]
        player.frame()
        table.draw(canvas)
        drawn = faces.frame()
        assert _secrets(player, seat)
        assert drawn >= _secrets(player, seat)
        for other in {0, 1, 2} - {seat}:
            assert not drawn & _secrets(player, other)
        entries = player.entries
        for number, card in enumerate(table.bench.placing.cards):
            table.bench.put(card, number)
        pilot.mean(table, Meaning.CONFIRM)
        table.draw(canvas)
        assert not faces.frame() & _secrets(player, seat)
        assert (player.entries > entries) == (seat == 2)


def test_a_shut_curtain_keeps_what_was_placed(pilot: Pilot) -> None:
    player = TableauPlayer(pilot, "human,human", seed=11)
    table = player.table
    player.until(lambda: table.veil.curtain.seat == 0)
    pilot.press(table, 0)
    player.rest(0)
    table.bench.put(table.bench.placing.cards[1], 2)
    placed = player.placed()
    table.veil.close()
    assert not table.wants_turn(0)
    pilot.press(table, 0)
    player.rest(0)
    assert player.placed() == placed
