"""What goes by a name on the screen, and what it holds: fields, labels with a text beside them, cells of a row."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from view import State as Condition

from ..language.lexicon import lexicon
from ..levels import SAYS
from .board import Board, Thing
from .columns import cell, is_blank, rows_of
from .compare import Bound
from .fact import Fact
from .ground import Ground
from .matching import Fit, Place, calls, denies, fit, place
from .noun import Noun
from .places import section
from .quoting import within
from .tables import tables
from .tokens import Sort, Tokens, plain, telling, tokens
from .values import CURRENCIES

_TELLS: Final = re.compile(r"\S \w+ed (?:on|by|at|in|to) ")
"""Somebody did something, somewhere: no label."""

NEXT: Final = 2
"""So many things behind a label may hold its value, where no card does."""

SENTENCE: Final = 8
"""Words of a text that says no more than one thing; a longer one is no label."""

BRIEF: Final = 2
"""Words of a label that no sentence is made of: "Assigned to"."""

CHOICES: Final = frozenset({"radio", "option", "menuitemradio"})
"""Roles of which one in a group is chosen."""

SHORTEST: Final = 3
"""Letters of a label that a value may be written right behind."""

WITHIN: Final = tables().words["within"]
"""Verbs for which part of a field's value is enough."""

NAMED_BY: Final = tables().words["named_by"]
"""Words for which fields go by other words still (`labels` of the tables)."""


SORTING: Final = tables().phrases["sorting"]
"""Only a field tells by what a list is sorted; whatever else it says, it starts with that: "Name, A to Z"."""

FAR: Final = 3
"""Words of a label beside the name, from which on it may be the label of something else: "Name whom you miss here"."""


@dataclass(frozen=True, slots=True)
class Held:
    """What goes by a name, and how many more words that name has."""

    value: Tokens
    text: str
    surplus: int
    thing: Thing | None = None


def held_by(board: Board, subject: Noun, link: str, *, figures: bool = True) -> list[Held]:
    """Everything that goes by the subject's name, with its value."""
    key = link or (subject.tokens[0].text if len(subject.tokens) == 1 else "")
    labels = tables().labels.get(key, frozenset()) if link or key in NAMED_BY else frozenset()
    if subject.place and subject.tokens and (found := in_row(board, subject)):
        return found
    if labels and (owned := _of_row(board, subject, labels)):
        return owned
    if not labels and (chosen := _chosen(board, subject)):
        return chosen
    return _by_label(board, subject, link, labels, figures=figures)


def _of_row(board: Board, subject: Noun, labels: frozenset[str]) -> list[Held]:
    """ "Slow search is assigned to Kim": the cell of its row below the header that the words mean."""
    heads = [head for things in board.headers for head in things if labels & {token.stem for token in head.name}]
    rows = rows_of(board, subject.whole) if heads and subject.whole else []
    found: list[Held] = []
    for row, head in ((row, head) for row in rows for head in heads):
        if under := cell(board, row, head.name):
            found.append(Held(under.value or under.name, under.element.value or under.said, 0, under))
        elif is_blank(board, row, head.name):
            found.append(Held((), "", 0))
    return found


def _chosen(board: Board, subject: Noun) -> list[Held]:
    """ "the text size is Medium": of a group of just that name the choice that is made."""
    wanted = [token.text for token in subject.tokens]
    made = [t for t in board.things if t.role in CHOICES and t.has(Condition.CHECKED, Condition.SELECTED)]
    return [
        Held(t.name, t.said, 0, t) for t in made if wanted and wanted == [token.text for token in telling(t.regions)]
    ]


def _by_label(board: Board, subject: Noun, link: str, labels: frozenset[str], *, figures: bool) -> list[Held]:
    inside = section(board, subject.place) if subject.place else None
    found: list[Held] = []
    without = {"columnheader"} if figures else {"columnheader", "heading"}
    if subject.tokens and not labels and (run_on := [h for t in board.texts if (h := _run_on(t, subject.text))]):
        return run_on
    for thing in board.things if inside is None else inside:
        if _is_prose(thing) or (link in SORTING and not thing.is_field):
            continue
        if labels:
            if labels & {token.stem for token in thing.name[:2]}:
                found += _values(board, thing, 1)
        elif thing.role not in without and _is_called(thing, subject):
            found += _values(board, thing, len(subject.tokens))
    return found


def _is_called(thing: Thing, subject: Noun) -> bool:
    """A field or a text, of the kind that is named, goes by the subject."""
    if not subject.tokens or thing.is_way or thing.is_toggle or calls(subject.tokens, thing.name) < SAYS:
        return False
    return not subject.roles or thing.role in subject.roles or not thing.is_control


def _run_on(thing: Thing, label: str) -> Held | None:
    """A label and its value that are drawn apart and written as one: "Text size120%", "Booked byAnn Lee"."""
    said = plain(thing.said)
    head, rest = said[: len(label)], said[len(label) :]
    begins = bool(rest) and (rest[0].isupper() or rest[0].isdigit() or rest[0] in CURRENCIES)
    if len(label) < SHORTEST or head.lower() != label.lower() or not head[-1:].islower() or not begins:
        return None
    return Held(tokens(rest), rest, 0, thing)


