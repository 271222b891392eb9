"""The prompt bar: who decides, what is asked, a line of help or two, and the buttons that answer."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter, QPalette
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from felucca.ui.shell.theme import font
from felucca.ui.shell.widgets import Button, Elided, Label, Panel, Roundel
from felucca.ui.table.board import Prompt, PromptButton
from felucca.ui.table.log import broken

HEIGHT, COMPACT_HEIGHT = 72, 64
QUESTION_SIZES = (17.0, 15.5)
"""The question shrinks one step before it breaks into two lines."""


class Question(Label):
    """The question: one line at full size, one step smaller where it does not fit, then two lines."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", "prompt", parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def setText(self, text: str) -> None:
        self.setWordWrap(False)  # a wrapping label would take the text before it is measured as rich text
        super().setText(text)
        self._fit()

    def resizeEvent(self, event: QEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        faces = [font("prompt", size=size) for size in QUESTION_SIZES]
        fits = [QFontMetricsF(face).horizontalAdvance(self.text()) <= self.width() for face in faces]
        self.setFont(faces[0] if fits[0] else faces[1])
        self.setWordWrap(not any(fits))


class Help(Elided):
    """One line, or two where that is not enough and the question takes but one; then it ends in an ellipsis."""

    def __init__(self, question: Question, parent: QWidget | None = None) -> None:
        super().__init__("", "log", "text_secondary", parent=parent)
        self._question = question
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def lines(self) -> list[str]:
        """The text as it shows."""
        metrics = QFontMetrics(self.font())
        first, *rest = broken(self.text(), self.width())
        if not rest or self._question.wordWrap():
            return [metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())]
        return [first, metrics.elidedText(" ".join(rest), Qt.TextElideMode.ElideRight, self.width())]

    def setText(self, text: str) -> None:
        super().setText(text)
        self.updateGeometry()

    def resizeEvent(self, event: QEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(0, len(self.lines()) * QFontMetrics(self.font()).height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QEvent) -> None:
        lines = self.lines()
        self.setToolTip("" if " ".join(lines) == self.text() else self.text())
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawText(self.rect(), self.alignment(), "\n".join(lines))


class PromptBar(Panel):
    """Shows a `Prompt`. Buttons stand at the right in the order of the prompt; the primary is the last."""

    chosen = Signal(object)
    """A button was pressed: the `PromptButton`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, "surface_raised", radius=16, elevation=3)
        self._prompt = Prompt("")
        self.roundel = Roundel("carnelian", 40, self)
        self.question = Question()
        self.help = Help(self.question)
        self.buttons: list[Button] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(18, 0, 14, 0)
        self._row.setSpacing(10)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(self.question)
        words.addWidget(self.help)
        words.addStretch(1)
        self._row.addWidget(self.roundel)
        self._row.addSpacing(4)
        self._row.addLayout(words, 1)

    @property
    def prompt(self) -> Prompt:
        return self._prompt

    def show_prompt(self, prompt: Prompt, colour: str) -> None:
        """Say this on behalf of a seat; no colour, no roundel. Buttons with the same words stay the same widgets."""
        self._prompt = prompt
        self.roundel.setVisible(bool(colour))
        if colour:
            self.roundel.set_color(colour)
        self.question.setText(prompt.question)
        self.help.set_tone("danger" if prompt.refusal else "text_secondary")
        self.help.setText(prompt.help)
        self.help.setVisible(bool(prompt.help))
        self.setAccessibleName(f"{prompt.question} {prompt.help}".strip())
        self._show_buttons(prompt.buttons)

    def press(self, index: int) -> None:
        """Press a button by its place, as a key does."""
        if self.buttons[index].isEnabled():
            self.chosen.emit(self._prompt.buttons[index])

    def _show_buttons(self, wanted: tuple[PromptButton, ...]) -> None:
        while len(self.buttons) > len(wanted):
            button = self.buttons.pop()
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        while len(self.buttons) < len(wanted):
            button = Button(parent=self)
            # A click leaves the keyboard where it was: Enter goes on to mean the primary button.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(partial(self.press, len(self.buttons)))
            self.buttons.append(button)
            self._row.addWidget(button)
            button.show()
        for button, face in zip(self.buttons, wanted, strict=True):
            button.key_cap = face.key
            button.set_icon(face.icon or None)
            button.set_kind(face.kind)
            button.set_text(face.text)
            button.setEnabled(face.enabled)
            button.setToolTip(face.tooltip)
        self._row.activate()
        self.update()
