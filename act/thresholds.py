"""
Every number the loop turns on, with unit, reason and source. Nothing else in `act` may hold a literal bar.

`docs/thresholds.md` is made from this table (`python -m tools.docs`); a test keeps the two the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Limit:
    """One number. `source` is a file under ``docs/`` or ``seed:`` and the customer's section."""

    value: float
    unit: str
    why: str
    source: str

    def reached_by(self, measured: float) -> bool:
        return measured >= self.value

    def missed_by(self, measured: float) -> bool:
        """Strictly under it."""
        return measured < self.value

    @property
    def count(self) -> int:
        """The value as a whole number. Raises `ValueError` when it is none."""
        if self.value != int(self.value):
            raise ValueError(f"{self.value} {self.unit} is no count")
        return int(self.value)


_SEED = "seed: The do loop"

DO_TURNS: Final = Limit(8, "turns", "More turns hide a step that should be two.", _SEED)
DONE: Final = Limit(0.75, "probability", "After acting: the completion estimate that ends a step.", _SEED)
ALREADY_DONE: Final = Limit(0.85, "probability", "Before acting: skipping an undone step is the worse error.", _SEED)
LEANS_DONE: Final = Limit(0.50, "probability", "After acting `finished` stands unless the estimate is lower.", _SEED)
STALL_TURNS: Final = Limit(3, "turns", "This many actions without any change: nothing will come of a fourth.", _SEED)
BLOCKED: Final = Limit(0.70, "probability", "From here on something that is not the step's is in the way.", _SEED)
MAX_OBSTACLES: Final = Limit(2, "dismissals a step", "A page that keeps opening dialogs is not to be fought.", _SEED)
REGRESSION: Final = Limit(0.25, "of the scale", "A drop of progress that the last action caused.", _SEED)
UNHELPFUL: Final = Limit(0.20, "probability", "Under it the last action did not move toward the step.", _SEED)
MAX_UNDOS: Final = Limit(2, "undos a step", "Shared between regressions and unhelpful actions.", _SEED)
MAX_IDLE_WAITS: Final = Limit(2, "waits in a row", "Two waits that changed nothing: nothing is loading.", _SEED)
SHORTCUT_FLOOR: Final = Limit(0.50, "probability", "A shortcut is pressed from here on.", _SEED)
LAYER_COVERS: Final = Limit(3, "controls", "A layer that covers this many more controls is in front.", _SEED)
MAX_REPEAT_PRESSES: Final = Limit(3, "presses a step", "One control, or one key, is pressed no more often.", _SEED)
