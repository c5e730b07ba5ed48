"""When a step failed because something only a person can do was asked for: a captcha, a code, signing in."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from view import Screen

from .ending import Ending, Outcome
from .intent import AnyIntent, VerifyIntent
from .phrases import NEEDS_PERSON
from .words import first_said

_MAY_HELP: Final = frozenset({Outcome.UNSURE, Outcome.STUCK, Outcome.OUT_OF_TURNS, Outcome.UNRESPONSIVE, Outcome.FALSE})
"""Ways to fail that a wall of this kind explains. A refusal stays one, and so does an address that does not load."""


def needed(screen: Screen) -> str:
    """
    What the screen asks of a person; empty when it asks nothing of the kind.

    >>> needed(Screen(title="Please log in"))
    'somebody has to sign in'
    """
    return next((what for what, phrases in NEEDS_PERSON.items() if first_said(screen, phrases)), "")


def with_person(ending: Ending, intent: AnyIntent) -> Ending:
    """
    The same ending, or that a person is needed where the last screen of a failed step says so. A `verify` that was
    plainly read as false stays false: it was there to find that out.
    """
    screen = ending.memory.screen
    is_finding = isinstance(intent, VerifyIntent) and ending.outcome is Outcome.FALSE
    what = needed(screen) if screen and ending.outcome in _MAY_HELP and not is_finding else ""
    return replace(ending, outcome=Outcome.NEEDS_PERSON, note=f"{what}; {ending.note}") if what else ending
