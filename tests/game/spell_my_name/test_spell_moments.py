"""What is shown for a moment: the name that is said, with its cards, and what bots throw."""

from collections.abc import Callable
from dataclasses import replace

from game.events import Said, Scored, Slide
from game.moves import Move
from game.nodes import Interval
from scenes.motion.beats import Motion
from scenes.scene import Push
from scenes.scoring.scoring_scene import ScoringScene
from scenes.table.hands.declaring import WAITS_MS
from scenes.throw.throw_scene import ThrowScene
from tests.game.spell_my_name.spell_scenes import ALONE, GAME, SpellPlayer, at

__all__ = ["at"]

At = Callable[..., SpellPlayer]
SPELT = "hands=L1JpBtK2C4/A1/C1/- phase=claiming"


def claims(player: SpellPlayer) -> int:
    return sum(isinstance(event, Said) for event in player.told)


def test_the_name_is_said_with_its_key_and_celebrated_with_its_cards(at: At) -> None:
    player = at(SPELT)
    player.to_my_turn()
    (offer,) = player.table.desk.able.offers
    assert (offer.loud, offer.cap) == (True, "J")
    player.letter("J")
    assert claims(player) == 1
    moments = player.table._show.moments
    player.pilot.until(player.table, lambda: moments.declared is not None)
    declared = moments.declared
    assert declared is not None
    assert (declared.seat, declared.cards) == (0, ("Jp", "Bt", "C4", "K2", "L1"))
    player.pilot.until(player.table, lambda: all(share == 1 for share in declared.turned))
    player.table.draw(player.pilot.house.canvas)
    scored = player.next_scene()
    assert isinstance(scored, Push)
    assert isinstance(scored.scene, ScoringScene)
    assert moments.declared is None
    assert player.table.put_right == 0


def test_whoever_does_not_say_it_is_helped_after_a_while(at: At) -> None:
    player = at(SPELT)
    player.to_my_turn()
    player.pilot.until(player.table, lambda: not player.table._show.moving)
    player.pilot.step(player.table)
    left_ms = player.table.next_frame_in_ms()
    assert left_ms is not None
    assert WAITS_MS / 2 < left_ms < WAITS_MS
    player.pilot.step(player.table, left_ms - 100)
    assert claims(player) == 0
    player.pilot.step(player.table, 300)
    assert claims(player) == 1
    assert any(isinstance(event, Scored) for event in player.told)


def test_behind_the_curtain_the_time_counts_from_when_it_opens(at: At) -> None:
    player = at(SPELT, "human,human,bot:easy,bot:easy")
    curtain = player.table.veil.curtain
    player.pilot.until(player.table, lambda: curtain.shut and curtain.seat == 0)
    player.pilot.step(player.table, 3 * WAITS_MS)
    assert claims(player) == 0
    player.to_my_turn()
    player.pilot.step(player.table, 100)
    player.pilot.step(player.table, WAITS_MS + 100)
    assert claims(player) == 1


def bots_throw(at: At, seats: str = ALONE) -> SpellPlayer:
    """Bots 1 and 2 are about to throw."""
    text = "chairs=human,human,human,human hands=J1/A1/C1/K1 challenger=1 discard=C2 stock=A3A4K5"
    challenged = GAME.rules.apply(
        GAME.rules.read(text), (Move(1, GAME.rules.read_action("challenge:2")),)
    ).state
    return at(GAME.rules.write(challenged).partition(" ")[2], seats)


def test_bots_throw_among_themselves_in_a_moment(at: At) -> None:
    player = bots_throw(at)
    moments = player.table._show.moments
    began_ms = player.pilot.clock.now_ms()
    player.pilot.until(player.table, lambda: moments.quick is not None)
    throw = moments.quick
    assert throw is not None
    assert {seat for seat, _ in throw.thrown} == {1, 2}
    player.table.draw(player.pilot.house.canvas)
    player.pilot.until(player.table, lambda: moments.quick is not throw)
    assert player.pilot.clock.now_ms() - began_ms < 3000
    assert any("Otto" in line for line in player.table._show.log)


def test_people_may_watch_what_bots_throw(at: At) -> None:
    player = bots_throw(at)
    house = player.pilot.house
    house.change(replace(house.settings, quick_bouts=False))
    command = player.next_scene()
    assert isinstance(command, Push)
    assert isinstance(command.scene, ThrowScene)


def test_a_person_who_is_challenged_throws_as_ever(at: At) -> None:
    player = bots_throw(at, "bot:easy,human,bot:easy,bot:easy")
    command = player.next_scene()
    assert isinstance(command, Push)
    assert isinstance(command.scene, ThrowScene)


def test_what_bots_do_while_a_verdict_is_seen_is_shown_after_it(at: At) -> None:
    player = at("hands=J1/A1/-/- discard=C2C3 stock=J2J3J4J5A2A3A4A5K2K3K4K5L2L3")
    for _ in range(4):
        player.to_my_turn()
        player.letter("1" if player.table.desk.able.seats else "D")
        player.pilot.step(player.table)
    player.to_my_turn()
    assert any(isinstance(e, Slide) and e.target.seat not in (0, None) for e in player.told)
    assert player.table.put_right == 0


def test_without_motion_the_name_is_still_read(at: At) -> None:
    player = at(SPELT)
    house = player.pilot.house
    house.change(replace(house.settings, motion=Motion.OFF))
    player.table._show.direct()
    player.to_my_turn()
    player.letter("J")
    moments = player.table._show.moments
    player.pilot.until(player.table, lambda: moments.declared is not None)
    began_ms = player.pilot.clock.now_ms()
    player.pilot.until(player.table, lambda: moments.declared is None)
    assert player.pilot.clock.now_ms() - began_ms > 1500
    assert isinstance(player.table.sitting.match.node, Interval)
