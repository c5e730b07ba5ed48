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
    """Every answer and every ballot on the scale of its kind. Raises `ModelChanged`."""

    judge: Judge
    calibration: Calibration

    @property
    def name(self) -> str:
        return self.judge.name

    async def ask(self, state: State, questions: Sequence[Question]) -> Mapping[str, Answer]:
        came = await self.judge.ask(state, questions)
        answers = came if isinstance(came, Answers) else Answers(came)
        self._check(answers)
        scales = {question.id: self.calibration.scale(question.kind) for question in questions}
        return replace(
            answers,
            given={id_: _scaled(answer, scales.get(id_, Scale())) for id_, answer in answers.items()},
            ballots={
                id_: tuple(_scaled(vote, scales.get(id_, Scale())) for vote in ballot)
                for id_, ballot in answers.ballots.items()
            },
        )

    def _check(self, answers: Answers) -> None:
        other = {account.model for account in answers.accounts if account.model} - {self.calibration.model}
        if self.calibration.model and other:
            raise ModelChanged(
                f"{', '.join(sorted(other))} answered; the calibration is of {self.calibration.model}",
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
