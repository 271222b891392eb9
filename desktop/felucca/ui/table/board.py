"""The adapter between a game and its table: a scene that shows observations, plays events and offers choices.

A game's board is a subclass of `Board`. It must define `show`, `play` and `offer`; the other hooks have defaults.
`show` alone must be enough: start, undo, replay and theme changes use nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsScene, QWidget

from felucca.ui.shell.theme import theme
from felucca.ui.table.cursor import Cursor
from felucca.ui.table.facts import Holding, Info, Label, Prompt, PromptButton
from felucca.ui.table.motion import Motion
from felucca.ui.table.picker import Picker
from felucca.ui.table.targets import BracketsItem, Handle, HandleItem, LightItem, Target, TargetItem
from felucca.ui.words import GameWords

if TYPE_CHECKING:
    from felucca.ui.table.drag import Drag

SMALLEST_TARGET = 36.0
"""A legal place takes a click within half of this from its middle, in px on the screen, however small it is drawn."""


class Board(QGraphicsScene):
    """The scene of one game. `motion`, `words`, `picker` and `colours` (of the seats) are set before `show`."""

    game_id = ""
    zoom_range = (0.5, 2.0)
    fixed_size: QRectF | None = None
    """The logical size of a board that always fits as a whole; None for one that pans and zooms."""

    sounds: Mapping[str, str] = {"scored": "points"}
    """Which sound (a name of `ui/sound.py`) an event of a kind makes."""

    ends_turns = True
    """Whether a turn is ended by a confirmation where single choices are not: chance speaks at its end alone."""

    hovered = Signal(object)
    """The places under the pointer, for the log; None for nothing."""
    announce = Signal(str)
    """A sentence for screen readers."""
    labelled = Signal(object)
    """The `Label` to show, or None."""
    prompt_changed = Signal()
    """What `prompt`, `chips` or `holdings` would answer is another."""
    targets_changed = Signal()
    revealed = Signal()
    """What `suspense` held back shows now."""
    focus_moved = Signal(QRectF)
    """The keyboard's cursor went to this scene rectangle."""

    def __init__(self, motion: Motion, words: GameWords, picker: Picker, parent: Any = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.motion = motion
        self.words = words
        self.picker = picker
        self.colours: list[str] = []
        self.names: list[str] = []
        self.people: list[int] = []
        """The seats that persons play."""
        self.viewer: int | None = None
        """The seat whose secrets may show now, None for those of nobody; kept by the page."""
        self.decision: Any = None
        self.drag: Drag | None = None
        """For things of the frame that can be dragged onto the board: give it to a `DragSource`."""
        self.show_legal = True
        """Whether legal places are framed before the pointer or the keyboard's cursor is on them."""
        self.pixels = 1.0
        """How many px of the screen one unit of the scene takes, for targets and sharpness."""
        self.cursor = Cursor()
        self._targets: list[TargetItem] = []
        self._handles: list[HandleItem] = []
        self._brackets: BracketsItem | None = None
        self._light = LightItem()
        self.addItem(self._light)
        self._info: Info | None = None
        picker.changed.connect(self._picked_on)

    # ------------------------------------------------------------------ to be defined by a game

    def show(self, observation: Any) -> None:
        """Build the whole truth of an observation from nothing, without motion."""
        raise NotImplementedError

    def play(self, events: Sequence[Any], observation: Any) -> None:
        """Play events through `motion`; they end in `observation`. The default shows the end at once."""
        self.show(observation)

    def offer(self, decision: Any, actions: Sequence[Any], picker: Picker) -> None:
        """Light what can be chosen now: make targets and handles by `set_targets` and `set_handles`."""
        raise NotImplementedError

    def withdraw(self) -> None:
        """Nothing can be chosen any more."""
        self.decision = None
        self.set_targets(())
        self.set_handles(())
        self.set_label(None)

    def picker_changed(self) -> None:
        """The choice went on or back while something is offered: offer again what goes with it."""
        self.offer(self.decision, self.picker.actions, self.picker)

    def retranslate(self) -> None:
        """The language is another: everything worded on the scene is worded again."""
        if self.decision is not None:
            self.picker_changed()

    def retheme(self) -> None:
        """The theme is another: everything painted by it is painted again."""
        self.update()

    def snapped(self, zoom: float) -> float:
        """The nearest zoom that the board can paint sharply."""
        return zoom

    def sharpen(self, pixels: float, ratio: float) -> None:
        """The zoom has settled: draw pictures anew for this many px a scene unit on a screen of this pixel ratio."""

    def paint_table(self, painter: QPainter, rect: QRectF) -> None:
        """Paint what lies on the table under the board, over its colour; `rect` in px of the view."""

    def description(self) -> str:
        """The whole position in words, for screen readers."""
        return ""

    @property
    def settled(self) -> bool:
        """Whether every picture is painted for the zoom and theme at hand."""
        return True

    def content_rect(self) -> QRectF:
        """What Fit shows."""
        return self.fixed_size if self.fixed_size is not None else self.itemsBoundingRect()

    def table_colour(self) -> QColor:
        return theme().table(self.game_id)

    def info_at(self, point: QPointF) -> Info | None:
        """What the pointer is over."""
        return None

    def places_path(self, places: Any) -> QPainterPath:
        """The shapes of places that a log line or an event speaks of."""
        return QPainterPath()

    def key(self, event: QKeyEvent) -> bool:
        """A key of the game itself (R rotates); True if it was one. Only called while a person is asked."""
        return False

    def holdings(self, observation: Any, seat: int) -> list[Holding]:
        return []

    def chips(self, observation: Any) -> list[str]:
        """The state chips of the top bar: the round, what is left."""
        return []

    def stock_widget(self) -> QWidget | None:
        """The panel under the seats, made once. If it has a method `set_compact(bool)`, that is called."""
        return None

    def overlay(self, parent: QWidget, people: list[bool]) -> QWidget | None:
        """A panel that the board lays over the table at times, made once; `people`: which seats are persons.

        It gets its room by `set_room(whole table, part over the board)` and a word by `step_aside()` when something
        beside the board is wanted; its signal `hurried` ends all motion.
        """
        return None

    def told(self, prompt: Prompt) -> None:
        """What the prompt bar says now, for a panel of the board that covers it."""

    def prompt(self, decision: Any, picker: Picker) -> Prompt:
        """What the prompt bar says. The default asks in the game's words and confirms by the verb."""
        question, help_text = self.words.question(decision, self.observation, picker.chosen)
        action = picker.complete
        if action is None:
            return Prompt(question, help_text)
        return Prompt(question, help_text, (PromptButton(self.words.button(action), icon="check", key="Enter"),))

    observation: Any = None
    """What is shown now; kept by the page."""

    suspense = ""
    """While motion holds back what has happened (dice roll): the sentence said instead. `revealed` ends it."""
    looking_back = False
    """Whether that is the past of the match; kept by the page."""
    past: Callable[[], Sequence[Any]] = staticmethod(tuple)
    """The events that led to what is shown, as far as the match knows them; given by the page."""

    # ------------------------------------------------------------------ what a game's board uses

    def set_targets(self, targets: Sequence[Target]) -> None:
        """Replace the legal places. The keyboard's cursor stays on the same value, if it is still there."""
        for item in self._targets:
            self.removeItem(item)
        self._targets = [TargetItem(target, self.show_legal) for target in targets]
        for item in self._targets:
            self.addItem(item)
        self.cursor.reset([item.target for item in self._targets])
        self._restate()
        self.targets_changed.emit()

    def set_handles(self, handles: Sequence[Handle]) -> None:
        for item in self._handles:
            self.removeItem(item)
        self._handles = [HandleItem(handle) for handle in handles]
        for item in self._handles:
            self.addItem(item)
        self.targets_changed.emit()

    def set_label(self, label: Label | None) -> None:
        self.labelled.emit(label)

    def mark_last(self, rects: Sequence[QRectF], colour: str) -> None:
        """Brackets around the last move until the next; no rectangles, no brackets."""
        if self._brackets is not None:
            self.removeItem(self._brackets)
            self._brackets = None
        if rects:
            self._brackets = BracketsItem(rects, colour)
            self.addItem(self._brackets)

    def light(self, places: Any) -> None:
        """Light the places of a log line; None puts the light out."""
        self._light.light(QPainterPath() if places is None else self.places_path(places))

    @property
    def targets(self) -> list[Target]:
        return [item.target for item in self._targets]

    @property
    def handles(self) -> list[Handle]:
        return [item.handle for item in self._handles]

    def is_selected(self, target: Target) -> bool:
        """Whether what the picker has got so far stands on this target."""
        if target.action is not None:
            return bool(target.action == self.picker.complete)
        return target.value is not None and target.value in self.picker.chosen

    def choose_target(self, target: Target) -> None:
        """A click, a drop or a key on a legal place."""
        if target.locked:
            self.announce.emit(target.name)
        elif target.action is not None:
            self.picker.take(target.action)
        elif self.is_selected(target) and self.picker.complete is not None:
            self.picker.take(self.picker.complete)
        else:
            if target.value not in self.picker.choices():
                self.picker.clear()
            self.picker.choose(target.value)

    # ------------------------------------------------------------------ what the view calls

    def zoom_rested(self, pixels: float, ratio: float) -> None:
        """The zoom has settled: everything is drawn sharp again."""
        for item in self._targets:
            item.sharpen()
        self.sharpen(pixels, ratio)

    def skip(self) -> None:
        """End all motion at once."""
        self.motion.skip()

    def target_at(self, point: QPointF) -> Target | None:
        """The legal place at a scene point, or the nearest whose smallest screen size still covers it."""
        for item in reversed(self._targets):
            if item.target.shape.contains(point):
                return item.target
        reach = SMALLEST_TARGET / 2 / self.pixels
        near = [(_distance(item.target.shape.boundingRect().center(), point), item.target) for item in self._targets]
        close = [pair for pair in near if pair[0] <= reach]
        return min(close, key=_by_distance)[1] if close else None

    def handle_at(self, point: QPointF) -> Handle | None:
        for item in self._handles:
            if item.disc().contains((point - item.pos()) * self.pixels):
                return item.handle
        return None

    def click_at(self, point: QPointF) -> bool:
        """A click on the scene; False if there was nothing to click."""
        handle = self.handle_at(point)
        if handle is not None:
            handle.act()
            return True
        target = self.target_at(point)
        if target is None:
            return False
        self.cursor.go_to(target)
        self.choose_target(target)
        return True

    def hover_at(self, point: QPointF | None) -> Info | None:
        """The pointer is at a scene point, or away (None): light what is there and say what it is."""
        handle = None if point is None else self.handle_at(point)
        target = None if point is None or handle is not None else self.target_at(point)
        for item in self._handles:
            if item.hovered != (item.handle is handle):
                item.hovered = item.handle is handle
                item.update()
        self.cursor.hovered = target
        self._restate()
        info = None
        if target is not None and (target.locked or target.note):
            info = Info(target.note or target.name)
        elif point is not None and handle is None and target is None:
            info = self.info_at(point)
        self._show_info(info)
        return info

    def confirm(self) -> None:
        """Enter: confirm what is complete, unless the keyboard's cursor has moved elsewhere since: then choose that."""
        target = self.cursor.target if self.cursor.visible else None
        wanted = self.cursor.moved or self.picker.complete is None
        if target is not None and wanted and not self.is_selected(target):
            self.choose_target(target)
        else:
            self.picker.confirm()

    def select_focused(self) -> None:
        """Space: choose what the keyboard's cursor stands on, without confirming."""
        target = self.cursor.target
        if target is None or target.locked or self.is_selected(target):
            return
        if target.action is not None:
            self.picker.select(target.action)
        else:
            self.choose_target(target)

    def move_cursor(self, key: Qt.Key) -> bool:
        """An arrow, Home or End walks the legal places; True if it was such a key and there are any."""
        target = self.cursor.walk(key)
        if target is None:
            return False
        self._restate()
        self.announce.emit(target.name)
        self.focus_moved.emit(target.shape.boundingRect())
        return True

    def show_cursor(self, visible: bool) -> None:
        if self.cursor.visible != visible:
            self.cursor.visible = visible
            self._restate()

    def drop_at(self, point: QPointF, payload: Any) -> bool:
        """Something was dragged here and let go: by default the same as a click."""
        return self.click_at(point)

    def drag_from(self, point: QPointF) -> tuple[Any, Any] | None:
        """What a drag from this point carries: (payload, pixmap); None lets the drag pan the table."""
        return None

    # ------------------------------------------------------------------ inner workings

    def _show_info(self, info: Info | None) -> None:
        if info == self._info:
            return
        self._info = info
        if info is None or info.shape is None:
            self._light.light(QPainterPath())
        else:
            self._light.light(info.shape, info.wash)
        self.hovered.emit(None if info is None else info.places)

    def _picked_on(self) -> None:
        self.cursor.moved = False
        if self.decision is not None and self.picker.offered:
            self.picker_changed()
            self._restate()
            self.prompt_changed.emit()

    def _restate(self) -> None:
        for item in self._targets:
            target = item.target
            item.set_state(
                hovered=target is self.cursor.hovered,
                selected=self.is_selected(target),
                focused=self.cursor.visible and target is self.cursor.target,
            )


def _distance(one: QPointF, other: QPointF) -> float:
    away = one - other
    return float((away.x() ** 2 + away.y() ** 2) ** 0.5)


def _by_distance(pair: tuple[float, Target]) -> float:
    return pair[0]
