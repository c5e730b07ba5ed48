"""`judge:` in a flow file and `--judge`: who answers, what its answers have to reach, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
import typer
from flowfiles import complaints, loaded
from judge_server import Reply, judge_server

from act import SEEDS, UNCALIBRATED, BarsBy, Level
from flows.cli.judge_option import judge_of
from flows.format_judge import JudgeKind, JudgeModel, settings_of
from flows.judging import NoKey, judging, unspoken
from flows.outcomes import INVALID, of_problem
from judge import Kind, State
from judge.calibration import Calibration, CalibrationFile, Scale, save
from judge.remote import JudgeRefused

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
    save(tmp_path / "cal.json", (Calibration(judge="systemone own m", scales={Kind.DONE: Scale()}),))
    assert judging(calibrated, {}, tmp_path).bars.own == SEEDS


@pytest.mark.parametrize(
    ("held", "says"),
    [
        ((Calibration(judge="another", scales={Kind.DONE: Scale()}),), "but of another"),
        ((), "but none at all"),
    ],
)
@pytest.mark.parametrize("settings", [OWN, JudgeModel(), OWN.model_copy(update={"cascade": True})])
def test_a_calibration_of_no_judge_that_is_asked_is_said(
    tmp_path: Path, settings: JudgeModel, held: tuple[Calibration, ...], says: str
) -> None:
    save(tmp_path / "cal.json", held)
    with pytest.raises(CalibrationFile, match=says) as raised:
        judging(settings.model_copy(update={"calibration": "cal.json"}), {}, tmp_path)
    assert "leave `calibration` out" in raised.value.hint


KEYED = OWN.model_copy(update={"key": "JUDGE_KEY"})


async def test_a_key_is_taken_without_the_line_break_that_a_file_ends_with(tmp_path: Path) -> None:
    with judge_server(Reply(status=401)) as server:
        settings = KEYED.model_copy(update={"url": server.url})
        ready = judging(settings, {"JUDGE_KEY": " sk-0123\r\n"}, tmp_path)
        with pytest.raises(JudgeRefused):
            await ready.judge.ask(State(step="go"), ())
        await ready.close()
        assert server.headers[0]["Authorization"] == "Bearer sk-0123"


@pytest.mark.parametrize("key", ["sk-01\n23", "sk-01\x0023", "schlüssel", "\n", "“sk-0123”"])
def test_a_key_that_cannot_be_sent_is_refused_by_its_variable_and_not_shown(tmp_path: Path, key: str) -> None:
    with pytest.raises(NoKey, match="JUDGE_KEY") as raised:
        judging(KEYED, {"JUDGE_KEY": key}, tmp_path)
    assert key.strip()[:5] not in f"{raised.value.message} {raised.value.hint}" or not key.strip()
    assert of_problem(raised.value.kind) == INVALID


def test_what_opens_a_judge_is_known_to_those_who_hide_it() -> None:
    at_home = KEYED.model_copy(update={"url": "http://ada:open%20sesame@127.0.0.1:1/v1"})
    assert dict(unspoken(at_home, {"JUDGE_KEY": "sk-01234567\n"}))["JUDGE_KEY"] == "sk-01234567"
    assert ("judge", "open sesame") in set(unspoken(at_home, {}))
    assert dict(unspoken(settings_of("typesafe"), {"TYPESAFE_API_KEY": "sk-01234567"})) == {
        "TYPESAFE_API_KEY": "sk-01234567"
    }
    assert list(unspoken(KEYED, {"JUDGE_KEY": "m"})) == []
    assert "sesame" not in judging(at_home, {"JUDGE_KEY": "k"}, Path()).leaves


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
        *(
            (f"{{kind: embedded, {key}}}", "the embedded judge takes no")
            for key in ("votes: 5", "send_values: on", "timeout: 3", "extra: {a: b}", "key: A", "cascade: on")
        ),
        ("{kind: systemone, provider: typesafe, extra: {a: b}}", "`extra` is for judges of"),
        ("{kind: openai, url: 'http://127.0.0.1:1', model: m, extra: {x: .nan}}", "no number of JSON"),
        ("{kind: openai, url: 'http://127.0.0.1:1', model: m, extra: {x: [1e999]}}", "no number of JSON"),
        ("{kind: systemone, url: 'http://127.0.0.1:99999', model: m}", "this is no address"),
        ("{kind: systemone, url: 'http://xn--a.b', model: m}", "no judge can answer"),
        ("{kind: systemone, url: 'http://u:p/w@host', model: m}", "this is no address"),
        ("{kind: systemone, url: 'about:blank', model: m}", "no judge can answer"),
        ("2024-13-45", "there is no judge of that name"),
    ],
)
def test_a_judge_that_makes_no_sense_is_refused_in_the_file_and_on_the_command_line(
    tmp_path: Path, written: str, says: str
) -> None:
    assert any(says in line for line in complaints(tmp_path, f"{START}judge: {written}\nsteps: [go]"))
    with pytest.raises(typer.BadParameter, match=says):
        judge_of(written)


@pytest.mark.parametrize(
    "text",
    [
        "[embedded]",
        "{kind: systemone, url: {a: b}, model: m}",
        "{",
        "{a: 1, a: 2}",
        "!!python/object:x {}",
        "",
        "a: b: c",
        "{votes: }",
    ],
)
def test_what_is_no_judge_in_any_words_is_said(text: str) -> None:
    with pytest.raises(typer.BadParameter):
        judge_of(text)


def test_the_command_line_takes_the_same_words_as_a_flow(tmp_path: Path) -> None:
    written = (
        "{kind: openai, url: 'http://127.0.0.1:1', model: 7, votes: 3, timeout: 2.5, send_values: on,"
        " extra: {chat_template_kwargs: {enable_thinking: false}, top_k: 20, seed: '7', word: no, more: [0.5, a]}}"
    )
    said = judge_of(written)
    assert said == loaded(tmp_path, f"{START}judge: {written}\nsteps: [go]").judge
    assert said
    assert (said.model, said.votes, said.timeout, said.send_values) == ("7", 3, 2.5, True)
    assert said.extra == {
        "chat_template_kwargs": {"enable_thinking": False}, "top_k": 20, "seed": 7, "word": "no", "more": [0.5, "a"],
    }  # fmt: skip


def test_a_flow_keeps_what_its_file_says(tmp_path: Path) -> None:
    said = "judge: {kind: openai, url: 'http://127.0.0.1:1', model: m, send_values: on}\nsteps: [go]"
    flow = loaded(tmp_path, START + said)
    assert (flow.judge.kind, flow.judge.send_values) == (JudgeKind.OPENAI, True)
    assert loaded(tmp_path, f"{START}steps: [go]").judge == JudgeModel()
