"""Whether a small city becomes a castle, and which points a castle takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from felucca.model.carcassonne import features
from felucca.model.carcassonne.moves import Castle, CastlePick, Cell
from felucca.model.carcassonne.state import CarcassonneState
from felucca.ui.boards.carcassonne.asks.ask import Ask
from felucca.ui.boards.carcassonne.builds import Build, build_area, build_pixmap, caps, face_on, middle
from felucca.ui.boards.carcassonne.effects import PointsItem
from felucca.ui.boards.carcassonne.fields import caps_area, feature_area
from felucca.ui.boards.carcassonne.landscape import picture_size
from felucca.ui.boards.carcassonne.offers import GHOST_OPACITY, Z_GHOST
from felucca.ui.boards.carcassonne.picture import TILE, cell_rect, laid
from felucca.ui.boards.carcassonne.pieces import PieceItem, castle_piece
from felucca.ui.shell.theme import theme
from felucca.ui.table.board import PromptButton
from felucca.ui.table.targets import RING, Target

CHIP = QPointF(0.62, -0.3)
"""Where the points stand beside a castle's site, from its middle, in tiles."""
PALE = 0.25
SMALLEST_CHIP = 0.6
"""On a map drawn small the points shrink with it, as far as they can be read."""


class Shown(Ask):
    """A question that draws its outcomes on the map."""

    def __init__(self, board: Any) -> None:
        super().__init__(board)
        self._items: list[QGraphicsItem] = []
        self._shown_to: Any = None

    def look(self, decision: Any, cells: Sequence[Cell]) -> None:
        """Bring a new question's cells into sight."""
        if decision is not self._shown_to:
            self._shown_to = decision
            whole = QRectF()
            for cell in cells:
                whole = whole.united(cell_rect(cell))
            self.board.focus_moved.emit(whole)

    def withdraw(self) -> None:
        for item in self._items:
            self.board.removeItem(item)
        self._items = []

    def add(self, item: QGraphicsItem, opacity: float = 1.0) -> None:
        item.setOpacity(opacity)
        self._items.append(item)
        self.board.addItem(item)

    def add_chip(self, points: int, colour: str, at: QPointF, opacity: float) -> None:
        chip = PointsItem(points, colour)
        chip.setPos(at)
        chip.setScale(max(SMALLEST_CHIP, min(1.0, self.board.pixels)))
        self.add(chip, opacity)


