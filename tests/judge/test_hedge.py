"""A request without an answer is sent once more; the first answer counts, and nothing is left running."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence

import pytest

from judge import Account, Answer, Answers, Kind, Question, State, Yes, yes_no
from judge.hedge import Hedged
from judge.remote import JudgeUnreachable

AT_ONCE = 0.0
NEVER = 3600.0
PAID = Account(judge="slow 1", model="m", input_tokens=100, usd=0.01)

Behaviour = Callable[[], Awaitable[float]]


class Copies:
    """A judge whose copies of a request behave as they are told, the first first."""

    name = "slow 1"

    def __init__(self, *behaviours: Behaviour) -> None:
        self._left = list(behaviours)
        self.begun = 0
        self.under_way = 0

    async def ask(self, state: State, questions: Sequence[Question]) -> Mapping[str, Answer]:
        self.begun += 1
        self.under_way += 1
        try:
            p = await self._left.pop(0)()
        finally:
            self.under_way -= 1
        return Answers({question.id: Yes(p) for question in questions}, accounts=(PAID,))


async def hangs() -> float:
    await asyncio.Event().wait()
    raise AssertionError("nobody ends this")


async def fails() -> float:
    raise JudgeUnreachable("busy", hint="try again later")


def says(p: float) -> Behaviour:
    async def answer() -> float:
        return p

    return answer


async def asked(judge: Copies, after_s: float) -> Answers:
    came = await Hedged(judge, after_s).ask(State(step="go"), (yes_no(Kind.DONE),))
    assert isinstance(came, Answers)
    return came


async def test_an_answer_in_time_is_asked_for_once() -> None:
    judge = Copies(says(0.9))
    answers = await asked(judge, NEVER)
    assert (answers["done"], judge.begun, answers.accounts) == (Yes(0.9), 1, (PAID,))


async def test_what_hangs_is_sent_once_more_and_both_are_counted() -> None:
    judge = Copies(hangs, says(0.8))
    answers = await asked(judge, AT_ONCE)
    assert (answers["done"], answers.accounts) == (Yes(0.8), (PAID, PAID))
    assert (judge.begun, judge.under_way) == (2, 0)


async def test_a_copy_that_fails_leaves_it_to_the_other() -> None:
    began = asyncio.Event()

    async def late() -> float:
        await began.wait()
        return 0.7

    async def breaks() -> float:
        began.set()
        return await fails()

    assert (await asked(Copies(late, breaks), AT_ONCE))["done"] == Yes(0.7)


async def test_where_both_fail_the_failure_is_said() -> None:
    began = asyncio.Event()

    async def later() -> float:
        await began.wait()
        return await fails()

    async def breaks() -> float:
        began.set()
        return await fails()

    judge = Copies(later, breaks)
    with pytest.raises(JudgeUnreachable, match="busy"):
        await asked(judge, AT_ONCE)
    assert judge.under_way == 0


async def test_a_refusal_in_time_is_not_repeated() -> None:
    judge = Copies(fails)
    with pytest.raises(JudgeUnreachable):
        await asked(judge, NEVER)
    assert judge.begun == 1


async def test_who_gives_up_leaves_no_copy_behind() -> None:
    judge = Copies(hangs, hangs)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.01):
            await asked(judge, AT_ONCE)
    assert judge.under_way == 0
