"""What is put up, to be looked at: a slip, a LabraCoin, or a deck."""

from game.pink_slip.titles import Thing, Title
from scenes.controls import Box
from scenes.house import House
from scenes.pink_slip.books import Books
from scenes.pink_slip.papers import Papers
from sprites import theme
from sprites.card_sprite import card_at_rest
from sprites.garage import coin
from sprites.pink_slip import SlipPaper, pink_slip, slip_height

_CARDS, _STEP, _TURN = 3, 0.04, 4.0
_COIN_SHARE, _CARD_SHARE = 0.9, 0.94
_AIR = 0.96


def draw_stake(
    house: House, thing: Thing, paper: SlipPaper | None, box: Box, *, degrees: float = 0.0
) -> None:
    """In the middle of the box, as large as it holds."""
    easel, (x, y) = house.easel, box.centre
    match thing:
        case Thing.COIN:
            coin(easel, x, y, _COIN_SHARE * min(box.width, box.height))
        case Thing.DECK:
            wide = _CARD_SHARE * min(box.width, box.height / theme.CARD_RATIO)
            for number in range(_CARDS):
                card_at_rest(easel, None, x + number * _STEP * wide, y, wide, angle=-_TURN)
        case Thing.SLIP if paper is not None:
            wide = _AIR * min(box.width, box.height / slip_height(1.0))
            pink_slip(easel, paper, x, y, wide, degrees=degrees)
        case Thing.SLIP:
            pass


def draw_stakes(house: House, books: Books, stakes: tuple[Title, Title], box: Box) -> None:
    """Both side by side, if that is large enough to be looked at."""
    gap = house.scale.px(_GAP)
    if box.height < house.scale.px(_LEAST):
        return
    wide = (box.width - gap) / 2
    papers = Papers(house, books)
    for number, title in enumerate(stakes):
        half = Box(box.left + number * (wide + gap), box.top, wide, box.height)
        paper = papers.own(title.owner.player)
        draw_stake(house, title.thing, paper, half, degrees=_TILTS[number])


_GAP, _LEAST = 24.0, 190.0
_TILTS = (-1.5, 1.5)
