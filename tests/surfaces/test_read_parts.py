"""What is pressed inside something that is pressed itself, and what is only a part of it."""

# ruff: noqa: E501 (a page of HTML is one line)

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from browsing import Visitor, only, visiting
from pages import rendered

from view import Kind, Operation

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def visitor() -> AsyncIterator[Visitor]:
    async with visiting() as someone:
        yield someone


HEAR = """<script>
const opener = document.querySelector(".who");
opener.addEventListener("click", () => log("opener"));
for (const one of document.querySelectorAll(".one"))
  one.addEventListener("click", (event) => { event.stopPropagation(); log("took " + one.textContent); });
</script>"""
HAND = "cursor:pointer"
BELOW = "position:absolute;top:24px;left:0"
AROUND = f"{HAND};position:relative;width:160px"
ROWS = '<div class="one">Everybody</div><div class="one">Mina</div><div class="one">Jakob</div>'
SIGNED = ROWS.replace('class="one"', f'class="one" style="{HAND}"')


def opener(inside: str, more: str = "", style: str = AROUND) -> str:
    return f'<div class="who" style="{style}" {more}>{inside}</div>{HEAR}'


DROP_DOWNS: tuple[tuple[str, str, str], ...] = (
    ("a list hangs out of the box", opener(f'Everybody ▾<div style="{BELOW}">{ROWS}</div>'), "generic"),
    ("and its box has no words of the list", opener(f'Who? ▾<div style="{BELOW}">{ROWS}</div>'), "generic"),
    ("its words stand in a span", opener(f'<span>Who?</span> ▾<div style="{BELOW}">{ROWS}</div>'), "generic"),
    ("the row that was chosen has a class more", opener(f'Mina ▾<div style="{BELOW}">{ROWS.replace("one", "one on", 1)}</div>'), "generic"),
    ("the row that was chosen alone has a class", opener(f'Mina ▾<div style="{BELOW}"><div class="one">Everybody</div><div class="one">Mina</div><div class="on one">Jakob</div></div>'), "generic"),
    ("each row declares the hand", opener(f"Who? ▾<div>{SIGNED}</div>"), "generic"),
    ("a style sheet does", f"<style>.one {{ {HAND} }}</style>" + opener(f"Who? ▾<div>{ROWS}</div>"), "generic"),
    ("each row lights up", "<style>.one:hover { background: #eee }</style>" + opener(f"Who? ▾<div>{ROWS}</div>"), "generic"),
    ("each row can have the focus", opener(f"Who? ▾<div>{ROWS.replace('class', 'tabindex=-1 class')}</div>"), "generic"),
    ("the box shows which was chosen", opener(f"Everybody ▾<div>{ROWS}</div>"), "generic"),
    ("the rows lie in the box itself", opener(f"<span>Who? ▾</span>{SIGNED}"), "generic"),
    ("the box says that it is a button", opener(f"Who? ▾<div>{SIGNED}</div>", "role=button tabindex=0"), "button"),
    ("the box has a handler in the markup", opener(f'Who? ▾<div style="{BELOW}">{ROWS}</div>', "onclick='1'"), "generic"),
    ("the box shows no hand", opener(f'Who? ▾<div style="{BELOW}">{ROWS}</div>', "onclick='1'", "position:relative;width:160px"), "generic"),
    ("the list can have the focus", opener(f'Who? ▾<div tabindex=0 style="{BELOW}">{SIGNED}</div>'), "generic"),
)  # fmt: skip


@pytest.mark.parametrize(("html", "role"), [case[1:] for case in DROP_DOWNS], ids=[case[0] for case in DROP_DOWNS])
async def test_the_options_inside_an_opener_are_controls_and_its_name_is_its_own(
    visitor: Visitor, html: str, role: str
) -> None:
    screen = await visitor.open(html)
    shown = [item for item in screen.controls if "▾" in item.name]
    assert [(item.role, item.name.split()[-1]) for item in shown] == [(role, "▾")]
    assert [item.name for item in screen.controls][-3:] == ["Everybody", "Mina", "Jakob"]
    assert not screen.texts


@pytest.mark.parametrize("html", [case[1] for case in DROP_DOWNS], ids=[case[0] for case in DROP_DOWNS])
async def test_each_option_and_the_opener_take_their_own_press(visitor: Visitor, html: str) -> None:
    screen = await visitor.open(html)
    for item in (next(one for one in screen.controls if "▾" in one.name), screen.controls[-1]):
        now = only(await visitor.surface.look(), item.label)
        reply = await visitor.surface.do(Operation(kind=Kind.CLICK, target=now.ref))
        assert reply.ok, reply
    assert await visitor.log() == ["opener", "took Jakob"]


