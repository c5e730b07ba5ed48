"""Whether the screen tells that something has been done, that it failed, or of an error at all."""

from __future__ import annotations

from typing import Final

from view import State as Condition

from ..stem import stem
from .board import Board, Thing
from .clause import GREET
from .fact import Fact
from .ground import Ground
from .matching import LABEL, calls, covers, denies, holds_phrase, place
from .places import is_page
from .counting import so_many
from .presence import quoted, shown
from .tables import tables
from .tokens import Sort, Tokens, tokens

TOLD_BY = frozenset(
    {
        "status",
        "alert",
        "heading",
        "text",
        "paragraph",
        "log",
        "note",
        "dialog",
        "alertdialog",
        "cell",
        "row",
        "listitem",
    }
)
PART = 0.6


def trouble(board: Board) -> Ground:
    """Whether an alert, a text or a field tells of an error."""
    if any(thing.has(Condition.INVALID) for thing in board.things):
        return Ground.TROUBLE_TOLD
    if any(_tells_trouble(thing) for thing in board.texts):
        return Ground.TROUBLE_TOLD
    said = (" ".join(token.text for token in s) for thing in board.texts if not thing.is_round for s in thing.sentences)
    return (
        Ground.TROUBLE_LIKELY
        if any(holds_phrase(text, tables().phrases["undone"]) for text in said)
        else Ground.NO_TROUBLE
    )


def _tells_trouble(thing: Thing) -> bool:
    if thing.is_round:
        return False
    for sentence in thing.sentences:
        words = {token.text for token in sentence}
        said = " ".join(token.text for token in sentence)
        if words & {"no", "0", "without", "zero"} and words & tables().words["trouble"]:
            continue
        loud = thing.role in ("alert", "status")
        if words & tables().words["failing"] and (loud or len(sentence) <= 12):
            if (
                thing.role in ("heading", "cell", "columnheader", "row")
                and not holds_phrase(said, tables().phrases["failing"])
                and not loud
            ):
                continue
            return True
        if holds_phrase(said, tables().phrases["failing"]) and (loud or _is_complaint(said)):
            return True
    return False


def _is_complaint(said: str) -> bool:
    return holds_phrase(
        said,
        (
            "could not",
            "couldn't",
            "went wrong",
            "try again",
            "unable to",
            "failed to",
            "is not valid",
            "isn't valid",
            "please enter a",
        ),
    )


_TOLD_NUMBER: Final = {Ground.STATE_IS: Ground.HAPPENED, Ground.STATE_IS_NOT: Ground.FAILED}


def happened(board: Board, fact: Fact) -> Ground:
    """Whether a text tells that it has been done to the subject."""
    subject = (*fact.subject.tokens, *(t for quote in fact.subject.quotes for t in tokens(quote)))
    done = tables().happenings.get(fact.word, frozenset()) | {fact.word}
    best = Ground.UNTOLD
    if fact.subject.every:
        return best
    if fact.subject.counted and not fact.subject.is_name:
        return _TOLD_NUMBER.get(so_many(board, fact.subject, fact.link.split()[0]), best)
    for thing in board.texts:
        if thing.role not in TOLD_BY or thing.is_round:
            continue
        for sentence in thing.sentences:
            ground = _told(board, thing, sentence, subject, fact, done)
            if ground in (Ground.HAPPENED, Ground.FAILED):
                return ground
            best = ground if ground is Ground.HAPPENED_LIKELY else best
    if best is Ground.UNTOLD and fact.link in tables().words["vanishing"] and _is_listed(board, fact):
        return Ground.STILL_THERE
    if best is Ground.UNTOLD and trouble(board) is Ground.TROUBLE_TOLD:
        return Ground.FAILED if _fails_about(board, subject, fact.word) else Ground.UNTOLD
    return best


def _is_listed(board: Board, fact: Fact) -> bool:
    """The subject stands in a row or card, with its name."""
    there = shown(board, fact.subject) in (Ground.TOLD, Ground.TOGETHER)
    return there and fact.subject.is_name and bool(board.units)


