"""The report's arithmetic, and what every recorded line promises."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from judge import State, element_of
from judge.check.labelled import SETS, Collection, Labelled, file_of, labelled, lines_of
from judge.embedded import EmbeddedJudge

from .recording.figures import FIGURES, Asked, asked_about, false_done, measured, rate

MOST_BYTES = 3_000_000
PRESENT = tuple(which for which in SETS if file_of(which).is_file())
WORDINGS = {"development": 100, "test": 60}
LEAST = {"development": 200, "test": 300}
A_MACHINES_PATH = re.compile(r"/(?:tmp|home|root|work|Users)/")


def asked(estimate: float, *, done: bool, acted: bool = True, ends: bool | None = None, tale: str = "a/b") -> Asked:
    reaches = estimate >= (0.75 if acted else 0.85)
    return Asked(
        tale=tale,
        about=f"{estimate} of {tale}",
        estimate=estimate,
        done=done,
        acted=acted,
        reaches=reaches,
        ends=reaches if ends is None else ends,
    )


FOUR = (
    asked(0.9, done=True),
    asked(0.8, done=True, acted=False),
    asked(0.8, done=False),
    asked(0.1, done=False, acted=False),
)


@pytest.mark.parametrize(
    ("figure", "value"),
    [
        ("done: AUC", (1 + 1 + 0.5 + 1) / 4),
        ("done: Brier", (0.01 + 0.04 + 0.64 + 0.01) / 4),
        ("done: ECE", (abs(0.9 - 1) + abs(1.6 - 1) + abs(0.1 - 0)) / 4),
        ("false done at the bars, of what is not done", 1 / 2),
        ("false done at the bars before any action", 0.0),
        ("false done at the bars after one", 1.0),
        ("done seen at the bars, of what is done", 1 / 2),
        ("done seen before any action", 0.0),
        ("done seen after one", 1.0),
    ],
)
def test_a_figure_is_what_its_name_says(figure: str, value: float) -> None:
    assert FIGURES[figure](FOUR) == pytest.approx(value)


def test_a_share_of_nothing_is_not_a_number() -> None:
    assert math.isnan(rate([]))
    assert math.isnan(FIGURES["right element first"](FOUR))
    assert math.isnan(FIGURES["done: AUC"](FOUR[:2]))


def test_whole_tales_are_drawn_anew_so_that_two_that_disagree_leave_everything_open() -> None:
    right = [asked(0.9, done=False, tale="one/tale")] * 50
    wrong = [asked(0.1, done=False, tale="other/tale")] * 50
    told = measured([*right, *wrong], FIGURES["false done at the bars, of what is not done"])
    assert (told.value, told.low, told.high) == (0.5, 0.0, 1.0)


def test_the_same_screens_give_the_same_interval() -> None:
    screens = [asked(n / 40, done=n % 3 == 0, tale=f"a/{n % 7}") for n in range(40)]
    told = [measured(screens, FIGURES["done: AUC"], resamples=50) for _ in range(2)]
    assert told[0] == told[1]
    assert told[0].low <= told[0].value <= told[0].high


def test_a_false_done_is_listed_by_how_the_loop_would_end_surest_first() -> None:
    screens = [asked(0.6, done=False, ends=True), asked(0.8, done=False, tale="c/d"), asked(0.9, done=True)]
    assert false_done(screens) == ("0.8 of c/d (acted)", "0.6 of a/b (acted)")
    assert false_done(screens[:1] * 3) == ("0.6 of a/b (acted) (x3)",)


OPENED = Labelled(
    app="settings",
    family="settings",
    tale="open",
    how="scripted",
    state=State(
        step="open the settings",
        title="Home",
        items=(element_of('link "Settings" (click) @ banner'), element_of('link "Help" (click) @ banner')),
    ),
    acted=False,
    done=False,
    moves=("activate",),
    targets=(0,),
    offered_moves=("activate", "wait", "finished", "stuck", "none"),
    pool=(0, 1),
)


def test_a_screen_is_asked_about_as_the_loop_asks() -> None:
    told = asked_about(OPENED, EmbeddedJudge())
    assert (told.move, told.first, told.pressed_any, told.pressed) == (True, True, True, True)
    assert not told.ends
    elsewhere = Labelled.from_json({**OPENED.to_json(), "labels": {**OPENED.to_json()["labels"], "targets": [1]}})
    told = asked_about(elsewhere, EmbeddedJudge())
    assert (told.first, told.pressed) == (False, False)


def test_a_screen_without_a_label_counts_for_nothing() -> None:
    unlabelled = {**OPENED.to_json(), "labels": {**OPENED.to_json()["labels"], "targets": None, "moves": None}}
    told = asked_about(Labelled.from_json(unlabelled), EmbeddedJudge())
    assert (told.move, told.first, told.pressed, told.pressed_any) == (None, None, None, None)


def test_a_tale_played_anew_takes_the_place_of_its_old_screens(tmp_path: Path) -> None:
    file = tmp_path / "set.jsonl.gz"
    other = Labelled.from_json({**OPENED.to_json(), "tale": "close"})
    Collection(file).add([OPENED, OPENED, other])
    bytes_before = file.read_bytes()
    again = Labelled.from_json({**OPENED.to_json(), "acted": True})
    collection = Collection(file)
    collection.add([again])
    assert [Labelled.from_json(line) for line in lines_of(file)] == [other, again]
    collection.add([OPENED])
    assert [Labelled.from_json(line) for line in lines_of(file)] == [other, again, OPENED]
    Collection(tmp_path / "fresh.gz").add([OPENED, other])
    assert (tmp_path / "fresh.gz").read_bytes() == bytes_before, "the same screens make the same bytes"


def test_there_is_no_third_set() -> None:
    with pytest.raises(ValueError, match="'tests' is none of development, test"):
        file_of("tests")


@pytest.mark.parametrize("which", PRESENT)
def test_every_line_is_a_state_with_labels_that_fit_it(which: str) -> None:
    lines = lines_of(file_of(which))
    assert len(lines) >= LEAST[which]
    for line in lines:
        one = Labelled.from_json(line)
        assert one.to_json() == line
        assert State.from_json(one.state.to_json()) == one.state
        assert complaints(one) == []
        assert not A_MACHINES_PATH.search(str(line["state"]))


def complaints(one: Labelled) -> list[str]:
    """What of a line's labels cannot be."""
    places: Sequence[int] = (*(one.targets or ()), *(one.pool or ()))
    facts = {
        "a place beyond the items": all(0 <= place < len(one.state.items) for place in places),
        "a done step with something to do": not one.done or (one.moves == ("finished",) and one.targets == ()),
        "an undone step that is finished": one.done or "finished" not in (one.moves or ()),
        "the right move was not offered": set(one.moves or ()) <= {*one.offered_moves, "type", "stuck", *NOT_NOW},
        "an offered control without a use": all(one.state.items[n].is_control for n in one.pool or ()),
        "a text for nothing to type": not one.span or "type" in (one.moves or ()),
    }
    return [name for name, holds in facts.items() if not holds]


NOT_NOW = ("activate", "wait", "expand", "scroll", "shortcut")
"""A move that found nothing to do it with is not offered again on that screen, right or not."""


@pytest.mark.parametrize("which", PRESENT)
def test_a_set_is_balanced_and_worded_in_several_ways(which: str) -> None:
    screens = labelled(which)
    done = sum(one.done for one in screens) / len(screens)
    assert 0.35 <= done <= 0.6
    assert len({one.state.step for one in screens}) >= WORDINGS[which]
    assert Counter(one.acted for one in screens if not one.done)[True] >= 50, "undone although something was done"


def test_no_application_is_in_both_sets_and_they_are_small() -> None:
    development, test = ({one.app for one in labelled(which)} if which in PRESENT else set() for which in SETS)
    assert not development & test
    assert sum(file_of(which).stat().st_size for which in PRESENT) < MOST_BYTES
