"""The kinds of value a flow file holds. Each refuses what does not fit in words, and says in JSON Schema what does."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

from pydantic import AfterValidator, BeforeValidator, GetJsonSchemaHandler, ValidationInfo, WithJsonSchema
from pydantic_core import CoreSchema, PydanticCustomError

from .bounds import STEP_LENGTH, TEXT_LENGTH
from .variables import NAME

_UNQUOTED: Final = ["string", "number", "boolean"]
"""What another reader of YAML may make of a text that was written without quotes: ``zip: 1234``, ``answer: no``."""

TEXT: Final[dict[str, Any]] = {"type": _UNQUOTED, "pattern": r"\S", "maxLength": STEP_LENGTH.value}
TYPED: Final[dict[str, Any]] = {"type": _UNQUOTED, "maxLength": TEXT_LENGTH.value}
NAMED: Final[dict[str, Any]] = {"type": "string", "pattern": f"^{NAME}$"}
_SLOT: Final = {"type": "string", "pattern": r"^(?!.*\$\{).*\S"}
_HEADERED: Final = {"type": "string", "pattern": r"^[!#$%&'*+.^_`|~0-9A-Za-z-]+$"}
_HOSTED: Final = {"type": "string", "pattern": r"^[^/\s]+$|\$\{"}
_FAR: Final = {"type": "string", "pattern": r"^([Hh][Tt][Tt][Pp][Ss]?://[^\s/]|about:blank$)|\$\{"}
_NEAR: Final = {"type": "string", "pattern": r"^([Hh][Tt][Tt][Pp][Ss]?://[^\s/]|about:blank$|/)|\$\{"}

_HOST: Final = re.compile(r"[A-Za-z0-9._-]+(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]+\](:[0-9]{1,5})?")
_ADDRESS: Final = re.compile(r"https?://[^\s/]\S*|about:blank", re.IGNORECASE)
_OTHER_SCHEME: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*:(?![0-9])")

_HEADER: Final = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f]")

_SWITCH_WORDS: Final = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}
SWITCH: Final[dict[str, Any]] = {
    "enum": [True, False, *(each for word in _SWITCH_WORDS for each in (word, word.title(), word.upper()))]
}


def refusal(message: str, hint: str) -> PydanticCustomError:
    """An error of our own, in words. Neither text may hold a value that was filled in."""
    return PydanticCustomError("refused", "{message}", {"message": message, "hint": hint})


def _not_blank(text: str) -> str:
    if not text.strip():
        raise refusal("the text is empty", "write what is meant")
    return text.strip()


def _one_thing(text: str) -> str:
    if len(text) > STEP_LENGTH.value:
        raise refusal(f"the text has more than {STEP_LENGTH.value:,} characters", "say one thing a step")
    return text


def _name(text: str) -> str:
    if not re.fullmatch(NAME, text):
        raise refusal("this is no name", "a name has letters, digits and _, and does not start with a digit")
    return text


def _held(text: str) -> str:
    if not re.fullmatch(NAME, text):
        raise refusal("this names no environment variable", "write the variable's name, never the secret itself")
    return text


def _host(text: str) -> str:
    if not _HOST.fullmatch(text):
        raise refusal("this is no host", "write the host alone: shop.example.com")
    return text


def fault_of(address: str) -> str:
    """
    What keeps an address of the right form from being opened anywhere; empty for nothing.

    >>> fault_of("http://[::1/"), fault_of("http://shop.example:99999/"), fault_of("http://[::1]:8080/")
    ('its host cannot be read', 'its port is no number from 0 to 65535', '')
    """
    try:
        parts = urlsplit(address)
    except ValueError:  # a bracket without its other half, letters that stand for a slash
        return "its host cannot be read"
    try:
        _ = parts.port
    except ValueError:
        return "its port is no number from 0 to 65535"
    return "" if parts.hostname or parts.scheme == "about" else "it names no host"


def _far(text: str) -> str:
    if _ADDRESS.fullmatch(text):
        if fault := fault_of(text):
            raise refusal(f"this is no address: {fault}", "write it as in http://shop.example.com:8080/start")
        return text
    if text.startswith("/"):
        raise refusal("an address without a host", "write http://… or https://…, or add `serve:`")
    if _OTHER_SCHEME.match(text):
        raise refusal("only http and https addresses are opened", "a folder of pages is shown with `serve:`")
    raise refusal("this is no address", "write http://… or https://…")


def _near(text: str, info: ValidationInfo) -> str:
    """A path is enough where something was said that it can be added to."""
    has_base = bool(info.context and info.context.get(f"{info.field_name}_has_base"))
    return text if has_base and text.startswith("/") else _far(text)


def _header(name: str) -> str:
    if not _HEADER.fullmatch(name):
        raise refusal("this is no header's name", "a name has letters, digits and -: X-Test-Run")
    return name


def _one_line(text: str) -> str:
    if _CONTROL.search(text):
        raise refusal("a header holds one line, without tabs and the like", "leave them out")
    return text


def _switch(value: object) -> object:
    return _SWITCH_WORDS.get(value.lower(), value) if isinstance(value, str) else value


class OrText:
    """Says in JSON Schema that a text may stand in the value's place."""

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        return {"anyOf": [TEXT, handler(schema)]}


Text = Annotated[str, AfterValidator(_not_blank), AfterValidator(_one_thing), WithJsonSchema(TEXT)]
"""A text that says something."""

Typed = Annotated[str, WithJsonSchema(TYPED)]
"""A text as it is to be typed: spaces count, and an empty one empties the field."""

Slot = Annotated[str, AfterValidator(_not_blank), AfterValidator(_one_thing), WithJsonSchema(_SLOT)]
"""How a field is called."""

HeaderName = Annotated[str, AfterValidator(_not_blank), AfterValidator(_header), WithJsonSchema(_HEADERED)]
HeaderValue = Annotated[str, AfterValidator(_one_line), WithJsonSchema(TYPED)]
"""What HTTP lets stand in a header."""

Name = Annotated[str, AfterValidator(_name), WithJsonSchema(NAMED)]
"""What `${}` can name."""

Held = Annotated[str, AfterValidator(_held), WithJsonSchema(NAMED)]
"""An environment variable that holds a secret."""

Host = Annotated[str, AfterValidator(_not_blank), AfterValidator(_host), WithJsonSchema(_HOSTED)]
Url = Annotated[str, AfterValidator(_not_blank), AfterValidator(_far), WithJsonSchema(_FAR)]
"""An address with its host."""

Address = Annotated[str, AfterValidator(_not_blank), AfterValidator(_near), WithJsonSchema(_NEAR)]
"""An address, or a path where something is served."""

Switch = Annotated[bool, BeforeValidator(_switch), WithJsonSchema(SWITCH)]
"""``on`` or ``off``."""
