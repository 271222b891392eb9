"""Lists of files: games being played, and records of games that have ended."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from felucca.ui.boards import GAME_FACES
from felucca.ui.shell.dates import Dates
from felucca.ui.shell.dialogs import Question
from felucca.ui.shell.icons import cover_pixmap, icon_pixmap
from felucca.ui.shell.listed import ListedFile
from felucca.ui.shell.theme import theme
from felucca.ui.shell.topbar import SAVES, TopBar
from felucca.ui.shell.widgets import (
    Backdrop,
    Button,
    Chip,
    Elided,
    IconButton,
    Label,
    Painted,
    Panel,
    Picture,
    RoundelRow,
    Scroll,
    Worded,
)
from felucca.ui.shell.widgets.base import round_rect, smooth
from felucca.ui.words import words_for

WIDEST = 980


class Thumbnail(Painted):
    """A small cover, or the sign of a file that tells nothing."""

    WIDTH, HEIGHT, RADIUS = 92, 64, 9

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self.setFixedSize(self.WIDTH, self.HEIGHT)

    def paintEvent(self, event: QEvent) -> None:
        painter = smooth(self)
        if self._game in GAME_FACES:
            radii = (float(self.RADIUS),) * 4
            picture = cover_pixmap(self._game, self.WIDTH, self.HEIGHT, radii, self.devicePixelRatioF(), 0.6)
            painter.drawPixmap(QPointF(0, 0), picture)
        else:
            round_rect(painter, self.rect().toRectF(), self.RADIUS, theme().color("danger_soft"))
            sign = icon_pixmap("info", theme().color("danger"), 24, self.devicePixelRatioF())
            painter.drawPixmap(QPointF((self.WIDTH - 24) / 2, (self.HEIGHT - 24) / 2), sign)


class FileRow(Worded, Panel):
    """A file with what can be done with it."""

    open_wanted = Signal(str)
    removal_wanted = Signal(object)

    def __init__(self, entry: ListedFile, parent: QWidget | None = None) -> None:
        super().__init__(parent, "surface_raised", 14, elevation=1)
        self.entry = entry
        self._title = Elided("", "prompt", size=16)
        self._status = Label("", "body", "danger" if entry.trouble else "text_secondary", wrap=True)
        self._when = Label("", "log", "text_tertiary", size=13, wrap=True)
        self._practice = Chip("", "primary")
        self._practice.setVisible(entry.practice)
        self.open = Button("", "tonal", "play")
        self.open.setVisible(not entry.trouble)
        self.delete = IconButton("x", size=44)
        self._lay_out()
        self.open.clicked.connect(self._open)
        self.delete.clicked.connect(self._delete)
        self.retranslate()

    def retranslate(self) -> None:
        entry = self.entry
        face = GAME_FACES.get(entry.game)
        self._title.setText(entry.file if entry.trouble or face is None else face.title())
        names = ", ".join(entry.names)
        parts = (words_for("").trouble(entry.trouble),) if entry.trouble else (names, entry.status)
        self._status.setText(" · ".join(part for part in parts if part))
        self._when.setText(Dates().saved(entry.saved))
        self._practice.set_text(self.tr("Practice"))
        self.open.set_text(self.tr("Open"))
        self.delete.set_words(self.tr("Delete this file"))

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 14, 14, 14)
        row.setSpacing(16)
        row.addWidget(Thumbnail("" if self.entry.trouble else self.entry.game))
        words = QVBoxLayout()
        words.setSpacing(1)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self._title)
        head.addWidget(self._practice)
        head.addStretch(1)
        words.addStretch(1)
        words.addLayout(head)
        words.addWidget(self._status)
        words.addWidget(self._when)
        words.addStretch(1)
        row.addLayout(words, 1)
        if self.entry.colors:
            discs = RoundelRow(26, 20, "surface_raised")
            discs.set_colors(list(self.entry.colors))
            row.addWidget(discs)
        row.addWidget(self.open)
        row.addWidget(self.delete)

    def _open(self) -> None:
        self.open_wanted.emit(self.entry.path)

    def _delete(self) -> None:
        self.removal_wanted.emit(self.entry)


class SavesPage(Worded, Backdrop):
    """A list of saved games (`SAVES`) or of records (`RECORDS`), newest first; a person opens, deletes, imports.

    The page asks before a file is deleted and chooses the file to import; its owner does the rest.
    """

    open_requested = Signal(str)
    delete_requested = Signal(str)
    import_requested = Signal(str)
    library_requested = Signal()

    def __init__(self, kind: str = SAVES, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = kind
        self.bar = TopBar(kind, self)
        self.rows: list[FileRow] = []
        self.import_file = Button("", "outline", "plus")
        self.to_library = Button("", "primary", "play")
        self._title = Label("", "display_m", size=28)
        self._hint = Label("", "body_l", "text_secondary", weight=400, wrap=True)
        self._nothing = Label("", "body_l", "text_secondary", weight=400, wrap=True)
        self._empty = Panel(radius=18, elevation=1)
        self._lay_out()
        self.import_file.clicked.connect(self._choose)
        self.to_library.clicked.connect(self.library_requested)
        self.retranslate()
        self.show_list([])

    def show_list(self, entries: list[ListedFile]) -> None:
        """Show these files."""
        for row in self.rows:
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = []
        for entry in entries:
            row = FileRow(entry)
            row.open_wanted.connect(self.open_requested)
            row.removal_wanted.connect(self._ask)
            self._list.addWidget(row)
            self.rows.append(row)
        self._empty.setVisible(not entries)

    def retranslate(self) -> None:
        self.import_file.set_text(self.tr("Import a file"))
        self.to_library.set_text(self.tr("To the library"))
        if self.kind == SAVES:
            self._title.setText(self.tr("Saved games"))
            self._hint.setText(self.tr("Every game is saved after each move."))
            self._nothing.setText(self.tr("Games that have begun appear here, to be played on at any time."))
        else:
            self._title.setText(self.tr("Records"))
            self._hint.setText(self.tr("Games that have ended, to be watched again."))
            self._nothing.setText(self.tr("When a game ends, its record appears here."))

    def resizeEvent(self, event: QEvent) -> None:
        super().resizeEvent(event)
        side = max(40 if self.width() >= 1200 else 24, (self.width() - WIDEST) // 2)
        self._column.setContentsMargins(side, 28, side, 28)

    def _lay_out(self) -> None:
        content = Backdrop()
        self._column = QVBoxLayout(content)
        self._column.setSpacing(14)
        head = QHBoxLayout()
        head.setSpacing(18)
        head.addWidget(self._title)
        head.addWidget(self._hint, 1)
        head.addWidget(self.import_file)
        self._column.addLayout(head)
        self._column.addSpacing(4)
        box = QHBoxLayout(self._empty)
        box.setContentsMargins(28, 28, 28, 28)
        box.setSpacing(18)
        box.addWidget(Picture("save" if self.kind == SAVES else "trophy", "text_tertiary", 40))
        box.addWidget(self._nothing, 1)
        box.addWidget(self.to_library)
        self._column.addWidget(self._empty)
        self._list = QVBoxLayout()
        self._list.setSpacing(12)
        self._column.addLayout(self._list)
        self._column.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(Scroll(content), 1)

    def _ask(self, entry: ListedFile) -> None:
        face = GAME_FACES.get(entry.game)
        what = entry.file if entry.trouble or face is None else f"{face.title()} · {', '.join(entry.names)}"
        text = self.tr("%1. It cannot be brought back.").replace("%1", what)
        question = Question(self.window(), self.tr("Delete this file?"), text, self.tr("Delete"), danger=True)
        question.setProperty("path", entry.path)
        question.accepted.connect(self._delete)
        question.open()

    def _delete(self) -> None:
        self.delete_requested.emit(self.sender().property("path"))

    def _choose(self) -> None:
        kinds = self.tr("Games of Felucca (%1)").replace("%1", "*.json")
        dialog = QFileDialog(self, self.tr("Import a file"), "", kinds)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self.import_requested)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
