"""A pilot for the tests of this game's table."""

from tests.scenes.conftest import cut_face, pilot

__all__ = ["cut_face", "pilot"]
