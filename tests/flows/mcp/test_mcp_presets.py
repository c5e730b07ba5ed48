"""Each preset in a real browser: what it lets through, what it does not, and what a confirmation is worth."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from mcp_sessions import session_under
from serving import Site, serving

from flows.mcp.names import Tool
from flows.policy import Preset

pytestmark = [pytest.mark.browser]

DRAFTS = """<h1>Drafts</h1><button onclick='document.body.append("Gone.")'>Delete draft</button>
<label>Name <input value=Ada></label><label>Password <input type=password value=s3cret></label>
<label>Bill <input type=file></label>"""


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    with serving() as found:
        yield found


async def test_dev_observes_acts_and_reads_but_deletes_only_what_was_confirmed_once(site: Site, tmp_path: Path) -> None:
    async with session_under(
        Preset.DEV, tmp_path, confirm=["role=button;name=Delete draft@127.0.0.1"], folder=tmp_path
    ) as here:
        address = site.page(DRAFTS)
        await here.call(Tool.ACT, do="navigate", text=address)
        seen = await here.told(Tool.OBSERVE, includeFormValues=True, picture=True)
        assert seen.picture
        assert [one["value"] for one in _list(seen.facts, "values")] == ["Ada", "[redacted]"]
        (tmp_path / "bill.txt").write_text("1")
        assert "error" not in await here.call(Tool.ACT, do="upload", on="name=Bill", text="bill.txt")
        before = await here.call(Tool.ACT, do="click", on="name=Delete draft", preflight=True)
        assert before["would"] == "be done"
        done = await here.call(Tool.ACT, do="click", on="name=Delete draft")
        assert (done["verdict"], done["reason"]) == ("changed", "tree_delta")
        again = await here.call(Tool.ACT, do="click", on="name=Delete draft")
        assert (_error(again), again["rule"]) == ("confirmation_required", "word")
        await here.call(Tool.ACT, do="navigate", text=site.page(CANVAS))
        assert _error(await here.call(Tool.ACT, do="click_at", at=[150, 20])) == "confirmation_required"
        assert (await here.call(Tool.ACT, do="click_at", at=[50, 50]))["verdict"] == "changed"


CANVAS = """<style>* {margin: 0; position: absolute}</style>
<canvas width=100 height=100 onclick='document.title = `Drawn on`'></canvas>
<button style='left: 120px; width: 90px; height: 40px'>Delete all</button>"""
ASKING = "<button onclick='document.title = confirm(`Clear it?`)'>Clear</button>"
CARD = "<label>Card number <input autocomplete=cc-number></label><button>Go on</button>"


async def test_a_confirmation_of_another_host_is_none_and_what_nothing_lifts_stays_denied(
    site: Site, tmp_path: Path
) -> None:
    confirm = ["name=Delete draft@shop.example", "name=Go on@127.0.0.1", "Clear it?@127.0.0.1"]
    async with session_under(Preset.CI, tmp_path, confirm=confirm) as here:
        await here.call(Tool.ACT, do="navigate", text=site.page(DRAFTS))
        assert _error(await here.call(Tool.ACT, do="click", on="name=Delete draft")) == "confirmation_required"
        assert _error(await here.call(Tool.ACT, do="click_at", at=[5, 5])) in {"confirmation_required", "denied"}
        await here.call(Tool.ACT, do="navigate", text=site.page(ASKING))
        answers = [(await here.call(Tool.ACT, do="click", on="name=Clear"))["dialogs"] for _ in range(2)]
        assert answers == [("Clear it? (accepted)",), ("Clear it?",)]
        await here.call(Tool.ACT, do="navigate", text=site.page(CARD))
        refused = await here.call(Tool.ACT, do="click", on="name=Go on")
        assert (_error(refused), refused["rule"]) == ("denied", "payment")


async def test_hardened_stays_on_its_hosts_and_reads_nothing_that_was_not_given(site: Site, tmp_path: Path) -> None:
    async with session_under(Preset.HARDENED, tmp_path, hosts=["127.0.0.1"], confirm=["screenshot"]) as here:
        address = site.page(DRAFTS)
        away = address.replace("127.0.0.1", "localhost")
        assert "error" not in await here.call(Tool.ACT, do="navigate", text=address)
        assert _error(await here.call(Tool.ACT, do="navigate", text=away)) == "denied"
        assert _error(await here.call(Tool.TARGETS, do="create", url=away)) == "denied"
        assert len(_list(await here.call(Tool.TARGETS), "targets")) == 1
        assert _error(await here.call(Tool.OBSERVE, includeFormValues=True)) == "denied"
        assert (await here.told(Tool.OBSERVE, picture=True)).picture
        assert _error(await here.call(Tool.OBSERVE, picture=True)) == "confirmation_required"
        assert _error(await here.call(Tool.ACT, do="upload", on="name=Bill", text="x")) == "confirmation_required"
        assert (await here.call(Tool.OBSERVE))["title"] == "Page"


CLOSING = "<button onclick='window.close()'>Close me</button>"
LOGS = "<p id=log></p>" + "".join(f"<button onclick='log.textContent += `{n}`'>{n}</button>" for n in "AB")


async def test_bad_selectors_are_told_as_such_calls_wait_for_each_other_and_a_closed_window_was_pressed(
    site: Site, tmp_path: Path
) -> None:
    async with session_under(Preset.DEV, tmp_path) as here:
        await here.call(Tool.ACT, do="navigate", text=site.page(LOGS))
        assert _error(await here.call(Tool.ACT, do="click", on="css=a[")) == "bad_locator"
        assert _error(await here.call(Tool.ACT, do="click", on="name=A | css=:nope(")) == "bad_locator"
        assert _error(await here.call(Tool.OBSERVE, css="a[")) == "bad_locator"
        assert _error(await here.call(Tool.OBSERVE, css="input[value^=a]")) == "bad_locator"
        assert _error(await here.call(Tool.WAIT, until="target-hidden", value="css=a[")) == "bad_locator"
        await asyncio.gather(*(here.call(Tool.ACT, do="click", on=f"name={name}") for name in "ABAB"))
        assert (await here.call(Tool.WAIT, until="text", value="ABAB"))["until"] == "text"
        seen = await here.call(Tool.OBSERVE)
        assert (seen["attachMode"], seen["topology"]) == (False, [{"kind": "created", "id": "t1"}])
        opener = f"<button onclick='window.open(`{site.page(CLOSING)}`)'>Open</button>"
        await here.call(Tool.ACT, do="navigate", text=site.page(opener))
        await here.call(Tool.ACT, do="click", on="name=Open")
        await here.call(Tool.TARGETS, do="select", id="t2")
        pressed = await here.call(Tool.ACT, do="click", on="name=Close me")
        assert (pressed["dispatched"], pressed["reason"]) == ("yes", "read_failed")
        assert "error" not in pressed, "as an error it would ask for the press once more"
        assert _error(await here.call(Tool.ACT, do="click", on="name=Close me")) == "no_target_selected"
        await here.call(Tool.TARGETS, do="select", id="t1")
        changes = [{"kind": "created", "id": "t2"}, {"kind": "closed", "id": "t2"}]
        assert (await here.call(Tool.OBSERVE))["topology"] == changes
        assert (await here.call(Tool.OBSERVE))["topology"] == []


def _error(facts: dict[str, object]) -> object:
    error = facts.get("error")
    return error["kind"] if isinstance(error, dict) else facts


def _list(facts: dict[str, object], key: str) -> list[dict[str, object]]:
    found = facts[key]
    assert isinstance(found, list)
    return found
