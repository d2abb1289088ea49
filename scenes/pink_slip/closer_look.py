"""A slip taken off the wall, large enough to be read."""

from scenes.controls import Layout, Screen
from scenes.controls.heading import way_out
from scenes.house import House
from scenes.scene import Pop
from sprites.canvas import Canvas
from sprites.garage import garage_ground
from sprites.pink_slip import SlipPaper, pink_slip, slip_height

_MOST_WIDE, _MOST_TALL, _MIDDLE = 0.82, 0.94, 0.48
"""Shares of the window, and of what is left of it below the way out."""


class CloserLookScene(Screen):
    """Shows one slip."""

    def __init__(self, house: House, paper: SlipPaper) -> None:
        super().__init__(house, focus="way_out")
        self._paper = paper

    def layout(self) -> Layout:
        """Only the way out."""
        return Layout((way_out(self.house, self.house.words("slips.back"), Pop),))

    def paint(self, canvas: Canvas) -> None:
        """The slip before the wall."""
        del canvas
        easel, scale = self.house.easel, self.house.scale
        garage_ground(easel)
        out = self.board.widgets[0].box
        room = scale.height - out.bottom
        wide = min(_MOST_WIDE * scale.width, _MOST_TALL * room / slip_height(1.0))
        pink_slip(easel, self._paper, scale.width / 2, out.bottom + room * _MIDDLE, wide)
