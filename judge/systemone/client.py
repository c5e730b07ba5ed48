"""The judge behind `POST /v1/systemone`: hosted, or on a server of one's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from ..answer import Answer
from ..answers import Account, Answers
from ..question import Question
from ..remote import Call, JudgeRefused, Received, Transport, told
from ..remote.limits import MOST_REQUEST
from ..state import State
from . import wire
from .door import Door
from .room import fitted

MILLION: Final = 1_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class SystemOneJudge:
    """
    A decision model that answers typed questions with probabilities. All questions of a turn are one request.

    Raises `JudgeUnreachable`, `JudgeRefused`, or `InvalidAnswer` for what is no distribution over what was offered.
    """

    door: Door
    model: str
    key: str = field(default="", repr=False)
    transport: Transport = field(default_factory=Transport)

    @property
    def name(self) -> str:
        return f"systemone {self.door.name} {self.model}"

    async def ask(self, state: State, questions: Sequence[Question]) -> Mapping[str, Answer]:
        room = fitted(state, int(MOST_REQUEST.value), lambda cut: wire.size(self._body(cut, questions)))
        body = self._body(room, questions)
        if wire.size(body) > MOST_REQUEST.value:
            raise JudgeRefused(
                f"the questions alone are larger than a judge takes ({MOST_REQUEST.value:,.0f} {MOST_REQUEST.unit})",
                hint="shorten the step",
            )
        call = Call(url=self.door.url, key=self.key)
        received = await self.transport.post(call, body)
        with call.unsaid():
            given = self.door.read(questions, received.json)
        return Answers(dict(given), accounts=(self._account(received),))

    def _body(self, state: State, questions: Sequence[Question]) -> dict[str, object]:
        return self.door.body(self.model, state.to_json(), questions)

    def _account(self, received: Received) -> Account:
        reply = received.json if isinstance(received.json, Mapping) else {}
        usage, model = reply.get("usage"), reply.get("model")
        counts = usage if isinstance(usage, Mapping) else {}
        taken = told.tokens(counts, "input_tokens", "prompt_tokens")
        return Account(
            judge=self.name,
            model=model if isinstance(model, str) else "",
            input_tokens=taken,
            output_tokens=told.tokens(counts, "output_tokens", "completion_tokens"),
            usd=self._usd(counts, taken),
            attempts=received.attempts,
        )

    def _usd(self, usage: Mapping[str, object], taken: int) -> float | None:
        said = told.usd(usage.get("cost"))
        price = self.door.usd_per_million
        return said if said is not None or price is None else taken * price / MILLION
