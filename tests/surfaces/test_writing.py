"""What is put into fields, in a real browser: replaced, never appended, and read back."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from browsing import Visitor, only, visiting

from surfaces.browser.dates import native_value
from view import Kind, Operation, Refusal, Reply

BROWSER = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


def in_browser(test: object) -> object:
    """The marks of a test that needs one."""
    for mark in BROWSER:
        test = mark(test)
    return test


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def visitor() -> AsyncIterator[Visitor]:
    async with visiting() as someone:
        yield someone


def read(reply: Reply) -> tuple[bool, str | None, bool]:
    return reply.ok, reply.read_back, reply.kept


@in_browser
async def test_typing_replaces_what_the_field_held(visitor: Visitor) -> None:
    await visitor.open("<label>Street <input value='1 High Street'></label>")
    assert read(await visitor.type('textbox "Street"', "2 Low Road")) == (True, "2 Low Road", True)


@in_browser
async def test_typing_is_by_keys_so_that_completion_and_masks_see_them(visitor: Visitor) -> None:
    await visitor.open("<label>Search <input onkeydown='log(event.key)'></label>")
    await visitor.type('textbox "Search"', "mug")
    assert await visitor.log() == ["m", "u", "g"]


@in_browser
async def test_a_long_text_arrives_whole(visitor: Visitor) -> None:
    await visitor.open("<label>Message <textarea oninput='log(1)'></textarea></label>")
    text = "A long message, line after line.\n" * 12 + "The end"
    reply = await visitor.type('textbox "Message"', text)
    assert (reply.ok, reply.kept, reply.read_back) == (True, True, text)
    assert len(await visitor.log()) < len(text)


@in_browser
async def test_a_covered_field_is_not_typed_into(visitor: Visitor) -> None:
    await visitor.open("<label>Street <input onkeydown='log(1)'></label><div style='position:fixed;inset:0'>News</div>")
    assert (await visitor.type('textbox "Street"', "2 Low Road")).refusal is Refusal.COVERED
    assert await visitor.log() == []


@in_browser
@pytest.mark.parametrize("shut", ["readonly", "disabled", "aria-disabled=true"])
async def test_a_shut_field_is_refused(visitor: Visitor, shut: str) -> None:
    await visitor.open(f"<label>Street <input {shut} onkeydown='log(1)'></label>")
    reply = await visitor.type('textbox "Street"', "2 Low Road")
    assert (reply.refusal, reply.dispatched) == (Refusal.NOT_EDITABLE, "no")


@in_browser
async def test_a_button_takes_no_text(visitor: Visitor) -> None:
    await visitor.open("<button onclick='log(1)'>Save</button>")
    assert (await visitor.type('button "Save"', "x")).refusal is Refusal.NOT_EDITABLE
    assert await visitor.log() == []


@in_browser
async def test_an_editor_is_written_by_keys_and_read_back(visitor: Visitor) -> None:
    await visitor.open("<div contenteditable role=textbox aria-label=Note><p>old words</p></div>")
    reply = await visitor.type('textbox "Note"', "new words")
    assert (reply.ok, (reply.read_back or "").strip(), reply.kept) == (True, "new words", True)


@in_browser
async def test_a_line_break_at_the_end_is_a_press_of_return(visitor: Visitor) -> None:
    await visitor.open(
        "<form onsubmit='log(`sent ${this.q.value}`); return false'><label>Search <input name=q></label></form>"
    )
    reply = await visitor.type('textbox "Search"', "mug\n")
    assert read(reply) == (True, "mug", True)
    assert await visitor.log() == ["sent mug"]


@in_browser
async def test_a_field_that_rejects_the_text_says_so(visitor: Visitor) -> None:
    await visitor.open("<label>Code <input oninput='this.value = ``'></label>")
    reply = await visitor.type('textbox "Code"', "abc")
    assert (reply.ok, reply.kept, reply.read_back) == (True, False, "")


@in_browser
async def test_a_field_that_swallows_keys_is_filled_at_once(visitor: Visitor) -> None:
    await visitor.open("<label>Amount <input onkeydown='event.preventDefault()' value=3></label>")
    assert read(await visitor.type('textbox "Amount"', "12")) == (True, "12", True)


@in_browser
async def test_what_a_mask_adds_does_not_count_as_rejected(visitor: Visitor) -> None:
    await visitor.open(
        "<label>Phone <input oninput='const d = this.value.replace(/\\D/g, ``); "
        "this.value = d.length > 3 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : d'></label>"
    )
    assert read(await visitor.type('textbox "Phone"', "5551234")) == (True, "(555) 1234", True)


@in_browser
async def test_a_password_is_never_read_back(visitor: Visitor) -> None:
    await visitor.open("<label>Password <input type=password></label>")
    assert read(await visitor.type('textbox "Password"', "hunter2")) == (True, None, True)


@in_browser
async def test_an_opened_secret_is_compared_and_never_read_back(visitor: Visitor) -> None:
    await visitor.open("<label>Token <input maxlength=3></label>")
    target = (await visitor.find('textbox "Token"')).ref
    secret = Operation(kind=Kind.TYPE, target=target, text=("abcdef",), confidential=True)
    assert read(await visitor.surface.do(secret)) == (True, None, False)


@in_browser
async def test_nothing_is_typed_into_what_pops_up_in_mid_typing(visitor: Visitor) -> None:
    """Not even the space of the text, which would press the dialog's button."""
    await visitor.open(
        "<label>User <input oninput='if (this.value.length === 4) pop.hidden = false, pop.firstChild.focus()'></label>"
        "<div id=pop role=dialog aria-label=Leave hidden><button onclick='log(`left`)' onkeydown='log(event.key)'>OK"
        "</button></div>"
    )
    reply = await visitor.type('textbox "User"', "Test Buyer")
    assert (reply.kept, reply.read_back, "focus" in reply.note) == (False, "Test", True)
    assert await visitor.log() == []


