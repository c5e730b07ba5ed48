"""
The levels that the judge holds its measures against, each once: its unit, then its reason.

What only one module knows stands there, with a reason of its own. Where they come from, and what else was weighed:
docs/decisions/levels-of-the-judge.md. `docs/thresholds.md` shows this table (`python tools/thresholds_table.py`).
"""

from __future__ import annotations

from typing import Final

WHOLE: Final = 0.99
"""Share of words: all, each by the very word. A product of measures may fall short of one by rounding."""

ENTIRELY: Final = 0.95
"""Share of words: all but one in twenty, as a long text may lose one to a cut."""

MOSTLY: Final = 0.9
"""Share of words: nine of ten; of a shorter text all."""

LARGELY: Final = 0.8
"""Share of words: four of five, as of a row that adds a name or a date."""

KINDRED: Final = 0.75
"""Likeness: what two words of one group of the language's table have; from here on they say the same."""

SAYS: Final = 0.7
"""Share of words: under `KINDRED`, over two of three: reached where each word is said by a kindred one."""

RATHER: Final = 0.6
"""Share of words: three of five. More is said than is left out, and not by a tie."""

HALF: Final = 0.5
"""Share of words: as much is said as is left out. As a likeness, what two words have that only begin alike."""

FAINTLY: Final = 0.4
"""Share of words: one kindred word of two falls short of it, one very word of two does not."""

HARDLY: Final = 0.3
"""Share of words: over one of four, under one of three. Up to here what is common is chance."""

SCARCELY: Final = 0.2
"""Share of words: one of five, by which nothing can be told."""

SETTLED: Final = 0.5
"""Probability: likelier so than not. A clause counts as accomplished, and the next one is on."""

UNKNOWN: Final = 0.5
"""Probability: nothing speaks for it, nothing against it."""

CARRIED_OUT: Final = 0.82
"""Probability of done: over the loop's bar after acting, under its bar before, where deeds alone bear a step out."""

DOUBTFUL: Final = 0.6
"""Probability of done: under both bars, over the one from which the loop believes a judge that would finish."""

UNLIKELY: Final = 0.45
"""Probability of done: under every bar. Something is owed, which the screen may only fail to show."""

UNDONE: Final = 0.4
"""Probability of done: under every bar. The screen or the history shows that it is not so."""

ITSELF: Final = 0.6
"""Part of a measure: what one side of a comparison counts by itself. With `BESIDES` it is the whole."""

BESIDES: Final = 0.4
"""Part of a measure: what the other side adds, or what is left where that says nothing."""

SECOND: Final = 0.9
"""Factor: of a reading that is nearly as good as the first."""

THIRD: Final = 0.8
"""Factor: of a reading that takes another's word: a code, the surroundings, a value beside the name."""

SEVERAL: Final = 2
"""Things: from two on there are several."""

AGREES: Final = 2
"""Rank of a closing control (`Lexicon.closers`): from here on it agrees to something, or may do so."""
