"""What an `enter` step leaves empty in its form, and which of its texts a form may do without."""

from __future__ import annotations

from view import Element, State, Support

from .filling import Filling
from .shortcuts import is_search_box
from .slots import Slot, details_of, fields, is_aside, plain_words


def is_common(slot: Slot) -> bool:
    """
    A detail that forms ask for again and again (`slots.DETAILS`): flows give it to forms that do without it. Any other
    text was written for this form.
    """
    return bool(details_of(plain_words(slot.name)))


def still_open(filling: Filling) -> tuple[Element, ...]:
    """The empty text fields of the form that was filled in: no search box, nothing that is marked as optional."""
    done = [filling.found(one.match.field) for one in filling.entered_slots.values()]
    forms = {field.submission.form for field in done if field is not None}
    wanted = " ".join(filling.names)
    return tuple(
        field
        for field in fields(filling.screen)
        if field.offers(Support.TYPE) and not field.value and not field.filled and field.submission.form in forms
        if not is_search_box(field) and not is_aside(field, wanted) and not _is_optional(field)
    )


def _is_optional(field: Element) -> bool:
    said = f"{field.name} {field.description} {field.placeholder}".casefold()
    return "optional" in said and not field.has(State.REQUIRED)
