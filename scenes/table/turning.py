"""Two piles that are turned over and change places: the clip of it, made from its events.

Nothing is shuffled, and the picture says so: each pile rises as one block, turns over once, and
lands where the other lay. What was its lowest card is then on top.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import pi, sin

from game.cards import Card
from game.events import Event, Flipped, Swapped, Turned
from game.zones import Seat, Zone
from scenes.motion.beats import Beats
from scenes.motion.easing import in_out_sine, in_quad, out_back, out_quad
from scenes.motion.timeline import Clip, Cue, Seq, Tween, Wait
from scenes.table.poses import Pose
from scenes.table.stage import Block, Stage, Token, Word
from sounds.cues import Cue as Sound

Home = Callable[[Zone, int, Card | None], Pose]
Lying = dict[Zone, list[Token]]

RISE, TILT, GROW = 100.0, 11.0, 0.36
"""How far the blocks keep apart on their way (design pixels), lean (degrees), and come nearer."""

WORD_FROM, WORD_DEGREES = (1.6, -4.0), 5.0


def hail(stage: Stage, words: str, beats: Beats) -> Clip:
    """A word drops in, stays for a while, and is gone; nothing waits for it."""
    word = Word(words)

    def drop(share: float) -> None:
        word.size = WORD_FROM[0] + (1 - WORD_FROM[0]) * share
        word.degrees = WORD_FROM[1] + (WORD_DEGREES - WORD_FROM[1]) * share

    def show() -> None:
        stage.word = word

    def hide() -> None:
        if stage.word is word:
            stage.word = None

    return Seq([Cue(show), Tween(beats.word, drop, out_back), Wait(beats.word_hold), Cue(hide)])


@dataclass(frozen=True, slots=True)
class Turner:
    """Makes the clips of one stage. `begun` is called as the piles rise."""

    stage: Stage
    home: Home
    beats: Beats
    sound: Callable[[Sound, Seat | None], None]
    begun: Callable[[], None]

    def clip(self, events: Sequence[Event]) -> Clip:
        """Both piles rise, cross while they turn over, and land."""
        flights: list[_Flight] = []

        def lift() -> None:
            flights.append(_Flight(self.stage, self.home, events))
            self.begun()

        def rise(share: float) -> None:
            flights[0].rise(share)

        def cross(share: float) -> None:
            flights[0].cross(share)

        def turn() -> None:
            flights[0].turn()

        def land() -> None:
            flights[0].land()

        half = self.beats.turn_over / 2
        return Seq(
            [
                Cue(lift),
                Cue(partial(self.sound, Sound.WHOOSH, None)),
                Tween(self.beats.lift, rise, out_quad),
                Tween(half, lambda share: cross(share / 2), in_quad),
                Cue(turn),
                Cue(partial(self.sound, Sound.FLIP, None)),
                Tween(half, lambda share: cross((1 + share) / 2), out_quad),
                Tween(self.beats.lift, lambda share: rise(1 - share), in_out_sine),
                Cue(land),
                Cue(partial(self.sound, Sound.THUD, None)),
            ]
        )


@dataclass(slots=True)
class _Way:
    """One block on its way: from where to where, and what is on top once it has turned over."""

    block: Block
    start: Pose
    end: Pose
    after: Card | None


class _Flight:
    """Two blocks in the air. Their cards belong to no zone until they land."""

    def __init__(self, stage: Stage, home: Home, events: Sequence[Event]) -> None:
        swapped = events[-1]
        assert isinstance(swapped, Swapped)
        zones = swapped.one, swapped.other
        before = {zone: list(stage.zones[zone]) for zone in zones}
        tops = {zone: tokens[-1].card for zone, tokens in before.items() if tokens}
        after = turned_over(before, events)
        self._stage, self._after = stage, after
        self._ways: list[_Way] = []
        for zone, target in zip(zones, reversed(zones), strict=True):
            stage.zones[zone] = []
            if zone in tops:
                start, end = (home(place, 0, None) for place in (zone, target))
                block = Block(tops[zone], len(before[zone]), start, near=zone is zones[1])
                self._ways.append(_Way(block, start, end, after[target][-1].card))
        for zone, tokens in after.items():
            for number, token in enumerate(tokens):
                token.pose = home(zone, number, token.card)
        stage.blocks = [way.block for way in self._ways]

    def rise(self, share: float) -> None:
        """Off the table, and back onto it."""
        for way in self._ways:
            way.block.lift = share
            way.block.pose = replace(way.block.pose, size=way.start.size * (1 + GROW * share))

    def cross(self, share: float) -> None:
        """Round each other: the far one above, the near one below, on edge half way."""
        bow = sin(pi * share)
        for way in self._ways:
            side = 1 if way.block.near else -1
            pose = way.start.towards(way.end, share)
            way.block.turned = bow
            way.block.pose = replace(
                pose,
                dy=pose.dy + side * RISE * bow,
                degrees=-side * TILT * bow,
                size=pose.size * (1 + GROW * way.block.lift),
            )

    def turn(self) -> None:
        """They are on edge: from now on the other side is seen."""
        for way in self._ways:
            way.block.top = way.after

    def land(self) -> None:
        """Every card lies where it lies now."""
        self._stage.blocks = []
        self._stage.zones.update(self._after)


def turning_at_head(events: Sequence[Event]) -> Sequence[Event]:
    """The events that turn over two piles which then change places; none, if others come first."""
    for number, event in enumerate(events):
        match event:
            case Flipped() | Turned():
                continue
            case Swapped():
                return events[: number + 1]
            case _:
                break
    return ()


def turned_over(lying: Lying, events: Sequence[Event]) -> Lying:
    """The same cards after those events, the tokens knowing what can be seen of them."""
    after = {zone: list(tokens) for zone, tokens in lying.items()}
    shown = {id(token): token.card for tokens in lying.values() for token in tokens}
    for event in events:
        match event:
            case Flipped(zone, cards):
                after[zone].reverse()
                shown |= {id(t): c for t, c in zip(after[zone], cards, strict=False)}
            case Turned(zone, cards):
                tokens = after[zone][-len(cards) :]
                shown |= {id(t): c for t, c in zip(tokens, cards, strict=False)}
            case Swapped(one, other):
                after[one], after[other] = after[other], after[one]
            case _:
                pass
    for tokens in after.values():
        for token in tokens:
            token.card = shown[id(token)]
    return after
