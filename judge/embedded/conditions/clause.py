"""One clause of a condition as a fact: who or what, the verb, and what is said."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from ..stem import stem
from .fact import Fact, Relation
from .noun import Noun, noun_of
from .tables import tables
from .tokens import QUOTES, tokens

_AUX = r"(?:does|do|did|can|could|should|must|will|would|may)"
_BARE = "show|contain|include|say|have|mention|list|display|hold|read|equal|match|start with|end with|begin with"
_VERB = re.compile(
    rf"(?<!\bthat )(?<!\bwhich )(?<!\bwho )\b(?:"
    rf"(?P<exist>(?:{_AUX}(?P<n1> not)? |(?P<n6>not ))?(?:exists?|appears?|appeared)|(?P<left>(?:has |have |had )?(?:disappeared|vanished|gone)|went away))"
    rf"|(?P<be>(?:{_AUX}(?P<n2> not)? be|is|are|was|were|(?:has|have|had)(?P<n3> not)? been|remains?|stays?|becomes?|became|gets|got)(?P<n4> not)?)"
    rf"|(?P<say>{_AUX}(?P<n5> not)? (?:{_BARE})|(?P<n7>not )?(?:shows|displays|says|reads|contains|holds|has|lists|includes|mentions|gives|equals|matches"
    r"|starts with|ends with|begins with|states|reports|tells|warns|show|contain|include|say|have|mention))"
    r")\b(?!\s+(?:is|are|was|were|button|link|tab|menu)\b)",
    re.I,
)
_THERE = re.compile(r"^there (?:is|are|was|were|exists?|remains?)(?P<n> not)?(?: any\b)?\s*(?P<o>.*)$", re.I)
_NO = re.compile(r"^(?:no|not any|not a|not an|none of|neither)\s+(?P<rest>.+)$", re.I)
_NOT_ALL = re.compile(r"^not (?P<rest>(?:all|every|each|both)\b.+)$", re.I)
_NOTHING = re.compile(
    r"^(?:there (?:is|are)\s+)?nothing(?: else)?\b(?:.*?\b(?:in|on|inside|from|at)\s+(?P<place>.+?))?(?: is .*| was .*| has .*)?$",
    re.I,
)
_SAYING = re.compile(
    r"^(?:an?|the|some)?\s*(?P<s>(?:[\w-]+ )?(?:message|text|notice|note|banner|toast|alert|heading|label|sentence|warning|status))"
    r"\s+(?:that (?:says|reads|shows|states)|saying|reading|which says|with the text)\s+(?:that )?(?P<o>.+?)"
    r"(?:\s+(?:is|are|was)(?P<n> not)? (?:shown|displayed|visible|there|present)|\s+appears|\s+exists)?$", re.I
)  # fmt: skip
_TITLED = re.compile(
    r"^(?:the |a |an )?(?P<sort>[a-z]+) (?P<o>[A-Z].+?)(?: (?:is|are|was)(?P<n> not)? (?:shown|listed|visible|displayed|there|present)"
    r"| appears| exists)$"
)
QUOTE: Final = chr(QUOTES)
_CAN_SEE = re.compile(
    r"^(?:you|we|i|one|the user|a user)\s+(?:can|could|should)?(?P<n> not)?\s*(?:see|sees|find|read)\s+(?P<o>.+)$", re.I
)
_ADVERB = re.compile(rf"^(?:(?:{'|'.join(sorted(tables().words['adverbs']))})\s+)+", re.I)
_IN = re.compile(r"^(?:in|on|inside|under|within|among|part of|at)\s+(?P<place>(?:the |my |your |its )?.+)$", re.I)
_LINK = re.compile(
    rf"^(?P<link>{'|'.join(sorted((said for said in tables().labels if ' ' in said or said.endswith('ed')), key=len, reverse=True))}"
    r"|to|from|set to|equal to|equal|exactly|at|now|changed to|filled with|prefilled with|worth|priced at)\s+(?P<o>.+)$",
    re.I,
)
_BEING = re.compile(r"^being\s+\w+(?:\s+(?P<rest>.*))?$", re.I)
_SIGNED = re.compile(
    r"^(?:logged|signed|log|sign)[ -]?(?P<how>in|out|off|on)(?:\s+(?:as|to|into|with)\s+(?P<who>.+))?$", re.I
)
_TO = re.compile(r"^(?P<p>[\w-]+)\s+(?:to|from|in|into|on|for|by|with|as)\b", re.I)
_GREETS = re.compile(
    r"^(?:the |a )?(?:\w+ )?(?:welcomes|greets|says hello to|is welcoming|is greeting)\s+(?P<o>.+)$", re.I
)
_NUMBER_OF = re.compile(r"^(?:the |a )?(?:number|amount|count) of\s+(?:the )?", re.I)
_BARE_VERB = re.compile(r"^(?:the |a |an )?(?:page|screen|site|app|it)\s+", re.I)
_WITHOUT = re.compile(r"^(?P<s>.+?)\s+without\s+(?:any\s+|an?\s+)?(?P<o>.+)$", re.I)


BEING: Final = "being"
"""The word of a fact that something is at work: it needs a form to be worked in."""

GREET: Final = "greet"
"""The word of a fact that somebody is welcomed by name."""


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
    found = next((hit for hit in _VERB.finditer(text) if hit.start() > 0), None)
    if not found:
        return None
    verb = Verb.BE if found["be"] else Verb.SAY if found["say"] else Verb.EXIST
    denied = any(found[f"n{n}"] for n in range(1, 8)) or bool(found["left"])
    rest = text[found.end() :].strip()
    while cut := _ADVERB.match(rest + " "):
        rest = rest[cut.end() :].strip()
    if rest.lower().startswith("not "):
        denied, rest = not denied, rest[4:]
    return Sentence(
        subject=text[: found.start()].strip(), verb=verb, said=found.group().lower(), denied=denied, rest=rest
    )


def fact_of(text: str, quotes: tuple[str, ...]) -> Fact:
    """The clause as a fact. Any text is some fact."""
    said = text.strip(" .,:!?")
    for form in _FORMS:
        if found := form(said, quotes):
            return found
    return _bare(said, quotes)


def _saying(said: str, quotes: tuple[str, ...]) -> Fact | None:
    found = _SAYING.match(said)
    if not found:
        return None
    return Fact(relation=Relation.WORDS, object=noun_of(found["o"], quotes), denied=bool(found["n"]))


def _titled(said: str, quotes: tuple[str, ...]) -> Fact | None:
    """A thing whose name is a sentence of its own: "the task Call when it is done is listed"."""
    found = _TITLED.match(said)
    if not found or not _VERB.search(f"x {found['o']} x"):
        return None
    return Fact(
        relation=Relation.SHOWN, object=noun_of(f"{found['sort']} {QUOTE}", (found["o"],)), denied=bool(found["n"])
    )


def _nothing(said: str, quotes: tuple[str, ...]) -> Fact | None:
    found = _NOTHING.match(said)
    return Fact(relation=Relation.EMPTY, subject=noun_of(found["place"] or "", quotes)) if found else None


def _seen(said: str, quotes: tuple[str, ...]) -> Fact | None:
    found = _CAN_SEE.match(said) or _THERE.match(said)
    return _shown(found["o"], quotes, denied=bool(found["n"])) if found and found["o"] else None


def _no(said: str, quotes: tuple[str, ...]) -> Fact | None:
    if some := _NOT_ALL.match(said):
        inner = fact_of(some["rest"], quotes)
        return _with(inner, denied=not inner.denied)
    found = _NO.match(said)
    if not found:
        return None
    inner = fact_of(found["rest"], quotes)
    return _with(inner, denied=not inner.denied)


def _greets(said: str, quotes: tuple[str, ...]) -> Fact | None:
    found = _GREETS.match(said)
    return Fact(relation=Relation.WORDS, object=noun_of(found["o"], quotes), word=GREET) if found else None


def _without(said: str, quotes: tuple[str, ...]) -> Fact | None:
    found = _WITHOUT.match(said)
    return _shown(found["o"], quotes, denied=True) if found else None


def _verbal(said: str, quotes: tuple[str, ...]) -> Fact | None:
    found = sentence_of(said)
    if not found:
        return None
    match found.verb:
        case Verb.EXIST:
            return _shown(f"{found.subject} {found.rest}", quotes, denied=found.denied)
        case Verb.SAY:
            return _says(found, quotes)
    return _is(found, quotes)


_GENERAL: Final = tables().words["places"] | tables().words["lists"]
_FORMS: Final = (_saying, _titled, _nothing, _seen, _no, _greets, _without, _verbal)


def _bare(said: str, quotes: tuple[str, ...]) -> Fact:
    """No verb that is known: a thing by itself, or words that only their like can prove."""
    noun = noun_of(said, quotes)
    if trouble := _troubled(said, quotes):
        return trouble
    if noun.quotes or noun.kind or noun.counted or noun.place:
        return Fact(relation=Relation.SHOWN, object=noun)
    return Fact(relation=Relation.WORDS, object=noun_of(_BARE_VERB.sub("", said), quotes))


def _shown(text: str, quotes: tuple[str, ...], *, denied: bool) -> Fact:
    said = re.sub(
        rf"\s+(?:(?:to be |being )?(?:{'|'.join(tables().words['showing'])}))$", "", text.strip(" ."), flags=re.I
    )
    if no := re.match(r"^(?:no|zero|not any|none)\s+(.+)$", said, re.I):
        denied, said = not denied, no[1]
    found = _WITHOUT.match(said)
    if found and not denied:
        denied, said = True, found["o"]
    if trouble := _troubled(said, quotes):
        return _with(trouble, denied=denied)
    only = bool(re.match(r"^(?:only|just|nothing but)\s", said, re.I))
    return Fact(relation=Relation.SHOWN, object=noun_of(said, quotes), denied=denied, only=only)


def _troubled(said: str, quotes: tuple[str, ...]) -> Fact | None:
    noun = noun_of(said, quotes)
    words = {token.text for token in noun.whole}
    plain_words = words - tables().words["texts"]
    if noun.quotes or not plain_words or not plain_words <= tables().words["trouble"]:
        alert = noun.kind == "alert" and not noun.tokens
        return Fact(relation=Relation.TROUBLE, object=noun) if alert and "error" in said else None
    return Fact(relation=Relation.TROUBLE, object=noun)


def _says(found: Sentence, quotes: tuple[str, ...]) -> Fact:
    subject, rest = noun_of(found.subject, quotes), found.rest
    rest = re.sub(
        r"^(?:that|the (?:text|words?|message|value|number|title)(?= [\ue000-\ue0ff0-9]))\s+", "", rest, flags=re.I
    )
    if found.rest.lower().startswith("that "):
        inner = fact_of(rest, quotes)
        return _with(inner, denied=inner.denied != found.denied)
    if rest.lower() in ("nothing", "no items", "no entries", "no text", "no value"):
        return Fact(relation=Relation.EMPTY, subject=subject, denied=found.denied)
    shown = _shown(rest, quotes, denied=found.denied)
    if shown.relation is Relation.TROUBLE:
        return shown
    generic = {token.text for token in subject.tokens} <= _GENERAL and not subject.kind
    if generic and not subject.quotes and subject.ordinal == 0:
        return shown
    exact = found.said.split()[-1].rstrip("s") in ("equal",)
    return Fact(
        relation=Relation.SAYS, subject=subject, object=shown.object, denied=shown.denied, only=shown.only, exact=exact,
        word=found.said.split()[-1] if "with" not in found.said else found.said.split()[-2],
    )  # fmt: skip


def _is(found: Sentence, quotes: tuple[str, ...]) -> Fact:
    subject, rest = noun_of(_NUMBER_OF.sub("", found.subject), quotes), found.rest.strip(" .")
    denied = found.denied
    words = rest.lower().split()
    last, first = (words[-1], words[0]) if words else ("", "")
    tables_ = tables()
    if signed := _SIGNED.match(rest):
        return Fact(
            relation=Relation.SIGNED_IN, object=subject if subject.is_name else noun_of(signed["who"] or "", quotes), denied=denied != (signed["how"] in ("out", "off"))
        )  # fmt: skip
    if first in tables_.words["showing"] or not words or " ".join(words[:3]) == "to be seen":
        place = " ".join(rest.split()[1:]) if words else ""
        return _shown(f"{found.subject} {place}", quotes, denied=denied)
    if first in tables_.words["gone"] or rest.lower() in ("not there", "nowhere to be seen"):
        return _shown(f"{found.subject} {' '.join(rest.split()[1:])}", quotes, denied=not denied)
    if first in tables_.words["empty"] and len(words) <= 2:
        return Fact(relation=Relation.EMPTY, subject=subject, denied=denied)
    if first in tables_.states and (len(words) == 1 or _IN.match(" ".join(words[1:]))):
        return Fact(
            relation=Relation.STATE,
            subject=subject,
            word=first,
            denied=denied,
            object=_field_of(rest, quotes),
            link=first,
        )
    if being := _BEING.match(rest):
        fact = _shown(f"{found.subject} {being['rest'] or ''}", quotes, denied=denied)
        return replace(fact, word=BEING)
    if (inside := _IN.match(rest)) and not rest[0].isupper():
        return _shown(
            f"{found.subject} in the {re.sub('^(?:the|my|your|its) ', '', inside['place'])}", quotes, denied=denied
        )
    if link := _LINK.match(rest):
        return Fact(
            relation=Relation.SAYS, subject=subject, object=noun_of(link["o"], quotes), denied=denied, exact=True, link=link["link"].lower()
        )  # fmt: skip
    if _is_participle(first) and (len(words) == 1 or _TO.match(rest) or _is_participle(last) or last.endswith("ly")):
        return Fact(
            relation=Relation.HAPPENED,
            subject=subject,
            word=stem(first),
            object=noun_of(" ".join(rest.split()[1:]), quotes),
            denied=denied,
            link=rest,
        )
    return Fact(
        relation=Relation.SAYS, subject=subject, object=noun_of(rest, quotes), denied=denied, exact=True, word="is"
    )


def _field_of(rest: str, quotes: tuple[str, ...]) -> Noun:
    return noun_of(" ".join(rest.split()[2:]), quotes)


def _is_participle(word: str) -> bool:
    return (word.endswith("ed") and len(word) > 4) or word in tables().words["participles"]


def _with(fact: Fact, *, denied: bool) -> Fact:
    return replace(fact, denied=denied)


def speaks(text: str) -> bool:
    """Whether there is a clause in it: a verb that is known with something before it."""
    return bool(
        _THERE.match(text) or sentence_of(text) or _NOTHING.match(text) or (tokens(text)[:1] and _NO.match(text))
    )
