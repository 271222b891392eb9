"""The set-up of a new game."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from felucca.match.setup import SeatSetup, Setup
from felucca.model.core.contract import Game
from felucca.ui.boards.face import Face, playable
from felucca.ui.shell.game_panel import GamePanel
from felucca.ui.shell.pagebar import PageBar
from felucca.ui.shell.seat_row import USUAL_LEVEL
from felucca.ui.shell.seat_words import SeatWords
from felucca.ui.shell.seats import SeatsPanel
from felucca.ui.shell.table_options import TableOptions, random_deal
from felucca.ui.shell.widgets import Backdrop, Button, IconButton, Label, RoundelRow, Scroll, Worded

WIDE = 1380
FOOT = 88
SCROLL_BAR = 12


class _Content(Backdrop):
    """Tells when anything on it wants another size."""

    asked = Signal()

    def event(self, event: QEvent) -> bool:
        result = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.asked.emit()
        return result


class SetupPage(Worded, Backdrop):
    """Shows a game with `offer`; `start_requested` brings the `Setup` that a person wants to play."""

    start_requested = Signal(object)
    cancelled = Signal()
    rules_requested = Signal(str)
    setting_changed = Signal(str, object)
    sound_requested = Signal(bool)
    settings_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._face: Face | None = None
        self._game: Game | None = None
        self._sound_on = True
        self.bar = PageBar(self)
        self._rules = IconButton("book")
        self._sound = IconButton("sound")
        self._settings = IconButton("gear")
        self.game_panel = GamePanel()
        self.seats = SeatsPanel()
        self.table = TableOptions()
        self.start = Button("", "primary", "play", "Ctrl+Enter", "large")
        self._cancel = Button("", "ghost")
        self._colors = RoundelRow()
        self._summary = Label("", "body_l", weight=700, size=15.5)
        self._detail = Label("", "log", "text_secondary", wrap=True)
        self._lay_out()
        self._connect()
        self.retranslate()

    def offer(self, face: Face, game: Game, settings: Any, last: Setup | None = None, deal: int | None = None) -> None:
        """Show a game, with the seats and options of an earlier set-up if it fits, and a deal number (or a new one)."""
        self._face, self._game = face, game
        allowed = playable(game, face.usual())
        fits = last is not None and last.game == game.id and len(last.seats) in allowed
        self.game_panel.show_game(face, allowed)
        self.table.show_game(face, game.options, last.options if fits else {})
        self.game_panel.set_options(self.table.options())
        self.table.show_settings(settings)
        self.table.practice.switch.set_on(bool(fits and last.practice))
        self.table.set_more(self.table.practice.switch.isChecked())
        self.table.set_deal(deal or random_deal())
        self.set_sound(settings.sound)
        self.seats.set_seats(allowed, last.seats if fits else _usual_seats(allowed[0], face.colours), face.colours)
        self._rules.setVisible(self.game_panel.has_rules())

    def setup(self) -> Setup | None:
        """The set-up as it stands, or None while something in it is missing."""
        deal = self.table.deal()
        if self._game is None or deal is None or self._trouble():
            return None
        seats = self.seats.seats()
        return Setup(self._game.id, seats, deal, self.table.options(), self.table.practice.switch.isChecked())

    def set_sound(self, on: bool) -> None:
        self._sound_on = on
        self._sound.set_struck(not on)
        self._sound.set_words(self.tr("Sound off") if on else self.tr("Sound on"))

    def retranslate(self) -> None:
        self.bar.set_title(self.tr("New game"))
        self.bar.set_back(self.tr("Back to the library"))
        self._rules.set_words(self.tr("Rules of the game"))
        self._settings.set_words(self.tr("Settings"))
        self.set_sound(self._sound_on)
        self.start.set_text(self.tr("Start game"))
        self._cancel.set_text(self.tr("Cancel"))
        self._sum_up()

    def resizeEvent(self, event: QEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= WIDE
        side = 32 if wide else 20
        self._columns.setContentsMargins(side, 28 if wide else 16, side, 24 if wide else 16)
        self._columns.setSpacing(20 if wide else 14)
        self._place_game(wide)
        self._fit()
        self._foot.setContentsMargins(side, 0, side, 0)

    def keyPressEvent(self, event: QEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)

    def _fit(self) -> None:
        """Save width where the words of this language do not fit beside each other."""
        needed = self._columns.totalMinimumSize().width() + self.seats.saved_width()
        self.seats.set_compact(needed + SCROLL_BAR > self.width())

    def _place_game(self, wide: bool) -> None:
        """The game stands in a column of its own, or below the options where there is no room for three."""
        self._columns.removeWidget(self.game_panel)
        self._right.removeWidget(self.game_panel)
        if wide:
            self._columns.insertWidget(0, self.game_panel, 340)
            self.game_panel.set_cover(268)
        else:
            self._right.addWidget(self.game_panel)
            self.game_panel.set_cover(180)
        self._columns.setStretchFactor(self.seats, 600)
        self._columns.setStretchFactor(self._right, 396 if wide else 376)

    def _lay_out(self) -> None:
        for button in (self._rules, self._sound, self._settings):
            self.bar.add(button)
        content = _Content()
        content.asked.connect(self._fit)
        self._columns = QHBoxLayout(content)
        self._right = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._right.setSpacing(14)
        self._right.addWidget(self.table, 1)
        self._columns.addWidget(self.game_panel, 340)
        self._columns.addWidget(self.seats, 600)
        self._columns.addLayout(self._right, 396)
        foot = Backdrop(token="surface", line="top")
        foot.setFixedHeight(FOOT)
        self._foot = QHBoxLayout(foot)
        self._foot.setSpacing(16)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(self._summary)
        words.addWidget(self._detail)
        words.addStretch(1)
        self._foot.addWidget(self._colors)
        self._foot.addSpacing(8)
        self._foot.addLayout(words, 1)
        self._foot.addWidget(self._cancel)
        self._foot.addWidget(self.start)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(Scroll(content), 1)
        column.addWidget(foot)

    def _connect(self) -> None:
        self.bar.back.clicked.connect(self.cancelled)
        self._cancel.clicked.connect(self.cancelled)
        self._rules.clicked.connect(self._rules_clicked)
        self._sound.clicked.connect(self._sound_clicked)
        self._settings.clicked.connect(self.settings_requested)
        self.game_panel.rules_requested.connect(self.rules_requested)
        self.seats.changed.connect(self._sum_up)
        self.table.changed.connect(self._sum_up)
        self.table.setting_changed.connect(self.setting_changed)
        self.start.clicked.connect(self._start)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            shortcut = QShortcut(QKeySequence(Qt.Modifier.CTRL | key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self.start.click)

    def _sum_up(self) -> None:
        """Who plays, in the foot of the page, or what still stands in the way."""
        seats = self.seats.seats()
        self.game_panel.set_options(self.table.options())
        persons = sum(seat.is_person for seat in seats)
        machines = len(seats) - persons
        self._colors.set_colors([seat.colour for seat in seats])
        count = self.tr("%n player(s)", "", len(seats))
        with_ai = self.tr("%1, %2 of them AI").replace("%1", count).replace("%2", str(machines))
        self._summary.setText(with_ai if machines else count)
        trouble = self._trouble()
        self._detail.setText(trouble or self._sharing(persons))
        self._detail.set_tone("danger" if trouble else "text_secondary")
        self.start.setEnabled(not trouble)
        self.start.setToolTip(trouble)

    def _sharing(self, persons: int) -> str:
        if persons == 0:
            return self.tr("The computer plays, you watch")
        if persons == 1:
            return self.tr("One person plays at this screen")
        return self.tr("%n people share this screen", "", persons)

    def _trouble(self) -> str:
        """Why the game cannot start, or nothing."""
        names = [seat.name for seat in self.seats.seats()]
        if len(set(names)) < len(names):
            return self.tr("Two seats have the same name. Change one of them.")
        code = "" if self._game is None else self._game.unplayable(len(names), self.table.options())
        if code:
            return self._face.unplayable(code)
        if self.table.deal() is None:
            return self.tr("The deal number runs from 1 to 999 999.")
        return ""

    def _start(self) -> None:
        setup = self.setup()
        if setup is not None:
            self.start_requested.emit(setup)

    def _rules_clicked(self) -> None:
        self.rules_requested.emit(self._face.id)

    def _sound_clicked(self) -> None:
        self.sound_requested.emit(not self._sound_on)


def _usual_seats(count: int, colours: tuple[str, ...]) -> tuple[SeatSetup, ...]:
    """A person against the computer."""
    words = SeatWords()
    names = [words.person(1), *words.opponents()]
    seats = [SeatSetup(names[0], colours[0])]
    seats += [SeatSetup(names[place], colours[place], USUAL_LEVEL) for place in range(1, count)]
    return tuple(seats)
