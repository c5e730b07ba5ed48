"""Tables: the rows of a name, and the cell of a row that stands under a header."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from ..levels import SAYS
from .board import Board, Thing
from .matching import Fit, calls, fit
from .noun import Noun
from .tables import tables
from .tokens import Sort, Tokens, is_named, same, telling, tokens

CROSSING: Final = (" of ", " on ", " for ", " in ")
"""What connects a column's name and a row's: "the dinner on Tuesday"."""

MOST_UNHEADED: Final = 2
"""Columns without a header: one of the rows' own names before the others, one of buttons behind them."""

Span = tuple[int, int]
"""From the left edge to the right one, in CSS pixels."""


def rows_of(board: Board, name: Tokens) -> list[list[Thing]]:
    """The rows and cards in which something goes by that name, or else by what is left of it without common words."""
    sorts = tables().words["sorts"]
    bare = tuple(token for token in name if token.text not in sorts)
    first = next((n for n, token in enumerate(name) if is_named(token)), 0)
    called = (_called(board, one) for one in dict.fromkeys((name, bare, name[first:])) if one)
    return next((found for found in called if found), None) or _by_names(board, name) or _in_short(board, telling(name))


def _called(board: Board, name: Tokens) -> list[list[Thing]]:
    """
    Those in which something goes by just that, or else in which something that says more does: of "Printer" and
    "Printer is loud" the first is "Printer".
    """
    found = [things for things in board.bodies if any(fit(name, thing.name) is Fit.WHOLE for thing in things)]
    just = [
        things for things in found if any(len(thing.name) == len(name) for thing in things if fit(name, thing.name))
    ]
    return just or found


def _by_names(board: Board, name: Tokens) -> list[list[Thing]]:
    """By the names in it alone; a common word behind these is part of the name: "Printer jams" is no other printer."""
    named = tuple(token for token in name if is_named(token))
    found = _called(board, named) if named else []
    if name[-1:] == named[-1:]:
        return found
    return [
        things for things in found if any(len(thing.name) == len(named) for thing in things if fit(named, thing.name))
    ]


def _in_short(board: Board, name: Tokens) -> list[list[Thing]]:
    """The one row that begins with a number of the name ("204" for "room 204"), or with all of it turned round."""
    if len(name) < 2:
        return []
    found = [things for things in board.bodies if (head := _head(things)) and _is_short_for(head.name, name)]
    return found if len(found) == 1 else []


def _head(things: list[Thing]) -> Thing | None:
    return next((thing for thing in things if thing.name and not thing.is_toggle), None)


def _is_short_for(head: Tokens, name: Tokens) -> bool:
    if not all(any(same(word, other) for other in name) for word in head):
        return False
    return len(head) == len(name) or (len(head) == 1 and head[0].sort is not Sort.WORD)


def cell(board: Board, row: list[Thing], label: Tokens) -> Thing | None:
    """The cell of the row under the header of that name; nothing where it is blank or the columns cannot be told."""
    heads = _heads_of(board, row)
    named = [n for n, head in enumerate(heads) if calls(label, head.name) >= SAYS]
    if not named:
        return None
    if spans := _spans(board, row, heads):
        return next((thing for thing in row if _lies_in(thing, spans[_nearest(heads, named, label)])), None)
    cells = row if len(row) == len(heads) else _plain(row)
    heads = heads if len(cells) == len(heads) else _plain(heads)
    at = next((n for n, head in enumerate(heads) if calls(label, head.name) >= SAYS), -1)
    return cells[at] if len(cells) == len(heads) and at >= 0 else None


def is_blank(board: Board, row: list[Thing], label: Tokens) -> bool:
    """The row has nothing under the header of that name."""
    heads = _heads_of(board, row)
    named = any(calls(label, head.name) >= SAYS for head in heads)
    return named and bool(_spans(board, row, heads)) and cell(board, row, label) is None


