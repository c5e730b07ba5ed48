"""Whole runs on a list whose rows' own controls a script draws only while the pointer is over them."""

from __future__ import annotations

from pathlib import Path

import pytest
from whole_runs import Ran, ran

from act import ActionDone

pytestmark = pytest.mark.browser

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Chores</title><h1>Chores</h1><ul></ul><p></p>
<script>
const list = document.querySelector("ul");
for (const words of ["feed cat", "pay Kim", "mop floor"]) {
  const row = document.createElement("li");
  row.innerHTML = "<input type=checkbox><span></span>";
  const text = row.querySelector("span");
  text.textContent = words;
  row.onmouseenter = () => {
    const cross = document.createElement("button");
    cross.className = "destroy";
    cross.textContent = "×";
    cross.onclick = () => { row.remove(); told(); };
    row.append(cross);
  };
  row.onmouseleave = () => row.querySelector("button")?.remove();
  text.ondblclick = () => {
    const field = document.createElement("input");
    field.value = text.textContent;
    text.hidden = true;
    row.append(field);
    field.focus();
    field.onkeydown = (key) => {
      if (key.key !== "Enter") return;
      text.textContent = field.value;
      text.hidden = false;
      field.remove();
      told();
    };
  };
  list.append(row);
}
function told() { document.querySelector("p").textContent = list.childElementCount + " chores"; }
</script></html>"""


def done(folder: Path, *steps: str) -> Ran:
    (folder / "site").mkdir()
    (folder / "site" / "index.html").write_text(PAGE, encoding="utf-8")
    return ran(folder, "flow: Chores\nserve: ./site\nstart: /\nsteps:\n" + "".join(f"  - {step}\n" for step in steps))


def actions(run: Ran) -> list[str]:
    return [event.action for event in run.events if isinstance(event, ActionDone) and "go to" not in event.action]


def test_the_pointer_brings_the_cross_into_view_and_the_row_goes(tmp_path: Path) -> None:
    run = done(
        tmp_path, """{do: 'Delete "feed cat"', allow: ["×"]}""", """verify: 'the list does not show "feed cat"'"""
    )
    assert run.code == 0, run.out
    assert actions(run)[:1] == ['hover text "feed cat"']
    assert 'press button "×"' in actions(run)


def test_without_leave_the_cross_is_not_pressed(tmp_path: Path) -> None:
    run = done(tmp_path, "'Delete \"feed cat\"'")
    assert run.code == 4, run.out
    assert actions(run) == ['hover text "feed cat"']


def test_a_text_is_reworded_in_its_place(tmp_path: Path) -> None:
    """Its label names a payment, and is what a person wrote beside a box."""
    run = done(
        tmp_path, """'Change the text of "pay Kim" to "pay Kim back"'""", """verify: '"pay Kim back" is listed'"""
    )
    assert run.code == 0, run.out
    assert actions(run)[0] == 'double click text "pay Kim"'