@in_browser
async def test_a_field_that_hands_the_focus_to_another_is_not_typed_into(visitor: Visitor) -> None:
    """As a search box does whose press opens a search of its own over the page."""
    await visitor.open(
        "<label>Search <input onclick='big.hidden = false; big.focus()' onkeydown='log(event.key)'></label>"
        "<input id=big aria-label=Everything onkeydown='log(event.key)' hidden>"
    )
    assert (await visitor.type('textbox "Search"', "mug")).refusal is Refusal.NOT_EDITABLE
    assert await visitor.log() == []


@in_browser
@pytest.mark.parametrize(
    ("kind", "text", "held"),
    [
        ("date", "2011-10-11", "2011-10-11"),
        ("date", "10/11/2011", "2011-10-11"),
        ("time", "8:04 PM", "20:04"),
        ("month", "2026-12", "2026-12"),
        ("color", "#00ff00", "#00ff00"),
        ("range", "30", "30"),
    ],
)
async def test_native_fields_take_their_value(visitor: Visitor, kind: str, text: str, held: str) -> None:
    await visitor.open(f"<label>When <input type={kind} oninput='log(`input`)' onchange='log(`change`)'></label>")
    item = next(item for item in (await visitor.surface.look()).controls if item.name == "When")
    reply = await visitor.surface.do(Operation(kind=Kind.TYPE, target=item.ref, text=(text,)))
    assert read(reply) == (True, held, True)
    assert await visitor.log() == ["input", "change"]


@in_browser
async def test_a_date_that_may_mean_two_days_is_refused(visitor: Visitor) -> None:
    await visitor.open("<label>When <input type=date></label>")
    item = next(item for item in (await visitor.surface.look()).controls if item.name == "When")
    reply = await visitor.surface.do(Operation(kind=Kind.TYPE, target=item.ref, text=("next Friday",)))
    assert (reply.refusal, "ISO" in reply.note) == (Refusal.FAILED, True)


LIST = (
    "<label>Country <select onchange='log(this.value)'><option>France<option>Germany<option>GERMANY 2</select></label>"
)


