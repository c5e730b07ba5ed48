"""What became of the rows: another than the step's was taken or changed, some of those meant stayed, one was cut."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..evidence.messages import tells
from ..evidence.names_shown import acts
from ..language.lexicon import lexicon
from ..language.words import content, folded, share, tokens
from ..levels import SEVERAL, UNDONE, WHOLE
from ..match.reading import Reading
from ..screen.counts import numbers_in
from ..screen.deeds import ACTED, Did, deed_of
from ..screen.scene import Item
from ..step.names import NAMED, QUOTES

OTHERWISE: Final = UNDONE
"""The most that a step is done by which other rows were dealt with. Set by hand: under every bar."""

TAKING: Final = lexicon().sets["taking"]
CHOSEN: Final = lexicon().written["chosen_ones"]
COUNTED: Final = lexicon().written["counts_chosen"]
SORT: Final = 1
"""So many words may say what sort of thing is named: "the project Delta"."""

MAKING: Final = frozenset({"create", "add"})
SHORTEST: Final = 4
"""Letters of a name from which on it is no chance that a text begins with it."""


def most(r: Reading) -> float:
    """
    At most so likely it is done. None of the screens that are fitted on is caught; of others
    drawn like them, 2 that are not done.
    """
    done = acts(r)
    if not done or done[-1].did not in ACTED or r.scene.layer or not r.scene.changed or _turned(r):
        return 1.0
    return OTHERWISE if any(rule(r) for rule in RULES) else 1.0


def some_stayed(r: Reading) -> bool:
    """Of the boxes that were ticked some have gone with their rows, and some have not."""
    ticked = _meant(r)
    shown = {item.name for item in r.scene.of("checkbox")} if ticked else set()
    return bool(ticked & shown) and bool(ticked & _boxes_gone(r, shown))


def more_went(r: Reading) -> bool:
    """With those that were ticked, all of which the page had counted, others have gone, and none came instead."""
    ticked = _meant(r)
    shown = {item.name for item in r.scene.of("checkbox")} if ticked else set()
    gone = _boxes_gone(r, shown) if ticked else set()
    if not ticked < gone or any(label.role == "checkbox" and label.name not in gone for label in r.scene.came):
        return False
    counts = (label.name for label in r.scene.went if COUNTED & set(tokens(label.name)))
    return any(numbers_in(text)[:1] == (len(ticked),) for text in counts)


def _boxes_gone(r: Reading, shown: set[str]) -> set[str]:
    return {label.name for label in r.scene.went if label.role == "checkbox"} - shown


def another_went(r: Reading) -> bool:
    """The row of the one thing that was to go stands, and another of its kind has gone."""
    if r.clause.verb not in TAKING or r.clause.many or r.clause.listed:
        return False
    row = _row(r)
    if row is None or len(set(r.clause.words) - {r.clause.verb, *row.words}) > SORT:
        return False
    shown = {item.name for item in r.scene.of(row.role)}
    went = [label.name for label in r.scene.went if label.role == row.role]
    came = {label.name for label in r.scene.came if label.role == row.role}
    if came - set(went) or (row.name in went and row.name not in came):
        return False
    return any(name and name not in shown and share(content(name), r.goal.words) < WHOLE for name in went)


def another_changed(r: Reading) -> bool:
    """
    A row of the same build as that of the step's thing says now that what the verb asks for was done; in its own row
    nothing is new.
    """
    told = [item for item in r.scene.items if item.is_new and item.card and tells(r, item.name)]
    row = _row(r) if told else None
    if row is None or any(item.is_new or tells(r, item.name) for item in r.scene.by_card[row.card]):
        return False
    build = _build(r, row.card)
    return len(build) >= SEVERAL and any(_build(r, item.card) == build for item in told)


def _build(r: Reading, card: str) -> list[str]:
    return [item.role for item in r.scene.by_card[card]]


def one_was_cut(r: Reading) -> bool:
    """A row came that is called by the beginning of what was written, and nothing says all of it."""
    if r.clause.intent not in MAKING:
        return False
    texts = [folded(deed.text) for deed in acts(r) if deed.did is Did.WROTE and len(deed.text) > SHORTEST]
    came = [folded(i.name) for i in r.scene.items if texts and i.is_new and i.card and len(i.name) >= SHORTEST]
    begun = [text for text in texts if any(text != name and text.startswith(name) for name in came)]
    return bool(begun) and not any(begun[-1] in folded(item.name) for item in r.scene.items)


RULES: Final[tuple[Callable[[Reading], bool], ...]] = (
    some_stayed,
    more_went,
    another_went,
    another_changed,
    one_was_cut,
)


def _meant(r: Reading) -> set[str]:
    """The boxes that the history has ticked and not unticked, for a step that takes away what was ticked."""
    if r.clause.verb not in TAKING or CHOSEN.isdisjoint(tokens(r.goal.text)):
        return set()
    found: set[str] = set()
    for line in r.scene.state.history:
        deed = deed_of(line) if "checkbox" in line else None
        if deed is not None and deed.did is Did.PRESSED and deed.role == "checkbox" and deed.times % 2:
            found ^= {deed.label}
    return found


def _row(r: Reading) -> Item | None:
    """The one item in a row that is called as the step calls its thing; nothing where several are, or none."""
    named = [text.strip("\"“”„«»'‘’ ") for text in (*QUOTES.findall(r.clause.text), *NAMED.findall(r.clause.text))]
    called = {folded(name) for name in named if name}
    found = [item for item in r.scene.items if item.card and item.called in called]
    return found[0] if len({item.card for item in found}) == 1 else None


def _turned(r: Reading) -> bool:
    """Another page came."""
    return any(label.role == "heading" and label.name for label in r.scene.came)
