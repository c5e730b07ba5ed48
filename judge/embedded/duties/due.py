"""
What is due: the first duty of the step without evidence, and what on the screen serves it. Computed, not fitted.

Where a step is a row of plain duties ("enter X as the date and hit submit") the screen and the step's own deeds say
how far it has come. What is due then leads over what the fitted heads would choose; where nothing is, they choose.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from view import State as Condition

from ..evidence import tally
from ..guides.table import UNGUIDED, guide_of
from ..language.lexicon import lexicon
from ..language.moments import days_in
from ..language.words import content, share, share_of, tokens
from ..levels import SAYS
from ..screen.deeds import Did
from ..screen.scene import TOGGLES, Item, Scene
from ..step.duty import SHORTCUT_OF, TAKEN, Duty, Sort, duties_of
from ..step.goal import Clause, Goal
from ..step.ordinal import by_place
from ..subject.finding import (
    BRANCHES,
    beside_text,
    called,
    called_there,
    fields,
    folds,
    hidden_behind,
    holds,
    in_order,
    is_of_found,
    plain,
    proposed,
    saying,
    senders,
    sends_it,
)
from ..subject.identity import way_on
from ..subject.rows import box_of, maker_of
from ..ways import (
    bounds,
    calendar,
    checkout,
    filled_form,
    filter_choice,
    given_text,
    opening,
    option_filter,
    page_number,
    quantity,
    radio_groups,
    removal,
    stepper,
    superlative,
    traits,
    transfer,
    typed_search,
)
from ..ways.new_entry import written_anew
from .borne_out import LIKELY, is_borne_out
from .ledger import (
    FOUND,
    PRESSED,
    Ledger,
    every_left,
    is_done,
    is_rewritten,
    is_unsent,
    is_written,
    renames,
    shown_for,
    to_unfold,
)

ACTIVATE: Final = "activate"
TYPE: Final = "type"
SHORTCUT: Final = "shortcut"
FINISHED: Final = "finished"
STUCK: Final = "stuck"
LEAD: Final = 4.0
"""By so much the logit of what is due leads over the best of the others."""

SIGNING_IN: Final = lexicon().sets["signing_in"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Due:
    """The next thing to do."""

    move: str
    items: tuple[Item, ...] = ()
    """What serves it, the first first."""

    text: str = ""
    key: str = ""
    strict: bool = False
    """Nothing else is pressed meanwhile: what sends a form off waits for its fields."""


def due_of(scene: Scene, goal: Goal, each_done: Sequence[float], unowed: Callable[[], float]) -> Due | None:
    """
    What is due: to finish, where every duty was done and the screen, left out what those answer, does not speak against
    it; nothing where the step is no row of plain duties.
    """
    duties = given_text.texts_first(written_anew(duties_of(goal), goal, scene), goal, scene)
    ledger = Ledger(scene=scene, goal=goal, each_done=each_done, duties=duties, deeds=scene.deeds)
    spent: list[str] = ledger.pressed
    if ledger.duties and (guest := checkout.wall(goal.clauses[ledger.duties[-1].clause], goal, scene)) is not None:
        return _pressing((guest,))
    for at, duty in enumerate(ledger.duties):
        guide = guide_of(goal.clauses[duty.clause], scene) or UNGUIDED
        if guide.next:
            return Due(move=ACTIVATE, items=guide.next, strict=True)
        if not guide.is_met and not is_done(ledger, at, duty, spent):
            due = _serving(ledger, at, duty)
            holding = due is not None and duty.sort is Sort.ENTER and at + 1 < len(ledger.duties)
            return replace(due, strict=True) if due is not None and holding else due
    return Due(move=FINISHED, strict=True) if is_borne_out(ledger, unowed) else None


def _serving(ledger: Ledger, at: int, duty: Duty) -> Due | None:
    clause = ledger.goal.clauses[duty.clause]
    if clause.intent == "set" and (day := calendar.picking(clause, ledger.scene)) is not None:
        return _pressing((day,))
    if counts := _counting(ledger, clause):
        return counts
    if (step := stepper.stepping(clause, ledger.scene)) is not None and not step.holds:
        arrow = stepper.toward(step, ledger.scene)
        return Due(move=ACTIVATE, items=(arrow,), strict=True) if arrow is not None else None
    match duty.sort:
        case Sort.ENTER:
            return _proposal(ledger) or _entering(ledger, duty)
        case Sort.KEY:
            return _proposal(ledger) or Due(move=SHORTCUT, key=SHORTCUT_OF[duty.name])
        case Sort.RUN:
            alone = len(ledger.duties) == 1 and bool(set(content(duty.name)) & SIGNING_IN)
            return None if alone else _proposal(ledger) or _running(ledger, duty.name)
        case Sort.UNFOLD:
            return _pressing(to_unfold(ledger, duty))
        case Sort.OPEN:
            return _pressing(saying(ledger.scene, duty.name) or calendar.onward(ledger.scene))
        case Sort.OTHER:
            return _proposal(ledger) or _other(ledger, at, clause)
    found = _pressing(_named(ledger, duty, clause))
    return found if found or duty.certain else _other(ledger, at, clause)


def _counting(ledger: Ledger, clause: Clause) -> Due | None:
    """How many, before they are put in; and the same press again, where the clause says how often."""
    if (counter := quantity.field_to_set(clause, ledger.scene)) is not None:
        return Due(move=TYPE, text=str(clause.count), items=(counter,), strict=True)
    again = tally.again(clause, ledger.scene)
    return _pressing((again,)) if again is not None else None


def _pressing(items: tuple[Item, ...]) -> Due | None:
    return Due(move=ACTIVATE, items=items) if items else None


def _running(ledger: Ledger, name: str) -> Due | None:
    wrote = [d for d in ledger.deeds if d.did is Did.WROTE]
    last = next((i.at for i in ledger.scene.items if wrote and i.element.words == wrote[-1].label), -1)
    found = senders(ledger.scene, name, last)
    found = tuple(i for i in found if not (wrote and is_of_found(i, content(wrote[-1].text))))
    if found:
        return Due(move=ACTIVATE, items=found[:1])
    return Due(move=SHORTCUT, key="confirm") if wrote else None


def _named(ledger: Ledger, duty: Duty, clause: Clause) -> tuple[Item, ...]:
    """The controls of that name: the one counted to, those not pressed yet; else what may reveal it."""
    if duty.sort is Sort.CHOOSE and (box := box_of(clause, ledger.scene)) is not None:
        return (box,)
    if duty.whole and (named := called(ledger.scene, duty.whole)):
        return in_order(named)
    if (told := by_place(ledger.scene, duty.name, clause.text)) is not None:
        return (told,)
    if duty.every:
        return every_left(ledger, duty) or (_revealing(ledger, duty, clause) if not ledger.pressed else ())
    found = in_order(called_there(ledger.scene, duty.name, duty.place), duty.place)
    if duty.whole and len(found) > 1 and not any(share_of(duty.place, {*i.around, *i.where}) > 0 for i in found):
        return ()
    choices = tuple(i for i in ledger.scene.items if plain(duty.name) in map(plain, i.element.choices))
    if not found and choices:
        return choices[:1]
    if not found:
        return beside_text(ledger.scene, duty.name) or (_revealing(ledger, duty, clause) if duty.certain else ())
    if clause.ordinal and len(found) > 1:
        at_ = clause.ordinal - 1 if clause.ordinal > 0 else len(found) - 1
        return found[at_ : at_ + 1]
    if len(found) > 1 and not duty.certain and set(content(duty.name)) & lexicon().sets["opposing"]:
        return ()
    return found if clause.count <= 1 else _left(ledger, duty, found)


def _left(ledger: Ledger, duty: Duty, found: tuple[Item, ...]) -> tuple[Item, ...]:
    """
    Of several that are each to be pressed, those not pressed yet. A press may show: in the state, or by another name,
    which is no longer found. Where the place that the step says has gone from the screen, there is none.
    """
    done = sum(1 for name in ledger.pressed if name == plain(found[0].element.words))
    here = any(share_of(duty.place, {*i.around, *i.where}) > 0 for i in found)
    if done and not here and any(share(duty.place, label.words) > 0 for label in ledger.scene.went):
        return ()
    off = tuple(i for i in found if not i.has(Condition.PRESSED, Condition.CHECKED, Condition.SELECTED))
    if len(off) < len(found) or renames(ledger, found[0]):
        return off
    return found[min(done, len(found) - 1) :]


def _revealing(ledger: Ledger, duty: Duty, clause: Clause) -> tuple[Item, ...]:
    """The parts still shut, one after the other; those opened before are none. A choice is sought in its own list."""
    if duty.sort is Sort.CHOOSE:
        about = tuple(word for word in (*clause.place, *duty.place) if word != clause.verb)
        return tuple(i for i in folds(ledger.scene) if share(about, i.words) >= SAYS)
    said = {word.rstrip("s") for word in tokens(ledger.goal.text)}
    branches = frozenset(role for word in said & BRANCHES.keys() for role in BRANCHES[word])
    return hidden_behind(ledger.scene, duty.place, frozenset(ledger.pressed), branches)


def _entering(ledger: Ledger, duty: Duty) -> Due | None:
    if duty.shown == "*":
        open_ = [f for f in fields(ledger.scene) if shown_for(ledger, f) not in ("", f.element.value)]
        return Due(move=TYPE, text=shown_for(ledger, open_[0]), items=(open_[0],)) if open_ else None
    if duty.was:
        return _overwriting(ledger, duty)
    text = ledger.text_of(duty)
    if not text:
        return Due(move=STUCK, strict=True) if duty.shown == TAKEN else None
    if is_unsent(ledger, duty):
        return _sending(ledger)
    if duty.sends and (given := _giving(ledger, duty, text)) is not None:
        return given
    found = given_text.fields_of(duty, ledger.goal.clauses[duty.clause], ledger.scene)
    if duty.both:
        found = tuple(i for i in found if not holds(i, text) and not _wrote_into(ledger, i, text))
    days = days_in(text)
    if days and (day := calendar.toward(days[0], ledger.scene)) is not None:
        return _pressing((day,))
    if found and found[0].has(Condition.READONLY):
        return _pressing(found[:1])
    if found:
        return Due(move=TYPE, text=text, items=found)
    maker = maker_of(ledger.goal.clauses[duty.clause], ledger.scene) if duty.sends else None
    return _pressing((maker,)) if maker is not None else None


def _giving(ledger: Ledger, duty: Duty, text: str) -> Due | None:
    """
    A text that is sent on its own: into the field that answers to it; where none does, what opens one; once it is
    written, what the clause gives beside it, and then what sends it.
    """
    clause = ledger.goal.clauses[duty.clause]
    if is_written(ledger, text):
        if (choice := radio_groups.left(clause, ledger.scene)) is not None:
            return _pressing((choice,))
        left = given_text.next_left(clause, ledger.scene, ledger.deeds)
        return Due(move=TYPE, text=left[0].text, items=(left[1],)) if left is not None else _sending(ledger, clause)
    if own := given_text.own_fields(clause, ledger.scene):
        return Due(move=TYPE, text=text, items=own)
    opener = given_text.opener(clause, ledger.scene)
    return _pressing((opener,)) if opener is not None and plain(opener.element.words) not in ledger.pressed else None


def _wrote_into(ledger: Ledger, item: Item, text: str) -> bool:
    return any(d.did is Did.WROTE and d.text == text and d.label == item.element.words for d in ledger.deeds)


def _sending(ledger: Ledger, clause: Clause | None = None) -> Due | None:
    """A text that is typed and not sent: by the button beside it, else by Return, which ends a line in some fields."""
    wrote = next(deed for deed in reversed(ledger.deeds) if deed.did is Did.WROTE)
    field = next((i for i in ledger.scene.fields if i.element.words == wrote.label), None)
    text = content(wrote.text)
    beside = [i for i in ledger.scene.items if field and sends_it(field, i) and not is_of_found(i, text)]
    beside.sort(key=lambda item: not item.element.submission.default)
    own = given_text.sender_of(clause, field, ledger.scene) if clause is not None and field is not None else None
    if own is not None or beside:
        return Due(move=ACTIVATE, items=(own or beside[0],))
    in_lines = field is not None and field.has(Condition.MULTILINE)
    return None if in_lines else Due(move=SHORTCUT, key="confirm")


def _overwriting(ledger: Ledger, duty: Duty) -> Due | None:
    """Another text in a text's place: into the field that holds it, else on the text itself, which then opens one."""
    if is_rewritten(ledger, duty):
        return _sending(ledger)
    held = [i for i in fields(ledger.scene) if plain(i.element.value) == plain(duty.was)]
    if held:
        return Due(move=TYPE, text=duty.text, items=tuple(held[:1]))
    there = [i for i in called(ledger.scene, duty.was, texts=True) if i.role not in TOGGLES]
    return _pressing(tuple(there[:1]))


