"""One person against bots: every way to touch a card, and what comes of it."""

import pytest

from game.record import check
from game.zones import Place, zone_of
from scenes.input.intents import Meaning
from scenes.pause import PauseScene
from scenes.results.results_scene import ResultsScene
from scenes.scene import Push
from scenes.scoring.scoring_scene import ScoringChoice, ScoringScene
from scenes.table.hands.hands_table import HandsTable
from tests.cardplayer import CardPlayer
from tests.pilot import Pilot

ALONE = "human,bot:normal,bot:easy,bot:hard"


@pytest.fixture
def player(pilot: Pilot) -> CardPlayer:
    """One person at their first turn."""
    made = CardPlayer(pilot, pilot.hands_table(ALONE))
    made.to_a_turn()
    return made


def legal(table: HandsTable) -> list[str]:
    return [action.code for action in table.sitting.match.legal(0)]


def entries(table: HandsTable) -> int:
    return len(table.sitting.match.record.entries)


def held(table: HandsTable) -> list[str]:
    return [token.card.code for token in table.desk.cards if token.card is not None]


def to_a_card(player: CardPlayer) -> str:
    """Until a card that needs no choice can be played; its code."""
    table = player.table
    for _ in range(40):
        cards = sorted(table.desk.able.cards - set(several(table)))
        if cards:
            return cards[0]
        table.do(table.sitting.match.legal(0)[0])
        player.to_a_turn()
    raise AssertionError("no card could be played")


def several(table: HandsTable) -> list[str]:
    touched = [getattr(action, "touched", "") for action in table.sitting.match.legal(0)]
    return [what for what in touched if touched.count(what) > 1]


def test_alone_against_bots_the_own_hand_lies_open_and_there_is_no_curtain(
    player: CardPlayer,
) -> None:
    table = player.table
    assert table.veil.curtain.seat is None
    view = table.sitting.match.view(0)
    layout = table.sitting.game.rules.layout(view)
    assert table.shown_layout() == layout
    others = [zone_of(Place.HAND, seat) for seat in (1, 2, 3)]
    assert all(set(table.shown_layout()[zone]) == {None} for zone in others)


def test_a_card_is_chosen_with_arrows_and_played_with_enter(player: CardPlayer) -> None:
    code = to_a_card(player)
    before = entries(player.table)
    player.go_to_card(code)
    player.mean(Meaning.CONFIRM)
    assert entries(player.table) == before + 1


def test_tab_goes_round_hand_piles_and_buttons(player: CardPlayer) -> None:
    board = player.table.desk.board
    seen = []
    for _ in range(6):
        player.mean(Meaning.NEXT)
        seen.append((board.focus or "").split(".")[0])
    assert {"card", "pile", "do"} <= set(seen)


def test_the_first_click_picks_a_card_and_the_second_plays_it(player: CardPlayer) -> None:
    code = to_a_card(player)
    player.pilot.step(player.table, 500)
    before = entries(player.table)
    key = player.card_key(code)
    other = next(c for c in held(player.table) if c != code)
    player.table.desk.choose(held(player.table).index(other))
    player.click(*player.place(key))
    assert entries(player.table) == before
    assert player.table.desk.board.focus == key
    player.click(*player.place(key))
    assert entries(player.table) == before + 1


def test_a_picked_card_is_played_by_a_click_on_the_pile(player: CardPlayer) -> None:
    code = to_a_card(player)
    before = entries(player.table)
    player.click(*player.place(player.card_key(code)))
    player.click(*player.place(f"pile.{Place.DISCARD.value}"))
    assert entries(player.table) == before + 1


def test_a_card_is_played_by_dragging_it_onto_the_table(player: CardPlayer) -> None:
    code = to_a_card(player)
    before = entries(player.table)
    player.pilot.step(player.table, 500)
    x, y = player.place(player.card_key(code))
    player.down(x, y)
    player.move(x + 40, y - 60)
    player.pilot.step(player.table)
    player.move(480, 200)
    player.up(480, 200)
    assert entries(player.table) == before + 1
    player.pilot.until(player.table, lambda: not player.table.moving)
    assert not player.table.put_right


