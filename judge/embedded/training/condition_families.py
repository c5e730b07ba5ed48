"""Families of labelled conditions that the scale is fitted on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from view import State as Condition

from .case import bit
from .condition_kit import (
    DATES,
    MAIN,
    NUMBERS,
    TOWNS,
    Sample,
    day_in_words,
    flat,
    money_in_words,
    rows,
    samples,
    screen,
    some,
)
from .words import vocabulary

Family = Callable[[Random], list[Sample]]
SORTS: Final = ("letters", "tickets", "photos", "reminders", "payments", "bookings", "contacts", "alarms")
CHECKED, UNCHECKED = Condition.CHECKED, Condition.UNCHECKED


def listing(r: Random) -> list[Sample]:
    """A list of a sort of things, full or empty."""
    sort, names = r.choice(SORTS), r.sample(vocabulary().things[r.choice(("mail", "files", "boards"))], 4)
    shown, missing = names[: r.choice((0, 1, 2, 3))], names[3]
    none = r.choice(
        (
            f"No {sort} yet",
            f"You have no {sort}",
            f"There are currently no {sort}.",
            "Nothing here yet",
            f"0 {sort}",
            "",
        )
    )
    head = bit("heading", sort.capitalize(), path=MAIN)
    body = (
        flat(rows(shown, r.choice(("link", "text", "button"))))
        if shown
        else [bit("text", none, path=MAIN)]
        if none
        else []
    )
    state = screen(
        r, head, *body, bit("button", f"New {sort[:-1]}", path=MAIN), title=r.choice(("", sort.capitalize()))
    )
    there = [
        f"there are {sort}",
        f"{sort} are shown",
        f"the list of {sort} is not empty",
        f"there is at least one {sort[:-1]}",
    ]
    gone = [
        f"there are no {sort}",
        f"no {sort} are listed",
        f"the list of {sort} is empty",
        f"there aren't any {sort}",
        "the list is empty",
    ]
    named = [f"{name} is listed" for name in shown] + [f"{missing} is not shown", f"there is no {missing}"]
    unnamed = [f"{missing} is shown", f"the list contains {missing}"] + [f"{name} is gone" for name in shown]
    n = len(shown)
    counts = [
        f"there are {NUMBERS[n]} {sort}" if n > 1 else f"there are fewer than 2 {sort}",
        f"at most {n + 1} {sort} are shown",
    ]
    miscounts = [f"there are {n + 2} {sort}", f"there are more than {n} {sort}"]
    true, false = (there + counts, gone + miscounts) if shown else (gone, [*there, miscounts[0]])
    return samples("listing", state, some(r, true + named, 4), some(r, false + unnamed, 4))


def basket(r: Random) -> list[Sample]:
    """A basket of things with quantities."""
    one, two, other = r.sample(vocabulary().things["shop"], 3)
    place = r.choice(("Basket", "Cart", "Bag"))
    many = r.randrange(2, 6)
    style = r.randrange(4)
    cards = rows((one, two))
    for n, card in zip((1, many), cards, strict=True):
        path, name = card[0].element.path, card[0].element.name
        match style:
            case 0:
                card.append(bit("spinbutton", "Quantity", value=str(n), path=path))
            case 1:
                card[0] = bit("text", f"{n} × {name}", path=path)
            case 2:
                card.append(bit("text", f"Qty: {n}", path=path))
            case _:
                card.append(bit("cell", str(n), path=path))
        card.append(bit("text", money_in_words(r, r.randrange(300, 9000), "€"), path=path))
    total = r.randrange(1000, 250000)
    sums = bit("text", f"Total: {money_in_words(r, total, '€')}", path=MAIN)
    counter = bit("link", f"{place} ({1 + many})", path=("banner",))
    state = screen(r, counter, bit("heading", f"Your {place.lower()}", path=MAIN), *flat(cards), sums, title=place)
    low = place.lower()
    true = [
        f"the {low} shows one {one}", f"the {low} contains {NUMBERS[many]} {two}", f"{one} is in the {low}", f"the {low} is not empty",
        f"the {low} holds {1 + many} items", f"there is no {other} in the {low}", f"the total is {total / 100:.2f}",
        f"the {low} contains at least one {two}", f"the {low} contains {one} and {two}", f"the {low} does not contain {other}",
    ]  # fmt: skip
    false = [
        f"the {low} shows two {one}", f"the {low} contains one {two}", f"{other} is in the {low}", f"the {low} is empty",
        f"the {low} holds {many + 3} items", f"there is no {one} in the {low}", f"the total is {total / 100 + 1:.2f}",
        f"the {low} contains {one} and {other}", f"the {low} contains only {one}", f"the total is £{total / 100:.2f}",
    ]  # fmt: skip
    return samples("basket", state, some(r, true, 4), some(r, false, 4))


def details(r: Random) -> list[Sample]:
    """Labels with values beside them, in several kinds of markup."""
    words = vocabulary()
    labels = r.sample(sorted(set(words.values) - {"Passengers", "Format"}), 3)
    chosen = {label: r.sample(list(words.values[label]), 2) for label in labels}
    style = r.randrange(4)
    bits = []
    for n, label in enumerate(labels, 1):
        value = chosen[label][0]
        match style:
            case 0:
                bits.append(bit("text", f"{label}: {value}", path=MAIN))
            case 1:
                path = (*MAIN, f"row #{n}")
                bits += [bit("rowheader", label, path=path), bit("cell", value, path=path)]
            case 2:
                bits.append(bit("combobox", label, value=value, path=MAIN, choices=words.values[label]))
            case _:
                bits += [bit("text", label, path=MAIN), bit("text", value, path=MAIN)]
    state = screen(r, bit("heading", "Details", path=MAIN), *bits)
    pairs = [(label.lower(), *chosen[label]) for label in labels]
    true = [f"the {label} is {value}" for label, value, _ in pairs] + [
        f"the {label} is not {other}" for label, _, other in pairs
    ]
    true += [f'the {label} shows "{value}"' for label, value, _ in pairs] + [
        f"the {pairs[0][0]} is {pairs[0][1]} and the {pairs[1][0]} is {pairs[1][1]}"
    ]
    false = [f"the {label} is {other}" for label, _, other in pairs] + [
        f"the {label} is not {value}" for label, value, _ in pairs
    ]
    false += [f"the {pairs[0][0]} is {pairs[0][1]} and the {pairs[1][0]} is {pairs[1][2]}"]
    return samples("details", state, some(r, true, 3), some(r, false, 3))


def entry(r: Random) -> list[Sample]:
    """A form with some fields filled in."""
    words = vocabulary()
    labels = r.sample(
        [label for label in sorted(words.fields) if len(words.fields[label]) > 1 and label != "Password"], 4
    )
    values = {label: r.sample(list(words.fields[label]), 2) for label in labels}
    full, bare = labels[:3], labels[3]
    bits = [bit("textbox", label, value=values[label][0], path=MAIN) for label in full] + [
        bit("textbox", bare, path=MAIN)
    ]
    r.shuffle(bits)
    state = screen(r, bit("heading", "Your details", path=MAIN), *bits, bit("button", "Save", path=MAIN))
    true = [f"the {label.lower()} is {values[label][0]}" for label in full] + [
        f"the {label.lower()} field contains {values[label][0]}" for label in full
    ]
    true += [f"the {bare.lower()} field is empty", f"the field {full[0]} is not empty"]
    false = [f"the {label.lower()} is {values[label][1]}" for label in labels] + [
        f"the {full[1].lower()} field is empty",
        f"the {bare.lower()} is not empty",
    ]
    return samples("entry", state, some(r, true, 3), some(r, false, 3))


def switches(r: Random) -> list[Sample]:
    """Switches and boxes in their states."""
    names = r.sample(vocabulary().things["settings"], 4)
    on = [r.random() < 0.5 for _ in names]
    role = r.choice(("switch", "checkbox"))
    bits = [
        bit(role, name.capitalize(), CHECKED if is_on else UNCHECKED, path=MAIN)
        for name, is_on in zip(names, on, strict=True)
    ]
    off = r.random() < 0.5
    bits.append(bit("button", "Apply", *((Condition.DISABLED,) if off else ()), path=MAIN))
    state = screen(r, bit("heading", "Settings", path=MAIN), *bits)
    yes, no = ("is on", "is off") if role == "switch" else ("is checked", "is not checked")
    true = [
        f"{r.choice(('', 'the '))}{name} {role + ' ' if r.random() < 0.3 else ''}{yes if is_on else no}"
        for name, is_on in zip(names, on, strict=True)
    ]
    false = [f"{name} {no if is_on else yes}" for name, is_on in zip(names, on, strict=True)]
    true.append(f"the button Apply is {'disabled' if off else 'enabled'}")
    false.append(f"the Apply button is {'enabled' if off else 'disabled'}")
    missing = next(name for name in vocabulary().things["settings"] if name not in names)
    return samples("switches", state, some(r, true, 3), some(r, false, 3), [f"{missing} is on"])


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


def display(r: Random) -> list[Sample]:
    """A display with a number, beside keys."""
    n = r.randrange(100, 100000)
    keys = [bit("button", key, path=MAIN) for key in "1234567890+-="]
    shown = r.choice(
        (
            bit("status", str(n), path=MAIN),
            bit("textbox", "Display", Condition.READONLY, value=str(n), path=MAIN),
            bit("text", f"{n:,}", path=MAIN),
        )
    )
    state = screen(r, shown, *keys)
    true = [f"the display shows {n}", f"the result is {n:,}", f"the display does not show {n + 1}"]
    false = [
        f"the display shows {n * 10}",
        f"the result is {n + 1}",
        f"the display shows {n % 10 or 3}",
        f"the display does not show {n}",
    ]
    return samples("display", state, some(r, true, 2), some(r, false, 2))


def journeys(r: Random) -> list[Sample]:
    """Connections between two towns on a day."""
    sort = r.choice(("ferries", "trains", "buses", "coaches"))
    here, there, other = r.sample(TOWNS, 3)
    day, another = r.sample(DATES, 2)
    form = [
        bit("textbox", "From", value=here, path=MAIN),
        bit("textbox", "To", value=there, path=MAIN),
        bit("textbox", "Date", value=day_in_words(r, day), path=MAIN),
    ]
    head = bit(
        "heading",
        r.choice(
            (
                f"{here} to {there}, {day_in_words(r, day)}",
                f"{sort.capitalize()} from {here} to {there} on {day_in_words(r, day)}",
            )
        ),
        path=MAIN,
    )
    names = [f"{r.randrange(6, 22):02}:{r.randrange(10, 59)} {here} → {there}" for _ in range(3)]
    fate = r.randrange(3)
    body = (
        flat(rows(names, "text"))
        if fate < 2
        else [bit("text", r.choice((f"No {sort} found", "No results", f"There are no {sort} on this day")), path=MAIN)]
    )
    top = form if fate == 0 or r.random() < 0.4 else [head]
    title = bit("heading", sort.capitalize(), path=MAIN)
    state = screen(r, *top, *([title] if top is form else []), *body)
    whole = f"there are {sort} from {here} to {there} on {day_in_words(r, day)}"
    wrong = [
        f"there are {sort} from {there} to {here} on {day_in_words(r, day)}", f"there are {sort} from {here} to {other} on {day_in_words(r, day)}",
        f"there are {sort} from {here} to {there} on {day_in_words(r, another)}", f"there are {sort} from {other} to {there}",
    ]  # fmt: skip
    if fate == 2:
        return samples("journeys", state, [f"there are no {sort}"], [whole, *some(r, wrong, 1)])
    return samples(
        "journeys",
        state,
        [whole, f"{sort} from {here} to {there} are listed"],
        [*some(r, wrong, 2), f"there are no {sort}"],
    )


def near_misses(r: Random) -> list[Sample]:
    """A longer name, or the same with another figure, where a shorter one is asked for."""
    name = r.choice(("Oak stool", "Ida Holm", "Spring market", "Trail tent", "Copper pan", "Blue whale"))
    longer = f"{name} {r.choice(('cover', 'stand', 'Larsen', 'extra', 'archive', 'holder'))}"
    state = screen(
        r,
        bit("heading", "Search", path=MAIN),
        *flat(rows([longer, "Garden hose"], r.choice(("link", "text", "button")))),
    )
    true = [f"{longer} is shown", f"the page shows {longer}"]
    false = [f"{name} is shown", f"there is one {name}", f'the first result is "{name} 2"']
    return samples("near_misses", state, true, false)


def table(r: Random) -> list[Sample]:
    """Rows with columns."""
    people, status = (
        r.sample(("Kim Larsen", "Ola Nord", "Priya Shah", "Tomas Vega", "Ines Duarte"), 4),
        list(vocabulary().values["Status"]),
    )
    r.shuffle(status)
    heads = [bit("columnheader", name, path=(*MAIN, "table", "row #1")) for name in ("Number", "Customer", "Status")]
    first = r.randrange(1000, 9000)
    bits = list(heads)
    for n in range(3):
        path = (*MAIN, "table", f"row #{n + 2}")
        bits += [bit("cell", text, path=path) for text in (str(first + n), people[n], status[n])]
    state = screen(r, bit("heading", "Orders", path=MAIN), *bits)
    true = [
        "there are 3 rows", f"the first row shows {people[0]}", f"the last row contains {status[2]}", f"a row with {people[1]} and {status[1]} is shown",
        f"{people[3]} is not listed", f"the status of {first} is {status[0]}", f"order {first + 1} is shown",
    ]  # fmt: skip
    false = [
        "there are 4 rows", f"the first row shows {people[1]}", f"the last row contains {status[0]}", f"a row with {people[1]} and {status[2]} is shown",
        f"{people[3]} is listed", f"the status of {first} is {status[1]}", f"order {first + 7} is shown",
    ]  # fmt: skip
    return samples("table", state, some(r, true, 3), some(r, false, 3))


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
        "everything went well", "the colours fit together", "the customer got what was wanted", "loading took less than a second",
        "the parcel arrives before the weekend", "the layout is not broken", "prices went up", "Kim agrees with the plan",
    )  # fmt: skip
    return samples("beside", state, (), (), some(r, idioms, 3))


def dialogs(r: Random) -> list[Sample]:
    """A form in a dialog, or none."""
    sort = r.choice(("message", "task", "event", "note"))
    name = f"New {sort}"
    path = (f'dialog "{name}"',)
    mail, other = r.sample(("ida@post.example", "jon@mail.example", "rita@sol.example"), 2)
    inside = [
        bit("heading", name, path=path, front=True), bit("textbox", "To", value=mail, path=path, front=True),
        bit("textbox", "Title", value="Roof repair", path=path, front=True), bit("button", "Send", path=path, front=True),
    ]  # fmt: skip
    is_open = r.random() < 0.6
    state = screen(
        r, bit("heading", "Overview", path=MAIN), *(inside if is_open else ()), front=name if is_open else ""
    )
    there = [
        f"the dialog {name} is open",
        "a dialog is shown",
        f"a new {sort} to {mail} is being written",
        f"the {sort} is addressed to {mail}",
    ]
    gone = ["no dialog is shown", "the dialog is closed", f"the {name} dialog is closed"]
    wrong = [f"a new {sort} to {other} is being written", f"the {sort} is addressed to {other}"]
    if is_open:
        return samples("dialogs", state, some(r, there, 2), some(r, [*gone, *wrong], 2))
    return samples("dialogs", state, some(r, gone, 2), some(r, there[:2], 1))


FAMILIES: Final[tuple[Family, ...]] = (
    listing, basket, details, entry, switches, messages, display, journeys, near_misses, table, quotes, beside_the_point, dialogs,
)  # fmt: skip
