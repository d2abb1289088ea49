"""The true side of a table: the match, its clock, and its record. Nothing here is drawn.

The match runs ahead; the picture follows. Every step is given to the storage as it happens.
"""

import secrets
from collections.abc import Sequence

from game.catalogue import game_named
from game.chance import child
from game.errors import NotationError, Reason
from game.events import Event
from game.match import Match
from game.nodes import End
from game.outcome import Outcome
from game.record import (
    Entry,
    Header,
    digest_of,
    read_entry,
    read_header,
    write_entry,
    write_header,
)
from game.rules import Game
from game.zones import Layout, Seat
from scenes.house import House
from scenes.seating import SEATING_KEY, Seating, read_seating, write_seating
from scenes.services.clock import TableClock
from scenes.services.storage import SavedMatch
from scenes.services.storage.records import Sample
from scenes.table.figures import figures
from scenes.throw.memory import memories, remember

SEED_BITS = 40


def take_up(house: House, match_id: str) -> tuple[Game, Seating, Header, str, tuple[Entry, ...]]:
    """Make a match that was left this copy's: what a sitting is made of. Raises NotationError."""
    taken = house.storage.take(match_id)
    if taken is None:
        raise NotationError("another copy plays it")
    header = read_header(taken.header)
    game = game_named(header.slug)
    entries = tuple(read_entry(game.rules, entry.text)[0] for entry in taken.entries)
    written = house.storage.settings().get(SEATING_KEY + match_id)
    if not isinstance(written, str):
        raise NotationError("nobody knows who sat where")
    return game, read_seating(written), header, match_id, entries


class Sitting:
    """One match being played and kept."""

    def __init__(
        self,
        house: House,
        game: Game,
        seating: Seating,
        header: Header,
        match_id: str,
        entries: tuple[Entry, ...] = (),
    ) -> None:
        self.game = game
        self.seating = seating
        self.match_id = match_id
        self.clock = TableClock(house.clock)
        self._storage = house.storage
        self._log = house.log
        self._told = 0
        self._finished = False
        self.match = Match(
            game,
            header.setup,
            header.seed,
            pace=house.settings.bot_pace.factor,
            entries=entries,
            listener=self._keep,
            memories=memories(house.storage, game, seating),
        )

    @classmethod
    def begin(
        cls,
        house: House,
        game: Game,
        seating: Seating,
        *,
        seed: int | None = None,
        dealer: Seat | None = None,
    ) -> "Sitting":
        """A new match; chance picks what is not given."""
        seed = secrets.randbits(SEED_BITS) if seed is None else seed
        if dealer is None:
            dealer = int(child(seed, "dealer").random() * len(seating.sitters))
        header = Header(game.info.slug, game.info.rules_version, seating.setup(game, dealer), seed)
        match_id = house.storage.begin_match(write_header(header))
        house.storage.set_settings({SEATING_KEY + match_id: write_seating(seating)})
        house.log.note("match", write_header(header))
        return cls(house, game, seating, header, match_id)

    @classmethod
    def resume(cls, house: House, saved: SavedMatch) -> "Sitting":
        """Take up a match where it was left. Raises NotationError if that cannot be done."""
        return cls(house, *take_up(house, saved.match_id))

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, if it has."""
        return self.match.node.outcome if isinstance(self.match.node, End) else None

    def layout(self, viewer: Seat | None = None) -> Layout:
        """Where every card lies, as this seat, or (None) everybody, may see it."""
        rules = self.game.rules
        return rules.layout(rules.view(self.match.state, viewer))

    def layout_before_the_deal(self, viewer: Seat | None = None) -> Layout:
        """Where every card lay before the match began."""
        rules = self.game.rules
        return rules.layout(rules.view(rules.start(self.match.setup), viewer))

    def rematch(self, house: House) -> "Sitting":
        """The same people at the same table once more; the deal goes round."""
        dealer = (self.match.setup.dealer + 1) % len(self.match.setup.chairs)
        return Sitting.begin(house, self.game, self.seating, dealer=dealer)

    def take_back(self, seat: Seat) -> Reason | None:
        """Go back to this seat's last decision; the reason if that cannot be."""
        refused = self.match.take_back(seat, self.clock.now_ms())
        if refused is None:
            self._told = len(self.match.history)
        return refused

    def news(self) -> Sequence[Event]:
        """What happened since this was last asked."""
        news = self.match.history[self._told :]
        self._told = len(self.match.history)
        return news

    def finish(self) -> None:
        """The match is over: close its record, and count it for the people who played."""
        outcome = self.outcome
        if outcome is None or self._finished:
            return
        self._finished = True
        samples: list[Sample] = []
        history = (*self.match.past, *self.match.history)
        bout = self.game.table.bout(self.match.view(None))
        profiles = {profile.name: profile for profile in self._storage.profiles()}
        for seat in self.seating.people:
            name = self.seating.sitters[seat].name
            profile = profiles.get(name) or self._storage.add_profile(name)
            profiles[name] = profile
            if bout is not None:
                remember(self._storage, profile.profile_id, bout, seat)
            samples.extend(
                Sample(profile.profile_id, self.game.info.slug, figure, number)
                for figure, number in figures(self.game, history, outcome, seat)
            )
        counts = not self.match.undone
        self._storage.finish(self.match_id, outcome.reason.code, counts=counts, samples=samples)
        self._log.note("ended", outcome.reason.code)

    def _keep(self, number: int, entry: Entry, state: object) -> None:
        line = write_entry(entry, digest_of(self.game.rules, state))
        self._storage.append(self.match_id, number - 1, line)
        self._log.action(line)
