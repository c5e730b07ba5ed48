"""One labelled screen: the state a judge was asked about, what was offered, and what is true. One line of JSON."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ..state import State, line_of

FOLDER: Final = Path(__file__).parent / "screens"
SETS: Final = ("development", "test")
"""Never mixed: whatever is fitted may see the first, and nothing that makes the judge may see the second."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Labelled:
    """A state with labels that code knows."""

    app: str
    family: str
    tale: str
    how: str
    """``scripted``, or ``played`` by the judge itself: then `moves` and `targets` are not known."""

    state: State
    acted: bool
    """Something that could have an effect was done in this step: which bar "done" is held against."""

    done: bool
    """By the application's own state."""

    moves: tuple[str, ...] | None
    """The right kinds of move; `None` where that is not known."""

    targets: tuple[int, ...] | None
    """Places in `state.items` of the controls that are right to use now; empty: none of them; `None`: not known."""

    span: str = ""
    """What is to be typed into the target, where the right move is to type."""

    offered_moves: tuple[str, ...]
    offered_shortcuts: tuple[str, ...] = ()
    right_shortcuts: tuple[str, ...] = ()
    pool: tuple[int, ...] | None = None
    """Places in `state.items` of the controls offered for a press; `None` where the loop did not come to ask."""

    beyond: int = 0
    """As many more were offered, which the state had no room for."""

    def to_json(self) -> dict[str, Any]:
        """The form of one line."""
        return {
            "app": self.app,
            "family": self.family,
            "tale": self.tale,
            "how": self.how,
            "acted": self.acted,
            "labels": {
                "done": self.done,
                "moves": _listed(self.moves),
                "targets": _listed(self.targets),
                "span": self.span,
                "shortcuts": list(self.right_shortcuts),
            },
            "offered": {
                "moves": list(self.offered_moves),
                "shortcuts": list(self.offered_shortcuts),
                "pool": _listed(self.pool),
                "beyond": self.beyond,
            },
            "state": self.state.to_json(),
        }

    @classmethod
    def from_json(cls, form: dict[str, Any]) -> Labelled:
        labels, offered = form["labels"], form["offered"]
        return cls(
            app=form["app"],
            family=form["family"],
            tale=form["tale"],
            how=form["how"],
            acted=form["acted"],
            done=labels["done"],
            moves=_tupled(labels["moves"]),
            targets=_tupled(labels["targets"]),
            span=labels["span"],
            right_shortcuts=tuple(labels["shortcuts"]),
            offered_moves=tuple(offered["moves"]),
            offered_shortcuts=tuple(offered["shortcuts"]),
            pool=_tupled(offered["pool"]),
            beyond=offered["beyond"],
            state=State.from_json(form["state"]),
        )

    @property
    def target_lines(self) -> frozenset[str]:
        """How the right controls read: two that read the same cannot be told apart."""
        return frozenset(line_of(self.state.items[place]) for place in self.targets or ())


def _listed(values: tuple[Any, ...] | None) -> list[Any] | None:
    return None if values is None else list(values)


def _tupled(values: list[Any] | None) -> tuple[Any, ...] | None:
    return None if values is None else tuple(values)


def file_of(which: str) -> Path:
    """Where that set lies. Raises `ValueError` for a set that there is not."""
    if which not in SETS:
        raise ValueError(f"{which!r} is none of {', '.join(SETS)}")
    return FOLDER / f"{which}.jsonl.gz"


def lines_of(file: Path) -> tuple[dict[str, Any], ...]:
    """A set as it was written."""
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        return tuple(json.loads(line) for line in lines)


def labelled(which: str) -> tuple[Labelled, ...]:
    """The set, read."""
    return _read(file_of(which))


def _read(file: Path) -> tuple[Labelled, ...]:
    return tuple(Labelled.from_json(line) for line in lines_of(file))


def write(screens: Iterable[Labelled], file: Path) -> int:
    """Writes them, the same twice only once; gives how many. The same screens make the same bytes."""
    forms = [json.dumps(one.to_json(), ensure_ascii=False) for one in screens]
    kept = tuple(dict.fromkeys(forms))
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("wb") as raw, gzip.GzipFile("", "wb", fileobj=raw, mtime=0) as packed:
        packed.write("".join(f"{line}\n" for line in kept).encode())
    return len(kept)


class Collection:
    """A set while it is recorded: the screens of a tale that is played anew take the place of its old ones."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._screens = list(_read(file)) if file.is_file() else []
        self._met: set[tuple[str, str]] = set()

    def add(self, screens: Sequence[Labelled]) -> None:
        """Takes one tale's screens and writes the set, in the order of applications and tales."""
        new = {(one.app, one.tale) for one in screens} - self._met
        self._met |= new
        self._screens = [one for one in self._screens if (one.app, one.tale) not in new]
        self._screens = sorted([*self._screens, *screens], key=lambda one: (one.app, one.tale))
        write(self._screens, self._file)
