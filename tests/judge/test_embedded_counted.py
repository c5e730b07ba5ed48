"""One after the other: of several controls of one name, the next one that is to be pressed, and none of another's."""

from dataclasses import replace

import pytest
from asked import DONE_AFTER, target, yes
from states import after, state

from judge import NONE, Kind, State

STEP = 'press "Like" on 3 posts by @ada and then press Done'
OWNERS = ("@ada", "@ada", "@bob", "@ada")


def feed(*pressed: int, how: str, first: int = 1) -> list[str]:
    """Posts from one on, those that were pressed marked as the page marks them."""
    lines = []
    for n, owner in enumerate(OWNERS, 1):
        name, mark = ("Like active", "") if how == "renamed" and n in pressed else ("Like", "")
        mark = " [pressed]" if how == "marked" and n in pressed else mark
        where = f"@ listitem #{n}"
        lines += [f'text "Somebody {owner}" {where}', f'button "{name}"{mark} {where}'] if n >= first else []
    return [*lines, 'button "Done"']


def liked(*pressed: int, how: str, first: int = 1) -> State:
    """After those presses, with the history as the loop writes it."""
    found = after(state(STEP, *feed(how=how)), 'pressed button "Like"', *feed(*pressed, how=how, first=first))
    change = 'appeared: button "Like active"; gone: button "Like"' if how == "renamed" else "the screen changed"
    told = [line for _ in pressed for line in ('pressed button "Like"', change)]
    return replace(found, history=(f"step: {STEP}", *told))


@pytest.mark.parametrize("how", ["plain", "renamed", "marked"])
@pytest.mark.parametrize(("pressed", "card"), [((1,), 2), ((1, 2), 4)])
def test_the_next_of_the_owners_is_pressed(how: str, pressed: tuple[int, ...], card: int) -> None:
    line, _ = target(liked(*pressed, how=how))
    assert line.endswith(f"listitem #{card}"), line


@pytest.mark.parametrize("how", ["renamed", "marked"])
def test_what_was_scrolled_away_after_its_press_skips_none(how: str) -> None:
    line, _ = target(liked(1, 2, how=how, first=3))
    assert line.endswith("listitem #4"), line


def test_where_the_owners_have_gone_from_the_screen_no_other_is_due() -> None:
    before = liked(1, how="plain")
    bobs = tuple(item for item in before.items if "listitem #3" in item.path or item.name == "Done")
    gone = ('text "Somebody @ada"', 'button "Like"')
    line, _ = target(replace(before, items=bobs, gone=gone))
    assert line == NONE or line.startswith('button "Done"'), line


def test_the_presses_of_the_things_are_not_the_press_that_ends_the_step() -> None:
    shown = liked(1, 2, 4, how="marked")
    step = STEP.replace("Done", '"Next page"')
    assert yes(replace(shown, step=step, history=(f"step: {step}", *shown.history[1:])), Kind.DONE) < DONE_AFTER
