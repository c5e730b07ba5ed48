"""What other programs are told when something could not be done: closed families of kinds, bounded."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as some
from screens import button, screen

from flows.mcp.names import Tool
from view import (
    BY_REFUSAL,
    FAMILIES,
    Ambiguous,
    Candidate,
    Dispatched,
    HitTestBlocked,
    Listing,
    Problem,
    Ref,
    Refusal,
    Reply,
    TypedError,
    kinds,
    parse_locator,
    refused,
    resolve,
    unresolved,
)

KINDS = [kind for family in FAMILIES for kind in kinds(family)]

SEED = [
    ("TargetError", "not_found", True, "observe"),
    ("TargetError", "ambiguous", False, ""),
    ("TargetError", "stale_reference", True, "observe"),
    ("TargetError", "disabled", False, ""),
    ("TargetError", "hit_test_blocked", True, "act"),
    ("TargetError", "outside_viewport", True, "act"),
    ("PolicyError", "denied", False, ""),
    ("PolicyError", "confirmation_required", False, ""),
    ("WaitTimeout", "timeout", True, "observe"),
]
"""The customer's table, with the tools of our server that dismiss, scroll and look."""


@pytest.mark.parametrize("row", SEED, ids=[row[1] for row in SEED])
def test_the_contracts_kinds_are_there_as_agreed(row: tuple[str, str, bool, str]) -> None:
    assert row in [(kind.family, kind.kind, kind.recoverable, kind.suggested) for kind in KINDS]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.kind)
def test_every_kind_says_what_it_means_and_a_way_on(kind: type[TypedError]) -> None:
    told = kind('button "Save"')
    assert told.message
    assert told.hint
    assert kind.__doc__
    assert "{" not in told.message


def test_every_kind_has_a_name_of_its_own() -> None:
    assert len({kind.kind for kind in KINDS}) == len(KINDS)
    assert Problem.kind not in {kind.kind for kind in KINDS}


def test_what_is_suggested_is_a_tool_of_the_server() -> None:
    suggested = {kind.suggested for kind in everything_below(Problem)} - {""}
    assert suggested
    assert suggested <= set(Tool)


def everything_below(kind: type[Problem]) -> list[type[Problem]]:
    return [kind, *(each for below in kind.__subclasses__() for each in everything_below(below))]


def test_every_refusal_of_a_surface_has_a_kind() -> None:
    assert set(BY_REFUSAL) == set(Refusal) - {Refusal.NONE}


def test_a_covered_target_says_by_what() -> None:
    reply = Reply(refusal=Refusal.COVERED, dispatched=Dispatched.NO, cover='dialog "Cookies"')
    told = refused(reply, 'button "Save"')
    assert isinstance(told, HitTestBlocked)
    assert told.payload() == {
        "family": "TargetError",
        "kind": "hit_test_blocked",
        "recoverable": True,
        "suggested_tool": "act",
        "dispatched": "no",
        "message": 'something lies over button "Save"',
        "hint": "close or answer what lies over it, then do it again",
        "covered_by": 'dialog "Cookies"',
    }


def test_what_was_cut_off_under_way_is_told_as_unknown() -> None:
    reply = Reply(refusal=Refusal.FAILED, dispatched=Dispatched.UNKNOWN)
    assert refused(reply, "it").payload()["dispatched"] == "unknown"


@pytest.mark.parametrize(
    ("written", "kind", "labels"),
    [
        ("name=Save", "ambiguous", ['button "Save" in card #1', 'button "Save" in card #2']),
        ("name=save", "not_found", ['button "Save" in card #1', 'button "Save" in card #2']),
        ("ref=r7:b1", "stale_reference", []),
        ("css=b", "stale_reference", []),
    ],
)
def test_a_locator_that_came_to_no_single_element_is_told_as_its_kind(
    written: str, kind: str, labels: list[str]
) -> None:
    shown = screen(button("Save", path=("card #1",)), button("Save", path=("card #2",)))
    told = unresolved(resolve(parse_locator(written), shown, Listing.of(shown)))
    assert told.kind == kind
    assert written in told.message
    assert [each.label for each in told.candidates] == labels


HOSTILE = some.text(max_size=3_000) | some.sampled_from(['"' * 3_000, "\x00" * 3_000, "ß{count}" * 500, "\ud800" * 900])


@given(some.sampled_from(KINDS), HOSTILE, some.lists(HOSTILE, max_size=12), HOSTILE)
def test_a_payload_is_bounded_whatever_the_page_says(
    kind: type[TypedError], what: str, labels: list[str], cover: str
) -> None:
    candidates = [Candidate(Ref("r1:b1"), label) for label in labels]
    told = kind(what, candidates=candidates, count=len(labels), cover=cover).payload()
    assert len(json.dumps(told, ensure_ascii=False).encode()) <= 8_192
    assert told["message"] == str(told["message"]).strip()
    assert str(told["message"]).isprintable()


@given(HOSTILE, HOSTILE)
def test_any_problem_at_all_is_told_bounded(message: str, hint: str) -> None:
    told = Problem(message, hint=hint).payload()
    assert len(str(told["message"]).encode()) <= 512
    assert len(str(told["hint"]).encode()) <= 512


def test_a_text_of_the_page_gets_into_an_error_only_as_a_candidate() -> None:
    told = Ambiguous("name=Save", candidates=[Candidate(Ref("r1:b1"), 'button "Save"')], count=2)
    assert told.message == "2 elements match name=Save"
