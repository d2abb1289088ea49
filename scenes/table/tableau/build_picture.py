"""Draws a tableau being built: slots, hand, what the chosen card would do, and how far others are.

It decides nothing. Of the others it shows no card, and of the own ones only what the show holds.
"""

from dataclasses import dataclass

from game.cards import Card
from game.zones import Place, Seat, zone_of
from scenes.house import House
from scenes.table.sitting import Sitting
from scenes.table.stage import Token
from scenes.table.tableau.build_plan import BuildPlan
from scenes.table.tableau.tableau_show import TableauShow
from sprites import theme
from sprites.barn import barn
from sprites.bubble import Sign, bubble, chip, sign_mark
from sprites.canvas import Anchor
from sprites.card_sprite import card_at_rest, card_moving
from sprites.hand_fan import glow, rim
from sprites.key_cap import key_cap, key_cap_size
from sprites.panel import panel
from sprites.seat_mark import name_tag
from sprites.slot import slot
from sprites.typeface import Face
from sprites.words import block, fitting_px, label

_TAG, _OTHER_TAG, _TIGHT_OTHER = 46.0, 38.0, 24.0
_NAME, _NOTE, _LINE = 46.0, 26.0, 33.0
_KEPT, _KEPT_UP = 26.0, 8.0
_CAP, _CAP_GAP = 40.0, 12.0
_PAD, _TITLE, _TITLE_DOWN, _BODY, _BODY_DOWN = 30.0, 33.0, 38.0, 28.0, 64.0
_TICK = 56.0


@dataclass(frozen=True, slots=True)
class Chosen:
    """What has the focus: the card that is looked at, if any, and what is told of it."""

    card: Card | None
    title: str
    body: str


