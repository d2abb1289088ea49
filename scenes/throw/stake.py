"""What a bout in the midst of another game is thrown for, on a plate where a throw leaves room."""

from game.rules import Game
from scenes.house import House
from scenes.services.words import Words
from scenes.throw.corner import PAIR, SIDE, TOP
from sprites import theme
from sprites.bubble import plate
from sprites.canvas import Anchor

_DUEL_Y, _DUEL_MOST = 0.168, 0.46
_CORNER_DOWN, _CORNER_MOST = 74.0, 0.27
_LARGE_FROM, _LARGE = 1.25, 18.0
"""From this text size on it is set so small: there is no more room than before."""


def stake_in_words(words: Words, game: Game, view: object) -> str:
    """What is being thrown for; "" where that is plain."""
    reason = game.table.stake(view)
    if reason is None:
        return ""
    return words.told(f"{game.info.slug}.stake.{reason.code}", **dict(reason.values))


def draw_stake(house: House, words: str, seats: int) -> None:
    """In a duel between the names; else below the name of the game."""
    easel, scale = house.easel, house.scale
    size = _LARGE if scale.text > _LARGE_FROM else theme.SMALL
    if seats == PAIR:
        most = _DUEL_MOST * scale.width
        plate(easel, words, scale.width / 2, _DUEL_Y * scale.height, size=size, most=most)
        return
    down = scale.px(TOP) + scale.grow(_CORNER_DOWN)
    most = _CORNER_MOST * scale.width
    plate(easel, words, scale.px(SIDE), down, size=size, most=most, anchor=Anchor.TOP_LEFT)
