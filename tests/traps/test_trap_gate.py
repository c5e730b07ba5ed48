"""Pages that try to get something pressed that nobody judged: each is refused, or nothing of it reaches the page."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from browsing import Visitor, only, visiting

from act import Refused, permit
from view import Guards, Kind, Operation, Screen

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def visitor() -> AsyncIterator[Visitor]:
    async with visiting() as someone:
        yield someone


def refusal(screen: Screen, label: str, kind: Kind = Kind.CLICK, **facts: object) -> str:
    """The rule by which the gate refuses it; empty where it does not."""
    element = only(screen, label)
    operation = Operation(kind=kind, target=element.ref, **facts)  # type: ignore[arg-type]
    answer = permit(operation, element, screen, Guards(), {})
    return answer.rule if isinstance(answer, Refused) else ""


UNDER_THE_CURSOR = """<style>
#b {position: absolute; top: 90px; left: 20px}
#box {display: none; position: absolute; top: 60px; left: 0; width: 300px; height: 120px; background: #fff}
</style><button id=b onclick="log('opened'); box.style.display='block'">Open</button>
<div id=box role=dialog aria-label=Files>
<button onclick="log('gone')" style="width:300px;height:120px">Delete</button></div>"""


async def test_the_second_half_of_a_double_click_does_not_land_on_what_the_first_opened(visitor: Visitor) -> None:
    await visitor.open(UNDER_THE_CURSOR)
    reply = await visitor.touch(Kind.DOUBLE_CLICK, 'button "Open"')
    assert reply.note == "pressed once: after that something else was there"
    assert await visitor.log() == ["opened"]


async def test_a_double_click_still_is_one(visitor: Visitor) -> None:
    await visitor.open("<button style=height:99px ondblclick=\"log('twice')\" onclick=\"log('once')\">Row</button>")
    assert (await visitor.touch(Kind.DOUBLE_CLICK, 'button "Row"')).ok
    assert await visitor.log() == ["once", "once", "twice"]


async def test_a_name_that_hides_what_is_written_on_the_button_does_not_hide_it(visitor: Visitor) -> None:
    screen = await visitor.open(
        """<html lang=en><button aria-label=Continue>Delete all</button>
        <label for=b>More</label><button id=b>Erase it</button>
        <input type=submit aria-label=Next value="Send it">
        <button aria-label="Save now">Save</button></html>"""
    )
    assert [refusal(screen, f'button "{name}"') for name in ("Continue", "More", "Next", "Save now")] == [
        "word", "word", "word", "",
    ]  # fmt: skip


async def test_a_dialog_whose_question_was_exchanged_is_another_one(visitor: Visitor) -> None:
    page = """<dialog id=d open><h2 id=q>Save the changes?</h2><button onclick="log('pressed')">OK</button>
    <button onclick="q.textContent = 'Delete everything?'">More</button></dialog>"""
    screen = await visitor.open(page)
    assert refusal(screen, 'button "OK"') == ""
    judged = only(screen, 'button "OK"').ref
    assert (await visitor.click('button "More"')).ok
    reply = await visitor.surface.do(Operation(kind=Kind.CLICK, target=judged))
    assert (reply.ok, await visitor.log()) == (False, [])
    assert refusal(await visitor.surface.look(), 'button "OK"') == "front"


async def test_return_at_the_end_of_a_text_is_not_sent_to_a_dialog_that_opened_by_then(visitor: Visitor) -> None:
    page = """<input aria-label=Name oninput="if (this.value.length == 3) {
        d.showModal(); d.querySelector('button').focus(); }">
    <dialog id=d><h2>Sure?</h2><button onclick="log('gone')">OK</button></dialog>"""
    await visitor.open(page)
    await visitor.type('textbox "Name"', "Kim\n")
    assert await visitor.log() == []


async def test_a_dialog_that_leaves_the_focus_in_the_field_stops_the_return_as_well(visitor: Visitor) -> None:
    page = """<form onsubmit="log('sent'); return false"><input aria-label=Name oninput="if (this.value.length == 3)
        d.style.display='block'"><button>Go</button></form>
    <div id=d role=dialog aria-label=Files style="display:none;position:fixed;inset:80px"><h2>Delete?</h2></div>"""
    await visitor.open(page)
    await visitor.type('textbox "Name"', "Kim\n")
    assert await visitor.log() == []


async def test_a_list_that_acts_when_it_is_set_is_judged_by_its_option(visitor: Visitor) -> None:
    page = """<html lang=en><select aria-label=Menu id=s><option>Profile<option>Log out</select>
    <script>s.addEventListener("change", () => log("left"));</script></html>"""
    screen = await visitor.open(page)
    assert refusal(screen, 'combobox "Menu"', Kind.SELECT, text=("Log out",)) == "word"
    assert refusal(screen, 'combobox "Menu"', Kind.SELECT, text=("Profile",)) == ""


async def test_a_chat_without_a_form_is_judged_by_the_button_beside_it(visitor: Visitor) -> None:
    page = """<html lang=en><input aria-label=Message onkeydown="if (event.key == 'Enter') log('sent')">
    <button>Smiley</button><button>Send</button></html>"""
    screen = await visitor.open(page)
    assert refusal(screen, 'textbox "Message"', Kind.TYPE, text=("hello\n",)) == "word"
    assert refusal(screen, 'textbox "Message"', Kind.TYPE, text=("hello",)) == ""


async def test_an_access_key_is_no_way_round_the_gate(visitor: Visitor) -> None:
    screen = await visitor.open("<html lang=en><button accesskey=x onclick=\"log('gone')\">Delete</button></html>")
    answer = permit(Operation(kind=Kind.CHORD, chord="alt+x"), None, screen, Guards(), {})
    assert isinstance(answer, Refused)
    assert answer.rule == "chord"


async def test_a_target_of_a_drag_that_was_renamed_takes_no_drop(visitor: Visitor) -> None:
    page = """<div draggable=true ondragstart="log('taken')">Letter</div>
    <button id=t ondragover="event.preventDefault()" ondrop="log('dropped')">Folder</button>
    <button onclick="t.textContent = 'Waste'">More</button>"""
    screen = await visitor.open(page)
    taken = next(item for item in screen.controls if item.name == "Letter")
    target = only(screen, 'button "Folder"').ref
    assert (await visitor.click('button "More"')).ok
    reply = await visitor.surface.do(Operation(kind=Kind.DRAG, target=taken.ref, to=target))
    assert (reply.ok, await visitor.log()) == (False, [])
