"""Where a secret may be typed: on the hosts it belongs to, and nowhere else."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from view import Bound, Element, Guards, Kind, Operation, Screen, Secret

from .allowance import holds_on

WRITING: Final = frozenset({Kind.TYPE, Kind.SELECT})
"""What a secret may be part of."""

USUAL_PORTS: Final = {"http": 80, "https": 443}
"""An address that names no port means this one."""


def stranger(operation: Operation, element: Element | None, screen: Screen, guards: Guards) -> str:
    """
    Why a secret of this operation must not be typed there; empty where every one belongs there. Nowhere it may be part
    of what is no typing: an address would carry it to whatever host it names.
    """
    address = element.origin if element and element.origin else screen.address
    names = dict.fromkeys(part.name for part in operation.text if isinstance(part, Secret))
    if names and operation.kind not in WRITING:
        return f"the secret `{next(iter(names))}` is for fields, and is no part of an address or a file's name"
    return next((_sentence(bound, address) for name in names if (bound := _strange(name, address, guards))), "")


def _strange(name: str, address: str, guards: Guards) -> Bound | None:
    """What the secret is bound to, where that is not this address."""
    bound = next((one for one in guards.secrets if one.name == name), Bound(name=name))
    return None if any(is_at(host, address) for host in bound.hosts) else bound


def is_at(host: str, address: str) -> bool:
    """
    The address is on that host, on any port unless the host names one; of an origin it has to be that very origin.

    >>> is_at("shop.example", "http://shop.example:8080/"), is_at("https://shop.example", "https://shop.example:443/")
    (True, True)
    >>> is_at("https://shop.example", "http://shop.example/"), is_at("shop.example", "http://shop.example.evil.test/")
    (False, False)
    """
    return bool(host) and (origin_of(address) == host if "://" in host else holds_on(host, address))


def origin_of(address: str) -> str:
    """
    Scheme, host and port of an address, the usual port left out; empty for one that has no host.

    >>> origin_of("HTTPS://Kim@Shop.example:443/cart?x=1"), origin_of("about:blank")
    ('https://shop.example', '')
    """
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:  # a malformed address is of no origin
        return ""
    if not parts.hostname:
        return ""
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" + (f":{port}" if port and port != USUAL_PORTS.get(parts.scheme) else "")


def home_of(address: str) -> tuple[str, ...]:
    """
    Where what begins at this address is at home: its origin, and the same host by https where it begins by http.

    >>> home_of("http://shop.example/start"), home_of("http://127.0.0.1:3000/")
    (('http://shop.example', 'https://shop.example'), ('http://127.0.0.1:3000',))
    """
    origin = origin_of(address)
    scheme, _, host = origin.partition("://")
    has_port = host.rpartition(":")[2].isdigit()
    return tuple(one for one in (origin, f"https://{host}" if scheme == "http" and not has_port else "") if one)


def _sentence(bound: Bound, address: str) -> str:
    where = origin_of(address) or "a page without a host"
    homes = " and ".join(bound.hosts) or "no host"
    return f"the secret `{bound.name}` belongs to {homes} and is not typed on {where}"
