"""`judge:` of a flow file: who answers, where, and how much is asked of it."""

from __future__ import annotations

import math
import re
from enum import StrEnum
from typing import Annotated, Final, Self

from pydantic import (
    AfterValidator,
    BeforeValidator,
    Discriminator,
    Field,
    JsonValue,
    Tag,
    WithJsonSchema,
    model_validator,
)

from act import Level
from judge import FRAMINGS

from .bounds import JUDGE_TIMEOUT, MOST_AT_ONCE, MOST_JUDGE_TIMEOUT
from .format import A_MAP, A_TEXT, Model, shape_of
from .values import Held, Switch, Text, Url, refusal


class JudgeKind(StrEnum):
    """Which protocol a judge speaks."""

    EMBEDDED = "embedded"
    SYSTEMONE = "systemone"
    OPENAI = "openai"


class Provider(StrEnum):
    """A hosted judge, by the name of its service."""

    TYPESAFE = "typesafe"
    OPENROUTER = "openrouter"
    OPENAI_DECISIONS = "openai-decisions"


SHORT: Final = (JudgeKind.EMBEDDED.value, *(provider.value for provider in Provider))
"""What may be written in place of a map: it needs nothing but an environment variable with its key."""


def _short(text: str) -> str:
    if text not in SHORT:
        raise refusal(f"there is no judge of that name: it is one of {', '.join(SHORT)}", "or write a map: `{kind: …}`")
    return text


def _answering(text: str) -> str:
    from judge.remote import is_address

    if not is_address(text):
        raise refusal("no judge can answer at that address", "write http://host:port, with a port from 1 to 65535")
    return text


def _as_json(value: object) -> object:
    """A text of a flow file that is a number, `true` or `false` in JSON is that: no text is told from it there."""
    match value:
        case dict():
            return {key: _as_json(each) for key, each in value.items()}
        case list():
            return [_as_json(each) for each in value]
        case str() if _NUMBER.fullmatch(value):
            return _finite(float(value)) if _FRACTION.search(value) else int(value)
        case str() if value.lower() in _NO_NUMBERS:
            return _finite(math.nan)
        case float():
            return _finite(value)
    return _TRUTHS.get(value, value) if isinstance(value, str) else value


def _finite(value: float) -> float:
    if not math.isfinite(value):
        raise refusal("there is no number of JSON that says this", "write a finite number")
    return value


_NUMBER: Final = re.compile(r"-?(0|[1-9][0-9]{0,99})([.][0-9]{1,99})?([eE][-+]?[0-9]{1,9})?")
_FRACTION: Final = re.compile("[.eE]")
_NO_NUMBERS: Final = frozenset({".nan", ".inf", "+.inf", "-.inf", "nan", "infinity", "-infinity"})
_TRUTHS: Final = {"true": True, "false": False}


class JudgeModel(Model):
    """Who answers the questions about a screen."""

    kind: JudgeKind = JudgeKind.EMBEDDED
    """The protocol: the one that comes with run-flow, System One, or OpenAI's chat with log-probabilities."""

    provider: Provider | None = None
    """A hosted System One judge."""

    url: Annotated[Url, AfterValidator(_answering)] | None = None
    """A server of one's own: `http://127.0.0.1:8080`."""

    model: Text | None = None
    """The model's name on the server; a hosted judge has one of its own."""

    key: Held | None = None
    """The environment variable that holds the key; nothing is sent where a server of one's own needs none."""

    send_values: Switch = False
    """Lets the contents of fields leave this machine; secrets never do."""

    timeout: float = Field(default=JUDGE_TIMEOUT.value, gt=0, le=MOST_JUDGE_TIMEOUT.value)
    """Seconds that one try may take."""

    hedge: float | None = Field(default=None, gt=0, le=MOST_JUDGE_TIMEOUT.value)
    """Seconds after which a request without an answer is sent once more; the first answer of the two is taken."""

    votes: int = Field(default=1, ge=1, le=FRAMINGS)
    """In how many framings every question is put from the start."""

    deliberation: Level | None = None
    """What is done about answers that are not clear: `off`, `standard` or `deep`."""

    cascade: Switch = False
    """Asks the judge that comes with run-flow first, and this one only what that does not know."""

    calibration: Text | None = None
    """A file that `run-flow judge calibrate` has made."""

    extra: Annotated[dict[str, JsonValue], BeforeValidator(_as_json)] = Field(default_factory=dict)
    """Further keys of a request to an OpenAI-compatible server."""

    at_once: int = Field(default=1, ge=1, le=MOST_AT_ONCE.value)
    """Requests to an OpenAI-compatible server that are under way together."""

    @model_validator(mode="after")
    def _whole(self) -> Self:
        match self.kind:
            case JudgeKind.EMBEDDED:
                named = [
                    key
                    for key in _OUTSIDE
                    if getattr(self, key) != JudgeModel.model_fields[key].get_default(call_default_factory=True)
                ]
                if named:
                    raise refusal(f"the embedded judge takes no `{named[0]}`", "add `kind: systemone`, or leave it out")
            case JudgeKind.SYSTEMONE if not (self.provider or self.url):
                raise refusal("no server is named", "add `url: http://…`, or `provider: typesafe`")
            case JudgeKind.OPENAI if not self.url:
                raise refusal("no server is named", "add `url: http://…`")
            case JudgeKind.OPENAI if self.hedge:
                raise refusal("`hedge` is for judges that answer a turn in one request", "leave it out")
        if self.extra and self.kind is not JudgeKind.OPENAI:
            raise refusal("`extra` is for judges of `kind: openai`: others take no further keys", "leave it out")
        if self.at_once > 1 and self.kind is not JudgeKind.OPENAI:
            raise refusal(
                "`at_once` is for judges of `kind: openai`: others are sent one request a turn", "leave it out"
            )
        if self.url and not self.model:
            raise refusal("no model is named", "add `model: …`, as the server calls it")
        if self.url and self.provider:
            raise refusal("two servers: `url` and `provider`", "keep one of them")
        return self


_OUTSIDE: Final = (
    "url", "model", "key", "provider", "hedge", "cascade", "votes", "send_values", "timeout", "extra",
)  # fmt: skip
"""Keys that mean something only where a judge outside is asked."""

_SHORT_SCHEMA: Final = {"enum": list(SHORT)}

JudgeEntry = Annotated[
    Annotated[str, AfterValidator(_short), WithJsonSchema(_SHORT_SCHEMA), Tag(A_TEXT)]
    | Annotated[JudgeModel, Tag(A_MAP)],
    Discriminator(shape_of),
]


def settings_of(entry: str | JudgeModel) -> JudgeModel:
    """
    The long form of what was written.

    >>> settings_of("typesafe").kind, settings_of("embedded").provider
    (<JudgeKind.SYSTEMONE: 'systemone'>, None)
    """
    if isinstance(entry, JudgeModel):
        return entry
    if entry == JudgeKind.EMBEDDED:
        return JudgeModel()
    return JudgeModel(kind=JudgeKind.SYSTEMONE, provider=Provider(entry))
