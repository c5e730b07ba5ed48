"""Steps that go somewhere, open or close something."""

from __future__ import annotations

from random import Random
from typing import Final

from view import FrontKind
from view import State as Condition

from ..case import Bit, Frame, Story, bit
from ..stage import astray, loading, unmoved
from ..words import vocabulary

FINISHED: Final = frozenset({"finished"})


def visited(r: Random) -> Story:
    """A page by its link, tab, menu entry or row."""
    words = vocabulary()
    family = r.choice(("mail", "admin", "files", "boards", "bookings", "settings", "site", "shop"))
    if r.random() < 0.3 and family in words.things:
        return _thing_opened(r, family)
    places = list(words.places[family])
    r.shuffle(places)
    place, others = places[0], places[1 : r.randrange(3, 6)]
    step = r.choice(
        (
            "open the {} page",
            "go to {}",
            "show {}",
            "open {}",
            "go to the {}",
            "open the {} tab",
            "view {}",
            "go to the {} page",
        )
    ).format(place)
    role = r.choice(("link", "link", "tab", "treeitem", "menuitem", "button"))
    mark = Condition.CURRENT if role == "link" else Condition.SELECTED

    def entries(now: str) -> list[Bit]:
        names = [*others, place]
        order.shuffle(names)
        return [
            bit(role, n, *((mark,) if n == now and role != "button" else ()), path=("navigation",), target=n == place)
            for n in names
        ]

    seed = r.random()
    order = Random(seed)
    here = others[0]
    first = Frame(bits=(*entries(here), bit("heading", here), *_rows(r, family)), title=here, stands=True)
    order = Random(seed)
    there = [Bit(b.element) for b in entries(place if r.random() < 0.7 else "")]
    said = f'pressed {role} "{place}"'
    head = (
        [bit("heading", r.choice((place, place, f"{place} overview", f"All {place.lower()}")))]
        if r.random() < 0.85
        else []
    )
    title = place if r.random() < 0.7 or not head else first.title
    done = Frame(
        bits=(*there, *head, *_rows(r, family)), said=said, done=True, moves=FINISHED, title=title, stands=bool(head)
    )
    match r.choices(("done", "panel", "menu", "nothing", "loads", "astray", "login"), (50, 12, 12, 9, 7, 6, 4))[0]:
        case "panel":
            return Story(family=family, step=step, frames=(first, _panel(r, place, first, said)))
        case "menu":
            menu = bit("button", r.choice(("Menu", "Navigation", "More")), Condition.COLLAPSED, target=True)
            closed = Frame(
                bits=(menu, bit("heading", here), *_rows(r, family)),
                title=here,
                moves=frozenset({"expand", "activate"}),
                unsure=True,
            )
            order = Random(seed)
            opened = Frame(
                bits=(bit("button", menu.element.name, Condition.EXPANDED), *entries(here), bit("heading", here)),
                title=here,
                said=f"expanded {menu.element.label}",
            )
            return Story(family=family, step=step, frames=(closed, opened, done))
        case "nothing":
            return Story(family=family, step=step, frames=(first, unmoved(first, said)))
        case "loads":
            return Story(
                family=family,
                step=step,
                frames=(
                    first,
                    loading(first, said, r),
                    Frame(bits=done.bits, said="waited", done=True, moves=FINISHED, title=title),
                ),
            )
        case "astray":
            return Story(family=family, step=step, frames=(first, astray(f'pressed {role} "{others[-1]}"', "site", r)))
        case "login":
            form = (
                bit("heading", "Log in"),
                bit("textbox", "E-mail"),
                bit("textbox", "Password"),
                bit("button", "Log in"),
            )
            return Story(
                family=family,
                step=step,
                frames=(
                    first,
                    Frame(bits=form, said=said, title="Log in", unsure=True, moves=frozenset({"activate", "stuck"})),
                ),
            )
    return Story(family=family, step=step, frames=(first, done))


def _panel(r: Random, place: str, first: Frame, said: str) -> Frame:
    """What the step opens comes to the front of the page."""
    path = (f'dialog "{place}"',)
    inside = [
        bit("button", name, path=path, front=True)
        for name in r.sample(("Close", "Previous", "Next", "Apply", "12", "13"), 3)
    ]
    head = [bit("heading", place, path=path, front=True)] if r.random() < 0.6 else []
    bits = (*(Bit(b.element) for b in first.bits), *head, *inside)
    kind = r.choice((FrontKind.DIALOG, FrontKind.POPOVER))
    return Frame(bits=bits, said=said, done=True, moves=FINISHED, title=first.title, front=kind, front_name=place)


