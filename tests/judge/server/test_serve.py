"""The embedded judge behind System One's wire: the reference suite passes, and our own client gets the same answers."""

from __future__ import annotations

import json
import subprocess
import sys
from datetime import date
from pathlib import Path

import httpx
import pytest
import zstandard
from running import serving_judge

from judge import Kind, Question, State, choice, element_of, elements, framed, moves, score, yes_no
from judge.embedded import EmbeddedJudge
from judge.limit import Limit
from judge.remote import Transport
from judge.server import limits
from judge.systemone import SystemOneJudge, own_server

ROOT = Path(__file__).parents[3]

ITEMS = tuple(
    element_of(line)
    for line in ('heading "Settings"', 'switch "Sound" [checked] (check, click)', 'button "Save" (click) @ main')
)
STATE = State(
    step="open the settings",
    title="Settings",
    items=ITEMS,
    last='pressed link "Settings"',
    appeared=('heading "Settings"',),
    gone=('heading "Inbox"',),
)
QUESTIONS: tuple[Question, ...] = (
    yes_no(Kind.DONE),
    yes_no(Kind.NOT_DONE),
    score(Kind.PROGRESS),
    choice(Kind.MOVE, moves()),
    choice(Kind.TARGET, elements(ITEMS[1:]), "press it to accomplish: open the settings"),
    yes_no(Kind.CONFIRM, "save the settings", element=ITEMS[2]),
    yes_no(Kind.HOLDS, "the sound is on"),
    yes_no(Kind.INTENDED, 'pressed tab "Sound (2)", which was to become the selected one'),
    yes_no(Kind.UNINTENDED, 'pressed tab "Sound (2)", which was to become the selected one'),
    framed(yes_no(Kind.NEGATED, "the sound is on"), 3),
)


async def test_what_our_client_gets_over_the_wire_is_what_the_judge_says() -> None:
    with serving_judge(EmbeddedJudge()) as url:
        async with Transport() as transport:
            far = await SystemOneJudge(door=own_server(url), model="embedded", transport=transport).ask(
                STATE, QUESTIONS
            )
    near = EmbeddedJudge().answers(STATE, QUESTIONS)
    assert far == near


def test_the_model_is_listed_as_the_published_schema_has_it() -> None:
    with serving_judge(EmbeddedJudge()) as url:
        (model,) = httpx.get(f"{url}/v1/models", timeout=30).json()["models"]
    assert model["name"] == EmbeddedJudge().name
    assert model["description"]
    assert date.fromisoformat(model["release_date"])


@pytest.mark.slow
def test_the_reference_suite_finds_no_failure() -> None:
    with serving_judge(EmbeddedJudge()) as url:
        program = Path(sys.executable).parent / "jevcompat"
        done = subprocess.run([program, "test", url], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "✗" not in done.stdout, done.stdout


def post(url: str, body: object, **headers: str) -> httpx.Response:
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    return httpx.post(f"{url}/v1/systemone", content=content, headers=headers, timeout=30)


def asking(**question: object) -> dict[str, object]:
    return {"model": "any", "state": STATE.to_json(), "questions": {"done": question}}


def test_an_id_says_nothing_the_wording_does() -> None:
    ours = asking(type="noul", instructions=yes_no(Kind.BLOCKED).wording)
    foreign = asking(type="noul", instructions="Is it raining?")
    with serving_judge(EmbeddedJudge()) as url:
        assert post(url, ours).json()["answers"]["done"]["noul"] < 0.2
        answer = post(url, foreign).json()["answers"]["done"]
    assert answer == {"type": "noul", "noul": 0.5, "x_unsure": True}


@pytest.mark.parametrize("state", ["a text", ["a", "list"], {"another": "form"}])
def test_of_a_state_of_another_form_it_knows_nothing(state: object) -> None:
    body = {**asking(type="noul", instructions=yes_no(Kind.DONE).wording), "state": state}
    with serving_judge(EmbeddedJudge()) as url:
        assert post(url, body).json()["answers"]["done"]["x_unsure"]


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"null", b"[" * 100_000, b'{"model": 1, "state": {}, "questions": {}}', b"\xff\xfe",
     json.dumps(asking(type="boolean")).encode(), json.dumps(asking(type="choice", criteria={})).encode()],
)  # fmt: skip
def test_a_bad_request_is_said_to_be_one(body: bytes) -> None:
    with serving_judge(EmbeddedJudge()) as url:
        answered = post(url, body)
    assert answered.status_code == 422
    assert answered.json()["detail"][0]["loc"][0] == "body"


