"""When a screen is back as it was, and what may be tried to bring it back."""

from __future__ import annotations

from dataclasses import replace

import pytest
from screens import blind, button, form, item, link, named, screen, tickbox

from act.checkpoint import Reversibility, checkpoint, restored, reversibility
from act.last import Deed, Last
from view import Element, Guards, Kind, Operation, Screen


def pressed(shown: Screen, name: str, act: Kind = Kind.CLICK, text: str = "") -> Last:
    target = named(shown, name)
    operation = Operation(kind=act, target=target.ref, text=(text,) if text else ())
    return Last(deed=Deed.PRESS, words=f"pressed {target.label}", element=target, operation=operation, before=shown)


def typed_return(shown: Screen) -> Last:
    operation = Operation(kind=Kind.CHORD, chord="return")
    return Last(deed=Deed.KEY, words="pressed return", operation=operation, chord="return", before=shown)


@pytest.mark.parametrize(
    ("lines", "back"),
    [
        (("button Go", "text a", "text b", "text c", "text d"), True),
        (("button Go", "text a", "text b", "text c"), True),
        (("button Go", "text a", "text b"), False),
        (("button Go", "text a", "text b", "text c", "text x", "text y"), True),
    ],
)
def test_four_fifths_of_the_marks_have_to_show(lines: tuple[str, ...], back: bool) -> None:
    shown = screen("button Go", "text a", "text b", "text c", "text d")
    assert restored(checkpoint(pressed(shown, "Go")), screen(*lines)) is back


def test_the_same_at_another_address_is_not_back() -> None:
    shown = screen("button Go", "text a")
    elsewhere = screen("button Go", "text a", address="http://shop.example/other")
    assert not restored(checkpoint(pressed(shown, "Go")), elsewhere)


def test_what_was_switched_has_to_stand_as_it_did_however_much_else_is_back() -> None:
    off = screen(*(f"text {n}" for n in range(30)), tickbox("News"))
    on = screen(*(f"text {n}" for n in range(30)), tickbox("News", checked=True))
    assert not restored(checkpoint(pressed(off, "News")), on)
    assert restored(checkpoint(pressed(off, "News")), off)


def test_what_changes_by_itself_is_no_mark() -> None:
    shown = screen("button Go", "text 12:00", "text a")
    clock = frozenset({named(shown, "12:00").node})
    now = screen("button Go", "text 12:01", "text a")
    assert not restored(checkpoint(pressed(shown, "Go")), now)
    assert restored(checkpoint(pressed(shown, "Go"), clock), now)


def test_a_screen_that_cannot_be_read_is_not_back() -> None:
    nothing = screen(address="http://shop.example/")
    last = Last(deed=Deed.WAIT, words="waited", before=nothing)
    assert restored(checkpoint(last), nothing)
    assert not restored(checkpoint(last), replace(blind(), address="http://shop.example/"))


def hard(element: Element) -> Reversibility:
    shown = screen(element)
    return reversibility(pressed(shown, element.name), Guards())


def test_what_is_hard_to_undo_is_never_restored() -> None:
    assert hard(button("Delete all")) is Reversibility.IRREVERSIBLE
    assert hard(link("Unsubscribe")) is Reversibility.IRREVERSIBLE


def test_what_the_flow_stops_before_is_hard_to_undo() -> None:
    shown = screen("button Book the flight")
    last = pressed(shown, "Book the flight")
    assert reversibility(last, Guards(stop_before=("booking the flight",))) is Reversibility.IRREVERSIBLE


def test_switches_and_links_can_be_restored_and_escape_is_left_for_the_rest() -> None:
    assert hard(tickbox("News")) is Reversibility.RESTORABLE
    assert hard(item("tab Details")) is Reversibility.RESTORABLE
    assert hard(link("Cart")) is Reversibility.RESTORABLE
    assert hard(button("Filters")) is Reversibility.REVERSIBLE


def test_return_is_as_hard_to_undo_as_the_button_that_it_pressed() -> None:
    mail = screen(form("f", item("textbox Message [focused]"), button("Send"), default="Send"))
    find = screen(form("f", item("searchbox Find [focused]"), button("Go"), default="Go"))
    assert reversibility(typed_return(mail), Guards()) is Reversibility.IRREVERSIBLE
    assert reversibility(typed_return(find), Guards()) is Reversibility.REVERSIBLE


def test_what_nobody_knows_what_it_pressed_is_hard_to_undo() -> None:
    assert reversibility(typed_return(screen("button Go")), Guards()) is Reversibility.IRREVERSIBLE
    unknown = Last(deed=Deed.NOTHING, words="found nothing to use", before=screen("button Go"))
    assert reversibility(unknown, Guards()) is Reversibility.IRREVERSIBLE
