"""A table from the command line's words, "human,bot:hard": for --play, tests and pictures."""

from collections.abc import Sequence

import pygame

from game.errors import NotationError
from game.rules import Game
from scenes.input.intents import Control, Device
from scenes.seating import Seating, Sitter
from scenes.services.words import Words

USUAL_KEYS = (
    (pygame.KSCAN_SPACE, "SPACE"),
    (pygame.KSCAN_C, "C"),
    (pygame.KSCAN_L, "L"),
    (pygame.KSCAN_S, "S"),
    (pygame.KSCAN_I, "I"),
    (pygame.KSCAN_W, "W"),
    (pygame.KSCAN_P, "P"),
    (pygame.KSCAN_N, "N"),
)


def seated_by_words(words: Words, game: Game, seats: Sequence[str]) -> Seating:
    """People get the usual keys in turn. Raises NotationError for words it does not know."""
    first, last = game.info.seats.start, game.info.seats.stop - 1
    if len(seats) not in game.info.seats:
        raise NotationError(f"{game.info.slug} seats {first} to {last}, not {len(seats)}")
    keys = iter(USUAL_KEYS)
    sitters: list[Sitter] = []
    for seat, word in enumerate(seats):
        kind, _, level = word.partition(":")
        if kind == "human" and not level:
            code, label = next(keys)
            name = words("seats.person", n=seat + 1)
            sitters.append(Sitter(name, seat, control=Control(Device.KEY, code, label=label)))
        elif kind == "bot" and level in game.makers:
            sitters.append(Sitter(words(f"seats.bot.{seat}"), seat, bot=level))
        else:
            known = ", ".join(game.makers)
            raise NotationError(f"neither human nor bot:LEVEL (of {known}): {word!r}")
    return Seating(game.info.slug, tuple(sitters))
