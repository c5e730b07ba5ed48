"""Lists whose rows are handled by what has no name of its own, or by the row itself; and a no to cookies."""

from __future__ import annotations

from random import Random
from typing import Final

from view import State as Condition

from ..case import Bit, Frame, Story, bit
from ..words import vocabulary

ON: Final = Condition.CHECKED
OFF: Final = Condition.UNCHECKED
TICK: Final = (
    'mark "{}" as done', 'tick "{}"', 'check "{}"', "tick off {}", 'complete "{}"', "mark {} as completed",
    "finish the task {}", 'check off "{}"',
)  # fmt: skip
UNTICK: Final = ('untick "{}"', 'uncheck "{}"', 'mark "{}" as not done', "mark {} as unfinished")
REMOVE: Final = ('delete "{}"', 'remove "{}"', "delete the entry {}", 'remove "{}" from the list', 'discard "{}"')
SHOW: Final = (
    "show the {} ones", "show only the {} ones", "show {}", "see what is {}", "filter by {}", "open the {} list",
    "view only {}", "go to the {} ones",
)  # fmt: skip
EVERY: Final = ("tick all of them", "mark all as done", "check everything", "complete all entries", "tick every one")
CLEAR: Final = ("clear the {} ones", "remove all {} ones", "clear {}", "delete everything that is {}")
FILTERS: Final = (
    ("All", "Open", "Done"), ("Everything", "Pending", "Finished"), ("All", "To do", "Closed"),
    ("All", "Unread", "Read"), ("Any", "Current", "Past"), ("All", "Upcoming", "Archived"),
    ("All", "Missing", "Packed"),
)  # fmt: skip
SWEEPS: Final = ("Clear {}", "Remove {}", "Delete all {}", "Clear {} entries")
FIELDS: Final = ("Add an entry", "New entry", "Something to remember", "What next?", "")


def handled(r: Random) -> Story:
    """Rows with a box to tick and a button to remove them, neither of which is called by anything."""
    names = r.sample(vocabulary().things["boards"], r.randrange(2, 6))
    thing, every = names[0], r.random() < 0.5
    r.shuffle(names)
    filters = r.choice(FILTERS)
    ticked = {name: r.random() < 0.4 for name in names}
    kind = r.choices(("tick", "untick", "remove", "show", "sweep", "every"), (5, 3, 4, 7, 3, 2))[0]
    ticked |= {thing: kind == "untick"} if kind in ("tick", "untick") else {}
    every = every or kind == "every"
    chosen = r.choice(filters[1:])
    step = _step(r, kind, thing, chosen)
    rows = [b for n, name in enumerate(names, 1) for b in _row(r, n, name, kind if name == thing else "", ticked[name])]
    head = [bit("heading", r.choice(("My list", "Tasks", "Plan", "List")))]
    head += [bit("textbox", r.choice(FIELDS))]
    head += [bit("checkbox", r.choice(("", "", "Tick all")), OFF, target=kind == "every")] if every else []
    foot = _foot(r, filters, chosen, kind)
    return Story(family="boards", step=step, frames=(Frame(bits=(*head, *rows, *foot)),))


def _step(r: Random, kind: str, thing: str, chosen: str) -> str:
    forms = {"tick": TICK, "untick": UNTICK, "remove": REMOVE, "show": SHOW, "sweep": CLEAR, "every": EVERY}
    said = chosen.lower() if kind in ("show", "sweep") else thing
    return r.choice(forms[kind]).format(said)


def _row(r: Random, n: int, name: str, kind: str, ticked: bool) -> list[Bit]:
    path = (r.choice(("list", 'list "Entries"')), f"listitem #{n}")
    box = bit("checkbox", "", ON if ticked else OFF, path=path, target=kind in ("tick", "untick"))
    gone = bit("button", r.choice(("", "", "×", "Delete")), path=path, target=kind == "remove")
    return [box, bit(r.choice(("text", "text", "paragraph")), name, path=path), gone]