def test_a_card_dragged_back_onto_the_hand_stays(player: CardPlayer) -> None:
    code = to_a_card(player)
    before = entries(player.table)
    player.pilot.step(player.table, 500)
    x, y = player.place(player.card_key(code))
    player.down(x, y)
    player.move(x + 80, y)
    player.up(x + 80, y)
    assert entries(player.table) == before


def test_a_card_that_has_just_moved_is_not_clicked(player: CardPlayer) -> None:
    code = to_a_card(player)
    player.pilot.step(player.table, 500)
    player.mean(Meaning.SORT)
    player.pilot.step(player.table)
    before = entries(player.table)
    x, y = player.place(player.card_key(code))
    for _ in range(2):
        player.down(x, y)
        player.up(x, y)
    assert entries(player.table) == before


def test_a_card_that_cannot_go_says_why_in_one_line(player: CardPlayer) -> None:
    table = player.table
    wrong = next(c for c in held(table) if c not in table.desk.able.cards)
    before = entries(table)
    player.go_to_card(wrong)
    player.mean(Meaning.CONFIRM)
    assert entries(table) == before
    reason = table.sitting.match.refuse(0, wrong)
    assert table.notice is not None
    assert reason.code


def test_a_button_bears_a_letter_that_does_the_same(player: CardPlayer) -> None:
    offer = player.table.desk.able.offers[0]
    assert offer.cap
    before = entries(player.table)
    player.letter(offer.cap)
    assert entries(player.table) == before + 1


def test_what_can_be_done_in_several_ways_is_asked_and_may_be_left(pilot: Pilot) -> None:
    for seed in range(30):
        player = CardPlayer(pilot, pilot.hands_table(ALONE, seed=seed))
        table = player.table
        player.to_a_turn()
        if several(table):
            break
    what = several(table)[0]
    before = entries(table)
    player.go_to_card(what)
    player.mean(Meaning.CONFIRM)
    assert table.choice is not None
    player.mean(Meaning.CONFIRM)  # the same press cannot choose as well
    assert entries(table) == before
    player.mean(Meaning.BACK)
    assert table.choice is None
    player.mean(Meaning.CONFIRM)
    pilot.step(table, 300)
    player.letter("2")
    assert entries(table) == before + 1


def test_the_hand_is_sorted_by_the_other_key_on_request(player: CardPlayer) -> None:
    by_suit = held(player.table)
    player.mean(Meaning.SORT)
    by_rank = held(player.table)
    assert sorted(by_suit) == sorted(by_rank)
    assert [code[1] for code in by_suit] == sorted((c[1] for c in by_suit), key="shdc".index)
    ranks = "A23456789TJQK"
    assert [code[0] for code in by_rank] == sorted((c[0] for c in by_rank), key=ranks.index)


def test_whoever_does_not_want_to_wait_presses_once(player: CardPlayer) -> None:
    table = player.table
    table.do(table.sitting.match.legal(0)[0])
    player.mean(Meaning.CONFIRM)
    player.pilot.step(table)
    assert not table.moving or table.wants_turn(0) or entries(table) > 2


def test_pausing_covers_every_face(player: CardPlayer) -> None:
    command = player.mean(Meaning.BACK)
    assert isinstance(command, Push)
    assert isinstance(command.scene, PauseScene)


def test_a_hint_gives_the_focus_to_what_a_good_bot_would_do_and_says_why(
    player: CardPlayer,
) -> None:
    table = player.table
    before = entries(table)
    player.mean(Meaning.HINT)
    player.pilot.until(table, lambda: table.notice is not None, 600)
    focus = table.desk.board.focus or ""
    codes = {code.split(":")[1] for code in legal(table) if code.startswith("play:")}
    assert focus.startswith("do.") or focus.split(".")[1] in codes
    assert entries(table) == before


