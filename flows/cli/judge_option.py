"""`--judge`: a judge named on the command line, in the words of a flow's `judge:`."""

from __future__ import annotations

from typing import Final

import typer
import yaml
from pydantic import TypeAdapter, ValidationError

from ..format_judge import JudgeEntry, JudgeModel, settings_of

OPTION: Final = "--judge"


def judge_of(text: str | None) -> JudgeModel | None:
    """
    The settings that a text names: a judge's name, or a map in YAML. Raises `typer.BadParameter`.

    >>> judge_of("{kind: openai, url: 'http://127.0.0.1:1', model: m}").model
    'm'
    """
    if text is None:
        return None
    try:
        written = yaml.safe_load(text)
        return settings_of(TypeAdapter[str | JudgeModel](JudgeEntry).validate_python(written))
    except yaml.YAMLError as error:
        raise typer.BadParameter("this is no name and no map", param_hint=OPTION) from error
    except ValidationError as error:
        raise typer.BadParameter("; ".join(_said(error)), param_hint=OPTION) from error


def _said(error: ValidationError) -> list[str]:
    """Each fault, with its key and a way on."""
    said = []
    for fault in error.errors():
        key = ".".join(str(part) for part in fault["loc"] if isinstance(part, str) and not part.startswith("\0"))
        hint = str(fault.get("ctx", {}).get("hint", ""))
        said.append(": ".join(part for part in (key, fault["msg"]) if part) + (f" ({hint})" if hint else ""))
    return said
