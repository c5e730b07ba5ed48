"""Moving a thing, or what is ticked, into a place: what moves it is pressed, the place chosen, and that confirmed."""

from __future__ import annotations

from typing import Final

from view import State as Condition

from ..evidence.account import failed
from ..evidence.names_shown import acts, is_last
from ..language.lexicon import lexicon
from ..language.words import content
from ..levels import UNDONE
from ..match.reading import Reading
from ..screen.deeds import Deed, Did, deeds_of
from ..screen.outcome import LISTS
from ..screen.row_names import bare, is_called, row_called
from ..screen.scene import FIELDS, TOGGLES, Item, Scene
from ..step.goal import Clause
from ..subject.finding import plain
from .guide import Guide
from .overflow_menu import is_of_picked, says, thing_of, things_of, way, way_of_picked
from .row_ticks import boxes_for

_PLACE: Final = lexicon().patterns["moved_into"]
MOVES: Final = lexicon().sets["move"]
MOVING: Final = lexicon().sets["moving"]
STANDING: Final = (Condition.CHECKED, Condition.SELECTED, Condition.PRESSED)
UNMOVED: Final = UNDONE
"""The most that a step is done which only went into the place or opened the thing. Set by hand: under every bar."""


def guide(clause: Clause, scene: Scene) -> Guide | None:
    """What moves the thing; then the place, where one is asked for; then what confirms it."""
    place = _place(clause)
    if not place:
        return None
    done = _pressed(scene)
    if not any(_moves(deed) for deed in done):
        things = things_of(clause)
        return _all_of(clause, things, scene) if len(things) > 1 else _next(_mover(clause, scene))
    usable = [i for i in scene.controls if not i.is_aside]
    asked = [i for i in usable if i.element.in_front] or [i for i in usable if i.is_new]
    named = [i for i in asked if is_called(i, place)] or [i for i in asked if place in map(plain, i.element.choices)]
    named = _in_row(named, clause, scene) or named
    if len(named) == 1 and not _is_chosen(named[0], done, place):
        return Guide(next=(named[0],))
    ends = [i for i in asked if named and _ends(clause, i)]
    return Guide(next=(ends[0],)) if len(ends) == 1 else None


def _mover(clause: Clause, scene: Scene) -> Item | None:
    """What moves it in its menu; else the one control of its row that says so."""
    thing = thing_of(clause)
    if (found := way(clause, thing, scene)) is not None:
        return found
    own = [i for i in row_called(thing, scene) if _may_move(i)]
    return own[0] if len(own) == 1 else None


def _may_move(item: Item) -> bool:
    usable = item.is_control and item.role not in FIELDS and not item.has(Condition.DISABLED)
    return usable and not MOVES.isdisjoint(item.words) and PLACELESS.isdisjoint(item.words)


PLACELESS: Final = lexicon().sets["placeless"]
"""Where a thing goes within its own list."""


def _in_row(named: list[Item], clause: Clause, scene: Scene) -> list[Item]:
    """Those that stand in the thing's own row: the filter of the same name above the list is another."""
    cards = {item.card for item in row_called(thing_of(clause), scene)}
    return [item for item in named if item.card in cards]


def _all_of(clause: Clause, things: tuple[str, ...], scene: Scene) -> Guide | None:
    """Several things: each is ticked, then what moves all that is ticked; nothing where they have no boxes."""
    boxes = boxes_for(things, scene)
    left = tuple(box for box in boxes if not box.has(Condition.CHECKED))
    if left:
        return Guide(next=left)
    return _next(way_of_picked(clause, scene)) if boxes else None


def _next(item: Item | None) -> Guide | None:
    return Guide(next=(item,)) if item is not None else None


def moved(r: Reading) -> bool:
    """
    What moves it was pressed, then the place chosen, what asked for the place has gone with the last press, and so has
    each thing from the same page.
    """
    place, done = _place(r.clause), acts(r)
    if not place or not done or not is_last(r) or failed(r) or r.scene.layer or done[-1].changed is False:
        return False
    begun = next((n for n, deed in enumerate(done) if _moves(deed)), len(done))
    chosen = any(
        plain(deed.text if deed.did is Did.CHOSE else deed.label) == plain(place) for deed in done[begun + 1 :]
    )
    waits = any(i.role in LISTS or (i.is_new and _ends(r.clause, i)) for i in r.scene.items if not i.is_aside)
    return chosen and not waits and (is_of_picked(r.clause) or _have_gone(r) or _stands_there(r, place))


def most(r: Reading) -> float:
    """At most so likely it is done; 1 where anything else was pressed than the thing and the place."""
    place, done = _place(r.clause), acts(r)
    if not place or r.clause.verb not in MOVES or not done:
        return 1.0
    names = {plain(place), *map(plain, things_of(r.clause))}
    return UNMOVED if all(deed.did is Did.PRESSED and _is_of(deed, names) for deed in done) else 1.0


def _have_gone(r: Reading) -> bool:
    """Each thing was there and is not, on the page that it was on."""
    heads = any(label.role == "heading" for label in (*r.scene.came, *r.scene.went))
    went = [bare(label.name) for label in r.scene.went if label.role not in TOGGLES]
    here = [bare(item.name) for item in r.scene.items if item.card and item.role not in TOGGLES]
    return not heads and all(bare(thing) in went and bare(thing) not in here for thing in things_of(r.clause))


def _stands_there(r: Reading, place: str) -> bool:
    """The thing's own row says the place, which it did not before."""
    row = row_called(thing_of(r.clause), r.scene)
    return any(item.is_new and not item.is_control and is_called(item, place) for item in row)


def _is_of(deed: Deed, names: set[str]) -> bool:
    return any(content(deed.label) == content(name) for name in names)


def _place(clause: Clause) -> str:
    found = _PLACE.match(clause.text) if clause.verb in MOVING and not clause.many else None
    return plain(found["place"]) if found else ""


def _pressed(scene: Scene) -> list[Deed]:
    return [deed for deed in deeds_of(scene.state) if deed.did in (Did.PRESSED, Did.CHOSE, Did.EXPANDED)]


def _moves(deed: Deed) -> bool:
    return deed.did is Did.PRESSED and not MOVES.isdisjoint(content(deed.label))


def _is_chosen(item: Item, done: list[Deed], place: str) -> bool:
    if item.element.choices:
        return plain(item.element.value) == place
    return item.has(*STANDING) or any(plain(deed.label) == plain(item.element.words) for deed in done)


def _ends(clause: Clause, item: Item) -> bool:
    """A button that says the verb, or that it is all right so."""
    if item.role != "button" or item.role in FIELDS or item.has(Condition.DISABLED):
        return False
    return says(clause, item.words) or bool(
        set(item.words[:1]) & (lexicon().sets["sending"] | lexicon().sets["moved_here"])
    )
