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
    """A match in which people play as bots of the first level would."""

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
        bot, legal = match.game.levels[0].make(), match.legal(seat)
        rng = child(match.record.header.seed, f"person/{number}")
        choice = settled(bot.choose(match.view(seat), legal, rng))
        self.ways[number] = sum(touched(action) == touched(choice) for action in legal)
        assert match.offer(seat, choice, now_ms) is None

    @property
    def script(self) -> Mapping[int, str]:
        """What people did for each of their entries, by its number."""
        return {n: self.match.record.entries[n][0].action.code for n in self.ways}

    def fits(self, still: int, *, chosen: bool) -> bool:
        """Whether people lay enough of the last cards, the last too, and do something else as well.

        Or, besides, choose among several ways.
        """
        entries = self.match.record.entries
        faces = {card.code for card in self.match.game.info.pack}
        tail = [n for n in self.ways if n >= len(entries) - still]
        cards = [n for n in tail if touched(entries[n][0].action) in faces]
        enough = CARDS <= len(cards) < len(tail) and cards[-1] == len(entries) - 1
        return enough and (not chosen or any(self.ways[n] > 1 for n in tail))


def rehearsed(game: Game, seating: Seating, still: int) -> Rehearsal:
    """The first match with an end that fits; without a choice of ways, if none has one."""
    found = []
    for seed in SEEDS:
        match = Match(game, seating.setup(game, 0), seed, pace=1.0)
        rehearsal = Rehearsal(match, seating.people)
        rehearsal.play(len(seating.sitters) * game.info.longest)
        if rehearsal.fits(still, chosen=True):
            return rehearsal
        found.append(rehearsal)
    return next(each for each in found if each.fits(still, chosen=False))


def leave(house: House, whole: Rehearsal, seating: Seating, still: int) -> None:
    """The same match, but for the last `still` entries at most; it is a person's turn.

    At its next start bots will be in a hurry.
    """
    house.change(replace(house.settings, bot_pace=BotPace.SHARP))
    header = whole.match.record.header
    left = Sitting.begin(house, whole.match.game, seating, seed=header.seed, dealer=0)
    entries = len(whole.match.record.entries) - still
    Rehearsal(left.match, seating.people).play(entries)
    house.storage.flush()
