"""In a real browser: a secret reaches the site it belongs to and no other, however a page leads there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import Site, serving
from whole_runs import Ran, ran

from act import ActivationRefused
from flows.events import FlowEnded, OperationDone

pytestmark = pytest.mark.browser

FIELD = '<label>Password <input type="password"></label>'
SECRETS = "secrets: {password: SHOP_PASSWORD}\n"
ENTER = 'steps:\n  - enter: {password: "${password}"}\n'


@pytest.fixture(scope="module")
def home() -> Iterator[Site]:
    with serving() as site:
        yield site


@pytest.fixture(scope="module")
def stranger() -> Iterator[Site]:
    """Another port of the same machine: another origin."""
    with serving() as site:
        yield site


def signing_in(folder: Path, flow: str) -> Ran:
    return ran(folder, flow, {"SHOP_PASSWORD": "correct horse"})


def typed(run: Ran) -> list[str]:
    done = [event for event in run.told("operation.done") if isinstance(event, OperationDone)]
    return [event.text for event in done if event.kind == "type" and event.dispatched == "yes"]


def refused(run: Ran) -> str:
    """Why, of a run that the gate ended without typing anything."""
    (ended,) = [event for event in run.told("flow.ended") if isinstance(event, FlowEnded)]
    (told,) = [event for event in run.told("activation.refused") if isinstance(event, ActivationRefused)]
    assert (run.code, ended.outcome, told.rule, typed(run)) == (4, "refused", "secret", [])
    assert told.because in ended.note
    return told.because


def test_where_the_flow_starts_it_is_typed(tmp_path: Path, home: Site) -> None:
    run = signing_in(tmp_path, f"start: {home.page(FIELD)}\n{SECRETS}{ENTER}")
    assert (run.code, typed(run)) == (0, ["[secret:password]"])


def test_what_the_flow_serves_is_its_home_too(tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "index.html").write_text(FIELD, encoding="utf-8")
    run = signing_in(tmp_path, f"serve: ./site\n{SECRETS}{ENTER}")
    assert (run.code, typed(run)) == (0, ["[secret:password]"])


def test_where_a_redirect_leads_it_is_not_typed(tmp_path: Path, home: Site, stranger: Site) -> None:
    run = signing_in(tmp_path, f"start: {home}/redirect?to={stranger.page(FIELD)}\n{SECRETS}{ENTER}")
    assert refused(run) == f"the secret `password` belongs to {home} and is not typed on {stranger}"


def test_in_a_frame_of_another_site_it_is_not_typed(tmp_path: Path, home: Site, stranger: Site) -> None:
    page = home.page(f'<iframe title="Sign in" src="{stranger.page(FIELD)}"></iframe>')
    assert f"is not typed on {stranger}" in refused(signing_in(tmp_path, f"start: {page}\n{SECRETS}{ENTER}"))


def test_in_a_sandboxed_frame_of_its_own_site_it_is_not_typed(tmp_path: Path, home: Site) -> None:
    page = home.page(f'<iframe sandbox="allow-scripts" src="{home.page(FIELD)}"></iframe>')
    assert "a page without a host" in refused(signing_in(tmp_path, f"start: {page}\n{SECRETS}{ENTER}"))


def test_in_a_frame_that_the_page_itself_fills_it_is_typed(tmp_path: Path, home: Site) -> None:
    page = home.page(f"<iframe srcdoc='{FIELD}'></iframe>")
    run = signing_in(tmp_path, f"start: {page}\n{SECRETS}{ENTER}")
    assert (run.code, typed(run)) == (0, ["[secret:password]"])


def test_another_name_of_the_same_machine_is_another_host(tmp_path: Path, home: Site) -> None:
    elsewhere = home.page(FIELD).replace("127.0.0.1", "localhost")
    run = signing_in(tmp_path, f"start: {home}/redirect?to={elsewhere}\n{SECRETS}{ENTER}")
    assert "is not typed on http://localhost:" in refused(run)


def test_a_host_that_the_secret_names_gets_it(tmp_path: Path, home: Site, stranger: Site) -> None:
    page = home.page(f'<iframe title="Sign in" src="{stranger.page(FIELD)}"></iframe>')
    named = f"secrets: {{password: {{env: SHOP_PASSWORD, hosts: ['{stranger.partition('//')[2]}']}}}}\n"
    run = signing_in(tmp_path, f"start: {page}\n{named}{ENTER}")
    assert (run.code, typed(run)) == (0, ["[secret:password]"])


def test_with_hosts_of_its_own_the_start_is_no_home_of_it(tmp_path: Path, home: Site) -> None:
    named = "secrets: {password: {env: SHOP_PASSWORD, hosts: [bank.example]}}\n"
    because = refused(signing_in(tmp_path, f"start: {home.page(FIELD)}\n{named}{ENTER}"))
    assert because == f"the secret `password` belongs to bank.example and is not typed on {home}"


def test_a_page_that_lies_about_its_origin_changes_nothing(tmp_path: Path, home: Site, stranger: Site) -> None:
    lie = f"<script>Object.defineProperty(window, 'origin', {{value: '{home}'}})</script>"
    page = home.page(f'<iframe title="Sign in" src="{stranger.page(lie + FIELD)}"></iframe>')
    assert f"is not typed on {stranger}" in refused(signing_in(tmp_path, f"start: {page}\n{SECRETS}{ENTER}"))
