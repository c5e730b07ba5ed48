"""What the browser measures about one action, shape by shape: a page in, the evidence out."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, replace

import pytest
import pytest_asyncio
from browsing import Visitor, only, visiting

from act import Delivered, Reason, classify
from view import Delivery, Dispatched, Kind, Operation, Postcondition, Reply, Screen, compare

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

HIT, MOVING = Delivery.TARGET_HIT, Delivery.NOT_SETTLED
BARRED, OFF = Delivery.INTERCEPTED, Delivery.OFF_TARGET
UNPROBED, SCRIPTED = Delivery.NOT_PROBED, Delivery.JS
KEPT, EMPTIED, OTHER, UNREAD = (
    Postcondition.KEPT,
    Postcondition.DISCARDED,
    Postcondition.REWRITTEN,
    Postcondition.NOT_READ,
)
SENT, NOTHING = Dispatched.YES, Dispatched.NO


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def visitor() -> AsyncIterator[Visitor]:
    async with visiting() as someone:
        yield someone


@dataclass(frozen=True, kw_only=True)
class Page:
    """A page, what is done to one thing on it, and what is measured of that."""

    about: str
    html: str
    to: str
    kind: Kind = Kind.CLICK
    meanwhile: str = ""
    """What the page's own script does after it was looked at."""

    text: str = ""
    secret: bool = False
    delivery: Delivery = HIT
    sent: Dispatched = SENT
    held: Postcondition = UNREAD
    by: str = ""
    """The label of who held the point."""

    actual: str | None = None
    kept: bool = True
    because: Reason | None = None
    """Which measurement the verdict rests on, where it is not the delivery, a write that did not take, or the page."""

    @property
    def reason(self) -> Reason:
        of_delivery, of_write = OF_DELIVERY.get(self.delivery), OF_WRITE.get(self.held)
        return self.because or of_delivery or of_write or Reason.TREE_DELTA


OF_DELIVERY = {
    BARRED: Reason.HIT_TEST_RECEIVER,
    OFF: Reason.AIM_POINT_OFF_TARGET,
    MOVING: Reason.SCROLL_NOT_SETTLED,
}
OF_WRITE = {EMPTIED: Reason.VALUE_REVERTED, OTHER: Reason.VALUE_REWRITTEN}


def so(reason: Reason, page: Page) -> Page:
    """The page, with the reason that its verdict rests on."""
    return replace(page, because=reason)


def still(page: Page) -> Page:
    """It was reached, and nothing is seen to happen."""
    return so(Reason.DELIVERED_NO_CHANGE, page)


def pressed(about: str, html: str, to: str, delivery: Delivery = HIT, by: str = "", meanwhile: str = "") -> Page:
    """One press; whatever is not proven or of the same card is refused, nothing sent."""
    refused = delivery in {BARRED, OFF, MOVING}
    sent = NOTHING if refused else SENT
    return Page(
        about=about, html=html, to=to, delivery=delivery, by=by, sent=sent, kept=not refused, meanwhile=meanwhile
    )


def typed(
    about: str, html: str, text: str, held: Postcondition, actual: str | None, *, kept: bool | None = None
) -> Page:
    """A text typed into the field called "It"."""
    held_up = held is KEPT if kept is None else kept
    page = html if html.startswith(("<form", "<div")) else f"<label>It {html}</label>"
    to = 'spinbutton "It"' if "number" in html else 'textbox "It"'
    return Page(about=about, html=page, to=to, kind=Kind.TYPE, text=text, held=held, actual=actual, kept=held_up)


def ticked(about: str, html: str, held: Postcondition, actual: str | None, delivery: Delivery = HIT) -> Page:
    """The box called "It", ticked."""
    kept = held is not OTHER
    return Page(
        about=about,
        html=html,
        to='checkbox "It"',
        kind=Kind.CHECK,
        held=held,
        actual=actual,
        delivery=delivery,
        kept=kept,
    )


def secret(about: str, html: str, text: str, held: Postcondition) -> Page:
    """A secret typed into the field called "It"."""
    page = html if html.startswith(("<form", "<div")) else f"<label>It {html}</label>"
    kept = held in {KEPT, UNREAD}
    return Page(about=about, html=page, to='textbox "It"', kind=Kind.TYPE, text=text, held=held, secret=True, kept=kept)


SAVE = "<button onclick='log(`saved`)'>Save</button>"
BUTTON = 'button "Save"'
VEIL = "<div id=veil class='dim top p-4' style='position:fixed;inset:0;z-index:7'>We value your privacy</div>"
SHADOW = (
    "<div id=host style='display:inline-block'></div>"
    "<script>host.attachShadow({mode: 'open'}).innerHTML = `%s`</script>"
)
FILLED = (
    "<form onsubmit='this.reset(); return false'><label>It <input type=%s id=it></label><button>Send</button></form>"
    "<script>it.value = `k4n!ry`</script>"
)
RESET = "<form onsubmit='this.reset(); return false'><label>It <input></label></form>"
SCALED = (
    "<iframe style='width:300px;height:300px;transform-origin:0 0;margin-left:320px;transform:%s' srcdoc=\""
    "<button style='display:block'>Other</button><button onclick='parent.log(`saved`)'>Save</button>\"></iframe>"
)
STYLED = "<style>input { position: absolute; opacity: 0; width: 0; height: 0 }</style>"
BUSY = "const end = performance.now() + 200; while (performance.now() < end);"
LATER = "setTimeout(() => { this.value = `` }, 60000)"
MASK = "const d = this.value.replace(/\\D/g, ``); this.value = d.length > 3 ? `(${d.slice(0, 3)}) ${d.slice(3)}` : d"

