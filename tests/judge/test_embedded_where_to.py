"""Where a step wanted to get to: a cart that opens with the thing in it, a review; what leads nowhere it asked for."""

from dataclasses import replace

import pytest
from asked import DONE_AFTER, TARGET, chosen, move, target, yes
from duties import did, span
from states import after, state

from judge import NONE, State, elements
from judge import Kind as Asked
from view import FrontKind

MUG = ('heading "Bramble Mug" @ main', 'text "CHF 24.00" @ main', 'button "Add to cart" @ main')
DRAWER = ('heading "Your cart" [in front]', 'button "Close" [in front]', 'link "Check out" [in front]')


def opened(step: str, *lines: str, name: str = "Your cart") -> State:
    """What "Add to cart" brought to the front, the search's link of that name having stood there before."""
    begun = state(step, 'link "Bramble Mug" @ main > list > listitem #1', *MUG)
    came = after(begun, 'pressed button "Add to cart"', *MUG, *DRAWER, *lines, front=FrontKind.SHEET)
    return replace(came, front_name=name)


COUNTED = (
    'link "Bramble Mug" [in front]',
    'spinbutton "Quantity for Bramble Mug" = "1" [in front]',
    'button "Remove Bramble Mug" [in front]',
)


def test_a_cart_that_opens_with_the_thing_in_it_shows_that_it_was_added() -> None:
    assert yes(opened("add the Bramble Mug to the cart", *COUNTED), Asked.DONE) >= DONE_AFTER


@pytest.mark.parametrize(
    ("lines", "name"),
    [
        (('link "Travel Mug" [in front]', 'button "Remove Travel Mug" [in front]'), "Your cart"),
        (('link "Bramble Mug, large" [in front]', 'button "Remove Bramble Mug, large" [in front]'), "Your cart"),
        (COUNTED, "You may also like"),
        ((*COUNTED, 'alert "Bramble Mug could not be added: sold out" [in front]'), "Your cart"),
    ],
)
def test_but_not_one_with_another_thing_nor_another_layer_nor_beside_a_failure(
    lines: tuple[str, ...], name: str
) -> None:
    assert yes(opened("add the Bramble Mug to the cart", *lines, name=name), Asked.DONE) < DONE_AFTER


FORM = ('heading "Where to" @ main', 'textbox "Name" @ main', 'textbox "Street" @ main', 'button "Proceed" @ main')
ORDER = (
    'heading "Please look through it" @ main',
    'text "Bramble Mug" @ main',
    'text "Total CHF 24.00" @ main',
    'text "Deliver to: Kim Vale, 4 Mill Lane, kim@vale.example" @ main',
)
PAY = 'button "Pay CHF 24.00" @ main'


def gone_on(*lines: str) -> float:
    begun = state("continue to the review", *FORM)
    return yes(after(begun, 'pressed button "Proceed"', *lines), Asked.DONE)


def test_a_page_that_shows_the_order_whole_is_its_review_whatever_it_is_called() -> None:
    assert gone_on(*ORDER, PAY) >= DONE_AFTER


@pytest.mark.parametrize(
    "lines",
    [
        (*ORDER, 'textbox "Street" @ main', 'textbox "Post code" @ main', PAY),
        (*ORDER, 'button "Continue" @ main'),
        (*ORDER, PAY, 'link "Review your order" @ main'),
        (*ORDER[:3], PAY),
        (*ORDER, PAY, 'alert "The post code is not valid" @ main'),
    ],
)
def test_but_not_one_that_still_asks_or_leads_on_or_hides_who_buys_or_tells_of_a_failure(
    lines: tuple[str, ...],
) -> None:
    assert gone_on(*lines) < DONE_AFTER


@pytest.mark.parametrize(
    ("step", "right", "wrong"),
    [
        ("open the card Paint the fence", 'button "Paint the fence" @ main', 'button "Archive board" @ main'),
        ("close the offer", 'button "Close" @ main', 'button "Upgrade for 49 EUR" @ main'),
        ("open the cart", 'link "Cart (2)" @ banner', 'button "Add to cart" @ main'),
        ("go to the trash", 'link "Trash" @ navigation', 'button "Empty bin" @ main'),
    ],
)
def test_what_takes_away_adds_or_agrees_is_none_that_a_step_asked_for_which_only_goes_or_closes(
    step: str, right: str, wrong: str
) -> None:
    """Not even where the right one has been taken away."""
    assert target(state(step, right, wrong))[0].startswith(right.split(" @", maxsplit=1)[0])
    assert target(state(step, wrong, 'link "About us" @ contentinfo'))[0] == NONE


