"""What every judge on a server shares: one request over HTTP with retries, its limits, its problems, its privacy."""

from .address import credentials, is_address, shown
from .discreet import Discreet
from .problem import JudgeRefused, JudgeUnreachable
from .transport import KEY_HINT, Call, Received, Transport, is_sendable

__all__ = [
    "KEY_HINT",
    "Call",
    "Discreet",
    "JudgeRefused",
    "JudgeUnreachable",
    "Received",
    "Transport",
    "credentials",
    "is_address",
    "is_sendable",
    "shown",
]
