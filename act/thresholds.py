"""
Every number the loop turns on, with unit, reason and source. Nothing else in `act` may hold a literal bar.

`docs/thresholds.md` is made from this table (`python tools/thresholds_table.py`); a test keeps the two the same.
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
_TURNS = "docs/decisions/turns.md"

DO_TURNS: Final = Limit(8, "turns", "More turns hide a step that should be two.", _SEED)
DO_THINGS: Final = Limit(2, "things", "So many texts, names of a list or counted things fit into those turns.", _TURNS)
TURNS_A_THING: Final = Limit(2, "turns", "A text and the proposal that is taken for it, or a box and a scroll.", _TURNS)
ALL_OF: Final = Limit(
    6, "things", "A step that does something to all of a list says no number; so many are reckoned.", _TURNS
)
MOST_TURNS: Final = Limit(24, "turns", "However much a step names.", _TURNS)
FREE_STEPS: Final = Limit(
    24, "presses a step", "Of what goes on by one, with a new screen each: two years of months.", _TURNS
)
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

# A judge whose probabilities were never held against what happened.
_BARS = "docs/decisions/bars-of-a-judge.md"
UNCALIBRATED_DONE: Final = Limit(0.90, "probability", "After acting, by a judge without a calibration.", _BARS)
UNCALIBRATED_ALREADY_DONE: Final = Limit(0.95, "probability", "Before acting, by such a judge.", _BARS)
UNCALIBRATED_BLOCKED: Final = Limit(0.80, "probability", "Something is in the way, says such a judge.", _BARS)
UNCALIBRATED_TARGET: Final = Limit(0.80, "probability", "An element is used on the word of such a judge.", _BARS)

# Finding what a locator names.
_LOCATORS = "docs/locators.md"
LOCATE_LOOKS: Final = Limit(3, "looks", "What a page is still drawing shows by the third.", _LOCATORS)
PRESS_TRIES: Final = Limit(2, "tries", "Nothing was sent and the page was still changing: once more.", _LOCATORS)

# Deliberation: what is done with an answer that is neither clear nor hopeless.
_DELIBERATION = "docs/decisions/deliberation.md"
ACCEPT_MARGIN: Final = Limit(0.25, "probability", "So far ahead of the next one, a winner is clear.", _DELIBERATION)
ACCEPT_AGREEMENT: Final = Limit(0.80, "of the votes", "So many of them say the same.", _DELIBERATION)
ABSTAIN_FLOOR: Final = Limit(0.20, "probability", "Under it, with scattered votes, nothing fits.", _DELIBERATION)
ABSTAIN_AGREEMENT: Final = Limit(0.40, "of the votes", "Under it the votes are scattered.", _DELIBERATION)
UNDECIDED_BAND: Final = Limit(0.12, "from its bar", "So near its bar a yes or no is asked again.", _DELIBERATION)
MAX_FINALISTS: Final = Limit(4, "candidates", "Every pair in both orders: twelve questions.", _DELIBERATION)
DUEL_WIN: Final = Limit(0.60, "of a pairing", "A champion takes so much of each, over both orders.", _DELIBERATION)
CONTRAST_ACCEPT: Final = Limit(0.65, "probability", "Without a champion: the better of two on its own.", _DELIBERATION)
CONTRAST_LEAD: Final = Limit(0.20, "probability", "And so far ahead of the other.", _DELIBERATION)
DIGITS: Final = 12
"""Differences of probabilities are rounded to so many: enough for any bar, and free of the last bit's noise."""

