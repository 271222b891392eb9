"""Where a follower stands on a tile that carries a bridge, so that neither hides the other."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF

from felucca.ui.boards.carcassonne import paint

STEPS = 25
BODY, BODY_HEIGHT, FOOT = 0.15, 0.34, 0.1
"""Half the width of a standing follower, its height, and how far below its middle its foot is, in tiles."""
LONG, FLAT = 0.21, 0.13
"""Half the length and half the height of a lying one."""


@cache
def stand_beside(design: str, rot: int, segment: str, axis: str, lying: bool) -> tuple[float, float]:
    """Where a follower's middle is on a segment of a tile with a bridge: where neither hides the other."""
    usual = paint.stand_point(design, rot, segment)
    cost = _hidden(usual, axis, lying)
    if not cost:
        return usual
    area = paint.region_path(design, rot, segment)
    spots = [((i + 0.5) / STEPS, (j + 0.5) / STEPS) for i in range(STEPS) for j in range(STEPS)]
    inside = [spot for spot in spots if area.contains(QPointF(*spot)) and _on_tile(spot, lying)]
    return min(inside, key=lambda spot: (_hidden(spot, axis, lying), _away(spot, usual)), default=usual)


def _on_tile(spot: tuple[float, float], lying: bool) -> bool:
    across = LONG if lying else BODY
    return across <= spot[0] <= 1 - across and 0.14 <= spot[1] <= 0.86


def _away(spot: tuple[float, float], other: tuple[float, float]) -> float:
    return (spot[0] - other[0]) ** 2 + (spot[1] - other[1]) ** 2


def _hidden(spot: tuple[float, float], axis: str, lying: bool) -> float:
    """How much a follower, the bridge's deck and somebody standing on it cover each other: areas of rectangles."""
    across, up, down = (LONG, FLAT, FLAT) if lying else (BODY, BODY_HEIGHT - FOOT, FOOT)
    body = QRectF(spot[0] - across, spot[1] - up, 2 * across, up + down)
    x, y = paint.BRIDGE_STAND
    above = QRectF(x - BODY, y + FOOT - BODY_HEIGHT, 2 * BODY, BODY_HEIGHT)
    return _common(body, paint.bridge_path(axis).boundingRect()) + _common(body, above)


def _common(one: QRectF, other: QRectF) -> float:
    both = one.intersected(other)
    return both.width() * both.height() if both.isValid() else 0.0
