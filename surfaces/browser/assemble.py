"""What the script returned of each frame, made into one `Screen`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import TypedDict

from view import (
    NOWHERE,
    Box,
    Element,
    Front,
    FrontKind,
    Incomplete,
    Omitted,
    Ref,
    Screen,
    State,
    Submission,
    Support,
    Unlisted,
    Why,
)


class Item(TypedDict, total=False):
    """One line of a frame's reading: a control, a text, or the place of a frame."""

    p: int
    b: tuple[int, int, int, int] | None
    n: int
    r: str
    m: str
    s: list[str]
    u: list[str]
    v: str
    fl: bool
    d: str
    t: str
    h: list[str]
    ld: list[str]
    rs: str
    ac: str
    ph: str
    c: list[str]
    cv: str
    cb: tuple[int, int, int, int]
    rv: int
    f: tuple[str, bool, bool]
    fr: bool
    frame: int
    fo: bool


class FrontFound(TypedDict):
    """What lies in front of one frame."""

    kind: str
    name: str
    heading: str
    message: str
    covers: int


class Reading(TypedDict):
    """What the script returns of one frame."""

    title: str
    address: str
    origin: str
    language: str
    view: tuple[int, int]
    items: list[Item]
    paths: list[str]
    omitted: dict[str, int]
    front: FrontFound | None
    unread: list[str]
    matches: Mapping[str, list[int] | None]
    unlisted: Mapping[str, tuple[str, list[int]]]


@dataclass(frozen=True, slots=True)
class Branch:
    """A frame's reading, where its content begins in the top page, and the frames in it by their element's number."""

    reading: Reading
    corner: tuple[int, int] = (0, 0)
    children: Mapping[int, Branch] = field(default_factory=dict)
    raced: bool = False
    """A frame in it went away while it was read."""


@dataclass(frozen=True, slots=True)
class Outside:
    """What a frame's items take from the page around it."""

    path: tuple[str, ...] = ()
    origin: str = ""
    """Of the frame itself; empty for the page."""

    in_front: bool = False
    cover: str = ""
    covered: Box | None = None
    """What lies over the frame, in the top page's pixels."""

    def over(self, box: Box | None) -> bool:
        """The middle of the box lies under the cover."""
        if self.covered is None or box is None:
            return False
        x, y = box.x + box.width / 2 - self.covered.x, box.y + box.height / 2 - self.covered.y
        return 0 <= x <= self.covered.width and 0 <= y <= self.covered.height


def elements_of(branch: Branch, outside: Outside = Outside()) -> Iterator[Element]:
    """All items of a frame and of the frames in it, in document order. Their `ref` holds the node alone: ``b12``."""
    paths = [tuple(path.split("\n")) if path else () for path in branch.reading["paths"]]
    for item in branch.reading["items"]:
        path = outside.path + paths[item["p"]]
        if "frame" not in item:
            yield _element(item, path, branch.corner, outside)
        elif item["frame"] in branch.children:
            child = branch.children[item["frame"]]
            inside = _inside(item, path, branch.corner, outside)
            yield from elements_of(child, replace(inside, origin=child.reading["origin"]))


def screen_of(branch: Branch, elements: tuple[Element, ...], revision: int) -> Screen:
    """The screen of a whole page, its elements' refs given their revision."""
    top = branch.reading
    return Screen(
        title=top["title"],
        address=top["address"],
        language=top["language"],
        front=_front(branch),
        items=elements,
        omitted=_omitted(branch),
        revision=revision,
        matches=_matches(branch, revision),
        unlisted=_unlisted(branch, revision),
        incomplete=tuple(sorted(set(_unread(branch)))),
    )


def _inside(item: Item, path: tuple[str, ...], corner: tuple[int, int], outside: Outside) -> Outside:
    """What the items of that frame take from around it."""
    cover = item.get("cv", "")
    return Outside(
        path=(*path, f'iframe "{item["m"]}"' if item["m"] else "iframe"),
        in_front=outside.in_front or item.get("fr", False),
        cover=cover or outside.cover,
        covered=_moved(item.get("cb"), corner) if cover else outside.covered,
    )


def _moved(box: tuple[int, int, int, int] | None, corner: tuple[int, int]) -> Box | None:
    """A box of a frame in the top page's pixels."""
    return Box(box[0] + corner[0], box[1] + corner[1], box[2], box[3]) if box else None


def _element(item: Item, path: tuple[str, ...], corner: tuple[int, int], outside: Outside) -> Element:
    box = _moved(item["b"], corner)
    states = frozenset(map(State, item["s"]))
    covered = bool(item["u"]) and State.OFFSCREEN not in states and outside.over(box)
    form, submits, default = item.get("f", ("", False, False))
    return Element(
        ref=Ref(f"b{item['n']}"),
        role=item["r"],
        name=item["m"],
        value=item.get("v", ""),
        filled=item.get("fl", False),
        description=item.get("d", ""),
        title=item.get("t", ""),
        hints=tuple(item.get("h", ())),
        leads=tuple(item.get("ld", ())),
        rest=item.get("rs", ""),
        autocomplete=item.get("ac", ""),
        placeholder=item.get("ph", ""),
        states=states | {State.COVERED} if covered else states,
        supports=frozenset(map(Support, item["u"])),
        choices=tuple(item.get("c", ())),
        path=path,
        in_front=outside.in_front or item.get("fr", False),
        box=box,
        cover=outside.cover if covered else item.get("cv", ""),
        reveal=Ref(f"b{item['rv']}") if "rv" in item else None,
        submission=Submission(form=form, submits=submits, default=default),
        origin=outside.origin,
    )


def _front(branch: Branch) -> Front:
    for one in _branches(branch):
        found = one.reading["front"]
        if found:
            return Front(
                kind=FrontKind(found["kind"]),
                name=found["name"],
                heading=found["heading"],
                message=found["message"],
                covers=found["covers"],
            )
    return Front()


def _omitted(branch: Branch) -> tuple[Omitted, ...]:
    counts: Counter[str] = Counter()
    for one in _branches(branch):
        counts.update(one.reading["omitted"])
    return tuple(Omitted(role=role, count=counts[role]) for role in sorted(counts))


def _unread(branch: Branch) -> Iterator[Incomplete]:
    for one in _branches(branch):
        yield from map(Incomplete, one.reading["unread"])
        if one.raced:
            yield Incomplete.RACE
        elif any(_shows(item) and item["frame"] not in one.children for item in one.reading["items"]):
            yield Incomplete.FRAME


def _shows(item: Item) -> bool:
    """It is a frame that takes up room."""
    box = item.get("b") if "frame" in item else None
    return box is not None and min(box[2:]) > 0


def _matches(branch: Branch, revision: int) -> dict[str, tuple[Ref, ...]]:
    found: dict[str, tuple[Ref, ...]] = {}
    for one in _branches(branch):
        for selector, nodes in one.reading["matches"].items():
            refs = (Ref(f"r{revision}:b{node}") if node else NOWHERE for node in nodes or ())
            found[selector] = (*found.get(selector, ()), *refs)
    return found


def _unlisted(branch: Branch, revision: int) -> dict[str, Unlisted]:
    return {
        selector: Unlisted(Why(why), tuple(Ref(f"r{revision}:b{node}") for node in about))
        for one in _branches(branch)
        for selector, (why, about) in one.reading["unlisted"].items()
    }


def _branches(branch: Branch) -> Iterator[Branch]:
    yield branch
    for child in branch.children.values():
        yield from _branches(child)
