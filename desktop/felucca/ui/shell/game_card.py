"""The games as cards with their covers, in as many columns as there is room for."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from felucca import share
from felucca.ui.boards.face import Face
from felucca.ui.shell.icons import cover_pixmap
from felucca.ui.shell.theme import theme
from felucca.ui.shell.widgets import Button, Ground, IconButton, Label, Panel, Picture, Weight, Worded
from felucca.ui.shell.widgets.base import round_rect, smooth

RADIUS = 18
COVER = 208
DOWN = 0.55
"""What does not fit of a cover is cut off: this share of it above."""
LIFT = 4
GAP = 20
LEAST_WIDTH = 236


class GameCard(Worded, Panel):
    """One game: cover, words, facts, Play and Rules. A click anywhere on it plays."""

    play_requested = Signal(str)
    rules_requested = Signal(str)
    lifted = Signal()

    def __init__(self, face: Face, parent: QWidget | None = None) -> None:
        super().__init__(parent, "surface_raised", RADIUS, elevation=1)
        self.face = face
        self.lift = 0.0
        self._motion = QVariantAnimation(self)
        self._motion.setDuration(theme().tokens["motion_ms"]["hover"])
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.valueChanged.connect(self._rise)
        self._cover: QPixmap | None = None
        self._painted: tuple[int, float] = (0, 0.0)
        self._painter = QTimer(self)
        self._painter.setSingleShot(True)
        self._painter.setInterval(0)
        self._painter.timeout.connect(self._paint_cover)
        self._title = Label("", "title")
        self._subtitle = Label("", "caption", "on_primary_soft", wrap=True, weight=600, size=13)
        self._blurb = Label("", "body", "text_secondary", wrap=True, size=13.5)
        self._players = Label("", "body", "text_secondary", weight=600, size=13.5)
        self._minutes = Label("", "body", "text_secondary", weight=600, size=13.5)
        self._play = Button("", "tonal")
        self._rules = IconButton("book", size=44, outlined=True)
        self._play.setEnabled(face.available)
        self._rules.setVisible(share.exists("rules", f"{face.id}_en.md"))
        self._play.clicked.connect(self._play_clicked)
        self._rules.clicked.connect(self._rules_clicked)
        self._lay_out()
        if face.available:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def retranslate(self) -> None:
        face = self.face
        self._title.setText(face.title())
        self._subtitle.setText(face.subtitle())
        self._blurb.setText(face.blurb())
        self._players.setText(f"{face.seats[0]}–{face.seats[-1]}")
        least, most = face.minutes
        self._minutes.setText(self.tr("%1–%2 min").replace("%1", str(least)).replace("%2", str(most)))
        self._play.set_text(self.tr("Play") if face.available else self.tr("Coming later"))
        self._play.setAccessibleName(f"{face.title()}: {self._play.text()}")
        self._play.setToolTip("" if face.available else self.tr("This game comes with a later version"))
        self._rules.set_words(self.tr("Rules of the game"))
        self.setAccessibleName(face.title())

    def enterEvent(self, event: QEvent) -> None:
        if self.face.available:
            self._aim(1.0)

    def leaveEvent(self, event: QEvent) -> None:
        self._aim(0.0)

    def mouseReleaseEvent(self, event: QEvent) -> None:
        inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and inside and self.face.available:
            self.play_requested.emit(self.face.id)

    def paintEvent(self, event: QEvent) -> None:
        super().paintEvent(event)
        painter = smooth(self)
        if self._cover_key() != self._painted:
            self._painter.start()  # drawing a cover takes longer than the rest of the page: it follows at once
        if self._cover is None:
            round_rect(painter, QRectF(1, 1, self.width() - 2, COVER), self.radius - 1, theme().color("surface_sunken"))
        else:
            painter.drawPixmap(QPointF(1, 1), self._cover)
        if self.lift:
            line = theme().color("primary")
            line.setAlphaF(self.lift)
            round_rect(painter, self.rect().toRectF(), self.radius, None, line, 2.5)

    def _cover_key(self) -> tuple[int, float]:
        return self.width() - 2, self.devicePixelRatioF()

    def _paint_cover(self) -> None:
        self._painted = width, dpr = self._cover_key()
        corner = self.radius - 1
        self._cover = cover_pixmap(self.face.id, width, COVER, (corner, corner, 0, 0), dpr, DOWN)
        self.update()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(18, COVER + 10, 18, 18)
        column.setSpacing(0)
        column.addWidget(self._title)
        column.addSpacing(1)
        column.addWidget(self._subtitle)
        column.addSpacing(7)
        column.addWidget(self._blurb)
        column.addStretch(1)
        column.addSpacing(14)
        facts = QHBoxLayout()
        facts.setSpacing(6)
        for icon, label in (("users", self._players), ("clock", self._minutes)):
            facts.addWidget(Picture(icon, size=17))
            facts.addWidget(label)
            facts.addSpacing(7)
        facts.addStretch(1)
        facts.addWidget(Weight(self.face.weight))
        column.addLayout(facts)
        column.addSpacing(14)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._play, 1)
        row.addWidget(self._rules)
        column.addLayout(row)

    def _aim(self, share_of_lift: float) -> None:
        self._motion.stop()
        self._motion.setStartValue(self.lift)
        self._motion.setEndValue(share_of_lift)
        self._motion.start()
        self._play.set_kind("primary" if share_of_lift else "tonal")

    def _rise(self, value: float) -> None:
        self.lift = value
        self.elevation = 3 if value > 0.5 else 1
        self.lifted.emit()
        self.update()

    def _play_clicked(self) -> None:
        self.play_requested.emit(self.face.id)

    def _rules_clicked(self) -> None:
        self.rules_requested.emit(self.face.id)


class Library(Ground):
    """All cards in rows of equal width and height. It sets its own height to what the rows need."""

    play_requested = Signal(str)
    rules_requested = Signal(str)

    def __init__(self, faces: list[Face], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = 40
        self.cards = [GameCard(face, self) for face in faces]
        for card in self.cards:
            card.play_requested.connect(self.play_requested)
            card.rules_requested.connect(self.rules_requested)
            card.lifted.connect(self._place)

    def set_side(self, side: int) -> None:
        """The margin left and right, in px: shadows of the cards need it."""
        self._side = side
        self._place()

    def resizeEvent(self, event: QEvent) -> None:
        self._place()

    def paintEvent(self, event: QEvent) -> None:
        self.paint_shadows(smooth(self))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._place()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return super().event(event)

    def _place(self) -> None:
        room = self.width() - 2 * self._side
        columns = self._columns(room)
        width = (room - GAP * (columns - 1)) // columns
        height = max(card.layout().totalHeightForWidth(width) for card in self.cards)
        rows = -(-len(self.cards) // columns)
        for index, card in enumerate(self.cards):
            row, column = divmod(index, columns)
            top = LIFT + row * (height + GAP) - round(LIFT * card.lift)
            card.setGeometry(self._side + column * (width + GAP), top, width, height)
        self.setFixedHeight(LIFT + rows * height + (rows - 1) * GAP + 18)

    def _columns(self, room: int) -> int:
        """As many as fit, but rather two even rows than a row with one card left over."""
        most = max(1, min(len(self.cards), (room + GAP) // (LEAST_WIDTH + GAP)))
        rows = -(-len(self.cards) // most)
        return -(-len(self.cards) // rows)
