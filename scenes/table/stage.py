"""What is on the table to be seen: cards, hands, and what flashes up. It knows no rules.

Clips change these; picture.py draws them. Places are poses, so a resize moves nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import cos, sin, tau
from random import Random

from game.cards import Card
from game.zones import Layout, Seat, Zone
from scenes.table.poses import Pose

MOST_CONFETTI = 160
GRAVITY = 0.9
DRAG_PER_S = 2.2
RING = (0.33, 0.48)
"""How far from the middle they begin, in shares of the height."""

WIDER = 1.15


@dataclass(slots=True)
class Token:
    """A card on the table. `turned` goes from 0, flat, to 1, edge on; `lift` from 0, lying.

    `lands_at` is the place in the heap that a flying card is on its way to.
    """

    card: Card | None
    pose: Pose
    lift: float = 0.0
    turned: float = 0.0
    squash: float = 0.0
    lands_at: int | None = None


@dataclass(slots=True)
class Block:
    """A whole pile in the air: so many cards, and what is seen on top; `near` is before the rest.

    `turned` and `lift` are those of a card.
    """

    top: Card | None
    count: int
    pose: Pose
    near: bool
    lift: float = 0.0
    turned: float = 0.0


@dataclass(slots=True)
class Glove:
    """A hand. `reach` goes from 0, off the screen, to 1, on the pile."""

    seat: Seat
    reach: float = 0.0
    squash: float = 0.0
    shake: float = 0.0
    wrong: bool = False


@dataclass(slots=True)
class Burst:
    """The star behind a slap."""

    size: float = 0.0
    alpha: float = 1.0
    degrees: float = 0.0


@dataclass(slots=True)
class Word:
    """A poster word in the corner."""

    words: str
    size: float = 1.0
    degrees: float = 0.0
    alpha: float = 1.0


@dataclass(frozen=True, slots=True)
class Ribbon:
    """Who was first, and what it brought."""

    words: str
    small: str


@dataclass(slots=True)
class Scrap:
    """A suit pip thrown into the air: place and speed in shares of the height."""

    suit: str
    colour: int
    x: float
    y: float
    across: float
    down: float
    size: float
    degrees: float
    spin: float
    left_ms: float


@dataclass(slots=True)
class Stage:
    """Everything on one table."""

    zones: dict[Zone, list[Token]] = field(default_factory=dict)
    flying: list[Token] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)
    gloves: list[Glove] = field(default_factory=list)
    burst: Burst | None = None
    word: Word | None = None
    ribbon: Ribbon | None = None
    scraps: list[Scrap] = field(default_factory=list)
    shake: tuple[float, float] = (0.0, 0.0)
    winner: Seat | None = None
    dimmed: set[Seat] = field(default_factory=set)

    def layout(self) -> Layout:
        """What lies where, as it is shown."""
        return {zone: tuple(token.card for token in tokens) for zone, tokens in self.zones.items()}

    def take(self, zone: Zone, cards: Sequence[Card | None]) -> list[Token]:
        """Lift cards of a zone, the first first: the card itself, else a back, else the top one."""
        tokens = self.zones[zone]
        there = cards[: len(tokens)]
        taken = [tokens.pop(_place_of(tokens, card)) for card in there]
        self.flying.extend(taken)
        return taken

    def lay(self, zone: Zone, tokens: list[Token], *, under: bool) -> None:
        """Put cards down on a zone, or under it."""
        for token in tokens:
            if token in self.flying:
                self.flying.remove(token)
        lying = self.zones.setdefault(zone, [])
        if under:
            lying[:0] = list(reversed(tokens))
        else:
            lying.extend(tokens)

    def glove_of(self, seat: Seat) -> Glove | None:
        """This seat's hand, if it is out."""
        return next((glove for glove in self.gloves if glove.seat == seat), None)

    def throw_scraps(self, count: int, seed: int) -> None:
        """Throw suit pips into the air, round the middle of the table."""
        rng = Random(seed)  # noqa: S311 - decoration
        for _ in range(min(count, MOST_CONFETTI - len(self.scraps))):
            angle, out = rng.uniform(0, tau), rng.uniform(*RING)
            across, down = cos(angle), sin(angle)
            speed = rng.uniform(0.15, 0.6)
            self.scraps.append(
                Scrap(
                    suit=rng.choice("SHDC"),
                    colour=rng.randrange(4),
                    x=out * across * WIDER,
                    y=out * down,
                    across=speed * across,
                    down=speed * down - 0.2,
                    size=rng.uniform(18, 34),
                    degrees=rng.uniform(0, 360),
                    spin=rng.uniform(-240, 240),
                    left_ms=rng.uniform(500, 800),
                )
            )

    def advance_scraps(self, dt_ms: float) -> None:
        """Let them fly."""
        dt_s = dt_ms / 1000.0
        for scrap in self.scraps:
            scrap.left_ms -= dt_ms
            scrap.x += scrap.across * dt_s
            scrap.y += scrap.down * dt_s
            scrap.across -= scrap.across * DRAG_PER_S * dt_s
            scrap.down += (GRAVITY - scrap.down * DRAG_PER_S) * dt_s
            scrap.degrees += scrap.spin * dt_s
        self.scraps = [scrap for scrap in self.scraps if scrap.left_ms > 0]


def _place_of(tokens: list[Token], card: Card | None) -> int:
    """Where in the zone this card lies, as events.fold has it."""
    for wanted in (card, None):
        for place in range(len(tokens) - 1, -1, -1):
            if tokens[place].card == wanted:
                return place
    return len(tokens) - 1
