"""The celebration of what was declared: over a darkened table the word, who said it, and the cards.

It shows no card that everybody may not see: what is declared lies open.
"""

from scenes.house import House
from scenes.table.hands.declaring import Declared
from scenes.table.sitting import Sitting
from sprites import theme
from sprites.burst import burst
from sprites.card_sprite import card_at_rest, card_moving
from sprites.packs import face_name
from sprites.poster import poster_alive
from sprites.seat_mark import name_tag

_DARK = 176
_STAR, _STAR_Y = 980.0, 0.60
_TAG_Y, _TAG = 0.135, 46.0
_WORD_Y, _WORD, _WORD_MOST, _HOP = 0.285, 168.0, 0.86, 4.0
_CARDS_Y, _CARD, _CARD_STEP, _MOST, _TILT = 0.655, 250.0, 1.1, 0.86, 2.0
_HALF = 0.5


def draw_declared(house: House, sitting: Sitting, declared: Declared) -> None:
    """All of it."""
    easel = house.easel
    width, height = easel.scale.width, easel.scale.height
    easel.canvas.fill((0, 0, width, height), theme.CORNER, alpha=_DARK)
    burst(easel, width / 2, _STAR_Y * height, easel.px(_STAR))
    sitter = sitting.seating.sitters[declared.seat]
    look = theme.SEATS[sitter.look]
    name_tag(easel, look, sitter.name, width / 2, _TAG_Y * height, turn=True, size=_TAG)
    _draw_cards(house, sitting.game.table.pack, declared)
    poster_alive(
        easel,
        declared.words,
        width / 2,
        _WORD_Y * height,
        degrees=declared.degrees,
        scale=declared.size,
        size=_WORD,
        hop=_HOP,
        most=_WORD_MOST * width,
    )


def _draw_cards(house: House, pack: str, declared: Declared) -> None:
    """Side by side, backs first; what has turned over lies still."""
    easel, count = house.easel, len(declared.cards)
    card = min(easel.px(_CARD), _MOST * easel.scale.width / (_CARD_STEP * max(1, count)))
    for place, code in enumerate(declared.cards):
        aside = place - (count - 1) / 2
        x, y = easel.scale.width / 2 + aside * _CARD_STEP * card, _CARDS_Y * easel.scale.height
        angle = -aside * _TILT
        if declared.turned[place] >= 1:
            card_at_rest(easel, face_name(pack, code), x, y, card, angle=angle)
            continue
        seen = code if declared.turned[place] >= _HALF else None
        share = declared.open_share(place)
        card_moving(
            easel, face_name(pack, seen), x, y, card, angle=angle, open_share=share, lift=0.0
        )
