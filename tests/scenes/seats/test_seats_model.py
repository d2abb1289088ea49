"""Joining, clashes, kept keys, standing up, names, head starts: the seats screen's logic."""

import pygame
import pytest

from game.catalogue import open_games
from game.rules import Game
from scenes.input.intents import Control, Device
from scenes.seating import Seating, Sitter
from scenes.seats.keys import SPACE, Kept, kept_for
from scenes.seats.model import (
    HOLD_MS,
    MOST_LETTERS,
    Chairs,
    KeyChanged,
    Names,
    NoChair,
    NoKey,
    NoSeatKey,
    Owned,
    SatDown,
    StoodUp,
    TooFew,
    clean_name,
)

GAME: Game = max(open_games(), key=lambda game: len(game.info.seats))
NAMES = Names(person=lambda chair: f"person {chair}", bot=lambda chair: f"bot {chair}")


def key(code: int, label: str = "") -> Control:
    return Control(Device.KEY, code, label=label)


C, L, Q = key(pygame.KSCAN_C, "C"), key(pygame.KSCAN_L, "L"), key(pygame.KSCAN_Q, "Q")
AUDIO_PLAY = 261  # SDL's scancode of the play key, which pygame does not name
PAD_A = Control(Device.PAD, pygame.CONTROLLER_BUTTON_A, unit=1)
LEFT, RIGHT = Control(Device.MOUSE, 1), Control(Device.MOUSE, 3)


@pytest.fixture
def chairs() -> Chairs:
    return Chairs(GAME, NAMES)


def test_free_controls_sit_down_in_turn(chairs: Chairs) -> None:
    controls = (C, SPACE, LEFT, RIGHT, PAD_A)
    for chair, control in enumerate(controls):
        assert chairs.next_chair == chair
        assert chairs.press(control, 0.0) == SatDown(chair)
    assert [sitter.control for sitter in chairs.seating().sitters] == list(controls)
    assert [sitter.name for sitter in chairs.seating().sitters][:2] == ["person 0", "person 1"]


def test_the_same_button_of_two_pads_is_two_controls(chairs: Chairs) -> None:
    chairs.press(PAD_A, 0.0)
    other = Control(Device.PAD, PAD_A.code, unit=2)
    assert chairs.press(other, 0.0) == SatDown(1)


def test_a_chair_can_be_pointed_at_if_it_is_empty(chairs: Chairs) -> None:
    assert chairs.press(LEFT, 0.0, chair=2) == SatDown(2)
    assert chairs.press(RIGHT, 0.0, chair=2) == SatDown(0)


def test_a_clash_names_the_owner_and_seats_nobody(chairs: Chairs) -> None:
    chairs.press(C, 0.0)
    before = chairs.seating()
    assert chairs.press(C, 50.0) == Owned(0, C)
    chairs.press(L, 60.0)
    assert chairs.give_key(1, C) == Owned(0, C)
    assert chairs.seating().sitters[0] == before.sitters[0]
    assert chairs.seating().sitters[1].control == L


@pytest.mark.parametrize(
    ("code", "kept"),
    [
        (pygame.KSCAN_M, Kept.MUTE),
        (pygame.KSCAN_ESCAPE, Kept.LEAVING),
        (pygame.KSCAN_AC_BACK, Kept.LEAVING),
        (pygame.KSCAN_TAB, Kept.MOVING),
        (pygame.KSCAN_UP, Kept.MOVING),
        (pygame.KSCAN_RETURN, Kept.CHOOSING),
        (pygame.KSCAN_KP_ENTER, Kept.CHOOSING),
        (pygame.KSCAN_F1, Kept.FUNCTION),
        (pygame.KSCAN_F12, Kept.FUNCTION),
        (pygame.KSCAN_LSHIFT, Kept.MODIFIER),
        (pygame.KSCAN_RALT, Kept.MODIFIER),
        (pygame.KSCAN_CAPSLOCK, Kept.MODIFIER),
        (pygame.KSCAN_NUMLOCKCLEAR, Kept.MODIFIER),
        (AUDIO_PLAY, Kept.SYSTEM),
        (pygame.KSCAN_PRINTSCREEN, Kept.SYSTEM),
        (pygame.KSCAN_LANG1, Kept.SYSTEM),
        (pygame.KSCAN_UNKNOWN, Kept.SYSTEM),
    ],
)
def test_kept_keys_are_refused_with_what_they_are_kept_for(
    chairs: Chairs, code: int, kept: Kept
) -> None:
    assert chairs.press(key(code), 0.0) == NoSeatKey(key(code), kept)
    assert chairs.seating().sitters == ()


