"""What is looked up once, when it is first asked for: `functools.cached_property` without its lock and its cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")


class lazily(Generic[T]):  # noqa: N801  a decorator, as `property` is one
    """An attribute that is worked out when it is first read."""

    def __init__(self, found: Callable[[Any], T]) -> None:
        self._found = found
        self.__doc__ = found.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, held: None, owner: type) -> lazily[T]: ...

    @overload
    def __get__(self, held: object, owner: type) -> T: ...

    def __get__(self, held: object | None, owner: type) -> lazily[T] | T:
        if held is None:
            return self
        value = held.__dict__[self._name] = self._found(held)
        return value
