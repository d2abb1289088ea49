"""A position on one line of `name=value` words, for tests and bug reports.

Cards are written side by side from the lowest up, a hand's in the order in which they came: J1 to
L5, Jp to Lp (Purity), Nb (Nifty Bison), Bt (Bolt). In a hand a mark and seats tell who else knows
of a card: A2'013. Seats' things stand between slashes, "-" is nothing. Of `dealer` the first is
the first hand's. Every word but `chairs` and `hands` may be left out: then it is as when a first
hand begins.
"""

import re
from functools import partial
from typing import Final

from game.bouts.bout_notation import read_bout, write_bout
from game.bouts.throws import Symbol
from game.errors import NotationError
from game.games.spell_my_name.actions import ACTIONS
from game.games.spell_my_name.pack import read_card
from game.games.spell_my_name.state import Deal, Hand, Held, Known, Phase, Pile, SpellState
from game.moves import Action
from game.notation import read_chairs, read_position, write_chairs, write_words
from game.options import Option, Setup, read_options, write_options

_HELD: Final = re.compile(r"([A-Z][a-z0-9])(?:'(\d+))?")
_YES_OR_NO: Final = {"no": False, "yes": True}
_SYMBOLS: Final = {symbol.code: symbol for symbol in Symbol}


def read_action(text: str) -> Action:
    """The action of this code. Raises NotationError."""
    action = ACTIONS.get(text) or _SYMBOLS.get(text)
    if action is None:
        raise NotationError(f"not an action: {text!r}")
    return action


def write_state(state: SpellState) -> str:
    """The position on one line."""
    known, deal = state.known, state.known.deal
    words = {
        "chairs": write_chairs(deal.setup.chairs),
        "options": write_options(deal.setup.options),
        "dealer": f"{deal.setup.dealer}/{deal.dealer}",
        "deal": str(deal.number),
        "totals": "/".join(map(str, deal.totals)),
        "phase": known.phase.value,
        "challenger": str(known.challenger),
        "seat": str(known.seat),
        "other": "-" if known.other is None else str(known.other),
        "lost": "yes" if known.lost else "no",
        "owed": "yes" if known.owed else "no",
        "back": str(known.back),
        "bout": "-" if known.bout is None else write_bout(known.bout),
        "stock": _write_pile(state.stock),
        "discard": _write_pile(state.discard),
        "out": _write_pile(state.out),
        "hands": "/".join(map(_write_hand, state.hands)),
    }
    return write_words(words)


def read_state(options: tuple[Option, ...], text: str) -> SpellState:
    """The inverse of `write_state`. Raises NotationError."""
    return read_position(text, _NAMES, partial(_state_of, options))


def _state_of(options: tuple[Option, ...], given: dict[str, str]) -> SpellState:
    chairs = read_chairs(given["chairs"])
    words = {**_AT_FIRST, "totals": "/".join("0" for _ in chairs), **given}
    first_dealer, _, dealer = words["dealer"].partition("/")
    setup = Setup(chairs, read_options(options, words["options"]), int(first_dealer))
    totals = tuple(map(int, words["totals"].split("/")))
    deal = Deal(setup, int(words["deal"]), int(dealer or first_dealer), totals)
    challenger = int(words["challenger"] or deal.dealer)
    known = Known(
        deal=deal,
        phase=Phase(words["phase"]),
        challenger=challenger,
        seat=int(words["seat"] or challenger),
        other=None if words["other"] == "-" else int(words["other"]),
        lost=_YES_OR_NO[words["lost"]],
        owed=_YES_OR_NO[words["owed"]],
        back=int(words["back"]),
        bout=None if words["bout"] == "-" else read_bout(words["bout"]),
    )
    hands = tuple(map(_read_hand, words["hands"].split("/")))
    if not len(chairs) == len(hands) == len(totals):
        raise NotationError("not as many hands or totals as chairs")
    stock, discard, out = (_read_pile(words[name]) for name in ("stock", "discard", "out"))
    return SpellState(known, stock, discard, out, hands)


def _write_pile(cards: Pile) -> str:
    return "".join(card.code for card in cards) or "-"


def _read_pile(text: str) -> Pile:
    return tuple(held.card for held in _read_hand(text))


def _write_hand(hand: Hand) -> str:
    return "".join(map(_write_held, hand)) or "-"


def _write_held(held: Held) -> str:
    seats = "".join(map(str, sorted(held.known_to)))
    return held.card.code + (f"'{seats}" if seats else "")


def _read_hand(text: str) -> Hand:
    if text == "-":
        return ()
    found = list(_HELD.finditer(text))
    if "".join(match.group() for match in found) != text:
        raise NotationError(f"not cards: {text!r}")
    return tuple(Held(read_card(match[1]), frozenset(map(int, match[2] or ""))) for match in found)


_AT_FIRST: Final = {
    "options": "",
    "dealer": "0",
    "deal": "1",
    "phase": Phase.CHALLENGING.value,
    **dict.fromkeys(("challenger", "seat"), ""),
    **dict.fromkeys(("lost", "owed"), "no"),
    "back": "0",
    **dict.fromkeys(("other", "bout", "stock", "discard", "out"), "-"),
}
"""What a word stands for that was left out; `totals` follows from the chairs."""

_NAMES: Final = frozenset({"chairs", "hands", "totals", *_AT_FIRST})
