"""The doors through which decision models are reached: addresses, keys, and what each calls things."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from ..answer import Answer
from ..question import Question
from ..state import Json
from . import decisions, wire

Body = Callable[[str, Json, Iterable[Question]], dict[str, Any]]
Read = Callable[[Iterable[Question], object], Mapping[str, Answer]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Door:
    """One way in."""

    name: str
    url: str
    key_from: str = ""
    """The environment variable its key is read from, unless the flow names another."""

    model: str = ""
    """Asked for where the flow names none."""

    usd_per_million: float | None = None
    """What a million input tokens cost where the server does not say; output is free. `None`: not known."""

    body: Body = wire.body
    read: Read = wire.answered
    seen_live: bool = False
    """Somebody has run this client against it. Otherwise its form is known from its published schema only."""


TYPESAFE: Final = Door(
    name="typesafe",
    url="https://api.typesafe.ai/v1/systemone",
    key_from="TYPESAFE_API_KEY",
    model="jev-latest",
    usd_per_million=0.042,
)
OPENROUTER: Final = Door(
    name="openrouter",
    url="https://openrouter.ai/api/alpha/decisions",
    key_from="OPENROUTER_API_KEY",
    model="typesafe/jev-1.14",
)
OPENAI_DECISIONS: Final = Door(
    name="openai-decisions",
    url="https://api.openai.com/v1/decisions",
    key_from="OPENAI_API_KEY",
    model="gpt-6-luna",
    usd_per_million=0.10,
    body=decisions.body,
    read=decisions.answered,
)
HOSTED: Final[Mapping[str, Door]] = {door.name: door for door in (TYPESAFE, OPENROUTER, OPENAI_DECISIONS)}
"""By the name that a flow uses. Addresses and prices: reference, judges.md 1.1 and 1.2."""

PATH: Final = "/v1/systemone"


def own_server(url: str) -> Door:
    """
    A server of one's own that speaks System One. An address without a path gets the protocol's.

    >>> own_server("http://127.0.0.1:8080").url, own_server("http://127.0.0.1:8080/judge/").url
    ('http://127.0.0.1:8080/v1/systemone', 'http://127.0.0.1:8080/judge')
    """
    bare = url.rstrip("/")
    has_path = "/" in bare.partition("://")[2]
    return Door(name="own", url=bare if has_path else bare + PATH, key_from="RUN_FLOW_JUDGE_KEY", seen_live=True)
