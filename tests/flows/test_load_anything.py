"""Whatever a file holds: it loads, or it is refused with places and hints. Never anything else."""

from __future__ import annotations

import string
from collections.abc import Callable
from pathlib import Path

import pytest
from flowfiles import ENVIRONMENT
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from flows.load import Flow, FlowError, load
from flows.render import as_json, render

CHECKOUT = (Path(__file__).parents[2] / "flows" / "examples" / "checkout.yaml").read_text(encoding="utf-8")
RICH = """\
flow: a
vars: {mug: &m Blue mug, host: "${env:RUN_FLOW_TEST_HOST:-x}"}
secrets: {password: RUN_FLOW_TEST_PASSWORD}
stop_before: paying
allow: [{name: *m, on: example.com, times: 2}, Delete]
limits: {turns: 3, loops: {undo: off}}
browser: {viewport: {width: 800, height: 600}, headers: {A: b}, permissions: [x]}
start: http://127.0.0.1/
steps:
  - 'type "${password}" into the password field'
  - {do: go, allow: [Send]}
  - enter:
      note: |
        one
        two ${mug}
  - wait_for: >-
      it is
      there
"""
SIGNS = [
    *"\t\n\r -:,#&*!|>'\"%@`{}[]?$~=<.\\\0\u0085\u2028\ufeff\U0001f600é",
    "${",
    "$${",
    ": ",
    "- ",
    "\n  - ",
    "---\n",
    "<<",
]
QUICK = settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])

Mutation = Callable[[str], str]


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A flow with a few signs put in, taken out or written twice."""
    text = draw(st.sampled_from([CHECKOUT, RICH]))
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(text)))
        until = min(len(text), at + draw(st.integers(0, 12)))
        piece = draw(st.sampled_from([*SIGNS, text[at:until] * 2, ""]) | st.text(string.printable, max_size=6))
        text = text[:at] + piece + text[draw(st.sampled_from([at, until])) :]
    return text


def load_or_refuse(folder: Path, data: bytes) -> None:
    (folder / "shop").mkdir(exist_ok=True)
    file = folder / "flow.yaml"
    file.write_bytes(data)
    found = outcome(file)
    if isinstance(found, FlowError):
        lines = len(data.decode("utf-8", "replace").splitlines()) + 1
        assert found.complaints
        assert all(each.message and each.hint and 0 <= each.place.line <= lines for each in found.complaints)
        assert all(each.place.column <= len(each.place.text_of_line) + 1 for each in found.complaints)
        assert render(found, colour=False)
        assert as_json(found)
    else:
        assert found.steps
        assert set(found.places) == {step.path for step in found.steps}


def outcome(file: Path) -> Flow | FlowError:
    try:
        return load(file, environment=ENVIRONMENT)
    except FlowError as error:
        return error


@QUICK
@given(data=st.binary(max_size=200))
def test_any_bytes(tmp_path: Path, data: bytes) -> None:
    load_or_refuse(tmp_path, data)


@QUICK
@given(text=st.lists(st.sampled_from([*SIGNS, "steps", "go", "enter", "vars", "a", "  "]), max_size=40).map("".join))
def test_any_text_of_yaml_signs(tmp_path: Path, text: str) -> None:
    load_or_refuse(tmp_path, text.encode("utf-8", "surrogatepass"))


@QUICK
@given(text=mutated())
def test_a_flow_with_mistakes(tmp_path: Path, text: str) -> None:
    load_or_refuse(tmp_path, text.encode("utf-8", "surrogatepass"))


@pytest.mark.slow
@settings(QUICK, max_examples=1_000)
@given(text=mutated())
def test_a_flow_with_many_more_mistakes(tmp_path: Path, text: str) -> None:
    load_or_refuse(tmp_path, text.encode("utf-8", "surrogatepass"))
