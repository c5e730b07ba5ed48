"""
The JSON Schema of flow files, made from the models, for editors and checkers: draft-07, which all of them read.

Where pydantic says more than a file can hold (null, titles) or less than the loader refuses (other keys), that is put
right.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final, TypeAlias

from .format_head import HeadModel
from .values import NAMED, SWITCH, TEXT, TYPED

Json: TypeAlias = "str | int | float | bool | list[Json] | dict[str, Json] | None"

DRAFT: Final = "http://json-schema.org/draft-07/schema#"
TITLE: Final = "A flow of run-flow"

_SHARED: Final[Mapping[str, dict[str, Json]]] = {"text": TEXT, "typed": TYPED, "name": NAMED, "switch": SWITCH}
"""Schemas that stand in many places: defined once."""

_CONVERTED: Final = frozenset({"integer", "number"})
_VARIABLE: Final[dict[str, Json]] = {"type": "string", "pattern": r"\$\{"}


def schema() -> dict[str, Json]:
    """The schema as plain data."""
    made: dict[str, Json] = HeadModel.model_json_schema(ref_template="#/definitions/{model}")
    definitions = made.pop("$defs")
    assert isinstance(definitions, dict)
    shared: dict[str, Json] = {name: dict(value) for name, value in _SHARED.items()}
    own: dict[str, Json] = {name: _put_right(value) for name, value in definitions.items()}
    head = _put_right(made)
    assert isinstance(head, dict)
    return {"$schema": DRAFT, "title": TITLE, **head, "definitions": {**shared, **own}}


def text() -> str:
    """The schema as a file."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def _put_right(part: Json) -> Json:
    match part:
        case list():
            return [_put_right(each) for each in part]
        case dict():
            return _map(part)
    return part


def _map(part: dict[str, Json]) -> Json:
    bare = {key: value for key, value in part.items() if not (key == "title" and isinstance(value, str))}
    if isinstance(properties := bare.get("properties"), dict):
        bare["properties"] = {name: _put_right(value) for name, value in properties.items()}
    name = _shared_name(bare)
    if name:
        return {**_beside(bare), "allOf": [_reference(name)]} if _beside(bare) else _reference(name)
    return _simple({key: value if key == "properties" else _put_right(value) for key, value in bare.items()})


def _simple(part: dict[str, Json]) -> Json:
    """Without null; with what a map may not hold; a number may be a variable."""
    part = {key: value for key, value in part.items() if not (key == "default" and value in (None, "", [], {}))}
    if "oneOf" in part:
        part["anyOf"] = part.pop("oneOf")
    if "patternProperties" in part:
        part["additionalProperties"] = False
    if isinstance(choices := part.get("anyOf"), list):
        return _without_null(part, [each for each in choices if each != {"type": "null"}])
    if part.get("type") in _CONVERTED:
        beside = _beside(part)
        number: Json = {key: value for key, value in part.items() if key not in beside}
        return {**beside, "anyOf": [number, dict(_VARIABLE)]}
    return part


def _without_null(part: dict[str, Json], choices: list[Json]) -> Json:
    if len(choices) > 1:
        return {**part, "anyOf": choices}
    rest = {key: value for key, value in part.items() if key != "anyOf"}
    only = choices[0]
    assert isinstance(only, dict)
    if rest and "$ref" in only:
        return {**rest, "allOf": [only]}
    return {**rest, **only}


def _beside(part: Mapping[str, Json]) -> dict[str, Json]:
    """What says something of a value without bounding it."""
    return {key: value for key, value in part.items() if key in {"description", "default"}}


def _shared_name(part: Mapping[str, Json]) -> str | None:
    bounds = {key: value for key, value in part.items() if key not in {"description", "default"}}
    return next((name for name, value in _SHARED.items() if value == bounds), None)


def _reference(name: str) -> dict[str, Json]:
    return {"$ref": f"#/definitions/{name}"}
