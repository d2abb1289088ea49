"""Pause and log with their keys, wherever a throw leaves room for them; and what game this is."""

from scenes.house import House
from scenes.table.sitting import Sitting
from scenes.throw.moment import Ask, Hit
from sprites import theme
from sprites.canvas import Anchor, Area
from sprites.key_cap import key_cap, key_cap_size
from sprites.panel import panel
from sprites.typeface import Face
from sprites.words import capitals, label

CAP, PAD, CLOSE, GAP = 44.0, 14.0, 4.0, 12.0
SIDE, TOP = 28.0, 14.0
FOOT = 18.0
PLATE_SHARE = 0.8
DUEL_ROOM = 0.098
CORNER_ROOM = 0.125
NAME_ROOM = 0.25
PAIR = 2

OFFERS = (
    (Ask.KEYS, "key.f3"),
    (Ask.LOG, "key.f4"),
    (Ask.PAUSE, "key.esc"),
)


def draw_corner(house: House, sitting: Sitting, seats: int) -> list[Hit]:
    """In a duel at the foot between the tiles; else in the upper corners, with the game's name."""
    easel = house.easel
    width, height = easel.canvas.size
    room = width * (DUEL_ROOM if seats == PAIR else CORNER_ROOM)
    wide, tall, spoken = _measure(house, room)
    if seats == PAIR:
        left, top = (width - wide) / 2, height - easel.px(FOOT) - len(OFFERS) * tall
        return _plates(house, OFFERS, (left, top, wide, tall), spoken)
    _draw_name(house, sitting, seats)
    left = width - easel.px(SIDE) - wide
    return _plates(house, OFFERS[::-1], (left, easel.px(TOP), wide, tall), spoken)


def _measure(house: House, room: float) -> tuple[float, float, bool]:
    """Width and height of one plate, and whether there is room for its words."""
    easel, words = house.easel, house.words
    cap = easel.scale.grow(CAP)
    caps = [key_cap_size(easel, words(key), cap) for _, key in OFFERS]
    size = easel.scale.type(theme.SMALL)
    said = max(
        easel.atlas.typeface.width(words(f"table.{ask.value}"), Face.SEMIBOLD, size)
        for ask, _ in OFFERS
    )
    narrow = max(wide for wide, _ in caps) + 2 * easel.px(PAD)
    wide = narrow + said + easel.px(GAP)
    tall = max(tall for _, tall in caps)
    if wide <= room:
        return wide, tall + easel.px(PAD), True
    return narrow, tall + easel.px(CLOSE), False


def _plates(
    house: House, offers: tuple[tuple[Ask, str], ...], first: Area, spoken: bool
) -> list[Hit]:
    easel, words = house.easel, house.words
    left, top, wide, tall = first
    pad = easel.px(PAD)
    hits = []
    panel(
        easel,
        (left, top, wide, len(offers) * tall),
        colour=theme.PLATE,
        opacity=PLATE_SHARE,
        shadow=False,
    )
    for ask, key in offers:
        y = top + tall / 2
        cap = key_cap(
            easel, words(key), left + wide - pad, y, easel.scale.grow(CAP), anchor=Anchor.RIGHT
        )
        if spoken:
            at = cap[0] - easel.px(GAP)
            label(easel, words(f"table.{ask.value}"), at, y, size=theme.SMALL, anchor=Anchor.RIGHT)
        hits.append(Hit((left, top, wide, tall), ask))
        top += tall
    return hits


def _draw_name(house: House, sitting: Sitting, seats: int) -> None:
    """The game's name, and how many throw."""
    easel = house.easel
    name = house.words(f"{sitting.game.info.slug}.name")
    said = house.words(f"throw.throwers.{seats}", name=name)
    size = easel.scale.type(theme.CAPITALS)
    tall, side, pad = size * 2.2, easel.px(SIDE), size * 1.1
    most = easel.canvas.size[0] * NAME_ROOM - 2 * pad
    if easel.atlas.typeface.tracked_width(said.upper(), size) > most:
        said = name
    wide = min(most, easel.atlas.typeface.tracked_width(said.upper(), size))
    panel(
        easel,
        (side, easel.px(TOP), wide + 2 * pad, tall),
        colour=theme.PLATE,
        radius=60,
        opacity=PLATE_SHARE,
        shadow=False,
    )
    capitals(easel, said.upper(), side + pad, easel.px(TOP) + tall / 2, most=most)
