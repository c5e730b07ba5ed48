"""`judge:` in a flow file and `--judge`: who answers, what its answers have to reach, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
import typer
from flowfiles import complaints, loaded

from act import SEEDS, UNCALIBRATED, BarsBy, Level
from flows.cli.judge_option import judge_of
from flows.format_judge import JudgeKind, JudgeModel, settings_of
from flows.judging import NoKey, judging
from judge import Kind
from judge.calibration import Calibration, CalibrationFile, Scale, save

START = "start: https://shop.example/\n"
OWN = JudgeModel(kind=JudgeKind.SYSTEMONE, url="http://127.0.0.1:1", model="m")


def test_without_a_word_the_judge_that_comes_with_us_answers_and_nothing_leaves(tmp_path: Path) -> None:
    ready = judging(JudgeModel(), {}, tmp_path)
    assert ready.judge.name.startswith("embedded")
    assert (ready.bars, ready.level, ready.leaves) == (BarsBy(own=SEEDS), Level.OFF, "")


@pytest.mark.parametrize(
    ("named", "environment", "name"),
    [
        ("typesafe", {"TYPESAFE_API_KEY": "k"}, "systemone typesafe jev-latest"),
        ("openrouter", {"OPENROUTER_API_KEY": "k"}, "systemone openrouter typesafe/jev-1.14"),
        ("openai-decisions", {"OPENAI_API_KEY": "k"}, "systemone openai-decisions gpt-6-luna"),
    ],
)
def test_a_hosted_judge_takes_its_key_from_the_environment(
    tmp_path: Path, named: str, environment: Mapping[str, str], name: str
) -> None:
    assert judging(settings_of(named), environment, tmp_path).judge.name == name
    with pytest.raises(NoKey, match=next(iter(environment))):
        judging(settings_of(named), {}, tmp_path)


def test_a_judge_without_a_calibration_has_to_be_surer_and_deliberates(tmp_path: Path) -> None:
    ready = judging(OWN, {}, tmp_path)
    assert (ready.bars, ready.level) == (BarsBy(own=UNCALIBRATED), Level.STANDARD)


def test_a_calibration_of_this_judge_gives_it_the_seeds_bars(tmp_path: Path) -> None:
    calibrated = OWN.model_copy(update={"calibration": "cal.json"})
    save(tmp_path / "cal.json", (Calibration(judge="another", scales={Kind.DONE: Scale()}),))
    assert judging(calibrated, {}, tmp_path).bars.own == UNCALIBRATED
    save(tmp_path / "cal.json", (Calibration(judge="systemone own m", scales={Kind.DONE: Scale()}),))
    assert judging(calibrated, {}, tmp_path).bars.own == SEEDS


def test_a_calibration_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(CalibrationFile):
        judging(OWN.model_copy(update={"calibration": "none.json"}), {}, tmp_path)


def test_the_judge_that_comes_with_us_can_be_calibrated_too_alone_and_in_a_cascade(tmp_path: Path) -> None:
    name = judging(JudgeModel(), {}, tmp_path).judge.name
    save(tmp_path / "cal.json", (Calibration(judge=name, scales={Kind.DONE: Scale(slope=0.5)}),))
    for settings in (JudgeModel(), OWN.model_copy(update={"cascade": True})):
        ready = judging(settings.model_copy(update={"calibration": "cal.json"}), {}, tmp_path)
        assert ready.calibrated
        assert ready.bars.of("done", {"done": name}) == SEEDS
    assert ready.bars.of("done", {"done": "systemone own m"}) == UNCALIBRATED


def test_in_a_cascade_each_judge_has_its_own_bars(tmp_path: Path) -> None:
    ready = judging(OWN.model_copy(update={"cascade": True}), {}, tmp_path)
    first, second = ready.judge.name.split(", then ")
    assert ready.bars.of("done", {"done": first}) == SEEDS
    assert ready.bars.of("done", {"done": second}) == ready.bars.of("done", {}) == UNCALIBRATED


def test_a_cascade_says_both_names(tmp_path: Path) -> None:
    ready = judging(OWN.model_copy(update={"cascade": True}), {}, tmp_path)
    assert ready.judge.name.startswith("embedded")
    assert ready.judge.name.endswith(", then systemone own m")


@pytest.mark.parametrize(
    ("written", "says"),
    [
        ("jev", "there is no judge of that name"),
        ("{kind: systemone}", "no server is named"),
        ("{kind: openai, model: m}", "no server is named"),
        ("{kind: openai, url: 'http://127.0.0.1:1', model: m, hedge: 4}", "in one request"),
        ("{kind: systemone, provider: typesafe, at_once: 4}", "one request a turn"),
        ("{kind: openai, url: 'http://127.0.0.1:1', model: m, at_once: 0}", "at_once"),
        ("{kind: systemone, provider: typesafe, hedge: 0}", "hedge"),
        ("{hedge: 4}", "the embedded judge takes no"),
        ("{kind: systemone, url: 'http://127.0.0.1:1'}", "no model is named"),
        ("{kind: systemone, url: 'http://127.0.0.1:1', model: m, provider: typesafe}", "two servers"),
        ("{url: 'http://127.0.0.1:1', model: m}", "the embedded judge takes no"),
        ("{kind: systemone, url: 127.0.0.1, model: m}", "this is no address"),
        ("{kind: systemone, provider: typesafe, votes: 10}", "9"),
    ],
)
def test_a_judge_that_makes_no_sense_is_refused_in_the_file_and_on_the_command_line(
    tmp_path: Path, written: str, says: str
) -> None:
    assert any(says in line for line in complaints(tmp_path, f"{START}judge: {written}\nsteps: [go]"))
    with pytest.raises(typer.BadParameter, match=says):
        judge_of(written)


def test_a_flow_keeps_what_its_file_says(tmp_path: Path) -> None:
    said = "judge: {kind: openai, url: 'http://127.0.0.1:1', model: m, send_values: on}\nsteps: [go]"
    flow = loaded(tmp_path, START + said)
    assert (flow.judge.kind, flow.judge.send_values) == (JudgeKind.OPENAI, True)
    assert loaded(tmp_path, f"{START}steps: [go]").judge == JudgeModel()
