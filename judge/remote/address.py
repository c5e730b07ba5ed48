"""A judge's address: whether it is one, and what of it may be shown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final
from urllib.parse import parse_qsl, unquote

import httpx

MOST_PORT: Final = 65_535
SECRET_LENGTH: Final = 8
"""Characters. A query's shorter values are versions and switches."""

_USER: Final = re.compile(r"(?<=://)[^/?#]*@")


def is_address(url: str) -> bool:
    """
    A request can be sent there.

    >>> [is_address(f"http://{rest}") for rest in ("127.0.0.1:8080/v1", "h:99999", "h:p", "", "xn--a.b", "[::1]:80")]
    [True, False, False, False, False, True]
    """
    try:
        parsed = httpx.URL(url)
        named = bool(parsed.host)  # decodes the name
    except (httpx.InvalidURL, ValueError):
        return False
    port = parsed.port
    return parsed.scheme in {"http", "https"} and named and (port is None or 0 < port <= MOST_PORT)


def shown(url: str) -> str:
    """
    An address without what may be private in it.

    >>> shown("https://ada:pw@judge.example:1/v1?token=1#x")
    'https://judge.example:1/v1'
    """
    return _USER.sub("", re.split("[?#]", url, maxsplit=1)[0])


def credentials(url: str) -> Iterator[str]:
    """What an address holds that opens something, as it is written and as it is meant."""
    if user := _USER.search(url):
        written = user.group().removesuffix("@")
        for part in (written, *reversed(written.partition(":")[::2])):
            yield from (part, unquote(part))
    query = url.partition("?")[2].partition("#")[0]
    yield from (value for _, value in parse_qsl(query) if len(value) >= SECRET_LENGTH)
