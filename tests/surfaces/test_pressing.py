"""Aiming and pressing, in a real browser: what is pressed is what was judged, or nothing is sent."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from browsing import Visitor, only, visiting

from surfaces.browser import BrowserOptions, BrowserSurface
from surfaces.browser.aim import differs
from view import Kind, Operation, Ref, Refusal, State

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def visitor() -> AsyncIterator[Visitor]:
    async with visiting() as someone:
        yield someone


EVERY_POINTER_EVENT = """<script>
for (const type of ["pointerdown", "mousedown", "mouseup", "click"])
  addEventListener(type, (event) => log(type + " on " + (event.target.id || event.target.localName)), true);
</script>"""


async def test_a_press_is_one_a_person_could_have_made(visitor: Visitor) -> None:
    await visitor.open("<button id=b onclick='log(`${event.isTrusted} ${event.detail}`)'>Save</button>")
    assert (await visitor.click('button "Save"')).ok
    assert await visitor.log() == ["true 1"]


async def test_a_covered_press_is_refused_and_nothing_is_sent(visitor: Visitor) -> None:
    await visitor.open(
        EVERY_POINTER_EVENT + "<button>Save</button>"
        "<div style='position:fixed;inset:0;background:#fff8'><button>Select location</button></div>"
    )
    reply = await visitor.click('button "Save"')
    assert (reply.refusal, reply.dispatched, reply.empty_layer) == (Refusal.COVERED, "no", False)
    assert reply.cover == 'text "Select location"'
    assert await visitor.log() == []


async def test_an_empty_layer_is_said_to_be_empty_and_can_be_pressed_away(visitor: Visitor) -> None:
    await visitor.open(
        "<button onclick='log(`saved`)'>Save</button>"
        "<div style='position:fixed;inset:0' onclick='log(`away`);this.remove()'></div>"
    )
    reply = await visitor.click('button "Save"')
    assert (reply.refusal, reply.cover, reply.empty_layer) == (Refusal.COVERED, "an empty layer", True)
    assert (await visitor.touch(Kind.DISMISS_COVER, 'button "Save"')).ok
    assert await visitor.log() == ["away"]


async def test_a_layer_that_holds_something_is_never_pressed_away(visitor: Visitor) -> None:
    await visitor.open(
        "<button>Save</button><div style='position:fixed;inset:0' onclick='log(`away`)'>Please wait</div>"
    )
    assert (await visitor.touch(Kind.DISMISS_COVER, 'button "Save"')).refusal is Refusal.NOT_SUPPORTED
    assert await visitor.log() == []


CARD = """<ul><li style="position:relative"><a href="#mug" onclick="log('link')">Blue mug</a> 12 EUR
<div style="position:absolute;inset:0;cursor:pointer" onclick="log('layer')"></div></li><li>Other</li></ul>"""


async def test_a_cards_own_click_layer_is_pressed_at_its_links_position(visitor: Visitor) -> None:
    await visitor.open(CARD)
    assert (await visitor.click('link "Blue mug"')).ok
    assert await visitor.log() == ["layer"]


async def test_no_click_layer_is_pressed_while_a_dialog_is_open(visitor: Visitor) -> None:
    await visitor.open(CARD + "<div role=dialog aria-label=News style='position:fixed;bottom:0;right:0'>News</div>")
    assert (await visitor.click('link "Blue mug"')).refusal is Refusal.COVERED
    assert await visitor.log() == []


async def test_another_cards_layer_is_a_cover(visitor: Visitor) -> None:
    await visitor.open(
        "<ul><li><a href='#mug'>Blue mug</a></li>"
        "<li><div style='position:fixed;inset:0' onclick='log(`layer`)'></div></li></ul>"
    )
    assert (await visitor.click('link "Blue mug"')).refusal is Refusal.COVERED
    assert await visitor.log() == []


async def test_what_never_stands_still_is_not_pressed(visitor: Visitor) -> None:
    await visitor.open(
        "<style>@keyframes go { to { transform: translateX(400px) } } "
        "button { animation: go 1s linear infinite alternate }</style>"
        "<button onclick='log(`saved`)'>Save</button>"
    )
    assert (await visitor.click('button "Save"')).refusal is Refusal.MOVING
    assert await visitor.log() == []


async def test_what_comes_to_rest_is_pressed_where_it_rests(visitor: Visitor) -> None:
    await visitor.open(
        "<style>button { position: absolute; left: 0; transition: left 0.3s } .on { left: 300px }</style>"
        "<button onclick='log(`saved`)'>Save</button><script>"
        "addEventListener('mousemove', () => document.querySelector('button').classList.add('on'))</script>"
    )
    assert (await visitor.click('button "Save"')).ok
    assert await visitor.log() == ["saved"]


async def test_a_target_that_a_hover_moves_is_hit_all_the_same(visitor: Visitor) -> None:
    """The icon's picture is swapped on hover; until the other one is there its box is empty."""
    await visitor.open(
        "<style>span { display: inline-block; padding: 4px } a img { width: 24px; height: 24px }</style>"
        "<span onclick='log(event.target.localName)'><a href='#x' title=Share><img alt=''></a></span><script>"
        "const picture = document.querySelector('img');"
        "picture.onmouseenter = () => { picture.style.display = 'none'; "
        "setTimeout(() => { picture.style.display = ''; }, 120); picture.onmouseenter = null; };</script>"
    )
    assert (await visitor.click('link "Share"')).ok
    assert await visitor.log() == ["img"]


