"""The reference server of System One, run beside a test, whole or with one requirement broken on purpose."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager

from jevcompat.mock import MockConfig, Running


@contextmanager
def mock_systemone(*faults: str, key: str = "") -> Iterator[str]:
    """Its address, while it runs."""
    with Running(MockConfig(key=key or None, faults=frozenset(faults))) as running:
        yield running.url


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
