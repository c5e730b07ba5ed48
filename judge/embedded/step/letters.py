"""Steps about messages and the people in a list: whose is to be opened, and what is answered or passed on to whom."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

_QUOTE: Final = r"[\"“„«](?P<text>[^\"”“«»]+)[\"”“»]"
_POSTED: Final = r"(?:e-?mail|mail|message|letter|post|note|conversation|thread|contact|person|entry)"
_NAME: Final = r"(?P<name>@?[A-Z][\w'’-]*(?:\s+[A-Z][\w'’-]*)*)"
_OPENED: Final = re.compile(
    rf"^(?i:find|locate|open|look up|look for|pick)\s+(?:the\s+|an?\s+)?{_POSTED}\s+(?:by|from|of|with|named|called)\s+"
    rf"{_NAME}$"
    rf"|^(?i:find|locate|look up|look for)\s+(?P<entry>[A-Z][\w'’-]*(?:\s+[A-Z][\w'’-]*)*)\s+in\s+(?:the|your|my)\s+"
    r"(?:\w+\s+)?(?:book|phonebook|list|directory|contacts|register)$"
)
_ANSWERED: Final = re.compile(rf"^(?:reply|respond|answer)\b(?P<what>[^\"“„«]*){_QUOTE}\W*$", re.I | re.S)
_PASSED_ON: Final = re.compile(
    rf"^(?i:forward)\s+(?:(?i:that|the|this)\s+{_POSTED}|it)(?:\s+(?:by|from)\s+(?P<sender>[A-Z][\w'’-]*))?\s+to\s+{_NAME}$"
    rf"|^(?i:forward)\s+to\s+(?P<receiver>[A-Z][\w'’-]*)\s+the\s+{_POSTED}\s+(?:by|from)\s+(?P<writer>[A-Z][\w'’-]*)$"
)
_FROM: Final = re.compile(r"\b(?:by|from)\s+([A-Z][\w'’-]*)")


class Letter(NamedTuple):
    """What is done with a message: the control that begins it, what is written, and whose message it is."""

    begins: str
    text: str
    about: str
    sender: str


def opened_in(text: str) -> str:
    """
    Whose message or entry is to be opened; empty where the text asks for none.

    >>> opened_in("Find the email by Coletta"), opened_in("find Sayre in the contact book"), opened_in("find a mug")
    ('Coletta', 'Sayre', '')
    """
    found = _OPENED.match(text.strip(" ."))
    return (found.group("name") or found.group("entry")) if found else ""


def letter_in(text: str) -> Letter | None:
    """
    An answer with its text, or a message passed on.

    >>> letter_in('reply to them with the text "Fine."')
    Letter(begins='Reply', text='Fine.', about='', sender='')
    >>> letter_in("forward that email to Odette"), letter_in("forward the parcel")
    (Letter(begins='Forward', text='Odette', about='to', sender=''), None)
    """
    said = text.strip(" .")
    if found := _ANSWERED.match(text.strip()):
        sender = _FROM.search(found.group("what"))
        return Letter("Reply", found.group("text"), "", sender.group(1) if sender else "")
    if found := _PASSED_ON.match(said):
        receiver = found.group("name") or found.group("receiver")
        return Letter("Forward", receiver, "to", found.group("sender") or found.group("writer") or "")
    return None
