"""What an element says by itself, and where its path says that it lies: most of it is the same from turn to turn."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from view import Element

from ..language.lexicon import lexicon
from ..language.stem import stem
from ..language.words import content, folded


class Read(NamedTuple):
    """What an element says, wherever it stands and however: its label, and of an `Item` what goes with that."""

    label: str
    name: str
    called: str
    words: tuple[str, ...]


@lru_cache(maxsize=20_000)
def read_of(role: str, name: str, more: tuple[str, str, str], hints: tuple[str, ...]) -> Read:
    """`more` are the description, the tooltip and the placeholder."""
    description, title, placeholder = more
    element = Element(role=role, name=name, description=description, title=title, placeholder=placeholder, hints=hints)
    text = name or description or title
    return Read(element.label, text, folded(text), _words(element))


def _words(element: Element) -> tuple[str, ...]:
    """Of its name, or of what stands for one."""
    named = _name_words(element.name) if element.name else ()
    return named or content(element.description or element.title or element.placeholder or " ".join(element.hints))


@lru_cache(maxsize=20_000)
def _name_words(name: str) -> tuple[str, ...]:
    """What one holds and counts by the piece is a cart: "My order (2)"."""
    counted = _OWN_COUNTED.match(name)
    if counted and stem(counted.group(1).casefold()) in lexicon().sets["holding"]:
        return (*lexicon().sets["cart"], *content(name))
    return content(name)


_OWN_COUNTED: Final = lexicon().patterns["own_counted"]


def more_of(element: Element) -> tuple[str, ...]:
    value, description, title = element.value, element.description, element.title
    if not (value or description or title or element.placeholder or element.autocomplete):
        return ()
    texts = (value, description, title, element.placeholder, element.autocomplete.replace("-", " "))
    return tuple([word for text in texts if text for word in content(text)])


class Place(NamedTuple):
    """What a path, and the heading above, say of where an element lies."""

    words: tuple[str, ...]
    landmarks: frozenset[str]
    is_aside: bool


@lru_cache(maxsize=5_000)
def place_of(path: tuple[str, ...], heading: tuple[str, ...]) -> Place:
    kinds = [part.partition(" ")[0] for part in path]
    named = [kind.strip('"#') for kind in kinds]
    aside = any(kind in ASIDE and not (kind == "complementary" and "main" in named) for kind in named)
    return Place((*(word for part in path for word in content(part)), *heading), frozenset(kinds), aside)


ASIDE: Final = frozenset({"banner", "navigation", "contentinfo", "breadcrumb", "complementary"})
"""Landmarks that are not what a page is about."""


NEAR: Final = 3
"""So many items before one are its neighbourhood, where no card or row holds it."""


def words_before(elements: tuple[Element, ...], words: list[tuple[str, ...]], at: int) -> tuple[tuple[str, ...], ...]:
    """The words of what stands just before; another control of the same name ends the neighbourhood."""
    role, own, near = elements[at].role, words[at], words[max(0, at - NEAR) : at]
    if own not in near:
        return tuple(near[::-1])
    found: list[tuple[str, ...]] = []
    for i in range(at - 1, max(-1, at - 1 - NEAR), -1):
        if words[i] == own and elements[i].role == role:
            break
        found.append(words[i])
    return tuple(found)