LONE = "\ud800"


@pytest.mark.parametrize(
    ("body", "where"),
    [
        (asking(type="choice", criteria={"a": LONE, "none": "x"}), ["body", "questions", "done", "criteria", "a"]),
        (asking(type="choice", criteria={LONE: "x", "none": "x"}), ["body", "questions", "done", "criteria"]),
        (asking(type="noul", instructions=LONE), ["body", "questions", "done", "instructions"]),
        (asking(type="noul", instructions=["x", LONE]), ["body", "questions", "done", "instructions", 1]),
        ({**asking(type="noul"), "state": {"any": [LONE]}}, ["body", "state", "any", 0]),
    ],
)
def test_half_a_letter_is_said_to_be_one_and_where(body: object, where: list[object]) -> None:
    with serving_judge(EmbeddedJudge()) as url:
        answered = post(url, body)
    assert answered.status_code == 422
    assert answered.json()["detail"][0]["loc"] == where
    assert answered.json()["detail"][0]["type"] == "string_unicode"


FORM = STATE.to_json()
SCREEN = FORM["screen"]
assert isinstance(SCREEN, dict)


@pytest.mark.parametrize(
    "body",
    [
        {**asking(type="noul"), "state": {**FORM, "current_step": "a" * 8_193}},
        {**asking(type="noul"), "state": {**FORM, "recent_actions": ["pressed it"] * 501}},
        {**asking(type="noul"), "state": {**FORM, "screen": {**SCREEN, "items": ['button "Save"'] * 501}}},
        {**asking(type="noul"), "state": {**FORM, "screen": {**SCREEN, "items": [f'text "{"a" * 9_000}"']}}},
        asking(type="noul", instructions="a" * 8_193),
        asking(type="choice", criteria={"a": "a" * 8_193, "none": ""}),
        {**asking(), "questions": {str(n): {"type": "noul"} for n in range(256)}},
    ],
)
def test_more_than_a_judgement_should_take_is_refused(body: object) -> None:
    with serving_judge(EmbeddedJudge()) as url:
        answered = post(url, body)
    assert answered.status_code == 413
    assert answered.json()["detail"]["error_type"] == "request_too_large"
    assert "at most" in answered.json()["detail"]["message"]


@pytest.mark.parametrize("letter", [" ", "1", "-", "a, ", "open it and "])
def test_the_longest_step_that_is_taken_keeps_nobody_waiting(letter: str) -> None:
    """It took minutes: time grew with the cube of a row of spaces, and with the square of one of figures."""
    body = asking(type="noul", instructions=yes_no(Kind.DONE).wording)
    body["state"] = {**FORM, "current_step": (letter * 8_192)[:8_192]}
    with serving_judge(EmbeddedJudge()) as url:
        assert post(url, body).elapsed.total_seconds() < 5


def test_every_limit_of_the_server_says_why_and_where() -> None:
    kept = [value for value in vars(limits).values() if isinstance(value, Limit)]
    assert len(kept) == 5
    assert all(limit.why and (ROOT / limit.source).is_file() for limit in kept)


def test_a_packed_body_is_unpacked_and_a_bomb_is_not() -> None:
    packed = zstandard.compress(json.dumps(asking(type="noul", instructions="?")).encode())
    bomb = zstandard.compress(b" " * 50_000_000)
    with serving_judge(EmbeddedJudge()) as url:
        assert post(url, packed, **{"Content-Encoding": "zstd"}).status_code == 200
        assert post(url, bomb, **{"Content-Encoding": "zstd"}).status_code == 413
        assert post(url, b"no zstd", **{"Content-Encoding": "zstd"}).status_code == 400
        assert post(url, packed, **{"Content-Encoding": "br"}).status_code == 415
