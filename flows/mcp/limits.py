"""Every number that bounds what the server does and tells, with unit, reason and source."""

from __future__ import annotations

from typing import Final

from ..bounds import Bound

_MCP: Final = "docs/mcp.md"

RESOURCES: Final = Bound(32 * 1024, "bytes of all resources", "Read into a context whole, or not at all.", _MCP)
ACT_S: Final = 60.0
"""Seconds one call may take, waits and flows aside: an operation's own limits end it far earlier."""

SCHEMAS: Final = Bound(8 * 1024, "bytes of the list of tools", "A client reads it into every context.", _MCP)
STORY: Final = Bound(16 * 1024, "bytes of a step's story", "A step of eight turns takes a third of it.", _MCP)
STEPS: Final = Bound(100, "steps told of a run", "As many as a flow may have.", _MCP)
