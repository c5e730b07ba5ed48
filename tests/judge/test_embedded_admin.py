"""What the pages are made of by which records are kept: searches that are run, traits, two lists, forms to hand in."""

from dataclasses import replace

import pytest
from asked import DONE_AFTER, TARGET, move, target, yes
from duties import did, span
from states import after, state

from judge import Kind, State
from view import Submission

# --- a search is run, and no result is opened in its place

SEEK = 'open the list of tenants and search for "kim.low"'
LIST = ['heading "Tenants"', 'textbox "Search" @ main', 'button "Search" @ main', 'link "kim.low" @ main > row #7']


def typed() -> State:
    lines = [line.replace('"Search" @', '"Search" = "kim.low" @', 1) if "textbox" in line else line for line in LIST]
    before = state(SEEK, 'heading "Start"', 'link "Tenants"')
    return did(before, 'pressed link "Tenants"', 'typed "kim.low" into textbox "Search"', lines=tuple(lines))


def test_a_search_that_is_typed_is_run_though_a_link_of_that_name_shows() -> None:
    line, p = target(typed())
    assert line.startswith('button "Search"')
    assert p >= TARGET


def test_a_search_is_not_done_by_opening_what_is_searched_for() -> None:
    opened = after(typed(), 'pressed link "kim.low"', 'heading "kim.low"', 'textbox "Surname" = "Low"')
    assert yes(opened, Kind.DONE) < DONE_AFTER


# --- what a thing is to be made


BOXES = ['checkbox "Active" [checked]', 'checkbox "Board status" [unchecked]', 'checkbox "Is public" [unchecked]']


@pytest.mark.parametrize(
    ("step", "box"),
    [("make this person a member of the board", "Board status"), ("mark the page as public", "Is public")],
)
def test_a_trait_is_a_tick_in_the_box_that_says_it(step: str, box: str) -> None:
    before = state(step, 'heading "Kim Low"', *BOXES, 'button "Choose all members"')
    line, p = target(before)
    assert line.startswith(f'checkbox "{box}"')
    assert p >= TARGET
    lines = [line.replace("unchecked", "checked") if box in line else line for line in BOXES]
    ticked = after(before, f'pressed checkbox "{box}"', 'heading "Kim Low"', *lines, 'button "Choose all members"')
    assert yes(ticked, Kind.DONE) >= DONE_AFTER


def test_a_step_of_two_parts_is_done_once_the_text_and_the_box_are_right() -> None:
    step = 'change the surname to "Low-Ash" and make this person a member of the board'
    before = state(step, 'textbox "Surname" = "Low"', *BOXES)
    wrote = did(before, 'typed "Low-Ash" into textbox "Surname"', lines=('textbox "Surname" = "Low-Ash"', *BOXES))
    assert target(wrote)[0].startswith('checkbox "Board status"')
    assert yes(wrote, Kind.DONE) < DONE_AFTER
    lines = [line.replace("unchecked", "checked") if "Board" in line else line for line in BOXES]
    ticked = did(wrote, *wrote.history[1:], 'pressed checkbox "Board status"')
    ticked = replace(after(ticked, ticked.last, 'textbox "Surname" = "Low-Ash"', *lines), history=ticked.history)
    assert yes(ticked, Kind.DONE) >= DONE_AFTER


# --- two lists

JOIN = 'put the person into the team "Editors" only'
SHOWN = [
    'heading "Kim Low"',
    'listbox "Teams to choose from" (select) @ group "Teams"',
    'button "Choose all teams" @ group "Teams"',
    'button "Choose selected teams" @ group "Teams"',
    'button "Remove selected teams" @ group "Teams"',
    'listbox "Chosen teams" (select) @ group "Teams"',
    'button "Save and add another"',
]


def lists(shown: State, offered: tuple[str, ...], chosen: tuple[str, ...], *, value: str = "") -> State:
    """The same screen with these rows in its two lists."""
    rows = {"Teams to choose from": (offered, value), "Chosen teams": (chosen, "")}
    items = (
        replace(item, choices=rows[item.name][0], value=rows[item.name][1]) if item.name in rows else item
        for item in shown.items
    )
    return replace(shown, items=tuple(items))


def test_what_is_put_somewhere_is_chosen_in_its_list_and_then_brought_over() -> None:
    before = state(JOIN, *SHOWN)
    assert "choose from" in target(lists(before, ("Cooks", "Editors"), ()))[0]
    chosen = did(before, 'selected "Editors" in listbox "Teams to choose from"')
    line, p = target(lists(chosen, ("Cooks", "Editors"), (), value="Editors"))
    assert line.startswith('button "Choose selected teams"')
    assert p >= TARGET


