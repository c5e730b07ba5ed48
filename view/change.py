"""What a person sees to have happened between two looks."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from .element import Element
from .screen import TITLE, Screen


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """The difference between two screens, in a person's terms. Falsy when nothing changed."""

    title: str = ""
    """The new title, when it is a new one."""

    front: str = ""
    """What is in front now, when that changed."""

    address: bool = False
    appeared: tuple[Element, ...] = ()
    gone: tuple[Element, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.title or self.front or self.address or self.appeared or self.gone)

    def sentence(self, most: int) -> str:
        """The change in one line, naming at most `most` things that appeared and as many that went."""
        parts = (
            f'the window is now "{self.title}"' if self.title else "",
            f"in front is now {self.front}" if self.front else "",
            _listed("appeared", self.appeared, most),
            _listed("gone", self.gone, most),
        )
        said = "; ".join(part for part in parts if part)
        return said or ("the screen changed" if self else "nothing on screen changed")


def change(before: Screen, after: Screen, restless: frozenset[str] = frozenset()) -> Change:
    """What changed from one screen to the next, restless nodes left out. Order alone is no change."""
    front = after.front
    return Change(
        title=after.title if after.title != before.title and TITLE not in restless else "",
        front=_front_words(after) if (front.kind, front.name) != (before.front.kind, before.front.name) else "",
        address=after.address != before.address,
        appeared=_surplus(after, before, restless),
        gone=_surplus(before, after, restless),
    )


def moved_by_itself(before: Screen, after: Screen) -> frozenset[str]:
    """
    The nodes (`Element.node`, and `TITLE`) whose own words (name or value, not states) differ between two looks.

    Between looks with nothing done between them, twice in a row, that makes a node restless: a clock, a carousel.
    """
    then = {item.node: (item.name, item.value) for item in before.items if item.node}
    nodes = {item.node for item in after.items if item.node in then and then[item.node] != (item.name, item.value)}
    return frozenset(nodes | ({TITLE} if before.title != after.title else set()))


def _front_words(screen: Screen) -> str:
    front = screen.front
    return f'{front.kind} "{front.name}"' if front.name else str(front.kind)


def _surplus(left: Screen, right: Screen, restless: frozenset[str]) -> tuple[Element, ...]:
    """Items of `left` that `right` has no equal of, each as often as it is surplus."""
    spare = Counter(item.signature for item in right.items)
    found = []
    for item in left.items:
        if spare[item.signature]:
            spare[item.signature] -= 1
        elif item.node not in restless:
            found.append(item)
    return tuple(found)


def _listed(word: str, items: tuple[Element, ...], most: int) -> str:
    if not items:
        return ""
    labels = [item.label for item in items[:most]]
    more = f" and {len(items) - most} more" if len(items) > most else ""
    return f"{word}: {', '.join(labels)}{more}"