def _foot(r: Random, filters: tuple[str, ...], chosen: str, kind: str) -> list[Bit]:
    where: tuple[str, ...] = r.choice((("contentinfo",), ("main",), (), ("contentinfo", "list")))
    role = r.choice(("link", "link", "button", "tab"))
    ways = [
        bit(
            role, name, *((Condition.CURRENT,) if at == 0 else ()), path=where, target=kind == "show" and name == chosen
        )
        for at, name in enumerate(filters)
    ]
    sweep = kind == "sweep" or r.random() < 0.6
    swept = chosen if kind == "sweep" else filters[-1]
    ways += [bit("button", r.choice(SWEEPS).format(swept.lower()), path=where, target=kind == "sweep")] if sweep else []
    return [bit("text", f"{r.randrange(1, 9)} left", path=where), *ways]


OPEN: Final = (
    'open the {k} "{t}"', "open the {k} about {t}", "read the {k} about {t}", "open {p}'s {k}", "read {p}'s {k}",
    "show the {k} from {p}", "open the {k} from {p}", "read the {k} {t}",
)  # fmt: skip
KINDS: Final = (("message", "messages"), ("note", "notes"), ("conversation", "conversations"), ("post", "posts"))
FOLDERS: Final = ("Inbox", "Sent", "Bin", "Drafts", "Spam", "Archive")


def among_rows(r: Random) -> Story:
    """The row itself is what opens; what makes a new one is called by the kind of thing too."""
    words = vocabulary()
    many = r.randrange(3, 6)
    people, titles = r.sample(words.things["people"], many), r.sample(words.things["mail"], many)
    kind, _ = r.choice(KINDS)
    at, removes = r.randrange(many), r.random() < 0.25
    step = f'delete the {kind} "{titles[at]}"' if removes else r.choice(OPEN).format(k=kind, t=titles[at], p=people[at])
    role = r.choice(("button", "link"))
    rows = [
        bit(role, f"{p} {t}", path=("main", "list", f"listitem #{n + 1}"), target=n == at)
        for n, (p, t) in enumerate(zip(people, titles, strict=True))
    ]
    head = [
        bit("button", r.choice(("New {}", "Compose {}", "+ New {}", "Create {}")).format(kind), path=("navigation",))
    ]
    head += [bit("link", name, path=("navigation",)) for name in r.sample(FOLDERS, 4)]
    return Story(family="mail", step=step, frames=(Frame(bits=(*head, *rows)),))


NO: Final = (
    "answer the cookie question with no", "decline the cookies", "refuse cookies", "say no to the cookies",
    "reject all cookies", "allow no cookies that are not necessary", "reject optional cookies",
    "turn the cookies down: no",
)  # fmt: skip
REFUSALS: Final = (
    "Decline", "Reject all", "No, thanks", "Only essential cookies", "Necessary only", "Just the necessary", "Refuse",
    "Required ones only", "Essential only", "Deny all",
)  # fmt: skip
AGREED: Final = ("Accept", "Accept all", "Allow all", "I agree", "Fine by me", "OK")


def no_cookies(r: Random) -> Story:
    """A banner on the page, beside everything else: no is what is wanted, and yes stands next to it."""
    path = (r.choice(('region "Cookies"', "complementary", 'region "Privacy"', "contentinfo")),)
    ways = [bit("button", r.choice(AGREED), path=path), bit("button", r.choice(REFUSALS), path=path, target=True)]
    ways += [bit("button", r.choice(("Settings", "Customise", "Manage choices")), path=path)] * (r.random() < 0.5)
    r.shuffle(ways)
    things = r.sample(vocabulary().things["shop"], 3)
    rows = [bit("link", name, path=("main", f"listitem #{n}")) for n, name in enumerate(things, 1)]
    rows += [bit("button", "Add to cart", path=("main", f"listitem #{n}")) for n in (1, 2)]
    head = [bit("searchbox", "Search", path=("banner",)), bit("button", "Search", path=("banner",))]
    banner = [bit("text", "We use cookies to make this site work.", path=path), *ways]
    return Story(family="shop", step=r.choice(NO), frames=(Frame(bits=(*head, *banner, *rows)),))
