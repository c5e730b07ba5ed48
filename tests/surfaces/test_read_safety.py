"""What the safety rules are told of a real page: what it asks, and what its addresses, forms and scripts say."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from browsing import Visitor, only, visiting

from view import Guards, Screen, why_destructive

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def visitor() -> AsyncIterator[Visitor]:
    async with visiting() as someone:
        yield someone


def rules(screen: Screen) -> dict[str, str]:
    """For every control's label the rule that says no."""
    reasons = ((item.label, why_destructive(item, screen, Guards())) for item in screen.controls)
    return {label: reason.rule if reason else "" for label, reason in reasons}


CONFIRMATION = """<html lang=en><title>Records</title>
<header><form action=/find><input type=search aria-label=Find><button>Find</button></form></header>
<nav><a href=/home>Home</a></nav>
<main><h1>{heading}</h1><p>{question}</p><ul>{rows}</ul>
<form method=post action=/records/7><input type=hidden name=post value=yes>
<input type=submit value="Yes, I'm sure"><a href=/records>No, take me back</a></form></main>
<footer><form action=/news><button>Sign up</button></form></footer></html>"""

ANSWERED = {
    'searchbox "Find"': "", 'button "Find"': "", 'link "Home"': "", 'button "Yes, I\'m sure"': "page",
    'link "No, take me back"': "", 'button "Sign up"': "",
}  # fmt: skip


async def test_a_page_that_asks_before_it_deletes_is_answered_by_nobody(visitor: Visitor) -> None:
    question = "Are you sure you want to delete the record “Lee”? All of the following will be deleted:"
    page = CONFIRMATION.format(heading="Are you sure?", question=question, rows="<li>Letter</li>")
    assert rules(await visitor.open(page)) == ANSWERED


async def test_what_a_long_paragraph_asks_at_its_end_is_read(visitor: Visitor) -> None:
    question = "It was written in spring. " * 12 + "Are you sure you want to delete it?"
    page = CONFIRMATION.format(heading="Records", question=question, rows="")
    assert rules(await visitor.open(page)) == ANSWERED


async def test_a_question_far_above_the_button_is_read(visitor: Visitor) -> None:
    rows = "<li>Letter</li>" * 500
    page = CONFIRMATION.format(heading="Delete this record?", question="With all of these:", rows=rows)
    screen = await visitor.open(page.replace("<input type=submit", "<input autofocus type=submit"))
    assert not any(item.name == "Letter" and item.path[-1] == "listitem #1" for item in screen.items)
    assert rules(screen)['button "Yes, I\'m sure"'] == "page"


async def test_the_same_page_about_something_else_is_left_alone(visitor: Visitor) -> None:
    page = CONFIRMATION.format(heading="Questions", question="How do I delete my account?", rows="<li>Write to us</li>")
    assert set(rules(await visitor.open(page)).values()) == {""}


async def test_what_a_dialog_asks_at_the_end_of_a_long_message_is_read(visitor: Visitor) -> None:
    message = "It was written in spring. " * 30 + "Delete it?"
    screen = await visitor.open(f"<dialog open><p>{message}</p><button>OK</button><button>Cancel</button></dialog>")
    assert rules(screen) == {'button "OK"': "front", 'button "Cancel"': ""}


LEADING = """<html lang=en>
<a href="/account/logout">Bye</a>
<a href="/cart?action=delete&row=7">Row seven</a>
<a href="/rows/7/delete/">Row eight</a>
<a href="/rows/7/remove.php">Row nine</a>
<a href="javascript:deleteRow(7)">Row ten</a>
<a href="/help/delete-account">Help</a>
<a href="/buy">Shop</a>
<a href="#delete">Chapter</a>
<button onclick="deleteRow(7)">Done</button>
<button onclick="removePopup()">Fine</button>
<a href=/rows/7 data-method=delete>Row eleven</a>
<form action=/rows/7><input type=hidden name=_method value=delete><button>Go on</button></form>
<form action=/rows/7><button name=op value=delete>Next</button><button formaction=/delete>Then</button></form>
<form action=/rows/7><input name=action value=save><button>Keep going</button></form>
<form action=/orders/pay method=post><button>Onward</button></form>
<form action=/search><button>Look</button></form></html>"""


async def test_where_a_press_leads_is_read_from_address_form_and_script(visitor: Visitor) -> None:
    told = rules(await visitor.open(LEADING))
    harmless = {"Help", "Shop", "Chapter", "Fine", "Keep going", "Look", "action"}
    assert {label.split('"')[1] for label, rule in told.items() if not rule} - {""} <= harmless
    assert {label.split('"')[1] for label, rule in told.items() if rule == "leads"} == {
        "Bye", "Row seven", "Row eight", "Row nine", "Row ten", "Row eleven", "Done", "Go on", "Next", "Then", "Onward",
    }  # fmt: skip


async def test_a_form_that_names_no_address_posts_to_its_own_page(visitor: Visitor) -> None:
    site = visitor.site.page("<html lang=en><form method=post><button>Onward</button></form></html>")
    screen = await visitor.go(f"{site}?do=delete")
    assert rules(screen) == {'button "Onward"': "leads"}


async def test_a_script_that_hands_in_a_form_from_outside_submits(visitor: Visitor) -> None:
    page = """<html lang=pl><form id=f><input aria-label=Imie></form>
    <a href="javascript:document.forms[0].submit()">Dalej</a>
    <span role=button tabindex=0 onclick="document.forms[0].requestSubmit()">Naprzod</span></html>"""
    told = rules(await visitor.open(page))
    assert (told['link "Dalej"'], told['button "Naprzod"']) == ("language", "language")


async def test_words_past_the_end_of_a_buttons_name_are_read(visitor: Visitor) -> None:
    label = "I have read all of it and I have thought about it for a long time, " * 3 + "now delete everything"
    screen = await visitor.open(f"<html lang=en><button>{label}</button></html>")
    assert list(rules(screen).values()) == ["word"]


async def test_letters_of_another_alphabet_do_not_hide_a_word(visitor: Visitor) -> None:
    screen = await visitor.open("<html lang=en><button>Dеlеtе</button><button>Файлы</button></html>")
    assert only(screen, 'button "Dеlеtе"') in screen.controls
    assert list(rules(screen).values()) == ["word", ""]
