"""Frames, hostile and outsized pages, refs that go stale, pages that cannot be read."""

# ruff: noqa: E501 (a page of HTML is one line)

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from pages import browser, look, opened, rendered
from playwright.async_api import Browser, Page, Route

from surfaces.browser.reader import Reader
from surfaces.browser.world import FrameGone
from view import FrontKind, Ref, StaleRef

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def chromium() -> AsyncIterator[Browser]:
    """A browser in which every site has a process of its own, as a person's has."""
    async with browser("--site-per-process") as started:
        yield started


async def site(page: Page, pages: dict[str, str]) -> None:
    """Serves these addresses and no others, without a network."""

    async def answer(route: Route) -> None:
        await route.fulfill(content_type="text/html; charset=utf-8", body=pages.get(route.request.url, ""))

    await page.route("**/*", answer)


SHOP = {
    "http://shop.test/": (
        '<p>before</p><iframe title="Card" src="http://pay.test/" style="position:absolute;left:100px;top:50px;border:0"></iframe>'
        '<iframe srcdoc="<button>Same</button>"></iframe><p>after</p>'
    ),
    "http://pay.test/": '<input aria-label="Number"><iframe srcdoc="<input aria-label=Code>"></iframe>',
}


async def test_frames_are_read_in_place_cross_origin_ones_too(chromium: Browser) -> None:
    async with opened("", within=chromium) as page:
        await site(page, SHOP)
        await page.goto("http://shop.test/")
        screen = await Reader(page).read()
    assert rendered(screen) == [
        'text "before"',
        'textbox "Number" @ iframe "Card"',
        'textbox "Code" @ iframe "Card" > iframe',
        'button "Same" @ iframe',
        'text "after"',
    ]


async def test_boxes_in_frames_are_the_top_pages_pixels(chromium: Browser) -> None:
    async with opened("", within=chromium) as page:
        await site(page, SHOP)
        await page.goto("http://shop.test/")
        screen = await Reader(page).read()
        located = Reader(page)
        again = await located.read()
        number = located.located(again.controls[0].ref)
        origin = await number.world.outward(0, 0)
    assert screen.controls[0].box is not None
    assert (screen.controls[0].box.x, screen.controls[0].box.y) == (108, 58)
    assert origin == (100, 50)


async def test_every_frame_mints_numbers_of_its_own(chromium: Browser) -> None:
    async with opened("", within=chromium) as page:
        await site(page, SHOP)
        await page.goto("http://shop.test/")
        screen = await Reader(page).read()
    assert len({item.ref for item in screen.items}) == len(screen.items)


async def test_empty_and_tiny_frames_are_passed_over(chromium: Browser) -> None:
    html = "<p>x</p><iframe></iframe><iframe width=1 height=1 style='border:0' srcdoc='<button>ad</button>'></iframe>"
    assert rendered(await look(html, within=chromium)) == ['text "x"']


async def test_a_frame_below_the_fold_is_off_screen(chromium: Browser) -> None:
    html = "<div style='height:900px'></div><iframe srcdoc='<button>Deep</button>'></iframe>"
    assert rendered(await look(html, within=chromium)) == ['button "Deep" [offscreen] @ iframe']


async def test_what_covers_a_frame_covers_what_is_in_it(chromium: Browser) -> None:
    html = (
        "<iframe srcdoc='<button>Pay</button>'></iframe>"
        "<div style='position:fixed;inset:0;background:white'>Please wait</div>"
    )
    assert rendered(await look(html, within=chromium))[0] == 'button "Pay" [covered] under text "Please wait" @ iframe'


async def test_a_dialog_in_a_frame_is_in_front(chromium: Browser) -> None:
    html = """<iframe srcdoc='<div role="dialog" aria-label="Consent"><button>Agree</button></div>'></iframe>"""
    screen = await look(html, within=chromium)
    assert (screen.front.kind, screen.front.name) == (FrontKind.DIALOG, "Consent")
    assert rendered(screen) == ['button "Agree" in front @ iframe > dialog "Consent"']


HOSTILE = """<button>Read me</button><p>still here</p><script>
const no = () => { throw new Error("gone") };
for (const name of ["querySelectorAll", "querySelector", "getElementsByTagName", "elementFromPoint"])
  Document.prototype[name] = document[name] = no;
for (const name of ["getBoundingClientRect", "matches", "closest", "getAttribute", "querySelectorAll"]) Element.prototype[name] = no;
for (const name of ["map", "filter", "forEach", "push", "join", "find", "sort"]) Array.prototype[name] = no;
window.getComputedStyle = window.Map = window.Set = window.WeakMap = JSON.stringify = JSON.parse = no;
window.runflow = { read: no }; Object.defineProperty(document, "body", { get: no });
</script>"""


async def test_a_page_that_replaces_the_documents_own_methods_is_read_all_the_same(chromium: Browser) -> None:
    assert rendered(await look(HOSTILE, within=chromium)) == ['button "Read me"', 'text "still here"']


async def test_the_page_finds_no_trace_of_being_read(chromium: Browser) -> None:
    async with opened("<button>a</button>", within=chromium) as page:
        before = await page.content()
        await Reader(page).read()
        assert await page.content() == before
        assert await page.evaluate("typeof runflow") == "undefined"