@in_browser
@pytest.mark.parametrize("asked", ["Germany", "germany"])
async def test_an_option_is_chosen_by_what_it_says(visitor: Visitor, asked: str) -> None:
    await visitor.open(LIST)
    assert read(await visitor.touch(Kind.SELECT, 'combobox "Country"', asked)) == (True, "Germany", True)
    assert await visitor.log() == ["Germany"]


@in_browser
async def test_an_option_of_a_list_that_shows_its_rows_is_chosen_though_the_rows_lie_over_it(visitor: Visitor) -> None:
    await visitor.open(LIST.replace("<select", "<select size=3"))
    assert read(await visitor.touch(Kind.SELECT, 'listbox "Country"', "Germany")) == (True, "Germany", True)
    assert await visitor.log() == ["Germany"]


@in_browser
async def test_an_option_that_is_not_there_is_refused(visitor: Visitor) -> None:
    await visitor.open(LIST)
    assert (await visitor.touch(Kind.SELECT, 'combobox "Country"', "Spain")).refusal is Refusal.NO_SUCH_OPTION
    assert await visitor.log() == []


@in_browser
async def test_a_native_list_hidden_under_a_styled_one_is_refused(visitor: Visitor) -> None:
    screen = await visitor.open(LIST)
    target = only(screen, 'combobox "Country"').ref
    await visitor.surface.do(Operation(kind=Kind.WAIT))
    page = "document.querySelector('select').style.opacity = 0"
    await visitor.open(f"{LIST}<button onclick='{page.replace(chr(39), '`')}'>Style</button>")
    target = (await visitor.find('combobox "Country"')).ref
    button = (await visitor.find('button "Style"')).ref
    await visitor.surface.do(Operation(kind=Kind.CLICK, target=button))
    reply = await visitor.surface.do(Operation(kind=Kind.SELECT, target=target, text=("Germany",)))
    assert reply.refusal is Refusal.NOT_VISIBLE
    assert await visitor.log() == []


@in_browser
async def test_a_file_is_given_without_a_chooser(visitor: Visitor, tmp_path: Path) -> None:
    (tmp_path / "bill.pdf").write_text("bill")
    await visitor.open("<label>Bill <input type=file onchange='log(this.files[0].name)'></label>")
    item = next(item for item in (await visitor.surface.look()).controls if item.name == "Bill")
    reply = await visitor.surface.do(Operation(kind=Kind.UPLOAD, target=item.ref, text=(str(tmp_path / "bill.pdf"),)))
    assert read(reply) == (True, "bill.pdf", True)
    assert await visitor.log() == ["bill.pdf"]


@pytest.mark.parametrize(
    ("kind", "text", "locale", "value"),
    [
        ("date", "3/4/2026", "en-US", "2026-03-04"),
        ("date", "3/4/2026", "en-GB", "2026-04-03"),
        ("date", "25/12/2026", "en-US", "2026-12-25"),
        ("date", "4.3.2026", "", "2026-03-04"),
        ("date", "2026-13-01", "", None),
        ("date", "15 March 2027", "", "2027-03-15"),
        ("date", "Sept 3rd, 2026", "en-GB", "2026-09-03"),
        ("date", "15 March", "", None),
        ("time", "12:05 am", "", "00:05"),
        ("time", "25:00", "", None),
        ("datetime-local", "10/11/2011 8:04 PM", "en-US", "2011-10-11T20:04"),
        ("color", "green", "", None),
        ("range", " 7 ", "", "7"),
        ("date", "1 February 2027", "", "2027-02-01"),
        ("date", "Feb 1st, 2027", "de-DE", "2027-02-01"),
        ("date", "the 3rd of May 2027", "", None),
        ("date", "3rd of Sept. 2027", "", "2027-09-03"),
        ("date", "31 February", "", None),
        ("month", "February 2027", "", "2027-02"),
    ],
)
def test_dates_are_read_as_the_locale_writes_them(kind: str, text: str, locale: str, value: str | None) -> None:
    assert native_value(kind, text, locale) == value
