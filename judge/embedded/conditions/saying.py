"""Whether what goes by a name holds a value: a field, a text beside its label, the title, a display."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from .board import Board, Thing
from .columns import crossing, rows_of
from .compare import is_comparison
from .counting import counted, is_general
from .fact import Fact
from .ground import Ground
from .held import SENTENCE, Held, best, held_by, holds, in_row, is_comparable, is_past
from .matching import Fit, calls, fit
from .noun import Noun, noun_of
from .ordering import extreme
from .places import Whereabouts, is_page, is_part, is_section, meant, whereabouts
from .presence import shown, unsorted
from .quest import standing
from .quoting import quoted, within
from .tables import tables
from .tokens import Sort, Tokens, number_of, telling, tokens

_TITLES: Final = tables().words["titles"]
_ADDRESSES: Final = tables().words["addresses"]


def says(board: Board, fact: Fact) -> Ground:
    """On what ground the subject holds the value or not."""
    subject, value = fact.subject, fact.object
    if value.is_nothing and not value.whole:
        return Ground.UNKNOWN
    if (subject.every and value.bound) or (not value.counted and is_comparison(value.text, value.bound)):
        return Ground.UNKNOWN
    if subject.ordinal:
        return _nth(board, subject, value)
    if ground := extreme(board, subject, value) or _quantity(board, subject, value):
        return ground
    if fact.exact and fact.word == "is" and subject.counted and not subject.is_name:
        return _so_many_are(board, subject, value)
    if subject.quotes:
        subject = _unquoted(subject)
    subject = _of_row(board, subject)
    words = {token.text for token in subject.tokens} - tables().words["places"] - tables().words["lists"]
    if words and words <= _TITLES and not subject.place:
        fields = [] if subject.kind == "" and not board.fields else held_by(board, subject, fact.link)
        titles = [] if subject.kind else [Held(board.title, board.state.title, 0)]
        return best([*titles, *fields], fact) if titles or fields else Ground.NO_SUCH_NAME
    if words & _ADDRESSES:
        return best([Held(board.address, board.state.address, 0)], fact)
    if not words and not subject.kind:
        return shown(board, value)
    return _labelled(board, fact, subject)


def _of_row(board: Board, subject: Noun) -> Noun:
    """ "the e-mail of root": of what a row or card is called."""
    if not subject.place and (crossed := crossing(board, subject)):
        label_, names = crossed
        return replace(label_, place=names, place_text=" ".join(token.text for token in names))
    label, _, name = subject.text.partition(" of ")
    names = telling(tokens(name))
    if subject.place or not names or not telling(tokens(label)) or not rows_of(board, names):
        return subject
    return replace(noun_of(label, ()), place=names, place_text=name)


def _so_many_are(board: Board, subject: Noun, value: Noun) -> Ground:
    """ "two users are owners": counted by what each row or card says."""
    units = [unit for unit in board.units if any(fit(value.whole, t.name) is Fit.WHOLE for t in unit)]
    if not units or board.is_cut or not is_general(subject.tokens):
        return Ground.COUNT_UNKNOWN
    return Ground.COUNT_LISTED if subject.least <= len(units) <= subject.most else Ground.COUNT_LISTED_OTHER


def _quantity(board: Board, subject: Noun, value: Noun) -> Ground | None:
    """ "the quantity of Blue mug is 2": as it is counted where no column says so."""
    asks = subject.place and {token.text for token in subject.tokens} <= tables().words["quantity"]
    number = number_of(value.whole[0]) if asks and len(value.whole) == 1 and not value.bound else None
    if number is None:
        return None
    thing = replace(noun_of(subject.place_text, ()), least=number, most=number, counted=True)
    ground = counted(board, thing, standing(board, thing.tokens))
    return {Ground.COUNT_TOLD: Ground.VALUE_IS, Ground.COUNT_OTHER: Ground.VALUE_OTHER}.get(ground)


def _labelled(board: Board, fact: Fact, subject: Noun) -> Ground:
    """By what goes by the subject's name; the first rule that says anything."""
    figures = not fact.exact or any(token.sort is not Sort.WORD for token in fact.object.whole)
    held = held_by(board, subject, fact.link, figures=figures)
    in_part = not fact.exact and is_part(subject.tokens) and bool(meant(board, subject.tokens))
    found = best(held, fact) if held else None if in_part else _of_card(board, fact, subject)
    case = Case(board, fact, subject, found, bool(held))
    return next((ground for rule in RULES if (ground := rule(case))), Ground.NO_SUCH_NAME)


