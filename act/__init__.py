"""What to do: flows and their steps as pure machines, the gate, thresholds. No I/O, no clock, no async."""

from .bars import SEEDS, UNCALIBRATED, Bars, BarsBy
from .binding import home_of
from .do import do
from .ending import Ending, Outcome
from .event import (
    ActionDone,
    ActivationRefused,
    AllowanceUsed,
    AnswerOverruled,
    ConditionJudged,
    ElementBanned,
    Event,
    ExpectationChecked,
    LoopsOff,
    Noted,
    StepBegan,
    StepEnded,
    TargetRanked,
    TurnDecided,
    TurnJudged,
    UndoChecked,
)
from .flow import run_flow
from .gate import Refused, permit
from .intent import (
    AnyIntent,
    BrowseIntent,
    DoIntent,
    EnterIntent,
    Intent,
    Level,
    Limits,
    Loop,
    OpenIntent,
    StopBeforeIntent,
    VerifyIntent,
    WaitForIntent,
)
from .memory import Memory, Owner
from .phrase import Filled, Phrase
from .planned import PlannedStep
from .typing_sentence import typing_sentence
from .wish import Ask, Do, Look, Machine, Tell, Wish, Write

__all__ = [
    "SEEDS",
    "UNCALIBRATED",
    "ActionDone",
    "ActivationRefused",
    "AllowanceUsed",
    "AnswerOverruled",
    "AnyIntent",
    "Ask",
    "Bars",
    "BarsBy",
    "BrowseIntent",
    "ConditionJudged",
    "Do",
    "DoIntent",
    "ElementBanned",
    "Ending",
    "EnterIntent",
    "Event",
    "ExpectationChecked",
    "Filled",
    "Intent",
    "Level",
    "Limits",
    "Look",
    "Loop",
    "LoopsOff",
    "Machine",
    "Memory",
    "Noted",
    "OpenIntent",
    "Outcome",
    "Owner",
    "Phrase",
    "PlannedStep",
    "Refused",
    "StepBegan",
    "StepEnded",
    "StopBeforeIntent",
    "TargetRanked",
    "Tell",
    "TurnDecided",
    "TurnJudged",
    "UndoChecked",
    "VerifyIntent",
    "WaitForIntent",
    "Wish",
    "Write",
    "do",
    "home_of",
    "permit",
    "run_flow",
    "typing_sentence",
]
