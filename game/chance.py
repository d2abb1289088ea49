"""Random order, from a seed, the same on every machine and every version of Python.

Only `random.Random.random()` is used, whose sequence the language promises to keep; the shuffle is
our own. Every purpose has a generator of its own, so that a bot that draws one number more cannot
change the next deal.
"""

import hashlib
from random import Random


def child(seed: int, purpose: str) -> Random:
    """A generator for one purpose of one match."""
    digest = hashlib.sha256(f"{seed}/{purpose}".encode()).digest()
    return Random(int.from_bytes(digest[:8], "big"))


def shuffled_order(count: int, rng: Random) -> tuple[int, ...]:
    """A permutation of range(count), each equally likely (Fisher and Yates)."""
    order = list(range(count))
    draw = rng.random
    for last in range(count - 1, 0, -1):
        other = int(draw() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def drawn_seat(seed: int, seats: int) -> int:
    """The seat that deals first, each equally likely."""
    return int(child(seed, "dealer").random() * seats)
