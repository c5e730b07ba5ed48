"""
What a browser leaves on the machine: its process group and its profile's folder.

A profile is only ever removed when it bears our mark, never for what it is called or whose process it looks like.
"""

from __future__ import annotations

import os
import shutil
import signal
import tempfile
from contextlib import suppress
from pathlib import Path

MARK = "run-flow.pid"
"""Written into a profile that we started, with our own process number."""

_SWITCH = "--user-data-dir="


def profile_of(process: int) -> str:
    """The folder of a running browser's profile; empty where the system does not tell."""
    try:
        words = Path(f"/proc/{process}/cmdline").read_bytes().split(b"\0")
    except OSError:
        return ""
    return next((word.decode()[len(_SWITCH) :] for word in words if word.startswith(_SWITCH.encode())), "")


def mark(profile: str) -> None:
    """Puts our mark into it."""
    if profile:
        with suppress(OSError):
            (Path(profile) / MARK).write_text(str(os.getpid()), encoding="utf-8")


def remove(profile: str) -> None:
    """Removes it, if it is still there and bears our mark."""
    folder = Path(profile)
    if profile and (folder / MARK).is_file():
        shutil.rmtree(folder, ignore_errors=True)


def sweep(folder: Path | None = None) -> None:
    """Removes the marked profiles that dead runs left behind."""
    for left in (folder or Path(tempfile.gettempdir())).glob(f"*/{MARK}"):
        with suppress(OSError, ValueError):
            if not is_alive(int(left.read_text(encoding="utf-8"))):
                shutil.rmtree(left.parent, ignore_errors=True)


def end_group(process: int | None) -> None:
    """Ends a browser that did not close by itself, with all its helpers. Never our own group."""
    if process is None or not is_alive(process):
        return
    with suppress(ProcessLookupError, PermissionError):
        group = os.getpgid(process)
        if group != os.getpgid(0):
            os.killpg(group, signal.SIGKILL)


def is_alive(process: int) -> bool:
    """Is there such a process?"""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
