"""
What a verdict says to a person: one sentence for every reason, and advice in two lengths.

Everything that is said of a verdict is read from here. `WAYS` and `FACTS` are all that advice may point to: what can be
done, and what stands in the event. A test holds every name in every advice against them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from view import Delivery, Dispatched, Receiver

from .verdict import Assessment, Next, PageSight, Reason, Verdict

WAYS: Final[dict[str, str]] = {
    "observe": "look at the page as it is now: `run-flow inspect`, or over MCP the tool `observe`",
    "check": "hold a sentence against the page: a `verify` step",
    "wait_for": "hold it until it comes true: a `wait_for` step",
    "screenshot": "see what a person sees: the pictures in the results folder",
}
"""What advice may tell a reader to do."""

FACTS: Final = (
    "aim", "intercepted_by", "observed_after_ms", "value.actual", "value.requested", "values_lost",
)  # fmt: skip
"""What of the action's event advice may point to."""

NEXTS: Final[dict[Next, str]] = {
    Next.PROCEED: "go on: the action did what it was for",
    Next.INSPECT: "look at the page first: nothing known from before can be relied on",
    Next.RETRY: "do the same again: it is certain that nothing was sent",
    Next.CONFIRM: "find out by another way whether it took effect, before it counts as done",
    Next.DISMISS: "clear away what is in front, then act",
    Next.STOP: "leave it: the same action gets the same answer",
}


class Way(NamedTuple):
    """One reading of the way to a target, in words."""

    means: str
    sent: str
    allows: str


DELIVERIES: Final[dict[Delivery, Way]] = {
    Delivery.TARGET_HIT: Way(
        "the point belongs to the target, a part of it, its label, or the host it is drawn in",
        "yes",
        "`no_effect`, and it alone does",
    ),
    Delivery.INTERCEPTED: Way("the point belongs to something else", "no, run-flow refuses", "`intercepted`"),
    Delivery.OFF_TARGET: Way("it stands still, and no point of it can be aimed at", "no", "`unknown`; no repetition"),
    Delivery.NOT_SETTLED: Way("two readings differ: it is still moving", "no", "`unknown`; one repetition"),
    Delivery.JS: Way("a script activated it without a point, so nothing can lie in between", "yes", "nothing"),
    Delivery.NOT_PROBED: Way("nobody looked, or only into another document", "yes", "nothing"),
}
"""In the order of `view.Delivery`."""

SENT: Final[dict[Dispatched, str]] = {
    Dispatched.NO: "nothing was sent",
    Dispatched.YES: "the event went there",
    Dispatched.UNKNOWN: "whether an event was sent is not known",
}

GLOSSES: Final[dict[Reason, str]] = {
    Reason.TREE_DELTA: "something on the page is different, and it can be named",
    Reason.NODES_MOVED: "the page holds the same things in another order",
    Reason.FOCUS_ONLY: "only the focus went elsewhere; nothing else says that it arrived",
    Reason.VALUE_KEPT: "read once more, the element has what was asked of it; the page has no way to show that",
    Reason.VALUES_LOST: "the page is different, and a field that was filled is empty now",
    Reason.DOCUMENT_REPLACED: "another document stands there now: no reference from before leads anywhere",
    Reason.HIT_TEST_RECEIVER: "{who} holds the point that was aimed at: {sent}",
    Reason.MODAL_DIALOG: "{who} is modal and takes whatever is aimed at the page behind it: {sent}",
    Reason.VALUE_REVERTED: "read once more, the element is empty",
    Reason.VALUE_REWRITTEN: "read once more, the element holds something else than it was given",
    Reason.DELIVERED_NO_CHANGE: "it reached its target, and nothing stirred for as long as the page was watched",
    Reason.IDENTICAL_TREE: (
        "nothing stirred while the page was watched, which is not the same as nothing having happened"
    ),
    Reason.NO_BASELINE: "unverified: nothing had been seen before it to hold the page against",
    Reason.READ_FAILED: "unverified: it was done, and the look after it saw nothing",
    Reason.IDENTITY_UNREADABLE: "unverified: what was seen before and after may be two documents",
    Reason.SCROLL_NOT_SETTLED: "nothing was sent: the target was still on the move",
    Reason.AIM_POINT_OFF_TARGET: "nothing was sent: the target stands still and has no point to aim at",
    Reason.REPORTING_DISABLED: "not checked: nobody asked for a look afterwards",
}

