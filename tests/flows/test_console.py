"""What a person sees while a flow runs."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from act import ActionAssessed, ActionDone, Ending, Event, Memory, Outcome, StepBegan, StepEnded, TurnDecided
from flows.events import FlowBegan, OperationDone, Planned
from flows.journal import Journal, Kept
from flows.reports.console import ERASE, HEARTBEAT_S, Console, Progress, console
from flows.reports.folder import EVENTS, JUNIT, MANIFEST, SUMMARY, TRACEBACK
from flows.reports.summary import FlowSummary, StepSummary, summary
from flows.reports.terminal import CI_VARIABLES, Terminal, ci_system, terminal_of
from flows.reports.words import PASSED, SIGNS, Style, ending_lines, printable, step_line

STEPS = (
    Planned(path="1", kind="do", text="search for a mug", line=3),
    Planned(path="2", kind="do", text="add the mug", line=4),
)
BEGAN = FlowBegan(title="Buy", file="buy.yaml", steps=STEPS, judge="scripted 1", calls=300, seconds=600)
TURN = (
    StepBegan(path="2", kind="do", text="add the mug"),
    TurnDecided(turn=2, move="activate", because="activate", confidence=0.91),
    OperationDone(kind="click", target='button "Add to cart"', dispatched="yes", ms=400),
    ActionDone(action='press button "Add to cart"', ok=True),
)
ASSESSED = ActionAssessed(
    action='press button "Add to cart"',
    verdict="no_effect",
    reason="delivered_no_change",
    next="confirm",
    gloss="nothing stirred",
    hint="At length.",
    short_hint="Look first.",
    delivery="target_hit",
    dispatched="yes",
)
ENDED = StepEnded(path="2", ending=Ending(outcome=Outcome.DONE, note="there", turns=2, memory=Memory()))


class Tty(io.StringIO):
    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


class Ascii(io.StringIO):
    encoding = "ascii"


def shown(*events: Event, live: bool = True, colour: bool = False, unicode: bool = True) -> str:
    stream = Tty()
    made = Console(Terminal(stream=stream, live=live, colour=colour, unicode=unicode), live=live)
    journal = Journal("run", (made,), lambda: datetime(2026, 11, 30, tzinfo=UTC))
    journal.flow = "buy"
    for event in (BEGAN, *events):
        journal.tell(event)
    return stream.getvalue()


def test_on_a_terminal_one_line_says_step_turn_action_confidence_and_time() -> None:
    last = shown(*TURN).split(ERASE)[-1]
    assert last == '2/2 add the mug ▸ turn 2 press button "Add to cart" 0.91 (0.4 s)'


def test_a_steps_end_is_a_line_of_its_own_in_words() -> None:
    assert shown(*TURN, ENDED).splitlines()[-1].endswith("2/2 ✓ done: add the mug (2 turns, 0.0 s)")


def test_a_refused_action_says_why() -> None:
    refused = ActionDone(action='press button "Buy"', ok=False, note="covered")
    assert shown(*TURN[:3], refused).endswith('press button "Buy" 0.91 (0.4 s, refused: covered)')


def test_what_an_action_came_to_stands_behind_it() -> None:
    assert shown(*TURN, ASSESSED).endswith('▸ turn 2 press button "Add to cart": no_effect, confirm')


@pytest.mark.parametrize(
    ("purpose", "kind", "told"), [("step", "click", True), ("uncover", "click", False), ("step", "scroll", False)]
)
def test_a_step_that_failed_says_what_its_own_last_action_came_to(purpose: str, kind: str, told: bool) -> None:
    kept = Kept()
    journal = Journal("run", (kept,), lambda: datetime(2026, 11, 30, tzinfo=UTC))
    journal.flow = "buy"
    failed = StepEnded(path="2", ending=Ending(outcome=Outcome.UNSURE, note="not sure", memory=Memory()))
    for event in (BEGAN, *TURN, replace(ASSESSED, purpose=purpose, kind=kind), failed):
        journal.tell(event)
    lines = tuple(ending_lines(summary(kept.records).flows[0]))
    last = '  last action: press button "Add to cart": no_effect (delivered_no_change), next: confirm'
    assert ((last in lines), ("  hint: Look first." in lines)) == (told, told)


def test_in_a_pipe_there_is_one_line_a_step_and_nothing_is_rewritten() -> None:
    text = shown(*TURN, ENDED, live=False)
    assert "\r" not in text
    assert "\x1b" not in text
    assert len(text.splitlines()) == 2


def test_without_unicode_every_sign_is_ascii_and_the_word_stays() -> None:
    text = shown(*TURN, ENDED, live=False, unicode=False)
    assert text.isascii()
    assert "+ done" in text


def test_no_meaning_is_in_colour_alone() -> None:
    step = StepSummary(path="1", kind="do", text="x", outcome="stuck")
    coloured, plain = (step_line("1/1", step, Style(colour=colour)) for colour in (True, False))
    assert "\x1b[31m" in coloured
    assert "✗ stuck" in plain
    assert "\x1b" not in plain


def test_a_silent_job_says_now_and_then_that_it_is_alive() -> None:
    stream = io.StringIO()
    made = Console(Terminal(stream=stream, live=False, colour=False, unicode=True), live=False)
    made.beat(100.0)
    made.beat(100.0 + HEARTBEAT_S - 1)
    assert stream.getvalue() == ""
    made.beat(100.0 + HEARTBEAT_S)
    assert "still running" in stream.getvalue()
    made.beat(100.0 + HEARTBEAT_S + 1)
    assert stream.getvalue().count("still running") == 1


@given(some.text())
def test_no_text_of_a_page_can_steer_the_terminal(words: str) -> None:
    assert all(letter.isprintable() or letter == " " for letter in printable(words) if letter.isascii())
    assert len(printable(words).splitlines()) <= 1


def test_an_escape_sequence_in_a_label_is_defused() -> None:
    hostile = StepBegan(path="2", kind="do", text="add\x1b[2J\x1b]0;title\x07 \u202e mug")
    text = shown(hostile, live=False) + shown(hostile)
    assert text.count("\x1b") == text.count(ERASE)
    assert "\u202e" not in text


@pytest.mark.parametrize(
    ("environment", "colour"),
    [
        ({}, True),
        ({"NO_COLOR": "1"}, False),
        ({"NO_COLOR": ""}, True),
        ({"TERM": "dumb"}, False),
        ({"TERM": "dumb", "FORCE_COLOR": "1"}, True),
        ({"TERM": "dumb", "CLICOLOR_FORCE": "1"}, True),
        ({"FORCE_COLOR": "0", "TERM": "dumb"}, False),
        ({"FORCE_COLOR": "1", "NO_COLOR": "1"}, False),
    ],
)
def test_colour_follows_the_known_variables(environment: dict[str, str], colour: bool) -> None:
    assert terminal_of(Tty(), environment).colour is colour


def test_a_pipe_has_no_colour_unless_forced() -> None:
    assert not terminal_of(io.StringIO(), {}).colour
    assert terminal_of(io.StringIO(), {"FORCE_COLOR": "1"}).colour


@pytest.mark.parametrize(
    ("variable", "system"),
    [
        ("GITHUB_ACTIONS", "GitHub Actions"),
        ("GITLAB_CI", "GitLab CI"),
        ("BUILDKITE", "Buildkite"),
        ("CIRCLECI", "CircleCI"),
        ("JENKINS_URL", "Jenkins"),
        ("TEAMCITY_VERSION", "TeamCity"),
        ("TF_BUILD", "Azure Pipelines"),
        ("BITBUCKET_BUILD_NUMBER", "Bitbucket Pipelines"),
        ("CI", "CI"),
    ],
)
def test_every_ci_system_gets_plain_lines(variable: str, system: str) -> None:
    assert ci_system({variable: "true"}) == system
    assert not terminal_of(Tty(), {variable: "true"}).live
    assert terminal_of(Tty(), {variable: "false"}).live


def test_progress_can_be_chosen() -> None:
    terminal = terminal_of(Tty(), {})
    live, plain = console(terminal, Progress.LIVE), console(terminal, Progress.PLAIN)
    assert live is not None
    assert live.live
    assert plain is not None
    assert not plain.live
    assert console(terminal, Progress.NONE) is None


def test_a_letter_the_stream_cannot_hold_does_not_end_the_run() -> None:
    stream = Ascii()
    terminal_of(stream, {}).write("müg ✓\n")
    assert stream.getvalue() == "m?g ?\n"


def failed() -> FlowSummary:
    steps = [
        StepSummary(path="1", kind="do", text="search", line=3, outcome="done", passes=True),
        StepSummary(path="2", kind="do", text="add the mug", line=4, outcome="stuck", picture="buy/02-stuck.png"),
    ]
    return FlowSummary(
        flow="buy", title="Buy", file="buy.yaml", outcome="stuck", exit_code=3, note="saw a wall", steps=steps, calls=9
    )


def test_a_press_that_fits_several_controls_says_which_in_the_flows_own_line() -> None:
    note = '2 elements match name=Save: button "Save" in Draft, button "Save" in Mail; say which one is meant'
    step = StepSummary(path="1", kind="press", text="name=Save", line=3, outcome="stuck", note=note)
    flow = failed()
    flow.note, flow.steps = "", [step]
    lines = list(ending_lines(flow))
    assert lines[1] == f"  the flow is undecided: {note} (exit 3)"
    assert not any("why:" in line or "nothing on screen" in line for line in lines)


def test_a_failure_says_which_step_where_it_stands_what_was_seen_and_what_to_look_at() -> None:
    lines = list(ending_lines(failed()))
    assert lines[0] == "✗ stuck: Buy (1 of 2 steps, 9 judge calls, 0.0 s)"
    assert lines[1] == "  the flow is undecided: nothing on screen seemed to help (exit 3)"
    assert lines[2:] == [
        "  step 2: add the mug",
        "  at buy.yaml:4",
        "  why: saw a wall",
        "  picture: buy/02-stuck.png",
    ]


def test_a_pass_is_one_line() -> None:
    passed = failed().model_copy(update={"outcome": "done", "exit_code": 0})
    assert len(list(ending_lines(passed))) == 1


def test_a_flow_whose_end_was_never_written_is_no_pass() -> None:
    killed = failed().model_copy(update={"outcome": "unfinished", "exit_code": None})
    assert "killed" in "\n".join(ending_lines(killed))
    assert SIGNS[PASSED][0] not in "\n".join(ending_lines(killed))


def test_the_documented_ci_systems_and_files_are_those_of_the_code() -> None:
    text = (Path(__file__).parents[2] / "docs" / "ci.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([A-Z_]+)` \| (.*) \|$", text, re.MULTILINE)
    assert tuple(rows) == CI_VARIABLES
    assert f"{HEARTBEAT_S:g} s" in text
    for file in (MANIFEST, EVENTS, JUNIT, SUMMARY, TRACEBACK):
        assert f"| `{file}` |" in text
    for option in set(Progress) - {Progress.AUTO}:
        assert option in text
