"""The house of games: which room is whose, and the rooms drawn in their windows.

Rooms come from the catalogue; a house has at least six, and those without a game are dark.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from game.catalogue import open_games
from game.rules import Game
from game.table import Piece as Furnishing
from game.table import Prop, Table
from scenes.controls import Box
from scenes.house import House
from sprites.house import House as HousePlan
from sprites.house import house as draw_house
from sprites.packs import face_name
from sprites.room import UNDER_SHEETS, Furniture, Piece, Thing, room

ROOMS_A_HOUSE = 6


@dataclass(frozen=True, slots=True)
class Room:
    """A window: the game that lives there, if one does, and what stands in it."""

    game: Game | None
    furniture: Furniture


def shelf() -> tuple[Room, ...]:
    """Every game's room in the order of the catalogue, then empty ones to fill the last house."""
    rooms = [Room(game, _furnished(game)) for game in open_games()]
    empty = -len(rooms) % ROOMS_A_HOUSE if rooms else ROOMS_A_HOUSE
    rooms += [Room(None, UNDER_SHEETS[i % len(UNDER_SHEETS)]) for i in range(empty)]
    return tuple(rooms)


def room_of(rooms: tuple[Room, ...], slug: str) -> int:
    """The place of a game's room, or of the first if nobody of that name lives here."""
    for place, each in enumerate(rooms):
        if each.game is not None and each.game.info.slug == slug:
            return place
    return 0


def page_of(place: int) -> int:
    """Which house a room is in: six rooms a house."""
    return place // ROOMS_A_HOUSE


def places_on(page: int, rooms: tuple[Room, ...]) -> range:
    """The places of the rooms in that house."""
    start = page * ROOMS_A_HOUSE
    return range(start, min(start + ROOMS_A_HOUSE, len(rooms)))


def room_box(house: House, place: int) -> Box:
    """The window pane of a room."""
    width, height = house.canvas.size
    return Box(*HousePlan(width, height).room(place % ROOMS_A_HOUSE))


def draw_shelf(
    house: House,
    rooms: tuple[Room, ...],
    page: int,
    lamps: Mapping[int, float],
    *,
    focused: int | None = None,
) -> None:
    """Sky, house and windows. `lamps` tells how far the lamp of a room is on, 0 to 1."""
    easel, words = house.easel, house.words
    draw_house(easel)
    places = places_on(page, rooms)
    for place in sorted(places, key=lambda each: lamps.get(each, 0.0)):
        each = rooms[place]
        sign = "" if each.game is None else words(f"{each.game.info.slug}.name")
        room(
            easel,
            room_box(house, place),
            each.furniture,
            sign,
            lit=lamps.get(place, 0.0),
            to_let="" if each.game is not None else words("choose.to_let"),
            focused=place == focused,
        )


def _furnished(game: Game) -> Furniture:
    table = game.table
    return Furniture(
        table.ground,
        tuple(
            Piece(
                Thing(piece.prop.value),
                _name(table, piece),
                piece.x,
                piece.y,
                piece.width,
                piece.degrees,
            )
            for piece in table.room
        ),
    )


def _name(table: Table, piece: Furnishing) -> str:
    """What the piece is called: a card and a back are those of the game's pack."""
    if piece.prop in (Prop.CARD, Prop.BACK):
        return face_name(table.pack, piece.name or None) or ""
    return piece.name
