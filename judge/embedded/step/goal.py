"""A step's text, read: what it asks for, clause by clause."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final

from ..language.lexicon import lexicon
from ..language.stem import stem
from ..language.words import content, folded, quoted, telling, tokens
from ..lazily import lazily
from .rewording import QUOTES, Hidden, reworded, without_openings

OTHER: Final = "other"
"""The intent of a clause whose verb no table knows."""

VERB_WITHIN: Final = 3
"""A part without a verb among so many first words is no clause of its own: "for the user @x, press ..." """

_BREAK = re.compile(
    r"\s*(?:,\s*(?:and\s+)?(?:then\s+)?|;\s*|\.\s+|\s+and\s+(?:then\s+)?|\s+then\s+)(?:to\s+)?(?=([\w-]+))", re.I
)
_PLACE = re.compile(
    r"\s(?:in|on|from|into|onto|at|under|next to|beside|below|above|inside|within|(?:of|for|to)(?= the | my | your ))"
    r" (?:the |my |your |this )?",
    re.I,
)
_GIVEN = re.compile(r"^(.*)\s(?:to|into|in|from)\s(?:the |my |your |this )?(.+)$", re.I)
_ONWARD = re.compile(r"\s(?:to|with|into|at) (?:the |my |your )?", re.I)
_SWITCHING = re.compile(r"^\W*\w+\s+(?:on|off)\s|^\W*\w+\s|\s(?:on|off)\W*$", re.I)
_VALUE_AFTER = re.compile(r"\s(?:to|as|=)\s+(?:the\s+)?", re.I)
_EXCEPT = re.compile(r",?\s(?:but\s)?not\s.*$", re.I | re.S)
_CLOCK = re.compile(r"\b\d{1,2}[:.]\d{2}\b")
"""A time of the day: no count."""

_WORD = re.compile(r"[\w-]+|⟦")
_LISTED = re.compile(r"[\w-]+\s*,")
_LEADING = re.compile(
    r"^\W*((?:for|in|on|under|at|beside|within|from|to|inside|among|out of|next to|below|above)"
    r"\s[^,:\"“]+)[,:]\s*(.+)$",
    re.I | re.S,
)
_USING = re.compile(r"^\W*use\s+((?:the|a|an|this)\s.+?)\s+to\s+(\w+)\s+(.+)$", re.I | re.S)
_UNDONE: Final = lexicon().patterns["marks_undone"]
"""A mark is to be taken off: "as not done"."""

_SEARCHED: Final = lexicon().patterns["searched"]


_SORT_OF: Final = lexicon().patterns["sort_of"]
"""What sort of thing is sought, before its name: "the colleague called Reuter"."""


@dataclass(frozen=True, kw_only=True)
class Clause:
    """One thing that a step asks for. Words are stems."""

    text: str
    intent: str
    verb: str
    words: tuple[str, ...]
    """All words that carry meaning, the verb among them."""

    things: tuple[str, ...]
    """What it is about: the words without verb, place and filler."""

    place: tuple[str, ...]
    """Where, on what or out of what."""

    value: str = ""
    """What is to be set, typed or searched for, as it was written."""

    quotes: tuple[str, ...] = ()
    listed: tuple[str, ...] = ()
    """The names it lists, folded, where it lists several: "select A, B and C"."""

    ordinal: int = 0
    """Which of several, from 1; -1 the last; 0 where nothing is said."""

    count: int = 0
    """How many, where a number word or figure stands before what it is about."""

    many: bool = False

    @lazily
    def value_words(self) -> tuple[str, ...]:
        return content(self.value)

    def __hash__(self) -> int:
        """By its text alone: a clause is looked up for every name on a screen."""
        return hash(self.text)


@dataclass(frozen=True, kw_only=True)
class Goal:
    """What a step asks for. `clauses` is never empty."""

    text: str
    clauses: tuple[Clause, ...]

    @property
    def last(self) -> Clause:
        return self.clauses[-1]

    @lazily
    def words(self) -> tuple[str, ...]:
        return tuple(word for clause in self.clauses for word in clause.words)

    @lazily
    def verbs(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(clause.verb for clause in self.clauses))

    @lazily
    def adds(self) -> bool:
        return any(clause.intent == "add" for clause in self.clauses)


@lru_cache(maxsize=2_000)
def goal_of(step: str) -> Goal:
    """The step, read. Any text is some goal."""
    return Goal(text=step, clauses=tuple(_clause(part) for part in _parts(step)))


def _parts(step: str) -> list[str]:
    """The step cut where a new verb begins; never inside quotation marks."""
    hidden = Hidden(without_openings(step))
    parts, begin = [], 0
    for start, end in _cuts(hidden.text):
        parts.append(hidden.text[begin:start])
        begin = end
    parts.append(hidden.text[begin:])
    shown = [hidden.shown(part).strip(" .") for part in parts]
    said = [part for part in shown if part] or [step]
    *before, last = said
    kept = [part for part in before if len(content(part)) > 1]
    return [*kept, last] if len(content(last)) > 1 or _sends(last) or _is_of_it(last) else kept or said


def _cuts(text: str) -> list[tuple[int, int]]:
    """Where one clause ends and the next begins. A place named first belongs to what follows it."""
    lead = _LEADING.match(text)
    first = lead.start(2) if lead and _begins(lead.group(2)) else 0
    found = []
    for cut in _BREAK.finditer(text, first):
        begun = tokens(text[first : cut.start()])[:VERB_WITHIN]
        rest = text[cut.end() :]
        if _LISTED.match(rest):
            continue  # a name among listed names, though it is a verb elsewhere
        if (_begins(rest) or _gives(rest)) and any(
            _is_verb(word) or stem(word) in lexicon().sets["working"] for word in begun
        ):
            found.append((cut.start(), cut.end()))
    return found


def _gives(part: str) -> bool:
    """ "... and give him the role": no verb of a step's beginning, where things are given to a form."""
    return bool(set(tokens(part)[:1]) & GIVING)