@pytest.mark.parametrize(
    ("offered", "chosen", "is_done"),
    [
        (("Cooks",), ("Editors",), True),
        ((), ("Cooks", "Editors"), False),
        (("Editors",), ("Cooks",), False),
    ],
)
def test_it_is_done_once_it_stands_in_the_other_list_alone(
    offered: tuple[str, ...], chosen: tuple[str, ...], is_done: bool
) -> None:
    before = state(JOIN, *SHOWN)
    pressed = did(
        before, 'selected "Editors" in listbox "Teams to choose from"', 'pressed button "Choose selected teams"'
    )
    told = replace(pressed, history=(*pressed.history, "the screen changed"))
    assert (yes(lists(told, offered, chosen), Kind.DONE) >= DONE_AFTER) is is_done


# --- something new


NEW = 'add a new team named "Night watch"'


def test_something_new_is_begun_in_the_row_of_its_sort() -> None:
    rows = [
        line
        for n, sort in enumerate(("Places", "Teams", "People"), 1)
        for line in (f'link "{sort}" @ main > row #{n}', f'link "Add" @ main > row #{n}')
    ]
    line, p = target(state(NEW, 'heading "Start"', *rows))
    assert line.startswith('link "Add"')
    assert "#2" in line
    assert p >= TARGET


def test_its_name_goes_into_the_field_for_names_and_is_saved_by_the_forms_button() -> None:
    form = [
        'searchbox "Filter the menu" @ navigation',
        'textbox "Name:" @ main',
        'textbox "Narrow down the rights" @ main',
        'button "Save and add another" @ main',
        'button "Save" @ main',
    ]
    opened = did(state(NEW, 'link "Add team"'), 'pressed link "Add team"', lines=('heading "Add team"', *form))
    assert move(opened, typing=True) == "type"
    assert span(opened, "Night watch") == 'type "Night watch" into textbox "Name:"'


def test_a_name_is_not_typed_into_the_field_that_searches() -> None:
    shown = state(NEW, 'heading "Teams"', 'textbox "Search teams" @ main', 'link "Add team" @ main')
    line, p = target(shown)
    assert (line.startswith('link "Add team"'), p >= TARGET) == (True, True)


# --- forms that are handed in


GIVE = "give the address Kim Low, 12 Mill Lane, Bath and continue"
FORM = ['textbox "First name"', 'textbox "Surname"', 'textbox "Street"', 'textbox "Town"', 'button "Continue"']
GIVEN = ("Kim", "Low", "12 Mill Lane", "Bath")


def filled(count: int) -> State:
    before = state(GIVE, 'heading "Address"', *FORM)
    lines = [f'typed "{text}" into {field}' for text, field in zip(GIVEN, FORM, strict=False)][:count]
    held = [
        f'{field} = "{text}"' if n < count else field for n, (text, field) in enumerate(zip(GIVEN, FORM, strict=False))
    ]
    return did(before, *lines, lines=('heading "Address"', *held, FORM[-1]))


@pytest.mark.parametrize(("count", "is_done"), [(4, True), (2, False)])
def test_a_step_that_gives_details_and_goes_on_is_done_on_the_page_after(count: int, is_done: bool) -> None:
    wrote = filled(count)
    gone_on = after(wrote, 'pressed button "Continue"', 'heading "Payment"', 'link "Continue"')
    assert (yes(gone_on, Kind.DONE) >= DONE_AFTER) is is_done


def test_it_is_not_done_where_the_form_comes_back() -> None:
    wrote = filled(4)
    back = after(
        wrote,
        'pressed button "Continue"',
        'heading "Address"',
        *(f'{field} = "{text}"' for text, field in zip(GIVEN, FORM, strict=False)),
        'text "This town is not known"',
        FORM[-1],
    )
    assert yes(back, Kind.DONE) < DONE_AFTER


def test_a_step_that_goes_on_hands_in_what_it_typed_last() -> None:
    step = "proceed to the checkout with the email address kim@example.com"
    page = ('heading "Who are you?"', 'textbox "Email" = "kim@example.com"', 'button "Continue"')
    typed_in = did(state(step, *page), 'typed "kim@example.com" into textbox "Email"', lines=page)
    assert target(typed_in)[0].startswith('button "Continue"')
    assert yes(typed_in, Kind.DONE) < DONE_AFTER


# --- in other words


@pytest.mark.parametrize(("step", "wanted"), [("deactivate the person", "unchecked"), ("unpublish it", "unchecked")])
def test_what_is_switched_off_is_the_box_of_the_trait(step: str, wanted: str) -> None:
    boxes = ['checkbox "Active" [checked]', 'checkbox "Published" [checked]', 'checkbox "Board status" [checked]']
    name = "Active" if "deactivate" in step else "Published"
    before = state(step, *boxes)
    assert target(before)[0].startswith(f'checkbox "{name}"')
    off = [line.replace("[checked]", f"[{wanted}]") if name in line else line for line in boxes]
    assert yes(after(before, f'pressed checkbox "{name}"', *off), Kind.DONE) >= DONE_AFTER


