"""Where each sign hangs: on the stock, on the pile, or beside it. The sprites know its look."""

from collections.abc import Callable

from game.errors import Reason
from game.table import Beside, Sign
from game.zones import Place
from scenes.house import House
from scenes.table.hands.plan import Plan
from sprites import theme
from sprites.banner import ALL, BLACK, RED, banner
from sprites.signs import colour_flag, forced_draw, skip_badge, suit_flag
from sprites.typeface import Face
from sprites.words import label

FLAG, FLAG_STEP, FLAG_UP, WORDS_BELOW = 0.845, 1.16, 0.04, 0.6
"""A tile's side, how far it is from the pile, and where its words are, in card widths."""

STAR, STAR_AT = 0.74, (-0.78, -0.52)
SKIP, SKIP_AT = 0.40, (0.52, 0.62)
BADGE, BADGE_AT, BADGE_WORDS = 0.60, (0.62, 0.36), 0.46
"""The tile of a colour where there is no room for a banner, on the pile's corner."""

SUITS_OF = {"red": RED, "black": BLACK, "any": ALL}


def draw_sign(
    house: House, slug: str, sign: Sign, here: Plan, reason: Callable[[Reason], str]
) -> None:
    """One sign, on its pile. `reason` gives the words of a reason."""
    easel, card = house.easel, here.card
    stock = here.piles.get(Place.STOCK, here.oval[:2])
    laid = here.piles.get(Place.DISCARD, here.oval[:2])
    flag = laid[0] + FLAG_STEP * card, laid[1] - FLAG_UP * card
    match sign.kind:
        case Beside.DRAWS:
            x, y = stock[0] + STAR_AT[0] * card, stock[1] + STAR_AT[1] * card
            forced_draw(easel, f"+{sign.value}", x, y, STAR * card)
        case Beside.SKIP:
            x, y = laid[0] + SKIP_AT[0] * card, laid[1] + SKIP_AT[1] * card
            figures = f"×{sign.value}" if sign.value not in (0, 1) else ""
            skip_badge(easel, figures, x, y, SKIP * card)
        case Beside.SUIT:
            four = house.settings.four_colour
            suit_flag(easel, str(sign.value).upper(), *flag, FLAG * card, four)
            _write(house, slug, sign, flag, card)
        case Beside.COLOUR if here.banner is not None:
            _draw_banner(house, slug, sign, here.banner, reason)
        case Beside.COLOUR:
            x, y = laid[0] + BADGE_AT[0] * card, laid[1] + BADGE_AT[1] * card
            colour_flag(easel, SUITS_OF[str(sign.value)], x, y, BADGE * card)
            words = house.words(f"{slug}.sign.colour.{sign.value}.short")
            y += BADGE_WORDS * card
            label(easel, words, x, y, face=Face.BOLD, size=theme.SMALL, colour=theme.STOCK)
        case Beside.DIRECTION:
            pass


def _draw_banner(
    house: House,
    slug: str,
    sign: Sign,
    place: tuple[float, float, float],
    reason: Callable[[Reason], str],
) -> None:
    """The colour that must come next, and what more it must be."""
    x, y, most = place
    banner(
        house.easel,
        SUITS_OF[str(sign.value)],
        house.words(f"{slug}.sign.colour.{sign.value}"),
        "" if sign.more is None else reason(sign.more),
        x,
        y,
        most=most,
        four_colour=house.settings.four_colour,
    )


def _write(house: House, slug: str, sign: Sign, flag: tuple[float, float], card: float) -> None:
    """What a tile is, below it."""
    words = house.words(f"{slug}.sign.{sign.kind.value}", n=sign.value)
    y = flag[1] + WORDS_BELOW * card
    label(house.easel, words, flag[0], y, face=Face.BOLD, size=theme.SMALL, colour=theme.LILAC)
