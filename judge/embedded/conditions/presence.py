"""Whether a thing is on the screen, in the place that is named, and so many of it."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from ..lexicon import lexicon
from ..scene import LAYERS
from .board import UNITS, Board, Thing
from .counting import counted, told_count
from .ground import Ground
from .matching import LABEL, Fit, calls, covers, denies, fit, holds_phrase, place
from .noun import Noun, in_one_unit, is_plural
from .places import Whereabouts, is_page, section, whereabouts
from .results import in_results
from .tables import tables
from .tokens import Sort, Tokens, is_named, plain, same, tokens

MOST_OF: Final = 0.6
"""From this share of its words on a thing is there in part."""

SHORT: Final = 0.5
"""From this share on, a text is about nothing but the words found in it."""

_COUNT = re.compile(r"\s*\([0-9]+\)$")

_LOOSE_WORDS: Final = (
    tables().words["texts"] | tables().words["sorts"] | tables().words["places"] | tables().words["lists"]
)

PLACED: Final = {
    Whereabouts.UNKNOWN: Ground.UNPLACED,
    Whereabouts.OUT: Ground.OTHER_PLACE,
}


def shown(board: Board, noun: Noun, here: Tokens = ()) -> Ground:
    """On what ground it is there or not; `here` is the place, where the sentence's subject is one."""
    where = noun.place or here
    if noun.is_nothing:
        return _page(board, where) if where else Ground.UNKNOWN
    if noun.quotes:
        return quoted(board, noun, where)
    if in_one_unit(noun):
        return _unit(board, noun.tokens[1:])
    if noun.kind and not _goes_by(board, noun.whole):
        return _of_kind(board, noun, where)
    if noun.ordinal:
        return Ground.UNKNOWN
    ground = _named(board, replace(noun, tokens=noun.whole) if noun.kind else noun, where)
    bare = unsorted(noun.tokens)
    if ground in _NOT_THERE and 0 < len(bare) < len(noun.tokens) and not noun.place and is_page(board, bare):
        return Ground.TOLD
    return ground


def unsorted(names: Tokens) -> Tokens:
    """The name without a word for its sort before or behind it: "the confirm step"."""
    sorts = tables().words["sorts"]
    if len(names) > 1 and names[-1].text in sorts:
        return names[:-1]
    return names[1:] if len(names) > 1 and names[0].text in sorts and not names[0].capital else names


_NOT_THERE: Final = frozenset({Ground.ABSENT_SORT, Ground.PARTLY, Ground.LINKED})


def _goes_by(board: Board, whole: Tokens) -> bool:
    """Something has just that name, kind and all: "Wrong icon" is no icon."""
    names = (whole, unsorted(whole))
    return any(len(t.name) == len(name) and fit(name, t.name) is Fit.WHOLE for t in board.things for name in names)


def _unit(board: Board, wanted: Tokens) -> Ground:
    """All of it in one row or card."""
    units = [tuple(token for thing in unit for token in (*thing.name, *thing.value)) for unit in board.units]
    if any(fit(wanted, whole) for whole in units):
        return Ground.TOLD
    return Ground.REST_UNSEEN if board.is_cut else Ground.ABSENT_NAME if units else Ground.UNKNOWN


def _page(board: Board, where: Tokens) -> Ground:
    return Ground.TOLD if is_page(board, where) else Ground.ABSENT_SORT


def quoted(board: Board, noun: Noun, where: Tokens) -> Ground:
    """Every quotation has to stand there as it is, case and white space aside."""
    found: list[Thing] = []
    for quote in noun.quotes:
        holders = [thing for thing in board.things if _says(thing, quote, noun)]
        if not holders:
            whole = board.is_cut
            titled = within(quote, board.state.title) and not noun.roles
            return Ground.TOLD if titled else Ground.REST_UNSEEN if whole else Ground.ABSENT_NAME
        found += holders
    extra = tuple(t for t in noun.tokens if t.text not in _LOOSE_WORDS)
    if extra and not any(calls(extra, _surroundings(board, thing)) >= LABEL for thing in found):
        return Ground.UNPLACED
    if noun.counted:
        return counted(board, noun, found)
    return PLACED.get(whereabouts(board, where, found), Ground.TOLD)


def _says(thing: Thing, quote: str, noun: Noun) -> bool:
    if noun.roles and thing.role not in noun.roles:
        return False
    if noun.roles and thing.is_control:
        return tokens(quote) == tokens(_COUNT.sub("", thing.said))
    return within(quote, thing.said) or within(quote, thing.element.value)


