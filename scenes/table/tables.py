"""Which kind of table a game is played at: its table.py says it by how its cards lie."""

from game.rules import Game
from scenes.house import House
from scenes.seating import Seating
from scenes.services.storage import SavedMatch
from scenes.table.hands.hands_table import HandsTable
from scenes.table.mats.mats_table import MatsTable
from scenes.table.sitting import Sitting
from scenes.table.table_scene import TableScene
from scenes.table.tableau.tableau_table import TableauTable
from scenes.throw.throw_table import ThrowTable


def table_for(house: House, sitting: Sitting, *, resumed: bool = False) -> TableScene:
    """The table for this match: of tableaus, with hands, or bare, where all is thrown."""
    return _kind(sitting.game)(house, sitting, resumed=resumed)


def deal(house: House, game: Game, seating: Seating, seed: int | None = None) -> TableScene:
    """A new match for these people."""
    return table_for(house, Sitting.begin(house, game, seating, seed=seed))


def resume(house: House, saved: SavedMatch) -> TableScene:
    """A match taken up where it was left; it begins paused. Raises NotationError."""
    return table_for(house, Sitting.resume(house, saved), resumed=True)


def _kind(game: Game) -> type[TableScene]:
    if game.table.only_throws:
        return ThrowTable
    if game.table.tableau is not None:
        return TableauTable
    return HandsTable if game.table.has_hands else MatsTable
