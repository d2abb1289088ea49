"""A card that follows the pointer: grasped, moved, and let go of somewhere.

It does not know where a card may be put: its desk does.
"""

from dataclasses import dataclass

from scenes.controls import Board
from scenes.house import House
from scenes.input.intents import FocusLost, Phase, Pointer
from scenes.table.hands.hand import Hand
from scenes.table.hands.spots import CardSpot
from scenes.table.poses import Pose
from scenes.table.stage import Token

FROM = 18.0
"""Design pixels that a card is moved before it is dragged."""

LIFT = 0.06


@dataclass(slots=True)
class _Grip:
    """The pointer went down on a card."""

    token: Token
    code: str
    x: float
    y: float
    moved: bool = False


class Drag:
    """What the pointer holds, if anything."""

    def __init__(self, house: House, hand: Hand, board: Board) -> None:
        self._house = house
        self._hand = hand
        self._board = board
        self._grip: _Grip | None = None

    def handle(self, at: Pointer) -> str | None:
        """Follow the pointer; the code of the card that was dragged here and let go of, if any."""
        grip = self._grip
        match at.phase:
            case Phase.DOWN if at.button == 1:
                self._grasp(at)
            case Phase.MOVE if grip is not None:
                self._follow(grip, at)
            case Phase.UP if grip is not None:
                self.let_go()
                if grip.moved:
                    self._hand.put(grip.token, at.x, at.y)
                    return grip.code
            case _:
                pass
        return None

    def _grasp(self, at: Pointer) -> None:
        widget = self._board.at(at.x, at.y)
        if isinstance(widget, CardSpot) and self._board.settled(widget.key):
            token = self._hand.cards[widget.place]
            self._grip = _Grip(token, widget.code, at.x, at.y)

    def _follow(self, grip: _Grip, at: Pointer) -> None:
        scale, laid = self._house.scale, self._hand.fan
        far = abs(at.x - grip.x) + abs(at.y - grip.y) > scale.px(FROM)
        if far and not grip.moved:
            grip.moved = True
            self._board.handle(FocusLost())
            self._hand.dragged = grip.token
        if grip.moved and laid is not None:
            grip.token.pose = Pose.at_pixels(scale, at.x, at.y, width_px=laid.width)
            grip.token.lift = LIFT

    def let_go(self) -> None:
        """Nothing is held any more."""
        if self._grip is not None:
            self._grip.token.lift = 0.0
        self._grip = None
        self._hand.dragged = None
