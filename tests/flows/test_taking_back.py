"""What made things worse is taken back in a real browser: by its history, and by a box's own switch."""

from __future__ import annotations

from pathlib import Path

import pytest
from loops import calmly
from scripted import Said, ScriptedJudge
from whole_runs import Ran, ran

from act import ActionDone, Level, UndoChecked
from flows.judging import Judging
from judge import Choice, Kind, Question, State, YesNo

pytestmark = pytest.mark.browser

LINES = "".join(f"<p>Line {n} of the page</p>" for n in range(60))
HOME = f"""<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1><a href="help.html">Help</a>
<button onclick="this.outerHTML = '<p>You hold the mug</p>'">Take mug</button>
<label><input type="checkbox"> News</label>{LINES}</html>"""
HELP = '<!doctype html><html lang="en"><title>Help</title><h1>Help</h1><a href="index.html">Shop</a></html>'
FLOW = "flow: Take a mug\nserve: ./site\nstart: /\nsteps:\n  - take the mug\n"


def misled(wrong: str) -> ScriptedJudge:
    """It holds that control for the right one, sees that it was not, and knows what came second."""

    def answer(state: State, question: Question) -> Said | None:
        done = any(item.name == "You hold the mug" for item in state.items)
        match question:
            case YesNo(kind=Kind.DONE | Kind.SHOWS_RESULT | Kind.HOLDS):
                return 0.95 if done else 0.05
            case YesNo(kind=Kind.NOT_DONE):
                return 0.05 if done else 0.95
            case YesNo(kind=Kind.HELPED):
                return 0.05 if wrong in state.last else 0.9
            case YesNo(kind=Kind.CONFIRM, element=element):
                return 0.9 if element and element.name == "Take mug" else 0.1
            case Choice(kind=Kind.TARGET, options=options):
                likely = {wrong: 0.75, "Take mug": 0.2}
                there = {o.key: likely[o.element.name] for o in options if o.element and o.element.name in likely}
                return {**there, "none": 1 - sum(there.values())}
        return (0.0, 0.0, 0.0, 0.0, 1.0) if done and question.kind is Kind.PROGRESS else None

    return ScriptedJudge(calmly(answer))


def shopped(tmp_path: Path, wrong: str) -> Ran:
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "index.html").write_text(HOME, encoding="utf-8")
    (tmp_path / "site" / "help.html").write_text(HELP, encoding="utf-8")
    return ran(tmp_path, FLOW, judging=Judging(judge=misled(wrong), level=Level.DEEP))


@pytest.mark.parametrize(
    ("wrong", "pressed", "back"),
    [("Help", 'press link "Help"', "back"), ("News", 'check checkbox "News"', 'check checkbox "News"')],
)
def test_the_page_from_before_is_brought_back_and_the_second_best_pressed(
    tmp_path: Path, wrong: str, pressed: str, back: str
) -> None:
    run = shopped(tmp_path, wrong)
    assert [e.action for e in run.events if isinstance(e, ActionDone)][-3:] == [
        pressed,
        back,
        'press button "Take mug"',
    ]
    assert [e.restored for e in run.events if isinstance(e, UndoChecked)] == [True]
    assert run.code == 0
