"""A step that is a row of duties is done once its own deeds bear out each of them, though no page says so."""

from dataclasses import replace

import pytest
from asked import DONE_AFTER, TARGET, chosen, move, target, yes
from duties import did, span
from states import shown, state

from judge import NONE, State, elements
from judge import Kind as Asked
from view import Element

ENDED = 'status "The list is shut"'


def done(screen: State) -> float:
    return yes(screen, Asked.DONE)


def held(label: str, value: str) -> Element:
    return replace(shown(label)[0], value=value)


def with_items(screen: State, *items: Element) -> State:
    return replace(screen, items=(*items, *screen.items[len(items) :]))


def test_a_time_that_its_field_writes_another_way_is_entered() -> None:
    before = state("Enter 8:04 PM as the time and press submit.", 'textbox "time"', 'button "Submit"')
    after = did(
        before,
        'typed "8:04 PM" into textbox "time"',
        'pressed button "Submit"',
        f"appeared: {ENDED}",
        lines=('textbox "time"', 'button "Submit"', ENDED),
    )
    after = replace(after, last='pressed button "Submit"')
    assert done(with_items(after, held('textbox "time"', "20:04"))) >= DONE_AFTER


def test_what_wins_a_comparison_and_was_pressed_is_done_and_not_pressed_again() -> None:
    offers = [
        f"{line} @ listitem #{n}"
        for n, (lasts, price) in enumerate((("4h", 390), ("5h", 1255)), 1)
        for line in (f'text "{lasts}"', f'button "Book for ${price}"')
    ]
    before = state("Buy the ticket with the cheapest price.", *offers)
    taken = did(before, 'pressed button "Book for $390"', f"appeared: {ENDED}", lines=(*offers, ENDED))
    other = did(before, 'pressed button "Book for $1255"', f"appeared: {ENDED}", lines=(*offers, ENDED))
    assert done(replace(taken, last='pressed button "Book for $390"')) >= DONE_AFTER
    assert done(replace(other, last='pressed button "Book for $1255"')) < DONE_AFTER


def test_how_a_thing_is_looked_for_is_no_part_that_could_be_missing() -> None:
    rows = ('listitem "Riley"', 'listitem "Truman"', 'listitem "Ames"')
    screen = state('Navigate through the file tree. Find and click on the folder or file named "Truman".', *rows)
    pressed = did(screen, 'pressed listitem "Truman"', 'appeared: listitem "Keli"', lines=(*rows, 'listitem "Keli"'))
    assert done(replace(pressed, last='pressed listitem "Truman"')) >= DONE_AFTER


def test_a_part_that_shut_again_when_the_next_was_opened_is_not_opened_twice() -> None:
    screen = state(
        'Expand the sections below, to find and click on the link "Nova".',
        'tab "Part 1" [collapsed]',
        'tab "Part 2" [collapsed]',
        'tab "Part 3" [collapsed]',
    )
    assert target(did(screen, 'pressed tab "Part 1"', 'pressed tab "Part 2"'))[0].startswith('tab "Part 3"')


def test_a_link_that_does_not_show_is_looked_for_behind_each_tab_that_the_step_speaks_of() -> None:
    tabs = ('tab "One" [selected]', 'tab "Two"', 'tab "Three"')
    screen = state('Switch between the tabs to find and click on the link "Nova".', *tabs)
    assert target(did(screen, 'pressed tab "Two"'))[0].startswith('tab "Three"')


@pytest.mark.parametrize(
    ("step", "lines", "line"),
    [
        ("Click the button.", ('button "Click me"',), 'button "Click me"'),
        ("Focus into the textbox.", ('textbox ""', 'button "Go"'), 'textbox ""'),
        ("Press the last button.", ('button "A"', 'button "B"', 'link "C"'), 'button "B"'),
        ("Check the 2nd radio button and press Save.", ('radio "A"', 'radio "B"', 'button "Save"'), 'radio "B"'),
    ],
)
def test_a_control_is_told_by_its_kind_and_place_alone(step: str, lines: tuple[str, ...], line: str) -> None:
    found, p = target(state(step, *lines))
    assert found.startswith(line)
    assert p >= TARGET