GIVING: Final = lexicon().written["giving"]


def _sends(part: str) -> bool:
    """A last part of one word that sends off: "... and submit"."""
    return set(content(part)) <= lexicon().sets["sending"]


def _is_of_it(part: str) -> bool:
    """A last part of a verb and what stands for a thing named before: "... and archive it"."""
    return bool(content(part)) and tokens(part)[-1] in lexicon().order["standins"]


def _behind(found: re.Match[str]) -> str:
    """ "For the user @x, press ..." says it the other way round: what is to be done first, then for whom."""
    place, rest = found.groups()
    return f"{rest.strip(' .')} {place[0].casefold()}{place[1:]}"


def _begins(text: str) -> bool:
    """Whether a text begins with a verb; a word that is a noun as often is one where its object follows."""
    plain = reworded(text)
    said = _WORD.findall(plain)[:2]
    if not said:
        return False
    verb = stem((tokens(plain) or ("",))[0])
    if verb not in lexicon().sets["either"]:
        return _is_verb(said[0]) or verb in lexicon().intent_of
    return len(said) > 1 and said[1].casefold() in lexicon().order["determiners"]


def _with(found: re.Match[str]) -> str:
    """ "Use the box to enter ..." asks for what is entered; what it is done with stands behind it."""
    tool, verb, rest = found.groups()
    return f"{verb} {rest.strip(' .')} in {tool}" if _is_verb(verb) else found.group()


def _is_verb(word: str) -> bool:
    return stem(word.casefold()) in lexicon().intent_of


