"""What comes next in a step that is a row of plain duties: each in its order, once, by what shows and what was done."""

from dataclasses import replace

import pytest
from asked import KEYS, TARGET, chosen, move, target
from states import after, shown, state

from judge import NONE, State, elements
from judge import Kind as Asked
from judge.question import Option
from view import Element, Submission


def did(before: State, *deeds: str, lines: tuple[str, ...] = ()) -> State:
    """The same screen, or another, once those things were done in the step."""
    told = after(before, deeds[-1], *lines) if lines else replace(before, last=deeds[-1])
    return replace(told, history=(f"step: {before.step}", *deeds))


def shortcut(screen: State) -> str:
    return chosen(screen, Asked.SHORTCUT, [Option(key=key, text=key) for key in KEYS]).top


def span(screen: State, *texts: str) -> str:
    """Which text goes into which field, as the option says it."""
    fields = [item for item in screen.items if item.role in ("textbox", "searchbox", "spinbutton")]
    pairs = [(text, field) for text in texts for field in fields]
    options = [Option(key=str(n), text=f'type "{t}" into {f.label}', element=f) for n, (t, f) in enumerate(pairs, 1)]
    top = chosen(screen, Asked.SPAN, options).top
    return NONE if top == NONE else options[int(top) - 1].text


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


CARDS = ("19 min", "1h 5m", "45 min")


def trips(verb: str) -> list[str]:
    prices = (240, 95, 1130)
    lines = []
    for n, (lasts, price) in enumerate(zip(CARDS, prices, strict=True), 1):
        where = f"listitem #{n}"
        lines += [f'text "Lasts {lasts}" @ {where}', f'text "$ {price}" @ {where}', f'button "{verb}" @ {where}']
    return lines


@pytest.mark.parametrize(
    ("step", "card"),
    [
        ("take the cheapest trip", 2),
        ("take the trip with the highest price", 3),
        ("take the shortest trip", 1),
        ("take the trip with the longest duration", 2),
    ],
)
def test_a_superlative_compares_what_stands_on_the_cards(step: str, card: int) -> None:
    line, p = target(state(step, *trips("Take")))
    assert line.endswith(f"listitem #{card}")
    assert p >= TARGET


def test_nothing_is_compared_where_two_cards_tie() -> None:
    lines = [
        'text "$ 5" @ listitem #1',
        'button "Take" @ listitem #1',
        'text "$ 5" @ listitem #2',
        'button "Take" @ listitem #2',
    ]
    assert target(state("take the cheapest trip", *lines))[1] < TARGET


def test_the_field_that_is_counted_to_is_taken_though_none_has_a_name() -> None:
    fields = shown('textbox ""', 'textbox ""', 'textbox ""')
    fields = tuple(replace(field, path=(f"cell #{n}",)) for n, field in enumerate(fields, 1))
    screen = replace(state("focus the 2nd text field"), items=fields)
    answer = chosen(screen, Asked.TARGET, elements(fields), f"press it to accomplish: {screen.step}")
    assert answer.top == "2"


def posts() -> list[str]:
    lines = []
    for n, name in enumerate(("@lea", "@tom", "@kai"), 1):
        lines += [f'text "{name}" @ listitem #{n}', *(f'img "{b}" @ listitem #{n}' for b in ("reply", "more"))]
    return lines


def clicked(screen: State) -> State:
    kept = frozenset(shown('button "x"')[0].supports)
    items = tuple(replace(i, supports=kept) if i.role == "img" else i for i in screen.items)
    return replace(screen, items=items)


def test_an_icon_is_taken_from_the_card_the_step_speaks_of() -> None:
    line, p = target(clicked(state('for the user @tom, click on the "Reply" button', *posts())))
    assert line.startswith('img "reply"')
    assert line.endswith("listitem #2")
    assert p >= TARGET


def test_what_does_not_show_is_looked_for_behind_the_cards_own_menu() -> None:
    line, _ = target(clicked(state('for the user @kai, click on the "Silence" button', *posts())))
    assert line.startswith('img "more"')
    assert line.endswith("listitem #3")


