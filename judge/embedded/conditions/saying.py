"""Whether what goes by a name holds a value: a field, a text beside its label, the title, a display."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .board import Board, Thing
from .fact import Fact
from .ground import Ground
from .matching import LABEL, Fit, calls, denies, fit, place
from .noun import Noun
from .places import Whereabouts, is_page, is_section, whereabouts
from .presence import quoted, shown, within
from .tables import tables
from .tokens import Sort, Tokens, is_named, tokens

NEXT = 2
"""So many things behind a label may hold its value, where no card does."""

TOGETHER = 8
"""Words of a sentence that says no more than that."""

WITHIN = frozenset(
    {"contain", "contains", "include", "includes", "mention", "mentions", "starts", "begins", "start", "begin"}
)
NAMED_BY = frozenset({"recipient", "recipients", "sender"})
_TITLES = frozenset({"title"})
_ADDRESSES = frozenset({"url", "address bar"})


@dataclass(frozen=True, slots=True)
class Held:
    """What goes by a name, and how many more words that name has."""

    value: Tokens
    text: str
    surplus: int
    thing: Thing | None = None


def says(board: Board, fact: Fact) -> Ground:
    """On what ground the subject holds the value or not."""
    subject, value = fact.subject, fact.object
    if value.is_nothing and not value.whole:
        return Ground.UNKNOWN
    if subject.ordinal:
        return _nth(board, subject, value)
    if subject.quotes:
        subject = _unquoted(subject)
    words = {token.text for token in subject.tokens} - tables().words["places"] - tables().words["lists"]
    if words and words <= _TITLES and not subject.place:
        fields = [] if subject.kind == "" and not board.fields else _held(board, subject, fact.link)
        titles = [] if subject.kind else [Held(board.title, board.state.title, 0)]
        return _best([*titles, *fields], fact) if titles or fields else Ground.NO_SUCH_NAME
    if words & _ADDRESSES:
        return _best([Held(board.address, board.state.address, 0)], fact)
    if not words and not subject.kind:
        return shown(board, value)
    return _labelled(board, fact, subject)


def _labelled(board: Board, fact: Fact, subject: Noun) -> Ground:
    value = fact.object
    if value.counted and value.tokens and not fact.exact:
        ground = shown(board, value, subject.tokens)
        if ground not in _ABSENT and ground is not Ground.UNPLACED:
            return ground
    figures = not fact.exact or any(token.sort is not Sort.WORD for token in value.whole)
    held = _held(board, subject, fact.link, figures=figures)
    found = _best(held, fact) if held else _of_card(board, fact, subject)
    if found is Ground.VALUE_IS:
        return found
    loose = {token.text for token in subject.tokens} | {subject.kind}
    if not fact.exact and not _is_figure(value):
        placed = is_page(board, subject.tokens) or is_section(board, subject.tokens)
        there = shown(board, value, subject.tokens) if subject.tokens and (placed or not held) else None
        if there and (placed or there not in _ABSENT):
            return there
    if _said_together(board, fact, subject):
        return Ground.WORDS_SAID
    if found:
        return found
    if loose & tables().words["displays"] and not subject.place:
        return _display(board, fact)
    if loose & tables().words["texts"] or (subject.roles and not subject.tokens):
        return _text(board, fact)
    if value.counted:
        return shown(board, value, subject.tokens)
    if _stands(board, fact):
        return Ground.VALUE_LOOSE
    if board.is_cut:
        return Ground.REST_UNSEEN
    return Ground.ABSENT_NAME if value.quotes and not within_any(board, value) else Ground.NO_SUCH_NAME


def within_any(board: Board, value: Noun) -> bool:
    """Whether each quotation stands anywhere at all."""
    return all(any(within(q, t.said) or within(q, t.element.value) for t in board.things) for q in value.quotes)


_ABSENT = frozenset({Ground.ABSENT_NAME, Ground.ABSENT_SORT, Ground.PARTLY})


def _said_together(board: Board, fact: Fact, subject: Noun) -> bool:
    """One sentence says it of the subject, in other order perhaps: "Wrong password"."""
    value = fact.object.whole
    if not fact.exact or not value or fact.object.quotes or any(t.sort is not Sort.WORD for t in value):
        return False
    wanted = (*subject.tokens, *value)
    for thing in board.texts:
        for sentence in thing.sentences:
            words = {token.text for token in sentence}
            told = calls(wanted, sentence) >= 1 and not words & tables().words["future"] and thing.role != "heading"
            if (
                told
                and not words & (tables().words["negations"] - {t.text for t in value})
                and len(sentence) <= TOGETHER
                and all(t.sort is Sort.WORD for t in sentence)
            ):
                return True
    return False


def _unquoted(subject: Noun) -> Noun:
    return replace(
        subject, tokens=(*subject.tokens, *(t for quote in subject.quotes for t in tokens(quote))), quotes=()
    )


def _held(board: Board, subject: Noun, link: str, *, figures: bool = True) -> list[Held]:
    """Everything that goes by the subject's name, with its value."""
    key = link or (subject.tokens[0].text if len(subject.tokens) == 1 else "")
    labels = tables().labels.get(key, frozenset()) if link or key in NAMED_BY else frozenset()
    if subject.place and subject.tokens and (found := _in_row(board, subject)):
        return found
    found = []
    without = {"columnheader"} if figures else {"columnheader", "heading"}
    for thing in board.things:
        if _is_prose(thing):
            continue
        if labels:
            if labels & {token.stem for token in thing.name[:2]}:
                found += _values(board, thing, 1)
        elif (
            subject.tokens
            and thing.role not in without
            and calls(subject.tokens, thing.name) >= LABEL
            and not thing.is_way
            and not thing.is_toggle
        ):
            if not subject.roles or thing.role in subject.roles or not thing.is_control:
                found += _values(board, thing, len(subject.tokens))
    return found