def _told(board: Board, thing: Thing, sentence: Tokens, subject: Tokens, fact: Fact, done: frozenset[str]) -> Ground:
    stems = {token.stem for token in sentence}
    own, other = fact.word in stems, bool(stems & done)
    generic = not subject or {t.text for t in subject} <= {"it", "this", "that"}
    about = 1.0 if generic or _is_of_page(board, subject, sentence, done) else calls(subject, sentence)
    named = [t for t in (*subject, *fact.object.whole) if t.capital or t.sort is not Sort.WORD]
    held = all(place((word,), sentence).fit for word in named)
    if not other or about < LABEL:
        return Ground.UNTOLD
    if denies(sentence, place(subject, sentence) if subject else place((), sentence), subject):
        return Ground.FAILED if held else Ground.UNTOLD
    if not held or not _is_report(thing, sentence, done):
        return Ground.UNTOLD
    return Ground.HAPPENED if own else Ground.HAPPENED_LIKELY


def _is_of_page(board: Board, subject: Tokens, sentence: Tokens, done: frozenset[str]) -> bool:
    """ "Paid on Friday" on the page of an invoice is about the invoice."""
    return sentence[0].stem in done and is_page(board, subject)


def _is_report(thing: Thing, sentence: Tokens, done: frozenset[str]) -> bool:
    """The word for it comes last or behind its thing: "Order placed", not "Placed orders"."""
    at = next(n for n, token in enumerate(sentence) if token.stem in done)
    if thing.role in ("status", "alert", "log"):
        return True
    words = {token.text for token in sentence[:at]}
    if {"be", "will", "to", "once", "when", "if", "until", "after", "before"} & words:
        return False
    if at == 0:
        return len(sentence) == 1 or sentence[1].text in tables().words["follows"]
    return not (len(sentence) > at + 1 and sentence[at - 1].text in ("recently", "all", "your", "my"))


def _fails_about(board: Board, subject: Tokens, word: str) -> bool:
    for thing in board.texts:
        if not _tells_trouble(thing):
            continue
        stems = {token.stem for token in thing.name}
        if word in stems or any(stem(w) in stems for w in _present(word)) or covers(subject, thing.name) >= PART:
            return True
    return False


def _present(word: str) -> tuple[str, ...]:
    return {"sent": ("send",), "paid": ("pay",), "made": ("make",), "sav": ("save",)}.get(word, ())


def _greets(board: Board, fact: Fact) -> Ground:
    """Somebody's name stands in a greeting or just behind one."""
    ground = shown(board, fact.object)
    if ground is not Ground.TOLD:
        return ground
    wanted = (*fact.object.tokens, *(t for quote in fact.object.quotes for t in tokens(quote)))
    for thing in board.texts:
        if place(wanted, thing.name).fit:
            before = board.things[thing.at - 1].name if thing.at else ()
            if {token.text for token in (*before, *thing.name)} & tables().words["greetings"]:
                return Ground.WORDS_SAID
    return Ground.UNPLACED


def words_said(board: Board, fact: Fact) -> Ground:
    """A sentence of no known form: only a text with all its words proves it."""
    wanted = (*fact.object.whole, *fact.object.place)
    if fact.word == GREET:
        return _greets(board, fact)
    if fact.object.quotes:
        return quoted(board, fact.object, ())
    if not wanted:
        return Ground.UNKNOWN
    best = 0.0
    for thing in board.texts:
        for sentence in thing.sentences:
            found = place(wanted, sentence)
            held = covers(wanted, sentence)
            if held >= LABEL and denies(sentence, found, wanted):
                return Ground.NEGATED_TEXT
            best = max(best, held)
    named = [t for t in wanted if t.sort is not Sort.WORD]
    if best >= 1 - 1e-9:
        return Ground.WORDS_SAID
    return Ground.WORDS_PARTLY if best >= PART and not named else Ground.UNKNOWN
