"""A condition in words, taken apart into facts joined by "and" and "or"."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final

from .clause import fact_of, sentence_of, speaks
from .fact import Fact, Join, Joined, Relation, Tree, joined
from .noun import Noun, hidden, in_one_unit, noun_of
from .tokens import plain

MOST_PARTS: Final = 6
"""Parts of a list that are looked up one by one; a longer list is one thing."""

_LEAD = re.compile(
    r"^(?:please\s+)?(?:(?:verify|check|confirm|ensure|make sure|assert|wait until|wait for|see|expect|i expect"
    r"|it is true|now|then)\b"
    r"(?:\s+(?:that|whether|if))?\s+|that\s+|it should be that\s+)+",
    re.I,
)
_SPELLED: Final = (
    (re.compile(r"\b(is|are|was|were|do|does|did|has|have|had|could|should|would|must)n't\b", re.I), r"\1 not"),
    (re.compile(r"^(?:nobody|no one|no user) (is|was|has)\b", re.I), r"the user \1 not"),
    (re.compile(r"^(?:everybody|everyone) (?=is |was |has )", re.I), "every user "),
    (re.compile(r"\b(?:can't|cannot)\b", re.I), "can not"),
    (re.compile(r"\bwon't\b", re.I), "will not"),
    (re.compile(r"\bthere's\b", re.I), "there is"),
    (re.compile(r"\b(it|that)'s\b", re.I), r"\1 is"),
    (re.compile(r"\b(?:no longer|never)\b"), "not"),
    (re.compile(r"\b(?:isn|aren|wasn) t\b", re.I), "is not"),
    (re.compile(r"\b(is|are|was|were) (?:now|still|already|currently|also) (?=not\b)", re.I), r"\1 "),
    (re.compile(r"\bnot any\b", re.I), "no"),
    (re.compile(r"\b(is|are|was|were) no\b(?! (?:more|less|fewer))", re.I), r"\1 not"),
    (re.compile(r"\bbetween (\w+) and (\w+)\b(?=\s+\w)", re.I), r"\1 to \2"),
)  # fmt: skip
_AND = re.compile(r"\s*;\s*|\s*,?\s+(?:and|but|while|plus|as well as)\s+", re.I)
_OR = re.compile(r"\s*,?\s+or\s+", re.I)
_COMMAS = re.compile(r"\s*,\s+(?=\S)")
_NOT_BOTH = re.compile(r"^(?P<s>.+ (?:is|are|was|were)) not (?:both|all) (?P<o>.+)$", re.I)
_NOT = re.compile(r"^(?:not|no|without)\s+", re.I)


@lru_cache(500)
def claim_of(text: str) -> Tree:
    """The condition as facts. Any text is some claim."""
    said, quotes = hidden(plain(text))
    said = _LEAD.sub("", said.strip(" .!?"))
    for pattern, to in _SPELLED:
        said = pattern.sub(to, said)
    return _or(said, quotes)


def _or(said: str, quotes: tuple[str, ...]) -> Tree:
    parts = [part for part in _OR.split(said) if part]
    if len(parts) > 1 and all(speaks(part) for part in parts) and len(parts) <= MOST_PARTS:
        return joined(Join.ANY, *(_and(part, quotes) for part in parts))
    return _and(said, quotes)


def _and(said: str, quotes: tuple[str, ...]) -> Tree:
    if not_both := _NOT_BOTH.match(said):
        return Joined(Join.NOT, (_and(f"{not_both['s']} {not_both['o']}", quotes),))
    clauses = [clause for clause in _clauses(said) if clause.strip(" ,.")] or [said]
    return joined(Join.ALL, *(_expanded(fact_of(clause, quotes), quotes) for clause in clauses))


def _clauses(said: str) -> list[str]:
    """Cut at each "and" that begins a clause of its own; one without a subject has that of the one before."""
    found: list[str] = []
    joint = ""
    for part, link in _spoken(_parts(said, _AND)):
        whole = f"{joint}{part}"
        before = sentence_of(found[-1]) if found else None
        if before and (verb := sentence_of(f"x {part}")) and verb.subject == "x":
            found.append(f"{before.subject} {part}")
            joint = ""
        elif found and not joint and not speaks(part):
            found[-1] = f"{found[-1]} and {part}"
        elif speaks(whole):
            found.append(whole)
            joint = ""
        else:
            joint = f"{whole}{link}"
            if not link:
                found.append(whole)
    return found[: MOST_PARTS * 2] or [said]


def _parts(said: str, cut: re.Pattern[str]) -> list[tuple[str, str]]:
    """Each part with what follows it up to the next."""
    found, start = [], 0
    for hit in cut.finditer(said):
        found.append((said[start : hit.start()], " and "))
        start = hit.end()
    return [*found, (said[start:], "")]


def _spoken(parts: list[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Commas between clauses of their own are as good as "and": "A is off, B is on and C is on"."""
    for part, link in parts:
        *first, last = pieces = _COMMAS.split(part)
        whole = len(pieces) > 1 and all(map(sentence_of, pieces))
        yield from ((piece, " and ") for piece in first if whole)
        yield last if whole else part, link


def _expanded(fact: Fact, quotes: tuple[str, ...]) -> Tree:
    """A fact about a list as facts about each of it, beside the list as one thing."""
    if fact.relation in (Relation.SHOWN, Relation.WORDS, Relation.SAYS):
        return _listed(fact, fact.object, quotes, lambda noun: replace(fact, object=noun))
    return _listed(fact, fact.subject, quotes, lambda noun: replace(fact, subject=noun))


def _part(fact: Fact, part: str) -> Fact:
    """A member of a list that has a "not" of its own."""
    return replace(fact, denied=not fact.denied) if _NOT.match(part) else fact


def _listed(fact: Fact, noun: Noun, quotes: tuple[str, ...], of: Callable[[Noun], Fact]) -> Tree:
    if noun.counted and noun.most < noun.least:
        return fact
    text = noun.text
    if in_one_unit(noun):
        return fact
    if noun.quotes and not noun.tokens and len(noun.quotes) > 1:
        return joined(Join.ALL, *(of(replace(noun, quotes=(quote,))) for quote in noun.quotes))
    for cut, how in ((_AND, Join.ALL), (_OR, Join.ANY)):
        parts = [part for piece in cut.split(text) for part in _COMMAS.split(piece) if part]
        if 1 < len(parts) <= MOST_PARTS and cut.search(text) and not noun.quotes:
            each = [
                replace(noun_of(_NOT.sub("", part), quotes), place=noun.place, place_text=noun.place_text)
                for part in parts
            ]
            if any(each_noun.is_nothing for each_noun in each):
                return fact
            if noun.counted:
                each[0] = replace(each[0], least=noun.least, most=noun.most, counted=True)
            outer, within = (Join.ALL, Join.ALL) if fact.denied else (Join.ANY, how)
            is_told_apart = fact.relation is Relation.STATE or (fact.only and not fact.denied)
            outer = Join.EITHER if is_told_apart else outer
            apart = [_part(of(one), part) for one, part in zip(each, parts, strict=True)]
            if fact.only:
                apart = [replace(one, beside=tuple(each)) for one in apart]
            return joined(outer, fact, joined(within, *apart))
    return fact
