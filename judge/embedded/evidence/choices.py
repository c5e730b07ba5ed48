"""What was chosen, written or pressed in a step, held against what else there was: another says the step better."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from ..language.lexicon import lexicon
from ..language.words import content, folded, share
from ..levels import HALF
from ..match.reading import Reading, kept
from ..screen.deeds import Deed, Did
from ..screen.outcome import LISTS, upon_of
from ..screen.scene import FIELDS, TOGGLES
from ..step.facts import facts, wanted_part
from .names_shown import acts, deeds, is_last

CHOSEN: Final = (
    LISTS | TOGGLES | frozenset({"row", "listitem", "gridcell", "cell", "treeitem", "tab", "link", "button"})
)
"""Roles of which several stand side by side, to choose from."""

ONE_OF: Final = frozenset({"radio", "option", "menuitemradio", "tab"})
"""Roles of which the last pressed counts; other things are pressed one after the other."""

LEAST: Final = 0.05
"""By so much of the step another has to say more."""


@kept
def worse(r: Reading) -> float:
    """Something was chosen beside which another says more of the step."""
    return float(is_last(r) and any(_is_worse(r, deed) for deed in _choices(r)))


def _is_worse(r: Reading, deed: Deed) -> bool:
    step, said = r.goal.text, _said(deed)
    if not _foreign(step, said):
        return False
    listed = deed.did is Did.CHOSE or deed.role in LISTS or deed.role in TOGGLES
    pressed = {folded(_said(other)) for other in deeds(r)}
    others = (name for name in _others(r, deed) if folded(name) not in pressed)
    kindred = (name for name in others if listed or set(facts(name)) & set(facts(said)))
    return any(_coverage(step, name) >= _coverage(step, said) + LEAST for name in kindred)


@kept
def longer(r: Reading) -> float:
    """Something was chosen that says words beside the step's, where another says as much of it without them."""
    return float(is_last(r) and any(_is_longer(r, deed) for deed in _choices(r)))


def _is_longer(r: Reading, deed: Deed) -> bool:
    step, said = r.goal.text, _said(deed)
    own, more, words = _coverage(step, said), _foreign(step, said), set(facts(said))
    if not more or not own:
        return False
    shorter = (name for name in _others(r, deed) if set(facts(name)) < words)
    return any(_coverage(step, name) >= own and _foreign(step, name) == 0 for name in shorter)


def wrong_field(r: Reading) -> float:
    """
    The one text was written into a field beside which another says more of the step. Where several were written, each
    went where it was taken for, and what a step says of a form tells little of one field.
    """
    if not is_last(r):
        return 0.0
    wrote = {deed.label for deed in deeds(r) if deed.did is Did.WROTE and deed.label}
    here = {item.name or item.element.placeholder for item in r.scene.items if item.role in TEXTS} - {""}
    gone = {label.name for label in r.scene.went if label.role in TEXTS} - {""}
    one = len(wrote) == 1
    return float(
        one and any(_is_wrong(r.goal.text, field, (here if field in here else gone) - wrote) for field in wrote)
    )


TEXTS: Final = FIELDS - {"combobox", "slider"}
"""Fields that a text is written into."""


def _is_wrong(step: str, field: str, free: set[str]) -> bool:
    wanted, more = facts(wanted_part(step)), _foreign(step, field)
    own = share(wanted, facts(field))
    return more > 0 and any(share(wanted, facts(name)) > own and _foreign(step, name) < more for name in free)


def contrary(r: Reading) -> float:
    """What was chosen last, or a message upon the last deed, has the contrary of a word of the step and not its own."""
    done = acts(r)
    if not done or not is_last(r):
        return 0.0
    came = (label for label in upon_of(done[-1].note).came if label.role in ("status", "alert", "img"))
    texts = [_said(deed) for deed in _choices(r)[-1:]] + [label.name for label in came if label.name]
    return float(any(_is_contrary(r.goal.text, text) for text in texts))


def _is_contrary(step: str, text: str) -> bool:
    own, words = set(facts(wanted_part(step))), set(facts(text))
    others = {word: lexicon().contraries[word] for word in own if word in lexicon().contraries}
    denied = any(word not in words and not words.isdisjoint(contraries) for word, contraries in others.items())
    return denied and all(own.isdisjoint(contraries) for contraries in others.values())


@kept
def _choices(r: Reading) -> list[Deed]:
    """What was chosen in this step, but for what was chosen otherwise later out of the same list."""
    done = [d for d in acts(r) if d.did is Did.CHOSE or (d.did is Did.PRESSED and d.role in CHOSEN)]
    last = {(d.did, d.role, "" if d.role in ONE_OF else d.label): n for n, d in enumerate(done)}
    return [done[n] for n in sorted(last.values())]


def _said(deed: Deed) -> str:
    return deed.text if deed.did is Did.CHOSE else deed.label


def _others(r: Reading, deed: Deed) -> set[str]:
    """What stood beside it in the same role when it was chosen; the choices of a list."""
    if deed.did is Did.CHOSE:
        held = (i for i in r.scene.items if i.role == deed.role and folded(i.name) == folded(deed.label))
        return {choice for item in held for choice in item.element.choices} - {deed.text}
    return set(_beside(r, deed)) - {deed.label, ""}


def _beside(r: Reading, deed: Deed) -> Iterator[str]:
    done = acts(r)
    at = next(n for n, each in enumerate(done) if each is deed)
    notes = [upon_of(each.note) for each in done]
    gone = {label.name for note in notes[:at] for label in note.went if label.role == deed.role}
    told = [label for note in notes[:at] for label in note.came]
    told += [label for note in notes[at:] for label in note.went]
    yield from (label.name for label in (*told, *r.scene.went) if label.role == deed.role and label.name not in gone)
    standing = (item for item in r.scene.items if item.role == deed.role and not item.is_new)
    yield from (item.name for item in standing if item.name not in gone)


@lru_cache(maxsize=20_000)
def _coverage(step: str, text: str) -> float:
    """How much of what the step wants the text says."""
    return share(_wanted(step), facts(text))


@lru_cache(maxsize=2_000)
def _wanted(step: str) -> tuple[str, ...]:
    generic = lexicon().sets["generic"]
    return tuple(dict.fromkeys(word for word in facts(wanted_part(step)) if word not in generic))


@lru_cache(maxsize=20_000)
def _foreign(step: str, text: str) -> int:
    """So many words of the text the step does not say."""
    own, known = (*_wanted(step), *content(wanted_part(step))), lexicon()
    words = (w for w in facts(text) if w not in known.sets["generic"] and w not in known.intent_of and w.strip("*:"))
    return sum(share((word,), own) < HALF for word in words)
