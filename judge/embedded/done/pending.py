"""A confirmation that still waits: an answer and a way out of it came, and the answer is what the step asks for."""

from __future__ import annotations

from typing import Final

from view import State as Condition

from ..language.lexicon import lexicon
from ..language.words import share
from ..levels import UNLIKELY
from ..match.reading import Reading
from ..screen.scene import STATEFUL, Item
from ..signs.demands import KEEPING
from . import form_opened

ARRIVING: Final = frozenset({"go", "continue", "press", "search", "expand", "type", "set", "scroll", "other"})
"""Intents of steps that a page with buttons does not contradict."""

CONFIRMING: Final = lexicon().sets["confirming"]
ANSWERS: Final = frozenset({"button", "link"})
WAITING: Final = UNLIKELY
"""The most that a step is done whose confirmation waits. Set by hand: under every bar."""


def most(r: Reading) -> float:
    """
    At most so likely it is done. Of the screens that are fitted on, 225 on which one waits are not done, and 4 are: the
    way out, or its like, stays there.
    """
    return WAITING if r.scene.acted and (_answer_waits(r) or _question_waits(r)) else 1.0


def _answer_waits(r: Reading) -> bool:
    """ "Cancel booking" beside "Keep my booking", on a page or in a dialog that the step brought up."""
    if r.clause.intent in ARRIVING or r.clause.many or form_opened.is_open(r):
        return False
    came = [item for item in r.scene.layer or r.scene.items if _answers(item) and item.is_new]
    answers = [item for item in came if item.words[:1] == (r.clause.verb,) or CONFIRMING & set(item.words[:1])]
    return bool(answers) and any(KEEPING & set(item.words) and item not in answers for item in came)


def _question_waits(r: Reading) -> bool:
    """What lies in front speaks of the step's thing, asks nothing to be filled in, and offers a way out: "Quit it?"."""
    layer = r.scene.layer
    if r.clause.intent in ("go", "expand") or not layer or any(item.role in STATEFUL for item in layer):
        return False
    asks = r.scene.state.front_name.endswith("?") or any(item.name.endswith("?") for item in layer)
    buttons = [item for item in layer if item.is_control and item.role == "button"]
    out = [item for item in buttons if KEEPING & set(item.words)]
    speaks = any(share((thing,), item.words) for thing in r.clause.things for item in layer)
    return asks and speaks and bool(out) and len(buttons) > len(out)


def _answers(item: Item) -> bool:
    return item.is_control and item.role in ANSWERS and not item.is_aside and not item.has(Condition.DISABLED)
