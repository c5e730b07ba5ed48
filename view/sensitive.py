"""Fields whose value is nobody's business, by what they are called and what the page says they are filled with."""

from __future__ import annotations

from typing import Final

from .element import Element
from .payment import CARD_AUTOCOMPLETE
from .words import PhraseBook, label_words

WORDS: Final = (
    "password", "passwd", "passphrase", "passcode", "kennwort", "passwort", "mot de passe", "contrasena", "senha",
    "wachtwoord", "token", "secret", "api key", "ssn", "social security", "otp", "one time", "verification code",
    "auth code", "authentication code", "security code", "pin", "tan", "cvv", "cvc", "csc", "credit card", "debit card",
    "card number", "iban", "account number",
)  # fmt: skip
"""Whole words, as `label_words` reads them: a PIN is one, a shipping address holds none."""

AUTOCOMPLETE: Final = frozenset({"current-password", "new-password", "one-time-code"})
"""Detail tokens of HTML's autofill that name a secret; those of a card begin with ``cc-``."""

REDACTED: Final = "[redacted]"

_BOOK: Final = PhraseBook((label_words(each) for each in WORDS), ())


def is_sensitive(field: Element) -> bool:
    """
    What it holds is not told.

    >>> [is_sensitive(Element(role="textbox", name=name)) for name in ("Card number", "PIN", "Shipping")]
    [True, True, False]
    """
    tokens = field.autocomplete.lower().split()
    if any(token in AUTOCOMPLETE or token.startswith(CARD_AUTOCOMPLETE) for token in tokens):
        return True
    said = (field.name, field.description, field.placeholder, field.title, " ".join(field.hints))
    return any(_BOOK.all_in(label_words(each)) for each in said)