class CastleAsk(Shown):
    """Both outcomes on the map before the choice: a pale castle with its follower, and the points beside it."""

    def offer(self, decision: Any, actions: Sequence[Any], chosen: Any) -> None:
        self.withdraw()
        board, colour = self.board, self.board.colours[decision.seat]
        sites: tuple[tuple[Cell, Cell], ...] = dict(decision.facts)["sites"]
        several = len(sites) > 1
        targets = []
        for cells in sites:
            site = cells[1] if several else None
            build, take = Castle(True, site), Castle(False, site)
            other = chosen is not None and chosen not in (build, take)
            self._draw(cells, colour, PALE if other or chosen == take else 1.0 if chosen == build else GHOST_OPACITY)
            chip = middle(cells) * TILE + CHIP * TILE
            worth = features.feature(board.observation, *caps(board.observation, cells)[0]).worth
            self.add_chip(worth, colour, chip, PALE if other or chosen == build else 1.0)
            targets.append(Target(_castle_ring(cells), self.name(build), action=build, style=RING))
            targets.append(Target(_ring(chip, 0.24), self.name(take), action=take, style=RING))
        board.set_targets(targets)
        board.show_hand(turnable=False)
        self.look(decision, [cell for cells in sites for cell in cells])

    def help(self, decision: Any, usual: str) -> str:
        owner = decision.seat
        if len(dict(decision.facts)["sites"]) > 1 and self.board.picker.complete is None:
            usual = self.board.words.several_sites()
        if owner == features.active(self.board.observation):
            return usual
        return self.board.words.deciding(self.board.names[owner], usual)

    def buttons(self, decision: Any, chosen: Any) -> tuple[PromptButton, ...]:
        """Two equal answers; with several sites one must be chosen on the map first."""
        known = len(dict(decision.facts)["sites"]) == 1 or chosen is not None
        site = None if chosen is None else chosen.site
        answers = ((Castle(False, site), "4"), (Castle(True, site), "B"))
        return tuple(self._button(action, chosen, key, known) for action, key in answers)

    def _button(self, action: Castle, chosen: Any, key: str, enabled: bool) -> PromptButton:
        mine = action == chosen
        text, key = self.board.words.button(action), "Enter" if mine else key
        return PromptButton(text, "tonal", "check" if mine else "", key, action=action, enabled=enabled)

    def key(self, event: QKeyEvent) -> bool:
        if event.key() not in (Qt.Key.Key_B, Qt.Key.Key_4):
            return False
        answers = self.buttons(self.board.decision, self.board.picker.complete)
        answer = answers[event.key() == Qt.Key.Key_B]
        if answer.enabled:
            self.board.picker.commit(answer.action)
        return True

    def _draw(self, cells: tuple[Cell, Cell], colour: str, opacity: float) -> None:
        build = Build(cells, colour=colour)
        size, ratio, look = picture_size(self.board.pixels), self.board.ratio, theme().name
        area, at = build_area(build)
        self.add(laid(build_pixmap(build, size, ratio, look), area, at, size, Z_GHOST, opacity), opacity)
        follower = PieceItem(castle_piece(colour, cells), TILE, Z_GHOST + 1)
        follower.prepare(size, ratio, look)
        self.add(follower, opacity)


class CastlePickAsk(Shown):
    """The completed features beside a castle, lit, each with its points; a button for every value."""

    def offer(self, decision: Any, actions: Sequence[Any], chosen: Any) -> None:
        self.withdraw()
        board, facts = self.board, dict(decision.facts)
        colour = board.colours[decision.seat]
        targets = []
        for value, what, cells in facts["offers"]:
            action = CastlePick(value)
            area = offered_area(board.observation, what, cells)
            targets.append(Target(area, self.name(action), action=action, style=RING))
            at = area.boundingRect().center()
            self.add_chip(value, colour, at, 1.0 if chosen in (None, action) else PALE)
        board.set_targets(targets)
        board.show_hand(turnable=False)
        self.look(decision, [*facts["castle"], *(cell for _value, _what, cells in facts["offers"] for cell in cells)])

    def buttons(self, decision: Any, chosen: Any) -> tuple[PromptButton, ...]:
        offers: dict[int, list[str]] = {}
        for value, what, _cells in dict(decision.facts)["offers"]:
            offers.setdefault(value, []).append(what)
        found = []
        for value in sorted(offers):
            mine = chosen == CastlePick(value)
            text = self.board.words.offered(offers[value], value)
            key = "Enter" if mine else ""
            found.append(PromptButton(text, "tonal", "check" if mine else "", key, action=CastlePick(value)))
        return tuple(found)


def offered_area(state: CarcassonneState, what: str, cells: tuple[Cell, ...]) -> QPainterPath:
    """The area of a completed feature, or of a castle that was paid, in scene units."""
    area = QPainterPath()
    if what == "castle":
        area = caps_area(state, cells)
    else:
        for claim in face_on(state, cells[0]).claims:
            here = features.feature(state, cells[0], claim.feature)
            if here.what == what and (what == "monastery" or set(here.cells) == set(cells)):
                area = feature_area(state, here)
    return area.simplified()


def _castle_ring(cells: tuple[Cell, Cell]) -> QPainterPath:
    return _ring(middle(cells) * TILE - QPointF(0, 0.1 * TILE), 0.34)


def _ring(at: QPointF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(at, radius * TILE, radius * TILE)
    return path
