"""What is remembered of how people throw, from one evening to the next, and how it is forgotten.

It is kept with a person's profile, for bots that read habits; nobody else asks for it.
"""

from collections.abc import Mapping

from game.bots.bot import Remembers
from game.bots.throwing.exchanges import Exchange, exchanges, memory_after, read_memory
from game.bots.throwing.knowledge import Knowledge, knowledge
from game.bots.throwing.mixes import EVEN
from game.bots.throwing.reader import Reader
from game.bouts.bout import Bout
from game.rules import Game
from game.zones import Seat
from scenes.seating import Seating
from scenes.services.storage import Storage

MEMORY_KEY = "throw.memory."
"""What is remembered is a setting of this name, followed by the profile's id."""


def reads_people(game: Game, seating: Seating) -> bool:
    """Whether a bot at this table remembers people."""
    levels = {sitter.bot for sitter in seating.sitters if sitter.bot is not None}
    return any(isinstance(game.makers[level](), Remembers) for level in levels)


def memories(storage: Storage, game: Game, seating: Seating) -> Mapping[Seat, str]:
    """What is known of the people at this table, if a bot there wants to know."""
    if not reads_people(game, seating):
        return {}
    stored = storage.settings()
    ids = {profile.name: profile.profile_id for profile in storage.profiles()}
    found: dict[Seat, str] = {}
    for seat in seating.people:
        known = stored.get(MEMORY_KEY + ids.get(seating.sitters[seat].name, ""))
        if isinstance(known, str):
            found[seat] = known
    return found


def remember(storage: Storage, profile_id: str, bout: Bout, seat: Seat) -> None:
    """Add what this person threw in a bout."""
    known = storage.settings().get(MEMORY_KEY + profile_id)
    after = memory_after(known if isinstance(known, str) else "", bout.rounds, seat)
    storage.set_settings({MEMORY_KEY + profile_id: after})


def forget(storage: Storage, name: str) -> None:
    """Nothing is known any more of how this person throws."""
    for profile in storage.profiles():
        if profile.name == name:
            storage.set_settings({MEMORY_KEY + profile.profile_id: ""})


class Study:
    """What a bot could know of one person by now: all that was remembered, and this bout."""

    def __init__(self, memory: str) -> None:
        self._known: list[Exchange] = list(read_memory(memory))
        self._reader = Reader(EVEN, self._known)
        self._rounds = 0

    def after(self, bout: Bout, seat: Seat) -> Knowledge:
        """Take up what was thrown since, and tell."""
        for exchange in exchanges(bout.rounds[self._rounds :], seat):
            self._known.append(exchange)
            self._reader.learn(exchange)
        self._rounds = len(bout.rounds)
        return knowledge(self._known, self._reader)
