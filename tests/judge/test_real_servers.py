"""
The clients against real servers with a real, small model: `pytest -m model`. Where no server is named they are skipped.

    RUN_FLOW_TEST_OPENAI="http://127.0.0.1:8080 model-name"     a llama.cpp-family server
    RUN_FLOW_TEST_SYSTEMONE="http://127.0.0.1:8081 model-name"  a server of `POST /v1/systemone`

How to start both with a model from a package: docs/measured/model-judges.md.
"""

from __future__ import annotations

import os

import pytest

from judge import Answers, Chosen, Judge, Kind, Question, State, Yes, choice, elements, score, validated, yes_no
from judge.openai import OpenAIJudge
from judge.remote import JudgeRefused, Transport
from judge.systemone import SystemOneJudge, own_server
from view import Element

pytestmark = pytest.mark.model

PATIENCE_S = 600.0
"""A small model on a busy processor."""

ITEMS = (Element(role="button", name="Grün “ä”"), Element(role="link", name="Home"))
STATE = State(step="open the home page", title="Settings", items=ITEMS)
QUESTIONS: tuple[Question, ...] = (
    yes_no(Kind.DONE),
    score(Kind.PROGRESS),
    choice(Kind.TARGET, elements(ITEMS), "press it to accomplish: open the home page"),
)


def named(variable: str) -> tuple[str, str]:
    """Address and model. Skips the test where none is named."""
    said = os.environ.get(variable, "").split()
    if len(said) != 2:
        pytest.skip(f'no server is named: {variable}="http://127.0.0.1:8080 model"')
    return said[0], said[1]


async def asked(judge: Judge) -> Answers:
    return validated(QUESTIONS, await judge.ask(STATE, QUESTIONS))


def is_whole(answers: Answers) -> bool:
    done, target = answers["done"], answers["target"]
    return isinstance(done, Yes) and 0 < done.p < 1 and isinstance(target, Chosen) and len(target.probabilities) == 3


async def test_a_chat_server_tells_probabilities_of_letters_and_what_it_read() -> None:
    url, model = named("RUN_FLOW_TEST_OPENAI")
    async with Transport(timeout_s=PATIENCE_S) as transport:
        answers = await asked(OpenAIJudge(url=url, model=model, transport=transport))
    assert is_whole(answers)
    assert all(len(answers.ballot(question.id)) == 2 for question in QUESTIONS)
    assert all(account.model and account.input_tokens > 100 for account in answers.accounts)


async def test_a_system_one_server_answers_all_questions_in_one_request() -> None:
    url, model = named("RUN_FLOW_TEST_SYSTEMONE")
    async with Transport(timeout_s=PATIENCE_S) as transport:
        answers = await asked(SystemOneJudge(door=own_server(url), model=model, transport=transport))
    assert is_whole(answers)
    (account,) = answers.accounts
    assert account.input_tokens > 100


async def test_a_chat_model_behind_llama_cpp_is_said_to_be_no_decision_model() -> None:
    url, model = named("RUN_FLOW_TEST_OPENAI")
    async with Transport(timeout_s=PATIENCE_S) as transport:
        with pytest.raises(JudgeRefused, match="no decision model") as raised:
            await asked(SystemOneJudge(door=own_server(url), model=model, transport=transport))
    assert "kind: openai" in raised.value.hint
