"""One clause of a condition as a fact: who or what, the verb, and what is said."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from ..language.orders import order_of
from ..language.stem import stem
from . import forms
from .compare import bounded
from .fact import Fact, Relation
from .noun import NOTHING, Noun, noun_of
from .tables import tables
from .tokens import QUOTES, telling, tokens

QUOTE: Final = chr(QUOTES)
"""Stands for the first quotation."""

AT_WORK: Final = "at work"
"""The word of a fact that something is being written or made: it needs a form for it."""

QUOTED: Final = "quoted"
"""The word of a fact about what the page says: its words count, whatever they tell."""

IN_LIST: Final = "in the list"
"""The word of a fact about what a list holds: a notice beside the list is no part of it."""

SPEAKING: Final = tables().words["speaking"]
LISTING: Final = tables().words["lists"]

CONTAINING: Final = tables().words["containing"]
"""Verbs of what a list holds."""

GREET: Final = "greet"
"""The word of a fact that somebody is welcomed by name."""

SMALL: Final = 2
"""Words after "is" of which the first says it all: "empty now"."""

PARTICIPLE: Final = 5
"""Letters of the shortest word that is read as a participle by its "-ed"."""

Quotes = tuple[str, ...]


class Verb(StrEnum):
    """How a clause speaks."""

    BE = "be"
    SAY = "say"
    EXIST = "exist"


@dataclass(frozen=True, slots=True, kw_only=True)
class Sentence:
    """Subject, verb and rest of a clause, as written."""

    subject: str
    verb: Verb
    said: str
    denied: bool
    rest: str


def sentence_of(text: str) -> Sentence | None:
    """The clause around its first verb; nothing where no verb that is known is in it."""
    found = next((hit for hit in forms.VERB.finditer(text) if hit.start() > 0), None)
    if not found:
        return None
    denied = any(found[f"n{n}"] for n in range(1, 8)) or bool(found["left"])
    rest = text[found.end() :].strip()
    while cut := forms.ADVERBS.match(rest + " "):
        rest = rest[cut.end() :].strip()
    if rest.lower().startswith("not "):
        denied, rest = not denied, rest.partition(" ")[2]
    return Sentence(
        subject=text[: found.start()].strip(),
        verb=Verb.BE if found["be"] else Verb.SAY if found["say"] else Verb.EXIST,
        said=found.group().lower(),
        denied=denied,
        rest=rest.strip(" ."),
    )


def speaks(text: str) -> bool:
    """Whether there is a clause in it: a verb that is known with something before it."""
    return bool(forms.THERE.match(text) or sentence_of(text) or forms.NOTHING.match(text) or forms.NO.match(text))


def fact_of(text: str, quotes: Quotes) -> Fact:
    """The clause as a fact. Any text is some fact."""
    said = text.strip(" .,:!?")
    return next((found for form in FORMS if (found := form(said, quotes))), None) or _bare(said, quotes)


def _saying(said: str, quotes: Quotes) -> Fact | None:
    found = forms.SAYING.match(said)
    return Fact(relation=Relation.WORDS, object=noun_of(found["o"], quotes), denied=bool(found["n"])) if found else None


def _titled(said: str, _: Quotes) -> Fact | None:
    """A thing whose name is a sentence of its own: "the task Call when it is done is listed"."""
    found = forms.TITLED.match(said)
    if not found or not forms.VERB.search(f"x {found['o']} x"):
        return None
    return Fact(
        relation=Relation.SHOWN, object=noun_of(f"{found['sort']} {QUOTE}", (found["o"],)), denied=bool(found["n"])
    )


def _nothing(said: str, quotes: Quotes) -> Fact | None:
    found = forms.NOTHING.match(said)
    return Fact(relation=Relation.EMPTY, subject=noun_of(found["place"] or "", quotes)) if found else None


def _seen(said: str, quotes: Quotes) -> Fact | None:
    found = forms.SEEN.match(said) or forms.THERE.match(said)
    return _shown(found["o"], quotes, denied=bool(found["n"])) if found and found["o"] else None


def _no(said: str, quotes: Quotes) -> Fact | None:
    found = forms.NOT_ALL.match(said) or forms.NO.match(said)
    if not found:
        return None
    inner = fact_of(found["rest"], quotes)
    if inner.relation in (Relation.ORDER, Relation.SORTED) and found.re is forms.NO:
        return None  # a name that begins so: "No sound comes before Slow wifi"
    if inner.relation is Relation.SAYS and inner.object.bound:
        inner = replace(inner, subject=replace(inner.subject, every=True))
    return replace(inner, denied=not inner.denied)


def _greets(said: str, quotes: Quotes) -> Fact | None:
    found = forms.GREETS.match(said)
    return Fact(relation=Relation.WORDS, object=noun_of(found["o"], quotes), word=GREET) if found else None


def _without(said: str, quotes: Quotes) -> Fact | None:
    found = forms.WITHOUT.match(said)
    return _shown(found["o"], quotes, denied=True) if found else None


def _verbal(said: str, quotes: Quotes) -> Fact | None:
    found = sentence_of(said)
    if not found:
        return None
    match found.verb:
        case Verb.EXIST:
            return _shown(f"{found.subject} {found.rest}", quotes, denied=found.denied)
        case Verb.SAY:
            return _says(found, quotes)
    return next(fact for being in BEINGS if (fact := being(found, quotes)))


def _ordered(said: str, quotes: Quotes) -> Fact | None:
    """ "X comes before Y"; a figure or a day behind the "before" is a bound."""
    found = forms.ORDER.match(said)
    if not found or _is_bound(found):
        return None
    one, other = noun_of(found["one"], quotes), noun_of(found["other"], quotes)
    if found["how"].lower() in ("after", "below"):
        one, other = other, one
    denied = any(found[f"n{n}"] for n in (1, 2, 3))
    return Fact(relation=Relation.ORDER, subject=one, object=other, denied=denied)


def _is_bound(found: re.Match[str]) -> bool:
    """ "The date is before 12 March"; not "order 7 is before order 9", "10:00 comes before 11:00"."""
    alone = len(telling(tokens(found["other"]))) == 1 and " come" not in found.group().lower()
    return alone and bounded(f"{found['how']} {found['other']}") is not None


def _sorted(said: str, quotes: Quotes) -> Fact | None:
    """ "the list is sorted by price, cheapest first"."""
    found = forms.SORTED.match(said)
    by = (found["by"] or found["abc"]) if found else ""
    is_by = " sorted " in said or (" ordered by " in said and by[:1].islower())
    if not found or QUOTE in by or not (is_by or order_of(by).way):
        return None
    subject = noun_of(found["s"], quotes)
    return Fact(relation=Relation.SORTED, subject=subject, denied=bool(found["n"]), exact=True, link=by)


def _placed_nth(said: str, quotes: Quotes) -> Fact | None:
    """ "Oak stool is the first item", "Oak stool is at the top of the list"."""
    found = forms.NTH.match(said)
    value = noun_of(found["one"], quotes) if found else NOTHING
    if not found or not value.is_name:
        return None
    nth = found["nth"] or {"top": "first", "bottom": "last"}[found["end"].lower()]
    subject = noun_of(
        f"{nth} {found['sort'] or 'item'}" + (f" in the {found['place']}" if found["place"] else ""), quotes
    )
    return Fact(
        relation=Relation.SAYS, subject=subject, object=value, denied=bool(found["n"]), exact=True, word="is"
    )  # fmt: skip


FORMS: Final = (
    _saying, _titled, _nothing, _seen, _no, _greets, _without, _ordered, _sorted, _placed_nth, _verbal,
)  # fmt: skip
"""The first that fits a clause wins."""


def _bare(said: str, quotes: Quotes) -> Fact:
    """No verb that is known: a thing by itself, or words that only their like can prove."""
    noun = noun_of(said, quotes)
    if trouble := _troubled(said, quotes):
        return trouble
    if noun.quotes or noun.kind or noun.counted or noun.place:
        return Fact(relation=Relation.SHOWN, object=noun)
    return Fact(relation=Relation.WORDS, object=noun_of(forms.IT.sub("", said), quotes))


def _shown(text: str, quotes: Quotes, *, denied: bool) -> Fact:
    said = forms.TO_BE_SHOWN.sub("", text.strip(" ."))
    if none := forms.NONE.match(said):
        denied, said = not denied, none[1]
    if (left_out := forms.WITHOUT.match(said)) and not denied:
        denied, said = True, left_out["o"]
    if trouble := _troubled(said, quotes):
        return replace(trouble, denied=denied)
    return Fact(relation=Relation.SHOWN, object=noun_of(said, quotes), denied=denied, only=bool(forms.ONLY.match(said)))


def _troubled(said: str, quotes: Quotes) -> Fact | None:
    """ "an error", "a warning message"."""
    noun = noun_of(said, quotes)
    words = {token.text for token in noun.whole} - tables().words["texts"]
    is_trouble = not noun.quotes and words and words <= tables().words["trouble"]
    return Fact(relation=Relation.TROUBLE, object=noun) if is_trouble else None


GENERAL: Final = tables().words["places"] | tables().words["lists"]
"""Words for the whole screen, or for whatever is listed."""


def _says(found: Sentence, quotes: Quotes) -> Fact:
    subject, rest = noun_of(found.subject, quotes), forms.THAT.sub("", found.rest)
    if found.said.lower() in ("has", "have") and (done := _happened(found, quotes)):
        return done
    if found.rest.lower().startswith("that "):
        inner = fact_of(rest, quotes)
        return replace(inner, denied=inner.denied != found.denied)
    if rest.lower() in forms.NOTHING_IN_IT:
        return Fact(relation=Relation.EMPTY, subject=subject, denied=found.denied)
    shown = _shown(rest, quotes, denied=found.denied)
    is_general = {token.text for token in subject.tokens} <= GENERAL and not subject.kind
    *_, word = found.said.lower().removesuffix(" with").split()
    if shown.relation is Relation.TROUBLE:
        return shown
    if is_general and not subject.quotes and subject.ordinal == 0:
        in_list = bool({token.text for token in subject.tokens} & LISTING)
        return replace(shown, word=QUOTED if word in SPEAKING else IN_LIST if in_list else "")
    exact = word in ("equal", "equals")
    return replace(shown, relation=Relation.SAYS, subject=subject, exact=exact, word=word)


def _signed(found: Sentence, quotes: Quotes) -> Fact | None:
    signed, subject = forms.SIGNED.match(found.rest), noun_of(found.subject, quotes)
    if not signed:
        return None
    who = subject if subject.is_name else noun_of(signed["who"] or "", quotes)
    out = signed["how"].lower() in ("out", "off")
    return Fact(relation=Relation.SIGNED_IN, object=who, denied=found.denied != out)


def _is_shown(found: Sentence, quotes: Quotes) -> Fact | None:
    """ "is shown", "is listed in the basket"; "is gone" and the like deny it."""
    first, _, place = found.rest.partition(" ")
    if not first or first.lower() in tables().words["showing"]:
        shown = _shown(f"{found.subject} {place}", quotes, denied=found.denied)
        is_list = first.lower() == "listed" and shown.relation is Relation.SHOWN
        return replace(shown, word=IN_LIST) if is_list else shown
    if first.lower() in tables().words["gone"]:
        return _shown(f"{found.subject} {place}", quotes, denied=not found.denied)
    return None


def _is_empty(found: Sentence, quotes: Quotes) -> Fact | None:
    words = found.rest.lower().split()
    is_empty = words[0] in tables().words["empty"] and len(words) <= SMALL
    fact = Fact(relation=Relation.EMPTY, subject=noun_of(found.subject, quotes), denied=found.denied)
    return fact if is_empty else None


def _stands(found: Sentence, quotes: Quotes) -> Fact | None:
    """ "is checked", "is selected in the menu"."""
    first, _, rest = found.rest.partition(" ")
    inside = forms.INSIDE.match(rest)
    if first.lower() not in tables().states or (rest and not inside):
        return None
    where = noun_of(inside["place"] if inside else "", quotes)
    only = bool(forms.ONLY.match(found.subject))
    subject = noun_of(forms.ONLY.sub("", found.subject), quotes) if only else _subject(found, quotes)
    return Fact(
        relation=Relation.STATE, subject=subject,
        word=first.lower(), denied=found.denied, object=where, link=first, only=only,
    )  # fmt: skip


def _at_work(found: Sentence, quotes: Quotes) -> Fact | None:
    work = forms.AT_WORK.match(found.rest)
    shown = _shown(f"{found.subject} {work['rest'] or ''}", quotes, denied=found.denied) if work else None
    return replace(shown, word=AT_WORK) if shown else None


def _inside(found: Sentence, quotes: Quotes) -> Fact | None:
    inside = forms.INSIDE.match(found.rest)
    if not inside or found.rest[0].isupper() or bounded(found.rest):
        return None
    shown = _shown(f"{found.subject} in the {inside['place']}", quotes, denied=found.denied)
    is_list = inside["place"].lower() in LISTING and shown.relation is Relation.SHOWN
    return replace(shown, word=IN_LIST) if is_list else shown


def _linked(found: Sentence, quotes: Quotes) -> Fact | None:
    """ "is addressed to Kim", "is set to 4"."""
    link = forms.LINK.match(found.rest)
    if not link:
        return None
    value = noun_of(link["o"], quotes)
    return Fact(
        relation=Relation.SAYS, subject=_subject(found, quotes), object=value, denied=found.denied, exact=True,
        link=link["link"].lower(),
    )  # fmt: skip


def _happened(found: Sentence, quotes: Quotes) -> Fact | None:
    """ "was saved", "has been added to the basket"."""
    if found.rest[:1].isupper() and not found.rest.isupper() and not found.subject[:1].isupper():
        return None  # a value as the page writes it: "the status is not Returned"
    first, *others = found.rest.lower().split() or [""]
    ends = not others or _is_participle(others[-1]) or others[-1].endswith("ly")
    if not _is_participle(first) or not (ends or forms.DONE_TO.match(found.rest)):
        return None
    rest = noun_of(found.rest.partition(" ")[2], quotes)
    return Fact(
        relation=Relation.HAPPENED, subject=_subject(found, quotes), word=stem(first), object=rest, denied=found.denied,
        link=found.rest,
    )  # fmt: skip


def _equals(found: Sentence, quotes: Quotes) -> Fact:
    value = noun_of(found.rest, quotes)
    if forms.THE_ONLY.match(found.subject):
        return Fact(relation=Relation.SHOWN, object=value, denied=found.denied, only=True)
    return Fact(
        relation=Relation.SAYS,
        subject=_subject(found, quotes),
        object=value,
        denied=found.denied,
        exact=True,
        word="is",
    )


BEINGS: Final = (
    _signed, _is_shown, _is_empty, _stands, _at_work, _inside, _linked, _happened, _equals,
)  # fmt: skip
"""What may follow "is"; the first that fits wins, the last always does."""


def _subject(found: Sentence, quotes: Quotes) -> Noun:
    return noun_of(forms.NUMBER_OF.sub("", found.subject), quotes)


def _is_participle(word: str) -> bool:
    return (word.endswith("ed") and len(word) >= PARTICIPLE) or word in tables().words["participles"]
