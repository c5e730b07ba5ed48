"""What a judge may answer: a distribution over what was offered, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Yes:
    """The probability of yes, 0 to 1."""

    p: float


@dataclass(frozen=True, slots=True)
class Chosen:
    """A probability for every option offered, in the order offered."""

    probabilities: tuple[tuple[str, float], ...]

    @property
    def top(self) -> str:
        """The likeliest key; the first of several equals."""
        return max(self.probabilities, key=lambda pair: pair[1])[0]

    def p(self, key: str) -> float:
        return dict(self.probabilities).get(key, 0.0)

    def ranked(self) -> tuple[tuple[str, float], ...]:
        return tuple(sorted(self.probabilities, key=lambda pair: -pair[1]))


@dataclass(frozen=True, slots=True)
class Scored:
    """A probability for every level, lowest first."""

    levels: tuple[float, ...]

    @property
    def top(self) -> float:
        """The probability of the highest level."""
        return self.levels[-1]

    @property
    def expected(self) -> float:
        """The expected level as a share of the scale, 0 to 1."""
        return sum(i * p for i, p in enumerate(self.levels)) / (len(self.levels) - 1)


Answer = Yes | Chosen | Scored
