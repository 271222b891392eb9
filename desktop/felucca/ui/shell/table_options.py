"""Rules and table of a new game: the game's own options, practice, what the table shows, the deal number."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from felucca.match.setup import MAX_DEAL
from felucca.model.core.contract import Option
from felucca.ui.boards.face import Face, OptionFace
from felucca.ui.shell.option_rows import OptionRow, SwitchRow
from felucca.ui.shell.theme import font
from felucca.ui.shell.widgets import Button, Choice, Field, IconButton, Label, Panel, Rule, Segmented, Worded

MOTIONS = ("off", "fast", "normal", "slow")


def random_deal() -> int:
    """A deal number that nobody can foresee."""
    return secrets.randbelow(MAX_DEAL) + 1


class TableOptions(Worded, Panel):
    """`changed`: something of the set-up; `setting_changed`: a setting of the application, by name and value."""

    changed = Signal()
    setting_changed = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, "surface", 18, elevation=1)
        self._face: Face | None = None
        self._options: dict[str, Option] = {}
        self._rows: dict[str, OptionRow] = {}
        self._title = Label("", "title", size=22)
        self._own = QVBoxLayout()
        self._minor = QVBoxLayout()
        self.more = Button("", "link", trailing="down")
        self._deal_line = Label("", "log", "text_secondary")
        self._rest = QWidget()
        self.practice = SwitchRow()
        self.legal = SwitchRow()
        self.screen = SwitchRow()
        self.motion = Segmented()
        self._motion_row = OptionRow(self.motion, wide=True)
        self._deal_label = Label("", "body_l", weight=600)
        self._deal_help = Label("", "log", "text_tertiary", wrap=True, size=13)
        self.deal_field = Field()
        self.dice = IconButton("dice", size=40, outlined=True)
        self._lay_out()
        self._connect()
        self.retranslate()

    def show_game(self, face: Face, options: tuple[Option, ...], chosen: Mapping[str, Any]) -> None:
        """Show the options of a game, each at the value chosen before or at its default."""
        self._face = face
        self._options = {option.id: option for option in options}
        for layout in (self._own, self._minor):
            while (item := layout.takeAt(0)) is not None:
                item.widget().hide()
                item.widget().deleteLater()
        self._rows = {}
        for words in face.options():
            if words.id in self._options:
                self._rows[words.id] = row = self._row(words)
                (self._minor if words.minor else self._own).addWidget(row)
        self.retranslate()
        self._own_rule.setVisible(self._own.count() > 0)
        usual = face.usual()
        for id, row in self._rows.items():
            row.set_value(chosen.get(id, usual.get(id, self._options[id].values[0])))
        self._show_needed()

    def _row(self, words: OptionFace) -> OptionRow:
        """A switch, or a row of choices for an option with a text for every value."""
        row = OptionRow(Segmented(), wide=True) if words.values else SwitchRow()
        signal = row.control.changed if words.values else row.toggled
        signal.connect(self._option_changed)
        return row

    def _option_changed(self) -> None:
        self._show_needed()
        self.changed.emit()

    def _show_needed(self) -> None:
        """An option without meaning under the others as they stand is not shown."""
        for words in self._face.options():
            if words.needs and words.id in self._rows:
                self._rows[words.id].setVisible(bool(self._rows[words.needs].value()))

    def show_settings(self, settings: Any) -> None:
        """Show the settings of the application that belong to a table."""
        self.legal.switch.set_on(settings.show_legal)
        self.screen.switch.set_on(settings.hand_over_always)
        self.motion.set_value(settings.motion)

    def options(self) -> dict[str, Any]:
        """Every option of the game with its value; one without a row has its default."""
        return {
            id: self._rows[id].value() if id in self._rows else option.values[0] for id, option in self._options.items()
        }

    def deal(self) -> int | None:
        """The deal number, or None if what stands in the field is none."""
        figures = "".join(self.deal_field.text().split())
        number = int(figures) if figures.isascii() and figures.isdigit() else 0
        return number if 1 <= number <= MAX_DEAL else None

    def set_deal(self, number: int) -> None:
        """Figures stand in groups of three, so that people can read them to each other."""
        self.deal_field.setText(f"{number:,}".replace(",", " "))

    def set_more(self, shown: bool) -> None:
        """Show or hide the further options: who begins, practice, the deal number."""
        self._rest.setVisible(shown)
        self.more.trailing = "up" if shown else "down"
        self.more.update()
        self._deal_line.setVisible(not shown)

    def _toggle_more(self) -> None:
        self.set_more(self._rest.isHidden())

    def retranslate(self) -> None:
        self._title.setText(self.tr("Rules and table"))
        self.more.set_text(self.tr("More options"))
        self._name_deal()
        self.practice.set_words(self.tr("Practice match"), self.tr("Undo without limit; it counts in no statistics"))
        self.legal.set_words(self.tr("Show legal places"), self.tr("Frames on the board, points in advance"))
        self.screen.set_words(self.tr("Screen between players"), self.tr("Hide the table when you hand over"))
        self._motion_row.set_words(self.tr("Animation"))
        names = (self.tr("Off"), self.tr("Fast"), self.tr("Normal"), self.tr("Slow"))
        self.motion.set_choices([Choice(*pair) for pair in zip(MOTIONS, names, strict=True)])
        self._deal_label.setText(self.tr("Deal number"))
        self._deal_help.setText(self.tr("The same number deals the same game"))
        self.deal_field.setAccessibleName(self.tr("Deal number"))
        self.dice.set_words(self.tr("Another deal number"))
        for words in self._face.options() if self._face else ():
            if words.id in self._rows:
                row, values = self._rows[words.id], self._options[words.id].values
                if words.values:
                    row.control.set_choices([Choice(value, words.values[value]) for value in values])
                row.set_words(words.title, words.help)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(18)
        self._own.setSpacing(18)
        column.addWidget(self._title)
        column.addLayout(self._own)
        self._own_rule = Rule()
        column.addWidget(self._own_rule)
        for widget in (self.legal, self.screen, self._motion_row):
            column.addWidget(widget)
        column.addWidget(Rule())
        line = QHBoxLayout()
        line.addWidget(self.more)
        line.addStretch(1)
        line.addWidget(self._deal_line)
        column.addLayout(line)
        column.addWidget(self._rest)
        column.addStretch(1)
        rest = QVBoxLayout(self._rest)
        rest.setContentsMargins(0, 0, 0, 0)
        rest.setSpacing(18)
        self._minor.setSpacing(18)
        rest.addLayout(self._minor)
        rest.addWidget(self.practice)
        rest.addLayout(self._deal_row())
        self.set_more(False)

    def _deal_row(self) -> QHBoxLayout:
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(self._deal_label)
        words.addWidget(self._deal_help)
        self.deal_field.setFont(font("body_l", weight=600, tabular=True))
        self.deal_field.setFixedWidth(112)
        self.deal_field.setMaxLength(9)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addLayout(words, 1)
        row.addWidget(self.deal_field)
        row.addWidget(self.dice)
        return row

    def _connect(self) -> None:
        self.practice.toggled.connect(self.changed)
        self.legal.toggled.connect(self._legal_changed)
        self.screen.toggled.connect(self._screen_changed)
        self.motion.changed.connect(self._motion_changed)
        self.deal_field.textChanged.connect(self._deal_changed)
        self.more.clicked.connect(self._toggle_more)
        self.dice.clicked.connect(self._throw)

    def _legal_changed(self, on: bool) -> None:
        self.setting_changed.emit("show_legal", on)

    def _screen_changed(self, on: bool) -> None:
        self.setting_changed.emit("hand_over_always", on)

    def _motion_changed(self, motion: str) -> None:
        self.setting_changed.emit("motion", motion)

    def _deal_changed(self) -> None:
        self._name_deal()
        self.changed.emit()

    def _name_deal(self) -> None:
        self._deal_line.setText(self.tr("Deal number %1").replace("%1", self.deal_field.text()))

    def _throw(self) -> None:
        self.set_deal(random_deal())
