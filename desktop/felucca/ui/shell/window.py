"""The one window: a stack of pages, the focus ring, toasts, and a place on the screen that is always visible."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Signal
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QStackedLayout, QWidget

from felucca import share
from felucca.ui.shell.widgets import Backdrop, FocusRing, Toast

LEAST = QSize(1024, 720)
FIRST = QSize(1440, 900)
DESKTOP_FILE = "felucca"
_GRIP = 80
"""So much of the window must lie on a screen, in px, for a hand to take hold of it."""

Geometry = tuple[int, int, int, int]
"""Left, top, width, height of the window without its frame, in px."""


def visible_geometry(wish: Geometry | None, screens: Sequence[QRect]) -> QRect:
    """The wish, made visible: no smaller than the pages can bear, no larger than its screen, and on a screen.

    Without a wish, or without any of the window on a screen, it stands in the middle of the first screen.
    """
    size = QSize(wish[2], wish[3]) if wish else FIRST
    at = QRect(wish[0], wish[1], max(wish[2], 1), max(wish[3], 1)) if wish else None
    home = _screen_of(at, screens) if at is not None else None
    room = home or screens[0]
    least = LEAST.boundedTo(room.size())
    result = QRect(room.topLeft(), size.expandedTo(least).boundedTo(room.size()))
    if home is None or at is None:
        result.moveCenter(room.center())
        return result
    result.moveLeft(min(max(at.left(), room.left()), room.right() + 1 - result.width()))
    result.moveTop(min(max(at.top(), room.top()), room.bottom() + 1 - result.height()))
    return result


def _screen_of(rect: QRect, screens: Sequence[QRect]) -> QRect | None:
    """The screen that shows most of a rectangle; None if no screen shows enough of it."""

    def shown(screen: QRect) -> int:
        part = screen.intersected(rect)
        return max(0, part.width()) * max(0, part.height())

    best = max(screens, key=shown)
    part = best.intersected(rect)
    enough = part.width() >= min(_GRIP, rect.width()) and part.height() >= min(_GRIP, rect.height())
    return best if shown(best) > 0 and enough else None


class MainWindow(Backdrop):
    """Shows one page at a time. `closing` comes when a person closes it, before it is gone; then it is over."""

    closing = Signal()

    def __init__(self, geometry: Geometry | None = None, maximised: bool = False) -> None:
        super().__init__()
        QGuiApplication.setDesktopFileName(DESKTOP_FILE)
        self.setWindowIcon(QIcon(str(share.path("art", "logo", "app_icon.svg"))))
        self.setWindowTitle("Felucca")
        self._pages = QStackedLayout(self)
        self._toast = Toast(self)
        self._ring = FocusRing(self)
        self._closed = False
        self._starts_maximised = maximised
        self._place(geometry)

    def add_page(self, page: QWidget) -> None:
        """Let a page join the stack without showing it."""
        self._pages.addWidget(page)

    def show_page(self, page: QWidget) -> None:
        """Bring a page to the front; a page shown for the first time joins the stack."""
        if self._pages.indexOf(page) < 0:
            self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        page.setFocus()

    def page(self) -> QWidget | None:
        """The page in front."""
        return self._pages.currentWidget()

    def drop_page(self, page: QWidget) -> None:
        """Forget a page and destroy it."""
        self._pages.removeWidget(page)
        page.hide()
        page.deleteLater()

    def toast(self, text: str, tone: str = "success") -> None:
        """A short message over the page; `tone` is success or danger."""
        self._toast.say(text, tone)

    def start(self) -> None:
        """Show the window as it was last."""
        if self._starts_maximised:
            self.showMaximized()
        else:
            self.show()

    def remembered(self) -> tuple[Geometry, bool]:
        """Geometry of the window when it is not maximised, and whether it is maximised now."""
        rect = self.normalGeometry() if self.isMaximized() else self.geometry()
        return (rect.x(), rect.y(), rect.width(), rect.height()), self.isMaximized()

    def closeEvent(self, event: QEvent) -> None:
        if not self._closed:
            self._closed = True
            self.closing.emit()
            self._ring.stop()
        super().closeEvent(event)

    def _place(self, geometry: Geometry | None) -> None:
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        rect = visible_geometry(geometry, screens)
        self.setMinimumSize(LEAST.boundedTo(rect.size()))
        self.setGeometry(rect)
