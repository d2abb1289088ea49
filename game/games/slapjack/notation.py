"""A position on one line of `name=value` words, for tests and bug reports.

Cards are written side by side from the lowest up, seats' things between slashes, seats between
commas; "-" is nothing. A shown card is card/seat/paid/slapped/won or open.
"""

from collections.abc import Iterable

from game.cards import read_french_cards, write_cards
from game.errors import NotationError, Reason
from game.games.slapjack.actions import SlapjackAction
from game.games.slapjack.state import PACK, Known, Shown, SlapjackState
from game.moves import Action
from game.options import Chair, Option, Setup, read_options, write_options
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
    known = state.known
    outcome = known.outcome
    words = {
        "chairs": ",".join(
            f"{chair.bot or 'human'}+{chair.head_start_ms}" for chair in known.setup.chairs
        ),
        "options": write_options(known.setup.options),
        "dealer": f"{known.setup.dealer}/{known.dealer}",
        "stock": write_cards(state.stock),
        "piles": "/".join(map(write_cards, state.piles)),
        "centre": write_cards(state.centre),
        "buried": str(known.buried),
        "in": _write_seats(seat for seat in known.setup.seats if known.still_in[seat]),
        "barred": _write_seats(known.barred),
        "staked": _write_seats(known.staked),
        "shown": _write_shown(known.shown),
        "previous": _write_shown(known.previous),
        "lead": _write_seat(known.lead),
        "turned": str(known.turned),
        "elapsed": repr(known.elapsed_ms),
        "times": "/".join(",".join(map(repr, times)) or "-" for times in known.reactions_ms),
        "shuffling": _write_seat(known.shuffling),
        "outcome": "-"
        if outcome is None
        else f"{outcome.reason.code}/{_write_seats(outcome.winners)}",
    }
    return " ".join(f"{name}={value}" for name, value in words.items())


def read_state(options: tuple[Option, ...], text: str) -> SlapjackState:
    """The inverse of `write_state`. Raises NotationError."""
    words = dict(part.partition("=")[::2] for part in text.split())
    try:
        chairs = tuple(_read_chair(chair) for chair in words["chairs"].split(","))
        first_dealer, dealer = map(int, words["dealer"].split("/"))
        setup = Setup(chairs, read_options(options, words["options"]), first_dealer)
        piles = tuple(read_french_cards(pile) for pile in words["piles"].split("/"))
        within = _read_seats(words["in"])
        known = Known(
            setup=setup,
            buried=int(words["buried"]),
            still_in=tuple(seat in within for seat in setup.seats),
            barred=frozenset(_read_seats(words["barred"])),
            staked=frozenset(_read_seats(words["staked"])),
            shown=_read_shown(words["shown"]),
            previous=_read_shown(words["previous"]),
            lead=_read_seat(words["lead"]),
            turned=int(words["turned"]),
            elapsed_ms=float(words["elapsed"]),
            reactions_ms=tuple(_read_times(times) for times in words["times"].split("/")),
            shuffling=_read_seat(words["shuffling"]),
            dealer=dealer,
            outcome=_read_outcome(words["outcome"], tuple(map(len, piles))),
        )
        stock, centre = read_french_cards(words["stock"]), read_french_cards(words["centre"])
    except (KeyError, ValueError) as error:
        raise NotationError(f"not a position: {error}") from error
    return SlapjackState(known, stock, piles, centre)


def _read_chair(text: str) -> Chair:
    who, _, head_start_ms = text.rpartition("+")
    return Chair(None if who == "human" else who, int(head_start_ms))


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
    card, seat, paid, slapped, won = text.split("/")
    return Shown(
        read_french_cards(card)[0],
        int(seat),
        frozenset(_read_seats(paid)),
        frozenset(_read_seats(slapped)),
        won == "won",
    )


def _read_times(text: str) -> tuple[float, ...]:
    return () if text == "-" else tuple(map(float, text.split(",")))


def _read_outcome(text: str, scores: tuple[int, ...]) -> Outcome | None:
    if text == "-":
        return None
    code, _, winners = text.partition("/")
    return Outcome(_read_seats(winners), scores, Reason(code, "SJ-26"))