def within(quote: str, text: str) -> bool:
    """As a run of whole words."""
    low, shown_ = plain(quote).lower(), plain(text).lower()
    at = shown_.find(low) if low else -1
    while at >= 0:
        before, after = shown_[at - 1 : at], shown_[at + len(low) : at + len(low) + 1]
        joined = (before.isalnum() and low[0].isalnum()) or (after.isalnum() and low[-1].isalnum())
        if not joined:
            return True
        at = shown_.find(low, at + 1)
    return False


def _of_kind(board: Board, noun: Noun, where: Tokens) -> Ground:
    """A control or a dialog of that name."""
    if noun.roles & LAYERS:
        return _layer(board, noun)
    alike = [thing for thing in board.things if thing.role in noun.roles]
    if noun.tokens:
        alike = [thing for thing in alike if fit(noun.tokens, thing.name) >= Fit.LONGER]
        exact = [thing for thing in alike if fit(noun.tokens, thing.name) is Fit.WHOLE]
        alike = exact or alike
        if alike and not exact:
            return Ground.OTHER_NAME
    if not alike:
        if noun.tokens and noun.kind in _AS_TEXT:
            return _named(board, noun, where)
        loose = noun.tokens and any(fit(noun.tokens, thing.name) is Fit.WHOLE for thing in board.things)
        return Ground.UNPLACED if loose else Ground.REST_UNSEEN if board.is_cut else Ground.ABSENT_NAME
    if noun.counted:
        return _number(noun, len(alike), board)
    return PLACED.get(whereabouts(board, where, alike), Ground.TOLD)


_AS_TEXT: Final = frozenset({"section", "setting", "option", "alert"})


def _number(noun: Noun, n: int, board: Board) -> Ground:
    if board.is_cut:
        return Ground.REST_UNSEEN
    return Ground.COUNT_LISTED if noun.least <= n <= noun.most else Ground.COUNT_LISTED_OTHER


def _layer(board: Board, noun: Noun) -> Ground:
    if not board.has_front:
        return Ground.ABSENT_NAME
    if not noun.tokens:
        return Ground.TOLD
    named = [
        tokens(board.state.front_name),
        *(t.name for t in board.layer if not t.is_control),
        *(t.regions for t in board.layer),
    ]
    return Ground.TOLD if any(calls(noun.tokens, words) >= 0.7 for words in named) else Ground.OTHER_NAME


def _named(board: Board, noun: Noun, where: Tokens) -> Ground:
    """A thing by its name, or a sort of things."""
    literal = (*noun.whole, *where) if noun.place else noun.whole
    if (noun.place and fit(literal, board.title) is Fit.WHOLE) or (noun.place and _standing(board, literal)):
        return Ground.TOLD
    if noun.place and noun.tokens and noun.tokens[-1].text in tables().words["places"]:
        return Ground.TOLD if is_page(board, where) else Ground.UNPLACED
    if _none_said(board, noun, where):
        return Ground.NONE_SAID
    if noun.counted and not noun.is_name and noun.least == noun.most and _literally(board, noun.whole):
        return Ground.COUNT_TOLD
    if noun.counted:
        return counted(board, noun, _holders(board, noun.tokens), where)
    told = told_count(board, noun)
    if told and not (noun.place or len(noun.tails) > 1):
        written = told_count(board, noun, ways=False)
        some = Ground.TOLD if written else Ground.COUNTER_ONLY
        if max(written or told) == 0 or some is Ground.TOLD:
            return Ground.NONE_SAID if max(written or told) == 0 else some
        if not _standing_units(board, noun):
            return some
    if len(noun.tokens) == 1 and noun.tokens[0].text in tables().words["counted"] and board.units and not where:
        return Ground.COUNT_LISTED
    holders = _standing(board, noun.tokens)
    about = [thing for thing in holders if thing.role == "heading" or _is_way_only(thing, noun)]
    things = [thing for thing in holders if thing not in about]
    if things:
        return _placed(board, where, things, noun)
    if ground := in_results(board, noun):
        return ground
    if heads := [thing for thing in about if thing.role == "heading"]:
        return _headed(board, noun, heads, where)
    if not noun.place and is_page(board, noun.tokens) and _has_body(board):
        return Ground.TOLD
    if about:
        return Ground.LINKED
    return _otherwise(board, noun, where)


def _standing_units(board: Board, noun: Noun) -> bool:
    """It stands in cards or under a heading of its own."""
    heads = [head for head in board.headings if calls(noun.tokens, head.name) >= 1]
    return bool(heads) or any(thing.card for thing in _holders(board, noun.tokens))


def _placed(board: Board, where: Tokens, things: list[Thing], noun: Noun) -> Ground:
    ground = PLACED.get(whereabouts(board, where, things), Ground.TOLD)
    typed = all(t.is_field and t.role != "combobox" and not t.card for t in things)
    if ground is Ground.TOLD and board.units and typed:
        return Ground.MENTIONED
    if (
        ground is Ground.TOLD
        and not noun.is_name
        and is_plural(noun)
        and not any(_is_instance(t, noun) for t in things)
    ):
        return Ground.MENTIONED
    return ground


