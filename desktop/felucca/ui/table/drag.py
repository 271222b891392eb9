"""Dragging over the table: something is picked up, follows the pointer, and is let go over the board.

It is our own and not the system's drag, so that it looks the same everywhere, needs no nested event loop, and can be
given up at any instant.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPixmap
from PySide6.QtWidgets import QApplication, QLabel, QWidget

if TYPE_CHECKING:
    from felucca.ui.table.view import BoardView


class Drag(QObject):
    """One drag at a time over a view. The payload is whatever the board's `drop_at` understands."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view)
        self._view = view
        self._payload: Any = None
        self._ghost: QLabel | None = None

    @property
    def active(self) -> bool:
        return self._ghost is not None

    def begin(self, payload: Any, pixmap: QPixmap, at: QPoint) -> None:
        """Pick up something with its picture; `at` is where the pointer is on the screen."""
        self.cancel()
        self._payload = payload
        self._ghost = QLabel(self._view.window())
        self._ghost.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._ghost.setPixmap(pixmap)
        self._ghost.resize((pixmap.deviceIndependentSize()).toSize())
        self._ghost.show()
        self.move(at)

    def move(self, at: QPoint) -> None:
        if self._ghost is not None:
            middle = QPoint(self._ghost.width() // 2, self._ghost.height() // 2)
            self._ghost.move(self._view.window().mapFromGlobal(at) - middle)
            self._ghost.raise_()
            self._view.board.hover_at(self._scene_point(at))

    def finish(self, at: QPoint) -> None:
        """Let go; over the board, its targets take the payload."""
        payload, ghost = self._payload, self._ghost
        self.cancel()
        if ghost is not None and self._view.rect().contains(self._view.mapFromGlobal(at)):
            self._view.drop(payload, self._scene_point(at))

    def cancel(self) -> None:
        """Put everything back; nothing happens."""
        if self._ghost is not None:
            self._ghost.hide()
            self._ghost.deleteLater()
            self._view.board.hover_at(None)
        self._ghost = self._payload = None

    def _scene_point(self, at: QPoint) -> QPointF:
        return self._view.mapToScene(self._view.viewport().mapFromGlobal(at))


class DragSource(QObject):
    """Makes a widget of the frame, such as the tile in hand, something that can be dragged onto the board.

    `what` gives the payload and its picture, or None when there is nothing to drag now.
    """

    def __init__(self, widget: QWidget, drag: Drag, what: Callable[[], tuple[Any, QPixmap] | None]) -> None:
        super().__init__(widget)
        self._drag = drag
        self._what = what
        self._pressed: QPoint | None = None
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QMouseEvent):
            return False
        if event.type() == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.globalPosition().toPoint()
        elif event.type() == QEvent.Type.MouseMove and self._pressed is not None:
            self._moved(event.globalPosition().toPoint())
            return self._drag.active
        elif event.type() == QEvent.Type.MouseButtonRelease:
            self._pressed = None
            if self._drag.active:
                self._drag.finish(event.globalPosition().toPoint())
                return True
        return False

    def _moved(self, here: QPoint) -> None:
        if self._drag.active:
            self._drag.move(here)
        elif self._pressed is not None and (here - self._pressed).manhattanLength() >= QApplication.startDragDistance():
            carried = self._what()
            if carried is not None:
                self._drag.begin(carried[0], carried[1], here)
