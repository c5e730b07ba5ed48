"""The shortest locator that names one control of a page and no other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from .budgets import SEGMENT
from .cut import size
from .element import Element, Ref
from .locator import By, Locator
from .screen import Screen


def suggested(screen: Screen) -> Mapping[Ref, Locator]:
    """
    For each control of a page that was read from end to end: its name where no other control has it, else role and
    name, else its place among the controls.
    """
    names = Counter(item.name for item in screen.controls)
    pairs = Counter((item.role, item.name) for item in screen.items)
    return {item.ref: _of(item, at, names, pairs) for at, item in enumerate(screen.controls)}


def _of(item: Element, at: int, names: Counter[str], pairs: Counter[tuple[str, str]]) -> Locator:
    by_name = Locator(by=By.NAME, value=item.name)
    by_role = Locator(by=By.ROLE, role=item.role, value=item.name)
    for locator, matches in ((by_name, names[item.name]), (by_role, pairs[item.role, item.name])):
        if item.name and matches == 1 and not SEGMENT.broken_by(size(str(locator))):
            return locator
    return Locator(by=By.ORDINAL, value=str(at))
