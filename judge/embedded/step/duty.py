"""A step taken apart into duties, in order: each one text to enter, one thing to choose or press, or one key."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import pairwise
from typing import Final

from view import tells_to_take

from ..language.lexicon import lexicon
from ..language.stem import stem
from ..language.words import content, folded, quoted, tokens
from .criteria import Trait, traits_in
from .goal import Clause, Goal
from .journey import ends_of
from .letters import Letter, letter_in, opened_in
from .ordinal import is_bare, place_in


class Sort(StrEnum):
    """What kind of duty."""

    ENTER = "enter"
    CHOOSE = "choose"
    PRESS = "press"
    RUN = "run"
    """Press what sends off, searches or signs in, whatever it is called."""

    KEY = "key"
    UNFOLD = "unfold"
    OPEN = "open"
    """Open whose message or entry it is; turn pages until it shows."""

    OTHER = "other"
    """A clause that is no row of plain duties; how far it is, its own signs say."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Duty:
    """One thing to do."""

    sort: Sort
    clause: int
    """The clause of the goal it comes from."""

    name: str = ""
    """What is to be chosen or pressed, as written; the chord for a key."""

    text: str = ""
    """What is to be entered, as written."""

    about: tuple[str, ...] = ()
    """The words that say which field."""

    both: bool = False
    """The same text into every field of that kind."""

    shown: str = ""
    """
    The text to enter stands on the screen beside this label; "*" beside each field's own, "." wherever it stands, "?"
    where the step says.
    """

    was: str = ""
    """The text that the entered one takes the place of."""

    searches: bool = False
    """The text is searched for."""

    sends: bool = False
    """Each text is sent on its own before the next: several things added one after the other."""

    whole: str = ""
    """The name with what may say where it stands: "Edit in the row of Kim"."""

    certain: bool = False
    """The name stands in quotation marks or in a list."""

    place: tuple[str, ...] = ()
    """The words that say whose, where several are called the same."""

    any_of: tuple[str, ...] = ()
    """Any of these words tells the field."""

    not_of: tuple[str, ...] = ()
    """It is the field that says none of these words."""

    every: bool = False
    """All that are called so in that place."""


KEYS: Final = lexicon().key_names
SHORTCUT_OF: Final = {"return": "confirm", "escape": "dismiss", "tab": "next_field"}

_KEY: Final = lexicon().patterns["key_named"]
_WHEN: Final = lexicon().patterns["when_done"]
_SO_THAT = re.compile(
    r"[\s,]+(?:so that|such that|in order that)\b"
    r"(?!\s+it\s+(?:now\s+|then\s+)?(?:reads?|says?|is\s+(?:called|named)|becomes)\s*[\"“„«'‘]).*$",
    re.I,
)
_QUOTE = r"[\"“„«]([^\"”“«»]+)[\"”“»]|(?<!\w)['‘]([^'’]+)['’](?!\w)"
_TEXT = re.compile(
    rf"(?P<quote>{_QUOTE})"
    r"|(?P<email>[\w.+-]+@[\w-]+\.[\w.-]*\w)"
    r"|(?P<date>\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b)"
    r"|(?P<time>\b\d{1,2}:\d{2}(?:\s*[ap]\.?m\.?)?(?!\w)|\b\d{1,2}\s*[ap]m\b)",
    re.I,
)
_SIGN_IN: Final = lexicon().patterns["signs_in_as"]
_USER: Final = lexicon().patterns["user_given"]
_PASSWORD: Final = lexicon().patterns["password_given"]
_GOES_INTO = re.compile(r"\b(?:to|into|in)\s+(?:the|my|your)\s", re.I)
_SHOWN: Final = lexicon().patterns["shown_beside"]
_CHANGES = re.compile(
    r"\b(?:to|into|with|by|as|(?:to|it) (?:now )?(?:read|say|be|reads|says|becomes|is (?:called|named)))\s*$", re.I
)
REWORDING: Final = lexicon().sets["rewording"]
_WHERE = re.compile(r"\s+(?:in|on|of|for|beside|next to|under|at|from)\s+(?:the\s+)?(?:row\s+of\s+)?", re.I)
_ARTICLE: Final = lexicon().patterns["control_before"]
_KIND: Final = lexicon().patterns["control_behind"]
_COMMA = re.compile(r",\s*(?:and\s+)?(?:then\s+)?|\s+and\s+(?:then\s+)?|\s+then\s+", re.I)

