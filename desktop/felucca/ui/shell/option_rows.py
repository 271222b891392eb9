"""Rows of a list of options: words on the left, a switch, a row of choices, a menu or a slider."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from felucca.ui.shell.widgets import Label, Segmented, Switch


class OptionRow(QWidget):
    """A title, a line of help under it and a control at the right end (or below, where it is `wide`)."""

    def __init__(self, control: QWidget, wide: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.control = control
        self._title = Label("", "body_l", weight=600, wrap=True)
        self._help = Label("", "log", "text_tertiary", wrap=True, size=13)
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(self._title)
        words.addWidget(self._help)
        self._help.hide()
        outer = QVBoxLayout(self) if wide else QHBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(8 if wide else 16)
        outer.addLayout(words, 1)
        if wide:
            outer.addWidget(control)
        else:
            outer.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)

    def value(self) -> Any:
        """What is chosen."""
        return self.control.value()

    def set_value(self, value: Any) -> None:
        """Take a choice without a signal."""
        self.control.set_value(value)

    def set_words(self, title: str, help: str = "") -> None:
        self._title.setText(title)
        self._help.setText(help)
        self._help.setVisible(bool(help))
        self.control.setAccessibleName(title)
        if not isinstance(self.control, Segmented):
            self.control.setAccessibleDescription(help)


class SwitchRow(OptionRow):
    """A row with a switch; a click on the words works too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.switch = Switch()
        super().__init__(self.switch, parent=parent)
        self.toggled = self.switch.toggled

    def value(self) -> bool:
        return bool(self.switch.isChecked())

    def set_value(self, value: Any) -> None:
        self.switch.set_on(bool(value))

    def mouseReleaseEvent(self, event: object) -> None:
        if self.rect().contains(event.position().toPoint()):
            self.switch.click()
