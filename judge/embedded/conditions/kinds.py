"""Whether a control, a heading or a dialog of a name is there."""

from __future__ import annotations

from ..levels import SAYS
from ..screen.scene import LAYERS
from .board import Board, Thing
from .ground import Ground
from .matching import Fit, calls, fit
from .noun import Noun
from .quest import placed
from .tokens import Tokens, tokens


def of_kind(board: Board, noun: Noun, where: Tokens) -> Ground:
    """On what ground something of that kind and name is there or not."""
    if noun.roles & LAYERS:
        return _layer(board, noun)
    alike = [thing for thing in board.things if thing.role in noun.roles]
    if noun.tokens:
        longer = any(fit(noun.tokens, thing.name) is Fit.LONGER for thing in alike)
        alike = [thing for thing in alike if fit(noun.tokens, thing.name) is Fit.WHOLE]
        if longer and not alike:
            return Ground.OTHER_NAME
    if not alike:
        return _none(board, noun)
    return _number(noun, alike, board) if noun.counted else placed(board, where, alike)


def _none(board: Board, noun: Noun) -> Ground:
    """Something else may go by that name."""
    if noun.tokens and any(fit(noun.tokens, thing.name) is Fit.WHOLE for thing in board.things):
        return Ground.UNPLACED
    return Ground.REST_UNSEEN if board.is_cut else Ground.ABSENT_NAME


def _number(noun: Noun, alike: list[Thing], board: Board) -> Ground:
    if board.is_cut:
        return Ground.REST_UNSEEN
    return Ground.COUNT_LISTED if noun.least <= len(alike) <= noun.most else Ground.COUNT_LISTED_OTHER


def _layer(board: Board, noun: Noun) -> Ground:
    if not board.has_front:
        return Ground.ABSENT_NAME
    if not noun.tokens:
        return Ground.TOLD
    names = [tokens(board.state.front_name), *(t.regions for t in board.layer)]
    names += [thing.name for thing in board.layer if not thing.is_control]
    return Ground.TOLD if any(calls(noun.tokens, words) >= SAYS for words in names) else Ground.OTHER_NAME
