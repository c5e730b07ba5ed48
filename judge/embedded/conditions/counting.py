"""How many of a thing there are: as told by a text or counter, by quantities, or by counting what is listed."""

from __future__ import annotations

import re
from typing import Final

from ..language.lexicon import lexicon
from ..levels import SAYS
from .board import Board, Thing
from .columns import rows_of
from .ground import Ground
from .matching import Fit, calls, fit, holds_phrase, place
from .noun import Noun, Tail
from .places import Whereabouts, is_page, section, whereabouts
from .tables import tables
from .tokens import Sort, Token, Tokens, is_named, number_of, plain, tokens

LARGEST: Final = 999
"""A longer figure is no quantity."""

REPORTED: Final = tables().words["reported"]
"""Words behind a name that tell what was done with it."""

TOLD_BY_NAME: Final = tables().words["told_by_name"]
"""Words between a sort of things and a name that each of them shows; "to" may be anybody's."""

LONGEST: Final = 5
"""Figures of a number that counts something."""

_TIMES = re.compile(r"(?<![\w.,])([0-9]{1,3})\s?[×x](?![\w])|[×x]\s?([0-9]{1,3})(?![\w.,])")
_LABELLED: Final = lexicon().patterns["count_labelled"]


def counted(board: Board, noun: Noun, holders: list[Thing], where: Tokens = ()) -> Ground:
    """Whether there are as many as the noun says."""
    units = detailed(board, noun, where or noun.place)
    if units is not None:
        return _by_listing(board, noun, len(units))
    if noun.tokens and _is_sort(board, noun, where or noun.place):
        return _sort(board, noun, where or noun.place)
    if not holders:
        fits = {fit(noun.tokens, s) for thing in board.things for s in thing.sentences}
        nearly = Fit.LONGER in fits
        if Fit.WHOLE in fits and noun.least and board.units and not noun.is_name:
            return Ground.COUNT_UNKNOWN
        if noun.least == 0:
            return Ground.COUNT_UNKNOWN if nearly or board.is_cut else Ground.COUNT_LISTED
        return Ground.OTHER_NAME if nearly else Ground.REST_UNSEEN if board.is_cut else _none(board, noun)
    holders = [thing for thing in holders if thing.card or not thing.is_field] or holders
    place_ = where or noun.place
    kept = [
        thing for thing in holders if thing.role != "heading" and whereabouts(board, place_, [thing]) is Whereabouts.IN
    ]
    if not kept and all(thing.role == "heading" for thing in holders):
        return Ground.COUNT_UNKNOWN
    if not kept:
        found = whereabouts(board, place_, holders)
        return Ground.OTHER_PLACE if found is Whereabouts.OUT else Ground.UNPLACED
    return _listed(board, noun, [thing for thing in kept if not reports(thing, noun)] or kept)


def reports(thing: Thing, noun: Noun) -> bool:
    """A text that tells something of the thing, and is not the thing: "Blue mug is in your cart"."""
    at = place(noun.tokens, thing.name)
    told = {token.text for token in thing.name[at.end :]} & (tables().words["auxiliaries"] | REPORTED)
    return bool(told) and not thing.is_control and at.fit is not Fit.NONE


def detailed(board: Board, noun: Noun, where: Tokens) -> list[tuple[Thing, ...]] | None:
    """ "messages from Ida Berg": what is listed with those details; nothing where the sentence gives none."""
    head, *details = noun.tails or (None,)
    if not head or not head.tokens or not details or any(is_named(token) for token in head.tokens):
        return None
    if any(tail.link not in TOLD_BY_NAME or not _is_detail(tail) for tail in details):
        return None
    if any(token.sort is not Sort.WORD for tail in details for token in tail.tokens):
        return None
    listed = _in_place(board, where)
    if not listed or not (is_general(head.tokens) or _is_list(board, head.tokens)):
        return None
    if not noun.counted and not any(_has(unit, tail.tokens) for unit in listed for tail in details):
        return None
    return [unit for unit in listed if all(_has(unit, tail.tokens) for tail in details)]


def _is_detail(tail: Tail) -> bool:
    """A name; behind "by" and "from" also one in small letters, as users have."""
    return bool(tail.tokens) and (tail.link in ("by", "from") or any(is_named(t) for t in tail.tokens))


