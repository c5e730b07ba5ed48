"""Families of labelled conditions about what texts say: reports, exact words, sentences beside the point."""

from __future__ import annotations

from random import Random

from .case import bit
from .condition_kit import (
    MAIN,
    Sample,
    flat,
    rows,
    samples,
    screen,
    some,
)  # fmt: skip
from .words import vocabulary


def messages(r: Random) -> list[Sample]:
    """A message that something was done, or was not."""
    words = vocabulary()
    name, other = r.sample(words.things[r.choice(("files", "boards", "bookings"))], 2)
    done = r.choice(("saved", "deleted", "archived", "published", "shared", "uploaded"))
    verb = {"saved": "save", "shared": "share", "deleted": "delete", "archived": "archive"}.get(
        done, done.removesuffix("ed")
    )
    good = r.random() < 0.55
    well = (f"{name} was {done}", f"{name} {done}", f"{name} has been {done} successfully", f"Success: {name} {done}")
    badly = (
        f"{name} was not {done}",
        f"Could not {verb} {name}",
        f"Failed: {name} was not {done}",
        f"{name} could not be {done}. Try again.",
    )
    told = r.choice(well if good else badly)
    state = screen(
        r,
        bit(r.choice(("status", "alert", "text")), told, path=MAIN),
        bit("button", "Close", path=MAIN),
        *flat(rows([other])),
    )
    true = (
        [f"{name} was {done}", f"a message says that {name} was {done}", "no error is shown"]
        if good
        else ["an error is shown", f"{name} was not {done}"]
    )
    false = (
        [f"{name} was not {done}", "an error is shown"]
        if good
        else ["no error is shown", f"{name} was {done}", f"it says that {name} was {done}"]
    )
    return samples("messages", state, some(r, true, 2), [*some(r, false, 2), f"{other} was {done}"])


def quotes(r: Random) -> list[Sample]:
    """Exact words."""
    said, other = r.sample(
        ("Kept until Friday", "Open on Sundays", "Two seats left", "Free of charge", "By appointment"), 2
    )
    state = screen(r, bit("heading", said, path=MAIN), bit("text", "More on this page", path=MAIN), title=said)
    true = [
        f'the page shows "{said}"',
        f'the heading says "{said.lower()}"',
        f'the title contains "{said}"',
        f'"{other}" is not shown',
    ]
    false = [
        f'the page shows "{other}"',
        f'the heading says "{said} too"',
        f'the page shows "{said[:-2]}"',
        f'"{said}" is not shown',
    ]
    return samples("quotes", state, some(r, true, 2), some(r, false, 2))


def beside_the_point(r: Random) -> list[Sample]:
    """Sentences about nothing that the page shows."""
    state = screen(
        r,
        bit("heading", r.choice(("Harbour tour", "Timetable", "About us")), path=MAIN),
        *flat(rows(r.sample(vocabulary().things["files"], 3))),
    )
    idioms = (
        "everything went well", "the colours fit together", "the customer got what was wanted",
        "loading took less than a second",
        "the parcel arrives before the weekend", "the layout is not broken", "prices went up",
        "Kim agrees with the plan",
    )  # fmt: skip
    return samples("beside", state, (), (), some(r, idioms, 3))