def _is_prose(thing: Thing) -> bool:
    """A sentence, not a label with its value."""
    if thing.is_control or ":" in thing.said:
        return False
    return len(thing.name) > TOGETHER or bool({token.text for token in thing.name} & tables().words["future"])


def _values(board: Board, thing: Thing, known: int) -> list[Held]:
    """The field's value; the rest of a text; what stands beside a label that says nothing else."""
    surplus = max(0, len([t for t in thing.name if t.sort is Sort.WORD]) - known)
    if thing.is_field:
        return [Held(thing.value, thing.element.value, surplus, thing)]
    own = [Held(thing.name, thing.said, 0 if _is_pair(thing) else surplus, thing)]
    more = len(thing.name) > known
    if more and _is_pair(thing):
        return own
    beside = board.mates(thing) if thing.card else _after(board, thing)
    held = [mate for mate in beside if _is_value(mate) and (mate.name or mate.value) and mate.at > thing.at]
    return [
        Held(mate.value or mate.name, mate.element.value or mate.said, surplus, mate) for mate in held[:NEXT]
    ] or own


def _is_value(thing: Thing) -> bool:
    """No button; a link only where it is an address or a number."""
    return not thing.is_way or (thing.role == "link" and any(token.sort is not Sort.WORD for token in thing.name))


def _is_pair(thing: Thing) -> bool:
    return ":" in thing.said or any(token.sort is not Sort.WORD for token in thing.name)


def _after(board: Board, thing: Thing) -> list[Thing]:
    following = board.things[thing.at + 1 : thing.at + 1 + NEXT]
    return (
        [t for t in following if t.role != "heading" and not t.card][:1] if thing.role != "heading" else list(following)
    )


def _in_row(board: Board, subject: Noun) -> list[Held]:
    """ "the price of Blue mug": what stands in the row or card of that name."""
    found = []
    for things in board.cards.values():
        if any(fit(name, thing.name) is Fit.WHOLE for thing in things for name in _names(subject.place)):
            if cell := _cell(board, subject, things):
                return [Held(cell.value or cell.name, cell.element.value or cell.said, 0, cell)]
            found += [Held(t.value or t.name, t.element.value or t.said, 0, t) for t in things if not t.is_way]
    return found


def _names(place_: Tokens) -> tuple[Tokens, ...]:
    """A name, and what is left of it without common words: "the Team plan"."""
    named = tuple(token for token in place_ if is_named(token))
    return (place_, named) if named and len(named) < len(place_) else (place_,)


def _of_card(board: Board, fact: Fact, subject: Noun) -> Ground | None:
    """ "Harbour tour is fully booked": what stands in the card of that name."""
    held = _in_row(board, replace(subject, place=subject.tokens, tokens=())) if subject.tokens else []
    grounds = [_holds(one, fact) for one in held if _is_comparable(one, fact.object)]
    if Ground.VALUE_IS in grounds:
        return Ground.VALUE_IS
    return Ground.VALUE_OTHER if grounds and any(token.sort is not Sort.WORD for token in fact.object.whole) else None


def _cell(board: Board, subject: Noun, row: list[Thing]) -> Thing | None:
    """The cell under the column header of that name."""
    for things in board.cards.values():
        if all(thing.role == "columnheader" for thing in things) and len(things) == len(row):
            named = [n for n, head in enumerate(things) if calls(subject.tokens, head.name) >= LABEL]
            return row[named[0]] if named and things[0].around == row[0].around else None
    return None


def _best(held: list[Held], fact: Fact) -> Ground:
    """What those with the nearest name hold."""
    least = min(one.surplus for one in held)
    near = [one for one in held if one.surplus == least]
    grounds = [_holds(one, fact) for one in near if _is_comparable(one, fact.object)]
    if not grounds:
        grounds = [_holds(one, fact) for one in held if _is_comparable(one, fact.object)] or [Ground.VALUE_OTHER]
    for ground in (Ground.VALUE_IS, Ground.VALUE_LONGER):
        if ground in grounds:
            return ground
    return Ground.VALUE_OTHER


