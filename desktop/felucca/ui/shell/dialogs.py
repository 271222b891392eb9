"""Dialogs on a scrim inside the window: message, question, crash report, about."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from felucca.ui.shell.icons import svg_pixmap
from felucca.ui.shell.theme import font, theme
from felucca.ui.shell.widgets import Button, Ground, Label, Painted, Panel, Worded

RADIUS = 22
PADDING = 28
WIDTH = 520
MARGIN = 24
"""Least distance between the card and the window's edge."""


class Dialog(Ground):
    """A card in the middle of the window; nothing below it can be reached while it is open.

    `finished` brings the name of the answer; Esc and the cancelling button answer "cancel".
    """

    finished = Signal(str)

    def __init__(self, window: QWidget, title: str = "", width: int = WIDTH) -> None:
        super().__init__(window)
        self._width = width
        self._before: QWidget | None = None
        self._first: QWidget | None = None
        self.card = Panel(self, "surface", RADIUS, elevation=4)
        self.title = Label(title, "title", wrap=True)
        self.body = QVBoxLayout()
        self.body.setSpacing(12)
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(12)
        self.buttons.addStretch(1)
        column = QVBoxLayout(self.card)
        column.setContentsMargins(PADDING, PADDING - 4, PADDING, PADDING)
        column.setSpacing(16)
        column.addWidget(self.title)
        column.addLayout(self.body)
        column.addLayout(self.buttons)
        self.setAccessibleName(title)
        window.installEventFilter(self)

    def add_button(self, answer: str, text: str, kind: str = "ghost", icon: str | None = None) -> Button:
        """A button at the right end of the row that ends the dialog with an answer."""
        button = Button(text, kind, icon)
        button.setProperty("answer", answer)
        button.clicked.connect(self._answered)
        self.buttons.addWidget(button)
        if kind in ("primary", "danger") or self._first is None:
            self._first = button
        return button

    def start_at(self, widget: QWidget) -> None:
        """The widget that has the focus when the dialog opens."""
        self._first = widget

    def open(self) -> None:
        """Show the dialog above everything in its window."""
        window = self.parentWidget()
        self._before = window.focusWidget()
        self.setGeometry(window.rect())
        self._place()
        self.show()
        self.raise_()
        if self._first is not None:
            self._first.setFocus(Qt.FocusReason.PopupFocusReason)

    def close_with(self, answer: str) -> None:
        """Take the dialog away, give the focus back, tell the answer."""
        self.hide()
        if self._before is not None and self._before.isVisible():
            self._before.setFocus(Qt.FocusReason.PopupFocusReason)
        self.finished.emit(answer)
        self.deleteLater()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # Keys belong to the dialog: no shortcut of the page below may take them.
            return True
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return super().event(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round inside the card."""
        widget = self.focusWidget() or self.card
        for _ in range(1000):
            widget = widget.nextInFocusChain() if forward else widget.previousInFocusChain()
            takes = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            if takes and widget.isEnabled() and widget.isVisible() and self.isAncestorOf(widget):
                reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
                widget.setFocus(reason)
                return True
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_with("cancel")
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget() and self.isVisible():
            self.setGeometry(self.parentWidget().rect())
            self._place()
        return False

    def mousePressEvent(self, event: QEvent) -> None:
        event.accept()

    def wheelEvent(self, event: QEvent) -> None:
        event.accept()

    def paintEvent(self, event: QEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().color("scrim"))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_shadows(painter)

    def _place(self) -> None:
        width = min(self._width, self.width() - 2 * MARGIN)
        layout = self.card.layout()
        wish = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.totalSizeHint().height()
        height = min(max(wish, layout.totalMinimumSize().height()), self.height() - 2 * MARGIN)
        self.card.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    def _answered(self) -> None:
        self.close_with(self.sender().property("answer"))


class Message(Dialog):
    """One thing to know, and a button that says so."""

    def __init__(self, window: QWidget, title: str, text: str) -> None:
        super().__init__(window, title)
        self.body.addWidget(Label(text, "body_l", "text_secondary", wrap=True, weight=400))
        self.add_button("ok", self.tr("Close"), "primary")


class Question(Dialog):
    """A question with a yes and a way back. `accepted` comes only for the yes."""

    accepted = Signal()

    def __init__(self, window: QWidget, title: str, text: str, yes: str, danger: bool = False) -> None:
        super().__init__(window, title)
        self.body.addWidget(Label(text, "body_l", "text_secondary", wrap=True, weight=400))
        self.add_button("cancel", self.tr("Cancel"), "ghost")
        self.add_button("yes", yes, "danger" if danger else "primary")
        self.finished.connect(self._finished)

    def _finished(self, answer: str) -> None:
        if answer == "yes":
            self.accepted.emit()


class CrashReport(Dialog):
    """What went wrong, as a text to copy. Answers "go_on" or "quit"."""

    def __init__(self, window: QWidget, report: str, after_restart: bool = False) -> None:
        heading = self.tr("Felucca stopped last time") if after_restart else self.tr("Something went wrong")
        super().__init__(window, heading, 680)
        self.body.addWidget(
            Label(
                self.tr("The game is saved. The text below helps to find the cause: copy it into a bug report."),
                "body_l", "text_secondary", wrap=True, weight=400,
            )
        )  # fmt: skip
        self._report = QPlainTextEdit(report)
        self._report.setReadOnly(True)
        self._report.setTabChangesFocus(True)
        self._report.setFont(font("log"))
        self._report.setFixedHeight(240)
        self._report.setAccessibleName(self.tr("Report"))
        self._report.focus_radius = 9
        self.body.addWidget(self._report)
        self._copy = Button(self.tr("Copy the text"), "tonal", "cards")
        self._copy.clicked.connect(self._copied)
        self.buttons.insertWidget(0, self._copy)
        if not after_restart:
            self.add_button("quit", self.tr("Quit"), "ghost")
        self.add_button("go_on", self.tr("Go on"), "primary")

    def _copied(self) -> None:
        QGuiApplication.clipboard().setText(self._report.toPlainText())
        self._copy.set_text(self.tr("Copied"))
        self._copy.set_icon("check")


class _Mark(Painted):
    SIZE = 64

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(self.SIZE, self.SIZE)

    def paintEvent(self, event: QEvent) -> None:
        dpr = self.devicePixelRatioF()
        mark = svg_pixmap("art", "logo", "app_icon.svg", width=self.SIZE, height=self.SIZE, dpr=dpr)
        QPainter(self).drawPixmap(0, 0, mark)


class About(Worded, Dialog):
    """What this is, which version, and under which licences its parts come."""

    def __init__(self, window: QWidget, version: str) -> None:
        super().__init__(window, "", 520)
        self._version = version
        self._says = Label("", "body_l", "text_secondary", wrap=True, weight=400)
        self._fonts = Label("", "log", "text_tertiary", wrap=True)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(_Mark(), 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self._says, 1)
        self.body.addLayout(head)
        self.body.addWidget(self._fonts)
        self._close = self.add_button("ok", "", "primary")
        self.retranslate()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Felucca %1").replace("%1", self._version))
        self._says.setText(
            self.tr("Five board games at one table: offline, against the computer or together at one screen.")
        )
        self._fonts.setText(
            self.tr("Fonts: Golos Text and Alegreya, SIL Open Font License 1.1. Made with Qt, GNU LGPL version 3.")
        )
        self._close.set_text(self.tr("Close"))
