"""What becomes of a request to a judge on a server that is slow, busy, wrong or not there."""

from __future__ import annotations

import base64
import json
import time
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


KEY = "sk-Ab/12=x"


@pytest.mark.parametrize(
    "echo",
    [
        KEY,
        json.dumps({"detail": f"not Bearer {KEY}"}),
        json.dumps({"detail": KEY}).replace("/", "\\/"),
        "key=sk-Ab%2F12%3dx",
        "sk-Ab\\u002f12\\u003Dx",
        "sk-Ab&#x2F;12&#61;x",
        f"{' ' * 700}{'.' * 190}{KEY}",
    ],
)
@pytest.mark.parametrize("status", [200, 401, 501])
async def test_a_key_that_the_server_says_again_is_hidden(echo: str, status: int) -> None:
    said = Reply(status=status, raw=f"! {echo}".encode())
    with judge_server(said) as server, pytest.raises(JudgeUnreachable) as raised:
        await post(Call(url=server.url, key=KEY), {})
    assert "[key]" in raised.value.message
    assert "sk-Ab" not in f"{raised.value} {raised.value.message}"


async def test_what_an_address_holds_of_the_kind_is_hidden_too() -> None:
    basic = base64.b64encode(b"ada:open sesame").decode()
    said = f"no ada:open sesame, no {basic}, no open%20sesame, no 0123456789".encode()
    with judge_server(Reply(status=401, raw=said)) as server:
        url = server.url.replace("://", "://ada:open%20sesame@") + "/v1?token=0123456789"
        with pytest.raises(JudgeRefused) as raised:
            await post(Call(url=url), {})
        assert server.headers[0]["Authorization"] == f"Basic {basic}"
    assert raised.value.message.endswith("HTTP 401 no [key], no [key], no [key], no [key]")
    with pytest.raises(JudgeUnreachable) as lost:
        await post(Call(url=f"http://ada:open%20sesame@127.0.0.1:{free_port()}"), {})
    assert "sesame" not in lost.value.message


@pytest.mark.parametrize("key", ["sk-1\n", "sk\r\n-1", "sk-\x00", "schlüssel-1"])
async def test_a_key_that_no_request_can_carry_is_not_quoted(key: str) -> None:
    with judge_server(FINE) as server, pytest.raises(JudgeRefused, match="no request can carry") as raised:
        await post(Call(url=server.url, key=key), {})
    assert key.strip() not in raised.value.message
    assert server.received == []


@pytest.mark.parametrize(
    "url", ["http://127.0.0.1:99999", "http://xn--a.b/", "http://u:p/w@host", "ftp://h", "http:///v1", "http://[::1"]
)
async def test_what_is_no_address_is_said_and_not_tried(url: str) -> None:
    with pytest.raises(JudgeRefused, match="address is none") as raised:
        await post(Call(url=url), {})
    assert url not in raised.value.message


async def test_a_server_that_drips_is_given_up_after_the_time_of_a_try() -> None:
    with pytest.raises(JudgeUnreachable, match="did not answer within"):
        await posted(Reply(drip_s=0.02), timeout_s=0.2)


async def test_all_tries_together_have_an_end() -> None:
    """The third try is cut off: the first two took their time."""
    with judge_server(Reply(silent=True)) as server:
        async with Transport(timeout_s=1.0) as transport:
            transport.total_s = 2.8
            began = time.monotonic()
            with pytest.raises(JudgeUnreachable, match="did not answer within"):
                await transport.post(Call(url=server.url), {})
    assert time.monotonic() - began < 3.1


@pytest.mark.parametrize(
    ("reply", "says"),
    [
        (Reply(raw=b"not packed", headers={"Content-Encoding": "gzip"}), "cannot be unpacked"),
        (Reply(raw=b"[" * 200_000), "no JSON"),
    ],
)
async def test_an_answer_that_cannot_be_read_is_the_servers_fault(reply: Reply, says: str) -> None:
    with pytest.raises(JudgeUnreachable, match=says):
        await posted(reply)


@pytest.mark.parametrize("asked", ["²", "-5", "nan", "Wed, 21 Oct 2099 07:28:00 GMT", ".", ""])
async def test_a_wait_that_is_no_number_of_seconds_is_ours_to_choose(asked: str) -> None:
    assert (await posted(Reply(status=429, json={}, headers={"Retry-After": asked}), FINE))[1] == 2


async def test_a_proxy_that_cannot_be_one_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALL_PROXY", "gopher://ada:sesame@proxy")
    with pytest.raises(JudgeRefused, match="the proxy") as raised:
        await post(Call(url="http://judge.example"), {})
    assert "sesame" not in raised.value.message


async def test_without_a_key_none_is_sent() -> None:
    with judge_server(FINE) as server:
        await post(Call(url=server.url), {"words": "Grüße"})
        assert "Authorization" not in server.headers[0]
        assert server.received == [json.loads('{"words": "Grüße"}')]


def test_a_wrong_answer_is_another_problem_than_none() -> None:
    assert not issubclass(InvalidAnswer, JudgeUnreachable)
