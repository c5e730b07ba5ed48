"""What a person, a CI system and a program are told of a run. Everything here is made from events alone."""

from .console import Console, Progress, console
from .folder import Results, new_run_id
from .junit import junit_xml
from .summary import FlowSummary, RunSummary, StepSummary, summary
from .terminal import Terminal, ci_system, terminal_of
from .words import ending_lines, printable

__all__ = [
    "Console",
    "FlowSummary",
    "Progress",
    "Results",
    "RunSummary",
    "StepSummary",
    "Terminal",
    "ci_system",
    "console",
    "ending_lines",
    "junit_xml",
    "new_run_id",
    "printable",
    "summary",
    "terminal_of",
]
