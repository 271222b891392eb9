"""The tile painter: geometry that repeats, roads that join, areas that fill the square, pictures that show much."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from felucca.model.carcassonne.components import City, Road
from felucca.ui.boards.carcassonne import paint
from felucca.ui.boards.carcassonne.paint import layers, scatter
from felucca.ui.boards.carcassonne.paint.cache import PixmapStore
from felucca.ui.boards.carcassonne.paint.features import DESIGNS, MIDDLES, SIDES, features
from felucca.ui.boards.carcassonne.paint.shapes import distance_to, inside, turn

ROTATIONS = range(4)

pytestmark = pytest.mark.usefixtures("qapp")


def _colours(pixmap: QPixmap) -> set[int]:
    image = pixmap.toImage()
    return {image.pixel(x, y) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)}


def test_all_thirty_five_designs_are_known() -> None:
    assert len(DESIGNS) == 35


@pytest.mark.parametrize("design_id", ["E", "N", "V", "BZ5", "EX1"])
def test_geometry_is_the_same_each_time_it_is_thrown(design_id: str) -> None:
    grown, built = scatter.growth(design_id, 1), scatter.houses(design_id, 2, 1)
    scatter.growth.cache_clear()
    scatter.houses.cache_clear()
    assert scatter.growth(design_id, 1) == grown
    assert scatter.houses(design_id, 2, 1) == built


def test_copies_of_a_design_differ() -> None:
    assert scatter.growth("V", 0) != scatter.growth("V", 1)
    assert scatter.houses("N", 0, 0) != scatter.houses("N", 0, 1)


@pytest.mark.parametrize("rot", ROTATIONS)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_face_paints_a_picture(rot: int, theme: str) -> None:
    for design_id in DESIGNS:
        _paints(design_id, rot, theme)


def _paints(design_id: str, rot: int, theme: str) -> None:
    ground = paint.ground_pixmap(design_id, rot, 0, 48, 1, theme)
    relief = paint.relief_pixmap(design_id, rot, 0, 48, 1, theme)
    whole = paint.whole_tile_pixmap(design_id, rot, 0, 48, 1, theme)
    assert (ground.width(), ground.height()) == (48, 48)
    assert relief.width() == round(48 * 1.24)
    assert len(_colours(ground)) > 3, design_id
    assert len(_colours(relief)) > 3, design_id
    assert len(_colours(whole)) > 10, design_id


def test_the_themes_differ_and_pixmaps_are_shared() -> None:
    light = paint.ground_pixmap("V", 0, 0, 40, 1, "light")
    assert paint.ground_pixmap("V", 0, 0, 40, 1, "light").cacheKey() == light.cacheKey()
    assert light.toImage() != paint.ground_pixmap("V", 0, 0, 40, 1, "dark").toImage()


def test_device_pixels_follow_the_ratio() -> None:
    pixmap = paint.ground_pixmap("V", 0, 0, 50, 2, "light")
    assert (pixmap.width(), pixmap.devicePixelRatio()) == (100, 2)


@pytest.mark.parametrize("rot", ROTATIONS)
def test_roads_meet_the_edges_at_their_middles_and_at_right_angles(rot: int) -> None:
    for design_id in DESIGNS:
        _roads_meet_edges(design_id, rot)


def _roads_meet_edges(design_id: str, rot: int) -> None:
    here = features(design_id, rot)
    for road in [segment for segment in DESIGNS[design_id].segments if isinstance(segment, Road)]:
        line = here.roads[road.id]
        ends = [(line[0], line[1])] if len(road.edges) == 1 else [(line[0], line[1]), (line[-1], line[-2])]
        wanted = {MIDDLES[SIDES[(SIDES.index(edge) + rot) % 4]] for edge in road.edges}
        assert {(round(x, 6), round(y, 6)) for (x, y), _ in ends} == wanted
        for (ax, ay), (bx, by) in ends:
            across = abs(bx - ax) if ay in (0, 1) else abs(by - ay)
            assert across < 0.1 * math.dist((ax, ay), (bx, by))


@pytest.mark.parametrize("rot", ROTATIONS)
def test_towers_stand_where_city_edges_end(rot: int) -> None:
    for design_id in DESIGNS:
        _towers_end_walls(design_id, rot)


def _towers_end_walls(design_id: str, rot: int) -> None:
    corners = paint.tower_corners(design_id, rot)
    assert len(set(corners)) == len(corners)
    cities = [segment for segment in DESIGNS[design_id].segments if isinstance(segment, City)]
    assert bool(corners) == any(len(city.edges) < 4 for city in cities)
    assert set(corners) == {
        tuple(round(value) for value in turn(corner, rot)) for corner in paint.tower_corners(design_id, 0)
    }


@pytest.mark.parametrize("rot", ROTATIONS)
def test_areas_cover_the_square_without_overlap(rot: int) -> None:
    for design_id in DESIGNS:
        _areas_cover(design_id, rot)


def _areas_cover(design_id: str, rot: int) -> None:
    areas = [paint.region_path(design_id, rot, segment.id) for segment in DESIGNS[design_id].segments]
    steps = [(k + 0.487) / 31 for k in range(31)]  # off the diagonals, where crossings are shared out
    held = [
        sum(area.contains(QPointF(x, y)) for area in areas) for x in steps for y in (step + 0.004 for step in steps)
    ]
    assert max(held) == 1, design_id
    assert held.count(0) <= 2, design_id  # points on a common border


@pytest.mark.parametrize("rot", ROTATIONS)
def test_followers_stand_inside_their_segment(rot: int) -> None:
    for design_id in DESIGNS:
        _followers_stand_inside(design_id, rot)


def _followers_stand_inside(design_id: str, rot: int) -> None:
    for segment in DESIGNS[design_id].segments:
        area = paint.region_path(design_id, rot, segment.id)
        x, y = paint.stand_point(design_id, rot, segment.id)
        clear = 0.04
        around = [(x + clear * math.cos(k), y + clear * math.sin(k)) for k in range(7)]
        assert all(area.contains(QPointF(*point)) for point in [(x, y), *around]), (design_id, segment.id)
        assert paint.segment_at(design_id, rot, (x, y)) == segment.id


def test_a_follower_in_open_country_keeps_away_from_the_borders() -> None:
    x, y = paint.stand_point("E", 0, "f1")
    assert distance_to((x, y), features("E", 0).walls[0].line) > 0.3
    assert min(x, y, 1 - x, 1 - y) > 0.3


def test_unknown_segments_are_refused() -> None:
    with pytest.raises(KeyError):
        paint.region_path("E", 0, "r9")
    with pytest.raises(KeyError):
        paint.stand_point("E", 0, "r9")
    assert paint.segment_at("E", 0, (1.5, 0.5)) is None


@pytest.mark.parametrize("rot", ROTATIONS)
def test_houses_stand_in_their_city_and_trees_outside(rot: int) -> None:
    for design_id in DESIGNS:
        here = features(design_id, rot)
        for city, found in scatter.houses(design_id, rot, 0).items():
            assert found, city
            assert all(inside(house.at, here.cities[city]) for house in found)
        for at, _ in scatter.growth(design_id, 0).trees:
            assert not any(inside(turn(at, rot), city) for city in here.cities.values())


def test_a_castle_clears_the_houses_beneath_it() -> None:
    assert len(layers.relief_marks("E", 0, 0, frozenset({"c1"}))) < len(layers.relief_marks("E", 0, 0))


def test_builds_are_drawn_in_the_seat_colour() -> None:
    red = paint.castle_pixmap(QColor("#C93A2E"), QColor("#8A2018"), 100, 1)
    blue = paint.castle_pixmap(QColor("#2450B8"), QColor("#14317A"), 100, 1)
    assert red.toImage() != blue.toImage()
    assert QColor("#2450B8").rgb() in _colours(blue)
    for axis in ("EW", "NS"):
        assert len(_colours(paint.bridge_pixmap(axis, 100, 1))) > 10
        assert paint.bridge_path(axis).contains(QPointF(*paint.stand_point("U", 0, "bridge")))


def test_the_tint_drifts_across_seams() -> None:
    differences = []
    for row in range(6):
        left = paint.tint_pixmap((0, row), 64, 1).toImage()
        right = paint.tint_pixmap((1, row), 64, 1).toImage()
        differences += [abs(left.pixelColor(63, y).alpha() - right.pixelColor(0, y).alpha()) for y in range(64)]
    assert max(differences) <= 3


def test_the_map_has_a_base_below_its_southern_tiles_and_seams_between_them() -> None:
    pixmap = QPixmap(100, 100)
    pixmap.fill(QColor("white"))
    painter = QPainter(pixmap)
    painter.translate(20, 20)
    paint.paint_base(painter, frozenset({(0, 0)}), 50, "light")
    painter.fillRect(QRectF(0, 0, 50, 50), QColor("white"))
    paint.paint_seams(painter, {(0, 0)}, 50, "light")
    painter.end()
    image = pixmap.toImage()
    assert image.pixelColor(45, 70).name() == "#5b4a2e"
    assert image.pixelColor(45, 76) != QColor("white")
    assert image.pixelColor(20, 45) == QColor("white")


def test_the_store_forgets_the_oldest_beyond_its_bound() -> None:
    store = PixmapStore(3 * 10 * 10 * 4)
    made: list[int] = []

    def make(number: int) -> QPixmap:
        made.append(number)
        pixmap = QPixmap(10, 10)
        pixmap.fill(QColor(0, 0, 0, 0))
        return pixmap

    for number in (0, 1, 2, 0, 3, 0, 1):
        store.get(number, lambda number=number: make(number))
    assert made == [0, 1, 2, 3, 1]
    assert len(store) == 3
    assert store.held == 1200


def test_a_tower_can_be_painted_anywhere() -> None:
    pixmap = QPixmap(100, 100)
    pixmap.fill(QColor("white"))
    painter = QPainter(pixmap)
    paint.paint_tower(painter, 50, 60, 100, "light")
    painter.end()
    assert pixmap.toImage().pixelColor(50, 45) != QColor("white")