def _is_comparable(one: Held, value: Noun) -> bool:
    """It holds something of the sort that is asked for."""
    wanted = [token for token in value.whole if token.sort is not Sort.WORD]
    if not wanted or not one.value:
        return True
    units = {token.unit for token in wanted if token.unit}
    found = [token for token in one.value if token.sort is wanted[0].sort]
    return bool(found) and (
        not units or any(not token.unit or token.unit in units for token in found) or len(found) == 1
    )


def _holds(one: Held, fact: Fact) -> Ground:
    value = fact.object
    if value.quotes:
        inside = all(within(quote, one.text) for quote in value.quotes)
        return Ground.VALUE_IS if inside else Ground.VALUE_OTHER
    wanted = value.whole
    if not wanted:
        return Ground.UNKNOWN
    found = place(wanted, one.value)
    if found.fit is Fit.WHOLE and (
        (fact.word in ("starts", "begins") and found.start) or (fact.word == "ends" and found.end < len(one.value))
    ):
        return Ground.VALUE_OTHER
    if found.fit is Fit.WHOLE:
        if denies(one.value, found, wanted):
            return Ground.VALUE_OTHER
        return Ground.VALUE_LONGER if fact.exact and _has_more(one, value) else Ground.VALUE_IS
    if found.fit is Fit.LONGER and fact.word in WITHIN and (one.thing is None or one.thing.is_field):
        return Ground.VALUE_IS
    return Ground.VALUE_LONGER if found.fit is Fit.LONGER else Ground.VALUE_OTHER


def _has_more(one: Held, value: Noun) -> bool:
    """The title or a field holds other words than those, a text a figure as well: "Storage 80% full"."""
    figure = any(token.sort is not Sort.WORD for token in value.whole)
    if one.thing is not None and not one.thing.is_field:
        start = place(value.whole, one.value).start
        return not figure and any(token.sort is not Sort.WORD for token in one.value[:start])
    return not figure and len(one.value) > len(tokens(value.text))


def _is_figure(value: Noun) -> bool:
    words = [token for token in value.whole if token.sort is Sort.WORD]
    return len(words) < min(2, len(value.whole)) and not any(token.capital for token in words)


def _display(board: Board, fact: Fact) -> Ground:
    """The one thing that shows a result."""
    shows = [
        t
        for t in board.things
        if t.role in ("status", "log", "output", "textbox", "spinbutton", "math") and (t.value or t.name)
    ]
    held = [Held(t.value or t.name, t.element.value or t.said, 0, t) for t in shows]
    if held:
        grounds = [_holds(one, fact) for one in held]
        if Ground.VALUE_IS in grounds:
            return Ground.VALUE_IS
        if any(_is_comparable(one, fact.object) for one in held):
            return Ground.VALUE_OTHER
    texts = [Held(t.name, t.said, 0, t) for t in board.texts]
    grounds = [_holds(one, fact) for one in texts]
    if Ground.VALUE_IS in grounds:
        return Ground.TOGETHER
    figures = [one for one in texts if _is_comparable(one, fact.object)]
    return Ground.REST_UNSEEN if board.is_cut else Ground.VALUE_OTHER if figures else Ground.NO_SUCH_NAME


def _text(board: Board, fact: Fact) -> Ground:
    """A message, a heading or any text says it."""
    subject = fact.subject
    pool = [t for t in board.things if t.role in subject.roles] if subject.roles else board.texts
    if fact.object.quotes:
        held = any(all(within(quote, t.said) for quote in fact.object.quotes) for t in pool)
        return Ground.VALUE_IS if held else quoted(board, fact.object, ()) if not subject.kind else Ground.VALUE_OTHER
    grounds = [_holds(Held(s, t.said, 0, t), fact) for t in pool for s in t.sentences]
    if Ground.VALUE_IS in grounds:
        return Ground.VALUE_IS
    if Ground.VALUE_LONGER in grounds:
        return Ground.VALUE_LONGER
    return Ground.REST_UNSEEN if board.is_cut else Ground.ABSENT_NAME


def _stands(board: Board, fact: Fact) -> bool:
    things = (Held(t.value or t.name, t.element.value or t.said, 0, t) for t in board.things)
    return any(_holds(one, fact) is Ground.VALUE_IS for one in things)


def _nth(board: Board, subject: Noun, value: Noun) -> Ground:
    """ "the first result is X": by the order of what is listed."""
    units = list(board.units)
    if subject.place:
        units = [u for u in units if whereabouts(board, subject.place, list(u)) is Whereabouts.IN]
    at = subject.ordinal - 1 if subject.ordinal > 0 else subject.ordinal
    if not units or at >= len(units) or (board.is_cut and at < 0):
        return Ground.UNKNOWN
    whole = units[at]
    if value.quotes:
        held = all(
            any(within(quote, t.said) or within(quote, t.element.value) for t in whole) for quote in value.quotes
        )
        return Ground.VALUE_IS if held else Ground.VALUE_OTHER
    fits = [fit(value.whole, text) for t in whole for text in (*t.sentences, t.value)]
    if Fit.WHOLE in fits:
        return Ground.VALUE_IS
    return Ground.VALUE_LONGER if Fit.LONGER in fits else Ground.VALUE_OTHER