PRESSED = (
    pressed("an overlay over a button", SAVE + VEIL, BUTTON, BARRED, 'div#veil.dim.top "We value your privacy"'),
    so(
        Reason.MODAL_DIALOG,
        pressed(
            "the backdrop of a modal dialog",
            SAVE + "<dialog id=ask>Really?</dialog>",
            BUTTON,
            BARRED,
            'dialog#ask[dialog] "Really?"',
            meanwhile="ask.showModal()",
        ),
    ),
    still(pressed("a button in an open shadow tree", SHADOW % "<button>Save</button>", BUTTON)),
    still(
        pressed(
            "a component that draws a button and takes its presses itself",
            SHADOW % "<button style='pointer-events:none'>Save</button>",
            BUTTON,
        )
    ),
    pressed(
        "a link that wraps around, nothing of it in its box's middle",
        "<p style='width:300px'>Here are quite a lot of words, <a href='#x'>and then a link that goes on</a></p>",
        'link "and then a link that goes on"',
    ),
    still(pressed("a button in a frame", '<iframe srcdoc="<button>Save</button>"></iframe>', BUTTON)),
    pressed(
        "a button in a frame that something covers",
        f'<iframe srcdoc="<button>Save</button>"></iframe>{VEIL}',
        BUTTON,
        BARRED,
        'div#veil.dim.top "We value your privacy"',
    ),
    pressed("a button in a frame that is drawn half as large", SCALED % "scale(0.5)", BUTTON),
    pressed("a button in a frame that is drawn turned", SCALED % "rotate(90deg)", BUTTON, OFF),
    pressed(
        "a page that scrolls smoothly",
        f"<style>html {{ scroll-behavior: smooth }}</style><div style='height:1500px'></div>{SAVE}",
        BUTTON,
    ),
    pressed(
        "a button that a layer holds above the window",
        "<div style='position:fixed;top:-34px;left:300px'><button style='height:40px'>Save</button></div>",
        BUTTON,
        OFF,
    ),
    pressed(
        "a button of which only a strip shows",
        "<div style='overflow:clip;width:30px'><button style='width:250px;height:40px'>Save</button></div>",
        BUTTON,
        OFF,
    ),
    still(pressed("a thing that listens to nothing", "<div role=button tabindex=0 aria-label=Save>x</div>", BUTTON)),
    still(
        pressed(
            "a canvas that only paints",
            "<canvas role=button tabindex=0 aria-label=Save "
            "onclick='this.getContext(`2d`).fillRect(0, 0, 9, 9)'></canvas>",
            BUTTON,
        )
    ),
    pressed(
        "a button that never stands still",
        "<style>@keyframes go { to { transform: translateX(400px) } } "
        f"button {{ animation: go 1s linear infinite alternate }}</style>{SAVE}",
        BUTTON,
        MOVING,
    ),
    pressed(
        "a tab that ignores the pointer",
        "<div role=tab aria-selected=false tabindex=0 onclick='if (!event.isTrusted) ariaSelected = true'>Save</div>",
        'tab "Save"',
        SCRIPTED,
    ),
    so(
        Reason.IDENTICAL_TREE,
        pressed(
            "a card's own layer over its link",
            "<ul><li style='position:relative'><a href='#mug'>Mug</a>"
            "<div id=top style='position:absolute;inset:0'></div>"
            "</li><li>Other</li></ul>",
            'link "Mug"',
            UNPROBED,
            "div#top",
        ),
    ),
    so(Reason.VALUES_LOST, pressed("a form that is emptied as it is sent", FILLED % "text", 'button "Send"')),
    so(Reason.VALUES_LOST, pressed("a password that is lost as it is sent", FILLED % "password", 'button "Send"')),
)

