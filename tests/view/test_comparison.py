"""What two looks say of an action that lies between them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from screens import blind, button, dialog, field, omitted, screen, select, text, with_values

from view import LISTED, TITLE, Compared, Element, Lost, Screen, State, Unread, compare

STILL = Compared()


def seen(*lines: Any, **facts: Any) -> Screen:
    return screen(*lines, document="F1 L1", **facts)


PAGE = seen("heading Cart", 'textbox Code = "SPRING"', "button Apply", "text 2 items", title="Cart")


def later(*lines: Any, **facts: Any) -> Screen:
    """A later look at the same document as `PAGE`."""
    return seen(*lines, **{"title": "Cart", "like": PAGE, **facts})


def counted(before: Screen | None, after: Screen, **known: Any) -> Compared:
    came = compare(before, after, **known)
    assert isinstance(came, Compared)
    return came


def changed(shown: Screen, called: str, /, **facts: Any) -> Screen:
    """The same nodes, one of them with other facts."""
    return replace(shown, items=tuple(replace(i, **facts) if i.name == called else i for i in shown.items))


def test_the_same_screen_twice_is_no_change() -> None:
    assert counted(PAGE, PAGE) == STILL


def test_a_look_that_failed_compares_nothing() -> None:
    assert compare(PAGE, blind()) is Unread.READ_FAILED
    assert compare(None, blind()) is Unread.READ_FAILED


@pytest.mark.parametrize("before", [None, blind()])
def test_what_was_never_seen_is_no_baseline(before: Screen | None) -> None:
    assert compare(before, PAGE) is Unread.NO_BASELINE


@pytest.mark.parametrize(
    ("then", "now", "known", "other"),
    [("a", "a", True, False), ("a", "b", True, True), ("", "a", False, False), ("a", "", False, False)],
)
def test_which_document_it_is_is_the_same_another_or_unknown(then: str, now: str, known: bool, other: bool) -> None:
    came = counted(replace(PAGE, document=then), replace(PAGE, document=now))
    assert (came.identity_known, came.document_changed) == (known, other)


@pytest.mark.parametrize("document", ["", "F1 L2"])
def test_two_documents_are_not_counted_against_each_other(document: str) -> None:
    other = screen("text Thanks", document=document)
    came = counted(PAGE, other)
    assert (came.edits, came.moved, came.values_lost, came.focus_moved) == (0, 0, 0, False)


def test_an_address_alone_is_another_place_in_the_same_document() -> None:
    there = replace(PAGE, address="http://shop.example/#reviews")
    assert counted(PAGE, there) == Compared(edits=1)


def test_what_came_went_or_reads_differently_is_counted_once_each() -> None:
    after = later("heading Cart", 'textbox Code = "SPRING"', "button Pay", "text 3 items")
    assert counted(PAGE, after).edits == 4
    assert counted(PAGE, changed(PAGE, "2 items", name="3 items")).edits == 1


def test_a_state_that_others_can_see_is_an_edit_and_where_it_lies_is_none() -> None:
    assert counted(PAGE, changed(PAGE, "Apply", states=frozenset({State.DISABLED}))).edits == 1
    aside = frozenset({State.OFFSCREEN, State.COVERED})
    assert counted(PAGE, changed(PAGE, "Apply", states=aside)) == STILL


def test_what_is_drawn_anew_and_reads_the_same_is_no_change() -> None:
    items = tuple(replace(item, ref=type(item.ref)(f"r2:b{90 + n}")) for n, item in enumerate(PAGE.items))
    assert counted(PAGE, replace(PAGE, items=items)) == STILL


def test_the_same_things_in_another_order_have_moved() -> None:
    turned = replace(PAGE, items=(*PAGE.items[1:], PAGE.items[0]))
    assert counted(PAGE, turned) == Compared(moved=len(PAGE.items))


def test_what_scrolling_brings_into_the_list_is_no_change() -> None:
    near = seen("button More", "text Row 1", omitted=omitted(text=40))
    far = seen("button More", "text Row 1", "text Row 9 [offscreen]", like=near, omitted=omitted(text=39))
    whole = seen("button More", "text Row 1", "text Row 9 [offscreen]", like=near)
    assert counted(near, far) == STILL
    assert counted(replace(near, omitted=()), whole).edits == 1


def test_a_new_title_and_a_new_front_are_changes() -> None:
    assert counted(PAGE, replace(PAGE, title="Order")).edits == 1
    asked = later("heading Cart", 'textbox Code = "SPRING"', "button Apply", "text 2 items", dialog("Sure?"))
    assert counted(PAGE, asked).edits == 1


def test_what_changes_by_itself_takes_no_part() -> None:
    restless = frozenset({PAGE.items[3].node, TITLE})
    after = replace(changed(PAGE, "2 items", name="3 items"), title="Cart (1)")
    assert counted(PAGE, after, restless=restless) == STILL


FOCUSED = frozenset({State.FOCUSED})


def test_a_focus_that_went_to_something_is_told_and_is_no_edit() -> None:
    assert counted(PAGE, changed(PAGE, "Apply", states=FOCUSED)) == Compared(focus_moved=True)


def test_a_focus_that_fell_back_to_the_page_is_evidence_of_nothing() -> None:
    focused = changed(PAGE, "Apply", states=FOCUSED)
    assert counted(focused, PAGE) == STILL
    root = seen("document Cart [focused]", "button Apply")
    assert counted(changed(root, "Cart", states=frozenset()), root) == STILL


def test_a_field_that_was_emptied_is_named_with_what_it_held() -> None:
    assert counted(PAGE, with_values(PAGE, {"Code": ""})) == Compared(
        edits=1, values_lost=1, lost=(Lost(field='textbox "Code"', was="SPRING"),)
    )


@pytest.mark.parametrize("after", [with_values(PAGE, {"Code": "AUTUMN"}), later("heading Cart", "button Apply")])
def test_a_field_that_holds_something_else_or_is_gone_has_lost_nothing(after: Screen) -> None:
    assert counted(PAGE, after).values_lost == 0


def test_a_field_that_was_to_be_emptied_has_lost_nothing() -> None:
    own = frozenset({PAGE.items[1].node})
    assert counted(PAGE, with_values(PAGE, {"Code": ""}), emptied=own).values_lost == 0


@pytest.mark.parametrize(
    "private",
    [
        field("Token", value="[secret:token]"),
        field("Card", value="4111", autocomplete="billing cc-number"),
        field("Password", filled=True),
    ],
    ids=["a secret", "a card", "a password"],
)
def test_what_is_nobodys_business_is_lost_without_its_value(private: Element) -> None:
    before = seen(private)
    after = replace(before, items=(replace(before.items[0], value="", filled=False),))
    assert [each.was for each in counted(before, after).lost] == [None]


def test_a_choice_that_was_taken_back_is_lost_too() -> None:
    before = seen(select("Country", "Peru", value="Peru"))
    assert counted(before, with_values(before, {"Country": ""})).values_lost == 1


def test_of_many_lost_values_the_first_ones_are_named_and_all_are_counted() -> None:
    before = seen(*(field(f"Field {n}", value="x") for n in range(LISTED + 3)))
    came = counted(before, with_values(before, {f"Field {n}": "" for n in range(LISTED + 3)}))
    assert (came.values_lost, len(came.lost), came.lost[0].field) == (LISTED + 3, LISTED, 'textbox "Field 0"')


ITEMS = st.lists(st.sampled_from([button("Go"), text("one"), text("two"), field("Name"), button("Go", value="x")]))


@given(ITEMS, ITEMS)
def test_coming_and_going_are_counted_alike(left: list[Element], right: list[Element]) -> None:
    """Whatever the screens: the way back counts as many edits and moves as the way there."""
    before, after = seen(*left), seen(*right)
    there, back = counted(before, after), counted(after, before)
    assert (there.edits, there.moved) == (back.edits, back.moved)
    assert counted(before, before) == STILL
