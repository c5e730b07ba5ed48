"""
What pages say in so many words: that nothing was found, that a person is needed. Lower case, word for word
(`act.words`), from `reference: do-loop.md 1.3, 8.1, 8.6`; see docs/decisions/conditions.md.
"""

from __future__ import annotations

from typing import Final

FOUND_NOTHING: Final[tuple[str, ...]] = (
    "no results",
    "no result found",
    "0 results",
    "no products found",
    "no items found",
    "no matches found",
    "no matching results",
    "nothing found",
    "did not match any",
    "could not find any",
    "couldn t find any",
    "no matching products",
)
"""A search came to nothing. Not "no products" alone: a header says that of an empty cart."""

NEEDS_PERSON: Final[dict[str, tuple[str, ...]]] = {
    "a captcha has to be solved": (
        "captcha",
        "complete the recaptcha",
        "recaptcha challenge",
        "select all images",
        "select all squares",
    ),
    "somebody has to show that they are a person": (
        "i am human",
        "verify you are human",
        "i m not a robot",
        "are you a robot",
    ),
    "a one-time password has to be entered": ("one time password", "enter the otp"),
    "a code that was sent to a person has to be entered": ("verification code", "enter the code we sent"),
    "a second factor has to be confirmed": ("two factor", "2 step verification"),
    "somebody has to sign in": (
        "sign in to continue",
        "log in to continue",
        "login to continue",
        "please sign in",
        "please log in",
        "please login",
        "log in to see",
        "login to see",
        "sign in to see",
        "log in to view",
        "login to view",
        "sign in to view",
        "log in or sign up",
        "login or sign up",
        "sign in or sign up",
        "you must be logged in",
        "you need to be logged in",
        "login required",
        "sign in required",
    ),
}
"""What is needed, and the words that say so. Not "recaptcha" alone: an invisible one is named on every form."""

SIGNING_IN: Final[tuple[str, ...]] = ("logging in", "log in", "login", "signing in", "sign in", "signin")
BESIDE_SIGNING_IN: Final = frozenset({
    "the", "a", "an", "to", "your", "my", "or", "and", "with", "using",
    "via", "account", "page", "screen", "button", "form", "before", "otp",
})  # fmt: skip
"""A `stop_before` of these and of signing in alone stops nothing: nothing is lost by signing in."""

LIGHT: Final[frozenset[str]] = frozenset(
    "the and for with from into onto its his her their your our this that these those all any are was then one".split()
)
"""Words of a step that name nothing on a screen."""

ASIDE: Final[frozenset[str]] = frozenset(
    "newsletter newsletters subscribe nyhetsbrev boletín infolettre nieuwsbrief".split()
)
"""What a field beside the form is called: it takes an e-mail address that is not meant for it."""

FOOT: Final = "contentinfo"
"""WAI-ARIA's landmark for the foot of a page."""

PROMPTS: Final[frozenset[str | tuple[str, str]]] = frozenset({
    "choose", "select", "pick", "nobody", "none", "nothing", "unassigned", "unset", "wählen", "auswählen", "choisir",
    "sélectionner", "seleccionar", "elegir", "scegli", "seleziona", "kies", "selecteer", "selecionar", "escolha",
    ("not", "set"), ("not", "chosen"), ("not", "selected"), ("not", "assigned"), ("please", "choose"),
    ("please", "select"), ("please", "pick"), ("bitte", "wählen"), ("bitte", "auswählen"),
})  # fmt: skip
"""How the words begin that stand in a drop-down as long as nothing is chosen."""

NO_PROMPTS: Final = frozenset({"all", "file", "files", "up", "image", "photo", "picture", "folder"})
"""Beside such a word they are something else: "Select all", "Choose file", "Pick up at the shop"."""
