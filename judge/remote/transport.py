"""One JSON request to a judge on a server, and its JSON answer: time limits, retries, sizes, no redirects."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final, NoReturn, Self

import httpx
import tenacity

from view import Problem

from . import limits as at
from .address import credentials, is_address, shown
from .problem import JudgeRefused, JudgeUnreachable
from .veil import veiled

_JSON: Final = "application/json"
_SAID: Final = 200
"""So many characters of a server's own words stand in an error."""

_SECONDS: Final = re.compile(r"[0-9]+(\.[0-9]*)?")
_LONGEST_WHOLE: Final = 300
"""Digits of a whole number that a float can hold, and a few less."""

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

    def veiled(self, words: str) -> str:
        """The words without the key, and without what the address holds of the kind."""
        return veiled(words, (self.key, self.key.strip(), *credentials(self.url)))

    @contextmanager
    def unsaid(self) -> Iterator[None]:
        """No problem that is raised within says the key, whoever made its words."""
        try:
            yield
        except Problem as problem:
            problem.message = self.veiled(problem.message)
            problem.args = (problem.message,)
            raise


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

    A try is over after `timeout_s`, all of them after `TOTAL` or one try's time, whatever trickles in meanwhile. Raises
    `JudgeUnreachable` when all tries failed, `JudgeRefused` when another try would not help. The key stands in no
    message.
    """

    def __init__(self, client: httpx.AsyncClient | None = None, *, timeout_s: float = at.TIMEOUT.value) -> None:
        self._given = client
        self._kept: httpx.AsyncClient | None = None
        self._timeout_s = timeout_s
        self.total_s = max(at.TOTAL.value, timeout_s)
        """All tries and waits of one request together."""

    async def post(self, call: Call, body: Mapping[str, Any]) -> Received:
        """The server's JSON for this body."""
        sent = json.dumps(body, ensure_ascii=False, allow_nan=False).encode()
        _expect_sendable(call)
        over = asyncio.get_running_loop().time() + self.total_s
        attempts = 0
        with call.unsaid():
            try:
                async for attempt in self._tries():
                    with attempt:
                        attempts = attempt.retry_state.attempt_number
                        return Received(json=await self._once(call, sent, over), attempts=attempts)
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
            try:
                self._kept = httpx.AsyncClient(timeout=self._timeout_s, follow_redirects=False, trust_env=True)
            except (httpx.InvalidURL, ValueError, ImportError, OSError) as error:
                raise JudgeRefused(
                    "the proxy or the certificates that the environment names cannot be used",
                    hint="check HTTP_PROXY, HTTPS_PROXY, ALL_PROXY and SSL_CERT_FILE",
                ) from error
        return self._kept

    def _tries(self) -> tenacity.AsyncRetrying:
        return tenacity.AsyncRetrying(
            retry=tenacity.retry_if_exception_type(_Passing),
            stop=tenacity.stop_after_attempt(int(at.ATTEMPTS.value)) | tenacity.stop_before_delay(self.total_s),
            wait=_wait,
            reraise=True,
        )

    async def _once(self, call: Call, sent: bytes, over: float) -> object:
        """One try, until its own time or that of all is over."""
        now = asyncio.get_running_loop().time()
        try:
            async with asyncio.timeout_at(min(now + self._timeout_s, over)):
                response, said = await self._exchanged(call, sent)
        except (TimeoutError, httpx.TimeoutException) as error:
            raise _Passing(_silent(call, self._timeout_s)) from error
        except httpx.DecodingError as error:
            raise JudgeUnreachable(
                f"what {shown(call.url)} answered cannot be unpacked", hint="look at the server's own log"
            ) from error
        except httpx.RequestError as error:
            raise _Passing(_not_there(call, error)) from error
        if response.status_code == httpx.codes.OK:
            return _parsed(call, said)
        return _fault(call, response, said)

    async def _exchanged(self, call: Call, sent: bytes) -> tuple[httpx.Response, bytes]:
        async with self._client().stream(
            "POST", call.url, content=sent, headers=call.sent_headers(), timeout=self._timeout_s
        ) as response:
            return response, await _read(response)


def _expect_sendable(call: Call) -> None:
    if not is_address(call.url):
        raise JudgeRefused(
            "the judge's address is none that a request can be sent to", hint="check `judge: {url: ...}`"
        )
    if not is_sendable(call.key):
        raise JudgeRefused("the judge's key holds a character that no request can carry", hint=KEY_HINT)


KEY_HINT: Final = "set the variable to the key alone: one line of ASCII, without quotes"


def is_sendable(key: str) -> bool:
    """
    A header can carry it.

    >>> is_sendable("sk-1"), is_sendable("sk-1\\n"), is_sendable("schlüssel")
    (True, False, False)
    """
    return key.isascii() and key.isprintable()


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
        return json.loads(said, parse_constant=_no_number, parse_int=_whole)
    except (ValueError, RecursionError) as error:
        raise JudgeUnreachable(
            f"what {shown(call.url)} answered is no JSON: {_clipped(call, said)}",
            hint="what answers there is no judge: check `judge: {url: ...}`",
        ) from error


def _no_number(word: str) -> NoReturn:
    raise ValueError(f"{word} is no JSON number")


def _whole(word: str) -> float:
    """A whole number that no float can hold is as endless as `1e999`: whoever reads it finds no number there."""
    return int(word) if len(word) <= _LONGEST_WHOLE else float(word)


def _fault(call: Call, response: httpx.Response, said: bytes) -> NoReturn:
    status = response.status_code
    what, hint = _WHY.get(status, ("does not answer the question", "look at the server's own log"))
    words = f"{shown(call.url)} {what}: HTTP {status} {_clipped(call, said)}".rstrip()
    if at.is_passing(status):
        busy = JudgeUnreachable(words, hint="try again later, or use another judge")
        raise _Passing(busy, after=_asked_wait(response))
    raise JudgeRefused(words, hint=hint)


def _asked_wait(response: httpx.Response) -> float | None:
    """How long the server asks to wait, in seconds; `None` where it does not say, or says a date."""
    for header, scale in (("retry-after-ms", 0.001), ("retry-after", 1.0)):
        said = response.headers.get(header, "")
        if _SECONDS.fullmatch(said):
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
        f"{shown(call.url)} did not answer within {seconds:g} s",
        hint="raise `judge: {timeout: ...}`, or try again later",
    )


def _not_there(call: Call, error: Exception) -> JudgeUnreachable:
    return JudgeUnreachable(
        f"no judge answers at {shown(call.url)}: {str(error) or type(error).__name__}",
        hint="start the server, or check `judge: {url: ...}`",
    )


def _clipped(call: Call, said: bytes) -> str:
    """The beginning of a server's words. Veiled first: of a key that is cut, a piece would be left."""
    words = " ".join(call.veiled(said.decode("utf-8", "replace")).split())
    return words if len(words) <= _SAID else f"{words[:_SAID]}…"
