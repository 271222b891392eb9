"""The right column: tabs Log, Rules and Moves over the replay bar."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QTextBrowser, QVBoxLayout, QWidget

from felucca.ui.shell.theme import font, theme
from felucca.ui.shell.widgets import Panel, Pressable, Rule, Worded, round_rect, smooth
from felucca.ui.table.log import LogList
from felucca.ui.table.moves import MovesPanel
from felucca.ui.table.picker import Picker
from felucca.ui.table.replay import ReplayBar
from felucca.ui.words import GameWords

LOG, RULES, MOVES = range(3)
TABS_HEIGHT = 44
_HEADING = re.compile(r"^(#+) (.*?) \{#([\w-]+)\}$", re.MULTILINE)


class SideTab(Pressable):
    """A word over its underline."""

    focus_radius = 8

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_text(self, text: str) -> None:
        self.setText(text)
        self.setAccessibleName(text)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(round(QFontMetricsF(self._font(True)).horizontalAdvance(self.text())) + 1, TABS_HEIGHT)

    def paintEvent(self, event: QEvent) -> None:
        painter = smooth(self)
        on = self.isChecked()
        painter.setFont(self._font(on))
        painter.setPen(theme().color("text" if on or self.underMouse() else "text_tertiary"))
        painter.drawText(QRectF(0, 2, self.width() + 4, TABS_HEIGHT - 6), Qt.AlignmentFlag.AlignVCenter, self.text())
        if on:
            round_rect(painter, QRectF(0, TABS_HEIGHT - 3, self.width(), 3), 1.5, theme().color("primary"))

    def _font(self, on: bool) -> QFont:
        return font("body", weight=700 if on else 500, size=14.5)


class RulesTab(QTextBrowser):
    """A rule page, opened at the paragraph of the current step. Headings carry their anchor as `{#anchor}`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._markdown = ""
        self._anchors: dict[str, str] = {}
        self._anchor = ""
        self.setFont(font("log"))
        self.document().setDocumentMargin(14)
        self.document().setIndentWidth(16)
        self.setOpenExternalLinks(False)
        theme().changed.connect(self._render)

    def set_page(self, markdown: str) -> None:
        self._markdown = markdown
        self._anchors = {anchor: title for _, title, anchor in _HEADING.findall(markdown)}
        self._render()

    def open_at(self, anchor: str) -> None:
        """Scroll to a heading; an unknown anchor leaves the page where it is."""
        self._anchor = anchor
        title = self._anchors.get(anchor)
        block = self.document().begin()
        while title is not None and block.isValid():
            if block.blockFormat().headingLevel() and block.text() == title:
                self.setTextCursor(QTextCursor(self.document().lastBlock()))
                self.setTextCursor(QTextCursor(block))
                top = self.document().documentLayout().blockBoundingRect(block).top()
                self.verticalScrollBar().setValue(round(top) - 8)
                return
            block = block.next()

    def showEvent(self, event: QEvent) -> None:
        # Only what shows has its final width, and only then is it known where a heading stands.
        super().showEvent(event)
        self.open_at(self._anchor)

    def _render(self) -> None:
        where = self.verticalScrollBar().value()
        text, link = theme().color("text").name(), theme().color("primary").name()
        self.document().setDefaultStyleSheet(f"body {{ color: {text} }} a {{ color: {link} }}")
        self.setMarkdown(_HEADING.sub(r"\1 \2", self._markdown))
        self.verticalScrollBar().setValue(where)


class SideColumn(Worded, Panel):
    """Log, rules and moves; at the bottom the way back through the match."""

    tab_changed = Signal(int)

    def __init__(self, colours: Sequence[str], picker: Picker, words: GameWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.log = LogList(colours)
        self.rules = RulesTab()
        self.moves = MovesPanel(picker, words)
        self.replay = ReplayBar()
        self.tabs = [SideTab(self) for _ in range(3)]
        self._pages = QStackedWidget()
        for page in (self.log, self.rules, self.moves):
            self._pages.addWidget(page)
        self._lay_out()
        self.show_tab(LOG)
        self.retranslate()

    @property
    def tab(self) -> int:
        return self._pages.currentIndex()

    def show_tab(self, tab: int) -> None:
        self.tabs[tab].setChecked(True)
        self._pages.setCurrentIndex(tab)
        self.tab_changed.emit(tab)

    def focus_tab(self) -> None:
        """Put the keyboard into the tab that shows."""
        page: Any = self._pages.currentWidget()
        target = page.filter if page is self.moves and page.filter.isVisible() else page
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def retranslate(self) -> None:
        for tab, text in zip(self.tabs, (self.tr("Log"), self.tr("Rules"), self.tr("Moves")), strict=True):
            tab.set_text(text)
        self.log.setAccessibleName(self.tr("Log"))
        self.rules.setAccessibleName(self.tr("Rules"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None or not any(tab.hasFocus() for tab in self.tabs):
            super().keyPressEvent(event)
            return
        self.show_tab((self.tab + step) % 3)
        self.tabs[self.tab].setFocus(Qt.FocusReason.TabFocusReason)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        row = QHBoxLayout()
        row.setContentsMargins(17, 0, 17, 0)
        row.setSpacing(22)
        for tab in self.tabs:
            row.addWidget(tab)
            tab.clicked.connect(self._tab_clicked)
        row.addStretch(1)
        column.addLayout(row)
        column.addWidget(Rule())
        column.addWidget(self._pages, 1)
        column.addWidget(Rule())
        column.addWidget(self.replay)

    def _tab_clicked(self) -> None:
        self.show_tab(next(index for index, tab in enumerate(self.tabs) if tab.isChecked()))
