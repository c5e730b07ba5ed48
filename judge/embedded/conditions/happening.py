"""Whether the screen tells that something has been done, or that it was not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ..language.stem import stem
from ..levels import RATHER, SAYS
from .board import Board, Thing
from .counting import is_general, so_many
from .fact import Fact
from .ground import Ground
from .matching import Fit, calls, covers, denies, fit, place
from .places import is_page
from .presence import shown
from .tables import tables
from .tokens import Sort, Token, Tokens, telling, tokens
from .trouble import LOUD, tells_trouble, trouble

TOLD_BY: Final = frozenset("status alert heading text paragraph log note dialog alertdialog cell row listitem".split())
"""Roles of texts that may report."""

IT: Final = tables().words["it"]
OF_MINE: Final = tables().words["of_mine"]
"""Before a participle they make a name of it: "Your saved searches"."""

SO_MANY: Final = {Ground.STATE_IS: Ground.HAPPENED, Ground.STATE_IS_NOT: Ground.FAILED}


@dataclass(frozen=True, slots=True)
class Report:
    """What is to be told: of what, and by which words."""

    board: Board
    fact: Fact
    subject: Tokens
    done: frozenset[str]
    """Stems that tell of it."""

    @property
    def names(self) -> Iterator[Tokens]:
        """Names and figures of the sentence, one by one: each has to be told as well."""
        tokens_ = (*self.subject, *self.fact.object.whole)
        agents = tokens(self.fact.link.partition(" by ")[2])
        named = (token for token in tokens_ if token.capital or token.sort is not Sort.WORD)
        return ((token,) for token in (*named, *telling(agents)))


def happened(board: Board, fact: Fact) -> Ground:
    """On what ground it has been done to the subject, or not."""
    if fact.subject.every:
        return Ground.UNTOLD
    if fact.subject.counted and not fact.subject.is_name:
        return SO_MANY.get(so_many(board, fact.subject, fact.link.split()[0]), Ground.UNTOLD)
    subject = (*fact.subject.tokens, *(token for quote in fact.subject.quotes for token in tokens(quote)))
    done = tables().happenings.get(fact.word, frozenset()) | {fact.word}
    report = Report(board, fact, subject, done)
    texts = [(thing, s) for thing in board.texts for s in thing.sentences if _reports(thing)]
    told = [_told(report, thing, s) for thing, s in texts]
    first = next((ground for ground in told if ground in (Ground.HAPPENED, Ground.FAILED)), None)
    if first is Ground.HAPPENED and _is_divided(
        report, [at for at, so in zip(texts, told, strict=True) if so is first]
    ):
        return Ground.STATE_DIVIDED
    return first or (Ground.HAPPENED_LIKELY if Ground.HAPPENED_LIKELY in told else _untold(report))


def _is_divided(report: Report, told: list[tuple[Thing, Tokens]]) -> bool:
    """It is told in a row of a longer name, and another row is of that name as well: there are two of an "Ann"."""
    if not report.fact.subject.is_name or not all(t.card and fit(report.subject, s) is Fit.LONGER for t, s in told):
        return False
    lists, cards = {thing.around for thing, _ in told}, {thing.card for thing, _ in told}
    others = (thing for thing in report.board.texts if thing.around in lists and thing.card not in cards)
    return any(fit(report.subject, other.name) >= Fit.LONGER for other in others)


def _reports(thing: Thing) -> bool:
    return thing.role in TOLD_BY and not thing.is_round


def _untold(report: Report) -> Ground:
    """It is still there, or an error is about it, or nothing tells."""
    board, fact = report.board, report.fact
    if fact.link in tables().words["vanishing"] and _is_listed(board, fact):
        return Ground.STILL_THERE
    return Ground.FAILED if trouble(board) is Ground.TROUBLE_TOLD and _fails_about(report) else Ground.UNTOLD


def _told(report: Report, thing: Thing, sentence: Tokens) -> Ground:
    """What one sentence tells of it."""
    stems, subject = {token.stem for token in sentence}, report.subject
    about = _is_about(report, sentence) or (not thing.card and is_general(subject) and sentence[0].stem in report.done)
    if subject and _is_undone(report, sentence) and calls(subject, sentence) >= SAYS:
        return Ground.FAILED
    if not stems & report.done or not about or _is_part(report.board, thing):
        return Ground.UNTOLD
    names_all = all(place(name, sentence).fit for name in report.names)
    if not names_all:
        return Ground.UNTOLD
    if denies(sentence, place(subject, sentence), subject):
        return Ground.FAILED
    if not _is_report(thing, sentence, report.done):
        return Ground.UNTOLD
    return Ground.HAPPENED if report.fact.word in stems else Ground.HAPPENED_LIKELY


def _is_undone(report: Report, sentence: Tokens) -> bool:
    """ "You have unsaved changes"."""
    return any(token.text.startswith("un") and stem(token.text[2:]) in report.done for token in sentence)


def _is_part(board: Board, thing: Thing) -> bool:
    """A heading of one part of the page, "Done", above what is done; or of a page that a way leads to: "Sent"."""
    if thing.role != "heading" or len(thing.name) != 1:
        return False
    return thing is not board.headings[0] or any(way.is_way and way.name[:1] == thing.name for way in board.things)


def _is_about(report: Report, sentence: Tokens) -> bool:
    """It names the subject; or begins with the word for it, on the page of the subject: "Paid on Friday"."""
    subject = report.subject
    if not subject or {token.text for token in subject} <= IT or calls(subject, sentence) >= SAYS:
        return True
    return sentence[0].stem in report.done and is_page(report.board, subject)


def _is_report(thing: Thing, sentence: Tokens, done: frozenset[str]) -> bool:
    """The word for it comes last or behind its thing, and is no wish or plan: "Order placed", not "Placed orders"."""
    at = next(n for n, token in enumerate(sentence) if token.stem in done)
    if thing.role in LOUD:
        return True
    if {token.text for token in sentence[:at]} & tables().words["plans"]:
        return False
    if at == 0 and not _is_participle(sentence[0]):
        return False
    if at == 0:
        return len(sentence) == 1 or sentence[1].text in tables().words["follows"]
    return len(sentence) == at + 1 or sentence[at - 1].text not in OF_MINE


def _is_participle(token: Token) -> bool:
    """No order, and no name of a page: "Turn on the alarm", "Booking"."""
    words = tables().words
    return token.text.endswith("ed") or token.text in words["participles"] | words["finished"] | words["success"]


def _is_listed(board: Board, fact: Fact) -> bool:
    """The subject stands in a row or card, with its name."""
    there = shown(board, fact.subject) in (Ground.TOLD, Ground.TOGETHER)
    return there and fact.subject.is_name and bool(board.units)


def _fails_about(report: Report) -> bool:
    """A complaint names the subject or the doing."""
    doing = {report.fact.word, *(stem(word) for word in tables().presents.get(report.fact.word, ()))}
    complaints = [thing.name for thing in report.board.texts if tells_trouble(thing)]
    return any(doing & {t.stem for t in name} or covers(report.subject, name) >= RATHER for name in complaints)
