"""What a step means by "it" and by a place in a list, where it is acted on or opened from there."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ..evidence.account import failed, owed
from ..evidence.arrivals import wall
from ..evidence.named_press import MARKS
from ..evidence.names_shown import acts
from ..language.lexicon import lexicon
from ..language.words import content, share, tokens
from ..levels import HALF, SAYS, SEVERAL, UNDONE, UNLIKELY, WHOLE
from ..match.reading import Reading
from ..screen.deeds import Did, deeds_of
from ..screen.scene import FIELDS, Item, Scene
from ..step.goal import Clause, Goal
from ..subject.idiom import says_deed
from ..subject.rows import row_of

HEADS: Final = frozenset({"heading", "dialog"})


def its_own(clause: Clause, goal: Goal, scene: Scene) -> Item | None:
    """What does it to "it": the control that says the verb in the row or card of what an earlier part names."""
    before = [one for one in goal.clauses if one.value and one is not clause]
    if clause.quotes or not before or "it" not in tokens(clause.text):
        return None
    value = before[-1].value
    row = row_of(replace(clause, quotes=(value,), things=content(value)), scene)
    found = [i for i in row if i.is_control and i.role not in FIELDS and says_deed(clause, i.words) >= SAYS]
    return found[0] if len(found) == 1 else None


NOT_SHOWN: Final = UNLIKELY
"""The most that a step is done whose press brought a line or two of something else. Set by hand: under every bar."""

FEW: Final = 2
"""Lines: more of them are what was to be opened."""


def told_of(r: Reading) -> float:
    """
    At most so likely the step is done; 1 but where what was to be opened was pressed, is marked nowhere, and all that
    came is a line or two in the same window that say nothing of it.
    """
    came, went = r.scene.came, r.scene.went
    if r.clause.intent != "go" or r.last_fits < HALF or not 0 < len(came) <= FEW or went or not r.scene.in_window:
        return 1.0
    tells = any(share(r.clause.things, label.words) > HALF for label in came)
    marked = any(item.has(*MARKS) for item in r.scene.items if item.words == r.last_words)
    return 1.0 if tells or marked else NOT_SHOWN


def way(clause: Clause, goal: Goal, scene: Scene) -> tuple[Item, ...]:
    """Of a step's last part of several, that goes somewhere: what is called just so ("View basket"), until pressed."""
    if clause is not goal.last or len(goal.clauses) < SEVERAL or clause.intent != "go" or not clause.things:
        return ()
    called = {clause.verb, *clause.things}
    named = [i for i in scene.controls if i.role not in FIELDS and set(i.words) == called]
    pressed = any(set(content(deed.label)) == called for deed in deeds_of(scene.state) if deed.did is Did.PRESSED)
    return () if pressed else tuple(named[:1])


UNGONE: Final = UNDONE
"""The most that a step is done whose last part was not gone to. Set by hand: under every bar."""


def most(r: Reading) -> float:
    """At most so likely it is done; 1 where its last part was gone to, or nothing is called so."""
    return UNGONE if way(r.clause, r.goal, r.scene) else 1.0


def opened(r: Reading) -> bool:
    """One of a list was to be opened by its place: its link was pressed, and a page came that is headed by its name."""
    done = acts(r)
    if r.clause.intent != "go" or not r.clause.ordinal or not done or done[-1].did is not Did.PRESSED:
        return False
    words = content(done[-1].label)
    if not words or failed(r) or wall(r) or owed(r) > HALF:
        return False
    heads = [item for item in r.scene.items if item.role in HEADS and not item.is_aside]
    return bool(heads) and heads[0].is_new and share(words, heads[0].words) >= WHOLE


def is_read(r: Reading) -> bool:
    """
    A message was to be opened by whom it is from: a row that says that was pressed, and what came is headed by words of
    the row, its subject. Things that are no messages are not meant so: a longer name than the step's is another thing.
    """
    done = acts(r)
    posted = lexicon().sets["posted"] & set(r.clause.things)
    names = tuple(word for word in r.clause.things if word not in posted)
    if r.clause.intent != "go" or r.clause.ordinal or not done or not posted or not names or failed(r):
        return False
    row = content(done[-1].label)
    if done[-1].did is not Did.PRESSED or done[-1].changed is False or share(names, row) < WHOLE:
        return False
    heads = (label for label in r.scene.came if label.role in HEADS and len(label.words) >= SEVERAL)
    return any(share(label.words, row) >= WHOLE for label in heads)
