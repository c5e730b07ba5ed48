"""System One: decision models behind one wire format, hosted or on a server of one's own."""

from .client import SystemOneJudge
from .door import HOSTED, Door, own_server

__all__ = ["HOSTED", "Door", "SystemOneJudge", "own_server"]