FLOORS: Final[dict[Verdict, str]] = {
    Verdict.CHANGED: "the page is different",
    Verdict.NAVIGATED: "another document stands there",
    Verdict.INTERCEPTED: "something else holds the point",
    Verdict.NOT_KEPT: "the element does not hold what it was given",
    Verdict.NO_EFFECT: "it arrived, and nothing stirred",
    Verdict.UNCHANGED: "nothing stirred while the page was watched",
    Verdict.UNKNOWN: "unverified",
    Verdict.NOT_CHECKED: "not checked",
}
"""For a reason that `GLOSSES` has not been taught."""

_WHO: Final[dict[Reason, str]] = {
    Reason.HIT_TEST_RECEIVER: "another element",
    Reason.MODAL_DIALOG: "the dialog in front",
}

LONG: Final[dict[Reason, str]] = {
    Reason.VALUES_LOST: (
        "`values_lost` names each field that was filled and is empty now, with what it held. A form that was taken and"
        " then cleared looks just like one that threw its texts away. Find out which before the step counts as done:"
        " `check` for the page's own word of success, or `wait_for` it. Filling it in and sending it again may do the"
        " work twice."
    ),
    Reason.HIT_TEST_RECEIVER: (
        "The point belongs to another element, which `intercepted_by` describes. Treat that one first: close the banner"
        " or the layer, or aim where the target lies open; `observe` shows what is in front. Then repeat the action."
        " What the target itself would have done is unknown."
    ),
    Reason.MODAL_DIALOG: (
        "A modal dialog lies over the page and takes every event outside itself. Close it, by Escape or by a control of"
        " its own that `observe` shows, before anything behind it is used."
    ),
    Reason.VALUE_REVERTED: (
        "Do not fill it again: the field threw this text away, and the same text would go the same way. `value.actual`"
        " is empty, `value.requested` is what was asked for. Either the field takes no such text, as one for numbers"
        " takes no letters, or the page writes its own value over it. Give a text of the kind that it takes, or use"
        " the page's own control. A rule that speaks up later than `observed_after_ms` shows with `wait_for` and"
        " `check`."
    ),
    Reason.VALUE_REWRITTEN: (
        "Do not fill it again: the page took the text and gave it a form of its own, as it would the next time. Hold"
        " `value.actual` against `value.requested` and decide whether it will do; a `check` can state it. Where it will"
        " not, give the text in the form that the field keeps."
    ),
    Reason.DELIVERED_NO_CHANGE: (
        "The target was reached, and nothing stirred within `observed_after_ms`. Three kinds of effect would not show:"
        " what is painted on a canvas, a change of style alone, and a script that runs later. If it may be one of them,"
        " use `screenshot` or `check` rather than repeat the action."
    ),
    Reason.IDENTICAL_TREE: (
        "Nothing that can be read stirred. That is no proof: a layer may have swallowed the action, its effect may be"
        " one that cannot be read (a canvas, a style), or it may come later than the page was watched. Find out with"
        " `observe` or `check` first: to repeat it is to act twice."
    ),
    Reason.NO_BASELINE: (
        "Nothing had been seen before this action, so there was nothing to compare with. `observe` now, and the next"
        " action can say what it changed."
    ),
    Reason.READ_FAILED: (
        "It was done, and the look after it saw nothing, so what came of it is unknown. `observe` before anything is"
        " repeated."
    ),
    Reason.SCROLL_NOT_SETTLED: (
        "Two readings of the point were not alike: the target was on the move, and nothing was sent, since the point"
        " would have been wrong on arrival. Here alone it is the cure to do it again, and it is without danger:"
        " `wait_for` the page to come to rest, then repeat the action. A target that rests and still has no point is"
        " told as `aim_point_off_target`; that does not get better."
    ),
    Reason.AIM_POINT_OFF_TARGET: (
        "Nothing was sent: the readings of the target agreed, and none had a point to aim at, so a second try measures"
        " the same. `aim` tells two cases apart. A point on screen: the element has no surface there, as a link that is"
        " broken over two lines; aim at something inside it. A point outside the window: the page holds it there, and"
        " scrolling did not help; close what pins it. `observe` shows where it lies."
    ),
}  # fmt: skip
"""For programs, and for whoever has the time."""

