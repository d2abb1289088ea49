"""One mouse for several people: each chooses in turn, and the others look away.

Between two people a cover lies over everything; what it shows depends on whose turn it is, and on
nothing that was chosen.
"""

from game.bouts.throws import Symbol
from game.zones import Seat
from scenes.house import House
from scenes.table.sitting import Sitting
from scenes.throw.keys import mouse_seats
from scenes.throw.moment import Ask, Hit, Moment, TileAt
from scenes.throw.telling import ThrowTeller
from sprites import theme
from sprites.button import Look, button, button_height, button_width
from sprites.seat_mark import emblem_disc
from sprites.symbols import symbol_tile
from sprites.theme import SeatLook
from sprites.typeface import Face
from sprites.words import fitting_px, label

MANY = 2
EMBLEM, EMBLEM_Y = 200.0, 0.24
NAME, NAME_Y, NAME_MOST = 104.0, 0.42, 0.8
SAID_Y, SAID_MOST, SAID = 0.50, 0.6, 38.0
BUTTON_Y = 0.74
TILE, TILE_GAP, TILES_Y = (190.0, 248.0), 22.0, 0.72


class Passing:
    """Who has the mouse, if it goes round. `looking` sees their tiles now."""

    def __init__(self, house: House, sitting: Sitting, teller: ThrowTeller) -> None:
        self._house = house
        self._sitting = sitting
        self._teller = teller
        seats = mouse_seats(sitting.seating)
        self.seats = seats if len(seats) >= MANY else ()
        self.looking: Seat | None = None
        self.hits: list[Hit] = []

    def turn(self, moment: Moment, showing: bool) -> Seat | None:
        """Who is to choose with the mouse now."""
        if showing or moment.tempo is not None:
            return None
        for seat in self.seats:
            if seat in moment.bout.standing and seat not in moment.chosen:
                return seat
        return None

    def take(self, seat: Seat | None) -> None:
        """This person has the mouse, and nobody else looks."""
        self.looking = seat

    def draw(self, seat: Seat) -> None:
        """The cover, or, for the person behind it, five tiles."""
        easel, scale = self._house.easel, self._house.scale
        look = theme.SEATS[self._sitting.seating.sitters[seat].look]
        self.hits = []
        easel.canvas.fill((0, 0, scale.width, scale.height), theme.THROW_GROUNDS[look.colour])
        if self.looking != seat:
            self.looking = None
        self._draw_name(seat, look)
        self._say("throw.pass.look" if self.looking == seat else "throw.pass.away", seat)
        if self.looking == seat:
            self._draw_tiles(seat)
        else:
            self._draw_button(seat)

    def _draw_name(self, seat: Seat, look: SeatLook) -> None:
        easel, scale = self._house.easel, self._house.scale
        middle, name = scale.width / 2, self._teller.name(seat)
        emblem_disc(easel, look, middle, EMBLEM_Y * scale.height, scale.px(EMBLEM))
        most = NAME_MOST * scale.width
        label(
            easel,
            name,
            middle,
            NAME_Y * scale.height,
            face=Face.DISPLAY,
            px=fitting_px(easel, name, Face.DISPLAY, scale.px(NAME), most),
            most=most,
        )

    def _say(self, key: str, seat: Seat) -> None:
        easel, scale = self._house.easel, self._house.scale
        said = self._house.words(key, name=self._teller.name(seat))
        wide = SAID_MOST * scale.width
        left = (scale.width - wide) / 2
        top = SAID_Y * scale.height - scale.px(SAID) / 2
        lines = easel.atlas.typeface.wrap(said, Face.MEDIUM, scale.type(SAID), wide)
        for number, line in enumerate(lines):
            y = top + (number + 0.5) * scale.type(SAID) * theme.LEADING
            label(easel, line, left + wide / 2, y, face=Face.MEDIUM, size=SAID, most=wide)

    def _draw_button(self, seat: Seat) -> None:
        easel, scale = self._house.easel, self._house.scale
        said = self._house.words("throw.pass.here", name=self._teller.name(seat))
        tall = button_height(easel, Look.PRIMARY)
        wide = min(0.6 * scale.width, button_width(easel, said, Look.PRIMARY, tall))
        area = ((scale.width - wide) / 2, BUTTON_Y * scale.height - tall / 2, wide, tall)
        button(easel, area, said, look=Look.PRIMARY)
        self.hits.append(Hit(area, Ask.HERE))

    def _draw_tiles(self, seat: Seat) -> None:
        easel, scale = self._house.easel, self._house.scale
        wide, tall, gap = scale.px(TILE[0]), scale.px(TILE[1]), scale.px(TILE_GAP)
        left = (scale.width - len(Symbol) * wide - (len(Symbol) - 1) * gap) / 2
        top = TILES_Y * scale.height - tall / 2
        for number, symbol in enumerate(Symbol):
            area = (left + number * (wide + gap), top, wide, tall)
            symbol_tile(easel, symbol.code, self._teller.symbol(symbol.code).title(), area)
            self.hits.append(Hit(area, TileAt(seat, symbol)))