def _clause(text: str) -> Clause:
    lead = _LEADING.match(text)
    lead = lead if lead and _begins(lead.group(2)) else None
    raw = _USING.sub(_with, _behind(lead) if lead else text)
    text = reworded(raw)
    said = tokens(text)
    stop = lexicon().sets["stop"]
    head = next((word for word in said if stem(word) in lexicon().intent_of), "") if said else ""
    first = next((word for word in said if stem(word) not in stop), "")
    verb = stem(head) if head and said.index(head) <= said.index(first) + 1 else stem(first)
    intent = lexicon().asked_by.get(verb, OTHER)
    intent = _refined(intent, verb, text, said)
    value = _value(reworded(lead.group(2)) if lead else text, intent)
    body, place = _placed(text, intent)
    place = place or (lead.group(1) if lead else "")
    if intent in ("type", "set", "rename"):
        body = _field_of(body, place, value)
    things = tuple(word for word in telling(body) if word != verb) or tuple(w for w in telling(text) if w != verb)
    ordinal, count = _numbered(tokens(_CLOCK.sub(" ", QUOTES.sub(" ", _EXCEPT.sub("", text)))))
    return Clause(
        text=text,
        intent=intent,
        verb=verb,
        words=content(text) if text == raw else _said(text, raw, intent),
        things=things,
        place=tuple(word for word in telling(place) if word not in things and word != verb) if place else (),
        value=value,
        quotes=quoted(text),
        listed=_listed(text, intent),
        ordinal=ordinal,
        count=count,
        many=bool(set(said) & lexicon().sets["all"]),
    )


NOT_MEANT: Final = lexicon().sets["not_left_out"]
"""Of what is put as "leave it out": words of a control that leaves the page, and no more."""


def _said(text: str, raw: str, intent: str) -> tuple[str, ...]:
    """All words of a clause that was put plainly: as it is now, and as it was said."""
    spoken = (word for word in content(raw) if intent != "turn_off" or word not in NOT_MEANT)
    return tuple(dict.fromkeys((*content(text), *spoken)))


def _refined(intent: str, verb: str, text: str, said: tuple[str, ...]) -> str:
    """The intent, where a second word changes it: "turn … off", "go back", "set … to"."""
    if verb in ("turn", "switch", "toggl") or (intent == "set" and verb == "switch"):
        if "off" in said:
            return "turn_off"
        return "turn_on" if "on" in said or verb == "turn" else "set"
    if intent == "turn_on" and _UNDONE.search(QUOTES.sub(" ", text)):
        return "turn_off"
    if refuses_consent(text):
        return "close"
    if intent == "go" and said[:2] in (("go", "on"), ("move", "on")):
        return "continue"
    if verb == "return" and said[1:2] not in ((), ("to",), ("back",), ("home",)):
        return "commit"
    if verb in ("make", "put", "start") and "new" in said:
        return "create"
    if intent in ("add", "create", OTHER) and "new" in said[:3]:
        return "create"
    if intent == "add" and not re.search(r"\b(?:to|in|into)\b", text, re.I):
        return "create"
    return intent


def refuses_consent(text: str) -> bool:
    """It is about cookies, and says no to them."""
    words = set(content(text))
    sets = lexicon().sets
    return not words.isdisjoint(sets["consent"]) and not words.isdisjoint(sets["refusing"])


def _value(text: str, intent: str) -> str:
    """What is to be typed, set or searched for."""
    marked = quoted(text)
    if intent == "search":
        sought = _SORT_OF.sub("", _SEARCHED.sub("", text).strip()) if _SEARCHED.search(text) else ""
        return marked[0] if marked else sought
    if intent == "type":
        return marked[0] if marked else _before_field(text)
    if intent in ("set", "rename", "sort"):
        if re.search(r"\bas\s", text, re.I) and intent == "set":
            return marked[0] if marked else _before_as(text)
        hidden = Hidden(text)
        after = _VALUE_AFTER.split(hidden.text, maxsplit=1)
        if len(after) > 1 and after[1].strip():
            value = hidden.shown(after[1])
            return (quoted(value) or (value,))[-1]
        return (
            marked[0] if marked else " ".join(text.split()[1:]) if intent != "sort" else re.sub(r"^.*\bby\s+", "", text)
        )
    return marked[0] if marked and intent in ("create", "add") else ""


