"""Families of labelled conditions that nothing is fitted on: other words, other markup, other ways of asking."""

from __future__ import annotations

from random import Random
from typing import Final

from view import State as Condition

from .case import bit
from .condition_kit import DATES, MAIN, Family, Sample, day_in_words, flat, money_in_words, rows, samples, screen, some


def tracker(r: Random) -> list[Sample]:
    """Issues with labels and a filter."""
    titles = r.sample(
        ("Crash on start", "Typo in footer", "Slow search", "Wrong icon", "Login loops", "Missing translation"), 4
    )
    shown, gone = titles[:3], titles[3]
    cards = rows(shown, "link", "list", "article")
    states = r.sample(("Open", "Closed", "In review"), 3)
    for card, state_, who in zip(cards, states, r.sample(("Yuki", "Marek", "Lea"), 3), strict=True):
        card += [
            bit("text", state_, path=card[0].element.path),
            bit("text", f"opened by {who}", path=card[0].element.path),
        ]
    state = screen(
        r,
        bit("heading", "Issues", path=MAIN),
        bit("text", "3 open", path=MAIN),
        *flat(cards),
        bit("button", "New issue", path=MAIN),
    )
    true = [
        f"the issue {shown[0]} is listed", f"{gone} no longer appears", "the list has 3 issues", "issues are listed",
        f"{shown[0]} comes first or {gone} is shown",
        f"the page doesn't mention {gone}", f"the second issue is {shown[1]}", f"{shown[2]} is still there",
    ]  # fmt: skip
    false = [
        f"the issue {gone} is listed", f"{shown[1]} no longer appears", "the list has 7 issues",
        "no issues are listed", f"the first issue is {shown[2]}",
        f"the page mentions {gone}", "there are fewer than 2 issues", f"{shown[0]} was closed and {gone} is listed",
    ]  # fmt: skip
    return samples("tracker", state, some(r, [t for t in true if "comes first" not in t], 3), some(r, false, 3))


def loans(r: Random) -> list[Sample]:
    """Borrowed books with the day they are due."""
    books = r.sample(("The Salt Road", "Winter Light", "A Short History of Rope", "Harbour Nights", "Moss"), 3)
    day, another = r.sample(DATES, 2)
    cards = rows(books[:2], r.choice(("text", "link")))
    for card in cards:
        card += [
            bit("text", f"Due {day_in_words(r, day)}", path=card[0].element.path),
            bit("button", "Renew", path=card[0].element.path),
        ]
    state = screen(
        r,
        bit("heading", "Your loans", path=MAIN),
        *flat(cards),
        bit("text", "Fees: none", path=MAIN),
        title="Library account",
    )
    true = [
        f"{books[0]} is among the loans",
        f"{books[2]} is not among your loans",
        "two loans are shown",
        f"{books[1]} is due {day_in_words(r, day)}",
        "your loans include " + books[0],
    ]
    false = [
        f"{books[2]} is among the loans",
        f"{books[0]} isn't shown",
        "five loans are shown",
        f"{books[1]} is due {day_in_words(r, another)}",
        "your loans include " + books[2],
    ]
    return samples("loans", state, some(r, true, 3), some(r, false, 3))


def weather(r: Random) -> list[Sample]:
    """Readings with units."""
    degrees, wind, rain = r.randrange(2, 35), r.randrange(3, 60), r.randrange(1, 99)
    bits = [
        bit("text", "Temperature", path=MAIN),
        bit("text", f"{degrees} °C", path=MAIN),
        bit("text", f"Wind {wind} km/h", path=MAIN),
        bit("text", f"Humidity: {rain}%", path=MAIN),
    ]
    state = screen(r, bit("heading", "Ghent", path=MAIN), *bits)
    true = [
        f"the temperature is {degrees} °C",
        f"the temperature is {degrees}",
        f"the humidity is {rain}%",
        f"the wind is {wind} km/h",
        "the heading is Ghent",
        "the page shows Ghent",
    ]
    false = [
        f"the temperature is {degrees + 1} °C",
        f"the humidity is {rain + 1}%",
        f"the wind is not {wind} km/h",
        "the heading is Turku",
        f"the temperature is {degrees}0",
    ]
    return samples("weather", state, some(r, true, 3), some(r, false, 3))


