"""How something that is on or off is to stand, by what the step says and what it does not want."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from view import State as Condition

from ..language.lexicon import lexicon
from ..language.words import content, share, tokens
from ..levels import SAYS, WHOLE
from ..screen.scene import Item
from .gifts import Gift, Sort
from .goal import Goal

STANDS: Final = (Condition.CHECKED, Condition.SELECTED, Condition.PRESSED, Condition.CURRENT)
BARRING: Final = lexicon().written["barring"]
KEEPING: Final = lexicon().written["leaving_alone"]
"""Words that bar what follows where a part of the step begins with them: "but leave the others"."""

ENDING: Final = lexicon().written["bar_ends"]
_BREAK = re.compile(r"[,;()]")


@lru_cache(maxsize=2_000)
def barred(step: str) -> frozenset[str]:
    """
    The words of what a step does not want.

    >>> sorted(barred("add a Pad thai, but leave out the olives, and send it without a note"))
    ['not', 'oliv', 'out']
    """
    words: set[str] = set()
    bars, before = False, ""
    for part in tokens(_BREAK.sub(" and ", step)):
        if part in BARRING or (part in KEEPING and before in ("and", "but", "then")):
            bars = True
        elif part in ENDING:
            bars = False
        elif bars:
            words.update(content(part))
        before = part
    return frozenset(words)


def wished(item: Item, goal: Goal, unwanted: frozenset[str], every: Sequence[Gift] = ()) -> int:
    """
    1 where it stands as the step wishes, -1 where it does not, 0 where nothing is said of it; of a step that wants
    `every` thing of a name, that is said of each.
    """
    if not item.words:
        return 0
    on = item.has(*STANDS)
    if any(word in unwanted for word in item.words):
        return -1 if on else 1
    named = any(gift.sort in (Sort.NAME, Sort.QUOTE) and share(gift.words, item.words) >= WHOLE for gift in every)
    if not named and share(item.words, goal.words) < SAYS:
        return 0
    off = item.role in ("switch", "checkbox") and any(clause.intent == "turn_off" for clause in goal.clauses)
    return 1 if on != off else -1
