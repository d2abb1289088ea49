"""How fast people are: reaction times drawn from the ex-Gaussian distribution.

The exponential part is the long tail that people have and a bell has not. No person reacts to what
they saw in under 200 ms, so no draw is quicker than that.
"""

from dataclasses import dataclass
from math import cos, log, pi, sqrt
from random import Random

FLOOR_MS = 200.0


@dataclass(frozen=True, slots=True)
class Hands:
    """A way of reacting: a Gaussian (mu, sigma) plus an exponential (tau), all in ms.

    `miss` is the share of true signals let pass, `false` the share of false ones answered;
    `false_tempting` the same where the signal looks nearly right.
    """

    mu_ms: float
    sigma_ms: float
    tau_ms: float
    miss: float
    false: float
    false_tempting: float

    def reaction_ms(self, rng: Random, hurry_ms: float = 0.0) -> float:
        """One reaction, `hurry_ms` less thought over than usual."""
        bell = sqrt(-2.0 * log(1.0 - rng.random())) * cos(2.0 * pi * rng.random())
        tail = -log(1.0 - rng.random())
        return max(FLOOR_MS, self.mu_ms + self.sigma_ms * bell + self.tau_ms * tail - hurry_ms)

    @property
    def mean_ms(self) -> float:
        """The mean before the floor."""
        return self.mu_ms + self.tau_ms

    def at_mean(self, mean_ms: float) -> "Hands":
        """The same hands, quicker or slower as a whole."""
        ratio = mean_ms / self.mean_ms
        return Hands(
            self.mu_ms * ratio,
            self.sigma_ms * ratio,
            self.tau_ms * ratio,
            self.miss,
            self.false,
            self.false_tempting,
        )
