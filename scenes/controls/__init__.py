"""The house's only set of widgets, and the board that gives them focus, keys and clicks."""

from scenes.controls.board import Board
from scenes.controls.box import Box
from scenes.controls.button import Act, Button, Corner, Entry, button_size, corner_box
from scenes.controls.row import Row, stacked
from scenes.controls.screen import Layout, Screen
from scenes.controls.scroll import Scroll
from scenes.controls.setters import Choice, Slider, Toggle
from scenes.controls.text_field import TextField
from scenes.controls.widget import TARGET_PX, Touch, Widget

__all__ = [
    "TARGET_PX",
    "Act",
    "Board",
    "Box",
    "Button",
    "Choice",
    "Corner",
    "Entry",
    "Layout",
    "Row",
    "Screen",
    "Scroll",
    "Slider",
    "TextField",
    "Toggle",
    "Touch",
    "Widget",
    "button_size",
    "corner_box",
    "stacked",
]
