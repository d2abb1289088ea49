"""Who throws what with which control: five keys a person, by their place on the keyboard.

Rows are given out in the order of the seats. Whoever joined with a gamepad, or takes one up, has
its buttons; whoever joined with the mouse has the tiles. No keyboard says what stands on a key
before it is pressed, so letters are those of the usual one until they are learnt.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

import pygame

from game.bouts.throws import Symbol
from game.zones import Seat
from scenes.input.intents import Control, Device
from scenes.seating import Seating
from scenes.services.storage.store import Json

LETTERS_KEY = "keyboard.letters"
"""The setting that holds what was learnt: from a key's place to its letter."""

ROWS_KEY = "throw.rows"
"""The setting that holds rows which people have chosen themselves."""

ROWS: Final = (
    (pygame.KSCAN_Q, pygame.KSCAN_W, pygame.KSCAN_E, pygame.KSCAN_R, pygame.KSCAN_T),
    (pygame.KSCAN_Y, pygame.KSCAN_U, pygame.KSCAN_I, pygame.KSCAN_O, pygame.KSCAN_P),
    (pygame.KSCAN_A, pygame.KSCAN_S, pygame.KSCAN_D, pygame.KSCAN_F, pygame.KSCAN_G),
    (pygame.KSCAN_H, pygame.KSCAN_J, pygame.KSCAN_K, pygame.KSCAN_L, pygame.KSCAN_SEMICOLON),
)
_USUAL_LETTERS: Final = ("QWERT", "YUIOP", "ASDFG", "HJKL;")
_PAD: Final = (
    pygame.CONTROLLER_BUTTON_A,
    pygame.CONTROLLER_BUTTON_B,
    pygame.CONTROLLER_BUTTON_X,
    pygame.CONTROLLER_BUTTON_Y,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
)

Rows = tuple[tuple[int, ...], ...]


@dataclass(slots=True)
class Letters:
    """What stands on keys, by their place."""

    learnt: dict[int, str] = field(default_factory=dict)

    def learn(self, control: Control) -> bool:
        """Take it from a pressed key; whether that was news."""
        if control.device is not Device.KEY or not control.label:
            return False
        if self.label(control.code) == control.label:
            return False
        self.learnt[control.code] = control.label
        return True

    def label(self, code: int) -> str:
        """What stands on the key at that place."""
        if code in self.learnt:
            return self.learnt[code]
        for codes, letters in zip(ROWS, _USUAL_LETTERS, strict=True):
            if code in codes:
                return letters[codes.index(code)]
        return ""


@dataclass(frozen=True, slots=True)
class Grip:
    """How one person throws: five controls in the order of the symbols, or none but the tiles."""

    seat: Seat
    controls: tuple[Control, ...]


@dataclass(frozen=True, slots=True)
class ThrowKeys:
    """The grips of all people at a table."""

    grips: tuple[Grip, ...]

    def thrown(self, control: Control) -> tuple[Seat, Symbol] | None:
        """Who throws what with this control."""
        for grip in self.grips:
            for symbol, own in zip(Symbol, grip.controls, strict=False):
                if own == control:
                    return grip.seat, symbol
        return None

    @property
    def typists(self) -> tuple[Seat, ...]:
        """Who has keys of the keyboard, in the order of the rows."""
        return tuple(
            grip.seat
            for grip in self.grips
            if grip.controls and grip.controls[0].device is Device.KEY
        )

    def controls(self, seat: Seat) -> tuple[Control, ...]:
        """The five controls of a seat; none, if it has the tiles only."""
        for grip in self.grips:
            if grip.seat == seat:
                return grip.controls
        return ()


def throw_keys(
    seating: Seating,
    letters: Letters,
    rows: Rows = ROWS,
    pads: Mapping[Seat, int] = MappingProxyType({}),
) -> ThrowKeys:
    """Give out rows and pads to the people of a table; `pads` are those taken up since."""
    free = iter(rows)
    grips = []
    for seat in seating.people:
        own = _pad(pads[seat]) if seat in pads else _controls(seating, seat, free, letters)
        grips.append(Grip(seat, own))
    return ThrowKeys(tuple(grips))


def who_takes_up(keys: ThrowKeys, control: Control) -> Seat | None:
    """Who throws with this gamepad from now on: if it is nobody's, the last at the keyboard.

    It is the last one, so that everybody else keeps their row.
    """
    held = {own.unit for grip in keys.grips for own in grip.controls if own.device is Device.PAD}
    if control.device is not Device.PAD or control.code not in _PAD or control.unit in held:
        return None
    return keys.typists[-1] if keys.typists else None


def mouse_seats(seating: Seating) -> tuple[Seat, ...]:
    """The people who have nothing but the mouse."""
    controls = ((seat, seating.sitters[seat].control) for seat in seating.people)
    return tuple(seat for seat, own in controls if own is not None and own.device is Device.MOUSE)


def read_letters(settings: Mapping[str, object]) -> Letters:
    """What was learnt on other evenings; what cannot be read is not known."""
    found = settings.get(LETTERS_KEY)
    if not isinstance(found, Mapping):
        return Letters()
    return Letters(
        {
            int(code): label
            for code, label in found.items()
            if isinstance(label, str) and isinstance(code, str) and code.isdecimal()
        }
    )


def write_letters(letters: Letters) -> dict[str, Json]:
    """The setting to keep."""
    return {LETTERS_KEY: {str(code): label for code, label in letters.learnt.items()}}


def read_rows(settings: Mapping[str, object]) -> Rows:
    """The rows that people have chosen, or the usual ones."""
    found = settings.get(ROWS_KEY)
    if not isinstance(found, list) or len(found) != len(ROWS):
        return ROWS
    rows = []
    for row in found:
        if not isinstance(row, list) or len(row) != len(Symbol):
            return ROWS
        rows.append(tuple(code for code in row if isinstance(code, int)))
    keys = [code for row in rows for code in row]
    return tuple(rows) if len(set(keys)) == len(ROWS) * len(Symbol) else ROWS


def write_rows(rows: Rows) -> dict[str, Json]:
    """The setting to keep."""
    return {ROWS_KEY: [list(row) for row in rows]}


def _controls(
    seating: Seating, seat: Seat, free: Iterable[tuple[int, ...]], letters: Letters
) -> tuple[Control, ...]:
    own = seating.sitters[seat].control
    if own is not None and own.device is Device.MOUSE:
        return ()
    if own is not None and own.device is Device.PAD:
        return _pad(own.unit)
    row = next(iter(free), ())
    return tuple(Control(Device.KEY, code, label=letters.label(code)) for code in row)


def _pad(unit: int) -> tuple[Control, ...]:
    return tuple(Control(Device.PAD, code, unit, f"{code + 1}") for code in _PAD)
