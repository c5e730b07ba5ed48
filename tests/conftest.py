"""
What all tests share: properties are searched as long as they take, on however slow a machine. ``make thorough``
searches five times as far.
"""

import gc
import os

from hypothesis import HealthCheck, settings

EXAMPLES = {"quick": 40, "thorough": 200}

for name, most in EXAMPLES.items():
    settings.register_profile(name, max_examples=most, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


def pytest_collection_finish() -> None:
    """Thousands of tests and all that they import stay to the end: nothing to look for garbage in, time and again."""
    gc.freeze()
