"""What is seen only where few cards are held: what to do now, what is collected, and the marker.

It decides nothing, and shows what a seat collects to nobody but that seat.
"""

from game.table import MARKER, Fill, Table, Track
from game.zones import Seat
from scenes.house import House
from scenes.table.hands.hands_show import HandsShow
from scenes.table.hands.plan import Plan
from scenes.table.poses import CARD_WIDTH
from sprites import theme
from sprites.bubble import bubble
from sprites.canvas import Anchor
from sprites.card_sprite import card_at_rest, card_moving
from sprites.packs import face_name
from sprites.track import TileLook, tile, tile_places
from sprites.typeface import Face
from sprites.words import label

_TASK, _TIGHT_TASK, _TASK_AIR = 44.0, 31.0, 2.0
_TILT, _WORDS_DOWN = -6.0, 0.95
_LARGE = 120.0
"""From this width in design pixels the marker's word stands below it."""

_NOTE_UP, _NOTE_AIR = 58.0, 14.0


def draw_marker(house: House, slug: str, table: Table, show: HandsShow) -> None:
    """The marker where it lies, or on its way; before the front seat its word is below it."""
    pose = show.marker.pose
    if pose is None:
        return
    easel = house.easel
    x, y = pose.pixels(easel.scale)
    name = face_name(table.pack, MARKER)
    width, full = (at.size * easel.px(CARD_WIDTH) for at in (pose, show.marker.goal or pose))
    if show.marker.moving:
        card_moving(easel, name, x, y, full, angle=_TILT, scale=width / full)
        return
    card_at_rest(easel, name, x, y, full, angle=_TILT)
    if full > easel.px(_LARGE):
        words = house.words(f"{slug}.marker")
        label(easel, words, x, y + _WORDS_DOWN * full, size=theme.LABEL, colour=theme.STOCK)


def draw_task(house: House, here: Plan, words: str) -> None:
    """What is to be done now, on a bubble across the table; smaller, if that keeps it on a line."""
    assert here.few is not None
    x, y, most = here.few.task
    easel, size = house.easel, _TIGHT_TASK if here.tight else _TASK
    px = easel.scale.type(size)
    wide = easel.atlas.typeface.width(words, Face.DISPLAY, px) + _TASK_AIR * px
    size = max(_TIGHT_TASK, size * min(1.0, most / wide))
    bubble(easel, words, x, y, size=size, most=most)


def draw_track(house: House, here: Plan, track: Track, words: str) -> None:
    """The tiles, and above them how far it is."""
    assert here.few is not None
    left, y, tall = here.few.track
    easel = house.easel
    for each, x in zip(track.tiles, tile_places(left, len(track.tiles), tall), strict=True):
        tile(easel, _LOOKS[each.fill], each.letter, each.art, x, y, tall)
    if not here.tight:
        up = y - easel.px(_NOTE_UP)
        most, anchor = here.hand.left - left - easel.px(_NOTE_AIR), Anchor.LEFT
        label(
            easel, words, left, up, size=theme.LABEL, colour=theme.CREAM, anchor=anchor, most=most
        )


_LOOKS = {Fill.OPEN: TileLook.OPEN, Fill.HELD: TileLook.HELD, Fill.WILD: TileLook.WILD}


def own_track(show: HandsShow, table: Table, view: object, viewer: Seat | None) -> Track | None:
    """What is collected by the seat in front, if it is that seat who looks."""
    return table.track(view) if viewer is not None and viewer == show.front else None
