"""The board of Carcassonne: a map that grows, the tile in hand, followers, and what a feature is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QWidget

from felucca.model.carcassonne.components import MEEPLES
from felucca.model.carcassonne.features import Feature
from felucca.model.carcassonne.moves import Cell, Claim, Place
from felucca.model.carcassonne.state import CarcassonneState
from felucca.ui.boards.carcassonne import places
from felucca.ui.boards.carcassonne.ahead import Ahead
from felucca.ui.boards.carcassonne.asks.ask import Ask
from felucca.ui.boards.carcassonne.asks.auction import AuctionAsk
from felucca.ui.boards.carcassonne.asks.castle import CastleAsk, CastlePickAsk
from felucca.ui.boards.carcassonne.asks.claim import ClaimAsk
from felucca.ui.boards.carcassonne.asks.place import PlaceAsk
from felucca.ui.boards.carcassonne.auction.bazaar import ASKED, Bazaar, bazaar_of, course
from felucca.ui.boards.carcassonne.auction.panel import BazaarPanel
from felucca.ui.boards.carcassonne.builds import bridges, design_on
from felucca.ui.boards.carcassonne.effects import play_events
from felucca.ui.boards.carcassonne.fields import FieldsItem
from felucca.ui.boards.carcassonne.hand import HandPanel
from felucca.ui.boards.carcassonne.hand_tile import Spot
from felucca.ui.boards.carcassonne.landscape import Landscape, whole_pixels
from felucca.ui.boards.carcassonne.offers import (
    Ghosts,
    Preview,
)
from felucca.ui.boards.carcassonne.picture import TILE, cell_rect
from felucca.ui.boards.carcassonne.pieces import place_piece
from felucca.ui.boards.carcassonne.remaining import RemainingDialog
from felucca.ui.table.board import Board, Holding, Info, Label, Prompt
from felucca.ui.table.picker import BUTTON, Picker
from felucca.ui.table.targets import Target
from felucca.ui.words import fill


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
        self.ahead = Ahead(self.landscape)
        self.preview = Preview(self)
        self.ghosts = Ghosts(self)
        self.fields = FieldsItem()
        self.addItem(self.fields)
        self._place = PlaceAsk(self)
        self._asks: dict[str, Ask] = {
            "place": self._place,
            "claim": ClaimAsk(self),
            "castle": CastleAsk(self),
            "castle_pick": CastlePickAsk(self),
            **dict.fromkeys(ASKED, AuctionAsk(self)),
        }
        self.bazaar: BazaarPanel | None = None
        self.turned = 0
        """How the tile in hand is held: quarter turns clockwise."""
        self.ratio = 1.0
        self.rising: list[QGraphicsItem] = []
        """What only motion shows: gone with the next observation."""
        self._hand: HandPanel | None = None

    # --- the truth

    def show(self, observation: CarcassonneState) -> None:
        if self.observation is None:
            self.ahead.begin(observation)
        self.observation = observation
        for item in list(self.rising):
            self.take_away(item)
        self.landscape.show(observation, self.colours)
        self.fields.show(observation, self.colours)
        self._mark_last(observation)
        self.show_hand(turnable=False)
        self._show_bazaar(bazaar_of(observation, self.past()))

    def play(self, events: Sequence[Any], observation: CarcassonneState) -> None:
        held = self.bazaar is not None and not self.bazaar.isHidden()
        self.show(observation)
        play_events(self, events)
        ended = course(self.past()) if held and bazaar_of(observation, ()) is None else None
        if ended is not None:  # how it ended stays to be seen for a moment
            self._show_bazaar(ended)
            self.motion.run(_stay, "dice", delay="dice", then=partial(self._show_bazaar, None))

    def _show_bazaar(self, bazaar: Bazaar | None) -> None:
        if self.bazaar is not None:
            self.bazaar.show_bazaar(bazaar)

    def take_away(self, item: QGraphicsItem) -> None:
        """Something that only motion showed is over."""
        if item in self.rising:
            self.rising.remove(item)
            self.removeItem(item)

    def _mark_last(self, state: CarcassonneState) -> None:
        """Brackets around the tile placed last, in the colour of its player."""
        seat = places.placed_last(state)
        cells = state.cells_in(1 << len(state.where) - 1) if seat is not None else ()
        self.mark_last([cell_rect(cell) for cell in cells], "" if seat is None else self.colours[seat])

    def in_hand(self, state: CarcassonneState) -> tuple[str, int]:
        """Design in hand, or nothing, and which copy of it: a deal always paints the same."""
        if state.hand < 0:
            return "", 0
        faces = state.rules.tiles.faces
        copy = sum(faces[face].design == state.hand for face in state.faces)
        return state.rules.tiles.designs[state.hand].id, copy

    def show_hand(self, turnable: bool) -> None:
        """The panel shows the tile in hand as it is held; whether it can be turned now."""
        if self._hand is not None:
            held = self.in_hand(self.observation)
            self._hand.show_tile(*held, self.turned, self.observation.left)
            self.ahead.hold(*held)
            self._hand.set_turnable(turnable)

    def show_placed(self, cell: Cell, claims: Sequence[Claim], colour: str, chosen: str | None) -> None:
        """The panel shows the tile just placed, large, with the followers that may go on it."""
        if self._hand is None:
            return
        state = self.observation
        design, rot = design_on(state, cell)
        faces, kinds = state.rules.tiles.faces, state.rules.tiles.index
        copy = sum(faces[face].design == kinds[design] for face in state.faces) - 1
        spots = []
        for claim in claims:
            piece = place_piece(state, colour, cell, claim.feature)
            here = replace(piece, x=piece.x - cell[0], y=piece.y - cell[1], foot=piece.foot - cell[1])
            spots.append(Spot(claim, here, self.words.choose(claim, state)))
        self._hand.show_placed(design, copy, rot, state.left, bridges(state).get(cell, ""), spots, chosen)

    def choose_claim(self, claim: Claim) -> None:
        """A click on a follower of the panel is one on the map."""
        self.picker.take(claim)

    # --- choosing

    def offer(self, decision: Any, actions: Sequence[Any], picker: Picker) -> None:
        if decision is not self.decision:
            self.decision = decision
            self.turned = 0
        self._asks[decision.kind].offer(decision, actions, picker.complete)

    def withdraw(self) -> None:
        for ask in self._asks.values():
            ask.withdraw()
        super().withdraw()

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
        if self.decision is not None and self.decision.kind == "place":
            self._place.rotate(step)

    def key(self, event: QKeyEvent) -> bool:
        if self.decision is not None and self._asks[self.decision.kind].key(event):
            return True
        if event.key() != Qt.Key.Key_F:
            return False
        self.toggle_fields()
        return True

    def drag_from(self, point: QPointF) -> tuple[Any, Any] | None:
        """The tile laid for a look can be taken elsewhere."""
        chosen = self.picker.complete
        if isinstance(chosen, Place) and cell_rect(chosen.at).contains(point) and self._hand is not None:
            return self._hand.carried()
        return None

    def prompt(self, decision: Any, picker: Picker) -> Prompt:
        ask = self._asks[decision.kind]
        question, help_text = self.words.question(decision, self.observation, picker.chosen)
        return Prompt(question, ask.help(decision, help_text), ask.buttons(decision, picker.complete))

    # --- what a place is

    def info_at(self, point: QPointF) -> Info | None:
        return places.info_at(self, point)

    def segment_at(self, point: QPointF) -> tuple[Cell, str] | None:
        """The cell and segment under a scene point; a bridge lies over what it crosses."""
        return None if self.observation is None else places.segment_at(self.observation, point)

    def places_path(self, cells: Any) -> QPainterPath:
        path = QPainterPath()
        for cell in cells or ():
            path.addRect(cell_rect(tuple(cell)))
        return path.simplified()

    def words_of(self, here: Feature) -> tuple[str, str]:
        """Two lines about a feature."""
        names = [self.names[seat] for seat in here.owners]
        return self.words.label(here.what, names, here.terms, complete=here.complete)

    def label(self, here: Feature, rect: QRectF) -> Label:
        """What is said of a feature above a rectangle."""
        title, detail = self.words_of(here)
        colour = self.colours[here.owners[0]] if len(here.owners) == 1 else ""
        return Label(rect, title, detail, colour)

    # --- the frame

    def holdings(self, observation: CarcassonneState, seat: int) -> list[Holding]:
        left, more = observation.supply[seat], observation.more
        tooltip = fill(self.tr("Followers in the supply: %1 of %2"), left, MEEPLES)
        found = [Holding("follower", str(left), f"/{MEEPLES}", tooltip, own_colour=True)]
        if "bridge_supply" in more:
            found.append(Holding("bridge", str(more["bridge_supply"][seat]), "", self.tr("Bridges in the supply:")))
        if "castle_supply" in more:
            found.append(Holding("castle", str(more["castle_supply"][seat]), "", self.tr("Castles in the supply:")))
        return found

    def chips(self, observation: CarcassonneState) -> list[str]:
        turn = fill(self.tr("Turn %1"), max(1, observation.turns))
        return [turn, fill(self.tr("Tiles left: %1"), observation.left)]

    def stock_widget(self) -> QWidget | None:
        if self._hand is None:
            self._hand = HandPanel(self)
            if self.observation is not None:
                self.show_hand(turnable=False)
        return self._hand

    def overlay(self, parent: QWidget, people: list[bool]) -> QWidget | None:
        """The bazaar's panel."""
        self.bazaar = BazaarPanel(self, people, parent)
        return self.bazaar

    def told(self, prompt: Prompt) -> None:
        if self.bazaar is not None:
            self.bazaar.tell(prompt)

    def confirm(self) -> None:
        """Enter on the board, while a bazaar waits, leads back to it."""
        if self.bazaar is not None and self.bazaar.viewing and self.decision is not None:
            self.bazaar.come_back()
        else:
            super().confirm()

    def focus_view(self) -> None:
        """The keyboard goes to the map."""
        for view in self.views():
            view.setFocus()

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
        self.ahead.look_again()
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
        return self.landscape.settled and (self._hand is None or self._hand.tile.settled)

    def _in_sight(self) -> QRectF:
        view = next(iter(self.views()), None)
        return QRectF() if view is None else view.mapToScene(view.viewport().rect()).boundingRect()


def _stay(part: float) -> None:
    """What is shown stays as it is for a while."""
