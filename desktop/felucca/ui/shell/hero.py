"""The picture on top of the lobby: the last game and how to go on with it, or an offer to begin."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import QEvent, QPointF, QRectF, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from felucca.ui.boards import GAME_FACES
from felucca.ui.shell.dates import Dates
from felucca.ui.shell.icons import cover_pixmap
from felucca.ui.shell.theme import LIGHT, font, theme
from felucca.ui.shell.widgets import Button, Elided, Ground, Heading, Label, Worded

RADIUS = 22
CREAM, FOAM, GOLD, DEEP = QColor("#FFF8EA"), QColor("#CFE3E0"), QColor("#F6CE82"), QColor("#06303A")
"""Words on the picture and the dusk behind them: the picture is dark in both themes."""


@dataclass(frozen=True)
class LastGame:
    """The newest saved game: its id, where it stands in words, who plays, when it was saved."""

    game: str
    status: str
    names: tuple[str, ...]
    saved: datetime


def scene_pixmap(
    width: int, height: int, radius: float, dpr: float, dusk: tuple[tuple[float, float], ...], reach: float
) -> QPixmap:
    """The river, darkened from the left over a share `reach` of the width so that words can stand on it.

    `dusk` lists positions (0 to 1 of the reach) and opacities.
    """
    name, down = ("nile_day", 0.5) if theme().name == LIGHT else ("nile_night", 0.72)
    result = QPixmap(cover_pixmap(name, width, height, (radius,) * 4, dpr, down))
    gradient = QLinearGradient(0, 0, width * reach, 0)
    for at, opacity in dusk:
        color = QColor(DEEP)
        color.setAlphaF(opacity)
        gradient.setColorAt(at, color)
    painter = QPainter(result)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.fillRect(QRectF(0, 0, width, height), gradient)
    painter.end()
    return result


class Hero(Worded, Ground):
    """282 px high, 236 when compact."""

    continue_requested = Signal()
    saves_requested = Signal()
    play_requested = Signal(str)

    elevation = 3
    radius = RADIUS
    DUSK = ((0.0, 0.93), (0.55, 0.72), (1.0, 0.0))

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._last: LastGame | None = None
        self._count = 0
        self._offer = next(face.id for face in GAME_FACES.values() if face.available)
        self._picture: tuple[object, QPixmap] | None = None
        self._heading = Heading("", GOLD)
        self._title = Label("", "display_xl", CREAM)
        self._status = Elided("", "prompt", CREAM, weight=600, size=18)
        self._detail = Elided("", "body", FOAM, size=14.5)
        self._go = Button("", "accent", "play")
        self._saves = Button("", "glass")
        self._go.clicked.connect(self._go_clicked)
        self._saves.clicked.connect(self.saves_requested)
        self._lay_out()
        self.set_compact(False)
        self.show_game(None, 0)

    def show_game(self, last: LastGame | None, saves: int) -> None:
        """Show the newest saved game, or an offer to begin if there is none, and how many games are saved."""
        self._last = last
        self._count = saves
        self.retranslate()

    def set_compact(self, compact: bool) -> None:
        self.setFixedHeight(236 if compact else 274)
        self._title.setFont(font("display_l" if compact else "display_xl"))
        self._column.setContentsMargins(28 if compact else 44, 16, 28, 16)

    def retranslate(self) -> None:
        last = self._last
        face = GAME_FACES[last.game if last else self._offer]
        self._heading.setText(self.tr("Continue the game") if last else self.tr("A first game"))
        self._title.setText(face.title())
        self._status.setText(last.status if last else face.subtitle())
        self._detail.setText(self._about(last) if last else face.blurb())
        self._go.set_text(self.tr("Continue") if last else self.tr("Set up a game"))
        self._saves.set_text(self.tr("All saved games: %1").replace("%1", str(self._count)))
        self._saves.setVisible(self._count > 0)

    def paintEvent(self, event: QEvent) -> None:
        painter = QPainter(self)
        key = (self.size(), theme().name, self.devicePixelRatioF())
        if self._picture is None or self._picture[0] != key:
            size, dpr = self.size(), self.devicePixelRatioF()
            self._picture = (key, scene_pixmap(size.width(), size.height(), RADIUS, dpr, self.DUSK, 0.56))
        painter.drawPixmap(QPointF(0, 0), self._picture[1])
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_shadows(painter)

    def _about(self, last: LastGame) -> str:
        return self.tr("%1 · %2").replace("%2", Dates().saved(last.saved)).replace("%1", ", ".join(last.names))

    def _go_clicked(self) -> None:
        if self._last is not None:
            self.continue_requested.emit()
        else:
            self.play_requested.emit(self._offer)

    def _lay_out(self) -> None:
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._column.addStretch(1)
        self._column.addWidget(self._heading)
        self._column.addWidget(self._title)
        self._column.addWidget(self._status)
        self._column.addSpacing(4)
        self._column.addWidget(self._detail)
        self._column.addSpacing(20)
        row = QHBoxLayout()
        row.setSpacing(14)
        row.addWidget(self._go)
        row.addWidget(self._saves)
        row.addStretch(1)
        self._column.addLayout(row)
        self._column.addStretch(1)
