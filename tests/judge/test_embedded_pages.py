"""What a page says that came in another's place: of its own fields, it is no failure of what was pressed."""

import pytest
from asked import DONE_AFTER, yes
from states import after, state

from judge import Kind, State

HINTS = (
    "Required. 150 characters or fewer. Letters, digits and @/./+/-/_ only.",
    "Passwords are not stored as they were typed, so there is no way to see this one again.",
    "Fields marked with a star are required.",
    "Please enter the name as it stands in the passport.",
)
FAILURES = ("The user was not found.", "An error happened.", "Kim Lee is no longer available.")


LIST = ('heading "Users" @ main', 'link "Kim Lee" @ main', 'text "2 users" @ main')
FORM = ('textbox "User name" = "Kim Lee" @ main', 'button "Save" @ main')


def pressed(said: str, *, elsewhere: bool) -> State:
    stands = ('heading "Kim Lee" @ main', *FORM) if elsewhere else LIST
    return after(state('press the link "Kim Lee"', *LIST), 'pressed link "Kim Lee"', *stands, f'text "{said}" @ main')


@pytest.mark.parametrize("hint", HINTS)
def test_what_a_new_page_asks_of_its_fields_speaks_against_no_press(hint: str) -> None:
    assert yes(pressed(hint, elsewhere=True), Kind.DONE) >= DONE_AFTER


@pytest.mark.parametrize("failure", FAILURES)
def test_a_new_page_that_says_that_it_failed_does(failure: str) -> None:
    assert yes(pressed(failure, elsewhere=True), Kind.DONE) < DONE_AFTER


@pytest.mark.parametrize("said", ["Name is required", "Please enter a name", *FAILURES])
def test_where_the_page_stayed_a_demand_is_a_failure(said: str) -> None:
    assert yes(pressed(said, elsewhere=False), Kind.DONE) < DONE_AFTER
