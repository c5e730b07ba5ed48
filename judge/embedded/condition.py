"""Whether a condition holds on the screen: rules over its parts, unsure where none of them applies."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from view import State as Condition

from ..answer import Scored
from .lexicon import lexicon
from .scene import FIELDS, Item, Scene, numbers_in
from .stem import stem
from .study import Study
from .told import failure_told
from .words import content, folded, quoted, share, tokens

SURE: Final = 0.93
LIKELY: Final = 0.84
UNSURE: Final = 0.5
DOUBTFUL: Final = 0.36
UNLIKELY: Final = 0.16
NO: Final = 0.06

_PREDICATE = re.compile(
    r"\b(shows?|displays?|says?|reads?|contains?|holds?|has|have|lists?|includes?|mentions?|gives|appears?"
    r"|exists?|is shown|are shown|is displayed"
    r"|is visible|are visible|is listed|are listed|there is|there are|is|are|was|were)\b"
    r"(?:\s+(?:now|still|already))?",
    re.I,
)
_STATE: Final[dict[str, tuple[frozenset[Condition], frozenset[Condition]]]] = {
    "checked": (frozenset({Condition.CHECKED}), frozenset({Condition.UNCHECKED})),
    "ticked": (frozenset({Condition.CHECKED}), frozenset({Condition.UNCHECKED})),
    "on": (frozenset({Condition.CHECKED, Condition.PRESSED}), frozenset({Condition.UNCHECKED})),
    "off": (frozenset({Condition.UNCHECKED}), frozenset({Condition.CHECKED, Condition.PRESSED})),
    "unchecked": (frozenset({Condition.UNCHECKED}), frozenset({Condition.CHECKED})),
    "selected": (frozenset({Condition.SELECTED, Condition.CHECKED, Condition.CURRENT}), frozenset()),
    "current": (frozenset({Condition.CURRENT, Condition.SELECTED}), frozenset()),
    "active": (frozenset({Condition.CURRENT, Condition.SELECTED, Condition.PRESSED}), frozenset()),
    "pressed": (frozenset({Condition.PRESSED}), frozenset()),
    "disabled": (frozenset({Condition.DISABLED}), frozenset()),
    "expanded": (frozenset({Condition.EXPANDED}), frozenset({Condition.COLLAPSED})),
    "collapsed": (frozenset({Condition.COLLAPSED}), frozenset({Condition.EXPANDED})),
    "invalid": (frozenset({Condition.INVALID}), frozenset()),
    "required": (frozenset({Condition.REQUIRED}), frozenset()),
    "enabled": (frozenset(), frozenset({Condition.DISABLED})),
}
"""A word for a state: the states that make it true, and those that make it untrue."""

_QUANTITY = re.compile(
    r"(\d+)\s*[×x]\b|[×x]\s*(\d+)\b|\b(?:qty|quantity|amount|anzahl)\W*(\d+)|^(\d+)\s+(?!\D*\d+[.,]\d)", re.I
)
_SHOWING = frozenset({"shown", "displayed", "visible", "listed", "there", "present", "here", "showing", "seen"})
_EMPTY = frozenset({"empty", "blank"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """A condition taken apart. Words are stems."""

    text: str
    negative: bool
    subject: tuple[str, ...]
    """Of what it is said."""

    object: tuple[str, ...]
    """What is said of it."""

    quotes: tuple[str, ...]
    count: int | None
    state: str = ""
    empty: bool = False


@lru_cache(maxsize=500)
def claim_of(text: str) -> Claim:
    """The condition, taken apart. Any text is some claim."""
    said = tokens(text)
    negative = bool({stem(word) for word in said} & lexicon().sets["negative"])
    found = _PREDICATE.search(text)
    left, right = (text[: found.start()], text[found.end() :]) if found else ("", text)
    state = next((word for word in tokens(right)[:3] if word in _STATE), "") if found else ""
    if not telling_of(right):
        left, right = "", left or text
    count, counted = _count(right)
    if count is None:
        count, counted = _count(text)
    return Claim(
        text=text,
        negative=negative,
        subject=telling_of(left),
        object=tuple(word for word in telling_of(right) if word not in counted),
        quotes=quoted(text),
        count=count,
        state=state,
        empty=bool(_EMPTY & set(said)),
    )


def telling_of(text: str) -> tuple[str, ...]:
    """The stems that name something; empty where the text only has filler."""
    drop = lexicon().sets["generic"] | lexicon().sets["negative"] | _SHOWING
    return tuple(word for word in content(text) if word not in drop)


def _count(text: str) -> tuple[int | None, frozenset[str]]:
    numbers = lexicon().order["numbers"]
    for word in tokens(text):
        if word in numbers:
            return numbers.index(word), frozenset({word, stem(word)})
        if word.isdigit() and len(word) <= 3:
            return int(word), frozenset({word})
    return None, frozenset()


def holds(study: Study, text: str) -> float:
    """How likely the condition holds."""
    claim = claim_of(text)
    if not study.scene.items and not study.state.title:
        return UNSURE
    p = _positive(study, claim)
    return 1 - p if claim.negative else p


def _positive(study: Study, claim: Claim) -> float:
    """How likely it holds, its negation taken out."""
    scene = study.scene
    words = set(claim.subject) | set(claim.object)
    if words and words <= _TROUBLE:
        return SURE if failure_told(scene) else UNLIKELY
    if claim.empty:
        return _emptiness(scene, claim)
    if claim.state and (claim.subject or claim.quotes):
        judged = _state(study, claim)
        if judged is not None:
            return judged
    if claim.quotes:
        return _quotation(scene, claim)
    if claim.object or claim.subject:
        return _content(scene, claim)
    return _counted(scene, claim) if claim.count is not None else UNSURE


_TROUBLE: Final = frozenset(content("error errors failure problem warning message alert mistake occurred fault"))


def _emptiness(scene: Scene, claim: Claim) -> float:
    said = [i for i in scene.items if not i.is_control and _EMPTY & set(tokens(i.name))]
    zero = [i for i in scene.items if numbers_in(i.name)[:1] == (0,) and share(claim.subject, i.words) > 0]
    if any(not claim.subject or share(claim.subject, (*i.words, *i.where)) > 0.4 for i in said) or zero:
        return SURE
    fields = [i for i in scene.items if i.role in FIELDS and share(claim.subject, i.words) > 0.9]
    if fields:
        return NO if fields[0].element.value else SURE
    return (
        LIKELY if any(p in folded(i.name) for i in scene.items for p in lexicon().wholes["nothing_found"]) else UNLIKELY
    )


def _state(study: Study, claim: Claim) -> float | None:
    """By the states of the control that the subject names; nothing where none is named."""
    wanted = claim.subject or tuple(word for text in claim.quotes for word in content(text))
    ranked = sorted(_about(study, wanted), key=lambda pair: -pair[0])
    true, untrue = _STATE[claim.state]
    stated = [(fit, item) for fit, item in ranked if item.has(*true, *untrue) or item.is_control]
    if not stated or stated[0][0] < 0.6:
        return None
    item = stated[0][1]
    if item.has(*untrue):
        return NO
    if item.has(*true) or not true:
        return SURE
    return UNLIKELY if not untrue or item.is_control else UNSURE


def _about(study: Study, wanted: tuple[str, ...]) -> Iterable[tuple[float, Item]]:
    for item in study.scene.items:
        own = share(wanted, item.words)
        if own > 0:
            yield own * (0.6 + 0.4 * share(item.words, wanted)), item


def _quotation(scene: Scene, claim: Claim) -> float:
    """Every quoted text stands somewhere, as the subject says where one is named."""
    texts = [folded(text) for text in claim.quotes]
    held = [any(text in said for said in _said(scene)) for text in texts]
    if all(held):
        return SURE if _in_place(scene, claim.subject, _holding(scene, texts[-1])) else LIKELY - 0.06
    words = [word for text in claim.quotes for word in content(text)]
    near = max((share(tuple(words), (*i.words, *i.more)) for i in scene.items), default=0.0)
    return UNLIKELY if near < 0.99 else UNSURE


def _said(scene: Scene) -> Iterable[str]:
    yield folded(scene.state.title)
    for item in scene.items:
        yield folded(item.name)
        yield folded(item.element.value)


def _holding(scene: Scene, text: str) -> list[Item]:
    return [i for i in scene.items if text in folded(i.name) or text in folded(i.element.value)]


def _in_place(scene: Scene, subject: tuple[str, ...], holders: list[Item]) -> bool:
    """Whether one of them lies where the subject says, or the whole screen is that place."""
    wanted = tuple(word for word in subject if word not in lexicon().sets["generic"])
    if not wanted:
        return True
    if any(share(wanted, (*i.where, *i.around, *i.words)) > 0.7 for i in holders):
        return True
    heads = [i.words for i in scene.items if i.role == "heading" or i.has(Condition.CURRENT)]
    whole = [*heads, content(scene.state.title), content(scene.state.address), content(scene.state.front_name)]
    return any(share(wanted, words) > 0.7 for words in whole)


def _content(scene: Scene, claim: Claim) -> float:
    """The words of the object stand together in one item, one card or one row."""
    wanted = claim.object or claim.subject
    held = [(share(wanted, i.words + i.more), i) for i in scene.items if not _is_chrome(i)]
    best = max((fit for fit, _ in held), default=0.0)
    holders = [i for fit, i in held if fit >= max(0.9, best - 0.01)]
    if not holders:
        cards = [
            (share(wanted, (*i.words, *i.more, *(i.around if i.card else ()))), i)
            for i in scene.items
            if not _is_chrome(i)
        ]
        holders = [i for fit, i in cards if fit >= 0.95]
        best = max(best, *(fit for fit, _ in cards), 0.0) if cards else best
    if not holders:
        return NO if best < 0.4 else UNLIKELY if best < 0.7 else DOUBTFUL
    placed = not claim.object or _in_place(scene, claim.subject, holders)
    if claim.count is not None:
        right = _quantity_right(scene, holders, claim.count)
        if right is not None and not right:
            return NO
        return (SURE if right else UNSURE) if placed else DOUBTFUL
    return SURE if placed else DOUBTFUL


def _is_chrome(item: Item) -> bool:
    """A text field's own label or a search box says what could be, not what is."""
    return item.role == "searchbox"


