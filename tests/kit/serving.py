"""
A small server on loopback for pages that tests need: files of ``tests/pages``, and addresses that misbehave.

* ``/pages/...``        a file of ``tests/pages``
* ``/inline/N``         the Nth text given to `Site.page`
* ``/file/NAME``        a download of that name
* ``/slow?s=1&then=X``  the text X after a while
* ``/redirect?to=X``    302 to X
* ``/poll``             answers at once, never the same twice
* ``/stream``           an event stream that chatters ten times a second until it is cut
* ``/echo``             what was posted
* ``/refuse?s=1``       what is posted is refused after a while
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar
from urllib.parse import parse_qs, urlsplit

PAGES = Path(__file__).parents[1] / "pages"
TYPES = {".html": "text/html; charset=utf-8", ".htm": "text/html", ".js": "text/javascript", ".css": "text/css"}
"""A page that is to say nothing of its charset is called ``.htm``."""


class Handler(BaseHTTPRequestHandler):
    """One request. Nothing is logged and nothing is cached."""

    protocol_version = "HTTP/1.1"
    counted = 0
    inline: ClassVar[list[str]] = []

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""

    def do_GET(self) -> None:
        address = urlsplit(self.path)
        asked = {name: values[0] for name, values in parse_qs(address.query).items()}
        match address.path:
            case "/slow":
                time.sleep(float(asked.get("s", "0")))  # the page under test is what waits, not the test
                self._say(asked.get("then", "ok"))
            case "/redirect":
                self._say("", status=302, extra=("Location", asked["to"]))
            case "/poll":
                Handler.counted += 1
                self._say(str(Handler.counted))
            case "/stream":
                self._stream()
            case path if path.startswith("/inline/"):
                self._say(Handler.inline[int(path.rpartition("/")[2])])
            case path if path.startswith("/file/"):
                self._say("contents", kind="application/octet-stream", extra=("Content-Disposition", "attachment"))
            case path:
                self._file(path.removeprefix("/pages/"))

    def do_POST(self) -> None:
        posted = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()
        address = urlsplit(self.path)
        asked = {name: values[0] for name, values in parse_qs(address.query).items()}
        time.sleep(float(asked.get("s", "0")))
        match address.path:
            case "/refuse":
                self._say("refused", status=409)
            case "/slow":
                self._say(asked.get("then", "ok"))
            case _:
                self._say(posted)

    def do_PATCH(self) -> None:
        self.do_POST()

    def _file(self, name: str) -> None:
        file = (PAGES / name).resolve()
        if not (file.is_relative_to(PAGES) and file.is_file()):
            self._say("not here", status=404)
            return
        self._say(file.read_text(encoding="utf-8"), kind=TYPES.get(file.suffix, "text/plain"))

    def _stream(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Connection", "close")
        self.end_headers()
        try:
            while True:
                self.wfile.write(b"data: chatter\n\n")
                self.wfile.flush()
                time.sleep(0.1)
        except OSError:
            self.close_connection = True

    def _say(
        self,
        text: str,
        *,
        kind: str = "text/html; charset=utf-8",
        status: int = 200,
        extra: tuple[str, str] | None = None,
    ) -> None:
        body = text.encode()
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "no-store")
        if extra:
            self.send_header(*extra)
        self.end_headers()
        self.wfile.write(body)


class Site(str):
    """The base address of a server that runs, without a slash at its end."""

    __slots__ = ()

    def page(self, html: str) -> str:
        """The address of a page with this text."""
        Handler.inline.append(f"<!doctype html><title>Page</title>{html}")
        return f"{self}/inline/{len(Handler.inline) - 1}"


class Server(ThreadingHTTPServer):
    """Ends with the test, whatever is still connected."""

    daemon_threads = True
    block_on_close = False

    def handle_error(self, request: object, client_address: object) -> None:
        """A page torn down mid-load breaks its pipe; that is no error."""


@contextmanager
def serving() -> Iterator[Site]:
    """Serves while the block runs."""
    server = Server(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield Site(f"http://127.0.0.1:{server.server_address[1]}")
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
