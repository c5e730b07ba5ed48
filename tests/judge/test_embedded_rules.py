"""What the embedded judge sees on screens a person would not hesitate over: done, target, in the way, what next."""

import pytest
from asked import (
    BLOCKED,
    DONE_AFTER,
    DONE_BEFORE,
    JUDGE,
    KEYS,
    TARGET,
    TOP,
    UNHELPFUL,
    cards,
    chosen,
    move,
    target,
    yes,
)
from states import after, shown, state

from judge import NONE, Scored, Yes, elements, line_of, score, yes_no
from judge import Kind as Asked
from judge.question import Option
from view import FrontKind

LAMPS = tuple(
    f"{colour} lamp" for colour in "Amber Black Coral Denim Ebony Flax Green Hazel Ivory Jade Khaki Lilac".split()
)


def test_of_twelve_equal_buttons_the_one_on_the_right_card_is_meant() -> None:
    buttons = [*cards("Add to basket", *LAMPS)]
    screen = state("add the Jade lamp to the cart", *TOP, 'link "Basket (0)" @ banner', *buttons)
    pool = [item for item in screen.items if item.name == "Add to basket"]
    answer = chosen(screen, Asked.TARGET, elements(pool), f"press it to accomplish: {screen.step}")
    assert answer.top == str(LAMPS.index("Jade lamp") + 1)
    assert answer.p(answer.top) >= TARGET


def test_a_near_miss_on_the_next_card_is_not_taken() -> None:
    screen = state("add the Oak desk to the cart", *TOP, *cards("Add", "Oak desk lamp", "Oak desk", "Pine desk"))
    line, p = target(screen)
    assert line.endswith("listitem #2")
    assert line.startswith("button")
    assert p >= TARGET


def test_a_thing_added_to_the_cart_is_done_by_its_message() -> None:
    page = [*TOP, 'link "Basket (0)" @ banner', *cards("Add", "Oak desk", "Pine desk")]
    before = state("add the Oak desk to the cart", *page)
    told = after(before, 'pressed button "Add"', *page, 'status "Oak desk was added to your basket"')
    assert yes(before, Asked.DONE) < 1 - DONE_AFTER
    assert yes(told, Asked.DONE) >= DONE_AFTER
    assert move(told) == "finished"


def test_a_thing_added_to_the_cart_is_done_by_a_counter_that_rose() -> None:
    page = [*TOP, *cards("Add to basket", "Oak desk", "Pine desk")]
    before = state("add the Oak desk to the cart", 'link "Basket (0)" @ banner', *page)
    counted = after(before, 'pressed button "Add to basket"', 'link "Basket (1)" @ banner', *page)
    assert yes(counted, Asked.DONE) >= DONE_AFTER


def test_another_thing_added_is_not_done() -> None:
    page = [*TOP, *cards("Add", "Oak desk", "Pine desk")]
    before = state("add the Oak desk to the cart", *page)
    told = after(before, 'pressed button "Add"', *page, 'status "Pine desk was added to your basket"')
    assert yes(told, Asked.DONE) < 0.5


def test_a_press_without_effect_is_not_done() -> None:
    page = [*TOP, *cards("Add to basket", "Oak desk", "Pine desk")]
    before = state("add the Oak desk to the cart", *page)
    assert yes(after(before, 'pressed button "Add to basket"', *page), Asked.DONE) < 0.5


def test_an_alert_of_failure_is_not_done() -> None:
    before = state("save the changes", 'heading "Profile"', 'textbox "Name" = "Kim"', 'button "Save changes"')
    failed = after(
        before, 'pressed button "Save changes"', *map(line_of, before.items), 'alert "Could not be saved, try again"'
    )
    assert yes(failed, Asked.DONE) < 0.25


SWITCHES = ('heading "Notifications"', 'switch "Email digest" [checked]', 'switch "Push alerts" [unchecked]')


def test_only_the_switch_that_is_named_tells_whether_it_is_on() -> None:
    """The sibling switch is on; the wished one is not."""
    before = state("turn on email alerts", *SWITCHES, 'switch "Email alerts" [unchecked]')
    assert yes(before, Asked.DONE) < 0.25
    line, p = target(before)
    assert line.startswith('switch "Email alerts"')
    assert p >= TARGET
    on = after(before, 'pressed switch "Email alerts"', *SWITCHES, 'switch "Email alerts" [checked]')
    assert yes(on, Asked.DONE) >= DONE_AFTER


def test_a_switch_that_already_stands_as_wished_needs_no_press() -> None:
    assert yes(state("turn on the email digest", *SWITCHES), Asked.DONE) >= DONE_BEFORE