def _quantity_right(scene: Scene, holders: list[Item], count: int) -> bool | None:
    """Whether so many are told or listed; nothing where it cannot be told."""
    told = [n for item in holders for n in _quantities(scene, item)]
    if told:
        return count in told
    units = {item.card or f"item {item.at}" for item in holders if not item.is_control} or {str(i.at) for i in holders}
    return len(units) == count


def _quantities(scene: Scene, item: Item) -> list[int]:
    mates = [i for i in scene.items if item.card and i.card == item.card] or [item]
    found: list[int] = []
    for mate in mates:
        found += [int(n) for hit in _QUANTITY.findall(mate.name) for n in hit if n and len(n) <= 3]
        if mate.role in ("spinbutton", "combobox", "textbox") and mate.element.value.strip().isdigit():
            found.append(int(mate.element.value))
        elif mate.role in ("text", "cell", "gridcell") and mate.name.strip().isdigit() and len(mate.name.strip()) <= 2:
            found.append(int(mate.name))
    return found


def _counted(scene: Scene, claim: Claim) -> float:
    """ "3 items": a text says so, or so many cards or rows are listed."""
    units = content(claim.text)
    kinds = [w for w in units if w in lexicon().sets["generic"] | lexicon().sets["results"]]
    told = [numbers_in(i.name) for i in scene.items if not i.is_control and kinds and share(tuple(kinds), i.words) > 0]
    told = [numbers for numbers in told if numbers]
    if told:
        return SURE if any(claim.count in numbers for numbers in told) else UNLIKELY
    cards = {i.card for i in scene.items if i.card}
    rows = len(cards) or sum(i.role in ("row", "listitem", "option") for i in scene.items)
    return UNSURE if not rows else LIKELY if rows == claim.count else UNLIKELY


def coverage(study: Study, text: str) -> Scored:
    """Five levels; the highest has exactly the probability that the condition holds."""
    p = holds(study, text)
    stage = 3.2 * p
    rest = [max(0.02, 1 - abs(level - stage) / 1.5) for level in range(4)]
    return Scored((*((1 - p) * part / sum(rest) for part in rest), p))
