"""What a condition speaks of: a thing with its number, its kind and the place it is said to be in."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from ..language.lexicon import lexicon
from .compare import Bound, bounded
from .tables import tables
from .tokens import QUOTES, Sort, Token, Tokens, is_filler, is_named, number_of, plain, telling, tokens

MANY: Final = 1e9
"""No upper bound."""

_QUOTED = re.compile(r"[\"“”„«»]([^\"“”„«»]+)[\"“”„«»]|(?<!\w)['‘]([^'‘’]+)['’](?!\w)")
_LETTER = re.compile("[\ue000-\ue0ff]")
_PLACE = re.compile(
    r"\s+\b(?:in|on|inside|within|under|at|into|of|from)\s+((?:the|my|your|its|this|their)\s+.+|[A-Z\ue000-\ue0ff].*)$|\s+\bof\s+(#?[0-9].*)$"
)
_LOOSE = re.compile(r"\s(?:on|at|of|from)\s+[A-Z]")
_RANGE = re.compile(
    r"^(?P<how>exactly|only|just|precisely|at least|a minimum of|at most|no more than|not more than|up to|more than"
    r"|over|fewer than|less than|no fewer than|no less than|a total of)?\s*"
    r"(?P<one>[0-9]+|\w+)(?: to (?P<two>[0-9]+|\w+))?\s+(?=\S)",
    re.I,
)
_TAIL = re.compile(r"\b(from|to|on|for|with|at|by|under)\b", re.I)
_HEAD = re.compile(r"^(?:the|a|an|this|that|any|some|my|your|its|all|every|each|both|of|these|those)\s+", re.I)
_UNIT = re.compile(r"^\w+\s+(?:with|containing|holding|showing|for|of|that (?:has|have|shows|contains))\s", re.I)
_ONE = re.compile(r"^(?:a single|one single|one|a)$", re.I)


@dataclass(frozen=True, slots=True)
class Tail:
    """A connecting word and what follows it: "to Bergen"."""

    link: str
    tokens: Tokens


@dataclass(frozen=True, slots=True, kw_only=True)
class Noun:
    """A thing as a condition names it."""

    text: str = ""
    tokens: Tokens = ()
    """What names it: without filler, kind of control, number and place."""

    whole: Tokens = ()
    """The same with everything left in but the filler."""

    quotes: tuple[str, ...] = ()
    kind: str = ""
    """The noun for a kind of control, where one is named: ``button``."""

    least: float = 1
    most: float = MANY
    counted: bool = False
    """The condition says how many."""

    bound: Bound | None = None
    """A figure that the value is compared with."""

    ordinal: int = 0
    """1 for the first, 2 for the second, -1 for the last; 0 where none is said."""

    every: bool = False
    tails: tuple[Tail, ...] = ()
    place: Tokens = ()
    place_text: str = field(default="", compare=False)

    @property
    def is_nothing(self) -> bool:
        return not (self.tokens or self.quotes or self.kind)

    @property
    def is_name(self) -> bool:
        """Written as a name, or with a figure: not a word for a sort of thing."""
        return bool(self.quotes) or any(is_named(t) for t in self.tokens)

    @property
    def roles(self) -> frozenset[str]:
        return tables().roles.get(self.kind, frozenset())


NOTHING: Final = Noun()


def hidden(text: str) -> tuple[str, tuple[str, ...]]:
    """
    The text with each quotation replaced by one private letter, and the quotations.

    >>> hidden('the page says "A and B"')[1]
    ('A and B',)
    """
    quotes: list[str] = []

    def letter(found: re.Match[str]) -> str:
        quotes.append((found[1] or found[2]).strip())
        return f" {chr(QUOTES + min(len(quotes), 255) - 1)} "

    shown = _LETTER.sub("", text)
    return " ".join(_QUOTED.sub(letter, shown).split()), tuple(quotes)


@lru_cache(2048)
def noun_of(text: str, quotes: tuple[str, ...]) -> Noun:
    """The thing named by a part of a condition, in which private letters stand for quotations."""
    said = text.strip(" ,.:")
    said, every, ordinal = _head(said)
    said, place = _placed(said, quotes)
    bound = bounded(said)
    rest, least, most, counted = (said, 1, MANY, False) if bound else _count(said)
    if counted and not telling(tokens(rest)):
        rest, least, most, counted = said, 1, MANY, False
    held = tuple(quotes[ord(letter) - QUOTES] for letter in _LETTER.findall(rest) if ord(letter) - QUOTES < len(quotes))
    bare = _LETTER.sub(" ", rest)
    found, kind = _kind(_named(bare), quoted=bool(held))
    return Noun(
        text=plain(bare),
        tokens=found,
        whole=_named(_LETTER.sub(" ", said)),
        quotes=held,
        kind=kind,
        least=least,
        most=most,
        counted=counted,
        bound=bound,
        ordinal=ordinal,
        every=every,
        tails=_tails(bare),
        place=_named_place(place),
        place_text=place,
    )


def _named(text: str) -> Tokens:
    """What names something in it; common words too where they are all the name there is: "the To do column"."""
    found = telling(tokens(text))
    bare = {token.text for token in found} <= tables().words["parts"]
    if (bare and any(token.capital for token in tokens(text))) or _opens_name(_undetermined(text)):
        return _undetermined(text)
    return found


def _undetermined(text: str) -> Tokens:
    return tuple(token for token in tokens(text) if token.text not in tables().words["determiners"])


def _opens_name(words: Tokens) -> bool:
    """A name that begins with a small word: "In review", "To clean"."""
    if len(words) <= 1 or words[0].text not in tables().words["name_openers"]:
        return False
    small = {token.text for token in words[:-1] if is_filler(token)}
    return words[0].capital or (len(small) == len(words) - 1 and words[-1].text in tables().words["parts"])


def _named_place(text: str) -> Tokens:
    """Of a place; a small word right behind "the" belongs to the name whatever its letters: "the in review column"."""
    words = _undetermined(text)
    opens = len(words) > 1 and words[0].text in tables().words["name_openers"]
    return words if opens else _named(text)


def _head(said: str) -> tuple[str, bool, int]:
    """Without articles; whether all of them are meant, and which one in order."""
    every, ordinal = False, 0
    while found := _HEAD.match(said):
        every = every or found.group().strip().lower() in ("all", "every", "each", "both")
        said = said[found.end() :]
    first = said.split(" ", 1)
    order = (*lexicon().order["ordinals"],)
    if " ".join(said.lower().split()[:2]) in lexicon().phrases:
        return said, every, ordinal
    if len(first) > 1 and (word := first[0].lower()) in (*order, "last", "top"):
        ordinal = -1 if word == "last" else 1 if word == "top" else order.index(word) + 1
        said = first[1]
    return said, every, ordinal


def _placed(said: str, quotes: tuple[str, ...]) -> tuple[str, str]:
    found = _PLACE.search(said)
    head = said[: found.start()] if found else ""
    of = bool(found) and found is not None and found.group().lstrip().startswith("of ") and head == head.lower()
    if not found or (_LOOSE.match(found.group()) and not of):
        return said, ""
    place = _LETTER.sub(lambda hit: quotes[ord(hit.group()) - QUOTES], found[1] or found[2])
    names = telling(tokens(place))
    if found[1] and names and _is_figure(names, of=of):
        return said, ""
    generic = {token.text for token in names} <= tables().words["places"] | tables().words["lists"]
    return said[: found.start()], "" if generic else place


def _is_figure(names: Tokens, *, of: bool) -> bool:
    """No place: a day, a time, a figure. A thing's own name may hold one: "the price of Bottle 0.7 l"."""
    if of and names[0].capital and names[0].sort is Sort.WORD:
        return any(token.sort in (Sort.DATE, Sort.TIME) for token in names)
    return any(token.sort is not Sort.WORD for token in names)


