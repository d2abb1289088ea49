"""What can be touched at a table with hands: cards, piles, and buttons for all else.

Cards and piles are drawn by the picture; here they are boxes that take the focus and the pointer.
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from game.moves import Action
from game.table import Spot, Spread
from game.zones import Place
from scenes.controls import Box, Button, Touch, Widget, button_size
from scenes.controls.widget import TARGET_PX
from scenes.house import House
from scenes.scene import Command
from scenes.table.hands.cries import Cry
from scenes.table.hands.hand import Hand
from scenes.table.hands.offers import Able, Offer
from scenes.table.hands.plan import Plan
from scenes.table.hands.power_spots import panel_box
from sprites import theme
from sprites.button import Look, button_height, button_width
from sprites.focus_ring import focus_ring
from sprites.hand_fan import CHOSEN_LIFT
from sprites.key_cap import key_cap

PILE, DO, CRY = "pile.", "do.", "cry."
BUTTON_GAP = 14.0
PILE_CAP, CAP_AT, MARKED = 52.0, (0.9, 0.06), 150
"""The cap of a key that lies on a pile, in design pixels and shares of the pile; how much of the
ring of a pile shows that may be chosen."""

SAY_DOWN = 22.0
"""The one thing to say is a little lower than the line whose place it takes."""

CRY_TIGHT, CRY_SMALL, CRY_MOST = 56.0, 46.0, 0.4
"""How tall a shout's button is in large type, in front and at a tag, in design pixels; how wide
one may be, of the window's width."""

