"""What is in front of a page, what lies over what, and which form a press belongs to."""

# ruff: noqa: E501 (a page of HTML is one line)

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from pages import browser, look, rendered
from playwright.async_api import Browser

from view import Front, FrontKind, Submission

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

ROW = '<div style="display:flex">' + "".join(f"<button>Page {n}</button>" for n in range(4)) + "</div>"
OVER = "position:fixed;inset:0;background:white"


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def chromium() -> AsyncIterator[Browser]:
    async with browser() as started:
        yield started


FRONTS: tuple[tuple[str, str, Front], ...] = (
    ("nothing but the page", ROW, Front()),
    (
        "a modal dialog, with its own words",
        f'{ROW}<dialog id="d"><h2>Delete?</h2><p>It cannot be undone.</p><button>Yes</button></dialog>'
        '<script>d.showModal()</script>',
        Front(kind=FrontKind.DIALOG, heading="Delete?", message="It cannot be undone."),
    ),
    (
        "a dialog by its role, by its name",
        f'{ROW}<div role="dialog" aria-label="Cookies" style="{OVER}">We count visits. <button>OK</button></div>',
        Front(kind=FrontKind.DIALOG, name="Cookies", message="We count visits."),
    ),
    (
        "a hidden dialog is not in front",
        f'{ROW}<div role="dialog" style="display:none">Never</div><div role="dialog" style="visibility:hidden">Nor</div>',
        Front(),
    ),
    (
        "a dialog under another is not in front",
        f'<div role="dialog" aria-label="Old" style="{OVER}">a</div><div role="dialog" aria-label="New" style="{OVER}">b</div>',
        Front(kind=FrontKind.DIALOG, name="New", message="b"),
    ),
    (
        "an alert that asks",
        '<div role="alertdialog" aria-label="Warning">Unsaved changes <button>Leave</button></div>',
        Front(kind=FrontKind.ALERT, name="Warning", message="Unsaved changes"),
    ),
    (
        "an open popover",
        '<div id="p" popover>Sort by <button>Price</button></div><script>p.showPopover()</script>',
        Front(kind=FrontKind.POPOVER, message="Sort by"),
    ),
    (
        "a sheet",
        '<div role="dialog" class="bottom-sheet" aria-modal="true">Share <button>Mail</button></div>',
        Front(kind=FrontKind.SHEET, message="Share"),
    ),
    (
        "a box without a role that covers three controls is a layer",
        f'{ROW}<div style="{OVER}"><h3>Join us</h3><p>Ten per cent off.</p><button>No thanks</button></div>',
        Front(kind=FrontKind.LAYER, heading="Join us", message="Ten per cent off."),
    ),
    (
        "a small one with words alone is a notice",
        f'{ROW}<div style="position:fixed;left:0;top:0;width:360px;height:60px;background:white">Saved for you</div>',
        Front(),
    ),
    (
        "a small one with something to press is not",
        f'{ROW}<div style="position:fixed;left:0;top:0;width:360px;height:60px;background:white">Saved <button>Undo</button></div>',
        Front(kind=FrontKind.LAYER, message="Saved"),
    ),
    (
        "one that covers two is none",
        f'{ROW}<div style="position:fixed;left:0;top:0;width:110px;height:60px;background:white">Hi</div>',
        Front(),
    ),
)  # fmt: skip


@pytest.mark.parametrize(("html", "front"), [case[1:] for case in FRONTS], ids=[case[0] for case in FRONTS])
async def test_tells_what_is_in_front(chromium: Browser, html: str, front: Front) -> None:
    assert (await look(html, within=chromium)).front == front


async def test_counts_the_controls_that_the_front_covers(chromium: Browser) -> None:
    screen = await look(f'{ROW}<div role="dialog" style="{OVER}">x</div>', within=chromium)
    assert screen.front.covers == 4


async def test_what_lies_in_the_front_says_so(chromium: Browser) -> None:
    html = f'<button>Under</button><div role="dialog" aria-label="D" style="{OVER}"><p>Hello</p><button>Over</button></div>'
    assert rendered(await look(html, within=chromium)) == [
        'button "Under" [covered] under dialog "D"',
        'text "Hello" in front @ dialog "D"',
        'button "Over" in front @ dialog "D"',
    ]


COVERS = (
    ("a control", f'<button>A</button><button style="{OVER}">Big</button>', 'button "Big"'),
    ("text", f'<button>A</button><div style="{OVER}">Loading prices</div>', 'text "Loading prices"'),
    ("an empty layer", f'<button>A</button><div style="{OVER}"></div>', "an empty layer"),
    ("nothing", '<button>A</button><div style="position:fixed;inset:0;pointer-events:none"></div>', ""),
    ("its own label", '<label style="position:relative">A<input type="checkbox"><i style="position:absolute;inset:0"></i></label>', ""),
    ("a layer in a shadow root", f'<button>A</button><x-b></x-b><script>document.querySelector("x-b").attachShadow({{mode:"open"}}).innerHTML = "<div style=\'{OVER}\'>Deep</div>"</script>', 'text "Deep"'),
)  # fmt: skip


@pytest.mark.parametrize(("html", "cover"), [case[1:] for case in COVERS], ids=[case[0] for case in COVERS])
async def test_says_what_lies_over_a_control(chromium: Browser, html: str, cover: str) -> None:
    assert (await look(html, within=chromium)).controls[0].cover == cover


FORMS: tuple[tuple[str, str, tuple[tuple[bool, bool], ...]], ...] = (
    (
        "the first submit button is the default",
        "<form><input><button type=button>x</button><button>Go</button><input type=submit></form>",
        ((False, False), (False, False), (True, True), (True, False)),
    ),
    (
        "a button elsewhere belongs to the form that it names",
        '<button form="f">Early</button><form id="f"><input><button>Late</button></form>',
        ((True, True), (False, False), (True, False)),
    ),
    (
        "a picture can submit",
        '<form><input><input type="image" alt="Go" src="" width="30" height="20"></form>',
        ((False, False), (True, True)),
    ),
    (
        "a select that submits when it changes",
        '<form><select onchange="this.form.submit()"><option>a</select></form>',
        ((True, False),),
    ),
    (
        "a form without a button is submitted from its only field",
        "<form><input><select><option>a</select></form>",
        ((False, True), (False, False)),
    ),
    ("from neither of two fields of a form without a button", "<form><input><input></form>", ((False, False),) * 2),
    ("outside a form nothing submits", "<button>Go</button>", ((False, False),)),
)


@pytest.mark.parametrize(("html", "facts"), [case[1:] for case in FORMS], ids=[case[0] for case in FORMS])
async def test_says_what_a_press_submits(chromium: Browser, html: str, facts: tuple[tuple[bool, bool], ...]) -> None:
    submissions = [control.submission for control in (await look(html, within=chromium)).controls]
    assert tuple((one.submits, one.default) for one in submissions) == facts


async def test_members_of_a_form_share_its_key(chromium: Browser) -> None:
    html = "<form><input><button>Go</button></form><form><input></form><button>Free</button>"
    first, button, second, free = (control.submission for control in (await look(html, within=chromium)).controls)
    assert first.form == button.form != second.form
    assert free == Submission()


async def test_a_default_button_that_nobody_sees_is_known_but_offers_nothing(chromium: Browser) -> None:
    html = '<form><input aria-label="Amount"><button style="display:none">Pay now</button></form>'
    screen = await look(html, within=chromium)
    (field,) = screen.controls
    button = screen.default_button(field)
    assert button is not None
    assert (button.name, button.is_control) == ("Pay now", False)
