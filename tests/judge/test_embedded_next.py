"""What comes next in a step that is a row of plain duties: each in its order, once, by what shows and what was done."""

import pytest
from asked import TARGET, move, target
from duties import did, shortcut, span
from states import state

from judge import State

FORM = ('textbox "Day of arrival"', 'textbox "Hour"', 'button "Send"')


def test_a_text_is_typed_before_its_form_is_sent_off() -> None:
    screen = state("enter 04/09/2031 as the arrival and press Send", *FORM)
    assert move(screen, typing=True) == "type"
    assert span(screen, "04/09/2031") == 'type "04/09/2031" into textbox "Day of arrival"'


@pytest.mark.parametrize("value", ["2031-04-09", "04/09/2031", "9 April 2031", "Apr 9, 2031"])
def test_a_date_counts_as_entered_however_the_field_writes_it(value: str) -> None:
    screen = state(
        "enter 04/09/2031 as the arrival and press Send",
        f'textbox "Day of arrival" = "{value}"',
        *FORM[1:],
    )
    line, p = target(screen)
    assert move(screen, typing=True) == "activate"
    assert line.startswith('button "Send"')
    assert p >= TARGET


def test_a_time_counts_as_entered_however_the_field_writes_it() -> None:
    screen = state("enter 7:45 PM as the hour and hit send", *FORM[:1], 'textbox "Hour" = "19:45"', FORM[2])
    assert target(screen)[0].startswith('button "Send"')


def test_the_listed_boxes_are_ticked_one_after_the_other_and_then_the_form_is_sent() -> None:
    boxes = ("Rye", "Oats", "Barley", "Spelt")
    step = "select Oats, Spelt and Rye and click Order"
    ticked: list[str] = []
    for wanted in ("Oats", "Spelt", "Rye"):
        lines = [f'checkbox "{b}" [{"checked" if b in ticked else "unchecked"}]' for b in boxes]
        line, p = target(state(step, *lines, 'button "Order"'))
        assert line.startswith(f'checkbox "{wanted}"')
        assert p >= TARGET
        ticked.append(wanted)
    lines = [f'checkbox "{b}" [{"checked" if b in ticked else "unchecked"}]' for b in boxes]
    assert target(state(step, *lines, 'button "Order"'))[0].startswith('button "Order"')


def test_names_that_differ_in_their_capitals_only_are_told_apart() -> None:
    screen = state("select aBc and click Submit", 'radio "AbC"', 'radio "aBc"', 'button "Submit"')
    assert target(screen)[0].startswith('radio "aBc"')


def test_keys_are_pressed_in_order_and_a_repeated_one_twice() -> None:
    keys = [f'button "{n}"' for n in range(10)]
    screen = state('press "4", "4", "7" and "4"', *keys)
    done: list[str] = []
    for wanted in "4474":
        now = did(screen, *done) if done else screen
        assert target(now)[0].startswith(f'button "{wanted}"')
        done.append(f'pressed button "{wanted}"')


@pytest.mark.parametrize("button", ["Go!", "Search", "OK", "Send it"])
def test_press_submit_means_the_only_button_of_the_form_whatever_it_is_called(button: str) -> None:
    screen = state(
        'type "tern" into the bird field and press submit',
        'textbox "Bird"',
        f'button "{button}"',
        'link "About" @ contentinfo',
    )
    typed = did(screen, 'typed "tern" into textbox "Bird"', lines=('textbox "Bird" = "tern"', f'button "{button}"'))
    line, p = target(typed)
    assert line.startswith(f'button "{button}"')
    assert p >= TARGET


def test_press_log_in_means_the_button_beside_the_filled_fields() -> None:
    screen = state(
        'enter the username "mia" and the password "kelp" and press log in',
        'textbox "Username"',
        'textbox "Password"',
        'button "Continue"',
    )
    assert span(screen, "mia", "kelp") == 'type "mia" into textbox "Username"'
    first = did(screen, 'typed "mia" into textbox "Username"', lines=('textbox "Username" = "mia"', *_rest(screen)))
    assert span(first, "mia", "kelp") == 'type "kelp" into textbox "Password"'
    both = did(first, 'typed "mia" into textbox "Username"', 'typed "kelp" into textbox "Password"')
    assert target(both)[0].startswith('button "Continue"')


def _rest(screen: State) -> tuple[str, ...]:
    return tuple(item.label for item in screen.items[1:])


def test_a_sign_in_types_the_name_and_the_password_before_the_button() -> None:
    screen = state(
        "sign in as mia with the password kelp-9",
        'textbox "User:" [required]',
        'textbox "Password:" [required]',
        'button "Sign in"',
    )
    assert move(screen, typing=True) == "type"
    assert span(screen, "mia", "kelp-9") == 'type "mia" into textbox "User:"'


def test_one_text_goes_into_both_fields_where_the_step_says_both() -> None:
    screen = state('enter "moss" into both fields and press Save', 'textbox "New"', 'textbox "Again"', 'button "Save"')
    once = did(screen, 'typed "moss" into textbox "New"', lines=('textbox "New" = "moss"', *_rest(screen)))
    assert span(once, "moss") == 'type "moss" into textbox "Again"'


def test_return_follows_a_text_whose_field_has_no_button() -> None:
    screen = state('add "feed the cat"', 'heading "Chores"', 'textbox "What else?"', 'link "About"')
    assert move(screen, typing=True) == "type"
    typed = did(
        screen,
        'typed "feed the cat" into textbox "What else?"',
        lines=('heading "Chores"', 'textbox "What else?" = "feed the cat"', 'link "About"'),
    )
    assert move(typed) == "shortcut"
    assert shortcut(typed) == "confirm"


def test_a_text_with_a_button_beside_its_field_is_sent_by_the_button() -> None:
    screen = state('add "feed the cat"', 'textbox "Chore"', 'button "Add"')
    typed = did(
        screen, 'typed "feed the cat" into textbox "Chore"', lines=('textbox "Chore" = "feed the cat"', 'button "Add"')
    )
    assert move(typed) == "activate"
    assert target(typed)[0].startswith('button "Add"')


def test_several_texts_go_into_one_field_each_followed_by_return() -> None:
    field = 'textbox "What else?"'
    screen = state('add the chores "sweep" and "cook", in this order', 'heading "Chores"', field, 'link "About"')
    assert move(screen, typing=True) == "type"
    assert span(screen, "sweep", "cook") == f'type "sweep" into {field}'
    typed = did(screen, f'typed "sweep" into {field}', lines=('heading "Chores"', f'{field} = "sweep"', 'link "About"'))
    assert (move(typed, typing=True), shortcut(typed)) == ("shortcut", "confirm")
    sent = did(screen, f'typed "sweep" into {field}', "pressed the confirm shortcut (return)")
    assert move(sent, typing=True) == "type"
    assert span(sent, "sweep", "cook") == f'type "cook" into {field}'


@pytest.mark.parametrize(("said", "key"), [("Enter", "confirm"), ("Escape", "dismiss"), ("the Tab key", "next_field")])
def test_a_key_that_the_step_names_is_pressed(said: str, key: str) -> None:
    screen = state(f"press {said}", 'textbox "Note"', 'link "About"')
    assert (move(screen), shortcut(screen)) == ("shortcut", key)
