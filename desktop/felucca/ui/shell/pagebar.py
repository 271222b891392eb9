"""The bar over a page that one leaves by going back."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from felucca.ui.shell.widgets import Backdrop, IconButton, Label

HEIGHT = 56


class PageBar(Backdrop):
    """Back, the name of the page, and buttons at the right end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, "surface", "bottom")
        self.setFixedHeight(HEIGHT)
        self.back = IconButton("back")
        self._title = Label("", "title", size=24)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 0, 18, 1)
        self._row.setSpacing(6)
        self._row.addWidget(self.back)
        self._row.addWidget(self._title)
        self._row.addStretch(1)

    def set_title(self, text: str) -> None:
        self._title.setText(text)

    def set_back(self, text: str) -> None:
        self.back.set_words(text)

    def add(self, button: QWidget) -> None:
        """One more button at the right end."""
        self._row.addWidget(button)
