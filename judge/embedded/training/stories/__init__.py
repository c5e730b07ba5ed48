"""The plots: for each kind of step, what happens on screen when it is carried out, and when it is not."""

from collections.abc import Callable
from random import Random
from typing import Final

from ..case import Story
from .aisle import idiom, neighbours, neighbours_page, own_page_first
from .commit import commit, create, named, remove, written_back
from .entry import continued, login, several, written
from .keypad import keypad
from .place import closed, expanded, visited
from .rows import among_rows, handled, no_cookies
from .search import searched
from .shop import added, carted
from .standing import chosen, sorted_, switched
from .stray import stray
from .wayside import search_behind, to_checkout

Plots = tuple[tuple[int, Callable[[Random], Story]], ...]
"""Plots, each with how often it is told."""

PLOTS: Final[Plots] = (
    (14, commit),
    (8, create),
    (8, remove),
    (4, written_back),
    (4, named),
    (8, written),
    (8, continued),
    (6, login),
    (6, several),
    (4, keypad),
    (12, visited),
    (4, closed),
    (4, expanded),
    (10, searched),
    (12, added),
    (4, carted),
    (10, switched),
    (10, chosen),
    (3, sorted_),
    (10, stray),
)
"""How often each is told, by weight."""

NEXT_PLOTS: Final[Plots] = (
    (6, neighbours),
    (3, neighbours_page),
    (5, own_page_first),
    (4, idiom),
    (8, to_checkout),
    (5, search_behind),
    (9, handled),
    (5, among_rows),
    (3, no_cookies),
)
"""What tells only of what comes next, and nothing of what is done: no part of the fit of "done"."""
