"""What is counted of a match with hands, for whom, and when it is not."""

from game.events import DealEnded
from game.record import check
from game.zones import Seat
from scenes.input.intents import Meaning
from scenes.pause import PauseChoice
from scenes.results.results_scene import ResultsScene
from scenes.scene import Command, Push
from scenes.scoring.scoring_scene import ScoringChoice
from scenes.services.storage.records import Statistic
from scenes.table import tables
from scenes.table.hands.hands_table import HandsTable
from tests.cardplayer import CardPlayer
from tests.pilot import Pilot

SEATS, TARGET = "human,bot:easy", 50


def play(player: CardPlayer, deals: int) -> Command | None:
    """So many deals, or until the results are to be seen."""
    table, command = player.table, None
    for _ in range(4000):
        command = player.pilot.until(table, player.may_choose)
        if command is None:
            table.do(table.sitting.match.legal(0)[-1])
            continue
        deals -= 1
        command = table.on_return(ScoringChoice.GO_ON)
        if command is not None or not deals:
            return command
    raise AssertionError("it never ended")


def kept(pilot: Pilot, table: HandsTable) -> dict[str, Statistic]:
    pilot.house.storage.flush()
    (profile,) = pilot.house.storage.profiles()
    slug = table.sitting.game.info.slug
    return dict(pilot.house.storage.statistics(profile.profile_id, slug))


def scored(table: HandsTable, seat: Seat) -> list[int]:
    match = table.sitting.match
    events = (*match.past, *match.history)
    return [event.outcome.scores[seat] for event in events if isinstance(event, DealEnded)]


def test_every_deal_counts_also_those_before_the_match_was_left(pilot: Pilot) -> None:
    player = CardPlayer(pilot, pilot.hands_table(SEATS, seed=4, target=100))
    assert play(player, 1) is None
    player.to_a_turn()
    player.table.on_leave()
    saved = pilot.house.storage.unfinished()
    assert saved is not None
    again = tables.resume(pilot.house, saved)
    assert isinstance(again, HandsTable)
    again.on_enter()
    pilot.step(again)
    again.on_return(PauseChoice.RESUME)
    command = play(CardPlayer(pilot, again), 99)
    assert isinstance(command, Push)
    assert isinstance(command.scene, ResultsScene)
    points = scored(again, 0)
    statistics = kept(pilot, again)
    assert len(points) > len([e for e in again.sitting.match.history if isinstance(e, DealEnded)])
    assert statistics["deal_points"].count == len(points)
    assert statistics["deal_points"].total == sum(points)
    assert statistics["deal_points"].lowest == min(points)
    match = again.sitting.match
    whole = match.game.facts((*match.past, *match.history))
    assert command.scene._facts == whole
    own = [dict(fact.values)["n"] for fact in whole if (fact.code, fact.seat) == ("chain", 0)]
    assert own in ([], [statistics["chain"].highest])


def test_a_match_in_which_something_was_taken_back_counts_for_nothing(pilot: Pilot) -> None:
    player = CardPlayer(pilot, pilot.hands_table(SEATS, seed=4, target=TARGET))
    table = player.table
    while not table.sitting.match.undone:
        player.to_a_turn()
        table.do(table.sitting.match.legal(0)[-1])
        pilot.until(table, lambda: not table.moving)
        player.mean(Meaning.UNDO)
    assert isinstance(play(player, 99), Push)
    assert kept(pilot, table) == {}
    lines = pilot.house.storage.export_lines(table.sitting.match_id)
    assert check(lines) is None
