"""What is not done every evening in a garage: a sheet of buttons."""

from enum import Enum
from functools import partial

from scenes.controls import Box, Button, Layout, Screen, button_size
from scenes.house import House
from scenes.input.intents import Meaning
from scenes.scene import Pop
from sprites import theme
from sprites.button import Look
from sprites.canvas import Canvas
from sprites.panel import panel

_WIDTH, _PAD, _GAP, _MARGIN = 760.0, 34.0, 16.0, 28.0


class More(Enum):
    """What somebody may wish; its words are `slips.more.<value>`."""

    COIN = "coin"
    GIVE_UP = "give_up"
    NEW_CAREER = "new_career"


class MoreScene(Screen):
    """Pops what was wished for, if anything was."""

    covers = False

    def __init__(self, house: House, wishes: tuple[More, ...]) -> None:
        super().__init__(house, focus=wishes[0].value if wishes else "done")
        self._wishes = wishes
        self._paper = Box(0.0, 0.0, 0.0, 0.0)

    def layout(self) -> Layout:
        """A button a wish, and the way out."""
        house, px = self.house, self.house.scale.px
        words = house.words
        buttons = [
            Button(
                key=wish.value,
                label=words(f"slips.more.{wish.value}"),
                look=Look.QUIET,
                do=partial(Pop, result=wish),
            )
            for wish in self._wishes
        ]
        done = Button(
            key="done",
            label=words("slips.back"),
            cap=words("key.esc"),
            look=Look.PRIMARY,
            shortcut=Meaning.BACK,
            do=Pop,
        )
        buttons.append(done)
        talls = [button_size(house, each.label, each.look, each.cap)[1] for each in buttons]
        pad, gap = px(_PAD), px(_GAP)
        wide = min(px(_WIDTH) * house.scale.text, house.scale.width - 2 * px(_MARGIN))
        tall = sum(talls) + gap * (len(talls) - 1) + 2 * pad
        left, top = (house.scale.width - wide) / 2, (house.scale.height - tall) / 2
        self._paper = Box(left, top, wide, tall)
        y, placed = top + pad, []
        for button, high in zip(buttons, talls, strict=True):
            placed.append(button.placed(Box(left + pad, y, wide - 2 * pad, high)))
            y += high + gap
        return Layout(tuple(placed))

    def paint(self, canvas: Canvas) -> None:
        """The garage, dimmed, and the paper."""
        width, height = canvas.size
        canvas.multiply((0.0, 0.0, width, height), theme.DIM_ROOM)
        panel(self.house.easel, self._paper)
