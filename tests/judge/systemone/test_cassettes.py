"""The hosted doors by their published schemas: what is sent to them, and what becomes of each form of reply."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx
import pytest

from judge import Answers, Chosen, InvalidAnswer, Kind, Question, Scored, State, Yes, choice, elements, score, yes_no
from judge.remote import JudgeRefused, JudgeUnreachable, Transport
from judge.systemone import HOSTED, SystemOneJudge
from judge.wording import PROGRESS_LEVELS, WORDING
from view import Element, Support

CASSETTES: dict[str, dict[str, Any]] = tomllib.loads(Path(__file__).with_name("cassettes.toml").read_text("utf-8"))
PRESSED = frozenset({Support.CLICK})
ITEMS = (Element(role="button", name="Add", supports=PRESSED), Element(role="link", name="Home", supports=PRESSED))
STATE = State(step="add it to the cart", title="Shop", items=ITEMS)
QUESTIONS: tuple[Question, ...] = (
    yes_no(Kind.DONE),
    score(Kind.PROGRESS),
    choice(Kind.TARGET, elements(ITEMS), "add it"),
)
DOORS = pytest.mark.parametrize("door", CASSETTES)


async def asked(door: str, *replies: httpx.Response) -> tuple[Answers, list[httpx.Request]]:
    """The answers of that door, which replies so, and what it was sent."""
    left, requests = list(replies), []

    def answer(request: httpx.Request) -> httpx.Response:
        requests.append(request)
        return left.pop(0) if len(left) > 1 else left[0]

    async with httpx.AsyncClient(transport=httpx.MockTransport(answer)) as client:
        named = HOSTED[door]
        judge = SystemOneJudge(door=named, model=named.model, key="k3y", transport=Transport(client))
        answers = await judge.ask(STATE, QUESTIONS)
    assert isinstance(answers, Answers)
    return answers, requests


def taped(door: str) -> Any:
    return json.loads(CASSETTES[door]["reply"])


def played(form: object) -> httpx.Response:
    return httpx.Response(200, json=form)


def filled(form: Any, door: str) -> Any:
    """A cassette's body with the words that stand for long texts replaced by them."""
    long: Mapping[str, Any] = {
        "STATE": STATE.to_json() if door != "openai-decisions" else json.dumps(STATE.to_json()),
        "DONE": WORDING[Kind.DONE],
        "PROGRESS": WORDING[Kind.PROGRESS],
        "TARGET": WORDING[Kind.TARGET].format(purpose="add it"),
    }
    match form:
        case ["LEVELS"]:
            return [{"label": level} if door == "openai-decisions" else level for level in PROGRESS_LEVELS]
        case dict():
            return {key: filled(value, door) for key, value in form.items()}
        case list():
            return [filled(value, door) for value in form]
        case str():
            return long.get(form, form)
    return form


def test_none_of_these_doors_was_ever_seen_live() -> None:
    """Whoever has run a door against its service says so there, and in docs/judges.md."""
    assert set(CASSETTES) == set(HOSTED) == {name for name, door in HOSTED.items() if not door.seen_live}


@DOORS
async def test_what_is_sent_is_what_the_schema_asks_for(door: str) -> None:
    _, (request,) = await asked(door, played(taped(door)))
    assert json.loads(request.content) == filled(json.loads(CASSETTES[door]["sends"]), door)
    assert str(request.url) == HOSTED[door].url
    assert request.headers["authorization"] == "Bearer k3y"


@DOORS
async def test_answers_rounded_to_two_decimals_are_read_and_add_up_to_one(door: str) -> None:
    answers, _ = await asked(door, played(taped(door)))
    progress, target = answers["progress"], answers["target"]
    assert answers["done"] == Yes(0.07)
    assert isinstance(progress, Scored)
    assert isinstance(target, Chosen)
    assert sum(progress.levels) == pytest.approx(1)
    assert progress.levels[1] == pytest.approx(0.75 / 0.99)
    assert target.p("1") == pytest.approx(0.94 / 0.99)


