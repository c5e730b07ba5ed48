"""The embedded judge: pure Python and numpy, offline, deterministic. A face of its own, for its weight."""

from .judge import EmbeddedJudge

__all__ = ["EmbeddedJudge"]
