"""
Real applications, each with a task in plain words and a check of its real state, carried out by `run-flow` itself.

    python tests/bench/apps.py FOLDER (todomvc|djadmin|oscar) [--app NAME] [--without-allow] [--plainer] [--out RESULTS]

FOLDER is a writable copy of the bench's `apps` folder. Starts the application by its own `start.sh`, afresh for every
run; writes the task's steps into a flow as they stand, what it expects at the end as a last `verify`; runs the flow;
runs `check.sh`. Prints how the flow ended and at which step, whether the check passes, and each false "done" (exit 0
while it does not). With `--plainer` the steps are ours (``plainer/APP.yaml``), one thing a step: it shows how much of a
failure is due to what a step asks for at once. `run-flow explain RESULTS/NAME/run STEP` tells the rest.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import yaml

PROGRAM = Path(sys.executable).with_name("run-flow")
LIMITS = {"calls": 600, "seconds": 600}
STARTS_WITHIN_S = 600
"""The first start installs the application."""
ASKED_EVERY_S = 0.2
ANSWERS_WITHIN_S = 60
"""Asking again sooner only adds to what a busy machine has to do."""
SETTLES_S = 1.0
"""The applications tell their own check of the last change within this."""


@dataclass(frozen=True, kw_only=True)
class Allowed:
    """A control that the gate would refuse, and the words of the one step that ask for it to be activated."""

    name: str
    asked: str


@dataclass(frozen=True, kw_only=True)
class App:
    """One application: where it answers, and what its task asks to be activated although it looks destructive."""

    name: str
    port: int
    ready: str
    allow: tuple[Allowed, ...] = ()


APPS: tuple[App, ...] = (
    App(
        name="todomvc",
        port=8802,
        ready="/examples/",
        allow=tuple(Allowed(name=sign, asked='Delete "buy milk"') for sign in ("✖", "×", "x")),
    ),
    App(name="djadmin", port=8803, ready="/admin/"),
    App(
        name="oscar",
        port=8801,
        ready="/catalogue/",
        allow=(Allowed(name="Place order", asked="Place the order"),),
    ),
)
"""The signs are what the examples' style sheets draw on a button without a name. Django's "Save" needs no allowance."""


@dataclass(frozen=True, kw_only=True)
class Row:
    """One run as it went."""

    name: str
    outcome: str
    passed: int
    """Steps that passed, of all."""
    steps: int
    ended_in: str
    note: str
    check: bool
    state: str
    turns: int
    calls: int
    seconds: float

    @property
    def says_done(self) -> bool:
        return self.outcome in {"done", "already_done", "stopped"}

    @property
    def is_false_done(self) -> bool:
        return self.says_done and not self.check


def task_of(folder: Path, example: str, *, plainer: bool) -> dict[str, Any]:
    """The application's own task, for one of its examples; with our steps where plainer ones are asked for."""
    task: dict[str, Any] = yaml.safe_load((folder / "flow.yaml").read_text(encoding="utf-8").replace("{app}", example))
    ours = Path(__file__).parent / "plainer" / f"{folder.name}.yaml"
    return task | yaml.safe_load(ours.read_text(encoding="utf-8")) if plainer else task


def flow_of(task: dict[str, Any], allow: Sequence[Allowed]) -> str:
    """The task as a flow: its steps as they stand, what it expects as the last one."""
    flow = {
        "flow": task["name"],
        "start": task["open"],
        "limits": LIMITS,
        "steps": [*(_step(step, allow) for step in task["steps"]), {"verify": task["expect"]}],
    }
    return json.dumps(flow, ensure_ascii=False, indent=1)


def _step(step: str | dict[str, Any], allow: Sequence[Allowed]) -> str | dict[str, Any]:
    """The step as it stands; beside it what it alone may activate."""
    if not isinstance(step, str):
        return step
    text = step.replace("$", "$$")
    names = [one.name for one in allow if one.asked in step]
    return {"do": text, "allow": names} if names else text


@contextmanager
def started(app: App, folder: Path) -> Iterator[None]:
    """The application, in a process group of its own, answering; all of it ends with the block."""
    with socket.socket() as probe:
        if probe.connect_ex(("127.0.0.1", app.port)) == 0:
            sys.exit(f"port {app.port} is taken: something answers there already")
    with (
        (folder / "server.log").open("ab") as log,
        subprocess.Popen(["./start.sh"], cwd=folder, stdout=log, stderr=log, start_new_session=True) as server,
    ):
        try:
            _answers(f"http://127.0.0.1:{app.port}{app.ready}", server)
            yield
        finally:
            os.killpg(server.pid, signal.SIGTERM)