async def test_a_native_list_that_floats_leaves_its_opener_a_control(visitor: Visitor) -> None:
    rows = '<li class="one">Mina</li><li class="one">Jakob</li>'
    screen = await visitor.open(opener(f'Who? ▾<ul style="{BELOW}">{rows}</ul>'))
    assert [item.label for item in screen.controls] == ['generic "Who? ▾"', 'listitem "Mina"', 'listitem "Jakob"']


LINES = '<div class="line">Blue mug</div><div class="line">12 EUR</div>'
ONE: tuple[tuple[str, str, str], ...] = (
    ("the lines of a card", f'<div style="{HAND}"><img src="" alt="mug"><div>{LINES}</div></div>', 'generic "mug Blue mug 12 EUR"'),
    ("a caption over a picture", f'<div style="{HAND};position:relative;width:200px;height:120px">New<div style="position:absolute;bottom:0">{LINES}</div></div>', 'generic "New Blue mug 12 EUR"'),
    ("an icon and a word that declare the hand", f'<div style="{HAND}"><span style="{HAND}">★</span><span style="{HAND}">Star</span></div>', 'generic "★Star"'),
    ("everything in a button that declares the hand", f'<style>.b, .b * {{ {HAND} }}</style><div class="b" role="button" tabindex="0">Sort<div><div>by name</div><div>and size</div></div></div>', 'button "Sort by name and size"'),
    ("an icon, a word and a count side by side", f'<style>.b span {{ {HAND} }}</style><div class="b" role="button" tabindex="0" style="display:flex"><span>★</span><span>Star</span><span>12</span></div>', 'button "★ Star 12"'),
    ("a hint beside it", f'<div style="{HAND};position:relative;width:60px">Save<div style="{BELOW}"><div class="title">Saves</div><div class="more">and closes</div></div></div>', 'generic "Save Saves and closes"'),
    ("the lines of a button", f"<button>Pick up<div>{LINES}</div></button>", 'button "Pick up Blue mug 12 EUR"'),
    ("a single option", f'<div style="{HAND}">Who? ▾<div><div style="{HAND}">Mina</div></div></div>', 'generic "Who? ▾ Mina"'),
)  # fmt: skip


@pytest.mark.parametrize(("html", "label"), [case[1:] for case in ONE], ids=[case[0] for case in ONE])
async def test_parts_of_one_control_are_no_controls(visitor: Visitor, html: str, label: str) -> None:
    assert [item.label for item in (await visitor.open(html)).controls] == [label], rendered(
        await visitor.surface.look()
    )


OPENS = """<style>.who { cursor: pointer; width: 160px } .list { display: none } .open .list { display: block }</style>
<div class="who" onclick="this.classList.toggle('open')">Who? ▾<div class="list">%s</div></div><script>
for (const one of document.querySelectorAll(".one"))
  one.addEventListener("click", (event) => { event.stopPropagation(); log("took " + one.textContent); });
</script>"""


async def test_rows_that_a_press_of_the_box_has_brought_are_controls(visitor: Visitor) -> None:
    screen = await visitor.open(OPENS % ROWS)
    assert [item.label for item in screen.controls] == ['generic "Who? ▾"']
    await visitor.click('generic "Who? ▾"')
    opened = ["Who? ▾", "Everybody", "Mina", "Jakob"]
    assert [item.name for item in (await visitor.surface.look()).controls] == opened
    assert (await visitor.click('generic "Mina"')).ok
    assert await visitor.log() == ["took Mina"]
    assert (await visitor.click('generic "Who? ▾"')).ok
    assert [item.name for item in (await visitor.surface.look()).controls] == opened[:1]
    await visitor.click('generic "Who? ▾"')
    assert [item.name for item in (await visitor.surface.look()).controls] == opened


@pytest.mark.parametrize(
    "inside", ["<p>It is red.</p><p>It is large.</p>", "<div>It is red.</div><div>It is large.</div>"]
)
async def test_what_is_written_in_an_accordion_is_no_control(visitor: Visitor, inside: str) -> None:
    await visitor.open(OPENS % inside)
    await visitor.click('generic "Who? ▾"')
    assert len((await visitor.surface.look()).controls) == 1
