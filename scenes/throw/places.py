"""Where everything of a throw is, in shares of the window and design pixels. It draws nothing.

Two stand left and right; three and four stand clockwise from below, three with nobody on top.
"""

from dataclasses import dataclass

from sprites.canvas import Anchor
from sprites.scale import Scale

TOUCH_PX, TOUCH_GAP_PX = 44.0, 2.0
"""What can be clicked is at least so wide."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place: shares of the window, and design pixels from there."""

    fx: float
    fy: float
    dx: float = 0.0
    dy: float = 0.0

    def pixels(self, scale: Scale) -> tuple[float, float]:
        """Where that is in the window at hand."""
        return self.fx * scale.width + scale.px(self.dx), self.fy * scale.height + scale.px(self.dy)


@dataclass(frozen=True, slots=True)
class ArmPlace:
    """An arm: its palm, degrees, design pixels a unit, and where it moves when it steps in."""

    palm: Spot
    degrees: int
    unit: float
    flip: bool = False
    inward: tuple[int, int] = (0, 0)

    def back_px(self, scale: Scale) -> float:
        """From the palm to the edge of the window that the arm comes in by."""
        x, y = self.palm.pixels(scale)
        if self.inward[0]:
            return x if self.inward[0] > 0 else scale.width - x
        return y if self.inward[1] > 0 else scale.height - y


@dataclass(frozen=True, slots=True)
class Tiles:
    """Five tiles in a row: the middle of the first, from there on, and their size.

    Compact ones are never smaller than a finger; where they `keep_last`, they grow to the left.
    """

    first: Spot
    step_share: float
    step: float
    wide: float
    tall: float
    compact: bool = False
    keep_last: bool = False

    def middles(self, scale: Scale, count: int) -> tuple[list[float], float, float]:
        """The middle of each from left to right, from one to the next, and how wide one is."""
        x, _ = self.first.pixels(scale)
        planned = self.step_share * scale.width + scale.px(self.step)
        step, wide = planned, scale.px(self.wide)
        if self.compact:
            step, wide = max(planned, TOUCH_PX + TOUCH_GAP_PX), max(wide, TOUCH_PX)
        if self.keep_last:
            x -= (count - 1) * (step - planned)
        else:
            x += (wide - scale.px(self.wide)) / 2
        return [x + number * step for number in range(count)], step, wide


@dataclass(frozen=True, slots=True)
class ThrowPlace:
    """One thrower. `fist` is the arm before the throw, `open` after it."""

    fist: ArmPlace
    open: ArmPlace
    emblem: Spot
    emblem_wide: float
    name: Spot
    below: Spot
    name_anchor: Anchor
    chip: Spot
    chip_anchor: Anchor
    tiles: Tiles
    medal: Spot
    medal_word: Spot
    name_most: float
    name_size: float


_TILE = (150.0, 196.0)
_SMALL = (62.0, 116.0)


def _duel(*, right: bool) -> ThrowPlace:
    side = -1 if right else 1
    edge = 1.0 if right else 0.0
    anchor = Anchor.RIGHT if right else Anchor.LEFT

    def at(share: float, fy: float) -> Spot:
        return Spot(1 - share if right else share, fy)

    first = 0.028 + 0.039 if not right else 0.972 - 0.039 - 4 * 0.0854
    return ThrowPlace(
        fist=ArmPlace(at(0.295, 0.435), -7 * side, 1.0, right, (side, 0)),
        open=ArmPlace(at(0.235, 0.424), -5 * side, 0.80, right, (side, 0)),
        emblem=Spot(edge, 0.0, 110 * side, 98),
        emblem_wide=112,
        name=Spot(edge, 0.0, 188 * side, 78),
        below=Spot(edge, 0.0, 202 * side, 140),
        name_anchor=anchor,
        chip=at(0.2375, 0.689),
        chip_anchor=Anchor.CENTER,
        tiles=Tiles(Spot(first, 0.8335), 0.0854, 0.0, *_TILE),
        medal=at(0.156, 0.607),
        medal_word=at(0.210, 0.607),
        name_most=0.26,
        name_size=66,
    )


def _side(*, right: bool) -> ThrowPlace:
    side = -1 if right else 1
    edge = 1.0 if right else 0.0
    arm = ArmPlace(Spot(0.796 if right else 0.204, 0.5), 0, 0.66, right, (side, 0))
    first = -364 + 31 if right else 40 + 31
    anchor = Anchor.RIGHT if right else Anchor.LEFT
    return ThrowPlace(
        fist=arm,
        open=arm,
        emblem=Spot(edge, 0.326, 92 * side, 0),
        emblem_wide=86,
        name=Spot(edge, 0.326, 154 * side, -18),
        below=Spot(edge, 0.326, 155 * side, 34),
        name_anchor=anchor,
        chip=Spot(edge, 0.745, 48 * side, 0),
        chip_anchor=anchor,
        tiles=Tiles(Spot(edge, 0.638, first, 0), 0.0, 66.0, *_SMALL, compact=True, keep_last=right),
        medal=Spot(edge, 0.326, 92 * side, 0),
        medal_word=Spot(edge, 0.326, 92 * side, 0),
        name_most=0.19,
        name_size=58,
    )


def _end(*, top: bool) -> ThrowPlace:
    fy = 0.139 if top else 0.861
    arm = ArmPlace(Spot(0.5, fy), -90 if top else 90, 0.60, inward=(0, 1 if top else -1))
    row = 0.078 if top else 0.83
    return ThrowPlace(
        fist=arm,
        open=arm,
        emblem=Spot(0.5, row, 262, 0),
        emblem_wide=86,
        name=Spot(0.5, row, 324, -18),
        below=Spot(0.5, row, 325, 34),
        name_anchor=Anchor.LEFT,
        chip=Spot(0.5, row, 220, 118),
        chip_anchor=Anchor.LEFT,
        tiles=Tiles(
            Spot(0.5, 0.078 if top else 0.905, -384, 0),
            0.0,
            66.0,
            *_SMALL,
            compact=True,
            keep_last=True,
        ),
        medal=Spot(0.5, row, 262, 0),
        medal_word=Spot(0.5, row, 262, 0),
        name_most=0.16,
        name_size=58,
    )


_DUEL = (_duel(right=False), _duel(right=True))
_BELOW, _LEFT, _TOP, _RIGHT = _end(top=False), _side(right=False), _end(top=True), _side(right=True)

PLACES = {2: _DUEL, 3: (_BELOW, _LEFT, _RIGHT), 4: (_BELOW, _LEFT, _TOP, _RIGHT)}
"""By how many take part in the bout, in the order of their seats."""

DUEL_STAR = Spot(0.5, 0.456)
POINTS_STAR = Spot(0.5, 0.413)
SPLIT_STAR = Spot(0.5, 0.5)
SPLIT_SIZE = 0.66
STEPS = Spot(0.5, 0.085)
REASON = Spot(0.2917, 0.835)
AGAIN = Spot(0.2917, 0.945)
LADDER = (0.03125, 0.707, 0.9375, 0.237)
LADDER_ROWS = (0.770, 0.883)
LADDER_FIRST, LADDER_STEP, LADDER_TOTAL = 0.199, 0.0656, 0.9125
