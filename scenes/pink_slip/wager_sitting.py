"""A bout for slips: every step is on the disk before it is seen, and the end is settled with it.

Being killed anywhere saves no slip: what was thrown stands in the record, and whoever opens the
app next finds it lost (PS-08).
"""

import secrets

from game.bouts.bout import Bout
from game.bouts.bout_match import LIVE_RHYTHM
from game.errors import NotationError
from game.pink_slip.deeds import Accepted, Cancelled
from game.pink_slip.ledger import Wager
from game.pink_slip.wagers import game_of, may_cancel, next_deed, setup_of
from game.record import Entry, Header, digest_of, write_entry, write_header
from game.zones import Seat
from scenes.house import House
from scenes.input.intents import Control, Device
from scenes.pink_slip.books import Books
from scenes.seating import SEATING_KEY, Seating, Sitter, write_seating
from scenes.table.sitting import SEED_BITS, Sitting, take_up
from sprites import theme

MOUSE = Control(Device.MOUSE, 1)


class WagerSitting(Sitting):
    """The match of the wager in the books. `wager` and `winner` outlast its settlement."""

    def __init__(
        self,
        house: House,
        books: Books,
        seating: Seating,
        header: Header,
        match_id: str,
        entries: tuple[Entry, ...] = (),
    ) -> None:
        wager = books.ledger.wager
        if wager is None or wager.match_id != match_id:
            raise NotationError("nothing is thrown for in that match")
        self._books = books
        self.wager: Wager = wager
        super().__init__(house, game_of(wager), seating, header, match_id, entries)
        self._settle(self.bout)

    @classmethod
    def accept(cls, house: House, books: Books, *, by_mouse: bool = False) -> "WagerSitting":
        """The challenge in the books is accepted: its match begins. Raises IllegalAction.

        People throw with five keys each, or with one mouse that goes round.
        """
        wager = books.ledger.wager
        if wager is None:
            raise NotationError("nobody has been challenged")
        game = game_of(wager)
        seed = secrets.randbits(SEED_BITS)
        header = Header(game.info.slug, game.info.rules_version, setup_of(wager), seed)
        seating = _seating(books, wager, game.info.slug, MOUSE if by_mouse else None)
        match_id = house.storage.new_match_id()
        house.storage.set_settings({SEATING_KEY + match_id: write_seating(seating)})
        books.enter(Accepted(match_id), (match_id, write_header(header)))
        house.log.note("match", write_header(header))
        return cls(house, books, seating, header, match_id)

    @classmethod
    def go_on(cls, house: House, books: Books) -> "WagerSitting":
        """The wager's match where it was left. Raises NotationError if that cannot be done."""
        wager = books.ledger.wager
        match_id = "" if wager is None else wager.match_id
        _, seating, header, _, entries = take_up(house, match_id)
        return cls(house, books, seating, header, match_id, entries)

    @property
    def bout(self) -> Bout:
        """How it stands."""
        bout = self.game.table.bout(self.match.view(None))
        assert bout is not None
        return bout

    @property
    def may_cancel(self) -> bool:
        """Whether it can still be called off: nothing was thrown yet."""
        return may_cancel(self.bout)

    def cancel(self) -> None:
        """Call it off. Raises IllegalAction."""
        self._books.enter(Cancelled())
        self._storage.drop_match(self.match_id)

    def give_up(self, seat: Seat) -> None:
        """This seat misses every throw until all is lost."""
        self.match.give_up(seat, self.clock.now_ms())
        self.finish()

    def _keep(self, number: int, entry: Entry, state: object) -> None:
        line = write_entry(entry, digest_of(self.game.rules, state))
        self._storage.append(self.match_id, number - 1, line, durable=True)
        self._storage.flush()
        self._log.action(line)
        self._settle(self.game.table.bout(self.game.rules.view(state, None)))

    def _settle(self, bout: Bout | None) -> None:
        deed = None if bout is None else next_deed(self._books.ledger, bout, self._books.today)
        if deed is not None:
            self._books.enter(deed)


def _seating(books: Books, wager: Wager, slug: str, control: Control | None) -> Seating:
    """Both players, told apart even if they have chosen the same emblem."""
    players = wager.player(0), wager.player(1)
    looks, levels = [books.look(player) for player in players], map(books.level, players)
    if looks[0] == looks[1]:
        looks[1] = (looks[0] + 1) % len(theme.SEATS)
    sitters = tuple(
        Sitter(books.name(player), look, level, None if level else control)
        for player, look, level in zip(players, looks, levels, strict=True)
    )
    options = ((LIVE_RHYTHM.key, True),) if wager.live else ()
    return Seating(slug, sitters, options)
