"""A person at a table of races: turns when it is their turn, claims when there is a prize.

Knows a match only by its record on the disk, and acts only by keys. It works for any game whose
nodes are turns with one choice and races.
"""

import time
from dataclasses import dataclass, field

from game.catalogue import game_named
from game.moves import Move
from game.nodes import Node, Race, Turn
from game.record import read_entry, read_header
from game.rules import Game
from game.zones import Seat
from tests.e2e.running_app import RunningApp, Saved
from tests.e2e.virtual_screen import VirtualScreen, wait_for

QUICK_MS = 260.0
"""What a claim aims at, from the opening of its race: quick, and never too early to be fair."""

FIRST_GUESS_S = 0.42
"""How long after its entry was written a card might lie face up, and QUICK_MS more."""

SHORTEST_S, MISSED_S = 0.2, 0.08
"""It is never less than the one, and less by the other after a prize that went to others."""

AGAIN_S = 2.0
"""A key that had no effect for so long is pressed again."""


@dataclass(frozen=True, slots=True)
class Claim:
    """One claim, and whether there was a prize for it."""

    move: Move
    for_prize: bool


@dataclass(slots=True)
class Follower:
    """Rebuilds a match from its record, entry by entry."""

    game: Game
    state: object
    known: int = 0

    @classmethod
    def of(cls, saved: Saved) -> "Follower":
        """One that has read the header."""
        header = read_header(saved.header)
        game = game_named(header.slug)
        return cls(game, game.rules.start(header.setup))

    @property
    def node(self) -> Node:
        """Who must act now."""
        return self.game.rules.node(self.state)

    def follow(self, saved: Saved) -> list[Claim]:
        """Read what is new. Gives all claims in it."""
        claims: list[Claim] = []
        for text in saved.entries[self.known :]:
            entry, node = read_entry(self.game.rules, text)[0], self.node
            if isinstance(node, Race):
                claims += [Claim(move, node.prize) for move in entry if move.action == node.claim]
            self.state = self.game.rules.apply(self.state, entry).state
            self.known += 1
        return claims


@dataclass(slots=True)
class Player:
    """Plays the seats that have keys, in the latest match of an app; its eye learns to be quick."""

    screen: VirtualScreen
    app: RunningApp
    keys: dict[Seat, str]
    claims: int = 0
    _wait_s: float = FIRST_GUESS_S
    _follower: Follower | None = None
    _match_id: str = ""
    _news_at: float = field(default_factory=time.monotonic)
    _pressed_at: float = 0.0
    _hurried: bool = False
    _aimed: bool = False

    def play_to_the_end(self, *, seconds: float) -> Saved:
        """Play until the match has an outcome."""
        return wait_for(self._one_look, "the end of the match", seconds=seconds)

    def play_on(self, entries: int, *, seconds: float = 120.0) -> Saved:
        """Play until the record has so many entries more, or the match is over."""
        before = self.app.match()
        enough = entries + (0 if before is None else len(before.entries))

        def looked() -> Saved | None:
            over = self._one_look()
            saved = self.app.match()
            return saved if saved is not None and len(saved.entries) >= enough else over

        return wait_for(looked, f"{entries} entries more", seconds=seconds)

    def _one_look(self) -> Saved | None:
        """Read the record and do what is to be done; the match itself once it is over."""
        saved = self.app.match()
        if saved is None:
            return None
        if saved.outcome is not None:
            return saved
        if self._follower is None or saved.match_id != self._match_id:
            self._match_id, self._follower = saved.match_id, Follower.of(saved)
        if self._follower.known != len(saved.entries):
            self._news_at, self._pressed_at, self._hurried = time.monotonic(), 0.0, False
            self._learn(self._follower.follow(saved))
        self._act(self._follower.node)
        return None

    def _learn(self, claims: list[Claim]) -> None:
        """Be quicker next time after a prize that others took, slower after a press too soon."""
        for claim in claims:
            mine = claim.move.seat in self.keys
            if mine and self._aimed:
                self.claims += 1
                self._wait_s += (QUICK_MS - claim.move.at_ms) / 2000.0
            elif claim.for_prize and not self._aimed:
                self._wait_s = max(SHORTEST_S, self._wait_s - MISSED_S)
            self._aimed = self._aimed and not mine

    def _act(self, node: Node) -> None:
        now = time.monotonic()
        if now - self._pressed_at < AGAIN_S:
            return
        match node:
            case Turn(seat) if seat in self.keys:
                self._press(seat)
            case Race(prize=True) if now >= self._news_at + self._wait_s:
                self._aimed = True
                self._press(*(seat for seat in node.seats if seat in self.keys))
            case Race(prize=False) if now >= self._news_at + self._wait_s + node.ready_ms / 2000.0:
                # from half of that time on, a press is taken for a turn
                if node.turner in self.keys:
                    self._press(node.turner)
                elif not self._hurried:
                    self._hurried = True
                    self.screen.press("Return")

    def _press(self, *seats: Seat) -> None:
        self._pressed_at = time.monotonic()
        if seats:  # else nobody who has a key may do anything
            self.screen.press(*(self.keys[seat] for seat in seats))
