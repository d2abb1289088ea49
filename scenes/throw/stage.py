"""What is to be seen of a throw: arms, a verdict, points. It knows no rules.

Clips change these; the picture draws them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.events import Judged
from game.moves import Miss
from game.zones import Seat
from scenes.table.stage import Scrap, Stage

FIST = "fist"


@dataclass(slots=True)
class Arm:
    """One thrower's arm: its shape, how it missed, how grey it is, how far it steps in (0 to 1)."""

    shape: str = FIST
    missed: Miss | None = None
    grey: float = 0.0
    step_in: float = 0.0

    @property
    def opened(self) -> bool:
        """Whether something of it is to be told: what it threw, or that it missed."""
        return self.shape != FIST or self.missed is not None


@dataclass(slots=True)
class ThrowStage:
    """A throw's picture. `fresh` are the points that were just won.

    `coming` is the verdict that will be told once all have looked at the hands.
    """

    arms: dict[Seat, Arm]
    points: dict[Seat, int]
    fresh: dict[Seat, int] = field(default_factory=dict)
    verdict: Judged | None = None
    coming: Judged | None = None
    thrown: Mapping[Seat, str] = field(default_factory=dict)
    over: bool = False
    confetti: Stage = field(default_factory=Stage)

    @property
    def scraps(self) -> list[Scrap]:
        """What flies about after three points at once."""
        return self.confetti.scraps

    @property
    def opened(self) -> bool:
        """Whether the hands lie open."""
        return any(arm.opened for arm in self.arms.values())

    def close_hands(self) -> None:
        """All who are still in make fists again; what was told has been told."""
        for arm in self.arms.values():
            arm.shape, arm.missed, arm.step_in = FIST, None, 0.0
        self.verdict = self.coming = None
        self.thrown = {}
        self.fresh = {}
