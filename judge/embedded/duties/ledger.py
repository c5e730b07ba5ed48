"""How far a step has come: its duties against what shows and what was done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from view import State as Condition
from view import taken

from ...state import State
from ..evidence import tally
from ..language.lexicon import lexicon
from ..language.moments import days_in
from ..language.words import content, share, share_of
from ..levels import SAYS, SETTLED, WHOLE
from ..screen.deeds import STEP, WRITTEN, Deed, Did, deeds_of
from ..screen.scene import TOGGLES, Item, Scene
from ..step.duty import TAKEN, Duty, Sort, duties_of
from ..step.goal import Clause, Goal
from ..step.names import names_of
from ..step.ordinal import by_place
from ..subject.finding import (
    beside_text,
    called,
    called_there,
    fields,
    fields_for,
    folds,
    holds,
    in_order,
    lone_text,
    plain,
    shown_beside,
    uncounted,
)
from ..subject.rows import box_of, boxes_of_all, is_marked
from ..ways import bounds, filled_form, opening, stepper, superlative, traits, transfer

PRESSED: Final = frozenset({Did.PRESSED, Did.EXPANDED})
UNTOLD: Final = lexicon().sets["untold"]
"""Words that name none of several sections."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ledger:
    """The duties of a step against what shows and what was done."""

    scene: Scene
    goal: Goal
    each_done: Sequence[float]
    duties: tuple[Duty, ...]
    deeds: tuple[Deed, ...]

    @property
    def pressed(self) -> list[str]:
        return [plain(deed.label) for deed in self.deeds for _ in range(deed.times) if deed.did in PRESSED]

    def since_entered(self) -> tuple[Deed, ...]:
        """The deeds after the last text or choice."""
        last = max((n for n, d in enumerate(self.deeds) if d.did in (Did.WROTE, Did.CHOSE)), default=-1)
        return self.deeds[last + 1 :]

    def text_of(self, duty: Duty) -> str:
        if not duty.shown:
            return duty.text
        if duty.shown == TAKEN:
            return taken(self.goal.text, [item.element for item in self.scene.items])
        return lone_text(self.scene) if duty.shown == "." else shown_beside(duty.shown, self.scene)


def is_done(ledger: Ledger, at: int, duty: Duty, spent: list[str]) -> bool:
    if (step := stepper.stepping(ledger.goal.clauses[duty.clause], ledger.scene)) is not None:
        return step.holds
    match duty.sort:
        case Sort.ENTER:
            return _is_entered(ledger, duty)
        case Sort.CHOOSE:
            return _is_chosen(ledger, duty, spent)
        case Sort.PRESS:
            return _is_pressed(ledger, at, duty, spent)
        case Sort.RUN:
            return _has_run(ledger, duty)
        case Sort.KEY:
            return any(d.did is Did.KEY and d.text == duty.name for d in ledger.since_entered())
        case Sort.UNFOLD:
            return _is_unfolded(ledger, at, duty)
        case Sort.OPEN:
            return _is_opened(ledger, duty)
    return _is_past(ledger, at, duty)


def _is_pressed(ledger: Ledger, at: int, duty: Duty, spent: list[str]) -> bool:
    if duty.every:
        named = plain(duty.name)
        return any(name == named or name.startswith(f"{named} ") for name in spent) and not every_left(ledger, duty)
    clause = ledger.goal.clauses[duty.clause]
    if (told := by_place(ledger.scene, duty.name, clause.text)) is not None:
        return _is_used(ledger, at, told)
    if not duty.certain and superlative.compares(clause):
        return _is_won(ledger, clause)
    if (nth := superlative.counted(clause, ledger.scene)) is not None and not superlative.goes_on(nth):
        return any(d.did in PRESSED and plain(d.label) == plain(nth.element.words) for d in ledger.since_entered())
    return _take(spent, ledger.scene, duty)


def _is_won(ledger: Ledger, clause: Clause) -> bool:
    """What wins the comparison was pressed."""
    winner = superlative.meant(clause, ledger.scene)
    pressed = winner is not None and bool(winner.card) and plain(winner.element.words) in ledger.pressed
    return pressed or superlative.has_greatest(clause, ledger.scene)


