"""The steps of a flow file, as a pydantic model: a text, or a map with exactly one step key."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import BeforeValidator, Field, model_validator

from .bounds import STEPS
from .format import AllowEntry, Model
from .values import Address, Text, Typed, refusal

STEP_KEYS: Final = ("do", "browse", "open", "enter", "verify", "wait_for", "stop_before")


def _plain(value: object) -> object:
    return {"do": value} if isinstance(value, str) or value is None else value


class StepModel(Model):
    """One step."""

    do: Text | None = None
    browse: Address | None = None
    open: Text | None = None
    enter: dict[Text, Typed] | None = Field(default=None, min_length=1)
    verify: Text | None = None
    wait_for: Text | None = None
    stop_before: Text | None = None
    allow: list[AllowEntry] = Field(default_factory=list)

    @model_validator(mode="before")
    @classmethod
    def _one_kind(cls, value: object) -> object:
        given = [key for key in STEP_KEYS if isinstance(value, dict) and key in value]
        unknown = isinstance(value, dict) and set(value) - {*STEP_KEYS, "allow"}
        if isinstance(value, dict) and not given and not unknown:
            raise refusal(
                "a step without anything to do", "write the step as a text, or with one of: " + ", ".join(STEP_KEYS)
            )
        if len(given) > 1:
            hint = f"`{given[1]}` is a step of its own: write it on its own line with a `-`"
            raise refusal("two steps in one: " + ", ".join(f"`{key}`" for key in given), hint)
        return value


Step = Annotated[StepModel, BeforeValidator(_plain)]
Steps = Annotated[list[Step], Field(min_length=1, max_length=STEPS.value)]