# Taking back: what is done at the levels that deliberate.
_UNDO = "docs/decisions/undo.md"
MISTAKE: Final = Limit(0.50, "probability", "Under it a press that missed its effect was a mistake.", _UNDO)
RESTORED: Final = Limit(0.80, "of the marks", "So much of a screen shows again: it is back.", _UNDO)
MAX_BRANCHES_STANDARD: Final = Limit(1, "candidates a step", "The next best after an undo, asked about once.", _UNDO)
MAX_BRANCHES_DEEP: Final = Limit(3, "candidates a step", "The same at the deepest level.", _UNDO)
BRANCH_FLOOR: Final = Limit(0.50, "probability", "The next best is pressed from here on without a new choice.", _UNDO)
SWING_TURNS: Final = Limit(2, "turns", "The screen is as it was so long ago: two presses led in a circle.", _UNDO)

# Grounding: which one element is meant.
_GROUND = "docs/decisions/grounding.md"
_REVEAL = "docs/decisions/reveal.md"
ACT: Final = Limit(0.70, "probability", "An element is used from here on without a second question.", _GROUND)
NAMED_FLOOR: Final = Limit(0.45, "probability", "Enough where two words of its name stand in the step.", _GROUND)
CORROBORATED: Final = Limit(0.80, "probability", "A yes this clear settles it alone.", _GROUND)
AGREED: Final = Limit(0.50, "probability", "A yes that settles it when the reversed question agrees.", _GROUND)
SPAN_FLOOR: Final = Limit(0.40, "probability", "A text goes into a field from here on.", _GROUND)
OPTION_FLOOR: Final = Limit(0.50, "probability", "An option of a select is chosen from here on.", _GROUND)
MAX_GROUPS: Final = Limit(20, "questions", "A pool is asked about in this many groups at most.", _GROUND)
MAX_IDLE_SCROLLS: Final = Limit(1, "scrolls", "One scroll that showed nothing new: there is no more.", _GROUND)
FINALIST_FLOOR: Final = Limit(0.05, "probability", "Under it a group's winner is no candidate.", _GROUND)
MAX_HOVERS: Final = Limit(
    3, "things a turn", "A step names a thing or two; beside them only words that stand in it.", _REVEAL
)
RANKED: Final = Limit(5, "candidates", "As many as a report shows of a choice.", _GROUND)

OPTIONS_OFFERED: Final = Limit(19, "options", "With none they are the twenty that one choice may hold.", _GROUND)

NAMES_THE_STEP: Final = Limit(
    0.34,
    "of the step's words",
    "A pressed name that says less of it is a part of the step.",
    "docs/decisions/dismissals.md",
)

# Verdicts: what an action that shows nothing has to wait for.
_OBEYING = "docs/decisions/obeying-verdicts.md"
CONFIRM_LOOKS: Final = Limit(1, "waits", "One later look for what a step names, before it is asked about.", _OBEYING)
LEAST_NAMED: Final = Limit(3, "letters", "A shorter word of a step names nothing.", _OBEYING)
ALIKE_LETTERS: Final = Limit(4, "letters", "Words that begin so alike are forms of one: message, messages.", _OBEYING)

# Judging.
INCOHERENT: Final = Limit(
    0.30, "probability", "Question and negation miss a sum of one by more.", "seed: Design of run-flow"
)

# Looking.
MAX_BLIND_LOOKS: Final = Limit(
    3, "looks in a row", "A screen that cannot be read three times will not be.", "seed: Design of run-flow"
)
RESTLESS_CHANGES: Final = Limit(
    2, "changes", "Changed twice with nothing done: it changes by itself.", "seed: Design of run-flow"
)
DOUBTED_CHANGE: Final = Limit(
    3, "changes in a row", "Before it is believed, one wait and one look.", "seed: Design of run-flow"
)
NOTE_LABELS: Final = Limit(6, "labels", "As many as a change note or an ending names of one list.", _GROUND)

# Dialogs.
_FRONT = "docs/decisions/front.md"
CALENDAR_DAYS: Final = Limit(7, "day cells", "A week of numbers beside a month's name is a calendar.", _FRONT)
FRONT_CONTROLS: Final = Limit(8, "labels", "As many of a dialog's controls as a failure note names.", _FRONT)

_SHOWN = "docs/decisions/what-a-judge-is-shown.md"

