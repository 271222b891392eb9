"""A tile on display: not sold yet, under the hammer, or sold and stamped with the buyer's colour."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from felucca.ui.boards.carcassonne import paint
from felucca.ui.boards.carcassonne.auction.bazaar import Lot
from felucca.ui.shell.shadow import shadow
from felucca.ui.shell.theme import font, theme
from felucca.ui.shell.widgets import Pressable, Worded, faded, paint_roundel, round_rect, smooth
from felucca.ui.words import fill

SIDE = 184
FRAME, BELOW = 13, 71
"""How far the frame of a lot reaches around its tile, and under it."""
PALE = 0.4


class LotCard(Worded, Pressable):
    """One lot. It can be pressed while its tile may be chosen."""

    radius = focus_radius = 16

    def __init__(self, place: int, names: list[str], colours: list[str]) -> None:
        super().__init__()
        self.place = place
        self._names, self._colours = names, colours
        self.lot = Lot("")
        self._spoken = ""
        self._under_hammer = self._chosen = False
        self._bid = ""
        self._side = SIDE

    def set_side(self, side: int) -> None:
        """How wide the tile is drawn, in px."""
        self._side = side
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        return QSize(self._side + 2 * FRAME, round(self._top() + self._side + BELOW))

    def show_lot(self, lot: Lot, spoken: str, under_hammer: bool, bid: str, free: bool, chosen: bool) -> None:
        """The tile and its place in the auction. `bid`: the bid and its bidder; `free`: it can be chosen now."""
        self.lot, self._spoken, self._under_hammer, self._bid = lot, spoken, under_hammer, bid
        self._chosen = chosen
        self.setEnabled(free)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if free else Qt.FocusPolicy.NoFocus)
        self.retranslate()

    def retranslate(self) -> None:
        parts = [self._spoken, *self._caption()]
        if self.lot.sold:
            parts += [self._stamp(), self._names[self.lot.seat]]
        self.setAccessibleName(", ".join(filter(None, parts)))
        self.setToolTip(self._spoken)
        self.update()

    def _top(self) -> float:
        """Room for the towers over the tile's northern corners."""
        return max(FRAME, -paint.WHOLE.top() * self._side)

    def _caption(self) -> tuple[str, str]:
        if self.lot.sold:
            return "", ""
        if self._under_hammer:
            return self.tr("Under the hammer"), self._bid
        if self._chosen:
            return self.tr("Chosen"), self._bid
        return "", self.tr("Choose this tile") if self.isEnabled() else self.tr("Not sold yet")

    def _stamp(self) -> str:
        price = self.lot.price
        return {
            "last": self.tr("Free of charge"),
            "choose": self.tr("Taken"),
            "told": self.tr("Sold"),
            "buy": fill(self.tr("Bought for %1"), price),
            "unopposed": fill(self.tr("Bought for %1"), price),
        }.get(self.lot.how, fill(self.tr("Sold for %1"), price))

    def paintEvent(self, event: QEvent) -> None:
        painter = smooth(self)
        tile = QRectF((self.width() - self._side) / 2, self._top(), self._side, self._side)
        lit = self._under_hammer or self._chosen
        if lit or self.isEnabled():
            frame = tile.adjusted(-FRAME, -FRAME, FRAME, BELOW).adjusted(1, 1, -1, -1)
            ground = faded(theme().color("accent_soft"), 1.0 if lit else 0.6 if self.underMouse() else 0.0)
            round_rect(painter, frame, 16, ground, theme().color("accent" if lit else "line_strong"), 2)
        self._paint_tile(painter, tile)
        if self.lot.sold:
            self._paint_stamp(painter, tile)
            self._paint_owner(painter, tile)
        else:
            self._paint_caption(painter, tile)

    def _paint_tile(self, painter: QPainter, tile: QRectF) -> None:
        if not self.lot.design:
            return
        painter.setOpacity(PALE if self.lot.sold else 1.0)
        picture = paint.whole_tile_pixmap(
            self.lot.design, 0, self.place, self._side, self.devicePixelRatioF(), theme().name
        )
        painter.drawPixmap(tile.topLeft() + paint.WHOLE.topLeft() * self._side, picture)
        painter.setOpacity(1.0)

    def _paint_stamp(self, painter: QPainter, tile: QRectF) -> None:
        seat = theme().seat(self._colours[self.lot.seat])
        text = self._stamp()
        face = fitting(text, tile.width() - 20, (17.0, 15.0, 13.0, 11.5), 700)
        width = QFontMetricsF(face).horizontalAdvance(text) + 36
        painter.save()
        painter.translate(tile.center())
        painter.rotate(-7)
        box = QRectF(-width / 2, -22, width, 44)
        shadow(painter, box, 9, 2)
        round_rect(painter, box, 9, seat.fill)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(faded(QColor(seat.text_on), 0.5), 1.3))
        painter.drawRoundedRect(box.adjusted(4, 4, -4, -4), 6, 6)
        painter.setFont(face)
        painter.setPen(seat.text_on)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
        painter.restore()

    def _paint_owner(self, painter: QPainter, tile: QRectF) -> None:
        face = font("body_l", weight=700, size=15)
        metrics = QFontMetricsF(face)
        name = metrics.elidedText(self._names[self.lot.seat], Qt.TextElideMode.ElideRight, self.width() - 44)
        left = tile.center().x() - (metrics.horizontalAdvance(name) + 33) / 2
        middle = tile.bottom() + 34
        disc = QRectF(left, middle - 13, 26, 26)
        paint_roundel(painter, disc, self._colours[self.lot.seat], self.devicePixelRatioF())
        painter.setFont(face)
        painter.setPen(theme().color("text"))
        painter.drawText(QPointF(left + 33, middle + metrics.capHeight() / 2), name)

    def _paint_caption(self, painter: QPainter, tile: QRectF) -> None:
        head, detail = self._caption()
        lit = self._under_hammer or self._chosen
        room = self.width() - 20.0
        rect = QRectF(10, tile.bottom() + 16, room, 22)
        if head:
            painter.setFont(fitting(head, room, (15.5, 14.0, 12.5), 700))
            painter.setPen(theme().color("on_accent_soft"))
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, head)
            rect.translate(0, 22)
        else:
            rect.translate(0, 8)
        face = fitting(detail, room, (14.5, 13.0, 11.5), 500)
        painter.setFont(face)
        painter.setPen(theme().color("on_accent_soft" if lit else "text_tertiary"))
        text = QFontMetricsF(face).elidedText(detail, Qt.TextElideMode.ElideRight, room)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


def fitting(text: str, room: float, sizes: tuple[float, ...], weight: int) -> QFont:
    """The largest of these sizes at which a text fits, or the smallest."""
    faces = [font("body_l", weight=weight, size=size) for size in sizes]
    return next((face for face in faces if QFontMetricsF(face).horizontalAdvance(text) <= room), faces[-1])
