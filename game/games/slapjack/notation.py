"""A position on one line of `name=value` words, for tests and bug reports.

Cards are written side by side from the lowest up, seats' things between slashes, seats between
commas; "-" is nothing. A shown card is card/seat/paid/slapped/won or open, of which the last ones
may be left out. So may every word but `chairs` and `piles`: then it is as before the first turn.
"""

from collections.abc import Iterable
from typing import Final

from game.cards import read_french_card, read_french_cards, write_cards
from game.errors import NotationError, Reason
from game.games.slapjack.actions import SlapjackAction
from game.games.slapjack.house import OPTIONS, house_of
from game.games.slapjack.state import (
    PACK,
    Backs,
    Seats,
    Shown,
    SlapjackState,
    SlapjackView,
    next_turner,
)
from game.moves import Action
from game.notation import read_chairs, read_position, write_chairs, write_words
from game.options import Setup, read_options, write_options
from game.outcome import Outcome
from game.zones import Seat


def read_action(text: str) -> Action:
    """The action of this code."""
    try:
        return SlapjackAction(text)
    except ValueError:
        raise NotationError(f"neither slap nor turn: {text!r}") from None


def write_state(state: SlapjackState) -> str:
    """The position on one line."""
    view, seats, setup = state.view, state.view.seats, state.view.house.setup
    words = {
        "chairs": write_chairs(setup.chairs),
        "options": write_options(setup.options),
        "dealer": f"{setup.dealer}/{view.backs.dealer}",
        "stock": write_cards(state.stock),
        "piles": "/".join(map(write_cards, state.piles)),
        "buried": write_cards(state.buried),
        "centre": write_cards(view.face_up),
        "in": _write_seats(seats.still_in),
        "barred": _write_seats(seats.barred),
        "staked": _write_seats(seats.staked),
        "shown": _write_shown(view.shown),
        "previous": _write_shown(view.previous),
        "lead": _write_seat(view.lead),
        "turned": str(view.turned),
        "elapsed": repr(view.elapsed_ms),
        "times": "/".join(",".join(map(repr, times)) or "-" for times in seats.reactions_ms),
        "shuffling": _write_seat(view.backs.shuffling),
        "outcome": _write_outcome(view.outcome),
    }
    return write_words(words)


def read_state(text: str) -> SlapjackState:
    """The inverse of `write_state`. Raises NotationError."""
    return read_position(text, _NAMES, _state_of)


def _state_of(given: dict[str, str]) -> SlapjackState:
    chairs = read_chairs(given["chairs"])
    words = {
        **_AT_FIRST,
        "in": _write_seats(range(len(chairs))),
        "times": "/".join("-" for _ in chairs),
        **given,
    }
    first_dealer, _, dealer = words["dealer"].partition("/")
    setup = Setup(chairs, read_options(OPTIONS, words["options"]), int(first_dealer))
    stock, buried = read_french_cards(words["stock"]), read_french_cards(words["buried"])
    piles = tuple(map(read_french_cards, words["piles"].split("/")))
    counts = tuple(map(len, piles))
    lead, shown = _read_seat(words["lead"]), _read_shown(words["shown"])
    shuffling, outcome = _read_seat(words["shuffling"]), _read_outcome(words["outcome"], counts)
    waits = shuffling is not None or outcome is not None
    seats = _read_standing(words)
    if not len(chairs) == len(counts) == len(seats.reactions_ms):
        raise NotationError("not as many piles or times as chairs")
    view = SlapjackView(
        house=house_of(setup),
        seats=seats,
        backs=Backs(len(stock), len(buried), shuffling, int(dealer or first_dealer)),
        counts=counts,
        face_up=read_french_cards(words["centre"]),
        shown=shown,
        previous=_read_shown(words["previous"]),
        lead=lead,
        turner=None if waits else next_turner(counts, lead, shown),
        turned=int(words["turned"]),
        elapsed_ms=float(words["elapsed"]),
        outcome=outcome,
    )
    return SlapjackState(view, stock, piles, buried)


def _read_standing(words: dict[str, str]) -> Seats:
    return Seats(
        still_in=_read_seats(words["in"]),
        barred=frozenset(_read_seats(words["barred"])),
        staked=frozenset(_read_seats(words["staked"])),
        reactions_ms=tuple(map(_read_times, words["times"].split("/"))),
    )


def _write_seats(seats: Iterable[Seat]) -> str:
    return ",".join(map(str, sorted(seats))) or "-"


def _read_seats(text: str) -> tuple[Seat, ...]:
    return () if text == "-" else tuple(map(int, text.split(",")))


def _write_seat(seat: Seat | None) -> str:
    return {None: "-", PACK: "pack"}.get(seat, str(seat))


def _read_seat(text: str) -> Seat | None:
    return {"-": None, "pack": PACK}[text] if text in ("-", "pack") else int(text)


def _write_shown(shown: Shown | None) -> str:
    if shown is None:
        return "-"
    paid, slapped = _write_seats(shown.paid), _write_seats(shown.slapped)
    return f"{shown.card.code}/{shown.seat}/{paid}/{slapped}/{'won' if shown.won else 'open'}"


def _read_shown(text: str) -> Shown | None:
    if text == "-":
        return None
    card, seat, *rest = text.split("/")
    paid, slapped, won = (*rest, *("-", "-", "open")[len(rest) :])
    return Shown(
        read_french_card(card),
        int(seat),
        frozenset(_read_seats(paid)),
        frozenset(_read_seats(slapped)),
        {"won": True, "open": False}[won],
    )


def _read_times(text: str) -> tuple[float, ...]:
    return () if text == "-" else tuple(map(float, text.split(",")))


def _write_outcome(outcome: Outcome | None) -> str:
    return "-" if outcome is None else f"{outcome.reason.code}/{_write_seats(outcome.winners)}"


def _read_outcome(text: str, scores: tuple[int, ...]) -> Outcome | None:
    if text == "-":
        return None
    code, _, winners = text.partition("/")
    return Outcome(_read_seats(winners), scores, Reason(code, "SJ-26"))


_AT_FIRST: Final = {
    "options": "",
    "dealer": "0",
    **dict.fromkeys(("stock", "buried", "centre", "barred", "staked"), "-"),
    **dict.fromkeys(("shown", "previous", "lead", "shuffling", "outcome"), "-"),
    "turned": "0",
    "elapsed": "0.0",
}
"""What a word stands for that was left out; `in` and `times` follow from the chairs."""

_NAMES: Final = frozenset({"chairs", "piles", "in", "times", *_AT_FIRST})