def test_of_several_buttons_none_is_the_button() -> None:
    assert target(state("Click the button.", 'button "Mine"', 'button "Yours"'))[1] < TARGET


def test_a_text_goes_into_the_field_that_is_counted_to() -> None:
    fields = tuple(held(f'textbox "" @ cell #{n}', "") for n in (1, 2, 3))
    screen = with_items(state('enter the number "3" into the 2nd textbox', *('textbox ""',) * 3), *fields)
    assert move(screen, typing=True) == "type"
    assert span(screen, "3") == 'type "3" into textbox'


MAIL = ('generic "Ida Ferry times" (click)', 'generic "Olav Keys" (click)')
LETTER = (
    'img "trash" (click)',
    'img "star" (click)',
    'text "Ida"',
    'generic "Reply" (click)',
    'generic "Forward" (click)',
)


@pytest.mark.parametrize(
    ("step", "line"),
    [
        ("Find the email by Ida and click the star icon to mark it as important.", 'img "star"'),
        ('Find the email by Ida and reply to them with the text "Fine".', 'generic "Reply"'),
        ("Find the email by Ida and forward that email to Kim.", 'generic "Forward"'),
        ("Forward to Kim the email from Ida.", 'generic "Forward"'),
    ],
)
def test_a_message_is_opened_by_whose_it_is_and_then_dealt_with(step: str, line: str) -> None:
    assert target(state(step, *MAIL))[0].startswith('generic "Ida Ferry times"')
    opened = did(state(step, *MAIL), f"pressed {MAIL[0].removesuffix(' (click)')}", lines=LETTER)
    assert target(opened)[0].startswith(line)


def test_a_message_is_not_passed_on_while_nobody_is_named_in_its_field() -> None:
    step = "Find the email by Ida and forward that email to Kim."
    form = ('text "to:"', 'textbox "to:"', 'img "send" (click)')
    begun = did(state(step, *MAIL), 'pressed generic "Ida Ferry times"', 'pressed generic "Forward"', lines=form)
    assert done(begun) < DONE_AFTER
    assert span(begun, "Kim") == 'type "Kim" into textbox "to:"'


def test_a_list_is_turned_page_by_page_until_it_shows_whose_entry_is_sought() -> None:
    pages = ('heading "Ada"', 'text "Address:"', 'generic "1 Elm Road" (click)', 'link "<"', 'link ">"')
    screen = state("Find Sven in the contact book and click on their address.", *pages)
    assert target(screen)[0].startswith('link ">"')
    turned = did(screen, 'pressed link ">"', lines=('heading "Sven"', *pages[1:]))
    assert target(turned)[0].startswith('generic "1 Elm Road"')


def feed(*names: str) -> list[str]:
    owners = ("@lea", "@tom", "@lea")
    cards = zip(owners, names, strict=True)
    return [
        f"{line} @ listitem #{n}"
        for n, (owner, name) in enumerate(cards, 1)
        for line in (f'text "{owner}"', f'img "{name}" (click)')
    ]


def test_all_of_somebodys_are_pressed_before_the_form_is_sent_off() -> None:
    step = 'Click the "Like" button on all posts by @lea and then click Submit.'
    before = state(step, *feed("like", "like", "like"), 'button "Submit"')
    assert target(before)[0] == 'img "like" (click) @ listitem #1'
    once = did(
        before, 'pressed img "like"', 'appeared: img "like active"', lines=tuple(feed("like active", "like", "like"))
    )
    assert target(once)[0].endswith("listitem #3")


def test_a_menus_item_that_goes_on_with_whom_it_is_about_is_the_one_named() -> None:
    step = 'For the user @tom, click on the "Mute" button.'
    opened = state(step, *feed("more", "more", "more"), 'listitem "Mute @tom" (click)', 'listitem "Block @tom" (click)')
    assert target(opened)[0].startswith('listitem "Mute @tom"')
    line, p = target(state(step, 'listitem "Mute @lea" (click)', 'button "Go"'))
    assert line == NONE or p < TARGET


