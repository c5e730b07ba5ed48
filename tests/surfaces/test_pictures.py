"""Pictures: what a person sees, without what is secret; and operations that are cut off."""

import asyncio
import zlib
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from browsing import Visitor, only, visiting

from view import Kind, Operation

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

FIELD = (
    "<style>input { border: 0; outline: 0; caret-color: transparent; background: white; width: 200px; height: 40px }"
    "body { background: white }</style><label><input aria-label=Token></label>"
)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def visitor() -> AsyncIterator[Visitor]:
    async with visiting() as someone:
        yield someone


async def typed(visitor: Visitor, text: str, *, confidential: bool) -> bytes:
    await visitor.go(visitor.site.page(FIELD))
    target = (await visitor.find('textbox "Token"')).ref
    operation = Operation(kind=Kind.TYPE, target=target, text=(text,), confidential=confidential)
    assert (await visitor.surface.do(operation)).kept
    return await visitor.surface.picture()


def size_of(png: bytes) -> tuple[int, int]:
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


async def test_a_picture_is_a_png_of_the_window(visitor: Visitor) -> None:
    picture = await typed(visitor, "open", confidential=False)
    assert picture.startswith(b"\x89PNG")
    assert size_of(picture) == (1280, 800)


async def test_two_secrets_of_any_text_give_the_same_picture(visitor: Visitor) -> None:
    assert await typed(visitor, "hunter2", confidential=True) == await typed(visitor, "xyz", confidential=True)


async def test_what_is_no_secret_is_seen(visitor: Visitor) -> None:
    """Guards the test above: the pictures of open texts do differ."""
    assert await typed(visitor, "hunter2", confidential=False) != await typed(visitor, "xyz", confidential=False)


async def test_a_field_can_be_masked_by_its_reference(visitor: Visitor) -> None:
    plain = await typed(visitor, "hunter2", confidential=False)
    visitor.surface.mask((await visitor.find('textbox "Token"')).ref)
    masked = await visitor.surface.picture()
    assert zlib.crc32(masked) != zlib.crc32(plain)
    before = [item.signature for item in (await visitor.surface.look()).items]
    assert before == [item.signature for item in (await visitor.surface.look()).items]


async def test_a_drag_that_is_cut_off_lets_go(visitor: Visitor) -> None:
    screen = await visitor.open(
        "<div tabindex=0 role=button aria-label=Card style='width:80px;height:40px'>Card</div><div style='height:60px'>"
        "</div><div tabindex=0 role=button aria-label=Done style='width:80px;height:80px'>Done</div><script>"
        "for (const type of ['mousedown', 'mouseup']) addEventListener(type, () => log(type));</script>"
    )
    card, done = only(screen, 'button "Card"'), only(screen, 'button "Done"')
    page = visitor.surface._windows.current
    down = asyncio.ensure_future(
        page.wait_for_function("document.getElementById('log').textContent.includes('mousedown')")
    )
    dragging = asyncio.ensure_future(visitor.surface.do(Operation(kind=Kind.DRAG, target=card.ref, to=done.ref)))
    await down
    dragging.cancel()
    with pytest.raises(asyncio.CancelledError):
        await dragging
    assert await visitor.log() == ["mousedown", "mouseup"]


async def test_typing_that_is_cut_off_sends_no_more_keys(visitor: Visitor) -> None:
    await visitor.open("<label>Name <input oninput='log(this.value.length)'></label>")
    target = (await visitor.find('textbox "Name"')).ref
    page = visitor.surface._windows.current
    begun = asyncio.ensure_future(page.wait_for_function("document.querySelector('input').value.length > 0"))
    text = "a name that takes many a handful of keys " * 4
    typing = asyncio.ensure_future(visitor.surface.do(Operation(kind=Kind.TYPE, target=target, text=(text,))))
    await begun
    typing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await typing
    held = (await visitor.find('textbox "Name"')).value
    assert 0 < len(held) < len(text) - 1
