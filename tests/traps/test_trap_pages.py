"""
Traps met on real pages, each on a page of our own that has it: what the product makes of it.

The pages are in ``tests/pages/traps``. Which trap is guarded where: ``test_traps.py``.
"""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from browsing import Visitor, only, visiting

from view import Guards, Kind, Operation, Refusal, Screen, State, Support, why_destructive

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def visitor() -> AsyncIterator[Visitor]:
    async with visiting() as someone:
        yield someone


async def trap(visitor: Visitor, page: str) -> Screen:
    """The trap's page, looked at."""
    return await visitor.go(f"{visitor.site}/pages/traps/{page}")


def words(screen: Screen) -> list[str]:
    """Everything that can be read on it, controls' names too."""
    return [item.name for item in screen.items if item.name]


async def test_a_menu_is_opened_by_pointing_at_it_and_nothing_is_chosen(visitor: Visitor) -> None:
    screen = await trap(visitor, "menu.html")
    assert "Oak" not in words(screen)
    await visitor.touch(Kind.HOVER, 'menuitem "Trees"')
    assert await visitor.log() == []
    assert (await visitor.click('menuitem "Oak"')).ok
    assert await visitor.log() == ["chose oak"]


async def test_return_is_waited_for_though_the_journey_begins_late(visitor: Visitor) -> None:
    await trap(visitor, "late_submit.html")
    await visitor.type('textbox "Find"', "soup")
    await visitor.surface.do(Operation(kind=Kind.CHORD, chord="return"))
    assert "arrived" in words(await visitor.surface.look())


async def test_a_form_that_goes_nowhere_is_waited_for_until_it_has_its_answer(visitor: Visitor) -> None:
    await trap(visitor, "basket.html")
    await visitor.type('textbox "Amount"', "3")
    assert (await visitor.click('button "Refresh"')).ok
    assert "Total 15 EUR" in words(await visitor.surface.look())


async def test_a_row_is_dropped_by_the_button_that_only_pointing_shows(visitor: Visitor) -> None:
    screen = await trap(visitor, "list.html")
    drops = [item for item in screen.controls if item.reveal]
    assert [item.path for item in drops] == [("listitem #1",), ("listitem #2",)]
    assert (await visitor.surface.do(Operation(kind=Kind.CLICK, target=drops[1].ref))).ok
    assert await visitor.log() == ["dropped water the plants"]


async def test_a_rows_cross_is_judged_by_what_its_class_says(visitor: Visitor) -> None:
    """It is called "×" by its style sheet alone, as a window's closer is; what it does stands in its class."""
    screen = await trap(visitor, "list.html")
    crosses = [item for item in screen.controls if item.name == "×"]
    assert [reason.rule for item in crosses if (reason := why_destructive(item, screen, Guards()))] == ["word", "word"]


async def test_a_row_is_edited_after_a_double_click_on_its_words(visitor: Visitor) -> None:
    await trap(visitor, "list.html")
    assert (await visitor.touch(Kind.DOUBLE_CLICK, 'text "feed the cat"')).ok
    field = next(item for item in (await visitor.surface.look()).controls if item.offers(Support.TYPE))
    assert (field.value, field.has(State.FOCUSED)) == ("feed the cat", True)
    await visitor.surface.do(Operation(kind=Kind.TYPE, target=field.ref, text=("feed the dog\n",)))
    assert await visitor.log() == ["renamed feed the dog"]


async def test_a_window_that_opens_in_mid_typing_gets_neither_a_key_nor_a_press(visitor: Visitor) -> None:
    await trap(visitor, "pop.html")
    reply = await visitor.type('textbox "User"', "kim lee")
    assert (reply.kept, reply.read_back) == (False, "kim")
    assert await visitor.log() == []
    screen = await visitor.surface.look()
    assert [item.has(State.COVERED) for item in screen.controls if item.name == "OK"] == [True, False]


async def test_a_day_that_cannot_be_typed_is_taken_from_its_calendar(visitor: Visitor) -> None:
    await trap(visitor, "calendar.html")
    assert (await visitor.type('textbox "Depart"', "2026-12-14")).refusal is Refusal.NOT_EDITABLE
    for label in ('textbox "Depart"', 'button "Next month"', 'button "Next month"', 'link "14"'):
        assert (await visitor.click(label)).ok
    assert (await visitor.find('textbox "Depart"')).value == "2026-12-14"


async def test_a_field_in_a_column_is_called_by_the_columns_heading(visitor: Visitor) -> None:
    screen = await trap(visitor, "columns.html")
    assert [item.description for item in screen.controls if item.offers(Support.TYPE)] == ["Amount", "Amount"]


async def test_a_drawn_list_is_what_is_listed_and_picked_from(visitor: Visitor) -> None:
    screen = await trap(visitor, "styled_list.html")
    assert [item.label for item in screen.controls] == ['paragraph "Small"']
    await visitor.click('paragraph "Small"')
    assert (await visitor.click('listitem "Large"')).ok
    assert await visitor.find('paragraph "Large"')