DEEP = """<body><button></button><script>
const nest = (at, tag, times, display) => {
  for (let n = 0; n < times; n++) { const box = document.createElement(tag); box.style.display = display; at.append(box); at = box; }
  return at;
};
nest(document.body, "div", 2500, "block").innerHTML = "<button>Deep</button>";
nest(document.body, "div", 5000, "contents").innerHTML = "<button>Deeper</button>";
nest(document.querySelector("button"), "span", 1000, "inline").textContent = "Name";
</script>"""


async def test_thousands_of_boxes_inside_one_another_are_read(chromium: Browser) -> None:
    """
    Chromium itself fails at laying out some 3,000 boxes in one another; those without a box may be more.

    A whole look, for its limit: laying them out takes Chromium a second, and on a busy machine more than the 5 s of
    another look.
    """
    screen = await look(DEEP, within=chromium, whole=True)
    assert screen.blind == ""
    assert [item.name for item in screen.items] == ["Name", "Deep", "Deeper"]


async def test_huge_texts_and_strange_attributes_do_no_harm(chromium: Browser) -> None:
    html = (
        f"<p>{'x' * 1_000_000}</p><input value='{'y' * 1_000_000}' aria-label='{'z' * 100_000}'>"
        '<div role="  nonsense button " tabindex="999999" aria-labelledby="a  a b" aria-expanded="perhaps">odd</div>'
        '<a href="javascript:">j</a><svg width="9" height="9" onclick="x()"><text y="9">t</text></svg><form id="id"><input name="id"><input name="parentNode"><input name="matches"></form>'
    )
    screen = await look(html, within=chromium)
    assert screen.blind == ""
    assert all(len(item.name) <= 160 and len(item.value) <= 1_000 for item in screen.items)


async def test_two_looks_at_an_unchanged_page_are_equal_and_share_their_refs(chromium: Browser) -> None:
    async with opened("<button>a</button><p>b</p>", within=chromium) as page:
        reader = Reader(page)
        first, second = await reader.read(), await reader.read()
    assert first == second
    assert [item.ref for item in first.items] == [item.ref for item in second.items]


async def test_a_changed_control_ends_all_earlier_refs(chromium: Browser) -> None:
    async with opened("<button id=a>a</button>", within=chromium) as page:
        reader = Reader(page)
        old = (await reader.read()).controls[0].ref
        await page.evaluate("document.body.append(document.createElement('button'))")
        new = (await reader.read()).controls[0].ref
        with pytest.raises(StaleRef):
            reader.located(old)
        assert reader.located(new).element.name == "a"
    assert old.rpartition(":")[2] == new.rpartition(":")[2]


async def test_a_changed_text_alone_ends_no_ref(chromium: Browser) -> None:
    async with opened("<button>a</button><p id=t>12:00</p>", within=chromium) as page:
        reader = Reader(page)
        old = (await reader.read()).controls[0].ref
        await page.evaluate("t.textContent = '12:01'")
        assert (await reader.read()).controls[0].ref == old


async def test_a_new_document_ends_all_refs_though_it_looks_the_same(chromium: Browser) -> None:
    async with opened("", within=chromium) as page:
        await site(page, {"http://a.test/": "<button>a</button>", "http://b.test/": "<button>a</button>"})
        reader = Reader(page)
        await page.goto("http://a.test/")
        first = await reader.read()
        await page.goto("http://b.test/")
        second = await reader.read()
        assert first.fingerprint() == second.fingerprint()
        with pytest.raises(StaleRef):
            reader.located(first.controls[0].ref)


async def test_a_ref_of_no_screen_is_stale(chromium: Browser) -> None:
    async with opened("<button>a</button>", within=chromium) as page:
        reader = Reader(page)
        with pytest.raises(StaleRef):
            reader.located(Ref("r1:b1"))


async def test_a_ref_of_one_window_never_names_a_node_of_another(chromium: Browser) -> None:
    async with opened("<button>a</button>", within=chromium) as page:
        other = await page.context.new_page()
        await other.set_content("<button>a</button>")
        reader, second = Reader(page), Reader(other)
        ref = (await reader.read()).controls[0].ref
        await second.read()
        with pytest.raises(StaleRef):
            second.located(ref)


async def test_the_world_finds_the_element_of_a_ref_until_it_is_removed(chromium: Browser) -> None:
    async with opened("<button>a</button>", within=chromium) as page:
        reader = Reader(page)
        found = reader.located((await reader.read()).controls[0].ref)
        assert await found.world.call("node", found.node) == {}
        await page.evaluate("document.querySelector('button').remove()")
        assert await found.world.call("node", found.node) is None


async def test_a_page_that_is_gone_gives_a_blind_look_with_its_reason(chromium: Browser) -> None:
    async with opened("<button>a</button>", within=chromium) as page:
        reader = Reader(page)
        world = await reader.top()
        await page.close()
        screen = await reader.read()
        assert (screen.front.kind, screen.items, screen.is_blind) == (FrontKind.NONE, (), True)
        assert screen.blind
        with pytest.raises(FrameGone):
            await world.call("node", 1)
