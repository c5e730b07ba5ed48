"""What is written on a page, and where things stand on it."""

# ruff: noqa: E501 (a page of HTML is one line)

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from pages import browser, look, opened, rendered
from playwright.async_api import Browser

from surfaces.browser.reader import Reader
from view import NOWHERE, BadLocator, Incomplete, Omitted, Screen

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def chromium() -> AsyncIterator[Browser]:
    async with browser() as started:
        yield started


TEXTS: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    (
        "one block between two controls is one text, white space collapsed",
        "<p>Total:\n   <b>4</b> mugs <a href=/c>change</a> before Friday</p>",
        ('text "Total: 4 mugs"', 'link "change"', 'text "before Friday"'),
    ),
    (
        "the stage that one is at says so, and nothing else that a page marks",
        "<ol><li>1. You<li aria-current=step><b>2.</b> Dates<li aria-current=false>3. Check</ol><main aria-current=page><p>Which day?</p><button>Go</button></main>",
        (
            'text "1. You" @ listitem #1',
            'text "2. Dates" [current] @ listitem #2',
            'text "3. Check" @ listitem #3',
            'text "Which day?" @ main',
            'button "Go" @ main',
        ),
    ),
    (
        "letters styled one by one are one word",
        "<style>b { display: inline-block; transform: rotate(9deg) }</style><p><b>a</b><b>I</b><b>G</b></p>",
        ('text "aIG"',),
    ),
    (
        "words in boxes of one line are one text while they stand close",
        "<style>b { display: inline-block } .far { margin-left: 60px }</style>"
        "<p><b>3</b> <b>mugs</b><b style='margin-left: 9px'>left</b><b class=far>4.00</b></p>",
        ('text "3 mugs left"', 'text "4.00"'),
    ),
    ("blocks are texts of their own", "<div>One<div>Two</div>Three</div>", ('text "One"', 'text "Two"', 'text "Three"')),
    (
        "headings, live regions and cells say what they are",
        "<h2>Cart</h2><div role=alert>Sold out</div><div role=status>Saved</div>"
        "<table><tr><th>Price<tr><td>4.00</table>",
        (
            'heading "Cart"',
            'alert "Sold out"',
            'status "Saved"',
            'columnheader "Price" @ row #1',
            'cell "4.00" @ row #2',
        ),
    ),
    (
        "pictures say their alternative text, gauges their value",
        '<img alt="A blue mug" src=""><img alt="" src=""><progress value="3" max="9" aria-label="Upload"></progress>',
        ('img "A blue mug"', 'progressbar "Upload" = "3"'),
    ),
    (
        "what names a listed control is not said twice",
        '<label for="f">Mail</label> <input id="f"><p id="l">Phone</p><input aria-labelledby="l">',
        ('textbox "Mail"', 'textbox "Phone"'),
    ),
    (
        "what no person sees is no text",
        '<p style="font-size:0">a</p><p style="opacity:0">b</p><p style="visibility:hidden">c</p><p hidden>d</p>'
        '<p style="position:absolute;width:1px;height:1px;overflow:hidden">e</p><p style="text-indent:-9999px">f</p><p>g</p>',
        ('text "g"',),
    ),
    (
        "the rows of a table are counted through its head and its bodies",
        "<table><thead><tr><th>Name</thead><tbody><tr><td>Ada</tbody><tbody><tr><td>Ben</table>",
        ('columnheader "Name" @ row #1', 'cell "Ada" @ row #2', 'cell "Ben" @ row #3'),
    ),
    ("signs alone are no text", "<p>|</p><p>· • ·</p><p>€</p>", ('text "€"',)),
    (
        "cards are numbered when they repeat, whatever their tags",
        '<div><div class="c"><b>A</b><button>Buy</button></div><div class="c"><b>B</b><button>Buy</button></div></div>',
        (
            'text "A" @ listitem #1',
            'button "Buy" @ listitem #1',
            'text "B" @ listitem #2',
            'button "Buy" @ listitem #2',
        ),
    ),
    (
        "rows of a form are no cards",
        '<form><div class="r"><label>A <input></label></div><div class="r"><label>B <input></label></div></form>',
        ('textbox "A"', 'textbox "B"'),
    ),
    (
        "landmarks, named groups and forms are places",
        '<main><form aria-label="Sign in"><fieldset><legend>Account</legend><input aria-label="Mail"></fieldset></form></main>'
        '<footer><ul aria-label="Legal"><li><a href="/i">Imprint</a></ul></footer>',
        (
            'text "Account" @ main > form "Sign in" > group "Account"',
            'textbox "Mail" @ main > form "Sign in" > group "Account"',
            'link "Imprint" @ contentinfo > list "Legal" > listitem #1',
        ),
    ),
)  # fmt: skip


