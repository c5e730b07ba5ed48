"""A form whose drop-downs are no `<select>` is filled in by `enter` in a real browser, and nobody is asked."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripted import ScriptedJudge
from whole_runs import Ran, ran

from act import ActionDone
from flows.events import StepConcluded
from flows.judging import Judging

pytestmark = pytest.mark.browser

PAGE = """<!doctype html><html lang="en"><title>New request</title><style>
.pick,.one{cursor:pointer;width:200px} .list{position:absolute;left:300px;top:40px;background:#fff;z-index:3}
.veil{position:fixed;inset:0;z-index:2}</style>
<h1>New request</h1><form onsubmit="return false">
<p><label>Title <input></label></p>
<p id="l-area">Area</p><div id="area" role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false"
 aria-labelledby="l-area">Choose an area</div>
<div><div>Assigned to</div><button type="button" id="who" aria-haspopup="menu">Nobody yet ▾</button>
<button type="button" onclick="document.title = 'Deleted'">Delete</button></div>
<div><span>Category</span><div class="pick" id="kind">Choose one ▾</div></div>
<div><span id="l-land">Country</span>
<button type="button" id="land" aria-labelledby="l-land land">Pick a country</button></div>
<button type="button">Save</button></form><div id="over"></div><script>
const LISTS = {area: ["listbox", "option", ["North", "South"]], who: ["menu", "menuitem", ["Kim Lee", "Ana Ray"]],
  kind: ["", "", ["Plumbing", "Heating", "Roof"]], land: ["listbox", "option", ["Austria", "Norway", "Peru"]]};
const shut = () => { over.innerHTML = ""; };
function draw(id, part) {
  const [, role, all] = LISTS[id];
  over.querySelector(".rows").innerHTML = all.filter(one => one.toLowerCase().includes(part.toLowerCase()))
    .map(one => `<div class="one" ${role && `role="${role}"`} tabindex="-1">${one}</div>`).join("");
  for (const one of over.querySelectorAll(".one"))
    one.onclick = () => {
      document.getElementById(id).textContent = one.textContent + (id === "who" ? " ▾" : "");
      shut();
    };
}
for (const id of Object.keys(LISTS)) document.getElementById(id).onclick = () => setTimeout(() => {
  const search = id === "land" ? "<input type=search placeholder=Search>" : "";
  over.innerHTML = `<div class="veil"></div><div class="list">${search}
    <div class="rows" ${LISTS[id][0] && `role="${LISTS[id][0]}"`}></div></div>`;
  over.querySelector(".veil").onclick = shut;
  const box = over.querySelector("input");
  if (box) { box.oninput = () => draw(id, box.value); box.focus(); }
  draw(id, id === "land" ? "u" : "");
}, 30);
document.addEventListener("keydown", event => { if (event.key === "Escape") shut(); });
</script></html>"""
FLOW = """\
serve: ./site
start: /
steps:
  - enter: {{{}}}
"""


def entered(folder: Path, slots: str) -> tuple[Ran, ScriptedJudge]:
    (folder / "site").mkdir()
    (folder / "site" / "index.html").write_text(PAGE, encoding="utf-8")
    judge = ScriptedJudge({"option": "none"})
    return ran(folder, FLOW.format(slots), judging=Judging(judge=judge)), judge


def deeds(run: Ran) -> list[str]:
    return [event.action for event in run.events if isinstance(event, ActionDone) and event.purpose != "wait"]


def test_each_is_pressed_open_and_its_option_taken(tmp_path: Path) -> None:
    slots = "title: Tap, area: South, assigned to: Kim Lee, category: Heating, country: Norway"
    run, judge = entered(tmp_path, slots)
    (end,) = [event for event in run.events if isinstance(event, StepConcluded)]
    assert (end.outcome, judge.asked) == ("done", []), end.note
    assert [deed for deed in deeds(run) if not deed.startswith("go to")] == [
        'type "Tap" into textbox "Title"',
        'press combobox "Area"',
        'press option "South"',
        'press button "Nobody yet ▾"',
        'press menuitem "Kim Lee"',
        'press generic "Choose one ▾"',
        'press generic "Heating"',
        'press button "Country Pick a country"',
        'type "Norway" into searchbox "Search"',
        'press option "Norway"',
    ]


def test_what_offers_no_such_option_is_closed_and_says_what_it_offers(tmp_path: Path) -> None:
    run, _ = entered(tmp_path, "title: Tap, area: West")
    (end,) = [event for event in run.events if isinstance(event, StepConcluded)]
    assert end.outcome == "stuck"
    assert 'combobox "Area" has no option "West" for the area; it offers North, South' in end.note
    assert deeds(run)[-2:] == ['press combobox "Area"', "press escape"]
