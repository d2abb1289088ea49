"""Whatever is shown on the way, every card ends where the events say, and no effect stays."""

from collections.abc import Sequence

import pytest

from game.cards import Card
from game.errors import Reason
from game.events import Because, Event, Slide, Turned, fold
from game.tableau import Feat
from game.zones import CENTRE, STOCK, Place, Zone, zone_of
from scenes.motion.beats import BEATS, FULL, Beats, Motion
from scenes.motion.timeline import Seq, Wait
from scenes.table.poses import Pose
from scenes.table.stage import Stage, Token
from scenes.table.tableau.acting import Acting
from scenes.table.tableau.set_pieces import Pieces
from sounds.cues import Cue
from sprites.scale import Scale
from tests.scenes.table.tableau.tableau_player import game_of_tableaus

FRAME_MS = 50.0
PLACES = (Place.HAND, Place.FLIP, Place.COMBAT, Place.HOLE, Place.BARN)


class Shown:
    """A stage with two seats, and what was heard and told there."""

    def __init__(self, beats: Beats = FULL) -> None:
        game = game_of_tableaus()
        assert game.table.tableau is not None
        self.order = game.table.tableau.order
        self.cards: Sequence[Card] = game.info.pack
        self.stage = Stage()
        self.acting = Acting()
        self.heard: list[Cue] = []
        zones = [STOCK, CENTRE, *(zone_of(place, seat) for place in PLACES for seat in range(2))]
        self.stage.zones = {zone: [] for zone in zones}
        self.pieces = Pieces(
            stage=self.stage,
            home=lambda zone, *_: Pose(0.1 * (zone.seat or 0), 0.5),
            beats=beats,
            sound=lambda cue, _: self.heard.append(cue),
            seen=lambda: None,
            tell=lambda _: None,
            said=lambda _: Wait(0.0),
            claimed=lambda *_: Wait(0.0),
            turning=lambda: None,
            order=self.order,
            acting=self.acting,
            says=lambda because: because.reason.code,
            builds=lambda: True,
            scale=lambda: Scale(1280, 720),
            all_won=str,
        )

    def lie(self, zone: Zone, *numbers: int) -> None:
        """These cards of the pack lie there, open."""
        self.stage.zones[zone] = [Token(self.cards[n], Pose(0.2, 0.3)) for n in numbers]

    def code(self, feat: Feat) -> str:
        """The step that looks like this."""
        return next(rank.code for rank in self.order if rank.feat is feat)

    def play(self, events: Sequence[Event]) -> int:
        """Show it all; how many frames that took."""
        expected = fold(self.stage.layout(), events)
        clips = Seq(self.pieces.clips(events))
        frames = 0
        while clips:
            clips.advance(FRAME_MS)
            frames += 1
        assert self.stage.layout() == expected
        assert not self.stage.flying
        assert self.acting.mark is None
        assert self.stage.shake == (0.0, 0.0)
        return frames


def _won(source: Zone, count: int) -> Slide:
    return Slide(source, zone_of(Place.BARN, 0), (None,) * count)


@pytest.mark.parametrize("motion", Motion)
@pytest.mark.parametrize("feat", Feat)
def test_what_a_step_wins_is_in_the_barn(feat: Feat, motion: Motion) -> None:
    shown = Shown(BEATS[motion])
    code = shown.code(feat)
    for seat in range(2):
        shown.lie(zone_of(Place.FLIP, seat), seat)
        shown.lie(zone_of(Place.COMBAT, seat), 4 + seat, 6 + seat)
    shown.lie(zone_of(Place.BARN, 1), 20, 21, 22)
    frames = shown.play(
        [
            Because(Reason(f"{code}.takes", "MCS-07"), 0),
            *(_won(zone_of(Place.FLIP, seat), 1) for seat in range(2)),
            *(_won(zone_of(Place.COMBAT, seat), 2) for seat in range(2)),
            _won(zone_of(Place.BARN, 1), 3),
        ]
    )
    assert frames * FRAME_MS >= FULL.word_hold  # whatever moves, what is told stays to be read
    assert (shown.acting.code, shown.acting.holder) == (code, 0)
    assert shown.heard


def test_two_hidden_cards_change_places_at_once() -> None:
    shown = Shown()
    holes = [zone_of(Place.HOLE, seat) for seat in range(2)]
    for hole, number in zip(holes, (3, 9), strict=True):
        shown.lie(hole, number)
    mine, theirs = (shown.cards[number] for number in (3, 9))
    clips = shown.pieces.clips(
        [
            Slide(holes[0], holes[1], (mine,), None, under=True),
            Slide(holes[1], holes[0], (theirs,), None),
        ]
    )
    assert len(clips) == 1
    Seq(clips).advance(float("inf"))
    assert shown.stage.layout()[holes[0]] == (theirs,)
    assert shown.stage.layout()[holes[1]] == (mine,)


def test_a_deal_begins_the_building_and_the_turning_begins_the_order() -> None:
    shown = Shown()
    shown.lie(STOCK, *range(8))
    hands = [zone_of(Place.HAND, seat) for seat in range(2)]
    shown.play([Slide(STOCK, hands[number % 2], (None,)) for number in range(4)])
    assert shown.acting.building
    flips = [zone_of(Place.FLIP, seat) for seat in range(2)]
    shown.play(
        [
            *(Slide(hands[seat], flips[seat], (None,)) for seat in range(2)),
            *(Turned(flips[seat], (shown.cards[seat],)) for seat in range(2)),
        ]
    )
    assert not shown.acting.building
    assert shown.acting.reached == -1
    shown.play([Because(Reason("flips.won", "MCS-30"), 1)])
    assert shown.acting.reached == len(shown.order)


def test_a_great_many_cards_are_hailed_and_not_counted_one_by_one() -> None:
    shown = Shown()
    shown.lie(STOCK, *range(40))
    clips = Seq(shown.pieces.clips([_won(STOCK, 40)]))
    words = set()
    while clips:
        clips.advance(FRAME_MS)
        words.add(shown.stage.word and shown.stage.word.words)
    assert "40" in words
    assert Cue.WIN in shown.heard
    assert len(shown.stage.zones[zone_of(Place.BARN, 0)]) == 40
