"""Every number that bounds a flow file, with unit, reason and source."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Bound:
    """One number. `source` is the file that tells the user of it."""

    value: int
    unit: str
    why: str
    source: str


_GUIDE: Final = "docs/flow-files.md"

FILE_SIZE: Final = Bound(1_000_000, "bytes", "A flow of 100 steps takes a hundredth of it.", _GUIDE)
NODES: Final = Bound(10_000, "texts, lists and maps", "Counted with aliases written out, so none multiplies.", _GUIDE)
DEPTH: Final = Bound(12, "levels", "A flow's deepest value lies six levels down.", _GUIDE)
STEPS: Final = Bound(100, "steps", "A longer flow is several flows.", _GUIDE)
TEXT_LENGTH: Final = Bound(10_000, "characters", "A page of text to type; more belongs into a file.", _GUIDE)
STEP_LENGTH: Final = Bound(
    2_000, "characters", "A longer step says more than one thing; a judge reads all of it.", _GUIDE
)
CALLS: Final = Bound(300, "judge requests a run", "Seven steps of eight turns, a few times over.", _GUIDE)
MOST_CALLS: Final = Bound(10_000, "judge requests a run", "More is a runaway, not a flow.", _GUIDE)
SECONDS: Final = Bound(600, "seconds a run", "A run that hangs ends by itself.", _GUIDE)
MOST_SECONDS: Final = Bound(86_400, "seconds a run", "A day.", _GUIDE)
FINALLY_SECONDS: Final = Bound(
    30, "seconds of `finally`", "A few steps of putting away; whoever asked for the end waits no longer.", _GUIDE
)
SERVE_WAIT: Final = Bound(30, "seconds", "What a development server takes to answer.", _GUIDE)
MOST_SERVE_WAIT: Final = Bound(600, "seconds", "A server that is silent for longer is broken.", _GUIDE)
JUDGE_TIMEOUT: Final = Bound(10, "seconds a try", "A hosted judge takes half a second; past ten it hangs.", _GUIDE)
MOST_JUDGE_TIMEOUT: Final = Bound(600, "seconds a try", "A large model on a processor takes minutes.", _GUIDE)
MOST_AT_ONCE: Final = Bound(32, "requests to a judge", "A server of one's own reads no more side by side.", _GUIDE)
MOST_TOKENS: Final = Bound(1_000_000_000, "tokens a run", "Beyond any run.", _GUIDE)
MOST_USD: Final = Bound(1_000, "US dollars a run", "More is a runaway, not a flow.", _GUIDE)
COMPLAINTS: Final = Bound(
    100, "complaints a file", "Nobody reads more, and a hostile file could make millions.", _GUIDE
)
FAULTS: Final = Bound(20, "complaints a text", "A text with more is no text.", _GUIDE)
LONGEST_WORD: Final = Bound(60, "characters", "A longer word is no misspelt key.", _GUIDE)
WORDS: Final = Bound(500, "words", "So many are compared with a misspelt one.", _GUIDE)
MOST_TIMES: Final = Bound(20, "uses of one allowance a step", "More than the presses one step can make.", _GUIDE)
MOST_PIXELS: Final = Bound(10_000, "pixels", "Beyond any screen.", _GUIDE)
