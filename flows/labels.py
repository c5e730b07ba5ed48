"""Labels of a run's turns: what a person said was true, beside what the judge had answered."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from judge import Kind
from judge.calibration import Calibration, TooFewLabels, fitted
from view import Problem

from .events import FlowBegan, JudgeAsked, LookTaken, PictureTaken, Shown
from .explain import read
from .journal import Record
from .writing import written

LABELS: Final = "labels.json"
"""Beside the events that they are about."""

YES: Final = "yes"


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """One screen on which a judge was asked whether a step is done."""

    key: str
    """Names it within its run: ``flow/call``."""

    judge: str
    model: str
    step: str
    seen: str
    """The screen, in a few words."""

    shown: Shown | None = None
    """What the events keep of it."""

    picture: str = ""
    """What was on screen when the step ended, in the run's folder."""

    said: Mapping[Kind, float]
    """The judge's own yes/no probabilities, by kind."""


@dataclass(frozen=True, slots=True)
class Pair:
    """One answer and whether it was right to say yes."""

    judge: str
    model: str
    kind: Kind
    p: float
    truth: bool


def turns_of(events: Path) -> tuple[Turn, ...]:
    """The turns of a run that can be labelled. Runs with a calibrated judge have none: their answers were put right."""
    return tuple(_turns(read(events)))


def why_none(events: Path) -> str:
    """Why a run has no turns that can be labelled."""
    told = [record.event for record in read(events)]
    if any(isinstance(event, FlowBegan) and event.calibrated for event in told):
        return "its judge is calibrated: the answers were put right, and say nothing of the judge any more"
    if any(isinstance(event, JudgeAsked) for event in told):
        return "no judge was asked whether a step is done: its steps are of kinds that the program checks itself"
    return "no judge was asked anything"


def _turns(records: Sequence[Record]) -> Iterator[Turn]:
    judge, steps, seen = "", dict[str, str](), ""
    pictures = {(one.flow, one.step): one.event.file for one in records if isinstance(one.event, PictureTaken)}
    for record in records:
        match record.event:
            case FlowBegan() as began:
                judge = "" if began.calibrated else began.judge
                steps = {planned.path: planned.text for planned in (*began.steps, *began.finally_steps)}
            case LookTaken(title=title, address=address, front=front):
                seen = " · ".join(part for part in (title, address, front) if part)
            case JudgeAsked() as asked if judge:
                said = _yes_of(asked)
                if Kind.DONE in said:
                    who = dict(asked.by).get(Kind.DONE, judge)
                    yield Turn(
                        key=f"{record.flow}/{asked.call}",
                        judge=who,
                        model=", ".join(model for name, model in asked.models if name == who),
                        step=steps.get(record.step, record.step),
                        seen=seen,
                        shown=asked.shown,
                        picture=pictures.get((record.flow, record.step), ""),
                        said=said,
                    )


def _yes_of(asked: JudgeAsked) -> dict[Kind, float]:
    """The yes/no answers about whether the step is done."""
    kinds = {question.id: question.kind for question in asked.questions}
    about = (Kind.DONE, Kind.NOT_DONE)
    found = {kinds[answer.id]: dict(answer.probabilities).get(YES) for answer in asked.answers}
    return {kind: p for kind in about if (p := found.get(kind)) is not None}


class LabelsFile(Problem):
    """The labels of a run cannot be read. They are somebody's work: the file stays as it is."""

    kind = "bad_labels"

    def __init__(self, file: Path, why: str, line: int = 0) -> None:
        place = f"{file}:{line}" if line else str(file)
        super().__init__(
            f"{place}: {why}", hint=f"mend it, or move it away to begin anew: mv {file} {file.with_suffix('.old')}"
        )


def saved(events: Path) -> dict[str, bool]:
    """The labels that a run has; nothing where it has none. Raises `LabelsFile` where they cannot be read."""
    file = events.parent / LABELS
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise LabelsFile(file, f"it cannot be read: {(error.strerror or str(error)).lower()}") from error
    except UnicodeDecodeError as error:
        raise LabelsFile(file, "it is no text in UTF-8") from error
    return _labels(file, text)


def _labels(file: Path, text: str) -> dict[str, bool]:
    try:
        form = json.loads(text)
    except json.JSONDecodeError as error:
        raise LabelsFile(file, f"this is no JSON: {error.msg.lower()}", error.lineno) from error
    except (ValueError, RecursionError) as error:
        raise LabelsFile(file, "this is no file of labels: a map of turns, each with true or false") from error
    if not isinstance(form, dict):
        raise LabelsFile(file, "this is no map of turns, each with true or false", 1)
    for key, truth in form.items():
        if not isinstance(truth, bool):
            line = text[: max(0, text.find(json.dumps(key)))].count("\n") + 1
            raise LabelsFile(file, f"the label of {key!r} is neither true nor false", line)
    return form


def save(events: Path, labels: Mapping[str, bool]) -> Path:
    """Keeps them, all at once: nobody ever reads half of them. Gives the file; raises `CannotWrite`."""
    return written(events.parent / LABELS, json.dumps(labels, indent=2, sort_keys=True) + "\n")


def pairs_of(events: Path) -> tuple[Pair, ...]:
    """Every labelled answer of a run: "not done" is true where "done" is not."""
    labels = saved(events)
    return tuple(
        Pair(turn.judge, turn.model, kind, p, labels[turn.key] is (kind is Kind.DONE))
        for turn in turns_of(events)
        if turn.key in labels
        for kind, p in turn.said.items()
    )


def calibrations(pairs: Sequence[Pair]) -> tuple[tuple[Calibration, ...], tuple[str, ...]]:
    """What can be read off these answers, judge by judge and model by model, and what cannot, in words."""
    held: dict[tuple[str, str], dict[Kind, list[tuple[float, bool]]]] = defaultdict(lambda: defaultdict(list))
    for pair in pairs:
        held[pair.judge, pair.model][pair.kind].append((pair.p, pair.truth))
    made, missing = [], []
    for (judge, model), kinds in sorted(held.items()):
        scales = {}
        for kind, some in kinds.items():
            try:
                scale = fitted(some)
            except TooFewLabels as problem:
                missing.append(f"{judge}, {kind}: {problem.message}")
                continue
            if scale.slope > 0:
                scales[kind] = scale
            else:
                missing.append(f"{judge}, {kind}: its answers say nothing about what is true")
        if scales:
            labels = {kind: len(kinds[kind]) for kind in scales}
            made.append(Calibration(judge=judge, model=model, scales=scales, labels=labels))
    return tuple(made), tuple(missing)
