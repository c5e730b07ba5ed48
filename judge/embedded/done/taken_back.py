"""What a step had written or looked for, and took back with its last press: by what empties, clears or resets."""

from __future__ import annotations

from typing import Final

from ..evidence.names_shown import acts
from ..language.lexicon import lexicon
from ..language.words import content, folded
from ..levels import UNDONE
from ..match.reading import Reading
from ..screen.deeds import Did
from ..screen.scene import FIELDS

EMPTYING: Final = lexicon().sets["taking_back"]
"""What the label of such a press begins with."""

GIVING: Final = frozenset({"search", "type", "set", "rename", "create", "add", "sort"})
"""Intents of a step that writes something to leave it there."""

BACK: Final = UNDONE
"""The most that a step is done whose last press took back what it had written. Set by hand: under every bar."""


def most(r: Reading) -> float:
    """
    At most so likely it is done: the step wrote a text, what was pressed last begins with emptying, of which the step
    says nothing, and no field holds the text any more. 1 otherwise. Of the screens that are fitted on, 2 are such,
    neither of them done.
    """
    done = acts(r)
    texts = [folded(deed.text) for deed in done if deed.did is Did.WROTE]
    if r.clause.intent not in GIVING or not texts or done[-1].did is not Did.PRESSED:
        return 1.0
    said = set(content(done[-1].label)[:1])
    if not said & EMPTYING or said & set(r.goal.words):
        return 1.0
    held = any(i.role in FIELDS and folded(i.element.value) == texts[-1] for i in r.scene.items)
    return 1.0 if held else BACK
