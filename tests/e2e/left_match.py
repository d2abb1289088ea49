"""A match that was left shortly before its end, as the app would find it at its next start."""

from collections.abc import Mapping
from dataclasses import replace

from game.bots.bot import settled
from game.chance import child
from game.match import Match
from game.nodes import End, Turn
from game.rules import Game
from game.zones import Seat
from scenes.house import House
from scenes.seating import Seating
from scenes.services.settings import BotPace
from scenes.table.sitting import Sitting

LONG_MS = 60_000.0


def leave_near_the_end(
    house: House, game: Game, seating: Seating, seed: int, still: int
) -> Mapping[int, str]:
    """Play all but the last `still` entries of a match, at most, up to some person's turn.

    People play as bots of the first level would. At its next start bots will be in a hurry. Gives
    what people did for each entry, by its number, when it was rehearsed.
    """
    house.change(replace(house.settings, bot_pace=BotPace.SHARP))
    rehearsed = Sitting.begin(house, game, seating, seed=seed, dealer=0)
    _play(rehearsed, len(seating.sitters) * game.info.longest)
    house.storage.drop_match(rehearsed.match_id)
    left = Sitting.begin(house, game, seating, seed=seed, dealer=0)
    _play(left, len(rehearsed.match.record.entries) - still)
    house.storage.flush()
    return {
        number: entry[0].action.code
        for number, entry in enumerate(rehearsed.match.record.entries)
        if entry[0].seat in seating.people
    }


def _play(sitting: Sitting, entries: int) -> None:
    """Until there are so many entries and it is a person's turn, or to the end."""
    match, people, now_ms = sitting.match, sitting.seating.people, 0.0
    while not isinstance(match.node, End):
        now_ms += LONG_MS
        match.tick(now_ms)
        match.next_deal(now_ms)
        if isinstance(match.node, Turn) and match.node.seat in people:
            if len(match.record.entries) >= entries:
                return
            _act(match, match.node.seat, now_ms)


def _act(match: Match, seat: Seat, now_ms: float) -> None:
    bot = match.game.levels[0].make()
    rng = child(match.record.header.seed, f"person/{len(match.record.entries)}")
    choice = settled(bot.choose(match.view(seat), match.legal(seat), rng))
    assert match.offer(seat, choice, now_ms) is None