STATE_ITEMS: Final = Limit(120, "items", "More of a page makes an answer slower and no better.", _SHOWN)
STATE_OFFSCREEN: Final = Limit(0.25, "of the items", "What scrolling would reveal keeps this much of the room.", _SHOWN)
STATE_NAMESAKES: Final = Limit(4, "items", "A name borne by more of them tells none apart.", _SHOWN)
STATE_HISTORY: Final = Limit(20, "lines", "What was done longer ago no longer explains the screen.", _SHOWN)
STATE_CHANGED: Final = Limit(24, "labels a side", "A wholly new page is not listed twice.", _SHOWN)

_CONDITION = "docs/decisions/conditions.md"

HOLDS: Final = Limit(0.75, "probability", "A condition passes from here on, and under it never.", _CONDITION)
FALSE: Final = Limit(
    0.25, "probability", "Down to here a condition is false; between the two it is unsure.", _CONDITION
)
HEDGED: Final = Limit(0.10, "from a half", "So near a half the pair of yes/no questions has no opinion.", _CONDITION)
CRISP_TOP: Final = Limit(0.85, "probability", "All of it plainly shows: decides where the pair does not.", _CONDITION)
WAIT_CHECKS: Final = Limit(10, "checks", "What has not come to hold by then is not about to.", _CONDITION)
STEADY_HOLD: Final = Limit(0.65, "probability", "Enough on a screen that does not change any more.", _CONDITION)
STEADY_CHECKS: Final = Limit(3, "checks in a row", "So often the same, the screen has come to rest.", _CONDITION)
EMPTY_CHECKS: Final = Limit(2, "checks in a row", "A page that says it found nothing has said it.", _CONDITION)
OWN_DIALOG_CHECKS: Final = Limit(2, "checks", "A dialog the run opened waits for an answer, not for time.", _CONDITION)
WINDOW_CHECKS: Final = Limit(10, "looks", "A page that shows nothing by then will not by itself.", _CONDITION)
LOCATE_FLOOR: Final = Limit(0.50, "probability", "From here on a control is the one to stop before.", _CONDITION)

_ENTER = "docs/decisions/entering-text.md"

SLOT_FLOOR: Final = Limit(0.40, "probability", "From here on a field takes a slot: a form has few of them.", _ENTER)
NOT_ASKED: Final = Limit(0.35, "probability", "Under it the screen does not ask for that detail at all.", _ENTER)
FIELD_ERROR: Final = Limit(0.70, "probability", "From here on the form complains about that field.", _ENTER)
SUGGESTION_FLOOR: Final = Limit(0.50, "probability", "Under it the text stays as it was typed.", _ENTER)
MOST_SUGGESTIONS: Final = Limit(12, "rows", "As many suggestions as are told apart.", _ENTER)
LATE_LOOKS: Final = Limit(2, "looks", "Suggestions for a place come late; after these they do not come.", _ENTER)
MOSTLY: Final = Limit(0.5, "of the texts", "A form that takes fewer of them is not the form that is meant.", _ENTER)
REVEAL_TURNS: Final = Limit(4, "turns", "Bringing a form into view is a press or two; a longer way is a step.", _ENTER)
ONWARD_TURNS: Final = Limit(1, "turns", "One press leads to the next page; a second might leave it.", _ENTER)
ENTER_PAGES: Final = Limit(3, "pages", "A form in more parts is several steps.", _ENTER)
ENTER_ROUNDS: Final = Limit(3, "rounds", "Fields that appear as others are filled are found in this many.", _ENTER)
DELIVERIES: Final = Limit(2, "times a field", "Where nobody can say what it holds, and no more.", _ENTER)
CAPTION_ABOVE: Final = Limit(40, "CSS pixels", "A text further above a field is a heading, not its label.", _ENTER)
CAPTION_BESIDE: Final = Limit(200, "CSS pixels", "A text further to the left belongs to another column.", _ENTER)