def _listed(text: str, intent: str) -> tuple[str, ...]:
    if intent not in ("set", "turn_on", "turn_off", "press", "remove", "add"):
        return ()
    rest = re.sub(r"^\S+\s+(?:on\s+)?(?:the\s+)?", "", text)
    names = [folded(part).strip(" .\"'“”") for part in re.split(r",\s*(?:and\s+)?|\s+and\s+", rest)]
    names = [name for name in names if name]
    return tuple(names) if len(names) > 1 else ()


def _before_field(text: str) -> str:
    rest = re.sub(r"^\S+\s+(?:(?:in|out|up|down)\s+)?", "", text)
    return re.split(r"\s(?:into|in|as|for|on)\s", rest, maxsplit=1)[0]


def _before_as(text: str) -> str:
    rest = re.sub(r"^\S+\s+", "", text)
    return re.split(r"\sas\s", rest, maxsplit=1)[0].strip()


def _placed(text: str, intent: str) -> tuple[str, str]:
    """What the clause is about, and where."""
    if intent in ("set", "rename"):
        if re.search(r"\bas\s", text, re.I) and intent == "set":
            body, _, place = re.sub(r"\s+as\s+", "\0", text, count=1).partition("\0")
            return body, place
        return (re.split(r"\sto\s", text, maxsplit=1)[0], "") if " to " in text else (text, "")
    if intent in ("search", "type"):
        found = re.search(r"\s(?:in|into|on|as|at)\s+(?:the\s+)?(.*)$", text, re.I)
        return (text[: found.start()], found.group(1)) if found else (text, "")
    if intent in ("turn_on", "turn_off"):
        text = _SWITCHING.sub(" ", text)
    if intent == "continue":
        return (_ONWARD.split(text, maxsplit=1)[-1], "")
    if marked := quoted(text):
        return " ".join(marked), QUOTES.sub(" ", text)
    if intent in ("add", "remove") and (given := _GIVEN.match(text)):
        return given.group(1), given.group(2)
    body = text.split(" ", 1)[-1] if intent == "go" else text
    if intent == "go" and (led := re.match(r"(?:back\s+)?(?:to|into)\s+(?:the\s+|my\s+)?", body, re.I)):
        body = body[led.end() :]
    pieces = _PLACE.split(" " + body, maxsplit=1)
    generic = lexicon().sets["generic"]
    named = len(pieces) > 1 and any(word not in generic for word in content(pieces[0]))
    return (pieces[0], pieces[1]) if named else (body, "")


def _field_of(body: str, place: str, value: str) -> str:
    """What is said of the field, the value left out; the text itself where nothing is."""
    rest = " ".join(QUOTES.sub(" ", part).replace(value or "\0", " ") for part in (body, place))
    _, *words = content(rest) or ("",)
    return " ".join(words) if words else body


_LATEST: Final = lexicon().written["latest"]
_NTH: Final = lexicon().patterns["nth"]
MOST: Final = 100
"""Nobody counts so many by hand: a longer figure is a name."""

WHEN: Final = lexicon().written["when"]
"""Behind a figure they say when or where: "room 2 at noon" names a room."""


def _numbered(said: tuple[str, ...]) -> tuple[int, int]:
    ordinals, numbers = lexicon().order["ordinals"], lexicon().order["numbers"]
    ordinal = next((ordinals.index(word) + 1 for word in said if word in ordinals), 0)
    ordinal = ordinal or next((int(m.group(1)) for word in said if (m := _NTH.fullmatch(word))), 0)
    ordinal = -1 if any(word in _LATEST for word in said) else ordinal
    count = next((numbers.index(word) for word in said[1:-1] if word in numbers), 0)
    figures = ((int(word), after) for word, after in pairwise(said[1:]) if word.isdigit())
    count = count or next((n for n, after in figures if n < MOST and after not in WHEN), 0)
    return ordinal, count
