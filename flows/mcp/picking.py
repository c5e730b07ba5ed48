"""The tool `targets`: the windows of the session's browser, and the frames of the selected one."""

from __future__ import annotations

from dataclasses import asdict

from surfaces.browser import BrowserSurface, Frame, Target
from view import Denied, Refusal, StaleTarget

from .arguments import Targets, Topology
from .session import Session
from .told import Facts, Told, present


async def targets(session: Session, asked: Targets) -> Told:
    """Does it, and tells what there is afterwards."""
    surface = await session.surface()
    picker = surface.picker
    id_ = asked.id or ""
    match asked.do:
        case Topology.CREATE:
            return await _created(session, surface, asked.url)
        case Topology.SELECT:
            session.listing = None
            await picker.select(id_)
        case Topology.CLOSE:
            await picker.close(id_)
        case Topology.FRAMES:
            return Told({"frames": [_frame(session, one) for one in await picker.frames()]})
        case Topology.SELECT_FRAME:
            session.listing = None
            return Told({"frame": _frame(session, await picker.select_frame(id_))})
    return Told({"targets": [_target(session, one) for one in await picker.targets()]})


async def _created(session: Session, surface: BrowserSurface, url: str | None) -> Told:
    """One more window, not selected. One whose address is not allowed is closed again."""
    created = await surface.picker.create()
    if url:
        reply = await surface.open_in(created.id, url)
        if reply.refusal is Refusal.NOT_ALLOWED:
            await surface.picker.close(created.id)
            raise Denied(session.redactor.text(url))
    listed = await surface.picker.targets()
    found = next((one for one in listed if one.id == created.id), None)
    if found is None:
        raise StaleTarget(created.id)
    return Told({"target": _target(session, found)})


def _target(session: Session, target: Target) -> Facts:
    return present(_masked(session, asdict(target)))


def _frame(session: Session, frame: Frame) -> Facts:
    return present(_masked(session, asdict(frame)))


def _masked(session: Session, facts: Facts) -> Facts:
    return {key: session.redactor.text(value) if isinstance(value, str) else value for key, value in facts.items()}
