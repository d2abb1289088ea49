"""The laws are tested with bots that think little."""

from tests.thought import little_thought

__all__ = ["little_thought"]
