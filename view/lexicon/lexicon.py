"""The form every language's word list has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Lexicon(NamedTuple):
    """
    What one language calls the things the safety rules look for. Plain data: entries are separated by commas, the
    words of an entry by spaces, in everyday spelling (the rules fold accents and case themselves).
    """

    language: str
    """Primary language subtag, as `Screen.language` has it."""

    letters: str
    """Letters beyond a to z that the language is written with."""

    hard: Mapping[str, str]
    """Hard to undo: an English gloss, and the imperative, infinitive and -ing forms that say it."""

    at_home: Mapping[str, str]
    """The same for words that mean something harmless in another language: they count on a page in this one only."""

    alone: str
    """What publishes, pays or binds where it is all that a button says: "Post", not "Posts" nor "Post code"."""

    harmless: str
    """Compounds in which a hard word is no command."""

    small: str
    """Words that may stand between the words of an entry."""

    closers: str
    """What a control that dismisses is called."""

    keepers: str
    """First words of a refusal that may go on at will: "Keep my plan"."""

    closing_tails: str
    """What may follow (or go before) a closer without making another command of it."""

    minus: str
    """What a counter's minus button says."""

    counted: str
    """What is counted."""

    details: str
    """What, following, makes it more than one of a count: "Remove guest details"."""

    card: str
    """What a field of a payment card is called, and nothing else is."""

    payment: str
    """What names such a field when a field itself is called so, though a page may say it anywhere."""

    not_card: str
    """Words that make a date or a code another one: a passport's."""

    icons: str
    """What an icon is called that does a hard-to-undo thing; read only where a control has no name."""

    opening: str
    """Verbs that only open, show or go."""

    endings: str
    """Verb endings (``-`` for none), for comparing a `stop_before` phrase's verb with a label's."""

    last_endings: str = ""
    """Endings of a verb that stands at the end of a command: "Jetzt bezahlen". Empty: it never does."""

    sure: str = ""
    """What begins a question that is only asked before something is done for good, whatever follows it."""

    asking: str = ""
    """The same where a hard-to-undo word or deed follows, or where it stands alone: "Are you sure?"."""

    wishing: str = ""
    """What begins a question that an offer may begin with, too: it asks only about what destroys, and offers a no."""

    doubting: str = ""
    """What makes such a wish a doubt: "wirklich". With one of the above it is no offer any more."""

    deeds: str = ""
    """Participles and nouns of what is hard to undo: they count in such a question alone."""

    final: str = ""
    """What says outright that there is no way back."""

    affirming: str = ""
    """First words of an answer that says yes."""