def test_of_two_alike_the_one_that_is_called_by_its_whole_name_is_opened_and_never_what_is_not_wanted() -> None:
    step = 'open the product "Soup for Six", not the second edition'
    longer, exact = 'link "Soup for Six (Second Edition)" @ main', 'link "Soup for Six" @ main'
    assert target(state(step, longer, exact))[0].startswith('link "Soup for Six" ')
    assert target(state(step, longer, 'link "About us" @ contentinfo'))[0] == NONE


@pytest.mark.parametrize("place", ["banner", "navigation"])
def test_the_one_control_that_goes_by_the_name_of_a_page_is_the_way_there_though_it_stands_in_the_frame(
    place: str,
) -> None:
    step = 'go back to the home page of the site and add a new ward named "Night shift"'
    lines = (
        f'link "Home" @ {place}',
        f'link "Wards and people" @ {place}',
        'link "Add person" @ main',
        'searchbox "Find" @ main',
    )
    line, p = target(state(step, *lines, 'button "Find" @ main', 'checkbox "Select all people on this page" @ main'))
    assert line.startswith('link "Home"')
    assert p >= TARGET


def test_the_control_that_the_step_says_whole_in_the_row_that_says_the_rest_is_meant() -> None:
    dishes = ("Lentil curry", "Chicken pie", "Onion tart")
    rows = [
        line
        for n, name in enumerate(dishes, 1)
        for line in (
            f'link "{name}" @ listitem #{n}',
            f'button "Favourite" @ listitem #{n}',
            f'button "⋮" @ listitem #{n}',
        )
    ]
    line, p = target(state("mark Lentil curry as a favourite", 'heading "Recipes" @ main', *rows))
    assert line.startswith('button "Favourite"')
    assert line.endswith("listitem #1")
    assert p >= TARGET


FEES = ('cell "Ida Brandt" @ table > row #1', 'cell "Outstanding" @ table > row #1', 'button "Remind" @ table > row #1')
PAID = ('cell "Jonas Weil" @ table > row #2', 'cell "Paid" @ table > row #2')
ONLY = 'switch "Outstanding only" [{}] @ tabpanel "Fees"'


def test_a_switch_that_shows_only_some_is_turned_on_and_is_then_done() -> None:
    begun = state("show only the outstanding fees", 'heading "Fees (2)"', ONLY.format("unchecked"), *FEES, *PAID)
    line, p = target(begun)
    assert line.startswith('switch "Outstanding only"')
    assert p >= TARGET
    lines = ('heading "Fees (1)"', ONLY.format("checked"), *FEES)
    assert yes(did(begun, 'pressed switch "Outstanding only"', lines=lines), Asked.DONE) >= DONE_AFTER


def test_so_is_a_box_that_was_ticked_where_the_step_shows_only_that() -> None:
    rows = ('text "Lunch" @ list > listitem #1', 'text "Keys" @ list > listitem #2')
    begun = state("show only unread messages", 'heading "Inbox"', 'checkbox "Unread" [unchecked]', *rows)
    lines = ('heading "Inbox"', 'checkbox "Unread" [checked]', rows[1].replace("#2", "#1"))
    assert yes(did(begun, 'ticked checkbox "Unread"', lines=lines), Asked.DONE) >= DONE_AFTER


def test_what_shows_only_some_comes_before_what_is_called_so_and_a_count_is_no_word_of_its_name() -> None:
    sorts = tuple(f'button "{name}" @ table > row #1' for name in ("Status", "Outstanding"))
    rows = [line.replace("row #1", "row #3") for line in FEES]
    begun = state(
        "show only the outstanding fees", 'heading "Annual fees"', ONLY.format("unchecked"), *sorts, *rows, *PAID
    )
    assert target(begun)[1] >= TARGET
    sides = [f'link "{name}" @ complementary > listitem #{n}' for n, name in enumerate(("New (2)", "In review (3)"), 1)]
    line, p = target(state("show the claims in review", *sides, 'button "New claim" @ complementary'))
    assert line.startswith('link "In review (3)"')
    assert p >= TARGET


def test_a_filter_is_done_though_the_heading_counts_less() -> None:
    floors = tuple(f'button "{name}" @ main' for name in ("All", "2nd", "3rd"))
    rooms = [f'text "Room {n}" @ list > listitem #{at}' for at, n in enumerate((201, 204, 301), 1)]
    begun = state("show only the 2nd floor", 'heading "To clean · 3"', *floors, *rooms)
    shown = did(begun, 'pressed button "2nd"', lines=('heading "To clean · 2"', *floors, *rooms[:2]))
    assert yes(shown, Asked.DONE) >= DONE_AFTER