async def test_what_a_hover_covers_is_refused_and_not_pressed(visitor: Visitor) -> None:
    await visitor.open(
        "<style>.tip { display: none; position: absolute; inset: 0; background: #eee } "
        ".box:hover .tip { display: block }</style>"
        "<div class=box style='position:relative;width:200px'><button onclick='log(`saved`)'>Save</button>"
        "<div class=tip>Not now</div></div>"
    )
    assert (await visitor.click('button "Save"')).refusal is Refusal.COVERED
    assert await visitor.log() == []


async def test_a_parent_that_takes_the_pointer_for_its_words_is_pressed(visitor: Visitor) -> None:
    await visitor.open(
        "<div id=menu style='display:inline-block'><span style='pointer-events:none'>Overview</span></div>"
        "<script>menu.addEventListener('click', () => log('menu'));</script>"
    )
    assert (await visitor.click('text "Overview"')).ok
    assert await visitor.log() == ["menu"]


async def test_a_press_of_words_never_presses_the_link_among_them(visitor: Visitor) -> None:
    screen = await visitor.open(
        "<p style='width:max-content'>Read <a href='#t' onclick='log(`terms`)'>all our terms</a> now</p>"
    )
    words = next(item for item in screen.texts if item.name.startswith("Read"))
    assert (await visitor.surface.do(Operation(kind=Kind.CLICK, target=words.ref))).ok
    assert await visitor.log() == []


async def test_a_press_of_a_card_never_presses_the_button_in_its_middle(visitor: Visitor) -> None:
    await visitor.open(
        "<div role=button tabindex=0 aria-label='Blue mug' onclick='log(`card`)' style='width:300px;padding:40px'>"
        "<button style='display:block;margin:auto' onclick='log(`deleted`);event.stopPropagation()'>Delete</button>"
        "</div>"
    )
    assert (await visitor.click('button "Blue mug"')).ok
    assert await visitor.log() == ["card"]


async def test_a_card_that_is_called_by_its_own_words_is_pressed(visitor: Visitor) -> None:
    button = "<button onclick='event.stopPropagation()'>Delete</button>"
    await visitor.open(f"<div onclick='log(`opened`)' style='width:300px'>Blue mug {button}</div>")
    assert (await visitor.click('generic "Blue mug"')).ok
    assert await visitor.log() == ["opened"]


