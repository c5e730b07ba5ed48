"""
The parts of a flow file's head, as pydantic models: what may stand where.

The string below each field is what the guide and editors say of it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, Self

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Discriminator,
    Field,
    Tag,
    ValidationInfo,
    model_validator,
)

from act import Limits, Loop

from .bounds import (
    CALLS,
    MOST_CALLS,
    MOST_PIXELS,
    MOST_SECONDS,
    MOST_SERVE_WAIT,
    MOST_TIMES,
    MOST_TOKENS,
    MOST_USD,
    SECONDS,
    SERVE_WAIT,
)
from .values import HeaderName, HeaderValue, Held, Host, OrText, Switch, Text, Typed, Url, refusal

A_MAP: Final = "\0map"
A_TEXT: Final = "\0text"
"""Tags of values that have two shapes. No key of a file holds a zero byte."""


class Model(BaseModel):
    """Knows its keys and refuses every other."""

    model_config = ConfigDict(extra="forbid", frozen=True, use_attribute_docstrings=True)


def shape_of(value: object) -> str:
    """The tag of a value that may be a text or a map."""
    return A_MAP if isinstance(value, dict | BaseModel) else A_TEXT


def _listed(value: object) -> object:
    return [value] if isinstance(value, str) else value


def _folder(text: str, info: ValidationInfo) -> str:
    beside = info.context and info.context.get("folder")
    if "\0" in text or (isinstance(beside, Path) and not (beside / text).is_dir()):
        raise refusal("there is no such folder", "a folder is named from the flow file's own folder")
    return text


OneOrMore = Annotated[list[Text], BeforeValidator(_listed), OrText()]
"""A text, or a list of them."""


class ServeCommandModel(Model):
    """A server that is started for the run, and ended with it."""

    command: Text
    """The command line, run in the flow file's folder."""

    url: Url
    """The address that answers once the server is ready; `start` is added to it."""

    wait_s: float = Field(default=SERVE_WAIT.value, gt=0, le=MOST_SERVE_WAIT.value)
    """How many seconds it may take until it answers."""


ServeModel = Annotated[
    Annotated[Text, AfterValidator(_folder), Tag(A_TEXT)] | Annotated[ServeCommandModel, Tag(A_MAP)],
    Discriminator(shape_of),
]


class AllowModel(Model):
    """What may be activated although it looks destructive."""

    name: Text
    """The control's exact name (or a locator, or a confirmation's exact message)."""

    on: Host = ""
    """Only on this host."""

    times: int = Field(default=1, ge=1, le=MOST_TIMES.value)
    """How often a step."""


AllowEntry = Annotated[
    Annotated[Text, Tag(A_TEXT)] | Annotated[AllowModel, Tag(A_MAP)],
    Discriminator(shape_of),
]


class SecretModel(Model):
    """A secret, and where it may be typed."""

    env: Held
    """The environment variable that holds it."""

    hosts: Annotated[list[Host], BeforeValidator(_listed), OrText()] = Field(default_factory=list, min_length=1)
    """The hosts it may be typed on; where the flow starts, if left out."""


SecretEntry = Annotated[
    Annotated[Held, Tag(A_TEXT)] | Annotated[SecretModel, Tag(A_MAP)],
    Discriminator(shape_of),
]


class LimitsModel(Model):
    """What a run may use up."""

    turns: int = Field(default=Limits().turns, ge=1, le=Limits().turns)
    """Turns a step; may only be lowered."""

    calls: int = Field(default=CALLS.value, ge=1, le=MOST_CALLS.value)
    """Judge requests a run."""

    tokens: int | None = Field(default=None, ge=1, le=MOST_TOKENS.value)
    """Tokens that a judge outside may be sent and send back, a run; no bound, if left out."""

    usd: float | None = Field(default=None, gt=0, le=MOST_USD.value)
    """US dollars that a judge outside may cost, a run, where its price is known; no bound, if left out."""

    seconds: float = Field(default=SECONDS.value, gt=0, le=MOST_SECONDS.value)
    """Seconds a run."""

    loops: dict[Loop, Switch] = Field(default_factory=dict)
    """Parts of the do loop to leave out, for a comparison: `{completion: off}`."""


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
    """Its address: `http://proxy.example.com:3128`."""

    bypass: Text | None = None
    """Hosts that are asked directly, with commas between them."""

    username: Typed | None = None
    password: Typed | None = Field(default=None, repr=False)


class BrowserSettings(Model):
    """Which browser, and as whose."""

    viewport: ViewportModel | None = None
    """The size of the page: `{width: 1280, height: 800}`."""

    locale: Text | None = None
    """The language and country it speaks: `en-GB`."""

    timezone: Text | None = None
    """The time zone it is in: `Europe/Berlin`."""

    device: Text | None = None
    """A device it pretends to be, by Playwright's name: `Pixel 7`."""

    executable: Text | None = None
    """The browser's program file."""

    channel: Text | None = None
    """An installed browser: `chrome`, `msedge`, `chromium`."""

    cdp: Text | None = None
    """The address of a browser that runs already: `http://127.0.0.1:9222`."""

    http_credentials: CredentialsModel | None = None
    """For a site that asks by HTTP: `{username: …, password: "${env:STAGING_PASSWORD}"}`."""

    ignore_https_errors: Switch = False
    """Opens pages whose certificate is not valid."""

    proxy: ProxyModel | None = None
    """What its requests go through: `{server: …, bypass: …, username: …, password: …}`."""

    headers: dict[HeaderName, HeaderValue] = Field(default_factory=dict, repr=False)
    """Sent with every request."""

    permissions: list[Text] = Field(default_factory=list)
    """What pages may use without asking: `[geolocation]`."""

    headed: Switch = False
    """Shows its window."""

    @model_validator(mode="after")
    def _one_browser(self) -> Self:
        named = [key for key in ("executable", "channel", "cdp") if getattr(self, key)]
        if len(named) > 1:
            raise refusal("two browsers: " + ", ".join(f"`{key}`" for key in named), "keep one of them")
        return self