CHOOSING: Final = lexicon().sets["choosing_duty"]
ENTERING: Final = frozenset({"type", "search", "create", "add", "set", "rename", "signin"})


_MANNER: Final = lexicon().patterns["looking_around"]
"""How something is looked for, and no place to come to: "navigate through the tree", "switch between the tabs"."""

_TAKING: Final = lexicon().patterns["taking_text"]
"""Where the text comes from that the next clause types."""


@lru_cache(maxsize=1_000)
def duties_of(goal: Goal) -> tuple[Duty, ...]:
    """
    The duties of a step, in the order they are to be done. A clause that is none of them is one `OTHER`; one that says
    how the next is come by is none at all.
    """
    last = len(goal.clauses) - 1
    takes = tells_to_take(goal.text)
    way = (bool(_MANNER.search(c.text)) or (takes and bool(_TAKING.search(c.text))) for c in goal.clauses)
    kept = [at for at, is_way in enumerate(way) if at == last or not is_way]
    return tuple(duty for at in kept for duty in _of(goal.clauses[at], at, takes=takes))


_CASE: Final = lexicon().patterns["letter_case"]


def _of(clause: Clause, at: int, *, takes: bool = False) -> tuple[Duty, ...]:
    text = _WHEN.sub("", _SO_THAT.sub("", clause.text.strip(" .")))
    if found := _KEY.search(text):
        key = KEYS[found.group(1).casefold()]
        return (*_entered(clause, text[: found.start()], at), Duty(sort=Sort.KEY, clause=at, name=key))
    if name := opened_in(text):
        return (Duty(sort=Sort.OPEN, clause=at, name=name),)
    if traits := traits_in(text):
        return _sought(traits, at)
    if letter := letter_in(text):
        return _written(letter, at)
    if entered := _entered(clause, text, at):
        return entered
    if clause.intent == "expand":
        return (Duty(sort=Sort.UNFOLD, clause=at, about=content(text)[1:]),)
    if takes and clause.intent == "type":
        return (Duty(sort=Sort.ENTER, clause=at, shown=TAKEN),)
    return _pressed(clause, text, at) or (Duty(sort=Sort.OTHER, clause=at),)


TAKEN: Final = "?"
"""Of a duty whose text is to be taken from the screen as the step tells, or worked out of it."""


def _sought(traits: tuple[Trait, ...], at: int) -> tuple[Duty, ...]:
    """A search by several traits: each into its field, the one that names none into the field that is left."""
    others = tuple(word for trait in traits for word in trait.any_of)
    entered = (
        Duty(sort=Sort.ENTER, clause=at, text=t.text, any_of=t.any_of, not_of=() if t.any_of else others)
        for t in traits
    )
    return (*entered, Duty(sort=Sort.RUN, clause=at, name="search"))


def _written(letter: Letter, at: int) -> tuple[Duty, ...]:
    """A message that is answered or passed on: opened, begun, written and sent."""
    first = (Duty(sort=Sort.OPEN, clause=at, name=letter.sender),) if letter.sender else ()
    return (
        *first,
        Duty(sort=Sort.PRESS, clause=at, name=letter.begins, certain=True),
        Duty(sort=Sort.ENTER, clause=at, text=letter.text, about=(letter.about,) if letter.about else ()),
        Duty(sort=Sort.RUN, clause=at, name="send"),
    )


