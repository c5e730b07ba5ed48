"""The course of a step: how much of what it says was used, what the last deed was, what still waits to be sent off."""

from __future__ import annotations

from typing import Final

from view import State as Condition

from ..evidence.account import failed, sends
from ..evidence.last_deed import last_deed
from ..evidence.messages import told_words
from ..evidence.names_shown import deeds, is_last
from ..language.lexicon import lexicon
from ..language.parting import leaves
from ..language.stem import stem
from ..language.words import content, folded, share, share_of
from ..levels import ENTIRELY, HARDLY, KINDRED, SAYS
from ..match.reading import Reading, kept
from ..screen.deeds import ACTED, Deed, Did, words_done
from ..screen.outcome import LISTS
from ..screen.scene import TOGGLES, Item

MANY: Final = 6
"""Deeds from which on a step counts as long."""

CHOICES: Final = LISTS | TOGGLES | frozenset({"row", "listitem", "gridcell", "cell", "treeitem", "tab", "link"})
"""Roles that are pressed because of what they name."""


@kept
def wanted(r: Reading) -> tuple[str, ...]:
    """What the step says beside verbs, filler and kinds of control: of all its parts, told of its last."""
    clauses = r.goal.clauses if is_last(r) else (r.clause,)
    known = lexicon()
    said = (word for clause in clauses for word in clause.words if word != clause.verb)
    return tuple(word for word in dict.fromkeys(said) if word not in known.sets["generic"])


def used(r: Reading) -> float:
    """How much of it was pressed, typed or chosen."""
    return share_of(wanted(r), words_done(r.scene.state))


@kept
def used_or_came(r: Reading) -> float:
    """How much of it was pressed, typed or chosen, or came into view."""
    came = (label.words for label in r.scene.came)
    heads = (item.words for item in r.scene.of("heading"))
    return share_of(wanted(r), words_done(r.scene.state).union(content(r.scene.state.title), *came, *heads))


def all_used(r: Reading) -> float:
    """All of it was pressed, typed or chosen, or came into view."""
    return float(bool(deeds(r)) and (not wanted(r) or used_or_came(r) >= ENTIRELY))


@kept
def sent_last(r: Reading) -> float:
    """The last deed was of the sort that sends off, or says the verb."""
    deed = last_deed(r)
    return float(deed is not None and _commits(r, deed))


def _commits(r: Reading, deed: Deed) -> bool:
    verbs = tuple(clause.verb for clause in r.goal.clauses)
    return sends(deed) or (deed.did in ACTED and any(share((verb,), content(deed.label)) >= KINDRED for verb in verbs))


@kept
def chose_named(r: Reading) -> float:
    """The last deed was a choice of something that the step names in full."""
    deed = last_deed(r)
    if deed is None or deed.did is Did.KEY:
        return 0.0
    words = content(deed.text if deed.did is Did.CHOSE else deed.label)
    return float((deed.did is Did.CHOSE or deed.role in CHOICES) and share(words, r.goal.words) >= ENTIRELY)


def chose_foreign(r: Reading) -> float:
    """A choice was made last of something of which the step says next to nothing."""
    deed = last_deed(r)
    if deed is None or not (deed.did is Did.CHOSE or deed.role in CHOICES) or sends(deed):
        return 0.0
    words = content(deed.text if deed.did is Did.CHOSE else deed.label)
    return float(bool(words) and share(words, r.goal.words) < HARDLY)


@kept
def strayed(r: Reading) -> float:
    """A way out was pressed last that the step does not name: a cancelling, a going back."""
    deed = last_deed(r)
    if deed is None or deed.did is not Did.PRESSED or not leaves(deed.label):
        return 0.0
    words, verbs = content(deed.label)[:1], tuple(clause.verb for clause in r.goal.clauses)
    refuses = r.clause.intent == "close" or words[0] in {stem(w) for verb in verbs for w in told_words(verb)}
    return float(not refuses and share(words, (*r.goal.words, *verbs)) < KINDRED)


@kept
def waits(r: Reading) -> float:
    """A button that sends off came since the step began, and was not pressed yet."""
    deed = last_deed(r)
    pressed = folded(deed.label) if deed else ""
    came = (item for item in r.scene.items if item.is_new and item.role in ("button", "menuitem"))
    return float(any(_sends_off(r, item) and item.called != pressed for item in came))


def _sends_off(r: Reading, item: Item) -> bool:
    if item.is_changed or item.has(Condition.DISABLED):
        return False
    says_verb = share((r.clause.verb,), item.words) >= KINDRED
    return says_verb or sends(Deed(did=Did.PRESSED, role=item.role, label=item.name))


def holds_text(r: Reading) -> float:
    """A field still holds a text that was typed in this step."""
    texts = {folded(deed.text) for deed in deeds(r) if deed.did is Did.WROTE}
    return float(bool(texts) and any(folded(i.element.value) in texts for i in r.scene.fields))


def long(r: Reading) -> float:
    """How much was done, up to a long step's worth."""
    return min(1.0, len(deeds(r)) / MANY)


def in_layer(r: Reading) -> float:
    """Something lies in front."""
    return float(not r.scene.in_window)


def run(r: Reading) -> float:
    """
    The step took its course: all it says was used or came, the last deed sent it off or chose what it names, changed
    the screen, and nothing waits, lies in front or tells of a failure.
    """
    deed = last_deed(r)
    if deed is None or deed.changed is False or not is_last(r) or failed(r):
        return 0.0
    closed = max(sent_last(r), chose_named(r)) > 0 and not (waits(r) or in_layer(r) or strayed(r))
    return float(closed) * max(0.0, used_or_came(r) - SAYS) / (1 - SAYS)
