"""The JSON Schema is made from the models and agrees with the loader on what may stand in a flow file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped]  # its stubs are one more package
import pytest
import yaml
from flowfiles import complaints
from ruamel.yaml import YAML

from flows.schema import DRAFT, schema, text

ROOT = Path(__file__).parents[2]
GOLDEN = Path(__file__).with_name("schema.json")
EXAMPLES = sorted((ROOT / "flows" / "examples").rglob("*.yaml"))
VALIDATOR = jsonschema.Draft7Validator(schema())


def as_an_editor_reads(flow: str) -> Any:
    """YAML 1.2, as language servers and check-jsonschema read it."""
    return YAML(typ="safe", pure=True).load(flow)


def refusals(flow: str) -> list[str]:
    return [error.message for error in VALIDATOR.iter_errors(as_an_editor_reads(flow))]


def test_is_valid_draft_07() -> None:
    assert schema()["$schema"] == DRAFT
    jsonschema.Draft7Validator.check_schema(schema())


def test_is_the_reviewed_one() -> None:
    """Where this fails and the change is wanted, put what `flows.schema.text()` gives into schema.json."""
    assert json.loads(GOLDEN.read_text(encoding="utf-8")) == schema()
    assert json.loads(text()) == schema()


def test_no_key_is_offered_twice() -> None:
    """Steps are one object with rules for its keys: in a list of alternatives editors offer each key again."""
    assert "oneOf" not in text()


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_every_example_flow_is_valid(path: Path) -> None:
    assert refusals(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_every_example_flow_is_valid_to_readers_of_yaml_1_1_too(path: Path) -> None:
    assert list(VALIDATOR.iter_errors(yaml.safe_load(path.read_text(encoding="utf-8")))) == []


STEP = "steps: [go home]\n"

BOTH_ALLOW = [
    STEP,
    "steps: [5, 1.5, no]\n",
    f"flow: 12\nserve: ./shop\nstart: /\n{STEP}",
    f'serve: {{command: "npm start", url: "http://127.0.0.1:3000", wait_s: 3}}\n{STEP}',
    f"stop_before: paying\n{STEP}",
    f"stop_before: [paying, no]\n{STEP}",
    f"allow: [Delete, {{name: Save, on: 'a.example:80', times: 2}}]\n{STEP}",
    f"limits: {{turns: 1, calls: 10, seconds: 0.5, loops: {{completion: off, undo: true}}}}\n{STEP}",
    f"vars: {{n: '3'}}\nlimits: {{turns: '${{n}}'}}\n{STEP}",
    f"vars: {{a: 1, B_2: no}}\n{STEP}",
    f"start: http://shop.example/\nsecrets: {{password: RUN_FLOW_TEST_PASSWORD}}\n{STEP}",
    f"secrets: {{password: {{env: RUN_FLOW_TEST_PASSWORD, hosts: [shop.example, 'a.example:80']}}}}\n{STEP}",
    f"secrets: {{password: {{env: RUN_FLOW_TEST_PASSWORD, hosts: shop.example}}}}\n{STEP}",
    f"browser: {{viewport: {{width: 800, height: 600}}, headed: on, permissions: [x], headers: {{a: ''}}}}\n{STEP}",
    "steps:\n  - {do: go, allow: [Delete]}\n",
    "steps:\n  - {enter: {a: '', b: 5, c: no}}\n",
    "steps:\n  - browse: HTTPS://example.com\n",
    f"start: about:blank\n{STEP}",
]

BOTH_REFUSE = [
    "[]\n",
    "flow: a\n",
    "steps: []\n",
    "steps: go home\n",
    "steps: ['']\n",
    "steps: ['  ']\n",
    "steps: [[go]]\n",
    "steps:\n  -\n",
    "steps:\n" + "  - go\n" * 101,
    f"steps: [{'x' * 2001}]\n",
    "steps:\n  - click: Save\n",
    "steps:\n  - verify:\n",
    "steps:\n  - {verify: a, do: b}\n",
    "steps:\n  - {verify: a, do: b, allow: [x]}\n",
    "steps:\n  - allow: [x]\n",
    "steps:\n  - {}\n",
    "steps:\n  - enter: {}\n",
    "steps:\n  - enter: Ann\n",
    "steps:\n  - enter: {'': Ann}\n",
    "steps:\n  - enter: {a: [b]}\n",
    "steps:\n  - enter: {'${a}': b}\n",
    "steps:\n  - browse: shop.example.com\n",
    "steps:\n  - browse: file:///etc/passwd\n",
    f"name: a\n{STEP}",
    f"flow:\n{STEP}",
    f"flow: [a]\n{STEP}",
    f"app: Mail\n{STEP}",
    f"serve: [./shop]\n{STEP}",
    f"serve: {{command: npm}}\n{STEP}",
    f"serve: {{command: npm, url: /}}\n{STEP}",
    f"start: shop.example.com\n{STEP}",
    f"vars: [a]\n{STEP}",
    f"vars: {{e-mail: a}}\n{STEP}",
    f"vars: {{a: [b]}}\n{STEP}",
    f"secrets: {{password: hunter 2}}\n{STEP}",
    f"secrets: {{pass word: A}}\n{STEP}",
    f"secrets: {{password: {{hosts: [shop.example]}}}}\n{STEP}",
    f"secrets: {{password: {{env: RUN_FLOW_TEST_PASSWORD, hosts: []}}}}\n{STEP}",
    f"secrets: {{password: {{env: RUN_FLOW_TEST_PASSWORD, on: shop.example}}}}\n{STEP}",
    f"stop_before: ''\n{STEP}",
    f"stop_before: ['']\n{STEP}",
    f"allow: Delete\n{STEP}",
    f"allow: [{{on: a}}]\n{STEP}",
    f"allow: [{{name: a, host: b}}]\n{STEP}",
    f"allow: [{{name: a, on: 'https://a/'}}]\n{STEP}",
    f"allow: [{{name: a, times: 0}}]\n{STEP}",
    f"limits: 8\n{STEP}",
    f"limits: {{turns: 9}}\n{STEP}",
    f"limits: {{turns: 0}}\n{STEP}",
    f"limits: {{turns: 1.5}}\n{STEP}",
    f"limits: {{turns: many}}\n{STEP}",
    f"limits: {{seconds: 0}}\n{STEP}",
    f"limits: {{loops: [undo]}}\n{STEP}",
    f"limits: {{loops: {{undoing: off}}}}\n{STEP}",
    f"limits: {{loops: {{undo: maybe}}}}\n{STEP}",
    f"browser: chrome\n{STEP}",
    f"browser: {{headless: on}}\n{STEP}",
    f"browser: {{viewport: 800}}\n{STEP}",
    f"browser: {{viewport: {{width: 800}}}}\n{STEP}",
    f"browser: {{headed: maybe}}\n{STEP}",
    f"browser: {{http_credentials: {{username: a}}}}\n{STEP}",
    f"browser: {{proxy: {{}}}}\n{STEP}",
    f"browser: {{headers: {{a: [b]}}}}\n{STEP}",
    f"browser: {{headers: {{a b: c}}}}\n{STEP}",
    f"browser: {{permissions: x}}\n{STEP}",
]


@pytest.mark.parametrize("flow", BOTH_ALLOW)
def test_schema_and_loader_both_allow(tmp_path: Path, flow: str) -> None:
    assert complaints(tmp_path, flow) == []
    assert refusals(flow) == []


@pytest.mark.parametrize("flow", BOTH_REFUSE)
def test_schema_and_loader_both_refuse(tmp_path: Path, flow: str) -> None:
    assert complaints(tmp_path, flow)
    assert refusals(flow)
