"""The events of a run: typed, numbered, and free of secrets."""

from __future__ import annotations

import json
from dataclasses import fields
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from small_shop import BUY, Shopping

import act
from act import Ending, Memory, Outcome, StepBegan, StepEnded, TurnJudged
from flows.events import BY_NAME, EVENTS, Answered, Asked, Planned, RunBegan, StepConcluded
from flows.journal import SCHEMA_VERSION, Journal, Kept, Record
from flows.masking import Redactor

DOCS = Path(__file__).parents[2] / "docs" / "events.md"
JUDGED = TurnJudged(
    turn=1, completion=0.4, progress=0.2, blocked=None, helped=None, move="activate", shortcut="", incoherent=True
)


class Ticking:
    """A clock that moves on by a second each time it is read."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 30, 16, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.now += timedelta(seconds=1)
        return self.now


def journal(**secrets: str) -> tuple[Journal, Kept]:
    kept = Kept()
    made = Journal("run 1", (kept,), Ticking())
    made.enter("buy", Redactor(secrets.items()))
    return made, kept


def test_every_event_of_act_can_stand_in_a_file() -> None:
    told = {kind for kind in vars(act).values() if isinstance(kind, type) and issubclass(kind, act.Event)}
    assert {kind.name for kind in told - {act.Event}} <= set(BY_NAME)


def test_event_names_say_what_happened_to_what_and_are_used_once() -> None:
    assert len(BY_NAME) == len(EVENTS)
    assert all(len(name.split(".")) == 2 and name.islower() for name in BY_NAME)


def test_a_record_read_back_from_its_line_is_the_same(tmp_path: Path) -> None:
    ran = Shopping(tmp_path).run(BUY)
    assert len({record.event.name for record in ran.records}) > 8
    assert all(Record.of_line(record.line()) == record for record in ran.records)


def test_every_line_has_a_schema_version_and_a_number_that_counts_up(tmp_path: Path) -> None:
    ran = Shopping(tmp_path).run(BUY)
    lines = [json.loads(line) for line in (ran.folder / "events.ndjson").read_text(encoding="utf-8").splitlines()]
    assert {line["schema_version"] for line in lines} == {SCHEMA_VERSION}
    assert [line["seq"] for line in lines] == list(range(1, len(lines) + 1))
    assert lines[0]["event"] == "run.began"
    assert lines[-1]["event"] == "run.ended"


def test_an_event_inside_a_step_bears_its_path() -> None:
    made, kept = journal()
    made.tell(StepBegan(path="3", kind="do", text="add the mug"))
    made.tell(JUDGED)
    made.tell(StepEnded(path="3", ending=Ending(outcome=Outcome.DONE, note="there", memory=Memory())))
    made.tell(JUDGED)
    assert [record.step for record in kept] == ["3", "3", "3", ""]
    assert {record.flow for record in kept} == {"buy"}


def test_a_steps_end_says_how_long_it_took_and_leaves_the_screens_out() -> None:
    made, kept = journal()
    made.tell(StepBegan(path="1", kind="do", text="wait"))
    made.tell(StepEnded(path="1", ending=Ending(outcome=Outcome.STUCK, note="nothing helps", memory=Memory())))
    ended = kept.records[-1].event
    assert ended == StepConcluded(
        path="1", outcome="stuck", passes=False, note="nothing helps", turns=0, confidence=None, ms=1000.0
    )


def test_no_secret_gets_into_an_event_however_it_got_there() -> None:
    made, kept = journal(password="hunter22")
    made.tell(StepBegan(path="1", kind="enter", text="type hunter22"))
    made.tell(act.TargetRanked(purpose="hunter22", candidates=(("button hunter22", 0.5),)))
    assert "hunter22" not in "".join(record.line() for record in kept)
    assert kept.records[-1].event == act.TargetRanked(
        purpose="[secret:password]", candidates=(("button [secret:password]", 0.5),)
    )


def test_half_a_letter_from_a_page_does_not_break_the_file() -> None:
    made, kept = journal()
    made.tell(act.Noted(line="broken \ud83d here"))
    assert kept.records[-1].line().encode("utf-8")


def test_a_file_of_something_else_is_refused() -> None:
    with pytest.raises(ValueError, match="no event of ours"):
        Record.of_line('{"event": "something.else"}')


def test_facts_stand_beside_number_and_time_in_one_flat_object() -> None:
    made, kept = journal()
    made.leave()
    made.tell(RunBegan(version="1", files=("a.yaml",)))
    form = kept.records[0].flat()
    assert (form["run"], form["seq"], form["event"], form["files"]) == ("run 1", 1, "run.began", ["a.yaml"])


def test_every_event_is_documented_with_all_of_its_keys() -> None:
    text = DOCS.read_text(encoding="utf-8")
    for inner in (Planned, Asked, Answered):
        assert ", ".join(f"`{one.name}`" for one in fields(inner)) in text
    for kind in EVENTS:
        line = next(line for line in text.splitlines() if line.startswith(f"| `{kind.name}` |"))
        assert all(f"`{one.name}`" in line for one in fields(kind)), line