def chat(r: Random) -> list[Sample]:
    """Messages one below the other."""
    said = r.sample(
        (
            "See you at nine",
            "The keys are on the table",
            "Did you call the plumber?",
            "Bring the blue folder",
            "Dinner is ready",
        ),
        4,
    )
    log = [
        bit("text", f"{who}: {text}", path=(*MAIN, "log", f"listitem #{n}"))
        for n, (who, text) in enumerate(zip(("Ben", "Priya", "Ben"), said[:3], strict=True), 1)
    ]
    state = screen(
        r,
        bit("heading", "Ben Okafor", path=MAIN),
        *log,
        bit("textbox", "Write a message", path=MAIN),
        bit("button", "Send", path=MAIN),
    )
    true = [
        f'the conversation contains "{said[0]}"',
        f'the last message says "{said[2]}"',
        f'"{said[3]}" was not sent',
        f"the message {said[1]} appears",
        "the message field is empty",
    ]
    false = [
        f'the conversation contains "{said[3]}"',
        f'the last message says "{said[0]}"',
        f"the message {said[3]} appears",
        "there are no messages",
        "the message field is not empty",
    ]
    return samples("chat", state, some(r, true, 3), some(r, false, 3))


def wizard(r: Random) -> list[Sample]:
    """Steps of a form one after the other."""
    steps = r.choice((("Address", "Payment", "Summary"), ("Account", "Plan", "Confirm"), ("Guests", "Rooms", "Extras")))
    at = r.randrange(3)
    bar = [
        bit(
            "listitem" if r.random() < 0.5 else "link",
            name,
            *((Condition.CURRENT,) if n == at else ()),
            path=(*MAIN, "navigation"),
        )
        for n, name in enumerate(steps)
    ]
    state = screen(
        r,
        *bar,
        bit("heading", steps[at], path=MAIN),
        bit("text", f"Step {at + 1} of 3", path=MAIN),
        bit("button", "Back", path=MAIN),
        bit("button", "Next", path=MAIN),
    )
    other = steps[(at + 1) % 3]
    true = [
        f"the step {steps[at]} is active",
        f"the {steps[at].lower()} step is shown",
        f"the heading reads {steps[at]}",
        f"it shows step {at + 1} of 3",
        "the button Next is enabled",
    ]
    false = [
        f"the step {other} is active",
        f"the heading reads {other}",
        f"it shows step {(at + 1) % 3 + 1} of 3",
        "the button Next is disabled",
        "the button Finish is shown",
    ]
    return samples("wizard", state, some(r, true, 3), some(r, false, 3))


def folder(r: Random) -> list[Sample]:
    """Files in a folder."""
    files = r.sample(
        ("plan.docx", "plan-old.docx", "tower.png", "accounts 2030.xlsx", "accounts 2031.xlsx", "hymn.mp3"), 4
    )
    shown = files[: r.choice((0, 2, 3))]
    body = [bit("row", name, path=(*MAIN, "grid")) for name in shown] or [
        bit(
            "text", r.choice(("This folder is empty", "Drop files here to begin", "No files in this folder")), path=MAIN
        )
    ]
    state = screen(r, bit("heading", "Projects", path=MAIN), *body, title="Projects")
    gone = files[3]
    true = [
        f"{gone} is not in the folder",
        f"the file {gone} is absent",
        *(f"the file {name} exists" for name in shown),
    ]
    false = [
        f"the file {gone} exists",
        f"{gone} is listed",
        *(f"{name} is missing" for name in shown),
        *(f"the file {name} was deleted" for name in shown),
    ]
    empty = "Drop" not in body[0].element.name
    (false if shown else true if empty else []).append("the folder is empty")
    (true if shown else false).append("the folder is not empty") if shown or empty else None
    return samples("folder", state, some(r, true, 3), some(r, false, 3))


def toolbar(r: Random) -> list[Sample]:
    """Toggle buttons, a menu, tabs."""
    tools = ["Bold", "Italic", "Underline"]
    on = r.sample(tools, r.randrange(1, 3))
    bits = [bit("button", name, *((Condition.PRESSED,) if name in on else ()), path=MAIN) for name in tools]
    opened = r.random() < 0.5
    bits.append(bit("button", "Insert", Condition.EXPANDED if opened else Condition.COLLAPSED, path=MAIN))
    tabs = r.sample(("Write", "Preview", "History"), 2)
    bits += [bit("tab", tabs[0], Condition.SELECTED, path=MAIN), bit("tab", tabs[1], path=MAIN)]
    state = screen(r, *bits)
    off = next(name for name in tools if name not in on)
    true = [
        f"{on[0]} is pressed",
        f"{off} isn't pressed",
        f"the {tabs[0]} tab is selected",
        f"the Insert menu is {'expanded' if opened else 'collapsed'}",
        f"the tab {tabs[1]} is not active",
    ]
    false = [
        f"{off} is pressed",
        f"{on[0]} isn't active",
        f"the {tabs[1]} tab is selected",
        f"the Insert menu is {'closed' if opened else 'open'}",
        f"the tab {tabs[0]} is not selected",
    ]
    return samples("toolbar", state, some(r, true, 3), some(r, false, 3))


