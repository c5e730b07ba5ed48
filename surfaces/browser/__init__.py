"""The browser surface: Playwright on a browser of the Chromium family."""

from .find import BrowserFound, find_browser
from .options import BrowserOptions, Credentials, Proxy, Viewport
from .problems import BadOption, BrowserUnreachable, NoBrowser, PageCrashed
from .settle import Rested
from .surface import BrowserSurface

__all__ = [
    "BadOption",
    "BrowserFound",
    "BrowserOptions",
    "BrowserSurface",
    "BrowserUnreachable",
    "Credentials",
    "NoBrowser",
    "PageCrashed",
    "Proxy",
    "Rested",
    "Viewport",
    "find_browser",
]
