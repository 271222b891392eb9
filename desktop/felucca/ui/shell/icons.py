"""Pictures from the art folder, drawn once per size, colour and device pixel ratio."""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPixmap
from PySide6.QtSvg import QSvgRenderer

from felucca import share
from felucca.ui.shell.theme import theme

INK = "#1D2A30"
"""The colour in which icons, glyphs and emblems are stored; it is replaced by the wanted one."""


def icon_pixmap(name: str, color: QColor, size: int, dpr: float = 1.0) -> QPixmap:
    """A stroke icon in a colour, `size` px square. Raises `share.MissingAsset` for an unknown name."""
    return _inked("icons", name, color.name(QColor.NameFormat.HexArgb), size, dpr)


def glyph_pixmap(name: str, color: QColor, size: int, dpr: float = 1.0) -> QPixmap:
    """A filled glyph (follower, bridge, tower…) in a colour, `size` px square."""
    return _inked("glyphs", name, color.name(QColor.NameFormat.HexArgb), size, dpr)


def emblem_pixmap(name: str, color: QColor, size: int, dpr: float = 1.0) -> QPixmap:
    """The emblem of a seat (circle, triangle…) in a colour, `size` px square."""
    return _inked("emblems", name, color.name(QColor.NameFormat.HexArgb), size, dpr)


def seat_pixmap(color: str, what: str, size: float, dpr: float = 1.0) -> QPixmap:
    """A piece of a seat: follower, follower_lying, boat, roundel, hatch_open, hatch_closed; `size` px high."""
    natural = _renderer("art", "seats", f"{color}_{what}.svg").defaultSize()
    width = size * natural.width() / natural.height()
    return svg_pixmap("art", "seats", f"{color}_{what}.svg", width=width, height=size, dpr=dpr)


def icon(name: str, token: str = "text_secondary", size: int = 20) -> QIcon:
    """An icon for a menu in a colour of the theme."""
    result = QIcon()
    for dpr in (1.0, 2.0):
        result.addPixmap(icon_pixmap(name, theme().color(token), size, dpr))
    return result


def svg_pixmap(*parts: str, width: float, height: float, dpr: float = 1.0) -> QPixmap:
    """An asset such as `("art", "logo", "mark.svg")`, stretched to a size in px."""
    return _svg(parts, width, height, dpr)


def svg_size(*parts: str) -> QSize:
    """The size that a picture was drawn for, in px."""
    return _renderer(*parts).defaultSize()


@lru_cache(maxsize=64)
def cover_pixmap(
    name: str, width: int, height: int, radii: tuple[float, float, float, float], dpr: float, down: float = 0.5
) -> QPixmap:
    """A cover that fills a rectangle, cut at corners of `radii` (from upper left, clockwise).

    What does not fit is cut off: of the height, the share `down` of it above the picture.
    """
    natural = svg_size("art", "covers", f"{name}.svg")
    scale = max(width / natural.width(), height / natural.height())
    drawn_width, drawn_height = natural.width() * scale, natural.height() * scale
    left, top = (width - drawn_width) / 2, (height - drawn_height) * down
    result = _blank(width, height, dpr)
    painter = QPainter(result)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _renderer("art", "covers", f"{name}.svg").render(painter, QRectF(left, top, drawn_width, drawn_height))
    # A clip path would leave jagged corners: the outside is wiped away with a smooth edge instead.
    outside = QPainterPath()
    outside.addRect(QRectF(-1, -1, width + 2, height + 2))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    painter.fillPath(outside.subtracted(rounded(QRectF(0, 0, width, height), radii)), Qt.GlobalColor.black)
    painter.end()
    return result


def rounded(rect: QRectF, radii: tuple[float, float, float, float]) -> QPainterPath:
    """A rectangle with four corner radii of its own, from upper left clockwise."""
    path = QPainterPath()
    upper_left, upper_right, lower_right, lower_left = radii
    path.moveTo(rect.left() + upper_left, rect.top())
    path.lineTo(rect.right() - upper_right, rect.top())
    path.arcTo(rect.right() - 2 * upper_right, rect.top(), 2 * upper_right, 2 * upper_right, 90, -90)
    path.lineTo(rect.right(), rect.bottom() - lower_right)
    path.arcTo(
        rect.right() - 2 * lower_right, rect.bottom() - 2 * lower_right, 2 * lower_right, 2 * lower_right, 0, -90
    )
    path.lineTo(rect.left() + lower_left, rect.bottom())
    path.arcTo(rect.left(), rect.bottom() - 2 * lower_left, 2 * lower_left, 2 * lower_left, 270, -90)
    path.lineTo(rect.left(), rect.top() + upper_left)
    path.arcTo(rect.left(), rect.top(), 2 * upper_left, 2 * upper_left, 180, -90)
    path.closeSubpath()
    return path


@lru_cache(maxsize=512)
def _inked(folder: str, name: str, argb: str, size: int, dpr: float) -> QPixmap:
    color = QColor(argb)
    text = share.path("art", folder, f"{name}.svg").read_text(encoding="utf-8").replace(INK, color.name())
    result = _blank(size, size, dpr)
    painter = QPainter(result)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(color.alphaF())
    QSvgRenderer(QByteArray(text.encode())).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return result


@lru_cache(maxsize=256)
def _svg(parts: tuple[str, ...], width: float, height: float, dpr: float) -> QPixmap:
    result = _blank(width, height, dpr)
    painter = QPainter(result)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _renderer(*parts).render(painter, QRectF(0, 0, width, height))
    painter.end()
    return result


@lru_cache(maxsize=64)
def _renderer(*parts: str) -> QSvgRenderer:
    return QSvgRenderer(str(share.path(*parts)))


def _blank(width: float, height: float, dpr: float) -> QPixmap:
    result = QPixmap(max(1, ceil(width * dpr)), max(1, ceil(height * dpr)))
    result.setDevicePixelRatio(dpr)
    result.fill(Qt.GlobalColor.transparent)
    return result
