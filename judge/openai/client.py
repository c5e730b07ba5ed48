"""The judge behind a chat endpoint of OpenAI's form that tells the probabilities of what it might have answered."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from ..answer import Answer, Chosen, Scored, Yes
from ..answers import Account, Answers, InvalidAnswer, validated
from ..question import Choice, Question, Score, YesNo
from ..remote import Call, JudgeRefused, Received, Transport, told
from ..state import State
from .labels import FEW, Reading, mean, orders, read
from .prompt import described, messages

ORDERS: Final = 2
"""Listings of every question: a small model's answer hangs on the order more than on the screen."""

ALTERNATIVES: Final = 20
"""As many likely tokens as are asked for: most servers give no more."""

TOKENS: Final = 3
"""A first token may be a blank or a mark; the letter comes within these."""

AT_ONCE: Final = 1
"""
Requests under way together. One after another, a server with slots (llama.cpp, LM Studio) reads the screen once and
keeps it; side by side, each slot reads it anew.
"""

OVER: Final = 0.01
"""A log-probability is zero at most, but for a server's rounding."""


class Listing(NamedTuple):
    """One request: a question, its answers in this order."""

    question: Question
    order: tuple[int, ...]


class Heard(NamedTuple):
    """What came of one request."""

    listing: Listing
    reading: Reading
    account: Account


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenAIJudge:
    """
    A language model, asked one question a request. Its answer is the probability of each answer's letter, averaged
    over listings in several orders; each listing's answer is a ballot.

    Raises `JudgeUnreachable`; `JudgeRefused` where no log-probabilities come back; `InvalidAnswer` where hardly any
    of the probability falls on a letter.
    """

    url: str
    """Of the server: ``/v1/chat/completions`` is added where it has no path."""

    model: str
    key: str = field(default="", repr=False)
    listings: int = ORDERS
    at_once: int = AT_ONCE
    extra: Mapping[str, Any] = field(default_factory=dict)
    """Further keys of the request, such as those that switch thinking off on one's server."""

    transport: Transport = field(default_factory=Transport)

    @property
    def name(self) -> str:
        return f"openai {self.model}"

    async def ask(self, state: State, questions: Sequence[Question]) -> Mapping[str, Answer]:
        heard = await self._all(state, [Listing(q, order) for q in questions for order in self._orders(q)])
        readings = {q.id: [one.reading for one in heard if one.listing.question is q] for q in questions}
        given = {q.id: _answer(q, mean(readings[q.id])) for q in questions}
        ballots = {q.id: tuple(_answer(q, reading.shares) for reading in readings[q.id]) for q in questions}
        accounts = tuple(one.account for one in heard)
        return validated(questions, Answers(given, ballots=ballots, accounts=accounts))

    def _orders(self, question: Question) -> tuple[tuple[int, ...], ...]:
        return orders(len(described(question)), self.listings)

    async def _all(self, state: State, listings: Sequence[Listing]) -> list[Heard]:
        """Every listing's answer, asked for in this order. Where one is none, what waits is not sent."""
        slots, failed = asyncio.Semaphore(self.at_once), asyncio.Event()
        under_way = [asyncio.create_task(self._one(state, listing, slots, failed)) for listing in listings]
        try:
            return await asyncio.gather(*under_way)
        finally:
            for task in under_way:
                task.cancel()
            await asyncio.gather(*under_way, return_exceptions=True)

    async def _one(self, state: State, listing: Listing, slots: asyncio.Semaphore, failed: asyncio.Event) -> Heard:
        """The answer, once a slot is free; after another one failed, nothing is sent."""
        async with slots:
            if failed.is_set():
                raise asyncio.CancelledError
            try:
                call = Call(url=address(self.url), key=self.key)
                received = await self.transport.post(call, self._body(state, listing.question, listing.order))
                with call.unsaid():
                    return Heard(listing, _reading(*listing, received.json), self._account(received))
            except Exception:
                failed.set()
                raise

    def _body(self, state: State, question: Question, order: Sequence[int]) -> dict[str, Any]:
        return {
            "model": self.model,
            "messages": messages(state, question, order),
            "temperature": 0,
            "max_tokens": TOKENS,
            "logprobs": True,
            "top_logprobs": ALTERNATIVES,
            **self.extra,
        }

    def _account(self, received: Received) -> Account:
        reply = received.json if isinstance(received.json, Mapping) else {}
        usage, model = reply.get("usage"), reply.get("model")
        counts = usage if isinstance(usage, Mapping) else {}
        return Account(
            judge=self.name,
            model=model if isinstance(model, str) else "",
            input_tokens=told.tokens(counts, "prompt_tokens"),
            output_tokens=told.tokens(counts, "completion_tokens"),
            attempts=received.attempts,
        )


def address(url: str) -> str:
    """
    >>> address("http://127.0.0.1:8080"), address("https://host/v1/chat/completions/")
    ('http://127.0.0.1:8080/v1/chat/completions', 'https://host/v1/chat/completions')
    """
    bare = url.rstrip("/")
    return bare if "/" in bare.partition("://")[2] else f"{bare}/v1/chat/completions"


def _reading(question: Question, order: Sequence[int], reply: object) -> Reading:
    """The first place in the answer where letters are likely at all."""
    found = [read(order, place) for place in _places(reply)]
    best = next((reading for reading in found if reading.mass >= FEW), None)
    if best is None:
        raise InvalidAnswer(
            f'the model does not answer "{question.id}" with a letter',
            hint="use an instruct model, and switch its thinking off (`judge: {extra: ...}`); nothing was pressed",
        )
    return best


def _places(reply: object) -> list[dict[str, float]]:
    """For each token of the answer: what it might have been, with log-probabilities."""
    try:
        content = reply["choices"][0]["logprobs"]["content"]  # type: ignore[index]
        return [{str(one["token"]): _logprob(one["logprob"]) for one in place["top_logprobs"]} for place in content]
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise JudgeRefused(
            "the server tells no log-probabilities, so there is nothing to judge by",
            hint="use a server and model that give `top_logprobs` (llama.cpp, vLLM, Ollama, LM Studio)",
        ) from error


def _logprob(said: object) -> float:
    """Minus infinity for what cannot be; a hair over zero is rounding. Raises `TypeError` where none is told."""
    if said is None:
        raise TypeError("no log-probability")
    found = -math.inf if said == -math.inf else told.number(said)
    if found is None or found > OVER:
        raise InvalidAnswer(
            f"{said!r:.80} is no log-probability",
            hint="the server may speak another protocol, or be broken; nothing was pressed on this answer",
        )
    return found


def _answer(question: Question, shares: Sequence[float]) -> Answer:
    match question:
        case YesNo():
            return Yes(shares[0])
        case Choice():
            return Chosen(tuple(zip(question.keys, shares, strict=True)))
        case Score():
            return Scored(tuple(shares))
