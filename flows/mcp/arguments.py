"""What each tool takes, as models: they check what a client sends, and are the schemas that it is told."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final

from pydantic import BaseModel, ConfigDict, Field, model_validator

from surfaces.browser import limits
from view import Ranking

_LONGEST: Final = 10_000
"""Characters of a text: a page to type. More belongs into a file."""

_CHAIN: Final = 8 * 1_030
"""Characters of a chain of locators: eight of the longest, with what separates them."""

_NAME: Final = 1_024


class Model(BaseModel):
    """Takes what it names and nothing else; a number is no text, and a text no number."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, populate_by_name=True)


class Observe(Model):
    """Says what the selected window, and frame, show: controls with their refs, texts, what was left out."""

    ranking: Ranking = Field(Ranking.ROLE, strict=False)
    include_form_values: bool = Field(False, alias="includeFormValues")
    css: str | None = Field(None, max_length=_NAME, description="only what this selector matches")
    picture: bool = False
    diagnostics: bool = Field(False, description="what the console and the network complained of")


class Does(StrEnum):
    """What can be done."""

    CLICK = "click"
    DOUBLE_CLICK = "double_click"
    HOVER = "hover"
    TYPE = "type"
    SELECT = "select"
    CHECK = "check"
    UNCHECK = "uncheck"
    EXPAND = "expand"
    COLLAPSE = "collapse"
    DRAG = "drag"
    CHORD = "chord"
    SCROLL = "scroll"
    NAVIGATE = "navigate"
    BACK = "back"
    UPLOAD = "upload"
    DISMISS_DIALOG = "dismiss_dialog"
    CLICK_AT = "click_at"


class Reporting(StrEnum):
    """Whether anybody looks at what came of an act."""

    ON = "on"
    OFF = "off"


ON_AN_ELEMENT: Final = frozenset(
    {
        Does.CLICK, Does.DOUBLE_CLICK, Does.HOVER, Does.TYPE, Does.SELECT, Does.CHECK, Does.UNCHECK, Does.EXPAND,
        Does.COLLAPSE, Does.DRAG, Does.UPLOAD,
    }
)  # fmt: skip
WITH_A_TEXT: Final = frozenset({Does.TYPE, Does.SELECT, Does.CHORD, Does.NAVIGATE, Does.UPLOAD})


class Act(Model):
    """Does one thing to one element and says what came of it: verdict, reason, next."""

    do: Does = Field(strict=False)
    on: str | None = Field(None, max_length=_CHAIN, description="a locator, or several with ' | ' between")
    text: str | None = Field(
        None, max_length=_LONGEST, description="to type; an option; a chord; an address; a file; for scroll: up"
    )
    to: str | None = Field(None, max_length=_CHAIN, description="for drag: where it ends")
    at: tuple[int, int] | None = Field(None, strict=False, description="for click_at: CSS pixels from the left and top")
    preflight: bool = Field(False, description="only look what it would be done to, and whether it may")
    verdict: Reporting = Field(Reporting.ON, strict=False)

    @model_validator(mode="after")
    def _complete(self) -> Act:
        missing = (
            ("on", self.do in ON_AN_ELEMENT and self.on is None),
            ("text", self.do in WITH_A_TEXT and self.text is None),
            ("to", self.do is Does.DRAG and self.to is None),
            ("at", self.do is Does.CLICK_AT and self.at is None),
        )
        for name, lacks in missing:
            if lacks:
                raise ValueError(f"{self.do} needs `{name}`")
        return self


class Until(StrEnum):
    """What can be waited for."""

    TEXT = "text"
    URL = "url"
    URL_PREFIX = "url-prefix"
    VISIBLE = "target-visible"
    HIDDEN = "target-hidden"
    ENABLED = "target-enabled"
    LIFECYCLE = "lifecycle"
    NETWORK_QUIET = "network-quiet"


class Wait(Model):
    """Waits until something is so, or the time is up."""

    until: Until = Field(strict=False)
    value: str = Field(
        min_length=1, max_length=4_096, description="text, address, locator, domcontentloaded or load, milliseconds"
    )
    seconds: float = Field(limits.AWAITED_S.value, gt=0, le=limits.AWAITED_MOST_S.value, strict=False)


class Topology(StrEnum):
    """What can be done about windows and frames."""

    LIST = "list"
    CREATE = "create"
    SELECT = "select"
    CLOSE = "close"
    FRAMES = "frames"
    SELECT_FRAME = "select_frame"


class Targets(Model):
    """Lists, creates, selects and closes windows; lists and selects the frames of the selected one."""

    do: Topology = Field(Topology.LIST, strict=False)
    id: str | None = Field(None, max_length=256, description="of the window or frame; without one: the top frame")
    url: str | None = Field(None, max_length=_NAME, description="for create")

    @model_validator(mode="after")
    def _complete(self) -> Targets:
        if self.do in {Topology.SELECT, Topology.CLOSE} and self.id is None:
            raise ValueError(f"{self.do} needs `id`")
        return self


class RunFlow(Model):
    """Runs a flow file in a browser of its own, to its end."""

    file: str = Field(min_length=1, max_length=_NAME, description="below the server's folder")
    variables: dict[str, str] = {}
    seconds: float | None = Field(None, gt=0, le=3_600, strict=False)


class ValidateFlow(Model):
    """Checks a flow file without running it."""

    file: str = Field(min_length=1, max_length=_NAME)
    variables: dict[str, str] = {}


class Report(Model):
    """Tells how a flow of this session ended, or the story of one of its steps."""

    run: str = Field("latest", max_length=_NAME)
    step: str = Field("", max_length=64)


def schema_of(model: type[Model]) -> dict[str, Any]:
    """The JSON Schema of a tool's arguments, without what says nothing to a client."""
    made = model.model_json_schema(by_alias=True)
    made.pop("description", None)
    kept: dict[str, Any] = _bare(made)
    return kept


def _bare(part: Any) -> Any:  # noqa: ANN401  # any part of a JSON Schema
    match part:
        case dict():
            names = part.get("properties", {})
            kept = {key: value for key, value in part.items() if key != "title" or part is names}
            if "enum" in kept:
                kept.pop("description", None)
            return {key: _bare(value) for key, value in kept.items()}
        case list():
            return [_bare(one) for one in part]
    return part
