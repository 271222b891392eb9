"""Surfaces and the spaces on them: panel, rule, scrolling area, rows that wrap."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QFrame, QLayout, QLayoutItem, QScrollArea, QSizePolicy, QWidget

from felucca.ui.shell.theme import theme
from felucca.ui.shell.widgets.base import Ground, Painted, round_rect, smooth


class Panel(Ground):
    """A surface with round corners, a fine line and a shadow that the ground below paints."""

    def __init__(
        self, parent: QWidget | None = None, token: str = "surface", radius: float = 14, elevation: int = 1
    ) -> None:
        super().__init__(parent)
        self.token = token
        self.radius = radius
        self.elevation = elevation
        self.line: str | QColor = "line"
        self.line_width = 1.0

    def set_elevation(self, elevation: int) -> None:
        self.elevation = elevation
        self._tell_ground()

    def paintEvent(self, event: QEvent) -> None:
        painter = smooth(self)
        self.paint_surface(painter, QRectF(self.rect()))
        self.paint_shadows(painter)

    @property
    def rim(self) -> object:
        """What `paint_surface` depends on beside the theme."""
        return self.token, self.line, self.line_width

    def paint_surface(self, painter: QPainter, rect: QRectF) -> None:
        """The surface and its line alone, somewhere else."""
        line = theme().color(self.line) if isinstance(self.line, str) else self.line
        round_rect(painter, rect, self.radius, theme().color(self.token), line, self.line_width)

    def moveEvent(self, event: QEvent) -> None:
        super().moveEvent(event)
        self._tell_ground()

    def resizeEvent(self, event: QEvent) -> None:
        super().resizeEvent(event)
        self._tell_ground()

    def _tell_ground(self) -> None:
        ground = self.parentWidget()
        if isinstance(ground, Ground):
            ground.update()


class Rule(Painted):
    """A thin line that divides what stands above and below (or left and right) of it."""

    def __init__(self, vertical: bool = False, token: str = "line", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._token = token
        if vertical:
            self.setFixedWidth(1)
        else:
            self.setFixedHeight(1)

    def paintEvent(self, event: QEvent) -> None:
        smooth(self).fillRect(self.rect(), theme().color(self._token))


class Scroll(QScrollArea):
    """A transparent area that scrolls its content up and down when it must; it takes no focus itself.

    It would like to be as high as its content is at a width of `width` px.
    """

    def __init__(self, content: QWidget, width: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wish_width = width
        content.setObjectName("content")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A viewport of our own: to find the type of the one Qt makes, every class of QtWidgets would be loaded.
        self.setViewport(QWidget())
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)
        content.setAutoFillBackground(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._wish_width and watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def sizeHint(self) -> QSize:
        content = self.widget()
        if self._wish_width and content.layout() is not None:
            return QSize(self._wish_width, content.layout().totalHeightForWidth(self._wish_width))
        return content.sizeHint()


class Flow(QLayout):
    """A row whose items go on in further rows where the width ends."""

    def __init__(self, parent: QWidget | None = None, gap: int = 12, row_gap: int = 8) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self._row_gap = row_gap
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._lay_out(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._lay_out(rect, move=True)

    def sizeHint(self) -> QSize:
        width = sum(item.sizeHint().width() for item in self._items) + self._gap * max(0, len(self._items) - 1)
        return QSize(width, self._tallest())

    def minimumSize(self) -> QSize:
        return QSize(max((item.minimumSize().width() for item in self._items), default=0), self._tallest())

    def _tallest(self) -> int:
        return max((item.sizeHint().height() for item in self._items), default=0)

    def _lay_out(self, rect: QRect, move: bool) -> int:
        """Place every visible item, return the height that they need."""
        x, y, tallest = rect.x(), rect.y(), 0
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint()
            if x > rect.x() and x + size.width() > rect.right() + 1:
                x, y, tallest = rect.x(), y + tallest + self._row_gap, 0
            if move:
                item.setGeometry(QRect(QPoint(x, y), size))
            x += size.width() + self._gap
            tallest = max(tallest, size.height())
        return y + tallest - rect.y()


def spread(widget: QWidget) -> QWidget:
    """Let a widget take all the width there is."""
    widget.setSizePolicy(QSizePolicy.Policy.Expanding, widget.sizePolicy().verticalPolicy())
    return widget
