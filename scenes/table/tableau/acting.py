"""What is being told at such a table, as far as the picture has come: clips change it."""

from dataclasses import dataclass

from game.zones import Seat


@dataclass(slots=True)
class Mark:
    """The drawing of a step over the card that acts, `size` times as large as a card is wide."""

    art: str
    seat: Seat
    size: float = 0.0
    alpha: float = 1.0
    degrees: float = 0.0


@dataclass(slots=True)
class Acting:
    """The step of the order that is shown.

    `code` is its code, "" between orders; `reached` its number, -1 before the first and beyond the
    last once all are through; `queued` the step that the clips still to come have reached. `told`
    is the line on the table.
    """

    code: str = ""
    reached: int = -1
    holder: Seat | None = None
    queued: str = ""
    told: str = ""
    mark: Mark | None = None
    building: bool = False
