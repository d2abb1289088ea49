"""A position on one line of `name=value` words, for tests and bug reports.

Cards are written side by side from the lowest up, a hand's in the order in which they came; further
copies of a face bear a small letter: Ro, Rob. Seats' things stand between slashes, "-" is nothing.
Of `dealer` the first number is the first hand's. Every word but `chairs` may be left out: then it
is as when a first hand is being built.
"""

from functools import partial
from typing import Final

from game.bouts.bout_notation import read_bout, write_bout
from game.errors import NotationError
from game.games.motor_city_showdown.pack import Pile, Power, read_pile, write_pile
from game.games.motor_city_showdown.state import (
    BEFORE_A_SEAT,
    Deal,
    Known,
    MotorState,
    Phase,
    Stake,
)
from game.notation import read_chairs, read_position, write_chairs, write_words
from game.options import Option, Setup, read_options, write_options
from game.zones import Seat


def write_state(state: MotorState) -> str:
    """The position on one line."""
    known, deal = state.known, state.known.deal
    stock, pot, *own = map(write_pile, state.piles)
    words = {
        "chairs": write_chairs(deal.setup.chairs),
        "options": write_options(deal.setup.options),
        "dealer": f"{deal.setup.dealer}/{deal.dealer}",
        "deal": str(deal.number),
        "totals": "/".join(map(str, deal.totals)),
        "phase": known.phase.value,
        "round": str(known.round),
        "final": str(known.final),
        "hammer": "yes" if known.hammer else "no",
        "power": "-" if known.power is None else known.power.value,
        "holder": _write_seat(known.holder),
        "rival": _write_seat(known.rival),
        "beaten": "/".join(map(str, known.beaten)) or "-",
        "out": _write_seat(known.out),
        "bout": "-" if known.bout is None else write_bout(known.bout),
        "stake": "-" if known.stake is None else known.stake.value,
        "flipped": write_pile(known.flipped),
        "given": "/".join(map(write_pile, state.given)),
        "stock": stock,
        "pot": pot,
    }
    for number, name in enumerate(_OWN):
        words[name] = "/".join(own[number * deal.seats : (number + 1) * deal.seats])
    return write_words(words)


def read_state(options: tuple[Option, ...], text: str) -> MotorState:
    """The inverse of `write_state`. Raises NotationError."""
    return read_position(text, _NAMES, partial(_state_of, options))


def _state_of(options: tuple[Option, ...], given: dict[str, str]) -> MotorState:
    chairs = read_chairs(given["chairs"])
    nothing = "/".join("-" for _ in chairs)
    zeros = "/".join("0" for _ in chairs)
    words = {**_AT_FIRST, "totals": zeros, **dict.fromkeys(("given", *_OWN), nothing), **given}
    first_dealer, _, dealer = words["dealer"].partition("/")
    setup = Setup(chairs, read_options(options, words["options"]), int(first_dealer))
    totals = tuple(map(int, words["totals"].split("/")))
    deal = Deal(setup, int(words["deal"]), int(dealer or first_dealer), totals)
    known = Known(
        deal,
        Phase(words["phase"]),
        int(words["round"]),
        int(words["final"]),
        _FLAGS[words["hammer"]],
        None if words["power"] == "-" else Power(words["power"]),
        _read_seat(words["holder"], setup),
        _read_seat(words["rival"], setup),
        () if words["beaten"] == "-" else tuple(map(int, words["beaten"].split("/"))),
        _read_seat(words["out"], setup),
        None if words["bout"] == "-" else read_bout(words["bout"]),
        None if words["stake"] == "-" else Stake(words["stake"]),
        read_pile(words["flipped"]),
    )
    own = [_read_piles(words[name]) for name in ("given", *_OWN)]
    if any(len(each) != len(chairs) for each in (totals, *own)):
        raise NotationError("not as many totals or piles as chairs")
    common = (read_pile(words["stock"]), read_pile(words["pot"]))
    piles = (*common, *(pile for each in own[1:] for pile in each))
    return MotorState(known, piles, own[0])


def _write_seat(seat: Seat | None) -> str:
    return "-" if seat is None else str(seat)


def _read_seat(text: str, setup: Setup) -> Seat | None:
    if text == "-":
        return None
    if int(text) not in setup.seats:
        raise NotationError(f"no such seat: {text}")
    return int(text)


def _read_piles(text: str) -> tuple[Pile, ...]:
    return tuple(map(read_pile, text.split("/")))


_FLAGS: Final = {"yes": True, "no": False}

_OWN: Final = tuple(f"{place.value}s" for place in BEFORE_A_SEAT)
"""The words for what lies before the seats: hands, flips, combats, holes, barns."""

_AT_FIRST: Final = {
    "options": "",
    "dealer": "0",
    "deal": "1",
    "phase": Phase.BUILDING.value,
    "round": "1",
    "final": "0",
    "hammer": "no",
    **dict.fromkeys(("power", "holder", "rival", "beaten", "out", "bout", "stake"), "-"),
    **dict.fromkeys(("flipped", "stock", "pot"), "-"),
}
"""What a word stands for that was left out; the seats' own follow from the chairs."""

_NAMES: Final = frozenset({"chairs", "totals", "given", *_OWN, *_AT_FIRST})
