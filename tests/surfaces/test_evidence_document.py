"""Which document a look saw, and what a reply says of windows and secrets, in a real browser."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from browsing import Visitor, only, visiting

from view import Kind, Operation, Refusal

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def visitor() -> AsyncIterator[Visitor]:
    async with visiting() as someone:
        yield someone


FRAME = '<iframe srcdoc="<p>one</p>"></iframe>'


@pytest.mark.parametrize(
    ("what", "button", "same"),
    [
        ("nothing is pressed that leads anywhere", "<button>Go</button>", True),
        ("the address moves to another part", "<button onclick='location.hash = 1'>Go</button>", True),
        ("the page writes an address", "<button onclick='history.pushState(0, ``, `/other`)'>Go</button>", True),
        ("a frame loads", FRAME + "<button onclick='frames[0].location = `about:blank`'>Go</button>", True),
        ("the page is loaded again", "<button onclick='location.reload()'>Go</button>", False),
        ("a form is sent to its own page", "<form><button>Go</button></form>", False),
    ],
    ids=lambda value: value if isinstance(value, str) and "<" not in value else "",
)
async def test_a_document_is_another_when_it_was_loaded_anew(
    visitor: Visitor, what: str, button: str, same: bool
) -> None:
    before = await visitor.open(button)
    assert (await visitor.surface.do(Operation(kind=Kind.CLICK, target=only(before, 'button "Go"').ref))).ok
    after = await visitor.surface.look()
    assert before.document
    assert (after.document == before.document) is same


async def test_a_window_has_documents_of_its_own(visitor: Visitor) -> None:
    first = await visitor.open("<button onclick='window.open(location.href)'>Go</button>")
    await visitor.click('button "Go"')
    beside = await visitor.surface.look()
    assert beside.address == first.address
    assert beside.document not in {"", first.document}
    await visitor.surface.do(Operation(kind=Kind.BACK))
    assert (await visitor.surface.look()).document == first.document


async def test_what_was_asked_for_stands_beside_what_is_there(visitor: Visitor) -> None:
    await visitor.show("<label>It <input maxlength=3></label>")
    reply = await visitor.type('textbox "It"', "abcdef")
    assert (reply.requested, reply.read_back) == ("abcdef", "abc")


async def test_a_secret_is_in_nothing_that_comes_back(visitor: Visitor) -> None:
    screen = await visitor.show("<label>It <input maxlength=5></label>")
    target = only(screen, 'textbox "It"').ref
    reply = await visitor.surface.do(Operation(kind=Kind.TYPE, target=target, text=("k4n!ry",), confidential=True))
    assert "k4n" not in repr(reply)


@pytest.mark.parametrize(
    ("field", "text"), [("maxlength=3", "abcdef\n"), ("oninput='setTimeout(() => { this.value = `` }, 45)'", "a\n")]
)
async def test_return_is_not_pressed_on_a_text_that_did_not_take(visitor: Visitor, field: str, text: str) -> None:
    await visitor.show(f"<form onsubmit='log(`sent`); return false'><label>It <input {field}></label></form>")
    reply = await visitor.type('textbox "It"', text)
    assert (reply.kept, "Return was not pressed" in reply.note) == (False, True)
    assert await visitor.log() == []


async def test_a_field_that_is_full_and_passes_the_focus_on_has_kept_its_text(visitor: Visitor) -> None:
    await visitor.show(
        "<label>It <input maxlength=4 oninput='if (this.value.length === 4) next.focus()'></label><input id=next>"
    )
    reply = await visitor.type('textbox "It"', "1234")
    assert (reply.kept, reply.read_back) == (True, "1234")


async def test_a_list_that_leads_away_is_no_list_that_went_back(visitor: Visitor) -> None:
    other = visitor.site.page("<p>Two</p>")
    await visitor.open(f"<label>It <select onchange='location = `{other}`'><option>One<option>Two</select></label>")
    reply = await visitor.touch(Kind.SELECT, 'combobox "It"', "Two")
    assert (reply.refusal, reply.kept, reply.postcondition) == (Refusal.NONE, True, "not_read")


async def test_a_listed_thing_that_lies_over_another_is_named_by_its_ref(visitor: Visitor) -> None:
    screen = await visitor.show(
        "<button>Save</button><button style='position:fixed;inset:0;width:100%;height:100%'>Choose</button>"
    )
    reply = await visitor.surface.do(Operation(kind=Kind.CLICK, target=only(screen, 'button "Save"').ref))
    assert reply.receiver is not None
    assert reply.receiver.ref == only(screen, 'button "Choose"').ref
