"""What the models refuse, in words and at its place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import TYPE_CHECKING, Final

from act import Loop

from .bounds import COMPLAINTS, STEPS
from .complaint import Complaint, Place, did_you_mean
from .filling import Loc
from .format import (
    A_MAP,
    A_TEXT,
    AllowModel,
    BrowserSettings,
    CredentialsModel,
    LimitsModel,
    Model,
    ProxyModel,
    SecretModel,
    ServeCommandModel,
    ViewportModel,
)
from .format_head import HeadModel
from .format_steps import STEP_LISTS, StepModel
from .words import HABITS
from .yaml_nodes import Items, Node, Pairs

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

_KEYS: Final[Mapping[str, type[Model]]] = {
    "": HeadModel,
    "steps": StepModel,
    "finally": StepModel,
    "allow": AllowModel,
    "serve": ServeCommandModel,
    "limits": LimitsModel,
    "browser": BrowserSettings,
    "viewport": ViewportModel,
    "http_credentials": CredentialsModel,
    "proxy": ProxyModel,
    "secrets": SecretModel,
}
"""The model of the map below each key."""

_WANTED: Final[Mapping[str, str]] = {
    "string_type": "a text",
    "int_type": "a whole number",
    "int_parsing": "a whole number",
    "int_from_float": "a whole number",
    "int_parsing_size": "a smaller number",
    "float_type": "a number",
    "float_parsing": "a number",
    "finite_number": "a number",
    "bool_type": "`on` or `off`",
    "bool_parsing": "`on` or `off`",
    "list_type": "a list",
    "dict_type": "a map",
    "model_type": "a map",
    "model_attributes_type": "a map",
}
"""By pydantic's name of the error: what belongs there."""

_BOUNDS: Final[Mapping[str, tuple[str, str]]] = {
    "greater_than": ("more than {}", "gt"),
    "greater_than_equal": ("{} or more", "ge"),
    "less_than": ("less than {}", "lt"),
    "less_than_equal": ("{} or less", "le"),
    "too_short": ("{} or more entries", "min_length"),
    "too_long": ("{} entries or fewer", "max_length"),
}

_A_KEY: Final = "[key]"
"""Ends pydantic's location of an error in a map's key."""

KEY: Final = "\0key"
"""Ends the location of a complaint about a key, not about what stands behind it."""

_HINTS: Final[Mapping[str, str]] = {
    "turns": "turns may only be lowered: a step that needs more is two steps",
    "calls": "a call is one judge request",
    "steps": f'write a list of 1 to {STEPS.value} of them: - press "Save"',
    "finally": "write a list of steps, as under `steps`",
    "stop_before": "write what no step may do: [paying]",
    "allow": "write [Delete], or [{name: Delete, on: shop.example.com, times: 1}]",
    "limits": "write {turns: 8, calls: 300, seconds: 300}",
    "browser": "write {channel: chrome}",
    "enter": "write {field: text}",
    "serve": "write a folder, or {command: …, url: …}",
    "viewport": "write {width: 1280, height: 800}",
    "loops": "write {completion: off}",
    "vars": "write {name: value}",
    "secrets": "write {name: ENVIRONMENT_VARIABLE}, or {name: {env: ENVIRONMENT_VARIABLE, hosts: [shop.example.com]}}",
    "hosts": "write [shop.example.com]",
}
"""By key: what to write there."""


def complaints_of(errors: Iterable[ErrorDetails], root: Node) -> list[tuple[Loc, Complaint]]:
    """One complaint for each thing refused, with the location it is about; a key's ends with `KEY`."""
    return [_complaint(error, _own_loc(error), root) for error in islice(errors, COMPLAINTS.value)]


def _own_loc(error: ErrorDetails) -> Loc:
    """The location in the file: without the tags that models add, and without pydantic's mark for a key."""
    added = {A_MAP, A_TEXT} if error["type"] == "extra_forbidden" else {A_MAP, A_TEXT, _A_KEY}
    return tuple(part for part in error["loc"] if part not in added)


def place_of(loc: Loc, root: Node, *, key: bool = False) -> Place:
    """Of the value there, or of its key; of what holds it when it is not there itself."""
    node = root
    for at, part in enumerate(loc):
        match node:
            case Pairs() if (found := node.get(str(part))) is not None:
                if key and at == len(loc) - 1 and (name := node.key(str(part))):
                    return name.place
                node = found
            case Items(items=items) if isinstance(part, int) and part < len(items):
                node = items[part]
            case _:
                break
    return node.place


def _complaint(error: ErrorDetails, loc: Loc, root: Node) -> tuple[Loc, Complaint]:
    if error["type"] == "extra_forbidden":
        return (*loc, KEY), _unknown_key(loc, place_of(loc, root, key=True))
    is_key = error["loc"][-1:] == (_A_KEY,)
    message, hint = _words(error, loc)
    complaint = Complaint(place=place_of(loc, root, key=is_key), message=message, hint=hint)
    return (*loc, KEY) if is_key else loc, complaint


def _unknown_key(loc: Loc, place: Place) -> Complaint:
    word = str(loc[-1])
    holder = next((part for part in reversed(loc[:-1]) if isinstance(part, str) and part in _KEYS), "")
    known = tuple(field.alias or name for name, field in _KEYS[holder].model_fields.items())
    hint = HABITS.get(holder, {}).get(word) or did_you_mean(word, known, otherwise="there are: " + ", ".join(known))
    if holder not in STEP_LISTS:
        return Complaint(
            place=place, message=f"unknown key `{word}`" + (f" in `{holder}`" if holder else ""), hint=hint
        )
    if " " in word:
        hint = "a plain step that holds `: ` needs quotes: - '…'"
    return Complaint(place=place, message=f"`{word}` is no step", hint=hint)


def _words(error: ErrorDetails, loc: Loc) -> tuple[str, str]:
    name, context = error["type"], error.get("ctx", {})
    key, what = _called(loc)
    match name:
        case "refused":
            return (f"{what}: " if what == f"`{key}`" else "") + str(context["message"]), str(context["hint"])
        case "missing":
            return f"{what} is missing", _HINTS.get(key, "add it")
        case "enum":
            return f"there is no loop `{key}`", did_you_mean(key, list(Loop), otherwise="there are: " + ", ".join(Loop))
        case _ if name in _WANTED:
            wanted = (
                "a text or a map"
                if what.endswith(("`steps`", "`finally`", "`allow`")) and loc[-1:] != (key,)
                else _WANTED[name]
            )
            return f"{what} wants {wanted}", (_HINTS.get(key) if loc[-1:] == (key,) else "") or _found(error["input"])
        case _ if name in _BOUNDS:
            form, bound = _BOUNDS[name]
            return f"{what} wants {form.format(f'{context.get(bound, 0):g}')}", _HINTS.get(key, "choose another number")
    return f"{what} does not fit here", "see docs/flow-files.md"


def _called(loc: Loc) -> tuple[str, str]:
    """The nearest key, and how the value is called in a sentence."""
    key = next((part for part in reversed(loc) if isinstance(part, str)), "")
    if loc and isinstance(loc[-1], int):
        return key, f"an entry of `{key}`"
    return key, f"`{key}`" if key else "the file"


def _found(value: object) -> str:
    match value:
        case str():
            return "it is a text here"
        case list():
            return "it is a list here"
        case dict():
            return "it is a map here; text that holds `: ` or starts with `{` needs quotes"
    return "see docs/flow-files.md"
