"""Where it happens: looking and touching. Never decides."""

from .surface import Surface

__all__ = ["Surface"]
