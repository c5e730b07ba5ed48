"""The screen model: what makes two looks the same, and what a reference is good for."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as some
from screens import button, dialog, field, form, screen, text, tickbox

from view import TITLE, Box, Element, Front, FrontKind, Problem, Ref, Screen, StaleRef, State

PAGE = screen(field("Name"), button("Save"), text("12 items"), title="Items")


def renumbered(shown: Screen) -> Screen:
    """The same page, new refs and boxes."""
    items = (replace(e, ref=Ref(f"r9:b{n + 500}"), box=Box(1, 2, 3, n)) for n, e in enumerate(shown.items))
    return replace(shown, items=tuple(items), revision=9)


def stated(shown: Screen, name: str, *states: State) -> Screen:
    items = (replace(e, states=frozenset(states)) if e.name == name else e for e in shown.items)
    return replace(shown, items=tuple(items))


def test_same_page_new_refs_same_screen() -> None:
    assert renumbered(PAGE) == PAGE
    assert renumbered(PAGE).fingerprint() == PAGE.fingerprint()


def test_focus_moved_same_fingerprint() -> None:
    assert stated(PAGE, "Name", State.FOCUSED).fingerprint() == PAGE.fingerprint()


def test_scrolled_out_of_view_same_fingerprint() -> None:
    assert stated(PAGE, "Save", State.OFFSCREEN).fingerprint() == PAGE.fingerprint()


@pytest.mark.parametrize(
    "other",
    [
        screen(field("Name", value="Kim"), button("Save"), text("12 items"), title="Items"),
        screen(field("Name"), button("Save"), text("13 items"), title="Items"),
        screen(field("Name"), button("Save"), text("12 items"), title="Other"),
        screen(field("Name"), button("Save"), title="Items"),
        screen(button("Save"), field("Name"), text("12 items"), title="Items"),
        stated(PAGE, "Save", State.DISABLED),
        replace(PAGE, front=Front(kind=FrontKind.DIALOG)),
    ],
    ids=["a value", "a text", "the title", "something gone", "the order", "a state", "the front"],
)
def test_what_a_person_would_see_changes_the_fingerprint(other: Screen) -> None:
    assert other.fingerprint() != PAGE.fingerprint()


def test_a_restless_node_takes_no_part() -> None:
    clock = PAGE.items[2].node
    later = replace(PAGE, items=(*PAGE.items[:2], replace(PAGE.items[2], name="13 items")))
    assert later.fingerprint() != PAGE.fingerprint()
    assert later.fingerprint(frozenset({clock})) == PAGE.fingerprint(frozenset({clock}))


def test_a_restless_title_takes_no_part() -> None:
    other = replace(PAGE, title="(1) Items")
    assert other.fingerprint(frozenset({TITLE})) == PAGE.fingerprint(frozenset({TITLE}))


def test_a_reference_of_an_earlier_screen_is_a_typed_error_at_once() -> None:
    with pytest.raises(StaleRef) as caught:
        PAGE[Ref("r0:b1")]
    assert isinstance(caught.value, Problem)
    assert (caught.value.kind, caught.value.recoverable, caught.value.suggested) == ("stale_reference", True, "observe")


def test_a_reference_names_its_element() -> None:
    assert PAGE[PAGE.items[1].ref].name == "Save"


def test_items_hold_controls_and_texts_in_document_order() -> None:
    assert [item.role for item in PAGE.items] == ["textbox", "button", "text"]
    assert [item.role for item in PAGE.controls] == ["textbox", "button"]
    assert [item.role for item in PAGE.texts] == ["text"]


def test_the_press_key_leaves_out_value_and_states() -> None:
    on, off = tickbox("News", checked=True), tickbox("News")
    assert on.press_key == off.press_key
    assert on.signature != off.signature


def test_a_label_falls_back_to_the_description_then_to_the_role() -> None:
    assert Element(role="button", name="Save").label == 'button "Save"'
    assert Element(role="button", description="saves").label == 'button "saves"'
    assert Element(role="button").label == "button"


def test_what_return_presses_in_a_form_is_known() -> None:
    shown = screen(form("f", field("Name"), button("Cancel"), button("Send"), default="Send"), button("Elsewhere"))
    default = shown.default_button(shown.items[0])
    assert default is not None
    assert default.name == "Send"
    assert shown.default_button(shown.items[3]) is None


def test_a_dialogs_items_are_marked() -> None:
    shown = screen(button("Behind"), dialog("Sure?", button("Yes")))
    assert [item.in_front for item in shown.items] == [False, True]
    assert shown.front.name == "Sure?"


@given(some.lists(some.text(max_size=5), max_size=6), some.lists(some.text(max_size=5), max_size=6))
def test_equal_screens_have_equal_fingerprints(left: list[str], right: list[str]) -> None:
    one = Screen(items=tuple(Element(role="text", name=name) for name in left))
    two = Screen(items=tuple(Element(role="text", name=name, ref=Ref("r1:b1")) for name in right))
    if one == two:
        assert one.fingerprint() == two.fingerprint()
