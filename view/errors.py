"""
What other programs are told when something could not be done: families of kinds, closed and bounded.

* TypedError
  + TargetError     the element: not found, several, stale, disabled, covered, out of view ...
  + PolicyError     it is not allowed here
  + WaitTimeout     it did not come about in time
  + TopologyError   the page or frame: none selected, gone, unknown

A kind's docstring is its meaning in docs/errors.md, whose table is made from this tree. `recoverable` says that
repeating can work once the cause is treated; where it is false, another locator, policy or way is needed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from .budgets import CANDIDATE_LABEL, CANDIDATES, NAMED
from .candidate import Candidate
from .cut import told
from .operation import Refusal, Reply
from .problem import Dispatched, Problem


class TypedError(Problem):
    """The root of the families. Its words are the class's own; of a page it repeats no more than what it is about."""

    says: ClassVar[str] = "{what}"
    """The message; ``{what}`` is the locator, page or wait it is about, ``{count}`` how many matched."""

    advice: ClassVar[str] = ""

    def __init__(
        self,
        what: str = "",
        *,
        candidates: Sequence[Candidate] = (),
        count: int = 0,
        cover: str = "",
        dispatched: Dispatched = Dispatched.NO,
        says: str = "",
        hint: str = "",
    ) -> None:
        """`says` and `hint`: a message and a way on that say more than the kind's own."""
        message = (says or self.says).format(what=told(what, NAMED.value), count=count)
        super().__init__(message, hint=hint or self.advice, dispatched=dispatched)
        self.candidates = tuple(candidates)[: CANDIDATES.value]
        self.count = count
        self.cover = told(cover, CANDIDATE_LABEL.value)

    def facts(self) -> dict[str, object]:
        shown = [{"ref": each.ref, "label": told(each.label, CANDIDATE_LABEL.value)} for each in self.candidates]
        facts: dict[str, object] = {"candidates": shown, "count": self.count} if shown or self.count else {}
        return facts | ({"covered_by": self.cover} if self.cover else {})


class TargetError(TypedError):
    """Something about the element that was named."""

    family = "TargetError"


class NotFound(TargetError):
    """Nothing matches."""

    kind = "not_found"
    recoverable = True
    suggested = "observe"
    says = "nothing matches {what}"
    advice = "observe, and name what is there; candidates are controls of nearly that name"


class Ambiguous(TargetError):
    """Several elements match; the locator has to say more."""

    kind = "ambiguous"
    says = "{count} elements match {what}"
    advice = "say which: by its role, or by the reference of one of the candidates"


class StaleRef(TargetError):
    """The page has changed since the observation that it was taken from."""

    kind = "stale_reference"
    recoverable = True
    suggested = "observe"
    says = "{what} is not of this screen"
    advice = "observe again and take the reference from there"


class Disabled(TargetError):
    """It is there, and disabled."""

    kind = "disabled"
    says = "{what} is disabled"
    advice = "do first what the page wants before it, or use another control"


class HitTestBlocked(TargetError):
    """Something else lies over it and would receive the press; nothing was sent."""

    kind = "hit_test_blocked"
    recoverable = True
    suggested = "act"
    says = "something lies over {what}"
    advice = "close or answer what lies over it, then do it again"


class OutsideViewport(TargetError):
    """It lies outside what can be seen."""

    kind = "outside_viewport"
    recoverable = True
    suggested = "act"
    says = "{what} lies out of view"
    advice = "scroll to it, then do it again"


class NotVisible(TargetError):
    """It is in the page and nothing of it is drawn."""

    kind = "not_visible"
    recoverable = True
    suggested = "observe"
    says = "{what} does not show"
    advice = "observe, and open what holds it"


class Moving(TargetError):
    """It does not keep still long enough to be hit."""

    kind = "unstable_geometry"
    recoverable = True
    suggested = "wait"
    says = "{what} keeps moving"
    advice = "wait until it stands still, then do it again"


class Differs(TargetError):
    """At the last moment it was no longer what had been looked at; nothing was sent."""

    kind = "differs_from_what_was_judged"
    recoverable = True
    suggested = "observe"
    says = "{what} is no longer what was looked at"
    advice = "observe again, and decide anew"


