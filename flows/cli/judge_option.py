"""`--judge`: a judge named on the command line, in the words of a flow's `judge:`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import typer
from pydantic import TypeAdapter, ValidationError

from ..complaint import FlowError
from ..filling import Plain
from ..format_judge import JudgeEntry, JudgeModel, settings_of
from ..source import Source
from ..yaml_nodes import Items, Node, Pairs, Scalar, compose

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
        return settings_of(TypeAdapter[str | JudgeModel](JudgeEntry).validate_python(_plain(_read(text))))
    except FlowError as error:
        said = "; ".join(f"{each.message} ({each.hint})" for each in error.complaints)
        raise typer.BadParameter(f"this is no name and no map: {said}", param_hint=OPTION) from error
    except ValidationError as error:
        raise typer.BadParameter("; ".join(_said(error)), param_hint=OPTION) from error


def _read(text: str) -> Node:
    """As a flow file is read. Raises `FlowError`."""
    root, wrong = compose(Source.of(Path(OPTION), text))
    if wrong:
        raise FlowError(wrong)
    return root


def _plain(node: Node) -> Plain:
    """Its texts as they are written, as a flow file's are."""
    match node:
        case Scalar(text=text):
            return text
        case Items(items=items):
            return [_plain(item) for item in items]
        case Pairs(pairs=pairs):
            return {key.text: _plain(value) for key, value in pairs}


def _said(error: ValidationError) -> list[str]:
    """Each fault, with its key and a way on."""
    said = []
    for fault in error.errors():
        key = ".".join(str(part) for part in fault["loc"] if isinstance(part, str) and not part.startswith("\0"))
        hint = str(fault.get("ctx", {}).get("hint", ""))
        said.append(": ".join(part for part in (key, fault["msg"]) if part) + (f" ({hint})" if hint else ""))
    return said
