"""What a clause finds in the name of a control, wherever that stands."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from . import kinds
from .goal import Clause
from .idiom import says_deed
from .lexicon import lexicon
from .roles import UNSPOKEN
from .words import likeness, share

SAYS: Final = 0.7
EVEN: Final = 0.5
WHOLE: Final = 0.99
"""From here on the step says all of a name."""

SHORT: Final = 2


class Calling(NamedTuple):
    """Worked out once for each name that a clause is held against."""

    words: tuple[str, ...]
    """Without what nobody asked for."""

    said: float
    """How much of its name the clause says."""

    asked: float
    """How much of what the clause is about its name says."""

    value: float
    missing: tuple[str, ...]
    """What the clause is about and its name leaves out; none where what is searched for stands nowhere yet."""

    verb: float
    foreign: int
    """Words of its name that nobody asked for."""

    opposing: bool
    opener: bool
    imperative: bool
    leads_to_it: bool
    makes: bool
    begins: bool


@lru_cache(maxsize=20_000)
def calling_of(clause: Clause, name: tuple[str, ...]) -> Calling:
    """Of a control called by these words."""
    spoken, words, sets = spoken_by(clause), _spoken(clause, name), lexicon().sets
    said, voiced = share(words, spoken), clause.intent not in UNSPOKEN
    verb = says_deed(clause, name) if voiced else 0.0
    return Calling(
        words=words,
        said=said,
        asked=share(clause.things or clause.value_words, words),
        value=share(clause.value_words, words),
        missing=_missing(clause, name),
        verb=verb,
        foreign=0 if said == 1 else sum(1 for word in words if share((word,), spoken) < EVEN),
        opposing=verb < SAYS and said < WHOLE and not sets["opposing"].isdisjoint(words),
        opener=len(words) <= SHORT and not sets["opener"].isdisjoint(words),
        imperative=bool(words) and voiced and likeness(clause.verb, words[0]) >= SAYS,
        leads_to_it=_leads_to_it(clause, name, verb),
        makes=clause.intent == "create" and _only(spoken, words, sets["making"]),
        begins=said < WHOLE and kinds.begins(clause, name),
    )


@lru_cache(maxsize=2_000)
def spoken_by(clause: Clause) -> tuple[str, ...]:
    """What a control's name may say: the verb only where controls are called by it."""
    words = (*clause.words, *clause.value_words)
    said = words if clause.intent not in UNSPOKEN else (word for word in words if word != clause.verb)
    return tuple(dict.fromkeys(said))


def _spoken(clause: Clause, words: tuple[str, ...]) -> tuple[str, ...]:
    """
    A name without the prices and counts that nobody asked for; and, for a step that goes somewhere, without the verb
    that only says so: "Go to checkout" is "checkout".
    """
    if not all(map(str.isalpha, words)):
        asked = tuple(w for w in words if w.isalpha() or w in clause.words or w in clause.value_words)
        words = asked or words
    if clause.intent != "go":
        return words
    verbs, manner = lexicon().intent_of, lexicon().sets["manner"]
    told = (w for w in words if (verbs.get(w) not in ("go", "continue") and w not in manner) or w in clause.things)
    return tuple(told) or words


def _missing(clause: Clause, words: tuple[str, ...]) -> tuple[str, ...]:
    if clause.intent == "search":
        return ()
    subject = clause.things or clause.value_words
    return tuple(word for word in (*subject, *clause.value_words) if word not in words)


def goes_on(words: tuple[str, ...]) -> bool:
    """It begins as what leads on does: "Proceed to", "Open"."""
    return bool(words) and (words[0] in lexicon().sets["onward"] or lexicon().intent_of.get(words[0]) == "go")


def _leads_to_it(clause: Clause, words: tuple[str, ...], verb: float) -> bool:
    if clause.intent in ("go", "continue"):
        return bool(clause.things) and goes_on(words) and share(clause.things, words) >= SAYS
    return not clause.things and clause.intent == "commit" and verb >= SAYS and goes_on(words)


def _only(spoken: tuple[str, ...], words: tuple[str, ...], table: frozenset[str]) -> bool:
    """It says one of the table's words, and besides only what the step says too."""
    rest = tuple(word for word in words if word not in table)
    return len(rest) < len(words) and (not rest or share(rest, spoken) >= SAYS)
