"""A person at the browser surface, for tests: opens pages, finds things by their label, touches them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from serving import Site, serving

from surfaces.browser import BrowserOptions, BrowserSurface
from view import Element, Kind, Operation, Reply, Screen

LOG = """<p id="log"></p><script>
function log(words) { document.getElementById("log").textContent += words + "; "; }
</script>"""
"""Stands at the top of a page that wants to tell what reached it."""


@dataclass
class Visitor:
    """One browser and one site for it."""

    surface: BrowserSurface
    site: Site

    async def open(self, html: str) -> Screen:
        """A fresh page with this text, looked at."""
        return await self.go(self.site.page(LOG + html))

    async def show(self, html: str) -> Screen:
        """This text in the page that is open, looked at: quicker than a page of its own, and the same document."""
        await self.surface._windows.current.set_content(LOG + html)
        return await self.surface.look()

    async def run(self, script: str) -> None:
        """As the page's own script would."""
        await self.surface._windows.current.evaluate(script)

    async def go(self, address: str) -> Screen:
        reply = await self.surface.do(Operation(kind=Kind.NAVIGATE, text=(address,)))
        assert reply.ok, reply
        return await self.surface.look()

    async def find(self, label: str) -> Element:
        """The only element called so."""
        return only(await self.surface.look(), label)

    async def touch(self, kind: Kind, label: str, text: str = "", *, checked: bool = True) -> Reply:
        """Looks, then does it to the element of that label."""
        target = (await self.find(label)).ref
        operation = Operation(kind=kind, target=target, text=(text,) if text else (), checked=checked)
        return await self.surface.do(operation)

    async def click(self, label: str) -> Reply:
        return await self.touch(Kind.CLICK, label)

    async def type(self, label: str, text: str) -> Reply:
        return await self.touch(Kind.TYPE, label, text)

    async def log(self) -> list[str]:
        """What reached the page, in order."""
        told = await self.surface.look(("#log",))
        said = [told[ref].name for ref in told.matches["#log"] if ref]
        return [words.strip() for words in " ".join(said).split(";") if words.strip()]


def only(screen: Screen, label: str) -> Element:
    """The one item of that label; says what there is when it is not just one."""
    found = [item for item in screen.items if item.label == label]
    assert len(found) == 1, [item.label for item in screen.items]
    return found[0]


@asynccontextmanager
async def visiting(options: BrowserOptions | None = None) -> AsyncIterator[Visitor]:
    """A browser and a site for as long as the block runs."""
    with serving() as site:
        async with BrowserSurface.open(options) as surface:
            yield Visitor(surface, site)
