"""The tool `act`: from what a client asks for to a machine, and from what came of it to an answer."""

from __future__ import annotations

import re
from typing import Final

from act import ActionAssessed, Deed, Done, preflight, single, unseen
from surfaces.browser import without_query
from view import Element, Kind, Reply, Secret, Text, TopologyError, TypedError, budgets, parse_locator

from ..policy import Capability
from .arguments import Act, Does, Reporting
from .limited import inside
from .session import Session
from .told import Facts, Told, present, told_problem

KINDS: Final[dict[Does, Kind]] = {
    Does.CLICK: Kind.CLICK,
    Does.DOUBLE_CLICK: Kind.DOUBLE_CLICK,
    Does.HOVER: Kind.HOVER,
    Does.TYPE: Kind.TYPE,
    Does.SELECT: Kind.SELECT,
    Does.CHECK: Kind.CHECK,
    Does.UNCHECK: Kind.CHECK,
    Does.EXPAND: Kind.EXPAND,
    Does.COLLAPSE: Kind.EXPAND,
    Does.DRAG: Kind.DRAG,
    Does.CHORD: Kind.CHORD,
    Does.SCROLL: Kind.SCROLL,
    Does.NAVIGATE: Kind.NAVIGATE,
    Does.BACK: Kind.BACK,
    Does.UPLOAD: Kind.UPLOAD,
    Does.DISMISS_DIALOG: Kind.CHORD,
    Does.CLICK_AT: Kind.CLICK_AT,
}
"""What each is for a surface."""

NEEDS: Final = {Does.UPLOAD: Capability.UPLOAD, Does.CLICK_AT: Capability.COORDINATE_CLICK}
"""What the server's policy has to allow beside the gate."""

ESCAPE: Final = "escape"
_SECRET: Final = re.compile(r"(\[secret:[A-Za-z_][A-Za-z0-9_]*\])")


async def act(session: Session, asked: Act) -> Told:
    """Does it, or says why not."""
    if asked.do in NEEDS and not asked.preflight:
        session.permits.require(NEEDS[asked.do])
    deed = _deed(session, asked)
    bearings = session.bearings()
    reads = session.permits.allows(Capability.READ_FORM_VALUES)
    if asked.preflight:
        return _told(await session.drive(preflight(deed, session.hand, bearings)), reads=reads, preflight=True)
    session.hand.pending = None
    machine = single(deed, session.hand, bearings, is_assessed=asked.verdict is Reporting.ON)
    try:
        return _told(await session.drive(machine), reads=reads)
    except TopologyError:
        if (sent := session.hand.pending) is None:
            raise
        return _told(unseen(sent), reads=reads)


def _deed(session: Session, asked: Act) -> Deed:
    text = asked.text or ""
    if asked.do is Does.UPLOAD:
        text = str(inside(session.settings.folder, text))
    chord = ESCAPE if asked.do is Does.DISMISS_DIALOG else text
    return Deed(
        kind=KINDS[asked.do],
        chain=parse_locator(asked.on) if asked.on else (),
        to=parse_locator(asked.to) if asked.to else (),
        text=_text(text) if asked.do is not Does.CHORD else (),
        chord=chord if KINDS[asked.do] is Kind.CHORD else "",
        checked=asked.do not in {Does.UNCHECK, Does.COLLAPSE},
        at=asked.at,
    )


def _text(text: str) -> Text:
    """
    The text with its secrets by name.

    >>> _text("Bearer [secret:TOKEN]")
    ('Bearer ', Secret(name='TOKEN'))
    """
    parts = (part for part in _SECRET.split(text) if part)
    return tuple(Secret(part[len("[secret:") : -1]) if _SECRET.fullmatch(part) else part for part in parts)


def _told(done: Done, *, reads: bool, preflight: bool = False) -> Told:
    facts = present(
        {
            "act": done.words,
            "ref": done.element.ref if done.element else None,
            "target": _target(done.element) if preflight else None,
            "rule": done.rule,
            "because": done.because,
            **(_reply(done.reply) if done.reply else {}),
            **(_assessed(done.assessed, reads=reads) if done.assessed else {}),
            "address": done.screen.address[: budgets.ADDRESS.value] if done.screen else None,
            "revision": done.screen.revision if done.screen else None,
        }
    )
    if preflight and done.problem is None:
        facts["would"] = "be done"
    if isinstance(done.problem, TypedError):
        return told_problem(done.problem, **facts)
    return Told(facts)


def _target(element: Element | None) -> Facts | None:
    if element is None:
        return None
    return present({"role": element.role, "name": element.name, "states": sorted(element.states), "box": element.box})


def _reply(reply: Reply) -> Facts:
    return {
        "dispatched": str(reply.dispatched),
        "note": reply.note,
        "kept": reply.kept if reply.requested is not None else None,
        "dialogs": reply.dialogs,
        "opened": tuple(without_query(address) for address in reply.opened),
    }


def _assessed(told: ActionAssessed, *, reads: bool) -> Facts:
    """A verdict with all that was measured for it. Of what a field holds only where values may be read."""
    value = told.value
    return {
        "verdict": str(told.verdict),
        "reason": str(told.reason),
        "next": str(told.next),
        "gloss": told.gloss,
        "hint": told.hint,
        "delivery": str(told.delivery),
        "intercepted_by": told.intercepted_by.label if told.intercepted_by else None,
        "aim": told.aim,
        "requested": value.requested if value else None,
        "actual": value.actual if value and reads else None,
        "observed_after_ms": told.observed_after_ms,
        "values_lost": tuple(one.field for one in told.values_lost),
    }
