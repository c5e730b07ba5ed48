"""The tool `observe`: what the selected frame shows, within the contract's budgets (`view.observed`), and beside it."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Final

from surfaces.browser import BrowserSurface
from view import By, Incomplete, Observed, Screen, Values, observed, parse_locator

from ..policy import Capability
from .arguments import Observe
from .session import Session
from .told import Facts, Told, present

PIPE: Final = r"\|"
"""A pipe that separates no locators."""


async def observe(session: Session, asked: Observe) -> Told:
    """What is there, and what references and `ordinal=` count from now on."""
    if asked.include_form_values:
        session.permits.require(Capability.READ_FORM_VALUES)
    if asked.picture:
        session.permits.require(Capability.SCREENSHOT)
    surface = await session.surface()
    css = _selector(asked.css)
    screen = _matched(await session.look((css,) if css else ()), css)
    frames = await surface.picker.frames()
    known = (Incomplete.FRAME,) if len(frames) > 1 else ()
    seen = observed(screen, ranking=asked.ranking, values=_values(session, asked), known=known)
    session.listing = seen.listing
    facts = {**_facts(seen), "blind": screen.blind, **_beside(session, surface, asked)}
    return Told(present(facts), picture=await surface.picture() if asked.picture else None)


def _selector(css: str | None) -> str | None:
    """Raises `BadLocator` where it would be none in a locator either."""
    return None if css is None else parse_locator(f"{By.CSS}={css.replace('|', PIPE)}")[0].value


def _matched(screen: Screen, css: str | None) -> Screen:
    """What of it the selector matches."""
    if css is None:
        return screen
    matched = set(screen.matches.get(css, ()))
    return replace(screen, items=tuple(item for item in screen.items if item.ref in matched), omitted=())


def _values(session: Session, asked: Observe) -> Values:
    if not asked.include_form_values:
        return Values.NONE
    return Values.ALL if session.permits.allows(Capability.READ_SENSITIVE_FORM_VALUES) else Values.PLAIN


def _facts(seen: Observed) -> Facts:
    return {
        "title": seen.title,
        "address": seen.address,
        "revision": seen.revision,
        "front": seen.front,
        "controls": [present(asdict(control)) for control in seen.controls],
        "nodes": [present(asdict(node)) for node in seen.nodes],
        "text": seen.text,
        "omittedCount": seen.omitted,
        "incomplete": [str(reason) for reason in seen.incomplete],
        "values": None if seen.values is None else [asdict(value) for value in seen.values],
    }


def _beside(session: Session, surface: BrowserSurface, asked: Observe) -> Facts:
    """What is told of the browser and not of the page."""
    entries = surface.picker.diagnostics() if asked.diagnostics else ()
    said = [
        session.redactor.text(f"{entry.source} {entry.level}: {entry.words} {entry.address}".strip())
        for entry in entries
    ]
    return {
        "attachMode": surface.attached,
        "topology": [{"kind": str(change.kind), "id": change.id} for change in surface.picker.changes()],
        "diagnostics": said if asked.diagnostics else None,
    }
