"""The judge behind a chat endpoint: what it is asked, and what its letters come to."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import replace

import pytest
from judge_server import JudgeServer, Reply, judge_server

from judge import (
    Answer,
    Answers,
    Chosen,
    InvalidAnswer,
    Kind,
    Question,
    Scored,
    State,
    Yes,
    choice,
    moves,
    score,
    yes_no,
)
from judge.openai import OpenAIJudge
from judge.remote import JudgeRefused, Transport

STATE = State(step="open the settings", title="Settings")


def said(*places: Mapping[str, float], **more: object) -> Reply:
    """A chat completion whose tokens might have been these, by probability."""
    content = [
        {"token": "x", "logprob": 0.0, "top_logprobs": [{"token": t, "logprob": math.log(p)} for t, p in place.items()]}
        for place in places
    ]
    usage = {"prompt_tokens": 100, "completion_tokens": 1}
    return Reply(json={"model": "m-1", "choices": [{"logprobs": {"content": content}}], "usage": usage, **more})


async def asked(server: JudgeServer, *questions: Question, listings: int = 2, at_once: int = 1) -> Answers:
    async with Transport() as transport:
        judge = OpenAIJudge(url=server.url, model="m", listings=listings, at_once=at_once, transport=transport)
        answers = await judge.ask(STATE, questions)
    assert isinstance(answers, Answers)
    return answers


def sure(answer: Answer) -> float:
    assert isinstance(answer, Yes)
    return answer.p


async def test_a_yes_is_the_probability_of_its_letter_over_both_orders() -> None:
    with judge_server(said({"A": 0.9, "B": 0.1}), said({"A": 0.3, "B": 0.7})) as server:
        answers = await asked(server, yes_no(Kind.DONE))
    assert sure(answers["done"]) == pytest.approx(0.8)
    assert [sure(answer) for answer in answers.ballot("done")] == pytest.approx([0.9, 0.7])


async def test_a_model_that_always_says_a_knows_nothing() -> None:
    with judge_server(said({"A": 1.0})) as server:
        assert sure((await asked(server, yes_no(Kind.DONE)))["done"]) == pytest.approx(0.5)


async def test_choices_and_levels_come_back_under_their_own_keys() -> None:
    with judge_server(said({"B": 1.0})) as server:
        answers = await asked(server, score(Kind.PROGRESS), choice(Kind.MOVE, moves()), listings=1)
    assert answers["progress"] == Scored((0.0, 1.0, 0.0, 0.0, 0.0))
    move = answers["move"]
    assert isinstance(move, Chosen)
    assert move.top == "shortcut"


async def test_the_screen_comes_first_and_the_question_last() -> None:
    with judge_server(said({"A": 1.0})) as server:
        await asked(server, yes_no(Kind.DONE), yes_no(Kind.NOT_DONE), listings=1)
    first, second = (body["messages"][1]["content"] for body in server.received)
    shared = first.index("\n\n")
    assert first[:shared] == second[:shared]
    assert '"current_step": "open the settings"' in first[:shared]
    assert all(body["temperature"] == 0 and body["logprobs"] for body in server.received)


async def test_a_server_reads_one_request_at_a_time_and_each_shares_what_it_can_with_the_one_before() -> None:
    """A server that keeps what it read last reads the screen once, and a question's words once."""
    with judge_server(said({"A": 1.0})) as server:
        await asked(server, yes_no(Kind.DONE), score(Kind.PROGRESS))
    assert server.most_at_once == 1
    put = [body["messages"][1]["content"].split("\n\n")[1].split("\n")[:2] for body in server.received]
    done, progress = yes_no(Kind.DONE).wording, score(Kind.PROGRESS)
    first, last = progress.levels[0], progress.levels[-1]
    assert put == [
        [done, "A) yes"],
        [done, "A) no"],
        [progress.wording, f"A) {first}"],
        [progress.wording, f"A) {last}"],
    ]


async def test_a_server_that_reads_many_at_once_is_sent_so_many() -> None:
    answer = said({"A": 0.9, "B": 0.1})
    with judge_server(replace(answer, together=3)) as server:
        answers = await asked(server, yes_no(Kind.DONE), yes_no(Kind.NOT_DONE), at_once=3)
    assert server.most_at_once == 3
    assert sure(answers["done"]) == sure(answers["not_done"]) == pytest.approx(0.5)


@pytest.mark.parametrize("reply", [Reply(status=400), said({"The": 1.0})])
async def test_after_an_answer_that_is_none_nothing_more_is_asked(reply: Reply) -> None:
    with judge_server(reply) as server, pytest.raises((JudgeRefused, InvalidAnswer)):
        await asked(server, yes_no(Kind.DONE), yes_no(Kind.NOT_DONE))
    assert len(server.received) == 1


async def test_a_blank_first_token_is_passed_over() -> None:
    with judge_server(said({"\n": 0.99, "<": 0.01}, {"B": 1.0})) as server:
        assert (await asked(server, yes_no(Kind.DONE), listings=1))["done"] == Yes(0.0)


async def test_a_model_that_writes_prose_gives_no_answer() -> None:
    with judge_server(said({"The": 0.99, "A": 0.01})) as server, pytest.raises(InvalidAnswer, match="with a letter"):
        await asked(server, yes_no(Kind.DONE))


@pytest.mark.parametrize("reply", [{"choices": [{"logprobs": None}]}, {"choices": []}, {}, []])
async def test_a_server_that_tells_no_probabilities_is_no_judge(reply: object) -> None:
    with judge_server(Reply(json=reply)) as server, pytest.raises(JudgeRefused, match="no log-probabilities"):
        await asked(server, yes_no(Kind.DONE))


async def test_every_request_is_accounted_for() -> None:
    with judge_server(said({"A": 1.0})) as server:
        accounts = (await asked(server, yes_no(Kind.DONE), yes_no(Kind.NOT_DONE))).accounts
    assert [(account.model, account.input_tokens) for account in accounts] == [("m-1", 100)] * 4


@pytest.mark.parametrize("logprob", ['"nan"', '"-3.0"', "1e999", "5", "true", f"1{'0' * 400}"])
async def test_what_is_no_log_probability_counts_for_nothing(logprob: str) -> None:
    reply = json.dumps(said({"A": 0.9, "B": 0.1}).json).replace(str(math.log(0.1)), logprob)
    with judge_server(Reply(raw=reply.encode())) as server, pytest.raises(InvalidAnswer, match="no log-probability"):
        await asked(server, yes_no(Kind.DONE))


@pytest.mark.parametrize("logprob", ["-1e999", f"-1{'0' * 400}", "-9999"])
async def test_what_cannot_be_has_no_part_in_the_answer(logprob: str) -> None:
    reply = json.dumps(said({"A": 1.0, "B": 0.1}).json).replace(str(math.log(0.1)), logprob)
    with judge_server(Reply(raw=reply.encode())) as server:
        answers = await asked(server, yes_no(Kind.DONE), listings=1)
    assert sure(answers["done"]) == pytest.approx(1.0)
