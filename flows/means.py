"""The browser and the judge that flows are run with, from what the flow and the command line say about them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING

from surfaces import Surface

from .flow import Flow
from .format import BrowserSettings
from .format_judge import JudgeModel
from .judging import Judging, judging

if TYPE_CHECKING:
    from surfaces.browser import BrowserOptions, Credentials, Proxy, Viewport


def judge_opening(environment: Mapping[str, str], instead: JudgeModel | None = None) -> Callable[[Flow], Judging]:
    """Gives a flow its judge: the one that it names, or what is named in that one's place."""

    def opened(flow: Flow) -> Judging:
        return judging(instead or flow.judge, environment, flow.file.parent)

    return opened


def browser_opening(
    executable: str = "", *, headed: bool = False, hosts: tuple[str, ...] = ()
) -> Callable[[Flow], Awaitable[Surface]]:
    """Opens a fresh browser for a flow, as the flow wants it; the command line wins."""

    async def opened(flow: Flow) -> Surface:
        from surfaces.browser import BrowserSurface

        options = browser_options(flow.browser, executable=executable, headed=headed, hosts=hosts)
        return await BrowserSurface.start(options)

    return opened


def browser_options(
    settings: BrowserSettings, *, executable: str = "", headed: bool = False, hosts: tuple[str, ...] = ()
) -> BrowserOptions:
    """A flow's `browser:` as the surface takes it. Hosts are named by whoever starts it, never by the flow."""
    from surfaces.browser import BrowserOptions

    return BrowserOptions(
        viewport=_viewport(settings),
        locale=settings.locale or "",
        time_zone=settings.timezone or "",
        device=settings.device or "",
        executable=executable or settings.executable or "",
        channel=settings.channel or "",
        cdp=settings.cdp or "",
        http_credentials=_credentials(settings),
        ignore_https_errors=settings.ignore_https_errors,
        proxy=_proxy(settings),
        headers=tuple(settings.headers.items()),
        permissions=tuple(settings.permissions),
        headed=headed or settings.headed,
        hosts=hosts,
    )


def passwords_of(settings: BrowserSettings) -> tuple[tuple[str, str], ...]:
    """What a flow's `browser:` holds that nobody should read: by the key it stands under."""
    http = settings.http_credentials.password if settings.http_credentials else ""
    proxy = (settings.proxy.password if settings.proxy else "") or ""
    return tuple((key, value) for key, value in (("http_credentials", http), ("proxy", proxy)) if value)


def _viewport(settings: BrowserSettings) -> Viewport | None:
    from surfaces.browser import Viewport

    size = settings.viewport
    return Viewport(size.width, size.height) if size else None


def _credentials(settings: BrowserSettings) -> Credentials | None:
    from surfaces.browser import Credentials

    http = settings.http_credentials
    return Credentials(http.username, http.password) if http else None


def _proxy(settings: BrowserSettings) -> Proxy | None:
    from surfaces.browser import Credentials, Proxy

    proxy = settings.proxy
    if proxy is None:
        return None
    known = Credentials(proxy.username, proxy.password or "") if proxy.username else None
    return Proxy(server=proxy.server, bypass=proxy.bypass or "", credentials=known)
