"""What is seen while piles turn over: arrows, the blocks in the air, a word, and scraps."""

from scenes.house import House
from scenes.table.hands.hands_show import HandsShow
from scenes.table.hands.plan import Plan
from scenes.table.poses import CARD_WIDTH
from scenes.table.stage import Word
from sprites import theme
from sprites.block import block
from sprites.burst import thrown_pip
from sprites.poster import poster_alive
from sprites.signs import turning_arrows

_ARROWS = (2.85, 1.72)
"""How far the arrows are from the middle, in card widths."""

_WORD_TOP, _WORD_UP, _WORD_SIZE, _WORD_MOST, _HOP = 100.0, 1.32, 150.0, 0.34, 4.0


def draw_far(house: House, show: HandsShow, here: Plan, *, covered: bool) -> None:
    """Behind all that lies on the table: the arrows, and the block that passes above."""
    if show.stage.blocks:
        across, down = _ARROWS
        turning_arrows(house.easel, *here.middle, across * here.card, down * here.card)
    _draw(house, show, here, near=False, covered=covered)


def draw_near(house: House, show: HandsShow, here: Plan, *, covered: bool) -> None:
    """Before it: the block that passes below, scraps and the word."""
    _draw(house, show, here, near=True, covered=covered)
    easel, stage = house.easel, show.stage
    for scrap in stage.scraps:
        tall = easel.scale.height
        x, y = here.middle[0] + scrap.x * tall, here.middle[1] + scrap.y * tall
        size = easel.px(scrap.size)
        thrown_pip(easel, scrap.suit, theme.STOCK, x, y, size, degrees=scrap.degrees)
    if stage.word is not None:
        _draw_word(house, stage.word, here)


def _draw(house: House, show: HandsShow, here: Plan, *, near: bool, covered: bool) -> None:
    easel = house.easel
    for each in show.stage.blocks:
        if each.near is not near:
            continue
        x, y = each.pose.pixels(easel.scale)
        block(
            easel,
            show.face(None if covered else each.top),
            each.count,
            x,
            y,
            here.card,
            four_colour=house.settings.four_colour,
            angle=each.pose.degrees,
            scale=each.pose.size * easel.px(CARD_WIDTH) / here.card,
            open_share=1 - each.turned,
            lift=min(1.0, each.lift),
        )


def _draw_word(house: House, word: Word, here: Plan) -> None:
    easel = house.easel
    y = max(here.middle[1] - _WORD_UP * here.card, easel.px(_WORD_TOP))
    x = here.middle[0]
    most = _WORD_MOST * easel.scale.width
    poster_alive(
        easel,
        word.words,
        x,
        y,
        degrees=word.degrees,
        scale=word.size,
        size=_WORD_SIZE,
        hop=_HOP,
        most=most,
    )
