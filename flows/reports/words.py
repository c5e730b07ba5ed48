"""The lines that a person reads: how they are put together, and in which signs and colours."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from act import Outcome

from ..locating import PRESS
from ..outcomes import named

if TYPE_CHECKING:
    from .summary import FlowSummary, RunSummary, StepSummary

PASSED: Final = "passed"
FAILED: Final = "failed"
FORWARD: Final = "forward"

SIGNS: Final[dict[str, tuple[str, str]]] = {PASSED: ("✓", "+"), FAILED: ("✗", "x"), FORWARD: ("▸", ">")}
"""Each sign, and what stands for it where the encoding has no such letter. A word always stands beside it."""

COLOURS: Final[dict[str, str]] = {PASSED: "\x1b[32m", FAILED: "\x1b[31m", FORWARD: "\x1b[2m"}
PLAIN: Final = "\x1b[0m"

LONGEST_STEP: Final = 40
"""Letters of a step on the line that changes: what is being done has to fit beside it."""

MS_A_SECOND: Final = 1000
NEVER_PRINTED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
"""Unicode categories that move a cursor, turn the direction of writing, or show nothing at all."""


@dataclass(frozen=True, slots=True)
class Style:
    """Whether there are colours, and whether there are signs beyond ASCII."""

    colour: bool = False
    unicode: bool = True

    def sign(self, meaning: str) -> str:
        return SIGNS[meaning][0 if self.unicode else 1]

    def coloured(self, meaning: str, text: str) -> str:
        return f"{COLOURS[meaning]}{text}{PLAIN}" if self.colour else text


def printable(text: str) -> str:
    """
    The text on one line, without anything that could steer a terminal: page texts come through here.

    >>> printable("Save\\x1b[2J\\nnow")
    'Save [2J now'
    """
    letters = (" " if unicodedata.category(letter) in NEVER_PRINTED else letter for letter in text)
    return " ".join("".join(letters).split())


def seconds(ms: float) -> str:
    return f"{ms / MS_A_SECOND:.1f} s"


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def outcome_words(name: str) -> str:
    """``out_of_turns`` as it is read: ``out of turns``."""
    return name.replace("_", " ")


def verdict_words(verdict: str, reason: str, then: str) -> str:
    """
    A verdict in a few words.

    >>> verdict_words("unchanged", "identical_tree", "confirm")
    'unchanged (identical_tree), next: confirm'
    """
    return f"{verdict} ({reason}), next: {then}"


def flow_line(flow: FlowSummary, style: Style) -> str:
    """Before a flow's first step."""
    return (
        f"{style.sign(FORWARD)} {printable(flow.title)}  ({printable(flow.file)}, {counted(len(flow.steps), 'step')})"
    )


def step_line(place: str, step: StepSummary, style: Style) -> str:
    """``3/7 ✓ done: add the mug to the cart (2 turns, 1.2 s)``."""
    meaning = PASSED if step.passes else FAILED
    said = style.coloured(meaning, f"{style.sign(meaning)} {outcome_words(step.outcome)}")
    turns = f"{counted(step.turns, 'turn')}, " if step.turns else ""
    return f"{place} {said}: {printable(step.title)} ({turns}{seconds(step.ms)})"


def turn_line(place: str, text: str, doing: str, style: Style) -> str:
    """``3/7 add the mug ▸ turn 2 press button "Add to cart" 0.91 (0.4 s)``."""
    step = printable(text)
    short = step if len(step) <= LONGEST_STEP else step[: LONGEST_STEP - 1].rstrip() + ("…" if style.unicode else "~")
    return f"{place} {short} {style.sign(FORWARD)} {printable(doing)}"


def ending_lines(flow: FlowSummary, style: Style = Style()) -> Iterator[str]:
    """How a flow ended, in words; where it did not pass also which step, where it stands, what was seen and why."""
    passes = flow.exit_code == 0
    meaning = PASSED if passes else FAILED
    done = sum(step.passes for step in flow.steps)
    facts = f"{done} of {counted(len(flow.steps), 'step')}, {counted(flow.calls, 'judge call')}, {seconds(flow.ms)}"
    said = style.coloured(meaning, f"{style.sign(meaning)} {outcome_words(flow.outcome)}")
    yield f"{said}: {printable(flow.title or flow.flow)} ({facts})"
    yield from (f"  allowed: {printable(used)}" for used in flow.allowances)
    if flow.loops_off:
        yield f"  without parts of the loop: {', '.join(flow.loops_off)}"
    yield from finally_lines(flow)
    if passes:
        return
    yield f"  the flow {_sentence(flow)}"
    step = flow.failed_step
    if step:
        yield f"  step {step.path}: {printable(step.title)}"
    if flow.file:
        yield f"  at {printable(flow.file)}{f':{step.line}' if step and step.line else ''}"
    note = flow.note or (step.note if step else "")
    if note and not _is_unclear(flow):
        yield f"  why: {printable(note)}"
    if step and step.verdict:
        yield from last_action_lines(step)
    if flow.hint:
        yield f"  try: {printable(flow.hint)}"
    if step and step.picture:
        yield f"  picture: {step.picture}"


def last_action_lines(step: StepSummary) -> Iterator[str]:
    """What the step's last action came to, and what to do about it."""
    yield f"  last action: {printable(step.action)}: {verdict_words(step.verdict, step.reason, step.next)}"
    if step.advice:
        yield f"  hint: {printable(step.advice)}"


def finally_lines(flow: FlowSummary) -> Iterator[str]:
    """What became of the steps of `finally`, where there are any that began."""
    if not flow.finally_outcome:
        return
    done = sum(step.passes for step in flow.finally_steps)
    facts = f"{done} of {counted(len(flow.finally_steps), 'step')} after the others"
    yield f"  finally: {outcome_words(flow.finally_outcome)} ({facts})"
    failed = next((step for step in flow.finally_steps if step.ran and not step.passes), None)
    if failed:
        yield f"    step {failed.path}: {printable(failed.title)}: {printable(failed.note)}"


def total_lines(run: RunSummary, style: Style = Style()) -> Iterator[str]:
    """How several flows ended together. Of a single one everything has been said."""
    if len(run.flows) == 1:
        return
    passed = sum(flow.exit_code == 0 for flow in run.flows)
    meaning = PASSED if run.exit_code == 0 else FAILED
    said = style.coloured(meaning, f"{style.sign(meaning)} {outcome_words(run.outcome)}")
    yield f"{said}: {passed} of {counted(len(run.flows), 'flow')} passed (exit {run.exit_code})"


def _sentence(flow: FlowSummary) -> str:
    if flow.exit_code is None:
        return "has not ended: it was killed, or is still running"
    step = flow.failed_step
    words = f"is undecided: {printable(step.note)}" if step and _is_unclear(flow) else ""
    return f"{words or named(flow.outcome, flow.exit_code).words} (exit {flow.exit_code})"


def _is_unclear(flow: FlowSummary) -> bool:
    """The locator of a `press:` named no single control: the step's note says which ones it fits."""
    step = flow.failed_step
    return step is not None and (step.kind, step.outcome, bool(step.note)) == (PRESS, Outcome.STUCK, True)
