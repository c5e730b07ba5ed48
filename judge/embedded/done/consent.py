"""A notice about cookies that was answered as the step says, and went."""

from __future__ import annotations

from typing import Final

from ..evidence.account import failed
from ..evidence.names_shown import acts
from ..language.lexicon import lexicon
from ..language.words import content, folded, tokens
from ..match.reading import Reading
from ..screen.deeds import Did

COOKIES: Final = lexicon().sets["cookies"]
REFUSAL: Final = lexicon().written["least_consent"]
"""What a step says that wants no more of them than there have to be."""

REFUSES: Final = 0
"""The rank of a closing control that refuses (`Lexicon.closers`)."""


OPPOSITE: Final = 0.3
"""The most that such a step is done upon the other answer. Set by hand: under every bar."""


def answered(r: Reading) -> bool:
    """The step is about cookies alone; the answer that it wants was pressed, and nothing speaks of them any more."""
    label = _answer(r)
    if not label or any(not COOKIES.isdisjoint(item.words) for item in r.scene.items):
        return False
    return not failed(r) and _refuses(label) is _is_to_refuse(r)


def most(r: Reading) -> float:
    """At most so likely such a step is done; 1 but upon the answer that it does not want."""
    label = _answer(r)
    return OPPOSITE if label and _is_to_refuse(r) and not _refuses(label) and _agrees(label) else 1.0


def _answer(r: Reading) -> str:
    """The control that was pressed last, where the step is about cookies alone and what spoke of them went."""
    done = acts(r)
    if not COOKIES & set(r.goal.words) or len(r.goal.clauses) > 1 or not done or done[-1].did is not Did.PRESSED:
        return ""
    return done[-1].label if any(COOKIES & set(label.words) for label in r.scene.went) else ""


def _is_to_refuse(r: Reading) -> bool:
    return bool(REFUSAL & set(tokens(r.goal.text)))


def _refuses(label: str) -> bool:
    said = folded(label).strip(" .!")
    return lexicon().closers.get(said) == REFUSES or not lexicon().sets["refusing"].isdisjoint(content(label))


def _agrees(label: str) -> bool:
    return bool(AGREEING & set(content(label)))


AGREEING: Final = lexicon().sets["agreeing"]
