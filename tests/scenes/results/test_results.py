"""The results: they stay, no slap ends them, and every race can be looked at again."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from game.cards import read_french_card
from game.errors import Reason
from game.events import Claimed, Event, Slide, Turned, Verdict
from game.outcome import Outcome
from game.zones import CENTRE, Place, zone_of
from scenes.controls import Box
from scenes.input.intents import Control, Device, Meaning
from scenes.leave import Leave
from scenes.photo import Marks, Photo, Row, photos
from scenes.results import score_list
from scenes.results.race_photo import (
    FIRST_MS,
    LONGEST_MS,
    axis_end_ms,
    axis_ticks,
    picture_of,
    signed,
)
from scenes.results.results_scene import QUIET_MS, STAYS_MS, ResultsScene
from scenes.results.score_list import draw_scores
from scenes.scene import Pop
from scenes.seating import Seating, Sitter
from scenes.seats.keys import LEFT_BUTTON, SPACE
from sounds.cues import Cue
from tests.hands import Ears, Hands, key
from tests.pilot import Pilot

JACK = read_french_card("Jh")
G = key(pygame.KSCAN_G, "G")
PAD_A = Control(Device.PAD, pygame.CONTROLLER_BUTTON_A, unit=0, label="1")
MARKS = Marks(tie_ms=4.0, fair_ms=200.0)


def race(*claims: tuple[int, float, float, bool]) -> list[Event]:
    """Claims of (seat, at, counted, tied); the first one won a pile of eight."""
    (winner, *_), *_ = claims
    events: list[Event] = [Slide(zone_of(Place.PILE, 0), CENTRE, (JACK,)), Turned(CENTRE, (JACK,))]
    for number, (seat, at_ms, counted_ms, tied) in enumerate(claims):
        verdict = Verdict.LATE if number else Verdict.WON
        events.append(Claimed(seat, at_ms, counted_ms, verdict, JACK, tied))
    events.append(Slide(CENTRE, zone_of(Place.PILE, winner), (None,) * 8))
    return events


HISTORY = [
    *race((0, 300.0, 300.0, False)),
    *race((1, 310.0, -12.0, True), (2, 311.0, 20.0, True)),
    *race((0, 402.0, 402.0, False), (2, 350.0, 350.0, False)),
]


def seating_of(pilot: Pilot, *controls: Control) -> Seating:
    people = tuple(
        Sitter(f"person {look}", look, control=control) for look, control in enumerate(controls)
    )
    level = pilot.game.levels[0].code
    bots = tuple(Sitter(f"bot {look}", look, bot=level) for look in range(len(people), 3))
    return Seating(pilot.game.info.slug, (*people, *bots))


def outcome_of(*winners: int) -> Outcome:
    return Outcome(winners, (40, 12, 0), Reason("all_cards", "SJ-26"))


def results(
    pilot: Pilot,
    *controls: Control,
    winners: tuple[int, ...] = (0,),
    history: list[Event] | None = None,
) -> ResultsScene:
    made = ResultsScene(
        pilot.house,
        pilot.game,
        seating_of(pilot, *(controls or (SPACE,))),
        outcome_of(*winners),
        HISTORY if history is None else history,
        12345,
        MARKS,
    )
    made.on_enter()
    return made


@pytest.fixture
def scene(pilot: Pilot) -> ResultsScene:
    return results(pilot)


@pytest.fixture
def hands(pilot: Pilot, scene: ResultsScene) -> Hands:
    return Hands(pilot, scene)


def test_it_stays_for_half_a_second(pilot: Pilot, hands: Hands) -> None:
    for _ in range(4):
        assert hands.mean(Meaning.CONFIRM) is None
        assert hands.mean(Meaning.BACK) is None
        assert hands.tap(G) is None
        assert hands.click_at(*hands.widget("rematch").box.centre) is None
        pilot.clock.go_on(STAYS_MS / 5)
    pilot.clock.go_on(STAYS_MS)
    assert hands.mean(Meaning.CONFIRM) == Pop(Leave.REMATCH)


@pytest.mark.parametrize(
    ("widget", "leave"),
    [
        ("rematch", Leave.REMATCH),
        ("another", Leave.ANOTHER_GAME),
        ("title", Leave.TITLE),
    ],
)
def test_everywhere_by_keys_and_by_mouse(hands: Hands, widget: str, leave: Leave) -> None:
    hands.wait(STAYS_MS)
    hands.tab_to(widget)
    assert hands.mean(Meaning.CONFIRM) == Pop(leave)
    assert hands.click(widget) == Pop(leave)


def test_esc_is_the_title_and_g_another_game(hands: Hands) -> None:
    hands.wait(STAYS_MS)
    assert hands.mean(Meaning.BACK) == Pop(Leave.TITLE)
    assert hands.tap(G) == Pop(Leave.ANOTHER_GAME)


def test_a_seats_own_key_is_no_shortcut(pilot: Pilot) -> None:
    scene = results(pilot, SPACE, G)
    hands = Hands(pilot, scene)
    hands.wait(60_000)
    assert hands.tap(SPACE, Meaning.CONFIRM) is None
    assert hands.tap(G) is None
    assert scene._another_cap == ""
    hands.tab_to("another")
    assert hands.mean(Meaning.CONFIRM) == Pop(Leave.ANOTHER_GAME)


def test_who_slaps_with_the_mouse_still_clicks(pilot: Pilot) -> None:
    hands = Hands(pilot, results(pilot, LEFT_BUTTON))
    hands.wait(STAYS_MS)
    assert hands.click("rematch") == Pop(Leave.REMATCH)


def test_a_pads_own_button_chooses_after_a_silence(pilot: Pilot) -> None:
    hands = Hands(pilot, results(pilot, PAD_A))
    for _ in range(5):
        hands.wait(QUIET_MS / 2)
        assert hands.tap(PAD_A, Meaning.CONFIRM) is None
    hands.wait(QUIET_MS)
    assert hands.tap(PAD_A, Meaning.CONFIRM) == Pop(Leave.REMATCH)


def test_left_and_right_page_through_all_races(scene: ResultsScene, hands: Hands) -> None:
    hands.wait(STAYS_MS)
    assert scene._place == 2
    hands.mean(Meaning.RIGHT)
    assert scene._place == 2
    for place in (1, 0, 0):
        hands.mean(Meaning.LEFT)
        assert scene._place == place
    hands.click("later")
    assert scene._place == 1
    hands.click("earlier")
    assert scene._place == 0
    scene.draw(hands.pilot.house.canvas)


def test_the_photograph_says_all_there_is(pilot: Pilot) -> None:
    house, words = pilot.house, pilot.house.words
    seating = seating_of(pilot, SPACE, G)
    taken = photos(HISTORY)
    picture = picture_of(house, pilot.game, seating, taken[1], 1, 3, MARKS)
    assert [arm.at_ms for arm in picture.arms] == [310.0, 311.0]
    assert picture.arms[0].label == words("results.ms", ms=310)
    assert words("results.tie") in picture.arms[0].remark
    assert words("results.counted", ms="−12") in picture.arms[0].remark
    assert picture.card == JACK.code
    assert "8" in picture.line
    assert picture.tinted_until_ms == MARKS.fair_ms
    assert picture.right_line == words("results.tie_rule", ms=4)
    assert "2" in picture.right_title
    assert "3" in picture.right_title
    bare = picture_of(house, pilot.game, seating, taken[1], 1, 3, None)
    assert bare.right_line == ""
    assert bare.tinted_until_ms == FIRST_MS


def test_a_head_start_is_told_where_it_won(pilot: Pilot) -> None:
    words = pilot.house.words
    seating = seating_of(pilot, SPACE, G)
    ana, theo, bot = seating.sitters
    seating = replace(seating, sitters=(replace(ana, head_start_ms=80), theo, bot))
    first, _, third = photos(HISTORY)
    told = words("results.head_start", ms=80)
    lucky = picture_of(pilot.house, pilot.game, seating, third, 2, 3, MARKS)
    assert told in lucky.arms[0].remark
    alone = picture_of(pilot.house, pilot.game, seating, first, 0, 3, MARKS)
    assert all(told not in arm.remark for arm in alone.arms)


@pytest.mark.parametrize(
    ("latest_ms", "end_ms"), [(214.0, 450.0), (480.0, 550.0), (690.0, 800.0), (1400.0, LONGEST_MS)]
)
def test_the_axis_is_long_enough_and_never_too_long(latest_ms: float, end_ms: float) -> None:
    rows = (
        Row(0, 210.0, 210.0, Verdict.WON, False),
        Row(1, latest_ms, latest_ms, Verdict.LATE, False),
    )
    assert axis_end_ms(Photo(JACK, 3, rows)) == end_ms


@pytest.mark.parametrize("last_ms", [450.0, 550.0, 800.0, LONGEST_MS])
def test_ticks_are_even_and_few(last_ms: float) -> None:
    ticks = axis_ticks(last_ms)
    times = [ms for ms, _ in ticks]
    assert 4 <= len(times) <= 9
    assert len({b - a for a, b in pairwise(times)}) == 1
    assert times[0] >= FIRST_MS
    assert times[-1] <= last_ms
    assert any(named for _, named in ticks)
    fewer = axis_ticks(last_ms, wide_words=True)
    assert 0 < sum(named for _, named in fewer) < sum(named for _, named in ticks)


def test_a_minus_is_a_real_one() -> None:
    assert signed(-12) == "−12"
    assert signed(12) == "12"


def test_without_races_there_are_scores_and_no_paging(pilot: Pilot) -> None:
    scene = results(pilot, history=[])
    hands = Hands(pilot, scene)
    scene.draw(pilot.house.canvas)
    assert not hands.has("later")
    hands.wait(STAYS_MS)
    assert hands.mean(Meaning.CONFIRM) == Pop(Leave.REMATCH)


@pytest.mark.parametrize(
    ("winners", "word"),
    [((), "results.nobody"), ((0, 2), "results.share"), ((1,), "results.wins")],
)
def test_winners_are_hailed(pilot: Pilot, winners: tuple[int, ...], word: str) -> None:
    scene = results(pilot, winners=winners)
    column = scene._column
    assert column is not None
    said = pilot.house.words(word, name="bot 1")
    assert column.word == said
    assert column.winners == winners
    scene.draw(pilot.house.canvas)


def test_the_seed_and_the_facts_are_shown(scene: ResultsScene, pilot: Pilot) -> None:
    column = scene._column
    assert column is not None
    assert "12345" in column.seed
    assert len(column.facts) == len(pilot.game.facts(HISTORY))
    assert all(fact.figure and fact.what for fact in column.facts)


def test_the_winner_is_heard(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    ears = Ears()
    monkeypatch.setattr(pilot.house.mixer, "play", ears.play)
    results(pilot)
    assert ears.heard == [Cue.WIN]


@pytest.mark.parametrize(("fewest_win", "order"), [(False, [2, 1, 0]), (True, [2, 0, 1])])
def test_whoever_is_better_stands_higher_and_the_winner_on_top(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, fewest_win: bool, order: list[int]
) -> None:
    """A winner need not have the best score: a tie may be broken otherwise."""
    told: list[str] = []
    monkeypatch.setattr(score_list, "label", lambda _, words, *__, **___: told.append(words))
    outcome = Outcome((2,), (1, 4, 1), Reason("over", "house"))
    seating = seating_of(pilot, SPACE, G, PAD_A)
    area = Box(0.0, 0.0, 600.0, 400.0)
    draw_scores(pilot.house, area, seating, outcome, fewest_win=fewest_win)
    assert [words for words in told if words.startswith("person")] == [
        f"person {seat}" for seat in order
    ]
