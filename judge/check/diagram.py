"""A reliability diagram as SVG: what was said against what came."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from .metrics import Bin

SIDE: Final = 400
MARGIN: Final = 60
LARGEST: Final = 14.0
"""Radius of the fullest bin's dot, in pixels; its area is the number of answers."""

SMALLEST: Final = 3.0
TICKS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)


def diagram(points: Sequence[Bin], title: str) -> str:
    """The whole file. On the diagonal a judge is right as often as it says."""
    size = SIDE + 2 * MARGIN
    most = max((point.count for point in points), default=1)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" font-family="sans-serif" font-size="13">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{size}" height="{size}" fill="white"/>',
        f'<text x="{size / 2}" y="{MARGIN / 2}" text-anchor="middle">{escape(title)}</text>',
        *(_tick(at) for at in TICKS),
        f'<path d="M{_x(0)} {_y(0)}L{_x(1)} {_y(1)}" stroke="#999" stroke-dasharray="4 4" fill="none"/>',
        f'<path d="{_path(points)}" stroke="#1f5fa8" stroke-width="2" fill="none"/>' if points else "",
        *(_dot(point, most) for point in points),
        f'<text x="{size / 2}" y="{size - 12}" text-anchor="middle">said: probability that the step is done</text>',
        f'<text transform="translate(16 {size / 2}) rotate(-90)" text-anchor="middle">came: share of done steps</text>',
        "</svg>",
    ]
    return "\n".join(part for part in parts if part) + "\n"


def _tick(at: float) -> str:
    x, y, low, left = _x(at), _y(at), _y(0), _x(0)
    return (
        f'<path d="M{x} {low}V{_y(1)}M{left} {y}H{_x(1)}" stroke="#ddd"/>'
        f'<text x="{x}" y="{low + 18}" text-anchor="middle">{at:g}</text>'
        f'<text x="{left - 8}" y="{y + 4}" text-anchor="end">{at:g}</text>'
    )


def _dot(point: Bin, most: int) -> str:
    radius = max(SMALLEST, LARGEST * (point.count / most) ** 0.5)
    said = f"{point.count} answers: said {point.said:.2f}, came {point.came:.2f}"
    where = f'cx="{_x(point.said)}" cy="{_y(point.came)}" r="{radius:.1f}"'
    return f'<circle {where} fill="#1f5fa8" fill-opacity="0.6"><title>{said}</title></circle>'


def _path(points: Sequence[Bin]) -> str:
    return "L".join(f"{_x(point.said)} {_y(point.came)}" for point in points).replace("", "M", 1)


def _x(p: float) -> float:
    return round(MARGIN + SIDE * p, 1)


def _y(p: float) -> float:
    return round(MARGIN + SIDE * (1 - p), 1)
