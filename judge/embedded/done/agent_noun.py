"""Before anything was done: what does a thing is no sign that it was done. "Printer jams", for a step that prints."""

from __future__ import annotations

from ..evidence.messages import told_in
from ..language.lexicon import lexicon
from ..language.words import tokens
from ..levels import UNDONE
from ..match.reading import Reading
from ..screen.scene import FIELDS


def most(r: Reading) -> float:
    """At most so likely it is done where only such nouns tell of it. No screen that is fitted on is caught."""
    if r.scene.acted:
        return 1.0
    verb = r.clause.verb
    telling = [item.name for item in r.scene.items if item.role not in FIELDS and told_in(verb, item.name)]
    return UNDONE if telling and not any(told_in(verb, _without_agents(name)) for name in telling) else 1.0


def _without_agents(text: str) -> str:
    endings = lexicon().order["agent_endings"]
    return " ".join(word for word in tokens(text) if not word.endswith(endings))
