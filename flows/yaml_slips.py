"""PyYAML's errors in words for the author of a flow: an ordered table of usual slips, the first that fits wins."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

import yaml

from .complaint import Complaint, Place
from .source import Source
from .yaml_brackets import text_in_brackets


@dataclass(frozen=True, slots=True, kw_only=True)
class _Slip:
    """What PyYAML met, and the character it met it at."""

    problem: str
    context: str
    at: Place
    began: Place
    """Where the quote, list or map began that could not be finished."""

    @property
    def sign(self) -> str:
        return self.at.text_of_line[self.at.column - 1 : self.at.column]

    @property
    def before(self) -> str:
        return self.at.text_of_line[: max(self.at.column - 1, 0)]


@dataclass(frozen=True, slots=True)
class _Row:
    holds: Callable[[_Slip], bool]
    message: str
    hint: str
    at_beginning: bool = False


def _tab(slip: _Slip) -> bool:
    return slip.sign == "\t" or ("\t" in slip.before and not slip.before.strip(" \t-"))


def _after_quote(slip: _Slip) -> bool:
    return "expected <block end>" in slip.problem and slip.before.rstrip()[-1:] in {'"', "'"}


def _dollar(slip: _Slip) -> bool:
    return "flow" in slip.context and slip.before.endswith("$")


def _too_far(slip: _Slip) -> bool:
    """The first colon of an indented line: what stands above it is a finished value."""
    key = slip.before
    return "mapping values are not allowed" in slip.problem and key[:1] == " " and not re.search(r": |^ *- |[{[]", key)


def _says(*words: str) -> Callable[[_Slip], bool]:
    return lambda slip: any(each in slip.problem or each in slip.context for each in words)


_ROWS: tuple[_Row, ...] = (
    _Row(_tab, "a tab is used to indent", "YAML indents with spaces: put two spaces in its place"),
    _Row(_says("while scanning a quoted scalar"), "this quote is never closed", "add the closing quote", True),
    _Row(_says("unknown escape character", "expected escape sequence"), "this backslash code is unknown",
         "in \"…\" write \\\\ for a backslash, or use '…'"),
    _Row(_after_quote, "text follows a closing quote", "put the whole text in '…'"),
    _Row(_dollar, "inside {…} and […] a `${` needs quotes", 'write "${name}"'),
    _Row(_too_far, "this line is indented further than the line above", "start keys of one map in the same column"),
    _Row(_says("mapping values are not allowed"), "a `:` where no key can stand",
         "put text that holds `: ` in quotes"),
    _Row(_says("could not find expected ':'"), "a key without `:`, or text that is not indented under its key",
         "write `key: value`, or put the text in quotes", True),
    _Row(_says("while parsing a flow mapping"), "this `{` is never closed, or a `,` is missing",
         "write {key: value, key: value}", True),
    _Row(_says("while parsing a flow sequence"), "this `[` is never closed, or a `,` is missing",
         "write [one, two]", True),
    _Row(_says("while parsing a flow node", "flow"), "the list or map in brackets cannot be read here",
         "check brackets, commas and quotes"),
    _Row(_says("that cannot start any token"), "text cannot start with this sign", "put the text in quotes"),
    _Row(_says("while scanning an alias", "while scanning an anchor"), "text cannot start with `*` or `&`",
         "put the text in quotes", True),
    _Row(_says("tag"), "text cannot start with `!` here", "put the text in quotes"),
    _Row(_says("while scanning a block scalar"), "`|` or `>` starts a text on the next lines",
         "put the text below, indented; or put it in quotes"),
    _Row(_says("directive", "YAML document", "document start"), "this line belongs to no flow",
         "remove the lines that start with `%`, `---` or `...`"),
    _Row(_says("sequence entries are not allowed"), "a `-` where no list can stand",
         "put the list on lines of its own below the key"),
    _Row(_says("expected <block end>"), "this line is indented differently from the lines it belongs to",
         "indent all entries of one list or map by the same number of spaces"),
    _Row(lambda _: True, "this is not YAML from here on", "check quotes, colons and indentation of this line"),
)  # fmt: skip


def explain(error: yaml.YAMLError, source: Source) -> Complaint:
    """The slip behind a YAML error, at its place."""
    if isinstance(error, yaml.reader.ReaderError):
        return _unreadable(error, source)
    if not isinstance(error, yaml.MarkedYAMLError):
        return Complaint(place=source.place(1, 1), message="this is not YAML", hint="see docs/flow-files.md")
    at = _place(error.problem_mark or error.context_mark, source)
    began = _place(error.context_mark, source) if error.context_mark else at
    slip = _Slip(problem=error.problem or "", context=error.context or "", at=at, began=began)
    if not _dollar(slip) and (told := text_in_brackets(slip.context, began, at, source)):
        return told
    row = next(each for each in _ROWS if each.holds(slip))
    return Complaint(place=slip.began if row.at_beginning else slip.at, message=row.message, hint=row.hint)


def _unreadable(error: yaml.reader.ReaderError, source: Source) -> Complaint:
    before = Source.of(source.file, source.text[: error.position]).lines
    place = source.place(len(before), len(before[-1]) + 1)
    code = error.character if isinstance(error.character, int) else ord(str(error.character)[:1] or "\0")
    return Complaint(place=place, message=f"the file holds the control character U+{code:04X}", hint="delete it")


def _place(mark: yaml.Mark | None, source: Source) -> Place:
    return source.place(mark.line + 1, mark.column + 1) if mark else source.place(1, 1)
