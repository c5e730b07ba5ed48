"""
What ends a run on the browser's side. Everything else that goes wrong is a `Reply`.

* Problem
  + NoBrowser            nothing to start; the hint says how to get one
  + BrowserUnreachable   it would not start, or the one to attach to does not answer
  + PageCrashed          its page is gone; nothing more can be seen
  + BadOption            the flow's `browser:` asks for something that does not exist

Where windows are picked by hand `view`'s `TopologyError`s are raised too.
"""

from __future__ import annotations

from typing import ClassVar

from view import Problem


class NoBrowser(Problem):
    """No browser of the Chromium family was found."""

    kind: ClassVar[str] = "no_browser"


class BrowserUnreachable(Problem):
    """There is a browser, but it cannot be talked to."""

    kind: ClassVar[str] = "browser_unreachable"


class PageCrashed(Problem):
    """The page, or the browser under it, is gone."""

    kind: ClassVar[str] = "page_crashed"


class BadOption(Problem):
    """A browser option names something that does not exist."""

    kind: ClassVar[str] = "bad_browser_option"
