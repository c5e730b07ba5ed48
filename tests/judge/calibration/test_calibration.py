"""Probabilities put right: what a scale does, what it is read off, and when it does not apply."""

from __future__ import annotations

import json
import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from judge import Account, Answer, Answers, Chosen, Kind, Question, State, Yes, choice, moves, validated, yes_no
from judge.calibration import (
    Calibrated,
    Calibration,
    CalibrationFile,
    ModelChanged,
    Scale,
    TooFewLabels,
    fitted,
    load,
    save,
)
from judge.calibration.file import FARTHEST, STEEPEST

P = some.floats(0, 1)


def overconfident(count: int, *, slope: float) -> list[tuple[float, bool]]:
    """Labelled answers of a judge whose log-odds are `1 / slope` times what they should be."""
    draw = random.Random(7)
    true = [draw.uniform(-3, 3) for _ in range(count)]
    return [(1 / (1 + math.exp(-z / slope)), draw.random() < 1 / (1 + math.exp(-z))) for z in true]


def test_an_overconfident_judge_is_taken_back() -> None:
    scale = fitted(overconfident(2_000, slope=0.5))
    assert scale.slope == pytest.approx(0.5, abs=0.08)
    assert scale.of(0.95) < 0.88


def test_a_judge_that_says_what_comes_is_left_alone() -> None:
    scale = fitted(overconfident(2_000, slope=1.0))
    assert [scale.slope, scale.offset] == pytest.approx([1.0, 0.0], abs=0.15)


@pytest.mark.parametrize("pairs", [[], [(0.9, True)] * 29, [(0.9, True)] * 96 + [(0.2, False)] * 4])
def test_too_few_labels_make_no_scale(pairs: list[tuple[float, bool]]) -> None:
    with pytest.raises(TooFewLabels):
        fitted(pairs)


def test_a_judge_that_is_always_wrong_is_made_to_say_nothing() -> None:
    pairs = [(0.95, False)] * 50 + [(0.05, True)] * 50
    assert fitted(pairs).of(0.99) == pytest.approx(0.5, abs=0.05)


@given(P, P, some.floats(0, 3), some.floats(-2, 2))
def test_the_order_of_answers_is_kept(p: float, q: float, slope: float, offset: float) -> None:
    scale = Scale(slope=slope, offset=offset)
    assert (p <= q) <= (scale.of(p) <= scale.of(q))


@given(some.lists(some.floats(0.001, 1), min_size=2, max_size=20), some.floats(0, 3))
def test_a_distribution_stays_one(raw: list[float], slope: float) -> None:
    ps = Scale(slope=slope).over([p / sum(raw) for p in raw])
    assert math.fsum(ps) == pytest.approx(1)


class Sure:
    """Says 0.95 to everything, as a model of that name."""

    name = "sure 1"

    def __init__(self, model: str) -> None:
        self._model = model

    async def ask(self, state: State, questions: Sequence[Question]) -> Mapping[str, Answer]:
        sure = Chosen((("wait", 0.95), ("none", 0.05)))
        given: dict[str, Answer] = {q.id: Yes(0.95) if q.kind is Kind.DONE else sure for q in questions}
        return Answers(
            given, ballots={"done": (Yes(0.95), Yes(0.9))}, accounts=(Account(judge=self.name, model=self._model),)
        )


HALVED = Calibration(judge="sure 1", model="m-1", scales={Kind.DONE: Scale(slope=0.5)}, labels={Kind.DONE: 40})
MOVE = choice(Kind.MOVE, [option for option in moves() if option.key == "wait"])


async def test_answers_and_ballots_are_put_right_kind_by_kind() -> None:
    questions = (yes_no(Kind.DONE), MOVE)
    answers = await Calibrated(Sure("m-1"), (HALVED,)).ask(State(step="go"), questions)
    whole = validated(questions, answers)
    done, move = whole["done"], whole["move"]
    assert isinstance(done, Yes)
    assert isinstance(move, Chosen)
    assert done.p == pytest.approx(Scale(slope=0.5).of(0.95))
    assert whole.ballot("done") == (Yes(Scale(slope=0.5).of(0.95)), Yes(Scale(slope=0.5).of(0.9)))
    assert move.p("wait") == pytest.approx(0.95)


async def test_another_model_than_the_calibrated_one_is_not_believed() -> None:
    with pytest.raises(ModelChanged, match="m-2 answered"):
        await Calibrated(Sure("m-2"), (HALVED,)).ask(State(step="go"), (yes_no(Kind.DONE),))