def test_a_card_laid_is_taken_back_and_the_match_then_counts_for_nothing(
    player: CardPlayer,
) -> None:
    table = player.table
    code = to_a_card(player)
    hand, before = held(table), entries(table)
    table.touch(code)
    player.pilot.until(table, lambda: not table.moving)
    player.mean(Meaning.UNDO)
    assert held(table) == hand
    assert entries(table) == before + 2
    assert table.sitting.match.undone
    player.pilot.house.storage.flush()
    lines = player.pilot.house.storage.export_lines(table.sitting.match_id)
    assert check(lines) is None
    assert '"undo:1"' in lines[-1]


def test_what_has_been_seen_cannot_be_taken_back(player: CardPlayer) -> None:
    table = player.table
    draw = next(a for a in table.sitting.match.legal(0) if a.code == "draw")
    table.do(draw)
    player.pilot.until(table, lambda: not table.moving)
    before = entries(table)
    player.mean(Meaning.UNDO)
    assert entries(table) == before
    assert table.notice == player.pilot.house.words("undo.revealed")


def play_first(player: CardPlayer, *, by_mouse: bool) -> None:
    """Do something legal, a card if there is one."""
    table = player.table
    codes = [action.code for action in table.sitting.match.legal(player.seat)]
    code = codes[-1] if codes[-1].startswith("play") else codes[0]
    if by_mouse:
        player.play_by_mouse(code)
    else:
        player.play_by_keys(code)


@pytest.mark.parametrize("by_mouse", [True, False])
def test_a_deal_is_played_to_its_scores(pilot: Pilot, *, by_mouse: bool) -> None:
    player = CardPlayer(pilot, pilot.hands_table("human,bot:normal", seed=5))
    for _ in range(200):
        command = pilot.until(player.table, player.may_choose)
        if command is not None:
            break
        before = entries(player.table)
        play_first(player, by_mouse=by_mouse)
        assert entries(player.table) > before
    assert isinstance(command, Push)
    assert isinstance(command.scene, ScoringScene)
    assert not player.table.put_right


@pytest.mark.parametrize("seats", range(2, 7))
def test_bots_play_a_match_to_its_results_and_the_picture_is_always_right(
    pilot: Pilot, seats: int
) -> None:
    levels = ["easy", "normal"]
    words = ",".join(f"bot:{levels[seat % 2]}" for seat in range(seats))
    table = pilot.hands_table(words, seed=seats, target=50)
    for _ in range(60):
        command = pilot.until(table, lambda: False, most_frames=200_000)
        assert isinstance(command, Push)
        if isinstance(command.scene, ResultsScene):
            break
        assert isinstance(command.scene, ScoringScene)
        command = table.on_return(ScoringChoice.GO_ON)
        if command is not None:
            break
    assert isinstance(command, Push)
    assert isinstance(command.scene, ResultsScene)
    assert not table.put_right
    pilot.house.storage.flush()
    assert check(pilot.house.storage.export_lines(table.sitting.match_id)) is None


def test_the_end_of_a_match_shows_its_scores_before_its_results(pilot: Pilot) -> None:
    table = pilot.hands_table("bot:normal,bot:easy", seed=2, target=50)
    seen = []
    for _ in range(60):
        command = pilot.until(table, lambda: False, most_frames=200_000)
        assert isinstance(command, Push)
        seen.append(type(command.scene))
        after = table.on_return(ScoringChoice.GO_ON)
        if isinstance(after, Push):
            seen.append(type(after.scene))
            break
    assert seen[-2:] == [ScoringScene, ResultsScene]


def test_statistics_are_kept_by_profile(pilot: Pilot) -> None:
    player = CardPlayer(pilot, pilot.hands_table("human,bot:easy", seed=4, target=50))
    table = player.table
    for _ in range(400):
        command = pilot.until(table, player.may_choose)
        if command is not None:
            command = table.on_return(ScoringChoice.GO_ON)
            if isinstance(command, Push):
                break
            continue
        table.do(table.sitting.match.legal(0)[-1])
    pilot.house.storage.flush()
    (profile,) = pilot.house.storage.profiles()
    slug = table.sitting.game.info.slug
    kept = pilot.house.storage.statistics(profile.profile_id, slug)
    assert kept["matches"].total == 1
    assert kept["deal_points"].count >= 1
    assert "chain" in kept