def flights(*prices: int) -> list[str]:
    cards = zip(("14h 42m", "3h 21m"), prices, strict=True)
    return [
        f"{line} @ listitem #{n}"
        for n, (lasts, price) in enumerate(cards, 1)
        for line in (f'text "{lasts}"', f'button "Book flight for ${price}"')
    ]


FORM = ('textbox "From"', 'textbox "To"', 'textbox "Departure date" [readonly]', 'button "Search"')
BOOKING = "Book the shortest flight from: Oslo to: Bergen on 10/16/2016."
BY_THE_FORM = (
    'typed "Oslo" into textbox "From"',
    'typed "Bergen" into textbox "To"',
    'pressed textbox "Departure date"',
    'pressed link "16"',
    'pressed button "Search"',
)


def test_a_day_that_was_picked_stays_entered_when_its_form_has_gone() -> None:
    listed = did(state(BOOKING, *FORM), *BY_THE_FORM, lines=tuple(flights(379, 209)))
    assert target(listed)[0].startswith('button "Book flight for $209"')


def test_what_loses_the_comparison_was_not_what_the_step_asked_for() -> None:
    lines = tuple(flights(379, 209))
    listed = did(state(BOOKING, *FORM), *BY_THE_FORM, 'pressed button "Book flight for $379"', lines=lines)
    assert done(listed) < DONE_AFTER


SOLVE = "Solve the math problem and type your answer into the textbox. Press submit when done."


def test_an_answer_that_the_step_asks_for_is_worked_out_and_typed_before_the_form_is_sent() -> None:
    screen = state(SOLVE, 'text "12 + 3 ="', 'textbox ""', 'button "Submit"')
    assert move(screen, typing=True) == "type"
    assert span(screen, "15") == 'type "15" into textbox'
    assert target(screen)[1] < TARGET or not target(screen)[0].startswith('button "Submit"')


def test_a_form_is_not_sent_without_an_answer_that_cannot_be_worked_out() -> None:
    screen = state(SOLVE, 'text "How many eggs are there?"', 'textbox ""', 'button "Submit"')
    assert move(screen, typing=True) == "stuck"
    assert target(screen)[0] == NONE


def results(*names: str) -> tuple[str, ...]:
    return (*(f'link "{name}" @ main > list > listitem #{n}' for n, name in enumerate(names, 1)), 'link ">"')


def test_a_result_further_down_than_the_page_is_counted_on_across_pages() -> None:
    step = 'Use the textbox to enter "mugs" and press "Search", then find and click the 4th search result.'
    search = ('textbox "Search"', 'button "Search"')
    begun = ('typed "mugs" into textbox "Search"', 'pressed button "Search"')
    first = did(state(step, *search), *begun, lines=(*search, *results("Blue", "Red", "Big")))
    assert done(first) < DONE_AFTER
    assert target(first)[0].startswith('link ">"')
    turned = did(state(step, *search), *begun, 'pressed link ">"', lines=(*search, *results("Low", "Wide", "Odd")))
    assert target(turned)[0].startswith('link "Low"')


DRAWN = "Generate a number less than 5, then press submit."


def test_a_number_is_made_anew_until_it_is_as_the_step_wants_it() -> None:
    screen = ('button "Generate"', 'button "Submit"')
    high = did(state(DRAWN, *screen), 'pressed button "Generate"', lines=('text "8"', *screen))
    low = did(state(DRAWN, *screen), 'pressed button "Generate"', lines=('text "3"', *screen))
    assert target(high)[0].startswith('button "Generate"')
    assert target(low)[0].startswith('button "Submit"')
    sent = did(
        state(DRAWN, *screen), 'pressed button "Generate"', 'pressed button "Submit"', lines=('text "8"', *screen)
    )
    assert done(sent) < DONE_AFTER