def is_general(sort: Tokens) -> bool:
    """A word for whatever is listed."""
    return sort[-1].text in tables().words["counted"] or sort[-1].stem in tables().stems["sorts"]


def _has(unit: tuple[Thing, ...], detail: Tokens) -> bool:
    return any(fit(detail, text) is Fit.WHOLE for thing in unit for text in (*thing.sentences, thing.value))


def _by_listing(board: Board, noun: Noun, number: int) -> Ground:
    if board.is_cut:
        return Ground.REST_UNSEEN
    return Ground.COUNT_LISTED if noun.least <= number <= noun.most else Ground.COUNT_LISTED_OTHER


def _none(board: Board, noun: Noun) -> Ground:
    told = told_count(board, noun)
    if told:
        return _told(noun, told)
    return Ground.ABSENT_NAME if noun.is_name else Ground.ABSENT_SORT


def _listed(board: Board, noun: Noun, holders: list[Thing]) -> Ground:
    units = _units(board, holders)
    quantities = [quantity for unit in units for quantity in quantities_of(unit)[:1]]
    if quantities:
        several = len(quantities) < len(units)
        total = sum(quantities) + (len(units) - len(quantities) if several else 0)
        right = noun.least <= total <= noun.most
        if several and not right:
            return Ground.COUNT_UNKNOWN
        return Ground.COUNT_TOLD if right else Ground.COUNT_OTHER
    if board.is_cut:
        return Ground.REST_UNSEEN
    if noun.least <= len(units) <= noun.most:
        return Ground.COUNT_LISTED
    return Ground.COUNT_LISTED_OTHER if all(thing.card for unit in units for thing in unit) else Ground.COUNT_UNKNOWN


def _units(board: Board, holders: list[Thing]) -> list[list[Thing]]:
    """What the holders belong to, one by one: each card or row once, texts that say the same once."""
    found: dict[str, list[Thing]] = {}
    for thing in holders:
        found.setdefault(thing.card or f" {plain(thing.said).lower()}", []).append(thing)
    if any(not key.startswith(" ") for key in found):
        found = {key: things for key, things in found.items() if not key.startswith(" ")}
    return [
        [*board.cards[key]] if key in board.cards else [*things, *_beside(board, things)]
        for key, things in found.items()
    ]


def _beside(board: Board, things: list[Thing]) -> list[Thing]:
    """What stands just behind a thing that is in no card."""
    return [other for thing in things for other in board.things[thing.at + 1 : thing.at + 4] if not other.card]


def quantities_of(unit: list[Thing]) -> list[int]:
    """How many of it a card or row says there are."""
    written: list[int] = []
    bare: list[int] = []
    for thing in unit:
        text = plain(thing.said)
        hits = [*_TIMES.findall(text), *_LABELLED.findall(text.lower())]
        written += [int(figure) for hit in hits for figure in hit if figure]
        value = plain(thing.element.value)
        if thing.is_field and value.isascii() and value.isdigit() and len(value) <= len(str(LARGEST)):
            written.append(int(value))
        elif not thing.is_control and text.isascii() and text.isdigit() and len(text) <= len(str(LARGEST)):
            bare.append(int(text))
        elif not thing.is_control and (lead := _leading(thing)) is not None:
            bare.append(lead)
    return written or bare


def _leading(thing: Thing) -> int | None:
    """ "2 Blue mugs": a small figure before a name."""
    first = thing.name[0] if len(thing.name) > 1 else None
    if (
        not first
        or first.sort is not Sort.NUMBER
        or first.unit
        or not first.text.isdigit()
        or len(first.text) > len(str(LARGEST))
    ):
        return None
    return int(first.text) if thing.name[1].sort is Sort.WORD else None


def _is_sort(board: Board, noun: Noun, where: Tokens) -> bool:
    """Not the name of one thing: "items", or what a list on the page is called."""
    if noun.is_name:
        return False
    if where and len(noun.tokens) == 1 and is_general(noun.tokens):
        return True
    if noun.tokens[-1].text in tables().words["counted"] or told_count(board, noun, where):
        return True
    return _is_list(board, noun.tokens) or not any(fit(noun.tokens, t.name) is Fit.WHOLE for t in board.things)


