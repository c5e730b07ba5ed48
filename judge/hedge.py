"""A request that hangs, sent once more: the first answer of the two is taken."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from view import Problem

from .answer import Answer
from .answers import Account, Answers
from .judge import Judge
from .question import Question
from .state import State

Copy = asyncio.Task[Mapping[str, Answer]]


class Hedged:
    """
    The judge, asked a second time where it has not answered after some seconds. Two copies at most are under way; the
    one that is not needed any more is cancelled, and over when the answer is given.

    The accounts count both: what a cancelled copy has cost nobody tells, so it is taken to have cost the same.
    """

    def __init__(self, judge: Judge, after_s: float) -> None:
        self._judge = judge
        self._after_s = after_s

    @property
    def name(self) -> str:
        return self._judge.name

    async def ask(self, state: State, questions: Sequence[Question]) -> Mapping[str, Answer]:
        copies = [self._copy(state, questions)]
        try:
            done, _ = await asyncio.wait(copies, timeout=self._after_s)
            if not done:
                copies.append(self._copy(state, questions))
            came = await _first_answer(copies)
        finally:
            for copy in copies:
                copy.cancel()
            await asyncio.gather(*copies, return_exceptions=True)
        answers = came if isinstance(came, Answers) else Answers(came)
        return replace(answers, accounts=_counted(answers.accounts, len(copies)))

    def _copy(self, state: State, questions: Sequence[Question]) -> Copy:
        async def asked() -> Mapping[str, Answer]:
            return await self._judge.ask(state, questions)

        return asyncio.create_task(asked())


async def _first_answer(copies: Sequence[Copy]) -> Mapping[str, Answer]:
    """Of whichever copy answers first. A copy that fails leaves it to the other; the last failure is raised."""
    failed: Problem | None = None
    for copy in asyncio.as_completed(copies):
        try:
            return await copy
        except Problem as problem:
            failed = problem
    assert failed is not None
    raise failed


def _counted(accounts: Iterable[Account], copies: int) -> tuple[Account, ...]:
    return tuple(accounts) * copies
