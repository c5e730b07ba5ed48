"""The tables of the guide to flow files, made from the schema: every key, what may stand there, and what it says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .schema import Json, schema

BEGIN: Final = "<!-- keys: made by flows/reference.py -->"
END: Final = "<!-- end of keys -->"

_TITLES: Final = {
    "": "The head of a file",
    "StepModel": "Steps",
    "AllowModel": "An entry of `allow`",
    "SecretModel": "An entry of `secrets`",
    "LimitsModel": "`limits`",
    "ServeCommandModel": "`serve`, for a command",
    "JudgeModel": "`judge`",
    "BrowserSettings": "`browser`",
    "ViewportModel": "`browser: viewport`",
    "CredentialsModel": "`browser: http_credentials`",
    "ProxyModel": "`browser: proxy`",
}
"""In the order of the guide, by the schema's definition; the head has no name."""

_NAMES: Final = {
    "text": "text",
    "typed": "text, may be empty",
    "name": "name",
    "switch": "`on` or `off`",
}
_BOUNDS: Final = {"minimum": "from {}", "exclusiveMinimum": "over {}", "maximum": "to {}"}

_Map = dict[str, Json]


def tables() -> str:
    """Every table, in Markdown."""
    whole = schema()
    definitions = _mapped(whole["definitions"])
    parts = (_table(title, _mapped(definitions[name]) if name else whole) for name, title in _TITLES.items())
    return "\n\n".join(parts)


def _table(title: str, model: _Map) -> str:
    needed = model.get("required", [])
    head = f"### {title}\n\n{model['description']}\n\n| key | holds | if left out | |\n|---|---|---|---|"
    rows = (
        f"| `{key}` | {_holds(_mapped(value))} | {_default(key, _mapped(value), needed)} | {_says(value)} |"
        for key, value in _mapped(model["properties"]).items()
    )
    return "\n".join([head, *rows])


def _default(key: str, value: _Map, needed: Json) -> str:
    if isinstance(needed, list) and key in needed:
        return "needed"
    given = value.get("default")
    match given:
        case None:
            return ""
        case bool():
            return "`on`" if given else "`off`"
    return f"`{given}`"


def _says(value: Json) -> str:
    return str(_mapped(value).get("description", "")).replace("|", "\\|").replace("\n", " ")


def _holds(value: _Map) -> str:
    return " or ".join(dict.fromkeys(_kinds(value)))


def _kinds(value: _Map) -> Iterator[str]:
    """What may stand there, in words, each possibility once."""
    match value:
        case {"$ref": str(reference)}:
            name = reference.rpartition("/")[2]
            definition = _mapped(_mapped(schema()["definitions"]).get(name, {}))
            yield _NAMES.get(name) or (_holds(definition) if "enum" in definition else "map")
        case {"allOf": [dict(only)]}:
            yield from _kinds(only)
        case {"anyOf": list(choices)}:
            for choice in choices:
                if choice != {"type": "string", "pattern": r"\$\{"}:
                    yield from _kinds(_mapped(choice))
        case {"enum": list(words)}:
            yield " or ".join(f"`{word}`" for word in words)
        case {"type": "array", "items": dict(items)}:
            yield f"list ({_holds(items)})"
        case {"type": "object"}:
            yield "map"
        case {"type": "integer" | "number" as kind}:
            bounds = (form.format(value[key]) for key, form in _BOUNDS.items() if key in value)
            yield " ".join(("whole number" if kind == "integer" else "number", *bounds))
        case _:
            yield "text"


def _mapped(value: Json) -> _Map:
    if not isinstance(value, dict):
        raise TypeError("a schema is a map")
    return value
