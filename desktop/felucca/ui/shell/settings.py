"""The settings of the application."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from felucca.ui.shell.dialogs import PADDING, Dialog
from felucca.ui.shell.option_rows import OptionRow, SwitchRow
from felucca.ui.shell.table_options import MOTIONS
from felucca.ui.shell.widgets import Button, Choice, Label, Rule, Scroll, Segmented, Select, Slider, Worded

WIDTH = 640
SCALES = (80, 200, 10)
"""Least, most and step of the size of everything, in per cent."""


class SettingsDialog(Worded, Dialog):
    """Shows the settings and tells each change at once: `changed` brings its name and new value.

    A new size of everything counts from the next start; `restart_requested` asks for one.
    """

    changed = Signal(str, object)
    restart_requested = Signal()
    about_requested = Signal()

    def __init__(self, window: QWidget, settings: Any) -> None:
        super().__init__(window, "", WIDTH)
        self._scale_now = settings.ui_scale
        self.language = Select()
        self.theme = Segmented()
        self.motion = Segmented()
        self.confirm = Segmented()
        self.screen = SwitchRow()
        self.sound = SwitchRow()
        self.volume = Slider(0, 100, 5)
        self.scale = Slider(*SCALES)
        self._percent = Label("", "body", "text_secondary", weight=600, tabular=True)
        self._rows = {
            "language": OptionRow(self.language),
            "theme": OptionRow(self.theme, wide=True),
            "scale": OptionRow(self._with_percent()),
            "motion": OptionRow(self.motion, wide=True),
            "confirm": OptionRow(self.confirm, wide=True),
            "volume": OptionRow(self.volume),
        }
        self._notice = QWidget()
        self._notice_text = Label("", "log", "text_secondary", wrap=True)
        self.restart = Button("", "tonal", size="dense")
        self._about = Button("", "ghost", "info")
        self._lay_out()
        self.done = self.add_button("ok", "", "primary")
        self.retranslate()
        self.show_settings(settings)
        self._connect()
        self.start_at(self.language)

    def show_settings(self, settings: Any) -> None:
        """Show values without telling any change."""
        self.language.set_value(settings.language)
        self.theme.set_value(settings.theme)
        self.motion.set_value(settings.motion)
        self.confirm.set_value(settings.confirm)
        self.screen.switch.set_on(settings.hand_over_always)
        self.sound.switch.set_on(settings.sound)
        for slider, value in ((self.volume, settings.volume), (self.scale, settings.ui_scale)):
            blocked = slider.blockSignals(True)
            slider.setValue(value)
            slider.blockSignals(blocked)
        self.volume.setEnabled(settings.sound)
        self._show_scale()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Settings"))
        self.setAccessibleName(self.tr("Settings"))
        self._word_choices()
        words = {
            "language": (self.tr("Language"), ""),
            "theme": (self.tr("Theme"), ""),
            "scale": (self.tr("Size of everything"), self.tr("Counts from the next start")),
            "motion": (self.tr("Animation"), ""),
            "confirm": (self.tr("Confirming a move"), self.tr("What it takes after a place is chosen")),
            "volume": (self.tr("Volume"), ""),
        }
        for name, (title, help) in words.items():
            self._rows[name].set_words(title, help)
        self.scale.setAccessibleName(self.tr("Size of everything"))
        self.screen.set_words(
            self.tr("Screen between players"), self.tr("Hide the table at every hand-over, in open games too")
        )
        self.sound.set_words(self.tr("Sound"))
        self._notice_text.setText(self.tr("The new size comes with a restart. The game is saved and goes on."))
        self.restart.set_text(self.tr("Restart now"))
        self._about.set_text(self.tr("About Felucca"))
        self.done.set_text(self.tr("Done"))

    def _word_choices(self) -> None:
        # Languages call themselves by their own names, in every language.
        languages = (("", self.tr("As in the system")), ("ru", "Русский"), ("en", "English"))
        self.language.set_choices([Choice(*pair) for pair in languages])
        self.theme.set_choices(
            [
                Choice("light", self.tr("Light"), "sun"),
                Choice("dark", self.tr("Dark"), "moon"),
                Choice("system", self.tr("As in the system")),
            ]
        )
        motions = (self.tr("Off"), self.tr("Fast"), self.tr("Normal"), self.tr("Slow"))
        self.motion.set_choices([Choice(*pair) for pair in zip(MOTIONS, motions, strict=True)])
        self.confirm.set_choices(
            [
                Choice("button", self.tr("By button")),
                Choice("second_click", self.tr("By second click")),
                Choice("none", self.tr("Not at all")),
            ]
        )

    def _with_percent(self) -> QWidget:
        result = QWidget()
        row = QHBoxLayout(result)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        self._percent.setFixedWidth(self._percent.fontMetrics().horizontalAdvance("200 %") + 4)
        self._percent.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.scale)
        row.addWidget(self._percent)
        self.scale.setFixedWidth(180)
        self.volume.setFixedWidth(180)
        return result

    def _lay_out(self) -> None:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(4, 4, 14, 4)
        column.setSpacing(16)
        for name in ("language", "theme", "scale"):
            column.addWidget(self._rows[name])
        notice = QHBoxLayout(self._notice)
        notice.setContentsMargins(0, 0, 0, 0)
        notice.addWidget(self._notice_text, 1)
        notice.addWidget(self.restart)
        column.addWidget(self._notice)
        column.addWidget(Rule())
        for name in ("motion", "confirm"):
            column.addWidget(self._rows[name])
        column.addWidget(self.screen)
        column.addWidget(Rule())
        column.addWidget(self.sound)
        column.addWidget(self._rows["volume"])
        self.body.addWidget(Scroll(content, WIDTH - 2 * PADDING))
        self.buttons.insertWidget(0, self._about)

    def _connect(self) -> None:
        self.language.changed.connect(self._language_changed)
        self.theme.changed.connect(self._theme_changed)
        self.motion.changed.connect(self._motion_changed)
        self.confirm.changed.connect(self._confirm_changed)
        self.screen.toggled.connect(self._screen_changed)
        self.sound.toggled.connect(self._sound_changed)
        self.volume.valueChanged.connect(self._volume_changed)
        self.scale.valueChanged.connect(self._scale_changed)
        self.restart.clicked.connect(self.restart_requested)
        self._about.clicked.connect(self.about_requested)

    def _language_changed(self, value: str) -> None:
        self.changed.emit("language", value)

    def _theme_changed(self, value: str) -> None:
        self.changed.emit("theme", value)

    def _motion_changed(self, value: str) -> None:
        self.changed.emit("motion", value)

    def _confirm_changed(self, value: str) -> None:
        self.changed.emit("confirm", value)

    def _screen_changed(self, on: bool) -> None:
        self.changed.emit("hand_over_always", on)

    def _sound_changed(self, on: bool) -> None:
        self.volume.setEnabled(on)
        self.changed.emit("sound", on)

    def _volume_changed(self, value: int) -> None:
        self.changed.emit("volume", value)

    def _scale_changed(self, value: int) -> None:
        self._show_scale()
        self.changed.emit("ui_scale", value)

    def _show_scale(self) -> None:
        self._percent.setText(f"{self.scale.value()}\u2009%")
        self._notice.setVisible(self.scale.value() != self._scale_now)
