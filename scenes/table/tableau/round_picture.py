"""Draws the table while cards are turned and resolved: the arc, the order, and everybody's own.

It decides nothing, and draws no face that the show does not hold.
"""

from game.zones import Place, Seat, zone_of
from scenes.house import House
from scenes.table.sitting import Sitting
from scenes.table.stage import Token
from scenes.table.tableau.plan import RoundPlan, below_small
from scenes.table.tableau.rail_picture import draw_rail
from scenes.table.tableau.tableau_show import TableauShow
from sprites import theme
from sprites.barn import barn
from sprites.bubble import bubble, plate
from sprites.canvas import Anchor
from sprites.card_sprite import card_at_rest, card_moving
from sprites.hand_fan import glow, rim
from sprites.panel import panel
from sprites.rail import mark
from sprites.seat_mark import emblem_disc, name_tag
from sprites.typeface import Face
from sprites.words import label

_TOLD, _TIGHT_TOLD, _NAME, _TAG, _TIGHT_TAG = 36.0, 28.0, 32.0, 36.0, 24.0
_NOTE, _NOTE_LEADING, _NOTE_AIR = 28.0, 1.5, 1.1
_EMBLEM, _NAME_X = 44.0, 34.0
_PAPER, _FAINT, _BETWEEN = 34.0, 120, 4.0
_MOST_IN_HEAP = 16
_STOCK_LAYERS = 4
_LAYER = (2.5, -2.5)
_BELOW_HEAP = 26.0


