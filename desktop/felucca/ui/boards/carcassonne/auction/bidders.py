"""The players at an auction in turn order: who leads it, who has bid what, who is asked."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from felucca.ui.boards.carcassonne.auction.bazaar import BID, HAS_TILE, LEADS, PASSED, Bazaar, Bidder
from felucca.ui.boards.carcassonne.auction.lots import fitting
from felucca.ui.shell.icons import icon_pixmap
from felucca.ui.shell.shadow import shadow
from felucca.ui.shell.theme import font, theme
from felucca.ui.shell.widgets import Painted, Worded, paint_roundel, round_rect, smooth

HEIGHT, COMPACT_HEIGHT = 76, 60
GAP, NARROW_GAP = 46, 22


class BiddersRow(Worded, Painted):
    """One card a player, arrows between them."""

    def __init__(self, names: list[str], colours: list[str], people: list[bool], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names, self._colours, self._people = names, colours, people
        self._bazaar: Bazaar | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_compact(False)

    def set_compact(self, compact: bool) -> None:
        self.setFixedHeight((COMPACT_HEIGHT if compact else HEIGHT) + 6)

    def sizeHint(self) -> QSize:
        return QSize(600, self.height())

    def show_bazaar(self, bazaar: Bazaar) -> None:
        self._bazaar = bazaar
        self.retranslate()

    def retranslate(self) -> None:
        if self._bazaar is not None:
            spoken = [f"{self._names[b.seat]}: {self._status(b)} {self._figure(b)}" for b in self._bazaar.bidders()]
            self.setAccessibleName(", ".join(spoken))
        self.update()

    def paintEvent(self, event: QEvent) -> None:
        if self._bazaar is None:
            return
        painter = smooth(self)
        bidders = self._bazaar.bidders()
        gap = GAP if len(bidders) <= 4 and self.width() > 880 else NARROW_GAP
        width = (self.width() - gap * (len(bidders) - 1)) / len(bidders)
        for index, bidder in enumerate(bidders):
            box = QRectF(index * (width + gap), 3, width, self.height() - 6)
            self._paint_card(painter, box, bidder)
            if index + 1 < len(bidders):
                size = 22 if gap == GAP else 16
                arrow = icon_pixmap("fwd", theme().color("text_tertiary"), size, self.devicePixelRatioF())
                painter.drawPixmap(QPointF(box.right() + (gap - size) / 2, box.center().y() - size / 2), arrow)

    def _paint_card(self, painter: QPainter, box: QRectF, bidder: Bidder) -> None:
        asked = bidder.seat == self._bazaar.asked
        out = bidder.standing == HAS_TILE
        if asked:
            shadow(painter, box, 13, 1)
        seat = theme().seat(self._colours[bidder.seat])
        line = seat.fill if asked else theme().color("line")
        ground = theme().color("surface_sunken" if out else "surface_raised")
        round_rect(painter, box, 13, ground, line, 2.4 if asked else 1.1)
        disc = 38.0 if box.width() > 170 and box.height() > 66 else 28.0
        left = box.left() + (17 if disc > 30 else 10)
        place = QRectF(left, box.center().y() - disc / 2, disc, disc)
        painter.setOpacity(0.55 if out else 1.0)
        paint_roundel(painter, place, self._colours[bidder.seat], self.devicePixelRatioF())
        painter.setOpacity(1.0)
        right = self._paint_figure(painter, box, bidder)
        text = QRectF(place.right() + 10, box.top(), right - place.right() - 14, box.height())
        self._paint_words(painter, text, bidder, out)

    def _paint_figure(self, painter: QPainter, box: QRectF, bidder: Bidder) -> float:
        """The bid, or a question mark; the x at which it begins."""
        figure = self._figure(bidder)
        right = box.right() - (18 if box.width() > 170 else 10)
        if not figure:
            return right
        face = font("score", size=27 if box.width() > 170 else 21, tabular=True)
        metrics = QFontMetricsF(face)
        width = metrics.horizontalAdvance(figure)
        asked = bidder.seat == self._bazaar.asked
        ink = theme().color("text")
        if asked:
            dark = theme().name == "dark" and self._colours[bidder.seat] == "onyx"
            ink = theme().color("text") if dark else theme().seat(self._colours[bidder.seat]).fill
        painter.setFont(face)
        painter.setPen(ink)
        painter.drawText(QPointF(right - width, box.center().y() + metrics.capHeight() / 2), figure)
        return right - width - 6

    def _paint_words(self, painter: QPainter, text: QRectF, bidder: Bidder, out: bool) -> None:
        if text.width() < 20:
            return
        name, status = self._names[bidder.seat], self._status(bidder, short=text.width() < 80)
        middle = text.center().y()
        for words, sizes, weight, baseline, ink in (
            (name, (16.0, 14.0, 12.5), 700, middle - 5, "text_tertiary" if out else "text"),
            (status, (13.0, 12.0, 11.0), 500, middle + 16, "text_tertiary" if out else "text_secondary"),
        ):
            face = fitting(words, text.width(), sizes, weight)
            painter.setFont(face)
            painter.setPen(theme().color(ink))
            shown = QFontMetricsF(face).elidedText(words, Qt.TextElideMode.ElideRight, text.width())
            painter.drawText(QPointF(text.left(), baseline), shown)

    def _figure(self, bidder: Bidder) -> str:
        if bidder.seat == self._bazaar.asked:
            return "?"
        return "" if bidder.bid is None else str(bidder.bid)

    def _status(self, bidder: Bidder, short: bool = False) -> str:
        """How a player stands; `short` where there is little room."""
        if bidder.standing == HAS_TILE:
            return self.tr("has a tile")
        if bidder.seat == self._bazaar.asked:
            return self.tr("your turn") if self._people[bidder.seat] else self.tr("thinking")
        if bidder.standing == BID and bidder.seat == self._bazaar.bidder:
            return self.tr("highest") if short else self.tr("highest bid")
        if bidder.standing == LEADS:
            return self.tr("sells") if short else self.tr("leads the sale")
        return {BID: self.tr("outbid"), PASSED: self.tr("passes")}.get(bidder.standing, self.tr("waits"))