def crossing(board: Board, subject: Noun) -> tuple[Noun, Tokens] | None:
    """ "the dinner on Tuesday", "Tuesday's dinner": where a column and a row of a table go by these names."""
    for label, name in _split(subject.text):
        names, asked = telling(tokens(name)), telling(tokens(label))
        rows = rows_of(board, names) or _headed(board, names) if names and asked else []
        for row in rows:
            head = _head(row)
            if head and any(calls(asked, other.name) >= SAYS for other in _heads_of(board, row)):
                return Noun(text=label, tokens=asked, whole=asked), names if rows_of(board, names) else head.name
    return None


def _headed(board: Board, names: Tokens) -> list[list[Thing]]:
    """The one row that begins with a word of the name: "the early shift"."""
    found = [
        row for row in board.bodies if (head := _head(row)) and all(map(names.__contains__, _plainly(head, names)))
    ]
    return found if len(found) == 1 else []


def _plainly(head: Thing, names: Tokens) -> Tokens:
    """Its words, each as the name has it."""
    return tuple(next((other for other in names if same(token, other)), token) for token in head.name)


def _split(said: str) -> list[tuple[str, str]]:
    parts = [(label, name) for link in CROSSING for label, _, name in [said.partition(link)] if name]
    owner, _, owned = said.partition("'s ")
    turned = [(name, label) for label, name in parts]
    return [*parts, *turned, (owned, owner)] if owned else [*parts, *turned]


def _nearest(heads: list[Thing], named: list[int], label: Tokens) -> int:
    """Of the headers that go by the label the one with the fewest other words."""
    return min(named, key=lambda n: abs(len(telling(heads[n].name)) - len(label)))


def _heads_of(board: Board, row: list[Thing]) -> list[Thing]:
    return next((things for things in board.headers if _heads(things, row)), [])


def _heads(things: list[Thing], row: list[Thing]) -> bool:
    return things is not row and bool(row) and things[0].around == row[0].around


def _spans(board: Board, row: list[Thing], heads: list[Thing]) -> list[Span]:
    """
    Where each header's column lies, from left to right: cells of one column overlap, cells of two never do. Columns
    more than headers have none: the rows' own names, buttons. Empty where that does not come out even.
    """
    around = row[0].around
    if around not in board.spans:
        board.spans[around] = _merged([thing for body in board.bodies if body[0].around == around for thing in body])
    spans = board.spans[around]
    return _under(heads, spans) if heads and len(spans) - len(heads) in range(MOST_UNHEADED + 1) else []


def _under(heads: list[Thing], spans: list[Span]) -> list[Span]:
    """As many of the columns as there are headers, in order: those that lie nearest to them."""
    places = [span for head in heads if (span := _span(head))]
    if len(places) < len(heads):
        return spans[len(spans) - len(heads) :] if len(spans) - len(heads) in (0, 1) else []
    nearest = min(combinations(spans, len(heads)), key=lambda some: _distance(places, some))
    return list(nearest)


def _distance(heads: Sequence[Span], columns: Sequence[Span]) -> float:
    """How far headers and columns lie apart, whichever side or middle they are aligned by."""
    pairs = zip(heads, columns, strict=True)
    return sum(min(abs(h[0] - c[0]), abs(h[1] - c[1]), abs(sum(h) - sum(c)) / 2) for h, c in pairs)


def _merged(cells: list[Thing]) -> list[Span]:
    edges = sorted(span for cell in cells if (span := _span(cell)))
    if len(edges) < len(cells):
        return []
    spans: list[Span] = []
    for left, right in edges:
        if spans and left < spans[-1][1]:
            spans[-1] = (spans[-1][0], max(right, spans[-1][1]))
        else:
            spans.append((left, right))
    return spans


def _span(thing: Thing) -> Span | None:
    box = thing.element.box
    return (box.x, box.x + box.width) if box else None


def _lies_in(thing: Thing, span: Span) -> bool:
    box = thing.element.box
    return box is not None and span[0] <= box.x < span[1]


def _plain(row: list[Thing]) -> list[Thing]:
    """Without the boxes and buttons that have no column of their own."""
    return [thing for thing in row if not (thing.is_toggle or thing.role == "button")]
