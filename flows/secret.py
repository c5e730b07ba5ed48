"""A secret's value in a box that only the driver opens."""

from __future__ import annotations

from typing import Final, NoReturn

from view import Denied

GIVEN: Final = "start the server with --secret NAME@HOST, and name NAME under the flow's `secrets:`"
"""How another program's flow comes by a secret."""


class Secret:
    """Shows itself as ``[secret:NAME]`` everywhere; it cannot be copied or pickled, so no log takes it along."""

    __slots__ = ("_value", "hosts", "name")

    def __init__(self, name: str, value: str, hosts: tuple[str, ...] = ()) -> None:
        self.name = name
        self.hosts = hosts
        """Where it may be typed, as the flow says; none: where the flow starts."""

        self._value = value

    def open(self) -> str:
        """The value. For the driver: at the moment of typing, and to mask what is shown."""
        return self._value

    def lent(self, name: str, hosts: tuple[str, ...]) -> Secret:
        """
        The same under a flow's own name for it, on those of its hosts that the flow names, or on all of them.

        Raises `Denied` for a host that is none of them: it would carry the secret there.
        """
        strange = [host for host in hosts if host not in self.hosts]
        if strange or not self.hosts:
            where = strange[0] if strange else "whatever host the flow starts on"
            raise Denied(f"the secret `{self.name}` on {where}", hint=GIVEN)
        return Secret(name, self._value, hosts or self.hosts)

    def __str__(self) -> str:
        return f"[secret:{self.name}]"

    __repr__ = __str__

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)

    def __reduce__(self) -> NoReturn:
        raise TypeError(f"{self} is not to be copied")
