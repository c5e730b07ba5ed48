"""All that a step is about is an option of one field: it was chosen, and stands."""

from __future__ import annotations

import re
from typing import Final

from ..evidence.account import failed
from ..evidence.names_shown import acts
from ..language.lexicon import lexicon
from ..language.words import content, folded, share
from ..levels import WHOLE
from ..match.reading import Reading
from ..screen.deeds import Did
from ..screen.scene import FIELDS

ONCE_MORE: Final = lexicon().written["once_more"]
"""Words that say when, and not what."""


def stands(r: Reading) -> bool:
    """
    It is the step's one deed, the step says it word for word, and nothing but it and its field's label. Of the screens
    that are fitted on, 19 of 19 are done.
    """
    done = acts(r)
    if len(done) != 1 or done[0].did is not Did.CHOSE or done[0].changed is False or len(r.goal.clauses) > 1:
        return False
    text = folded(done[0].text)
    said = re.search(rf"(?<!\w){re.escape(text)}(?!\w)", folded(r.goal.text)) if text else None
    things = tuple(word for word in r.clause.things if word not in ONCE_MORE)
    whole = bool(things) and share(things, (*content(done[0].text), *content(done[0].label))) >= WHOLE
    holds = any(folded(item.element.value) == text for item in r.scene.items if item.role in FIELDS)
    return said is not None and whole and holds and not failed(r)