@DOORS
async def test_model_tokens_and_cost_are_those_that_the_reply_tells(door: str) -> None:
    (account,) = (await asked(door, played(taped(door))))[0].accounts
    tape = CASSETTES[door]
    assert (account.model, account.input_tokens) == (tape["model"], tape["tokens"])
    assert account.usd == pytest.approx(tape["usd"])


@DOORS
@pytest.mark.parametrize("left_out", ["usage", "model", "id", "provider"])
async def test_a_reply_without_what_is_optional_is_an_answer_all_the_same(door: str, left_out: str) -> None:
    form = taped(door)
    form.pop(left_out, None)
    answers, _ = await asked(door, played(form))
    assert set(answers) == {"done", "progress", "target"}


@pytest.mark.parametrize("left_out", ["confidence", "legend"])
async def test_what_we_do_not_rely_on_may_be_missing_from_an_answer(left_out: str) -> None:
    form = taped("typesafe")
    for answer in form["answers"].values():
        answer.pop(left_out, None)
    assert len((await asked("typesafe", played(form)))[0]) == 3


@pytest.mark.parametrize("question", ["progress", "target"])
async def test_openrouter_may_leave_probabilities_out_and_then_it_is_no_judge(question: str) -> None:
    form = taped("openrouter")
    del form["answers"][question]["probabilities"]
    with pytest.raises(InvalidAnswer, match=f'"{question}".*no probabilities') as raised:
        await asked("openrouter", played(form))
    assert "another model" in raised.value.hint


@pytest.mark.parametrize("at", [0, 1, 2])
async def test_a_refusal_is_no_answer(at: int) -> None:
    form = taped("openai-decisions")
    form["answers"][at] = {"type": "refusal", "refusal": "I can't help with that."}
    with pytest.raises(InvalidAnswer, match="refuses"):
        await asked("openai-decisions", played(form))


async def test_an_answer_to_another_question_is_none() -> None:
    form = taped("openai-decisions")
    form["answers"].reverse()
    with pytest.raises(InvalidAnswer):
        await asked("openai-decisions", played(form))
    del form["answers"][0]
    with pytest.raises(InvalidAnswer, match="every question"):
        await asked("openai-decisions", played(form))


SAID = "the reason in the service's own words"
SHAPES: dict[str, Any] = {
    "error_type": {"detail": {"error_type": "some_error", "message": SAID}},
    "validation": {"detail": [{"loc": ["body", "state"], "msg": SAID, "type": "missing"}]},
    "openai": {"error": {"message": SAID, "type": "some_error", "code": None}},
}


@DOORS
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("status", [400, 401, 402, 403, 404, 413, 422, 501])
async def test_a_refusal_of_every_status_says_why_and_what_to_do(door: str, shape: str, status: int) -> None:
    with pytest.raises(JudgeRefused, match=f"HTTP {status}.*{SAID}") as raised:
        await asked(door, httpx.Response(status, json=SHAPES[shape]))
    assert raised.value.hint
    assert "k3y" not in raised.value.message


@DOORS
@pytest.mark.parametrize("status", [408, 429, 500, 502, 503, 504, 529])
async def test_what_may_pass_is_asked_again_and_counted(door: str, status: int) -> None:
    busy = httpx.Response(status, json=SHAPES["error_type"], headers={"retry-after-ms": "1"})
    answers, requests = await asked(door, busy, played(taped(door)))
    assert len(requests) == answers.accounts[0].attempts == 2


async def test_a_service_that_stays_busy_is_given_up() -> None:
    busy = httpx.Response(529, json=SHAPES["error_type"], headers={"retry-after-ms": "1"})
    with pytest.raises(JudgeUnreachable, match=f"529.*{SAID}"):
        await asked("typesafe", busy)
