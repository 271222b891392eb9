"""The rules of a game, to read: a page of Markdown in the type and colours of the theme, with its contents."""

from __future__ import annotations

import re
from typing import NamedTuple

from PySide6.QtCore import QEvent, QLocale, Qt, QUrl, Signal
from PySide6.QtGui import QColor, QFont, QTextBlock, QTextBlockFormat, QTextCursor, QTextDocument, QTextFormat
from PySide6.QtWidgets import QFrame, QHBoxLayout, QTextBrowser, QVBoxLayout, QWidget

from felucca import share
from felucca.ui.shell.pagebar import PageBar
from felucca.ui.shell.theme import font, theme
from felucca.ui.shell.topbar import Tab
from felucca.ui.shell.widgets import Backdrop, Heading, Panel, Scroll, Worded

_HEADING = re.compile(r"^(#{1,6})\s+(.*?)\s*(?:\{#([\w-]+)\})?\s*$")
LINE_HEIGHT = 118.0
LONGEST_LINE = 800
NEAR_TOP = 60
CONTENTS_WIDTH = 280
WIDE = 1100


class Section(NamedTuple):
    """A heading of the page: its depth (1 is the title), words and anchor."""

    level: int
    title: str
    anchor: str


def read_page(text: str) -> tuple[str, list[Section]]:
    """Split anchors `{#name}` off the headings; returns plain Markdown and the sections in their order."""
    lines, sections = [], []
    for line in text.splitlines():
        found = _HEADING.match(line)
        if found:
            marks, title, anchor = found.groups()
            sections.append(Section(len(marks), title, anchor or ""))
            line = f"{marks} {title}"
        lines.append(line)
    return "\n".join(lines), sections


