"""One text into one field: typed, selected or ticked, read back, and once more if the field did not keep it."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from judge import State as Shown
from view import Element, Operation, Reply, State, Support, Text
from view import Kind as Act

from .assess import at_once
from .ending import Outcome
from .filling import Failed, Filling
from .gate import Refused
from .last import Deed, Last
from .listed import is_opened
from .opening import choose, shows_already
from .options import not_offered, option_meant
from .reaching import not_reached, reached
from .slots import Match, Slot
from .suggestions import meant, proposes, rows, wants_one
from .thresholds import DELIVERIES, LATE_LOOKS
from .verdict import Next
from .wish import Wish

DEEDS: dict[Act, Deed] = {Act.TYPE: Deed.TYPE, Act.SELECT: Deed.SELECT, Act.CHECK: Deed.PRESS}


def deliver(filling: Filling, match: Match) -> Generator[Wish[Any], Any, Failed | None]:
    """Puts the slot's text into its field, unless it already holds it."""
    field = filling.found(match.field)
    there = shows_already(filling, match) if is_opened(match.field) else field and holds(field, match.slot)
    if there:
        filling.found_there(match)
        return None
    return (yield from put(filling, match))


def put(filling: Filling, match: Match) -> Generator[Wish[Any], Any, Failed | None]:
    """Puts it in whatever is there. What the field did not keep is tried once more, and then is a failure."""
    if is_opened(match.field):
        return (yield from choose(filling, match))
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
    option = yield from option_meant(field.choices, slot, shown)
    return not_offered(field.label, field.choices, slot) if option is None else (option,)


def _kept(
    filling: Filling, match: Match, field: Element, operation: Operation
) -> Generator[Wish[Any], Any, Failed | None]:
    """
    Does it, and reads what the field holds. What the field threw away or changed is not written again; what cannot be
    told (the focus went elsewhere meanwhile) is, so that it is done `DELIVERIES` times at most.
    """
    reply = Reply()
    for _ in range(DELIVERIES.count):
        came = yield from reached(filling, field, operation)
        failed = not_reached(came, field, match.slot)
        if failed or isinstance(came, Refused):
            return failed
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
