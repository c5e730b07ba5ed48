"""A flow that names everything by locator is carried out in a real browser, and nobody is asked."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripted import ScriptedJudge
from whole_runs import ran

from act import ActionDone
from flows.events import StepConcluded
from flows.judging import Judging

pytestmark = pytest.mark.browser

FAR = "<p style='height:700px'>Further down</p>" * 6
PAGE = f"""<!doctype html><html lang="en"><title>Account</title>
<button onclick="this.outerHTML = '<p>Hello</p>'" aria-label="Close">×</button>
<label>E-mail <input id="mail"></label><label>Password <input type="password"></label>{FAR}
<div class="end"><button onclick="document.title = 'Signed in'">Go on</button></div>
<button>Go</button><button>Go</button></html>"""
FLOW = """\
serve: ./site
start: /
secrets: {password: PASSWORD}
steps:
  - press: name=Nothing | text=×
  - enter: {"css=#mail": kim@example.com, "role=textbox;name=Password": "${password}"}
  - press: css=.end button
  - press: name=Go
"""


def test_it_presses_and_fills_in_what_is_named_and_stops_where_two_are(tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "index.html").write_text(PAGE, encoding="utf-8")
    judge = ScriptedJudge()
    run = ran(tmp_path, FLOW, {"PASSWORD": "six letters"}, judging=Judging(judge=judge))
    ends = [event for event in run.events if isinstance(event, StepConcluded)]
    assert [end.outcome for end in ends] == ["done", "done", "done", "stuck"]
    assert [event.action for event in run.events if isinstance(event, ActionDone) and event.purpose == "step"][-4:] == [
        'press button "Close"',
        'type "kim@example.com" into textbox "E-mail"',
        'type "[secret:password]" into textbox "Password"',
        'press button "Go on"',
    ]
    assert '2 elements match name=Go: button "Go", button "Go"' in ends[-1].note
    assert "six letters" not in run.out
    assert (judge.asked, run.code) == ([], 3)