TYPED = (
    typed("a plain field", "<input>", "mug", KEPT, "mug"),
    typed(
        "a field reset in a microtask",
        "<input oninput='Promise.resolve().then(() => { this.value = `` })'>",
        "mug",
        EMPTIED,
        "",
    ),
    typed(
        "a field that its page controls",
        "<input value=3 oninput='requestAnimationFrame(() => { this.value = 3 })'>",
        "12",
        OTHER,
        "3",
    ),
    typed("a field reset after the page was watched", f"<input oninput='{LATER}'>", "mug", KEPT, "mug"),
    typed(
        "a page that is busy after the write", f"<input oninput='setTimeout(() => {{ {BUSY} }})'>", "mug", KEPT, "mug"
    ),
    typed(
        "a page that is busy and then resets",
        f"<input oninput='setTimeout(() => {{ {BUSY} this.value = `` }})'>",
        "m",
        EMPTIED,
        "",
    ),
    typed("letters into a number field", "<input type=number>", "abc", EMPTIED, ""),
    typed("a telephone mask", f"<input oninput='{MASK}'>", "5551234", OTHER, "(555) 1234", kept=True),
    typed("a field that trims", "<input oninput='this.value = this.value.trim()'>", " mug", OTHER, "mug", kept=True),
    typed("a field that takes three letters", "<input maxlength=3>", "abcdef", OTHER, "abc"),
    so(Reason.VALUE_KEPT, typed("a password", "<input type=password>", "hunter2", KEPT, None)),
    typed("a password cut short", "<input type=password maxlength=6>", "hunter!!", OTHER, None),
    still(typed("a form reset by the Return after its text", RESET, "mug\n", UNREAD, "mug", kept=True)),
    typed(
        "an editor", "<div contenteditable role=textbox aria-label=It><p>old</p></div>", "new words", KEPT, "new words"
    ),
    secret("a secret", "<input>", "k4n!ry", KEPT),
    secret("a secret that was not taken", "<input oninput='this.value = ``'>", "k4n!ry", EMPTIED),
    secret("a secret of which the end was cut off", "<input maxlength=5>", "k4n!ry", OTHER),
    still(secret("a secret lost by the Return after it", RESET, "k4n!ry\n", UNREAD)),
)

SHUT = (
    Page(
        because=Reason.IDENTICAL_TREE,
        about=f"a field that is {shut}",
        html=f"<label>It <input {shut}></label>",
        to='textbox "It"',
        kind=Kind.TYPE,
        text="mug",
        delivery=UNPROBED,
        sent=NOTHING,
        kept=False,
    )
    for shut in ("readonly", "disabled")
)

REVERTING = "<label>It <select onchange='%s'><option>One<option>Two</select></label>"


def chosen(about: str, onchange: str, held: Postcondition, actual: str) -> Page:
    """ "Two" in the list."""
    return Page(
        about=about,
        html=REVERTING % onchange,
        to='combobox "It"',
        kind=Kind.SELECT,
        text="Two",
        delivery=SCRIPTED,
        held=held,
        actual=actual,
        kept=held is KEPT,
    )


CHOSEN = (
    chosen("a list", "", KEPT, "Two"),
    chosen("a list that goes back", "setTimeout(() => { this.selectedIndex = 0 })", OTHER, "One"),
)

TICKED = (
    ticked("a check box", "<label><input type=checkbox>It</label>", KEPT, "checked"),
    ticked(
        "a label that stands for its box", STYLED + "<label for=c>It</label><input type=checkbox id=c>", KEPT, "checked"
    ),
    ticked("a box of no size in its label", STYLED + "<label><input type=checkbox>It</label>", KEPT, "checked"),
    ticked(
        "a box that is drawn by the page",
        "<span role=checkbox tabindex=0 aria-checked=false onclick='this.ariaChecked = true'>It</span>",
        KEPT,
        "checked",
    ),
    ticked(
        "a box that stays half checked",
        "<label><input type=checkbox id=c onchange='this.indeterminate = true'>It</label>"
        "<script>c.indeterminate = true</script>",
        OTHER,
        "mixed",
    ),
    ticked("a box that goes back", "<label><input type=checkbox onclick='return false'>It</label>", OTHER, "unchecked"),
)

PAGES = (*PRESSED, *TYPED, *SHUT, *CHOSEN, *TICKED)


async def done(visitor: Visitor, page: Page) -> tuple[Screen, Reply, Screen]:
    before = await visitor.show(page.html)
    text = (page.text,) if page.text else ()
    target = only(before, page.to).ref
    if page.meanwhile:
        await visitor.run(page.meanwhile)
    operation = Operation(kind=page.kind, target=target, text=text, confidential=page.secret)
    return before, await visitor.surface.do(operation), await visitor.surface.look()


def reason(before: Screen, reply: Reply, after: Screen) -> Reason:
    modal = reply.receiver is not None and reply.receiver.modal
    delivered = Delivered(how=reply.delivery, modal_receiver=modal, observed_after_ms=reply.observed_after_ms)
    return classify(compare(before, after), delivered, reply.postcondition).reason


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.about)
async def test_what_was_measured_is_what_happened(visitor: Visitor, page: Page) -> None:
    before, reply, after = await done(visitor, page)
    assert (reply.delivery, reply.dispatched, reply.postcondition) == (page.delivery, page.sent, page.held), reply
    assert (reply.receiver.label if reply.receiver else "") == page.by
    assert (reply.read_back, reply.kept) == (page.actual, page.kept)
    assert (reply.observed_after_ms is None) == (page.sent is NOTHING)
    assert reason(before, reply, after) is page.reason
