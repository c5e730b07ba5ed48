"""
Tables: the cell that the step names by its row and its column, and what does something to the one row that it names.
What stands in a cell is often called the same in all of them ("free", "change"): the headers say which.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final

from view import State as Condition

from ..evidence.account import failed
from ..evidence.arrivals import wall
from ..evidence.named_press import HEADS
from ..evidence.names_shown import acts, deeds, is_last
from ..language.lexicon import lexicon
from ..language.words import content, folded, share, telling
from ..levels import HALF, WHOLE
from ..match.reading import Reading
from ..screen.deeds import Did, deeds_of
from ..screen.scene import FIELDS, Item, Scene
from ..step.goal import Clause
from ..subject.finding import plain
from .guide import Guide

Row = Sequence[Item]

CELL_VERBS: Final = lexicon().sets["taking_cell"]
CHOOSING: Final = lexicon().sets["choosing"]
STANDING: Final = (Condition.CHECKED, Condition.SELECTED, Condition.PRESSED)
_TO: Final = lexicon().patterns["onto"]


def guide(clause: Clause, scene: Scene) -> Guide | None:
    """The cell's own control; else the row's that says the verb, then what bears the value that the row is to get."""
    if clause.quotes or clause.listed or clause.many or clause.ordinal:
        return None
    rows = _rows(scene)
    if not rows:
        return None
    found = _cell(clause, rows) if clause.verb in CELL_VERBS else None
    if found is not None and found.has(*STANDING):
        return Guide(is_met=True)
    if found is None and _holds(clause, scene, rows):
        return Guide(is_met=True)
    found = found or _of_row(clause, scene, rows)
    return Guide(next=(found,)) if found is not None and not _was_pressed(scene, found) else None


def arrived(r: Reading) -> bool:
    """A step that chooses: upon a press a page or dialog came whose heading says most of it, what came says all."""
    done = acts(r)
    if r.clause.verb not in CHOOSING or r.clause.quotes or not is_last(r) or failed(r) or wall(r):
        return False
    if not done or done[-1].did is not Did.PRESSED or done[-1].changed is False:
        return False
    wanted = tuple(word for word in telling(r.clause.text) if word != r.clause.verb)
    heads = [label.words for label in r.scene.came if label.role in HEADS and share(wanted, label.words) >= HALF]
    return any(word.isdigit() for word in wanted) and any(share(wanted, words) >= WHOLE for words in heads)


TAKING: Final = lexicon().sets["giving_up"]
KEEPS: Final = lexicon().sets["keeping_back"]
CELLS: Final = frozenset({"cell", "gridcell", "rowheader"})


def taken(r: Reading) -> bool:
    """A row was to go: what says so was pressed, and of the list that shows again that row's cells have gone."""
    pressed = [deed for deed in deeds(r) if deed.did is Did.PRESSED]
    if r.clause.verb not in TAKING or not pressed or not is_last(r) or failed(r) or r.scene.layer:
        return False
    if not _is_begun(r.clause, r.scene) or pressed[-1].changed is False or KEEPS & set(content(pressed[-1].label)):
        return False
    verbs, items = _verbs(r.clause), [item for row in _rows(r.scene) for item in row]
    lists = any(_usable(item) and verbs & set(item.words) for item in items)
    stays = any(_is_said(item.name, r.clause.text) for item in items if not item.is_control)
    gone = any(label.role in CELLS and _is_said(label.name, r.clause.text) for label in r.scene.went)
    return lists and gone and not stays


def _rows(scene: Scene) -> list[Row]:
    """The rows of tables, the row of headers among them; none where no table has headers."""
    held: dict[str, list[Item]] = defaultdict(list)
    for item in scene.items:
        if item.card and item.element.path and item.element.path[-1].startswith("row #"):
            held[item.card].append(item)
    return list(held.values())


def _cell(clause: Clause, rows: Iterable[Row]) -> Item | None:
    """The one control that stands in the row and under the header that the step both names."""
    rows = list(rows)
    lines = [row for row in rows if not _heads(row) and not row[0].is_control and _is_said(row[0].name, clause.text)]
    if len(lines) != 1:
        return None
    heads = next((row for row in rows if _heads(row) and _table(row) == _table(lines[0])), ())
    named = [head for head in heads if _is_said(head.name, clause.text)]
    there = [item for item in lines[0] if _usable(item) and named == [_under(item, lines[0], heads)]]
    return there[0] if len(there) == 1 else None


