"""
What ends a run on the browser's side. Everything else that goes wrong is a `Reply`.

* Problem
  + NoBrowser            nothing to start; the hint says how to get one
  + BrowserUnreachable   it would not start, or the one to attach to does not answer
  + PageCrashed          its page is gone; nothing more can be seen
  + BadOption            the flow's `browser:` asks for something that does not exist
  + NoTarget             windows are picked by hand, and none is
  + StaleTarget          no window of that id is open
  + NoFrame              the window has no frame of that id any more
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


class NoTarget(Problem):
    """Where windows are picked by hand: none is selected."""

    kind: ClassVar[str] = "no_target_selected"
    recoverable: ClassVar[bool] = True
    suggested: ClassVar[str] = "targets"


class StaleTarget(Problem):
    """No window of that id is open."""

    kind: ClassVar[str] = "stale_target"
    recoverable: ClassVar[bool] = True
    suggested: ClassVar[str] = "targets"


class NoFrame(Problem):
    """The selected window has no frame of that id."""

    kind: ClassVar[str] = "no_such_frame"
    recoverable: ClassVar[bool] = True
    suggested: ClassVar[str] = "targets"
