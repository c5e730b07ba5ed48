"""A server on loopback that answers as a test tells it, and keeps what it was sent."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

PATIENCE_S = 10.0
"""What is not together by then never will be."""


@dataclass(frozen=True, kw_only=True)
class Reply:
    """One answer of the server."""

    json: object = None
    raw: bytes | None = None
    """In place of JSON."""

    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict)
    silent: bool = False
    """It never answers: the connection is held until the server ends."""

    drip_s: float = 0.0
    """In place of an answer: one blank after another, so many seconds apart, until the server ends."""

    together: int = 1
    """It answers once so many requests have lain before the server at the same time, or after `PATIENCE_S`."""

    @property
    def body(self) -> bytes:
        return json.dumps(self.json).encode() if self.raw is None else self.raw


@dataclass
class JudgeServer:
    """Where it answers, and what it was sent."""

    url: str
    replies: list[Reply]
    """Used up one by one; the last one stays."""

    received: list[Any] = field(default_factory=list)
    headers: list[Mapping[str, str]] = field(default_factory=list)
    ended: threading.Event = field(default_factory=threading.Event)
    most_at_once: int = 0
    """So many requests lay before it at the same time."""

    _before_it: int = 0
    _changed: threading.Condition = field(default_factory=threading.Condition)

    def wait(self, reply: Reply) -> None:
        """Keeps a request waiting for those that its answer waits for."""
        with self._changed:
            self._before_it += 1
            self.most_at_once = max(self.most_at_once, self._before_it)
            self._changed.notify_all()
            self._changed.wait_for(lambda: self.most_at_once >= reply.together, PATIENCE_S)
            self._before_it -= 1

    def next(self) -> Reply:
        return self.replies.pop(0) if len(self.replies) > 1 else self.replies[0]


@contextmanager
def judge_server(*replies: Reply) -> Iterator[JudgeServer]:
    """A server that gives these answers in order."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def log_message(self, format: str, *args: object) -> None:
            """Says nothing."""

        def do_POST(self) -> None:
            served.received.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            served.headers.append(dict(self.headers))
            reply = served.next()
            served.wait(reply)
            if reply.silent:
                served.ended.wait()
                self.close_connection = True
                return
            if reply.drip_s:
                self.drip(reply.drip_s)
                return
            self.send_response(reply.status)
            for name, value in reply.headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(reply.body)))
            self.end_headers()
            self.wfile.write(reply.body)

        def drip(self, every_s: float) -> None:
            self.close_connection = True
            self.send_response(200)
            self.send_header("Content-Length", "1000000")
            self.end_headers()
            with suppress(OSError):
                while not served.ended.wait(every_s):
                    self.wfile.write(b" ")

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    served = JudgeServer(url=f"http://127.0.0.1:{server.server_port}", replies=list(replies))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield served
    finally:
        served.ended.set()
        server.shutdown()
        server.server_close()
