"""What people bring to the seats, and the table that they are dealt."""

import pygame

from game.rules import Game
from scenes.house import House
from scenes.scene import BaseScene
from scenes.seating import Seating
from tests.hands import key

C, L = key(pygame.KSCAN_C, "C"), key(pygame.KSCAN_L, "L")


class Dealt(BaseScene):
    """A table that was dealt."""

    def __init__(self, game: Game, seating: Seating) -> None:
        self.game = game
        self.seating = seating


def deal(house: House, game: Game, seating: Seating) -> Dealt:
    del house
    return Dealt(game, seating)
