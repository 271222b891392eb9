"""Dark labels over the board: what is under the pointer, what a selected move leads to."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from felucca.ui.shell.shadow import shadow
from felucca.ui.shell.theme import font, theme
from felucca.ui.shell.widgets import Painted, paint_roundel, round_rect, smooth

MARGIN = 14
"""Room around the box for its shadow and arrow."""
ARROW = 9
WIDEST = 280
LINE = 18
GAP = 8


class Callout(Painted):
    """Two lines with a roundel in a dark box, its arrow pointing at a rectangle of its parent."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._title: list[str] = []
        self._detail: list[str] = []
        self._colour = ""
        self._tip = 0.0
        self._below = False
        self.hide()

    def say(self, title: str, detail: str, colour: str) -> None:
        """Set the words; `place` shows them."""
        self._title = _lines(title, _title_font())
        self._detail = _lines(detail, _detail_font())
        self._colour = colour
        self.setAccessibleName(" ".join(filter(None, (title, detail))))

    def place(self, around: QRect, room: QRect) -> None:
        """Show above a rectangle, or below it where there is no room above."""
        size = self._size()
        x = max(room.left(), min(around.center().x() - size.width() // 2, room.right() - size.width()))
        above = around.top() - size.height() - ARROW - 2
        self._below = above < room.top()
        y = around.bottom() + ARROW + 2 if self._below else above
        y = max(room.top(), min(y, room.bottom() - size.height()))
        self._tip = max(16.0, min(around.center().x() - x, size.width() - 16.0)) + MARGIN
        self.setGeometry(QRect(QPoint(x, y), size).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))
        self.show()
        self.raise_()
        self.update()

    def _size(self) -> QSize:
        lines = [(line, _title_font()) for line in self._title] + [(line, _detail_font()) for line in self._detail]
        widest = max((QFontMetricsF(face).horizontalAdvance(line) for line, face in lines), default=0.0)
        indent = 36 if self._colour else 14
        return QSize(round(widest) + indent + 14, LINE * len(lines) + 12)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth(self)
        box = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        ground = theme().color("text") if theme().name == "light" else theme().color("surface_raised")
        shadow(painter, box, 10, 2)
        round_rect(painter, box, 10, ground)
        edge, out = (box.top(), -ARROW) if self._below else (box.bottom(), ARROW)
        painter.setBrush(ground)
        painter.setPen(Qt.PenStyle.NoPen)
        tip = QPointF(self._tip, edge + out)
        painter.drawPolygon(QPolygonF([QPointF(self._tip - 8, edge), QPointF(self._tip + 8, edge), tip]))
        x = box.left() + 14
        if self._colour:
            middle = box.center().y()
            paint_roundel(painter, QRectF(box.left() + 10, middle - 9, 18, 18), self._colour, self.devicePixelRatioF())
            x = box.left() + 36
        y = box.top() + 6
        for lines, face, ink in ((self._title, _title_font(), "#D9D2C3"), (self._detail, _detail_font(), "#FFFFFF")):
            painter.setFont(face)
            painter.setPen(QColor(ink))
            for line in lines:
                painter.drawText(QRectF(x, y, box.right() - x, LINE), Qt.AlignmentFlag.AlignVCenter, line)
                y += LINE


def _title_font() -> QFont:
    return font("caption")


def _detail_font() -> QFont:
    return font("log", weight=700, size=13.5, tabular=True)


def _lines(text: str, face: QFont) -> list[str]:
    """The lines of a text, each broken at spaces where it is wider than `WIDEST` px."""
    metrics = QFontMetricsF(face)
    lines: list[str] = []
    for line in text.split("\n"):
        lines.append("")
        for word in line.split(" "):
            longer = f"{lines[-1]} {word}".lstrip(" ")
            if not lines[-1] or metrics.horizontalAdvance(longer) <= WIDEST:
                lines[-1] = longer
            else:
                lines.append(word)
    return [line for line in lines if line]
