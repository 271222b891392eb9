"""The board for screen readers: a child for every legal place and handle, with name, state and action."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from felucca.ui.table.targets import Handle, Target
from felucca.ui.table.view import BoardView

PRESS = "Press"


def announce(widget: QWidget, text: str) -> None:
    """Let a screen reader say a sentence."""
    if text:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


class _Press(QAccessibleActionInterface):
    """The one action of a place: to choose it."""

    def __init__(self, item: BoardItem) -> None:
        super().__init__()
        self._item = item

    def actionNames(self) -> list[str]:
        return [PRESS]

    def doAction(self, name: str) -> None:
        if name == PRESS:
            self._item.press()

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class BoardItem(QAccessibleInterface):
    """A target or a handle of the board."""

    def __init__(self, board: BoardInterface, thing: Target | Handle) -> None:
        super().__init__()
        self._board = board
        self._thing = thing
        self._press = _Press(self)

    def press(self) -> None:
        view = self._board.view
        if not view.accepts_choices:
            return
        if isinstance(self._thing, Handle):
            self._thing.act()
        else:
            view.board.cursor.go_to(self._thing)
            view.board.choose_target(self._thing)

    def isValid(self) -> bool:
        return True

    def object(self) -> QObject | None:
        return None

    def window(self) -> Any:
        return self._board.window()

    def parent(self) -> QAccessibleInterface:
        return self._board

    def child(self, index: int) -> None:
        return None

    def childAt(self, x: int, y: int) -> None:
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def text(self, kind: QAccessible.Text) -> str:
        return self._thing.name if kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        return None

    def rect(self) -> QRect:
        view = self._board.view
        if isinstance(self._thing, Handle):
            place = QRect(0, 0, 36, 36)
            place.moveCenter(view.mapFromScene(self._thing.at) + self._thing.shift.toPoint())
        else:
            place = view.mapFromScene(self._thing.shape.boundingRect()).boundingRect()
        return QRect(view.viewport().mapToGlobal(place.topLeft()), place.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        if isinstance(self._thing, Target):
            board = self._board.view.board
            state.disabled = self._thing.locked
            state.selected = board.is_selected(self._thing)
            state.focused = board.cursor.visible and board.cursor.target is self._thing
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        return self._press if kind == QAccessible.InterfaceType.ActionInterface else None


class BoardInterface(QAccessibleWidget):
    """The view of a board; its children follow the board's targets."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view, QAccessible.Role.Canvas, view.accessibleName())
        self.view = view
        self._items: list[BoardItem] = []
        self._numbers: list[int] = []
        view.board.targets_changed.connect(self._drop)
        view.board.focus_moved.connect(self._focus)

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Description:
            return self.view.board.description()
        return self.view.accessibleName() if kind == QAccessible.Text.Name else ""

    def childCount(self) -> int:
        return len(self._children())

    def child(self, index: int) -> QAccessibleInterface | None:
        items = self._children()
        return items[index] if 0 <= index < len(items) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return self._items.index(child) if child in self._items else -1

    def focusChild(self) -> QAccessibleInterface | None:
        return next((item for item in self._children() if item.state().focused), None)

    def _children(self) -> list[BoardItem]:
        if not self._items:
            board = self.view.board
            self._items = [BoardItem(self, thing) for thing in (*board.targets, *board.handles)]
            self._numbers = [QAccessible.registerAccessibleInterface(item) for item in self._items]
        return self._items

    def _drop(self) -> None:
        """Other targets: their interfaces must go before anybody asks for the new ones."""
        for number in self._numbers:
            QAccessible.deleteAccessibleInterface(number)
        self._items, self._numbers = [], []

    def _focus(self) -> None:
        child = self.focusChild()
        if child is not None:
            QAccessible.updateAccessibility(QAccessibleEvent(child, QAccessible.Event.Focus))


_interfaces: dict[int, BoardInterface] = {}
"""Qt keeps only half of an interface, the other half is Python's and must be held as long as its view lives."""


def _factory(name: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, BoardView):
        return None
    interface = BoardInterface(thing)
    _interfaces[id(thing)] = interface
    thing.destroyed.connect(_forget)
    return interface


def _forget(thing: QObject) -> None:
    _interfaces.pop(id(thing), None)


_installed = False


def install() -> None:
    """Let Qt find the interfaces of boards; once is enough, more often is harmless."""
    global _installed
    if not _installed:
        _installed = True
        QAccessible.installFactory(_factory)
