"""How far the last deed was one that the step asks for: what it was done to, and what came of it."""

from __future__ import annotations

from typing import Final

from ..language.lexicon import lexicon
from ..language.words import content, share
from ..levels import HALF, KINDRED, UNKNOWN, WHOLE
from ..screen.scene import Scene, once
from .progress import WROTE, Progress, name_of, progress_of

LED: Final = 0.7
"""What leads to what the step says."""

OPENED: Final = 0.6
"""What may reveal more, and what brought something that the step says."""


def rightness_of(scene: Scene) -> float:
    """0 to 1; looked up once for all who ask about the scene."""
    return once(scene, _rightness)


def _rightness(scene: Scene) -> float:
    progress = progress_of(scene)
    words = _words(progress)
    if progress.last is None:
        return UNKNOWN
    if progress.is_lost or not progress.barred.isdisjoint(words) or _is_near(progress, words):
        return 0.0
    return max(share(words, progress.said), _led(progress, words)) if words else UNKNOWN


def _words(progress: Progress) -> tuple[str, ...]:
    """What was typed or chosen; else what was pressed."""
    last = progress.last
    if last is None:
        return ()
    return content(last.text if last.did in WROTE else last.label)


def _led(progress: Progress, words: tuple[str, ...]) -> float:
    known = lexicon()
    ways = {way for word in progress.said for way in known.leads.get(word, ())}
    if not ways.isdisjoint(words):
        return LED
    opens = not known.sets["opener"].isdisjoint(words)
    return OPENED if opens or _is_fruitful(progress) else 0.0


def _is_fruitful(progress: Progress) -> bool:
    """A control came that says a verb of the step or a text that is left."""
    came = [i for i in progress.scene.controls if name_of(i) in progress.came]
    wanted = [*((verb,) for verb in progress.verbs), *(gift.words for gift in progress.left)]
    return any(share(words, item.words) >= KINDRED for item in came for words in wanted)


def _is_near(progress: Progress, words: tuple[str, ...]) -> bool:
    """It says a name that the step gives with another word, while something else has just that name."""
    known = lexicon()
    other = [w for w in words if w.isalpha() and w not in known.sets["generic"] and w not in known.intent_of]
    if not any(share((word,), progress.said) < HALF for word in other):
        return False
    meant = [set(gift.words) for gift in progress.gifts if share(gift.words, words) >= WHOLE]
    labels = (*progress.scene.went, *progress.upon.went)
    lines = [*(item.words for item in progress.scene.items), *(label.words for label in labels)]
    return any({w for w in line if w not in known.intent_of} == name for name in meant for line in lines)