def _is_prose(thing: Thing) -> bool:
    """A sentence, not a label with its value."""
    if thing.is_control or ":" in thing.said or len(thing.name) == 1:
        return False
    return (
        len(thing.name) > SENTENCE
        or bool(_TELLS.search(thing.said))
        or (len(thing.name) > BRIEF and bool({token.text for token in thing.name} & tables().words["future"]))
    )


def _values(board: Board, thing: Thing, known: int) -> list[Held]:
    """The field's value; the rest of a text; what stands beside a label that says nothing else."""
    surplus = max(0, len([t for t in thing.name if t.sort is Sort.WORD]) - known)
    if thing.is_field:
        return [Held(thing.value, thing.element.value, surplus, thing)]
    own = [Held(thing.name, thing.said, 0 if _is_pair(thing) else surplus, thing)]
    more = len(thing.name) > known
    if more and _is_pair(thing):
        return own
    if surplus == 0 and not thing.is_way and (button := _button_for(board, thing)) is not None:
        return [Held(button.name, button.said, 0, button)]
    beside = board.mates(thing) if thing.card else _after(board, thing)
    held = [mate for mate in beside if _is_value(mate) and (mate.name or mate.value) and mate.at > thing.at]
    told = [Held(mate.value or mate.name, mate.element.value or mate.said, surplus, mate) for mate in held[:NEXT]]
    return told or (own if more or thing.role == "heading" else [])


def _button_for(board: Board, label: Thing) -> Thing | None:
    """
    The button right after a label that shows its value: "Status", "In progress ▾". One whose name begins with a verb is
    a deed, unless it says that it opens a list.
    """
    after = board.things[label.at + 1 : label.at + 2]
    if not after or not after[0].is_way or after[0].role == "link" or after[0].card != label.card or not after[0].name:
        return None
    opens = after[0].said.rstrip().endswith(OPENS) or after[0].has(Condition.COLLAPSED, Condition.EXPANDED)
    named = after[0].name[0].stem not in lexicon().intent_of and after[0].name[0].stem not in lexicon().sets["stepping"]
    return after[0] if opens or (named and not _is_followed(board, after[0])) else None


def _is_followed(board: Board, button: Thing) -> bool:
    """A text stands behind the button, which then is the value."""
    after = board.things[button.at + 1 : button.at + 2]
    return bool(after) and not after[0].is_control and after[0].role != "heading" and _is_figure(after[0])


def _is_figure(thing: Thing) -> bool:
    return any(token.sort is not Sort.WORD for token in thing.name)


OPENS: Final = ("▾", "▼", "⌄", "˅", "🞃")
"""Marks of what opens a list of choices."""


def _is_value(thing: Thing) -> bool:
    """No button; a link only where it is an address or a number."""
    return not thing.is_way or (thing.role == "link" and any(token.sort is not Sort.WORD for token in thing.name))


def _is_pair(thing: Thing) -> bool:
    return ":" in thing.said or any(token.sort is not Sort.WORD for token in thing.name)


def _after(board: Board, thing: Thing) -> list[Thing]:
    """What follows a label; a figure also behind the button that makes it less."""
    following = board.things[thing.at + 1 : thing.at + 1 + NEXT]
    if len(following) == NEXT and following[0].role == "button" and not following[1].card and _is_figure(following[1]):
        return [] if following[1].is_way or following[1].role == "heading" else [following[1]]
    return (
        [t for t in following if t.role != "heading" and not t.card][:1]
        if thing.role != "heading"
        else [t for t in following if not (t.is_field and t.name)]
    )


def in_row(board: Board, subject: Noun) -> list[Held]:
    """ "the price of Blue mug": what stands in the row or card of that name."""
    found = []
    for things in rows_of(board, subject.place):
        if under := cell(board, things, subject.tokens):
            return [Held(under.value or under.name, under.element.value or under.said, 0, under)]
        if is_blank(board, things, subject.tokens):
            return [Held((), "", 0)]
        found += [Held(t.value or t.name, t.element.value or t.said, 0, t) for t in things if not t.is_way]
    return found


def best(held: list[Held], fact: Fact) -> Ground:
    """What those with the nearest name hold."""
    least = min(one.surplus for one in held)
    near = [one for one in held if one.surplus == least]
    grounds = [holds(one, fact) for one in near if is_comparable(one, fact.object)]
    if not grounds:
        grounds = [holds(one, fact) for one in held if is_comparable(one, fact.object)] or [Ground.VALUE_OTHER]
    if Ground.VALUE_IS in grounds and least and fact.subject.is_name and _is_divided(near, fact):
        return Ground.VALUE_LONGER
    for ground in (Ground.VALUE_IS, Ground.VALUE_LONGER):
        if ground in grounds:
            return ground
    if _is_quality(fact.object) and all(_is_person(one.value) and ":" not in one.text for one in near):
        return Ground.NO_SUCH_NAME
    is_far = least >= FAR and all(one.thing is not None and one.thing.is_field for one in near)
    return Ground.NO_SUCH_NAME if is_far else Ground.VALUE_OTHER


