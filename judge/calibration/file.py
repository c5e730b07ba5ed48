"""Calibrations on disk: one JSON file, for each judge and model a scale for every kind of question."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from view import Problem

from ..question import Kind
from .scale import Scale

VERSION: Final = 1

STEEPEST: Final = 3.0
"""A judge's own probabilities are never made more than so much sharper."""

FARTHEST: Final = 16.0
"""From here on the steepest line says the same to everything: the log-odds that a judge may give end at 5.3."""

_KINDS: Final = frozenset(kind.value for kind in Kind)

MOST: Final = 1e9
"""Beyond any number of a calibration: not a number, endless, or too large to be told."""


class CalibrationFile(Problem):
    """A calibration file cannot be read."""

    kind = "bad_calibration"


@dataclass(frozen=True, slots=True, kw_only=True)
class Calibration:
    """What one judge with one model is worth."""

    judge: str
    """As `Judge.name` gives it."""

    model: str = ""
    """As its answers name it; empty where they name none."""

    scales: Mapping[Kind, Scale] = field(default_factory=dict)
    labels: Mapping[Kind, int] = field(default_factory=dict)
    """How many labelled answers each was read off."""

    def scale(self, kind: Kind) -> Scale:
        return self.scales.get(kind, Scale())


def load(file: Path) -> tuple[Calibration, ...]:
    """Raises `CalibrationFile` where there is none, it cannot be read, or says what no calibration can."""
    try:
        return tuple(_all(json.loads(file.read_text(encoding="utf-8"))))
    except (OSError, ValueError, RecursionError) as error:
        raise CalibrationFile(
            f"{file} is no calibration: {error}", hint="make one: `run-flow judge calibrate RUN...`"
        ) from error


def save(file: Path, calibrations: tuple[Calibration, ...]) -> None:
    """Writes them, the same ones always as the same bytes."""
    form = {"version": VERSION, "calibrations": [_written(one) for one in calibrations]}
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(form, indent=2, sort_keys=True) + "\n", encoding="utf-8")


def _all(form: object) -> Iterator[Calibration]:
    whole = _map(form, "the file")
    version = _field(whole, "version", "")
    if version != VERSION or isinstance(version, bool):
        raise ValueError(f"`version` is {version!r:.40}, and this run-flow knows {VERSION}")
    listed = _field(whole, "calibrations", "")
    if not isinstance(listed, list):
        raise ValueError(f"`calibrations` is {listed!r:.40}, no list")
    seen = set[tuple[str, str]]()
    for at, one in enumerate(listed):
        read = _read(one, f"calibrations[{at}]")
        if (read.judge, read.model) in seen:
            raise ValueError(f"`calibrations[{at}]` is the second of {read.judge!r} with the model {read.model!r}")
        seen.add((read.judge, read.model))
        yield read


def _read(said: object, at: str) -> Calibration:
    form = _map(said, f"`{at}`")
    scales = _map(_field(form, "scales", at), f"`{at}.scales`")
    if not scales:
        raise ValueError(f"`{at}.scales` is empty")
    labels = _map(_field(form, "labels", at), f"`{at}.labels`")
    return Calibration(
        judge=_text(form, "judge", at, empty=False),
        model=_text(form, "model", at, empty=True),
        scales={_kind(kind, f"{at}.scales"): _scale(one, f"{at}.scales.{kind}") for kind, one in scales.items()},
        labels={_kind(kind, f"{at}.labels"): _count(n, f"{at}.labels.{kind}") for kind, n in labels.items()},
    )


def _scale(said: object, at: str) -> Scale:
    form = _map(said, f"`{at}`")
    slope, offset = _number(form, "slope", at), _number(form, "offset", at)
    if not 0 < slope <= STEEPEST:
        raise ValueError(f"`{at}.slope` is {slope:g}; it has to be over 0 and at most {STEEPEST:g}")
    if abs(offset) > FARTHEST:
        raise ValueError(f"`{at}.offset` is {offset:g}; it has to be between -{FARTHEST:g} and {FARTHEST:g}")
    return Scale(slope=slope, offset=offset)


def _map(said: object, what: str) -> Mapping[str, Any]:
    if not isinstance(said, dict):
        raise ValueError(f"{what} is {said!r:.40}, no map")
    return said


def _field(form: Mapping[str, Any], name: str, at: str) -> object:
    if name not in form:
        raise ValueError(f"`{at}.{name}` is missing" if at else f"`{name}` is missing")
    return form[name]


def _text(form: Mapping[str, Any], name: str, at: str, *, empty: bool) -> str:
    said = _field(form, name, at)
    if not isinstance(said, str) or not (said or empty):
        raise ValueError(f"`{at}.{name}` is {said!r:.40}, no name")
    return said


def _number(form: Mapping[str, Any], name: str, at: str) -> float:
    said = _field(form, name, at)
    if isinstance(said, bool) or not isinstance(said, int | float) or not -MOST < said < MOST:
        raise ValueError(f"`{at}.{name}` is {said!r:.40}, no number that can be one")
    return float(said)


def _count(said: object, at: str) -> int:
    if isinstance(said, bool) or not isinstance(said, int) or said < 0:
        raise ValueError(f"`{at}` is {said!r:.40}, no number of labels")
    return said


def _kind(name: str, at: str) -> Kind:
    if name not in _KINDS:
        raise ValueError(f"`{at}` has {name!r:.40}, which is no kind of question")
    return Kind(name)


def _written(one: Calibration) -> dict[str, Any]:
    return {
        "judge": one.judge,
        "model": one.model,
        "scales": {str(kind): asdict(scale) for kind, scale in one.scales.items()},
        "labels": {str(kind): n for kind, n in one.labels.items()},
    }
