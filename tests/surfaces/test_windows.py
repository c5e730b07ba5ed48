"""What opens beside the page: JavaScript dialogs, tabs, choosers, downloads. Nothing of it holds a run up."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

import pytest
import pytest_asyncio
from browsing import Visitor, only, visiting
from playwright.async_api import Error

from surfaces.browser import BrowserSurface, PageCrashed
from view import Kind, Operation, Refusal, Reply

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def visitor() -> AsyncIterator[Visitor]:
    async with visiting() as someone:
        yield someone


async def navigate(visitor: Visitor, address: str) -> Reply:
    return await visitor.surface.do(Operation(kind=Kind.NAVIGATE, text=(address,)))


CONFIRM = "<button onclick='log(confirm(`Delete it?`))'>Delete</button>"


async def arm(visitor: Visitor, message: str) -> None:
    await visitor.surface.do(Operation(kind=Kind.ACCEPT_DIALOG, text=(message,)))


async def test_a_confirm_is_dismissed_and_its_message_reported(visitor: Visitor) -> None:
    await visitor.open(CONFIRM)
    assert (await visitor.click('button "Delete"')).dialogs == ("Delete it?",)
    assert await visitor.log() == ["false"]


async def test_a_confirm_is_accepted_when_exactly_its_message_was_allowed(visitor: Visitor) -> None:
    await visitor.open(CONFIRM)
    target = (await visitor.find('button "Delete"')).ref
    await arm(visitor, "Delete it?")
    reply = await visitor.surface.do(Operation(kind=Kind.CLICK, target=target))
    assert reply.dialogs == ("Delete it? (accepted)",)
    assert await visitor.log() == ["true"]


@pytest.mark.parametrize("allowed", ["Delete", "delete it?", ""])
async def test_another_message_than_the_allowed_is_dismissed(visitor: Visitor, allowed: str) -> None:
    await visitor.open(CONFIRM)
    target = (await visitor.find('button "Delete"')).ref
    await arm(visitor, allowed)
    await visitor.surface.do(Operation(kind=Kind.CLICK, target=target))
    assert await visitor.log() == ["false"]


async def test_what_was_allowed_holds_for_one_dialog_of_the_next_press_only(visitor: Visitor) -> None:
    await visitor.open(CONFIRM + "<button>Other</button>")
    await arm(visitor, "Delete it?")
    await visitor.click('button "Other"')
    await visitor.click('button "Delete"')
    assert await visitor.log() == ["false"]


async def test_a_dialog_of_the_pages_own_making_is_told_with_the_next_reply(visitor: Visitor) -> None:
    assert (await navigate(visitor, visitor.site.page("<script>alert('Welcome')</script>"))).dialogs == ("Welcome",)


async def test_a_dialog_in_mid_typing_does_not_hold_it_up(visitor: Visitor) -> None:
    await visitor.open("<label>Name <input oninput='if (this.value.length === 3) alert(`Too short`)'></label>")
    reply = await visitor.type('textbox "Name"', "Test Buyer")
    assert (reply.dialogs, reply.read_back) == (("Too short",), "Test Buyer")


LEAVING = """<script>addEventListener('beforeunload', (event) => { event.preventDefault(); event.returnValue = 'x'; });
</script><label>Name <input></label><a href='/pages/settle/idle.html'>Away</a>"""


async def test_a_plea_to_stay_is_granted_to_a_press(visitor: Visitor) -> None:
    screen = await visitor.open(LEAVING)
    await visitor.type('textbox "Name"', "x")
    await visitor.click('link "Away"')
    assert (await visitor.surface.look()).address == screen.address


async def test_a_plea_to_stay_is_passed_over_when_the_flow_itself_goes_on(visitor: Visitor) -> None:
    await visitor.open(LEAVING)
    await visitor.type('textbox "Name"', "x")
    assert (await navigate(visitor, f"{visitor.site}/pages/settle/idle.html")).ok
    assert (await visitor.surface.look()).title == "Nothing comes of it"


async def test_a_new_tab_is_followed_and_left_again(visitor: Visitor) -> None:
    await visitor.open("<a href='/pages/settle/idle.html' target=_blank>Details</a>")
    reply = await visitor.click('link "Details"')
    assert reply.opened == (f"{visitor.site}/pages/settle/idle.html",)
    assert (await visitor.surface.look()).title == "Nothing comes of it"
    assert (await visitor.surface.do(Operation(kind=Kind.BACK))).ok
    assert only(await visitor.surface.look(), 'link "Details"')


async def test_a_pop_up_that_closes_itself_gives_its_opener_back(visitor: Visitor) -> None:
    closing = visitor.site.page("<button onclick='window.close()'>Done</button>")
    await visitor.open(f"<button onclick='open(`{closing}`, ``, `width=200,height=200`)'>Sign in</button>")
    await visitor.click('button "Sign in"')
    assert (await visitor.click('button "Done"')).dispatched == "yes"
    assert only(await visitor.surface.look(), 'button "Sign in"')


async def test_what_opened_and_closed_is_said(visitor: Visitor) -> None:
    closing = visitor.site.page("<button onclick='window.close()'>Done</button>")
    await visitor.open(f"<button onclick='open(`{closing}`, ``, `width=200,height=200`)'>Sign in</button>")
    assert "goes on in the window that this opened" in (await visitor.click('button "Sign in"')).note
    assert "goes on in the one that had opened it" in (await visitor.click('button "Done"')).note


async def test_a_window_that_opens_by_itself_is_said_and_not_looked_at(visitor: Visitor) -> None:
    idle = f"{visitor.site}/pages/settle/idle.html"
    own = visitor.site.page(f"<h1>Ours</h1><script>open(`{idle}`, ``, `width=200,height=200`)</script>")
    async with visiting() as other:
        reply = await navigate(other, own)
        reply = reply if reply.opened else await other.surface.do(Operation(kind=Kind.WAIT))
        assert "it is not looked at" in reply.note
        assert only(await other.surface.look(), 'heading "Ours"')


async def test_a_file_chooser_never_opens_on_the_desktop(visitor: Visitor) -> None:
    await visitor.open("<label>Bill <input type=file></label>")
    item = next(item for item in (await visitor.surface.look()).controls if item.name == "Bill")
    reply = await visitor.surface.do(Operation(kind=Kind.CLICK, target=item.ref))
    assert (reply.ok, "file chooser" in reply.note) == (True, True)


async def test_a_download_is_kept_and_named(visitor: Visitor) -> None:
    await visitor.open("<a href='/file/bill.pdf' download>Bill</a>")
    assert 'downloads "bill.pdf"' in (await visitor.click('link "Bill"')).note


@pytest.mark.parametrize(
    "address", ["file:///etc/hostname", "javascript:alert(1)", "data:text/html,x", "chrome://version", ""]
)
async def test_only_the_web_may_be_opened(visitor: Visitor, address: str) -> None:
    assert (await navigate(visitor, address)).refusal is Refusal.NOT_ALLOWED


async def test_an_address_that_nobody_serves_is_an_outcome_and_no_exception(visitor: Visitor) -> None:
    reply = await navigate(visitor, "http://127.0.0.1:9/")
    assert (reply.refusal, reply.note) == (Refusal.FAILED, "net::ERR_UNSAFE_PORT")


async def test_a_page_that_is_not_there_is_opened_and_said(visitor: Visitor) -> None:
    assert (await navigate(visitor, f"{visitor.site}/pages/none.html")).note == "HTTP 404"


async def test_back_goes_back_and_not_further_than_the_first_page() -> None:
    async with visiting() as visitor:
        await visitor.open("<a href='/pages/settle/idle.html'>Away</a>")
        await visitor.click('link "Away"')
        assert (await visitor.surface.do(Operation(kind=Kind.CHORD, chord="cmd+["))).ok
        assert only(await visitor.surface.look(), 'link "Away"')
        assert (await visitor.surface.do(Operation(kind=Kind.BACK))).refusal is Refusal.FAILED


async def test_escape_and_return_reach_the_page(visitor: Visitor) -> None:
    await visitor.open(
        "<button autofocus onclick='log(`pressed`)'>Go</button><script>"
        "addEventListener('keydown', (event) => log(event.key))</script>"
    )
    for chord in ("escape", "return"):
        assert (await visitor.surface.do(Operation(kind=Kind.CHORD, chord=chord))).ok
    assert await visitor.log() == ["Escape", "Enter", "pressed"]


RETURN = Operation(kind=Kind.CHORD, chord="return")


async def test_return_is_refused_when_the_focus_has_gone_elsewhere_since_the_look(visitor: Visitor) -> None:
    await visitor.open(
        "<button autofocus id=go onclick='log(`go`)'>Go</button><button id=no onclick='log(`no`)'>Delete</button>"
        "<script>setTimeout(() => no.focus(), 900)</script>"
    )
    await visitor.surface.do(Operation(kind=Kind.WAIT))
    await visitor.surface.do(Operation(kind=Kind.WAIT))
    reply = await visitor.surface.do(RETURN)
    assert (reply.refusal, reply.dispatched) == (Refusal.DIFFERS, "no")
    assert await visitor.log() == []


async def test_return_is_refused_when_a_dialog_has_opened_since_the_look(visitor: Visitor) -> None:
    await visitor.open(
        "<button autofocus onclick='log(`go`)'>Go</button><script>setTimeout(() => "
        "document.body.insertAdjacentHTML('beforeend', '<div role=dialog>Really?</div>'), 900)</script>"
    )
    await visitor.surface.do(Operation(kind=Kind.WAIT))
    await visitor.surface.do(Operation(kind=Kind.WAIT))
    assert (await visitor.surface.do(RETURN)).refusal is Refusal.DIFFERS
    assert await visitor.log() == []


async def test_reply_never_reloads_the_page(visitor: Visitor) -> None:
    await visitor.open("<button>Go</button>")
    reply = await visitor.surface.do(Operation(kind=Kind.CHORD, chord="cmd+r"))
    assert (reply.refusal, reply.dispatched) == (Refusal.NOT_SUPPORTED, "no")


async def test_a_crash_is_a_problem_and_not_a_hang() -> None:
    async with BrowserSurface.open() as surface:
        with pytest.raises(PageCrashed):
            await _crash(surface)


async def _crash(surface: BrowserSurface) -> None:
    page = surface._windows.current
    crashed = asyncio.ensure_future(page.wait_for_event("crash"))
    with suppress(Error):
        await page.goto("chrome://crash")
    await crashed
    await surface.look()


async def test_what_was_allowed_for_a_press_that_never_came_is_forgotten_at_the_next_look(visitor: Visitor) -> None:
    await visitor.open("<button onmouseover='log(confirm(`Delete it?`))'>Delete</button>")
    await arm(visitor, "Delete it?")
    await visitor.touch(Kind.HOVER, 'button "Delete"')
    assert await visitor.log() == ["false"]