class RoundPicture:
    """The picture of one table while nobody builds."""

    def __init__(self, house: House, sitting: Sitting, show: TableauShow) -> None:
        self._house = house
        self._sitting = sitting
        self._show = show
        self.covered = False

    def draw(self, words: str, note: str) -> None:
        """All but the ground; `words` are what is told or asked, with a `note` below."""
        show, here = self._show, self._show.plan
        draw_rail(self._house, self._sitting, show)
        self._draw_heaps(here)
        for seat in show.seats:
            self._draw_own(seat, here)
        with self._house.canvas.shifted(*map(self._house.scale.px, show.stage.shake)):
            for seat in show.seats:
                self._draw_flip(seat, here)
            self._draw_mark(here)
        if words and not self.covered:
            self._draw_words(words, note, here)

    # -- in the middle -----------------------------------------------------------------------

    def _draw_flip(self, seat: Seat, here: RoundPlan) -> None:
        easel, show, place = self._house.easel, self._show, here.seats[seat]
        tokens = show.stage.zones.get(zone_of(Place.FLIP, seat), [])
        acts = show.acting.holder == seat
        for token in tokens:
            if acts:
                glow(easel, *place.flip, here.flip_card)
                rim(easel, *place.flip, here.flip_card, place.degrees)
            self._draw_card(token, here.flip_card)
        if tokens or here.tight:
            sitter = self._sitting.seating.sitters[seat]
            look, most = theme.SEATS[sitter.look], place.tag_most
            size = _TIGHT_TAG if here.tight else _TAG
            out = show.is_out(seat)
            at = place.tag
            name_tag(easel, look, sitter.name, *at, turn=acts, dim=out, size=size, most=most)

    def _draw_card(self, token: Token, width_px: float) -> None:
        """A card where it lies, or turns over, or glides."""
        easel = self._house.easel
        x, y = token.pose.pixels(easel.scale)
        name = self._show.face(None if self.covered else token.card)
        wide = token.pose.size * easel.px(268.0)
        if token.turned or token.squash or abs(wide - width_px) > 1:
            scale = wide / width_px
            card_moving(
                easel,
                name,
                x,
                y,
                width_px,
                angle=token.pose.degrees,
                scale=scale,
                open_share=1 - token.turned,
                lift=0.0,
            )
            return
        card_at_rest(easel, name, x, y, width_px, angle=token.pose.degrees)

    def _draw_heaps(self, here: RoundPlan) -> None:
        """What is left to deal, and the pot, with their numbers."""
        easel, show, words = self._house.easel, self._show, self._house.words
        slug = self._sitting.game.info.slug
        left, pot = show.count(Place.STOCK), show.stage.zones.get(zone_of(Place.CENTRE), [])
        x, y = here.stock
        if left and not here.tight:
            for layer in range(min(left, _STOCK_LAYERS)):
                dx, dy = (easel.px(part) * layer for part in _LAYER)
                card_at_rest(easel, show.face(None), x + dx, y + dy, here.aside_card)
            down = y + here.aside_card * 0.7 + easel.px(_BELOW_HEAP)
            said = words.plural(f"{slug}.left", left)
            label(easel, said, x, down, size=theme.SMALL, colour=theme.LILAC)
        for token in pot[-_MOST_IN_HEAP:]:
            aside = token.pose.size * easel.px(268.0) < (here.aside_card + here.pot_card) / 2
            self._draw_card(token, here.aside_card if aside else here.pot_card)
        if pot:
            x, y = here.pot
            if self._show.home(zone_of(Place.CENTRE), 0, None).fx > x / easel.scale.width + 0.1:
                x, y = here.pot_aside
            wide = here.aside_card if x == here.pot_aside[0] else here.pot_card
            down = y + wide * 0.85 + easel.px(_BELOW_HEAP)
            said = words.plural(f"{slug}.pot", len(pot))
            plate(easel, said, x, down, size=theme.SMALL)

    def _draw_mark(self, here: RoundPlan) -> None:
        """The drawing of the step over the card that acts."""
        found = self._show.acting.mark
        if found is None or found.size <= 0 or self.covered:
            return
        x, y = here.seats[found.seat].flip
        wide, alpha = found.size * here.flip_card, round(255 * found.alpha)
        mark(self._house.easel, found.art, x, y, wide, alpha)

    def _draw_words(self, words: str, note: str, here: RoundPlan) -> None:
        easel, (x, y) = self._house.easel, here.told
        if not note or here.tight:
            size = _TIGHT_TOLD if here.tight else _TOLD
            bubble(easel, words, x, y, size=size, most=here.told_most)
            return
        large, small = easel.scale.type(_TOLD), easel.scale.type(_NOTE)
        typeface, air = easel.atlas.typeface, _NOTE_AIR * large
        widths = typeface.width(words, Face.DISPLAY, large), typeface.width(note, Face.BOLD, small)
        wide = min(here.told_most, max(widths) + 2 * air)
        tall = _NOTE_LEADING * (large + small)
        box = (x - wide / 2, y - tall / 2, wide, tall)
        panel(easel, box, colour=theme.STOCK, radius=_PAPER)
        most, ink = wide - air, theme.INK
        up, down = y - small * _NOTE_LEADING / 2, y + large * _NOTE_LEADING / 2
        label(easel, words, x, up, face=Face.DISPLAY, size=_TOLD, colour=ink, most=most)
        label(easel, note, x, down, face=Face.BOLD, size=_NOTE, colour=ink, most=most)

    # -- at the foot -------------------------------------------------------------------------

    def _draw_own(self, seat: Seat, here: RoundPlan) -> None:
        """Name, barn, and the hidden cards of one seat."""
        easel, show, place = self._house.easel, self._show, here.seats[seat]
        sitter, out = self._sitting.seating.sitters[seat], show.is_out(seat)
        look = theme.SEATS[sitter.look]
        if not here.tight:
            self._draw_name(seat, here)
        barn(easel, look, show.count(Place.BARN, seat), *place.barn, here.barn_card, dim=out)
        for where in (Place.HAND, Place.COMBAT, Place.HOLE):
            for token in show.stage.zones.get(zone_of(where, seat), ()):
                self._draw_card(token, here.small_card)
        if not here.tight:
            self._draw_labels(seat, here)

    def _draw_name(self, seat: Seat, here: RoundPlan) -> None:
        """Emblem and name over the barn."""
        easel, place, out = self._house.easel, here.seats[seat], self._show.is_out(seat)
        sitter = self._sitting.seating.sitters[seat]
        (x, y), wide, alpha = place.name, easel.px(_EMBLEM), _FAINT if out else 255
        emblem_disc(easel, theme.SEATS[sitter.look], x + wide / 2, y, wide, alpha=alpha)
        label(
            easel,
            sitter.name,
            x + wide / 2 + easel.px(_NAME_X),
            y,
            face=Face.DISPLAY,
            size=_NAME,
            colour=theme.RAIL_OFF if out else theme.STOCK,
            anchor=Anchor.LEFT,
            most=place.name_most - easel.px(_EMBLEM + _NAME_X),
        )

    def _draw_labels(self, seat: Seat, here: RoundPlan) -> None:
        """What the hidden cards are for; or that the seat is out."""
        easel, show, place = self._house.easel, self._show, here.seats[seat]
        slug, words = self._sitting.game.info.slug, self._house.words
        combat = sum(x for x, _ in place.combat) / len(place.combat)
        if show.is_out(seat):
            x = (combat + place.hole[0]) / 2
            label(easel, words(f"{slug}.out"), x, place.hole[1], colour=theme.RAIL_OFF)
            return
        hole = "hammer" if any(slot.code == "hammer" for slot in show.slots) else "hole"
        most = place.hole[0] - combat - easel.px(_BETWEEN)
        for where, code, x in ((Place.COMBAT, "combat", combat), (Place.HOLE, hole, place.hole[0])):
            if show.count(where, seat):
                y = below_small(easel.scale, place.hole[1])
                said = words(f"{slug}.slot.{code}")
                label(easel, said, x, y, size=theme.CAPITALS, colour=theme.LILAC, most=most)
