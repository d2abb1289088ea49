"""What of a wager is found when the app opens: a bout to be gone on with, or one that is over.

An app that was killed between the last throw and the result has lost nobody's loss: it is entered
here, before anything else can be done (PS-08).
"""

from game.catalogue import game_named
from game.nodes import End
from game.pink_slip.deeds import Cancelled
from game.pink_slip.ledger import Ledger
from game.record import Record, read_record, replay
from scenes.house import House
from scenes.pink_slip.books import Books
from scenes.pink_slip.wager_sitting import WagerSitting
from scenes.pink_slip.wager_table import WagerTable
from scenes.scene import Scene
from scenes.services.storage import SavedMatch


def settle_late(house: House) -> str | None:
    """Enter the end of a bout that is over already; gives what has to be told."""
    books = Books(house)
    match_id = _match_id(books.ledger)
    if not match_id:
        return None
    lines = house.storage.export_lines(match_id)
    if not lines:  # without its match nobody could ever end it
        books.enter(Cancelled())
        return None
    record = read_record(lines)
    if not _is_over(record):
        return None
    sitting = WagerSitting.go_on(house, books)
    sitting.finish()
    outcome = sitting.outcome
    assert outcome is not None
    names = [sitter.name for sitter in sitting.seating.sitters]
    winner = outcome.winners[0]
    return house.words("slips.settled_late", winner=names[winner], loser=names[1 - winner])


def wager_left(house: House, saved: SavedMatch) -> Scene | None:
    """The table of this match, if it is thrown for slips. Raises NotationError."""
    books = Books(house)
    if _match_id(books.ledger) != saved.match_id:
        return None
    return WagerTable(house, WagerSitting.go_on(house, books), resumed=True)


def _match_id(ledger: Ledger) -> str:
    return "" if ledger.wager is None else ledger.wager.match_id


def _is_over(record: Record) -> bool:
    game = game_named(record.header.slug)
    state = replay(game, record.header.setup, record.entries)
    return isinstance(game.rules.node(state), End)
