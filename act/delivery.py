"""One text into one field: typed, selected or ticked, read back, and once more if the field did not keep it."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, replace
from typing import Any

from judge import Chosen, Kind, Option, Request, choice
from judge import State as Shown
from view import Element, Operation, Refusal, Reply, State, Support, Text
from view import Kind as Act

from .assess import at_once
from .ending import Outcome
from .filling import Filling
from .gate import Refused
from .last import Deed, Last
from .shortcuts import ESCAPE
from .slots import ROOM, Match, Slot, plain_words
from .suggestions import meant, proposes, rows, wants_one
from .thresholds import DELIVERIES, LATE_LOOKS, NOTE_LABELS, OPTION_FLOOR
from .verdict import Next
from .wish import Ask, Wish
from .words import words

DEEDS: dict[Act, Deed] = {Act.TYPE: Deed.TYPE, Act.SELECT: Deed.SELECT, Act.CHECK: Deed.PRESS}


@dataclass(frozen=True, slots=True)
class Failed:
    """The text is not in its field, and why."""

    outcome: Outcome
    why: str


Came = Reply | Refused


def deliver(filling: Filling, match: Match) -> Generator[Wish[Any], Any, Failed | None]:
    """Puts the slot's text into its field, unless it already holds it."""
    field = filling.found(match.field)
    if field and holds(field, match.slot):
        filling.found_there(match)
        return None
    return (yield from put(filling, match))


def put(filling: Filling, match: Match) -> Generator[Wish[Any], Any, Failed | None]:
    """Puts it in whatever is there. What the field did not keep is tried once more, and then is a failure."""
    field = filling.found(match.field)
    if field is None:
        return Failed(Outcome.STUCK, f"the field for the {match.slot.name}, {match.field.label}, is gone")
    operation = yield from _operation(field, match.slot, filling.shown())
    if isinstance(operation, Failed):
        return operation
    failed = yield from _kept(filling, match, field, operation)
    if failed is None:
        yield from _take_suggestion(filling, match)
    return failed


def holds(field: Element, slot: Slot) -> bool:
    """It already shows what it is to hold. Of a secret nothing can be told."""
    if field.offers(Support.CHECK) and not (field.offers(Support.TYPE) or field.offers(Support.SELECT)):
        return field.has(State.CHECKED, State.SELECTED) is wanted_tick(field, slot)
    return not slot.is_private and bool(field.value) and field.value.split() == slot.text.filled.split()


def wanted_tick(field: Element, slot: Slot) -> bool:
    """A radio button that was matched is to be chosen; a check box as the text says."""
    return field.role.endswith("radio") or slot.wanted_state is not False


def _operation(field: Element, slot: Slot, shown: Shown) -> Generator[Wish[Any], Any, Operation | Failed]:
    if field.offers(Support.TYPE):
        return Operation(kind=Act.TYPE, target=field.ref, text=slot.text.text)
    if field.offers(Support.SELECT):
        text = yield from _option(field, slot, shown)
        return text if isinstance(text, Failed) else Operation(kind=Act.SELECT, target=field.ref, text=text)
    return Operation(kind=Act.CHECK, target=field.ref, checked=wanted_tick(field, slot))


def _option(field: Element, slot: Slot, shown: Shown) -> Generator[Wish[Any], Any, Text | Failed]:
    """The option of a select that is meant: the same words, the only one that holds them, or the judge's."""
    if slot.is_private or not field.choices:
        return slot.text.text
    text = slot.text.filled
    same = [option for option in field.choices if plain_words(option) == plain_words(text)]
    holding = [option for option in field.choices if set(words(text)) <= set(words(option))]
    if same or len(holding) == 1:
        return ((same or holding)[0],)
    offered = tuple(sorted(field.choices, key=lambda option: not set(words(text)) & set(words(option))))[:ROOM]
    options = tuple(Option(key=str(n), text=option) for n, option in enumerate(offered, 1))
    question = choice(Kind.OPTION, options, f"{slot.name}: {text}")
    (answers,) = yield from Ask((Request(state=shown, questions=(question,)),))
    answer = answers.get(question.id)
    if isinstance(answer, Chosen) and answer.top.isdigit() and OPTION_FLOOR.reached_by(answer.p(answer.top)):
        return (offered[int(answer.top) - 1],)
    shows = ", ".join(field.choices[: NOTE_LABELS.count])
    return Failed(Outcome.STUCK, f'{field.label} has no option "{text}" for the {slot.name}; it offers {shows}')


