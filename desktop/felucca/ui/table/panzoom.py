"""Pan, zoom and fit of a scene that lies under the panels of a page, and the table it lies on.

While the zoom moves, pictures are only scaled; once it rests, the board draws them sharp again.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QMargins, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QImage,
    QNativeGestureEvent,
    QPainter,
    QPen,
    QPixmap,
    QRadialGradient,
    QRegion,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGestureEvent, QGraphicsView, QPinchGesture, QWidget

from felucca.ui.shell.shadow import lay_shadow, shadow_reach
from felucca.ui.shell.theme import theme
from felucca.ui.table.board import Board

SETTLE_MS = 100
STEP = 1.15
"""Zoom of one key press or wheel notch."""
NOTCH = 120
REACH = 6000.0
"""How far the scene goes on around its content, in scene units: enough to pan it to any edge of the window."""
KEEP = 80
"""At least this much of the content, in px, stays on the screen however far it is panned."""
PADDING = 12
EDGE, LABEL = 24, 96
"""A place that the keyboard goes to keeps this distance from the edge, and above it room for its label."""


class PanZoomView(QGraphicsView):
    """The view fills the page; panels lie over its edges, and `free` is the part that stays open between them."""

    zoomed = Signal(float)
    zoom_settled = Signal(float)
    """The zoom has rested for a moment: the factor, 1 is 100 %."""

    def __init__(self, board: Board, parent: QWidget | None = None) -> None:
        super().__init__(board, parent)
        self.board = board
        self._free = QMargins(0, 0, 0, 0)
        self._overlays: Sequence[QWidget] = ()
        self._loose: QWidget | None = None
        self._ground = QPixmap()
        self._shadows = QPixmap()
        self._shadowed = QRegion()
        """The part of the picture of shadows that shows anything."""
        self._stale = QRegion()
        self._looks: list[tuple[QRect, int, object]] = []
        """Where each panel lies, its elevation and its rim, as they were painted last."""
        self._fitted = True
        self._wish = 1.0
        """The zoom asked for; the one shown may be snapped."""
        self._framed = False
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE_MS)
        self._settle.timeout.connect(self._settled)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        theme().changed.connect(self._retheme)

    def overlays_placed(self) -> None:
        """What lies over the view at scene points has to move along."""

    # ------------------------------------------------------------------ room

    def set_free(self, margins: QMargins, overlays: Sequence[QWidget]) -> None:
        """What the panels over the view leave open, as margins from its edges, and the panels whose shadows fall."""
        self._overlays = overlays
        if margins != self._free:
            self._free = margins
            self._ground = QPixmap()
            self._room_changed()
        self.overlays_changed()

    def overlays_changed(self) -> None:
        """A panel over the view came, went or moved, or its shadow or rim is another."""
        self._loose = None
        self._cut_out()
        self.viewport().update()

    def let_loose(self, panel: QWidget) -> None:
        """A panel is going to move: until `overlays_changed` the view shows below it whole."""
        panel.clearMask()
        self._loose = panel
        self._cut_out()
        self.viewport().update()

    def set_framed(self, framed: bool) -> None:
        """The accent frame: what is shown is not the table as it is now."""
        self._framed = framed
        self.viewport().update()

    @property
    def free(self) -> QRect:
        """The open part, in px of the view."""
        return self.viewport().rect().marginsRemoved(self._free)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ground = QPixmap()
        self._cut_out()
        self._room_changed()

    def _room_changed(self) -> None:
        if self._fitted:
            self.fit()
        else:
            self._keep_near()
        self.overlays_placed()

    # ------------------------------------------------------------------ pan and zoom

    @property
    def zoom(self) -> float:
        return self.transform().m11()

    def fit(self) -> None:
        """Show the whole content in the open part, at most at 100 % unless the board is of a fixed size."""
        content = self.board.content_rect()
        free = QRectF(self.free.adjusted(PADDING, PADDING, -PADDING, -PADDING))
        if content.isEmpty() or free.width() < 1 or free.height() < 1:
            return
        if self.board.fixed_size is not None:
            free = QRectF(self.free)
        factor = min(free.width() / content.width(), free.height() / content.height())
        factor = min(factor, self._largest())
        self._scale_to(factor)
        self._put(content.center(), free.center())
        self._fitted = True

    def refit(self) -> None:
        """The content has grown: fit it again if the person has not panned or zoomed since the last fit."""
        if self._fitted:
            self.fit()

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom around a point of the view, by default the middle of the open part."""
        at = QPointF(self.free.center()) if at is None else at
        anchor = self._scene_point(at)
        low = min(self.board.zoom_range[0], self._fit_factor())
        wanted = max(low, min(self._wish * factor, self.board.zoom_range[1]))
        if abs(wanted - self._wish) < 1e-6:
            return
        self._scale_to(wanted)
        self._put(anchor, at)
        self._fitted = False
        self._keep_near()

    def zoom_in(self) -> None:
        self.zoom_by(STEP)

    def zoom_out(self) -> None:
        self.zoom_by(1 / STEP)

    def actual_size(self) -> None:
        """100 %."""
        self.zoom_by(1 / self.zoom)

    def pan(self, by: QPoint) -> None:
        """Move what is shown by px."""
        self._put(self._scene_point(QPointF(0, 0)), QPointF(by))
        self._fitted = False
        self._keep_near()

    def show_rect(self, rect: QRectF) -> None:
        """Pan just so far that a scene rectangle lies in the open part."""
        on_screen = self.mapFromScene(rect).boundingRect()
        room = self.free.adjusted(EDGE, EDGE + LABEL, -EDGE, -EDGE)
        by = QPoint(
            max(0, room.left() - on_screen.left()) + min(0, room.right() - on_screen.right()),
            max(0, room.top() - on_screen.top()) + min(0, room.bottom() - on_screen.bottom()),
        )
        if not by.isNull():
            self.pan(by)

    def _largest(self) -> float:
        return self.board.zoom_range[1] if self.board.fixed_size is not None else 1.0

    def _fit_factor(self) -> float:
        content = self.board.content_rect()
        if content.isEmpty():
            return self.board.zoom_range[0]
        return min(self.free.width() / content.width(), self.free.height() / content.height())

    def _scale_to(self, factor: float) -> None:
        self._wish = factor
        factor = self.board.snapped(factor)
        if abs(factor - self.zoom) < 1e-6 and self._settle.isActive():
            return
        # Smooth scaling costs more than half of a frame; while the zoom moves nobody sees the difference.
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        reach = self.board.content_rect().adjusted(-REACH, -REACH, REACH, REACH)
        self.setSceneRect(reach)
        self.resetTransform()
        self.scale(factor, factor)
        self.board.pixels = factor
        self._settle.start()
        self.zoomed.emit(factor)

    def _scene_point(self, at: QPointF) -> QPointF:
        return self.viewportTransform().inverted()[0].map(at)

    def _put(self, scene: QPointF, at: QPointF) -> None:
        """Scroll so that a scene point lies on a point of the view."""
        by = self.viewportTransform().map(scene) - at
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + round(by.x()))
        down.setValue(down.value() + round(by.y()))
        self.overlays_placed()

    def _keep_near(self) -> None:
        content = self.mapFromScene(self.board.content_rect()).boundingRect()
        room = self.free.adjusted(KEEP, KEEP, -KEEP, -KEEP)
        x = min(0, room.right() - content.left()) + max(0, room.left() - content.right())
        y = min(0, room.bottom() - content.top()) + max(0, room.top() - content.bottom())
        if x or y:
            self._put(self._scene_point(QPointF(0, 0)), QPointF(x, y))

    def _settled(self) -> None:
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, True)
        self.board.zoom_rested(self.zoom, self.devicePixelRatioF())
        self.viewport().update()
        self.zoom_settled.emit(self.zoom)

    def wheelEvent(self, event: QWheelEvent) -> None:
        turn = event.angleDelta().y() or event.angleDelta().x()
        if turn:
            self.zoom_by(STEP ** (turn / NOTCH), event.position())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Gesture and isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                self.zoom_by(pinch.scaleFactor(), QPointF(self.mapFromGlobal(pinch.hotSpot().toPoint())))
                return True
        if event.type() == QEvent.Type.NativeGesture and isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.zoom_by(1 + event.value(), event.position())
            return True
        return super().viewportEvent(event)

    # ------------------------------------------------------------------ painting

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:
        painter.resetTransform()
        if self._ground.isNull():
            self._ground = self._paint_ground()
        painter.drawPixmap(0, 0, self._ground)

    def drawForeground(self, painter: QPainter, rect: QRectF) -> None:
        painter.resetTransform()
        if self._shadows.isNull() or not self._stale.isEmpty():
            self._paint_shadows()
        painter.save()
        painter.setClipRegion(self._shadowed)
        painter.drawPixmap(0, 0, self._shadows)
        painter.restore()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._framed:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme().color("accent"), 2))
            painter.drawRoundedRect(QRectF(self.free.adjusted(-6, -6, 6, 6)), 8, 8)

    def _overlay_places(self) -> list[tuple[QWidget, QRect]]:
        """The panels that show, and where each lies on the view."""
        result = []
        for panel in self._overlays:
            if panel is not self._loose and panel.isVisibleTo(self.parentWidget()):
                place = panel.shadow_rect() if hasattr(panel, "shadow_rect") else panel.geometry()
                result.append((panel, place.translated(-self.pos())))
        return result

    def _paint_shadows(self) -> None:
        """All shadows and rims of panels in one picture, anew where it is stale."""
        if self._shadows.isNull():
            self._shadows = self._blank()
            self._stale = QRegion(self.viewport().rect())
        around, inside = QRegion(), QRegion()
        for panel, place in self._overlay_places():
            around += _shadow_area(place, panel.elevation)
            inside += QRegion(place.adjusted(14, 14, -14, -14))
        self._shadowed = around.subtracted(inside) & QRegion(self.viewport().rect())
        painter = QPainter(self._shadows)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRegion(self._stale)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.fillRect(self._stale.boundingRect(), Qt.GlobalColor.transparent)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.setClipRegion(self._shadowed & self._stale)
        stale = [
            (panel, place)
            for panel, place in self._overlay_places()
            if self._stale.intersects(_shadow_area(place, panel.elevation))
        ]
        for panel, place in stale:
            lay_shadow(painter, place, panel.radius, panel.elevation)
        for panel, place in stale:
            panel.paint_surface(painter, QRectF(place))
        painter.end()
        self._stale = QRegion()

    def _cut_out(self) -> None:
        """What panels cover whole is no part of the view, and what shows the table is no part of a panel.

        Panning then repaints no panel: the rims of the panels are in the picture of their shadows.
        """
        looks = [(place, panel.elevation, panel.rim) for panel, place in self._overlay_places()]
        resized = self._shadows.size() != self.viewport().size() * self.devicePixelRatioF()
        if looks == self._looks and not resized:
            return
        for look in (*looks, *self._looks):
            if look not in looks or look not in self._looks:
                self._stale += _shadow_area(look[0], look[1])
        self._looks = looks
        open_part = QRegion(self.viewport().rect())
        for panel, place in self._overlay_places():
            corner = round(panel.radius)
            covered = QRegion()
            for across, down in ((corner, 1), (1, corner), (corner // 3 + 1, corner // 3 + 1)):
                covered += QRegion(place.adjusted(across, down, -across, -down))
            panel.setMask(covered.translated(self.pos() - panel.pos()))
            open_part -= covered
        self.viewport().setMask(open_part)
        if resized:
            self._shadows = QPixmap()

    def _blank(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.viewport().size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        return picture

    def _paint_ground(self) -> QPixmap:
        """The table: its colour and one large soft light in the middle of the open part."""
        ratio = self.devicePixelRatioF()
        # Without transparency it is copied faster.
        image = QImage(self.viewport().size() * ratio, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        image.fill(self.board.table_colour())
        painter = QPainter(image)
        free = self.free
        light = QRadialGradient(QPointF(free.center()), max(1.0, 0.6 * max(self.width(), self.height())))
        white = theme().color("surface_raised")
        white.setRgb(255, 255, 255, 77 if theme().name == "light" else 13)
        light.setColorAt(0, white)
        white.setAlpha(0)
        light.setColorAt(1, white)
        painter.fillRect(self.viewport().rect(), light)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.board.paint_table(painter, QRectF(self.viewport().rect()))
        painter.end()
        return QPixmap.fromImage(image)

    def _retheme(self) -> None:
        self._ground = QPixmap()
        self._shadows = QPixmap()
        self.viewport().update()


def _shadow_area(place: QRect, elevation: int) -> QRegion:
    """Where a panel and its shadow may show."""
    reach = shadow_reach(elevation)
    return QRegion(place.adjusted(-reach, -reach, reach, reach))
