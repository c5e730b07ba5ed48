"""
One session of another program, over the wire: it observes, acts, is refused, runs a flow. Prints what went to and fro.

    python tests/bench/mcp_session.py > docs/measured/mcp-session.md

Lists are cut to what the next call needs, and `...` stands for what was cut; nothing is reworded.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[1] / "kit"))

from mcp_sessions import Client, connected
from serving import serving

PAGE: Final = """<title>Drafts</title><h1>Drafts</h1>
<button onclick='document.body.append(`Saved.`)'>Save draft</button>
<button onclick='document.body.append(`Gone.`)'>Delete draft</button><label>Subject <input></label>"""
FLOW: Final = """start: {address}
steps:
  - enter: {{Subject: Minutes}}
  - press: role=button;name=Save draft
  - verify: Saved. is shown
"""
SHOWN: Final = 3
"""Members of a list that are printed."""

LONGEST: Final = 160
"""Signs of a text that are printed."""

HEAD: Final = """# A session of another program

Made by `python tests/bench/mcp_session.py`: the official SDK's client, the server in a process of its own, a page of
two buttons and a field on loopback. Started as
`run-flow mcp --folder FLOWS --confirm 'role=button;name=Delete draft@127.0.0.1'`.
Lists are cut after three members and texts after 160 signs (`...`); nothing is reworded.
"""


async def main() -> None:
    with serving() as site, tempfile.TemporaryDirectory() as folder:
        address = site.page(PAGE)
        (Path(folder) / "draft.yaml").write_text(FLOW.format(address=address), encoding="utf-8")
        confirm = "role=button;name=Delete draft@127.0.0.1"
        print(HEAD)
        async with connected(Path(folder), "--folder", folder, "--confirm", confirm) as client:
            await told(client, address)


async def told(client: Client, address: str) -> None:
    """The session, call by call."""
    await call(client, "act", do="navigate", text=address)
    seen = await call(client, "observe")
    ref = next(one["ref"] for one in seen["controls"] if one["name"] == "Save draft")
    await call(client, "act", do="click", on=f"ref={ref}")
    await call(client, "act", do="click", on=f"ref={ref}", verdict="off")
    await call(client, "act", do="click", on="name=Delete draft", preflight=True)
    await call(client, "act", do="click", on="name=Delete draft")
    await call(client, "act", do="click", on="name=Delete draft")
    await call(client, "act", do="click", on="css=button[")
    await call(client, "validate_flow", file="draft.yaml")
    await call(client, "run_flow", file="draft.yaml")


async def call(client: Client, tool: str, **given: object) -> dict[str, Any]:
    """Calls the tool, and prints both sides."""
    facts = await client.call(tool, **given)
    print(f"\n```text\n> {tool} {written(given)}\n{written(short(facts))}\n```")
    return facts


def written(facts: object) -> str:
    """As JSON, with what differs from run to run named instead."""
    text = json.dumps(facts, ensure_ascii=False)
    return re.sub(r"\d{8}-\d{6}-[0-9a-f]{4}", "RUN", re.sub(r"127\.0\.0\.1:\d+", "127.0.0.1:PORT", text))


def short(part: Any) -> Any:  # any part of an answer
    """The same with long lists and texts cut."""
    match part:
        case dict():
            return {key: short(value) for key, value in part.items()}
        case list():
            return [*(short(one) for one in part[:SHOWN]), *(["..."] if len(part) > SHOWN else [])]
        case str() if len(part) > LONGEST:
            return part[:LONGEST] + "..."
    return part


if __name__ == "__main__":
    asyncio.run(main())