@dataclass(frozen=True, slots=True)
class Case:
    """A subject, its value, and what was found by the subject's name."""

    board: Board
    fact: Fact
    subject: Noun
    found: Ground | None
    is_held: bool
    """Something goes by that name."""

    @property
    def words(self) -> set[str]:
        return {token.text for token in self.subject.tokens} | {self.subject.kind}


def _so_many(case: Case) -> Ground | None:
    """ "the basket holds 3 items": the subject is a place."""
    value = case.fact.object
    if not (value.counted and value.tokens) or case.fact.exact:
        return None
    ground = shown(case.board, value, case.subject.place or case.subject.tokens)
    return ground if ground not in _ABSENT and ground is not Ground.UNPLACED else None


def _is_value(case: Case) -> Ground | None:
    return case.found if case.found is Ground.VALUE_IS else None


def _is_in_it(case: Case) -> Ground | None:
    """ "the basket shows Oak desk": the subject may be a place."""
    tokens_ = case.subject.tokens
    if case.fact.exact or case.fact.object.bound or _is_figure(case.fact.object) or not tokens_:
        return None
    is_place = is_page(case.board, tokens_) or is_section(case.board, tokens_)
    if not is_place and case.is_held:
        return None
    there = shown(case.board, case.fact.object, tokens_)
    return there if is_place or there not in _ABSENT else None


def _in_one_sentence(case: Case) -> Ground | None:
    return Ground.WORDS_SAID if _said_together(case.board, case.fact, case.subject) else None


def _is_other(case: Case) -> Ground | None:
    return case.found


def _on_display(case: Case) -> Ground | None:
    is_display = case.words & tables().words["displays"] and not case.subject.place
    return _display(case.board, case.fact) if is_display else None


def _in_text(case: Case) -> Ground | None:
    is_text = (not case.fact.link and case.words & tables().words["texts"]) or (
        case.subject.roles and not case.subject.tokens
    )
    return _text(case.board, case.fact) if is_text else None


def _loosely(case: Case) -> Ground | None:
    """The value stands somewhere, or nowhere at all."""
    board, value = case.board, case.fact.object
    if value.counted:
        return shown(board, value, case.subject.tokens)
    if _is_anothers(case):
        return Ground.OTHER_PLACE
    if value.bound:
        return None
    if _stands(board, case.fact):
        return Ground.VALUE_LOOSE
    if board.is_cut:
        return Ground.REST_UNSEEN
    return Ground.ABSENT_NAME if value.quotes and not within_any(board, value) else None


RULES = (_so_many, _is_value, _is_in_it, _in_one_sentence, _is_other, _on_display, _in_text, _loosely)
"""The first that says anything wins; where none does, nothing goes by that name."""


def _is_anothers(case: Case) -> bool:
    """The value stands in cards of the same list, and not in that of the subject."""
    rows = rows_of(case.board, case.subject.whole) if case.subject.whole and not case.fact.object.quotes else []
    if not rows:
        return False
    holders = [
        t for t in case.board.things if holds(Held(t.value or t.name, t.said, 0, t), case.fact) is Ground.VALUE_IS
    ]
    lists, own = {row[0].around for row in rows}, {row[0].card for row in rows}
    return bool(holders) and all(t.around in lists and t.card not in own for t in holders)


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
                and len(sentence) <= SENTENCE
                and not is_past(sentence, wanted)
                and all(t.sort is Sort.WORD for t in sentence)
            ):
                return True
    return False


