"""What such a table shows: open and hidden cards where they lie, barns, and what is being told.

One seat's cards are shown as that seat knows them. While somebody builds, the own hand lies in
front; else everything lies round the table.
"""

from collections.abc import Callable, Sequence

from game.events import Because, Event, MatchEnded, Said, Turned, seen_by
from game.table import Standing
from game.tableau import Rank
from game.zones import Place, Seat, zone_of
from scenes.house import House
from scenes.motion.beats import BEATS, Beats, Motion
from scenes.motion.timeline import Cue
from scenes.table.poses import Pose
from scenes.table.sitting import Sitting
from scenes.table.stage import Token
from scenes.table.tableau.homes import Homes
from scenes.table.tableau.set_pieces import Pieces

_NEAR, _HALF_MS = 0.0006, 60.0
"""Nearer than this (of the window) a card lies where it belongs; in so long it goes half its way.
"""

_HEAPED = (Place.STOCK, Place.BARN)
"""Whose cards are not seen one by one."""


class TableauShow(Homes):
    """The show of such a table. `dragged` is the card that the pointer holds."""

    def __init__(self, house: House, sitting: Sitting, viewer: Seat | None) -> None:
        self.dragged: Token | None = None
        self._gliding = False
        super().__init__(house, sitting, viewer)

    def across(self, seat: Seat) -> float:
        """Where the seat's open card lies."""
        return self.plan.seats[seat].flip[0] / self._house.scale.width

    # -- what happens ------------------------------------------------------------------------

    def take_beats(self, beats: Beats) -> None:
        """Move at this pace from now on."""
        self._beats = beats

    def direct(self) -> None:
        """Take the motion and sound that the settings ask for now."""
        beats = BEATS[self._house.settings.motion]
        self.take_beats(beats)
        self._director = Pieces(
            stage=self.stage,
            home=self.home,
            beats=beats,
            sound=self.sound,
            seen=self.seen,
            tell=self.tell,
            said=self.said,
            claimed=self.claimed,
            turning=self.turning,
            order=self.tableau.order,
            acting=self.acting,
            says=self._teller.reason,
            builds=self._builds,
            scale=lambda: self._house.scale,
            all_won=lambda cards: self._house.words("tableau.all", n=cards),
        )

    def _builds(self) -> bool:
        """Whether the only person, who sees their own hand always, is about to build anew."""
        self.placing.forget()
        return self.viewer is not None and self._standing(self.front) is not Standing.OUT

    def follow(self, events: Sequence[Event], after: Callable[[], None] | None = None) -> None:
        """These things have happened: show them after what is being shown."""
        for event in events:
            line = self._line(event)
            if line is not None:
                self.log.append(line)
        for clip in self._director.clips([seen_by(event, self.viewer) for event in events]):
            self._clips.add(clip)
        if events and after is not None:
            self._clips.add(Cue(after))

    def _line(self, event: Event) -> str | None:
        """A line for the log: what was turned, and every ruling."""
        match event:
            case Turned(zone):
                return self._teller.line(event, zone.seat)
            case Because() | Said() | MatchEnded():
                return self._teller.line(event, None)
            case _:
                return None

    def hurry(self) -> None:
        """Nobody wants to wait for what is being shown just now: on to the next."""
        self._clips.skip()

    @property
    def moving(self) -> bool:
        """Cards that go where they belong move too."""
        return self.busy or self._gliding

    def advance(self, dt_ms: float) -> None:
        """Cards go where they belong, and the clips go on."""
        super().advance(dt_ms)
        share = 1.0
        if self._house.settings.motion is not Motion.OFF:
            share = 1 - 0.5 ** (dt_ms / _HALF_MS)
        self._gliding = False
        for zone, tokens in self.stage.zones.items():
            if tokens and zone.place in _HEAPED:
                home = self.home(zone, 0, None)
                for token in tokens:
                    token.pose = home
                continue
            for number, token in enumerate(tokens):
                if token is not self.dragged:
                    self._glide(token, self.home(zone, number, token.card), share)

    def _glide(self, token: Token, home: Pose, share: float) -> None:
        there = token.pose
        if there == home:
            return
        off = abs(there.fx - home.fx) + abs(there.fy - home.fy) + abs(there.size - home.size)
        turned = abs(there.degrees - home.degrees)
        if share >= 1 or (off < _NEAR and turned < 1):
            token.pose = home
            return
        self._gliding = True
        token.pose = there.towards(home, share)

    # -- who sees what -----------------------------------------------------------------------

    def seat_in_front(self, seat: Seat) -> None:
        """This seat builds; nobody's cards are seen yet."""
        self.front = seat
        self.acting.building = True
        self.show_as(None)

    def laid_before_viewer(self) -> None:
        """They may be placed, if they are to be."""
        self.begin_to_place()

    def begin_to_place(self) -> None:
        """Whoever sees their hand may place what they hold."""
        if self.viewer is None or not self.acting.building:
            return
        tokens = self.stage.zones.get(zone_of(Place.HAND, self.front), [])
        cards = [token.card for token in tokens if token.card is not None]
        self.placing.begin(self.front, cards, len(self.slots))

    def cover(self) -> None:
        """The hand in front is hidden where it lies."""
        self.placing.forget()
        self.show_as(None)

    def news(self) -> str:
        """What was told last."""
        return self.acting.told

    def tell_at_once(self) -> None:
        """Nothing is shown on the way: how far the order has come, and the last that was told."""
        match, acting = self._sitting.match, self.acting
        found = self.tableau.acts(match.view(None))
        order = [rank.code for rank in self.tableau.order]
        if found is not None:
            acting.code, acting.holder = found
            acting.reached, acting.queued = order.index(acting.code), acting.code
        told = [event for event in (*match.past, *match.history) if isinstance(event, Because)]
        acting.told = self._teller.reason(told[-1]) if told else ""

    # -- what lies open ----------------------------------------------------------------------

    def held_by(self, rank: Rank) -> tuple[Seat, ...]:
        """Who shows a card that acts at this step."""
        found: list[Seat] = []
        for seat in self.seats:
            tokens = self.stage.zones.get(zone_of(Place.FLIP, seat), [])
            if any(t.card is not None and self.tableau.rank(t.card) == rank.code for t in tokens):
                found.append(seat)
        return tuple(found)

    def count(self, place: Place, seat: Seat | None = None) -> int:
        """How many cards lie there."""
        return len(self.stage.zones.get(zone_of(place, seat), ()))

    def is_out(self, seat: Seat) -> bool:
        """Whether the seat sits out, and has lost what it had, as far as the picture has come."""
        return self._standing(seat) is Standing.OUT and not self.count(Place.FLIP, seat)

    def _standing(self, seat: Seat) -> Standing:
        return self._sitting.game.table.standing(self._sitting.match.view(None), seat)