def _entered(clause: Clause, text: str, at: int) -> tuple[Duty, ...]:
    """The texts that a clause gives to enter, each with what it says of its field."""
    journey = _journey(clause, text, at)
    if journey:
        return journey
    if renamed := _renamed(clause, text, at):
        return renamed
    if clause.intent not in ENTERING or (clause.intent == "set" and not _says_field(text)):
        return ()
    case = _CASE.search(text)
    text = _CASE.sub("", text)
    found = [(m.start(), m.end(), _unquoted(m)) for m in _TEXT.finditer(text)]
    if not found and clause.intent == "type" and (told := _SHOWN.search(text)):
        shown = told.group(1) or ("*" if told.group(2) else ".")
        return (Duty(sort=Sort.ENTER, clause=at, shown=shown, both=shown == "*"),)
    for pattern, word in ((_SIGN_IN, "as"), (_USER, "username"), (_PASSWORD, "password")):
        found += [
            (m.start(1), m.end(1), m.group(1))
            for m in pattern.finditer(text)
            if word and not _inside(m.start(1), found)
        ]
    found.sort()
    if clause.intent in ("create", "add") and (
        _GOES_INTO.search(text) or any(not _is_quote(text, a) for a, _, _ in found)
    ):
        return ()
    both = bool(set(tokens(text)) & lexicon().written["every_field"])
    sends = clause.intent in ("create", "add") or (len(found) > 1 and _is_list(text, found))
    made = []
    for n, (start, end, said) in enumerate(found):
        before = text[found[n - 1][1] if n else 0 : start]
        made.append(
            Duty(
                sort=Sort.ENTER,
                clause=at,
                text=_in_case(said, case),
                about=_about_it(clause, before, text[end:]) if not sends else (),
                both=both,
                sends=sends,
                searches=clause.intent == "search",
            )
        )
    return tuple(made)


def _about_it(clause: Clause, before: str, after: str) -> tuple[str, ...]:
    """What is renamed gets its text in the field for names."""
    return content("name") if clause.intent == "rename" else _about(before, after)


def _in_case(text: str, case: re.Match[str] | None) -> str:
    if case is None:
        return text
    return text.lower() if (case.group(1) or "").casefold() == "lower" else text.upper()


def _journey(clause: Clause, text: str, at: int) -> tuple[Duty, ...]:
    """From where, to where, and on which day."""
    ends = ends_of(clause, text)
    if not ends:
        return ()
    places = tuple(Duty(sort=Sort.ENTER, clause=at, text=name, about=(end,)) for end, name in ends)
    dates = tuple(
        Duty(sort=Sort.ENTER, clause=at, text=m.group(), about=("date",))
        for m in _TEXT.finditer(text)
        if m.group("date")
    )
    return (*places, *dates[:1], Duty(sort=Sort.OTHER, clause=at))


def _renamed(clause: Clause, text: str, at: int) -> tuple[Duty, ...]:
    """Two quoted texts with "to" between: the second takes the place of the first."""
    marks = [(m.start(), m.end(), _unquoted(m)) for m in _TEXT.finditer(text) if m.group("quote")]
    rewords = clause.intent in ("set", "rename", "commit") or clause.verb in REWORDING
    if not rewords or len(marks) != 2 or not _CHANGES.search(text[: marks[1][0]]):
        return ()
    return (Duty(sort=Sort.ENTER, clause=at, text=marks[1][2], was=marks[0][2]),)


def _says_field(text: str) -> bool:
    """ "Select X as the date" and "set the date to X" enter a text; "select the size" chooses."""
    dated = any(m.group("date") or m.group("time") or m.group("email") for m in _TEXT.finditer(text))
    return dated and bool(re.search(r"\bas\b|\bto\b|\bfor\b", text, re.I))


def _is_list(text: str, found: list[tuple[int, int, str]]) -> bool:
    """Between one text and the next nothing stands but a comma or "and"."""
    return all(not content(text[a[1] : b[0]]) for a, b in pairwise(found))


def _is_quote(text: str, start: int) -> bool:
    return text[start : start + 1] in "\"“„«'‘"


