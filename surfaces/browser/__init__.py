"""The browser surface: Playwright on a browser of the Chromium family."""

from .fence import Fence
from .find import BrowserFound, find_browser
from .options import BrowserOptions, Credentials, Proxy, Viewport
from .picker import Picker
from .problems import BadOption, BrowserUnreachable, NoBrowser, PageCrashed
from .settle import Rested
from .surface import BrowserSurface
from .targets import Changed, Frame, Target, without_query

__all__ = [
    "BadOption",
    "BrowserFound",
    "BrowserOptions",
    "BrowserSurface",
    "BrowserUnreachable",
    "Changed",
    "Credentials",
    "Fence",
    "Frame",
    "NoBrowser",
    "PageCrashed",
    "Picker",
    "Proxy",
    "Rested",
    "Target",
    "Viewport",
    "find_browser",
    "without_query",
]
