"""What the server calls its tools: the one list, for the server and for whatever points to a tool."""

from __future__ import annotations

from enum import StrEnum


class Tool(StrEnum):
    """Every tool, by the name that a client calls."""

    OBSERVE = "observe"
    ACT = "act"
    WAIT = "wait"
    TARGETS = "targets"
    RUN_FLOW = "run_flow"
    VALIDATE_FLOW = "validate_flow"
    REPORT = "report"
