"""The steps of a flow file, as a pydantic model: a text, or a map with exactly one step key."""

from __future__ import annotations

from typing import Annotated, Any, Final

from pydantic import BeforeValidator, ConfigDict, Field, model_validator

from .bounds import STEPS
from .format import AllowEntry, Model
from .values import Address, OrText, Slot, Text, Typed, refusal

STEP_KEYS: Final = ("do", "press", "browse", "open", "enter", "verify", "wait_for", "stop_before")
STEP_LISTS: Final = ("steps", "finally")
"""The keys of a file's head that hold steps."""

_BESIDE: Final = "allow"


def _plain(value: object) -> object:
    return {"do": value} if isinstance(value, str) else value


def _exactly_one(schema: dict[str, Any]) -> None:
    """In JSON Schema: one key, or two with `allow`. A list of alternatives would make editors offer each key twice."""
    schema["if"] = {"required": [_BESIDE]}
    schema["then"] = {"minProperties": 2, "maxProperties": 2}
    schema["else"] = {"minProperties": 1, "maxProperties": 1}


class StepModel(Model):
    """One step."""

    model_config = ConfigDict(json_schema_extra=_exactly_one)

    do: Text | None = None
    """An outcome in words; the same as the text alone."""

    press: Text | None = None
    """Presses the one control that a locator names: `role=button;name=Save`."""

    browse: Address | None = None
    """Goes to an address, or to a path of what is served."""

    open: Text | None = None
    """Launches an application or brings it forward."""

    enter: dict[Slot, Typed] | None = Field(default=None, min_length=1)
    """Text into fields, in this order: `{field: text}`. An empty text empties the field; a field may be a locator."""

    verify: Text | None = None
    """A condition that has to hold now."""

    wait_for: Text | None = None
    """A condition that has to come to hold."""

    stop_before: Text | None = None
    """Finds the control that would do it, and stops in front of it. No step of the flow may press it."""

    allow: list[AllowEntry] = Field(default_factory=list)
    """Beside one of the others: what this step may activate although it looks destructive."""

    @model_validator(mode="before")
    @classmethod
    def _one_kind(cls, value: object) -> object:
        if not isinstance(value, dict):
            return value
        given = [key for key in STEP_KEYS if key in value]
        if len(given) > 1:
            hint = f"`{given[1]}` is a step of its own: write it on its own line with a `-`"
            raise refusal("two steps in one: " + ", ".join(f"`{key}`" for key in given), hint)
        if not given and not set(value) - {_BESIDE}:
            raise refusal(
                "a step without anything to do", "write it as a text, or with one of: " + ", ".join(STEP_KEYS)
            )
        return value


Step = Annotated[StepModel, BeforeValidator(_plain), OrText()]
Steps = Annotated[list[Step], Field(min_length=1, max_length=STEPS.value)]
