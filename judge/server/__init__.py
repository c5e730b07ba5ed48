"""A judge of ours behind System One's wire, for other programs. Needs the extra `serve`."""

from .app import app_of

__all__ = ["app_of"]