def _is_instance(thing: Thing, noun: Noun) -> bool:
    """A card or row of it, or a text that is about little else."""
    return bool(thing.card) or len(noun.tokens) >= SHORT * len(thing.name) or thing.is_field


def _literally(board: Board, whole: Tokens) -> bool:
    """A text says just that, number and all."""
    return any(thing.role != "searchbox" and not thing.is_way for thing in _standing(board, whole))


def _has_body(board: Board) -> bool:
    return any(not thing.is_round and thing.role != "heading" for thing in board.things)


def _is_way_only(thing: Thing, noun: Noun) -> bool:
    """A link or a button by the name of a sort of things leads to them, or makes one."""
    return (thing.is_way and not (noun.is_name or thing.card)) or thing.role == "searchbox"


def _standing(board: Board, wanted: Tokens) -> list[Thing]:
    """What holds the words in one run, as they are and not denied."""
    found = []
    figure = all(token.sort is not Sort.WORD for token in wanted)
    for thing in board.things:
        if (figure and thing.is_way and not thing.card) or thing.is_waiting:
            continue
        for sentence in thing.sentences:
            at = place(wanted, sentence)
            if at.fit is Fit.WHOLE and not denies(sentence, at, wanted):
                found.append(thing)
                break
        else:
            if thing.value and fit(wanted, thing.value) is Fit.WHOLE:
                found.append(thing)
    return found


def _holders(board: Board, wanted: Tokens) -> list[Thing]:
    """What holds the words in one run, searched texts and ways round the page left out."""
    return [thing for thing in _standing(board, wanted) if not thing.is_round]


def _none_said(board: Board, noun: Noun, where: Tokens) -> bool:
    """Whether a text says that there is none of it, and nothing of it stands there beside."""
    wanted = noun.tokens
    heads = noun.tails[0].tokens if noun.tails else wanted
    general = [t for t in board.texts if holds_phrase(plain(t.said).lower().strip(".!"), tables().phrases["nothing"])]
    for thing in board.texts:
        for sentence in thing.sentences:
            for words in (wanted, heads):
                at = place(words, sentence)
                if words and at.fit >= Fit.LONGER and _is_none(sentence, at.start):
                    return True
    listed = bool(general) and not noun.is_name and is_plural(noun) and (is_page(board, heads) or _is_results(heads))
    return listed and not any(thing.card for thing in _standing(board, wanted)) and not board.units


def _is_none(sentence: Tokens, start: int) -> bool:
    """ "no", "0" or "not any" stand just before, or the sentence begins with a denial."""
    before = sentence[max(0, start - 3) : start]
    words = {token.text for token in before}
    denied = bool(words & {"no", "zero", "0", "without", "any"}) or any(t.amounts == frozenset({"0"}) for t in before)
    negative = bool(
        {t.text for t in sentence} & {"no", "not", "none", "0", "zero", "without", "yet"} | (words & {"no", "0"})
    )
    return denied and negative


def _is_results(found: Tokens) -> bool:
    return any(token.stem in lexicon().sets["results"] for token in found)


def _headed(board: Board, noun: Noun, heads: list[Thing], where: Tokens) -> Ground:
    """It is the name of a part of the page: what stands below decides."""
    below = [thing for head in heads for thing in board.below(head) if not thing.is_round]
    if noun.is_name or not is_plural(noun):
        return PLACED.get(whereabouts(board, where, heads), Ground.TOLD)
    if any(
        holds_phrase(plain(t.said).lower().strip(".!"), tables().phrases["nothing"]) for t in below if not t.is_control
    ):
        return Ground.NONE_SAID
    cards = [thing for thing in below if thing.card or thing.role in UNITS]
    texts = [thing for thing in below if not thing.is_control and thing.name and not thing.is_waiting]
    if texts and not cards and len(texts) == 1 and not any(t.sort is not Sort.WORD for t in texts[0].name):
        return Ground.MENTIONED
    if cards or texts:
        return PLACED.get(whereabouts(board, where, heads), Ground.TOLD)
    return Ground.REST_UNSEEN if board.is_cut else Ground.NONE_LISTED


