"""What a deed brought about, read off the line of the history that tells of it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from .scene import Label, label_of

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

    @property
    def count(self) -> int:
        return len(self.came) + len(self.went)


NOTHING: Final = Upon()


@lru_cache(maxsize=2_000)
def upon_of(note: str) -> Upon:
    """
    A line of the history that tells of a change, read.

    >>> upon_of('in front is now window; appeared: text "A, b", status; gone: dialog "Edit" and 2 more').came
    (Label(role='text', name='A, b'), Label(role='status', name=''))
    """
    came: tuple[Label, ...] = ()
    went: tuple[Label, ...] = ()
    front, retitled = "", False
    for part in note.split("; "):
        if part.startswith("appeared: "):
            came = _labels(part.removeprefix("appeared: "))
        elif part.startswith("gone: "):
            went = _labels(part.removeprefix("gone: "))
        elif found := _FRONT.match(part):
            front = found.group(1)
        retitled = retitled or part.startswith("the window is now")
    return Upon(came=came, went=went, front=front, retitled=retitled)


def _labels(text: str) -> tuple[Label, ...]:
    return tuple(label_of(f'{role} "{name}"' if name else role) for role, name in _EACH.findall(_MORE.sub("", text)))
