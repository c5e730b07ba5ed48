"""A list of hosts: pages, redirects, pop-ups and frames of any other are not opened, and nothing there is touched."""

from collections.abc import AsyncIterator
from urllib.parse import quote

import pytest
import pytest_asyncio
from browsing import Visitor, only, visiting

from surfaces.browser import BadOption, BrowserOptions, BrowserSurface
from view import Kind, Operation, Refusal

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def visitor() -> AsyncIterator[Visitor]:
    """Someone who may open 127.0.0.1 and nothing else; the same server answers as localhost too."""
    async with visiting(BrowserOptions(hosts=("127.0.0.1",))) as someone:
        yield someone


def elsewhere(visitor: Visitor, html: str = "<button>Foreign</button>") -> str:
    return visitor.site.page(html).replace("127.0.0.1", "localhost")


async def test_a_host_that_is_not_listed_is_not_opened(visitor: Visitor) -> None:
    await visitor.open("<h1>Home</h1>")
    reply = await visitor.surface.do(Operation(kind=Kind.NAVIGATE, text=(elsewhere(visitor),)))
    assert (reply.refusal, "not on the list" in reply.note) == (Refusal.NOT_ALLOWED, True)
    assert only(await visitor.surface.look(), 'heading "Home"')


async def test_nor_is_it_by_a_redirect(visitor: Visitor) -> None:
    address = f"{visitor.site}/redirect?to={quote(elsewhere(visitor), safe='')}"
    assert (await visitor.surface.do(Operation(kind=Kind.NAVIGATE, text=(address,)))).refusal is Refusal.NOT_ALLOWED


async def test_nor_by_a_link_or_a_form_or_a_script(visitor: Visitor) -> None:
    away = elsewhere(visitor)
    await visitor.open(
        f"<a href='{away}'>Link</a><form action='{away}'><button>Next</button></form>"
        f"<button onclick='location = `{away}`'>Script</button>"
    )
    for label in ('link "Link"', 'button "Next"', 'button "Script"'):
        assert "not on the list" in (await visitor.click(label)).note
        assert only(await visitor.surface.look(), label)


async def test_nor_in_a_window_of_its_own(visitor: Visitor) -> None:
    await visitor.open(f"<a href='{elsewhere(visitor)}' target=_blank>Away</a>")
    assert "not on the list" in (await visitor.click('link "Away"')).note
    assert only(await visitor.surface.look(), 'link "Away"')


async def test_nor_in_a_frame(visitor: Visitor) -> None:
    screen = await visitor.open(f"<button>Ours</button><iframe src='{elsewhere(visitor)}'></iframe>")
    assert [item.name for item in screen.controls] == ["Ours"]


async def test_nor_from_inside_a_page_without_a_host(visitor: Visitor) -> None:
    inner = f"<iframe src='{elsewhere(visitor)}'></iframe><button onclick='this.textContent = 1'>Inside</button>"
    screen = await visitor.open(f'<iframe width=400 src="data:text/html,{quote(inner)}"></iframe>')
    assert [item.name for item in screen.controls] == ["Inside"]
    assert (await visitor.click('button "Inside"')).refusal is Refusal.NOT_ALLOWED


async def test_what_is_listed_opens_with_its_pictures_and_data_from_anywhere(visitor: Visitor) -> None:
    data = elsewhere(visitor, "data")
    await visitor.open(f"<script>fetch('{data}', {{mode: 'no-cors'}}).then(() => log('came'))</script>")
    await visitor.surface.do(Operation(kind=Kind.WAIT))
    assert await visitor.log() == ["came"]


async def test_a_service_worker_is_not_let_in(visitor: Visitor) -> None:
    await visitor.open("<script>navigator.serviceWorker.register('/file/sw.js').catch(() => log('refused'))</script>")
    registered = "navigator.serviceWorker.getRegistrations().then((all) => all.length)"
    assert await visitor.surface._windows.current.evaluate(registered) == 0


async def test_a_browser_of_somebody_elses_takes_no_list() -> None:
    with pytest.raises(BadOption):
        await BrowserSurface.start(BrowserOptions(cdp="http://127.0.0.1:9", hosts=("127.0.0.1",)))
