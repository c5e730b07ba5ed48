"""What the server tells of itself: its resources and tools, made from the code's tables and small enough to be read."""

from __future__ import annotations

import json
import re

import pytest
from docpages import read, rows
from pydantic import ValidationError

from flows.mcp import limits
from flows.mcp.arguments import Act, Does, Targets, Until, Wait
from flows.mcp.names import Tool
from flows.mcp.resources import DOCUMENTS, MARKDOWN, document, presets
from flows.mcp.server import listed, resources
from flows.mcp.tools import TOOLS
from flows.policy import TABLE
from view import FAMILIES, FORMS, REASONS, kinds


def text(name: str) -> str:
    found = document(f"runflow://contract/{name}")
    assert found is not None
    return found.text


def test_there_are_the_four_resources_of_the_contract() -> None:
    assert [one.uri for one in resources()] == [
        f"runflow://contract/{name}" for name in ("locators", "errors", "limits", "topology")
    ]
    assert {one.mime_type for one in resources()} == {MARKDOWN}
    assert document("runflow://contract/nonsense") is None


def test_all_resources_together_fit_into_the_contracts_bytes() -> None:
    told = [(one.uri, one.name, one.description, one.text) for one in DOCUMENTS]
    assert sum(len("".join(each).encode()) for each in told) <= limits.RESOURCES.value
    assert all(words.strip() for each in told for words in each)


def test_the_resources_say_what_the_code_knows() -> None:
    assert all(example in text("locators") for example, _ in FORMS.values())
    assert all(f"`{kind.kind}`" in text("errors") for family in FAMILIES for kind in kinds(family))
    assert all(f"`{capability}`" in text("limits") for capability in TABLE)
    assert all(f"`{reason}`" in text("limits") for reason in REASONS)


def test_every_tool_that_a_resource_or_an_error_points_to_is_offered() -> None:
    offered = {tool.name for tool in listed()}
    assert offered == set(Tool) == set(TOOLS)
    suggested = {kind.suggested for family in FAMILIES for kind in kinds(family)} - {""}
    assert suggested <= offered


def test_the_list_of_tools_is_small() -> None:
    sent = [tool.model_dump(by_alias=True, exclude_none=True, mode="json") for tool in listed()]
    assert len(json.dumps(sent)) <= limits.SCHEMAS.value
    assert all(tool.description and tool.input_schema["type"] == "object" for tool in listed())


def test_the_document_lists_every_tool_and_what_can_be_done_with_it() -> None:
    told = {row[0].strip("`"): row for row in rows(read("docs/mcp.md"), "## Tools")}
    assert set(told) == set(Tool)
    for tool, words in ((Tool.ACT, Does), (Tool.WAIT, Until)):
        named = set(re.findall(r"`([a-z_-]+)`", " ".join(told[tool][1:])))
        assert {str(each) for each in words} <= named, tool


def test_the_document_shows_the_presets_as_they_are() -> None:
    assert presets() in read("docs/mcp.md")


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"do": "fly"},
        {"do": "click"},
        {"do": "type", "on": "name=x"},
        {"do": "drag", "on": "name=x"},
        {"do": "click", "on": "name=x", "allow": ["Delete"]},
        {"do": "click", "on": 3},
        {"do": "click", "on": "name=" + "x" * 10_000},
        {"do": "click_at", "at": ["a", 1]},
    ],
)
def test_an_act_that_is_none_is_refused(given: dict[str, object]) -> None:
    """And no argument of a client can lift what the gate refuses: there is none."""
    with pytest.raises(ValidationError):
        Act.model_validate(given)


def test_a_wait_is_bounded_and_a_window_is_named() -> None:
    for seconds in (0, -1, 3_600):
        with pytest.raises(ValidationError):
            Wait.model_validate({"until": "text", "value": "x", "seconds": seconds})
    with pytest.raises(ValidationError):
        Targets.model_validate({"do": "close"})
