"""Which flow files are meant: by name, by folder, or by a pattern that the shell left as it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from glob import glob
from pathlib import Path
from typing import Final

ENDINGS: Final = frozenset({".yaml", ".yml"})
"""Of the files in a folder these are flows."""

_SIGNS: Final = "*?["


def selected(named: Iterable[Path]) -> tuple[Path, ...]:
    """
    The files meant, in order: a folder stands for the flow files in it (not below it), by name; a pattern for what it
    matches. A file is itself, whether it is there or not: whoever reads it says so.
    """
    return tuple(file for path in named for file in _meant(path))


def _meant(path: Path) -> Iterator[Path]:
    if path.is_dir():
        yield from sorted(file for file in path.iterdir() if _is_a_flow(file))
    elif _is_a_pattern(path):
        yield from selected(Path(found) for found in sorted(glob(str(path))))
    else:
        yield path


def _is_a_pattern(path: Path) -> bool:
    return not path.exists() and any(sign in str(path) for sign in _SIGNS)


def _is_a_flow(file: Path) -> bool:
    return file.suffix.lower() in ENDINGS and not file.name.startswith(".") and file.is_file()


def nothing_selected(named: Iterable[Path]) -> tuple[str, str]:
    """What is said where nothing is meant, and what to do about it."""
    kinds = " or ".join(f"*{ending}" for ending in sorted(ENDINGS))
    why = "; ".join(
        f"no file matches {path}" if _is_a_pattern(path) else f"there is no {kinds} in {path}" for path in named
    )
    return f"nothing was selected: {why}", "name a flow file, or a folder that holds some"
