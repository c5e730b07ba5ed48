"""What a step's own deed set, and that stands otherwise again: a box, a choice, a field put back, whatever is told."""

from __future__ import annotations

from typing import Final

from ..evidence.messages import cheers, tells
from ..evidence.names_shown import acts
from ..language.lexicon import lexicon
from ..language.parting import commits
from ..language.words import content, folded, share
from ..levels import UNDONE, WHOLE
from ..match.reading import Reading
from ..screen.deeds import ACTED, STEP, WRITTEN, Deed, Did
from ..screen.scene import FIELDS, TOGGLES, Item, Label
from ..subject.standing import stands_as_wished

REVERTED: Final = UNDONE
"""The most that a step is done whose setting was put back. Set by hand: under every bar."""

SWITCHING: Final = frozenset({"turn_on", "turn_off"})
SETTING: Final = frozenset({"set", "rename"}) | SWITCHING
KEEPING: Final = lexicon().sets["keeping_set"]
"""Verbs of a last part that leaves a setting as it was set; what is added, booked or sent goes with its form."""

ENTERED: Final = ("typed the ", "selected the ", "entered the ")
"""How a line of the history begins that tells of a field written by an earlier step, and not of what."""

PROMPTS: Final = lexicon().written["prompts"]
"""Words that begin what a list says that is to be used again."""


def most(r: Reading) -> float:
    """
    At most so likely it is done. Of the screens that are fitted on, 10 on which it is so are not done, and none is.
    """
    done = acts(r)
    keeps = r.clause.intent in SETTING or r.clause.verb in KEEPING
    if not done or r.scene.layer or not (keeps or done[-1].did is Did.CHOSE):
        return 1.0
    return REVERTED if _is_reset(r, done) or _is_unticked(r, done) or _is_put_back(r, done) else 1.0


def _is_reset(r: Reading, done: tuple[Deed, ...]) -> bool:
    """The field that was written or chosen in last holds something else, and nothing else that came says the text."""
    wrote = {deed.label: deed for deed in done if deed.did in WRITTEN and deed.text}
    found = [(item, wrote[label]) for label in wrote for item in _only(r, label, FIELDS)]
    other = [deed for item, deed in found if _holds_other(item, deed.text)]
    return bool(other) and not any(_is_another(r, deed) or _shows(r, deed) for deed in other) and not _is_sent(r, wrote)


def _is_another(r: Reading, deed: Deed) -> bool:
    """A field of that name has gone and none came: what stands is that of another row."""
    label = Label(deed.role, deed.label)
    return r.scene.went.count(label) > r.scene.came.count(label)


def _is_sent(r: Reading, wrote: dict[str, Deed]) -> bool:
    """A form that was sent is empty again."""
    return any(not item.element.value for label in wrote for item in _only(r, label, FIELDS))


def _holds_other(item: Item, text: str) -> bool:
    """Another choice, another number, or other words; what may be the same written otherwise is none."""
    shown, given = folded(item.element.value), folded(text)
    if not shown or shown.split()[0] in PROMPTS or shown.endswith(("…", "...")) or not shown[0].isalnum():
        return False
    if shown.isdigit() and given.isdigit():
        return int(shown) != int(given)
    plain = ["".join(filter(str.isalnum, said)) for said in (shown, given)]
    if plain[0] in plain[1] or plain[1] in plain[0] or all(any(map(str.isdigit, said)) for said in plain):
        return False
    return not item.is_new and share(content(given), content(shown)) == 0


def _shows(r: Reading, deed: Deed) -> bool:
    """Something else that came says what was chosen: a row, a mark, a message."""
    came = (label for label in r.scene.came if label.role not in FIELDS)
    return any(share(content(deed.text), label.words) >= WHOLE for label in came)


def _is_unticked(r: Reading, done: tuple[Deed, ...]) -> bool:
    """A box that a clause wants on, or off, was pressed for it, and stands the other way."""
    pressed = [deed for deed in done if deed.did is Did.PRESSED and deed.role in TOGGLES and deed.changed is not False]
    if not pressed or (done[-1] in pressed and len(r.goal.clauses) > 1):
        return False
    clauses = [clause for clause in r.goal.clauses if clause.intent in SWITCHING and not clause.listed]
    boxes = [item for deed in pressed for item in _only(r, deed.label, TOGGLES)]
    meant = [(c, i) for c in clauses for i in boxes if share(c.things, i.words) >= WHOLE and not i.is_new]
    return any(stands_as_wished(clause, item) < 0 for clause, item in meant)


def _is_put_back(r: Reading, done: tuple[Deed, ...]) -> bool:
    """A step that only saves: its press gave a field that was entered before another text, and nothing is told."""
    last = done[-1]
    if r.clause.verb not in KEEPING or last.did not in ACTED or any(deed.did in WRITTEN for deed in done):
        return False
    if not commits(last.label) or any(tells(r, label.name) or cheers(label.name) for label in r.scene.came):
        return False
    moved = [item for item in r.scene.fields if item.is_changed]
    entered = _entered(r) if moved else ()
    back = [item for item in moved if any(share(words, item.words) >= WHOLE for words in entered)]
    return bool(back) and all(item.element.value for item in moved) and bool(_only(r, last.label, BUTTONS))


BUTTONS: Final = frozenset({"button"})


def _entered(r: Reading) -> tuple[tuple[str, ...], ...]:
    """The fields that earlier steps wrote in, by their words."""
    lines = r.scene.state.history
    began = max((n for n, line in enumerate(lines) if line.startswith(STEP)), default=0)
    found = (line.split(" the ", 1)[1] for line in lines[:began] if line.startswith(ENTERED))
    return tuple(words for text in found if (words := content(text)))


def _only(r: Reading, label: str, roles: frozenset[str]) -> list[Item]:
    """The one thing of that name; nothing where several have it."""
    found = [item for item in r.scene.of(*roles) if label in (item.name, item.element.words)]
    return found if len(found) == 1 else []
