"""Families of labelled conditions about lists: what is in them, how many, in which row."""

from __future__ import annotations

from random import Random
from typing import Final

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
)  # fmt: skip
from .words import vocabulary

SORTS: Final = ("letters", "tickets", "photos", "reminders", "payments", "bookings", "contacts", "alarms")


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
        f"the {low} shows one {one}", f"the {low} contains {NUMBERS[many]} {two}", f"{one} is in the {low}",
        f"the {low} is not empty",
        f"the {low} holds {1 + many} items", f"there is no {other} in the {low}", f"the total is {total / 100:.2f}",
        f"the {low} contains at least one {two}", f"the {low} contains {one} and {two}",
        f"the {low} does not contain {other}",
    ]  # fmt: skip
    false = [
        f"the {low} shows two {one}", f"the {low} contains one {two}", f"{other} is in the {low}",
        f"the {low} is empty",
        f"the {low} holds {many + 3} items", f"there is no {one} in the {low}", f"the total is {total / 100 + 1:.2f}",
        f"the {low} contains {one} and {other}", f"the {low} contains only {one}", f"the total is £{total / 100:.2f}",
    ]  # fmt: skip
    return samples("basket", state, some(r, true, 4), some(r, false, 4))


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
        f"there are {sort} from {there} to {here} on {day_in_words(r, day)}",
        f"there are {sort} from {here} to {other} on {day_in_words(r, day)}",
        f"there are {sort} from {here} to {there} on {day_in_words(r, another)}",
        f"there are {sort} from {other} to {there}",
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
        "there are 3 rows", f"the first row shows {people[0]}", f"the last row contains {status[2]}",
        f"a row with {people[1]} and {status[1]} is shown",
        f"{people[3]} is not listed", f"the status of {first} is {status[0]}", f"order {first + 1} is shown",
    ]  # fmt: skip
    false = [
        "there are 4 rows", f"the first row shows {people[1]}", f"the last row contains {status[0]}",
        f"a row with {people[1]} and {status[2]} is shown",
        f"{people[3]} is listed", f"the status of {first} is {status[1]}", f"order {first + 7} is shown",
    ]  # fmt: skip
    return samples("table", state, some(r, true, 3), some(r, false, 3))
