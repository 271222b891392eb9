"""The board of Carcassonne: a map that grows, the tile in hand, followers, and what a feature is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QWidget

from felucca.model.carcassonne.components import MEEPLES
from felucca.model.carcassonne.faces import number
from felucca.model.carcassonne.features import Feature, feature
from felucca.model.carcassonne.moves import Cell, Claim, Place
from felucca.model.carcassonne.state import CarcassonneState
from felucca.ui.boards.carcassonne import paint
from felucca.ui.boards.carcassonne.effects import play_events
from felucca.ui.boards.carcassonne.fields import FieldsItem, feature_area
from felucca.ui.boards.carcassonne.hand import HandPanel
from felucca.ui.boards.carcassonne.landscape import Landscape, picture_size, whole_pixels
from felucca.ui.boards.carcassonne.offers import (
    Ghosts,
    Preview,
    cell_targets,
    claim_targets,
    consequence,
    rotations,
)
from felucca.ui.boards.carcassonne.picture import TILE, cell_rect
from felucca.ui.boards.carcassonne.remaining import RemainingDialog
from felucca.ui.table.board import Board, Holding, Info, Label, Prompt, PromptButton
from felucca.ui.table.picker import BUTTON, Picker
from felucca.ui.table.targets import Handle, Target
from felucca.ui.words import fill

HANDLE_SHIFT = 40
"""How far above the tile its rotate buttons stand, in px."""


class CarcassonneBoard(Board):
    """See `Board`. The map pans and zooms; a tile is 114 scene units."""

    game_id = "carcassonne"
    sounds: Mapping[str, str] = {
        "placed": "tile",
        "claimed": "piece",
        "scored": "points",
        "bridge_built": "wood",
        "castle_built": "wood",
        "bid_made": "coin",
        "tile_obtained": "coin",
    }

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.landscape = Landscape(self, self)
        self.preview = Preview(self)
        self.ghosts = Ghosts(self)
        self.fields = FieldsItem()
        self.addItem(self.fields)
        self.turned = 0
        """How the tile in hand is held: quarter turns clockwise."""
        self.ratio = 1.0
        self.rising: list[QGraphicsItem] = []
        """What only motion shows: gone with the next observation."""
        self._hand: HandPanel | None = None

    # --- the truth

    def show(self, observation: CarcassonneState) -> None:
        self.observation = observation
        for item in list(self.rising):
            self.take_away(item)
        self.landscape.show(observation, self.colours)
        self.fields.show(observation, self.colours)
        self._mark_last(observation)
        if self._hand is not None:
            self._hand.show_tile(*self._in_hand(observation))

    def play(self, events: Sequence[Any], observation: CarcassonneState) -> None:
        self.show(observation)
        play_events(self, events)

    def take_away(self, item: QGraphicsItem) -> None:
        """Something that only motion showed is over."""
        if item in self.rising:
            self.rising.remove(item)
            self.removeItem(item)

    def _mark_last(self, state: CarcassonneState) -> None:
        """Brackets around the tile placed last, in the colour of its player."""
        if len(state.where) < 2:
            self.mark_last((), "")
            return
        active = next((frame[1] for frame in reversed(state.agenda) if frame[0] in state.rules.turn), None)
        if active is None:
            active = (state.turns - 1) % state.seats
        elif any(frame[0] in ("draw", "place") for frame in state.agenda):
            active = (active - 1) % state.seats
        (cell,) = state.cells_in(1 << len(state.where) - 1)
        self.mark_last([cell_rect(cell)], self.colours[active])

    def _in_hand(self, state: CarcassonneState) -> tuple[str, int, int, int]:
        """Design in hand (or nothing), which copy of it, how it is held, how many are left."""
        if state.hand < 0:
            return "", 0, 0, state.left
        design = state.rules.tiles.designs[state.hand].id
        return design, self._copy(state), self.turned, state.left

    def _copy(self, state: CarcassonneState) -> int:
        """How many of the design in hand lie on the map: a deal always paints the same."""
        return sum(state.rules.tiles.faces[face].design == state.hand for face in state.faces)

    # --- choosing

    def offer(self, decision: Any, actions: Sequence[Any], picker: Picker) -> None:
        if decision is not self.decision:
            self.decision = decision
            self.turned = 0
        chosen = picker.complete
        if decision.kind == "place":
            self._offer_places(actions, chosen if isinstance(chosen, Place) else None)
        elif decision.kind == "claim":
            self._offer_claims(decision, actions, chosen if isinstance(chosen, Claim) else None)

    def withdraw(self) -> None:
        self.preview.clear()
        self.ghosts.clear()
        super().withdraw()

    def _offer_places(self, actions: Sequence[Any], chosen: Place | None) -> None:
        state = self.observation
        if chosen is not None:
            self.turned = chosen.rot
            design, copy, _, _ = self._in_hand(state)
            self.preview.show(design, copy, chosen, picture_size(self.pixels), self.ratio)
            self.set_label(self._consequence(state, chosen))
        else:
            self.preview.clear()
            self.set_label(None)
        self.set_targets(cell_targets(actions, self.turned, chosen, self._name))
        turnable = chosen is not None and len(rotations(actions, chosen.at)) > 1
        self.set_handles(self._rotate_handles(chosen.at) if chosen is not None and turnable else ())
        if self._hand is not None:
            self._hand.show_tile(*self._in_hand(state))
            self._hand.set_turnable(True)

    def _rotate_handles(self, cell: Cell) -> list[Handle]:
        top = cell_rect(cell)
        left, right = QPointF(18, -22), QPointF(-18, -22)
        return [
            Handle("rotatel", self.tr("Rotate left"), top.topLeft(), partial(self.rotate, -1), left),
            Handle("rotate", self.tr("Rotate right"), top.topRight(), partial(self.rotate, 1), right),
        ]

    def _name(self, action: Any) -> str:
        return self.words.choose(action, self.observation)

    def _offer_claims(self, decision: Any, actions: Sequence[Any], chosen: Claim | None) -> None:
        state = self.observation
        cell = dict(decision.facts)["at"]
        colour = self.colours[decision.seat]
        self.ghosts.show(state, cell, actions, colour, picture_size(self.pixels), self.ratio)
        self.ghosts.choose(chosen.feature if chosen is not None else None)
        self.set_targets(claim_targets(state, cell, actions, self._name))
        label = None
        if chosen is not None and chosen.feature is not None:
            label = self._label(feature(state, cell, chosen.feature), cell_rect(cell))
        self.set_label(label)
        if self._hand is not None:
            self._hand.set_turnable(False)

    def choose_target(self, target: Target) -> None:
        """A second click on the chosen cell turns the tile, where a button confirms."""
        action = target.action
        again = isinstance(action, Place) and action == self.picker.complete
        if again and self.picker.mode == BUTTON:
            self.rotate(1)
        else:
            super().choose_target(target)

    def rotate(self, step: int) -> None:
        """Turn the tile in hand; laid for a look, to its next legal rotation."""
        if self.decision is None or self.decision.kind != "place":
            return
        chosen = self.picker.complete
        if isinstance(chosen, Place):
            legal = rotations(self.picker.actions, chosen.at)
            self.picker.select(legal[(legal.index(chosen) + step) % len(legal)])
        else:
            self.turned = (self.turned + step) % 4
            self._offer_places(self.picker.actions, None)

    def key(self, event: QKeyEvent) -> bool:
        key, shift = event.key(), event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if key == Qt.Key.Key_R and self.decision is not None and self.decision.kind == "place":
            self.rotate(-1 if shift else 1)
        elif key == Qt.Key.Key_S and Claim(None) in self.picker.actions:
            self.picker.commit(Claim(None))
        elif key == Qt.Key.Key_F:
            self.toggle_fields()
        else:
            return False
        return True

    def drag_from(self, point: QPointF) -> tuple[Any, Any] | None:
        """The tile laid for a look can be taken elsewhere."""
        chosen = self.picker.complete
        if isinstance(chosen, Place) and cell_rect(chosen.at).contains(point) and self._hand is not None:
            return self._hand.carried()
        return None

    def prompt(self, decision: Any, picker: Picker) -> Prompt:
        question, help_text = self.words.question(decision, self.observation, picker.chosen)
        action = picker.complete
        buttons: list[PromptButton] = []
        if decision.kind == "claim":
            skip = Claim(None)
            buttons.append(PromptButton(self.words.button(skip), "tonal", key="S", action=skip))
        if action is not None and action != Claim(None):
            buttons.append(PromptButton(self.words.button(action), icon="check", key="Enter"))
        elif decision.kind == "place":
            buttons.append(PromptButton(self.words.verb("place"), icon="check", key="Enter", enabled=False))
        return Prompt(question, help_text, tuple(buttons))

    # --- what a place is

    def info_at(self, point: QPointF) -> Info | None:
        found = self.segment_at(point)
        if found is None:
            return None
        here = feature(self.observation, *found)
        title, detail = self._words_of(here)
        colour = self.colours[here.owners[0]] if len(here.owners) == 1 else ""
        return Info(title, detail, colour, feature_area(self.observation, here).simplified(), here.cells)

    def segment_at(self, point: QPointF) -> tuple[Cell, str] | None:
        """The cell and segment under a scene point."""
        state = self.observation
        if state is None:
            return None
        x, y = point.x() / TILE, point.y() / TILE
        cell = (int(x // 1), int(y // 1))
        tile = state.cells.get(number(cell))
        if tile is None:
            return None
        face = state.rules.tiles.faces[state.faces[tile]]
        design = state.rules.tiles.designs[face.design].id
        segment = paint.segment_at(design, face.rot, (x % 1, y % 1))
        return None if segment is None else (cell, segment)

    def places_path(self, places: Any) -> QPainterPath:
        path = QPainterPath()
        for cell in places or ():
            path.addRect(cell_rect(tuple(cell)))
        return path.simplified()

    def _words_of(self, here: Feature) -> tuple[str, str]:
        names = [self.names[seat] for seat in here.owners]
        return self.words.label(here.what, names, here.terms, complete=here.complete)

    def _label(self, here: Feature, rect: QRectF) -> Label:
        title, detail = self._words_of(here)
        colour = self.colours[here.owners[0]] if len(here.owners) == 1 else ""
        return Label(rect, title, detail, colour)

    def _consequence(self, state: CarcassonneState, place: Place) -> Label:
        _, here = consequence(state, place)
        return self._label(here, cell_rect(place.at).adjusted(0, -HANDLE_SHIFT / self.pixels, 0, 0))

    # --- the frame

    def holdings(self, observation: CarcassonneState, seat: int) -> list[Holding]:
        left = observation.supply[seat]
        tooltip = fill(self.tr("Followers in the supply: %1 of %2"), left, MEEPLES)
        return [Holding("follower", str(left), f"/{MEEPLES}", tooltip, own_colour=True)]

    def chips(self, observation: CarcassonneState) -> list[str]:
        turn = fill(self.tr("Turn %1"), max(1, observation.turns))
        return [turn, fill(self.tr("Tiles left: %1"), observation.left)]

    def stock_widget(self) -> QWidget | None:
        if self._hand is None:
            self._hand = HandPanel(self)
            if self.observation is not None:
                self._hand.show_tile(*self._in_hand(self.observation))
        return self._hand

    def toggle_fields(self) -> None:
        """Show or hide who owns the fields."""
        self.fields.setVisible(not self.fields.isVisible())
        if self._hand is not None:
            self._hand.set_fields_shown(self.fields.isVisible())

    def show_remaining(self, window: QWidget) -> None:
        """Which tiles are still to come."""
        RemainingDialog(window, self.observation).open()

    # --- pictures

    def content_rect(self) -> QRectF:
        """The map with a row of empty cells around it."""
        return self.landscape.map_rect().adjusted(-TILE, -TILE, TILE, TILE)

    def snapped(self, zoom: float) -> float:
        return whole_pixels(zoom, self.ratio)

    def sharpen(self, pixels: float, ratio: float) -> None:
        self.ratio = ratio
        self.landscape.sharpen(pixels, ratio, self._in_sight())
        if self.decision is not None:
            self.picker_changed()

    def retheme(self) -> None:
        self.landscape.retheme(self._in_sight())
        if self.observation is not None:
            self.fields.show(self.observation, self.colours)
            self._mark_last(self.observation)
        if self.decision is not None:
            self.picker_changed()
        self.update()

    @property
    def settled(self) -> bool:
        """Whether every picture is painted for the zoom and theme at hand."""
        return self.landscape.settled

    def _in_sight(self) -> QRectF:
        view = next(iter(self.views()), None)
        return QRectF() if view is None else view.mapToScene(view.viewport().rect()).boundingRect()
