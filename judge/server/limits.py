"""Every number that bounds a request to our own server, with unit, reason and source."""

from __future__ import annotations

from typing import Final

from ..limit import Limit

BODY: Final = Limit(2_097_152, "bytes, unpacked", "A turn takes under sixty-four thousand; more is a mistake.")
TEXT: Final = Limit(8_192, "characters", "A step has 2,000 at most; a question about it, with its wording, 5,000.")
ITEMS: Final = Limit(500, "controls and texts of a screen", "A run shows a judge 120.")
LINES: Final = Limit(500, "lines of what was done, came or went", "A run tells a judge 20 of what was done.")
QUESTIONS: Final = Limit(255, "questions", "A turn asks nine.")
