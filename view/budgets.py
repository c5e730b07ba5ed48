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

CONTROLS: Final = Budget(32, "controls an observation", "More than that nobody weighs; the rest is counted.", _LIMITS)
NODES: Final = Budget(128, "controls, headings and the like", "The outline of a page, not its tree.", _LIMITS)
TEXT: Final = Budget(16_384, "bytes of visible text", "The first screens of a long article.", _LIMITS)
LABELS: Final = Budget(4_096, "bytes of labels, all together", "Half for the controls, half for the outline.", _LIMITS)
ROLE: Final = Budget(64, "bytes a role", "The longest of WAI-ARIA takes 16.", _LIMITS)
PLACE: Final = Budget(96, "bytes of where a control stands", "Three labels around it.", "docs/observation.md")
HEAD: Final = Budget(256, "bytes of a title, or of what is in front", "A line of a screen.", "docs/observation.md")
ADDRESS: Final = Budget(1_024, "bytes of an address", "A longer one carries data.", "docs/observation.md")
OMITTED: Final = Budget(999, "controls counted as left out", "Beyond it the number says no more.", _LIMITS)
FIELDS: Final = Budget(16, "fields whose values are told", "A form's; a longer one is read in parts.", _LIMITS)
VALUE: Final = Budget(256, "bytes of a field's value", "A line; who wants a text reads the page.", _LIMITS)
CHOSEN: Final = Budget(128, "bytes of what a list shows", "An option's label.", _LIMITS)
OBSERVATION: Final = Budget(
    98_304,
    "bytes an observation's JSON",
    "All of the above, each letter quoted; a usual page takes a tenth.",
    "docs/observation.md",
)
TARGETS: Final = Budget(32, "windows listed", "More is a page that opens windows by itself.", _LIMITS)
FRAMES: Final = Budget(128, "frames listed", "A page full of advertisements has forty.", _LIMITS)
TOPOLOGY: Final = Budget(64, "windows and frames that came or went, told at once", "The latest.", _LIMITS)
DIAGNOSTICS: Final = Budget(30, "s of console and network", "Longer is a log, not an observation.", _LIMITS)
DIALOG: Final = Budget(500, "ms for a dialog to come", "A page that asks, asks at once.", _LIMITS)
DOWNLOAD: Final = Budget(30, "s for a download", "What takes longer is fetched by other means.", _LIMITS)
WAIT: Final = Budget(10, "s a wait, unless it says more", "Most pages are there in two.", _LIMITS)
