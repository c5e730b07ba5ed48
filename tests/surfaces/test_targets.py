"""Windows and frames: which one is looked at, who says so, and what is told of the others."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from browsing import Visitor, only, visiting

from surfaces.browser import BrowserOptions
from view import Kind, NoTargetSelected, Operation, Refusal, StaleFrame, StaleTarget

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

BY_HAND = BrowserOptions(picked_by_hand=True)
DETAILS = "<script>document.title = 'Details'</script><button>Order</button>"
LIST = "<script>document.title = 'List'</script>"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def visitor() -> AsyncIterator[Visitor]:
    async with visiting(BY_HAND) as someone:
        yield someone


@pytest_asyncio.fixture(loop_scope="module", autouse=True)
async def one_window(visitor: Visitor) -> None:
    """Every test begins with one window, selected, in its top frame."""
    picker = visitor.surface.picker
    first, *others = await picker.targets()
    for other in others:
        await picker.close(other.id)
    await picker.select(first.id)
    await picker.select_frame("")
    picker.changes()


def link(visitor: Visitor, html: str = DETAILS) -> str:
    return f"{LIST}<a href='{visitor.site.page(html)}?token=s3cret' target=_blank>Details</a>"


async def test_a_new_window_is_told_and_listed_but_not_selected(visitor: Visitor) -> None:
    await visitor.open(link(visitor))
    reply = await visitor.click('link "Details"')
    first, second = await visitor.surface.picker.targets()
    assert [(one.title, one.active, one.opener) for one in (first, second)] == [
        ("List", True, ""), ("Details", False, first.id)
    ]  # fmt: skip
    assert "it is not looked at" in reply.note
    assert [(change.kind, change.id) for change in visitor.surface.picker.changes()] == [("created", second.id)]
    assert only(await visitor.surface.look(), 'link "Details"')


async def test_what_stands_in_an_addresss_query_is_not_listed(visitor: Visitor) -> None:
    await visitor.open(link(visitor))
    await visitor.click('link "Details"')
    assert [one.address.partition("?")[2] for one in await visitor.surface.picker.targets()] == ["", "[redacted]"]


async def test_the_selected_window_is_the_one_that_is_looked_at_and_touched(visitor: Visitor) -> None:
    await visitor.open(link(visitor))
    await visitor.click('link "Details"')
    _, second = await visitor.surface.picker.targets()
    assert (await visitor.surface.picker.select(second.id)).active
    assert only(await visitor.surface.look(), 'button "Order"')


async def test_created_is_not_selected_and_closed_is_gone(visitor: Visitor) -> None:
    picker = visitor.surface.picker
    created = await picker.create()
    assert not created.active
    assert (await visitor.surface.open_in(created.id, visitor.site.page(DETAILS))).ok
    assert [one.title for one in await picker.targets()][1:] == ["Details"]
    await picker.close(created.id)
    assert [change.kind for change in picker.changes()] == ["created", "closed"]
    with pytest.raises(StaleTarget):
        await picker.select(created.id)


async def test_nothing_takes_the_place_of_a_selected_window_that_closed(visitor: Visitor) -> None:
    picker = visitor.surface.picker
    second = await picker.create()
    await picker.select(second.id)
    await picker.close(second.id)
    with pytest.raises(NoTargetSelected):
        await visitor.surface.look()
    assert [one.active for one in await picker.targets()] == [False]


async def test_a_press_that_closes_its_own_window_leaves_none_selected(visitor: Visitor) -> None:
    closing = visitor.site.page("<button onclick='window.close()'>Done</button>")
    await visitor.open(f"<button onclick='window.open(`{closing}`)'>Sign in</button>")
    await visitor.click('button "Sign in"')
    await visitor.surface.do(Operation(kind=Kind.WAIT))
    _, second = await visitor.surface.picker.targets()
    await visitor.surface.picker.select(second.id)
    assert (await visitor.click('button "Done"')).dispatched == "yes"
    with pytest.raises(NoTargetSelected):
        await visitor.surface.look()


FRAMED = """<h1>Shop</h1><button id=outer>Outer</button>
<iframe srcdoc='<button>Inner</button><iframe srcdoc="<button>Deep</button>"></iframe>'></iframe>"""


async def test_only_what_the_selected_frame_shows_is_shown(visitor: Visitor) -> None:
    picker = visitor.surface.picker
    screen = await visitor.open(FRAMED)
    assert {"Outer", "Inner", "Deep"} <= {item.name for item in screen.controls}
    top, inner, deep = await picker.frames()
    assert (top.parent, inner.parent, deep.parent, top.active) == ("", top.id, inner.id, True)
    assert [item.name for item in (picker.shown(screen)).controls] == ["Outer"]
    assert (await picker.select_frame(inner.id)).active
    assert [item.name for item in (picker.shown(screen)).controls] == ["Inner"]


async def test_css_matches_in_the_selected_frame_alone(visitor: Visitor) -> None:
    await visitor.open(FRAMED)
    screen = await visitor.surface.look(("button",))
    assert len(screen.matches["button"]) == 3
    assert len((visitor.surface.picker.shown(screen)).matches["button"]) == 1


async def test_a_selected_frame_that_went_is_said_and_never_replaced(visitor: Visitor) -> None:
    picker = visitor.surface.picker
    await visitor.open(FRAMED)
    _, inner, _ = await picker.frames()
    await picker.select_frame(inner.id)
    await visitor.open("<button>Fresh</button>")
    with pytest.raises(StaleFrame):
        picker.shown(await visitor.surface.look())
    await picker.select_frame("")
    assert [item.name for item in (picker.shown(await visitor.surface.look())).controls] == ["Fresh"]


async def test_what_failed_is_kept_without_what_was_said_or_asked(visitor: Visitor) -> None:
    await visitor.open("<script>console.error('my s3cret'); fetch('/pages/none.html?token=s3cret')</script>")
    await visitor.surface.do(Operation(kind=Kind.WAIT))
    said = visitor.surface.picker.diagnostics()
    assert {(entry.source, entry.level) for entry in said} >= {("console", "error"), ("request", "error")}
    assert any("HTTP 404" in entry.words for entry in said)
    assert "s3cret" not in repr(said)


async def test_back_does_not_close_a_window_that_was_picked(visitor: Visitor) -> None:
    second = await visitor.surface.picker.create()
    await visitor.surface.picker.select(second.id)
    assert (await visitor.surface.do(Operation(kind=Kind.BACK))).refusal is Refusal.FAILED
