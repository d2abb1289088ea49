"""What a table with hands shows: one seat's cards as that seat knows them, the others' as backs.

It also keeps what is told beside the cards, in step with them: whose turn it is, what is pending,
and who did what last.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from game.cards import Card
from game.errors import Reason
from game.events import (
    Because,
    Event,
    Judged,
    Missed,
    Passed,
    Said,
    Shuffled,
    Slide,
    Thrown,
    TurnBegan,
)
from game.nodes import Node, Turn
from game.table import Beside, Owing, Sign, Spot, Spread, Tally, Task
from game.zones import Place, Seat, Zone, zone_of
from scenes.cards import face
from scenes.house import House
from scenes.motion.beats import Beats, Motion
from scenes.motion.timeline import Clip, Cue, Par, Seq, Wait
from scenes.table.hands.declaring import Declared, declaration
from scenes.table.hands.hand import Hand
from scenes.table.hands.marker import Marker
from scenes.table.hands.plan import Plan, plan
from scenes.table.hands.plan_of_few import plan_of_few
from scenes.table.hands.quick_bout import HOLD, TIE_HOLD, QuickThrow, quick_throws
from scenes.table.poses import Pose
from scenes.table.show import Show
from scenes.table.sitting import Sitting
from scenes.table.turning import hail
from scenes.throw.telling import ThrowTeller
from sounds.cues import BELLS
from sounds.cues import Cue as Sound

SCRAPS = 14
"""So many suit pips fly as piles turn over."""


@dataclass(slots=True)
class Told:
    """What is to be read beside the cards, as far as the picture has come."""

    turner: Seat | None = None
    signs: tuple[Sign, ...] = ()
    last: Seat | None = None
    laid: Seat | None = None
    owed: tuple[Owing, ...] = ()
    task: Task | None = None
    tally: Tally | None = None
    did: Mapping[Seat, str] = field(default_factory=dict)


class HandsShow(Show):
    """The show of a table with hands. `front` is the seat at the bottom."""

    def __init__(self, house: House, sitting: Sitting, viewer: Seat | None) -> None:
        self.front: Seat = 0 if viewer is None else viewer
        self.told = Told()
        self.hand = Hand(house, sitting.game)
        self.keys_width = 0.0
        self.marker = Marker()
        self.declared: Declared | None = None
        self.quick: QuickThrow | None = None
        self._throws = ThrowTeller(house.words, sitting.seating)
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

    def follow(self, events: Sequence[Event], after: Callable[[], None] | None = None) -> None:
        """What bots threw at each other is shown in between."""
        for part, throw in quick_throws(events):
            super().follow(part)
            if throw is not None:
                for event in part:
                    self._log_throw(event)
                self._clips.add(self._quick_clip(throw))
        if events and after is not None:
            self._clips.add(Cue(after))

    def _log_throw(self, event: Event) -> None:
        """A line for what somebody threw, and for what it came to."""
        if isinstance(event, Thrown):
            event = replace(event, seal="", salt="")
        if isinstance(event, Thrown | Missed | Judged):
            self.log.extend(self._throws.lines(event))

    def _quick_clip(self, throw: QuickThrow) -> Clip:
        """It is seen for a moment."""

        def put(shown: QuickThrow | None) -> None:
            self.quick = shown

        hold = HOLD if throw.decides else TIE_HOLD
        return Seq(
            [
                Cue(partial(put, throw)),
                Cue(partial(self.sound, Sound.THROW, throw.thrown[0][0])),
                Wait(hold * self._beats.word_hold),
                Cue(partial(put, None)),
            ]
        )

    def said(self, said: Said) -> Clip:
        """What ends a deal is celebrated, with the cards of whoever says it."""
        game = self._sitting.game
        if said.what != game.table.declares:
            return super().said(said)
        track = game.table.track(self._sitting.match.view(said.seat))
        cards = () if track is None else tuple(tile.card for tile in track.tiles if tile.card)
        words = self._house.words(f"{game.info.slug}.shout")
        return declaration(
            Declared(said.seat, words, cards), self._beats, self._declare, self.sound
        )

    def _declare(self, declared: Declared | None) -> None:
        """This is celebrated from now on, or nothing any more."""
        self.declared = declared
        if declared is not None and self._house.settings.motion is Motion.FULL:
            self.stage.throw_scraps(3 * SCRAPS, len(self._sitting.match.history))

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

    def show_as(self, viewer: Seat | None) -> None:
        """Show what this seat, or (None) everybody, may see, all at once."""
        self.finish()
        self.viewer = viewer
        self.lay_out(self._sitting.layout(viewer))
        tokens = self.stage.zones.get(zone_of(Place.HAND, self.front), [])
        self.hand.arrange(tokens, self.plan, focused=False)
        self.hand.arrive()

    def went_back(self, refused: Reason | None) -> None:
        """The match is where it was before; or it is not, and this is why."""
        said = self._house.words(f"undo.{'done' if refused is None else refused.code}")
        if refused is None:
            self.show_as(self.viewer)
            self.tell_at_once()
            self.log.append(said)
        self.say(said)

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
        did, laid = self._did(events), _laid(events)
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

        self.follow(events, tell)

    def tell_at_once(self) -> None:
        """Nothing is shown on the way: the position as it stands."""
        match, table = self._sitting.match, self._sitting.game.table
        view = match.view(None)
        events = _of_this_deal((*match.past, *match.history))
        did = self._did(events)
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

    def task_line(self) -> str:
        """What is to be done now, in words: to whoever sits in front, or to all."""
        task = self.told.task
        if task is None:
            return ""
        own = task.seat == self.front and task.seat in self._sitting.seating.people
        return self._teller.task(task.seat, task.reason, ".own" if own else "")

    def track_line(self, reason: Reason) -> str:
        """How far the own track is, in words."""
        return self._teller.track(reason)

    def why(self, reason: Reason) -> str:
        """A reason in words, of whoever it may be."""
        return self._teller.reason(Because(reason))

    def owes(self, seat: Seat) -> bool:
        """Whether the seat owes something, as far as the picture has come."""
        return any(owing.seat == seat for owing in self.told.owed)

    def owed_line(self, seat: Seat, form: str = "") -> str:
        """What a seat owes, in words: for the others, or in the `form` for itself."""
        reason = next(owing.reason for owing in self.told.owed if owing.seat == seat)
        return self._teller.owed(reason, form)

    def news(self) -> str:
        """What was done last, and by whom; nothing before anybody did anything."""
        told = self.told
        if told.last is None or told.last not in told.did:
            return ""
        name = self._teller.name(told.last)
        return self._house.words("table.news", name=name, did=told.did[told.last])

    def _did(self, events: Sequence[Event]) -> dict[Seat, str]:
        """What each seat did in these events that all could see, the latest seat last."""
        did: dict[Seat, str] = {}
        words = self._house.words
        for event in events:
            match event:
                case Slide(Zone(Place.HAND, int() as seat), target, cards) if target.seat is None:
                    if cards and cards[-1] is not None and target.place is not Place.STOCK:
                        did.pop(seat, None)
                        card = self._teller.card(cards[-1])
                        did[seat] = words("table.did.laid", card=card)
                case Slide(Zone(Place.STOCK), Zone(Place.HAND, int() as seat), cards):
                    did.pop(seat, None)
                    did[seat] = words.plural("table.did.drew", len(cards))
                case Passed(seat):
                    did.pop(seat, None)
                    did[seat] = words("table.did.passed")
                case Said(seat, what) if seat not in did:
                    said = words(f"{self._sitting.game.info.slug}.said.{what}")
                    did[seat] = words("table.did.said", said=said)
                case _:
                    pass
        return did


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
