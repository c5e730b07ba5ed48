"""`run-flow explain`: why a step ended as it did, told from the events alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path


def explained(run: str, step: str) -> Iterator[str]:
    """The lines."""
    yield f"{Path(run)} {step}"
