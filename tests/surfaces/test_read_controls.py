"""What is a control, how it stands, and what it is called: HTML in, lines out."""

# ruff: noqa: E501 (a page of HTML is one line)

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from pages import browser, look, rendered
from playwright.async_api import Browser

from view import Support

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def chromium() -> AsyncIterator[Browser]:
    async with browser() as started:
        yield started


CONTROLS: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("a button says its name and that it is disabled", "<button disabled>Save</button>", ('button "Save" [disabled]',)),
    ("a link needs an address", '<a href="/x">Go</a> <a>stay</a>', ('link "Go"', 'text "stay"')),
    (
        "a field shows what it holds",
        '<label>City <input value="Bergen" required></label>',
        ('textbox "City" = "Bergen" [required]',),
    ),
    (
        "a password is never shown",
        '<label>Password <input type="password" value="hunter2"></label>',
        ('textbox "Password"',),
    ),
    (
        "a select shows its chosen option",
        '<select aria-label="Size"><option>Small<option selected>Large</select>',
        ('combobox "Size" = "Large"',),
    ),
    (
        "a check box, a radio and a switch say how they are set",
        '<label><input type="checkbox" checked>News</label><label><input type="radio">Post</label>'
        '<div role="switch" aria-checked="false" tabindex="0" aria-label="Alarm">o</div>',
        ('checkbox "News" [checked]', 'radio "Post" [unchecked]', 'switch "Alarm" [unchecked]'),
    ),
    (
        "a box that stands between yes and no is mixed",
        '<div role="checkbox" aria-checked="mixed" tabindex="0">All</div>',
        ('checkbox "All" [mixed]',),
    ),
    (
        "a column by which rows are sorted says which way, and so does what is pressed in its header",
        '<div role="columnheader" aria-sort="descending"><button>Price</button></div><button aria-sort="none">Name</button>',
        ('button "Price" [descending]', 'button "Name"'),
    ),
    (
        "what opens and closes says which it is",
        '<button aria-expanded="false">Menu</button><details><summary>More</summary><p>Hidden</p></details>',
        ('button "Menu" [collapsed]', 'button "More" [collapsed]'),
    ),
    (
        "an editor without a tag of its own is a text box of many lines",
        '<div contenteditable aria-label="Note">Dear <b>Olav</b></div>',
        ('textbox "Note" = "Dear Olav" [multiline]',),
    ),
    (
        "the hand makes a control of anything",
        '<div style="cursor:pointer">Archive <b>all</b></div>',
        ('generic "Archive all"',),
    ),
    (
        "a list that shows the hand as a whole is pressed item by item",
        '<ul style="cursor:pointer"><li>Riley</li><li>Truman</li></ul>',
        ('listitem "Riley"', 'listitem "Truman"'),
    ),
    (
        "so is one whose items each have a class of their own",
        '<ul style="cursor:pointer"><li class="mute">Mute</li><li class="block">Block</li></ul>',
        ('listitem "Mute"', 'listitem "Block"'),
    ),
    (
        "a bar of parts that each pair a picture with words is pressed part by part",
        '<div style="cursor:pointer"><span class="a"><i class="icon"></i>Reply</span> '
        '<span class="b"><i class="icon"></i>Forward</span></div>',
        ('generic "Reply"', 'generic "Forward"'),
    ),
    (
        "a menu that has opened beside its opener is pressed item by item",
        '<span style="cursor:pointer"><span class="more" style="display:inline-block;width:9px;height:9px"></span>'
        '<ul style="position:absolute"><li class="a">Mute</li><li class="b">Block</li></ul></span>',
        ("generic", 'listitem "Mute"', 'listitem "Block"'),
    ),
    (
        "a handler in the markup makes a control",
        '<div onclick="go()">Open the box</div>',
        ('generic "Open the box"',),
    ),
    (
        "what lights up under the pointer is a control",
        "<style>.icon { display: inline-block; width: 14px; height: 14px } .icon:hover { cursor: pointer }</style>"
        '<span class="icon reply"></span>',
        ("generic",),
    ),
    (
        "a clickable card is called by its own words, not by those of its buttons",
        '<div onclick="open()" style="width:300px">Blue mug <button>Delete</button></div>',
        ('generic "Blue mug"', 'button "Delete"'),
    ),
    (
        "a span in a button is no second control",
        '<button><span style="cursor:pointer" tabindex="0">Send</span></button>',
        ('button "Send"',),
    ),
    (
        "a link that wraps only a button is one control",
        '<a href="/x"><button>Basket</button></a>',
        ('link "Basket"',),
    ),
    (
        "a clickable box that wraps only a button is that button",
        '<div onclick="go()" style="width:80px"><button style="width:80px">Basket</button></div>',
        ('button "Basket"',),
    ),
    (
        "the picture beside its own named link is not a second link",
        '<li><a href="/soup"><img src="" width="40" height="40" alt=""></a> <a href="/soup">Soup for Six</a></li>',
        ('link "Soup for Six" @ listitem #1',),
    ),
    (
        "nor is one that is called the same, whatever else leads there",
        '<li><a href="/soup"><img src="" width="40" height="40" alt="Soup"></a> <a href="/soup">Soup</a> <a href="/soup">12 reviews</a></li>',
        ('link "Soup" @ listitem #1', 'link "12 reviews" @ listitem #1'),
    ),
    (
        "nor a layer over the card",
        '<li style="position:relative"><a href="/soup" aria-label="Soup" style="position:absolute;inset:0"></a><a href="/soup" style="position:relative">Soup</a></li>',
        ('link "Soup" @ listitem #1',),
    ),
    (
        "the same words twice in a card, leading to the same place, are one link",
        '<li><a href="/soup">Soup</a> for six <a href="/soup">Soup</a> <a href="/more">Soup</a></li>',
        ('link "Soup" @ listitem #1', 'text "for six" @ listitem #1', 'link "Soup" @ listitem #1'),
    ),
    (
        "links that scripts follow are told apart though nothing tells where they lead",
        '<li><a href="#">Edit</a> or <a href="#">Edit</a></li>',
        ('link "Edit" @ listitem #1', 'text "or" @ listitem #1', 'link "Edit" @ listitem #1'),
    ),
    (
        "a check box hidden behind its label is met at the label",
        "<style>input { position: absolute; opacity: 0; width: 0; height: 0 }</style>"
        '<input type="checkbox" id="c"><label for="c">I agree</label>',
        ('checkbox "I agree" [unchecked]',),
    ),
    (
        "what is not drawn is not listed",
        '<button style="display:none">A</button><button style="visibility:hidden">B</button>'
        '<button style="opacity:0">C</button><button style="position:absolute;left:-9999px">D</button>'
        '<div style="height:0;overflow:hidden"><button>E</button></div><input type="hidden" value="F">'
        '<button style="position:absolute;clip:rect(0,0,0,0)">G</button><button>H</button>',
        ('button "H"',),
    ),
    (
        "what only the pointer reveals is listed as such",
        "<style>.del { display: none } li:hover .del { display: inline }</style>"
        '<ul><li>Milk <button class="del">Delete</button></li></ul>',
        ('text "Milk" @ listitem #1', 'button "Delete" on hover @ listitem #1'),
    ),
    (
        "a scrollable box can be scrolled",
        '<div style="height:60px;overflow:auto" aria-label="Terms" role="region"><p style="height:300px">Be kind.</p></div>',
        ('region "Terms"', 'text "Be kind." @ region "Terms"'),
    ),
    (
        "what lies below the window is off screen",
        '<div style="height:900px"></div><button>Below</button>',
        ('button "Below" [offscreen]',),
    ),
    (
        "open shadow roots are read in place",
        '<p>before</p><x-a></x-a><p>after</p><script>document.querySelector("x-a").attachShadow({mode:"open"})'
        '.innerHTML = "<button>Inside</button>"</script>',
        ('text "before"', 'button "Inside"', 'text "after"'),
    ),
    (
        "a nameless field is described by the words to its left, or just above",
        '<p>Name: <input></p><div>Street</div><div><input style="display:block"></div>',
        ('text "Name:"', "textbox (Name:)", 'text "Street"', "textbox (Street)"),
    ),
    (
        "a nameless check box is described by the words to its right",
        '<div><input type="checkbox"> Remember me</div>',
        ("checkbox [unchecked] (Remember me)", 'text "Remember me"'),
    ),
    (
        "an icon font's glyph is no name",
        '<button>\ue001 Trash</button><button class="fa fa-trash">\ue002</button>',
        ('button "Trash"', "button"),
    ),
)


