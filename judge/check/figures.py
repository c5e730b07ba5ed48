"""What a judge is worth on labelled screens: its figures, each with an interval where it makes sense."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final

from .asking import Asked
from .metrics import Bin, Measured, auc, bins, brier, ece, measured, rate

SURE: Final = 0.85
"""The seed's bar before acting: from here on a step is called done."""

INCOHERENT: Final = 0.30
"""Question and negation miss a sum of one by more (DESIGN, judge)."""

SETTLED: Final = (0.15, 0.85)
"""Between them a yes/no settles nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """One figure: what it is called, in which way it is good, and how it is made."""

    name: str
    good: str
    of: Callable[[Sequence[Asked]], float]


def _pairs(asked: Sequence[Asked]) -> list[tuple[float, bool]]:
    return [(one.done, one.screen.done) for one in asked if one.done is not None]


def _known(values: Sequence[bool | None]) -> list[bool]:
    return [value for value in values if value is not None]


def _incoherent(asked: Sequence[Asked]) -> float:
    return rate([one.incoherence > INCOHERENT for one in asked if one.incoherence is not None])


def _spread(asked: Sequence[Asked]) -> float:
    spreads = [one.spread for one in asked if one.spread is not None]
    return math.fsum(spreads) / len(spreads) if spreads else math.nan


FIGURES: Final[tuple[Figure, ...]] = (
    Figure(name="done: AUC", good="1; 0.5 is noise", of=lambda asked: auc(_pairs(asked))),
    Figure(name="done: Brier score", good="0; 0.25 is always saying a half", of=lambda asked: brier(_pairs(asked))),
    Figure(name="done: calibration error (ECE)", good="0", of=lambda asked: ece(_pairs(asked))),
    Figure(
        name=f"false done at {SURE}",
        good="0",
        of=lambda asked: rate([p >= SURE for p, truth in _pairs(asked) if not truth]),
    ),
    Figure(name=f"done seen at {SURE}", good="1", of=lambda a: rate([p >= SURE for p, truth in _pairs(a) if truth])),
    Figure(
        name="done left unsettled",
        good="small",
        of=lambda asked: rate([SETTLED[0] < p < SETTLED[1] for p, _ in _pairs(asked)]),
    ),
    Figure(name="contradicts itself", good="0", of=_incoherent),
    Figure(name="right control first", good="1", of=lambda asked: rate(_known([one.first for one in asked]))),
    Figure(
        name="none where a control is right", good="0", of=lambda asked: rate(_known([one.abstains for one in asked]))
    ),
    Figure(name="order spread", good="0", of=_spread),
    Figure(name="right move", good="1", of=lambda asked: rate(_known([one.move for one in asked]))),
)
"""In the order of the report."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Worth:
    """Everything that was found out about a judge."""

    judge: str
    screens: int
    failed: tuple[str, ...]
    """Why answers could not be taken, each once."""

    failures: int
    figures: dict[str, Measured]
    reliability: tuple[Bin, ...]
    median_ms: float

    def __getitem__(self, name: str) -> float:
        return self.figures[name].value


def worth(judge: str, asked: Sequence[Asked]) -> Worth:
    """The figures of everything that was asked. Screens of one tale are one witness."""
    answered = [one for one in asked if not one.failed]
    failed = [one.failed for one in asked if one.failed]
    return Worth(
        judge=judge,
        screens=len(asked),
        failed=tuple(dict.fromkeys(failed)),
        failures=len(failed),
        figures={figure.name: measured(answered, figure.of, by=_tale) for figure in FIGURES} if answered else {},
        reliability=bins(_pairs(answered)),
        median_ms=median(one.ms for one in answered) if answered else math.nan,
    )


def _tale(asked: Asked) -> str:
    return f"{asked.screen.app}/{asked.screen.tale}"
