"""Where it happens: looking and touching. Never decides."""

from .diary import TROUBLES, Diary, KeepsDiary, Note, Noted
from .surface import Surface

__all__ = ["TROUBLES", "Diary", "KeepsDiary", "Note", "Noted", "Surface"]
