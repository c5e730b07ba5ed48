"""Files that a command writes: whether they can be written is found out before any work is done for them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from view import Problem


class CannotWrite(Problem):
    """The results have nowhere to go. Found out before anything runs."""

    kind = "cannot_write"


def ready(file: Path, hint: str) -> None:
    """Makes sure that the file can be written, and leaves what is there as it is. Raises `CannotWrite`."""
    with _saying(file, hint):
        file.parent.mkdir(parents=True, exist_ok=True)
        if file.exists() and not file.is_file() and not file.is_dir():
            return  # a pipe or a device: opening it may wait for somebody
        is_new = not file.exists()
        file.open("a", encoding="utf-8").close()
        if is_new:
            file.unlink()


def written(file: Path, text: str, hint: str = "free its place, or run it again elsewhere") -> Path:
    """The file, with the whole text in it at once: nobody ever reads half of it. Raises `CannotWrite`."""
    with _saying(file, hint):
        if file.exists() and not file.is_file():
            file.write_text(text, encoding="utf-8")
            return file
        whole = file.resolve()  # what a link leads to is written, not the link
        fresh = whole.with_name(f".{whole.name}.{os.getpid()}.new")
        try:
            fresh.write_text(text, encoding="utf-8")
            fresh.replace(whole)
        finally:
            fresh.unlink(missing_ok=True)
    return file


@contextmanager
def _saying(file: Path, hint: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise CannotWrite(f"{error.filename or file} cannot be written: {why}", hint=hint) from error