def test_the_wrong_switch_pressed_is_not_done() -> None:
    before = state("turn off the email digest", *SWITCHES)
    wrong = after(before, 'pressed switch "Push alerts"', *SWITCHES[:2], 'switch "Push alerts" [checked]')
    assert yes(wrong, Asked.DONE) < 0.25


def test_a_search_is_typed_then_run_then_done() -> None:
    before = state('search for "Oak desk"', *TOP, 'heading "Welcome"')
    assert move(before, typing=True) == "type"
    bar = ('link "Home" @ banner', 'searchbox "Search" = "Oak desk" @ banner', 'button "Go" @ banner')
    typed = after(before, 'typed "Oak desk" into searchbox "Search"', *bar, 'heading "Welcome"')
    assert yes(typed, Asked.DONE) < 0.5
    assert move(typed) in ("shortcut", "activate")
    keys = chosen(typed, Asked.SHORTCUT, [Option(key=key, text=key) for key in KEYS])
    assert keys.top == "confirm"
    assert keys.p("confirm") >= 0.5
    found = after(before, 'pressed button "Go"', *bar, 'heading "Results for Oak desk"', *cards("Add", "Oak desk"))
    assert yes(found, Asked.DONE) >= DONE_AFTER
    nothing = after(before, 'pressed button "Go"', *bar, 'heading "No results for Oak desk"')
    assert yes(nothing, Asked.DONE) < 0.5


def test_a_page_is_reached_by_its_heading() -> None:
    before = state("go to the checkout", *TOP, 'link "Basket (1)" @ banner', 'heading "All desks"')
    there = after(
        before,
        'pressed link "Checkout"',
        'heading "Checkout"',
        'textbox "Full name"',
        'button "Continue"',
        title="Checkout",
    )
    elsewhere = after(
        before, 'pressed link "Basket (1)"', 'heading "Your basket"', 'link "Proceed to checkout"', title="Basket"
    )
    assert yes(there, Asked.DONE) >= DONE_AFTER
    assert yes(elsewhere, Asked.DONE) < 0.5
    assert target(elsewhere)[0].startswith('link "Proceed to checkout"')


def test_the_way_to_the_checkout_leads_by_the_cart() -> None:
    before = state(
        "go to the checkout",
        *TOP,
        'link "Basket (1)" @ banner',
        'heading "All desks"',
        *cards("Add to basket", "Oak desk"),
    )
    assert target(before)[0].startswith('link "Basket (1)"')


def test_a_form_goes_on_and_is_done_on_its_next_page() -> None:
    form = (
        'heading "Delivery"',
        'textbox "Name" = "Kim"',
        'textbox "Street" = "Hill 1"',
        'button "Back"',
        'button "Continue"',
    )
    before = state("continue to the review", *form)
    assert target(before)[0] == line_of(before.items[-1])
    done = after(
        before, 'pressed button "Continue"', 'heading "Review your order"', 'text "1 × Oak desk"', 'button "Pay now"'
    )
    assert yes(done, Asked.DONE) >= DONE_AFTER
    stays = after(
        before,
        'pressed button "Continue"',
        form[0],
        'textbox "Name" [invalid]',
        *form[2:],
        'alert "This field is required"',
    )
    assert yes(stays, Asked.DONE) < 0.25


COOKIES = (
    'heading "We value your privacy" [in front]',
    'text "We use cookies" [in front]',
    'button "Accept all" [in front]',
    'button "Reject all" [in front]',
)


def test_a_cookie_banner_in_front_blocks_and_is_closed_without_agreeing() -> None:
    screen = state('search for "Oak desk"', *TOP, *COOKIES, front=FrontKind.DIALOG, front_name="We value your privacy")
    assert yes(screen, Asked.BLOCKED) >= BLOCKED
    pool = [item for item in screen.items if item.in_front and item.supports]
    answer = chosen(screen, Asked.DISMISS, (*elements(pool), Option(key="escape", text="press Escape")))
    assert line_of(pool[int(answer.top) - 1]).startswith('button "Reject all"')


def test_a_dialog_of_the_step_does_not_block_it() -> None:
    inside = (
        'heading "New message" [in front]',
        'textbox "To" [in front]',
        'textbox "Subject" [in front]',
        'button "Send" [in front]',
    )
    screen = state(
        'enter "Lunch" as the subject', 'button "Compose"', *inside, front=FrontKind.DIALOG, front_name="New message"
    )
    assert yes(screen, Asked.BLOCKED) < BLOCKED


def test_nothing_blocks_a_plain_window() -> None:
    assert yes(state("save", 'button "Save"'), Asked.BLOCKED) < 0.2


