"""
Every number that bounds what is told of a page, and how an element of it may be named.

`docs/thresholds.md` is made from this table too (`python tools/thresholds_table.py`); a test keeps the two the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Budget:
    """One number. `source` is a file under ``docs/`` or ``seed:`` and the customer's section."""

    value: int
    unit: str
    why: str
    source: str

    def broken_by(self, measured: int) -> bool:
        """It is more than there is room for."""
        return measured > self.value


_LOCATORS: Final = "seed: Locator grammar"
_LIMITS: Final = "seed: Observation budgets"

CHAIN: Final = Budget(8, "locators a chain", "Whoever needs more does not know the page.", _LOCATORS)
SEGMENT: Final = Budget(1_024, "bytes a locator, as written", "Longer is a text of the page, not a name.", _LOCATORS)
NUMBER: Final = Budget(15, "digits", "A node or a place with more was made up.", "docs/locators.md")
COMPARED: Final = Budget(500, "controls", "A name that was not found is compared with so many.", "docs/locators.md")
LIKE: Final = Budget(
    60, "% of the letters", "Two names with so many in common may be slips of each other.", "docs/locators.md"
)
CANDIDATES: Final = Budget(8, "candidates", "Enough to see by what they can be told apart.", _LIMITS)
CANDIDATE_LABEL: Final = Budget(160, "bytes a candidate's label", "A label is cut, never a letter.", _LIMITS)

_ERRORS: Final = "docs/errors.md"
MESSAGE: Final = Budget(512, "bytes an error's message", "Two sentences; what is longer is a page's own text.", _ERRORS)
HINT: Final = Budget(512, "bytes an error's hint", "One way on, not a manual.", _ERRORS)
NAMED: Final = Budget(160, "bytes of what an error is about", "A locator is known to whoever wrote it.", _ERRORS)
PAYLOAD: Final = Budget(8_192, "bytes an error's JSON", "Eight candidates, each letter a quoted quote.", _ERRORS)