EPISODES = ("Ropewalk", "Harbour pilots", "Fog signals")


def queue(*names: str) -> list[str]:
    rows = enumerate(names, 1)
    return [
        f"{kind} @ list > listitem #{n}" for n, name in rows for kind in (f'text "{name}"', 'button "Add to queue"')
    ]


def test_the_namesake_in_another_things_row_is_never_meant() -> None:
    """Not even where the thing's own was pressed, changed nothing to be seen, and is not offered any more."""
    shown = state('add the episode "Ropewalk" to the queue', *queue(*EPISODES))
    pressed = did(shown, 'pressed button "Add to queue"', "nothing on screen changed")
    others = [item for item in shown.items if item.role == "button"][1:]
    answer = chosen(pressed, Asked.TARGET, elements(others), f"press it to accomplish: {shown.step}")
    assert answer.p(NONE) >= TARGET


def test_nor_where_the_row_of_the_thing_has_gone() -> None:
    lines = [line.replace("Add to queue", "Remove") for line in queue(*EPISODES)]
    begun = state('remove "Ropewalk" from the queue', *lines)
    gone = did(begun, 'pressed button "Remove"', lines=tuple(line.replace("#2", "#1") for line in lines[2:4]))
    stirless = replace(gone, history=(*gone.history, "nothing on screen changed"))
    for shown in (gone, stirless):
        assert target(shown)[0] == NONE


@pytest.mark.parametrize(
    ("step", "text"), [("set the playback speed to 1.5", "1.5"), ('move "Fog signals" up in the queue', "Fog signals")]
)
def test_no_text_goes_into_a_field_that_only_searches_for_a_step_that_does_not(step: str, text: str) -> None:
    shown = state(step, 'textbox "Search episodes"', 'button "Speed"', *queue(*EPISODES))
    assert span(shown, text) == NONE
    assert move(shown, typing=True) != "type"
    meant = state(f'search for "{text}"', 'textbox "Search episodes"', 'button "Speed"')
    assert span(meant, text) == f'type "{text}" into textbox "Search episodes"'


def test_a_form_that_a_step_brought_up_is_not_sent_off_blank() -> None:
    """Neither a payment of nothing nor a meal on the first day; a field that may stay empty holds nothing up."""
    page = ('heading "Fees"', 'text "Ida Quist"', 'button "Record payment"')
    ends = ('button "Cancel" [in front]', 'button "Record" [in front]')

    def brought(field: str) -> str:
        begun = state("record a payment from Ida Quist", *page)
        pressed = 'pressed button "Record payment"'
        shown = did(begun, pressed, lines=(*page, f'textbox "{field}" [in front]', *ends))
        answer = target(replace(shown, front=FrontKind.DIALOG, front_name="Record a payment"))
        return answer[0]

    assert not brought("Amount").startswith('button "Record" ')
    assert brought("Note (optional)").startswith('button "Record"')


def test_what_an_earlier_step_did_is_no_deed_of_one_that_only_looks_for_a_control() -> None:
    """A step that stops before something has no line of its own in the history."""
    asked = state("stop before paying", *ORDER, 'button "Order with obligation to pay" @ main')
    told = ("step: continue to the review", 'pressed button "Proceed"', 'appeared: heading "Please look through it"')
    line, p = target(replace(asked, history=told))
    assert (line, p) == target(asked)
    assert line.startswith('button "Order with')


def test_a_form_whose_fields_were_all_written_is_not_held_against_the_one_field_a_word_of_the_step_is_in() -> None:
    step = "give the shipping address Ann Lee, 1 High Street, LS1 4AP and continue"
    fields = (
        'textbox "Name *"',
        'textbox "First line of address *"',
        'textbox "Post/Zip-code *"',
        'textbox "Second line of address"',
    )
    begun = state(step, *fields, 'button "Continue"')
    wrote = zip(
        ("Ann Lee", "1 High Street", "LS1 4AP"), ("Name *", "First line of address *", "Post/Zip-code *"), strict=True
    )
    typed = tuple(f'typed "{text}" into textbox "{field}"' for text, field in wrote)
    now = after(
        replace(begun, history=typed),
        'pressed button "Continue"',
        'heading "How would you like to pay?"',
        'radio "By card"',
    )
    assert yes(now, Asked.DONE) >= DONE_AFTER
