"""A position on one line of `name=value` words, for tests and bug reports.

Cards are written side by side from the lowest up, a hand's in the order in which they came; the
second pack's bear a mark: Qh, Qh'. Seats' things stand between slashes, "-" is nothing.
"""

from game.cards import FrenchCard, Suit, read_french_card
from game.errors import NotationError
from game.games.jacks_twos_and_eights.actions import ACTIONS
from game.games.jacks_twos_and_eights.state import Deal, JacksState, Known, Phase, Pile
from game.moves import Action
from game.options import Chair, Option, Setup, read_options, write_options

SECOND_PACK = "'"


def read_action(text: str) -> Action:
    """The action of this code. Raises NotationError."""
    action = ACTIONS.get(text)
    if action is None:
        raise NotationError(f"not an action: {text!r}")
    return action


def write_state(state: JacksState) -> str:
    """The position on one line."""
    known, stock, discard, hands = state
    deal = known.deal
    words = {
        "chairs": ",".join(
            f"{chair.bot or 'human'}+{chair.head_start_ms}" for chair in deal.setup.chairs
        ),
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
        "stock": _write_pile(stock),
        "discard": _write_pile(discard),
        "hands": "/".join(map(_write_pile, hands)),
    }
    return " ".join(f"{name}={value}" for name, value in words.items())


def read_state(options: tuple[Option, ...], text: str) -> JacksState:
    """The inverse of `write_state`. Raises NotationError."""
    words = dict(part.partition("=")[::2] for part in text.split())
    try:
        chairs = tuple(_read_chair(chair) for chair in words["chairs"].split(","))
        first_dealer, dealer = map(int, words["dealer"].split("/"))
        number, extra = map(int, words["deal"].split("/"))
        setup = Setup(chairs, read_options(options, words["options"]), first_dealer)
        passed = words["passed"]
        known = Known(
            deal=Deal(setup, number, dealer, _read_numbers(words["totals"]), extra),
            phase=Phase(words["phase"]),
            seat=int(words["seat"]),
            suit=None if words["suit"] == "-" else Suit(words["suit"]),
            draws=int(words["draws"]),
            skips=int(words["skips"]),
            missing=_read_numbers(words["missing"]),
            passed=frozenset() if passed == "-" else frozenset(_read_numbers(passed)),
            turns=int(words["turns"]),
        )
        hands = tuple(_read_pile(hand) for hand in words["hands"].split("/"))
        return JacksState(known, _read_pile(words["stock"]), _read_pile(words["discard"]), hands)
    except (KeyError, ValueError) as error:
        raise NotationError(f"not a position: {error}") from error


def _read_chair(text: str) -> Chair:
    who, _, head_start_ms = text.rpartition("+")
    return Chair(None if who == "human" else who, int(head_start_ms))


def _read_numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split("/")))


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
