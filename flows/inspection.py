"""`run-flow inspect`: a page as run-flow sees it, each control with a locator that names it and no other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from surfaces import Surface
from view import REASONS, By, Element, Kind, Observed, Operation, Problem, Ranking, Screen, observed, suggested

from .reports.words import printable

WIDEST: Final = 60
"""Characters of a column: what is longer goes on after it, and pushes its line."""

LOOKS: Final = 3
"""An empty page is looked at so often before it is called empty."""

HEADINGS: Final = ("ref", "control", "locator", "states")


class NoAddress(Problem):
    """What was typed is nothing that is opened. Found out before anything starts."""

    kind = "invalid_flow"


class NotOpened(Problem):
    """The page to inspect could not be opened."""

    kind = "not_served"


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """One page, read from end to end."""

    screen: Screen
    ranking: Ranking = Ranking.ROLE
    whole: bool = False
    """All of it is told, not what fits an observation."""

    @property
    def observed(self) -> Observed:
        return observed(self.screen, ranking=self.ranking)

    @property
    def controls(self) -> tuple[Element, ...]:
        if self.whole:
            return self.screen.controls
        refs = {control.ref for control in self.observed.controls}
        return tuple(item for item in self.screen.controls if item.ref in refs)


async def seen(surface: Surface, address: str) -> Screen:
    """The page of that address, once there is something to read. Raises `NotOpened`."""
    reply = await surface.do(Operation(kind=Kind.NAVIGATE, text=(address,)))
    if not reply.ok:
        raise NotOpened(
            f"{address} could not be opened: {reply.note or reply.refusal}",
            hint="check the address, and that it answers",
        )
    screen = await surface.look(whole=True)
    for _ in range(LOOKS - 1):
        if screen.items:
            break
        await surface.do(Operation(kind=Kind.WAIT))
        screen = await surface.look(whole=True)
    if screen.is_blind:
        raise NotOpened(f"{address} could not be read: {screen.blind}", hint="try again, or look at it with --headed")
    return screen


def lines(page: Seen) -> Iterator[str]:
    """For a person: one control a line, with what to write into a flow."""
    screen = page.screen
    yield printable(f"{screen.title or 'a page without a title'}: {screen.address}")
    if not screen.front.is_window:
        yield printable(f'in front: {screen.front.kind} "{screen.front.name}"')
    yield ""
    yield from _table([HEADINGS, *(_row(item, page) for item in page.controls)])
    yield ""
    if page.whole:
        yield from (printable(f"{item.role}: {item.words}") for item in screen.texts if item.words)
    yield from _rest(page)


def _row(item: Element, page: Seen) -> tuple[str, ...]:
    """Of several of one name also where each stands."""
    locator = suggested(page.screen)[item.ref]
    place = f" in {item.path[-1]}" if item.path and locator.by is not By.NAME else ""
    return (item.ref, printable(f"{item.label}{place}"), printable(str(locator)), " ".join(sorted(item.states)))


def _table(rows: list[tuple[str, ...]]) -> Iterator[str]:
    widths = [min(WIDEST, max(len(row[at]) for row in rows)) for at in range(len(HEADINGS))]
    for row in rows:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()


def _rest(page: Seen) -> Iterator[str]:
    if omitted := 0 if page.whole else page.observed.omitted:
        yield f"{omitted} more controls: --whole lists all of them"
    yield from (f"not all: {REASONS[reason]}" for reason in page.screen.incomplete)
    if not page.controls:
        yield "nothing here can be pressed or filled in"
        return
    yield "in a flow: `press:` and the keys of `enter:` take what stands under locator (docs/locators.md)"


def as_json(page: Seen) -> str:
    """For programs."""
    screen, locators = page.screen, suggested(page.screen)
    texts = [{"role": item.role, "text": item.words} for item in screen.texts if item.words]
    facts: dict[str, object] = {
        "title": screen.title,
        "address": screen.address,
        "front": None if screen.front.is_window else {"kind": str(screen.front.kind), "name": screen.front.name},
        "revision": screen.revision,
        "controls": [_facts(item, str(locators[item.ref])) for item in page.controls],
        "omittedCount": 0 if page.whole else page.observed.omitted,
        "incomplete": [str(reason) for reason in (screen if page.whole else page.observed).incomplete],
        **({"texts": texts} if page.whole else {"text": page.observed.text}),
    }
    return json.dumps(facts, ensure_ascii=False, indent=2)


def _facts(item: Element, locator: str) -> dict[str, object]:
    return {
        "ref": item.ref,
        "role": item.role,
        "name": item.name,
        "place": list(item.path),
        "states": sorted(item.states),
        "offers": sorted(item.supports),
        "locator": locator,
    }