def _is_used(ledger: Ledger, at: int, item: Item) -> bool:
    """
    What is told by its place alone may have no name: a box says itself whether it is ticked, of others each press of
    their role and name counts for one of the duties so far.
    """
    if item.role in TOGGLES:
        return item.has(Condition.CHECKED)
    before = [
        told
        for duty in ledger.duties[: at + 1]
        if (told := by_place(ledger.scene, duty.name, ledger.goal.clauses[duty.clause].text)) is not None
        and (told.role, told.words) == (item.role, item.words)
    ]
    made = (d for d in ledger.deeds if d.did in PRESSED and d.role == item.role and content(d.label) == item.words)
    return sum(deed.times for deed in made) >= len(before)


def every_left(ledger: Ledger, duty: Duty) -> tuple[Item, ...]:
    """
    Of all controls of a name in the step's place, those not pressed yet. A press may show: in the state, or by another
    name. Where it does not, as many as were pressed are taken off, as they stand.
    """
    found = [i for i in ledger.scene.items if i in called(ledger.scene, duty.name)]
    if duty.place:
        found = [i for i in found if share_of(duty.place, {*i.around, *i.where}) > 0]
    off = tuple(i for i in found if not i.has(Condition.PRESSED, Condition.CHECKED, Condition.SELECTED))
    if len(off) < len(found) or (found and renames(ledger, found[0])):
        return off
    if any(share(duty.place, label.words) > 0 for label in ledger.scene.went):
        return ()
    return off[sum(1 for name in ledger.pressed if name == plain(duty.name)) :]


def renames(ledger: Ledger, item: Item) -> bool:
    """A press of it adds a word to its name: "like" became "like active"."""
    longer = item.element.label.removesuffix('"') + " "
    return any(line.startswith("appeared") and longer in line for line in ledger.scene.state.history)


def is_proven(ledger: Ledger, duty: Duty) -> bool:
    """
    Of what the step compares the one that wins was pressed, and is called like no other; or the number that it bounds
    is within.
    """
    if duty.sort is not Sort.OTHER:
        return False
    clause = ledger.goal.clauses[duty.clause]
    if bounds.holds(clause, ledger.scene):
        return True
    winner = superlative.meant(clause, ledger.scene)
    if winner is None or len(called(ledger.scene, winner.name)) != 1:
        return False
    return any(d.did in PRESSED and plain(d.label) == plain(winner.element.words) for d in ledger.deeds)


def lacks_presses(state: State, goal: Goal) -> bool:
    """
    The step asks for more presses, one after the other, than were made in it: no press bears out two. Only where the
    history tells of the step from its beginning.
    """
    if not any(line.startswith(STEP) for line in state.history):
        return False
    wanted = sum(duty.sort in (Sort.PRESS, Sort.RUN, Sort.KEY) and not duty.every for duty in duties_of(goal))
    made = sum(deed.times for deed in deeds_of(state) if deed.did in (*PRESSED, Did.KEY))
    return made < wanted > 1


def _take(spent: list[str], scene: Scene, duty: Duty) -> bool:
    """One press of that name, used up: who is to be pressed twice is pressed twice."""
    names = {
        plain(duty.name),
        plain(duty.whole or duty.name),
        *(plain(i.element.words) for i in called_there(scene, duty.name, duty.place)),
        *(plain(i.element.words) for i in beside_text(scene, duty.name)),
    }
    found = next((n for n, name in enumerate(spent) if name in names or uncounted(name) in names), None)
    if found is None:
        return False
    del spent[: found + 1]
    return True