def _is_divided(near: list[Held], fact: Fact) -> bool:
    """ "Ann", where several rows are those of an Ann, and not all hold the value."""
    cards = {one.thing.card for one in near if one.thing}
    so = {one.thing.card for one in near if one.thing and holds(one, fact) is Ground.VALUE_IS}
    return "" not in cards and so != cards


def _is_quality(value: Noun) -> bool:
    """One word in small letters: "happy"."""
    (word, *others) = value.whole or (None,)
    if not word or others or value.quotes or word.text in tables().words["nobody"]:
        return False
    return word.text.isalpha() and not word.capital


def _is_person(value: Tokens) -> bool:
    return len(value) > 1 and all(token.capital and token.sort is Sort.WORD for token in value)


def is_comparable(one: Held, value: Noun) -> bool:
    """It holds something of the sort that is asked for."""
    wanted = [token for token in value.whole if token.sort is not Sort.WORD]
    if not wanted or not one.value:
        return True
    units = {token.unit for token in wanted if token.unit}
    found = [token for token in one.value if token.sort is wanted[0].sort]
    return bool(found) and (
        not units or any(not token.unit or token.unit in units for token in found) or len(found) == 1
    )


def holds(one: Held, fact: Fact) -> Ground:
    value = fact.object
    if value.bound:
        return _compared(one, value.bound)
    if value.quotes:
        inside = all(within(quote, one.text) for quote in value.quotes)
        return Ground.VALUE_IS if inside else Ground.VALUE_OTHER
    wanted = value.whole
    if not wanted:
        return Ground.UNKNOWN
    nobody = tables().words["nobody"]
    if {token.text for token in wanted} <= nobody:
        return Ground.VALUE_IS if {token.text for token in one.value} <= nobody else Ground.VALUE_OTHER
    found = place(wanted, one.value)
    if found.fit >= Fit.LONGER and fact.link in SORTING:
        return Ground.VALUE_IS
    if fact.link in SORTING and one.thing and one.thing.element.choices and not _is_offered(one.thing, wanted):
        return Ground.NO_SUCH_NAME
    if found.fit is Fit.WHOLE:
        return _holds_run(one, fact, found)
    if found.fit is Fit.LONGER and fact.word in WITHIN and (one.thing is None or one.thing.is_field):
        return Ground.VALUE_IS
    return Ground.VALUE_LONGER if found.fit is Fit.LONGER else Ground.VALUE_OTHER


def _holds_run(one: Held, fact: Fact, found: Place) -> Ground:
    """The words stand there in one run: whether they are all it says, and say it."""
    early, late = fact.word in ("starts", "begins"), fact.word == "ends"
    value, wanted = fact.object, fact.object.whole
    if denies(one.value, found, wanted) or (early and found.start) or (late and found.end < len(one.value)):
        return Ground.VALUE_OTHER
    if is_past(one.value[: found.start], (*fact.subject.whole, *wanted)):
        return Ground.VALUE_LONGER
    if value.place and fact.word in WITHIN and not fit(value.place, one.value):
        return Ground.VALUE_LONGER
    is_other = fact.exact and (_has_more(one, value) or _is_other_form(one.value[found.start : found.end], wanted))
    begins = fact.exact and found.start > 0 and one.value[found.start - 1].text in tables().words["name_openers"]
    return Ground.VALUE_LONGER if is_other or (begins and wanted[0].sort is Sort.WORD) else Ground.VALUE_IS


def is_past(before: Tokens, wanted: Tokens) -> bool:
    """ "Former members" are no members."""
    lapsed = tables().words["lapsed"]
    return bool({token.text for token in before} & lapsed) and not {token.text for token in wanted} & lapsed


def _is_other_form(said: Tokens, wanted: Tokens) -> bool:
    """ "Reviewed" is not "Review": a participle is another word, a plural is not."""
    ends = [tuple(token.text.endswith(form) for form in ("ed", "ing")) for token in (*said[:1], *wanted[:1])]
    return len(said) == len(wanted) == 1 and said[0].sort is Sort.WORD and ends[0] != ends[-1]


def _is_offered(thing: Thing, wanted: Tokens) -> bool:
    return any(fit(wanted, tokens(choice)) for choice in thing.element.choices)


def _compared(one: Held, bound: Bound) -> Ground:
    """On which side of the bound the one figure lies that it holds."""
    figures = [token for token in one.value if bound.compares(token)]
    told = bound.holds(figures[0]) if len(figures) == 1 else None
    return Ground.VALUE_LONGER if told is None else Ground.VALUE_IS if told else Ground.VALUE_OTHER


def _has_more(one: Held, value: Noun) -> bool:
    """The title or a field holds other words than those, a text a figure as well: "Storage 80% full"."""
    figure = any(token.sort is not Sort.WORD for token in value.whole)
    if one.thing is not None and not one.thing.is_field:
        start = place(value.whole, one.value).start
        return not figure and any(token.sort is not Sort.WORD for token in one.value[:start])
    return not figure and len(one.value) > len(tokens(value.text))
