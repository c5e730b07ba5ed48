"""Texts that speak against a yes: "… is off. Turn on …" does not say that it is on; "No messages in Sent"."""

from __future__ import annotations

from ..language.lexicon import lexicon
from ..levels import SAYS
from .board import Board, Thing
from .fact import Fact
from .ground import Ground
from .matching import calls, place
from .places import is_page
from .tables import tables
from .tokens import Tokens


def told_plainly(board: Board, fact: Fact) -> Ground | None:
    """The ground, where texts about the subject say it or the contrary, say both, or only ask for it to be done."""
    told = {_told(sentence, fact) for thing in board.texts if not thing.is_control for sentence in thing.sentences}
    if False in told:
        return Ground.STATE_DIVIDED if True in told else Ground.VALUE_OTHER
    if True in told:
        return Ground.WORDS_SAID
    return Ground.STATE_UNKNOWN if _is_asked(board, fact) else None


def _told(sentence: Tokens, fact: Fact) -> bool | None:
    """Whether a sentence about the subject says the word behind its name, or the contrary of it."""
    subject = fact.subject.whole
    if not subject or calls(subject, sentence) < SAYS:
        return None
    found = place(subject, sentence)
    behind = [token.text for token in sentence[found.end if found.fit else 0 :]]
    is_contrary = bool(set(behind) & tables().contraries.get(fact.word, frozenset()))
    if is_contrary == (fact.word in behind):
        return None
    return not is_contrary and not set(behind) & tables().words["negations"]


def _is_asked(board: Board, fact: Fact) -> bool:
    """All that has subject and word are orders: "Turn on the alarm"."""
    asked = lexicon().phrases
    said = [s for t in board.texts for s in t.sentences if calls(fact.subject.whole, s) >= SAYS]
    with_word = [[token.text for token in s] for s in said if fact.word in {token.text for token in s}]
    return bool(with_word) and all(" ".join(words[:2]) in asked and words[1] == fact.word for words in with_word)


def says_bare(board: Board, where: Tokens) -> bool:
    """A text says that the page of that name has none: "No messages in Sent"."""
    if not where or not is_page(board, where):
        return False
    return any(_is_none(thing, where) for thing in board.texts)


def _is_none(thing: Thing, where: Tokens) -> bool:
    return any(s[0].text == "no" and calls(where, s[-len(where) :]) >= SAYS for s in thing.sentences)