def _otherwise(board: Board, noun: Noun, where: Tokens) -> Ground:
    """Together in a card, in a longer name, in part, or not at all."""
    wanted = noun.tokens
    if any(fit(wanted, s) is Fit.LONGER for thing in board.things for s in (*thing.sentences, thing.value)):
        return Ground.OTHER_NAME
    if ground := sorted_name(board, noun, where):
        return ground
    for things in board.cards.values():
        whole = tuple(token for thing in things for token in (*thing.name, *thing.value))
        if (
            len(wanted) > 1
            and fit(wanted, whole) in (Fit.SCATTERED, Fit.WHOLE)
            and _is_in_order(wanted, whole)
            and not _any_denied(things, wanted)
        ):
            return PLACED.get(whereabouts(board, where, things), Ground.TOGETHER)
    best, denied = Fit.NONE, False
    for thing in board.things:
        for text in (*thing.sentences, thing.value):
            found = place(wanted, text)
            if found.fit and denies(text, found, wanted):
                denied = True
            elif not (thing.is_way and not noun.is_name):
                best = max(best, found.fit)
    if best is Fit.SCATTERED:
        return Ground.TOGETHER if _is_loose(board, wanted) else Ground.PARTLY
    if best is Fit.LONGER:
        return Ground.OTHER_NAME
    if denied:
        return Ground.NEGATED_TEXT
    if board.is_cut:
        return Ground.REST_UNSEEN
    if _is_gone(board, noun, where):
        return Ground.NONE_LISTED
    held = max((covers(wanted, (*thing.name, *thing.value)) for thing in board.things), default=0.0)
    if held >= MOST_OF and len(wanted) > 1 and not _is_other(board, wanted):
        return Ground.PARTLY
    return Ground.ABSENT_NAME if noun.is_name else Ground.ABSENT_SORT


def sorted_name(board: Board, noun: Noun, where: Tokens) -> Ground | None:
    """ "order 10443", "the message Flat viewing": a word for the sort, then the name."""
    split = next((n for n, t in enumerate(noun.tokens) if is_named(t)), 0)
    sort, name = noun.tokens[:split], noun.tokens[split:]
    if not sort or not name:
        return None
    holders = [thing for thing in _standing(board, name) if not thing.is_field]
    if not holders:
        return None
    figure = any(token.sort is Sort.NUMBER for token in name)
    known = {token.text for token in sort} <= tables().words["sorts"] and not any(
        token.sort is Sort.NUMBER for token in name
    )
    if figure:
        holders = [t for t in holders if len(t.name) == len(name) or t.value]
    near = holders if known else [t for t in holders if calls(sort, _surroundings(board, t)) >= 0.7]
    if near or (not figure and any(calls(sort, thing.name) >= 0.7 for thing in board.texts)):
        return PLACED.get(whereabouts(board, where, near or holders), Ground.TOGETHER)
    return Ground.UNPLACED


def _surroundings(board: Board, thing: Thing) -> Tokens:
    """Its own words, those of its row, its columns' headers and the heading above."""
    heads = [t for t in board.things if t.role == "columnheader" and t.around == thing.around]
    above = [board.things[thing.head]] if thing.head >= 0 else []
    return tuple(token for t in (thing, *board.mates(thing), *heads, *above) for token in (*t.name, *t.regions))


def _is_gone(board: Board, noun: Noun, where: Tokens) -> bool:
    """Its place is there, and nothing in it."""
    if noun.is_name or not where:
        return False
    inside = section(board, where)
    return inside is not None and not [thing for thing in inside if not thing.is_control]


def _any_denied(things: list[Thing], wanted: Tokens) -> bool:
    return any(denies(s, place(wanted, s), wanted) for thing in things if not thing.is_control for s in thing.sentences)


def _is_loose(board: Board, wanted: Tokens) -> bool:
    """One text holds all the words, in order and with no name cut in two."""
    return any(
        fit(wanted, sentence) is Fit.SCATTERED and _is_in_order(wanted, sentence)
        for thing in board.things
        if not thing.is_way
        for sentence in thing.sentences
    )


def _is_in_order(wanted: Tokens, text: Tokens) -> bool:
    """Words written as names stand in the order of the condition; the rest may stand anywhere."""
    named = [word for word in wanted if word.capital and word.sort is Sort.WORD]
    starts = [next((i for i, other in enumerate(text) if same(word, other)), -1) for word in named]
    return -1 not in starts and starts == sorted(starts)


def _is_other(board: Board, wanted: Tokens) -> bool:
    """A figure of it is missing everywhere: what is there is another."""
    figures = [word for word in wanted if word.sort is not Sort.WORD]
    held = [token for thing in board.things for token in (*thing.name, *thing.value)]
    return any(not any(same(word, other) for other in held) for word in figures)


def alone(board: Board, noun: Noun, ground: Ground) -> Ground:
    """The ground for "only": what is there beside it counts too."""
    if ground not in (Ground.TOLD, Ground.TOGETHER, Ground.VALUE_IS):
        return ground
    others = [unit for unit in board.units if not any(fit(noun.tokens, t.name) is Fit.WHOLE for t in unit)]
    if others:
        return Ground.COUNT_LISTED_OTHER
    return Ground.COUNT_LISTED if board.units and not board.is_cut else Ground.COUNT_UNKNOWN