class NotEditable(TargetError):
    """Nothing can be typed into it."""

    kind = "not_editable"
    says = "{what} takes no text"
    advice = "name a field"


class NoSuchOption(TargetError):
    """The list has no such option."""

    kind = "no_such_option"
    says = "{what} has no such option"
    advice = "observe it with its form values, and name an option that is there"


class NotSupported(TargetError):
    """It cannot be used in that way."""

    kind = "not_supported"
    says = "{what} cannot be used in that way"
    advice = "use another operation; `observe` says which it takes"


class Failed(TargetError):
    """The browser could not do it."""

    kind = "failed"
    suggested = "observe"
    says = "the browser could not do it to {what}"
    advice = "observe what is there now before doing anything else"


class PolicyError(TypedError):
    """It is not allowed here."""

    family = "PolicyError"


class Denied(PolicyError):
    """The preset, or the flow's own fences, forbid it."""

    kind = "denied"
    says = "{what} is not allowed here"
    advice = "only whoever starts run-flow can allow it, before it starts"


class ConfirmationRequired(PolicyError):
    """It could destroy, send or pay, and nobody has confirmed this one use."""

    kind = "confirmation_required"
    says = "{what} needs a person's confirmation"
    advice = "only whoever starts run-flow can give it, for one use, before it starts"


class WaitTimeout(TypedError):
    """What was waited for did not come about in time."""

    family = "WaitTimeout"
    kind = "timeout"
    recoverable = True
    suggested = "observe"
    says = "{what} did not come about in time"
    advice = "observe what is there instead, or wait longer"


class TopologyError(TypedError):
    """Something about the page or frame that was to be used."""

    family = "TopologyError"
    recoverable = True
    suggested = "targets"


class NoTargetSelected(TopologyError):
    """No page is selected: the one that was has been closed."""

    kind = "no_target_selected"
    says = "no page is selected"
    advice = "list the pages and select one"


class StaleTarget(TopologyError):
    """The page that was named has been closed, or never was."""

    kind = "stale_target"
    says = "there is no page {what}"
    advice = "list the pages and select one"


class StaleFrame(TopologyError):
    """The frame that was selected is gone, or shows another document."""

    kind = "stale_frame"
    says = "the frame {what} is gone"
    advice = "list the frames and select one; without an id it is the page itself"


class NoSuchFrame(TopologyError):
    """The page has no frame of that name."""

    kind = "no_such_frame"
    says = "there is no frame {what}"
    advice = "list the frames and select one; without an id it is the page itself"


class TooManyTargets(TopologyError):
    """As many pages are open as may be."""

    kind = "too_many_targets"
    says = "as many pages are open as may be"
    advice = "close one that is no longer needed"


FAMILIES: Final = (TargetError, PolicyError, WaitTimeout, TopologyError)

BY_REFUSAL: Final[dict[Refusal, type[TypedError]]] = {
    Refusal.STALE: StaleRef,
    Refusal.COVERED: HitTestBlocked,
    Refusal.DISABLED: Disabled,
    Refusal.NOT_VISIBLE: NotVisible,
    Refusal.MOVING: Moving,
    Refusal.DIFFERS: Differs,
    Refusal.NOT_EDITABLE: NotEditable,
    Refusal.NO_SUCH_OPTION: NoSuchOption,
    Refusal.NOT_SUPPORTED: NotSupported,
    Refusal.NOT_ALLOWED: Denied,
    Refusal.FAILED: Failed,
}
"""What a surface's refusal is called outside."""


def kinds(family: type[TypedError]) -> Iterator[type[TypedError]]:
    """The kinds of a family, in the order written; the family itself where it is its only kind."""
    below = family.__subclasses__()
    yield from below or (family,)


def refused(reply: Reply, what: str) -> TypedError:
    """What is told of an operation on `what` that the surface refused. Raises `KeyError` for a reply that is none."""
    return BY_REFUSAL[reply.refusal](what, cover=reply.cover, dispatched=reply.dispatched)