@pytest.mark.parametrize(("html", "lines"), [case[1:] for case in CONTROLS], ids=[case[0] for case in CONTROLS])
async def test_reads_controls_as_a_person_meets_them(chromium: Browser, html: str, lines: tuple[str, ...]) -> None:
    assert rendered(await look(html, within=chromium)) == list(lines)


NAMES: tuple[tuple[str, str, str], ...] = (
    ("aria-labelledby wins", '<i id="a">One</i><i id="b">Two</i><button aria-labelledby="a b" title="t">x</button>', "One Two"),
    ("then aria-label", '<button aria-label="Close" title="t">x</button>', "Close"),
    ("then the label", '<label for="f">Mail</label><input id="f" title="t" placeholder="p">', "Mail"),
    ("then the title", '<input title="Mail" placeholder="p">', "Mail"),
    ("then the placeholder", '<input placeholder="Search">', "Search"),
    ("a submit button's value", '<input type="submit" value="Order">', "Order"),
    ("a submit button without a value has the browser's word", '<input type="submit">', "Submit"),
    ("a picture's alternative text", '<button><img alt="Print" src=""></button>', "Print"),
    ("a drawing's title", '<button><svg width="9" height="9"><title>Mail</title></svg></button>', "Mail"),
    ("generated text", '<style>b::before { content: "No. " }</style><button><b>7</b></button>', "No. 7"),
    ("blocks are words apart, inlines are not", "<button><div>Re</div><div>do</div> <b>un</b><i>do</i></button>", "Re do undo"),
    ("hidden parts do not count", '<button>Add <span hidden>not</span><i aria-hidden="true">+</i></button>', "Add"),
    ("a field inside a label counts by its value", '<label><input type="checkbox"> after <input value="5"> days</label>', "after 5 days"),
    ("what a style sheet writes in capitals is read so", '<button style="text-transform:uppercase">Log in</button>', "LOG IN"),
    ("a long name is cut", f"<button>{'word ' * 60}</button>", ("word " * 60)[:119].rstrip() + "…"),
)  # fmt: skip