def _inside(at: int, found: list[tuple[int, int, str]]) -> bool:
    return any(start <= at < end for start, end, _ in found)


def _unquoted(found: re.Match[str]) -> str:
    return (found.group(2) or found.group(3) or found.group()).strip() if found.group("quote") else found.group()


_AFTER = re.compile(r"^\W*(?:into|in|as|for|on|at)\s+(?:the\s+|an?\s+|my\s+|your\s+)?((?:[\w-]+[ -]?){1,3})", re.I)
_WEAK: Final = lexicon().sets["field_fillers"]


def _about(before: str, after: str) -> tuple[str, ...]:
    """What stands before a text names its field; else what stands after it behind "into", "as" or "for"."""
    near = re.split(r"[,;]", before)[-1]
    if re.search(r"\bas\s*$", near, re.I) and re.search(r"\b(?:log|sign)", near, re.I):
        return content("username")
    words = tuple(word for word in content(near)[-3:] if word not in _WEAK)
    if words and not _AFTER.match(after):
        return words
    behind = _AFTER.match(after)
    named = (
        tuple(word for word in content(behind.group(1)) if word not in _WEAK | lexicon().sets["generic"])
        if behind
        else ()
    )
    return named or words


def _pressed(clause: Clause, text: str, at: int) -> tuple[Duty, ...]:
    """What a clause names to be chosen or pressed, one duty for each name it lists."""
    head, _, rest = text.partition(" ")
    chooses = stem(head.casefold()) in CHOOSING
    if _runs(content(text), clause):
        return (Duty(sort=Sort.RUN, clause=at, name=_bare(rest if clause.intent == "press" else text)),)
    if not chooses and clause.intent != "press":
        return ()
    marked = quoted(text)
    names = marked if marked else tuple(_bare(part) for part in _COMMA.split(rest))
    names = tuple(name for name in names if name)
    sure = bool(marked) or len(names) > 1
    sort = Sort.CHOOSE if chooses else Sort.PRESS
    times = clause.count if clause.count > 1 and len(names) == 1 and marked else 1
    outside = content(re.sub(_QUOTE, " ", text)) if marked else ()
    place = tuple(
        word
        for word in outside
        if not word.isdigit() and word not in lexicon().intent_of and word not in lexicon().sets["generic"]
    )
    if not marked and len(names) == 1 and (cut := _WHERE.search(names[0])):
        where = tuple(word for word in content(names[0][cut.end() :]) if word not in lexicon().sets["generic"])
        name = _bare(names[0][: cut.start()])
        return (Duty(sort=sort, clause=at, name=name, whole=names[0], certain=sure, place=where),)
    every = bool(marked) and clause.many and not chooses
    return tuple(
        Duty(sort=sort, clause=at, name=name, certain=sure, place=place, every=every)
        for name in names
        for _ in range(times)
    )


_PURPOSE = re.compile(r"\s+(?:in order\s+|so as\s+)?to\s+[a-z]+\s+(?:it|this|that|them)\b.*$", re.I)
"""What a press is for: "the trash icon to delete it"."""


def _bare(name: str) -> str:
    """A name without article, kind of control and purpose."""
    plain = _PURPOSE.sub("", name.strip(" .\"'“”"))
    cut = _KIND.sub("", _ARTICLE.sub("", plain, count=1)) or plain
    return plain if place_in(tuple(folded(cut).split())) and is_bare(cut) else cut


def _runs(words: tuple[str, ...], clause: Clause) -> bool:
    """A clause of nothing but a word of sending off: "submit", "press Search", "hit the OK button"."""
    if clause.intent == "search" and clause.value and folded(clause.value) != folded(clause.text):
        return False
    own = tuple(word for word in words if word not in lexicon().sets["generic"] | {stem("form")})
    if clause.intent == "press":
        own = own[1:] if own and lexicon().intent_of.get(own[0]) == "press" else own
    return len(own) == 1 and own[0] in lexicon().sets["sending"] and not folded(clause.text).startswith("back")
