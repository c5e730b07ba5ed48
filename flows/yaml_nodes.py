"""
A flow file as a tree of texts, lists and maps, each with its place.

It is built from PyYAML's events, not from loaded values: every scalar stays the text that was written (``on: no`` is
the text "no"), a key given twice is seen, and nothing is made twice for an alias. Bounds are checked while the events
come, so that no file takes long to refuse.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NoReturn

import yaml

from .bounds import DEPTH, NODES, TEXT_LENGTH
from .complaint import Complaint, FlowError, Place
from .source import Source
from .yaml_slips import explain

NOTHING = frozenset({"", "~", "null", "Null", "NULL"})
"""What YAML 1.2 reads as no value, where it is written without quotes."""

MERGE = "<<"

_SIGNS_A_NODE = 100
"""Characters that count as one value more: a text that aliases repeat is bounded too."""

_ITEM = re.compile(r"\s*-(?=\s)")
_COMMENT = re.compile(r"\s+#(?=[^\s#!])")


@dataclass(frozen=True, slots=True, kw_only=True)
class Scalar:
    """A text as written. `is_nothing` when no value was given."""

    place: Place
    text: str
    plain: bool = True
    last_line: int = 0
    size: int = 1

    @property
    def is_nothing(self) -> bool:
        return self.plain and self.text in NOTHING


@dataclass(frozen=True, slots=True, kw_only=True)
class Items:
    """A list."""

    place: Place
    items: tuple[Node, ...]
    size: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Pairs:
    """A map, in the order written, each key once."""

    place: Place
    pairs: tuple[tuple[Scalar, Node], ...]
    size: int = 1

    def get(self, key: str) -> Node | None:
        return next((value for name, value in self.pairs if name.text == key), None)

    def key(self, key: str) -> Scalar | None:
        return next((name for name, _ in self.pairs if name.text == key), None)


Node = Scalar | Items | Pairs


@dataclass(slots=True)
class _Open:
    """A list or map whose end has not been read."""

    place: Place
    is_map: bool
    anchor: str | None
    children: list[Node] = field(default_factory=list)


def compose(source: Source) -> tuple[Node, tuple[Complaint, ...]]:
    """The file's tree, and what is wrong with it that does not stop us reading on. Raises `FlowError` for what does."""
    builder = _Builder(source)
    for event in _events(source):
        builder.take(event)
    if builder.root is None or (isinstance(builder.root, Scalar) and builder.root.text == ""):
        builder.stop(Place(file=source.file), "the file is empty", "a flow has at least `steps:` with one step")
    return builder.root, tuple(builder.complaints)


def _events(source: Source) -> Iterator[yaml.Event]:
    try:
        loader = yaml.SafeLoader(source.text)
    except yaml.YAMLError as error:
        raise FlowError([explain(error, source)]) from None
    try:
        while loader.check_event():
            yield loader.get_event()  # type: ignore[no-untyped-call]
    except yaml.YAMLError as error:
        raise FlowError([explain(error, source)]) from None
    except (ValueError, OverflowError):
        place = source.place(loader.line + 1, loader.column + 1)
        message = "there is no such character or number"
        raise FlowError([Complaint(place=place, message=message, hint='in "…" a backslash starts a code')]) from None
    finally:
        loader.dispose()