class BuildPicture:
    """The picture of one tableau being built."""

    def __init__(self, house: House, sitting: Sitting, show: TableauShow) -> None:
        self._house = house
        self._sitting = sitting
        self._show = show
        self._slug = sitting.game.info.slug
        self.covered = False

    def draw(self, chosen: Chosen, caps: tuple[str, ...]) -> None:
        """All but the ground; `caps` are the letters of the slots."""
        here = self._show.build
        for seat in here.others:
            self._draw_other(seat, here)
        self._draw_slots(here, caps)
        self._draw_own(here)
        self._draw_cards(here, chosen.card)
        if not self.covered:
            self._draw_told(here, chosen)

    # -- the others --------------------------------------------------------------------------

    def _draw_other(self, seat: Seat, here: BuildPlan) -> None:
        easel, show, place = self._house.easel, self._show, here.others[seat]
        sitter = self._sitting.seating.sitters[seat]
        look, count, out = theme.SEATS[sitter.look], show.count(Place.BARN, seat), show.is_out(seat)
        is_set = seat in self._sitting.match.chosen
        if place.barn is None:
            tag = name_tag(
                easel,
                look,
                sitter.name,
                *place.tag,
                count=count,
                dim=out,
                size=_TIGHT_OTHER,
                most=place.most,
            )
            if is_set:
                sign_mark(easel, Sign.TICK, tag[0] + tag[2], place.tag[1], easel.px(_TICK))
            return
        barn(easel, look, count, *place.barn, easel.px(116.0), dim=out)
        left = Anchor.LEFT
        name_tag(
            easel,
            look,
            sitter.name,
            *place.tag,
            dim=out,
            size=_OTHER_TAG,
            most=place.most,
            anchor=left,
        )
        words = self._house.words
        if out:
            said = words(f"{self._slug}.out")
            chip(easel, said, *place.status, sign=Sign.CROSS, anchor=left, most=place.most)
        elif is_set:
            said, paper, ink = words("tableau.set"), theme.STOCK, theme.INK
            chip(easel, said, *place.status, sign=Sign.TICK, anchor=left, paper=paper, ink=ink)
        else:
            said = words("tableau.choosing")
            chip(easel, said, *place.status, sign=Sign.DOTS, anchor=left, most=place.most)

    # -- the slots ---------------------------------------------------------------------------

    def _draw_slots(self, here: BuildPlan, caps: tuple[str, ...]) -> None:
        easel, show, words = self._house.easel, self._show, self._house.words
        slots, placed = show.slots, show.placing.slots
        for number, (each, box) in enumerate(zip(slots, here.slots, strict=False)):
            filled = number < len(placed) and placed[number] is not None
            slot(easel, box, each.code, filled=filled)
            self._draw_name(each.code, box.centre[0], here, caps[number], box.width)
        if here.notes_y is None:
            return
        for code in dict.fromkeys(each.code for each in slots):
            boxes = [b for s, b in zip(slots, here.slots, strict=False) if s.code == code]
            x = (boxes[0].left + boxes[-1].right) / 2
            most = boxes[-1].right - boxes[0].left + easel.px(60)
            note = words(f"{self._slug}.slot.{code}.note")
            label(easel, note, x, here.notes_y, size=_NOTE, colour=theme.LILAC, most=most)

    def _draw_name(self, code: str, x: float, here: BuildPlan, cap: str, most: float) -> None:
        """What a slot is called, with its letter before it."""
        easel, name = self._house.easel, self._house.words(f"{self._slug}.slot.{code}")
        px, tall, gap = easel.scale.type(_NAME), easel.scale.grow(_CAP), easel.px(_CAP_GAP)
        before = key_cap_size(easel, cap, tall)[0] + gap if cap and not here.tight else 0.0
        most += gap - before
        px = fitting_px(easel, name, Face.DISPLAY, px, most)
        wide = min(most, float(easel.atlas.typeface.width(name, Face.DISPLAY, px)))
        if before:
            key_cap(easel, cap, x - (wide + gap) / 2, here.names_y, tall)
            x += before / 2
        label(easel, name, x, here.names_y, face=Face.DISPLAY, px=px, most=most)

    # -- the own cards -----------------------------------------------------------------------

    def _draw_cards(self, here: BuildPlan, looked_at: Card | None) -> None:
        show = self._show
        tokens = show.stage.zones.get(zone_of(Place.HAND, show.front), ())
        placing, easel = show.placing, self._house.easel
        for token in tokens:
            if token is show.dragged:
                continue
            card = token.card
            lies = card is not None and placing.slot_of(card) is not None
            wide = here.card if lies else here.hand_card
            if card is not None and not self.covered and card in (placing.picked, looked_at):
                x, y = token.pose.pixels(easel.scale)
                if not lies:
                    glow(easel, x, y, wide)
                if card == placing.picked or not lies:
                    rim(easel, x, y, wide, token.pose.degrees)
            self.draw_card(token, wide)
        kept = self._kept()
        for token in tokens:
            lies = token.card == kept and token is not show.dragged
            if kept is not None and lies and not here.tight:
                self._draw_kept(token)

    def draw_card(self, token: Token, width_px: float, *, lift: float = 0.0) -> None:
        """A card that lies, or is on its way."""
        easel = self._house.easel
        x, y = token.pose.pixels(easel.scale)
        name = self._show.face(None if self.covered else token.card)
        wide = token.pose.size * easel.px(268.0)
        angle = token.pose.degrees
        if lift or token.turned or abs(wide - width_px) > 1:
            card_moving(
                easel,
                name,
                x,
                y,
                width_px,
                angle=angle,
                scale=wide / width_px,
                open_share=1 - token.turned,
                lift=lift,
            )
            return
        card_at_rest(easel, name, x, y, width_px, angle=angle)

    def _kept(self) -> Card | None:
        """The card that was left over from last turn, to whoever sees it."""
        show = self._show
        if show.viewer is None or self.covered:
            return None
        return show.tableau.kept(self._sitting.match.view(show.viewer))

    def _draw_kept(self, token: Token) -> None:
        """A chip on its upper edge."""
        easel = self._house.easel
        x, y = token.pose.pixels(easel.scale)
        up = token.pose.size * easel.px(268.0) * theme.CARD_RATIO / 2 + easel.px(_KEPT_UP)
        said = self._house.words(f"{self._slug}.kept")
        chip(easel, said, x, y - up, size=_KEPT, paper=theme.STOCK, ink=theme.INK)

    # -- the own seat ------------------------------------------------------------------------

    def _draw_own(self, here: BuildPlan) -> None:
        easel, show, words = self._house.easel, self._show, self._house.words
        sitter = self._sitting.seating.sitters[show.front]
        look, count = theme.SEATS[sitter.look], show.count(Place.BARN, show.front)
        most, left = here.line_most + easel.px(170), Anchor.LEFT
        name_tag(
            easel,
            look,
            sitter.name,
            *here.own_tag,
            turn=True,
            count=count if here.tight else None,
            size=_TIGHT_OTHER if here.tight else _TAG,
            most=most,
            anchor=left,
        )
        if not here.tight:
            barn(easel, look, count, *here.own_barn, here.own_barn_card)
        missing = show.placing.missing
        said = words.plural("tableau.place", missing) if missing else words("tableau.ready")
        label(
            easel,
            said,
            *here.line,
            face=Face.BOLD,
            size=theme.SMALL if here.tight else _LINE,
            colour=theme.GOLD,
            anchor=left,
            most=here.line_most,
        )
        if here.note is not None:
            said, most = words("tableau.yours"), here.line_most
            label(easel, said, *here.note, colour=theme.LILAC, anchor=left, most=most)

    def _draw_told(self, here: BuildPlan, chosen: Chosen) -> None:
        """What has the focus, and what it is good for."""
        if not chosen.title:
            return
        easel, box = self._house.easel, here.info
        if box is None:
            words = f"{chosen.title}: {chosen.body}" if chosen.body else chosen.title
            x, y = here.info_at
            bubble(easel, words, x, y, size=theme.SMALL, face=Face.BOLD, most=here.info_most)
            return
        panel(easel, box, colour=theme.STOCK)
        x, most = box.left + easel.px(_PAD), box.width - 2 * easel.px(_PAD)
        y, left = box.top + easel.px(_TITLE_DOWN), Anchor.LEFT
        ink = theme.INK
        label(
            easel,
            chosen.title,
            x,
            y,
            face=Face.DISPLAY,
            size=_TITLE,
            colour=ink,
            anchor=left,
            most=most,
        )
        down = box.top + easel.px(_BODY_DOWN)
        block(
            easel,
            chosen.body,
            x,
            down,
            most,
            face=Face.SEMIBOLD,
            size=_BODY,
            colour=ink,
            leading=1.15,
            most_lines=2,
        )