async def test_a_control_filled_by_another_is_refused_and_that_one_named(visitor: Visitor) -> None:
    await visitor.open(
        "<div role=button tabindex=0 aria-label='Blue mug' style='width:400px'><button style='width:220px;height:80px' "
        "onclick='log(1)'>One</button><button style='width:180px;height:80px' onclick='log(2)'>Two</button></div>"
    )
    reply = await visitor.click('button "Blue mug"')
    assert (reply.refusal, reply.cover) == (Refusal.COVERED, 'button "One"')
    assert await visitor.log() == []


async def test_an_open_branch_of_a_tree_is_pressed_at_its_own_words(visitor: Visitor) -> None:
    leaves = "".join(f"<li role=treeitem tabindex=-1>Leaf {n}</li>" for n in range(6))
    await visitor.open(
        "<ul role=tree onclick='log(event.target.firstChild.textContent)'>"
        f"<li role=treeitem tabindex=0>Branch<ul>{leaves}</ul></li></ul>"
    )
    branch = next(item for item in (await visitor.surface.look()).controls if item.name.startswith("Branch"))
    assert (await visitor.surface.do(Operation(kind=Kind.CLICK, target=branch.ref))).ok
    assert await visitor.log() == ["Branch"]


async def test_a_link_around_a_floating_picture_is_pressed_at_the_picture(visitor: Visitor) -> None:
    await visitor.open(
        "<a href='#mug' onclick='log(`mug`)'>"
        "<svg role=img aria-label=Mug style='float:left;width:50px;height:50px'></svg></a>"
    )
    assert (await visitor.click('link "Mug"')).ok
    assert await visitor.log() == ["mug"]


async def test_a_styled_check_box_is_pressed_by_its_label(visitor: Visitor) -> None:
    await visitor.open(
        "<style>input { position: absolute; opacity: 0; width: 1px; height: 1px; overflow: hidden }</style>"
        "<input type=checkbox id=c onchange='log(`news ${this.checked}`)'><label for=c>News</label>"
    )
    reply = await visitor.touch(Kind.CHECK, 'checkbox "News"')
    assert (reply.ok, reply.kept, reply.read_back) == (True, True, "checked")
    assert await visitor.log() == ["news true"]


async def test_what_already_is_as_wanted_is_not_pressed(visitor: Visitor) -> None:
    await visitor.open("<label><input type=checkbox checked onchange='log(`changed`)'>News</label>")
    reply = await visitor.touch(Kind.CHECK, 'checkbox "News"')
    assert (reply.ok, reply.dispatched, reply.kept) == (True, "no", True)
    assert await visitor.log() == []


async def test_what_is_out_of_view_is_brought_to_the_middle(visitor: Visitor) -> None:
    screen = await visitor.open("<div style='height:1500px'>Long</div><button onclick='log(`saved`)'>Save</button>")
    assert only(screen, 'button "Save"').has(State.OFFSCREEN)
    assert (await visitor.click('button "Save"')).ok
    await visitor.surface.do(Operation(kind=Kind.SCROLL, text=("up",)))
    await visitor.surface.do(Operation(kind=Kind.SCROLL, text=("up",)))
    assert await visitor.log() == ["saved"]


async def test_what_is_called_something_else_by_now_is_refused(visitor: Visitor) -> None:
    screen = await visitor.open(
        "<button onclick='log(`pressed`)'>Keep</button>"
        "<script>addEventListener('mousemove', () => { document.querySelector('button').textContent = 'Delete'; })"
        "</script>"
    )
    reply = await visitor.surface.do(Operation(kind=Kind.CLICK, target=only(screen, 'button "Keep"').ref))
    assert (reply.refusal, reply.dispatched) == (Refusal.DIFFERS, "no")
    assert await visitor.log() == []


async def test_a_dialog_that_opened_since_the_look_refuses_the_press(visitor: Visitor) -> None:
    screen = await visitor.open(
        "<button onclick='log(`pressed`)'>Keep</button><script>addEventListener('mousemove', () => "
        "document.body.insertAdjacentHTML('beforeend', '<div role=dialog style=\"margin-top:300px\">Really?</div>'), "
        "{once: true})</script>"
    )
    reply = await visitor.surface.do(Operation(kind=Kind.CLICK, target=only(screen, 'button "Keep"').ref))
    assert reply.refusal is Refusal.DIFFERS
    assert await visitor.log() == []


