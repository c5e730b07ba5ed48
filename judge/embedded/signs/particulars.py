"""The particulars of a step, what it quotes, names, counts and dates: whether they were used, show, or were lost."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from ..evidence.last_deed import upon
from ..evidence.names_shown import acts, is_last
from ..language.lexicon import lexicon
from ..language.words import content, share, share_of
from ..levels import ENTIRELY
from ..match.reading import Reading
from ..screen.deeds import Deed, Did
from ..screen.outcome import LISTS, upon_of
from ..screen.scene import FIELDS, TOGGLES
from ..step.facts import details, facts, wanted_part

FIGURES: Final = 1
"""A number of so many figures may be how often something is pressed, which nothing shows."""

UNTOLD: Final = FIELDS | LISTS
UNDO: Final = lexicon().sets["undo"]
_TIMES: Final = lexicon().patterns["times_or_once"]


def lost(r: Reading) -> float:
    """How many of them were not used, and neither show nor ever stood there; 0 where the history tells too little."""
    done = acts(r)
    if not is_last(r) or any(deed.changed is None or (deed.changed and not deed.note) for deed in done):
        return 0.0
    wanted = [words for words in details(r.goal.text) if not _is_figure(words)]
    if not wanted:
        return 0.0
    said = [*_used(done), *_seen(r, done)]
    pool = frozenset().union(*said)
    return sum(share_of(words, pool) < ENTIRELY or not _holds(said, words) for words in wanted) / len(wanted)


def _is_figure(words: tuple[str, ...]) -> bool:
    return len(words) == 1 and words[0].isdigit() and len(words[0]) <= FIGURES


def _used(done: Iterable[Deed]) -> list[tuple[str, ...]]:
    return [facts(f"{deed.label} {deed.text}") for deed in done]


def _seen(r: Reading, done: Iterable[Deed]) -> Iterator[tuple[str, ...]]:
    """The facts of everything that stands there, or stood."""
    yield from (facts(label.name) for deed in done for label in upon_of(deed.note).told)
    yield from [facts(f"{i.name} {i.element.value}" if i.element.value else i.name) for i in r.scene.items]
    yield from (facts(label.name) for label in r.scene.went)
    yield facts(f"{r.scene.state.title} {r.scene.state.front_name}")


def _holds(lines: Iterable[tuple[str, ...]], words: tuple[str, ...]) -> bool:
    return any(share(words, line) >= ENTIRELY for line in lines)


def unused(r: Reading) -> float:
    """How many of them were not used, though something that says them stood in a list or on a box to choose."""
    done = acts(r)
    wanted = details(r.goal.text) if is_last(r) and done else ()
    told = (label for deed in done for label in upon_of(deed.note).told)
    open_ = [facts(label.name) for label in told if label.role in LISTS or label.role in TOGGLES]
    left = [words for words in wanted if _holds(open_, words) and not _holds(_used(done), words)]
    return len(left) / len(wanted) if wanted else 0.0


def new(r: Reading) -> float:
    """How much of them is among the words that came upon the last deed, beside those of what went."""
    wanted = tuple(word for words in details(r.goal.text) for word in words) if is_last(r) else ()
    now = upon(r)
    gone = {word for label in now.went for word in facts(label.name)}
    came = {word for label in now.came if label.role not in FIELDS for word in facts(label.name)}
    return share_of(wanted, came - gone)


def turned_round(r: Reading) -> float:
    """A heading that came, or the title, names two of them in the other order: there and back."""
    if not is_last(r) or not r.scene.acted:
        return 0.0
    wanted = [words for words in details(r.goal.text) if not _is_figure(words)]
    heads = [facts(i.name) for i in r.scene.of("heading") if i.is_new] + [facts(r.scene.state.title)]
    pairs = list(itertools.pairwise(wanted))
    return float(any(_comes_after(first, second, line) for first, second in pairs for line in heads))


def _comes_after(first: tuple[str, ...], second: tuple[str, ...], line: tuple[str, ...]) -> bool:
    if not set(first).isdisjoint(second) or not set(first) | set(second) <= set(line):
        return False
    return line.index(first[0]) > line.index(second[0])


def too_often(r: Reading) -> float:
    """The same was pressed more often, one after the other, than the step says."""
    return float(is_last(r) and 0 < _times(r.goal.text) < _runs(acts(r)))


@lru_cache(maxsize=500)
def _times(step: str) -> int:
    found = _TIMES.search(wanted_part(step))
    if found is None:
        return 0
    *fixed, said = found.groups()
    numbers = lexicon().order["numbers"]
    counted = {word.casefold(): n for n, word in enumerate(numbers)}.get((said or "").casefold(), 0)
    return next((n for n, word in enumerate(fixed, 1) if word), counted)


def _runs(done: Sequence[Deed]) -> int:
    count, label = 0, ""
    for deed in reversed(done):
        if deed.did is not Did.PRESSED or (label and deed.label != label):
            break
        count, label = count + deed.times, deed.label
    return count


def taken_back(r: Reading) -> float:
    """The last deed took an earlier one back: what the one brought the other took away, and the other way round."""
    done = acts(r)
    if len(done) < 2 or not is_last(r):
        return 0.0
    undone = bool(UNDO & set(content(done[-1].label)[:1])) and UNDO.isdisjoint(r.goal.words)
    return float(undone or any(_are_contrary(done[-1], deed) for deed in done[:-1]))


def _are_contrary(one: Deed, other: Deed) -> bool:
    read = [upon_of(deed.note) for deed in (one, other)]
    (came, went), (had, lacked) = (
        [{label for label in labels if label.role not in UNTOLD} for labels in (each.came, each.went)] for each in read
    )
    return bool(came and went) and came <= lacked and went <= had
