"""
Writes docs/decisions-table.md from the tables of rules in `act`: ``python tools/decision_table.py``.

A test keeps page and rules the same (tests/test_doc_tables.py).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "decisions-table.md"

HEAD: Final = """\
# The tables that decide

The rules of the program's two turning points, in their order: the first row that holds wins, and its words stand in
`turn.decided`, in the ending's note and in `run-flow explain`. This page is made from the code by
`python tools/decision_table.py`; change the rules there. The numbers behind the words: [thresholds.md](thresholds.md).
"""

DO: Final = """\
## One turn of a plain step

`act/decide.py`. Before a row is looked for, the screen has been looked at, what the last action changed has been noted,
and the judge has been asked ([do-loop.md](do-loop.md)). Where an answer is overruled, the run's history and the event
`answer.overruled` say so.
"""

WAIT: Final = """\
## One check of a `wait_for`

`act/wait_for.py`. Where no row holds, the step waits and looks again.
"""

BY_THE_ANSWER: Final = "as the last answer says: true, false or unsure"


def page() -> str:
    """The page as it has to be."""
    return "\n".join((HEAD, DO, *_turn(), WAIT, *_check()))


def _turn() -> Iterator[str]:
    decide = import_module("act.decide")
    yield "| | when | what is done | overrules the answer |"
    yield "|---|---|---|---|"
    for number, rule in enumerate(decide.RULES, 1):
        yield f"| {number} | {rule.when} | {rule.move} | {'yes' if rule.when in decide.OVERRULES else ''} |"
    yield ""


def _check() -> Iterator[str]:
    yield "| | when | the step ends |"
    yield "|---|---|---|"
    for number, rule in enumerate(import_module("act.wait_for").RULES, 1):
        when = rule.when.removeprefix("; ") or "the condition holds"
        yield f"| {number} | {when} | {rule.outcome or BY_THE_ANSWER} |"
    yield ""


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    PAGE.write_text(page(), encoding="utf-8")
