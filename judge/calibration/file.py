"""Calibrations on disk: one JSON file, for each judge and model a scale for every kind of question."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from view import Problem

from ..question import Kind
from .scale import Scale

VERSION = 1


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
    """Raises `CalibrationFile` where there is none or it cannot be read."""
    try:
        form = json.loads(file.read_text(encoding="utf-8"))
        return tuple(_read(one) for one in form["calibrations"])
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise CalibrationFile(
            f"{file} is no calibration: {error}", hint="make one: `run-flow judge calibrate RUN...`"
        ) from error


def save(file: Path, calibrations: tuple[Calibration, ...]) -> None:
    """Writes them, the same ones always as the same bytes."""
    form = {"version": VERSION, "calibrations": [_written(one) for one in calibrations]}
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(form, indent=2, sort_keys=True) + "\n", encoding="utf-8")


def _read(form: Mapping[str, Any]) -> Calibration:
    return Calibration(
        judge=form["judge"],
        model=form["model"],
        scales={Kind(kind): _scale(said) for kind, said in form["scales"].items()},
        labels={Kind(kind): int(n) for kind, n in form["labels"].items()},
    )


def _scale(form: Mapping[str, Any]) -> Scale:
    return Scale(slope=float(form["slope"]), offset=float(form["offset"]))


def _written(one: Calibration) -> dict[str, Any]:
    return {
        "judge": one.judge,
        "model": one.model,
        "scales": {str(kind): asdict(scale) for kind, scale in one.scales.items()},
        "labels": {str(kind): n for kind, n in one.labels.items()},
    }
