"""Boxes that hold what is pressed, and the rows that a field proposes."""

# ruff: noqa: E501 (a page of HTML is one line)

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from browsing import Visitor, visiting
from pages import rendered

from view import Kind, Operation, Support

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def visitor() -> AsyncIterator[Visitor]:
    async with visiting() as someone:
        yield someone


ROWS = "<li>Bergen</li><li>Bergamo</li>"
FLOATS = "position:absolute;margin:0;width:200px"
FIELD = '<label>To <input id="to" style="width:200px" autofocus {}></label><br>'

HEAR = """document.querySelector("[role=listbox]").addEventListener("click", (event) => log("took " + event.target.textContent));"""

LISTS: tuple[tuple[str, str], ...] = (
    ("it floats below the field", FIELD.format("") + f'<ul style="{FLOATS}">{ROWS}</ul>'),
    ("its box can have the focus", FIELD.format("") + f'<ul tabindex="0" style="{FLOATS}">{ROWS}</ul>'),
    ("the field names it", FIELD.format('aria-controls="l"') + f'<p>x</p><ul id="l">{ROWS}</ul>'),
    ("it says that it is one to choose from", FIELD.format("") + f'<ul role="listbox" style="{FLOATS}">{ROWS}</ul>'),
    (
        "its rows are plain boxes",
        FIELD.format("") + f'<div role="listbox" style="{FLOATS}"><div>Bergen</div><div>Bergamo</div></div>',
    ),
    (
        "its box floats",
        FIELD.format("") + f'<div style="{FLOATS}"><ul style="margin:0;padding:0">{ROWS}</ul></div>',
    ),
    (
        "its rows wrap boxes of their own",
        FIELD.format("")
        + f'<ul tabindex="0" style="{FLOATS}"><li><div tabindex="-1">Bergen</div><li><div tabindex="-1">Bergamo</div></ul>',
    ),
)


@pytest.mark.parametrize("html", [case[1] for case in LISTS], ids=[case[0] for case in LISTS])
async def test_each_row_of_a_list_that_a_field_opened_can_be_taken(visitor: Visitor, html: str) -> None:
    screen = await visitor.open(html)
    rows = [item for item in screen.controls if item.role == "option"]
    assert [row.name for row in rows] == ["Bergen", "Bergamo"]
    assert all(row.supports == {Support.CLICK} for row in rows)
    assert len(screen.controls) == 3


@pytest.mark.parametrize("tag", ["ul", "div"])
async def test_a_row_of_such_a_list_is_taken_by_a_press(visitor: Visitor, tag: str) -> None:
    row = "li" if tag == "ul" else "div"
    rows = f"<{tag} role=listbox style='{FLOATS}' ><{row}>Bergen</{row}></{tag}>"
    await visitor.open(f"{FIELD.format('')}{rows}<script>{HEAR}</script>")
    assert (await visitor.click('option "Bergen"')).ok
    assert await visitor.log() == ["took Bergen"]


async def test_a_list_that_no_field_opened_is_only_read(visitor: Visitor) -> None:
    screen = await visitor.open(f'<ul style="{FLOATS}">{ROWS}</ul>')
    assert screen.controls == ()


TREE = """<style>ul { cursor: pointer } .shut { display: none }</style>
<ul><li><span onclick="log('opened')">Papers</span><ul><li><span onclick="log('taken')">Lease</span></li>
<li>Will</li></ul></li><li>Photos<ul class="shut"><li>Wedding</li></ul></li></ul>"""


async def test_each_row_of_a_tree_is_a_control_under_its_own_words(visitor: Visitor) -> None:
    screen = await visitor.open(TREE)
    assert [item.name for item in screen.controls] == ["Papers", "Lease", "Will", "Photos"]
    assert not [item.name for item in screen.texts if item.name]
    for name in ("Papers", "Lease"):
        row = next(item for item in (await visitor.surface.look()).controls if item.name == name)
        assert (await visitor.surface.do(Operation(kind=Kind.CLICK, target=row.ref))).ok
    assert await visitor.log() == ["opened", "taken"]


LATE = """<label>To <input id="to" autocomplete="off" style="width:200px"></label><br>
<ul id="rows" tabindex="0" style="position:absolute;margin:0;padding:0;width:200px;display:none"></ul><script>
let waiting = 0;
const offer = () => { rows.style.display = "block"; rows.innerHTML = "<li>Bergen</li><li>Bergamo</li>"; };
to.addEventListener("keyup", () => { clearTimeout(waiting); waiting = setTimeout(offer, 300); });
rows.addEventListener("click", (event) => { to.value = event.target.textContent; rows.style.display = "none"; });
</script>"""


async def test_rows_that_come_300_ms_after_the_last_key_are_on_the_next_look(visitor: Visitor) -> None:
    await visitor.open(LATE)
    await visitor.type('textbox "To"', "Berg")
    assert (await visitor.click('option "Bergamo"')).ok
    assert (await visitor.find('textbox "To"')).value == "Bergamo"


async def test_a_list_that_can_have_the_focus_is_no_control_but_what_is_in_it_is(visitor: Visitor) -> None:
    screen = await visitor.open('<ul tabindex="0" aria-label="Files"><li><a href="/a">One</a></li><li>Two</li></ul>')
    assert rendered(screen) == ['link "One" @ list "Files" > listitem #1', 'text "Two" @ list "Files" > listitem #2']


async def test_a_box_that_opens_a_list_is_pressed_itself(visitor: Visitor) -> None:
    screen = await visitor.open(
        '<div role="listbox" tabindex="0" aria-haspopup="listbox" aria-label="Size">Small</div>'
    )
    assert [item.label for item in screen.controls] == ['listbox "Size"']


@pytest.mark.parametrize("way", ["data-event=click", "data-toggle=dropdown", "data-bs-dismiss=alert", "@click=go()"])
async def test_a_press_that_a_library_binds_in_the_markup_makes_a_control(visitor: Visitor, way: str) -> None:
    screen = await visitor.open(f"<a {way}>Previous</a>")
    assert [item.label for item in screen.controls] == ['generic "Previous"']
