"""The text of a flow file, and where in it something stands."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from .bounds import FILE_SIZE
from .complaint import Complaint, FlowError, Place

_BREAK: Final = re.compile("\r\n|[\r\n\x85\u2028\u2029]")


@dataclass(frozen=True, slots=True)
class Source:
    """A file as text. Lines end where YAML ends them."""

    file: Path
    text: str
    lines: tuple[str, ...]

    @classmethod
    def of(cls, file: Path, text: str) -> Source:
        return cls(file, text, tuple(_BREAK.split(text)))

    def place(self, line: int, column: int) -> Place:
        """Of a character; both count from 1."""
        text = self.lines[line - 1] if 0 < line <= len(self.lines) else ""
        return Place(file=self.file, line=line, column=column, text_of_line=text)

    def place_of(self, words: str, start: Place, last_line: int, *, skipping: int = 0) -> Place:
        """Where `words` stand between `start` and the end of `last_line`; `start` itself when they cannot be found."""
        for line in range(start.line, min(last_line, len(self.lines)) + 1):
            begin = start.column - 1 if line == start.line else 0
            for match in re.finditer(re.escape(words), self.lines[line - 1][begin:]):
                if not skipping:
                    return self.place(line, begin + match.start() + 1)
                skipping -= 1
        return start


def read_source(file: Path) -> Source:
    """The file's text. Raises `FlowError` when there is none that could be a flow."""
    data = _bytes_of(file)
    if len(data) >= FILE_SIZE.value:
        raise _whole(file, f"the file has {FILE_SIZE.value:,} bytes or more", "a flow is a short list of steps: is it?")
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise _whole(file, "the file is UTF-16", "save it as UTF-8")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise _not_utf8(file, data, error.start) from None
    return Source.of(file, text)


def _bytes_of(file: Path) -> bytes:
    try:
        with file.open("rb") as stream:
            return stream.read(FILE_SIZE.value)
    except FileNotFoundError:
        raise _whole(file, "there is no such file", "check the path") from None
    except IsADirectoryError:
        raise _whole(file, "this is a folder", "name a flow file in it") from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "the path is not valid"
        raise _whole(file, f"the file cannot be read: {reason.lower()}", "check the path and its permissions") from None


def _not_utf8(file: Path, data: bytes, position: int) -> FlowError:
    before = data[:position].decode("utf-8-sig", errors="replace")
    source = Source.of(file, data.decode("utf-8-sig", errors="replace"))
    place = source.place(len(Source.of(file, before).lines), len(Source.of(file, before).lines[-1]) + 1)
    message = f"the byte 0x{data[position]:02x} is not UTF-8"
    return FlowError([Complaint(place=place, message=message, hint="save the file as UTF-8")])


def _whole(file: Path, message: str, hint: str) -> FlowError:
    return FlowError([Complaint(place=Place(file=file), message=message, hint=hint)])