def _is_list(board: Board, sort: Tokens) -> bool:
    labels = [
        board.title,
        *(t.regions for t in board.things if t.card),
        *(thing.name for thing in board.things if thing.role in ("heading", "columnheader")),
    ]
    return any(calls(sort, label) >= 1 for label in labels)


def _sort(board: Board, noun: Noun, where: Tokens) -> Ground:
    told = told_count(board, noun, where)
    ground = _told(noun, told) if told else Ground.COUNT_UNKNOWN
    if ground is not Ground.COUNT_UNKNOWN:
        return ground
    if told and not board.units:
        return Ground.COUNT_TOLD if noun.least <= max(told) <= noun.most else Ground.COUNT_UNKNOWN
    return _sort_listed(board, noun, where, is_told=bool(told))


def _sort_listed(board: Board, noun: Noun, where: Tokens, *, is_told: bool) -> Ground:
    """By what is listed; another number than that may be told as well."""
    listed = _in_place(board, where or _own(board, noun.tokens))
    if listed is None:
        return Ground.UNPLACED
    if noun.tokens[-1].text in ("row", "rows"):
        listed = [unit for unit in listed if unit in board.rows]
    general = noun.tokens[-1].text in tables().words["counted"] or bool(where and is_general(noun.tokens[-1:]))
    own = not where and bool(_own(board, noun.tokens))
    units = listed if general or own else [unit for unit in listed if any(fit(noun.tokens, t.name) for t in unit)]
    heads = _is_list(board, noun.tokens)
    if general and len(noun.tokens) > 1:
        units = [unit for unit in listed if _has(unit, noun.tokens[:-1])]
        general = bool(units)
    if not units and not general and (heads or _is_sole(noun, where, listed)):
        units, heads = listed, True
    if board.is_cut:
        return Ground.REST_UNSEEN
    if not units and not (heads or general):
        return Ground.COUNT_UNKNOWN
    if noun.least <= len(units) <= noun.most:
        return Ground.COUNT_LISTED
    sums = [
        sum(quantities) for quantities in [[q for unit in units for q in quantities_of(list(unit))[:1]]] if quantities
    ]
    if noun.tokens[-1].text not in ("row", "rows") and any(noun.least <= n <= noun.most for n in sums):
        return Ground.COUNT_LISTED
    return Ground.COUNT_LISTED_OTHER if not is_told and (units or _is_bare(board, where)) else Ground.COUNT_UNKNOWN


def _is_sole(noun: Noun, where: Tokens, listed: list[tuple[Thing, ...]]) -> bool:
    """A word for several, said of a page or part that lists one sort of things and nothing else."""
    lists = {unit[0].around for unit in listed}
    return bool(where) and len(lists) == 1 and len(noun.tokens) == 1 and noun.tokens[0].text.endswith(("s", "people"))


def _is_bare(board: Board, where: Tokens) -> bool:
    """The part of the page named says that there is nothing in it."""
    inside = section(board, where) or [] if where else []
    return any(holds_phrase(plain(t.said).lower().strip(".!"), tables().phrases["nothing"]) for t in inside)


def listed(board: Board, noun: Noun) -> list[tuple[Thing, ...]]:
    """What is listed of that sort where the most is, one by one: "tickets" are the rows of their page or part."""
    where = noun.place or _own(board, noun.tokens)
    if not noun.tokens or not (where or is_page(board, noun.tokens) or is_general(noun.tokens)):
        return []
    lists: dict[str, list[tuple[Thing, ...]]] = {}
    for unit in _in_place(board, where) or []:
        lists.setdefault(unit[0].around, []).append(unit)
    return max(lists.values(), key=len, default=[])


def _own(board: Board, sort: Tokens) -> Tokens:
    """The part of the page that lists just these: under a heading, or in a region, of their name."""
    inside = section(board, sort) or []
    return sort if any(thing.card for thing in inside) else ()


def _in_place(board: Board, where: Tokens) -> list[tuple[Thing, ...]] | None:
    if not where:
        return list(board.units)
    inside = section(board, where)
    if inside is not None and inside:
        held = {thing.at for thing in inside}
        return [unit for unit in board.units if unit[0].at in held]
    if is_page(board, where):
        return list(board.units)
    return [unit for unit in board.units if _has(unit, where)] or None


