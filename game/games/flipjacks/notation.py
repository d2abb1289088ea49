"""A position on one line of `name=value` words, for tests and bug reports.

Cards are written side by side from the lowest up, hands between slashes; "-" is nothing. `seen`
are the cards in stock and hands, and the covered ones of the pile, that all saw go there. Lapses
are seat/number/fresh or old, what is owed seat/cards/why. Every word but `chairs`, `pile` and
`hands` may be left out: then it is as after a deal.
"""

from typing import Final

from game.cards import FrenchCard, french_pack, read_french_cards, write_cards
from game.errors import NotationError, Reason
from game.games.flipjacks.actions import Colour
from game.games.flipjacks.house import OPTIONS, house_of
from game.games.flipjacks.state import Board, FlipjacksState, Lapse, Owed, Pile, Why
from game.notation import read_chairs, read_position, write_chairs, write_words
from game.options import Setup, read_options, write_options
from game.outcome import Outcome
from game.zones import Seat

ENDINGS: Final = {"went_out": "FJ-19", "stock_out": "FJ-26", "pips": "FJ-27", "turns_out": "FJ-31"}
"""Every way a match ends, and its ruling."""


def write_state(state: FlipjacksState) -> str:
    """The position on one line."""
    board = state.board
    words = {
        "chairs": write_chairs(board.setup.chairs),
        "options": write_options(board.setup.options),
        "dealer": str(board.setup.dealer),
        "stock": write_cards(state.stock),
        "pile": write_cards(state.pile),
        "hands": "/".join(map(write_cards, state.hands)),
        "out": write_cards(board.out),
        "seen": write_cards(_sorted(state.seen - _in_sight(board, state.pile))),
        "buried": str(board.buried),
        "turn": str(board.turn),
        "turns": str(board.turns),
        "free": _write_flag(board.free),
        "demand": "-" if board.demand is None else board.demand.value,
        "armed": _write_flag(board.armed),
        "calling": "-" if board.calling is None else str(board.calling),
        "lapses": ",".join(map(_write_lapse, board.lapses)) or "-",
        "passes": str(board.passes),
        "shuffling": _write_flag(board.shuffling),
        "owed": _write_owed(board.owed),
        "outcome": _write_outcome(board.outcome),
    }
    return write_words(words)


def read_state(text: str) -> FlipjacksState:
    """The inverse of `write_state`. Raises NotationError."""
    return read_position(text, _NAMES, _state_of)


def _state_of(given: dict[str, str]) -> FlipjacksState:
    words = {**_AT_FIRST, **given}
    chairs = read_chairs(words["chairs"])
    options = read_options(OPTIONS, words["options"])
    setup = Setup(chairs, options, int(words["dealer"]))
    stock, pile = read_french_cards(words["stock"]), read_french_cards(words["pile"])
    hands = tuple(map(read_french_cards, words["hands"].split("/")))
    if len(hands) != len(chairs):
        raise NotationError("not as many hands as chairs")
    counts = tuple(map(len, hands))
    board = Board(
        setup=setup,
        house=house_of(options),
        turn=_read_seat(words["turn"], setup),
        turns=int(words["turns"]),
        free=_FLAGS[words["free"]],
        demand=None if words["demand"] == "-" else Colour(words["demand"]),
        out=read_french_cards(words["out"]),
        buried=int(words["buried"]),
        armed=_FLAGS[words["armed"]],
        calling=None if words["calling"] == "-" else _read_seat(words["calling"], setup),
        lapses=_read_lapses(words["lapses"], setup),
        passes=int(words["passes"]),
        shuffling=_FLAGS[words["shuffling"]],
        owed=_read_owed(words["owed"], setup),
        outcome=_read_outcome(words["outcome"], counts),
    )
    seen = frozenset(read_french_cards(words["seen"])) | _in_sight(board, pile)
    return FlipjacksState(board, stock, pile, hands, seen)


def _in_sight(board: Board, pile: Pile) -> frozenset[FrenchCard]:
    """What needs no telling that it was seen."""
    return frozenset(pile[board.buried :]) | frozenset(board.out)


def _sorted(cards: frozenset[FrenchCard]) -> Pile:
    return tuple(card for card in _PACK if card in cards)


def _write_flag(on: bool) -> str:
    return "yes" if on else "no"


def _read_seat(text: str, setup: Setup) -> Seat:
    if int(text) not in setup.seats:
        raise NotationError(f"no such seat: {text}")
    return int(text)


def _write_lapse(lapse: Lapse) -> str:
    return f"{lapse.seat}/{lapse.number}/{'fresh' if lapse.fresh else 'old'}"


def _read_lapses(text: str, setup: Setup) -> tuple[Lapse, ...]:
    lapses = []
    for part in [] if text == "-" else text.split(","):
        seat, number, age = part.split("/")
        fresh = {"fresh": True, "old": False}[age]
        lapses.append(Lapse(_read_seat(seat, setup), int(number), fresh))
    return tuple(lapses)


def _write_owed(owed: Owed | None) -> str:
    return "-" if owed is None else f"{owed.seat}/{owed.cards}/{owed.why.value}"


def _read_owed(text: str, setup: Setup) -> Owed | None:
    if text == "-":
        return None
    seat, cards, why = text.split("/")
    return Owed(_read_seat(seat, setup), int(cards), Why(why))


def _write_outcome(outcome: Outcome | None) -> str:
    if outcome is None:
        return "-"
    return f"{outcome.reason.code}/{','.join(map(str, outcome.winners))}"


def _read_outcome(text: str, counts: tuple[int, ...]) -> Outcome | None:
    if text == "-":
        return None
    code, _, winners = text.partition("/")
    return Outcome(tuple(map(int, winners.split(","))), counts, Reason(code, ENDINGS[code]))


_PACK: Final = french_pack()

_FLAGS: Final = {"yes": True, "no": False}

_AT_FIRST: Final = {
    "options": "",
    **dict.fromkeys(("dealer", "turn", "turns", "buried", "passes"), "0"),
    **dict.fromkeys(("free", "armed", "shuffling"), "no"),
    **dict.fromkeys(("stock", "out", "seen", "demand", "calling"), "-"),
    **dict.fromkeys(("lapses", "owed", "outcome"), "-"),
}
"""What a word stands for that was left out."""

_NAMES: Final = frozenset({"chairs", "pile", "hands", *_AT_FIRST})