def _answers(address: str, server: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + STARTS_WITHIN_S
    while time.monotonic() < until:
        if server.poll() is not None:
            sys.exit(f"start.sh ended with {server.returncode}: see server.log beside it")
        try:
            with urllib.request.urlopen(address, timeout=ANSWERS_WITHIN_S):
                return
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(ASKED_EVERY_S)
    sys.exit(f"nothing answers at {address}")


def run(app: App, folder: Path, example: str, out: Path, said: argparse.Namespace) -> Row:
    """Starts, runs, checks."""
    task = task_of(folder, example, plainer=said.plainer)
    out.mkdir(parents=True, exist_ok=True)
    file = out / "flow.yaml"
    file.write_text(flow_of(task, () if said.without_allow else app.allow), encoding="utf-8")
    with started(app, folder):
        command = [str(PROGRAM), "run", str(file), "--progress", "none", "--json", "--out", str(out / "run")]
        ran = subprocess.run(command, capture_output=True, text=True, check=False)
        time.sleep(SETTLES_S)
        check = subprocess.run(
            ["./check.sh", *([example] if example else [])], cwd=folder, capture_output=True, text=True, check=False
        )
    try:
        flow = json.loads(ran.stdout)["flows"][0]
    except (json.JSONDecodeError, IndexError):
        sys.exit(f"run-flow said no JSON: {ran.stdout[-500:]}{ran.stderr[-2000:]}")
    return row_of(out.name, flow, check)


def row_of(name: str, flow: dict[str, Any], check: subprocess.CompletedProcess[str]) -> Row:
    steps = flow["steps"]
    failed: dict[str, Any] = next((s for s in steps if not s["passes"] and s["outcome"] != "skipped"), {})
    return Row(
        name=name,
        outcome=flow["outcome"],
        passed=sum(step["passes"] for step in steps),
        steps=len(steps),
        ended_in=f"{failed['path']}: {failed['text']}" if failed else "",
        note=failed.get("note", "") or flow["note"],
        check=check.returncode == 0,
        state=(check.stdout + check.stderr).strip()[:400],
        turns=sum(step["turns"] for step in steps),
        calls=flow["calls"],
        seconds=flow["ms"] / 1000,
    )


def tell(row: Row) -> None:
    """One run, as soon as it is over."""
    check = "passes" if row.check else "fails"
    print(f"{row.name}: {row.outcome}, {row.passed} of {row.steps} steps; check {check}", end="")
    print(f"; {row.turns} turns, {row.calls} calls, {row.seconds:.0f} s{'; FALSE DONE' if row.is_false_done else ''}")
    if row.ended_in:
        print(f"  ended in {row.ended_in}\n  note: {row.note}")
    if not row.check:
        print(f"  state: {row.state}", flush=True)


def tell_all(rows: Sequence[Row]) -> None:
    """All runs together."""
    honest = sum(row.says_done and row.check for row in rows)
    steps = f"{sum(row.passed for row in rows)} of {sum(row.steps for row in rows)}"
    wrong = [row for row in rows if row.is_false_done]
    print(
        f"\nchecks passed {sum(row.check for row in rows)} of {len(rows)}; and said so {honest}; steps passed {steps}"
    )
    print(f"false done {len(wrong)}: {', '.join(row.name for row in wrong) or 'none'}")


def examples_of(folder: Path) -> list[str]:
    """The names that `{app}` stands for in the task; one empty name where it has none."""
    file = folder / "dev.txt"
    return file.read_text(encoding="utf-8").split() if file.is_file() else [""]


def main() -> None:
    """Reads the arguments, runs, reports."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("application", choices=[app.name for app in APPS])
    parser.add_argument("--app", action="append", default=[], help="one of the examples; may be repeated")
    parser.add_argument("--without-allow", action="store_true")
    parser.add_argument("--plainer", action="store_true")
    parser.add_argument("--out", type=Path, default=Path("run-flow-results") / "apps")
    said = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))  # so that the application ends too
    app = next(app for app in APPS if app.name == said.application)
    folder, out = (said.folder / app.name).resolve(), said.out.resolve()
    rows = []
    for example in said.app or examples_of(folder):
        how = ("without-allow" if said.without_allow else "", "plainer" if said.plainer else "")
        name = "-".join(filter(None, (app.name, example, *how)))
        rows.append(run(app, folder, example, out / name, said))
        tell(rows[-1])
        (out / name / "row.json").write_text(json.dumps(asdict(rows[-1]), indent=1), encoding="utf-8")
    tell_all(rows)


if __name__ == "__main__":
    main()
