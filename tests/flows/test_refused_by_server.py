"""What shows at once and is taken back when the server refuses was not done, whatever the page said in between."""

from __future__ import annotations

from pathlib import Path

import pytest
from serving import serving
from whole_runs import Ran, ran

from flows.events import StepConcluded

pytestmark = pytest.mark.browser

PAGE = """<h1>Crew</h1><table><thead><tr><th>Name<th>Team<th>Status<th>Actions</thead><tbody id=rows></tbody></table>
<div id=notes></div><script>
const crew = [["Ann Lee", "Sales", "Active"], ["Sam Roy", "Support", "Active"], ["Bo Chen", "Finance", "Active"]];
function draw() {
  rows.innerHTML = "";
  crew.forEach((row, at) => {
    const line = rows.insertRow();
    for (const cell of row) line.insertCell().textContent = cell;
    const button = document.createElement("button");
    button.textContent = row[2] === "Active" ? "Suspend" : "Reactivate";
    button.onclick = () => change(at);
    line.insertCell().append(button);
  });
}
async function change(at) {
  const before = crew[at][2];
  crew[at][2] = before === "Active" ? "Suspended" : "Active";
  draw();
  const answer = await fetch("%s", {method: "PATCH", body: crew[at][0]});
  if (!answer.ok) { crew[at][2] = before; draw(); %s }
}
draw();
</script>"""
NOTICE = "notes.innerHTML = '<p role=alert>Could not save your change. Please try again.</p>';"


def suspended(folder: Path, address: str, notice: str = "") -> tuple[Ran, StepConcluded]:
    with serving() as site:
        run = ran(folder, f"start: {site.page(PAGE % (address, notice))}\nsteps:\n  - suspend Sam Roy\n")
    (end,) = [event for event in run.events if isinstance(event, StepConcluded)]
    return run, end


@pytest.mark.parametrize("notice", ["", NOTICE], ids=["without a word", "with a notice"])
def test_a_row_that_the_server_puts_back_is_not_done(tmp_path: Path, notice: str) -> None:
    run, end = suspended(tmp_path, "/refuse?s=1.6", notice)
    assert end.outcome != "done", end.note
    assert run.code != 0


def test_a_row_that_the_server_keeps_is_done(tmp_path: Path) -> None:
    run, end = suspended(tmp_path, "/slow?s=1.6")
    assert (end.outcome, run.code) == ("done", 0), end.note
