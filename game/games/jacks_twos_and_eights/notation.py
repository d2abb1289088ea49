"""A position on one line of `name=value` words, for tests and bug reports.

Cards are written side by side from the lowest up, a hand's in the order in which they came; the
second pack's bear a mark: Qh, Qh'. Seats' things stand between slashes, "-" is nothing. Of
`dealer` the first number is the first hand's, of `deal` the second the extra hands so far. Every
word but `chairs` and `hands` may be left out: then it is as when a first hand was dealt.
"""

from functools import partial
from typing import Final

from game.cards import FrenchCard, Suit, read_french_card
from game.errors import NotationError
from game.games.jacks_twos_and_eights.actions import ACTIONS
from game.games.jacks_twos_and_eights.state import Deal, JacksState, Known, Phase, Pile
from game.moves import Action
from game.notation import read_chairs, read_position, write_chairs, write_words
from game.options import Option, Setup, read_options, write_options

SECOND_PACK = "'"


def read_action(text: str) -> Action:
    """The action of this code. Raises NotationError."""
    action = ACTIONS.get(text)
    if action is None:
        raise NotationError(f"not an action: {text!r}")
    return action


def write_state(state: JacksState) -> str:
    """The position on one line."""
    known, deal = state.known, state.known.deal
    words = {
        "chairs": write_chairs(deal.setup.chairs),
        "options": write_options(deal.setup.options),
        "dealer": f"{deal.setup.dealer}/{deal.dealer}",
        "deal": f"{deal.number}/{deal.extra}",
        "totals": "/".join(map(str, deal.totals)),
        "phase": known.phase.value,
        "seat": str(known.seat),
        "suit": "-" if known.suit is None else known.suit.value,
        "draws": str(known.draws),
        "skips": str(known.skips),
        "missing": "/".join(map(str, known.missing)),
        "passed": "/".join(map(str, sorted(known.passed))) or "-",
        "turns": str(known.turns),
        "stock": _write_pile(state.stock),
        "discard": _write_pile(state.discard),
        "hands": "/".join(map(_write_pile, state.hands)),
    }
    return write_words(words)


def read_state(options: tuple[Option, ...], text: str) -> JacksState:
    """The inverse of `write_state`. Raises NotationError."""
    return read_position(text, _NAMES, partial(_state_of, options))


def _state_of(options: tuple[Option, ...], given: dict[str, str]) -> JacksState:
    chairs = read_chairs(given["chairs"])
    zeros = "/".join("0" for _ in chairs)
    words = {**_AT_FIRST, "totals": zeros, "missing": zeros, **given}
    first_dealer, _, dealer = words["dealer"].partition("/")
    setup = Setup(chairs, read_options(options, words["options"]), int(first_dealer))
    number, extra = map(int, words["deal"].split("/"))
    totals = _read_numbers(words["totals"])
    deal = Deal(setup, number, int(dealer or first_dealer), totals, extra)
    hands = tuple(map(_read_pile, words["hands"].split("/")))
    known = Known(
        deal=deal,
        phase=Phase(words["phase"]),
        seat=int(words["seat"] or (deal.dealer + 1) % len(chairs)),
        suit=None if words["suit"] == "-" else Suit(words["suit"]),
        draws=int(words["draws"]),
        skips=int(words["skips"]),
        missing=_read_numbers(words["missing"]),
        passed=frozenset(_read_numbers(words["passed"])),
        turns=int(words["turns"]),
    )
    if not len(chairs) == len(hands) == len(totals) == len(known.missing):
        raise NotationError("not as many hands, totals or missing turns as chairs")
    return JacksState(known, _read_pile(words["stock"]), _read_pile(words["discard"]), hands)


def _read_numbers(text: str) -> tuple[int, ...]:
    return () if text == "-" else tuple(map(int, text.split("/")))


def _write_pile(cards: Pile) -> str:
    return "".join(card.code + SECOND_PACK * card.copy for card in cards) or "-"


def _read_pile(text: str) -> Pile:
    if text == "-":
        return ()
    cards: list[FrenchCard] = []
    while text:
        card, text = read_french_card(text[:2]), text[2:]
        copy = int(text.startswith(SECOND_PACK))
        cards.append(FrenchCard(card.rank, card.suit, copy))
        text = text[copy:]
    return tuple(cards)


_AT_FIRST: Final = {
    "options": "",
    "dealer": "0",
    "deal": "1/0",
    "phase": Phase.OPEN.value,
    "seat": "",
    **dict.fromkeys(("draws", "skips", "turns"), "0"),
    **dict.fromkeys(("suit", "passed", "stock", "discard"), "-"),
}
"""What a word stands for that was left out; `totals` and `missing` follow from the chairs."""

_NAMES: Final = frozenset({"chairs", "hands", "totals", "missing", *_AT_FIRST})
