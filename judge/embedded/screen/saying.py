"""How much of something a whole screen says, looked up once for all who ask."""

from __future__ import annotations

from ..language.words import share_of
from .scene import Scene, once_for


def said_on(scene: Scene, words: tuple[str, ...]) -> float:
    """How much of these words its items say, all of them together."""
    return once_for(scene, words, _said_on)


def _said_on(scene: Scene, words: tuple[str, ...]) -> float:
    return share_of(words, scene.words)
