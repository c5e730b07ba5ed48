"""Steps about messages and the people in a list: whose is to be opened, and what is answered or passed on to whom."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..language.lexicon import lexicon

_OPENED: Final = lexicon().patterns["letter_opened"]
_ANSWERED: Final = lexicon().patterns["letter_answered"]
_PASSED_ON: Final = lexicon().patterns["letter_passed_on"]
_FROM: Final = lexicon().patterns["letter_from"]


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
