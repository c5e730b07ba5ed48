"""A secret's value in a box that only the driver opens."""

from __future__ import annotations

from typing import NoReturn


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

    def __str__(self) -> str:
        return f"[secret:{self.name}]"

    __repr__ = __str__

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)

    def __reduce__(self) -> NoReturn:
        raise TypeError(f"{self} is not to be copied")
