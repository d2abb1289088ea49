"""A position on one line of `name=value` words, for tests and bug reports.

Cards are written side by side from the lowest up, seats' things between slashes, seats between
commas; "-" is nothing. A shown card is card/seat/paid/slapped/won or open, of which the last three
may be left out. So may every word but `chairs` and `piles`: then it is as before the first turn.
"""

from collections.abc import Iterable
from typing import Final

from game.cards import read_french_card, read_french_cards, write_cards
from game.errors import NotationError, Reason
from game.games.slapjack.actions import SlapjackAction
from game.games.slapjack.house import OPTIONS, house_of
from game.games.slapjack.state import PACK, Shown, SlapjackState, SlapjackView
from game.moves import Action
from game.options import Chair, Setup, read_options, write_options
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
    view = state.view
    words = {
        "chairs": ",".join(map(_write_chair, view.setup.chairs)),
        "options": write_options(view.setup.options),
        "dealer": f"{view.setup.dealer}/{view.dealer}",
        "stock": write_cards(state.stock),
        "piles": "/".join(map(write_cards, state.piles)),
        "buried": write_cards(state.buried),
        "centre": write_cards(view.face_up),
        "in": _write_seats(view.still_in),
        "barred": _write_seats(view.barred),
        "staked": _write_seats(view.staked),
        "shown": _write_shown(view.shown),
        "previous": _write_shown(view.previous),
        "lead": _write_seat(view.lead),
        "turned": str(view.turned),
        "elapsed": repr(view.elapsed_ms),
        "times": "/".join(",".join(map(repr, times)) or "-" for times in view.reactions_ms),
        "shuffling": _write_seat(view.shuffling),
        "outcome": _write_outcome(view.outcome),
    }
    return " ".join(f"{name}={value}" for name, value in words.items())


def read_state(text: str) -> SlapjackState:
    """The inverse of `write_state`. Raises NotationError."""
    pairs = [part.partition("=") for part in text.split()]
    unknown = sorted({name for name, _, _ in pairs} - _NAMES)
    if unknown or len({name for name, _, _ in pairs}) < len(pairs):
        raise NotationError(f"unknown words, or one twice: {unknown or text}")
    words = {name: value for name, _, value in pairs}
    try:
        return _state_of(words)
    except (KeyError, ValueError) as error:
        raise NotationError(f"not a position: {error}") from error


def _state_of(given: dict[str, str]) -> SlapjackState:
    chairs = tuple(map(_read_chair, given["chairs"].split(",")))
    words = {"in": _write_seats(range(len(chairs))), **_AT_FIRST, **given}
    options = read_options(OPTIONS, words["options"])
    first_dealer, _, dealer = words["dealer"].partition("/")
    stock = read_french_cards(words["stock"])
    piles = tuple(map(read_french_cards, words["piles"].split("/")))
    buried = read_french_cards(words["buried"])
    counts = tuple(map(len, piles))
    times = tuple(map(_read_times, words["times"].split("/")))
    view = SlapjackView(
        setup=Setup(chairs, options, int(first_dealer)),
        house=house_of(options),
        stock=len(stock),
        counts=counts,
        buried=len(buried),
        face_up=read_french_cards(words["centre"]),
        still_in=_read_seats(words["in"]),
        barred=frozenset(_read_seats(words["barred"])),
        staked=frozenset(_read_seats(words["staked"])),
        shown=_read_shown(words["shown"]),
        previous=_read_shown(words["previous"]),
        lead=_read_seat(words["lead"]),
        turned=int(words["turned"]),
        elapsed_ms=float(words["elapsed"]),
        reactions_ms=times if "times" in given else ((),) * len(chairs),
        shuffling=_read_seat(words["shuffling"]),
        dealer=int(dealer or first_dealer),
        outcome=_read_outcome(words["outcome"], counts),
    )
    if not len(chairs) == len(counts) == len(view.reactions_ms):
        raise NotationError("not as many piles or times as chairs")
    return SlapjackState(view, stock, piles, buried)


def _write_chair(chair: Chair) -> str:
    head_start = f"+{chair.head_start_ms}" if chair.head_start_ms else ""
    return (chair.bot or "human") + head_start


def _read_chair(text: str) -> Chair:
    who, _, head_start_ms = text.partition("+")
    return Chair(None if who == "human" else who, int(head_start_ms or 0))


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
    paid, slapped, won = rest or ("-", "-", "open")
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
    "times": "-",
}
"""What a word stands for that was left out, besides `in`: all seats."""

_NAMES: Final = frozenset({"chairs", "piles", "in", *_AT_FIRST})