def _rows(r: Random, family: str) -> list[Bit]:
    names = vocabulary().things.get(family, vocabulary().things["admin"])
    return [bit(r.choice(("row", "link", "text")), name) for name in r.sample(names, 3)]


def _thing_opened(r: Random, family: str) -> Story:
    """A thing out of a list shows on a page of its own."""
    names = r.sample(vocabulary().things[family], 5)
    thing = r.choice(names)
    step = r.choice(("open {}", "open the {}", "show the details of {}", "view {}", 'open "{}"', "show {}")).format(
        thing
    )
    role = r.choice(("link", "row", "link"))
    rows = []
    for n, name in enumerate(names, 1):
        path = ("main", f"listitem #{n}")
        rows.append(bit(role, name, path=path, target=name == thing))
        if r.random() < 0.5:
            extra = r.choice(("More", "Edit", "Details"))
            rows.append(bit("button", extra, path=path, target=name == thing and extra == "Details"))
    first = Frame(bits=(bit("heading", "All"), *rows))
    said = f'pressed {role} "{thing}"'
    detail = [
        bit("heading", thing),
        bit("text", "Changed on Monday"),
        *[bit("button", n) for n in r.sample(("Edit", "Share", "Delete", "Reply", "Back"), 3)],
    ]
    done = Frame(bits=tuple(detail), said=said, done=True, moves=FINISHED, title=thing, stands=True)
    if r.random() < 0.2:
        wrong = r.choice([name for name in names if name != thing])
        other = Frame(
            bits=(bit("heading", wrong), *detail[1:]), said=f'pressed {role} "{wrong}"', title=wrong, unsure=True
        )
        return Story(family=family, step=step, frames=(first, other))
    return Story(family=family, step=step, frames=(first, done) if r.random() < 0.88 else (first, unmoved(first, said)))


def closed(r: Random) -> Story:
    """The step itself asks for something in front to be closed."""
    overlay = r.choice(vocabulary().overlays)
    closer = overlay.buttons[overlay.closer]
    word = overlay.name.split()[-1].strip("?").lower()
    step = r.choice(
        ("close the {} dialog", "dismiss the {} banner", "close the {} popup", "decline the {} message")
    ).format(word)
    path = (f'dialog "{overlay.name}"',)
    buttons = [bit("button", name, path=path, front=True, target=name == closer) for name in overlay.buttons]
    inside = (
        bit("heading", overlay.name, path=path, front=True),
        bit("text", overlay.text, path=path, front=True),
        *buttons,
    )
    page = (bit("heading", "Home"), bit("link", "Read more"), bit("textbox", "Your e-mail"))
    first = Frame(bits=(*page, *inside), front=FrontKind.DIALOG, front_name=overlay.name)
    done = Frame(bits=page, said=f'pressed button "{closer}"', done=True, moves=FINISHED)
    return Story(
        family="site", step=step, frames=(first, done) if r.random() < 0.85 else (first, unmoved(first, done.said))
    )


def expanded(r: Random) -> Story:
    """A question, a section or a branch opens."""
    names = [
        "Shipping times",
        "Returns",
        "Payment methods",
        "Warranty",
        "Opening hours",
        "Advanced",
        "Members",
        "Chapter two",
        "Branch north",
    ]
    r.shuffle(names)
    thing, others = names[0], names[1:4]
    step = r.choice(
        ("expand {}", "expand the {} section", "open the {} section", "show the section {}", "unfold {}")
    ).format(thing)
    role = r.choice(("button", "treeitem"))

    def listed(now: str) -> list[Bit]:
        return [
            bit(role, name, Condition.EXPANDED if name == now else Condition.COLLAPSED, target=name == thing)
            for name in sorted((*others, thing))
        ]

    first = Frame(bits=(bit("heading", "Questions"), *listed("")), moves=frozenset({"expand", "activate"}))
    told = bit("text", r.choice(("Within three working days.", "Ask us any time.", "Two entries")))
    done = Frame(
        bits=(bit("heading", "Questions"), *[Bit(b.element) for b in listed(thing)], told),
        said=f'expanded {role} "{thing}"',
        done=True,
        moves=FINISHED,
        stands=True,
    )
    if r.random() < 0.25:
        wrong = others[0]
        return Story(
            family="site",
            step=step,
            frames=(
                first,
                Frame(
                    bits=(bit("heading", "Questions"), *listed(wrong), told),
                    said=f'expanded {role} "{wrong}"',
                    moves=first.moves,
                ),
            ),
        )
    return Story(family="site", step=step, frames=(first, done))
