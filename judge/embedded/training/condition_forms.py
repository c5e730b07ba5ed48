"""Families of labelled conditions about forms: values, states, displays, dialogs."""

from __future__ import annotations

from random import Random

from view import State as Condition

from .case import bit
from .condition_kit import (
    MAIN,
    Sample,
    samples,
    screen,
    some,
)  # fmt: skip
from .words import vocabulary

CHECKED, UNCHECKED = Condition.CHECKED, Condition.UNCHECKED


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


def dialogs(r: Random) -> list[Sample]:
    """A form in a dialog, or none."""
    sort = r.choice(("message", "task", "event", "note"))
    name = f"New {sort}"
    path = (f'dialog "{name}"',)
    mail, other = r.sample(("ida@post.example", "jon@mail.example", "rita@sol.example"), 2)
    inside = [
        bit("heading", name, path=path, front=True), bit("textbox", "To", value=mail, path=path, front=True),
        bit("textbox", "Title", value="Roof repair", path=path, front=True), bit("button",
        "Send", path=path, front=True),
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
