"""A field that its page draws anew while it is written: the text goes on in the one that took its place, in no other."""

# ruff: noqa: E501 (a page of HTML is one line)

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from browsing import Visitor, visiting

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def visitor() -> AsyncIterator[Visitor]:
    async with visiting() as someone:
        yield someone


BAR = """<div id="bar"></div><form><label>Password <input type="password" id="secret"></label></form><script>
let text = "%(held)s", keys = 0;
const bar = document.getElementById("bar");
const mark = (field) => field.outerHTML;
function draw(again) {
  bar.innerHTML = `%(field)s`;
  const field = bar.querySelector("input,textarea");
  field.value = %(shows)s;
  field.addEventListener("input", () => { text = field.value; keys += 1; %(later)s });
  if (again) { %(focus)s }
}
draw(false);
</script>"""
FIELD = '<input aria-label="Search" style="width:200px">'
FOCUS = "field.focus(); field.setSelectionRange(field.value.length, field.value.length);"


def bar(field: str = FIELD, later: str = "draw(true)", focus: str = FOCUS, shows: str = "text", held: str = "") -> str:
    return BAR % {"field": field, "later": later, "focus": focus, "shows": shows, "held": held}


FOLLOWED = {
    "on each key": bar(),
    "what it held goes first": bar(held="plate"),
    "a frame later": bar(later="requestAnimationFrame(() => draw(true))"),
    "in a task of its own": bar(later="setTimeout(() => draw(true))"),
    "the caret stands before the text": bar(focus="field.focus()"),
    "with its label": bar('<label>Search <input style="width:200px"></label>'),
    "with a count beside it": bar(FIELD + "<i>${keys}</i>"),
    "in several lines": bar('<textarea aria-label="Search" style="width:200px"></textarea>'),
}


@pytest.mark.parametrize("html", FOLLOWED.values(), ids=list(FOLLOWED))
async def test_the_text_goes_on_in_the_field_that_took_its_place(visitor: Visitor, html: str) -> None:
    await visitor.open(html)
    reply = await visitor.type('textbox "Search"', "blue mug")
    assert (reply.ok, reply.read_back, reply.kept, reply.note) == (True, "blue mug", True, "")
    field = await visitor.find('textbox "Search"')
    assert (field.value, "focused" in field.states) == ("blue mug", True)


async def test_return_follows_into_the_new_field(visitor: Visitor) -> None:
    await visitor.open(
        bar() + "<script>bar.addEventListener('keydown', (e) => e.key === 'Enter' && log('sent ' + text))</script>"
    )
    reply = await visitor.type('textbox "Search"', "mug\n")
    assert (reply.kept, await visitor.log()) == (True, ["sent mug"])


HEARS = "<script>for (const one of document.querySelectorAll('#secret')) one.addEventListener('input', () => log('typed'));</script>"
OTHERS = {
    "a password field has the focus": bar(focus="document.getElementById('secret').focus()"),
    "the new field is one for a password": bar('<input aria-label="Search" type="${again ? `password` : `text`}" style="width:200px">'),
    "it is called something else": bar('<input aria-label="${again ? `Name` : `Search`}" style="width:200px">'),
    "it stands somewhere else": bar('<input aria-label="Search" style="width:200px;${again ? `margin-left:300px` : ``}">'),
    "it does not hold what was written": bar(shows='again ? "" : text'),
    "it does not have the focus": bar(focus=""),
}  # fmt: skip


@pytest.mark.parametrize("html", OTHERS.values(), ids=list(OTHERS))
async def test_no_other_field_is_written_into(visitor: Visitor, html: str) -> None:
    await visitor.open(html + HEARS)
    reply = await visitor.type('textbox "Search"', "mug")
    assert (reply.kept, reply.note) == (False, "something took the focus while it was typed")
    keys = [
        await visitor.surface._windows.current.evaluate(one)
        for one in ("keys", "document.getElementById('secret').value")
    ]
    assert keys == [1, ""]
    assert await visitor.log() == []
