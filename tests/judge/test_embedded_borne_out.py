"""What bears a step out by itself: a text in its field, a number in its row, an answered notice, an address."""

from dataclasses import replace

import pytest
from asked import DONE_AFTER, yes
from duties import did
from states import state

from judge import Kind as Asked
from judge import State


def done(shown: State) -> float:
    return yes(shown, Asked.DONE)


NOTICE = ('text "We use cookies to count visits."', 'button "Accept all"', 'button "Only necessary ones"')
PAGE = ('heading "Pots and mugs"', 'link "Speckled mug"')


def answered(step: str, button: str, *lines: str) -> float:
    return done(did(state(step, *PAGE, *NOTICE), f'pressed button "{button}"', lines=(*PAGE, *lines)))


@pytest.mark.parametrize(
    "step", ["answer the cookie notice with no", "refuse the cookies", "decline cookies that are not needed"]
)
def test_a_notice_about_cookies_is_answered_by_the_answer_that_the_step_wants_and_by_no_other(step: str) -> None:
    assert answered(step, "Only necessary ones") >= DONE_AFTER
    assert answered(step, "Accept all") < DONE_AFTER
    assert answered(step, "Only necessary ones", *NOTICE) < DONE_AFTER


def start_page(address: str) -> float:
    begun = state("go back to the start page of the shop", 'link "Kiln & Kettle"', 'heading "Your cart"')
    shown = did(begun, 'pressed link "Kiln & Kettle"', lines=('link "Kiln & Kettle"', *PAGE))
    return done(replace(shown, address=address))


def test_the_start_page_is_where_the_address_is_the_root_whatever_its_link_is_called() -> None:
    assert start_page("shop.example/") >= DONE_AFTER
    assert start_page("shop.example/index.html?from=cart") >= DONE_AFTER
    assert start_page("shop.example/sale.html") < DONE_AFTER


def typed(step: str, field: str, holds: str = "Yes, please take it.") -> float:
    lines = tuple(f'textbox "{name}"' for name in ("To", "Subject", "Message"))
    now = tuple(f'{line} = "{holds}"' if field in line else line for line in lines)
    told = f'appeared: textbox "{field}"; gone: textbox "{field}"'
    begun = state(step, *lines, 'button "Send"', 'heading "Answer"')
    shown = did(begun, f'typed "Yes, please take it." into textbox "{field}"', lines=(*now, *begun_with(begun)))
    return done(replace(shown, history=(*shown.history, told)))


def begun_with(begun: State) -> tuple[str, ...]:
    return tuple(item.label for item in begun.items[3:])


def test_a_text_stands_in_the_field_that_the_step_names_and_in_no_other() -> None:
    step = 'type "Yes, please take it." into the message'
    assert typed(step, "Message") >= DONE_AFTER
    assert typed(step, "Subject") < DONE_AFTER
    assert typed(step, "Message", "Yes, please") < DONE_AFTER


def test_nor_does_it_matter_how_much_else_may_be_written_there() -> None:
    fields = ('textbox "Password"', 'textbox "Voucher code"', 'textbox "Phone"')
    begun = state('write the name "Rita Sol"', 'heading "Your details"', *fields, 'textbox "Name"', 'button "Submit"')
    named = (*fields, 'textbox "Name" = "Rita Sol"')
    lines = ('heading "Your details"', *named, 'button "Submit"')
    assert done(did(begun, 'typed "Rita Sol" into textbox "Name"', lines=lines)) >= DONE_AFTER


BAG = ('heading "Blue mug"', 'button "To bag"', 'link "Bag"')


def told(text: str) -> float:
    return done(did(state("put the Blue mug into the cart", *BAG), 'pressed button "To bag"', lines=(*BAG, text)))


def test_a_text_that_says_the_thing_and_where_it_was_to_go_tells_that_it_was_put_there() -> None:
    assert told('text "Blue mug is in your bag"') >= DONE_AFTER
    assert told('text "Green mug is in your bag"') < DONE_AFTER
    assert told('alert "Blue mug could not be put in your bag"') < DONE_AFTER


def counted(number: str, *lines: str, thing: str = "Blue mug") -> float:
    row = "main > list > listitem #1"
    rest = (f'link "{thing}" @ {row}', f'button "One more" @ {row}')
    begun = state("change the number of blue mugs to two", *rest, f'spinbutton "Quantity" = "1" @ {row}', *lines)
    now = (*rest, f'spinbutton "Quantity" = "{number}" @ {row}', *lines)
    return done(did(begun, 'pressed button "One more"', lines=now))


def test_a_number_stands_in_the_row_of_the_thing_and_nothing_has_to_make_it_count() -> None:
    assert counted("2") >= DONE_AFTER
    assert counted("3") < DONE_AFTER
    assert counted("2", thing="Green mug") < DONE_AFTER
    assert counted("2", 'button "Update cart"') < DONE_AFTER


ROWS = ('button "Ida Berg Lunch on Thursday?"', 'button "Noor Haas Keys to the shed"')


def opened(step: str, row: str, heading: str) -> float:
    return done(
        did(state(step, *ROWS), f'pressed button "{row}"', lines=(*ROWS, f'heading "{heading}"', 'button "Reply"'))
    )


def test_a_message_is_open_where_what_came_is_headed_by_the_subject_of_the_row_that_names_its_sender() -> None:
    step = "open Ida Berg's message"
    assert opened(step, "Ida Berg Lunch on Thursday?", "Lunch on Thursday?") >= DONE_AFTER
    assert opened(step, "Noor Haas Keys to the shed", "Keys to the shed") < DONE_AFTER


def test_a_thing_of_a_longer_name_is_no_such_message() -> None:
    begun = state("open the tin mug", 'link "Tin mug"', 'link "Tin mug (large)"')
    assert (
        done(did(begun, 'pressed link "Tin mug (large)"', lines=('heading "Tin mug (large)"', 'button "Add"')))
        < DONE_AFTER
    )


def test_a_heading_that_says_no_more_than_the_step_is_not_foreign_to_it() -> None:
    """ "Returns" is what is sent back, not a deed of the step."""
    begun = state("go to Delivery and returns", 'link "Delivery and returns"', 'heading "Your cart"')
    shown = did(
        begun, 'pressed link "Delivery and returns"', lines=('heading "Delivery and returns"', 'heading "Ways to pay"')
    )
    assert done(shown) >= DONE_AFTER


def test_a_link_that_is_to_be_followed_is_pressed_and_nobody_becomes_its_follower() -> None:
    begun = state('follow the link "Opening hours"', 'link "Opening hours"', 'heading "Town library"')
    shown = did(begun, 'pressed link "Opening hours"', lines=('heading "Opening hours"', 'text "Monday closed"'))
    assert done(shown) >= DONE_AFTER
