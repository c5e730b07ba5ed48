"""Tables: the cell of a row that stands under a header."""

from __future__ import annotations

from ..levels import SAYS
from .board import Board, Thing
from .matching import Fit, calls, fit
from .tables import tables
from .tokens import Tokens, is_named


def rows_of(board: Board, name: Tokens) -> list[list[Thing]]:
    """The rows and cards in which something goes by that name, or by what is left of it without common words."""
    named = tuple(token for token in name if is_named(token))
    sorts = tables().words["sorts"]
    bare = tuple(token for token in name if token.text not in sorts)
    names = {one for one in (name, named, bare) if one}
    return [
        things for things in board.bodies if any(fit(one, thing.name) is Fit.WHOLE for thing in things for one in names)
    ]


def cell(board: Board, row: list[Thing], label: Tokens) -> Thing | None:
    """The cell of the row under the header of that name; nothing where the columns cannot be told."""
    heads = next((things for things in board.headers if _heads(things, row)), [])
    named = [n for n, head in enumerate(heads) if calls(label, head.name) >= SAYS]
    if not named:
        return None
    cells = row if len(row) == len(heads) else _plain(row)
    heads = heads if len(cells) == len(heads) else _plain(heads)
    at = next((n for n, head in enumerate(heads) if calls(label, head.name) >= SAYS), -1)
    return cells[at] if len(cells) == len(heads) and at >= 0 else None


def _heads(things: list[Thing], row: list[Thing]) -> bool:
    return things is not row and bool(row) and things[0].around == row[0].around


def _plain(row: list[Thing]) -> list[Thing]:
    """Without the boxes and buttons that have no column of their own."""
    return [thing for thing in row if not (thing.is_toggle or thing.role == "button")]
