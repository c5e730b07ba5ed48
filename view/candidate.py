"""An element in one bounded line, for whoever has to tell it from others."""

from __future__ import annotations

from typing import Final, NamedTuple

from .budgets import CANDIDATE_LABEL
from .cut import told
from .element import NOWHERE, Element, Ref

UNSEEN: Final = "an element that does not show"


class Candidate(NamedTuple):
    """One of several matches, or something near what was not found."""

    ref: Ref
    """Nowhere for a match that the look did not list: it does not show."""

    label: str
    """At most `CANDIDATE_LABEL` bytes: its role and name, and where it stands."""


def candidate(element: Element | None) -> Candidate:
    """The element as a candidate; `None` is one that a look did not list."""
    if element is None:
        return Candidate(NOWHERE, UNSEEN)
    place = f" in {' > '.join(element.path)}" if element.path else ""
    return Candidate(element.ref, told(f"{element.label}{place}", CANDIDATE_LABEL.value))
