"""Steps that are under way: screens with a history of deeds, and what the judge makes of them."""

from __future__ import annotations

from dataclasses import replace

from asked import KEYS, chosen
from states import after

from judge import NONE, State
from judge import Kind as Asked
from judge.question import Option


def did(before: State, *deeds: str, lines: tuple[str, ...] = ()) -> State:
    """The same screen, or another, once those things were done in the step."""
    told = after(before, deeds[-1], *lines) if lines else replace(before, last=deeds[-1])
    return replace(told, history=(f"step: {before.step}", *deeds))


def shortcut(screen: State) -> str:
    return chosen(screen, Asked.SHORTCUT, [Option(key=key, text=key) for key in KEYS]).top


def span(screen: State, *texts: str) -> str:
    """Which text goes into which field, as the option says it."""
    fields = [item for item in screen.items if item.role in ("textbox", "searchbox", "spinbutton")]
    pairs = [(text, field) for text in texts for field in fields]
    options = [Option(key=str(n), text=f'type "{t}" into {f.label}', element=f) for n, (t, f) in enumerate(pairs, 1)]
    top = chosen(screen, Asked.SPAN, options).top
    return NONE if top == NONE else options[int(top) - 1].text