@pytest.mark.parametrize(("html", "name"), [case[1:] for case in NAMES], ids=[case[0] for case in NAMES])
async def test_calls_a_control_by_its_accessible_name(chromium: Browser, html: str, name: str) -> None:
    assert (await look(html, within=chromium)).controls[0].name == name


OFFERS: tuple[tuple[str, set[Support]], ...] = (
    ("<button>a</button>", {Support.CLICK}),
    ("<input>", {Support.CLICK, Support.TYPE}),
    ('<input type="date">', {Support.CLICK, Support.TYPE}),
    ("<textarea></textarea>", {Support.CLICK, Support.TYPE}),
    ("<select><option>a</select>", {Support.SELECT}),
    ('<input type="checkbox">', {Support.CLICK, Support.CHECK}),
    ('<input type="file">', {Support.CLICK, Support.UPLOAD}),
    ('<input type="range">', {Support.CLICK, Support.TYPE, Support.DRAG}),
    ('<button aria-expanded="true">a</button>', {Support.CLICK, Support.EXPAND}),
    ('<div draggable="true">a</div>', {Support.CLICK, Support.DRAG}),
    ('<input role="combobox">', {Support.CLICK, Support.TYPE}),
    ('<div style="height:50px;overflow-y:scroll"><p style="height:400px">a</p></div>', {Support.SCROLL}),
)


@pytest.mark.parametrize(("html", "offers"), OFFERS)
async def test_says_what_can_be_done_with_a_control(chromium: Browser, html: str, offers: set[Support]) -> None:
    assert (await look(html, within=chromium)).controls[0].supports == offers


async def test_a_nameless_icon_gives_its_class_words_and_where_it_leads(chromium: Browser) -> None:
    html = (
        '<a href="/account/wishlist?x=1"><i class="icon icon-heart" style="display:block;width:9px;height:9px"></i></a>'
    )
    assert (await look(html, within=chromium)).controls[0].hints == ("icon", "icon-heart", "wishlist")


async def test_a_tooltip_inside_a_nameless_link_is_its_title(chromium: Browser) -> None:
    html = '<a href="#"><span title="Choose a date" style="display:inline-block;width:9px;height:9px"></span></a>'
    link = (await look(html, within=chromium)).controls[0]
    assert (link.name, link.title) == ("", "Choose a date")


async def test_a_label_that_is_not_drawn_is_a_description(chromium: Browser) -> None:
    html = '<input type="checkbox" id="all"><label for="all" style="display:none">Mark all</label>'
    box = (await look(html, within=chromium)).controls[0]
    assert (box.name, box.description) == ("", "Mark all")


async def test_hints_are_given_only_where_there_is_no_name(chromium: Browser) -> None:
    html = '<button class="fa-trash">Bin</button>'
    assert (await look(html, within=chromium)).controls[0].hints == ()


async def test_lists_at_most_sixty_choices_of_a_select(chromium: Browser) -> None:
    html = f"<select>{''.join(f'<option>Choice {n}' for n in range(90))}</select>"
    choices = (await look(html, within=chromium)).controls[0].choices
    assert len(choices) == 60
    assert choices[:2] == ("Choice 0", "Choice 1")


async def test_what_to_hover_is_a_ref_of_its_own(chromium: Browser) -> None:
    html = (
        "<style>.del { opacity: 0 } .row:hover .del { opacity: 1 }</style>"
        '<div class="row" style="width:200px">Milk <button class="del">Delete</button></div>'
    )
    button = (await look(html, within=chromium)).controls[0]
    assert button.reveal is not None
    assert button.reveal != button.ref


async def test_says_which_control_has_the_focus(chromium: Browser) -> None:
    screen = await look("<input aria-label=A><input aria-label=B autofocus>", within=chromium)
    assert screen.focused is not None
    assert screen.focused.name == "B"


async def test_passes_on_what_a_field_is_for(chromium: Browser) -> None:
    field = (await look('<input aria-label="Number" autocomplete="cc-number">', within=chromium)).controls[0]
    assert field.autocomplete == "cc-number"
