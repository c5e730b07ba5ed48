"""The head of a flow file, as pydantic models: what may stand where. The steps are in `format_steps`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, Discriminator, Field, Tag, ValidationInfo

from act import Limits, Loop

from .bounds import CALLS, MOST_CALLS, MOST_PIXELS, MOST_SECONDS, MOST_SERVE_WAIT, MOST_TIMES, SECONDS, SERVE_WAIT
from .values import Address, Host, Switch, Text, Typed, refusal


class Model(BaseModel):
    """Knows its keys and refuses every other."""

    model_config = ConfigDict(extra="forbid", frozen=True)


def shape_of(value: object) -> str:
    """The tag of a value that may be a text or a map. Tags stand in angle brackets: they are no keys of the file."""
    return "<map>" if isinstance(value, dict | BaseModel) else "<text>"


def _folder(text: str, info: ValidationInfo) -> str:
    beside = info.context and info.context.get("folder")
    if isinstance(beside, Path) and not (beside / text).is_dir():
        raise refusal("there is no such folder", "a folder is named from the flow file's own folder")
    return text


class ServeCommandModel(Model):
    """A server that is started for the run."""

    command: Text
    url: Address
    wait_s: float = Field(default=SERVE_WAIT.value, gt=0, le=MOST_SERVE_WAIT.value)


ServeModel = Annotated[
    Annotated[Text, AfterValidator(_folder), Tag("<text>")] | Annotated[ServeCommandModel, Tag("<map>")],
    Discriminator(shape_of),
]


class AllowModel(Model):
    """What may be pressed although it looks destructive."""

    name: Text
    on: Host = ""
    times: int = Field(default=1, ge=1, le=MOST_TIMES.value)


AllowEntry = Annotated[
    Annotated[Text, Tag("<text>")] | Annotated[AllowModel, Tag("<map>")],
    Discriminator(shape_of),
]


class LimitsModel(Model):
    """What a run may use up."""

    turns: int = Field(default=Limits().turns, ge=1, le=Limits().turns)
    calls: int = Field(default=CALLS.value, ge=1, le=MOST_CALLS.value)
    seconds: float = Field(default=SECONDS.value, gt=0, le=MOST_SECONDS.value)
    loops: dict[Loop, Switch] = Field(default_factory=dict)


class ViewportModel(Model):
    """The size of the page, in CSS pixels."""

    width: int = Field(ge=1, le=MOST_PIXELS.value)
    height: int = Field(ge=1, le=MOST_PIXELS.value)


class CredentialsModel(Model):
    """For a site that asks by HTTP."""

    username: Typed
    password: Typed = Field(repr=False)


class ProxyModel(Model):
    """What the browser's requests go through."""

    server: Text
    bypass: Text | None = None
    username: Typed | None = None
    password: Typed | None = Field(default=None, repr=False)


class BrowserSettings(Model):
    """Which browser, and as whose."""

    viewport: ViewportModel | None = None
    locale: Text | None = None
    timezone: Text | None = None
    device: Text | None = None
    executable: Text | None = None
    channel: Text | None = None
    cdp: Text | None = None
    http_credentials: CredentialsModel | None = None
    ignore_https_errors: Switch = False
    proxy: ProxyModel | None = None
    headers: dict[Text, Typed] = Field(default_factory=dict, repr=False)
    permissions: list[Text] = Field(default_factory=list)
    headed: Switch = False
