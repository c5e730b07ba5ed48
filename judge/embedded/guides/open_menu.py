"""The menu that the last press opened for the step's thing: its one entry that begins with the step's verb."""

from __future__ import annotations

from ..language.words import content
from ..levels import SEVERAL
from ..screen.deeds import Did
from ..screen.outcome import LISTS
from ..screen.scene import Scene
from ..step.goal import Clause
from .guide import Guide
from .overflow_menu import OPENS


def guide(clause: Clause, scene: Scene) -> Guide | None:
    """
    "Give to someone else" beside "Cancel shift", for a step that gives a shift; nothing where what opened the menu says
    more than the step, and may be another thing's. Of the screens that are fitted on it speaks on 25, and none is done.
    """
    last = scene.deeds[-1] if scene.deeds else None
    if last is None or last.did is not Did.PRESSED or not set(content(last.label)) <= {*clause.words, *OPENS}:
        return None
    entries = [item for item in scene.items if item.role in LISTS and item.is_new and item.is_control]
    named = [item for item in entries if item.words[:1] == (clause.verb,)]
    return Guide(next=(named[0],)) if len(named) == 1 and len(entries) >= SEVERAL else None