async def test_two_lists_are_filled_by_choosing_and_pressing_the_arrow(visitor: Visitor) -> None:
    await trap(visitor, "two_lists.html")
    assert (await visitor.touch(Kind.SELECT, 'listbox "Teams to choose from"', "Waiters")).kept
    assert (await visitor.click('button "Choose"')).ok
    assert await visitor.log() == ["chosen Waiters"]
    assert (await visitor.find('listbox "Teams chosen"')).choices == ("Waiters",)


async def test_terms_are_scrolled_to_their_end_though_the_field_is_shut(visitor: Visitor) -> None:
    """The page is 20 wheel turns of a sixth long at the most."""
    screen = await trap(visitor, "terms.html")
    assert only(screen, 'textbox "Name"').has(State.DISABLED)
    for _ in range(20):
        terms = only(await visitor.surface.look(), 'textbox "Terms"')
        assert terms.offers(Support.SCROLL)
        assert (await visitor.surface.do(Operation(kind=Kind.SCROLL, target=terms.ref))).ok
    assert not (await visitor.find('textbox "Name"')).has(State.DISABLED)


async def test_a_number_that_takes_no_keys_says_so_and_its_arrows_can_be_pressed(visitor: Visitor) -> None:
    await trap(visitor, "spinner.html")
    assert not (await visitor.type('spinbutton "Guests"', "5")).kept
    up = next(item for item in (await visitor.surface.look()).controls if "arrow-up" in item.hints)
    assert (await visitor.surface.do(Operation(kind=Kind.CLICK, target=up.ref))).ok
    assert (await visitor.find('spinbutton "Guests"')).value == "3"


async def test_an_editor_that_is_no_field_is_written_by_keys(visitor: Visitor) -> None:
    screen = await trap(visitor, "editor.html")
    (editor,) = [item for item in screen.controls if item.offers(Support.TYPE)]
    assert (await visitor.surface.do(Operation(kind=Kind.TYPE, target=editor.ref, text=("new line",)))).ok
    assert any("new line" in item.name or "new line" in item.value for item in (await visitor.surface.look()).items)


async def test_a_proposal_that_comes_late_is_on_the_next_look_and_picked_whole(visitor: Visitor) -> None:
    await trap(visitor, "cities.html")
    await visitor.type('textbox "To"', "Berg")
    screen = await visitor.surface.look()
    assert [item.name for item in screen.controls if item.role == "listitem"] == [
        "Bergen, NO (BGO)",
        "Bergamo, IT (BGY)",
    ]
    assert (await visitor.click('listitem "Bergen, NO (BGO)"')).ok
    assert (await visitor.find('textbox "To"')).value == "Bergen, NO (BGO)"


async def test_what_has_no_size_or_lies_out_of_the_window_is_not_read(visitor: Visitor) -> None:
    seen = words(await trap(visitor, "hidden_words.html"))
    assert "Seen" in seen
    assert not {"Without any size", "Out of the window"} & set(seen)


async def test_a_box_to_scroll_is_read_as_far_as_it_shows(visitor: Visitor) -> None:
    screen = await trap(visitor, "hidden_words.html")
    assert [(item.name, item.has(State.OFFSCREEN)) for item in screen.items if item.name.endswith("line")] == [
        ("First line", False),
        ("Last line", True),
    ]


async def test_the_same_name_twice_is_told_apart_by_where_it_stands(visitor: Visitor) -> None:
    screen = await trap(visitor, "names.html")
    assert [item.path for item in screen.controls if item.name == "People"] == [('navigation "Side"',), ("main",)]
    assert [item.name for item in screen.controls if item.name.startswith("Keep")] == [
        "Keep",
        "Keep and go on",
        "Keep and add",
    ]


async def test_a_picture_that_leads_where_its_title_leads_is_no_second_link(visitor: Visitor) -> None:
    screen = await trap(visitor, "names.html")
    assert [item.name for item in screen.controls if item.name.startswith("Red bowl")] == [
        "Red bowl",
        "Red bowl, the big one",
    ]


async def test_frames_roots_and_a_toast_are_all_read_and_an_empty_frame_does_no_harm(visitor: Visitor) -> None:
    screen = await trap(visitor, "frames.html")
    assert {"Dear reader", "Deep", "Draft kept"} <= set(words(screen))
    assert (await visitor.click('button "Deep"')).ok
    assert (await visitor.click('link "Read on"')).ok
    assert await visitor.log() == ["deep", "more"]


async def test_a_page_that_names_no_charset_is_read_as_the_browser_shows_it(visitor: Visitor) -> None:
    """Nothing is guessed: what a person would see is what is judged, and what is typed is not changed by it."""
    screen = await trap(visitor, "no_charset.htm")
    assert [item.name for item in screen.controls] == ["StraÃŸe", "Ãœbernehmen"]
    assert (await visitor.type('textbox "StraÃŸe"', "Süß")).read_back == "Süß"


async def test_a_way_out_of_the_machine_that_leads_nowhere_holds_nothing_up(visitor: Visitor) -> None:
    await trap(visitor, "away.html")
    assert (await visitor.click('link "Read the newsletter"')).ok
    assert "Archive" not in words(await visitor.surface.look())
    assert (await visitor.surface.do(Operation(kind=Kind.BACK))).ok
    assert await visitor.find('link "Archive"')
