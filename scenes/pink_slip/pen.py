"""A pen over the line of a signature: put down and moved, or steered. It draws nothing itself.

Places are thousandths of the signature's place, across and down.
"""

from game.pink_slip.titles import Point, Strokes
from scenes.input.intents import Control

SPEED = 0.55
"""Thousandths a millisecond that a steered pen moves."""

LEAST_STEP = 6
"""Nearer points are the same point."""

START: Point = (40, 700)
MOST_POINTS = 1500
_RIGHT = 1000


class Pen:
    """`strokes` are what it has drawn; `at` is where it is, once it was anywhere."""

    def __init__(self) -> None:
        self.strokes: Strokes = ()
        self.at: Point | None = None
        self.down = False
        self._inking = True
        self._begun = False
        self._exact = (float(START[0]), float(START[1]))
        self._held: dict[Control, tuple[float, float]] = {}
        self._stick = (0.0, 0.0)

    # -- put down and moved ------------------------------------------------------------------

    def put_down(self, point: Point) -> None:
        """A stroke begins here."""
        self.down = True
        self._begin(point)

    def move_to(self, point: Point) -> None:
        """The stroke goes on to here."""
        self._draw_to(point)

    def lift(self) -> None:
        """The stroke is over."""
        self.down = self._begun = False

    # -- steered -----------------------------------------------------------------------------

    @property
    def steered(self) -> bool:
        """Whether it moves by itself."""
        return self._way != (0.0, 0.0)

    @property
    def _way(self) -> tuple[float, float]:
        ways = (*self._held.values(), self._stick)
        x, y = sum(way[0] for way in ways), sum(way[1] for way in ways)
        return min(1.0, max(-1.0, x)), min(1.0, max(-1.0, y))

    def hold(self, control: Control, way: tuple[float, float]) -> None:
        """A key pushes it this way until it is let go."""
        self._held[control] = way

    def let_go(self, control: Control) -> None:
        """That key is up again."""
        self._held.pop(control, None)

    def steer(self, way: tuple[float, float]) -> None:
        """A stick pushes it this way."""
        self._stick = way

    def steady(self) -> None:
        """Lift a steered pen off the paper, or put it on again."""
        self._inking, self._begun = not self._inking, False

    def stop(self) -> None:
        """Nothing pushes it any more."""
        self._held.clear()
        self._stick = (0.0, 0.0)
        self.lift()

    def go_on(self, dt_ms: float) -> None:
        """Move for so long."""
        (x, y), (across, down) = self._exact, self._way
        x = min(float(_RIGHT), max(0.0, x + across * SPEED * dt_ms))
        y = min(float(_RIGHT), max(0.0, y + down * SPEED * 2 * dt_ms))
        before = round(self._exact[0]), round(self._exact[1])
        self._exact = x, y
        point = round(x), round(y)
        if not self._inking:
            self.at = point
            return
        if not self._begun:
            self._begin(before)
        self._draw_to(point)

    # -- ink ---------------------------------------------------------------------------------

    def _begin(self, point: Point) -> None:
        self._begun = True
        self.at = point
        self.strokes = (*self.strokes, (point,))

    def _draw_to(self, point: Point) -> None:
        if not self.strokes or sum(map(len, self.strokes)) >= MOST_POINTS:
            return
        *before, stroke = self.strokes
        x, y = stroke[-1]
        self.at = point
        if abs(point[0] - x) + abs(point[1] - y) >= LEAST_STEP:
            self.strokes = (*before, (*stroke, point))
