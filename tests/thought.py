"""Tests of the laws and of the screens ask whether a bot plays, not how well."""

import sys
from collections.abc import Iterator
from dataclasses import replace

import pytest

from game import games
from game.bots.search_bot import Effort

SHARE = 20
"""A search does this part of its work."""


@pytest.fixture(scope="module", autouse=True)
def little_thought() -> Iterator[None]:
    """Every effort that a game's folder names is a small one."""
    with pytest.MonkeyPatch.context() as patch:
        for name, module in list(sys.modules.items()):
            if name.startswith(games.__name__):
                for key, value in list(vars(module).items()):
                    if isinstance(value, Effort):
                        patch.setattr(module, key, replace(value, playouts=value.playouts // SHARE))
        yield
