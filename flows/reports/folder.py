"""The folder that a run leaves behind. It is written as things happen, so that a killed run leaves a truthful one."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from traceback import format_exception
from types import TracebackType
from typing import Final, Self, TextIO

from pydantic import JsonValue

from ..events import PictureTaken, RunBegan, StepConcluded
from ..journal import Record
from .junit import junit_xml
from .summary import summary

RESULTS: Final = "run-flow-results"
"""The folder under the working directory that runs go to, each in its own, where no other was named."""

MANIFEST: Final = "manifest.json"
EVENTS: Final = "events.ndjson"
JUNIT: Final = "junit.xml"
SUMMARY: Final = "summary.json"
TRACEBACK: Final = "traceback.txt"
LONGEST_NAME: Final = 40
"""Characters of a step's text in a picture's file name."""

RANDOM_BYTES: Final = 2
"""Tell runs of the same second apart."""


def new_run_id(now: datetime) -> str:
    """Sorts by time: ``20261130-160100-9f3a``."""
    return f"{now:%Y%m%d-%H%M%S}-{secrets.token_hex(RANDOM_BYTES)}"


class Results:
    """One run's folder. It is a listener of the run's journal."""

    def __init__(self, folder: Path, clean: Callable[[str], str] = lambda text: text) -> None:
        """Makes the folder. Raises `OSError` where that cannot be done."""
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder.resolve()
        self.records: list[Record] = []
        self.clean = clean
        """Hides secrets in what does not come as an event."""

        self._events: TextIO = (self.folder / EVENTS).open("w", encoding="utf-8")

    def __call__(self, record: Record) -> None:
        if isinstance(record.event, RunBegan):
            self._write_json(MANIFEST, record.flat())
        self.records.append(record)
        self._events.write(record.line() + "\n")
        self._events.flush()
        if isinstance(record.event, StepConcluded):
            self.write_reports()

    def picture_file(self, flow: str, step: str, why: str) -> PictureTaken:
        """Where the next picture goes."""
        name = "-".join(part for part in (_in_file_names(step).zfill(2) if step else "", _in_file_names(why)) if part)
        return PictureTaken(file=f"{_in_file_names(flow)}/{name[:LONGEST_NAME]}.png", why=why)

    def save_picture(self, taken: PictureTaken, png: bytes) -> None:
        file = self.folder / taken.file
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(png)

    def save_traceback(self, text: str) -> Path:
        """A mistake of ours, for whoever looks into it."""
        file = self.folder / TRACEBACK
        file.write_text(self.clean(text), encoding="utf-8", errors="replace")
        return file

    def cleaned(self, text: str) -> str:
        """The text as it may leave the run, by what is known to hide when it is asked."""
        return self.clean(text)

    def write_reports(self) -> None:
        """JUnit and summary as far as the run has come."""
        so_far = summary(self.records)
        _replace(self.folder / JUNIT, junit_xml(so_far))
        _replace(self.folder / SUMMARY, so_far.model_dump_json(indent=2) + "\n")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Keeps the traceback of a mistake of ours, and notes on it where."""
        if isinstance(error, Exception):
            kept = self.save_traceback("".join(format_exception(error)))
            error.add_note(f"traceback: {kept}")
        self._events.close()

    def _write_json(self, name: str, form: dict[str, JsonValue]) -> None:
        _replace(self.folder / name, json.dumps(form, ensure_ascii=False, indent=2) + "\n")


def _replace(file: Path, text: str) -> None:
    """Puts the whole text there at once: nobody ever reads half of it."""
    fresh = file.with_name(f".{file.name}.new")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(file)


def _in_file_names(text: str) -> str:
    """
    The text as part of a file name on any system.

    >>> _in_file_names("../add the mug!")
    'add-the-mug'
    """
    return re.sub(r"[^A-Za-z0-9.]+", "-", text).strip("-.") or "flow"
