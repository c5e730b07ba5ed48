"""What a field is called that nothing on the page names."""

# ruff: noqa: E501 (a page of HTML is one line)

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from pages import browser, look
from playwright.async_api import Browser

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def chromium() -> AsyncIterator[Browser]:
    async with browser() as started:
        yield started


BRAND = "<title>HARBOUR STORES - Welcome</title>"

CALLED: tuple[tuple[str, str, str], ...] = (
    ("the only text cell of its row", "<table><tr><td>Search</td><td><input></td></tr></table>", "Search"),
    ("the term it defines", "<dl><dt>Town of birth and country</dt><dd><input></dd></dl>", "Town of birth and country"),
    ("the line before", "<div>Your town</div><div><input></div>", "Your town"),
    ("a question, however long", "<p>How many of you are going to come along? <input></p>", "How many of you are going to come along?"),
    ("a long text before a colon", "<p>The name of the person who pays for it: <input></p>", "The name of the person who pays for it:"),
    ("a short label, and not the button after it", "<form>Quantity <input> <button>Update</button></form>", "Quantity"),
    ("its button, and not the words before it", "<form>Welcome back, dear Kim <input> <button>Find goods</button></form>", "Find goods"),
    ("its button, and not the site's name", f"{BRAND}<form><b>HARBOUR STORES</b> <input> <button>Find goods</button></form>", "Find goods"),
    (
        "its button, and not the site's name and what goes with it",
        f"{BRAND}<table><tr><td><form><b>HARBOUR STORES</b> chandlers since 1911 &nbsp; <input> <input type=submit value='Find goods'></form></table>",
        "Find goods",
    ),
    ("nothing, where only a heading stands above", "<h2>Welcome</h2><input>", ""),
    ("nothing, where only a sentence stands above", "<div>We are open on all days of the week</div><input>", ""),
    ("nothing, where only a table of other things stands above", "<table><tr><td>Language<td>French</table><input>", ""),
    ("not a button below it", "<form><input style='display:block'><button>Submit</button></form>", ""),
    ("not a button that two fields share", "<form><input> <input> <button>Find</button></form>", ""),
)  # fmt: skip


@pytest.mark.parametrize(("html", "said"), [case[1:] for case in CALLED], ids=[case[0] for case in CALLED])
async def test_a_field_without_a_name_is_described_by(chromium: Browser, html: str, said: str) -> None:
    screen = await look(html, within=chromium)
    field = next(item for item in screen.controls if item.role == "textbox")
    assert (field.name, field.description) == ("", said)


async def test_a_label_below_its_field_is_not_that_of_the_next(chromium: Browser) -> None:
    """Where each field has a box of its own, the words in it are its own."""
    rows = "".join(f'<div><input style="display:block"><b>{name}</b></div>' for name in ("Director", "Genre", "Year"))
    screen = await look(f"<main>{rows}</main>", within=chromium)
    assert [item.description for item in screen.controls] == ["Director", "Genre", "Year"]


async def test_the_heading_of_a_form_is_not_the_name_of_its_fields(chromium: Browser) -> None:
    """Two forms side by side have headings side by side."""
    form = (
        "<div style='width:300px'><h2>{}</h2><div>Street</div><div><input></div><div>Town</div><div><input></div></div>"
    )
    both = form.format("Pay") + form.format("Deliver")
    screen = await look(f"<div style='display:flex'>{both}</div>", within=chromium)
    assert [item.description for item in screen.controls] == ["Street", "Town"] * 2


async def test_a_help_text_below_the_only_field_is_no_label(chromium: Browser) -> None:
    screen = await look('<input style="display:block"><p>Optional</p>', within=chromium)
    assert [item.description for item in screen.controls] == [""]


async def test_fields_that_nothing_tells_apart_are_not_numbered(chromium: Browser) -> None:
    """Their order is on the screen already: a number that the page does not say would be taken for its words."""
    screen = await look("<p><input><p><input>", within=chromium)
    assert [(item.name, item.description) for item in screen.controls] == [("", ""), ("", "")]