async def test_of_several_models_each_has_its_own_scales() -> None:
    both = (HALVED, replace(HALVED, model="m-2", scales={Kind.DONE: Scale(slope=2.0)}))
    for model, slope in (("m-1", 0.5), ("m-2", 2.0)):
        answers = await Calibrated(Sure(model), both).ask(State(step="go"), (yes_no(Kind.DONE),))
        assert answers["done"] == Yes(Scale(slope=slope).of(0.95))
    for model in ("m-3", ""):
        with pytest.raises(ModelChanged, match="the calibration is of m-1 or m-2"):
            await Calibrated(Sure(model), both).ask(State(step="go"), (yes_no(Kind.DONE),))


async def test_a_calibration_that_names_no_model_is_of_none_that_is_named() -> None:
    unnamed = (replace(HALVED, model=""),)
    assert await Calibrated(Sure(""), unnamed).ask(State(step="go"), (yes_no(Kind.DONE),))
    with pytest.raises(ModelChanged, match="m-1 answered"):
        await Calibrated(Sure("m-1"), unnamed).ask(State(step="go"), (yes_no(Kind.DONE),))


def test_a_file_comes_back_as_it_was_saved(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "calibration.json"
    save(file, (HALVED,))
    assert load(file) == (HALVED,)


@pytest.mark.parametrize("words", ["", "{", "[]", '{"calibrations": [{}]}', '{"calibrations": 3}'])
def test_what_is_no_calibration_is_said_to_be_none(tmp_path: Path, words: str) -> None:
    file = tmp_path / "calibration.json"
    file.write_text(words, encoding="utf-8")
    with pytest.raises(CalibrationFile, match=r"calibration\.json"):
        load(file)


def written(path: str, said: str, folder: Path) -> Path:
    """A whole calibration file in which that field says that."""
    form: dict[str, Any] = {
        "version": 1,
        "calibrations": [
            {"judge": "a", "model": "m", "scales": {"done": {"slope": 1, "offset": 0}}, "labels": {"done": 40}}
        ],
    }
    *way, last = path.split(".")
    at = form if path in form else form["calibrations"][0]
    for key in way:
        at = at[key]
    at[last] = "HERE"
    file = folder / "calibration.json"
    file.write_text(json.dumps(form).replace('"HERE"', said), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("field", "said"),
    [
        *(
            ("scales.done.slope", said)
            for said in ("NaN", "Infinity", "0", "-1", "1e6", '"1"', f"1{'0' * 400}", "true")
        ),
        *(("scales.done.offset", said) for said in ("NaN", "-Infinity", "1e9", "-17", '"0"', "null")),
        *(("labels.done", said) for said in ("-5", "2.5", '"3"', "true")),
        *(("version", said) for said in ("99", '"1"', "null", "true")),
        ("scales", "{}"),
        ("scales.frobnicate", "{}"),
        ("judge", '""'),
        ("model", "7"),
        ("calibrations", "{}"),
    ],
)
def test_what_no_calibration_can_say_is_refused_with_its_file_and_field(tmp_path: Path, field: str, said: str) -> None:
    file = written(field, said, tmp_path)
    with pytest.raises(CalibrationFile) as raised:
        load(file)
    last = "scales` has 'frobnicate'" if "frobnicate" in field else field
    assert str(file) in raised.value.message
    assert last in raised.value.message
    assert "calibrate" in raised.value.hint


def test_one_judge_with_one_model_stands_in_a_file_once(tmp_path: Path) -> None:
    save(tmp_path / "calibration.json", (HALVED, HALVED))
    with pytest.raises(CalibrationFile, match=r"calibrations\[1\]` is the second of 'sure 1' with the model 'm-1'"):
        load(tmp_path / "calibration.json")


def test_a_file_too_deep_to_be_read_is_no_calibration(tmp_path: Path) -> None:
    (tmp_path / "deep.json").write_text("[" * 200_000, encoding="utf-8")
    with pytest.raises(CalibrationFile):
        load(tmp_path / "deep.json")


@given(some.lists(some.tuples(P, some.booleans()), min_size=40, max_size=80))
def test_what_is_fitted_can_be_read_again(pairs: list[tuple[float, bool]]) -> None:
    """But for the line that says nothing, which `calibrate` leaves out."""
    both = [*pairs, *((0.5, truth) for truth in (True, False) for _ in range(5))]
    scale = fitted(both)
    assert 0 <= scale.slope <= STEEPEST
    assert abs(scale.offset) <= FARTHEST
