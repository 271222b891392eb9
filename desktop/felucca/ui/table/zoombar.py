"""Zoom in, zoom out, fit: three buttons in a column over the lower right of a board that pans."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from felucca.ui.shell.widgets import IconButton, Panel, Rule, Worded

WIDTH, HEIGHT = 42, 118


class ZoomBar(Worded, Panel):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, "surface_raised", radius=12, elevation=2)
        self.closer = IconButton("plus", size=34)
        self.further = IconButton("minus", size=34)
        self.fit = IconButton("fit", size=34)
        self.setFixedSize(WIDTH, HEIGHT)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.setSpacing(0)
        for button in (self.closer, self.further, self.fit):
            if button is not self.closer:
                column.addWidget(Rule())
            column.addWidget(button)
        self.retranslate()

    def retranslate(self) -> None:
        self.closer.set_words(self.tr("Zoom in (+)"))
        self.further.set_words(self.tr("Zoom out (−)"))
        self.fit.set_words(self.tr("Fit the board (0)"))
