"""The options of a table, and the numbers of the game, as its rules read them."""

from dataclasses import dataclass
from typing import Final

from game.cards import FrenchCard, Rank
from game.options import Option, Options

OPTIONS: Final = (
    Option("ace_frees_colour", "FJ-04", (False, True), house=True),
    Option("strict_jacks", "FJ-06", (False, True), house=True),
)

DEALT: Final = {2: 10, 3: 8, 4: 6}
"""Cards a hand, by the number of seats (FJ-01); who holds as many again resets the pack (FJ-15)."""

MOST_TURNS: Final = 1000
"""After that many turns the fewest cards win (FJ-31)."""

NINE: Final = 9
"""What it costs to play the last card uncalled (FJ-22)."""

JACKS: Final = 4

CALL_MS: Final = 2400.0
"""How long a call can be made before the next seat may act (FJ-36)."""

CATCH_MS: Final = 2400.0
"""How long a forgotten call can be caught before the next seat may act (FJ-36)."""

HEIGHT: Final[dict[Rank, int]] = {
    rank: height for height, rank in enumerate((*list(Rank)[1:], Rank.ACE), start=2)
}
"""Two is the lowest, a King the highest (FJ-02); nothing asks for the height of an Ace."""

PIPS: Final[dict[Rank, int]] = {rank: pips for pips, rank in enumerate(Rank, start=1)}
"""What a card counts where hands tie (FJ-27)."""


@dataclass(frozen=True, slots=True)
class House:
    """What holds at this table."""

    ace_frees_colour: bool
    strict_jacks: bool


def house_of(options: Options) -> House:
    """The house that these options make."""
    return House(options.on("ace_frees_colour"), options.on("strict_jacks"))


def pips_of(hand: tuple[FrenchCard, ...]) -> int:
    """What a hand counts: an Ace 1, a Jack 11, a Queen 12, a King 13."""
    return sum(PIPS[card.rank] for card in hand)
