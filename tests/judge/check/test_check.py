"""Asked about labelled screens, a judge is told from noise, and one that contradicts itself from one that does not."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from xml.etree import ElementTree

import pytest

from judge import Answer, Choice, Chosen, Kind, Question, Score, Scored, State, Yes, element_of
from judge.check import Labelled, ask_all, diagram, labelled, verdict, worth
from judge.check.figures import Worth
from judge.check.metrics import auc, bins, brier, ece
from judge.embedded import EmbeddedJudge

ITEMS = tuple(element_of(line) for line in ('button "Save" (click)', 'button "Print" (click)', 'link "Home" (click)'))


def screens(count: int = 60) -> list[Labelled]:
    """Half of them done; on each the first control is right."""
    return [
        Labelled(
            app="editor",
            family="editor",
            tale=str(n),
            how="scripted",
            state=State(step="save it", title=f"Page {n}", items=ITEMS),
            acted=False,
            done=n % 2 == 0,
            moves=("activate",),
            targets=(0,),
            offered_moves=("activate", "wait", "finished"),
            pool=(0, 1, 2),
        )
        for n in range(count)
    ]


class Knowing:
    """Knows the truth by the page's title, as surely as it is told to be."""

    name = "knowing 1"

    def __init__(self, sure: float = 0.9, *, yes_to_all: bool = False, first_of_all: bool = False) -> None:
        self.sure, self.yes_to_all, self.first_of_all = sure, yes_to_all, first_of_all

    async def ask(self, state: State, questions: Sequence[Question]) -> Mapping[str, Answer]:
        done = int(state.title.split()[-1]) % 2 == 0
        return {question.id: self._answer(question, self.sure if done else 1 - self.sure) for question in questions}

    def _answer(self, question: Question, p: float) -> Answer:
        match question:
            case Choice():
                top = question.keys[0] if self.first_of_all else "1" if "1" in question.keys else "activate"
                return Chosen(tuple((key, float(key == top)) for key in question.keys))
            case Score(levels=levels):
                return Scored((1 - p, *(0.0,) * (len(levels) - 2), p))
        yes = 0.95 if self.yes_to_all else p
        return Yes(1 - yes if question.kind is Kind.NOT_DONE and not self.yes_to_all else yes)


async def checked(judge: Knowing | EmbeddedJudge, of: Sequence[Labelled]) -> Worth:
    return worth(judge.name, [asked async for asked in ask_all(judge, of)])


async def test_a_judge_that_knows_is_called_a_judge() -> None:
    found = await checked(Knowing(), screens())
    assert (found["done: AUC"], found["right control first"], found["order spread"]) == (1.0, 1.0, 0.0)
    assert verdict(found).verdict == "a judge"


async def test_one_that_says_yes_to_everything_is_noise() -> None:
    found = await checked(Knowing(yes_to_all=True), screens())
    assert found["done: AUC"] == 0.5
    assert found["contradicts itself"] == 1.0
    assert verdict(found).verdict.startswith("noise")


async def test_one_that_picks_what_is_listed_first_hangs_on_how_it_is_asked() -> None:
    found = await checked(Knowing(first_of_all=True), screens())
    assert found["order spread"] == 1.0
    assert "how they are asked" in verdict(found).verdict


async def test_one_that_is_never_sure_needs_a_calibration() -> None:
    found = await checked(Knowing(sure=0.6), screens())
    assert "not what they say" in verdict(found).verdict


async def test_answers_that_cannot_be_taken_are_counted_and_said() -> None:
    found = await checked(Knowing(sure=1.7), screens())
    assert found.failures == found.screens == 60
    assert verdict(found).verdict.startswith("no judge")


@pytest.mark.parametrize("which", ["development", "test"])
def test_the_screens_that_are_shipped_can_be_asked_about(which: str) -> None:
    held = labelled(which)
    assert len(held) >= 300
    assert 0.2 < sum(screen.done for screen in held) / len(held) < 0.8


async def test_the_embedded_judge_is_no_noise_on_what_is_shipped() -> None:
    some = random.Random(1).sample(labelled("development"), 80)
    found = await checked(EmbeddedJudge(), some)
    assert found["done: AUC"] > 0.75
    assert found["contradicts itself"] == 0.0
    assert found["order spread"] < 1e-9


def test_the_figures_of_known_answers() -> None:
    pairs = [(0.9, True), (0.8, True), (0.7, False), (0.2, False)]
    assert auc(pairs) == 1.0
    assert brier(pairs) == pytest.approx((0.01 + 0.04 + 0.49 + 0.04) / 4)
    assert ece(pairs) == pytest.approx((0.1 + 0.2 + 0.7 + 0.2) / 4)
    assert [point.count for point in bins(pairs)] == [1, 1, 1, 1]


async def test_the_diagram_is_an_image_with_a_dot_for_every_bin() -> None:
    found = await checked(Knowing(), screens())
    drawn = ElementTree.fromstring(diagram(found.reliability, "A judge & <its> worth"))
    assert len(drawn.findall("{http://www.w3.org/2000/svg}circle")) == len(found.reliability) == 2


async def test_a_few_screens_tell_nothing_however_right_the_answers() -> None:
    found = await checked(Knowing(), screens()[:19])
    assert verdict(found).verdict.startswith("no verdict")
