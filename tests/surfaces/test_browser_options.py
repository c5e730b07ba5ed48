"""What a flow's `browser:` says reaches the page and the server, on loopback."""

from __future__ import annotations

import base64
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import ClassVar

import pytest

from flows.format import BrowserSettings
from flows.means import browser_options
from surfaces.browser import BrowserSurface
from view import Kind, Operation

pytestmark = pytest.mark.browser

PAGE = """<!doctype html><title>Told</title><p id="told"></p><script>
navigator.permissions.query({name: "geolocation"}).then((asked) => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const facts = [navigator.language, zone, `${innerWidth}x${innerHeight}`, asked.state, navigator.userAgent];
  document.getElementById("told").textContent = facts.join("; ");
});
</script>"""


class Asking(BaseHTTPRequestHandler):
    """Asks for a name and a password, and keeps the headers of every request. Asked as a proxy, it answers itself."""

    heard: ClassVar[list[tuple[str, dict[str, str]]]] = []

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""

    def do_GET(self) -> None:
        Asking.heard.append((self.path, {name.lower(): value for name, value in self.headers.items()}))
        known = "Authorization" in self.headers or "authorized" not in self.path
        self.send_response(200 if known else 401)
        if not known:
            self.send_header("WWW-Authenticate", 'Basic realm="test"')
        body = PAGE.encode() if known else b""
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


@contextmanager
def asking() -> Iterator[str]:
    """The address of a server for as long as the block runs."""
    Asking.heard.clear()
    server = ThreadingHTTPServer(("127.0.0.1", 0), Asking)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


async def told(settings: dict[str, object], address: str) -> str:
    """What a page at that address says of the browser."""
    async with BrowserSurface.open(browser_options(BrowserSettings.model_validate(settings))) as surface:
        reply = await surface.do(Operation(kind=Kind.NAVIGATE, text=(address,)))
        assert reply.ok, reply
        screen = await surface.look()
        return " ".join(item.name for item in screen.texts)


async def test_language_zone_size_permissions_headers_and_credentials_reach_the_page() -> None:
    settings: dict[str, object] = {
        "locale": "de-DE",
        "timezone": "Asia/Tokyo",
        "viewport": {"width": 700, "height": 500},
        "permissions": ["geolocation"],
        "headers": {"X-Test-Run": "7"},
        "http_credentials": {"username": "kim", "password": "plum"},
    }
    with asking() as site:
        assert (await told(settings, f"{site}/authorized")).startswith("de-DE; Asia/Tokyo; 700x500; granted; ")
        pages = [headers for path, headers in Asking.heard if path == "/authorized"]
    assert {headers["x-test-run"] for headers in pages} == {"7"}
    assert pages[-1]["authorization"] == f"Basic {base64.b64encode(b'kim:plum').decode()}"
    assert pages[-1]["accept-language"].startswith("de-DE")


async def test_a_device_and_a_proxy_are_what_requests_come_from_and_through() -> None:
    with asking() as site:
        facts = await told({"device": "Pixel 7", "proxy": {"server": site}}, "http://shop.example/")
        asked = [path for path, _ in Asking.heard]
    assert "Android" in facts
    assert "http://shop.example/" in asked, "a proxy is asked for the whole address"
