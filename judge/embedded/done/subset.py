"""A list that is to show only some of its rows, and still shows others."""

from __future__ import annotations

from typing import Final

from ..language.lexicon import lexicon
from ..language.words import content, share
from ..levels import UNDONE, WHOLE
from ..match.reading import Reading
from ..screen.scene import Item, Scene

_ONLY: Final = lexicon().patterns["shows_only"]
FEWEST: Final = 2
"""So many rows are a list."""

HEADS: Final = frozenset({"columnheader", "rowheader"})
"""What heads a column or a row says what stands there, and is no row of its own."""

UNSIFTED: Final = UNDONE
"""The most that such a step is done while rows of both sorts show. Set by hand: under every bar."""


def most(r: Reading) -> float:
    """
    At most so likely a step that shows only some is done: rows that say what alone is to show stand beside rows that do
    not. 1 where no row says it, as what they have in common need not be written on each.
    """
    if not _ONLY.search(r.clause.text):
        return 1.0
    rows = _rows(r.scene, content(r.clause.text))
    wanted = _telling(r, rows)
    says = [share(wanted, row) >= WHOLE for row in rows] if wanted else []
    return UNSIFTED if len(says) >= FEWEST and any(says) and not all(says) else 1.0


def _rows(scene: Scene, said: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The words of each row or card of the page's own matter; a choice that the step says is no row but the filter."""
    rows: dict[str, list[str]] = {}
    for item in scene.items:
        if item.card and item.role not in HEADS and not item.is_aside and not _is_choice(item, said):
            rows.setdefault(item.card, []).extend((*item.words, *content(item.element.value)))
    return [tuple(words) for words in rows.values()]


def _is_choice(item: Item, said: tuple[str, ...]) -> bool:
    return item.is_control and bool(item.words) and share(item.words, said) >= WHOLE


def _telling(r: Reading, rows: list[tuple[str, ...]]) -> tuple[str, ...]:
    """The step's words that tell rows apart: what heads the list or stands in none says what kind of thing it holds."""
    heads = {word for item in r.scene.of("heading") if not item.card for word in item.words}
    said = dict.fromkeys(content(r.clause.text))
    known = {word for row in rows for word in row}
    return tuple(word for word in said if word not in heads and word in known)
