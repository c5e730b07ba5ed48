"""A flow that another program runs: held to the server's policy, whatever its file says."""

from __future__ import annotations

from pathlib import Path

import pytest
from flowfiles import write

from flows.load import load
from flows.mcp.limited import inside, limited
from flows.mcp.lines import Cutting
from flows.policy import Permits, Policy, Preset
from view import Denied

HEAD = "start: https://shop.example/\n"
STEPS = "steps:\n  - delete the draft\n"
DEV = Permits(Policy())
HARDENED = Permits(Policy(preset=Preset.HARDENED, hosts=("shop.example",)))


@pytest.mark.parametrize(
    "head",
    [
        "serve: {command: 'npm start', url: 'http://127.0.0.1:3000'}\n",
        "start: https://x.example/\nbrowser: {executable: /bin/sh}\n",
        "start: https://x.example/\nbrowser: {channel: chrome}\n",
    ],
)
@pytest.mark.parametrize("permits", [DEV, HARDENED], ids=["dev", "hardened"])
def test_it_starts_no_program(tmp_path: Path, head: str, permits: Permits) -> None:
    flow = load(write(tmp_path, head + STEPS), environment={})
    with pytest.raises(Denied):
        limited(flow, permits)


def test_it_serves_no_folder_but_one_beside_it(tmp_path: Path) -> None:
    (tmp_path / "flows").mkdir()
    (tmp_path / "flows" / "pages").mkdir()
    assert limited(load(write(tmp_path / "flows", "serve: ./pages\n" + STEPS), environment={}), DEV).serve
    (tmp_path / "flows" / "out").symlink_to(tmp_path)
    with pytest.raises(Denied):
        limited(load(write(tmp_path / "flows", "serve: ./out\n" + STEPS), environment={}), DEV)


def test_it_attaches_to_a_browser_only_where_the_server_might(tmp_path: Path) -> None:
    flow = load(write(tmp_path, HEAD + "browser: {cdp: 'http://127.0.0.1:9222'}\n" + STEPS), environment={})
    assert limited(flow, DEV)
    with pytest.raises(Denied):
        limited(flow, HARDENED)


def test_what_its_file_allows_only_a_person_may(tmp_path: Path) -> None:
    text = HEAD + "allow: [Delete]\nsteps:\n  - {do: delete the draft, allow: [Really delete]}\n"
    flow = load(write(tmp_path, text), environment={})
    held = limited(flow, DEV)
    assert (len(flow.guards.allow), len(flow.steps[0].intent.allow)) == (1, 1)
    assert (held.guards.allow, held.steps[0].intent.allow) == ((), ())


@pytest.mark.parametrize("named", ["../secret.yaml", "/etc/passwd", "a/../../x", "link/x", "\0"])
def test_no_file_outside_the_folder_is_read_or_handed_over(tmp_path: Path, named: str) -> None:
    (tmp_path / "work").mkdir()
    (tmp_path / "work" / "link").symlink_to(tmp_path)
    with pytest.raises(Denied):
        inside(tmp_path / "work", named)


def test_a_line_that_is_too_long_is_passed_over_and_the_next_is_read() -> None:
    cutting = Cutting(most=8)
    came = [line for piece in (b"123456789", b"0" * 50, b"\nok\n", b"12345678\n") for line in cutting.feed(piece)]
    assert came == [None, b"ok", b"12345678"]


ELSEWHERE = "judge: {kind: systemone, url: 'http://evil.test', model: m}\n"


@pytest.mark.parametrize(
    "head",
    [
        ELSEWHERE,
        "judge: typesafe\n",
        "judge: {calibration: ../known.json}\n",
        "browser: {proxy: {server: 'http://evil.test'}}\n",
    ],
)
@pytest.mark.parametrize("permits", [DEV, HARDENED], ids=["dev", "hardened"])
def test_what_it_sees_goes_to_nobody_that_only_its_file_names(tmp_path: Path, head: str, permits: Permits) -> None:
    flow = load(write(tmp_path, HEAD + head + STEPS), environment={})
    with pytest.raises(Denied):
        limited(flow, permits)


def test_a_judge_that_was_named_at_the_start_is_asked_in_place_of_the_files(tmp_path: Path) -> None:
    assert limited(load(write(tmp_path, HEAD + ELSEWHERE + STEPS), environment={}), DEV, judged_elsewhere=True)


def test_a_list_of_hosts_is_worth_nothing_where_any_certificate_will_do(tmp_path: Path) -> None:
    flow = load(write(tmp_path, HEAD + "browser: {ignore_https_errors: on}\n" + STEPS), environment={})
    assert limited(flow, DEV)
    with pytest.raises(Denied):
        limited(flow, HARDENED)
