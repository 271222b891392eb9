"""The bar over a table: the way home, the game and its state, saved or not, undo and redo, hint, rules, settings."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QWidget

from felucca.ui.shell.icons import svg_pixmap
from felucca.ui.shell.widgets import (
    Backdrop,
    Chip,
    IconButton,
    Label,
    Picture,
    Pressable,
    Rule,
    Worded,
)

HEIGHT = 56
SAVED, SAVING, UNSAVED = "saved", "saving", "unsaved"


class HomeMark(Pressable):
    """The sail on its square: the way back to the lobby."""

    SIDE = 40

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(self.SIDE, self.SIDE)

    def paintEvent(self, event: QEvent) -> None:
        # The art leaves 8 of 256 px free on every side.
        side = self.SIDE * 256 / 240
        picture = svg_pixmap("art", "logo", "app_icon.svg", width=side, height=side, dpr=self.devicePixelRatioF())
        margin = (side - self.SIDE) / 2
        painter = QPainter(self)
        painter.setOpacity(0.85 if self.underMouse() else 1.0)
        painter.drawPixmap(QPointF(-margin, -margin), picture, QRectF(picture.rect()))


class SavedMark(QWidget):
    """A check mark and a word: every action is on the disk."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._check = Picture("check", "success", 17)
        self._label = Label("", "caption", "text_tertiary")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        row.addWidget(self._check)
        row.addWidget(self._label)

    def set_state(self, state: str, text: str) -> None:
        self._check.setVisible(state == SAVED)
        self._label.set_tone("danger" if state == UNSAVED else "text_tertiary")
        self._label.setText(text)


class TableBar(Worded, Backdrop):
    """Its owner does what the signals ask; what cannot be done now is disabled by `set_possible`."""

    home_requested = Signal()
    undo_requested = Signal()
    redo_requested = Signal()
    hint_requested = Signal()
    rules_requested = Signal()
    log_requested = Signal()
    sound_requested = Signal(bool)
    settings_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, "surface", "bottom")
        self.setFixedHeight(HEIGHT)
        self._sound_on = True
        self._saved_state = SAVED
        self.home = HomeMark(self)
        self.name = Label("", "title")
        self.saved = SavedMark(self)
        self.undo = IconButton("undo")
        self.redo = IconButton("redo")
        self.hint = IconButton("bulb")
        self.rules = IconButton("book")
        self.log = IconButton("list")
        self.sound = IconButton("sound")
        self.settings = IconButton("gear")
        self._chips: list[Chip] = []
        self._chip_row = QHBoxLayout()
        self._lay_out()
        self._connect()
        self.retranslate()

    def set_name(self, name: str) -> None:
        self.name.setText(name)

    def set_chips(self, texts: Sequence[str]) -> None:
        """The state of the game in a few words each."""
        while len(self._chips) < len(texts):
            chip = Chip()
            self._chips.append(chip)
            self._chip_row.addWidget(chip)
        for index, chip in enumerate(self._chips):
            chip.setVisible(index < len(texts))
            chip.set_text(texts[index] if index < len(texts) else "")

    def chips(self) -> list[str]:
        return [chip.text for chip in self._chips if not chip.isHidden()]

    def set_saved(self, state: str) -> None:
        """saved, saving or unsaved."""
        self._saved_state = state
        self.retranslate()

    def set_sound(self, on: bool) -> None:
        self._sound_on = on
        self.sound.set_struck(not on)
        self.retranslate()

    def set_possible(self, *, undo: bool, redo: bool, hint: bool) -> None:
        self.undo.setEnabled(undo)
        self.redo.setEnabled(redo)
        self.hint.setEnabled(hint)

    def set_compact(self, compact: bool) -> None:
        """In a small window the log is behind a button of this bar."""
        self.log.setVisible(compact)

    def set_unread(self, unread: bool) -> None:
        self.log.set_dot(unread)

    def retranslate(self) -> None:
        self.home.setToolTip(self.tr("To the lobby"))
        self.home.setAccessibleName(self.tr("To the lobby"))
        self.undo.set_words(self.tr("Undo (Ctrl+Z)"))
        self.redo.set_words(self.tr("Redo (Ctrl+Y)"))
        self.hint.set_words(self.tr("Hint (H)"))
        self.rules.set_words(self.tr("Rules (F1)"))
        self.log.set_words(self.tr("Log (L)"))
        self.sound.set_words(self.tr("Sound off") if self._sound_on else self.tr("Sound on"))
        self.settings.set_words(self.tr("Settings"))
        words = {SAVED: self.tr("Saved"), SAVING: self.tr("Saving…"), UNSAVED: self.tr("Not saved")}
        self.saved.set_state(self._saved_state, words[self._saved_state])

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 0, 18, 1)
        row.setSpacing(0)
        row.addWidget(self.home)
        row.addSpacing(14)
        row.addWidget(self.name)
        row.addSpacing(18)
        self._chip_row.setSpacing(8)
        row.addLayout(self._chip_row)
        row.addStretch(1)
        row.addWidget(self.saved)
        row.addSpacing(14)
        divider = Rule(vertical=True)
        divider.setFixedHeight(24)
        row.addWidget(divider, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addSpacing(8)
        for button in (self.undo, self.redo, self.hint, self.rules, self.log, self.sound, self.settings):
            row.addWidget(button)
            row.addSpacing(2)
        self.log.hide()

    def _connect(self) -> None:
        self.home.clicked.connect(self.home_requested)
        self.undo.clicked.connect(self.undo_requested)
        self.redo.clicked.connect(self.redo_requested)
        self.hint.clicked.connect(self.hint_requested)
        self.rules.clicked.connect(self.rules_requested)
        self.log.clicked.connect(self.log_requested)
        self.sound.clicked.connect(self._sound_clicked)
        self.settings.clicked.connect(self.settings_requested)

    def _sound_clicked(self) -> None:
        self.sound_requested.emit(not self._sound_on)
