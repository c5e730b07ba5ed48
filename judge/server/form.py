"""A request on System One's wire, as pydantic models: what may stand where, and what is wrong with what does not."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import BaseModel, Field, JsonValue

Words = str | dict[str, JsonValue] | list[JsonValue]
"""Instructions and descriptions: a text, or a structure that is read as JSON."""

MOST_OPTIONS: Final = 255
MOST_LEVELS: Final = 10
"""Both are the protocol's."""


class NoulForm(BaseModel):
    """A yes/no."""

    type: Literal["noul"]
    instructions: Words | None = None
    criteria: dict[Literal["true", "false"], Words | None] | None = None


class ChoiceForm(BaseModel):
    """One of several, by name."""

    type: Literal["choice"]
    instructions: Words | None = None
    criteria: dict[str, Words | None] = Field(min_length=1, max_length=MOST_OPTIONS)


class ScoreForm(BaseModel):
    """One of several levels, lowest first."""

    type: Literal["score"]
    instructions: Words | None = None
    criteria: list[Words] = Field(min_length=1, max_length=MOST_LEVELS)


QuestionForm = Annotated[NoulForm | ChoiceForm | ScoreForm, Field(discriminator="type")]


class RequestForm(BaseModel):
    """The whole request. Keys that the protocol does not know are ignored."""

    model: str
    state: str | dict[str, JsonValue] | list[JsonValue]
    questions: dict[Annotated[str, Field(min_length=1)], QuestionForm] = Field(min_length=1)
