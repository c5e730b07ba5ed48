"""What a screen shows of a step in which nothing has been done yet: that it stands there done already."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ..evidence.messages import goes_wrong, told_in
from ..evidence.names_shown import is_last
from ..language.words import content, share, tokens
from ..levels import ENTIRELY
from ..match.reading import Reading
from ..screen.scene import FIELDS
from ..step.facts import details, facts
from ..step.names import names_of
from . import controls

LINE: Final = 12
"""So many words a line has at most that tells how a thing stands."""


def _is_fresh(r: Reading) -> bool:
    return is_last(r) and not r.scene.acted


def _lines(r: Reading) -> Iterator[str]:
    """What is read on the screen, line by line; what a control is called is what it would do."""
    for item in r.scene.items:
        if item.name and item.role not in FIELDS and item.role not in ("button", "menuitem"):
            yield item.name


def held(r: Reading) -> float:
    """Every text that the step types stands in a field."""
    typed = [clause for clause in r.goal.clauses if clause.intent == "type"]
    if not _is_fresh(r) or len(typed) < len(r.goal.clauses):
        return 0.0
    wanted = [name.words for clause in typed for name in names_of(clause)]
    values = [content(item.element.value) for item in r.scene.fields if item.element.value]
    return float(bool(wanted) and all(any(share(words, value) >= ENTIRELY for value in values) for words in wanted))


def told(r: Reading) -> float:
    """A line says that the step's verb has been done, and names one of the step's particulars or what it is about."""
    if not _is_fresh(r):
        return 0.0
    about = [r.clause.things, *details(r.goal.text)]
    names = (item.name for item in r.scene.items if item.role not in FIELDS)
    said = (text for text in names if told_in(r.clause.verb, text) and len(tokens(text)) <= LINE)
    texts = [(content(text), facts(text)) for text in said if not goes_wrong(r, text)]
    return float(any(share(words, line) >= ENTIRELY for words in about for lines in texts for line in lines))


def shown(r: Reading) -> float:
    """How much of all the step's particulars one line says."""
    wanted = tuple(dict.fromkeys(word for words in details(r.goal.text) for word in words)) if _is_fresh(r) else ()
    return max((share(wanted, facts(text)) for text in _lines(r)), default=0.0) if wanted else 0.0


def reads(r: Reading) -> float:
    """A control that opens a choice says what is chosen, and that is the step's value: "Sorted by: newest"."""
    wanted = facts(r.clause.value) if _is_fresh(r) and r.clause.intent in CHOOSING else ()
    said = (item.name.partition(":")[2] for item in r.scene.items if item.role in OPENING)
    return float(bool(wanted) and any(share(wanted, facts(text)) >= ENTIRELY for text in said if text))


CHOOSING: Final = frozenset({"set", "sort", "go"})
OPENING: Final = frozenset({"button", "combobox", "text", "link"})


def stands(r: Reading) -> float:
    """The control that the step names stands as it is wished."""
    return controls.agrees(r) if _is_fresh(r) else 0.0
