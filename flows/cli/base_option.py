"""`--base-url`: where a flow's paths begin, in the form of a flow's own addresses."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urlsplit

import typer

from ..values import fault_of

OPTION: Final = "--base-url"

_WEB: Final = re.compile(r"https?://[^\s/]\S*", re.IGNORECASE)


def base_of(text: str | None) -> str:
    """
    The address; empty where none was given. Raises `typer.BadParameter`.

    >>> base_of("http://127.0.0.1:3000/shop")
    'http://127.0.0.1:3000/shop'
    """
    if text is None:
        return ""
    why = fault_of(text) if _WEB.fullmatch(text) else "it begins with http:// or https:// and a host"
    if not why and (urlsplit(text).query or urlsplit(text).fragment):
        why = "paths are added to it, so it has no ? and no #"
    if why:
        raise typer.BadParameter(
            f"{text!r} is no address: {why}; write it as in http://127.0.0.1:3000", param_hint=OPTION
        )
    return text
