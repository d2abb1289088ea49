"""What a table with hands shows: one seat's cards as that seat knows them, the others' as backs.

It also keeps what is told beside the cards, in step with them: whose turn it is, what is pending,
and who did what last.
"""

from collections.abc import Sequence

from game.cards import Card
from game.events import (
    Event,
    Said,
    Shuffled,
    Slide,
    TurnBegan,
)
from game.nodes import Node, Turn
from game.table import Beside, Spot, Spread
from game.zones import Place, Seat, Zone, zone_of
from scenes.cards import face
from scenes.house import House
from scenes.motion.beats import Beats, Motion
from scenes.motion.timeline import Clip, Cue, Par, Wait
from scenes.table.hands.hand import Hand
from scenes.table.hands.marker import Marker
from scenes.table.hands.moments import Moments
from scenes.table.hands.plan import Plan, plan
from scenes.table.hands.plan_of_few import plan_of_few
from scenes.table.hands.quick_bout import quick_throws
from scenes.table.hands.told_show import Told, ToldShow
from scenes.table.poses import Pose
from scenes.table.sitting import Sitting
from scenes.table.turning import hail
from sounds.cues import BELLS
from sounds.cues import Cue as Sound

SCRAPS = 14
"""So many suit pips fly as piles turn over."""


class HandsShow(ToldShow):
    """The show of a table with hands. `front` is the seat at the bottom."""

    def __init__(self, house: House, sitting: Sitting, viewer: Seat | None) -> None:
        self.front: Seat = 0 if viewer is None else viewer
        self.hand = Hand(house, sitting.game)
        self.keys_width = 0.0
        self.marker = Marker()
        self.moments = Moments(house, sitting, lambda: self.stage, self.sound)
        self._aside = Par()
        self._plan: tuple[object, Plan] | None = None
        super().__init__(house, sitting)
        self.viewer = viewer

    @property
    def plan(self) -> Plan:
        """Where everything lies just now."""
        sitting, scale = self._sitting, self._house.scale
        key = (scale, self.front, self.keys_width)
        if self._plan is None or self._plan[0] != key:
            table, seats = sitting.game.table, len(sitting.seating.sitters)
            lay = plan_of_few if table.few_held else plan
            self._plan = key, lay(scale, seats, self.front, table, self.keys_width)
            self.marker.lie(self.marker.seat, self._plan[1], scale)
        return self._plan[1]

    def take_beats(self, beats: Beats) -> None:
        """Move at this pace from now on."""
        self._beats = beats

    @property
    def moving(self) -> bool:
        """Cards that only make room for each other move too, and so does what nobody waits for."""
        aside = bool(self._aside) or bool(self.stage.scraps) or self.marker.moving
        return self.busy or self.hand.moving or aside

    @property
    def hails(self) -> bool:
        """Whether something is being said that all should read before a curtain falls."""
        return bool(self._aside)

    def turning(self) -> None:
        """Piles turn over: a word says so, scraps fly, and nothing is told of the card on top."""
        self.told.signs = tuple(s for s in self.told.signs if s.kind is Beside.DIRECTION)
        words = self._house.words(f"{self._sitting.game.info.slug}.shout")
        self._aside.add(hail(self.stage, words, self._beats))
        if self._house.settings.motion is Motion.FULL:
            self.stage.throw_scraps(SCRAPS, len(self._sitting.match.history))

    def hear(self, said: Said) -> None:
        """With the bell of the seat that speaks, and time to read it."""
        super().hear(said)
        self._aside.add(Wait(self._beats.word_hold))
        self.sound(BELLS[self._sitting.seating.sitters[said.seat].look], said.seat)

    def follow(self, events: Sequence[Event]) -> None:
        """What bots threw at each other is shown in between."""
        for part, throw in quick_throws(events):
            super().follow(part)
            if throw is not None:
                self.log.extend(self.moments.lines(part))
                self._clips.add(self.moments.quick_clip(throw, self._beats))

    def said(self, said: Said) -> Clip:
        """What ends a deal is celebrated, with the cards of whoever says it."""
        return self.moments.declaration(said, self._beats) or super().said(said)

    def face(self, card: Card | None) -> str | None:
        """What is seen of a card: its face, or for None the back of the pack."""
        return face(self._sitting.game, card)

    def home(self, zone: Zone, number: int, card: Card | None) -> Pose:
        """On a pile, in the fan of another seat, or in the hand in front."""
        here, scale = self.plan, self._house.scale
        if zone.place is Place.HAND and zone.seat is not None:
            if zone.seat != self.front:
                return self._with_another(zone.seat)
            slot, width = self.hand.slot_for(self.stage.zones.get(zone, ()), card, here)
            return Pose.at_pixels(scale, slot.x, slot.y, degrees=slot.degrees, width_px=width)
        spot = self._spot(zone.place)
        if spot is not None and spot.spread is Spread.ROW:
            x, y = here.in_row(zone.place, number, spot.room)
            return Pose.at_pixels(scale, x, y, width_px=here.row_card)
        x, y = here.piles.get(zone.place, (scale.width / 2, scale.height / 2))
        if spot is None or spot.spread is not Spread.HEAP:
            return Pose.at_pixels(scale, x, y, width_px=here.card)
        lie = self.heap.lie(number, self.face(card))
        x, y = x + lie.dx * here.card, y + lie.dy * here.card
        width = here.card * lie.scale
        return Pose.at_pixels(scale, x, y, degrees=lie.degrees, width_px=width)

    def _with_another(self, seat: Seat) -> Pose:
        place, here = self.plan.others[seat], self.plan
        x, y = place.fan or place.tag
        return Pose.at_pixels(self._house.scale, x, y, width_px=here.fan_card)

    def _spot(self, place: Place) -> Spot | None:
        spots = self._sitting.game.table.spots
        return next((spot for spot in spots if spot.place is place), None)

    def across(self, seat: Seat) -> float:
        """Where the seat's tag is."""
        if seat == self.front:
            return 0.5
        return self.plan.others[seat].tag[0] / self._house.scale.width

    def advance(self, dt_ms: float) -> None:
        """Cards make room for each other, and leave from where they are seen."""
        scale, laid = self._house.scale, self.hand.fan
        width = self.plan.hand_card if laid is None else laid.width
        for shown in self.hand.shown():
            held = shown.held
            shown.token.pose = Pose.at_pixels(
                scale, held.x, held.y, degrees=held.degrees, width_px=width
            )
        super().advance(dt_ms)
        self.hand.advance(dt_ms)
        self.marker.advance(dt_ms, self._beats)
        self._aside.advance(dt_ms)
        self.stage.advance_scraps(dt_ms)

    # -- who sees what -----------------------------------------------------------------------

    def seat_in_front(self, seat: Seat) -> None:
        """This seat is at the bottom from now on; nobody's cards are seen."""
        if self.front != seat:
            self.front = seat
            self.hand.forget()
        self.show_as(None)

    def laid_before_viewer(self) -> None:
        """The fan is spread, and has arrived."""
        tokens = self.stage.zones.get(zone_of(Place.HAND, self.front), [])
        self.hand.arrange(tokens, self.plan, focused=False)
        self.hand.arrive()

    def cover(self) -> None:
        """Turn the hand in front face down where it lies; nothing may be moving."""
        self.viewer = None
        for token in self.stage.zones.get(zone_of(Place.HAND, self.front), ()):
            token.card = None

    # -- what is told beside the cards -------------------------------------------------------

    def tell_position(self, events: Sequence[Event]) -> None:
        """Queue what the position now says, behind the cards that lead to it."""
        match, table = self._sitting.match, self._sitting.game.table
        view = match.view(None)
        signs, acts, owed = table.signs(view), turner(match.node), table.owed(view)
        task, tally, marker = table.task(view), table.tally(view), table.marker(view)
        did, laid = self.did(events), _laid(events)
        dealt = any(isinstance(event, Shuffled) for event in events)

        def tell() -> None:
            told = self.told
            told.signs, told.turner, told.owed = signs, acts, owed
            told.task, told.tally = task, tally
            self._pass_marker(marker)
            if dealt:
                told.last, told.laid, told.did = None, None, {}
            elif did:
                told.last = next(reversed(did))
                told.laid = told.laid if laid is None else laid
                told.did = {**told.did, **did}

        self.follow(events)
        self._clips.add(Cue(tell))

    def tell_at_once(self) -> None:
        """Nothing is shown on the way: the position as it stands."""
        match, table = self._sitting.match, self._sitting.game.table
        view = match.view(None)
        events = _of_this_deal((*match.past, *match.history))
        did = self.did(events)
        self.told = Told(
            turner=turner(match.node),
            signs=table.signs(view),
            last=next(reversed(did), None),
            laid=_laid(events),
            owed=table.owed(view),
            task=table.task(view),
            tally=table.tally(view),
            did=did,
        )
        self.marker.lie(table.marker(view), self.plan, self._house.scale)

    def _pass_marker(self, seat: Seat | None) -> None:
        """The marker lies before this seat from now on."""
        if self.marker.go(seat, self.plan, self._house.scale):
            self.sound(Sound.WHOOSH, seat)


def _of_this_deal(events: Sequence[Event]) -> Sequence[Event]:
    """What happened since the first turn after the last shuffle."""
    shuffled = max((n for n, event in enumerate(events) if isinstance(event, Shuffled)), default=0)
    turns = (n for n, event in enumerate(events) if n >= shuffled and isinstance(event, TurnBegan))
    return events[next(turns, len(events)) :]


def _laid(events: Sequence[Event]) -> Seat | None:
    """Who laid a card last in these events."""
    for event in reversed(events):
        if isinstance(event, Slide) and event.source.place is Place.HAND:
            return event.source.seat if event.target.place is not Place.STOCK else None
    return None


def turner(node: Node) -> Seat | None:
    """Whose turn it is, if it is somebody's."""
    return node.seat if isinstance(node, Turn) else None
