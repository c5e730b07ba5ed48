"""
MiniWoB++'s public tasks, one plain step each, run by `run-flow` itself and judged by the page's own reward.

    python tests/bench/miniwob.py FOLDER [--seeds 1,2] [--without-allow] [--tasks a,b] [--out rows.jsonl]

FOLDER is a writable copy of the bench's `miniwob` folder, with the wheel's pages unpacked as its README says. Prints
success, false "done" (exit 0 while the reward says otherwise) and turns, task by task, and each false "done" by name.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import urllib.request
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

VIEWPORT = {"width": 500, "height": 320}
CHUNK = 25
"""Flows in one run of the program."""


@dataclass(frozen=True)
class Row:
    """One episode as it went."""

    id: str
    task: str
    outcome: str
    note: str
    turns: int
    calls: int
    seconds: float
    success: bool
    utterance: str

    @property
    def is_false_done(self) -> bool:
        return self.outcome in {"done", "already_done"} and not self.success


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The rig's own server, in a process of its own."""
    command = [sys.executable, str(folder / "miniwob_rig.py"), "serve", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        try:
            yield server.stdout.readline().strip()
        finally:
            server.terminate()


def flow_of(episode: dict[str, Any], base: str, *, allow: bool) -> str:
    """One plain step, the same head for every task."""
    head: dict[str, Any] = {
        "flow": episode["id"],
        "start": base + episode["path"],
        "browser": {"viewport": VIEWPORT},
        "steps": [{"do": episode["utterance"].replace("$", "$$")}],
    }
    if allow:
        head["allow"] = ["Submit"]
    return json.dumps(head, ensure_ascii=False)


def run(episodes: Sequence[dict[str, Any]], base: str, *, allow: bool) -> Iterator[Row]:
    """Runs the episodes some at a time, and asks the rig what came of each."""
    for start in range(0, len(episodes), CHUNK):
        chunk = episodes[start : start + CHUNK]
        with tempfile.TemporaryDirectory() as folder:
            yield from _run_chunk(chunk, base, Path(folder), allow=allow)


def _run_chunk(chunk: Sequence[dict[str, Any]], base: str, folder: Path, *, allow: bool) -> Iterator[Row]:
    files = []
    for episode in chunk:
        file = folder / f"{episode['id']}.yaml"
        file.write_text(flow_of(episode, base, allow=allow), encoding="utf-8")
        files.append(str(file))
    out = folder / "out"
    command = ["run-flow", "run", *files, "--progress", "none", "--json", "--out", str(out)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    try:
        summary = json.loads(done.stdout)
    except json.JSONDecodeError:
        sys.exit(f"run-flow said no JSON: {done.stdout[-500:]}{done.stderr[-2000:]}")
    by_name = {flow["flow"]: flow for flow in summary["flows"]}
    for episode in chunk:
        yield _row(episode, by_name[episode["id"]], result(base, episode["id"]))


def _row(episode: dict[str, Any], flow: dict[str, Any], reward: dict[str, Any]) -> Row:
    steps = flow.get("steps") or [{}]
    return Row(
        id=episode["id"],
        task=episode["task"],
        outcome=flow["outcome"],
        note=steps[-1].get("note", ""),
        turns=steps[-1].get("turns", 0),
        calls=flow.get("calls", 0),
        seconds=flow.get("seconds", 0.0),
        success=bool(reward.get("success")),
        utterance=episode["utterance"],
    )


def result(base: str, id_: str) -> dict[str, Any]:
    """What the page itself said of the episode."""
    with urllib.request.urlopen(f"{base}/result?id={id_}", timeout=10) as reply:
        found: dict[str, Any] = json.load(reply)
    return found


def report(rows: Sequence[Row]) -> None:
    """Task by task, then in all, then every false "done"."""
    by_task: defaultdict[str, list[Row]] = defaultdict(list)
    for row in rows:
        by_task[row.task].append(row)
    for task, of_task in by_task.items():
        outcomes = ", ".join(f"{n} {outcome}" for outcome, n in Counter(row.outcome for row in of_task).most_common())
        won = sum(row.success for row in of_task)
        print(f"{task:24s} {won}/{len(of_task)}  {outcomes}")
    won, wrong = sum(row.success for row in rows), [row for row in rows if row.is_false_done]
    turns = sum(row.turns for row in rows) / max(1, len(rows))
    print(f"success {won}/{len(rows)} = {won / max(1, len(rows)):.3f}; false done {len(wrong)}; turns {turns:.1f} mean")
    honest = sum(row.success and row.outcome in {"done", "already_done"} for row in rows)
    print(f"succeeded and said so {honest}/{len(rows)}")
    for row in wrong:
        print(f"  false done: {row.id}: {row.utterance} :: {row.note}")


def main() -> None:
    """Reads the arguments, runs, reports."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seeds", default="1,2,3,4,5")
    parser.add_argument("--tasks", default="")
    parser.add_argument("--without-allow", action="store_true")
    parser.add_argument("--out", type=Path)
    said = parser.parse_args()
    lines = (said.folder / "episodes_dev.jsonl").read_text(encoding="utf-8").splitlines()
    seeds, tasks = {int(seed) for seed in said.seeds.split(",")}, set(filter(None, said.tasks.split(",")))
    episodes = [e for line in lines if (e := json.loads(line))["seed"] in seeds and (not tasks or e["task"] in tasks)]
    with served(said.folder) as base:
        rows = list(run(episodes, base, allow=not said.without_allow))
    if said.out:
        said.out.write_text("".join(json.dumps(row.__dict__) + "\n" for row in rows), encoding="utf-8")
    report(rows)


if __name__ == "__main__":
    main()