def _unquoted(subject: Noun) -> Noun:
    return replace(
        subject, tokens=(*subject.tokens, *(t for quote in subject.quotes for t in tokens(quote))), quotes=()
    )


def _of_card(board: Board, fact: Fact, subject: Noun) -> Ground | None:
    """ "Harbour tour is fully booked": what stands in the card of that name."""
    held = in_row(board, replace(subject, place=subject.tokens, tokens=())) if subject.tokens else []
    grounds = [holds(one, fact) for one in held if is_comparable(one, fact.object)]
    if Ground.VALUE_IS in grounds:
        return Ground.VALUE_IS
    return Ground.VALUE_OTHER if grounds and any(token.sort is not Sort.WORD for token in fact.object.whole) else None


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
        grounds = [holds(one, fact) for one in held]
        if Ground.VALUE_IS in grounds:
            return Ground.VALUE_IS
        if any(is_comparable(one, fact.object) for one in held):
            return Ground.VALUE_OTHER
    texts = [Held(t.name, t.said, 0, t) for t in board.texts]
    grounds = [holds(one, fact) for one in texts]
    if Ground.VALUE_IS in grounds:
        return Ground.TOGETHER
    figures = [one for one in texts if is_comparable(one, fact.object)]
    return Ground.REST_UNSEEN if board.is_cut else Ground.VALUE_OTHER if figures else Ground.NO_SUCH_NAME


def _text(board: Board, fact: Fact) -> Ground:
    """A message, a heading or any text says it."""
    subject = fact.subject
    pool = [t for t in board.things if t.role in subject.roles] if subject.roles else board.texts
    if fact.object.quotes:
        held = any(all(within(quote, t.said) for quote in fact.object.quotes) for t in pool)
        return Ground.VALUE_IS if held else quoted(board, fact.object, ()) if not subject.kind else Ground.VALUE_OTHER
    grounds = [holds(Held(s, t.said, 0, t), fact) for t in pool for s in t.sentences]
    if Ground.VALUE_IS in grounds:
        return Ground.VALUE_IS
    if Ground.VALUE_LONGER in grounds:
        return Ground.VALUE_LONGER
    return Ground.REST_UNSEEN if board.is_cut else Ground.ABSENT_NAME


def _stands(board: Board, fact: Fact) -> bool:
    things = (Held(t.value or t.name, t.element.value or t.said, 0, t) for t in board.things)
    return any(holds(one, fact) is Ground.VALUE_IS for one in things)


def _longest_list(board: Board, subject: Noun, where: Tokens) -> list[tuple[Thing, ...]]:
    """What is listed where the most is: rows alone, if the sentence speaks of rows."""
    units = [unit for unit in board.units if not all(thing.is_way for thing in unit)] or list(board.units)
    if subject.kind == "row" or any(token.text == "row" for token in subject.tokens):
        units = list(board.rows)
    units = [unit for unit in units if whereabouts(board, where, list(unit)) is Whereabouts.IN] if where else units
    lists: dict[str, list[tuple[Thing, ...]]] = {}
    for unit in units:
        lists.setdefault(unit[0].around, []).append(unit)
    return max(lists.values(), key=len, default=[])


def _nth(board: Board, subject: Noun, value: Noun) -> Ground:
    """ "the first result is X": by the order of what is listed."""
    units = _longest_list(board, subject, subject.place)
    at = subject.ordinal - 1 if subject.ordinal > 0 else subject.ordinal
    if not units or at >= len(units) or (board.is_cut and at < 0):
        return Ground.UNKNOWN
    whole = units[at]
    if value.quotes:
        held = all(
            any(within(quote, t.said) or within(quote, t.element.value) for t in whole) for quote in value.quotes
        )
        return Ground.VALUE_IS if held else Ground.VALUE_OTHER
    names = {value.whole, unsorted(value.whole)}
    fits = [fit(name, text) for name in names for t in whole for text in (*t.sentences, t.value)]
    if Fit.WHOLE in fits:
        return Ground.VALUE_IS
    return Ground.VALUE_LONGER if Fit.LONGER in fits else Ground.VALUE_OTHER
