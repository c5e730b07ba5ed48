"""
What a control's address, form or script says it does, where its label does not: a link to ``/logout`` called "Bye",
a button "Go" in a form whose hidden ``_method`` is ``delete``. See docs/decisions/telling-addresses.md.
"""

from __future__ import annotations

from typing import Final

from .element import Element
from .phrases import HARD, MEANINGS
from .words import Found, label_words

DESTROYING: Final = frozenset(
    {
        "delete", "remove", "erase", "discard", "overwrite", "empty trash", "sign out", "log out", "unsubscribe",
        "deactivate", "uninstall", "close account", "cancel subscription", "cancel booking",
    }
)  # fmt: skip
"""Glosses that a link itself carries out. "/buy" and "/pay" only lead to where one buys (RFC 9110, 9.2.1: safe)."""

PAYING: Final = frozenset(
    {"buy", "purchase", "pay", "place order", "donate", "transfer", "transfer money", "publish", "send", "vote"}
)
"""What handing in a form does as well. "submit" and "confirm" are what forms are called that do anything at all."""

SCRIPTED: Final = frozenset({"delete", "erase", "sign out", "log out", "unsubscribe", "deactivate", "close account"})
"""Of functions: "removePopup" and "discardCache" touch the page alone."""

WHOLE: Final = "link"
"""Where the word has to stand alone: "/delete-account" is an article, "/delete" a deed."""

BY_KIND: Final = {"link": DESTROYING, "form": DESTROYING | PAYING, "call": SCRIPTED}


def leads_to(element: Element) -> str:
    """
    The hard-to-undo thing that pressing it asks for, in words; empty where nothing says so.

    >>> leads_to(Element(role="link", name="Bye", leads=("link:logout",)))
    'link "logout"'
    >>> leads_to(Element(role="link", name="Help", leads=("link:delete-account",)))
    ''
    """
    return next((said for lead in element.leads if (said := _says(lead))), "")


def _says(lead: str) -> str:
    kind, _, word = lead.partition(":")
    words = label_words(word)
    found = (one for one in HARD.all_in(words) if one.start == 0 and (kind != WHOLE or one.end == len(words)))
    return f'{kind} "{word}"' if any(_means(one, kind) for one in found) else ""


def _means(found: Found, kind: str) -> bool:
    return any(meaning.gloss in BY_KIND.get(kind, ()) for meaning in MEANINGS[found.phrase])
