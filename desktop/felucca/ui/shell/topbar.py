"""The bar over the lobby and its lists: the mark, where to go, language, sound, theme, settings."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QActionGroup, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QWidget

from felucca.ui.shell.icons import svg_pixmap
from felucca.ui.shell.theme import DARK, LIGHT, font, theme
from felucca.ui.shell.widgets import Backdrop, Button, IconButton, Label, Painted, Pressable, Rule, Worded
from felucca.ui.shell.widgets.base import faded, round_rect, smooth

HEIGHT = 64
GAMES, SAVES, RECORDS = "games", "saves", "records"


class Mark(Painted):
    """The sail on its square."""

    def __init__(self, size: int = 42, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(size, size)

    def paintEvent(self, event: QEvent) -> None:
        # The art leaves 8 of 256 px free on every side.
        side = self.width() * 256 / 240
        picture = svg_pixmap("art", "logo", "app_icon.svg", width=side, height=side, dpr=self.devicePixelRatioF())
        margin = (side - self.width()) / 2
        QPainter(self).drawPixmap(QPointF(-margin, -margin), picture)


class Tab(Pressable):
    """One way to go: words, on a soft ground where one is. One that `fills` stands in a list, its words at the left."""

    focus_radius = 9
    PADDING = 14

    def __init__(self, page: str, parent: QWidget | None = None, fills: bool = False) -> None:
        super().__init__(parent)
        self.page = page
        self._fills = fills
        self.setCheckable(True)
        self.setAutoExclusive(True)
        across = QSizePolicy.Policy.Ignored if fills else QSizePolicy.Policy.Fixed
        self.setSizePolicy(across, QSizePolicy.Policy.Fixed)

    def set_text(self, text: str) -> None:
        self.setText(text)
        self.setAccessibleName(text)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(round(QFontMetricsF(self._font()).horizontalAdvance(self.text())) + 2 * self.PADDING + 1, 34)

    def paintEvent(self, event: QEvent) -> None:
        painter = smooth(self)
        ink = theme().color("on_primary_soft" if self.isChecked() else "text_secondary")
        if self.isChecked():
            round_rect(painter, QRectF(self.rect()), 9, theme().color("primary_soft"))
        elif self.underMouse():
            round_rect(painter, QRectF(self.rect()), 9, faded(ink, 0.08))
        painter.setFont(self._font())
        painter.setPen(ink)
        across = Qt.AlignmentFlag.AlignLeft if self._fills else Qt.AlignmentFlag.AlignHCenter
        room = self.rect().adjusted(self.PADDING, 0, -self.PADDING, 0)
        shown = QFontMetricsF(self._font()).elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width() + 1)
        painter.drawText(room, across | Qt.AlignmentFlag.AlignVCenter, shown)

    def _font(self) -> QFont:
        return font("body", weight=600) if self._fills else font("body_l", weight=600)


class TopBar(Worded, Backdrop):
    """Says where a person is and where to go. It changes nothing itself: its owner does what the signals ask."""

    page_requested = Signal(str)
    language_requested = Signal(str)
    theme_requested = Signal(str)
    sound_requested = Signal(bool)
    settings_requested = Signal()

    def __init__(self, current: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, "surface", "bottom")
        self.setFixedHeight(HEIGHT)
        self._sound_on = True
        self._current = current
        self._name = Label("", "display_m")
        self._tabs = [Tab(page, self) for page in (GAMES, SAVES, RECORDS)]
        self._language = Button("", "ghost", "globe", size="dense")
        self._sound = IconButton("sound")
        self._theme = IconButton("moon")
        self._settings = IconButton("gear")
        self._lay_out()
        self._connect()
        self.retranslate()

    def set_sound(self, on: bool) -> None:
        """Show whether sound is on."""
        self._sound_on = on
        self._sound.set_struck(not on)
        self.retranslate()

    def refresh(self) -> None:
        """Mark again the page this bar belongs to."""
        for tab in self._tabs:
            tab.setChecked(tab.page == self._current)

    def retranslate(self) -> None:
        self._name.setText(self.tr("Felucca"))
        words = {GAMES: self.tr("Games"), SAVES: self.tr("Saved games"), RECORDS: self.tr("Records")}
        for tab in self._tabs:
            tab.set_text(words[tab.page])
        self._language.set_text(self.tr("EN", "code of the language in use"))
        self._language.setToolTip(self.tr("Language"))
        self._sound.set_words(self.tr("Sound off") if self._sound_on else self.tr("Sound on"))
        self._theme.set_words(self.tr("Dark theme") if theme().name == LIGHT else self.tr("Light theme"))
        self._settings.set_words(self.tr("Settings"))

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(40, 0, 40, 1)
        row.setSpacing(6)
        row.addWidget(Mark())
        row.addSpacing(6)
        row.addWidget(self._name)
        row.addSpacing(20)
        for tab in self._tabs:
            row.addWidget(tab)
        row.addStretch(1)
        row.addWidget(self._language)
        divider = Rule(vertical=True)
        divider.setFixedHeight(24)
        row.addSpacing(4)
        row.addWidget(divider)
        row.addSpacing(4)
        for button in (self._sound, self._theme, self._settings):
            row.addWidget(button)
        self.refresh()

    def _connect(self) -> None:
        for tab in self._tabs:
            tab.clicked.connect(self._tab_clicked)
        self._language.clicked.connect(self._open_languages)
        self._sound.clicked.connect(self._sound_clicked)
        self._theme.clicked.connect(self._theme_clicked)
        self._settings.clicked.connect(self.settings_requested)
        theme().changed.connect(self._retheme)
        self._retheme()

    def resizeEvent(self, event: QEvent) -> None:
        side = 40 if self.width() >= 1200 else 24
        self.layout().setContentsMargins(side, 0, side, 1)
        super().resizeEvent(event)

    def _tab_clicked(self) -> None:
        page = self.sender().page
        self.refresh()
        if page != self._current:
            self.page_requested.emit(page)

    def _open_languages(self) -> None:
        menu = QMenu(self)
        menu.setFont(font("body", weight=500))
        group = QActionGroup(menu)
        # Languages call themselves by their own names, in every language.
        for code, name in (("ru", "Русский"), ("en", "English")):
            action = menu.addAction(name)
            action.setData(code)
            group.addAction(action)
        menu.triggered.connect(self._language_picked)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self._language.mapToGlobal(self._language.rect().bottomLeft()))

    def _language_picked(self, action: object) -> None:
        self.language_requested.emit(action.data())

    def _sound_clicked(self) -> None:
        self.sound_requested.emit(not self._sound_on)

    def _theme_clicked(self) -> None:
        self.theme_requested.emit(DARK if theme().name == LIGHT else LIGHT)

    def _retheme(self) -> None:
        self._theme.set_icon("moon" if theme().name == LIGHT else "sun")
        self.retranslate()
