"""`run-flow guide`: what is said of an action, what it means, what may be done next. Made from the tables of `act`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from act import DELIVERIES, NEXTS, RUNGS, WAYS, Assessment, Next, PageSight, Reason, gloss, next_for

INTRODUCTION: Final = """\
An action that went through says nothing about the page. So each action is given a *verdict* (what was seen), a *reason*
(the measurement behind it) and a *next* (what may be done now). They stand in the event `action.assessed`, in
`run-flow explain` and in the step's report. `unchanged` and `unknown` speak of the looking, never of the action: what
was not seen may still have happened, and a blind repetition would be a second order."""

VERDICTS: Final = """\
The first row of the ladder that holds wins; here they are in its order."""

EXCEPTION: Final = """\
One row has two answers. `value_kept` is measured at the element itself, so it stands even where the look at the page
failed. Then the write is certain and all the rest of the page is not: `next` is `{blind}` in place of `{seen}`."""

DELIVERED: Final = """\
How the action got to its target, in the key `delivery`. run-flow sends nothing to a point that belongs to something
else."""

NEXT: Final = """\
Six words, and run-flow keeps to them itself: it repeats only what says `retry`, and after `confirm` a step ends only on
something that a later look shows."""

ADVICE: Final = "What the advice of a verdict (`hint`) may point to:"


def text() -> str:
    """The whole guide, in Markdown."""
    parts = (
        "## What an action came to",
        INTRODUCTION,
        VERDICTS,
        verdicts(),
        exception(),
        "## How it got to its target",
        DELIVERED,
        deliveries(),
        "## What to do next",
        NEXT,
        nexts(),
        ADVICE,
        ways(),
    )
    return "\n\n".join(parts)


def verdicts() -> str:
    """The ladder's 18 rows."""
    rows = []
    for rung in RUNGS:
        seen = Assessment(verdict=rung.verdict, reason=rung.reason)
        rows.append((f"`{rung.verdict}`", f"`{rung.reason}`", f"`{next_for(seen)}`", gloss(seen)))
    return _table(("verdict", "reason", "next", "in words"), rows)


def exception() -> str:
    """The one row whose `next` depends on more than the reason."""
    kept = next(rung for rung in RUNGS if rung.reason is Reason.VALUE_KEPT)
    seen, blind = (
        next_for(Assessment(verdict=kept.verdict, reason=kept.reason, page=page))
        for page in (PageSight.READABLE, PageSight.UNREADABLE)
    )
    return EXCEPTION.format(seen=seen, blind=blind)


def deliveries() -> str:
    """The six readings of the way to a target."""
    rows = ((f"`{reading}`", *way) for reading, way in DELIVERIES.items())
    return _table(("delivery", "it means", "was anything sent?", "it allows"), rows)


def nexts() -> str:
    """The six things to do next."""
    return _table(("next", "what to do"), ((f"`{each}`", NEXTS[each]) for each in Next))


def ways() -> str:
    """What advice may tell a reader to do."""
    return _table(("name", "what it is"), ((f"`{name}`", what) for name, what in WAYS.items()))


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    columns = tuple(head)
    lines = (columns, ("---",) * len(columns), *rows)
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
