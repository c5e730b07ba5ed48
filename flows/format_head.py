"""The whole of a flow file, as one pydantic model."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, Field, WithJsonSchema

from .format import AllowEntry, BrowserSettings, LimitsModel, Model, OneOrMore, SecretEntry, ServeModel
from .format_judge import JudgeEntry
from .format_steps import Steps
from .values import Address, Name, Text, Typed, refusal
from .words import BROWSER


def _known_app(text: str) -> str:
    if text != BROWSER:
        raise refusal("this version runs flows in a browser only", f"write `app: {BROWSER}`, or leave it out")
    return text


App = Annotated[Text, AfterValidator(_known_app), WithJsonSchema({"enum": [BROWSER]})]


class HeadModel(Model):
    """A flow: what is to be done, from where, and within which bounds."""

    flow: Text | None = None
    """What the flow is called; the file's name, if left out."""

    app: App = BROWSER
    """Where it runs."""

    serve: ServeModel | None = None
    """What is served on loopback while it runs: a folder beside the file, or `{command, url, wait_s}`."""

    start: Address | None = None
    """Where it starts: an address, or a path of what is served."""

    browser: BrowserSettings = Field(default_factory=BrowserSettings)
    """Which browser it runs in, and how: see below."""

    judge: JudgeEntry = "embedded"
    """Who answers the questions about its screens: a name, or `{kind, url, model, …}`."""

    vars: dict[Name, Typed] = Field(default_factory=dict)
    """Values that texts name as `${name}`; `-v name=value` wins."""

    secrets: dict[Name, SecretEntry] = Field(default_factory=dict)
    """Names of secrets, each with the environment variable that holds it, or `{env, hosts}`."""

    stop_before: OneOrMore = Field(default_factory=list)
    """What no step may do, in words: `paying`."""

    allow: list[AllowEntry] = Field(default_factory=list)
    """What may be activated although it looks destructive: names, or `{name, on, times}`."""

    limits: LimitsModel = Field(default_factory=LimitsModel)
    """How much it may use up: see below."""

    steps: Steps
    """What is to be done, in order."""

    finally_: Steps | None = Field(default=None, alias="finally")
    """What is done after the steps, whatever way they ended: within 30 seconds, as steps like them."""
