"""The command line: `run-flow`."""

from .main import main

__all__ = ["main"]