def test_what_is_given_beside_a_text_is_a_part_of_the_step() -> None:
    """Typing the address alone does not make anybody a member of the board."""
    step = 'set the surname to "Low-Ash" and give her board status'
    before = state(step, 'textbox "Surname" = "Low"', *BOXES)
    wrote = did(before, 'typed "Low-Ash" into textbox "Surname"', lines=('textbox "Surname" = "Low-Ash"', *BOXES))
    assert yes(wrote, Kind.DONE) < DONE_AFTER
    assert target(wrote)[0].startswith('checkbox "Board status"')


def test_several_things_are_brought_over_before_it_is_done() -> None:
    before = state('add the person to the teams "Editors" and "Cooks"', *SHOWN)
    one = did(before, 'pressed button "Choose selected teams"')
    told = replace(one, history=(*one.history, "the screen changed"))
    assert yes(lists(told, ("Cooks",), ("Editors",)), Kind.DONE) < DONE_AFTER
    assert "choose from" in target(lists(told, ("Cooks",), ("Editors",)))[0]
    assert yes(lists(told, (), ("Cooks", "Editors")), Kind.DONE) >= DONE_AFTER


def test_a_new_name_goes_into_the_field_for_names() -> None:
    form = ('searchbox "Filter the menu"', 'textbox "Name:" = "Support"', 'textbox "Narrow down"', 'button "Save"')
    shown = state('Rename the team to "Helpdesk" and save it', 'heading "Support"', *form)
    assert span(shown, "Helpdesk") == 'type "Helpdesk" into textbox "Name:"'


# --- results and baskets


def results(step: str) -> State:
    lines = [
        line
        for n, name in enumerate(("Soup for Two", "Soup for Two, second edition"), 1)
        for line in (
            f'link "{name}" @ listitem #{n}',
            f'text "€ {n}.50" @ listitem #{n}',
            f'button "Add to basket" @ listitem #{n}',
        )
    ]
    return state(step, 'heading "Results"', *lines)


def test_a_result_that_is_to_be_opened_is_opened_by_its_link() -> None:
    before = results("open the first result")
    line, p = target(before)
    assert line.startswith('link "Soup for Two"')
    assert p >= TARGET
    page = after(before, 'pressed link "Soup for Two"', 'heading "Soup for Two"', 'button "Add to basket"')
    assert yes(page, Kind.DONE) >= DONE_AFTER


def test_it_is_what_an_earlier_part_names() -> None:
    shown = did(results('search for "Soup for Two" and add it to the basket'), 'pressed button "Search"')
    shown = replace(shown, history=(shown.history[0], 'typed "Soup for Two" into textbox "Search"', *shown.history[1:]))
    line, _ = target(shown)
    assert line.startswith('button "Add to basket"')
    assert "#1" in line


def test_a_quantity_counts_once_its_own_button_was_pressed() -> None:
    step = "set the quantity to 3"
    submission = {"Quantity": Submission(form="rows"), "Update": Submission(form="rows", submits=True)}
    page = ('heading "Basket"', 'spinbutton "Quantity" = "3"', 'button "Update"', 'link "Proceed to checkout"')
    wrote = did(state(step, *page), 'typed "3" into spinbutton "Quantity"', lines=page)
    items = tuple(replace(i, submission=submission.get(i.name, i.submission)) for i in wrote.items)
    wrote = replace(wrote, items=items)
    assert yes(wrote, Kind.DONE) < DONE_AFTER
    assert target(wrote)[0].startswith('button "Update"')


def test_a_last_part_that_goes_somewhere_is_not_done_by_the_part_before_it() -> None:
    """What was put into the basket is told with a way to it: the basket itself was not looked at yet."""
    before = state("add it to the basket and view the basket", 'heading "Mug"', 'button "Add to basket"')
    told = (
        'heading "Mug"',
        'text "Mug has been added to your basket."',
        'link "View basket"',
        'button "Add to basket"',
    )
    added = did(before, 'pressed button "Add to basket"', lines=told)
    assert yes(added, Kind.DONE) < DONE_AFTER
    assert target(added)[0].startswith('link "View basket"')


def test_a_save_that_is_told_to_have_succeeded_is_done() -> None:
    before = state("save the tenant", 'heading "Change tenant"', 'textbox "Name"', 'button "Save"')
    saved = after(before, 'pressed button "Save"', 'heading "Tenants"', 'text "The tenant was changed successfully."')
    assert yes(saved, Kind.DONE) >= DONE_AFTER
