"""One plain step chooses what asks first and then answers it, each by an entry of `allow:` of its own."""

from pathlib import Path

import pytest
from whole_runs import ran

from act import ActionDone
from flows.events import StepConcluded

pytestmark = pytest.mark.browser

PAGE = """<!doctype html><html lang="en"><title>Notes</title><h1>Notes</h1>
<ul><li>Dinner <button aria-haspopup="menu" aria-label="More for Dinner" onclick="show('Dinner', this)">⋯</button></li>
<li>Rent <button aria-haspopup="menu" aria-label="More for Rent" onclick="show('Rent', this)">⋯</button></li></ul>
<div id="menu" role="menu" hidden><div role="menuitem" tabindex="0">Rename…</div>
<div role="menuitem" tabindex="0" id="remove">Delete item…</div></div>
<div role="dialog" aria-modal="true" aria-label="Delete item?" id="ask"
 style="display:none;position:fixed;inset:0;background:white"><h2>Delete item?</h2><p id="what"></p>
<button id="no">Cancel</button><button id="yes">Delete</button></div><p role="status" id="said"></p><script>
let row = null, name = "";
function show(called, button) { name = called; row = button.parentElement; menu.hidden = false; }
remove.onclick = () => { menu.hidden = true; what.textContent = name + " will be gone."; ask.style.display = "block"; };
no.onclick = () => { ask.style.display = "none"; };
yes.onclick = () => { ask.style.display = "none"; row.remove(); said.textContent = name + " was deleted"; };
</script></html>"""
FLOW = """\
serve: ./site
start: /
steps:
  - do: delete the item "Rent"
    allow: {}
"""


@pytest.mark.parametrize(
    ("allow", "outcome", "pressed"),
    [
        ("[Delete item…, Delete]", "done", ['menuitem "Delete item…"', 'button "Delete"']),
        ("[delete item, DELETE]", "done", ['menuitem "Delete item…"', 'button "Delete"']),
        ("[Delete item…]", "refused", ['menuitem "Delete item…"']),
        ("[Delete]", "refused", []),
    ],
)
def test_what_asks_and_its_answer_are_allowed_each_by_name(
    tmp_path: Path, allow: str, outcome: str, pressed: list[str]
) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "index.html").write_text(PAGE, encoding="utf-8")
    run = ran(tmp_path, FLOW.format(allow))
    (end,) = [event for event in run.events if isinstance(event, StepConcluded)]
    assert end.outcome == outcome, end.note
    done = [event.action for event in run.events if isinstance(event, ActionDone) and "elete" in event.action]
    assert done == [f"press {one}" for one in pressed]