def test_sections_are_opened_one_after_the_other_until_the_thing_shows() -> None:
    shut = [f'tab "Part {n}" [collapsed]' for n in (1, 2, 3)]
    screen = state('expand the parts below, find the link "larch" and click it', *shut)
    first, p = target(screen)
    assert first.startswith('tab "Part 1"')
    assert p >= TARGET
    opened = did(screen, 'pressed tab "Part 1"', lines=('tab "Part 1" [expanded]', 'text "Nothing here."', *shut[1:]))
    assert target(opened)[0].startswith('tab "Part 2"')


def test_a_page_that_asks_who_one_is_is_passed_as_a_guest() -> None:
    lines = (
        'heading "How would you like to order?"',
        'textbox "Password"',
        'button "Sign in"',
        'button "Order as a guest"',
        'link "Register"',
    )
    line, p = target(state("continue to the delivery", *lines))
    assert line.startswith('button "Order as a guest"')
    assert p >= TARGET
    assert "guest" not in target(state("sign in to the shop", *lines))[0]


DAYS = [f'link "{n}" @ table' for n in range(1, 31)]


def calendar(step: str, month: str) -> State:
    return state(
        step, 'textbox "Date" [readonly]', 'button "Previous month"', f'text "{month}"', 'button "Next month"', *DAYS
    )


@pytest.mark.parametrize(
    ("month", "wanted"),
    [("June 2031", 'link "9"'), ("May 2031", 'button "Next month"'), ("August 2031", 'button "Previous month"')],
)
def test_a_calendar_is_turned_to_the_month_and_then_the_day_is_taken(month: str, wanted: str) -> None:
    screen = calendar("select 06/09/2031 as the date and hit submit", month)
    pool = [i for i in screen.items if i.supports and i.name in ("9", "Next month", "Previous month", "19")]
    answer = chosen(screen, Asked.TARGET, elements(pool), f"press it to accomplish: {screen.step}")
    assert pool[int(answer.top) - 1].label == wanted
    assert answer.p(answer.top) >= TARGET


def test_the_row_that_a_field_proposes_for_the_text_is_taken_before_the_next_text() -> None:
    fields = ('textbox "From"', 'textbox "To"', 'button "Search"')
    screen = state("fly from Oslo to Bergen", *fields)
    typed = did(
        screen,
        'typed "Oslo" into textbox "From"',
        lines=('textbox "From" = "Oslo"', 'option "Osloer Street"', 'option "Oslo (OSL)"', *fields[1:]),
    )
    assert target(typed)[0].startswith('option "Oslo (OSL)"')


def test_a_value_that_the_step_asks_for_is_read_off_its_own_row() -> None:
    rows = [
        line
        for n, (k, v) in enumerate([("Height", "12"), ("Weight", "80")], 1)
        for line in (f'cell "{k}" @ row #{n}', f'cell "{v}" @ row #{n}')
    ]
    screen = state("enter the value of Weight into the field and press OK", *rows, 'textbox ""', 'button "OK"')
    assert span(screen, "12", "80") == 'type "80" into textbox'


def test_a_forms_own_button_sends_it_off_not_another_forms() -> None:
    def within(element: Element, form: str) -> Element:
        return replace(element, submission=Submission(form=form, submits=element.role == "button", default=True))

    items = shown('searchbox "Search"', 'button "Go"', 'textbox "Nickname"', 'button "OK"')
    items = tuple(within(item, "a" if n < 2 else "b") for n, item in enumerate(items))
    screen = replace(state('type "Ada" as the nickname and submit'), items=items)
    typed = did(screen, 'typed "Ada" into textbox "Nickname"')
    typed = replace(typed, items=(*items[:2], replace(items[2], value="Ada"), items[3]))
    assert target(typed)[0].startswith('button "OK"')


def test_what_is_due_is_the_same_whatever_the_order_of_the_options() -> None:
    screen = state("press Again", *(f'button "Again" @ main > group "{g}"' for g in "abc"), 'button "Other"')
    pool = list(screen.items)
    forth = chosen(screen, Asked.TARGET, elements(pool), f"press it to accomplish: {screen.step}")
    back = chosen(screen, Asked.TARGET, elements(pool[::-1]), f"press it to accomplish: {screen.step}")
    assert pool[int(forth.top) - 1] is pool[::-1][int(back.top) - 1] is pool[0]
    assert forth.p(forth.top) == back.p(back.top) >= TARGET
