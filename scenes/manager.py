"""The main loop: sleeps in the event queue, stamps what arrives, shows the scene on top.

A key is stamped when it arrives, not when a frame is due: the loop waits for events until the
next frame, and looks at the queue again and again while a frame is being drawn.
"""

from collections import deque
from math import inf

import pygame

from scenes.house import House
from scenes.input.devices import ENTER_KEYS, FULLSCREEN_KEY, MUTE_KEY, Devices
from scenes.input.intents import FocusLost
from scenes.scene import Command, Pop, Push, Quit, Replace, Reset, Scene

FRAME_MS = 1000.0 / 60.0
LONGEST_DT_MS = 100.0
"""A frame that took longer counts as so long: what moves on a slow machine jumps no further."""

LONGEST_SLEEP_MS = 500.0
"""A signal to end is not noticed while asleep."""
WALL_DRIFT_MS = 1000.0
"""The calendar clock may be set by so much without anybody having slept."""
STALL_MS = 250.0
SETTLE_MS = 150.0
"""A resize is followed by a new rasterisation once the size has kept still for so long."""


class Manager:
    """Runs a stack of scenes until it is empty."""

    def __init__(self, house: House, first: Scene) -> None:
        self.house = house
        self.devices = Devices(house.canvas.points_to_pixels)
        self.stamps_ms: list[tuple[pygame.Event, float]] | None = None
        self._stack: list[Scene] = []
        self._inbox: deque[tuple[pygame.Event, float]] = deque()
        self._dirty = True
        self._furnishing = True
        self._frame_at_ms = 0.0
        self._due_at_ms = inf
        self._moves = False
        self._resized_at_ms: float | None = None
        self._awake_at_ms = house.clock.now_ms()
        self._wall_at_ms = house.clock.wall_ms()
        self._asked_ms = 0.0
        house.canvas.breathe = self.collect
        self.carry_out(Push(first))

    @property
    def top(self) -> Scene:
        """The scene that acts."""
        return self._stack[-1]

    @property
    def running(self) -> bool:
        """Whether any scene is left."""
        return bool(self._stack)

    def run(self) -> None:
        """Until the last scene has left."""
        while self._stack:
            self.turn()

    def turn(self) -> None:
        """Wait for the next event or frame, and see to it."""
        self._wait()
        self._notice_stall()
        while self._inbox and self._stack:
            self._handle(*self._inbox.popleft())
        if self._stack and self.house.clock.now_ms() >= self._next_frame_at_ms():
            self._frame()

    def collect(self) -> None:
        """Take what has arrived out of the queue, and stamp it."""
        for event in pygame.event.get():
            self._stamp(event)

    def close(self) -> None:
        """Leave every scene, the top one first."""
        while self._stack:
            self._stack.pop().on_leave()

    # -- time --------------------------------------------------------------------------------

    def _wait(self) -> None:
        """Sleep until something arrives or a frame is due; remember how long that could take."""
        self._asked_ms = 0.0
        if self._furnishing and not self._dirty:
            self._furnishing = self.house.furnish()
            if not self._furnishing:
                self.devices.begin()
        elif not self._inbox:
            due_in_ms = self._next_frame_at_ms() - self.house.clock.now_ms()
            if due_in_ms >= 1:
                self._asked_ms = min(LONGEST_SLEEP_MS, due_in_ms)
                event = pygame.event.wait(int(self._asked_ms))
                if event.type != pygame.NOEVENT:
                    self._stamp(event)
        self.collect()

    def _next_frame_at_ms(self) -> float:
        if self._resized_at_ms is not None:
            return self._resized_at_ms + SETTLE_MS
        soonest_ms = self._frame_at_ms + FRAME_MS
        return soonest_ms if self._dirty else max(soonest_ms, self._due_at_ms)

    def _notice_stall(self) -> None:
        """Longer away than was asked for: the app stood still, or the whole machine slept."""
        now_ms, wall_ms = self.house.clock.now_ms(), self.house.clock.wall_ms()
        away_ms = max(now_ms - self._awake_at_ms, wall_ms - self._wall_at_ms - WALL_DRIFT_MS)
        self._awake_at_ms, self._wall_at_ms = now_ms, wall_ms
        gap_ms = away_ms - self._asked_ms
        if gap_ms > STALL_MS:
            self.carry_out(self.top.on_stall(gap_ms))

    # -- events ------------------------------------------------------------------------------

    def _stamp(self, event: pygame.Event) -> None:
        at_ms = self.house.clock.now_ms()
        if self.stamps_ms is not None:
            self.stamps_ms.append((event, at_ms))
        self._inbox.append((event, at_ms))

    def _handle(self, event: pygame.Event, at_ms: float) -> None:
        if self._window_event(event) or self._reserved_key(event):
            return
        for intent in self.devices.intents(event, at_ms, self.top.typing):
            self._dirty = True
            command = self.top.handle(intent)
            if command is not None:
                self.carry_out(command)
                return

    def _window_event(self, event: pygame.Event) -> bool:
        match event.type:
            case pygame.QUIT:
                self.carry_out(Quit())
            case pygame.WINDOWSIZECHANGED | pygame.WINDOWDISPLAYCHANGED:
                self._resized_at_ms = self.house.clock.now_ms()
            case pygame.WINDOWEXPOSED:
                self._dirty = True
            case pygame.RENDER_TARGETS_RESET | pygame.RENDER_DEVICE_RESET:
                self._rebuild()
            case _:
                return False
        return True

    def _reserved_key(self, event: pygame.Event) -> bool:
        """Full screen and mute work everywhere; Alt+Enter is swallowed whole."""
        if event.type != pygame.KEYDOWN:
            return False
        house = self.house
        alt_enter = event.scancode in ENTER_KEYS and event.mod & pygame.KMOD_ALT
        if event.scancode == FULLSCREEN_KEY or alt_enter:
            house.change(house.settings.with_fullscreen(not house.settings.fullscreen))
            self._resized_at_ms = house.clock.now_ms()
            return True
        if event.scancode == MUTE_KEY and not self.top.typing:
            house.change(house.settings.with_mute(not house.settings.mute))
            self._dirty = True
            return True
        return False

    # -- frames ------------------------------------------------------------------------------

    def _frame(self) -> None:
        now_ms = self.house.clock.now_ms()
        if self._resized_at_ms is not None:
            self._resized_at_ms = None
            self._rebuild()
        dt_ms = now_ms - self._frame_at_ms
        if dt_ms > LONGEST_DT_MS:  # the frame was slow; or nothing moved for a while
            dt_ms = LONGEST_DT_MS if self._moves else FRAME_MS
        self._frame_at_ms = now_ms
        self._dirty = False
        command = self.top.update(dt_ms)
        if command is not None:
            self._moves = False
            self.carry_out(command)
            return
        self.draw()
        self.carry_out(self.top.on_presented())
        self._ask_when()

    def _ask_when(self) -> None:
        """When the next frame is due if nothing happens meanwhile; each frame is asked anew."""
        in_ms = self.top.next_frame_in_ms() if self._stack else None
        self._moves = in_ms is not None and in_ms <= LONGEST_DT_MS
        self._due_at_ms = inf if in_ms is None else self.house.clock.now_ms() + in_ms

    def draw(self) -> None:
        """Show every scene that the ones above it leave to be seen."""
        canvas = self.house.canvas
        lowest = max(i for i, scene in enumerate(self._stack) if scene.covers or i == 0)
        for scene in self._stack[lowest:]:
            scene.draw(canvas)
        canvas.present()

    def _rebuild(self) -> None:
        self.house.canvas.rebuild()
        self.house.atlas.clear()
        self.house.measure()
        self.devices.points_to_pixels = self.house.canvas.points_to_pixels
        self._dirty = True

    # -- scenes ------------------------------------------------------------------------------

    def carry_out(self, command: Command | None) -> None:
        """Change scenes; what was pressed before is not meant for the new one."""
        while command is not None:
            self._inbox = deque(
                (event, at_ms)
                for event, at_ms in self._inbox
                if event.type in (pygame.QUIT, pygame.KEYUP, pygame.MOUSEBUTTONUP)
            )
            self._dirty = True
            command = self._change(command)

    def _change(self, command: Command) -> Command | None:
        match command:
            case Push(scene):
                if self._stack:
                    self.top.handle(FocusLost())
                self._stack.append(scene)
                scene.on_enter()
            case Pop(result):
                self._stack.pop().on_leave()
                if self._stack:
                    return self.top.on_return(result)
            case Replace(scene):
                self._stack.pop().on_leave()
                self._stack.append(scene)
                scene.on_enter()
            case Reset(scene):
                self.close()
                self._stack.append(scene)
                scene.on_enter()
            case Quit():
                self.close()
        return None
