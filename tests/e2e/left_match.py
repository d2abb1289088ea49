"""A match that was left shortly before its end, as the app would find it at its next start."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from game.bots.bot import settled
from game.chance import child
from game.match import Match
from game.moves import touched
from game.nodes import End, Turn
from game.rules import Game
from game.zones import Seat
from scenes.house import House
from scenes.seating import Seating
from scenes.services.settings import BotPace
from scenes.table.sitting import Sitting

LONG_MS = 60_000.0
SEEDS = range(1, 100)
CARDS = 3
"""So many of the last cards at least are laid by people: each in another manner."""


@dataclass(slots=True)
class Rehearsal:
    """A match in which people play as bots of the first level would, and shout nothing."""

    match: Match
    people: tuple[Seat, ...]
    ways: dict[int, int] = field(default_factory=dict)
    """For each entry of a person, by its number: how many actions touched the same."""

    def play(self, entries: int) -> None:
        """Until there are so many entries and it is a person's turn, or to the end."""
        match, now_ms = self.match, 0.0
        while not isinstance(match.node, End):
            now_ms += LONG_MS
            match.tick(now_ms)
            match.next_deal(now_ms)
            if isinstance(match.node, Turn) and match.node.seat in self.people:
                if len(match.record.entries) >= entries:
                    return
                self._act(match.node.seat, now_ms)

    def _act(self, seat: Seat, now_ms: float) -> None:
        match, number = self.match, len(self.match.record.entries)
        aloud = match.game.table.aloud
        bot, legal = match.game.levels[0].make(), [a for a in match.legal(seat) if not aloud(a)]
        rng = child(match.record.header.seed, f"person/{number}")
        choice = settled(bot.choose(match.view(seat), legal, rng))
        self.ways[number] = sum(touched(action) == touched(choice) for action in legal)
        assert match.offer(seat, choice, now_ms) is None

    @property
    def script(self) -> Mapping[int, str]:
        """What people did for each of their entries, by its number."""
        return {n: self.match.record.entries[n][0].action.code for n in self.ways}

    def fits(self, still: int, *, chosen: bool) -> bool:
        """Whether this is short, and people lay enough of the cards, the last too, and do more.

        Or, besides, choose among several ways. It must also go the same way at any speed: so
        nobody shouts.
        """
        entries, table = self.match.record.entries, self.match.game.table
        faces = {card.code for card in self.match.game.info.pack}
        cards = [n for n in self.ways if touched(entries[n][0].action) in faces]
        short = len(entries) - min(self.ways, default=0) <= still
        enough = CARDS <= len(cards) < len(self.ways) and cards[-1] == len(entries) - 1
        quiet = not any(table.aloud(entry[0].action) for entry in entries[min(self.ways) :])
        return short and enough and quiet and (not chosen or max(self.ways.values()) > 1)


@dataclass(frozen=True, slots=True)
class LeftMatch:
    """A match that was left after so many `entries`, and how it will go on when taken up."""

    entries: int
    rest: Rehearsal


def rehearsed(game: Game, seating: Seating, still: int) -> LeftMatch:
    """The first match with an end that fits; without a choice of ways, if none has one."""
    found = []
    for seed in SEEDS:
        left = _left(game, seating, seed, still)
        if left.rest.fits(still, chosen=True):
            return left
        found.append(left)
    return next(left for left in found if left.rest.fits(still, chosen=False))


def _left(game: Game, seating: Seating, seed: int, still: int) -> LeftMatch:
    """Left when at most `still` entries would have followed; bots are others when it goes on."""
    setup, people, end = seating.setup(game, 0), seating.people, game.info.longest
    whole = Rehearsal(Match(game, setup, seed, pace=1.0), people)
    whole.play(end)
    first = Rehearsal(Match(game, setup, seed, pace=1.0), people)
    first.play(len(whole.match.record.entries) - still)
    entries = tuple(first.match.record.entries)
    rest = Rehearsal(Match(game, setup, seed, pace=1.0, entries=entries), people)
    rest.play(end)
    return LeftMatch(len(entries), rest)


def leave(house: House, left: LeftMatch, seating: Seating) -> None:
    """The same match, as far as it had come; it is a person's turn.

    At its next start bots will be in a hurry.
    """
    house.change(replace(house.settings, bot_pace=BotPace.SHARP))
    match = left.rest.match
    sitting = Sitting.begin(house, match.game, seating, seed=match.record.header.seed, dealer=0)
    Rehearsal(sitting.match, seating.people).play(left.entries)
    house.storage.flush()
