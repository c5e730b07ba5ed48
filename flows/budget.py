"""What a run may use up: calls to a judge, tokens, money and time."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

from judge import Account
from view import Problem

from .bounds import CALLS, SECONDS

Clock = Callable[[], float]
"""Seconds, monotonic."""


THE_FLOW: Final = "the flow"


class BudgetSpent(Problem):
    """The calls, tokens, money or time that the flow was given are used up."""

    kind = "budget"


@dataclass(slots=True)
class Budget:
    """What is left of one flow's calls and time."""

    calls: int = CALLS.value
    seconds: float = SECONDS.value
    clock: Clock = time.monotonic
    of: str = THE_FLOW
    """Whose time and calls these are, in words."""

    tokens: int | None = None
    """Tokens that judges outside may be sent and send back; `None`: no bound."""

    usd: float | None = None
    used_calls: int = 0
    used_tokens: int = 0
    used_usd: float = 0.0
    _began: float = field(init=False)

    def __post_init__(self) -> None:
        self._began = self.clock()

    @property
    def used_s(self) -> float:
        return self.clock() - self._began

    @property
    def left_s(self) -> float:
        return max(0.0, self.seconds - self.used_s)

    def check(self) -> None:
        """Raises `BudgetSpent` when the time is up."""
        if self.used_s >= self.seconds:
            raise self.out_of_time()

    def charge(self, calls: int) -> None:
        """Counts calls that are about to be made. Raises `BudgetSpent`, none of them made, when they are too many."""
        if self.used_calls + calls > self.calls:
            raise BudgetSpent(
                f"{self.used_calls} of {self.calls} calls to the judge are used up",
                hint="raise `limits: {calls: ...}` or --calls, or split a long step",
            )
        self.used_calls += calls

    def spend(self, accounts: Iterable[Account]) -> None:
        """Counts what answers have cost. Raises `BudgetSpent` once that is more than was given."""
        for account in accounts:
            self.used_tokens += account.input_tokens + account.output_tokens
            self.used_usd += account.usd or 0.0
        if self.tokens is not None and self.used_tokens > self.tokens:
            raise BudgetSpent(
                f"{self.used_tokens:,} tokens are used up, of {self.tokens:,}",
                hint="raise `limits: {tokens: ...}`, or use the judge that comes with run-flow",
            )
        if self.usd is not None and self.used_usd > self.usd:
            raise BudgetSpent(
                f"{self.used_usd:.4f} USD are used up, of {self.usd:g}",
                hint="raise `limits: {usd: ...}`, or use the judge that comes with run-flow",
            )

    def out_of_time(self) -> BudgetSpent:
        """Says that the time is up."""
        raisable = self.of == THE_FLOW
        hint = "raise `limits: {seconds: ...}` or --seconds, or split the flow" if raisable else "do less in it"
        return BudgetSpent(f"the {self.seconds:g} s of {self.of} are used up", hint=hint)
