"""Where everything of the board lies, in scene units: a fixed sheet of 858 by 728."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from felucca.model.hatches.components import GRID
from felucca.model.hatches.moves import Cell

SHEET = QRectF(0, 0, 858, 728)
OWN = QRectF(0, 0, 546, 558)
TRAY = QRectF(0, 572, 858, 156)
WELL = TRAY.adjusted(7, 7, -7, -7)
ODDS = QRectF(640, 586, 202, 132)
"""The chance of falling, at the right end of the tray."""
PILE = QRectF(806, 672, 38, 40)
"""The pile of lids that open hatches come from, and fall back to."""
_PAIRS = QRectF(22, 588, 596, 124)
_PAIR_GAP = 12.0
_COLUMN = QRectF(560, 0, 298, 558)
_COLUMN_GAP = 13.5


@dataclass(frozen=True)
class Grid:
    """A board of cells: the corner of its rim, the side of a cell, what lies between and around them."""

    corner: QPointF
    side: float
    gap: float
    rim: float

    @property
    def frame(self) -> QRectF:
        size = GRID * self.side + (GRID - 1) * self.gap + 2 * self.rim
        return QRectF(self.corner.x(), self.corner.y(), size, size)

    def cell(self, at: Cell) -> QRectF:
        """The square of a cell (row, column), both from 1."""
        start = self.corner + QPointF(self.rim, self.rim)
        step = self.side + self.gap
        return QRectF(start.x() + (at[1] - 1) * step, start.y() + (at[0] - 1) * step, self.side, self.side)

    def at(self, point: QPointF) -> Cell | None:
        """The cell under a point; the gaps belong to none."""
        step = self.side + self.gap
        inside = point - self.corner - QPointF(self.rim, self.rim)
        cell = (int(inside.y() // step) + 1, int(inside.x() // step) + 1)
        if not all(1 <= value <= GRID for value in cell):
            return None
        return cell if self.cell(cell).contains(point) else None

    def outline(self, at: Cell, grown: float = 0.0) -> QPainterPath:
        """The rounded square of a cell, larger by so much on every side."""
        path = QPainterPath()
        radius = 0.12 * self.side + 0.7 * grown
        path.addRoundedRect(self.cell(at).adjusted(-grown, -grown, grown, grown), radius, radius)
        return path


LARGE = Grid(QPointF(68, 94), 70, 4, 8)


@dataclass(frozen=True)
class SmallPlace:
    """One of the other boards: its panel, its grid, and where its words stand."""

    panel: QRectF
    grid: Grid
    head: QRectF
    """Roundel and name."""
    counts: tuple[QPointF, QPointF]
    """Base lines of the numbers of closed and of open hatches."""
    chip: QPointF
    """The upper left corner of the status."""
    under: bool
    """Whether the word of a count stands under its number, and not beside it."""


def small_places(others: int) -> list[SmallPlace]:
    """The places of one, two or three other boards, from the top."""
    height = (_COLUMN.height() - _COLUMN_GAP * (others - 1)) / others
    panels = [
        QRectF(_COLUMN.x(), _COLUMN.y() + index * (height + _COLUMN_GAP), _COLUMN.width(), height)
        for index in range(others)
    ]
    return [(_beside, _tall, _tall)[3 - others](panel) if others > 1 else _alone(panel) for panel in panels]


def _beside(panel: QRectF) -> SmallPlace:
    """Three boards: the words stand beside the board."""
    corner = panel.topLeft()
    left = corner + QPointF(194, 0)
    return SmallPlace(
        panel,
        Grid(corner + QPointF(26, 26), 21.5, 2, 4),
        QRectF(left + QPointF(0, 20), panel.bottomRight() - QPointF(6, panel.height() - 40)),
        (left + QPointF(0, 66), left + QPointF(0, 94)),
        left + QPointF(0, 112),
        under=False,
    )


def _tall(panel: QRectF) -> SmallPlace:
    """Two boards: the name above, the counts beside a larger board."""
    corner = panel.topLeft()
    left = corner + QPointF(234, 0)
    return SmallPlace(
        panel,
        Grid(corner + QPointF(30, 62), 29, 2.5, 5),
        QRectF(corner + QPointF(14, 12), corner + QPointF(180, 36)),
        (left + QPointF(0, 100), left + QPointF(0, 160)),
        corner + QPointF(panel.width() - 14, 11),
        under=True,
    )


def _alone(panel: QRectF) -> SmallPlace:
    """One board: it takes the whole column, the counts stand below."""
    corner = panel.topLeft()
    return SmallPlace(
        panel,
        Grid(corner + QPointF(27, 138), 38.5, 3, 6),
        QRectF(corner + QPointF(18, 17), corner + QPointF(184, 41)),
        (corner + QPointF(27, 430), corner + QPointF(27, 464)),
        corner + QPointF(panel.width() - 16, 16),
        under=False,
    )


def pair_places(seats: int) -> list[QRectF]:
    """The places of the pairs of dice in the tray, by seat."""
    width = (_PAIRS.width() - _PAIR_GAP * (seats - 1)) / seats
    step = width + _PAIR_GAP
    return [QRectF(_PAIRS.x() + seat * step, _PAIRS.y(), width, _PAIRS.height()) for seat in range(seats)]


def dice_places(pair: QRectF) -> tuple[QPointF, QPointF]:
    """The middles of pip die and digit die in the place of a pair."""
    middle = QPointF(pair.center().x(), pair.top() + 44)
    return middle - QPointF(30.5, 0), middle + QPointF(30.5, 0)
