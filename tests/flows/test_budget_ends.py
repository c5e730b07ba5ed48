"""A spent budget ends the run with an outcome of its own; so does an answer that was not offered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from judge_server import Reply, judge_server
from small_shop import BUY, Ran, Shopping

from act import shortcuts
from judge import Answer, Choice, Kind, Question, Score, State, choice, moves, score, yes_no
from judge.remote import Transport
from judge.state import DATA_RULE
from judge.systemone import SystemOneJudge, own_server

TURN: tuple[Question, ...] = (
    yes_no(Kind.DONE),
    yes_no(Kind.NOT_DONE),
    score(Kind.PROGRESS),
    yes_no(Kind.BLOCKED),
    choice(Kind.MOVE, moves(typing=False)),
    choice(Kind.SHORTCUT, shortcuts.options("browser")),
)
"""What the first turn of a plain step asks."""

USAGE = {"input_tokens": 100, "output_tokens": 1, "cost": 0.01}


def answer(question: Question) -> dict[str, Any]:
    """Not done, and press something."""
    match question:
        case Choice(keys=keys):
            likely = "activate" if "activate" in keys else "none"
            return {"type": "choice", "choice": likely, "probabilities": {key: float(key == likely) for key in keys}}
        case Score():
            return {"type": "score", "score": 0.0, "probabilities": {str(n): float(n == 0) for n in range(5)}}
        case _:
            return {"type": "noul", "noul": 0.9 if question.kind is Kind.NOT_DONE else 0.1}


def reply(**instead: dict[str, Any]) -> Reply:
    """A server's answers to the first turn, some of them others."""
    answers = {question.id: answer(question) for question in TURN}
    return Reply(json={"model": "m-1", "answers": answers | instead, "usage": USAGE})


@dataclass(frozen=True)
class Behind:
    """A model behind that server, every connection closed again."""

    url: str
    name: str = "behind 1"

    async def ask(self, state: State, questions: Sequence[Question]) -> Mapping[str, Answer]:
        async with Transport() as transport:
            judge = SystemOneJudge(door=own_server(self.url), model="m", transport=transport)
            return await judge.ask(state, questions)


def ran(folder: Path, said: Reply, limits: str = "calls: 100") -> tuple[Ran, list[Any]]:
    """The small shop's flow with a model behind a server, and what the server was sent."""
    with judge_server(said) as server:
        run = Shopping(folder, judge=Behind(server.url)).run(BUY.replace("steps:", f"limits: {{{limits}}}\nsteps:"))
        return run, server.received


@pytest.mark.parametrize(
    ("limits", "said", "says"),
    [
        ("calls: 1", reply(), "1 of 1 calls to the judge are used up"),
        ("tokens: 100", reply(), "101 tokens are used up, of 100"),
        ("usd: 0.005", reply(), "0.0100 USD are used up, of 0.005"),
        ("seconds: 2", Reply(silent=True), "the 2 s of the flow are used up"),
    ],
)
def test_each_budget_ends_with_the_outcome_of_budgets(tmp_path: Path, limits: str, said: Reply, says: str) -> None:
    run, _ = ran(tmp_path, said, limits)
    assert run.code == 6
    assert says in run.out + run.err
    assert "raise `limits:" in run.out + run.err
    assert not [operation for operation in run.surface.done if operation.target is not None]


def test_what_a_run_has_cost_is_told_with_its_end(tmp_path: Path) -> None:
    run, _ = ran(tmp_path, reply(), "tokens: 100")
    (ended,) = run.told("flow.ended")
    assert (ended.event.tokens, ended.event.usd) == (101, 0.01)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "instead",
    [
        {"move": {"type": "choice", "choice": "press Delete account", "probabilities": {"press Delete account": 1.0}}},
        {"done": {"type": "noul", "noul": 7}},
        {"done": {"type": "choice", "choice": "yes", "probabilities": {"yes": 1.0}}},
    ],
)
def test_an_answer_outside_of_what_was_offered_does_nothing(tmp_path: Path, instead: dict[str, Any]) -> None:
    run, _ = ran(tmp_path, reply(**instead))
    assert run.code == 75
    assert not [operation for operation in run.surface.done if operation.target is not None]


def test_every_request_says_that_the_screen_is_data(tmp_path: Path) -> None:
    _, received = ran(tmp_path, reply(), "calls: 1")
    assert received
    assert all(request["state"]["rule"] == DATA_RULE for request in received)
