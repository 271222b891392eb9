"""The board of Hatches: the large board of the person who decides, the others beside it, the tray of dice below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QWidget

from felucca.model.core.contract import Refusal
from felucca.model.hatches.grid import cells_of
from felucca.model.hatches.moves import Cell, Place
from felucca.model.hatches.state import HatchesState
from felucca.ui.boards.hatches import info
from felucca.ui.boards.hatches.effects import play_events, tumble
from felucca.ui.boards.hatches.marks import MarksItem
from felucca.ui.boards.hatches.panels import BoardPanel, OwnPanel, SmallPanel
from felucca.ui.boards.hatches.paving import paint_paving
from felucca.ui.boards.hatches.pieces import CLOSED, OPEN, HatchItem
from felucca.ui.boards.hatches.places import LARGE, SHEET, Grid, small_places
from felucca.ui.boards.hatches.prompts import LEAVE, PASS, ROLL, prompt_of
from felucca.ui.boards.hatches.rules_panel import RulesPanel
from felucca.ui.boards.hatches.tray import OddsItem, Tray
from felucca.ui.table.board import Board, Holding, Info, Prompt
from felucca.ui.table.motion import STEADY
from felucca.ui.table.picker import Picker
from felucca.ui.table.targets import OWN, RING, Target


class HatchesBoard(Board):
    """See `Board`. Nothing is hidden in this game; the large board follows the person who decides."""

    game_id = "hatches"
    fixed_size = SHEET
    ends_turns = False
    sounds: Mapping[str, str] = {
        "rolled": "dice",
        "placed": "piece",
        "left": "wood",
        "fell": "tile",
        "scored": "points",
    }

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.texts = self.words.board
        self.large = 0
        """The seat whose board is the large one."""
        self.refused: dict[Cell, Refusal] = {}
        """Cells that the dice name and the rules refuse."""
        self.why: Cell | None = None
        """The refused cell that the prompt explains."""
        self._own = OwnPanel(self)
        self._small: list[SmallPanel] = []
        self._tray = Tray(self)
        self._odds = OddsItem(self)
        self._marks = MarksItem(self)
        for item in (self._own, self._tray.slate, self._odds, self._marks):
            self.addItem(item)
        self._hatches: dict[tuple[int, Cell], HatchItem] = {}
        self._flying: list[QGraphicsItem] = []
        """What only motion shows."""
        self._last: tuple[int, Cell] | None = None
        self._rules: RulesPanel | None = None

    # --- the truth

    def show(self, observation: HatchesState) -> None:
        self._last = None
        self.suspense = ""
        self._show(observation, self._seat_in_view(observation))

    def play(self, events: Sequence[Any], observation: HatchesState) -> None:
        """The dice come to rest before anything is shown that follows from them."""
        self.observation = observation
        rolled = next((event for event in events if event.kind == "rolled"), None)
        placed = [(event.seat, event.at) for event in events if event.kind == "placed"]
        if rolled is not None:
            self._last = None
        self._last = placed[-1] if placed else self._last
        if rolled is None:
            self._reveal(events, observation)
            return
        self._marks.clear()
        self.mark_last((), "")
        self._tray.throw(rolled.dice)
        if not self.motion.off:
            self.suspense = self.texts.rolling(self.names[rolled.seat])
        values = [value for pair in rolled.dice if pair is not None for value in pair]
        step = partial(tumble, self._tray.dice, values)
        self.motion.run(step, "dice", easing=STEADY, then=partial(self._reveal, events, observation))

    def _reveal(self, events: Sequence[Any], observation: HatchesState) -> None:
        if observation is not self.observation:
            return
        # What has happened is played on the board that was large; the next person's comes with the question.
        large = self._seat_in_view(observation) if self.motion.off else self.large
        self._show(observation, large, settled=all(event.kind != "fell" for event in events))
        play_events(self, events)
        if self.suspense:
            self.suspense = ""
            self.revealed.emit()

    def _show(self, state: HatchesState, large: int, settled: bool = True) -> None:
        self.observation = state
        for flying in list(self._flying):
            self.take_away(flying)
        self.large = large
        self._show_panels(state)
        self._show_hatches(state)
        if self._rules is not None:
            self._rules.show_for(self.colours[self.large], state.rules.line_points)
        if settled:
            self.settle(state)
        self._show_last()
        self._show_odds()

    def _seat_in_view(self, state: HatchesState) -> int:
        """The person who decides; else the one shown before; without persons whose turn it is."""
        asked = state.decision().seat
        if asked in self.people or (asked is not None and not self.people):
            return asked
        if not self.people:
            return self.large
        return self.large if self.large in self.people else self.people[0]

    def _show_panels(self, state: HatchesState) -> None:
        if len(self._small) != state.seats - 1:
            for panel in self._small:
                self.removeItem(panel)
            self._small = [SmallPanel(self, place) for place in small_places(state.seats - 1)]
            for panel in self._small:
                self.addItem(panel)
        self._own.show(state, self.large)
        for panel, seat in zip(self._small, self.others(state), strict=True):
            panel.show(state, seat)

    def others(self, state: HatchesState) -> list[int]:
        """The seats beside the large board, clockwise from it."""
        return [(self.large + step) % state.seats for step in range(1, state.seats)]

    def _show_hatches(self, state: HatchesState) -> None:
        for item in self._hatches.values():
            self.removeItem(item)
        self._hatches = {}
        for panel in self.panels():
            for what, cells in ((OPEN, state.opened[panel.seat]), (CLOSED, state.closed[panel.seat])):
                for cell in cells_of(cells):
                    self._hatches[panel.seat, cell] = self._lay(panel.seat, cell, what)

    def _lay(self, seat: int, cell: Cell, what: str) -> HatchItem:
        grid = self.grid(seat)
        item = HatchItem(self.colours[seat], what, grid.side, seat, cell)
        item.setPos(grid.cell(cell).center())
        self.addItem(item)
        return item

    def settle(self, state: HatchesState) -> None:
        """The tray as it is; after a fall only when the last hatch is gone."""
        if state is self.observation:
            self._tray.show(state)
            if self.decision is None:
                self._marks.clear()

    def _show_last(self) -> None:
        if self._last is None or self._last not in self._hatches:
            self.mark_last((), "")
            return
        seat, cell = self._last
        self.mark_last([self.grid(seat).cell(cell).adjusted(-3, -3, 3, 3)], self.colours[seat])

    # --- what motion asks for

    def panels(self) -> list[BoardPanel]:
        return [self._own, *self._small]

    def grid(self, seat: int) -> Grid:
        """The board of a seat, large or small."""
        return next(panel.grid for panel in self.panels() if panel.seat == seat)

    def hatch(self, seat: int, cell: Cell) -> HatchItem | None:
        return self._hatches.get((seat, cell))

    def fly(self, seat: int, cell: Cell, what: str) -> HatchItem:
        """A hatch that the truth no longer shows, where it lay."""
        item = self._lay(seat, cell, what)
        self._flying.append(item)
        return item

    def add_flying(self, item: QGraphicsItem) -> None:
        self.addItem(item)
        self._flying.append(item)

    def take_away(self, item: QGraphicsItem) -> None:
        """Something that only motion showed is over."""
        if item in self._flying:
            self._flying.remove(item)
            self.removeItem(item)

    def dread(self, seat: int, dice: Sequence[Cell | None]) -> None:
        """A fall begins: the dice that caused it stay, every cell that they name carries its cross."""
        self._tray.rest()
        if seat == self.large:
            named = {cell for pair in dice if pair is not None for cell in (pair, pair[::-1])}
            lost = {item.cell for item in self._flying if isinstance(item, HatchItem)}
            closed = set(cells_of(self.observation.closed[seat]))
            self._marks.show(seat, {}, {cell: cell in lost | closed for cell in named}, None)

    # --- choosing

    def offer(self, decision: Any, actions: Sequence[Any], picker: Picker) -> None:
        new = decision is not self.decision
        self.decision = decision
        if self.large != decision.seat:
            self._show(self.observation, decision.seat)
        self.why = None
        if decision.kind == "decide":
            self._marks.clear()
            self.set_targets(())
        else:
            self._offer_cells(decision.seat, actions, picker.complete)
        if new:
            self._show_odds()

    def _offer_cells(self, seat: int, actions: Sequence[Any], chosen: Any) -> None:
        state = self.observation
        legal = [action for action in actions if isinstance(action, Place)]
        free = {action.at for action in legal}
        named = cells_of(state.named(seat, state.agenda[-1][-1]))
        self.refused = {cell: state.check(Place(cell)) for cell in named if cell not in free}
        taken = {cell: refusal.code == "occupied" for cell, refusal in self.refused.items()}
        at = chosen.at if isinstance(chosen, Place) else None
        self._marks.show(seat, {action.at: self._reaching(seat, action.at) for action in legal}, taken, at)
        targets = [
            Target(LARGE.outline(a.at), self._spoken(a), action=a, style=RING, note=info.risk_note(self, a.at))
            for a in legal
        ]
        targets += [
            Target(LARGE.outline(cell), self.words.refused_cell(cell, refusal), value=cell, locked=True, style=OWN)
            for cell, refusal in self.refused.items()
        ]
        self.set_targets(targets)
        self._show_odds()

    def _reaching(self, seat: int, cell: Cell) -> tuple[int, ...]:
        """Whose pairs may be used for a cell."""
        active = self.observation.agenda[-1][-1]
        return self.observation.reached_by(cell) if seat == active else (seat,)

    def _spoken(self, action: Place) -> str:
        names = [self.names[seat] for seat in self._reaching(self.decision.seat, action.at)]
        return f"{self.words.choose(action, self.observation)}. {', '.join(names)}"

    def withdraw(self) -> None:
        super().withdraw()
        self.refused, self.why = {}, None
        self._marks.clear()
        if self.observation is not None:
            self._show_odds()

    def choose_target(self, target: Target) -> None:
        """A click on a refused cell tells why."""
        if target.locked:
            self._explain(target.value)
        super().choose_target(target)

    def next_refused(self) -> Cell | None:
        """The refused cell to be asked about: one beside an open hatch before one that is taken, then the next."""
        order = sorted(self.refused, key=self._plainness)
        if not order:
            return None
        return order[(order.index(self.why) + 1) % len(order)] if self.why in order else order[0]

    def _plainness(self, cell: Cell) -> tuple[bool, Cell]:
        return self.refused[cell].code == "occupied", cell

    def explain(self) -> None:
        """Why not there? The prompt says it, the next time of another cell."""
        cell = self.next_refused()
        if cell is not None:
            self._explain(cell)
            self.announce.emit(self.words.refused_cell(cell, self.refused[cell]))

    def _explain(self, cell: Cell) -> None:
        # The news of another prompt takes refusals away, so what is asked about is set again after it.
        self.why = cell
        self.prompt_changed.emit()

    def wish_to_leave(self) -> None:
        """Leaving is chosen; the prompt asks once more."""
        self.picker.take(LEAVE)

    def think_again(self) -> None:
        self.picker.clear()

    def key(self, event: QKeyEvent) -> bool:
        kind = "" if self.decision is None else self.decision.kind
        if kind == "decide" and event.key() == Qt.Key.Key_R:
            self.picker.commit(ROLL)
        elif kind == "decide" and event.key() == Qt.Key.Key_E:
            self.wish_to_leave()
        elif kind == "answer" and event.key() == Qt.Key.Key_S:
            self.picker.commit(PASS)
        elif kind in ("place", "answer") and event.key() == Qt.Key.Key_W and self.refused:
            self.explain()
        else:
            return False
        return True

    def prompt(self, decision: Any, picker: Picker) -> Prompt:
        return prompt_of(self, decision, picker)

    # --- the chance of falling

    def hover_at(self, point: QPointF | None) -> Info | None:
        result = super().hover_at(point)
        self._show_odds()
        return result

    def move_cursor(self, key: Qt.Key) -> bool:
        moved = super().move_cursor(key)
        self._show_odds()
        return moved

    def _show_odds(self) -> None:
        if self.observation is not None:
            self._odds.show(*info.odds_words(self, self._considered()))

    def _considered(self) -> Cell | None:
        """The cell whose consequence is shown: under the pointer, under the keyboard's cursor, or chosen."""
        focused = self.cursor.target if self.cursor.visible else None
        for target in (self.cursor.hovered, focused):
            if target is not None and isinstance(target.action, Place):
                return target.action.at
        chosen = self.picker.complete
        return chosen.at if isinstance(chosen, Place) else None

    # --- what a place is

    def info_at(self, point: QPointF) -> Info | None:
        return None if self.observation is None else info.info_at(self, point)

    def places_path(self, places: Any) -> QPainterPath:
        path = QPainterPath()
        for seat, cell in places or ():
            grid = self.grid(seat)
            path.addPath(grid.outline(tuple(cell), 0.03 * grid.side))
        return path

    def description(self) -> str:
        return "" if self.observation is None else info.description(self)

    # --- the frame

    def holdings(self, observation: HatchesState, seat: int) -> list[Holding]:
        return info.holdings(self.texts, observation, seat)

    def chips(self, observation: HatchesState) -> list[str]:
        texts = self.texts
        return [texts.chip_round(max(1, observation.round)), texts.chip_target(observation.rules.target)]

    def stock_widget(self) -> QWidget | None:
        if self._rules is None:
            self._rules = RulesPanel(self.texts)
        return self._rules

    def paint_table(self, painter: QPainter, rect: QRectF) -> None:
        paint_paving(painter, rect)

    def retranslate(self) -> None:
        self._refresh()
        super().retranslate()

    def retheme(self) -> None:
        self._refresh()
        super().retheme()

    def _refresh(self) -> None:
        for item in (self._own, *self._small, self._tray.slate):
            item.refresh()
        self._show_odds()
