"""
Screens in a few words: ``screen("button Add to cart", 'textbox Name = "Kim" [focused] @ form', title="Cart")``.

An item is ``role name``, then as far as needed ``= "value"``, ``[states]``, ``(what it supports)`` and ``@ path``.
What a role usually supports need not be said.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from view import Box, Element, Front, FrontKind, Omitted, Ref, Screen, State, Submission, Support

PRESSED = frozenset({Support.CLICK})
TYPED = frozenset({Support.CLICK, Support.TYPE})
TICKED = frozenset({Support.CLICK, Support.CHECK})
CHOSEN = frozenset({Support.SELECT})
SUPPORTS: dict[str, frozenset[Support]] = {
    **dict.fromkeys(("button", "link", "tab", "menuitem", "option", "gridcell", "treeitem"), PRESSED),
    **dict.fromkeys(("textbox", "searchbox", "spinbutton"), TYPED),
    **dict.fromkeys(("checkbox", "switch", "radio", "menuitemcheckbox", "menuitemradio"), TICKED),
    **dict.fromkeys(("combobox", "listbox"), CHOSEN),
}
IN_FRONT = "in front"
_STATES = "|".join([*State, IN_FRONT])
_SUPPORTS = "|".join(Support)
_ITEM = re.compile(
    r'^(?P<role>\S+)(?: (?P<name>.*?))??(?: = "(?P<value>.*?)")?'
    rf"(?: \[(?P<states>(?:{_STATES})(?:, (?:{_STATES}))*)\])?"
    rf"(?: \((?P<supports>(?:{_SUPPORTS})(?:, (?:{_SUPPORTS}))*)\))?(?: @ (?P<path>.*))?$"
)
"""Brackets of other words belong to the name: ``textbox E-mail (required)``."""


@dataclass(frozen=True)
class Group:
    """Items that belong together: a form, or what is in front with its own words."""

    items: tuple[Element, ...]
    front: Front | None = None


Line = str | Element | Group


def item(line: str | Element, **facts: Any) -> Element:
    """One element of a line, with any further facts of `Element`."""
    if isinstance(line, Element):
        return replace(line, **facts) if facts else line
    found = _ITEM.match(line)
    assert found, f"not an item: {line!r}"
    role, marks = found["role"], _list(found["states"])
    parsed = Element(
        role=role,
        name=(found["name"] or "").strip().strip('"'),
        value=found["value"] or "",
        states=frozenset(State(mark) for mark in marks if mark != IN_FRONT),
        supports=SUPPORTS.get(role, frozenset())
        if found["supports"] is None
        else frozenset(Support(word) for word in _list(found["supports"])),
        path=tuple(found["path"].split(" > ")) if found["path"] else (),
        in_front=IN_FRONT in marks,
    )
    return replace(parsed, **facts)


def button(name: str, **facts: Any) -> Element:
    return item(Element(role="button", name=name, supports=PRESSED), **facts)


def link(name: str, **facts: Any) -> Element:
    return item(Element(role="link", name=name, supports=PRESSED), **facts)


def field(name: str, *, role: str = "textbox", **facts: Any) -> Element:
    """Something that can be typed into."""
    return item(Element(role=role, name=name, supports=TYPED), **facts)


def select(name: str, *choices: str, **facts: Any) -> Element:
    """A native select with its options."""
    return item(Element(role="combobox", name=name, supports=CHOSEN, choices=choices), **facts)


def tickbox(name: str, *, checked: bool = False, **facts: Any) -> Element:
    state = State.CHECKED if checked else State.UNCHECKED
    return item(Element(role="checkbox", name=name, supports=TICKED, states=frozenset({state})), **facts)


def text(words: str, **facts: Any) -> Element:
    return item(Element(role="text", name=words), **facts)


def form(key: str, *lines: Line, default: str = "") -> Group:
    """The members of one form. The button called `default` is its default button; all its buttons submit."""
    members = tuple(
        replace(
            element,
            submission=Submission(
                form=key, submits=element.role == "button", default=bool(default) and element.name == default
            ),
        )
        for element in _flat(lines)
    )
    return Group(members, _front_of(lines))


def dialog(name: str, *lines: Line, kind: FrontKind = FrontKind.DIALOG, message: str = "", heading: str = "") -> Group:
    """What is in front of the window, with everything inside it."""
    here = f'{kind} "{name}"' if name else str(kind)
    inside = tuple(replace(element, in_front=True, path=(here, *element.path)) for element in _flat(lines))
    return Group(inside, Front(kind=kind, name=name, heading=heading, message=message))


def screen(
    *lines: Line,
    title: str = "",
    address: str = "http://shop.example/",
    front: Front | None = None,
    language: str = "en",
    like: Screen | None = None,
    **facts: Any,
) -> Screen:
    """
    A screen of those items. `like` is the look before it: what is the same there keeps its node, and the revision
    moves on by one.
    """
    return _numbered(
        Screen(
            title=title,
            address=address,
            front=front or _front_of(lines) or Front(),
            language=language,
            items=_flat(lines),
            **facts,
        ),
        like,
    )


def blind(reason: str = "the page could not be read") -> Screen:
    """A look that failed."""
    return Screen(front=Front(kind=FrontKind.NONE), blind=reason)


def omitted(**counts: int) -> tuple[Omitted, ...]:
    return tuple(Omitted(role=role, count=count) for role, count in counts.items())


def at(x: int, y: int, width: int = 80, height: int = 20) -> Box:
    return Box(x, y, width, height)


def named(shown: Screen, words: str) -> Element:
    """The one element of that name or label."""
    found = [element for element in shown.items if words in (element.name, element.label)]
    assert len(found) == 1, f"{len(found)} elements called {words!r} among {[e.label for e in shown.items]}"
    return found[0]


def with_values(shown: Screen, values: Mapping[str, str]) -> Screen:
    """The same screen with other field contents, by field name."""
    filled = (replace(e, value=values[e.name]) if e.is_control and e.name in values else e for e in shown.items)
    return replace(shown, items=tuple(filled), revision=shown.revision + 1)


def _numbered(shown: Screen, like: Screen | None) -> Screen:
    revision = like.revision + 1 if like else 1
    known: defaultdict[str, list[str]] = defaultdict(list)
    for element in like.items if like else ():
        known[element.press_key].append(element.node)
    used = Counter(element.node for element in like.items) if like else Counter[str]()
    fresh = (f"b{n}" for n in range(1, 100_000) if not used[f"b{n}"])
    items = tuple(
        replace(element, ref=Ref(f"r{revision}:{known[key].pop(0) if known[key] else next(fresh)}"))
        for element in shown.items
        for key in (element.press_key,)
    )
    return replace(shown, items=items, revision=revision)


def _flat(lines: Iterable[Line]) -> tuple[Element, ...]:
    return tuple(one for line in lines for one in (line.items if isinstance(line, Group) else (item(line),)))


def _front_of(lines: Iterable[Line]) -> Front | None:
    return next((line.front for line in lines if isinstance(line, Group) and line.front), None)


def _list(words: str | None) -> list[str]:
    return [word for word in (words or "").split(", ") if word]
