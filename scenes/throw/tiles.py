"""A person's five tiles with their keys, and the chip that says who has chosen: never what."""

from game.bouts.throws import Symbol
from game.events import Decision
from game.zones import Seat
from scenes.house import House
from scenes.input.labels import cap_words
from scenes.table.sitting import Sitting
from scenes.throw.keys import ThrowKeys
from scenes.throw.moment import Hit, Moment, TileAt
from scenes.throw.places import ThrowPlace
from scenes.throw.show import ThrowShow
from scenes.throw.telling import ThrowTeller
from sprites import theme
from sprites.bubble import Sign, chip
from sprites.key_cap import key_cap, key_cap_size
from sprites.symbols import symbol_disc, symbol_tile

CAP, SMALL_CAP, CAP_OVER = 62.0, 44.0, 5.0
LAPPED = 0.64
"""A large key laps over the symbol that it throws."""

NAMES_MOST = 0.40
SIDE_MOST = 0.24


def draw_tiles(
    house: House,
    keys: ThrowKeys,
    place: ThrowPlace,
    seat: Seat,
    moment: Moment,
    teller: ThrowTeller,
) -> list[Hit]:
    """Of a person who is still in it; nothing for anybody else. Gives what can be clicked."""
    if seat not in {grip.seat for grip in keys.grips} or seat not in moment.bout.standing:
        return []
    easel, scale, tiles = house.easel, house.scale, place.tiles
    _, y = tiles.first.pixels(scale)
    controls = keys.controls(seat)
    middles, step, wide = tiles.middles(scale, len(Symbol))
    tall = max(scale.px(tiles.tall), wide)
    hits = []
    for number, (symbol, at) in enumerate(zip(Symbol, middles, strict=True)):
        area = (at - wide / 2, y - tall / 2, wide, tall)
        if tiles.compact:
            symbol_disc(easel, symbol.code, at, area[1] + wide / 2, wide)
            cap_top = area[1] + wide * (1.0 if scale.text == 1 else LAPPED) + scale.px(2)
        else:
            symbol_tile(easel, symbol.code, teller.symbol(symbol.code).title(), area)
            cap_top = area[1] + tall - scale.px(CAP_OVER)
        hits.append(Hit(area, TileAt(seat, symbol)))
        if controls:
            said = cap_words(house.words, controls[number])
            _draw_cap(house, said, at, cap_top, step * 0.96, compact=tiles.compact)
    return hits


def _draw_cap(house: House, said: str, x: float, top: float, most: float, *, compact: bool) -> None:
    """As large as the text size asks for, as far as there is room."""
    easel = house.easel
    tall = easel.scale.grow(SMALL_CAP if compact else CAP)
    room = easel.canvas.size[1] - top - easel.px(CAP_OVER)
    tall = min(tall, easel.px(CAP)) if compact else min(tall, room)
    wide, _ = key_cap_size(easel, said, tall)
    if wide > most:
        tall *= most / wide
    _, drawn = key_cap_size(easel, said, tall)
    key_cap(easel, said, x, top + drawn / 2, tall)


def draw_chip(
    house: House,
    sitting: Sitting,
    show: ThrowShow,
    place: ThrowPlace,
    seat: Seat,
    moment: Moment,
    *,
    duel: bool,
) -> None:
    """Who has chosen; after the reveal who plays on, who is out, and who missed."""
    told = _told(house, sitting, show, seat, moment, duel=duel)
    if told is None:
        return
    sign, said, light = told
    arm_missed = show.stage.arms[seat].missed
    if house.scale.text > 1 and sign is Sign.CROSS and arm_missed is None:
        said = house.words("throw.chip.out.short")
    paper, ink = (theme.STOCK, theme.INK) if light else (theme.PLATE, theme.STOCK)
    most = house.scale.width * (NAMES_MOST if duel else SIDE_MOST)
    x, y = place.chip.pixels(house.scale)
    chip(
        house.easel,
        said,
        x,
        y,
        sign=sign,
        size=theme.SMALL,
        paper=paper,
        ink=ink,
        most=most,
        anchor=place.chip_anchor,
    )


def _told(
    house: House, sitting: Sitting, show: ThrowShow, seat: Seat, moment: Moment, *, duel: bool
) -> tuple[Sign, str, bool] | None:
    words, arm, verdict = house.words, show.stage.arms[seat], show.stage.verdict
    if arm.missed is not None:
        return Sign.CROSS, words(f"throws.miss.{arm.missed.value}"), False
    if verdict is not None and seat in (*verdict.winners, *verdict.losers):
        if duel:
            return None
        if verdict.decision is Decision.SINGLE and seat in verdict.winners:
            return Sign.TICK, words("throw.chip.wins"), True
        stays = seat in verdict.winners
        return (
            (Sign.TICK, words("throw.chip.on"), True)
            if stays
            else (Sign.CROSS, words("throw.chip.out"), False)
        )
    if show.stage.opened or seat not in moment.bout.standing:
        return (
            None if seat in moment.bout.standing else (Sign.CROSS, words("throw.chip.out"), False)
        )
    return _before(house, sitting, seat, moment, duel=duel)


def _before(
    house: House, sitting: Sitting, seat: Seat, moment: Moment, *, duel: bool
) -> tuple[Sign, str, bool]:
    """Before the throw: who has chosen, who wants to be counted to, who is waited for."""
    name = sitting.seating.sitters[seat].name
    if seat in moment.chosen:
        key, light = "ready", True
    elif seat in moment.counted:
        key, light = "counted", True
    else:
        key, light = "pick", False
    said = (
        house.words(f"throw.named.{key}", name=name) if duel else house.words(f"throw.chip.{key}")
    )
    return (Sign.TICK if light else Sign.DOTS), said, light