@pytest.mark.parametrize(
    "code",
    [
        *range(pygame.KSCAN_A, pygame.KSCAN_M),
        *range(pygame.KSCAN_N, pygame.KSCAN_0 + 1),
        pygame.KSCAN_SPACE,
        pygame.KSCAN_COMMA,
        pygame.KSCAN_KP_5,
        pygame.KSCAN_KP_PLUS,
        pygame.KSCAN_NONUSBACKSLASH,
        pygame.KSCAN_DELETE,
        pygame.KSCAN_INTERNATIONAL3,
    ],
)
def test_letters_digits_marks_and_the_keypad_are_free(code: int) -> None:
    assert kept_for(key(code)) is None


@pytest.mark.parametrize(
    ("button", "kept"),
    [
        (pygame.CONTROLLER_BUTTON_A, None),
        (pygame.CONTROLLER_BUTTON_B, None),
        (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, None),
        (pygame.CONTROLLER_BUTTON_START, Kept.LEAVING),
        (pygame.CONTROLLER_BUTTON_DPAD_LEFT, Kept.MOVING),
        (-1, Kept.MOVING),
    ],
)
def test_a_pad_keeps_its_cross_and_its_small_buttons(button: int, kept: Kept | None) -> None:
    assert kept_for(Control(Device.PAD, button)) is kept


def test_only_real_mouse_buttons_are_free() -> None:
    assert kept_for(Control(Device.MOUSE, 2)) is None
    assert kept_for(Control(Device.MOUSE, pygame.BUTTON_WHEELUP)) is Kept.SYSTEM


def test_holding_ones_key_stands_up_once_it_was_long_enough(chairs: Chairs) -> None:
    chairs.press(C, 0.0)
    chairs.release(C)
    chairs.press(C, 1000.0)
    assert chairs.holding
    assert chairs.holds(0)
    assert not chairs.holds(1)
    assert chairs.tick(1000.0 + HOLD_MS - 1) is None
    assert chairs.tick(1000.0 + HOLD_MS) == StoodUp(0)
    assert chairs.sitters[0] is None
    assert not chairs.holding


def test_the_press_that_sat_down_is_no_hold(chairs: Chairs) -> None:
    chairs.press(C, 0.0)
    assert chairs.tick(10 * HOLD_MS) is None
    assert chairs.sitters[0] is not None


def test_letting_go_in_time_keeps_the_chair(chairs: Chairs) -> None:
    chairs.press(C, 0.0)
    chairs.press(C, 1000.0)
    chairs.release(C)
    assert chairs.tick(9000.0) is None
    chairs.press(C, 10_000.0)
    chairs.let_go()
    assert chairs.tick(19_000.0) is None


def test_two_hold_at_once_and_both_stand_up(chairs: Chairs) -> None:
    chairs.press(C, 0.0)
    chairs.press(L, 0.0)
    chairs.press(C, 1000.0)
    chairs.press(L, 1010.0)
    assert {chairs.tick(2000.0), chairs.tick(2000.0)} == {StoodUp(0), StoodUp(1)}


def test_a_bot_gives_up_its_chair_when_no_other_is_free(chairs: Chairs) -> None:
    chairs.press(C, 0.0)
    chairs.fill()
    assert chairs.press(L, 0.0) == SatDown(1)
    assert chairs.seating().people == (0, 1)


def test_people_on_every_chair_leave_none(chairs: Chairs) -> None:
    for code in range(pygame.KSCAN_1, pygame.KSCAN_1 + len(chairs.sitters)):
        chairs.press(key(code), 0.0)
    assert chairs.press(Q, 0.0) == NoChair()
    assert chairs.next_chair is None


def test_filling_seats_bots_of_the_usual_level_on_empty_chairs_only(chairs: Chairs) -> None:
    chairs.press(C, 0.0)
    chairs.seat_bot(1, chairs.levels[-1].code)
    assert chairs.fill() == tuple(range(2, len(chairs.sitters)))
    assert [sitter.bot for sitter in chairs.seating().sitters] == [
        None,
        chairs.levels[-1].code,
        *[chairs.usual_level] * (len(chairs.sitters) - 2),
    ]
    assert chairs.fill() == ()


def test_a_bot_that_becomes_a_person_waits_for_their_key(chairs: Chairs) -> None:
    chairs.press(C, 0.0)
    chairs.seat_bot(3, chairs.usual_level)
    chairs.seat_person(3)
    assert chairs.obstacle == NoKey(3)
    assert chairs.next_chair == 3
    assert chairs.press(L, 0.0) == KeyChanged(3)
    assert chairs.obstacle is None


def test_changing_ones_key_keeps_name_and_head_start(chairs: Chairs) -> None:
    chairs.press(C, 0.0)
    chairs.rename(0, "Ana")
    chairs.set_head_start(0, 85)
    assert chairs.give_key(0, C) == KeyChanged(0)
    assert chairs.give_key(0, Q) == KeyChanged(0)
    assert chairs.sitters[0] == Sitter("Ana", 0, control=Q, head_start_ms=80)
    assert chairs.owner(C) is None