def _heads(row: Row) -> bool:
    """A row of headers; or a table's first row of several cells in which nothing is to be pressed."""
    first = row[0].element.path[-1] == "row #1" and not any(item.is_control for item in row)
    return len(row) > 1 and (first or sum(item.role == "columnheader" for item in row) > 1)


def _table(row: Row) -> tuple[str, ...]:
    return row[0].element.path[:-1]


def _under(item: Item, row: Row, heads: Row) -> Item | None:
    """The header over it: the nearest on screen; where no place is known, the one that is as far along."""
    if not heads:
        return None
    if item.element.box and all(head.element.box for head in heads):
        return min(heads, key=lambda head: abs(_middle(head) - _middle(item)))
    at = list(row).index(item) - (len(row) - len(heads))
    corner = len(row) - len(heads) in (0, 1)
    return heads[at] if corner and 0 <= at < len(heads) else None


def _middle(item: Item) -> float:
    box = item.element.box
    return box.x + box.width / 2 if box else 0.0


def _of_row(clause: Clause, scene: Scene, rows: Iterable[Row]) -> Item | None:
    """What does it to the one row that the step names; once that was pressed, what bears the value it is to get."""
    subject, *rest = _TO.split(clause.text, maxsplit=1)
    verbs = _verbs(clause)
    if _is_begun(clause, scene):
        return _bearing(rest[0], scene, rows) if rest else None
    line = _line(subject, rows)
    spoken = [item for item in line if _usable(item) and verbs & set(item.words)]
    return spoken[0] if len(spoken) == 1 else None


def _verbs(clause: Clause) -> frozenset[str]:
    return lexicon().row_verbs.get(clause.verb, frozenset()) | {clause.verb}


def _is_begun(clause: Clause, scene: Scene) -> bool:
    """What does it was pressed in this step."""
    deeds = (deed for deed in deeds_of(scene.state) if deed.did is Did.PRESSED)
    return any(_verbs(clause) & set(content(deed.label)) for deed in deeds)


def _holds(clause: Clause, scene: Scene, rows: Iterable[Row]) -> bool:
    """What does it was pressed, and the row that the step names has the value now that it was to get."""
    subject, *rest = _TO.split(clause.text, maxsplit=1)
    held = (plain(item.name) == plain(rest[0]) for item in _line(subject, rows) if not item.is_control) if rest else ()
    return _is_begun(clause, scene) and any(held)


def _line(subject: str, rows: Iterable[Row]) -> Row:
    """The row most of whose cells the step names; nothing where none is named, or two are as well."""
    counted = [
        (sum(_is_said(i.name, subject) for i in row if not i.is_control), row) for row in rows if not _heads(row)
    ]
    most = max((n for n, _ in counted), default=0)
    best = [row for n, row in counted if n == most > 0]
    return best[0] if len(best) == 1 else ()


def _bearing(value: str, scene: Scene, rows: Iterable[Row]) -> Item | None:
    """The one control that is called by the value; else the only one of the one row that has it."""
    own = [i for i in scene.items if _usable(i) and not i.is_aside and plain(i.name) == plain(value)]
    if own:
        return own[0] if len(own) == 1 else None
    lines = [row for row in rows if any(plain(i.name) == plain(value) for i in row if not i.is_control)]
    there = [item for row in lines for item in row if _usable(item)]
    return there[0] if len(lines) == 1 == len(there) else None


def _usable(item: Item) -> bool:
    return item.is_control and item.role not in FIELDS and not item.has(Condition.DISABLED)


def _is_said(name: str, text: str) -> bool:
    """The whole name stands in the text, no longer word or figure around it."""
    said = folded(name)
    return len(said) > 1 and re.search(rf"(?<![\w:]){re.escape(said)}(?![\w:])", folded(text)) is not None


def _was_pressed(scene: Scene, item: Item) -> bool:
    named = folded(item.element.words)
    return any(deed.did is Did.PRESSED and folded(deed.label) == named for deed in deeds_of(scene.state))
