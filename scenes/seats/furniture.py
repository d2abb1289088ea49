"""Puts the widgets of the seats screen in their places, made from who sits where."""

from collections.abc import Callable
from dataclasses import dataclass

from scenes.controls import Button, Corner, Layout, corner_box
from scenes.controls.button import Act
from scenes.house import House
from scenes.input.intents import Meaning
from scenes.input.labels import cap_words
from scenes.scene import Command
from scenes.seating import Sitter
from scenes.seats.chair_widget import NOTE_PADS, NOTE_SIZE, ChairWidget
from scenes.seats.deal_button import DealButton
from scenes.seats.model import Chairs
from scenes.seats.options import option_rows
from scenes.seats.plan import Plan
from scenes.seats.side_panel import SidePanel, side_panel
from sprites import theme
from sprites.button import Look
from sprites.typeface import Face

_CORNER_GAP, _SIDE = 22.0, 40.0
_WELL, _NOTE_ROOM = 1.5, 2.6
"""Radii of a mat: the room for a word in a well, and for a note."""


@dataclass(frozen=True, slots=True)
class Acts:
    """What the widgets do."""

    open_menu: Callable[[int], Command | None]
    fill: Act
    check_keys: Act
    deal: Act
    rules: Act
    back: Act
    changed: Callable[[], None]


@dataclass(frozen=True, slots=True)
class Furniture:
    """All widgets, the paper on the right, and where the corners of the top bar begin."""

    layout: Layout
    side: SidePanel
    corners_left: float


def chair_key(chair: int) -> str:
    """The widget's key for a chair's."""
    return f"chair.{chair}"


def furnish(
    house: House,
    chairs: Chairs,
    plan: Plan,
    acts: Acts,
    *,
    ringing: frozenset[int],
    enter_deals: bool,
) -> Furniture:
    """Chairs first, then the buttons below the paper, the corners, and the options."""
    rows = option_rows(house.words, chairs, acts.changed)
    side = side_panel(
        house,
        plan.side,
        house.words("seats.options"),
        rows,
        _lesser(house, acts),
        _deal(house, chairs, acts, enter_deals),
    )
    corners = _corners(house, plan, acts)
    seats = tuple(
        _chair(house, chairs, plan, acts, chair, ringing) for chair in range(len(chairs.sitters))
    )
    layout = Layout((*seats, *side.buttons, *corners), side.scroll)
    return Furniture(layout, side, min(corner.box.left for corner in corners))


def _lesser(house: House, acts: Acts) -> tuple[Button, ...]:
    words = house.words
    fill = Button(
        key="fill",
        label=words("seats.fill"),
        cap=words("key.f3"),
        shortcut=Meaning.FILL,
        do=acts.fill,
    )
    key_check = Button(
        key="key_check",
        label=words("seats.key_check"),
        cap=words("key.f4"),
        shortcut=Meaning.LOG,
        do=acts.check_keys,
    )
    return fill, key_check


def _deal(house: House, chairs: Chairs, acts: Acts, enter_deals: bool) -> DealButton:
    words = house.words
    return DealButton(
        key="deal",
        label=words("seats.deal"),
        cap=words("key.enter") if enter_deals else "",
        centred=False,
        look=Look.PRIMARY,
        do=acts.deal,
        ready=chairs.obstacle is None,
    )


def _corners(house: House, plan: Plan, acts: Acts) -> tuple[Corner, ...]:
    """Rules and Back, from the right."""
    words = house.words
    right = house.scale.width - house.scale.px(_SIDE)
    back = Corner(
        key="back",
        label=words("seats.back"),
        cap=words("key.esc"),
        shortcut=Meaning.BACK,
        do=acts.back,
        box=corner_box(house, words("seats.back"), words("key.esc"), right, plan.top_middle),
    )
    right = back.box.left - house.scale.px(_CORNER_GAP)
    rules = Corner(
        key="rules",
        label=words("seats.rules"),
        cap=words("key.f1"),
        do=acts.rules,
        box=corner_box(house, words("seats.rules"), words("key.f1"), right, plan.top_middle),
    )
    return rules, back


def _chair(
    house: House, chairs: Chairs, plan: Plan, acts: Acts, chair: int, ringing: frozenset[int]
) -> ChairWidget:
    words, sitter = house.words, chairs.sitters[chair]
    next_free = chairs.next_chair == chair and sitter is None
    well = words("seats.you" if next_free else "seats.empty")
    return ChairWidget(
        key=chair_key(chair),
        box=plan.chair_box(chair),
        chair=chair,
        words=well if _wide(house, well, theme.SMALL) <= plan.radius * _WELL else "",
        name="" if sitter is None else sitter.name,
        cap="" if sitter is None or sitter.bot is not None else _cap(house, sitter),
        note="" if sitter is None or sitter.bot is None else _note(house, chairs, sitter.bot, plan),
        next_free=next_free,
        ringing=chair in ringing,
        held=chairs.holds(chair),
        open_menu=acts.open_menu,
    )


def _cap(house: House, sitter: Sitter) -> str:
    """What stands on a person's key; a question mark while they have none."""
    return "?" if sitter.control is None else cap_words(house.words, sitter.control)


def _note(house: House, chairs: Chairs, level: str, plan: Plan) -> str:
    """What hangs on a bot's mat: as much of "Bot, and which kind" as it has room for."""
    words = house.words
    kind = words(f"{chairs.game.info.slug}.bot.{level}")
    for note in (words("seats.bot", level=kind), kind):
        pads = NOTE_PADS * house.scale.type(NOTE_SIZE)
        if _wide(house, note, NOTE_SIZE) + pads <= plan.radius * _NOTE_ROOM:
            return note
    return words("seats.menu.bot")


def _wide(house: House, words: str, size: float) -> float:
    return house.atlas.typeface.width(words, Face.BOLD, house.scale.type(size))
