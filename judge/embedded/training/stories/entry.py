"""Steps that fill in and go on: a text into a field, a form's next page, signing in, several things in one step."""

from __future__ import annotations

from random import Random
from typing import Final

from view import State as Condition

from ..case import Bit, Frame, Story, bit
from ..stage import failed, loading, unmoved
from ..words import vocabulary

FINISHED: Final = frozenset({"finished"})
TYPES: Final = frozenset({"type"})


def _form(names: list[str], held: dict[str, str], target: str = "", *, labelled: bool = True) -> list[Bit]:
    found = []
    for name in names:
        if labelled:
            found.append(bit("textbox", name, value=held.get(name, ""), target=name == target))
        else:
            found += [bit("text", name), bit("textbox", "", value=held.get(name, ""), target=name == target)]
    return found


def written(r: Random) -> Story:
    """A text into one of several fields."""
    words = vocabulary()
    names = r.sample(list(words.fields), r.randrange(1, 5))
    name = r.choice(names)
    value = r.choice(words.fields[name])
    verb = r.choice(("enter", "type", "fill in", "write"))
    step = r.choice(
        (
            f'{verb} "{value}" into the {name.lower()} field',
            f'{verb} "{value}" as the {name.lower()}',
            f'{verb} the {name.lower()} "{value}"',
            f'set the {name.lower()} to "{value}"',
        )
    )
    labelled = r.random() < 0.8
    head = (bit("heading", r.choice(("Your details", "Contact", "New entry"))),)
    button = bit("button", r.choice(("Save", "Continue", "Submit")))
    first = Frame(
        bits=(*head, *_form(names, {}, name, labelled=labelled), button), moves=TYPES, typing=True, stands=True
    )
    where = f'textbox "{name}"' if labelled else "textbox"
    held = {name: value}
    if name == "Password":
        return Story(family="forms", step=step, frames=(first,))
    done = Frame(
        bits=(*head, *_form(names, held, labelled=labelled), button),
        said=f'typed "{value}" into {where}',
        done=True,
        moves=FINISHED,
        stands=True,
    )
    if r.random() < 0.15 and len(names) > 1:
        wrong = next(n for n in names if n != name)
        other = Frame(
            bits=(*head, *_form(names, {wrong: "x"}, name, labelled=labelled), button),
            said=f'typed "x" into textbox "{wrong}"',
            moves=TYPES,
            typing=True,
        )
        return Story(family="forms", step=step, frames=(first, other))
    return Story(family="forms", step=step, frames=(first, done))


PAGES: Final = (
    ("Address", "Delivery", "Payment method", "Review"),
    ("Passengers", "Extras", "Seats", "Summary"),
    ("Account", "Plan", "Members", "Overview"),
)
ONWARD: Final = (
    "continue to the {}",
    "continue to {}",
    "proceed to the {}",
    "go on to the {}",
    "continue to the {} page",
)
LABELS: Final = ("Continue", "Next", "Continue to {}", "Next step", "Proceed", "Go to {}")