async def test_a_reference_from_before_a_reload_is_stale(visitor: Visitor) -> None:
    screen = await visitor.open("<button onclick='log(`pressed`)'>Save</button>")
    await visitor.go(screen.address)
    reply = await visitor.surface.do(Operation(kind=Kind.CLICK, target=only(screen, 'button "Save"').ref))
    assert (reply.refusal, reply.dispatched) == (Refusal.STALE, "no")
    assert await visitor.log() == []


async def test_a_reference_to_a_removed_node_never_moves_to_another(visitor: Visitor) -> None:
    screen = await visitor.open(
        "<button onclick='log(`pressed`)'>Save</button><script>addEventListener('mousemove', () => "
        "document.querySelector('button').replaceWith(document.querySelector('button').cloneNode(true)), {once: true})"
        "</script>"
    )
    reply = await visitor.surface.do(Operation(kind=Kind.CLICK, target=only(screen, 'button "Save"').ref))
    assert reply.refusal is Refusal.STALE
    assert await visitor.log() == []


async def test_a_reference_that_no_screen_had_is_stale(visitor: Visitor) -> None:
    await visitor.open("<button>Save</button>")
    assert (await visitor.surface.do(Operation(kind=Kind.CLICK, target=Ref("r9:b9")))).refusal is Refusal.STALE


async def test_a_disabled_control_is_refused(visitor: Visitor) -> None:
    await visitor.open("<button disabled>Save</button>")
    assert (await visitor.click('button "Save"')).refusal is Refusal.DISABLED


async def test_what_was_hidden_since_the_look_is_refused(visitor: Visitor) -> None:
    screen = await visitor.open(
        "<button>Other</button><button id=s onclick='log(`pressed`)'>Save</button>"
        "<script>document.querySelector('button').onclick = () => { s.hidden = true; }</script>"
    )
    await visitor.surface.do(Operation(kind=Kind.CLICK, target=only(screen, 'button "Other"').ref))
    reply = await visitor.surface.do(Operation(kind=Kind.CLICK, target=only(screen, 'button "Save"').ref))
    assert reply.refusal is Refusal.NOT_VISIBLE


async def test_a_control_that_only_a_hover_shows_is_hovered_first(visitor: Visitor) -> None:
    await visitor.open(
        "<style>button { display: none } li:hover button { display: inline }</style>"
        "<ul><li>Milk <button aria-label=Remove onclick='log(`gone`)'>x</button></li></ul>"
    )
    assert (await visitor.click('button "Remove"')).ok
    assert await visitor.log() == ["gone"]


async def test_a_tab_that_ignores_the_pointer_is_pressed_by_the_pages_own_means(visitor: Visitor) -> None:
    await visitor.open(
        "<div role=tab aria-selected=false tabindex=0 onclick='if (!event.isTrusted) "
        "{ this.setAttribute(`aria-selected`, `true`); log(`selected`); }'>Reviews</div>"
    )
    assert (await visitor.click('tab "Reviews"')).ok
    assert await visitor.log() == ["selected"]


async def test_a_button_that_ignores_the_pointer_is_left_alone(visitor: Visitor) -> None:
    await visitor.open("<button onclick='log(event.isTrusted)'>Buy</button>")
    assert (await visitor.click('button "Buy"')).ok
    assert await visitor.log() == ["true"]


async def test_a_press_reaches_into_frames_and_shadow_roots(visitor: Visitor) -> None:
    await visitor.open(
        "<div style='height:40px'></div><iframe style='border:5px solid' srcdoc='<div style=\"height:300px\"></div>"
        '<button onclick="parent.log(`framed`)">Inside</button>\'></iframe><div id=host></div>'
        "<script>document.getElementById('host').attachShadow({mode: 'open'}).innerHTML = "
        "'<button>Shadow</button>'; host.shadowRoot.firstChild.onclick = () => log('shadow');</script>"
    )
    assert (await visitor.click('button "Inside"')).ok
    assert (await visitor.click('button "Shadow"')).ok
    assert await visitor.log() == ["framed", "shadow"]


