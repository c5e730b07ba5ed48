"""Every question's wording, in one table. A judge behind a wire is asked in exactly these words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from view import Element

from .question import NONE, Choice, Kind, Option, Score, YesNo
from .state import line_of

MOST_OPTIONS: Final = 20
"""With `NONE`. Fits every known server's limit, 20 log-probabilities and single letters (reference: judges.md 1.3)."""

WORDING: Final[dict[Kind, str]] = {
    Kind.DONE: "Is the current step completely done, going by what the screen shows now and what was just done? "
    "A step that is only partly done is not done.",
    Kind.NOT_DONE: "Is any part of the current step still to be done?",
    Kind.PROGRESS: "How far has the screen come toward the current step?",
    Kind.BLOCKED: "Does a dialog, alert, sheet, pop-up or prompt that has nothing to do with the current step lie in "
    "the way of it?",
    Kind.HELPED: "Did the last action bring the current step closer, or at least keep it on course? "
    "It did not if it led somewhere unrelated or undid earlier work.",
    Kind.INTENDED: "Did the last action have the effect it was meant to have ({purpose})?",
    Kind.UNINTENDED: "Did the last action have another effect than it was meant to have, or none ({purpose})?",
    Kind.MOVE: "What kind of move brings the current step forward from this screen? Where a standard keyboard "
    "shortcut plainly does it, prefer that.",
    Kind.SHORTCUT: "Which standard keyboard shortcut, if any, would bring the current step forward?",
    Kind.DISMISS: "Which of these closes what is in the way without agreeing to anything?",
    Kind.TARGET: "Which one of these is to be used in order to {purpose}?",
    Kind.AGAIN: "Out of these, which one has to be used to {purpose}?",
    Kind.CONFIRM: "Is this the right one to use in order to {purpose}: {element}?",
    Kind.DUEL: "One of these two is to be used in order to {purpose}. Which?",
    Kind.ONLY_NEAR: "Is this one merely similar to, or close to, what is to be used in order to {purpose}: {element}?",
    Kind.SPAN: "Which of the step's own texts is to be typed next, and into which field?",
    Kind.SLOT: "Which of these fields takes the {purpose}?",
    Kind.OPTION: "Which of these options is meant by the current step ({purpose})?",
    Kind.SHOWS_RESULT: "Does the screen already show the result that the current step is meant to bring about?",
    Kind.HOLDS: "Going by what the screen shows now, is this true: {purpose}?",
    Kind.NEGATED: "Going by what the screen shows now, is this untrue, or not to be seen: {purpose}?",
    Kind.COVERAGE: "How much of this does the screen show: {purpose}?",
    Kind.FIELD_ERROR: "Does the form say that something is wrong with the {purpose}?",
    Kind.ASKED_FOR: "Does the screen ask for the {purpose} anywhere, under any name?",
}

MOVES: Final[dict[str, str]] = {
    "activate": "press one control; one that is out of view counts, one that is covered does not",
    "shortcut": "press a standard keyboard shortcut",
    "expand": "open something that is collapsed",
    "scroll": "scroll something to see more of it",
    "wait": "wait, because the screen is visibly still loading",
    "finished": "nothing: the step is done",
    "stuck": "nothing on the screen and no shortcut can help",
    "type": "type one of the step's own texts into a field",
}
"""What each kind of move means. ``type`` is offered only while one of the step's texts is untyped."""

PROGRESS_LEVELS: Final[tuple[str, ...]] = (
    "nothing on the screen has to do with the step",
    "the right place, nothing begun",
    "begun, with first effects to be seen",
    "nearly done, one small thing is missing",
    "completely done",
)

COVERAGE_LEVELS: Final[tuple[str, ...]] = (
    "none of it",
    "a little of it",
    "about half of it",
    "most of it",
    "all of it",
)

LEVELS: Final[dict[Kind, tuple[str, ...]]] = {Kind.PROGRESS: PROGRESS_LEVELS, Kind.COVERAGE: COVERAGE_LEVELS}


def yes_no(kind: Kind, purpose: str = "", *, element: Element | None = None, id_: str = "") -> YesNo:
    """A yes/no question of that kind, in the table's words."""
    wording = WORDING[kind].format(purpose=purpose, element=line_of(element) if element else "")
    return YesNo(id=id_ or kind, kind=kind, wording=wording, purpose=purpose, element=element)


def score(kind: Kind, purpose: str = "", *, id_: str = "") -> Score:
    """A question for a level, in the table's words."""
    return Score(
        id=id_ or kind, kind=kind, wording=WORDING[kind].format(purpose=purpose), levels=LEVELS[kind], purpose=purpose
    )


def choice(kind: Kind, options: Iterable[Option], purpose: str = "", *, id_: str = "") -> Choice:
    """A choice in the table's words, with "none" added. Raises `ValueError` for more than `MOST_OPTIONS` with it."""
    listed = (*options, Option(key=NONE, text="none of these"))
    if len(listed) > MOST_OPTIONS:
        raise ValueError(f"{len(listed)} options with none; at most {MOST_OPTIONS}")
    wording = WORDING[kind].format(purpose=purpose)
    return Choice(id=id_ or kind, kind=kind, wording=wording, options=listed, purpose=purpose)


def elements(items: Iterable[Element]) -> tuple[Option, ...]:
    """Elements as numbered options, in the order given."""
    return tuple(Option(key=str(n), text=line_of(item), element=item) for n, item in enumerate(items, 1))


def moves(*, typing: bool = False, without: frozenset[str] = frozenset()) -> tuple[Option, ...]:
    """The kinds of move on offer; ``type`` only while something is to be typed."""
    offered = {key: text for key, text in MOVES.items() if key not in without and (typing or key != "type")}
    return tuple(Option(key=key, text=text) for key, text in offered.items())
