"""One touch of the screen: through the gate, then told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any, Final

from view import (
    ACCEPTED,
    Allowance,
    Dispatched,
    Element,
    Guards,
    Kind,
    Observation,
    Operation,
    Reply,
    Screen,
    Unread,
    compare,
    plain,
)

from .allowance import is_left, names_a_locator
from .assess import PURPOSE, Touched, assessed, told
from .event import ActionDone, ActivationRefused, AllowanceUsed
from .gate import Refused, permit
from .verdict import Assessment
from .wish import Look, Tell, Wish

ACTIVATING: Final = frozenset(
    {Kind.CLICK, Kind.DOUBLE_CLICK, Kind.CLICK_AT, Kind.CHECK, Kind.SELECT, Kind.EXPAND, Kind.CHORD}
)
"""What may make a page ask back."""


@dataclass(slots=True)
class Hand:
    """
    What one step has used up of the flow's allowances, and what came of its last touch. Lives as long as the step.
    """

    guards: Guards
    used: Counter[Allowance] = field(default_factory=Counter)
    pending: Touched | None = None
    """Done, and not looked at yet."""

    verdicts: list[tuple[Touched, Assessment]] = field(default_factory=list)
    """What was done and assessed since somebody last took them."""

    def touch(
        self, operation: Operation, element: Element | None, screen: Screen, *, purpose: str = PURPOSE
    ) -> Generator[Wish[Any], Any, Reply | Refused]:
        """Asks the gate, does it, and tells what came of it. A refusal of the gate is told and returned."""
        permitted = permit(operation, element, screen, self.guards, self.used)
        if isinstance(permitted, Refused):
            yield from Tell(ActivationRefused(target=permitted.target, rule=permitted.rule, because=permitted.because))
            return permitted
        messages = self._messages(screen) if operation.kind in ACTIVATING else ()
        for allowed in messages:
            yield from self._arm(allowed, screen)
        if permitted.allowance:
            self.used[permitted.allowance] += 1
            label = element.label if element else operation.chord
            yield from Tell(AllowanceUsed(target=label, allowance=permitted.allowance.name, because=permitted.because))
        reply = yield from permitted
        yield from self._accepted(messages, reply)
        action = in_words(operation, element)
        yield from Tell(ActionDone(action=action, ok=reply.ok, note=_note(reply), purpose=purpose))
        done = Touched(operation=operation, element=element, before=screen, reply=reply, action=action, purpose=purpose)
        yield from self._did(done)
        return reply

    def look(self, restless: frozenset[str] = frozenset(), *, whole: bool = False) -> Generator[Wish[Any], Any, Screen]:
        """A look, and what it says of the last touch. One that cannot be read leaves that for the next."""
        screen = yield from Look(whole=whole)
        pending = self.pending
        if pending and not screen.is_blind:
            seen = compare(pending.before, screen, restless=restless, emptied=pending.emptied)
            yield from self._assess(seen)
        return screen

    def saw_nothing(self) -> Generator[Wish[Any], Any, None]:
        """No look after the last touch could be read."""
        yield from self._assess(Unread.READ_FAILED)

    def taken(self) -> tuple[tuple[Touched, Assessment], ...]:
        """What was done and assessed since this was last asked for."""
        made = tuple(self.verdicts)
        self.verdicts.clear()
        return made

    def _did(self, done: Touched) -> Generator[Wish[Any], Any, None]:
        """Of what was never sent all is known at once; of the rest once somebody looks."""
        if not done.is_assessed:
            return
        yield from self._assess(Unread.REPORTING_DISABLED)
        self.pending = done
        if done.reply.dispatched is Dispatched.NO:
            yield from self._assess(Unread.REPORTING_DISABLED)

    def _assess(self, seen: Observation) -> Generator[Wish[Any], Any, None]:
        pending, self.pending = self.pending, None
        if pending:
            self.verdicts.append((pending, assessed(pending.reply, seen)))
            yield from Tell(told(pending, seen))

    def _messages(self, screen: Screen) -> tuple[Allowance, ...]:
        """The allowances that name nothing on the screen: the exact messages of JavaScript confirms to come."""
        named = {item.name for item in screen.items}
        return tuple(
            entry
            for entry in self.guards.allow
            if entry.name not in named and not names_a_locator(entry.name) and is_left(entry, screen, self.used)
        )

    def _arm(self, allowed: Allowance, screen: Screen) -> Generator[Wish[Any], Any, None]:
        """Lets the coming press's confirm of exactly that message be accepted; any other is dismissed."""
        armed = permit(Operation(kind=Kind.ACCEPT_DIALOG, text=(allowed.name,)), None, screen, self.guards, self.used)
        if not isinstance(armed, Refused):
            yield from armed

    def _accepted(self, messages: tuple[Allowance, ...], reply: Reply) -> Generator[Wish[Any], Any, None]:
        """What came and was accepted is charged and told."""
        for entry in messages:
            if f"{entry.name}{ACCEPTED}" in reply.dialogs:
                self.used[entry] += 1
                because = "a page's own confirm is accepted only where the flow allows its exact message"
                yield from Tell(AllowanceUsed(target=f'confirm "{entry.name}"', allowance=entry.name, because=because))


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
        case Kind.CLICK_AT:
            return f"press the point {operation.at}"
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
