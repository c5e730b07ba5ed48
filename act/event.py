"""What a machine has to tell that nobody else can know. Plain facts; `flows` gives them numbers, times and homes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from view import Lost, Receiver

from .ending import Ending


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """One happening. `name` is ``noun.happened``."""

    name: ClassVar[str] = "event"


@dataclass(frozen=True, slots=True, kw_only=True)
class StepBegan(Event):
    """A step is about to be carried out."""

    name: ClassVar[str] = "step.began"
    path: str
    kind: str
    text: str
    """The step as it may be shown: secrets by name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StepEnded(Event):
    """A step came to its end."""

    name: ClassVar[str] = "step.ended"
    path: str
    ending: Ending


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnJudged(Event):
    """What the judge made of one screen."""

    name: ClassVar[str] = "turn.judged"
    turn: int
    completion: float | None
    progress: float | None
    blocked: float | None
    helped: float | None
    move: str
    shortcut: str
    incoherent: bool = False
    """``done`` and ``not_done`` do not add up."""

    intended: float | None = None
    """Asked only where a press's expected effect did not show."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnDecided(Event):
    """The rule that won, in words, and the move that follows."""

    name: ClassVar[str] = "turn.decided"
    turn: int
    move: str
    because: str
    target: str = ""
    """Label of the element, where there is one."""

    confidence: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TargetRanked(Event):
    """The best candidates of a choice, likeliest first."""

    name: ClassVar[str] = "target.ranked"
    purpose: str
    candidates: tuple[tuple[str, float], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionDone(Event):
    """Something was sent to the surface, or refused there."""

    name: ClassVar[str] = "action.done"
    action: str
    """In words: ``press button "Add to cart"``."""

    ok: bool
    note: str = ""
    purpose: str = "step"
    """``step``, or the housekeeping it was: ``obstacle``, ``undo``, ``uncover``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Written:
    """What a target was to hold, and what it holds; neither of a secret."""

    requested: str | None
    actual: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionAssessed(Event):
    """What an action came to, as far as it was measured, and what may be done next."""

    name: ClassVar[str] = "action.assessed"
    action: str
    kind: str = ""
    """What was done, in one word: ``click``, ``type``, ``scroll``."""

    verdict: str
    reason: str
    next: str
    gloss: str
    """The verdict in one line."""

    hint: str = ""
    """What to do about it, at length; empty where the verdict asks for nothing."""

    short_hint: str = ""
    delivery: str
    dispatched: str
    aim: tuple[float, float] | None = None
    intercepted_by: Receiver | None = None
    value: Written | None = None
    observed_after_ms: int | None = None
    values_lost: tuple[Lost, ...] = ()
    values_lost_total: int = 0
    purpose: str = "step"


@dataclass(frozen=True, slots=True, kw_only=True)
class ElementBanned(Event):
    """An element is not to be used again in this step."""

    name: ClassVar[str] = "element.banned"
    target: str
    because: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpectationChecked(Event):
    """Whether a press did what presses of its kind are for, as far as the screen tells."""

    name: ClassVar[str] = "expectation.checked"
    action: str
    expected: str
    """As the end of "it was to ..."."""

    came: str


@dataclass(frozen=True, slots=True, kw_only=True)
class UndoChecked(Event):
    """An action was taken back, and whether the screen from before it shows again."""

    name: ClassVar[str] = "undo.checked"
    action: str
    """What was to be taken back."""

    by: str
    present: float
    """The share of the earlier screen's marks that show."""

    restored: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerOverruled(Event):
    """The judge said one thing and a rule made another of it."""

    name: ClassVar[str] = "answer.overruled"
    answer: str
    because: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivationRefused(Event):
    """The gate refused."""

    name: ClassVar[str] = "activation.refused"
    target: str
    rule: str
    because: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AllowanceUsed(Event):
    """Something that looks destructive was activated because the flow says it may."""

    name: ClassVar[str] = "allowance.used"
    target: str
    allowance: str
    because: str
    """Why it would have been refused."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Noted(Event):
    """A line of the run's history: a stall, an undo, a dialog of the task's own."""

    name: ClassVar[str] = "history.noted"
    line: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ConditionJudged(Event):
    """How far a condition holds on the screen."""

    name: ClassVar[str] = "condition.judged"
    condition: str
    holds: float
    incoherent: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class LoopsOff(Event):
    """This run left out parts of the loop, for a comparison."""

    name: ClassVar[str] = "loops.off"
    loops: tuple[str, ...] = field(default=())
