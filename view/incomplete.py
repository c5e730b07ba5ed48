"""Why what is told of a page is not all of it."""

from __future__ import annotations

from enum import StrEnum


class Incomplete(StrEnum):
    """Why an observation is not all of the page."""

    CONTROLS = "controls_truncated"
    NODES = "nodes_truncated"
    TEXT = "text_truncated"
    LABELS = "labels_truncated"
    FIELDS = "fields_truncated"
    SHADOW = "shadow_boundary"
    FRAME = "frame_boundary"
    CANVAS = "canvas"
    RACE = "mutation_race"
    BLIND = "unreadable"
