"""From a file's steps to what `act` carries out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from act import (
    AnyIntent,
    BrowseIntent,
    DoIntent,
    EnterIntent,
    OpenIntent,
    Phrase,
    PlannedStep,
    PressIntent,
    StopBeforeIntent,
    VerifyIntent,
    WaitForIntent,
    typing_sentence,
)
from view import Allowance, has_form

from .filling import Loc
from .format import AllowModel
from .format_steps import STEP_KEYS, StepModel
from .locating import chain_of

_Intending = Callable[[Phrase, tuple[Allowance, ...]], AnyIntent]

_INTENTS: Final[Mapping[str, _Intending]] = {
    "press": lambda phrase, allow: PressIntent(locator=chain_of(phrase), allow=allow),
    "browse": lambda phrase, allow: BrowseIntent(address=phrase, allow=allow),
    "open": lambda phrase, allow: OpenIntent(app=phrase, allow=allow),
    "verify": lambda phrase, allow: VerifyIntent(condition=phrase, allow=allow),
    "wait_for": lambda phrase, allow: WaitForIntent(condition=phrase, allow=allow),
    "stop_before": lambda phrase, allow: StopBeforeIntent(phrase=phrase, allow=allow),
}
"""Step words whose value is one text."""


def plan(steps: Sequence[StepModel], phrases: Mapping[Loc, Phrase], key: str = "steps") -> tuple[PlannedStep, ...]:
    """
    Each step of the list under that key with its path and its intent. `phrases` holds the texts as they were written,
    by location.
    """
    return tuple(_planned((key, at), step, phrases) for at, step in enumerate(steps))


def loc_of(path: str) -> Loc:
    """
    Where the step of that path stands in the file.

    >>> loc_of("3"), loc_of("finally.1")
    (('steps', 2), ('finally', 0))
    """
    key, _, number = path.rpartition(".")
    return (key or "steps", int(number) - 1)


def _path(key: str, at: int) -> str:
    return f"{key}.{at + 1}" if key != "steps" else str(at + 1)


def _planned(at: tuple[str, int], step: StepModel, phrases: Mapping[Loc, Phrase]) -> PlannedStep:
    kind = next(key for key in STEP_KEYS if getattr(step, key) is not None)
    loc: Loc = at if at in phrases else (*at, kind)
    allow = tuple(allowance(each) for each in step.allow)
    path = _path(*at)
    if step.enter is not None:
        slots = tuple((slot, phrases[*loc, slot]) for slot in step.enter)
        text = ", ".join(f"{slot}: {phrase.filled}" for slot, phrase in slots)
        named = tuple((slot, chain_of(Phrase.of(slot))) for slot in step.enter if has_form(slot))
        intent = EnterIntent(slots=slots, locators=named, allow=allow)
        return PlannedStep(path=path, kind=kind, text=text, intent=intent)
    phrase = phrases[loc]
    text = phrase.filled.strip()
    if kind != "do":
        return PlannedStep(path=path, kind=kind, text=text, intent=_INTENTS[kind](phrase, allow))
    if typing := typing_sentence(phrase):
        return PlannedStep(path=path, kind="enter", text=text, intent=EnterIntent(slots=(typing,), allow=allow))
    return PlannedStep(path=path, kind=kind, text=text, intent=DoIntent(goal=phrase, allow=allow))


def allowance(entry: str | AllowModel) -> Allowance:
    """An entry of `allow:` as the gate reads it."""
    if isinstance(entry, str):
        return Allowance(name=entry)
    return Allowance(name=entry.name, on=entry.on, times=entry.times)
