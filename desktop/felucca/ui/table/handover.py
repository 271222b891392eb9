"""The hand-over between two people: an opaque night scene over the table, and one button that shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from felucca.ui.shell.icons import cover_pixmap, emblem_pixmap, icon_pixmap
from felucca.ui.shell.shadow import shadow
from felucca.ui.shell.theme import SeatColours, font, theme
from felucca.ui.shell.widgets import (
    Button,
    Heading,
    Label,
    Panel,
    Picture,
    Roundel,
    Worded,
    paint_roundel,
    round_rect,
    smooth,
)
from felucca.ui.table.picker import GUARD_MS
from felucca.ui.table.seats import SeatFace
from felucca.ui.words import LogLine, fill

CARD, LINES = 592, 4
QWIDGETSIZE_MAX = (1 << 24) - 1
SCENE = QRectF(0, 0, 1440, 900)


class HandOverNews(NamedTuple):
    """What the scene says: the game and its state, whose turn it is, what everybody saw since their last one."""

    heading: str
    seat: int
    lines: Sequence[LogLine]


class _Order(QWidget):
    """The seats in turn order, the next one framed, on glass."""

    def __init__(self, faces: Sequence[SeatFace], parent: QWidget) -> None:
        super().__init__(parent)
        self._faces = faces
        self._seat = 0

    def set_seat(self, seat: int) -> None:
        self._seat = seat
        self.update()

    def paintEvent(self, event: QEvent) -> None:
        painter = smooth(self)
        round_rect(painter, QRectF(self.rect()), 18, QColor(255, 255, 255, 26))
        count = len(self._faces)
        shown = sorted({(self._seat + step) % count for step in (-1, 0, 1)}, key=self._distance)
        faces = [font("body_l", weight=700 if seat == self._seat else 500) for seat in shown]
        room = max(60.0, (self.width() - 80.0) / len(shown) - 110)
        names = [
            QFontMetricsF(face).elidedText(self._faces[seat].name, Qt.TextElideMode.ElideRight, room)
            for seat, face in zip(shown, faces, strict=True)
        ]
        widths = [QFontMetricsF(face).horizontalAdvance(name) + 68 for face, name in zip(faces, names, strict=True)]
        x = (self.width() - sum(widths) - 33 * (len(shown) - 1)) / 2
        middle = self.height() / 2
        for place, (seat, face, name, width) in enumerate(zip(shown, faces, names, widths, strict=True)):
            if seat == self._seat:
                pill = QRectF(x, middle - 22, width, 44)
                round_rect(painter, pill, 22, QColor(255, 255, 255, 36), QColor(255, 248, 234, 217), 1.6)
            disc = QRectF(x + 14, middle - 15, 30, 30)
            paint_roundel(painter, disc, self._faces[seat].colour, self.devicePixelRatioF())
            painter.setFont(face)
            painter.setPen(QColor("#FFF8EA"))
            painter.drawText(QPointF(x + 54, middle + QFontMetricsF(face).capHeight() / 2), name)
            x += width
            if place + 1 < len(shown):
                painter.setOpacity(0.6)
                arrow = icon_pixmap("fwd", QColor("#FFF8EA"), 20, self.devicePixelRatioF())
                painter.drawPixmap(QPointF(x + 6, middle - 10), arrow)
                painter.setOpacity(1.0)
                x += 33

    def _distance(self, seat: int) -> int:
        """From the seat before the next one onward."""
        return (seat - self._seat + 1) % len(self._faces)


class HandOver(Worded, QWidget):
    """Covers its parent whole. Space, or a click on the button, says `taken_over`; every other key does nothing."""

    taken_over = Signal()
    menu_requested = Signal()

    def __init__(self, faces: Sequence[SeatFace], parent: QWidget) -> None:
        super().__init__(parent)
        self._faces = faces
        self._news = HandOverNews("", 0, ())
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._guard = QTimer(self)
        self._guard.setSingleShot(True)
        self._guard.setInterval(GUARD_MS)
        self.card = Panel(self, "surface", radius=26, elevation=0)
        self.heading = Heading()
        self.title = Label("", "display_xl")
        self.explanation = Label("", "prompt", "text_secondary", weight=400, wrap=True)
        self.box = Panel(self.card, "surface_sunken", radius=16, elevation=0)
        self.box.line = "surface_sunken"
        self.since = Label("", "body", "text_secondary", weight=700)
        self.rows = [(Roundel("carnelian", 22), Label("", "body_l", wrap=True, size=14.8)) for _ in range(LINES)]
        self.button = Button(kind="primary", icon="eye", key_cap="Space", size="large")
        self.lock = Label("", "log", "text_tertiary", wrap=True)
        self.menu = Button(kind="link", size="dense")
        self.order = _Order(faces, self)
        self._lay_out()
        self.button.clicked.connect(self._take)
        self.menu.clicked.connect(self.menu_requested)
        self.button.installEventFilter(self)
        self.hide()

    def cover(self, news: HandOverNews) -> None:
        """Cover the table and wait for the person on that seat."""
        self._news = news
        self.order.set_seat(news.seat)
        self.retranslate()
        self._guard.start()
        self.show()
        self.raise_()
        self._place()
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def guarded(self) -> bool:
        return self._guard.isActive()

    def retranslate(self) -> None:
        name = self._faces[self._news.seat].name
        self.heading.setText(self._news.heading)
        self.title.setText(fill(self.tr("%1 to move"), name))
        self.explanation.setText(
            fill(
                self.tr("The table is covered. %1 plays next, the others look away: the hand of this seat will show."),
                name,
            )
        )
        self.since.setText(self.tr("Since the last move"))
        self.button.set_text(fill(self.tr("I am %1, show the table"), name))
        self.lock.setText(self.tr("Moves before the hand-over can no longer be undone"))
        self.menu.set_text(self.tr("Menu"))
        lines = list(self._news.lines)[-LINES:]
        self.box.setVisible(bool(lines))
        for index, (roundel, label) in enumerate(self.rows):
            line = lines[index] if index < len(lines) else None
            label.setVisible(line is not None)
            roundel.setVisible(line is not None and line.seat is not None)
            label.setText("" if line is None else line.text)
            if line is not None and line.seat is not None:
                roundel.set_color(self._faces[line.seat].colour)
        self.setAccessibleName(self.title.text())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Enter presses buttons elsewhere; here the Enter of the player before must not uncover the table.
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self._take()
        event.accept()

    def _take(self) -> None:
        if not self.guarded:
            self.taken_over.emit()

    def mousePressEvent(self, event: QEvent) -> None:
        event.accept()

    def resizeEvent(self, event: QEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        scale = self._scale()
        width = min(CARD, round(self.width() * 0.52))
        right = max(24, round(96 * scale))
        left = self.width() - right - width
        self.card.setFixedWidth(width)
        side = 48 if width > 540 else 32
        self.card.layout().setContentsMargins(side, side, side, side - 8)
        self._fit_title(width - 2 * side)
        self.card.adjustSize()
        height = max(self.card.sizeHint().height(), self.card.layout().heightForWidth(width))
        top = max(20, (self.height() - height - 84) // 2)
        self.card.setGeometry(QRect(left, top, width, height))
        self.order.setGeometry(QRect(left, top + height + 20, width, 64))

    def _fit_title(self, room: int) -> None:
        """A long name makes the title smaller by steps; the last step breaks it."""
        for size in (58.0, 48.0, 40.0, 32.0):
            face = font("display_xl", size=size)
            fits = QFontMetricsF(face).horizontalAdvance(self.title.text()) <= room
            if fits or size == 32.0:
                self.title.setFont(face)
                self.title.setWordWrap(not fits)
                # The display face brings far more air than one line of it needs.
                self.title.setMaximumHeight(round(size * 1.4) if fits else QWIDGETSIZE_MAX)
                return

    def _scale(self) -> float:
        return max(0.5, min(self.width() / SCENE.width(), self.height() / SCENE.height()))

    def paintEvent(self, event: QEvent) -> None:
        painter = smooth(self)
        night = cover_pixmap("nile_night", self.width(), self.height(), (0, 0, 0, 0), self.devicePixelRatioF())
        painter.drawPixmap(0, 0, night)
        painter.fillRect(self.rect(), QColor(2, 14, 22, 110))
        self._paint_moon(painter)
        painter.save()
        scale = self._scale() * min(1.0, (self.card.x() + 12) / (752 * self._scale()))
        painter.translate(self.card.x() * 0.55, self.height() * 0.795)
        painter.scale(scale, scale)
        _paint_boat(painter, theme().seat(self._faces[self._news.seat].colour), self.devicePixelRatioF())
        painter.restore()
        shadow(painter, QRectF(self.card.geometry()), 26, 4)

    def _paint_moon(self, painter: QPainter) -> None:
        scale = self._scale()
        middle = QPointF(150 * scale, 150 * scale)
        painter.setPen(Qt.PenStyle.NoPen)
        for radius, colour in ((58, QColor(233, 238, 240, 40)), (42, QColor("#E9EEF0"))):
            painter.setBrush(colour)
            painter.drawEllipse(middle, radius * scale, radius * scale)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self.card)
        column.setSpacing(12)
        column.addWidget(self.heading)
        column.addWidget(self.title)
        column.addWidget(self.explanation)
        column.addSpacing(8)
        inner = QVBoxLayout(self.box)
        inner.setContentsMargins(22, 18, 22, 18)
        inner.setSpacing(12)
        inner.addWidget(self.since)
        for roundel, label in self.rows:
            row = QHBoxLayout()
            row.setSpacing(11)
            row.addWidget(roundel, 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(label, 1)
            inner.addLayout(row)
        column.addWidget(self.box)
        column.addSpacing(8)
        column.addWidget(self.button)
        foot = QHBoxLayout()
        foot.addWidget(Picture("lock", "text_tertiary", 17))
        foot.addWidget(self.lock, 1)
        foot.addWidget(self.menu)
        column.addLayout(foot)


def _path(points: str) -> QPainterPath:
    """A path from `M x y`, `L x y`, `C` with six numbers, and `Z`, as the art is drawn."""
    path = QPainterPath()
    tokens = points.split()
    while tokens:
        command = tokens.pop(0)
        count = {"M": 2, "C": 6, "L": 2, "Z": 0}[command]
        numbers = [float(tokens.pop(0)) for _ in range(count)]
        if command == "M":
            path.moveTo(*numbers)
        elif command == "L":
            path.lineTo(*numbers)
        elif command == "C":
            path.cubicTo(*numbers)
        else:
            path.closeSubpath()
    return path


_HULL = "M -300 -78 C -180 -10 180 -10 318 -110 C 290 -18 210 26 70 26 L -90 26 C -210 26 -280 -12 -300 -78 Z"
_RIM = "M -300 -78 C -180 -10 180 -10 318 -110 L 312 -86 C 180 8 -180 8 -294 -60 Z"
_SAIL = "M -228 -104 C -118 -206 24 -430 60 -596 C 150 -420 206 -240 226 -92 C 80 -138 -90 -140 -228 -104 Z"
_SHADE = "M 60 -596 C 150 -420 206 -240 226 -92 C 188 -104 150 -112 112 -118 C 150 -260 124 -430 60 -596 Z"
_SEAMS = (
    "M -190 -134 C -80 -168 110 -168 219 -136 M -128 -198 C -40 -226 120 -226 206 -200 "
    "M -62 -282 C 10 -304 120 -302 186 -282 M -6 -370 C 40 -386 112 -384 158 -368"
)


def _paint_boat(painter: QPainter, colours: SeatColours, ratio: float) -> None:
    """The felucca around its waterline at (0, 0), 640 units long, the sail in the seat's colours with its emblem."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(2, 22, 28, 153))
    painter.drawEllipse(QPointF(10, 20), 330, 26)
    painter.setPen(QPen(QColor("#3A220F"), 11, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(-10, -46), QPointF(-10, -330))
    painter.fillPath(_path(_HULL), QColor("#5A3519"))
    painter.fillPath(_path(_RIM), QColor("#E3B77A"))
    painter.fillPath(_path(_SAIL), colours.fill)
    shade = QColor(colours.dark)
    shade.setAlphaF(0.42)
    painter.fillPath(_path(_SHADE), shade)
    seams = QColor(colours.dark)
    seams.setAlphaF(0.45)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(seams, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPath(_path(_SEAMS))
    painter.setPen(QPen(QColor("#3A220F"), 12, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(-240, -96), QPointF(64, -610))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#FFF3D6"))
    painter.drawEllipse(QPointF(66, -252), 82, 82)
    ring = QPen(colours.dark, 2.5)
    ring.setDashPattern([9 / 2.5, 7 / 2.5])
    painter.setPen(ring)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(66, -252), 74, 74)
    emblem = emblem_pixmap(colours.emblem, colours.dark, 96, 2 * ratio)
    painter.drawPixmap(QRectF(18, -300, 96, 96), emblem, QRectF(emblem.rect()))
