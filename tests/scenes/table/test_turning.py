"""Two piles that turn over and change places: the picture tells the truth about their order."""

import pytest

from game.cards import FrenchCard, read_french_cards
from game.events import Event, Flipped, Slide, Swapped, Turned, fold
from game.zones import CENTRE, DISCARD, STOCK, Zone
from scenes.motion.beats import BEATS, Motion
from scenes.table.poses import Pose
from scenes.table.stage import Stage, Token
from scenes.table.turning import Turner, hail, turning_at_head
from sounds.cues import Cue as Sound

Cards = tuple[FrenchCard | None, ...]

UNDER, TOP = read_french_cards("9s")[0], read_french_cards("Kd")[0]
STOCKED: Cards = (None, None, None)
PLAYED: Cards = (*read_french_cards("2h5s"), TOP)
FLIP: tuple[Event, ...] = (
    Flipped(STOCK, STOCKED),
    Turned(STOCK, (UNDER,)),
    Flipped(DISCARD, (None,) * len(PLAYED)),
    Swapped(STOCK, DISCARD),
)


def home(zone: Zone, number: int, card: object) -> Pose:
    del number, card
    return Pose(0.25 if zone == STOCK else 0.75, 0.5)


def tokens(cards: Cards, zone: Zone) -> list[Token]:
    return [Token(card, home(zone, 0, None)) for card in cards]


class Turning:
    """One stage, and what was heard of it."""

    def __init__(self, motion: Motion = Motion.FULL, stocked: Cards = STOCKED) -> None:
        self.heard: list[Sound] = []
        self.begun = 0
        self.stage = Stage({STOCK: tokens(stocked, STOCK), DISCARD: tokens(PLAYED, DISCARD)})
        turner = Turner(self.stage, home, BEATS[motion], self._hear, self._begin)
        self.before = self.stage.layout()
        self.clip = turner.clip(FLIP if stocked else FLIP[2:])

    def _hear(self, sound: Sound, seat: int | None) -> None:
        assert seat is None
        self.heard.append(sound)

    def _begin(self) -> None:
        self.begun += 1


@pytest.mark.parametrize("motion", Motion)
def test_the_picture_ends_as_the_events_say(motion: Motion) -> None:
    turning = Turning(motion)
    assert turning.clip.advance(float("inf")) is not None
    assert turning.stage.layout() == fold(turning.before, FLIP)
    assert turning.stage.layout()[DISCARD] == (None, None, UNDER)
    assert not turning.stage.blocks
    assert turning.begun == 1
    assert turning.heard == [Sound.WHOOSH, Sound.FLIP, Sound.THUD]


def test_no_card_leaves_its_place_among_the_others() -> None:
    turning = Turning()
    stock, pile = (list(turning.stage.zones[zone]) for zone in (STOCK, DISCARD))
    turning.clip.advance(float("inf"))
    assert turning.stage.zones[DISCARD] == stock[::-1]
    assert turning.stage.zones[STOCK] == pile[::-1]
    assert all(token.pose.fx == home(STOCK, 0, None).fx for token in pile)


def test_in_the_air_each_pile_is_one_block_that_turns_over_once() -> None:
    turning = Turning()
    beats = BEATS[Motion.FULL]
    turning.clip.advance(beats.lift)
    far, near = turning.stage.blocks
    assert (far.top, near.top) == (None, TOP)
    assert (far.count, near.count) == (len(STOCKED), len(PLAYED))
    assert not turning.stage.zones[STOCK]
    assert not turning.stage.zones[DISCARD]
    turning.clip.advance(beats.turn_over / 2 - 1)
    assert far.turned > 0.9
    assert far.pose.dy < 0 < near.pose.dy
    turning.clip.advance(2)
    assert (far.top, near.top) == (UNDER, None)
    turning.clip.advance(beats.turn_over / 2)
    assert abs(far.pose.fx - home(DISCARD, 0, None).fx) < 0.01


def test_where_there_is_no_stock_the_played_pile_turns_over_alone() -> None:
    turning = Turning(stocked=())
    turning.clip.advance(1)
    assert len(turning.stage.blocks) == 1
    turning.clip.advance(float("inf"))
    assert turning.stage.layout() == fold(turning.before, FLIP[2:])


def test_only_what_begins_with_it_is_a_turning() -> None:
    slide = Slide(STOCK, CENTRE, (None,))
    assert turning_at_head([*FLIP, slide]) == list(FLIP)
    assert not turning_at_head([slide, *FLIP])
    assert not turning_at_head([FLIP[0], slide])
    assert not turning_at_head([FLIP[0]])


def test_a_word_is_there_for_a_while_and_the_last_one_stays() -> None:
    stage, beats = Stage(), BEATS[Motion.SHORT]
    first, second = hail(stage, "one", beats), hail(stage, "two", beats)
    first.advance(1)
    assert stage.word is not None
    assert stage.word.words == "one"
    second.advance(1)
    first.advance(float("inf"))
    assert stage.word.words == "two"
    second.advance(float("inf"))
    assert stage.word is None
