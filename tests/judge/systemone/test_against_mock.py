"""Our client against the reference server, whole and with each requirement broken: no fault becomes an answer."""

from __future__ import annotations

from enum import StrEnum

import pytest
from judge_server import Reply, judge_server
from mock_systemone import mock_systemone

from judge import Answers, Chosen, InvalidAnswer, Kind, Question, Scored, State, Yes, choice, moves, score, yes_no
from judge.remote import JudgeRefused, JudgeUnreachable, Transport
from judge.systemone import SystemOneJudge, own_server
from view import Element

STATE = State(step="put the blue mug into the cart", title="Shop", items=(Element(role="button", name="Añadir ñ"),))
QUESTIONS: tuple[Question, ...] = (
    yes_no(Kind.DONE),
    yes_no(Kind.NOT_DONE),
    score(Kind.PROGRESS),
    choice(Kind.MOVE, moves()),
)


class Met(StrEnum):
    """What becomes of a fault."""

    HARMLESS = "an answer all the same: we do not rely on it"
    INVALID = "no answer: it is no distribution over what was offered"
    UNREACHABLE = "no answer: what came back is none"
    REFUSED = "no answer: the server will not give one"


FAULTS = {
    "wrong-route": Met.REFUSED,
    "xssi-200": Met.UNREACHABLE,
    "plain-content-type": Met.HARMLESS,
    "text-errors": Met.HARMLESS,
    "models-404": Met.HARMLESS,
    "auth-rejects-header": Met.HARMLESS,
    "auth-x-api-key": Met.HARMLESS,
    "auth-plain": Met.HARMLESS,
    "auth-invalid-403-text": Met.HARMLESS,
    "reject-array-state": Met.HARMLESS,
    "reject-jev-latest": Met.REFUSED,
    "first-question-only": Met.INVALID,
    "strict-ids": Met.HARMLESS,
    "nfd-keys": Met.HARMLESS,
    "forbid-extra": Met.HARMLESS,
    "string-only-text": Met.HARMLESS,
    "noul-two-sided": Met.HARMLESS,
    "noul-needs-instructions": Met.HARMLESS,
    "no-null-description": Met.HARMLESS,
    "cap-64": Met.HARMLESS,
    "cap-5-levels": Met.HARMLESS,
    "accept-map-score": Met.HARMLESS,
    "no-usage": Met.HARMLESS,
    "float-usage": Met.HARMLESS,
    "extra-answer": Met.HARMLESS,
    "boolean-type": Met.INVALID,
    "nan": Met.UNREACHABLE,
    "unprefixed-extra": Met.HARMLESS,
    "noul-range": Met.INVALID,
    "choice-no-confidence": Met.HARMLESS,
    "choice-key-case": Met.HARMLESS,
    "choice-sum": Met.INVALID,
    "choice-second": Met.INVALID,
    "score-no-legend": Met.HARMLESS,
    "legend-1-based": Met.HARMLESS,
    "score-keys-1-based": Met.INVALID,
    "score-sum": Met.INVALID,
    "score-argmax": Met.INVALID,
    "confidence-over": Met.HARMLESS,
    "confidence-margin": Met.HARMLESS,
    "500-on-unknown-type": Met.HARMLESS,
    "accept-boolean": Met.HARMLESS,
    "validation-400": Met.HARMLESS,
    "error-flat": Met.HARMLESS,
    "id-leaks": Met.HARMLESS,
    "batch-leaks": Met.HARMLESS,
    "order-leaks": Met.HARMLESS,
}


async def asked(url: str, *, key: str = "", questions: tuple[Question, ...] = QUESTIONS) -> Answers:
    async with Transport() as transport:
        judge = SystemOneJudge(door=own_server(url), model="jev-latest", key=key, transport=transport)
        answers = await judge.ask(STATE, questions)
    assert isinstance(answers, Answers)
    return answers


async def test_every_question_is_answered_and_what_it_took_is_counted() -> None:
    with mock_systemone() as url:
        answers = await asked(url)
    assert [type(answers[question.id]) for question in QUESTIONS] == [Yes, Yes, Scored, Chosen]
    (account,) = answers.accounts
    assert account.model == "jevcompat-mock-0.1"
    assert account.input_tokens > 0
    assert account.attempts == 1


@pytest.mark.parametrize(("fault", "met"), FAULTS.items())
async def test_no_fault_becomes_an_answer(fault: str, met: Met) -> None:
    with mock_systemone(fault) as url:
        match met:
            case Met.HARMLESS:
                assert set(await asked(url)) == {question.id for question in QUESTIONS}
            case Met.INVALID:
                with pytest.raises(InvalidAnswer):
                    await asked(url)
            case Met.UNREACHABLE:
                with pytest.raises(JudgeUnreachable):
                    await asked(url)
            case Met.REFUSED:
                with pytest.raises(JudgeRefused):
                    await asked(url)


async def test_a_wrong_key_is_said_and_a_right_one_opens() -> None:
    with mock_systemone(key="s3cret") as url:
        assert await asked(url, key="s3cret")
        with pytest.raises(JudgeRefused, match="does not accept the key"):
            await asked(url, key="wrong")


def reply(usage: str = "{}", p: str = "0.5") -> Reply:
    """A server's answer to "done", its numbers as they are written on the wire."""
    return Reply(raw=f'{{"answers": {{"done": {{"type": "noul", "noul": {p}}}}}, "usage": {usage}}}'.encode())


DONE = (yes_no(Kind.DONE),)


@pytest.mark.parametrize("cost", ["-5", "1e999", "-1e999", f"1{'0' * 400}", "1e300", "true", '"2"', "null"])
async def test_a_cost_that_can_be_none_is_not_known(cost: str) -> None:
    with judge_server(reply(f'{{"cost": {cost}, "input_tokens": 7}}')) as server:
        (account,) = (await asked(server.url, questions=DONE)).accounts
    assert (account.usd, account.input_tokens) == (None, 7)


@pytest.mark.parametrize("count", ["-5", "1e999", f"1{'0' * 400}", f"1{'0' * 200}", "true", "2.5"])
async def test_a_count_of_tokens_that_can_be_none_counts_nothing(count: str) -> None:
    with judge_server(reply(f'{{"cost": 0.25, "input_tokens": {count}}}')) as server:
        (account,) = (await asked(server.url, questions=DONE)).accounts
    assert (account.usd, account.input_tokens) == (0.25, 0)


@pytest.mark.parametrize("p", ["1e999", f"1{'0' * 400}", f"-1{'0' * 5000}", '"0.5"', "true"])
async def test_a_probability_that_no_number_holds_is_no_answer(p: str) -> None:
    with judge_server(reply(p=p)) as server, pytest.raises(InvalidAnswer, match="is no number"):
        await asked(server.url, questions=DONE)


async def test_a_key_in_an_answer_that_cannot_be_taken_is_hidden() -> None:
    with judge_server(reply(p='"sk-0123"')) as server, pytest.raises(InvalidAnswer) as raised:
        await asked(server.url, key="sk-0123", questions=DONE)
    assert "[key]" in raised.value.message
    assert "sk-0123" not in f"{raised.value} {raised.value.message}"
