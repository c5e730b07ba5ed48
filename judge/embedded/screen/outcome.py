"""What a deed brought about, read off the line of the history that tells of it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from .scene import STATEFUL, Label, label_of

LISTS: Final = frozenset({"option", "menuitem", "menuitemradio", "menuitemcheckbox"})

_MORE = re.compile(r" and \d+ more$")
_EACH = re.compile(r'(?:^|, )([a-z]+)(?: "(.*?)")?(?=, [a-z]+(?: "|,|$)|$)', re.S)
_FRONT = re.compile(r"^in front is now (\w+)")


@dataclass(frozen=True, slots=True, kw_only=True)
class Upon:
    """What a deed brought about."""

    came: tuple[Label, ...] = ()
    went: tuple[Label, ...] = ()
    front: str = ""
    """The kind of what lies in front now, where that changed."""

    retitled: bool = False
    count: int = 0
    """So many labels came or went, those that only stand otherwise among them."""

    @property
    def told(self) -> tuple[Label, ...]:
        """All that is named, come or gone."""
        return (*self.came, *self.went)


NOTHING: Final = Upon()


@lru_cache(maxsize=2_000)
def upon_of(note: str) -> Upon:
    """
    A line of the history that tells of a change, read.

    >>> upon_of('in front is now window; appeared: text "A, b", status; gone: dialog "Edit" and 2 more').came
    (Label(role='text', name='A, b'), Label(role='status', name=''))
    """
    came: list[Label] = []
    went: list[Label] = []
    front, retitled = "", False
    for part in note.split("; "):
        if part.startswith("appeared: "):
            came = _labels(part.removeprefix("appeared: "))
        elif part.startswith("gone: "):
            went = _labels(part.removeprefix("gone: "))
        elif found := _FRONT.match(part):
            front = found.group(1)
        retitled = retitled or part.startswith("the window is now")
    stays = Counter(came) & Counter(went)
    return Upon(
        came=_but(came, stays), went=_but(went, stays), front=front, retitled=retitled, count=len(came) + len(went)
    )


def without_labels(note: str, unwanted: Callable[[str], bool]) -> str:
    """
    The line without the labels whose names are unwanted; empty where nothing is left.

    >>> without_labels('appeared: text "Step done", status "Saved"; gone: button "Go"', lambda name: "Step" in name)
    'appeared: status "Saved"; gone: button "Go"'
    """
    parts = (_part_without(part, unwanted) for part in note.split("; "))
    return "; ".join(part for part in parts if part)


def _part_without(part: str, unwanted: Callable[[str], bool]) -> str:
    head, colon, rest = part.partition(": ")
    if not colon or head not in LISTING:
        return part
    labels = [f'{label.role} "{label.name}"' if label.name else label.role for label in _labels(rest)]
    kept = [text for text, label in zip(labels, _labels(rest), strict=True) if not unwanted(label.name)]
    return part if len(kept) == len(labels) else f"{head}: {', '.join(kept)}" if kept else ""


LISTING: Final = ("appeared", "gone")


def _labels(text: str) -> list[Label]:
    return [label_of(f'{role} "{name}"' if name else role) for role, name in _EACH.findall(_MORE.sub("", text))]


def _but(labels: list[Label], stays: Counter[Label]) -> tuple[Label, ...]:
    """The labels without those that stand in both lists: they were there and are, and stand otherwise at most."""
    return tuple(label for label in labels if not stays[label] or label.role in STATEFUL)
