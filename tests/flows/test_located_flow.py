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


REDRAWN = """<!doctype html><html lang="en"><title>Dinners</title>
<div id="bar"></div><div class="who" style="cursor:pointer;width:160px">Who? ▾
<div><div class="one" style="cursor:pointer">Mina</div><div class="one" style="cursor:pointer">Jakob</div></div></div>
<p id="said"></p><script>
let text = "";
const bar = document.getElementById("bar");
function draw() {
  bar.innerHTML = `<label>Question <input></label><i>${text.length} letters</i>`;
  const field = bar.querySelector("input");
  field.value = text;
  field.addEventListener("input", () => { text = field.value; draw(); bar.querySelector("input").focus(); });
}
draw();
for (const one of document.querySelectorAll(".one"))
  one.addEventListener("click", () => { said.textContent = one.textContent + " was chosen"; });
</script></html>"""
REDRAWN_FLOW = """\
serve: ./site
start: /
steps:
  - enter: {question: Who came late}
  - press: css=.one:last-child
  - verify: the page shows "Jakob was chosen"
"""


def test_it_writes_into_a_field_that_is_drawn_anew_and_takes_an_option_inside_its_opener(tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "index.html").write_text(REDRAWN, encoding="utf-8")
    run = ran(tmp_path, REDRAWN_FLOW)
    ends = [event for event in run.events if isinstance(event, StepConcluded)]
    assert [end.outcome for end in ends] == ["done", "done", "done"], [end.note for end in ends]