def told_count(board: Board, noun: Noun, where: Tokens = (), *, ways: bool = True) -> list[float]:
    """The numbers that texts and counters give for it."""
    heads = noun.tails[0].tokens if noun.tails and noun.tails[0].tokens else noun.tokens
    if noun.is_name or not heads:
        return []
    found = _beside_head(board, where)
    rows = rows_of(board, where) if where else []
    inside = [thing for row in rows for thing in row] or [
        t for t in board.things if where and calls(where, t.regions) >= SAYS
    ]
    if inside and not rows and not any(_beside_number(heads, s) for thing in inside for s in thing.sentences):
        inside = []
    for thing in inside or board.things:
        if thing.is_field or (thing.is_way and not ways):
            continue
        for sentence in thing.sentences:
            found += _beside_number(heads, sentence)
            if where and heads[-1].text in tables().words["counted"]:
                found += counter(where, sentence)
    return found


def _beside_head(board: Board, where: Tokens) -> list[float]:
    """The bare number that a part of the page begins with, beside its name."""
    first = (section(board, where) or [])[:1] if where else []
    figures = [token for thing in first if not thing.is_control and len(thing.name) == 1 for token in thing.name]
    return [n for token in figures if _is_count(token) and (n := number_of(token)) is not None]


def _beside_number(heads: Tokens, text: Tokens) -> list[float]:
    """ "3 drafts", "Drafts (3)", "Drafts: 3"."""
    found = place(heads, text)
    if found.fit not in (Fit.WHOLE, Fit.LONGER):
        return []
    before = text[found.start - 1] if found.start else None
    after = text[found.end] if found.end < len(text) else None
    of_part = after is not None and after.glued and after.text not in tables().words["whole"]
    part_of = after is not None and after.text in tables().words["subset"]
    if part_of and before and _is_count(before) and _of_these(text[: found.start - 1]):
        return [n for n in [number_of(before)] if n is not None]
    if part_of and after and after.text not in {token.text for token in heads}:
        return []
    if before and text[found.start].glued and _is_count(before) and not of_part:
        return [n for n in (number_of(before), *_of_these(text[: found.start - 1])) if n is not None]
    return counter(heads, text)


def _of_these(before: Tokens) -> list[float | None]:
    """ "2 of 5 loans" says two numbers; "1–10 of 57 results" one."""
    *rest, part, of = before if len(before) > 1 else (None, None)
    is_range = bool(rest) and rest[-1] is not None and rest[-1].sort is Sort.NUMBER
    whole = part is not None and of is not None and of.text in ("of", "out") and _is_count(part)
    return [number_of(part)] if whole and part and not is_range else []


def counter(label: Tokens, text: Tokens) -> list[float]:
    """ "Cart (2)", "Cart: 2 items", "Cart 2": a number behind the label, where nothing else is said."""
    found = place(label, text)
    if found.fit is not Fit.WHOLE or found.end >= len(text):
        return []
    rest = [token for token in text[found.end :] if token.text not in tables().words["counted"]]
    if len(rest) != 1 or found.start > 1 or not _is_count(rest[0]) or len(rest[0].text) > LONGEST:
        return []
    if text[found.end].glued and not text[found.end - 1].text.endswith("s") and len(rest) == len(text) - found.end:
        return []
    return [n for n in [number_of(rest[0])] if n is not None]


def _is_count(token: Token) -> bool:
    whole = token.sort is Sort.NUMBER and not token.unit and token.text.replace(",", "").isdigit()
    return whole or (token.sort is Sort.WORD and bool(token.amounts))


def _told(noun: Noun, told: list[float]) -> Ground:
    right = [n for n in told if noun.least <= n <= noun.most]
    if right and len(set(told)) > 1 and len(right) < len(told):
        return Ground.COUNT_UNKNOWN
    return Ground.COUNT_TOLD if right else Ground.COUNT_OTHER


def so_many(board: Board, subject: Noun, word: str) -> Ground:
    """ "two seats are selected": a text says so."""
    for thing in board.texts:
        for sentence in thing.sentences:
            if calls((*subject.tokens, *tokens(word)), sentence) < SAYS:
                continue
            told = [number for token in sentence if (number := number_of(token)) is not None]
            if told:
                return Ground.STATE_IS if any(subject.least <= n <= subject.most for n in told) else Ground.STATE_IS_NOT
    return Ground.STATE_UNKNOWN