CRY_BELOW, CRY_BESIDE = 46.0, 18.0
"""How far a button at a tag is below it, clear of its line, or beside it, in design pixels."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardSpot(Widget):
    """The part of a card that shows. `code` is its face, `can` whether it can be played."""

    code: str
    place: int
    can: bool
    chosen: Callable[[str], Command | None]
    clicked: Callable[[str], Command | None]

    @property
    def meaning(self) -> Hashable:
        """What a click is for changes with what can be played."""
        return self.key, self.enabled, self.can

    def act(self) -> Command | None:
        """It was chosen by key."""
        return self.chosen(self.code)

    def click(self, house: House, x: float, y: float) -> Command | None:
        """It was clicked."""
        del house, x, y
        return self.clicked(self.key)


@dataclass(frozen=True, slots=True, kw_only=True)
class PileSpot(Widget):
    """A pile in the middle; `can` tells whether touching it does something now.

    While nobody is to choose (not `live`) no ring shows that it has the focus. Where one of several
    is to be chosen each is marked, with the `cap` of its key ("" for none).
    """

    can: bool
    live: bool
    touched: Callable[[], Command | None]
    cap: str | None = None

    @property
    def meaning(self) -> Hashable:
        """What a click is for changes with what can be done."""
        return self.key, self.enabled, self.can

    def act(self) -> Command | None:
        """It was chosen by key or clicked."""
        return self.touched()

    def draw(self, house: House, touch: Touch) -> None:
        """The ring round the pile, when it has the focus or is one of several."""
        radius = self.box.width * theme.CARD_RADIUS
        if self.live and (touch.focused or self.cap is not None):
            alpha = 255 if touch.focused else MARKED
            focus_ring(house.easel, self.box, radius=radius, alpha=alpha)
        if self.cap:
            tall = house.scale.grow(PILE_CAP)
            x, y = (share * side for share, side in zip(CAP_AT, self.box[2:], strict=True))
            key_cap(house.easel, self.cap, self.box.left + x, self.box.top + y, tall)


def card_spots(
    hand: Hand,
    key: Callable[[int], str],
    chosen: Callable[[str], Command | None],
    clicked: Callable[[str], Command | None],
    lowest: float,
) -> list[Widget]:
    """A box for what can be seen of each card, down to `lowest` and up to where it may stand."""
    laid = hand.fan
    if laid is None:
        return []
    found: list[Widget] = []
    stands = laid.chosen_lift if laid.apart else CHOSEN_LIFT
    shown = hand.shown()
    for number, each in enumerate(shown):
        after = shown[number + 1].slot if number + 1 < len(shown) else None
        last = after is None or after.y > each.slot.y + laid.width / 4
        left, top = each.slot.x - laid.width / 2, each.slot.y - laid.height * (0.5 + stands)
        bottom = min(each.slot.y + laid.height / 2, lowest)
        found.append(
            CardSpot(
                key=key(each.place),
                box=Box(left, top, laid.width if last else max(laid.strip, 1.0), bottom - top),
                code="" if each.token.card is None else each.token.card.code,
                place=each.place,
                can=each.can,
                chosen=chosen,
                clicked=clicked,
            )
        )
    return found


def pile_spots(
    spots: Sequence[Spot], here: Plan, able: Able, touched: Callable[[Place], Command | None]
) -> list[Widget]:
    """A box a pile in the middle that can be touched."""
    return [
        PileSpot(
            key=PILE + spot.place.value,
            box=_pile_box(*here.piles[spot.place], here.card),
            can=spot.place.value in able.piles,
            live=able.open,
            touched=partial(touched, spot.place),
            cap=next((take.cap for take in able.takes if take.touches == spot.place.value), None),
        )
        for spot in spots
        if spot.place in here.piles and spot.spread in (Spread.STACK, Spread.HEAP)
        if spot.place is not Place.CENTRE  # where cards only pass through
    ]


def buttons(
    house: House,
    here: Plan,
    able: Able,
    do: Callable[[Action], Command | None],
    shout: Callable[[Cry], Command | None],
) -> list[Widget]:
    """A button for each thing that can be done besides laying cards, at the right edge.

    What is shouted comes first, and larger; what others may shout is at their own tags.
    """
    right, y = here.actions
    look = Look.SECONDARY if here.tight else Look.QUIET
    found: list[Widget] = []
    for cry in able.cries:
        if cry.seat in here.others:
            found.append(_at_tag(house, here, cry, shout))
            continue
        found.append(_loud(house, here, cry, y, shout))
        y += found[-1].box.height + house.scale.px(BUTTON_GAP)
    if here.few is not None and able.offers:
        y = _top_of_column(house, here, able, look)
    for offer in able.offers:
        wide, tall = button_size(house, offer.label, look, offer.cap)
        box = Box(right - wide, y - tall / 2, wide, tall)
        if offer.loud:
            found.append(_say(house, here, offer, box, do))
            continue
        found.append(
            Button(
                key=DO + offer.action.code,
                box=box,
                label=offer.label,
                cap=offer.cap,
                look=look,
                do=partial(do, offer.action),
            )
        )
        y += tall + house.scale.px(BUTTON_GAP)
    return found


def _say(
    house: House, here: Plan, offer: Offer, box: Box, do: Callable[[Action], Command | None]
) -> Button:
    """The one thing to say: in the middle of the table, where it is told what to do."""
    look = Look.PRIMARY if here.tight else Look.LOUD
    if here.few is not None:
        x, y, most = here.few.task
        y += house.scale.px(SAY_DOWN)
        tight = max(TARGET_PX, house.scale.grow(CRY_TIGHT))
        tall = tight if here.tight else button_height(house.easel, look)
        wide = min(most, button_width(house.easel, offer.label, look, tall, offer.cap))
        box = Box(x - wide / 2, y - tall / 2, wide, tall)
    return Button(
        key=DO + offer.action.code,
        box=box,
        label=offer.label,
        cap=offer.cap,
        look=look,
        do=partial(do, offer.action),
    )


def _top_of_column(house: House, here: Plan, able: Able, look: Look) -> float:
    """The middle of the first button; where few cards are held, they end above the powers."""
    assert here.few is not None
    below = panel_box(house, here, able)
    foot = here.few.foot if below is None else below.top
    talls = [button_size(house, offer.label, look, offer.cap)[1] for offer in able.offers]
    gaps = len(talls) if below is not None else len(talls) - 1
    return foot - sum(talls) - gaps * house.scale.px(BUTTON_GAP) + talls[0] / 2


def cry_key(cry: Cry) -> str:
    """The key of its button."""
    return f"{CRY}{cry.seat}.{cry.action.code}"


def _loud(
    house: House, here: Plan, cry: Cry, y: float, shout: Callable[[Cry], Command | None]
) -> Button:
    """A large button at the right edge; where all type is large, one that leaves room."""
    easel = house.easel
    if here.tight:
        cry, look, tall = replace(cry, label=cry.short), Look.PRIMARY, easel.scale.grow(CRY_TIGHT)
    else:
        look, tall = Look.LOUD, button_height(easel, Look.LOUD)
    tall = max(TARGET_PX, tall)
    most = CRY_MOST * easel.scale.width
    wide = min(most, button_width(easel, cry.label, look, tall, cry.cap))
    return _cry(cry, Box(here.actions[0] - wide, y - tall / 2, wide, tall), look, shout)


def _at_tag(house: House, here: Plan, cry: Cry, shout: Callable[[Cry], Command | None]) -> Button:
    """A button below another seat's tag, or left of it over the piles; small if tight."""
    place = here.others[cry.seat]
    (x, y), px = place.tag, house.scale.px
    if here.tight:
        said = cry.cap or cry.short
        tall = max(TARGET_PX, house.scale.grow(CRY_SMALL))
        wide = max(TARGET_PX, button_width(house.easel, said, Look.PRIMARY, tall))
        box = Box(x - wide / 2, place.foot, wide, tall)
        return _cry(replace(cry, label=said, cap=""), box, Look.PRIMARY, shout)
    wide, tall = button_size(house, cry.short, Look.PRIMARY, cry.cap)
    left, top = x - wide / 2, place.foot + px(CRY_BELOW)
    if place.beside:
        left, top = x - place.most / 2 - px(CRY_BESIDE) - wide, y - tall / 2
    left = max(px(CRY_BESIDE), min(left, house.scale.width - wide - px(CRY_BESIDE)))
    return _cry(replace(cry, label=cry.short), Box(left, top, wide, tall), Look.PRIMARY, shout)


def _cry(cry: Cry, box: Box, look: Look, shout: Callable[[Cry], Command | None]) -> Button:
    return Button(
        key=cry_key(cry),
        box=box,
        label=cry.label,
        cap=cry.cap,
        look=look,
        do=partial(shout, cry),
    )


def _pile_box(x: float, y: float, card: float) -> Box:
    """The box of a pile of cards of that width."""
    tall = card * theme.CARD_RATIO
    return Box(x - card / 2, y - tall / 2, card, tall)
