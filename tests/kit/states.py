"""Screens in a line each: states for a judge, written as a person would read them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from judge import State, element_of
from view import Element, FrontKind, Support

CLICKED = frozenset(
    {"button", "link", "tab", "checkbox", "radio", "switch", "option", "menuitem", "combobox", "treeitem"}
)


def shown(*lines: str) -> tuple[Element, ...]:
    """Elements of lines such as ``button "Add" @ main > listitem #2``; controls support what their role suggests."""
    return tuple(_supported(element_of(line)) for line in lines)


def _supported(element: Element) -> Element:
    if element.supports:
        return element
    supports = set()
    if element.role in CLICKED:
        supports.add(Support.CLICK)
    if element.role in ("textbox", "searchbox", "spinbutton"):
        supports |= {Support.CLICK, Support.TYPE}
    return replace(element, supports=frozenset(supports))


def state(step: str, *lines: str, title: str = "", front: FrontKind = FrontKind.WINDOW, front_name: str = "") -> State:
    """The state before anything was done in the step."""
    return State(step=step, title=title, front=front, front_name=front_name, items=shown(*lines))


def after(before: State, last: str, *lines: str, title: str = "", front: FrontKind = FrontKind.WINDOW) -> State:
    """The state after one action: what came and what went is worked out from the two screens."""
    items = shown(*lines)
    now, then = Counter(i.label for i in items), Counter(i.label for i in before.items)
    signatures = Counter(i.signature for i in items), Counter(i.signature for i in before.items)
    changed = [
        i for i in items if now[i.label] > then[i.label] or signatures[0][i.signature] > signatures[1][i.signature]
    ]
    lost = [i for i in before.items if signatures[1][i.signature] > signatures[0][i.signature]]
    return replace(
        before,
        items=items,
        title=title or before.title,
        front=front,
        last=last,
        history=(*before.history, last),
        appeared=tuple(i.label for i in changed),
        gone=tuple(i.label for i in lost),
    )