def test_where_nothing_offered_closes_what_is_in_front_it_is_escape_or_none() -> None:
    screen = state(
        "save", *COOKIES[:2], 'button "Subscribe" [in front]', front=FrontKind.DIALOG, front_name="Newsletter"
    )
    pool = [item for item in screen.items if item.supports]
    answer = chosen(screen, Asked.DISMISS, (*elements(pool), Option(key="escape", text="press Escape")))
    assert answer.top in ("escape", NONE)


def test_none_is_chosen_where_nothing_fits() -> None:
    screen = state("rename the whiteboard", 'link "Home"', 'button "Refresh"', 'link "Prices"')
    line, p = target(screen)
    assert line == NONE or p < 0.45


def test_a_step_nobody_could_place_on_this_screen_is_left_open() -> None:
    screen = after(state("xyzzy the frobnicator", *TOP), "waited", *TOP)
    assert 0.1 < yes(screen, Asked.DONE) < 0.5
    assert yes(screen, Asked.HELPED) >= UNHELPFUL


def test_a_screen_that_loads_is_waited_for() -> None:
    before = state("save the draft", 'heading "Draft"', 'button "Save"')
    assert (
        move(
            after(
                before, 'pressed button "Save"', 'heading "Draft"', 'progressbar "Saving"', 'button "Save" [disabled]'
            )
        )
        == "wait"
    )
    assert move(before) == "activate"


def test_a_sum_is_keyed_in_order_and_done_when_its_result_shows() -> None:
    pad = tuple(f'button "{key}"' for key in "1234567890+−×÷=")
    before = state("calculate 128 times 37", 'status "0"', *pad)
    assert target(before)[0].startswith('button "1"')
    one = after(before, 'pressed button "1"', 'status "1"', *pad)
    assert target(one)[0].startswith('button "2"')
    result = after(one, 'pressed button "="', 'status "4736"', *pad)
    assert yes(result, Asked.DONE) >= DONE_AFTER
    assert yes(one, Asked.DONE) < 0.5


def test_a_new_message_is_begun_when_its_form_opens() -> None:
    page = ('button "Compose"', 'link "Inbox" [current]', 'heading "Inbox"', 'row "Kim: lunch?"')
    before = state("start a new email message", *page)
    assert target(before)[0].startswith('button "Compose"')
    inside = ('heading "New message" [in front]', 'textbox "To" [in front]', 'button "Send" [in front]')
    opened = after(before, 'pressed button "Compose"', *page, *inside, front=FrontKind.DIALOG)
    assert yes(opened, Asked.DONE) >= DONE_AFTER


def test_several_boxes_are_ticked_one_after_the_other_and_then_the_button() -> None:
    boxes = (
        'checkbox "Red" [unchecked]',
        'checkbox "Green" [unchecked]',
        'checkbox "Blue" [unchecked]',
        'button "Submit"',
    )
    before = state("select Red, Blue and click Submit", *boxes)
    assert target(before)[0].split('"')[1] in ("Red", "Blue")
    one = after(before, 'pressed checkbox "Red"', 'checkbox "Red" [checked]', *boxes[1:])
    assert target(one)[0].startswith('checkbox "Blue"')
    both = after(
        one, 'pressed checkbox "Blue"', 'checkbox "Red" [checked]', boxes[1], 'checkbox "Blue" [checked]', boxes[3]
    )
    assert target(both)[0].startswith('button "Submit"')
    assert yes(both, Asked.DONE) < 0.5


def test_an_ordinal_counts_among_things_of_one_kind() -> None:
    screen = state("open the second result", *(f'link "Result page" @ main > listitem #{n}' for n in (1, 2, 3)))
    assert target(screen)[0].endswith("listitem #2")


def test_progress_is_tied_to_done_and_does_not_fall_along_the_way() -> None:
    before = state("go to the checkout", *TOP, 'link "Basket (1)" @ banner', 'heading "All desks"')
    cart = after(before, 'pressed link "Basket (1)"', 'heading "Your basket"', 'link "Proceed to checkout"')
    done = after(before, 'pressed link "Proceed to checkout"', 'heading "Checkout"', 'textbox "Name"')
    seen = []
    for screen in (before, cart, done):
        answers = JUDGE.answers(screen, [yes_no(Asked.DONE), score(Asked.PROGRESS)])
        progress, p = answers[Asked.PROGRESS], answers[Asked.DONE]
        assert isinstance(progress, Scored)
        assert isinstance(p, Yes)
        assert progress.top == pytest.approx(p.p)
        seen.append(progress.expected)
    assert seen[1] > seen[0] - 0.25
    assert seen[2] > seen[1]


def test_it_names_itself_with_its_version() -> None:
    assert JUDGE.name == "embedded 3"
    assert shown('button "x"')[0].is_control
