"""What a person sees to have happened between two looks."""

from dataclasses import replace

from screens import button, dialog, field, screen, text, with_values

from view import Element, State, change, moved_by_itself

PAGE = screen(button("Add"), text("0 items"), title="Cart")


def test_nothing_changed_is_falsy_and_says_so() -> None:
    same = change(PAGE, PAGE)
    assert not same
    assert same.sentence(6) == "nothing on screen changed"


def test_what_appeared_and_what_went_is_named() -> None:
    after = screen(button("Add"), text("1 items"), text("Added"), title="Cart")
    told = change(PAGE, after).sentence(6)
    assert 'appeared: text "1 items", text "Added"' in told
    assert 'gone: text "0 items"' in told


def test_a_long_list_is_counted() -> None:
    after = screen(button("Add"), text("0 items"), *(text(f"row {n}") for n in range(9)), title="Cart")
    assert "and 7 more" in change(PAGE, after).sentence(2)


def test_a_second_of_the_same_is_something_that_appeared() -> None:
    after = screen(button("Add"), button("Add"), text("0 items"), title="Cart")
    assert [item.name for item in change(PAGE, after).appeared] == ["Add"]


def test_order_alone_is_no_change_to_a_person() -> None:
    after = screen(text("0 items"), button("Add"), title="Cart")
    assert not change(PAGE, after)


def test_a_new_title_and_a_new_front_are_told() -> None:
    after = screen(button("Add"), text("0 items"), dialog("Sure?"), title="Order")
    told = change(PAGE, after).sentence(6)
    assert 'the window is now "Order"' in told
    assert 'in front is now dialog "Sure?"' in told


def test_a_restless_node_is_no_change() -> None:
    clock = PAGE.items[1].node
    after = replace(PAGE, items=(PAGE.items[0], replace(PAGE.items[1], name="1 items")))
    assert change(PAGE, after)
    assert not change(PAGE, after, frozenset({clock}))


def test_a_node_moves_by_itself_when_its_own_words_differ() -> None:
    after = replace(PAGE, items=(PAGE.items[0], replace(PAGE.items[1], name="1 items")))
    assert moved_by_itself(PAGE, after) == {PAGE.items[1].node}


def test_states_are_not_words() -> None:
    after = replace(PAGE, items=(replace(PAGE.items[0], states=frozenset({State.DISABLED})), PAGE.items[1]))
    assert moved_by_itself(PAGE, after) == frozenset()


def test_a_value_is_a_fields_own_words() -> None:
    page = screen(field("Name"))
    assert moved_by_itself(page, with_values(page, {"Name": "Kim"})) == {page.items[0].node}


def test_elements_without_a_reference_never_move_by_themselves() -> None:
    one = replace(PAGE, items=(Element(role="text", name="a"),))
    two = replace(PAGE, items=(Element(role="text", name="b"),))
    assert moved_by_itself(one, two) == frozenset()
