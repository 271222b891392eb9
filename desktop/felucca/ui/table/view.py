"""The window onto a board: what mouse, touch and keyboard do on it, and the labels over it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from felucca.ui.table.board import Board, Info, Label
from felucca.ui.table.callout import Callout
from felucca.ui.table.drag import Drag
from felucca.ui.table.keys import latin
from felucca.ui.table.panzoom import PanZoomView


class BoardView(PanZoomView):
    """Shows a `Board`. A click that hits nothing does nothing; a drag that carries nothing pans."""

    def __init__(self, board: Board, parent: QWidget | None = None) -> None:
        super().__init__(board, parent)
        self.accepts_choices = False
        """Whether clicks and keys reach the board's targets: only while a person is asked."""
        self._pressed: QPoint | None = None
        self._panned_from: QPoint | None = None
        self.drag = board.drag = Drag(self)
        self._callout = Callout(self.viewport())
        self._label_callout = Callout(self.viewport())
        self._label: Label | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        board.labelled.connect(self._set_label)
        board.focus_moved.connect(self.show_rect)

    # ------------------------------------------------------------------ mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.board.show_cursor(False)
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self._pressed = event.position().toPoint()
            self._panned_from = None
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        here = event.position().toPoint()
        if self.drag.active:
            self.drag.move(event.globalPosition().toPoint())
        elif self._panned_from is not None:
            self.pan(here - self._panned_from)
            self._panned_from = here
        elif self._pressed is not None:
            if (here - self._pressed).manhattanLength() >= QApplication.startDragDistance():
                self._begin_drag(event)
        else:
            self._hover(here)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        here = event.position().toPoint()
        pressed, panned = self._pressed, self._panned_from
        self._pressed = self._panned_from = None
        if self.drag.active:
            self.drag.finish(event.globalPosition().toPoint())
        elif panned is not None:
            self.viewport().unsetCursor()
        elif pressed is not None and event.button() == Qt.MouseButton.LeftButton:
            self.click(self.mapToScene(here))
            self._hover(here)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def _begin_drag(self, event: QMouseEvent) -> None:
        carried = None
        if self.accepts_choices and event.buttons() & Qt.MouseButton.LeftButton and self._pressed is not None:
            carried = self.board.drag_from(self.mapToScene(self._pressed))
        if carried is not None:
            self._pressed = None
            self.drag.begin(carried[0], carried[1], event.globalPosition().toPoint())
            return
        self._hover(None)
        self._panned_from = event.position().toPoint()
        if self._pressed is not None:
            self.pan(self._panned_from - self._pressed)
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def click(self, point: QPointF) -> None:
        """A click on a scene point; without effect unless a person is asked."""
        if self.accepts_choices:
            self.board.click_at(point)

    def drop(self, payload: object, point: QPointF) -> None:
        if self.accepts_choices:
            self.board.drop_at(point, payload)

    def _hover(self, here: QPoint | None) -> None:
        point = None if here is None else self.mapToScene(here)
        info = self.board.hover_at(point)
        active = self.accepts_choices and point is not None
        over = active and (self.board.handle_at(point) or self.board.target_at(point))
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)
        self._show_info(info, here)

    def _show_info(self, info: Info | None, here: QPoint | None) -> None:
        if info is None or here is None or not info.title:
            self._callout.hide()
            return
        self._callout.say(info.title, info.detail, info.colour)
        self._callout.place(QRect(here - QPoint(8, 8), here + QPoint(8, 12)), self.free)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._hover(None)
        return super().viewportEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hover(self.mapFromGlobal(event.globalPosition().toPoint()))
        super().enterEvent(event)

    # ------------------------------------------------------------------ label

    def _set_label(self, label: Label | None) -> None:
        self._label = label
        self.overlays_placed()

    def overlays_placed(self) -> None:
        label = self._label
        if label is None:
            self._label_callout.hide()
            return
        self._label_callout.say(label.title, label.detail, label.colour)
        self._label_callout.place(self.mapFromScene(label.rect).boundingRect(), self.free)

    # ------------------------------------------------------------------ keyboard

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.board.show_cursor(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.board.show_cursor(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.zoom_key(event) or (self.accepts_choices and self._board_key(event)):
            event.accept()
        else:
            event.ignore()

    def zoom_key(self, event: QKeyEvent) -> bool:
        """+, − and 0; True if it was one of them."""
        if event.text() == "+" or event.key() == Qt.Key.Key_Equal:
            self.zoom_in()
        elif event.key() in (Qt.Key.Key_Minus, Qt.Key.Key_Underscore):
            self.zoom_out()
        elif event.key() == Qt.Key.Key_0:
            self.fit()
        else:
            return False
        return True

    def _board_key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.NoModifier
        if plain and self.board.move_cursor(key):
            return True
        if plain and key == Qt.Key.Key_Space:
            self.board.select_focused()
            return True
        if plain and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.board.confirm()
            return True
        return self.board.key(latin(event))
