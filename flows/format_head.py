"""The whole of a flow file, as one pydantic model."""

from __future__ import annotations

from typing import Annotated

from pydantic import BeforeValidator, Field, WithJsonSchema

from .format import AllowEntry, BrowserSettings, LimitsModel, Model, ServeModel
from .format_steps import Steps
from .values import TEXTS, Address, Name, Text, Typed


def _listed(value: object) -> object:
    return [value] if isinstance(value, str) else value


OneOrMore = Annotated[
    list[Text],
    BeforeValidator(_listed),
    WithJsonSchema(
        {
            "anyOf": [
                {"type": TEXTS, "pattern": r"\S"},
                {"type": "array", "items": {"type": TEXTS, "pattern": r"\S"}},
            ]
        }
    ),
]
"""A text, or a list of them."""


class HeadModel(Model):
    """A flow file."""

    flow: Text | None = None
    app: Text = "browser"
    serve: ServeModel | None = None
    start: Address | None = None
    browser: BrowserSettings = Field(default_factory=BrowserSettings)
    vars: dict[Name, Typed] = Field(default_factory=dict)
    secrets: dict[Name, Name] = Field(default_factory=dict)
    stop_before: OneOrMore = Field(default_factory=list)
    allow: list[AllowEntry] = Field(default_factory=list)
    limits: LimitsModel = Field(default_factory=LimitsModel)
    steps: Steps