def _proposal(ledger: Ledger) -> Due | None:
    """A row that a field opened for the text just typed, and that holds it."""
    last = ledger.deeds[-1] if ledger.deeds else None
    if last is None or last.did is not Did.WROTE or len(last.text) < 2:
        return None
    return _pressing(proposed(ledger.scene, last.text))


def _other(ledger: Ledger, at: int, clause: Clause) -> Due | None:
    """Where the step is no plain duty: what it compares, the way on, the button of the form that was just filled."""
    if bounds.holds(clause, ledger.scene) is False and (maker := bounds.maker(clause, ledger.scene)) is not None:
        return Due(move=ACTIVATE, items=(maker,), strict=True)
    if (filters := typed_search.field_to_fill(clause, ledger.scene)) is not None:
        return Due(move=TYPE, text=clause.value, items=(filters,))
    if (one := _of_list(clause, ledger.scene)) is not None:
        return _pressing((one,))
    if (guest := way_on(clause, ledger.goal, ledger.scene)) is not None:
        return _pressing((guest,))
    scene = ledger.scene
    if kept := filled_form.waiting(clause, ledger.goal, scene) or opening.way(clause, ledger.goal, scene):
        return _pressing(kept)
    if (picker := transfer.picker_for(clause, scene)) is not None:
        return _pressing(picker.next)
    own = removal.remover(clause, scene) or filter_choice.choice(clause, scene) or traits.box_for(clause, scene)
    own = (
        own
        or radio_groups.to_choose(clause, scene)
        or box_of(clause, scene)
        or opening.its_own(clause, ledger.goal, scene)
    )
    if own is not None:
        return _pressing((own,))
    entered = (
        at > 0 and ledger.duties[at - 1].sort is Sort.ENTER and ledger.duties[at - 1].clause == ledger.duties[at].clause
    )
    if entered and not any(d.did in PRESSED and d.role == "button" for d in ledger.since_entered()):
        return _running(ledger, "")
    return _return_due(ledger, clause)


def _of_list(clause: Clause, scene: Scene) -> Item | None:
    """Of a list: the select that narrows it and what runs that, its page, the one that is compared or counted to."""
    sifts = option_filter.field(clause, scene) or option_filter.runner(clause, scene)
    turns = sifts or page_number.link(clause, scene)
    return turns or superlative.meant(clause, scene) or superlative.counted(clause, scene)


def _return_due(ledger: Ledger, clause: Clause) -> Due | None:
    """A text was typed last, its field still holds it, and nothing stands beside it that would send it."""
    last = ledger.deeds[-1] if ledger.deeds else None
    bars = {"add": LIKELY, "create": LIKELY, "search": FOUND}
    if last is None or last.did is not Did.WROTE or max(ledger.each_done) >= bars.get(clause.intent, 0.0):
        return None
    held = [i for i in ledger.scene.fields if i.element.words == last.label and holds(i, last.text)]
    sets = lexicon().sets
    said = sets["sending"] if clause.intent == "search" else sets["sending"] | sets["making"] | {clause.verb}
    near = [i for i in ledger.scene.buttons if not i.is_aside and set(i.words) & said]
    return Due(move=SHORTCUT, key="confirm") if held and not near else None
