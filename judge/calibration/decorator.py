"""A judge whose answers are put right by a calibration."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from view import Problem

from ..answer import Answer, Chosen, Scored, Yes
from ..answers import Answers
from ..judge import Judge
from ..question import Question
from ..state import State
from .file import Calibration
from .scale import Scale


class ModelChanged(Problem):
    """Another model answered than the one that was calibrated: its probabilities mean something else."""

    kind = "judge_unreachable"


@dataclass(frozen=True, slots=True)
class Calibrated:
    """Every answer and every ballot on the scale that its kind has for the model. Raises `ModelChanged`."""

    judge: Judge
    calibrations: tuple[Calibration, ...]
    """All of this judge, each of another model."""

    @property
    def name(self) -> str:
        return self.judge.name

    async def ask(self, state: State, questions: Sequence[Question]) -> Mapping[str, Answer]:
        came = await self.judge.ask(state, questions)
        answers = came if isinstance(came, Answers) else Answers(came)
        known = self._of(answers)
        scales = {question.id: known.scale(question.kind) for question in questions}
        return replace(
            answers,
            given={id_: _scaled(answer, scales.get(id_, Scale())) for id_, answer in answers.items()},
            ballots={
                id_: tuple(_scaled(vote, scales.get(id_, Scale())) for vote in ballot)
                for id_, ballot in answers.ballots.items()
            },
        )

    def _of(self, answers: Answers) -> Calibration:
        """The calibration of the model that gave them. One that names no model is for a judge that names none."""
        said = {account.model for account in answers.accounts if account.model}
        fits = [one for one in self.calibrations if {one.model} == (said or {""})]
        if not said and len(self.calibrations) == 1:
            return self.calibrations[0]
        if fits:
            return fits[0]
        raise ModelChanged(
            f"{', '.join(sorted(said)) or 'a model that the server does not name'} answered;"
            f" the calibration is of {' or '.join(one.model or 'none that is named' for one in self.calibrations)}",
            hint="name that model in `judge: {model: ...}`, or calibrate again: `run-flow judge calibrate`",
        )


def _scaled(answer: Answer, scale: Scale) -> Answer:
    match answer:
        case Yes(p):
            return Yes(scale.of(p))
        case Chosen(probabilities):
            keys = [key for key, _ in probabilities]
            return Chosen(tuple(zip(keys, scale.over([p for _, p in probabilities]), strict=True)))
        case Scored(levels):
            return Scored(scale.over(levels))
