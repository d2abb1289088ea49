"""How a movement gains and loses speed: from 0 to 1, the share of the way against that of time."""

from collections.abc import Callable
from math import cos, pi

Ease = Callable[[float], float]

_BACK = 1.4


def linear(share: float) -> float:
    """Evenly."""
    return share


def out_quad(share: float) -> float:
    """Quick, then gently to rest."""
    return 1 - (1 - share) ** 2


def in_quad(share: float) -> float:
    """Slowly off."""
    return share * share


def out_cubic(share: float) -> float:
    """A card or a hand that is thrown."""
    return 1 - (1 - share) ** 3


def out_quint(share: float) -> float:
    """A burst."""
    return 1 - (1 - share) ** 5


def out_back(share: float) -> float:
    """A little too far, and back."""
    return 1 + (_BACK + 1) * (share - 1) ** 3 + _BACK * (share - 1) ** 2


def in_out_sine(share: float) -> float:
    """A lamp; a page turning."""
    return 0.5 - 0.5 * cos(pi * share)


def there_and_back(share: float) -> float:
    """Up to 1 in the middle of the time, and down to 0."""
    return 1 - abs(2 * share - 1)
