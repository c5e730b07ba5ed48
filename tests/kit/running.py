"""A judge's server, run beside a test."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn

from judge import Judge
from judge.server import app_of

START_S = 15.0


@contextmanager
def serving_judge(judge: Judge) -> Iterator[str]:
    """Its address, while it runs."""
    server = uvicorn.Server(
        uvicorn.Config(app_of(judge), host="127.0.0.1", port=0, log_level="warning", lifespan="off")
    )
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    ends = time.monotonic() + START_S
    while not server.started:
        assert time.monotonic() < ends, "the server did not start"
        thread.join(0.01)
    (bound, *_) = (socket.getsockname() for listener in server.servers for socket in listener.sockets)
    try:
        yield f"http://127.0.0.1:{bound[1]}"
    finally:
        server.should_exit = True
        thread.join()
