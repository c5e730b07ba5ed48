"""Copies of a pressed control, and dismissals that end their step."""

from dataclasses import replace

import pytest
from screens import button, dialog, screen

from act.copies import copies_of, wants_several
from act.dismissal import closed_what_the_step_names
from act.last import Deed, Last
from view import Element, Refusal, Screen

CARDS = screen(
    "button Add @ list > listitem #1",
    "button Add @ list > listitem #2",
    "button Add @ list > listitem #3 > group",
    "button Add @ other list > listitem #1",
    "button Add @ footer",
    "button Remove @ list > listitem #2",
)


def test_copies_are_the_same_label_in_the_same_list_on_another_card() -> None:
    assert copies_of(CARDS.controls[0], CARDS) == {CARDS.controls[1].press_key}


def test_a_control_on_no_card_has_no_copies() -> None:
    """A sticky bar's button is no copy of the cards' buttons, nor they of it."""
    assert copies_of(CARDS.controls[4], CARDS) == frozenset()


@pytest.mark.parametrize(
    ("goal", "several"),
    [
        ("choose 2 adjacent seats", True),
        ("select several toppings", True),
        ("add every item to the cart", True),
        ("tick all boxes", True),
        ("add 2 packets of milk", False),
        ("add the mug to the cart", False),
        ("choose 2", False),
        ("choose 40 seats", False),
        ("please go and choose two seats", False),
    ],
)
def test_a_step_that_asks_for_several(goal: str, several: bool) -> None:
    assert wants_several(goal) is several


BANNER = screen(dialog("We use cookies", button("Accept Essential Only"), button("Settings")))
PAGE = screen("button Buy")
BEHIND = screen("button Settings")


def pressed(name: str, before: Screen = BANNER, refusal: Refusal = Refusal.NONE) -> Last:
    element = next((item for item in before.controls if item.name == name), Element(role="button", name=name))
    return Last(deed=Deed.PRESS, words="pressed", element=element, before=before, refusal=refusal)


def within(name: str, role: str = "button") -> Last:
    """That control of the banner was pressed."""
    element = Element(role=role, name=name, in_front=True)
    return Last(deed=Deed.PRESS, words="pressed", element=element, before=BANNER)


@pytest.mark.parametrize(
    ("goal", "last", "now", "ends"),
    [
        ("accept essential cookies only", pressed("Accept Essential Only"), PAGE, True),
        ("dismiss the cookie banner", pressed("Settings"), PAGE, True),
        ("decline the newsletter pop-up", pressed("Settings"), PAGE, True),
        ("add the mug to the cart", pressed("Accept Essential Only"), PAGE, False),
        ("dismiss the cookie banner", pressed("Settings"), BANNER, False),
        ("dismiss the cookie banner", pressed("Buy", PAGE), PAGE, False),
        ("dismiss the cookie banner", pressed("Settings", refusal=Refusal.COVERED), PAGE, False),
        ("dismiss the cookie banner", None, PAGE, False),
        ("open the settings", pressed("Settings", replace(BANNER, items=BEHIND.items)), PAGE, False),
        ("choose 12 March 2027", within("12 March 2027"), PAGE, True),
        ("choose 12 March 2027", within("13 March 2027"), PAGE, False),
        ("search for flights from Berlin to Rome on 12 March 2027", within("12 March 2027"), PAGE, False),
        ("accept the cookies in the banner", within("Decline"), PAGE, False),
        ("decline the cookies in the banner", within("Accept all"), PAGE, False),
        ("accept the cookies in the banner", within("Got it"), PAGE, True),
        ("accept the cookies in the banner", within("Got it", "link"), PAGE, True),
        ("add the Rose hip cream to the cart", within("Rose hip cream", "link"), PAGE, False),
    ],
)
def test_closing_an_overlay_ends_the_step_only_when_the_step_names_it(
    goal: str, last: Last | None, now: Screen, ends: bool
) -> None:
    assert closed_what_the_step_names(last, now, goal) is ends