class _Builder:
    """Makes nodes of events."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.complaints: list[Complaint] = []
        self.root: Node | None = None
        self._open: list[_Open] = []
        self._anchors: dict[str, Node] = {}
        self._documents = 0
        self._nodes = 0

    def take(self, event: yaml.Event) -> None:
        match event:
            case yaml.DocumentStartEvent():
                self._document(event)
            case yaml.ScalarEvent() | yaml.SequenceStartEvent() | yaml.MappingStartEvent():
                self._begin(event)
            case yaml.SequenceEndEvent() | yaml.MappingEndEvent():
                self._close()
            case yaml.AliasEvent():
                self._alias(event)

    def stop(self, place: Place, message: str, hint: str) -> NoReturn:
        raise FlowError([*self.complaints, Complaint(place=place, message=message, hint=hint)])

    def _document(self, event: yaml.DocumentStartEvent) -> None:
        self._documents += 1
        if self._documents > 1:
            self.stop(self._place(event), "a second document starts here", "one file holds one flow: remove the `---`")

    def _begin(self, event: yaml.ScalarEvent | yaml.SequenceStartEvent | yaml.MappingStartEvent) -> None:
        place = self._place(event)
        if event.tag is not None:
            tag = place.text_of_line[place.column - 1 :].split(maxsplit=1)[:1]
            self.stop(place, f"the tag `{''.join(tag)}` is not allowed", "leave it out, or put the text in quotes")
        if isinstance(event, yaml.ScalarEvent):
            self._finish(self._scalar(event, place), event.anchor)
        else:
            if len(self._open) >= DEPTH.value:
                self.stop(place, f"more than {DEPTH.value} levels deep", "a flow is a flat list of steps")
            self._open.append(_Open(place, isinstance(event, yaml.MappingStartEvent), event.anchor))

    def _scalar(self, event: yaml.ScalarEvent, place: Place) -> Scalar:
        text: str = event.value
        if any("\ud800" <= sign <= "\udfff" or sign == "\0" for sign in text):
            self.stop(
                place, "the text holds half a character or a zero byte", "write the character itself, not its code"
            )
        if len(text) > TEXT_LENGTH.value:
            self.stop(place, f"the text has more than {TEXT_LENGTH.value:,} characters", "a flow holds short texts")
        is_plain = event.style is None
        end = event.end_mark
        last_line = end.line + 1 if end else place.line
        if is_plain and end:
            self._complain_of_lost_text(place, last_line, end.column)
        return Scalar(place=place, text=text, plain=is_plain, last_line=last_line, size=1 + len(text) // _SIGNS_A_NODE)

    def _complain_of_lost_text(self, place: Place, last_line: int, end: int) -> None:
        """Text without quotes that YAML reads differently from how it looks."""
        for line in range(place.line + 1, last_line + 1):
            found = _ITEM.match(self.source.lines[line - 1])
            if found:
                hint = f"indent it as far as the `-` of line {place.line}, or put the text in quotes"
                self._complain(self.source.place(line, found.end()), "this `-` continues the text above", hint)
        rest = self.source.lines[last_line - 1][end:]
        if found := _COMMENT.match(rest):
            hint = "put the text in quotes; a comment is written with a space behind its `#`"
            self._complain(self.source.place(last_line, end + found.end()), "the text from this `#` on is lost", hint)

    def _close(self) -> None:
        closed = self._open.pop()
        size = 1 + sum(child.size for child in closed.children)
        node: Node
        if closed.is_map:
            node = Pairs(place=closed.place, pairs=tuple(self._pairs(closed.children)), size=size)
        else:
            node = Items(place=closed.place, items=tuple(closed.children), size=size)
        self._finish(node, closed.anchor)

    def _alias(self, event: yaml.AliasEvent) -> None:
        if any(each.anchor == event.anchor for each in self._open):
            self.stop(self._place(event), f"`*{event.anchor}` holds itself", "write the value out")
        if event.anchor not in self._anchors:
            hint = f"set it before with `&{event.anchor}`, or put the text in quotes"
            self.stop(self._place(event), f"nothing is called `&{event.anchor}`", hint)
        self._finish(self._anchors[event.anchor], None, self._place(event))

    def _finish(self, node: Node, anchor: str | None, place: Place | None = None) -> None:
        self._nodes += node.size if place or isinstance(node, Scalar) else 1
        if self._nodes > NODES.value:
            self.stop(
                place or node.place, f"more than {NODES.value:,} values", "write fewer, and let no alias multiply"
            )
        if anchor:
            self._anchors[anchor] = node
        if self._open:
            self._open[-1].children.append(node)
        else:
            self.root = node

    def _pairs(self, children: list[Node]) -> Iterator[tuple[Scalar, Node]]:
        seen: dict[str, Scalar] = {}
        for key, value in zip(children[::2], children[1::2], strict=True):
            if not isinstance(key, Scalar):
                self._complain(key.place, "a key has to be a text", "put text that starts with `{` or `[` in quotes")
            elif key.text == MERGE:
                self._complain(key.place, "`<<` is not supported", "write the keys out")
            elif key.text in seen:
                where = seen[key.text].place
                hint = f"it stands already at {where.line}:{where.column}: keep one of them"
                self._complain(key.place, f"`{key.text}` is given twice", hint)
            else:
                seen[key.text] = key
                yield key, value

    def _complain(self, place: Place, message: str, hint: str) -> None:
        self.complaints.append(Complaint(place=place, message=message, hint=hint))

    def _place(self, event: yaml.Event) -> Place:
        mark = event.start_mark
        return self.source.place(mark.line + 1, mark.column + 1) if mark else self.source.place(1, 1)
