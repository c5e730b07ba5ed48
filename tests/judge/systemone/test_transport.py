"""What becomes of a request to a judge on a server that is slow, busy, wrong or not there."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest
from judge_server import Reply, judge_server
from mock_systemone import free_port

from judge import InvalidAnswer
from judge.remote import Call, JudgeRefused, JudgeUnreachable, Transport
from judge.remote.limits import ATTEMPTS, MOST_RESPONSE

FINE = Reply(json={"fine": True})
BUSY = Reply(status=503, json={"detail": "busy"}, headers={"retry-after-ms": "1"})


async def posted(*replies: Reply, key: str = "", timeout_s: float = 5.0) -> tuple[object, int, list[object]]:
    """The JSON, how often it was asked for, and what the server was sent."""
    with judge_server(*replies) as server:
        async with Transport(timeout_s=timeout_s) as transport:
            received = await transport.post(Call(url=server.url, key=key), {"model": "m"})
        assert received.attempts == len(server.received)
        return received.json, received.attempts, server.received


async def post(call: Call, body: Mapping[str, object]) -> object:
    async with Transport() as transport:
        return await transport.post(call, body)


@pytest.mark.parametrize("status", [408, 429, 500, 502, 503, 529])
async def test_a_fault_that_passes_is_tried_again(status: int) -> None:
    busy = Reply(status=status, json={}, headers={"retry-after-ms": "1"})
    assert await posted(busy, FINE) == ({"fine": True}, 2, [{"model": "m"}] * 2)


async def test_it_is_tried_no_more_than_three_times() -> None:
    with judge_server(BUSY) as server:
        with pytest.raises(JudgeUnreachable, match="HTTP 503") as raised:
            await post(Call(url=server.url), {})
        assert len(server.received) == ATTEMPTS.value
    assert raised.value.recoverable


@pytest.mark.parametrize("status", [400, 401, 402, 403, 404, 413, 422, 501])
async def test_a_fault_that_stays_is_tried_once_and_says_what_to_do(status: int) -> None:
    with judge_server(Reply(status=status, json={"detail": "no"})) as server:
        with pytest.raises(JudgeRefused) as raised:
            await post(Call(url=server.url), {})
        assert len(server.received) == 1
    assert raised.value.hint
    assert not raised.value.recoverable


async def test_how_long_to_wait_is_the_servers_to_say_within_reason() -> None:
    patient = Reply(status=429, json={}, headers={"Retry-After": "0.01"})
    assert (await posted(patient, FINE))[1] == 2


async def test_a_server_that_is_silent_is_given_up() -> None:
    with pytest.raises(JudgeUnreachable, match="did not answer within"):
        await posted(Reply(silent=True), timeout_s=0.05)


async def test_a_server_that_is_not_there_is_named() -> None:
    url = f"http://127.0.0.1:{free_port()}/v1/systemone"
    with pytest.raises(JudgeUnreachable, match="no judge answers at http://127"):
        await post(Call(url=url), {})


@pytest.mark.parametrize("raw", [b"<html>hello</html>", b'{"p": NaN}', b"", b'{"half":'])
async def test_what_is_no_json_is_no_answer(raw: bytes) -> None:
    with pytest.raises(JudgeUnreachable, match="no JSON"):
        await posted(Reply(raw=raw))


async def test_an_answer_without_end_is_cut_off() -> None:
    with pytest.raises(JudgeUnreachable, match="longer than"):
        await posted(Reply(raw=b" " * (int(MOST_RESPONSE.value) + 1)))


async def test_a_redirect_is_not_followed() -> None:
    with judge_server(FINE) as elsewhere:
        moved = Reply(status=307, headers={"Location": elsewhere.url})
        with pytest.raises(JudgeRefused):
            await posted(moved, key="s3cret")
        assert elsewhere.received == []


async def test_the_key_goes_to_the_server_and_stands_in_no_error() -> None:
    with judge_server(Reply(status=401, json={"detail": "wrong key"})) as server:
        with pytest.raises(JudgeRefused) as raised:
            await post(Call(url=f"{server.url}/?token=s3cret", key="s3cret"), {})
        assert server.headers[0]["Authorization"] == "Bearer s3cret"
    assert "s3cret" not in f"{raised.value.message} {raised.value.hint} {Call(url='u', key='s3cret')!r}"


async def test_without_a_key_none_is_sent() -> None:
    with judge_server(FINE) as server:
        await post(Call(url=server.url), {"words": "Grüße"})
        assert "Authorization" not in server.headers[0]
        assert server.received == [json.loads('{"words": "Grüße"}')]


def test_a_wrong_answer_is_another_problem_than_none() -> None:
    assert not issubclass(InvalidAnswer, JudgeUnreachable)
