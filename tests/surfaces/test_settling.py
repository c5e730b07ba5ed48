"""When the next look may be taken: never before what a press brought about, and no later than it must."""

from collections.abc import AsyncIterator
from time import monotonic

import pytest
import pytest_asyncio
from browsing import Visitor, visiting

from surfaces.browser import Rested
from surfaces.browser.settle import Patience, Pulse, Settle
from surfaces.limit import Limit
from view import Kind, Operation, Reply

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

ARRIVES: tuple[tuple[str, str, str], ...] = (
    ("a request that begins late", "late_request", 'button "Load"'),
    ("a ripple first, then a late request", "ripple", 'button "Load"'),
    ("one request after another", "chain", 'button "Load"'),
    ("a request among endless polls", "polling", 'button "Load"'),
    ("a transition beside an endless animation", "animation", 'button "Slide"'),
    ("a request beside a chattering stream", "chatter", 'button "Load"'),
    ("a chain of redirects", "redirects", 'link "Go"'),
    ("a slow document", "slow_document", 'link "Go"'),
    ("a place within the document", "hash", 'link "Go"'),
    ("a success that is taken back when the server refuses", "optimistic", 'button "Save"'),
    ("a write, and what is read once it has been answered", "optimistic", 'button "Send"'),
)
"""The page, what is pressed, and that the next look shows what came of it."""

QUICK: tuple[tuple[str, str, str], ...] = (
    ("endless polls", "polling", 'button "Show"'),
    ("a chattering stream", "chatter", 'button "Show"'),
    ("a clock that ticks twenty times a second", "clock", 'button "Show"'),
    ("a long poll by POST that the page began as it opened", "long_poll", 'button "Show"'),
)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def visitor() -> AsyncIterator[Visitor]:
    async with visiting() as someone:
        yield someone


async def pressed(visitor: Visitor, page: str, label: str, waits: int = 0) -> Reply:
    await visitor.go(f"{visitor.site}/pages/settle/{page}.html")
    for _ in range(waits):
        await visitor.surface.do(Operation(kind=Kind.WAIT))
    reply = await visitor.click(label)
    assert reply.ok, reply
    return reply


@pytest.mark.parametrize(("page", "label"), [row[1:] for row in ARRIVES], ids=[row[0] for row in ARRIVES])
async def test_the_next_look_shows_what_the_press_brought_about(visitor: Visitor, page: str, label: str) -> None:
    await pressed(visitor, page, label)
    assert "arrived" in [item.name for item in (await visitor.surface.look()).texts]


@pytest.mark.parametrize(("page", "label"), [row[1:] for row in QUICK], ids=[row[0] for row in QUICK])
async def test_a_page_that_never_rests_is_not_waited_for_to_the_limit(visitor: Visitor, page: str, label: str) -> None:
    """Once its hum is known, which takes a second or two of looking and judging."""
    await pressed(visitor, page, label, waits=4)
    assert visitor.surface.rested is Rested.STILL
    assert "arrived" in [item.name for item in (await visitor.surface.look()).texts]


async def test_a_press_that_does_nothing_is_not_waited_for_to_the_limit(visitor: Visitor) -> None:
    await pressed(visitor, "idle", 'button "Dead"')
    assert visitor.surface.rested is Rested.STILL


HANGS = "fetch('/refuse?s=60', {method: 'POST'})"


async def test_a_write_that_is_never_answered_is_waited_for_to_its_own_limit(visitor: Visitor) -> None:
    await visitor.open("<p>Here</p>")
    settle = await watched(visitor)
    await visitor.run(f"void {HANGS}")
    await settle.rest(settle.acted_at, Patience.BRIEF, stands_still)
    assert settle.rested is Rested.WRITTEN_LIMIT


async def test_a_later_wait_is_held_up_by_what_the_last_action_writes(visitor: Visitor) -> None:
    """By a write that began when the wait for the action was already over."""
    await visitor.open("<p>Here</p>")
    settle = await watched(visitor)
    await settle.rest(settle.acted_at, Patience.BRIEF, stands_still)
    await visitor.run(f"void {HANGS}")
    await settle.rest(monotonic(), Patience.BRIEF, stands_still)
    assert settle.rested is Rested.WRITTEN_LIMIT


async def watched(visitor: Visitor) -> Settle:
    """One that has seen an action begin, and waits for what that writes no longer than a press usually takes."""
    settle = await Settle.watch(visitor.surface._windows.current, Limit(0.3, "s", "As long as a test can wait.", ""))
    settle.acted_at = monotonic()
    return settle


async def stands_still() -> Pulse:
    return Pulse(still_s=60, answered=True, animates=False)


async def test_a_list_of_completions_is_waited_for(visitor: Visitor) -> None:
    """It comes 0.3 s after the last key, whatever the keys changed at once."""
    await visitor.open(
        "<label>From <input autocomplete=off oninput='count.textContent = this.value.length; clearTimeout(window.t); "
        "window.t = setTimeout(() => { found.textContent = `arrived`; }, 300)'></label><p id=count></p><p id=found></p>"
    )
    await visitor.type('textbox "From"', "Berlin")
    assert "arrived" in [item.name for item in (await visitor.surface.look()).texts]


async def test_what_a_press_in_a_frame_of_another_site_asks_for_is_waited_for(visitor: Visitor) -> None:
    inside = f"{visitor.site}/pages/settle/late_request.html".replace("127.0.0.1", "localhost")
    await visitor.open(f"<iframe src='{inside}'></iframe>")
    assert (await visitor.click('button "Load"')).ok
    assert "arrived" in [item.name for item in (await visitor.surface.look()).texts]
