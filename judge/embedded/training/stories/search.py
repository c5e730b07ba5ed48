"""Steps that search: the text is typed, then run; results come, or none, or others."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from ..case import Bit, Frame, Story, bit
from ..stage import failed, loading, unmoved
from ..words import vocabulary

FINISHED: Final = frozenset({"finished"})
STEPS: Final = (
    'search for "{}"', "search for {}", 'find "{}"', "look for {}", 'search the list for "{}"', 'search "{}"',
)  # fmt: skip
LABELS: Final = ("Search", "Search the catalogue", "Find", "Search products", "Keyword", "")
BUTTONS: Final = ("Search", "Go", "Find", "", None, None)
RETURN: Final = "pressed the confirm shortcut (return)"
NOTHING: Final = (
    'No results for "{}"', "Nothing found", "Your search for {} did not match any products", "0 results",
    "No results for {}",
)  # fmt: skip


@dataclass(frozen=True)
class Bar:
    """A search field, and its button where it has one."""

    role: str
    label: str
    placeholder: str
    button: str | None

    def bits(self, value: str = "", *, field: bool = False, run: bool = False) -> list[Bit]:
        place, path = self.placeholder, ("banner",)
        box = bit(self.role, self.label, value=value, placeholder=place, path=path, target=field)
        return [box] if self.button is None else [box, bit("button", self.button, path=path, target=run)]

    @property
    def name(self) -> str:
        return f'{self.role} "{self.label}"' if self.label else self.role

    @property
    def pressed(self) -> str:
        return f'pressed button "{self.button}"' if self.button else "pressed button"


def searched(r: Random) -> Story:
    """In a shop, a mailbox, a directory."""
    family = r.choice(("shop", "shop", "mail", "files", "admin", "bookings"))
    names = vocabulary().things[family]
    thing = r.choice(names)
    query = thing if r.random() < 0.7 else thing.split()[0]
    step, bar = r.choice(STEPS).format(query), _bar(r)
    if r.random() < 0.25 and family != "mail":
        return Story(family=family, step=step, frames=_live(r, bar, query, thing, names))
    page = [bit("heading", r.choice(("Welcome", "Home", "All", "Today")))]
    page += [bit("link", name) for name in r.sample([n for n in names if n != thing], 3)] if r.random() < 0.6 else []
    first = Frame(bits=(*bar.bits(field=True), *page), moves=frozenset({"type"}), typing=True)
    typed = Frame(
        bits=(*bar.bits(query, run=True), *page),
        said=f'typed "{query}" into {bar.name}',
        moves=frozenset({"shortcut", "activate"} if bar.button is not None else {"shortcut"}),
        unsure=bar.button is None,
    )
    said = RETURN if bar.button is None or r.random() < 0.4 else bar.pressed
    found = (*_heading(r, query), *_cards(r, query, thing, names))
    return Story(
        family=family, step=step, frames=(first, typed, *_ends(r, bar, query, replace(typed, said=said), found))
    )


def _bar(r: Random) -> Bar:
    role, label = r.choice(("searchbox", "searchbox", "textbox")), r.choice(LABELS)
    label = label or ("Search" if role == "textbox" else "")
    return Bar(role, label, r.choice(("Search", "What are you looking for?", "")), r.choice(BUTTONS))


def _ends(r: Random, bar: Bar, query: str, run: Frame, found: tuple[Bit, ...]) -> tuple[Frame, ...]:
    """What comes once the search was run; `run` is the screen as it was then, with what was pressed."""
    said = run.said
    title = f"{query} - search" if r.random() < 0.5 else ""
    results = (*bar.bits(query if r.random() < 0.8 else ""), *found)
    done = Frame(bits=results, said=said, done=True, moves=FINISHED, title=title)
    match r.choices(("found", "none", "nothing", "loads", "fails"), (58, 15, 10, 8, 9))[0]:
        case "none":
            told = bit(r.choice(("heading", "text", "status")), r.choice(NOTHING).format(query))
            moves = frozenset({"stuck", "activate", "type", "finished"})
            return (Frame(bits=(*bar.bits(query), told), said=said, unsure=True, moves=moves),)
        case "nothing":
            return (unmoved(run, said),)
        case "loads":
            slow = loading(Frame(bits=tuple(bar.bits(query))), said, r)
            return (slow, Frame(bits=results, said="waited", done=True, moves=FINISHED))
        case "fails":
            return (failed(run, said, r),)
    return (done,)


def _heading(r: Random, query: str) -> list[Bit]:
    said = r.choice((f'Results for "{query}"', "3 results", "Search results", query, "3 items found", ""))
    return [bit(r.choice(("heading", "heading", "status")), said)] if said else []


def _cards(r: Random, query: str, thing: str, names: tuple[str, ...]) -> list[Bit]:
    """The thing first, then what shares a word of it."""
    like = [n for n in names if n != thing and set(n.lower().split()) & set(query.lower().split())]
    if r.random() < 0.3:
        return [bit("row", name) for name in (thing, *like[:3])]
    found = []
    for n, name in enumerate((thing, *like[:3]), 1):
        path = ("main", f"listitem #{n}")
        found += [bit("link", name, path=path), bit("text", f"€ {n * 7}.90", path=path)]
        found.append(bit("button", "Add to basket", path=path))
    return found


def _live(r: Random, bar: Bar, query: str, thing: str, names: tuple[str, ...]) -> tuple[Frame, ...]:
    """The list is filtered while typing."""
    rows = [bit("row", name) for name in r.sample([n for n in names if n != thing], 4)]
    start = Frame(bits=(*bar.bits(field=True), *rows, bit("row", thing)), moves=frozenset({"type"}), typing=True)
    count = bit("status", r.choice(("1 result", "1 match", "1 of 5")))
    said = f'typed "{query}" into {bar.name}'
    done = Frame(bits=(*bar.bits(query), count, bit("row", thing)), said=said, done=True, moves=FINISHED)
    return (start, done)