def invoice(r: Random) -> list[Sample]:
    """An invoice with positions and sums."""
    net = r.randrange(2000, 300000)
    sign = r.choice("£$€")
    tax = net // 5
    lines = (("Net amount", net), ("VAT", tax), ("Amount due", net + tax))
    bits = []
    for n, (label, cents) in enumerate(lines, 1):
        path = (*MAIN, f"row #{n}")
        bits += [bit("cell", label, path=path), bit("cell", money_in_words(r, cents, sign), path=path)]
    state = screen(
        r,
        bit("heading", "Invoice 2231", path=MAIN),
        *bits,
        bit("text", f"Paid on {day_in_words(r, DATES[0])}", path=MAIN),
    )
    due = f"{(net + tax) / 100:.2f}"
    other = next(s for s in "£$€" if s != sign)
    true = [
        f"the amount due is {sign}{due}",
        f"the amount due equals {due}",
        f"the net amount is {net / 100:.2f}",
        f"the invoice was paid on {day_in_words(r, DATES[0])}",
        "invoice 2231 is displayed",
        f"the VAT is not {due}",
    ]
    false = [
        f"the amount due is {other}{due}",
        f"the amount due is {net / 100:.2f}",
        f"the VAT is {sign}{due}",
        f"the invoice was paid on {day_in_words(r, DATES[1])}",
        "invoice 2232 is displayed",
        f"the amount due is not {due}",
    ]
    return samples("invoice", state, some(r, true, 3), some(r, false, 3))


def search(r: Random) -> list[Sample]:
    """What a search came to, told in words."""
    word, other = r.sample(("lantern", "saddle", "kayak", "teapot"), 2)
    n = r.choice((0, 0, 1, 12, 48))
    told = (
        r.choice((f"{n} products for “{word}”", f"Showing {n} products"))
        if n
        else r.choice(
            (
                f"Sorry, we found nothing for “{word}”",
                f"0 products for “{word}”",
                f"Your search for {word} did not match any products",
            )
        )
    )
    cards = flat(rows([f"{word.capitalize()} no. {i}" for i in range(1, min(n, 4) + 1)]))
    state = screen(
        r,
        bit("searchbox", "Search", value=word, path=("banner",)),
        bit("heading" if n else "text", told, path=MAIN),
        *cards,
    )
    true = (
        [f"there are {n} products", "products are shown", f"the search field contains {word}"]
        if n > 1
        else [f"the search field contains {word}"]
    )
    false = [
        f"there are {n + 5} products",
        f"the search field contains {other}",
        f"{other.capitalize()} no. 1 is shown",
    ]
    if n == 0:
        true += ["no products were found", "there are no products", "no products are shown"]
        false += ["there are products", "at least one product is shown", "products are listed"]
    elif n > 1:
        false += ["no products were found", "there are no products"]
    return samples("search", state, some(r, true, 3), some(r, false, 3))


def failing(r: Random) -> list[Sample]:
    """A form that was refused, or accepted."""
    good = r.random() < 0.5
    bad = r.choice(
        (
            "The code you entered is incorrect.",
            "Payment declined by your bank",
            "Oops, that did not work",
            "Please enter a valid phone number",
            "Unable to reach the server",
        )
    )
    well = r.choice(
        (
            "Your application was received. Thank you!",
            "All set! Your application has been submitted.",
            "Application submitted",
        )
    )
    state = screen(
        r,
        bit(r.choice(("alert", "status")), well if good else bad, path=MAIN),
        bit("heading", "Application", path=MAIN),
        bit("button", "Continue", path=MAIN),
    )
    true = (
        ["the application was submitted", "there is no error message", "no errors appear"]
        if good
        else ["an error message appears", "an error is displayed", "there is an error"]
    )
    false = (
        ["an error message is displayed", "there is an error", "the application was withdrawn"]
        if good
        else ["there is no error", "the application was submitted", "no error message is visible"]
    )
    return samples("failing", state, some(r, true, 2), some(r, false, 2))


UNSEEN: Final[tuple[Family, ...]] = (tracker, loans, weather, chat, wizard, folder, toolbar, invoice, search, failing)