def _kept(
    filling: Filling, match: Match, field: Element, operation: Operation
) -> Generator[Wish[Any], Any, Failed | None]:
    """
    Does it, and reads what the field holds. What the field threw away or changed is not written again; what cannot be
    told (the focus went elsewhere meanwhile) is, so that it is done `DELIVERIES` times at most.
    """
    reply = Reply()
    for _ in range(DELIVERIES.count):
        came = yield from _reached(filling, field, operation)
        if isinstance(came, Refused):
            return Failed(Outcome.REFUSED, f"the {match.slot.name} was not entered: {came.because}")
        if not came.ok:
            why = f"{came.cover} lies over it" if came.cover else came.note or str(came.refusal)
            return Failed(Outcome.STUCK, f"{field.label} does not take the {match.slot.name}: {why}")
        reply = came
        last = Last(
            deed=DEEDS[operation.kind],
            words=f"{_verb(operation)} the {match.slot.name}",
            element=field,
            before=filling.screen,
            kept=reply.kept,
        )
        yield from filling.did(last)
        if reply.kept:
            filling.entered(match, readable=reply.read_back is not None)
            return None
        if at_once(reply) is Next.STOP:
            break
    return Failed(Outcome.FALSE, _not_kept(match, field, reply))


def _not_kept(match: Match, field: Element, reply: Reply) -> str:
    """What was to be there and what is, neither of a secret."""
    if match.slot.is_private:
        return f"{field.label} did not keep the {match.slot.name}"
    shows = f'"{reply.read_back}"' if reply.read_back else "nothing"
    return f'{field.label} did not keep the {match.slot.name} "{match.slot.text.filled}": it shows {shows}'


def _reached(filling: Filling, field: Element, operation: Operation) -> Generator[Wish[Any], Any, Came]:
    """
    One touch. A reference that went stale, a field on the move or proposals that lie over it are dealt with once; in
    none of these cases anything was sent.
    """
    found = filling.found(field) or field
    came = yield from filling.hand.touch(replace(operation, target=found.ref), found, filling.screen)
    if isinstance(came, Refused) or not (came.refusal is Refusal.STALE or at_once(came) in {Next.RETRY, Next.DISMISS}):
        return came
    if at_once(came) is Next.DISMISS:
        if not filling.proposed:
            return came
        yield from filling.hand.touch(Operation(kind=Act.CHORD, chord=ESCAPE), None, filling.screen, purpose="uncover")
    yield from filling.look()
    again = filling.found(field)
    if again is None:
        return came
    return (yield from filling.hand.touch(replace(operation, target=again.ref), again, filling.screen))


def _take_suggestion(filling: Filling, match: Match) -> Generator[Wish[Any], Any, None]:
    """Takes the proposal that means the text, if the field proposes any. The gate has its say, as for every press."""
    if not proposes(match.field, match.slot):
        return
    before = filling.before_typing
    offered = rows(before, filling.screen, match.slot)
    late = LATE_LOOKS.count if match.field.role == "combobox" and wants_one(match.field, match.slot) else 0
    for _ in range(late):
        if offered:
            break
        yield from filling.wait()
        offered = rows(before, filling.screen, match.slot)
    row = yield from meant(offered, match.field, match.slot, filling.shown())
    if row is None:
        return
    came = yield from filling.hand.touch(Operation(kind=Act.CLICK, target=row.ref), row, filling.screen)
    if isinstance(came, Reply) and came.ok:
        words_ = f"took {row.label} for the {match.slot.name}"
        yield from filling.did(Last(deed=Deed.PRESS, words=words_, element=row, before=filling.screen))


def _verb(operation: Operation) -> str:
    return {Act.TYPE: "typed", Act.SELECT: "selected"}.get(
        operation.kind, "ticked" if operation.checked else "unticked"
    )
