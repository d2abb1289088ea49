"""Everything that ever happens to pink slips, as a closed list; a ledger is what they come to.

The house keeps deeds, in their order, and nothing else: one line each (`write_deed`), appended in
a transaction of its own with synchronous FULL, never changed and never taken away. In this order,
so that an app that is killed anywhere can neither save a lost slip nor lose a won one (PS-08):

1. `Challenged`, and then `Declined` or `Accepted`. With `Accepted` the match has been begun in the
   same transaction: the deed names it.
2. Every step of that match's record, durably, before anything of it is shown.
3. `Settled`, once the bout is over, before the result is shown.
4. Whenever the app starts and the ledger has a wager: replay that match, and ask `next_deed` of
   wagers.py. A bout that is over is settled then, before anything else can be done; any other is
   resumed at its score. Nothing else ends a wager but `Cancelled`, and that no throw allows.
"""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, assert_never

from game.bouts.bout import Kind
from game.errors import NotationError
from game.pink_slip.titles import Persona, Strokes


@dataclass(frozen=True, slots=True)
class Opened:
    """The house's personas that had no slip yet sign theirs."""

    personas: tuple[Persona, ...]
    on: str


@dataclass(frozen=True, slots=True)
class Registered:
    """A player has registered a LabraCoin."""

    player: str
    coin_id: str


@dataclass(frozen=True, slots=True)
class Signed:
    """A player signs and dates a certificate of title (PS-04)."""

    player: str
    name: str
    strokes: Strokes
    on: str


@dataclass(frozen=True, slots=True)
class Challenged:
    """A player proposes a bout to another (PS-02), for what both have to lose."""

    challenger: str
    opponent: str
    kind: Kind
    live: bool = False
    tilt: bool = False


@dataclass(frozen=True, slots=True)
class Declined:
    """The opponent will not."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """The opponent will, in this match; there is no way back once a throw was shown."""

    match_id: str


@dataclass(frozen=True, slots=True)
class Cancelled:
    """The match was left before anybody threw."""


@dataclass(frozen=True, slots=True)
class Settled:
    """The bout is over; the winner keeps both stakes, for eternity (PS-03)."""

    winner: str
    on: str


@dataclass(frozen=True, slots=True)
class CareerBegun:
    """A player begins anew (PS-09): with nothing signed, nothing won, and personas to beat."""

    player: str
    on: str


Deed = (
    Opened
    | Registered
    | Signed
    | Challenged
    | Declined
    | Accepted
    | Cancelled
    | Settled
    | CareerBegun
)


def write_deed(deed: Deed) -> str:
    """One line of JSON."""
    return json.dumps({"deed": type(deed).__name__, **_plain(deed)}, ensure_ascii=False)


def read_deed(text: str) -> Deed:
    """The inverse of `write_deed`. Raises NotationError."""
    try:
        found = json.loads(text)
        name = found.pop("deed")
        return _READERS[name](found)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise NotationError(f"not a deed: {error}") from error


def _plain(deed: Deed) -> dict[str, Any]:
    match deed:
        case Opened(personas, on):
            return {"personas": [persona.value for persona in personas], "on": on}
        case Registered(player, coin):
            return {"player": player, "coin": coin}
        case Signed(player, name, strokes, on):
            return {"player": player, "name": name, "strokes": strokes, "on": on}
        case Challenged(challenger, opponent, kind, live, tilt):
            return {
                "challenger": challenger,
                "opponent": opponent,
                "kind": kind.value,
                "live": live,
                "tilt": tilt,
            }
        case Accepted(match_id):
            return {"match": match_id}
        case Settled(winner, on):
            return {"winner": winner, "on": on}
        case CareerBegun(player, on):
            return {"player": player, "on": on}
        case Declined() | Cancelled():
            return {}
        case _:
            assert_never(deed)


_READERS: Final[Mapping[str, Callable[[dict[str, Any]], Deed]]] = {
    "Opened": lambda found: Opened(tuple(map(Persona, found["personas"])), _day(found["on"])),
    "Registered": lambda found: Registered(str(found["player"]), str(found["coin"])),
    "Signed": lambda found: Signed(
        str(found["player"]), str(found["name"]), _strokes(found["strokes"]), _day(found["on"])
    ),
    "Challenged": lambda found: Challenged(
        str(found["challenger"]),
        str(found["opponent"]),
        Kind(found["kind"]),
        bool(found["live"]),
        bool(found["tilt"]),
    ),
    "Declined": lambda found: Declined(**found),
    "Accepted": lambda found: Accepted(str(found["match"])),
    "Cancelled": lambda found: Cancelled(**found),
    "Settled": lambda found: Settled(str(found["winner"]), _day(found["on"])),
    "CareerBegun": lambda found: CareerBegun(str(found["player"]), _day(found["on"])),
}


def _day(text: str) -> str:
    if not re.fullmatch(r"\d{4}-\d\d-\d\d", text):
        raise ValueError(text)
    return text


def _strokes(found: list[list[list[int]]]) -> Strokes:
    return tuple(tuple((int(x), int(y)) for x, y in stroke) for stroke in found)
