"""What the judge keeps from one screen to the next is bounded, and holds words rather than screens."""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from importlib import import_module
from typing import Any, Final

from judge import embedded
from judge.state import State
from view import Element

CACHED: Final = _lru_cache_wrapper


def caches() -> Iterator[tuple[str, _lru_cache_wrapper[Any]]]:
    """Every function of the judge that keeps what it found, by module and name."""
    for module in pkgutil.iter_modules(embedded.__path__, f"{embedded.__name__}."):
        for name, kept in vars(import_module(module.name)).items():
            if isinstance(kept, CACHED):
                yield f"{module.name}.{name}", kept


def test_nothing_is_kept_without_a_limit() -> None:
    assert [name for name, kept in caches() if kept.cache_parameters()["maxsize"] is None] == []


def test_no_screen_and_no_element_of_one_is_kept() -> None:
    asked = {name: inspect.signature(kept.__wrapped__).parameters.values() for name, kept in caches()}
    assert [name for name, given in asked.items() if any(each.annotation in SCREENS for each in given)] == []


SCREENS: Final = frozenset({State.__name__, "Scene", "Item", "Reading", Element.__name__})
"""What holds a page's elements, as the judge's modules call it."""
