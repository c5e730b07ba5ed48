"""A tale is played through the real loop, and what is written down is what the loop asked about."""

from __future__ import annotations

import pytest

from flows.serve import served
from flows.server import Folder
from judge import line_of
from judge.check.labelled import Labelled
from surfaces.browser import BrowserSurface

from .recording.examples import EXAMPLES
from .recording.play import HOST, Course, Player, courses
from .recording.tale import WAIT, App, Leg, Tale, halt, press, wrong

SAVE, SHARE = press('button:text-is("Save")'), press('button:text-is("Share")')
LEG = Leg(
    steps=("save the draft", "keep the draft"),
    done="example.state().saved",
    way=(SAVE,),
    slips=((wrong(SHARE, SAVE), wrong(WAIT), halt(SAVE)),),
)
TALE = Tale(name="keep", legs=(LEG,))
DRAFTS = App(name="drafts", family="documents", tales=(TALE,), folder="drafts")


async def played(course: Course) -> list[Labelled]:
    async with served(Folder("drafts"), EXAMPLES) as base, BrowserSurface.open() as surface:
        player = Player(surface=surface, app=DRAFTS, base=base)
        await player.play(TALE, course)
    return player.kept


def told(one: Labelled) -> tuple[object, ...]:
    targets = None if one.targets is None else [line_of(one.state.items[place]) for place in one.targets]
    return one.state.step, one.state.last, one.acted, one.done, one.moves, targets


SAVE_LINE = 'button "Save" (click) @ main'


@pytest.mark.browser
async def test_the_right_way_is_recorded_to_its_end_and_once_more_as_done_already() -> None:
    kept = await played(Course(wording=0))
    assert [told(one) for one in kept] == [
        ("save the draft", "", False, False, ("activate",), [SAVE_LINE]),
        ("save the draft", 'pressed button "Save"', True, True, ("finished",), []),
        ("keep the draft", "", False, True, ("finished",), []),
    ]
    assert [line_of(kept[0].state.items[place]) for place in kept[0].pool or ()] == [
        'textbox "Text of the draft" = "Dear Olav, dear guests" [multiline] (click, type) @ main',
        SAVE_LINE,
        'button "Share" (click) @ main',
        'button "Delete draft" (click) @ main',
    ]
    assert kept[0].state.address == f"{HOST}/"


@pytest.mark.browser
async def test_a_slip_is_recorded_with_what_had_been_right_where_that_is_known() -> None:
    (slip,) = [course for course in courses(TALE) if course.slip]
    assert [told(one)[1:] for one in await played(slip)] == [
        ("", False, False, ("activate",), [SAVE_LINE]),
        ('pressed button "Share"', True, False, None, None),
        ("waited", True, False, ("activate",), [SAVE_LINE]),
    ]
