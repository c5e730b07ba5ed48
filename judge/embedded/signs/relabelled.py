"""What a thing's own label says now that it did not say before the last deed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ..evidence.last_deed import upon
from ..evidence.messages import goes_wrong, told_in
from ..evidence.names_shown import deeds
from ..language.lexicon import lexicon
from ..language.words import content
from ..match.reading import Reading
from ..screen.deeds import Did
from ..screen.scene import FIELDS
from ..step.facts import facts, wanted_part

LABEL: Final = 5
"""So many words a label has that says how a thing stands."""


def _changes(r: Reading) -> Iterator[tuple[str, str]]:
    """Names of one role that share a word, of which the one went and the other came: before and now."""
    now = upon(r)
    for came in now.came:
        for went in now.went:
            if came.role == went.role and came.role not in FIELDS and set(facts(came.name)) & set(facts(went.name)):
                yield went.name, came.name


def row_says(r: Reading) -> float:
    """It has a word of the step that it did not have."""
    wanted = {*facts(wanted_part(r.goal.text)), *r.goal.words}
    return float(any((set(facts(now)) - set(facts(then))) & wanted for then, now in _changes(r)))


def states_verb(r: Reading) -> float:
    """A short label that came says that the verb, or that of what was pressed, has been done: "Suspended"."""
    verbs = {clause.verb for clause in r.goal.clauses} | set(_pressed_verbs(r))
    came = [label for label in upon(r).came if label.role not in FIELDS and len(label.words) <= LABEL]
    texts = [label.name for label in came if not goes_wrong(r, label.name)]
    return float(any(told_in(verb, text) for text in texts for verb in verbs))


LEADING: Final = 2
"""So many words at the beginning of a control's name say what it does."""


def _pressed_verbs(r: Reading) -> Iterator[str]:
    for deed in deeds(r):
        if deed.did is Did.PRESSED:
            yield from (word for word in content(deed.label)[:LEADING] if word in lexicon().intent_of)