def _is_entered(ledger: Ledger, duty: Duty) -> bool:
    if duty.shown == "*":
        return all(shown_for(ledger, field) in ("", field.element.value) for field in fields(ledger.scene))
    text = ledger.text_of(duty)
    if not text:
        return False
    wrote = [n for n, d in enumerate(ledger.deeds) if d.did is Did.WROTE and d.text == text]
    if duty.sends:
        return any(_sends(d) for n in wrote for d in ledger.deeds[n + 1 :])
    if is_rewritten(ledger, duty) or is_unsent(ledger, duty):
        return False
    held = fields_for(duty, ledger.scene)
    if duty.both:
        names = {d.label for d in ledger.deeds if d.did is Did.WROTE and d.text == text}
        return bool(held) and all(holds(item, text) or item.element.words in names for item in held)
    return bool(wrote) or any(holds(item, text) for item in held) or _picked(ledger, duty)


def _sends(deed: Deed) -> bool:
    """A key or a press that is no choice within the form: a box, a number of stars."""
    return deed.did is Did.KEY or (deed.did is Did.PRESSED and deed.role not in TOGGLES)


def is_written(ledger: Ledger, text: str) -> bool:
    """The text was typed, and nothing was pressed since that would have sent it."""
    wrote = [n for n, d in enumerate(ledger.deeds) if d.did is Did.WROTE and d.text == text]
    return bool(wrote) and not any(_sends(d) for d in ledger.deeds[wrote[-1] + 1 :])


def is_rewritten(ledger: Ledger, duty: Duty) -> bool:
    """In the field that a press of the old text opened the new one was written last: it is still to be handed in."""
    last = ledger.deeds[-1] if ledger.deeds else None
    opened = any(d.did is Did.PRESSED and plain(d.label) == plain(duty.was) for d in ledger.deeds if duty.was)
    return opened and last is not None and last.did is Did.WROTE and last.text == duty.text


def is_unsent(ledger: Ledger, duty: Duty) -> bool:
    """What is searched for was written last, into a field that shows it, and nothing was found yet: it is to be run."""
    last = ledger.deeds[-1] if ledger.deeds else None
    if not duty.searches or last is None or last.did is not Did.WROTE or last.text != duty.text:
        return False
    held = any(item.element.words == last.label and holds(item, last.text) for item in fields(ledger.scene))
    return held and ledger.each_done[duty.clause] < FOUND


FOUND: Final = 0.6
"""From here on a search needs no Return: a list that narrows as one types."""


def _picked(ledger: Ledger, duty: Duty) -> bool:
    """A choice of a list, or a day of a calendar whose field shows it or went with its form, came of it."""
    chosen = any(d.did is Did.CHOSE and plain(d.text) == plain(duty.text) for d in ledger.deeds)
    if (days := days_in(duty.text)) and not fields_for(duty, ledger.scene):
        return chosen or any(d.did in PRESSED and d.label.strip() == str(days[0].day) for d in ledger.deeds)
    return chosen or any(holds(i, duty.text) for i in ledger.scene.fields if days_in(duty.text))


def _is_chosen(ledger: Ledger, duty: Duty, spent: list[str]) -> bool:
    clause = ledger.goal.clauses[duty.clause]
    if (box := box_of(clause, ledger.scene)) is not None:
        return is_marked(clause, box)
    if boxes := boxes_of_all(clause, ledger.scene):
        return all(is_marked(clause, box) for box in boxes)
    told = by_place(ledger.scene, duty.name, clause.text)
    if not duty.certain and superlative.compares(clause):
        return _is_won(ledger, clause)
    found = (told,) if told else in_order(called(ledger.scene, duty.name), duty.place)
    off = ledger.goal.clauses[duty.clause].intent == "turn_off"
    stateful = [i for i in found if i.role in TOGGLES or i.has(Condition.SELECTED, Condition.PRESSED)]
    if stateful:
        is_on = stateful[0].has(Condition.CHECKED, Condition.SELECTED, Condition.PRESSED)
        return is_on is not off
    if any(i.role == "combobox" and plain(i.element.value) == plain(duty.name) for i in ledger.scene.items):
        return True
    return any(d.did is Did.CHOSE and plain(d.text) == plain(duty.name) for d in ledger.deeds) or _take(
        spent, ledger.scene, duty
    )


