"""The painter of Carcassonne's tiles: every design, rotation and copy, from the tile data alone.

A map is stacked so: `paint_base`, the grounds, `tint_pixmap` on each cell, `paint_seams`, then reliefs, towers,
bridges, castles and pieces together, sorted by the y of their feet (`RELIEF_FOOT` and its like). Areas such as
`RELIEF` say what a pixmap covers: multiply by the tile's size and add the tile's corner.
"""

from felucca.ui.boards.carcassonne.paint.builds import (
    BRIDGE,
    BRIDGE_FOOT,
    BRIDGE_STAND,
    CASTLE,
    CASTLE_FOOT,
    CASTLE_STAND,
    bridge_path,
    bridge_pixmap,
    castle_pixmap,
)
from felucca.ui.boards.carcassonne.paint.cache import TILES
from felucca.ui.boards.carcassonne.paint.features import tower_corners
from felucca.ui.boards.carcassonne.paint.layers import ground_marks, relief_marks
from felucca.ui.boards.carcassonne.paint.pixmaps import (
    EDGE,
    RELIEF,
    RELIEF_FOOT,
    TOWER,
    WHOLE,
    ground_pixmap,
    paint_tower,
    relief_pixmap,
    tower_pixmap,
    whole_tile_pixmap,
    whole_tile_steps,
)
from felucca.ui.boards.carcassonne.paint.regions import region_path, segment_at, stand_point
from felucca.ui.boards.carcassonne.paint.scatter import growth, houses
from felucca.ui.boards.carcassonne.paint.walls import TOWER_FOOT
from felucca.ui.boards.carcassonne.paint.world import paint_base, paint_seams, tint_pixmap

__all__ = [
    "BRIDGE",
    "BRIDGE_FOOT",
    "BRIDGE_STAND",
    "CASTLE",
    "CASTLE_FOOT",
    "CASTLE_STAND",
    "EDGE",
    "RELIEF",
    "RELIEF_FOOT",
    "TILES",
    "TOWER",
    "TOWER_FOOT",
    "WHOLE",
    "bridge_path",
    "bridge_pixmap",
    "castle_pixmap",
    "ground_marks",
    "ground_pixmap",
    "growth",
    "houses",
    "paint_base",
    "paint_seams",
    "paint_tower",
    "region_path",
    "relief_marks",
    "relief_pixmap",
    "segment_at",
    "stand_point",
    "tint_pixmap",
    "tower_corners",
    "tower_pixmap",
    "whole_tile_pixmap",
    "whole_tile_steps",
]
