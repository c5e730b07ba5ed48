"""One JSON request to a judge on a server, and its JSON answer: time limits, retries, sizes, no redirects."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NoReturn, Self

import httpx
import tenacity

from . import limits as at
from .problem import JudgeRefused, JudgeUnreachable

_JSON: Final = "application/json"
_SAID: Final = 200
"""So many characters of a server's own words stand in an error."""

_WHY: Final[Mapping[int, tuple[str, str]]] = {
    400: ("cannot read the request", "the server may know another protocol: check `judge: {kind: ..., url: ...}`"),
    401: ("does not accept the key", "check the environment variable that `judge: {key: ...}` names"),
    402: ("wants to be paid first", "look into the account that the key belongs to"),
    403: ("does not accept the key", "check the environment variable that `judge: {key: ...}` names"),
    404: ("has nothing at that address, or no such model", "check `judge: {url: ..., model: ...}`"),
    413: ("finds the request too large", "use a judge with more room"),
    422: ("cannot read the request", "the server may know another version of the protocol"),
    501: ("has a model that is no decision model", "load a decision model, or use `kind: openai` with this server"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """Where a judge answers, and with which key."""

    url: str
    key: str = field(default="", repr=False)
    """Sent as a bearer token; nothing is sent where it is empty."""

    headers: Mapping[str, str] = field(default_factory=dict, repr=False)

    def sent_headers(self) -> dict[str, str]:
        bearer = {"Authorization": f"Bearer {self.key}"} if self.key else {}
        return {"Content-Type": _JSON, "Accept": _JSON, **self.headers, **bearer}


@dataclass(frozen=True, slots=True, kw_only=True)
class Received:
    """What came back."""

    json: object
    attempts: int


class _Passing(Exception):
    """A fault that may be over in a moment. `after` is how long the server asks to wait, in seconds."""

    def __init__(self, problem: JudgeUnreachable, after: float | None = None) -> None:
        super().__init__(problem.message)
        self.problem = problem
        self.after = after


class Transport:
    """
    Posts requests and gives their answers; one connection is kept between them, until the block ends or `close`.

    Raises `JudgeUnreachable` when all tries failed, `JudgeRefused` when another try would not help. The key stands in
    no message.
    """

    def __init__(self, client: httpx.AsyncClient | None = None, *, timeout_s: float = at.TIMEOUT.value) -> None:
        self._given = client
        self._kept: httpx.AsyncClient | None = None
        self._timeout_s = timeout_s

    async def post(self, call: Call, body: Mapping[str, Any]) -> Received:
        """The server's JSON for this body."""
        sent = json.dumps(body, ensure_ascii=False, allow_nan=False).encode()
        attempts = 0
        try:
            async for attempt in self._tries():
                with attempt:
                    attempts = attempt.retry_state.attempt_number
                    return Received(json=await self._once(call, sent), attempts=attempts)
        except _Passing as passing:
            raise passing.problem from passing.__cause__
        raise AssertionError("a loop of tries ends with an answer or an error")

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Ends the connection."""
        if self._kept is not None:
            await self._kept.aclose()
            self._kept = None

    def _client(self) -> httpx.AsyncClient:
        if self._given is not None:
            return self._given
        if self._kept is None:
            self._kept = httpx.AsyncClient(timeout=self._timeout_s, follow_redirects=False, trust_env=True)
        return self._kept

    def _tries(self) -> tenacity.AsyncRetrying:
        return tenacity.AsyncRetrying(
            retry=tenacity.retry_if_exception_type(_Passing),
            stop=tenacity.stop_after_attempt(int(at.ATTEMPTS.value)) | tenacity.stop_before_delay(at.TOTAL.value),
            wait=_wait,
            reraise=True,
        )

    async def _once(self, call: Call, sent: bytes) -> object:
        try:
            async with self._client().stream(
                "POST", call.url, content=sent, headers=call.sent_headers(), timeout=self._timeout_s
            ) as response:
                said = await _read(response)
        except httpx.TimeoutException as error:
            raise _Passing(_silent(call, self._timeout_s)) from error
        except httpx.TransportError as error:
            raise _Passing(_not_there(call, error)) from error
        except httpx.InvalidURL as error:
            raise JudgeRefused(f"{call.url!r} is no address", hint="check `judge: {url: ...}`") from error
        if response.status_code == httpx.codes.OK:
            return _parsed(call, said)
        return _fault(call, response, said)


async def _read(response: httpx.Response) -> bytes:
    chunks, size = [], 0
    async for chunk in response.aiter_bytes():
        size += len(chunk)
        if size > at.MOST_RESPONSE.value:
            raise JudgeUnreachable(
                f"the judge's answer is longer than {at.MOST_RESPONSE.value:,.0f} {at.MOST_RESPONSE.unit}",
                hint="what answers there is no judge: check `judge: {url: ...}`",
            )
        chunks.append(chunk)
    return b"".join(chunks)


def _parsed(call: Call, said: bytes) -> object:
    try:
        return json.loads(said, parse_constant=_no_number)
    except ValueError as error:
        raise JudgeUnreachable(
            f"what {_host(call)} answered is no JSON: {_clipped(said)}",
            hint="what answers there is no judge: check `judge: {url: ...}`",
        ) from error


def _no_number(word: str) -> NoReturn:
    raise ValueError(f"{word} is no JSON number")


def _fault(call: Call, response: httpx.Response, said: bytes) -> NoReturn:
    status = response.status_code
    what, hint = _WHY.get(status, ("does not answer the question", "look at the server's own log"))
    words = f"{_host(call)} {what}: HTTP {status} {_clipped(said)}".rstrip()
    if at.is_passing(status):
        busy = JudgeUnreachable(words, hint="try again later, or use another judge")
        raise _Passing(busy, after=_asked_wait(response))
    raise JudgeRefused(words, hint=hint)


def _asked_wait(response: httpx.Response) -> float | None:
    """How long the server asks to wait, in seconds; `None` where it does not say, or says a date."""
    for header, scale in (("retry-after-ms", 0.001), ("retry-after", 1.0)):
        said = response.headers.get(header, "")
        if said.replace(".", "", 1).isdigit():
            return float(said) * scale
    return None


_DOUBLING: Final = tenacity.wait_exponential(
    multiplier=at.FIRST_WAIT.value, max=at.LONGEST_WAIT.value
) + tenacity.wait_random(0, at.JITTER.value)


def _wait(state: tenacity.RetryCallState) -> float:
    """What the server asks for, within reason; else twice as long as before."""
    error = state.outcome.exception() if state.outcome else None
    if isinstance(error, _Passing) and error.after is not None:
        return min(error.after, at.LONGEST_WAIT.value)
    return float(_DOUBLING(state))


def _silent(call: Call, seconds: float) -> JudgeUnreachable:
    return JudgeUnreachable(
        f"{_host(call)} did not answer within {seconds:g} s", hint="raise `judge: {timeout: ...}`, or try again later"
    )


def _not_there(call: Call, error: Exception) -> JudgeUnreachable:
    return JudgeUnreachable(
        f"no judge answers at {_host(call)}: {str(error) or type(error).__name__}",
        hint="start the server, or check `judge: {url: ...}`",
    )


def _host(call: Call) -> str:
    """The address without what may be private in it."""
    url = httpx.URL(call.url)
    return str(url.copy_with(username=None, password=None, query=None, fragment=None))


def _clipped(said: bytes) -> str:
    words = " ".join(said[: 4 * _SAID].decode("utf-8", "replace").split())
    return words if len(words) <= _SAID else f"{words[:_SAID]}…"
