"""Whole runs as the command line makes them, in a real browser, with the judge that comes with us or a test's own."""

from __future__ import annotations

import io
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from act import Event
from flows.cli.run import Wanted, World, execute
from flows.explain import read
from flows.judging import Judging
from flows.means import browser_opening, judge_opening
from flows.reports.console import Progress


@dataclass
class Ran:
    """What a run left behind."""

    code: int
    out: str
    events: list[Event]
    folder: Path

    def told(self, name: str) -> list[Event]:
        return [event for event in self.events if event.name == name]


def ran(
    folder: Path,
    flow: str,
    environment: Mapping[str, str] | None = None,
    *,
    judging: Judging | None = None,
    **wanted: object,
) -> Ran:
    """
    Runs the text of a flow to its end, with a judge of the test's own where it gives one. The results lie in
    ``results`` below the folder.
    """
    file = folder / "flow.yaml"
    file.write_text(flow, encoding="utf-8")
    out = io.StringIO()
    world = World(
        environment=environment or {},
        stdout=out,
        stderr=io.StringIO(),
        judging=lambda given: (lambda _: judging) if judging else judge_opening(environment or {}, given.judge),
        opening=lambda given: browser_opening(given.browser, headed=given.headed),
    )
    results = folder / "results"
    typed = {"files": (file,), "out": results, "progress": Progress.NONE, **wanted}
    code = execute(Wanted(**typed), world)  # type: ignore[arg-type]  # a test's own spelling
    events = [record.event for record in read(results / "events.ndjson")] if results.exists() else []
    return Ran(code, out.getvalue(), events, results)
