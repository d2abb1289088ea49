"""The scores after a deal: every card and its cost, who is ahead, and on only when asked."""

from dataclasses import replace

import pytest

from game.cards import read_french_cards
from game.scores import Line, Scores
from scenes.controls import Box
from scenes.input.intents import Meaning
from scenes.leave import Leave
from scenes.pause import PauseChoice, PauseScene
from scenes.scene import Pop, Push
from scenes.scoring.scoring_scene import ScoringChoice, ScoringScene
from scenes.scoring.sheet import row_boxes, rows
from scenes.seats_by_words import seated_by_words
from tests.hands import Hands
from tests.pilot import Pilot
from tests.proofs import Proofs, check_widgets

SIZES = [(960, 540), (1280, 720), (1024, 768)]


def scores(seats: int, cards: int = 4) -> Scores:
    """So many seats; the first went out, the last holds so many cards."""
    held = read_french_cards("JhAs8c2dKdQh9s7c6d5h4c3s" * 4)
    lines = [Line((), 0, 96)]
    for seat in range(1, seats):
        own = held[: cards if seat == seats - 1 else seat]
        costs = tuple((card, 10 + place % 40) for place, card in enumerate(own))
        points = sum(cost for _, cost in costs)
        lines.append(Line(costs, points, 61 + points))
    return Scores(tuple(lines), (0,), 250, fewest_win=True)


def scene(
    pilot: Pilot, seats: int = 4, *, last: bool = False, alone_ms: float | None = None
) -> ScoringScene:
    game = pilot.hands_table("bot:easy,bot:easy").sitting.game
    seating = seated_by_words(pilot.house.words, game, ["human", *["bot:easy"] * (seats - 1)])
    made = ScoringScene(pilot.house, game, seating, scores(seats), last=last, alone_ms=alone_ms)
    made.on_enter()
    return made


def test_it_goes_on_only_when_somebody_confirms(pilot: Pilot) -> None:
    shown = scene(pilot)
    hands = Hands(pilot, shown)
    assert hands.wait(60_000) is None
    command = hands.mean(Meaning.CONFIRM)
    assert isinstance(command, Pop)
    assert command.result is ScoringChoice.GO_ON


def test_a_press_in_its_first_half_second_means_nothing(pilot: Pilot) -> None:
    hands = Hands(pilot, scene(pilot))
    assert hands.mean(Meaning.CONFIRM) is None
    hands.wait(500)
    assert isinstance(hands.mean(Meaning.CONFIRM), Pop)


def test_where_only_bots_play_it_goes_on_by_itself(pilot: Pilot) -> None:
    shown = scene(pilot, alone_ms=4000)
    assert shown.next_frame_in_ms() == 4000
    assert shown.update(3900) is None
    assert isinstance(shown.update(200), Pop)


def test_it_can_be_paused_and_left(pilot: Pilot) -> None:
    shown = scene(pilot)
    hands = Hands(pilot, shown)
    hands.wait(600)
    command = hands.mean(Meaning.BACK)
    assert isinstance(command, Push)
    assert isinstance(command.scene, PauseScene)
    assert shown.on_return(PauseChoice.RESUME) is None
    left = shown.on_return(PauseChoice.LEAVE)
    assert isinstance(left, Pop)
    assert left.result is Leave.TITLE


def test_the_last_deal_leads_to_the_results(pilot: Pilot) -> None:
    hands = Hands(pilot, scene(pilot, last=True))
    assert getattr(hands.widget("go_on"), "label", "") == pilot.house.words("scoring.results")


def test_whoever_is_ahead_is_on_top_and_level_seats_share_a_place(pilot: Pilot) -> None:
    made = scores(4)
    totals = (96, 120, 96, 140)
    lines = tuple(
        replace(line, total=total) for line, total in zip(made.lines, totals, strict=True)
    )
    made = replace(made, lines=lines)
    sitters = pilot.hands_table("bot:easy,bot:easy,bot:easy,bot:easy").sitting.seating.sitters
    shown = rows(made, sitters)
    assert [row.place for row in shown] == [1, 1, 3, 4]
    assert [row.leads for row in shown] == [True, True, False, False]
    assert [row.line.total for row in shown] == [96, 96, 120, 140]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("seats", [2, 6])
def test_every_row_and_button_fits(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text: int, seats: int
) -> None:
    pilot.house.canvas.close()
    resized = Pilot(pilot.house.places.cache_dir.parent, size)
    resized.house.change(replace(resized.house.settings, text_size=text))
    shown = scene(resized, seats)
    proofs = Proofs(resized.house, monkeypatch)
    shown.draw(resized.house.canvas)
    check_widgets(shown, Box(0, 0, *size), "scoring")
    assert proofs.lines
    foot = next(w.box for w in shown.board.widgets if w.key == "go_on")
    boxes = row_boxes(resized.house, shown.sheet, seats)
    assert boxes[-1].bottom <= foot.top + 1
    assert all(box.height >= 30 for box in boxes)
    resized.close()
