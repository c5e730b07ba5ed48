"""What a flow says about its browser reaches the browser."""

from __future__ import annotations

from pathlib import Path

from flows.load import load
from flows.means import browser_options, passwords_of
from surfaces.browser import BrowserOptions, Credentials, Proxy, Viewport

EVERYTHING = """\
browser:
  viewport: {width: 800, height: 600}
  locale: de-DE
  timezone: Europe/Berlin
  device: iPhone 15
  executable: /opt/chrome
  http_credentials: {username: kim, password: hunter22}
  ignore_https_errors: on
  proxy: {server: "http://proxy:3128", bypass: localhost, username: kim, password: hunter23}
  headers: {X-Test: "1"}
  permissions: [geolocation]
  headed: on
steps: [x]
"""


def options(tmp_path: Path, text: str, **typed: object) -> BrowserOptions:
    file = tmp_path / "flow.yaml"
    file.write_text(text, encoding="utf-8")
    return browser_options(load(file, environment={}).browser, **typed)  # type: ignore[arg-type]


def test_every_setting_of_a_flow_reaches_the_browser(tmp_path: Path) -> None:
    assert options(tmp_path, EVERYTHING) == BrowserOptions(
        viewport=Viewport(800, 600),
        locale="de-DE",
        time_zone="Europe/Berlin",
        device="iPhone 15",
        executable="/opt/chrome",
        http_credentials=Credentials("kim", "hunter22"),
        ignore_https_errors=True,
        proxy=Proxy("http://proxy:3128", "localhost", Credentials("kim", "hunter23")),
        headers=(("X-Test", "1"),),
        permissions=("geolocation",),
        headed=True,
    )


def test_another_browser_can_be_named_by_channel_or_address(tmp_path: Path) -> None:
    assert options(tmp_path, "browser: {channel: chrome}\nsteps: [x]\n").channel == "chrome"
    address = "http://127.0.0.1:9222"
    assert options(tmp_path, f'browser: {{cdp: "{address}"}}\nsteps: [x]\n').cdp == address


def test_hosts_are_named_by_whoever_starts_the_run(tmp_path: Path) -> None:
    assert options(tmp_path, "steps: [x]\n", hosts=("shop.example",)).hosts == ("shop.example",)


def test_a_flow_that_says_nothing_gets_the_browsers_defaults(tmp_path: Path) -> None:
    assert options(tmp_path, "steps: [x]\n") == BrowserOptions()


def test_the_command_line_wins_over_the_flow(tmp_path: Path) -> None:
    assert options(tmp_path, EVERYTHING, executable="/usr/bin/chromium").executable == "/usr/bin/chromium"
    assert options(tmp_path, "steps: [x]\n", headed=True).headed


def test_the_browsers_passwords_are_known_to_be_hidden(tmp_path: Path) -> None:
    file = tmp_path / "flow.yaml"
    file.write_text(EVERYTHING, encoding="utf-8")
    settings = load(file, environment={}).browser
    assert passwords_of(settings) == (("http_credentials", "hunter22"), ("proxy", "hunter23"))
