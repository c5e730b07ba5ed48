"""`run-flow inspect` says what is on a page, and by which locator each control is named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from fake_surface import FakeSurface
from screens import blind, button, dialog, field, link, screen, text
from transcript import App

from flows.cli.inspecting import Wanted, inspect
from flows.inspection import NoAddress, NotOpened
from surfaces import Surface
from view import Found, Listing, Ranking, Refusal, Reply, Screen, parse_locator, resolve

ROOT = Path(__file__).parents[2]
ADDRESS = "http://shop.example/cart"
CART = screen(
    link("Help"),
    field("E-mail"),
    button("Delete", path=("list", "listitem #1")),
    button("Delete", path=("list", "listitem #2")),
    text("Two mugs\x1b[2J"),
    dialog("Cookies", button("Accept")),
    title="Cart",
    address=ADDRESS,
)
CROWD = screen(*(button(f"B{n}") for n in range(40)), title="Many", address=ADDRESS)


def inspected(shown: Screen, capsys: pytest.CaptureFixture[str], **wanted: object) -> str:
    """What is printed of that screen."""
    fake = FakeSurface(App({"page": shown}, "page"))

    async def opened() -> Surface:
        return fake

    try:
        assert inspect(Wanted(address=ADDRESS, **wanted), opened) == 0  # type: ignore[arg-type]
    finally:
        assert fake.closed == 1
    return capsys.readouterr().out


def test_each_control_stands_with_what_names_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert inspected(CART, capsys).splitlines() == [
        "Cart: http://shop.example/cart",
        'in front: dialog "Cookies"',
        "",
        "ref    control                         locator      states",
        'r1:b1  link "Help"                     name=Help',
        'r1:b2  textbox "E-mail"                name=E-mail',
        'r1:b3  button "Delete" in listitem #1  ordinal=2',
        'r1:b4  button "Delete" in listitem #2  ordinal=3',
        'r1:b6  button "Accept"                 name=Accept',
        "",
        "in a flow: `press:` and the keys of `enter:` take what stands under locator (docs/locators.md)",
    ]


def test_the_whole_page_holds_its_texts_and_nothing_that_steers_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    out = inspected(CART, capsys, whole=True)
    assert "text: Two mugs [2J" in out
    assert "\x1b" not in out


def test_of_many_controls_thirty_two_are_told_and_all_with_whole(capsys: pytest.CaptureFixture[str]) -> None:
    assert "8 more controls: --whole lists all of them" in inspected(CROWD, capsys)
    assert '"B39"' in inspected(CROWD, capsys, whole=True)
    assert '"B39"' not in inspected(CROWD, capsys, ranking=Ranking.DOCUMENT)


def test_programs_get_the_same_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(inspected(CART, capsys, as_json=True))
    assert (told["title"], told["front"]["name"], told["omittedCount"]) == ("Cart", "Cookies", 0)
    assert told["controls"][2] == {
        "ref": "r1:b3",
        "role": "button",
        "name": "Delete",
        "place": ["list", "listitem #1"],
        "states": [],
        "offers": ["click"],
        "locator": "ordinal=2",
    }


def test_a_page_without_controls_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert "nothing here can be pressed or filled in" in inspected(screen(text("Gone")), capsys)


def test_a_page_that_cannot_be_read_is_no_page(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(NotOpened, match="could not be read"):
        inspected(blind(), capsys)


def test_an_address_that_does_not_answer_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    refused = Reply(refusal=Refusal.FAILED, note="connection refused")
    app = App({"page": CART}, "page", {("page", f"go to {ADDRESS}"): refused})

    async def opened() -> Surface:
        return FakeSurface(app)

    with pytest.raises(NotOpened, match="connection refused"):
        inspect(Wanted(address=ADDRESS), opened)


@pytest.mark.parametrize("address", ["ftp://x", "/cart", "file:///etc/passwd", "javascript:alert(1)", ""])
def test_what_is_no_web_address_is_refused_before_anything_starts(address: str) -> None:
    with pytest.raises(NoAddress):
        inspect(Wanted(address=address))


@pytest.mark.browser
def test_every_locator_that_is_suggested_for_the_shop_names_one_control(capsys: pytest.CaptureFixture[str]) -> None:
    assert inspect(Wanted(address="/", serve=ROOT / "flows" / "examples" / "shop", as_json=True)) == 0
    told = json.loads(capsys.readouterr().out)
    shown = screen(*(f"{one['role']} {one['name']}".strip() for one in told["controls"]))
    named = {one["name"]: one["locator"] for one in told["controls"]}
    assert named["Search the shop"] == "name=Search the shop"
    assert told["incomplete"] == []
    for one in told["controls"]:
        found = resolve(parse_locator(one["locator"]), shown, Listing.of(shown))
        assert found.outcome is Found.UNIQUE
        assert found.element
        assert (found.element.role, found.element.name) == (one["role"], one["name"])
