"""Where it happens: looking and touching. Never decides."""

from .diary import TROUBLES, Diary, KeepsDiary, Note, Noted
from .limit import Limit
from .surface import Surface

__all__ = ["TROUBLES", "Diary", "KeepsDiary", "Limit", "Note", "Noted", "Surface"]
