"""Where the parts of a table lie at any window size, for any number of seats."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize

from felucca.ui.table.layout import Places, places

STOCK = 154


def parts(spot: Places) -> list[QRect]:
    return [*spot.seats, spot.prompt, *(part for part in (spot.stock, spot.last) if not part.isEmpty())]


@pytest.mark.parametrize("size", [(1024, 720), (1199, 760), (1200, 720), (1440, 900), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("stock", [0, STOCK])
def test_parts_fit_and_lie_apart(size: tuple[int, int], seats: int, stock: int) -> None:
    window = QRect(0, 0, *size)
    spot = places(QSize(*size), seats, stock)
    placed = parts(spot)
    placed += [] if spot.compact else [spot.side]
    for index, one in enumerate(placed):
        assert window.contains(one)
        assert not any(one.intersects(other) for other in placed[index + 1 :])
    assert spot.stock.height() >= stock
    free = spot.view.marginsRemoved(spot.free)
    assert not any(free.intersects(part) for part in placed)


def test_the_reference_window_is_that_of_the_mock_ups() -> None:
    spot = places(QSize(1440, 900), 4, STOCK)
    assert spot.seats[0] == QRect(16, 74, 250, 106)
    assert spot.seats[3] == QRect(16, 428, 250, 106)
    assert spot.stock == QRect(16, 546, 250, 336)
    assert spot.side == QRect(1156, 74, 268, 726)
    assert spot.prompt == QRect(282, 812, 1142, 72)


def test_the_least_window_is_that_of_the_mock_ups() -> None:
    spot = places(QSize(1024, 720), 4, 0)
    assert spot.compact
    assert spot.prompt == QRect(12, 646, 1000, 64)
    assert spot.last == QRect(12, 564, 250, 72)


def test_a_wide_window_has_wider_columns() -> None:
    spot = places(QSize(1920, 1080), 2, STOCK)
    assert (spot.seats[0].width(), spot.side.width()) == (280, 320)
