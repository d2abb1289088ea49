"""A bout as one word of a position's line, for every game that holds one.

Its parts stand between slashes: kind, rhythm, seats, who is still in, points, earlier rounds,
rounds, the round that lies open, seals. Seats, points and seals have commas between them, and so
have rounds; a hand is a seat and a letter, "0R1J"; misses are small letters. "-" is nothing.
"""

from collections.abc import Iterable
from typing import Final

from game.bouts.bout import Bout, Hand, Kind, Round
from game.bouts.throws import Symbol, read_symbol
from game.errors import NotationError
from game.moves import Miss
from game.zones import Seat

_MISSES: Final = {miss.value[0]: miss for miss in Miss}
_LIVE: Final = {"live": True, "relaxed": False}


def write_bout(bout: Bout) -> str:
    """One word, without spaces or equals signs."""
    return "/".join(
        (
            bout.kind.value,
            "live" if bout.live else "relaxed",
            write_numbers(bout.seats),
            write_numbers(bout.standing),
            write_numbers(bout.points),
            write_rounds(bout.past),
            write_rounds(bout.rounds),
            write_rounds(() if bout.shown is None else (bout.shown,)),
            ",".join(f"{seat}:{seal}" for seat, seal in bout.seals) or "-",
        )
    )


def read_bout(text: str) -> Bout:
    """The inverse of `write_bout`. Raises NotationError."""
    try:
        kind, rhythm, seats, standing, points, past, rounds, shown, seals = text.split("/")
        lying = read_rounds(shown)
        bout = Bout(
            Kind(kind),
            _LIVE[rhythm],
            read_numbers(seats),
            read_numbers(standing),
            read_numbers(points),
            read_rounds(rounds),
            read_rounds(past),
            lying[0] if lying else None,
            tuple(_read_seal(seal) for seal in seals.split(",") if seal != "-"),
        )
    except (KeyError, ValueError) as error:
        raise NotationError(f"not a bout: {text!r}") from error
    if len(bout.points) != len(bout.seats) or not set(bout.standing) <= set(bout.seats):
        raise NotationError(f"not a bout: {text!r}")
    return bout


def write_rounds(rounds: Iterable[Round]) -> str:
    """Rounds with commas between them."""
    return (
        ",".join("".join(f"{seat}{_letter(hand)}" for seat, hand in one.throws) for one in rounds)
        or "-"
    )


def read_rounds(text: str) -> tuple[Round, ...]:
    """The inverse of `write_rounds`. Raises NotationError."""
    if text == "-":
        return ()
    return tuple(_read_round(part) for part in text.split(","))


def write_numbers(numbers: Iterable[int]) -> str:
    """Numbers with commas between them."""
    return ",".join(map(str, numbers)) or "-"


def read_numbers(text: str) -> tuple[int, ...]:
    """The inverse of `write_numbers`. Raises ValueError."""
    return () if text == "-" else tuple(map(int, text.split(",")))


def _letter(hand: Hand) -> str:
    return hand.letter if isinstance(hand, Symbol) else hand.value[0]


def _read_round(text: str) -> Round:
    if len(text) % 2 or not text[::2].isdecimal():
        raise NotationError(f"not a round: {text!r}")
    return Round(
        tuple(
            (int(seat), _MISSES[letter] if letter in _MISSES else read_symbol(letter))
            for seat, letter in zip(text[::2], text[1::2], strict=True)
        )
    )


def _read_seal(text: str) -> tuple[Seat, str]:
    seat, _, seal = text.partition(":")
    return int(seat), seal
