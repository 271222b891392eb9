"""Colours, fonts and pictures."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontInfo, QFontMetricsF, QImage, QPainter

from felucca import share
from felucca.ui.shell import icons, shadow
from felucca.ui.shell.theme import font, load_fonts, prepare, read_color, theme


@pytest.fixture(autouse=True)
def dressed(qapp):
    prepare(qapp)
    yield
    theme().set("light")


def test_both_themes_have_every_colour():
    light = theme().tokens["themes"]["light"]
    assert light.keys() == theme().tokens["themes"]["dark"].keys()
    theme().set("dark")
    assert theme().color("window") == QColor("#0D161B")
    theme().set("light")
    assert theme().color("window") == QColor("#ECE6D9")


def test_a_change_is_told_once(qtbot):
    with qtbot.waitSignal(theme().changed, timeout=1000):
        theme().set("dark")
    with qtbot.assertNotEmitted(theme().changed):
        theme().set("dark")


def test_an_unknown_theme_is_refused():
    with pytest.raises(ValueError, match="not a theme"):
        theme().set("pink")


def test_opacity_stands_last_in_the_tokens():
    assert read_color("#10181B94").getRgb() == (0x10, 0x18, 0x1B, 0x94)
    assert theme().color("scrim").alpha() == 0x94


def test_seats_keep_their_colours_in_the_dark():
    light = theme().seat("lapis")
    theme().set("dark")
    assert theme().seat("lapis") == light
    assert light.emblem == "triangle"


def test_the_bundled_fonts_are_used():
    assert {"Alegreya", "Golos Text"} <= {name.split(" ExtraBold")[0] for name in load_fonts()}
    assert QFontInfo(font("title")).family().startswith("Alegreya")
    assert QFontInfo(font("body")).family().startswith("Golos Text")
    assert font("log").pointSizeF() == pytest.approx(13.2 * 72 / 96)


def test_tabular_figures_do_not_jump():
    """A one is as wide as a nought, so that a counting score keeps its place."""
    tabular, loose = QFontMetricsF(font("score", tabular=True)), QFontMetricsF(font("score"))
    assert tabular.horizontalAdvance("1") == tabular.horizontalAdvance("0")
    assert loose.horizontalAdvance("1") < loose.horizontalAdvance("0")


@pytest.mark.parametrize("dpr", [1.0, 2.0])
def test_an_icon_has_the_wanted_colour_and_size(dpr):
    pixmap = icons.icon_pixmap("check", QColor("#FF0000"), 24, dpr)
    assert pixmap.width() == 24 * dpr
    image = pixmap.toImage()
    inks = {image.pixelColor(x, y).getRgb()[:3] for x in range(image.width()) for y in range(image.height())
            if image.pixelColor(x, y).alpha() == 255}  # fmt: skip
    assert inks == {(255, 0, 0)}


def test_an_unknown_icon_is_named():
    with pytest.raises(share.MissingAsset, match="no_such"):
        icons.icon_pixmap("no_such", QColor("red"), 20)


def test_covers_have_round_corners():
    image = icons.cover_pixmap("carcassonne", 120, 90, (18.0, 18.0, 0.0, 0.0), 1.0).toImage()
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(119, 0).alpha() == 0
    assert image.pixelColor(0, 89).alpha() == 255
    assert image.pixelColor(60, 45).alpha() == 255


@pytest.mark.parametrize("elevation", [1, 2, 3, 4])
def test_a_shadow_fades_away_from_its_rectangle(elevation):
    image = QImage(300, 300, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    shadow.shadow(painter, QRectF(100, 100, 100, 100), 14, elevation)
    painter.end()
    below = [image.pixelColor(150, y).alpha() for y in range(199, 299)]
    assert below[0] > below[shadow.shadow_reach(elevation) // 2] >= below[-1]
    assert below == sorted(below, reverse=True)
    assert image.pixelColor(150, 150 + 50 + shadow.shadow_reach(elevation) + 2).alpha() == 0