def test_one_press_does_not_bear_out_two_that_the_step_asks_for() -> None:
    screen = ('button "Start"', 'button "Stop"')
    once = did(
        state('Press "Start" and press "Stop".', *screen), 'pressed button "Start"', f"appeared: {ENDED}", lines=screen
    )
    assert done(once) < DONE_AFTER


SEEK = "Search for crime films directed by Curry from year 1995."


@pytest.mark.parametrize(
    ("fields", "go"),
    [
        (("Genre", "Director", "Year"), 'button "Search"'),
        (("Released Date", "Film Genre", "Director Name"), 'button "Go!"'),
    ],
)
def test_each_trait_of_what_is_sought_goes_into_its_own_field(fields: tuple[str, ...], go: str) -> None:
    screen = state(SEEK, *(f'textbox "{name}"' for name in fields), go)
    into = {text: next(f for f in fields if word in f) for text, word in (("Curry", "Direct"), ("crime", "Genre"))}
    into["1995"] = next(f for f in fields if "Year" in f or "Date" in f)
    deeds: list[str] = []
    for text in ("Curry", "1995", "crime"):
        now = did(screen, *deeds) if deeds else screen
        assert span(now, "Curry", "1995", "crime") == f'type "{text}" into textbox "{into[text]}"'
        deeds.append(f'typed "{text}" into textbox "{into[text]}"')
    assert target(did(screen, *deeds))[0].startswith(go)


def test_a_search_by_several_traits_is_done_once_each_was_entered_and_the_form_sent() -> None:
    fields = ('textbox "Genre"', 'textbox "Director"', 'textbox "Year"', 'button "Search"')
    wrote = tuple(
        f'typed "{t}" into textbox "{f}"' for t, f in (("Curry", "Director"), ("1995", "Year"), ("crime", "Genre"))
    )
    sent = did(state(SEEK, *fields), *wrote, 'pressed button "Search"', f"appeared: {ENDED}", lines=(*fields, ENDED))
    two = did(state(SEEK, *fields), *wrote[:2], 'pressed button "Search"', f"appeared: {ENDED}", lines=(*fields, ENDED))
    assert done(replace(sent, last='pressed button "Search"')) >= DONE_AFTER
    assert done(replace(two, last='pressed button "Search"')) < DONE_AFTER


def test_of_cards_that_show_a_number_each_the_greatest_is_picked_before_the_form_is_sent() -> None:
    cards = ('generic "2" (click)', 'generic "11" (click)', 'generic "6" (click)', 'button "Submit"')
    screen = state("Find and pick the card with the greatest number, then press submit.", *cards)
    assert target(screen)[0].startswith('generic "11"')
    assert target(did(screen, 'pressed generic "11"'))[0].startswith('button "Submit"')
    turned = did(screen, 'pressed generic "11"', lines=('text "11"', cards[0], cards[2], cards[3]))
    assert target(turned)[0].startswith('button "Submit"')
    wrong = did(screen, 'pressed generic "11"', 'pressed generic "6"', lines=(*cards[:2], 'text "6"', cards[3]))
    assert not target(wrong)[0].startswith('button "Submit"')


def spinner(value: str) -> tuple[Element, ...]:
    up, down = (replace(shown('button ""')[0], hints=(f"spin-{way}",)) for way in ("up", "down"))
    return (held('spinbutton "Value"', value), up, down, *shown('button "Submit"'))


@pytest.mark.parametrize(("value", "hint"), [("0", "spin-down"), ("-9", "spin-up")])
def test_a_number_is_brought_by_its_own_buttons_to_what_the_step_wants(value: str, hint: str) -> None:
    items = spinner(value)
    screen = replace(state("Select -7 with the spinner and hit Submit."), items=items)
    answer = chosen(screen, Asked.TARGET, elements(items), f"press it to accomplish: {screen.step}")
    assert items[int(answer.top) - 1].hints == (hint,)


def test_once_the_number_stands_the_form_is_sent() -> None:
    screen = replace(state("Select -7 with the spinner and hit Submit."), items=spinner("-7"))
    assert target(did(screen, 'pressed button "spin-down"', "appeared: text"))[0].startswith('button "Submit"')