@pytest.mark.parametrize(("html", "lines"), [case[1:] for case in TEXTS], ids=[case[0] for case in TEXTS])
async def test_reads_texts_and_places_as_a_person_does(chromium: Browser, html: str, lines: tuple[str, ...]) -> None:
    assert rendered(await look(html, within=chromium)) == list(lines)


async def test_a_long_text_is_cut(chromium: Browser) -> None:
    (text,) = (await look(f"<p>{'word ' * 90}</p>", within=chromium)).texts
    assert len(text.name) <= 160
    assert text.name.endswith("word…")


async def test_tells_title_address_and_language(chromium: Browser) -> None:
    screen = await look('<html lang="pt-BR"><title> My  shop </title>', within=chromium)
    assert (screen.title, screen.address, screen.language) == ("My shop", "about:blank", "pt")


LONG = "<main>" + "".join(f"<p>Text {n} <button>Press {n}</button></p>" for n in range(1_000)) + "</main>"


async def test_what_lies_further_than_three_screens_is_counted_by_role(chromium: Browser) -> None:
    screen = await look(LONG, within=chromium)
    assert 40 < len(screen.controls) < 100
    assert Omitted(role="button", count=1_000 - len(screen.controls)) in screen.omitted


async def test_a_whole_look_lists_everything(chromium: Browser) -> None:
    screen = await look(LONG, within=chromium, whole=True)
    assert (len(screen.controls), screen.omitted) == (1_000, ())


async def test_scrolling_moves_what_is_read(chromium: Browser) -> None:
    async with opened(LONG, within=chromium) as page:
        reader = Reader(page)
        await page.evaluate("scrollTo(0, document.body.scrollHeight)")
        screen = await reader.read()
    assert screen.controls[-1].name == "Press 999"
    assert screen.controls[0].name != "Press 0"
    assert Omitted(role="button", count=1_000 - len(screen.controls)) in screen.omitted


FAR = (
    ("a payment field", '<input aria-label="Far" autocomplete="cc-number">'),
    ("a card field by its name", '<input aria-label="Far" name="cardNumber">'),
    (
        "the focus",
        '<button autofocus onfocus="scrollTo(0,0)" id="f">Far</button><script>f.focus({preventScroll:true})</script>',
    ),
    ("a dialog", '<div role="dialog" aria-label="D"><button>Far</button></div>'),
    ("a box fixed to the window", '<div><button style="position:fixed;top:0;left:0">Far</button></div>'),
)


@pytest.mark.parametrize("html", [case[1] for case in FAR], ids=[case[0] for case in FAR])
async def test_some_things_are_read_wherever_they_lie(chromium: Browser, html: str) -> None:
    screen = await look(f"<p>top</p><div style='height:9000px'></div><section>{html}</section>", within=chromium)
    assert [control.name for control in screen.controls] == ["Far"]


async def test_a_forms_default_button_is_read_wherever_it_lies(chromium: Browser) -> None:
    html = '<form><input aria-label="Name"><div style="height:9000px"></div><button>Pay now</button></form>'
    screen = await look(html, within=chromium)
    assert [control.name for control in screen.controls] == ["Name", "Pay now"]


