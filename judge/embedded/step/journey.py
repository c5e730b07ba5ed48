"""A journey that a step tells: from where and to where."""

from __future__ import annotations

import re

from .goal import Clause
from .roles import UPON_WHAT_IS

_JOURNEY = re.compile(
    r"\bfrom:?\s+(.+?)\s+to:?\s+(.+?)(?=\s+on\b|\s+departing\b|\s+leaving\b|\s+for\b|\s+and\b|[;.]|$)", re.I
)


def ends_of(clause: Clause, text: str) -> tuple[tuple[str, str], ...]:
    """Both ends, each with what its field is called; nothing where the step tells of no journey to be entered."""
    found = _JOURNEY.search(text)
    if found is None or {clause.intent, clause.verb} & UPON_WHAT_IS:
        return ()
    ends = (("from", found.group(1)), ("to", found.group(2)))
    places = tuple((end, name.strip(" ,\"'")) for end, name in ends)
    return places if all(name[:1].isupper() for _, name in ends) else ()
