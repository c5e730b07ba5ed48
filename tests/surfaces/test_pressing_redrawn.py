"""What a hover redraws is the same target while its role and name mean the same."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from browsing import Visitor, visiting

from view import Kind, Operation, Refusal

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def visitor() -> AsyncIterator[Visitor]:
    async with visiting() as someone:
        yield someone


SWAPPED = """<style>
.icon { display: inline-block; width: 16px; height: 16px; cursor: pointer }
.icon { content: url("data:image/gif;base64,R0lGODlhAQABAAAAACw=") }
.icon:hover { content: normal; background: red }
</style>"""


async def test_a_picture_that_a_hover_swaps_is_still_what_was_judged(visitor: Visitor) -> None:
    await visitor.open(SWAPPED + "<span class='icon reply' onclick='log(`replied`)'></span>")
    (icon,) = (await visitor.surface.look()).controls
    assert icon.role == "img"
    assert (await visitor.surface.do(Operation(kind=Kind.CLICK, target=icon.ref))).ok
    assert await visitor.log() == ["replied"]


@pytest.mark.parametrize("now", ["none", "presentation", "img"])
async def test_a_drawing_whose_role_flips_under_the_pointer_is_the_same_one(visitor: Visitor, now: str) -> None:
    flip = f"onmouseover='this.setAttribute(`role`, `{now}`)'"
    await visitor.open(f"<div style='width:90px' onclick='log(`opened`)' {flip}>Open</div>")
    assert (await visitor.click('generic "Open"')).ok
    assert await visitor.log() == ["opened"]


async def test_a_drawing_that_becomes_a_button_under_the_pointer_is_another(visitor: Visitor) -> None:
    flip = "onmouseover='this.setAttribute(`role`, `button`)'"
    await visitor.open(f"<div style='width:90px' onclick='log(`opened`)' {flip}>Open</div>")
    assert (await visitor.click('generic "Open"')).refusal is Refusal.DIFFERS
    assert await visitor.log() == []
