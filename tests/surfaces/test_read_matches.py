"""What a CSS selector names: a control, the control that a press of it is a press of, or why it names nothing."""

# ruff: noqa: E501 (a page of HTML is one line)

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from browsing import Visitor, visiting

from view import Kind, Operation, parse_locator, resolve, unresolved

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def visitor() -> AsyncIterator[Visitor]:
    async with visiting() as someone:
        yield someone


HAND = "cursor:pointer"
LINES = '<div class="a">Who?</div><div class="b"><p>Mina</p><p class="it">Jakob</p></div>'
SIGNED = f'<div style="{HAND};width:160px">Who? ▾<div><div class="it" style="{HAND}">Mina</div><div style="{HAND}">Jakob</div></div></div>'

NAMED: tuple[tuple[str, str, str], ...] = (
    ("the icon of a button", '<button>Save <svg class="it" width="9" height="9"></svg></button>', 'button "Save"'),
    ("a word of a button", '<button><b class="it">Save</b> all</button>', 'button "Save all"'),
    ("the picture of a link", '<a href="/mug"><img class="it" src="" width="40" height="40" alt="">Mug</a>', 'link "Mug"'),
    ("all the words of a clickable box", f'<div style="{HAND}"><span class="it">Archive</span></div>', 'generic "Archive"'),
    ("the icon of a clickable box", f'<div style="{HAND}"><i class="it" style="display:inline-block;width:9px;height:9px"></i>Archive</div>', 'generic "Archive"'),
    ("a label", '<label class="it" for="f">Name</label><input id="f">', 'textbox "Name"'),
    ("an option inside its opener", SIGNED, 'generic "Mina"'),
)  # fmt: skip


@pytest.mark.parametrize(("html", "label"), [case[1:] for case in NAMED], ids=[case[0] for case in NAMED])
async def test_a_selector_names_what_a_press_of_it_presses(visitor: Visitor, html: str, label: str) -> None:
    await visitor.open(html)
    screen = await visitor.surface.look((".it",), whole=True)
    found = resolve(parse_locator("css=.it"), screen)
    assert found.element is not None, unresolved(found)
    assert found.element.label == label
    assert (await visitor.surface.do(Operation(kind=Kind.CLICK, target=found.element.ref))).ok


WHY: tuple[tuple[str, str, str, list[str]], ...] = (
    ("what is hidden", '<button class="it" hidden>Save</button>', "what matches css=.it does not show", []),
    ("one line of a clickable box", f'<div style="{HAND}">{LINES}</div>', "what matches css=.it is only a part of a control", ['generic "Who? Mina Jakob"']),
    ("a part with a hand of its own", f'<button>Save <span class="it" style="{HAND}">×</span></button>', "what matches css=.it is only a part of a control", ['button "Save ×"']),
    ("a line of an editor", '<div contenteditable aria-label="Note"><p class="it">Dear Olav</p></div>', "what matches css=.it is only a part of a control", ['textbox "Note"']),
    ("a box of several", '<p class="it"><button>Save</button><button>Drop</button></p>', "what matches css=.it only holds controls and texts", ['button "Save"', 'button "Drop"']),
    ("nothing", "<p>It</p>", "nothing matches css=.it", []),
)  # fmt: skip


@pytest.mark.parametrize(("html", "why", "about"), [case[1:] for case in WHY], ids=[case[0] for case in WHY])
async def test_a_selector_that_names_no_control_says_why(
    visitor: Visitor, html: str, why: str, about: list[str]
) -> None:
    await visitor.open(html)
    found = resolve(parse_locator("css=.it"), await visitor.surface.look((".it",), whole=True))
    assert unresolved(found).message == why
    assert [each.label for each in found.candidates] == about
