"""The one script that is installed in every frame's isolated world: its parts in order, its numbers from the table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from . import limits

FOLDERS = ("read", "touch")
"""Each holds ``*.js`` parts. `touch` sees what `read` declares; both offer functions as members of `runflow`."""

LIMITS: dict[str, float] = {
    "screens": limits.SCREENS.value,
    "controls": limits.CONTROLS_MOST.value,
    "texts": limits.TEXTS_MOST.value,
    "wholeMost": limits.WHOLE_MOST.value,
    "nameLength": limits.NAME_LENGTH.value,
    "textLength": limits.TEXT_LENGTH.value,
    "valueLength": limits.VALUE_LENGTH.value,
    "messageLength": limits.MESSAGE_LENGTH.value,
    "leads": limits.LEADS_MOST.value,
    "askedLength": limits.ASKED_LENGTH.value,
    "matches": limits.MATCHES_MOST.value,
    "choices": limits.CHOICES_MOST.value,
    "leftPx": limits.LEFT_PX.value,
    "abovePx": limits.ABOVE_PX.value,
    "sameBox": limits.SAME_BOX.value,
    "layerControls": limits.LAYER_CONTROLS.value,
    "noticeShare": limits.NOTICE_SHARE.value,
    "scrollerPx": limits.SCROLLER_PX.value,
    "manyChildren": limits.MANY_CHILDREN.value,
    "tailChildren": limits.TAIL_CHILDREN.value,
    "textIndent": limits.TEXT_INDENT.value,
    "faded": limits.FADED.value,
    "wordGapPx": limits.WORD_GAP_PX.value,
    "letterGapPx": limits.LETTER_GAP_PX.value,
    "labelWords": limits.LABEL_WORDS.value,
    "plainWords": limits.PLAIN_WORDS.value,
    "partNodes": limits.PART_NODES.value,
    "calendarNodes": limits.CALENDAR_NODES.value,
    "calendarLevels": limits.CALENDAR_LEVELS.value,
    "sinkPx": limits.SINK_PX.value,
    "sinkLevels": limits.SINK_LEVELS.value,
    "unreadPx": limits.UNREAD_PX.value,
    "editorPx": limits.EDITOR_PX.value,
    "nameDepth": limits.NAME_DEPTH.value,
    "takerArea": limits.TAKER_AREA.value,
    "receiverText": limits.RECEIVER_TEXT.value,
    "receiverClasses": limits.RECEIVER_CLASSES.value,
    "receiverLevels": limits.RECEIVER_LEVELS.value,
    "layerShare": limits.LAYER_SHARE.value,
    "layerGrid": limits.LAYER_GRID.value,
    "coverWords": limits.COVER_WORDS.value,
    "beatMs": limits.BEAT_S.ms,
    "beatMemoryMs": limits.BEAT_MEMORY_S.ms,
    "restlessBeats": limits.RESTLESS_BEATS.value,
}
"""The table's rows by the names that the script knows them by."""


def script(first_number: int) -> str:
    """The whole script, for a world whose node numbers begin at `first_number`."""
    head = f'"use strict"; const FIRST_NUMBER = {first_number}; const LIMITS = {json.dumps(LIMITS)};'
    return f"(() => {{\n{head}\n{_parts()}\nglobalThis.runflow = runflow;\n}})()"


@cache
def _parts() -> str:
    read, touch = ("\n".join(_texts(folder)) for folder in FOLDERS)
    return f"{read}\n{{\n{touch}\n}}"


def _texts(folder: str) -> Iterator[str]:
    place = files(__package__).joinpath(folder)
    parts = sorted((part for part in place.iterdir() if part.name.endswith(".js")), key=lambda part: part.name)
    yield from (part.read_text(encoding="utf-8") for part in parts)
