"""Which version of run-flow this is."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed_version
from typing import Final

DISTRIBUTION: Final = "run-flow"
NOT_INSTALLED: Final = "0 (not installed)"


def version() -> str:
    """The installed distribution's version."""
    try:
        return installed_version(DISTRIBUTION)
    except PackageNotFoundError:
        return NOT_INSTALLED
