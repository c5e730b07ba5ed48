"""The one box or radio button that says what a step is about was used last, and stands as the step wishes."""

from __future__ import annotations

from typing import Final

from ..evidence.account import failed, owed
from ..evidence.names_shown import acts, is_last
from ..language.words import content, folded, share
from ..levels import HALF, WHOLE
from ..match.reading import Reading
from ..screen.deeds import Did
from ..screen.scene import TOGGLES
from ..subject.standing import stands_as_wished

SWITCHING: Final = frozenset({"turn_on", "turn_off"})


def stands(r: Reading) -> bool:
    """
    Of all boxes on the page one says all that the step is about, in whatever other words; it was used last and stands
    as wished. Of the screens that are fitted on, 46 are such and all of them done; of one nothing else had seen it.
    """
    done = acts(r)
    if r.clause.intent not in SWITCHING or r.clause.listed or r.clause.many or len(r.goal.clauses) > 1:
        return False
    if not done or done[-1].did is not Did.PRESSED or not is_last(r) or failed(r) or owed(r) > HALF:
        return False
    found = [
        i for i in r.scene.items if i.role in TOGGLES and r.clause.things and share(r.clause.things, i.words) >= WHOLE
    ]
    if len(found) != 1 or folded(found[0].element.words) != folded(done[-1].label):
        return False
    return stands_as_wished(r.clause, found[0]) > 0 and bool(content(done[-1].label))