def continued(r: Random) -> Story:
    """A filled form goes on to its next page, or complains."""
    pages = r.choice(PAGES)
    at = r.randrange(len(pages) - 1)
    here, there = pages[at], pages[at + 1]
    step = r.choice(ONWARD).format(there.lower() if r.random() < 0.6 else there)
    names = r.sample(("Name", "Street", "City", "Phone", "Company"), 3)
    held = {name: r.choice(vocabulary().fields[name]) for name in names}
    has_steps = r.random() < 0.4
    back = bit("button", r.choice(("Back", "Cancel", "Previous")))
    go = bit(r.choice(("button", "button", "link")), r.choice(LABELS).format(there.lower()), target=True)
    top = (*_steps(pages, at, shown=has_steps), bit("heading", here))
    first, said = Frame(bits=(*top, *_form(names, held), back, go), title=here), f"pressed {go.element.label}"
    match r.choices(("done", "demands", "nothing", "fails", "loads"), (62, 16, 8, 7, 7))[0]:
        case "demands":
            bits = (*top, *_complaint(r, names, held), back, Bit(go.element))
            moves = frozenset({"activate", "stuck", "type"})
            end = Frame(bits=bits, said=said, title=here, unsure=True, moves=moves)
        case "nothing":
            end = unmoved(first, said)
        case "fails":
            end = failed(first, said, r)
        case "loads":
            end = loading(first, said, r)
        case _:
            head = bit(
                "heading", r.choice(("{0}", "{0}", "{0} of your order", "Your {1}")).format(there, there.lower())
            )
            body = [bit("text", value) for value in held.values()] if at == len(pages) - 2 else _choices()
            bits = (
                *_steps(pages, at + 1, shown=has_steps),
                head,
                *body,
                back,
                bit("button", r.choice(("Continue", "Next", "Pay now", "Finish"))),
            )
            title = there if r.random() < 0.6 else here
            end = Frame(bits=bits, said=said, done=True, moves=FINISHED, title=title, stands=True)
    return Story(family="bookings", step=step, frames=(first, end))


def _steps(pages: tuple[str, ...], at: int, *, shown: bool) -> list[Bit]:
    """The row of steps that says which page of the form this is."""
    marks = {at: (Condition.CURRENT,)}
    return [bit("listitem", f"{n + 1} {page}", *marks.get(n, ())) for n, page in enumerate(pages)] if shown else []


def _choices() -> list[Bit]:
    return [bit("radio", "First choice"), bit("radio", "Second choice", Condition.CHECKED)]


def _complaint(r: Random, names: list[str], held: dict[str, str]) -> list[Bit]:
    """One field is empty and marked, and a line says so."""
    lacking = r.choice(names)
    wrong = bit("textbox", lacking, Condition.INVALID)
    fields = [wrong if name == lacking else bit("textbox", name, value=held[name]) for name in names]
    return [*fields, bit(r.choice(("alert", "text")), r.choice(vocabulary().noise["demands"]))]


REFUSED: Final = (
    "Wrong username or password", "The password is incorrect", "Login failed", "We could not sign you in",
)  # fmt: skip


def login(r: Random) -> Story:
    """In, out, or refused."""
    way_out = r.choice(("Log out", "Sign out"))
    inside = (bit("heading", r.choice(("Dashboard", "Welcome", "Your account", "Home"))), bit("link", "Profile"))
    if r.random() < 0.25:
        return _logout(r, inside, way_out)
    user, verb, label = (
        r.choice(("ida.holm", "jberg", "rita")),
        r.choice(("log in", "sign in")),
        r.choice(("Log in", "Sign in", "Login", "Continue")),
    )
    step = r.choice(("{v}", "press {v}", "{v} to the account", "{v} as {u}")).format(v=verb, u=user)
    head = bit("heading", r.choice(("Log in", "Sign in", "Welcome")))
    held = r.choice(("", "", "[secret:password]"))
    form = (bit("textbox", "Username", value=user), bit("textbox", "Password", value=held))
    ways = (bit("link", "Forgot password?"), bit("button", label, target=True), bit("link", "Create an account"))
    first, said = Frame(bits=(head, *form, *ways)), f'pressed button "{label}"'
    match r.choices(("done", "refused", "loads", "nothing"), (60, 22, 9, 9))[0]:
        case "refused":
            bits = (head, bit("alert", r.choice(REFUSED)), *form, *(Bit(b.element) for b in ways))
            end = Frame(bits=bits, said=said, unsure=True, moves=frozenset({"stuck", "activate", "type"}))
        case "loads":
            end = loading(first, said, r)
        case "nothing":
            end = unmoved(first, said)
        case _:
            told = [bit("status", f"Welcome, {user}")] if r.random() < 0.5 else []
            end = Frame(bits=(*told, *inside, bit("button", way_out)), said=said, done=True, moves=FINISHED)
    return Story(family="login", step=step, frames=(first, end))


