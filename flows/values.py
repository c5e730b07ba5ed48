"""The kinds of value a flow file holds. Each refuses what does not fit in words, and says in JSON Schema what does."""

from __future__ import annotations

import re
from typing import Annotated, Final

from pydantic import AfterValidator, BeforeValidator, ValidationInfo, WithJsonSchema
from pydantic_core import PydanticCustomError

from .bounds import STEP_LENGTH
from .variables import NAME

TEXTS: Final = ["string", "number", "boolean"]
"""What another reader of YAML may make of a text that was written without quotes: ``zip: 1234``, ``answer: no``."""

_HOST: Final = re.compile(r"[A-Za-z0-9._-]+(:[0-9]{1,5})?|\[[0-9A-Fa-f:.]+\](:[0-9]{1,5})?")
_ADDRESS: Final = re.compile(r"https?://[^\s/]+\S*|about:blank", re.IGNORECASE)
_SWITCH: Final = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


def refusal(message: str, hint: str) -> PydanticCustomError:
    """An error of our own, in words. Both texts come from us and hold no value of the file."""
    return PydanticCustomError("refused", "{message}", {"message": message, "hint": hint})


def _not_blank(text: str) -> str:
    if not text.strip():
        raise refusal("the text is empty", "write what is meant")
    return text.strip()


def _not_long(text: str) -> str:
    if len(text) > STEP_LENGTH.value:
        raise refusal(f"the text has more than {STEP_LENGTH.value:,} characters", "say one thing a step")
    return text


def _name(text: str) -> str:
    if not re.fullmatch(NAME, text):
        raise refusal("this is no name", "a name has letters, digits and _, and does not start with a digit")
    return text


def _host(text: str) -> str:
    if not _HOST.fullmatch(text):
        raise refusal("this is no host", "write the host alone: shop.example.com")
    return text


def _address(text: str, info: ValidationInfo) -> str:
    based = bool(info.context and info.context.get("has_base"))
    if _ADDRESS.fullmatch(text) or (based and text.startswith("/")):
        return text
    if text.startswith("/"):
        raise refusal("an address without a host", "write http://… or https://…, or add `serve:`")
    if re.match(r"[A-Za-z][A-Za-z0-9+.-]*:(?![0-9])", text):
        raise refusal("only http and https addresses are opened", "a folder of pages is shown with `serve:`")
    raise refusal("this is no address", "write http://… or https://…")


def _switch(value: object) -> object:
    return _SWITCH.get(value.lower(), value) if isinstance(value, str) else value


_SWITCH_WORDS: Final = [each for word in _SWITCH for each in (word, word.title(), word.upper())]
_ADDRESS_PATTERN: Final = r"^([Hh][Tt][Tt][Pp][Ss]?://|about:blank$|/|.*\$\{)"

Text = Annotated[
    str,
    AfterValidator(_not_blank),
    AfterValidator(_not_long),
    WithJsonSchema({"type": TEXTS, "pattern": r"\S", "maxLength": STEP_LENGTH.value}),
]
"""A text that says something."""

Typed = Annotated[str, AfterValidator(_not_long), WithJsonSchema({"type": TEXTS, "maxLength": STEP_LENGTH.value})]
"""A text as it is to be typed: spaces count, and an empty one empties the field."""

Name = Annotated[str, AfterValidator(_name), WithJsonSchema({"type": "string", "pattern": f"^{NAME}$"})]
Host = Annotated[Text, AfterValidator(_host), WithJsonSchema({"type": "string", "pattern": r"^[^/\s]+$"})]
Address = Annotated[Text, AfterValidator(_address), WithJsonSchema({"type": "string", "pattern": _ADDRESS_PATTERN})]
Switch = Annotated[bool, BeforeValidator(_switch), WithJsonSchema({"enum": [True, False, *_SWITCH_WORDS]})]
"""``on`` or ``off``."""
