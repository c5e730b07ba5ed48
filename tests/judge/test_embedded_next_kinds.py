"""What is meant where no name says it: by comparing, counting, turning to it, opening the way, or its place alone."""

from dataclasses import replace

import pytest
from asked import TARGET, TOP, chosen, move, target
from duties import did, span
from states import shown, state

from judge import NONE, State, elements
from judge import Kind as Asked
from view import Element, Submission

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


@pytest.mark.parametrize(
    ("before", "after"), [("Month before", "Month after"), ("Go to previous month", "Go to next month")]
)
def test_an_arrow_says_its_direction_and_what_it_turns_and_nothing_else(before: str, after: str) -> None:
    days = [f'button "{n} June 2031"' for n in range(1, 31)]
    lines = (f'button "{before}"', 'text "June 2031"', f'button "{after}"', *days, 'button "Leave it for later"')
    screen = state("choose 8 July 2031", *lines)
    pool = [item for item in screen.items if item.name in (before, after, "8 June 2031", "Leave it for later")]
    answer = chosen(screen, Asked.TARGET, elements(pool), f"press it to accomplish: {screen.step}")
    assert pool[int(answer.top) - 1].name == after
    back = replace(screen, step="choose 8 May 2031")
    answer = chosen(back, Asked.TARGET, elements(pool), f"press it to accomplish: {back.step}")
    assert pool[int(answer.top) - 1].name == before


def test_no_arrow_is_what_only_has_later_in_its_name() -> None:
    days = [f'button "{n} June 2031"' for n in range(1, 31)]
    screen = state("choose 8 July 2031", 'text "June 2031"', *days, 'button "Leave it for later"')
    pool = [item for item in screen.items if item.name in ("8 June 2031", "Leave it for later")]
    answer = chosen(screen, Asked.TARGET, elements(pool), f"press it to accomplish: {screen.step}")
    assert answer.p("2") < TARGET


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


def test_the_one_button_beside_a_name_and_a_price_adds_the_thing_whatever_it_says() -> None:
    page = (
        *TOP,
        'heading "Pewter spoon"',
        'text "€ 9.00"',
        'text "Two left"',
        'button "Make it mine"',
        'button "Compare"',
    )
    line, p = target(state("add the Pewter spoon to the cart", *page))
    assert line.startswith('button "Make it mine"')
    assert p >= TARGET


def test_of_two_buttons_that_say_nothing_known_none_is_guessed() -> None:
    page = (*TOP, 'heading "Pewter spoon"', 'text "€ 9.00"', 'button "Make it mine"', 'button "Wrap it"')
    assert target(state("add the Pewter spoon to the cart", *page))[1] < TARGET


def test_a_form_that_is_being_filled_is_not_left_for_a_link_of_the_frame() -> None:
    lines = (
        'link "Users" @ navigation "Breadcrumbs"',
        'textbox "First name" = "Ann"',
        'checkbox "Crew member" [unchecked]',
        'button "Save"',
    )
    before = state('type "Ann" as the first name and make this user a member of the crew', *lines)
    typed = did(before, 'typed "Ann" into textbox "First name"')
    assert not target(typed)[0].startswith("link")


def test_once_all_duties_are_done_nothing_more_is_pressed() -> None:
    step = 'enter "fog" as the word and press Send'
    lines = ('textbox "Word" = "fog"', 'button "Send"')
    sent = did(state(step, *lines), 'typed "fog" into textbox "Word"', 'pressed button "Send"')
    assert move(sent) == "finished"
    assert target(sent)[0] == NONE


def test_a_text_is_sought_before_its_form_is_sent_and_a_form_without_the_field_is_not_sent() -> None:
    screen = state("select 06/09/2031 as the date and hit submit", 'textbox "Date" [readonly]', 'button "Submit"')
    pool = [item for item in screen.items if item.role == "button"]
    answer = chosen(screen, Asked.TARGET, elements(pool), f"press it to accomplish: {screen.step}")
    assert answer.top == NONE


def test_a_listed_name_that_is_a_verb_elsewhere_stays_a_name() -> None:
    boxes = ('checkbox "moss" [checked]', 'checkbox "fill" [unchecked]', 'checkbox "bay" [unchecked]', 'button "OK"')
    assert target(state("select moss, fill, bay and click OK", *boxes))[0].startswith('checkbox "fill"')


def test_a_text_takes_anothers_place_where_that_stands() -> None:
    rows = (
        'textbox "A new errand"',
        'text "buy rye" @ listitem #1',
        'text "pay rent" @ listitem #2',
        'button "×" @ listitem #2',
    )
    screen = state('change the text of "pay rent" to "pay the rent"', *rows)
    answer = chosen(screen, Asked.TARGET, elements(screen.items), f"press it to accomplish: {screen.step}")
    assert screen.items[int(answer.top) - 1].name == "pay rent"
    opened = did(screen, 'double-clicked text "pay rent"', lines=(rows[0], rows[1], 'textbox "Edit" = "pay rent"'))
    assert move(opened, typing=True) == "type"
    assert span(opened, "pay the rent") == 'type "pay the rent" into textbox "Edit"'


def test_a_result_that_the_step_states_is_nothing_to_type() -> None:
    screen = state(
        'change the amount to "4" and refresh the cart, so that the total is "48"',
        'searchbox "Search" @ banner',
        'spinbutton "Amount" = "1"',
        'button "Refresh"',
    )
    assert span(screen, "4", "48") == 'type "4" into spinbutton "Amount"'


def test_a_search_never_does_anything_to_what_it_found() -> None:
    field = 'textbox "Filter our shelves"'
    screen = state('search for "Pewter spoon"', field, 'heading "Pewter spoon"', 'button "Add Pewter spoon to basket"')
    typed = did(
        screen,
        f'typed "Pewter spoon" into {field}',
        lines=(f'{field} = "Pewter spoon"', 'heading "Pewter spoon"', 'button "Add Pewter spoon to basket"'),
    )
    line, p = target(typed)
    assert line == NONE or p < TARGET / 2


def test_of_several_links_of_one_name_the_first_of_the_pages_own_is_taken() -> None:
    where = ("navigation", "main > listitem #1", "main > listitem #2")
    line, p = target(state('open the product "Pewter spoon"', *(f'link "Pewter spoon" @ {w}' for w in where)))
    assert line.endswith("listitem #1")
    assert p >= TARGET


def test_of_several_equal_buttons_that_do_something_to_a_thing_none_is_guessed() -> None:
    cards = (line for n in "123" for line in (f'text "Spoon {n}" @ listitem #{n}', f'button "Remove" @ listitem #{n}'))
    assert target(state("remove the Pewter fork", *cards))[1] < TARGET


def test_the_result_that_is_counted_to_is_opened_and_what_is_excluded_does_not_count() -> None:
    links = [f'link "{name}" @ listitem #{n}' for n, name in enumerate(("Ash", "Birch", "Cedar"), 1)]
    line, p = target(state("choose the second result", *links))
    assert line.startswith('link "Birch"')
    assert p >= TARGET
    books = ('link "Tides, second edition" @ listitem #1', 'link "Tides" @ listitem #2')
    assert target(state('open the book "Tides", not the second edition', *books))[0].startswith('link "Tides"')


def test_a_button_is_pressed_in_the_row_that_the_step_names() -> None:
    rows = (
        line
        for n, who in enumerate(("Ola", "Kim"), 1)
        for line in (f'cell "{who}" @ row #{n}', f'button "Edit" @ row #{n}')
    )
    line, p = target(state("in the row of Kim, press Edit", *rows))
    assert line.endswith("row #2")
    assert p >= TARGET