async def test_a_press_reaches_into_a_frame_of_another_site(visitor: Visitor) -> None:
    """Another process draws it; nothing of this page's script reaches there."""
    inside = visitor.site.page(
        "<div style='height:300px'></div><button onclick='this.textContent = event.isTrusted'>Pay later</button>"
    ).replace("127.0.0.1", "localhost")
    await visitor.open(f"<div style='height:40px'></div><iframe style='border:5px solid' src='{inside}'></iframe>")
    assert (await visitor.click('button "Pay later"')).ok
    assert await visitor.find('button "true"')


async def test_a_cover_over_a_frame_covers_what_is_in_it(visitor: Visitor) -> None:
    await visitor.open(
        "<iframe srcdoc='<button onclick=\"parent.log(1)\">Inside</button>'></iframe>"
        "<div style='position:fixed;inset:0'>Cover</div>"
    )
    assert (await visitor.click('button "Inside"')).refusal is Refusal.COVERED
    assert await visitor.log() == []


async def test_two_clicks_are_a_double_click(visitor: Visitor) -> None:
    await visitor.open("<p ondblclick='log(`edit`)' tabindex=0>Milk</p>")
    item = next(item for item in (await visitor.surface.look()).items if item.name == "Milk")
    assert (await visitor.surface.do(Operation(kind=Kind.DOUBLE_CLICK, target=item.ref))).ok
    assert await visitor.log() == ["edit"]


async def test_expanding_opens_what_is_closed_and_leaves_open_what_is_open(visitor: Visitor) -> None:
    await visitor.open("<details ontoggle='log(this.open)'><summary>More</summary>Text</details>")
    for _ in range(2):
        assert (await visitor.touch(Kind.EXPAND, 'button "More"')).kept
    assert await visitor.log() == ["true"]


async def test_a_scroll_turns_the_wheel_over_its_own_area(visitor: Visitor) -> None:
    screen = await visitor.open(
        "<div tabindex=0 aria-label=Terms role=group style='height:100px;width:200px;overflow:auto' "
        "onscroll='log(`rolled`)'>"
        "<div style='height:900px'>Text</div></div>"
    )
    area = next(item for item in screen.items if "scroll" in item.supports)
    assert (await visitor.surface.do(Operation(kind=Kind.SCROLL, target=area.ref))).ok
    assert "rolled" in await visitor.log()


async def test_a_drag_ends_on_its_target(visitor: Visitor) -> None:
    screen = await visitor.open(
        "<div draggable=true tabindex=0 aria-label=Card role=button style='width:80px;height:40px'>Card</div>"
        "<div style='height:60px'></div><div tabindex=0 role=button aria-label=Done style='width:80px;height:80px' "
        "ondragover='event.preventDefault()' ondrop='log(`dropped`)'>Done</div>"
    )
    card, done = only(screen, 'button "Card"'), only(screen, 'button "Done"')
    assert (await visitor.surface.do(Operation(kind=Kind.DRAG, target=card.ref, to=done.ref))).ok
    assert await visitor.log() == ["dropped"]


EXAMPLES = Path(__file__).parents[2] / "flows" / "examples" / "shop"


async def test_what_a_look_lists_is_what_the_aim_reads_again() -> None:
    """Else a press would be refused as different although nothing has changed."""
    different = []
    async with BrowserSurface.open(BrowserOptions(files=True)) as surface:
        for page in sorted(EXAMPLES.glob("*.html")):
            await surface.do(Operation(kind=Kind.NAVIGATE, text=(page.as_uri(),)))
            screen = await surface.look(whole=True)
            reader = surface._views[surface._windows.current].reader
            different += [
                (item.label, why) for item in screen.items if (why := await differs(reader.located(item.ref)))
            ]
    assert different == []
