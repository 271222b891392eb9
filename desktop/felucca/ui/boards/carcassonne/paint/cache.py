"""A store of pixmaps that forgets the longest unused ones when it grows beyond its bound."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtGui import QPixmap


class PixmapStore:
    """Pixmaps by key. `bound` is in bytes; a 72-tile board at double size and density takes about 160 MB."""

    def __init__(self, bound: int) -> None:
        self._bound = bound
        self._held = 0
        self._pixmaps: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], QPixmap]) -> QPixmap:
        """The pixmap of this key, made if it is not there."""
        found = self.find(key)
        if found is None:
            found = make()
            self.keep(key, found)
        return found

    def find(self, key: Hashable) -> QPixmap | None:
        """The pixmap of this key, or None."""
        if key not in self._pixmaps:
            return None
        self._pixmaps.move_to_end(key)
        return self._pixmaps[key]

    def keep(self, key: Hashable, pixmap: QPixmap) -> None:
        """Hold a new pixmap under this key."""
        self._pixmaps[key] = pixmap
        self._held += _bytes(pixmap)
        while self._held > self._bound and len(self._pixmaps) > 1:
            _, oldest = self._pixmaps.popitem(last=False)
            self._held -= _bytes(oldest)

    @property
    def held(self) -> int:
        """Bytes held now."""
        return self._held

    def __len__(self) -> int:
        return len(self._pixmaps)

    def clear(self) -> None:
        self._pixmaps.clear()
        self._held = 0


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * pixmap.depth() // 8


TILES = PixmapStore(256 * 1024 * 1024)
"""The one store of all painted tiles, towers, bridges and castles."""
