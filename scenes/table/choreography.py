"""What happened, turned into clips: the only place that knows how an event looks and sounds.

It reads events and the stage, never the rules: a game that says the same things moves the same.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import assert_never

from game.cards import Card
from game.events import (
    Because,
    BoutBegan,
    BoutEnded,
    Claimed,
    Committed,
    DealEnded,
    Event,
    Flipped,
    Judged,
    MatchEnded,
    Missed,
    Passed,
    Said,
    Scored,
    Shuffled,
    Slide,
    Swapped,
    Thrown,
    TurnBegan,
    Turned,
)
from game.zones import Place, Seat, Zone
from scenes.motion.beats import Beats
from scenes.motion.easing import in_quad, linear, out_cubic, there_and_back
from scenes.motion.timeline import Clip, Cue, Par, Seq, Tween, stagger
from scenes.table.poses import Pose
from scenes.table.stage import Stage, Token
from scenes.table.turning import Turner, turning_at_head
from sounds.cues import Cue as Sound

MOST_SWEPT = 12
ARC = 65.0
"""How high a thrown card flies, in design pixels."""

LIFT = 0.10

Home = Callable[[Zone, int, Card | None], Pose]
"""Where the card at that place of a zone, counted from the lowest, comes to lie."""


@dataclass(frozen=True, slots=True)
class Director:
    """Makes clips for one table. `seen` is called when a turned card's face can be seen.

    `claimed` makes the clip of a claim, given what happened after it, and `said` that of something
    said; `turning` is called as two piles begin to turn over.
    """

    stage: Stage
    home: Home
    beats: Beats
    sound: Callable[[Sound, Seat | None], None]
    seen: Callable[[], None]
    tell: Callable[[Because], None]
    said: Callable[[Said], Clip]
    claimed: Callable[[Claimed, Sequence[Event]], Clip]
    turning: Callable[[], None]

    def clips(self, events: Sequence[Event]) -> list[Clip]:
        """Clips to be played one after another; a deal and a turned card are one clip each."""
        clips: list[Clip] = []
        waiting = list(events)
        while waiting:
            deal = _deal_at_head(waiting)
            if len(deal) > 1:
                clips.append(self._deal(deal))
                del waiting[: len(deal)]
            elif turning := turning_at_head(waiting):
                turner = Turner(self.stage, self.home, self.beats, self.sound, self.turning)
                clips.append(turner.clip(turning))
                del waiting[: len(turning)]
            elif _turns_a_card(waiting):
                slide = waiting[0]
                turned = waiting[1]
                if isinstance(slide, Slide) and isinstance(turned, Turned):
                    clips.append(self._turn(slide, turned))
                del waiting[:2]
            else:
                clips.append(self._clip(waiting.pop(0), waiting))
        return clips

    def _clip(self, event: Event, after: Sequence[Event]) -> Clip:
        match event:
            case Slide():
                return self._slide(event)
            case Claimed():
                return self.claimed(event, after)
            case Shuffled(zone, _):
                return Seq([Cue(partial(self._square, zone)), self._cue(Sound.RIFFLE, zone.seat)])
            case Turned(zone, cards):
                return Cue(partial(self._show, zone, cards))
            case Because():
                return Cue(partial(self.tell, event))
            case Said():
                return self.said(event)
            case (
                Flipped()
                | BoutBegan()
                | Committed()
                | Swapped()
                | Thrown()
                | Missed()
                | Judged()
                | BoutEnded()
                | Passed()
                | TurnBegan()
                | Scored()
                | DealEnded()
                | MatchEnded()
            ):
                return Seq()
            case _:
                assert_never(event)

    # -- cards -------------------------------------------------------------------------------

    def _deal(self, slides: Sequence[Slide]) -> Clip:
        return stagger([self._slide(slide) for slide in slides], self.beats.deal_step)

    def _turn(self, slide: Slide, turned: Turned) -> Clip:
        """A card flies to the pile and shows its face on the way."""
        beats = self.beats
        tokens: list[Token] = []

        def lift() -> None:
            tokens.extend(self.stage.take(slide.source, slide.cards))
            target = self._home(slide.target, turned.cards[0])
            moves[:] = [(token, token.pose, target) for token in tokens]

        def show() -> None:
            for token, card in zip(tokens, turned.cards, strict=False):
                token.card = card
                token.lands_at = len(self.stage.zones[slide.target])
            self.seen()

        moves: list[tuple[Token, Pose, Pose]] = []
        flight = Tween(beats.card, partial(_fly, moves), out_cubic)
        flip = self._flip(tokens, show)
        return Seq(
            [
                Cue(lift),
                self._cue(Sound.FLIP, slide.source.seat),
                Par([flight, flip]),
                Cue(partial(self._lay, slide, tokens)),
                self._cue(Sound.SNAP, slide.source.seat),
                self._squash(tokens),
            ]
        )

    def _slide(self, slide: Slide) -> Clip:
        """Cards go from one zone to another, face down unless somebody here sees them."""
        if len(slide.cards) == 1:
            return self._single(slide)
        if slide.target.place is Place.HAND:
            singles = [self._single(replace(slide, cards=(card,))) for card in slide.cards]
            return stagger(singles, self.beats.deal_step * 2)
        tokens: list[Token] = []
        moves: list[tuple[Token, Pose, Pose]] = []

        def lift() -> None:
            tokens.extend(self.stage.take(slide.source, slide.cards))
            for number, (token, card) in enumerate(zip(tokens, slide.arriving, strict=False)):
                if number >= MOST_SWEPT:
                    token.card = card
                moves.append((token, token.pose, self._home(slide.target, card)))

        return Seq(
            [
                Cue(lift),
                self._cue(Sound.WHOOSH, slide.target.seat),
                Tween(self.beats.sweep, partial(_fly, moves), in_quad),
                Cue(lambda: _show_faces(tokens, slide.arriving)),
                Cue(partial(self._lay, slide, tokens)),
            ]
        )

    def _single(self, slide: Slide) -> Clip:
        """One card flies; it turns over on the way if it is seen at one end only."""
        tokens: list[Token] = []
        moves: list[tuple[Token, Pose, Pose]] = []
        turning: list[Token] = []

        def lift() -> None:
            tokens.extend(self.stage.take(slide.source, slide.cards))
            for token, card in zip(tokens, slide.arriving, strict=False):
                if (token.card is None) != (card is None):
                    turning.append(token)
                moves.append((token, token.pose, self._home(slide.target, card)))

        def hide() -> None:
            _show_faces(tokens, slide.arriving)

        leaves = slide.target.place is Place.OUT_OF_PLAY
        length_ms = self.beats.leave if leaves else self.beats.card
        fly = Tween(length_ms, partial(_fly, moves), out_cubic)
        return Seq(
            [
                Cue(lift),
                self._cue(Sound.SNAP, slide.target.seat),
                Par([fly, self._flip(turning, hide)]),
                Cue(hide),
                Cue(partial(self._lay, slide, tokens)),
            ]
        )

    def _flip(self, tokens: list[Token], show: Callable[[], None]) -> Clip:
        """Turn over in the air; `show` is called where the card is seen on edge."""
        half = self.beats.card / 2
        return Seq(
            [
                Tween(half, partial(_turn_edge, tokens, 0.0, 1.0)),
                Cue(show),
                Tween(half, partial(_turn_edge, tokens, 1.0, 0.0)),
            ]
        )

    def _lay(self, slide: Slide, tokens: list[Token]) -> None:
        for token in tokens:
            token.lift = token.turned = 0.0
            token.lands_at = None
        self.stage.lay(slide.target, tokens, under=slide.under)

    def _show(self, zone: Zone, cards: tuple[Card, ...]) -> None:
        tokens = self.stage.zones[zone]
        for token, card in zip(tokens[-len(cards) :], cards, strict=True):
            token.card = card
        self.seen()

    def _square(self, zone: Zone) -> None:
        for token in self.stage.zones[zone]:
            token.card = None

    def _squash(self, tokens: list[Token]) -> Clip:
        def press(share: float) -> None:
            for token in tokens:
                token.squash = share

        return Tween(2 * self.beats.land, lambda share: press(there_and_back(share)), linear)

    def _home(self, zone: Zone, card: Card | None) -> Pose:
        """Where the next card of that zone comes to lie."""
        return self.home(zone, len(self.stage.zones.get(zone, ())), card)

    def _cue(self, sound: Sound, seat: Seat | None) -> Clip:
        return Cue(partial(self.sound, sound, seat))


def _fly(moves: list[tuple[Token, Pose, Pose]], share: float) -> None:
    """Along an arc; the shadow tells the height."""
    height = 1 - (2 * share - 1) ** 2
    for token, start, end in moves:
        pose = start.towards(end, share)
        token.pose = replace(pose, dy=pose.dy - ARC * height)
        token.lift = LIFT * (1 - share)


def _show_faces(tokens: list[Token], cards: Sequence[Card | None]) -> None:
    for token, card in zip(tokens, cards, strict=False):
        token.card = card


def _turn_edge(tokens: list[Token], start: float, end: float, share: float) -> None:
    for token in tokens:
        token.turned = start + (end - start) * share


def _deal_at_head(events: Sequence[Event]) -> list[Slide]:
    deal = []
    for event in events:
        if not isinstance(event, Slide) or event.source.place is not Place.STOCK:
            break
        if event.target.seat is None:
            break
        deal.append(event)
    return deal


def _turns_a_card(events: Sequence[Event]) -> bool:
    return (
        len(events) > 1
        and isinstance(events[0], Slide)
        and isinstance(events[1], Turned)
        and events[0].target == events[1].zone
        and len(events[0].cards) == len(events[1].cards) == 1
    )
