"""What all tests share: properties are searched as long as they take, on however slow a machine."""

import gc

from hypothesis import HealthCheck, settings

settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")


def pytest_collection_finish() -> None:
    """Thousands of tests and all that they import stay to the end: nothing to look for garbage in, time and again."""
    gc.freeze()
