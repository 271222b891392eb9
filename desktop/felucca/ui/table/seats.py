"""The seats at the left edge: who plays, the points, what each holds, whose move it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QHelpEvent, QPainter
from PySide6.QtWidgets import QToolTip, QWidget

from felucca.ui.shell.icons import glyph_pixmap, icon_pixmap, seat_pixmap
from felucca.ui.shell.theme import font, theme
from felucca.ui.shell.widgets import Painted, Worded, paint_roundel, round_rect, smooth
from felucca.ui.table.board import Holding

FULL, DENSE, SMALL = 106, 84, 60
"""Heights of a seat in px: with room, in a crowd, in a crowd and a small window."""
GAP, NARROW_GAP = 12, 6
TAG = 10
"""How far the tag of the active seat stands over its upper edge."""
EDGE = 18
DOTS_MS = 400


class SeatFace(NamedTuple):
    """What does not change in a game: the name people typed, the colour, person or computer."""

    name: str
    colour: str
    is_person: bool


class SeatPanel(Worded, Painted):
    """One seat. It paints itself whole, its words are those of its owner."""

    radius = 14

    def __init__(self, face: SeatFace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.face = face
        self._who = ""
        self._score = 0
        self._holdings: Sequence[Holding] = ()
        self._places: list[tuple[QRectF, str]] = []
        self._active = False
        self._thinking = False
        self._dots = 0
        self._timer = QTimer(self)
        self._timer.setInterval(DOTS_MS)
        self._timer.timeout.connect(self._beat)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def elevation(self) -> int:
        return 2 if self._active else 1

    def set_box(self, box: QRect) -> None:
        """Place the panel; its tag stands over the upper edge of the box."""
        self.setGeometry(box.adjusted(0, -TAG, 0, 0))

    def shadow_rect(self) -> QRect:
        return self.geometry().adjusted(0, TAG, 0, 0)

    @property
    def active(self) -> bool:
        return self._active

    @property
    def thinking(self) -> bool:
        return self._thinking

    @property
    def score(self) -> int:
        return self._score

    def set_who(self, who: str) -> None:
        """The words for who plays: "Player", "AI · master"."""
        self._who = who
        self._name_it()

    def show_state(self, score: int, holdings: Sequence[Holding], active: bool) -> None:
        self._score = score
        self._holdings = holdings
        self._active = active
        self._name_it()

    def set_thinking(self, thinking: bool) -> None:
        """Three slow dots while a computer seat thinks."""
        if thinking != self._thinking:
            self._thinking = thinking
            self._dots = 0
            if thinking:
                self._timer.start()
            else:
                self._timer.stop()
            self._name_it()

    def retranslate(self) -> None:
        self._name_it()

    def status(self) -> str:
        """The line under the name."""
        return self.tr("thinking") if self._thinking else self._who

    def _beat(self) -> None:
        self._dots = (self._dots + 1) % 4
        self.update()

    def _name_it(self) -> None:
        parts = [self.face.name, self.status(), self._spoken_score()]
        parts += [f"{holding.tooltip} {holding.text}{holding.rest}".strip() for holding in self._holdings]
        if self._active:
            parts.insert(1, self._tag())
        self.setAccessibleName(", ".join(parts))
        self.update()

    def _spoken_score(self) -> str:
        """A plural knows no negative numbers."""
        points = self.tr("%n point(s)", "", abs(self._score))
        return f"−{points}" if self._score < 0 else points

    @property
    def _on_dark(self) -> bool:
        """Whether the seat's own colour would not be seen on the panel."""
        return self.face.colour == "onyx" and theme().name == "dark"

    def _ink(self) -> QColor:
        return theme().color("text_tertiary") if self._on_dark else theme().seat(self.face.colour).fill

    def _tag(self) -> str:
        return self.tr("To move", "tag of the seat whose move it is")

    # ------------------------------------------------------------------ painting

    def paintEvent(self, event: QEvent) -> None:
        self._paint(smooth(self))

    @property
    def rim(self) -> object:
        """What `paint_surface` depends on beside the theme."""
        return self._active and self._tag()

    def paint_surface(self, painter: QPainter, rect: QRectF) -> None:
        """The box without what stands in it, and the tag over its edge, somewhere else."""
        line = self._ink() if self._active else theme().color("line")
        fill = theme().color("surface_raised" if self._active else "surface")
        round_rect(painter, rect, self.radius, fill, line, 2.2 if self._active else 1)
        if self._active:
            self._paint_tag(painter, rect)

    def _paint(self, painter: QPainter) -> None:
        box = QRectF(self.rect()).adjusted(0, TAG, 0, 0)
        self.paint_surface(painter, box)
        height = round(box.height())
        if height >= FULL:
            self._paint_head(painter, box, 38, box.top() + 34)
            painter.fillRect(QRectF(EDGE, box.top() + 64, box.width() - 2 * EDGE, 1), theme().color("line"))
            self._paint_holdings(painter, EDGE + 4, box.width() - EDGE, box.top() + 84)
        elif height >= DENSE:
            self._paint_head(painter, box, 34, box.top() + 30)
            self._paint_holdings(painter, EDGE + 4, box.width() - EDGE, box.top() + 66)
        else:
            self._paint_head(painter, box, 30, box.top() + height / 2, crowded=True)

    def _paint_head(self, painter: QPainter, box: QRectF, disc: float, middle: float, crowded: bool = False) -> None:
        left = EDGE - 1.0
        paint_roundel(painter, QRectF(left, middle - disc / 2, disc, disc), self.face.colour, self.devicePixelRatioF())
        score = str(self._score).replace("-", "−")
        figures = font("score", tabular=True, size=None if not crowded else 23)
        width = QFontMetricsF(figures).horizontalAdvance(score)
        painter.setFont(figures)
        painter.setPen(theme().color("text"))
        right = box.width() - 16
        baseline = middle + QFontMetricsF(figures).capHeight() / 2
        painter.drawText(QPointF(right - width, baseline), score)
        start = left + disc + 11
        room = right - width - 10 - start
        names = font("body_l", weight=700, size=15.5)
        painter.setFont(names)
        name = QFontMetricsF(names).elidedText(self.face.name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QPointF(start, middle - 6), name)
        if crowded and self._holdings and not self._thinking:
            self._paint_holdings(painter, start, start + room, middle + 11, step=58)
        else:
            self._paint_status(painter, start, middle, room)

    def _paint_status(self, painter: QPainter, left: float, middle: float, room: float) -> None:
        ink = theme().color("text_tertiary")
        icon = icon_pixmap("user" if self.face.is_person else "robot", ink, 14, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(left - 1, middle + 1), icon)
        face = font("caption")
        metrics = QFontMetricsF(face)
        painter.setFont(face)
        painter.setPen(ink)
        text = metrics.elidedText(self.status(), Qt.TextElideMode.ElideRight, room - 17)
        painter.drawText(QPointF(left + 17, middle + 12.5), text)
        if self._thinking:
            x = left + 17 + metrics.horizontalAdvance(text) + 5
            painter.setPen(Qt.PenStyle.NoPen)
            for dot in range(3):
                painter.setOpacity(1.0 if dot < self._dots else 0.3)
                painter.setBrush(ink)
                painter.drawEllipse(QPointF(x + dot * 6, middle + 10), 1.7, 1.7)
            painter.setOpacity(1.0)

    def _paint_holdings(
        self, painter: QPainter, left: float, right: float, middle: float, step: float | None = None
    ) -> None:
        self._places = []
        if not self._holdings:
            return
        big, small = font("body_l", weight=700, size=14.5, tabular=True), font("caption", tabular=True)
        places = self._holding_places(left, right, step, big, small)
        for (x, step), holding in zip(places, self._holdings, strict=True):
            if holding.share is not None:
                self._paint_share(painter, QRectF(x, middle - 4, right - x - 2, 8), holding)
                continue
            self._paint_sign(painter, holding, x, middle)
            baseline = middle + QFontMetricsF(big).capHeight() / 2
            painter.setFont(big)
            painter.setPen(theme().color("text"))
            figure = x + self._sign_width(holding)
            painter.drawText(QPointF(figure, baseline), holding.text)
            painter.setFont(small)
            painter.setPen(theme().color("text_tertiary"))
            painter.drawText(
                QPointF(figure + 1 + QFontMetricsF(big).horizontalAdvance(holding.text), baseline), holding.rest
            )
            self._places.append((QRectF(x, middle - 14, step - 4, 28), holding.tooltip))

    def _holding_places(
        self, left: float, right: float, step: float | None, big: QFont, small: QFont
    ) -> list[tuple[float, float]]:
        """Left edge and width of every entry: equal ones, but beside a bar as wide as they must be."""
        count = len(self._holdings)
        if step is not None and count * step > right - left:
            return self._packed(left, right, big, small)
        if step is not None or all(holding.share is None for holding in self._holdings):
            step = min(84.0, (right - left) / count) if step is None else step
            return [(left + index * step, step) for index in range(count)]
        places, x = [], left
        for holding in self._holdings:
            needed = QFontMetricsF(big).horizontalAdvance(holding.text)
            needed += QFontMetricsF(small).horizontalAdvance(holding.rest)
            width = max(72.0 if holding.rest else 44.0, needed + 38) if holding.share is None else right - x
            places.append((x, width))
            x += width
        return places

    def _packed(self, left: float, right: float, big: QFont, small: QFont) -> list[tuple[float, float]]:
        """Left edge and width of every entry, one close behind the other, as far apart as there is room."""
        signs = [1 + self._sign_width(holding) for holding in self._holdings]
        texts = [(QFontMetricsF(big).horizontalAdvance(h.text), h.rest) for h in self._holdings]
        widths = [
            sign + width + QFontMetricsF(small).horizontalAdvance(rest)
            for sign, (width, rest) in zip(signs, texts, strict=True)
        ]
        gap = max(2.0, min(12.0, (right - left - sum(widths)) / max(1, len(widths) - 1)))
        return [(left + sum(widths[:index]) + index * gap, width + gap) for index, width in enumerate(widths)]

    def _sign_width(self, holding: Holding) -> int:
        """From the left edge of an entry to its figure: the backs of cards are narrow in a small panel."""
        return 19 if holding.large and self.height() <= SMALL + 2 * TAG else 23

    def _paint_sign(self, painter: QPainter, holding: Holding, left: float, middle: float) -> None:
        """What a figure counts: a piece of the seat or a glyph."""
        ratio = self.devicePixelRatioF()
        if holding.piece:
            art = seat_pixmap(self.face.colour, holding.piece, 24, ratio)
            painter.drawPixmap(QPointF(left - 5, middle - 12), art)
            return
        ink = theme().color("text_secondary")
        if holding.own_colour:
            ink = self._ink()
        large = 28 if self.height() > SMALL + 2 * TAG else 22
        side = large if holding.large else 18
        at = QPointF(left + 9 - side / 2, middle - side / 2)
        painter.drawPixmap(at, glyph_pixmap(holding.glyph, ink, side, ratio))

    def _paint_share(self, painter: QPainter, bar: QRectF, holding: Holding) -> None:
        """How far something has come; left out where there is no room for it."""
        if bar.width() < 24 or holding.share is None:
            return
        round_rect(painter, bar, 4, theme().color("line"))
        onyx = self.face.colour == "onyx" and theme().name == "dark"
        ink = theme().color("text_tertiary") if onyx else theme().seat(self.face.colour).fill
        width = bar.width() * min(1.0, holding.share)
        if width > 0:
            round_rect(painter, QRectF(bar.left(), bar.top(), max(8.0, width), 8), 4, ink)
        self._places.append((bar.adjusted(0, -10, 0, 10), holding.tooltip))

    def _paint_tag(self, painter: QPainter, box: QRectF) -> None:
        face = font("micro", weight=700, size=11.5)
        width = QFontMetricsF(face).horizontalAdvance(self._tag()) + 18
        tag = QRectF(box.right() - 14 - width, box.top() - TAG + 0.5, width, 19)
        colours = theme().seat(self.face.colour)
        round_rect(painter, tag, 9.5, self._ink())
        painter.setFont(face)
        painter.setPen(colours.dark if self._on_dark else colours.text_on)
        painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, self._tag())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            at = QPointF(event.pos())
            tip = next((text for place, text in self._places if place.contains(at)), "")
            QToolTip.showText(event.globalPos(), tip or f"{self.face.name}, {self.status()}", self)
            return True
        return super().event(event)


def seat_height(count: int, room: int, gap: int = GAP) -> int:
    """The largest height of a seat with which `count` seats fit into `room` px, or the smallest there is."""
    for height in (FULL, DENSE, SMALL):
        if count * height + (count - 1) * gap <= room:
            return height
    return SMALL