async def test_lists_at_most_eight_hundred_controls_and_four_hundred_texts(chromium: Browser) -> None:
    html = "".join(f"<b style='display:block;height:1px;overflow:hidden'>T{n}</b>" for n in range(500))
    html += "".join(f"<button style='padding:0;border:0;height:2px;float:left'>B{n}</button>" for n in range(900))
    screen = await look(html, within=chromium)
    assert (len(screen.controls), len(screen.texts)) == (800, 400)
    assert set(screen.omitted) == {Omitted(role="button", count=100), Omitted(role="text", count=100)}


MATCHED = """
<div class="card"><button class="b">One</button></div><button class="b">Two</button>
<button class="once" style="display:none">Hidden</button><button class="once">Shown</button>
<div class="two"><a href="#a">A</a><a href="#b">B</a></div>
<button aria-label="Close dialog">×</button>
<a href="#c" style="text-transform:uppercase">Read <b>more</b></a>
<a href="#d"><h3>Blue mug</h3></a><p>Blue mug</p>
<div onclick="1" style="cursor:pointer;padding:40px"><button>Inner</button></div>
<p>Just words</p>
<input type="submit" value="Go"><label>E-mail <input value="Go"></label>
<p style="display:none">Nowhere</p>
<div tabindex="0" onclick="1" style="cursor:pointer"><b>Ida Berg</b><br><span>Card no. 12</span></div>
"""

MATCHES = {
    ".b": ["One", "Two"],
    ".card": ["One"],
    ".none": [],
    ".once": ["-", "Shown"],
    ".two": ["-"],
    "text=×": ["Close dialog"],
    "text=Close dialog": [],
    "text=READ MORE": ["READ MORE"],
    "text=Read more": ["READ MORE"],
    "text=Blue mug": ["Blue mug", "Blue mug"],
    "text=Inner": ["Inner"],
    "text=Just words": ["Just words"],
    "text=Go": ["Go"],
    "text=Nowhere": [],
    "text=Ida Berg": ["Ida Berg Card no. 12"],
    "text=Ida": [],
}


async def test_every_match_counts_and_a_text_is_the_control_it_shows_on(chromium: Browser) -> None:
    """A "-" is an element that matches and is not listed: hidden, or holding several things."""
    async with opened(MATCHED, within=chromium) as page:
        screen = await Reader(page).read(css=tuple(MATCHES), whole=True)
    assert {asked: names(screen, asked) for asked in MATCHES} == MATCHES
    (inner,) = screen.matches["text=Inner"]
    assert screen[inner].role == "button"


async def test_what_is_no_selector_is_told_as_such(chromium: Browser) -> None:
    async with opened(MATCHED, within=chromium) as page:
        with pytest.raises(BadLocator, match="is no CSS selector"):
            await Reader(page).read(css=(".b", "!!"))


def names(screen: Screen, asked: str) -> list[str]:
    return ["-" if ref == NOWHERE else screen[ref].name for ref in screen.matches[asked]]


UNREAD = """
<style>x-map, x-open, x-icon, x-none { display: block; width: 200px; height: 90px } x-icon { width: 16px; height: 16px }</style>
<p>Where we are</p>{}<canvas width=9 height=9></canvas><canvas hidden></canvas><x-open></x-open><x-icon></x-icon><x-none></x-none>
<script>
  for (const [name, mode] of [["x-map", "closed"], ["x-open", "open"], ["x-icon", "closed"]])
    customElements.define(name, class extends HTMLElement {
      constructor() { super(); this.attachShadow({ mode }).innerHTML = "<button>Route</button>"; }
    });
</script>"""


@pytest.mark.parametrize(
    ("more", "told"),
    [("", ()), ("<x-map></x-map><canvas></canvas>", (Incomplete.CANVAS, Incomplete.SHADOW))],
    ids=["all that is there was read", "a map in a closed shadow root, and a canvas"],
)
async def test_a_look_tells_what_it_could_not_read(chromium: Browser, more: str, told: tuple[Incomplete, ...]) -> None:
    screen = await look(UNREAD.replace("{}", more), within=chromium)
    assert screen.incomplete == told
