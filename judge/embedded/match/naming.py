"""What the name of a control says, wherever it stands and whatever was done: for one clause, and for the whole step."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from ..language.lexicon import lexicon
from ..language.parting import commits, leaves
from ..language.words import folded, likeness, share
from ..levels import AGREES, HALF, KINDRED, SAYS, WHOLE
from ..screen.scene import FIELDS, TOGGLES
from ..step.goal import Clause, goal_of
from ..step.roles import SERVES, UNSPOKEN
from ..subject import purpose
from ..subject.idiom import says_deed

PLAIN: Final = "button"

BARE_OPENER: Final = 2
"""So many words, of those a clause asks for, has the name of what only opens something."""

OPENER: Final = 3
"""So many words has its whole name."""

MOST_FOREIGN: Final = 4
"""From so many words on that nobody asked for, more of them make no difference."""


class NameInClause(NamedTuple):
    """Worked out once for each name that a clause is held against: most controls keep theirs from turn to turn."""

    words: tuple[str, ...]
    """Without what nobody asked for."""

    said: float
    """How much of its name the clause says."""

    asked: float
    """How much of what the clause is about its name says."""

    verb: float
    foreign: int
    """Words of its name that nobody asked for."""

    missing: tuple[str, ...]
    """What the clause is about and its name leaves out; none where what is searched for stands nowhere yet."""

    measures: Mapping[str, float]
    """Those of `match.MEASURES` that rest on nothing else."""


def name_in_clause(clause: Clause, role: str, name: str, called: tuple[str, ...]) -> NameInClause:
    """Of what plays that role and goes by that name, which are these words."""
    spoken, words, sets = spoken_by(clause), _spoken(clause, called), lexicon().sets
    said, asked, voiced = share(words, spoken), share(clause.things or clause.value_words, words), is_voiced(clause)
    verb, whole = says_deed(clause, called) if voiced else 0.0, folded(name)
    foreign = 0 if said == 1 else sum(1 for word in words if share((word,), spoken) < HALF)
    return NameInClause(
        words=words,
        said=said,
        asked=asked,
        verb=verb,
        foreign=foreign,
        missing=_missing(clause, called),
        measures={
            "said": said,
            "asked": asked,
            "both": said * asked,
            "value": share(clause.value_words, words),
            "exact": bool(name) and whole in _exact(clause),
            "verb": verb,
            "serves": role in SERVES.get(clause.intent, ()),
            "field": role in FIELDS,
            "toggle": role in TOGGLES,
            "button": role == PLAIN,
            "opposing": verb < SAYS and said < WHOLE and not sets["opposing"].isdisjoint(words),
            "opener": len(words) <= BARE_OPENER and not sets["opener"].isdisjoint(words),
            "foreign": min(foreign, MOST_FOREIGN) / MOST_FOREIGN,
            "nameless": not words,
            "verb_alone": verb >= SAYS and foreign == 0,
            "listed": bool(name) and whole in clause.listed,
            "closer": purpose.closer(clause, name, called),
            "makes": clause.intent == "create" and _only(spoken, words, sets["making"]),
            "imperative": bool(words) and voiced and likeness(clause.verb, words[0]) >= SAYS,
            "leads_to_it": _leads_to_it(clause, called, verb),
            "ticks": purpose.ticks(clause, role),
            "begins": said < WHOLE and purpose.begins(clause, called),
        },
    )


def is_voiced(clause: Clause) -> bool:
    """Its verb is what a control is called."""
    return clause.intent not in UNSPOKEN


def _exact(clause: Clause) -> frozenset[str]:
    texts = (*clause.quotes, clause.value, " ".join(clause.things))
    return frozenset(folded(text) for text in texts if text)


@lru_cache(maxsize=2_000)
def spoken_by(clause: Clause) -> tuple[str, ...]:
    """What a control's name may say: the verb only where controls are called by it."""
    words = (*clause.words, *clause.value_words)
    said = words if is_voiced(clause) else (word for word in words if word != clause.verb)
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


class NameInStep(NamedTuple):
    """Worked out once for each name that a step meets: most controls keep theirs from turn to turn."""

    said: float
    """How much of its name the step says."""

    verb: float
    """How far it says a verb of the step; what sells a thing says that it adds it."""

    beside: tuple[str, ...]
    """What it says besides the verb."""

    beside_said: float
    """How much of that the step says; all of nothing."""

    is_field: bool
    is_out: bool
    """A way out that the step does not name and that agrees to nothing."""

    sends: bool
    is_opener: bool
    agrees: bool
    retries: bool
    opposes: bool
    amends: bool


def name_in_step(step: str, role: str, name: str, words: tuple[str, ...]) -> NameInStep:
    """Of a control of that role and name; `words` are its own, or of what stands for a name."""
    goal, sets = goal_of(step), lexicon().sets
    said = share(words, goal.words)
    sells = goal.adds and not sets["acquiring"].isdisjoint(words)
    beside = tuple(w for w in words if w.isalpha() and share((w,), goal.verbs) < KINDRED)
    is_field = role in FIELDS and role != "slider"
    is_out = _is_out(name, said, share(words[:1], goal.words))
    return NameInStep(
        said=said,
        verb=max(KINDRED * sells, *(share((verb,), words) for verb in goal.verbs)),
        beside=beside,
        beside_said=share(beside, goal.words) if beside else 1.0,
        is_field=is_field,
        is_out=is_out,
        sends=not (is_field or is_out) and commits(name),
        is_opener=0 < len(words) <= OPENER and not sets["opener"].isdisjoint(words),
        agrees=not sets["commit_answers"].isdisjoint(words),
        retries=not sets["retrying"].isdisjoint(words),
        opposes=not sets["opposing"].isdisjoint(words),
        amends=not sets["amending"].isdisjoint(words),
    )


def _is_out(name: str, said: float, begins: float) -> bool:
    rank = lexicon().closers.get(folded(name).strip(" .!"), 0)
    named = max(said - SAYS, begins - KINDRED) >= 0
    return leaves(name) and not named and rank < AGREES