@pytest.mark.parametrize(("asked", "given"), [(-20, 0), (30, 40), (400, 400), (9000, 400)])
def test_head_starts_go_in_steps_up_to_the_most(chairs: Chairs, asked: int, given: int) -> None:
    chairs.press(C, 0.0)
    chairs.set_head_start(0, asked)
    assert chairs.seating().sitters[0].head_start_ms == given


def test_bots_have_no_head_start(chairs: Chairs) -> None:
    chairs.seat_bot(0, chairs.usual_level)
    chairs.set_head_start(0, 100)
    assert chairs.seating().sitters[0].head_start_ms == 0


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Zoë", "Zoë"),
        ('  "Big" O’Neil ', '"Big" O’Neil'),
        ("👩‍👩‍👧 Ana ❤️", "👩‍👩‍👧 Ana ❤️"),
        ("a\nb\tc\x00", "a b c"),
        ("x" * 40, "x" * MOST_LETTERS),
        ("安娜", "安娜"),
    ],
)
def test_names_may_be_of_any_letters(chairs: Chairs, typed: str, name: str) -> None:
    chairs.press(C, 0.0)
    chairs.rename(0, typed)
    assert chairs.seating().sitters[0].name == name


def test_a_name_of_nothing_is_the_usual_one(chairs: Chairs) -> None:
    chairs.press(C, 0.0)
    assert chairs.given_name(0) == ""
    chairs.rename(0, "Ana")
    assert chairs.given_name(0) == "Ana"
    chairs.rename(0, " \n ")
    assert chairs.seating().sitters[0].name == "person 0"
    assert chairs.given_name(1) == clean_name("") == ""


def test_two_may_have_one_name_and_are_told_apart_by_their_chairs(chairs: Chairs) -> None:
    for control in (C, L):
        chairs.press(control, 0.0)
    for chair in (0, 1):
        chairs.rename(chair, "Ana")
    assert [(sitter.name, sitter.look) for sitter in chairs.seating().sitters] == [
        ("Ana", 0),
        ("Ana", 1),
    ]


def test_too_few_cannot_be_dealt(chairs: Chairs) -> None:
    least = GAME.info.seats[0]
    assert chairs.obstacle == TooFew(least)
    chairs.press(C, 0.0)
    assert chairs.obstacle == TooFew(least)
    chairs.seat_bot(1, chairs.usual_level)
    assert chairs.obstacle is None


def test_first_timers_can_deal_at_once(chairs: Chairs) -> None:
    chairs.seat_first_timers(SPACE)
    assert chairs.obstacle is None
    assert chairs.seating().people == (0,)
    assert len(chairs.seating().sitters) == 4


def test_every_game_can_be_dealt_at_once() -> None:
    for game in open_games():
        chairs = Chairs(game, NAMES)
        chairs.seat_first_timers(SPACE)
        assert chairs.obstacle is None
        assert len(chairs.seating().sitters) in game.info.seats
        chairs.seating().setup(game, dealer=0)


def test_only_options_that_differ_are_told(chairs: Chairs) -> None:
    option = GAME.info.options[0]
    chairs.set_option(option.key, option.default)
    assert chairs.seating().options == ()
    chairs.set_option(option.key, option.values[1])
    assert chairs.option(option.key) == option.values[1]
    assert chairs.seating().options == ((option.key, option.values[1]),)


def test_the_last_seating_comes_back(chairs: Chairs) -> None:
    chairs.press(C, 0.0)
    chairs.press(L, 0.0, chair=4)
    chairs.rename(4, "Zoë")
    chairs.set_head_start(4, 120)
    chairs.seat_bot(2, chairs.usual_level)
    option = GAME.info.options[0]
    chairs.set_option(option.key, option.values[-1])
    again = Chairs(GAME, NAMES)
    again.restore(chairs.seating())
    assert again.seating() == chairs.seating()


def test_what_no_longer_fits_stays_away(chairs: Chairs) -> None:
    seating = Seating(
        "anything",
        (
            Sitter("far", 99, control=C),
            Sitter("Ana", 0, control=L),
            Sitter("twice", 1, control=L),
            Sitter("double", 0, control=Q),
            Sitter("muted", 2, control=key(pygame.KSCAN_M)),
            Sitter("stranger", 3, bot="no such level"),
            Sitter("silent", 5),
        ),
        (("no_such_option", 1), (GAME.info.options[0].key, -1)),
    )
    chairs.restore(seating)
    assert [sitter.name for sitter in chairs.seating().sitters] == ["Ana"]
    assert chairs.seating().options == ()
