"""What every judge on a server shares: one request over HTTP with retries, its limits, its problems, its privacy."""

from .discreet import Discreet
from .problem import JudgeRefused, JudgeUnreachable
from .transport import Call, Received, Transport

__all__ = ["Call", "Discreet", "JudgeRefused", "JudgeUnreachable", "Received", "Transport"]
