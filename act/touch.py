"""One touch of the screen: through the gate, then told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

from view import Allowance, Element, Guards, Kind, Operation, Reply, Screen, plain

from .event import ActionDone, ActivationRefused, AllowanceUsed
from .gate import Refused, permit
from .wish import Tell, Wish


@dataclass(slots=True)
class Hand:
    """What one step has used up of the flow's allowances. Lives as long as the step."""

    guards: Guards
    used: Counter[Allowance] = field(default_factory=Counter)

    def touch(
        self, operation: Operation, element: Element | None, screen: Screen, *, purpose: str = "step"
    ) -> Generator[Wish[Any], Any, Reply | Refused]:
        """Asks the gate, does it, and tells what came of it. A refusal of the gate is told and returned."""
        permitted = permit(operation, element, screen, self.guards, self.used)
        if isinstance(permitted, Refused):
            yield from Tell(ActivationRefused(target=permitted.target, rule=permitted.rule, because=permitted.because))
            return permitted
        if permitted.allowance:
            self.used[permitted.allowance] += 1
            label = element.label if element else operation.chord
            yield from Tell(AllowanceUsed(target=label, allowance=permitted.allowance.name, because=permitted.because))
        reply = yield from permitted
        told = ActionDone(action=in_words(operation, element), ok=reply.ok, note=_note(reply), purpose=purpose)
        yield from Tell(told)
        return reply


def in_words(operation: Operation, element: Element | None) -> str:
    """
    The operation as a phrase for history and reports; secrets by name.

    >>> in_words(Operation(kind=Kind.CLICK), Element(role="button", name="Save"))
    'press button "Save"'
    """
    label = element.label if element else ""
    match operation.kind:
        case Kind.CLICK:
            return f"press {label}"
        case Kind.CHORD:
            return f"press {operation.chord}"
        case Kind.TYPE:
            return f'type "{plain(operation.text)}" into {label}'
        case Kind.SELECT:
            return f'select "{plain(operation.text)}" in {label}'
        case Kind.NAVIGATE:
            return f"go to {plain(operation.text)}"
        case other:
            return f"{other.replace('_', ' ')} {label}".strip()


def _note(reply: Reply) -> str:
    return "; ".join(
        part for part in (reply.refusal, reply.cover and f"{reply.cover} lies over it", reply.note) if part
    )
