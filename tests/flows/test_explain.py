"""Why a step ended as it did, told from the events alone."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest
from scripted import Said
from small_shop import BUY, Ran, Shopping, cascade

import act
from act.expect import Came, Effect
from flows.explain import NoSuchRun, explained
from flows.explain import story as records_told
from flows.journal import Journal, Kept
from judge import Question, State
from view import Lost

RUN_FOLDER = "run-flow-results"


def story(ran: Ran, step: str = "") -> str:
    return "\n".join(explained(str(ran.folder), step))


def test_a_step_is_told_turn_by_turn_with_answers_rule_and_action(tmp_path: Path) -> None:
    told = story(Shopping(tmp_path).run(BUY), "1")
    assert "step 1 of 2 steps: add the mug to the cart" in told
    assert "ended: done" in told
    assert told.index("turn 1") < told.index('saw "Shop"') < told.index("move: activate 0.90")
    assert told.index("move: activate") < told.index('did click button "Add to cart": sent') < told.index("turn 2")
    assert told.index("turn 2") < told.index('saw "Cart"') < told.index("decided: end: done")


def test_every_question_is_told_with_its_wording_and_answer(tmp_path: Path) -> None:
    told = story(Shopping(tmp_path).run(BUY), "2")
    assert "holds: yes 0.95" in told
    assert "is this true: the cart shows one mug?" in told
    assert "coverage: all of it 0.95" in told


def test_an_undo_is_told_with_what_was_expected_and_whether_the_screen_came_back() -> None:
    kept = Kept()
    journal = Journal("run 1", (kept,), lambda: datetime(2026, 11, 30, tzinfo=UTC))
    tab = 'pressed tab "Spam"'
    journal.tell(act.ExpectationChecked(action=tab, expected=Effect.SELECTED, came=Came.MISSED))
    journal.tell(act.UndoChecked(action=tab, by="went back", present=0.5, restored=False))
    assert [line.strip() for line in records_told(tuple(kept))] == [
        'expected: pressed tab "Spam" was to become the selected one; it did not',
        'took back pressed tab "Spam": went back; 50% of the screen before it shows, it is not back',
    ]


def test_a_verdict_is_told_with_what_is_next_what_was_emptied_and_what_to_do() -> None:
    kept = Kept()
    journal = Journal("run 1", (kept,), lambda: datetime(2026, 11, 30, tzinfo=UTC))
    journal.tell(
        act.ActionAssessed(
            action='press button "Send"',
            verdict="changed",
            reason="values_lost",
            next="confirm",
            gloss="a field is empty",
            short_hint="Look first.",
            delivery="target_hit",
            dispatched="yes",
            value=act.Written(requested="a", actual="b"),
            values_lost=(Lost(field='textbox "Text"', was="Hi"), Lost(field='textbox "Code"', was=None)),
        )
    )
    assert [line.strip() for line in records_told(tuple(kept))] == [
        "came to: changed (values_lost), next: confirm: a field is empty",
        "it was to hold 'a', and holds 'b'",
        "emptied: textbox \"Text\", which held 'Hi'",
        'emptied: textbox "Code"',
        "Look first.",
    ]


def test_a_wording_is_told_once(tmp_path: Path) -> None:
    told = story(Shopping(tmp_path).run(BUY), "1")
    assert told.count("not_done: yes") == 2
    assert told.count("Is any part of the current step still to be done?") == 1


def test_of_several_judges_the_one_that_answered_is_told(tmp_path: Path) -> None:
    told = story(Shopping(tmp_path, judge=cascade()).run(BUY), "1")
    first, second = told.split("turn 2")
    assert "done: yes 0.05, by second 1" in first
    assert "blocked: yes 0.05, by scripted 1" in first
    assert "done: yes 0.95, by scripted 1" in second


def test_a_candidate_is_told_by_its_label_not_by_its_number(tmp_path: Path) -> None:
    assert 'target: button "Add to cart"' in story(Shopping(tmp_path).run(BUY), "1")


def test_without_a_step_the_one_that_failed_is_told(tmp_path: Path) -> None:
    ran = Shopping(tmp_path).run(BUY.replace("- add the mug to the cart", "- verify: the shop sells hats"))
    assert ran.code == 1
    assert "the shop sells hats" in story(ran)
    assert "ended: false" in story(ran)


def test_what_ended_a_step_from_outside_is_part_of_its_story(tmp_path: Path) -> None:
    told = story(Shopping(tmp_path).run(BUY, calls=1), "1")
    assert "ended: budget" in told
    assert "ended from outside: 1 of 1 calls" in told
    assert "--calls" in told


def wanting_to_pay(state: State, question: Question) -> Said | None:
    wanted: dict[str, Said] = {"done": 0.05, "target": "Pay now", "again": "Pay now"}
    return wanted.get(question.kind)


def test_a_refusal_of_the_gate_is_told_with_its_reason(tmp_path: Path) -> None:
    shopping = Shopping(tmp_path)
    shopping.surface.world.place = "cart"  # type: ignore[attr-defined]
    shopping.said = wanting_to_pay
    ran = shopping.run(BUY)
    assert ran.code == 4
    assert 'the gate refused button "Pay now"' in story(ran)


def test_a_run_is_found_by_folder_file_id_or_as_the_latest(tmp_path: Path) -> None:
    ran = Shopping(tmp_path).run(BUY, out=tmp_path / RUN_FOLDER / "20261130-160100-9f3a")
    ran.folder = tmp_path / RUN_FOLDER / "20261130-160100-9f3a"
    expected = story(ran)
    for name in (str(ran.folder / "events.ndjson"), "20261130-160100-9f3a", "latest"):
        assert "\n".join(explained(name, here=tmp_path)) == expected


def test_which_run_is_told_of_is_said_first(tmp_path: Path) -> None:
    """Of `latest` nobody would know otherwise; runs with a folder of their own are none of those that it means."""
    Shopping(tmp_path).run(BUY, out=tmp_path / RUN_FOLDER / "20261130-160100-9f3a")
    elsewhere = Shopping(tmp_path).run(BUY)
    first = next(explained("latest", here=tmp_path))
    run = elsewhere.told("run.began")[0].run
    assert first.startswith("run ")
    assert first.endswith(str(tmp_path.resolve() / RUN_FOLDER / "20261130-160100-9f3a"))
    assert next(explained(str(elsewhere.folder))) == f"run {run}: {elsewhere.folder.resolve()}"


def test_a_run_that_is_not_there_is_said_with_those_that_are(tmp_path: Path) -> None:
    Shopping(tmp_path).run(BUY, out=tmp_path / RUN_FOLDER / "20261130-160100-9f3a")
    with pytest.raises(NoSuchRun) as missing:
        list(explained("yesterday", here=tmp_path))
    assert "20261130-160100-9f3a" in missing.value.hint


def test_a_step_that_did_not_run_is_said_with_those_that_did(tmp_path: Path) -> None:
    with pytest.raises(NoSuchRun) as missing:
        story(Shopping(tmp_path).run(BUY), "9")
    assert "buy:1" in missing.value.hint


def test_of_several_flows_one_is_named(tmp_path: Path) -> None:
    ran = Shopping(tmp_path).run(BUY, BUY.replace("flow: Buy", "flow: Again"))
    assert "buy1.yaml" in story(ran, "buy1:2")


def test_the_events_of_a_killed_run_are_told_as_far_as_they_go(tmp_path: Path) -> None:
    ran = Shopping(tmp_path).run(BUY)
    events = ran.folder / "events.ndjson"
    whole = events.read_text(encoding="utf-8")
    events.write_text(whole[: whole.index('"turn.decided"')], encoding="utf-8")
    told = story(ran, "1")
    assert "ended: unfinished" in told
    assert "turn 1" in told