def _has_run(ledger: Ledger, duty: Duty) -> bool:
    sending = lexicon().sets["sending"]
    earlier = {plain(other.name) for other in ledger.duties if other.sort is Sort.PRESS} - {plain(duty.name)}
    makers = (
        item
        for clause in ledger.goal.clauses
        for item in (bounds.maker_of_bound(clause, ledger.scene), *stepper.buttons_for(clause, ledger.scene))
    )
    earlier |= {plain(item.element.words) for item in makers if item is not None}
    for deed in ledger.since_entered():
        if deed.did in PRESSED and plain(deed.label) in earlier:
            continue  # it was pressed for another duty of the step
        words = content(deed.label)
        named = plain(deed.label) == plain(duty.name) or (words and words[0] in sending)
        if deed.did is Did.KEY and deed.text == "return":
            return True
        if deed.did in PRESSED and (named or deed.role == "button") and deed.changed is not False:
            return True
    return False


def _is_opened(ledger: Ledger, duty: Duty) -> bool:
    """What says the name was pressed, or a heading says it."""
    words = content(duty.name)
    headed = any(i.role == "heading" and plain(i.name) == plain(duty.name) for i in ledger.scene.items)
    return headed or any(d.did in PRESSED and set(words) <= set(content(d.label)) for d in ledger.deeds)


def _is_unfolded(ledger: Ledger, at: int, duty: Duty) -> bool:
    after = ledger.duties[at + 1 : at + 2]
    if after and after[0].certain and called(ledger.scene, after[0].name):
        return True
    return not to_unfold(ledger, duty) and (
        ledger.each_done[duty.clause] >= SETTLED or any(d.did in PRESSED for d in ledger.deeds)
    )


def to_unfold(ledger: Ledger, duty: Duty) -> tuple[Item, ...]:
    shut = tuple(i for i in in_order(folds(ledger.scene)) if plain(i.element.words) not in ledger.pressed)
    telling = tuple(w for w in duty.about if w not in lexicon().sets["generic"] | UNTOLD)
    return tuple(i for i in shut if share(telling, i.words) >= SAYS) if telling else shut


def _is_past(ledger: Ledger, at: int, duty: Duty) -> bool:
    """A clause of another kind: done by its own signs, or left behind for a later one that can be served."""
    clause, after = ledger.goal.clauses[duty.clause], ledger.duties[at + 1 : at + 2]
    if filled_form.waiting(clause, ledger.goal, ledger.scene) or opening.way(clause, ledger.goal, ledger.scene):
        return False
    if tally.again(clause, ledger.scene) is not None:
        return False
    if shows_standing(clause, ledger.scene):
        return stands(clause, ledger.scene)
    if (within := bounds.holds(clause, ledger.scene)) is not None:
        return within
    if ledger.each_done[duty.clause] >= SETTLED or is_proven(ledger, duty) or _is_written(ledger, clause):
        return True
    return clause.intent in ("go", "search") and bool(after) and after[0].certain and not clause.value


def _is_written(ledger: Ledger, clause: Clause) -> bool:
    """All that it gives to be typed was typed, if in parts: an address goes field by field."""
    names = names_of(clause) if clause.intent == "type" else ()
    said = frozenset(word for deed in ledger.deeds if deed.did in WRITTEN for word in content(deed.text))
    return bool(names) and all(share(name.words, said) >= WHOLE for name in names)


def shows_standing(clause: Clause, scene: Scene) -> bool:
    """A box or a pair of lists shows how what the clause wants stands."""
    found = (traits.box_for(clause, scene), transfer.picker_for(clause, scene), box_of(clause, scene))
    return any(one is not None for one in found)


def stands(clause: Clause, scene: Scene) -> bool:
    """It stands as the clause wants it."""
    box = box_of(clause, scene)
    marked = box is not None and is_marked(clause, box)
    return marked or traits.stands(clause, scene) or transfer.stands(clause, scene)


def shown_for(ledger: Ledger, field: Item) -> str:
    return shown_beside(field.element.words, ledger.scene) if field.element.words else ""