class RulesView(Worded, QTextBrowser):
    """The text alone, for a page or for a narrow column. `moved` tells the anchor of the section at the top."""

    moved = Signal(str)

    def __init__(self, narrow: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._narrow = narrow
        self._page = ""
        self._wanted = ""
        self._blocks: dict[str, int] = {}
        self.sections: list[Section] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.anchorClicked.connect(self._clicked)
        self.verticalScrollBar().valueChanged.connect(self._tell)
        theme().changed.connect(self.retranslate)

    def show_rules(self, page: str, anchor: str = "") -> None:
        """Show the rules of a game, in the language in use or else in English, from an anchor on."""
        if page != self._page:
            self._page = page
            self.retranslate()
        self.go_to(anchor)

    def go_to(self, anchor: str) -> None:
        """Scroll to a section; an anchor that the page does not have leads to its beginning."""
        self._wanted = anchor
        block = self.document().findBlockByNumber(self._blocks.get(anchor, 0))
        top = self.document().documentLayout().blockBoundingRect(block).top()
        self.verticalScrollBar().setValue(round(top) - 8 if self._blocks.get(anchor) else 0)

    def showEvent(self, event: QEvent) -> None:
        """Only now is it known where on the screen a section stands."""
        super().showEvent(event)
        self.go_to(self._wanted)

    def resizeEvent(self, event: QEvent) -> None:
        """Lines stay short enough to read, the scroll bar at the edge."""
        if not self._narrow:
            side = max(0, (self.width() - LONGEST_LINE) // 2)
            self.setViewportMargins(side, 0, side, 0)
        super().resizeEvent(event)

    def anchor(self) -> str:
        """The anchor of the section that is read now: the last one that begins near the top or above it."""
        limit = self.verticalScrollBar().value() + NEAR_TOP
        layout = self.document().documentLayout()
        result = ""
        for anchor, number in self._blocks.items():
            if layout.blockBoundingRect(self.document().findBlockByNumber(number)).top() <= limit:
                result = anchor
        return result

    def retranslate(self) -> None:
        """Read the page again: in another language, or to be set in the colours of another theme."""
        if not self._page:
            return
        place = self.verticalScrollBar().value()
        file = f"{self._page}_{QLocale().name()[:2]}.md"
        source = share.path("rules", file if share.exists("rules", file) else f"{self._page}_en.md")
        text, self.sections = read_page(source.read_text(encoding="utf-8"))
        document = QTextDocument(self)
        document.setDocumentMargin(4 if self._narrow else 12)
        document.setDefaultFont(font("log") if self._narrow else font("body_l", weight=400))
        document.setIndentWidth(16 if self._narrow else 24)
        document.setMarkdown(text)
        self._blocks = self._dress(document)
        self.setDocument(document)
        self.verticalScrollBar().setValue(place)

    def _dress(self, document: QTextDocument) -> dict[str, int]:
        """Set headings, paragraphs and hints; returns the block number of each anchor."""
        blocks: dict[str, int] = {}
        sections = iter(self.sections)
        block = document.begin()
        while block.isValid():
            cursor = QTextCursor(block)
            level = block.blockFormat().headingLevel()
            if level:
                section = next(sections)
                if section.anchor:
                    blocks[section.anchor] = block.blockNumber()
                self._dress_heading(cursor, block, level)
            else:
                self._dress_paragraph(cursor, block)
            block = block.next()
        return blocks

    def _dress_heading(self, cursor: QTextCursor, block: QTextBlock, level: int) -> None:
        sizes = (20.0, 16.5, 15.0) if self._narrow else (34.0, 23.0, 18.0)
        form = block.blockFormat()
        form.setTopMargin(4 if level == 1 else 18 if self._narrow else 26)
        form.setBottomMargin(6)
        cursor.setBlockFormat(form)
        cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        letters = cursor.charFormat()
        letters.clearProperty(QTextFormat.Property.FontSizeAdjustment)
        letters.setFont(font("title", size=sizes[min(level, 3) - 1]))
        letters.setForeground(theme().color("text"))
        cursor.setCharFormat(letters)

    def _dress_paragraph(self, cursor: QTextCursor, block: QTextBlock) -> None:
        form = block.blockFormat()
        form.setLineHeight(LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        form.setBottomMargin(4 if block.textList() else 9)
        form.setTopMargin(0)
        ends_list = block.textList() and block.next().textList() is not block.textList()
        if ends_list:
            form.setBottomMargin(9)
        hint = form.intProperty(QTextFormat.Property.BlockQuoteLevel.value) > 0
        if hint:
            form.setBackground(theme().color("accent_soft"))
            form.setLeftMargin(0)
            form.setRightMargin(0)
            form.setTextIndent(8)
        cursor.setBlockFormat(form)
        ink = theme().color("on_accent_soft" if hint else "text_secondary" if not self._narrow else "text")
        self._ink(cursor, block, ink, plain=not hint)

    def _ink(self, cursor: QTextCursor, block: QTextBlock, ink: QColor, plain: bool) -> None:
        iterator = block.begin()
        while not iterator.atEnd():
            fragment = iterator.fragment()
            cursor.setPosition(fragment.position())
            cursor.setPosition(fragment.position() + fragment.length(), QTextCursor.MoveMode.KeepAnchor)
            letters = fragment.charFormat()
            strong = letters.fontWeight() >= QFont.Weight.DemiBold
            if letters.isAnchor():
                letters.setForeground(theme().color("primary"))
            else:
                letters.setForeground(theme().color("text") if strong and plain else ink)
            if strong:
                letters.setFontWeight(QFont.Weight.DemiBold)
            cursor.setCharFormat(letters)
            iterator += 1

    def _clicked(self, url: QUrl) -> None:
        if url.hasFragment():
            self.go_to(url.fragment())

    def _tell(self) -> None:
        self.moved.emit(self.anchor())


class RulesPage(Worded, Backdrop):
    """The rules over the whole window, with the contents beside them. `closed`: go back."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar = PageBar(self)
        self.view = RulesView()
        self._tabs: list[Tab] = []
        self._contents_title = Heading("")
        self._contents = Panel(radius=18, elevation=1)
        self._lay_out()
        self.bar.back.clicked.connect(self.closed)
        self.view.moved.connect(self._mark)
        self.retranslate()

    def show_rules(self, page: str, anchor: str = "") -> None:
        """Show the rules of a game from an anchor on."""
        self.view.show_rules(page, anchor)
        self._list_contents()
        self._mark(self.view.anchor())

    def retranslate(self) -> None:
        self.bar.set_title(self.tr("Rules of the game"))
        self.bar.set_back(self.tr("Back"))
        self._contents_title.setText(self.tr("Contents"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.view.retranslate()
            self._list_contents()

    def keyPressEvent(self, event: QEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QEvent) -> None:
        super().resizeEvent(event)
        side = 32 if self.width() >= WIDE else 20
        self._row.setContentsMargins(side, side - 4, side, side - 4)

    def _lay_out(self) -> None:
        self._contents.setFixedWidth(CONTENTS_WIDTH)
        inner = QWidget()
        self._list = QVBoxLayout(inner)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(2)
        box = QVBoxLayout(self._contents)
        box.setContentsMargins(14, 20, 8, 14)
        box.setSpacing(10)
        head = QHBoxLayout()
        head.setContentsMargins(14, 0, 0, 0)
        head.addWidget(self._contents_title)
        box.addLayout(head)
        box.addWidget(Scroll(inner), 1)
        paper = Panel(radius=18, elevation=1)
        reading = QHBoxLayout(paper)
        reading.setContentsMargins(28, 16, 8, 16)
        reading.addWidget(self.view)
        self._row = QHBoxLayout()
        self._row.setSpacing(20)
        self._row.addWidget(self._contents)
        self._row.addWidget(paper, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addLayout(self._row, 1)

    def _list_contents(self) -> None:
        while (item := self._list.takeAt(0)) is not None:
            if item.widget() is not None:
                item.widget().hide()
                item.widget().deleteLater()
        self._tabs = []
        for section in self.view.sections:
            if section.anchor and section.level <= 2:
                tab = Tab(section.anchor, fills=True)
                tab.set_text(section.title)
                tab.clicked.connect(self._tab_clicked)
                self._tabs.append(tab)
                self._list.addWidget(tab)
        self._list.addStretch(1)

    def _tab_clicked(self) -> None:
        anchor = self.sender().page
        self.view.go_to(anchor)
        self._mark(anchor)

    def _mark(self, anchor: str) -> None:
        """Mark the section, or the listed one that it is a part of."""
        listed, marked = {tab.page for tab in self._tabs}, ""
        for section in self.view.sections:
            marked = section.anchor if section.anchor in listed else marked
            if section.anchor == anchor:
                break
        for tab in self._tabs:
            tab.setChecked(bool(anchor) and tab.page == marked)
