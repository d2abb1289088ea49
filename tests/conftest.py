"""Examples are drawn the same way in every run, and a busy machine is no fault of theirs."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "steady",
    database=None,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("steady")
