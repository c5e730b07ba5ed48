"""Numbers in a text, and a text without them."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from ..language.lexicon import lexicon
from ..language.stem import stem
from ..language.words import tokens

_COUNT = re.compile(r"\d+")


@lru_cache(maxsize=20_000)
def numbers_in(text: str) -> tuple[int, ...]:
    """Whole numbers in a text, in order; long ones are no counts."""
    return tuple(int(figure) for figure in _COUNT.findall(text) if len(figure) <= 4)


@lru_cache(maxsize=20_000)
def bare(text: str) -> tuple[str, ...]:
    """The stems of a text without its figures: what a counter counts, one or several."""
    return tuple(stem(word) for word in tokens(text) if not word.isdigit() and word not in UNITS)


UNITS: Final = lexicon().written["counted"]
"""Words that come and go with a counter's figure."""
