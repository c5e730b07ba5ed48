"""A judge is shown no more than an answer needs, and is told what was left out."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st
from screens import button, dialog, omitted, screen, text

from act import Memory
from act.state import collapsed, place_of, state_of
from judge import State
from view import Omitted, Screen
from view import State as Condition

OUT = frozenset({Condition.OFFSCREEN})


def page(near: int, far: int) -> Screen:
    """Near and far buttons in turn, as long as there are both."""
    nears = [button(f"near {n}") for n in range(near)]
    fars = [button(f"far {n}", states=OUT) for n in range(far)]
    mixed = [one for pair in zip(nears, fars, strict=False) for one in pair]
    shared = min(near, far)
    return screen(*mixed, *nears[shared:], *fars[shared:])


def shown(screen: Screen, memory: Memory | None = None, *, last: str = "", began: Screen | None = None) -> State:
    return state_of(screen, "add the mug to the cart", memory or Memory(), last=last, began=began)


def kinds(state: State) -> tuple[int, int]:
    far = sum(item.has(Condition.OFFSCREEN) for item in state.items)
    return len(state.items) - far, far


def test_a_small_screen_is_shown_whole() -> None:
    assert shown(page(10, 10)).items == page(10, 10).items


def test_what_is_in_view_comes_first() -> None:
    assert kinds(shown(page(80, 200))) == (80, 40)


def test_what_scrolling_would_reveal_keeps_a_quarter_of_the_room() -> None:
    assert kinds(shown(page(200, 200))) == (90, 30)


def test_room_that_nobody_needs_is_given_to_the_other() -> None:
    assert kinds(shown(page(200, 5))) == (115, 5)
    assert kinds(shown(page(0, 200))) == (0, 120)


def test_items_keep_the_order_of_the_screen() -> None:
    whole = [item.name for item in page(100, 100).items]
    kept = [item.name for item in shown(page(100, 100)).items]
    assert kept == [name for name in whole if name in set(kept)]


def test_what_lies_in_front_is_never_crowded_out_by_the_page_behind_it() -> None:
    crowded = screen(*(text(f"line {n}") for n in range(300)), dialog("Choose a size", "button Small"))
    assert "Small" in [item.name for item in shown(crowded).items]


def test_the_row_that_the_step_names_is_never_crowded_out() -> None:
    """On a list of hundreds, the row whose words stand in the step is shown with what belongs to it."""
    rows = [
        one
        for n in range(200)
        for one in (
            text(f"person {n}.", path=(f"row #{n}",), states=OUT),
            button("Edit", path=(f"row #{n}",), states=OUT),
        )
    ]
    state = state_of(screen(*rows), "edit person 177. please", Memory())
    assert ("row #177",) in {item.path for item in state.items if item.role == "button"}
    assert len(state.items) == 120


def test_what_says_the_same_with_another_number_is_never_crowded_out() -> None:
    crowded = screen(*(text(f"line {n}") for n in range(300)), text("1 of 3 sent"), text("7"))
    names = [item.name for item in state_of(crowded, 'the list says "2 of 3 sent"', Memory()).items]
    assert "1 of 3 sent" in names
    assert "7" not in names


def test_what_is_left_out_is_counted_by_role() -> None:
    far_off = replace(page(130, 0), omitted=omitted(button=3, link=2))
    assert shown(far_off).omitted == (Omitted(role="button", count=13), Omitted(role="link", count=2))


def test_the_same_line_again_and_again_is_one_line() -> None:
    assert collapsed(("a", "a", "b", "a")) == ("a (x2)", "b", "a")


def test_only_the_last_twenty_lines_of_history_are_shown() -> None:
    history = tuple(f"line {n}" for n in range(30))
    assert shown(screen(), Memory(history=history)).history == history[10:]


def test_a_query_is_never_shown() -> None:
    assert place_of("https://shop.example/cart?session=1#top") == "shop.example/cart"
    assert place_of("https://kim:secret@shop.example/") == "shop.example/"


def test_an_address_that_is_none_is_no_address() -> None:
    assert place_of("http://[broken") == ""


def test_it_says_what_changed_since_the_step_began() -> None:
    began = screen("button Add", "text Empty")
    state = shown(screen("button Add", "text One mug", like=began), began=began)
    assert (state.appeared, state.gone) == (('text "One mug"',), ('text "Empty"',))


def test_a_clock_is_no_change() -> None:
    began = screen("text 10:00", "button Add")
    ticking = began.items[0].node
    now = replace(began, items=(replace(began.items[0], name="10:01"), began.items[1]))
    assert shown(now, Memory(restless=frozenset({ticking})), began=began).appeared == ()


def test_of_a_wholly_new_page_only_so_many_labels_are_listed() -> None:
    state = shown(screen(*(text(f"new {n}") for n in range(100))), began=screen(*(text(f"old {n}") for n in range(9))))
    assert (len(state.appeared), len(state.gone)) == (24, 9)


@given(near=st.integers(0, 200), far=st.integers(0, 200))
def test_a_state_never_holds_more_than_there_is_room_for(near: int, far: int) -> None:
    state = shown(page(near, far))
    assert len(state.items) == min(120, near + far)
    assert sum(left.count for left in state.omitted) == near + far - len(state.items)


def test_of_a_long_step_its_own_deeds_are_told_however_long_ago() -> None:
    done = [f'pressed button "{n}"' for n in range(30)]
    told = [line for deed in done for line in (deed, f'appeared: text "{deed[-3]}"')]
    history = ("step: before", 'pressed button "old"', "step: key it in", *told)
    shown_lines = shown(screen("text 1"), Memory(history=history)).history
    assert [line for line in shown_lines if line.startswith("pressed")] == done
    assert shown_lines[0] == "step: key it in"
    assert sum(line.startswith("appeared") for line in shown_lines) == 10
