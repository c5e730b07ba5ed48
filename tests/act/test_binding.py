"""A secret is typed on the hosts it belongs to, and nowhere else."""

from __future__ import annotations

import pytest
from screens import field, named, screen

from act import Do, Refused, home_of, permit
from view import Bound, Element, Guards, Kind, Operation, Secret


def typed(address: str, *hosts: str, origin: str = "") -> Do | Refused:
    shown = screen(field("Password", origin=origin), address=address)
    element = named(shown, "Password")
    operation = Operation(kind=Kind.TYPE, target=element.ref, text=("x", Secret("word")))
    return permit(operation, element, shown, Guards(secrets=(Bound(name="word", hosts=hosts),)), {})


@pytest.mark.parametrize(
    ("address", "host"),
    [
        ("https://shop.example/sign-in", "shop.example"),
        ("https://SHOP.example:8443/", "shop.example"),
        ("http://shop.example:3000/", "shop.example:3000"),
        ("http://[::1]:3000/", "[::1]:3000"),
        ("https://shop.example:443/", "https://shop.example"),
        ("http://127.0.0.1:3000/x?y#z", "http://127.0.0.1:3000"),
    ],
)
def test_it_is_typed_where_it_belongs(address: str, host: str) -> None:
    assert isinstance(typed(address, "other.example", host), Do)


@pytest.mark.parametrize(
    ("address", "host"),
    [
        ("https://www.shop.example/", "shop.example"),
        ("https://shop.example.evil.test/", "shop.example"),
        ("https://shop.example@evil.test/", "shop.example"),
        ("https://evil.test/shop.example", "shop.example"),
        ("https://evil.test/?https://shop.example", "https://shop.example"),
        ("http://shop.example:3001/", "shop.example:3000"),
        ("http://127.0.0.1:3001/", "http://127.0.0.1:3000"),
        ("http://localhost:3000/", "http://127.0.0.1:3000"),
        ("http://shop.example/", "https://shop.example"),
        ("about:blank", "shop.example"),
        ("data:text/html,shop.example", "shop.example"),
        ("http://shop.example:99999/", "shop.example"),
        ("", "shop.example"),
    ],
)
def test_it_is_typed_nowhere_else(address: str, host: str) -> None:
    refused = typed(address, host)
    assert isinstance(refused, Refused)
    assert (refused.rule, refused.target) == ("secret", 'textbox "Password"')
    assert f"the secret `word` belongs to {host} and is not typed on " in refused.because


@pytest.mark.parametrize("origin", ["https://pay.test", "null"])
def test_a_frame_counts_for_itself_and_not_for_the_page_around_it(origin: str) -> None:
    assert isinstance(typed("https://shop.example/", "shop.example", origin=origin), Refused)


def test_a_frame_of_its_own_host_gets_it_in_a_page_of_another() -> None:
    assert isinstance(typed("https://shop.example/", "pay.test", origin="https://pay.test"), Do)


def test_a_secret_that_nothing_binds_is_typed_nowhere() -> None:
    shown = screen(field("Password"))
    element = named(shown, "Password")
    operation = Operation(kind=Kind.TYPE, target=element.ref, text=(Secret("word"),))
    bounds: tuple[tuple[Bound, ...], ...] = ((), (Bound(name="word"),), (Bound(name="other", hosts=("shop.example",)),))
    for secrets in bounds:
        assert isinstance(permit(operation, element, shown, Guards(secrets=secrets), {}), Refused)


def test_what_holds_no_secret_is_bound_to_nothing() -> None:
    assert isinstance(
        permit(Operation(kind=Kind.TYPE, text=("Kim",)), Element(role="textbox"), screen(), Guards(), {}), Do
    )


@pytest.mark.parametrize(
    ("start", "home"),
    [
        ("https://shop.example/start", ("https://shop.example",)),
        ("http://shop.example/", ("http://shop.example", "https://shop.example")),
        ("http://127.0.0.1:3000/a", ("http://127.0.0.1:3000",)),
        ("http://[::1]/", ("http://[::1]", "https://[::1]")),
        ("http://[::1]:3000/", ("http://[::1]:3000",)),
        ("about:blank", ()),
        ("", ()),
    ],
)
def test_the_home_of_a_flow_is_where_it_starts(start: str, home: tuple[str, ...]) -> None:
    assert home_of(start) == home


@pytest.mark.parametrize(
    ("address", "hosts", "said"),
    [
        (
            "https://evil.test/x",
            ("a.test", "b.test"),
            "belongs to a.test and b.test and is not typed on https://evil.test",
        ),
        ("about:blank", ("a.test",), "belongs to a.test and is not typed on a page without a host"),
        ("https://evil.test", (), "belongs to no host and is not typed on https://evil.test"),
    ],
)
def test_a_refusal_says_where_the_secret_belongs_and_where_it_was_to_go(
    address: str, hosts: tuple[str, ...], said: str
) -> None:
    refused = typed(address, *hosts)
    assert isinstance(refused, Refused)
    assert refused.because == f"the secret `word` {said}"


def test_an_address_with_a_secret_in_it_is_refused_by_the_name_of_the_operation() -> None:
    operation = Operation(kind=Kind.NAVIGATE, text=("https://evil.test/?t=", Secret("word")))
    refused = permit(operation, None, screen(), Guards(), {})
    assert isinstance(refused, Refused)
    assert (refused.target, refused.because.split("`")[1]) == ("navigate", "word")


@pytest.mark.parametrize("kind", [Kind.NAVIGATE, Kind.UPLOAD, Kind.HOVER])
def test_no_address_and_no_file_carries_it_away_from_where_it_belongs(kind: Kind) -> None:
    """On its own host too: what is gone to may be anybody's."""
    shown = screen(field("Password"), address="https://shop.example/")
    operation = Operation(kind=kind, text=("https://evil.test/?", Secret("word")))
    guards = Guards(secrets=(Bound(name="word", hosts=("shop.example",)),))
    refused = permit(operation, None, shown, guards, {})
    assert isinstance(refused, Refused)
    assert (refused.rule, refused.liftable) == ("secret", False)