SHORT: Final[dict[Reason, str]] = {
    Reason.VALUES_LOST: (
        "`check` for the page's own word of success, or `wait_for` it, before anything is filled in:"
        " sending it again may do the work twice."
    ),
    Reason.HIT_TEST_RECEIVER: (
        "Treat the element that holds the point first (`observe` shows it), then repeat the action."
        " What the target would have done is unknown."
    ),
    Reason.MODAL_DIALOG: (
        "Close the dialog, by Escape or a control of its own that `observe` shows, before anything behind it is used."
    ),
    Reason.VALUE_REVERTED: (
        "Do not fill it again: the field threw the text away. Read `value.actual`, then give what the field takes,"
        " or use the page's own control."
    ),
    Reason.VALUE_REWRITTEN: (
        "Do not fill it again: the same text gets the same form. Read `value.actual` and decide whether it will do."
    ),
    Reason.DELIVERED_NO_CHANGE: (
        "It arrived and nothing stirred. A canvas, a change of style alone or a late script would not show:"
        " use `screenshot` or `check` rather than repeat it."
    ),
    Reason.IDENTICAL_TREE: (
        "No proof that nothing happened. Find out with `observe` or `check` first: to repeat it is to act twice."
    ),
    Reason.NO_BASELINE: "`observe` now: then the next action can say what it changed.",
    Reason.READ_FAILED: "It was done; the look after it saw nothing. `observe` rather than repeat it.",
    Reason.SCROLL_NOT_SETTLED: (
        "Nothing was sent, so it is safe to do it again: `wait_for` the page to come to rest first."
    ),
    Reason.AIM_POINT_OFF_TARGET: (
        "Nothing was sent, and to do it again measures the same. `observe`: aim at something inside it, or close what"
        " holds it outside the window."
    ),
}
"""For a terminal: whole sentences of their own, at most two lines."""

BLIND_LONG: Final = (
    "Read once more, the element has what was asked of it: so much was measured, and the action landed. The look at the"
    " page failed, so all the rest is unknown: another page, a complaint about the text, a field that was emptied."
    " `observe` before anything else is done. Do not send it a second time."
)
BLIND_SHORT: Final = (
    "The element has what was asked of it, so the action landed; the page could not be read. `observe` before anything"
    " else. Do not send it a second time."
)


def gloss(assessment: Assessment, *, receiver: Receiver | None = None, sent: Dispatched = Dispatched.NO) -> str:
    """
    The verdict in one line. Of a point that something else holds: who does, and whether an event was sent.

    >>> held = Assessment(verdict=Verdict.INTERCEPTED, reason=Reason.HIT_TEST_RECEIVER)
    >>> gloss(held, receiver=Receiver(tag="div", id="veil"))
    'div#veil holds the point that was aimed at: nothing was sent'
    """
    line = GLOSSES.get(assessment.reason, FLOORS[assessment.verdict])
    who = receiver.label if receiver else _WHO.get(assessment.reason, "")
    return line.format(who=who, sent=SENT[sent])


def hint_for(assessment: Assessment) -> str | None:
    """What to do about it, at length; `None` where the verdict asks for nothing."""
    if assessment.reason is Reason.VALUE_KEPT:
        return BLIND_LONG if assessment.page is PageSight.UNREADABLE else None
    return LONG.get(assessment.reason)


def short_hint(assessment: Assessment) -> str | None:
    """The same in at most two lines of a terminal, with every "do not" kept."""
    if assessment.reason is Reason.VALUE_KEPT:
        return BLIND_SHORT if assessment.page is PageSight.UNREADABLE else None
    return SHORT.get(assessment.reason)
