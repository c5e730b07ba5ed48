"""
One act by itself, for whoever says what to do and to what: look, resolve, the gate, do, look again.

The machine of other programs (MCP). Nothing is judged and nothing tried twice: what was named is found or is not, what
the gate refuses is refused, and what came of it is told as a verdict.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any

from view import (
    Chain,
    ConfirmationRequired,
    Denied,
    Dispatched,
    Element,
    Failed,
    Found,
    Kind,
    Listing,
    Operation,
    Reply,
    Screen,
    Text,
    TypedError,
    Unread,
    compare,
    locators,
    refused,
    resolve,
    selectors,
    unresolved,
)

from .assess import Touched, told
from .event import ActionAssessed
from .gate import Refused, permit
from .touch import Hand, in_words
from .wish import Look, Machine, Wish

Narrowed = Callable[[Screen], Screen]
"""What of a screen the caller sees: that of the frame it has selected."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """What is to be done, as it was asked for."""

    kind: Kind
    chain: Chain = ()
    to: Chain = ()
    text: Text = ()
    chord: str = ""
    checked: bool = True
    at: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Done:
    """What came of it."""

    words: str
    problem: TypedError | None = None
    rule: str = ""
    """Of the gate, where it refused."""

    because: str = ""
    element: Element | None = None
    reply: Reply | None = None
    assessed: ActionAssessed | None = None
    screen: Screen | None = None
    """The last one that was seen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bearings:
    """What the caller has seen and selected."""

    narrowed: Narrowed = lambda screen: screen
    listing: Listing | None = None
    """The controls of the last observation, for ``ordinal=``."""


def single(deed: Deed, hand: Hand, bearings: Bearings, *, is_assessed: bool = True) -> Machine[Done]:
    """
    Does it, if the gate lets it through. Without `is_assessed` nobody looks at what came of it. Of what was never sent
    there is a verdict only where the way to its target is known.
    """
    aimed = yield from _aimed(deed, bearings)
    if isinstance(aimed, Done):
        return aimed
    operation, element, screen = aimed
    words = in_words(operation, element)
    came = yield from hand.touch(operation, element, screen)
    if isinstance(came, Refused):
        return _refused(came, words, element, screen)
    done = Touched(operation=operation, element=element, before=screen, reply=came, action=words)
    after = (yield from hand.look(whole=True)) if is_assessed and came.dispatched is not Dispatched.NO else None
    hand.taken()
    seen = compare(screen, after, emptied=done.emptied) if after else Unread.REPORTING_DISABLED
    return Done(
        words=words,
        problem=None if came.ok else refused(came, element.label if element else words),
        element=element,
        reply=came,
        assessed=told(done, seen) if done.is_assessed or came.dispatched is not Dispatched.NO else None,
        screen=after or screen,
    )


def unseen(sent: Touched) -> Done:
    """It was done, and what it was done in has gone since: no error, which would ask for it once more."""
    words, assessed = sent.action, told(sent, Unread.READ_FAILED)
    return Done(words=words, element=sent.element, reply=sent.reply, assessed=assessed)


def preflight(deed: Deed, hand: Hand, bearings: Bearings) -> Machine[Done]:
    """What it would be done to, and whether the gate would let it through. Nothing is sent."""
    aimed = yield from _aimed(deed, bearings)
    if isinstance(aimed, Done):
        return aimed
    operation, element, screen = aimed
    words = in_words(operation, element)
    permitted = permit(operation, element, screen, hand.guards, hand.used)
    if isinstance(permitted, Refused):
        return _refused(permitted, words, element, screen)
    return Done(words=words, element=element, screen=screen)


_Aimed = tuple[Operation, Element | None, Screen]


def _aimed(deed: Deed, bearings: Bearings) -> Generator[Wish[Any], Any, _Aimed | Done]:
    """The operation on what the locators mean, on the whole page as it is now."""
    screen = yield from Look(css=selectors((*deed.chain, *deed.to)), whole=True)
    if screen.is_blind:
        return Done(words=str(deed.kind), problem=Failed(screen.blind), screen=screen)
    shown = bearings.narrowed(screen)
    elements: list[Element | None] = []
    for chain in (deed.chain, deed.to):
        found = resolve(chain, shown, bearings.listing) if chain else None
        if found and found.outcome is not Found.UNIQUE:
            return Done(words=f"{deed.kind} {locators(chain)}", problem=unresolved(found), screen=screen)
        elements.append(found.element if found else None)
    element, end = elements
    operation = Operation(
        kind=deed.kind,
        target=element.ref if element else None,
        to=end.ref if end else None,
        text=deed.text,
        chord=deed.chord,
        checked=deed.checked,
        at=deed.at,
    )
    return operation, element, screen


def _refused(came: Refused, words: str, element: Element | None, screen: Screen) -> Done:
    """What a person can lift at the start needs a confirmation; the rest is denied for good."""
    kind = ConfirmationRequired if came.liftable else Denied
    return Done(
        words=words, problem=kind(came.target), rule=came.rule, because=came.because, element=element, screen=screen
    )
