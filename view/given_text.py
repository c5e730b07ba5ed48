"""A text that a step gives to be written without quotation marks: behind "saying", as a code, as a tag."""

from __future__ import annotations

import re
from typing import Final

_SAYS: Final = r"(?:saying|that (?:says|reads)|which (?:says|reads)|reading)(?:\s+that)?:?"
_CODED: Final = r"(?:code|voucher|coupon|gift ?card)"
_TAG: Final = r"(?:tag|label|keyword|hashtag)"
_CODE: Final = r"(?=[A-Z0-9-]*[A-Z0-9]{2})[A-Z0-9][A-Z0-9-]{2,}"

GIVEN_TEXTS: Final = (
    re.compile(rf"\b(?i:{_SAYS})\s+([^\"“„«'‘\s][^\"“„«]*?)(?=[.!]?$)"),
    re.compile(rf"\b(?i:{_CODED})(?i:\s+code)?:?\s+({_CODE})(?![\w-])"),
    re.compile(rf"^\W*(?i:add|attach|put|create|set)\s+(?i:the|a|an)\s+(?i:{_TAG})\s+([\w-]+)(?=\W*$|\s+(?:to|on)\b)"),
)
"""What is given stands in the first group."""


def given_text(step: str) -> str:
    """
    The text, as it is written; empty where the step gives none in one of these ways.

    >>> given_text("add a note saying the spine is loose"), given_text("apply the discount code SPRING-5 now")
    ('the spine is loose', 'SPRING-5')
    >>> given_text("add the tag draughty to the room"), given_text("apply the code to the order")
    ('draughty', '')
    """
    found = next((hit for pattern in GIVEN_TEXTS if (hit := pattern.search(step))), None)
    return found.group(1).strip() if found else ""
