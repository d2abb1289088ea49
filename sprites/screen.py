"""The window as the desktop sees it: its size and place in points, its title, full screen."""

import pygame


class Screen:
    """A window without what is drawn in it. Points are what the desktop counts in."""

    def __init__(self, window: pygame.Window) -> None:
        self._window = window
        self._full_screen = False
        self._size: tuple[int, int] = window.size

    def refresh(self) -> None:
        """Look again at how large the window is, after it was resized or moved."""

    @property
    def size(self) -> tuple[int, int]:
        """Output pixels, across and down."""
        return self._size

    @property
    def points_to_pixels(self) -> float:
        """Output pixels in one window point: 2.0 on many HiDPI screens."""
        return self._size[0] / max(1, self._window.size[0])

    @property
    def size_points(self) -> tuple[int, int]:
        """The window's inner size in points."""
        return self._window.size

    @size_points.setter
    def size_points(self, size: tuple[int, int]) -> None:
        self._window.size = size
        self.refresh()

    @property
    def position_points(self) -> tuple[int, int]:
        """Where the window's top left corner is on the desktop, in points."""
        return self._window.position

    @position_points.setter
    def position_points(self, position: tuple[int, int]) -> None:
        self._window.position = position

    @property
    def title(self) -> str:
        """What the title bar says."""
        return self._window.title

    @title.setter
    def title(self, title: str) -> None:
        self._window.title = title

    @property
    def fullscreen(self) -> bool:
        """Whether the window covers its screen."""
        return self._full_screen

    def set_fullscreen(self, on: bool) -> None:
        """Cover the screen, or go back to the window."""
        if on:
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()
        self._full_screen = on
        self.refresh()

    @property
    def native_window(self) -> pygame.Window:
        """The window itself, for what is no drawing: focus, text input, showing it."""
        return self._window