def _count(said: str) -> tuple[str, float, float, bool]:
    found = _RANGE.match(said)
    if not found:
        return said, 1, MANY, False
    how = (found["how"] or "").lower()
    word = "one" if _ONE.match(found["one"]) else found["one"].lower()
    one, two = _whole(word), _whole(found["two"].lower()) if found["two"] else None
    if one is None or (found["two"] and two is None):
        return said, 1, MANY, False
    least, most = _bounds(how, one)
    return said[found.end() :], least, two if two is not None else most, True


def _whole(word: str) -> float | None:
    found = tokens(word)
    if len(found) != 1 or found[0].unit or found[0].sort not in (Sort.WORD, Sort.NUMBER):
        return None
    number = number_of(found[0])
    return number if number is not None and number == int(number) else None


def _bounds(how: str, n: float) -> tuple[float, float]:
    match how:
        case "at least" | "a minimum of" | "no fewer than" | "no less than":
            return n, MANY
        case "at most" | "no more than" | "not more than" | "up to":
            return 0, n
        case "more than" | "over":
            return n + 1, MANY
        case "fewer than" | "less than":
            return 0, n - 1
    return n, n


def _kind(found: Tokens, *, quoted: bool) -> tuple[Tokens, str]:
    """The kind of control said first or last, and the rest."""
    roles = tables().roles
    for at in (-1, 0):
        if found and (len(found) > 1 or quoted or at == -1) and (kind := _singular(found[at])) in roles:
            return (found[:-1] if at else found[1:]), kind
    return found, ""


def _singular(token: Token) -> str:
    word = token.text
    roles = tables().roles
    if word in roles or not word.endswith("s"):
        return word
    return next((cut for cut in (word[:-1], word[:-2]) if cut in roles), word)


def _tails(said: str) -> tuple[Tail, ...]:
    parts = _TAIL.split(said)
    links = zip(parts[1::2], parts[2::2], strict=True)
    head = Tail("", telling(tokens(parts[0])))
    return (head, *(Tail(link.lower(), telling(tokens(rest))) for link, rest in links))


def in_one_unit(noun: Noun) -> bool:
    """ "a row with Kim and 42": all of it in one row or card."""
    first, *_ = noun.text.lower().split() or [""]
    return first in tables().words["units"] and len(noun.tokens) > 1 and bool(_UNIT.match(noun.text))


def is_plural(noun: Noun) -> bool:
    """A word for several of a sort."""
    heads = noun.tails[0].tokens if noun.tails and noun.tails[0].tokens else noun.tokens
    last = heads[-1] if heads else None
    return bool(last and last.sort is Sort.WORD and last.text.endswith("s") and not last.text.endswith("ss"))
