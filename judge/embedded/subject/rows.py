"""The one row or card that a clause speaks of, and the box in it that is ticked for it."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from view import State as Condition

from ..language.lexicon import lexicon
from ..language.words import content, folded, share, telling
from ..levels import WHOLE
from ..screen.scene import FIELDS, Item, Scene
from ..step.goal import Clause

BOXES: Final = frozenset({"checkbox", "switch"})


def row_of(clause: Clause, scene: Scene) -> tuple[Item, ...]:
    """All that stands in the one row or card that bears the thing's name; nothing where none does, or several do."""
    if not clause.things or clause.many or clause.listed or clause.ordinal:
        return ()
    cards = {item.card for item in _named(clause, scene)}
    if len(cards) != 1 or "" in cards:
        return ()
    return tuple(item for item in scene.items if item.card in cards)


def box_of(clause: Clause, scene: Scene) -> Item | None:
    """The row's only box, for a step that marks the thing or takes its mark off, or calls it done."""
    if clause.intent not in ("turn_on", "turn_off") and not _finishes(clause):
        return None
    boxes = [i for i in row_of(clause, scene) if i.role in BOXES and i.is_control and not i.has(Condition.DISABLED)]
    return boxes[0] if len(boxes) == 1 else None


def boxes_of_all(clause: Clause, scene: Scene) -> tuple[Item, ...]:
    """Every row's own box, for a step that marks all of them; nothing where rows have none or several."""
    if clause.intent not in ("turn_on", "turn_off") or not clause.many or clause.quotes:
        return ()
    boxes = [i for i in scene.items if i.role in BOXES and i.is_control and i.card and not i.is_aside]
    return tuple(boxes) if len({box.card for box in boxes}) == len(boxes) else ()


@lru_cache(maxsize=500)
def _finishes(clause: Clause) -> bool:
    """ "Complete "mop floor"", "cross it off", "set it to done"."""
    done = lexicon().sets["ticking"]
    rest = set(content(_QUOTES.sub(" ", clause.text))) - {clause.verb}
    sets = clause.intent == "set" and bool(rest) and rest <= done
    return bool(clause.quotes) and (clause.verb in done | CROSSING or sets)


_QUOTES = re.compile(r"[\"“”„«»][^\"“”„«»]*[\"“”„«»]")
CROSSING: Final = lexicon().sets["crossing_off"]


def maker_of(clause: Clause, scene: Scene) -> Item | None:
    """What begins a new thing of the sort that the clause names: "Add group", or the "Add" of the row for groups."""
    sort = _sort(clause)
    if clause.intent not in ("create", "add") or not sort:
        return None
    makers = [item for item in scene.items if _makes(item, sort)]
    named = [item for item in makers if set(sort) & set(item.words)]
    own = [item for item in makers if any(share(sort, mate) >= WHOLE for mate in item.mates) and item.card]
    for found in (named, own):
        main = [item for item in found if not item.is_aside] or found
        if main:
            return main[0] if len(main) == 1 else None
    return None


_NAME: Final = lexicon().patterns["name_begins"]


def _sort(clause: Clause) -> tuple[str, ...]:
    """What sort of thing it is: the words before its name, without the verb and "new"."""
    before = _NAME.split(clause.text, maxsplit=1)[0]
    return tuple(word for word in telling(before) if word != clause.verb and word not in lexicon().sets["making"])


def _makes(item: Item, sort: tuple[str, ...]) -> bool:
    words = set(item.words)
    usable = item.is_control and item.role not in FIELDS and not item.has(Condition.DISABLED)
    making = words & lexicon().sets["making"]
    return usable and bool(making) and words - making <= set(sort)


def is_marked(clause: Clause, box: Item) -> bool:
    """It stands as the clause wants it."""
    return box.has(Condition.CHECKED, Condition.PRESSED) is (clause.intent != "turn_off")


def all_marked(clause: Clause, scene: Scene) -> bool:
    """The box that the clause speaks of, or each of several, is there and stands as it wants them."""
    box = box_of(clause, scene)
    boxes = (box,) if box is not None else boxes_of_all(clause, scene)
    return bool(boxes) and all(is_marked(clause, one) for one in boxes)


def is_it(clause: Clause, item: Item) -> bool:
    """It bears a name that the clause quotes."""
    return folded(item.name) in {folded(quote) for quote in clause.quotes}


def _named(clause: Clause, scene: Scene) -> list[Item]:
    """What bears the thing's whole name; where nothing does, what says all of its words."""
    pool = [item for item in scene.items if item.role not in FIELDS and not item.is_aside]
    whole = [item for item in pool if is_it(clause, item)]
    return whole or [item for item in pool if share(clause.things, item.words) >= WHOLE]