def _logout(r: Random, inside: tuple[Bit, ...], way_out: str) -> Story:
    step = r.choice(("log out", "sign out", "sign out of the account"))
    first = Frame(bits=(*inside, bit("button", way_out, target=True)))
    head = bit("heading", r.choice(("You are signed out", "Goodbye", "Log in")))
    form = (bit("textbox", "E-mail"), bit("textbox", "Password"), bit("button", r.choice(("Log in", "Sign in"))))
    done = Frame(bits=(head, *form), said=f'pressed button "{way_out}"', done=True, moves=FINISHED)
    return Story(family="login", step=step, frames=(first, done))


def several(r: Random) -> Story:
    """Two or three things in one step; it is done when the last is."""
    return _boxes_and_button(r) if r.random() < 0.5 else _fields_and_button(r)


def _boxes_and_button(r: Random) -> Story:
    names = [name.capitalize() for name in r.sample(vocabulary().things["settings"], 5)]
    wanted = r.sample(names, r.randrange(1, 4))
    comma = r.random() < 0.7 or len(wanted) == 1
    listed = ", ".join(wanted) if comma else f"{', '.join(wanted[:-1])} and {wanted[-1]}"
    button = r.choice(("Submit", "Save", "Apply", "OK"))
    step = r.choice(("select {} and press {}", "check {} and click {}", "tick {}, then press {}")).format(
        listed, button
    )
    frames = []
    for n in range(len(wanted) + 1):
        ticked, left = set(wanted[:n]), set(wanted[n:])
        boxes = [
            bit("checkbox", m, Condition.CHECKED if m in ticked else Condition.UNCHECKED, target=m in left)
            for m in names
        ]
        said = f'pressed checkbox "{wanted[n - 1]}"' if n else ""
        frames.append(
            Frame(bits=(bit("heading", "Options"), *boxes, bit("button", button, target=not left)), said=said)
        )
    kept = [Bit(b.element) for b in frames[-1].bits] if r.random() < 0.5 else []
    end = Frame(bits=(*kept, _thanks(r)), said=f'pressed button "{button}"', done=True, moves=FINISHED)
    return Story(family="forms", step=step, frames=(*frames, end))


def _thanks(r: Random) -> Bit:
    return bit(r.choice(("status", "heading")), r.choice(("Saved", "Thank you", "Received", "All done")))


PAIRS: Final = (
    'enter the {0} "{1}" and the {2} "{3}" and press {4}',
    'type "{1}" as the {0} and "{3}" as the {2}, then click {4}',
)


def _fields_and_button(r: Random) -> Story:
    names = r.sample(("Username", "E-mail", "Name", "City", "Title"), 2)
    values = [r.choice(vocabulary().fields[name]) for name in names]
    button = r.choice(("Submit", "Save", "Send", "Continue", "Log in"))
    step = r.choice(PAIRS).format(names[0].lower(), values[0], names[1].lower(), values[1], button)
    head, held = bit("heading", "Please fill in"), dict(zip(names, values, strict=True))
    frames = []
    for n in range(len(names) + 1):
        is_full = n == len(names)
        fields = _form(names, {name: held[name] for name in names[:n]}, "" if is_full else names[n])
        frames.append(
            Frame(
                bits=(head, *fields, bit("button", button, target=is_full)),
                said=f'typed "{values[n - 1]}" into textbox "{names[n - 1]}"' if n else "",
                moves=frozenset({"activate"}) if is_full else TYPES,
                typing=not is_full,
                unsure=not is_full,
            )
        )
    said = f'pressed button "{button}"'
    done = Frame(bits=(_thanks(r),), said=said, done=True, moves=FINISHED)
    return Story(
        family="forms", step=step, frames=(*frames, failed(frames[-1], said, r) if r.random() < 0.25 else done)
    )
