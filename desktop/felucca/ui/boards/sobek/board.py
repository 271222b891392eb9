"""The board of Sobek: the river with its track, the market, the lanes of sets, the hand of the person in view.

It draws from the observation alone, and shows what a seat merely knows of others as backs all the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QWidget

from felucca.model.sobek.components import BACKS, GOODS, NAMES, TOKENS, listed
from felucca.model.sobek.state import SobekState
from felucca.ui.boards.sobek.asks.ask import Ask
from felucca.ui.boards.sobek.asks.basket import CourtesanAsk, HorizontalAsk
from felucca.ui.boards.sobek.asks.others import (
    EventAsk,
    PriestAsk,
    ProsperAsk,
    ScribeAsk,
    SeatAsk,
    ThiefAsk,
    VizierAsk,
)
from felucca.ui.boards.sobek.asks.turn import MerchantAsk, TurnAsk
from felucca.ui.boards.sobek.cards import forget_pictures
from felucca.ui.boards.sobek.effects import play_events
from felucca.ui.boards.sobek.geometry import CHIPS, SIZE
from felucca.ui.boards.sobek.hand import Chip, Hand, HandFace, chips, order
from felucca.ui.boards.sobek.hints import info_at, places_path
from felucca.ui.boards.sobek.lanes import LaneFace, Lanes, sets_of
from felucca.ui.boards.sobek.market import Market
from felucca.ui.boards.sobek.panel import CorruptionPanel
from felucca.ui.boards.sobek.settlement import COLUMNS, Accounts, SettlementItem
from felucca.ui.boards.sobek.track import Fleet, RiverItem, draw_waves
from felucca.ui.boards.sobek.tray import Tray
from felucca.ui.shell.theme import theme
from felucca.ui.shell.widgets import mixed
from felucca.ui.table.board import Board, Holding, Info, Prompt
from felucca.ui.table.picker import Picker
from felucca.ui.table.targets import Target


class SobekBoard(Board):
    """See `Board`."""

    game_id = "sobek"
    fixed_size = SIZE
    sounds: Mapping[str, str] = {
        "taken": "card",
        "dealt": "card",
        "drawn": "card",
        "stolen": "card",
        "vizier": "card",
        "set": "tile",
        "added": "tile",
        "horizontal": "tile",
        "character": "piece",
        "event": "coin",
        "cursed": "wood",
        "scored": "points",
    }

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.river = RiverItem()
        self.addItem(self.river)
        self.market = Market(self)
        self.lanes = Lanes(self, self.label)
        self.hand = Hand(self, self.label)
        self.fleet = Fleet(self)
        self.tray = Tray(self)
        self.settlement: SettlementItem | None = None
        self.flying: list[QGraphicsItem] = []
        """What only motion shows: gone with the next observation."""
        self._settled_turn = 0
        self._refusal = ""
        self._panel: CorruptionPanel | None = None
        self._shown_for: int | None = None
        seat_ask = SeatAsk(self)
        seats = ("choose_starter", "ch_vizier_target", "ch_thief_target", "ev_guild", "ev_curse")
        self._asks: dict[str, Ask] = dict.fromkeys(seats, seat_ask) | {
            "turn": TurnAsk(self),
            "ch_priest": PriestAsk(self),
            "ch_scribe": ScribeAsk(self),
            "ch_vizier_card": VizierAsk(self),
            "ch_thief_back": ThiefAsk(self),
            "ch_courtesan": CourtesanAsk(self),
            "ch_merchant": MerchantAsk(self),
            "pick_event": EventAsk(self),
            "ev_prosperity": ProsperAsk(self),
            "horizontal": HorizontalAsk(self),
        }

    # --- the truth

    def show(self, observation: SobekState) -> None:
        self.observation = observation
        self.words.names = self.names
        for item in list(self.flying):
            self.take_away(item)
        if self.settlement is not None and observation.turns > self._settled_turn:
            self._end_settlement()
        self.river.show_face(self.words.market_title())
        self.market.show(observation.market, self.label, self.words.free())
        self.lanes.show([self._lane(observation, seat) for seat in range(observation.seats)])
        self.fleet.show(observation.points, self.colours)
        self._show_hand(observation)
        self._show_panel(observation)

    def play(self, events: Sequence[Any], observation: SobekState) -> None:
        before, number = list(self.fleet.positions), _round_of(events, observation)
        accounts = Accounts.read(events, observation.seats, number)
        if accounts is not None:
            self._end_settlement()
        self.show(observation)
        if accounts is not None:
            self._begin_settlement(accounts, observation)
        play_events(self, events, before, self.settlement if accounts is not None else None)

    def _lane(self, state: SobekState, seat: int) -> LaneFace:
        sets = sets_of(state, seat)
        laid = state.laid[seat] or ()
        lying = tuple(tuple(NAMES[kind] for kind in cards) for _, cards in laid)
        total = self.words.lane_total(sum(one.value for one in sets))
        return LaneFace(self.names[seat], self.colours[seat], total, sets, lying)

    def _show_hand(self, state: SobekState) -> None:
        seat, words = self.viewer, self.words
        if seat is None:
            self.hand.show((), (), HandFace("", "", (), (), 0, words.covered_hand()))
            return
        names = order(state.hands[seat])
        found = chips(state.hands[seat], [good for good in GOODS if state.set_of(seat, good)])
        alone = len(self.people) == 1 and seat in self.people
        title = words.own_hand("" if alone or state.decision().seat == seat else self.names[seat])
        shown = tuple((self.chip_text(chip), chip.state) for chip in found[:CHIPS])
        empty = "" if names else words.empty_hand()
        count = words.nouns.cards(len(names))
        self.hand.show(names, found, HandFace(title, count, shown, _bars(names, found), len(names), empty))

    def _show_panel(self, state: SobekState) -> None:
        if self._panel is None:
            return
        if self.viewer != self._shown_for:
            self._shown_for = self.viewer
            self._panel.close_eye()
        seat = self.viewer
        pile = None if seat is None else order(state.piles[seat])
        self._panel.show_pile(pile, 0 if seat is None else state.curses[seat])
        self._panel.show_tokens(self._tokens(state), state.left)

    def _tokens(self, state: SobekState) -> list[tuple[str, str]]:
        """The tokens left, by name where the person in view has looked at them, and the places of those used."""
        words = self.words
        if state.tokens is None:
            left = [("", words.hidden_token())] * state.left
        else:
            left = [(TOKENS[token], words.known_token(TOKENS[token])) for token in listed(state.tokens)]
        return left + [("spent", words.spent_token(TOKENS[token])) for token in state.used]

    def chip_text(self, chip: Chip) -> str:
        return str(self.words.chip(chip.good, chip.state, chip.count))

    def label(self, card: str) -> str:
        """The name on a card; a back has none."""
        return "" if card in BACKS else self.words.label(card)

    def take_away(self, item: QGraphicsItem) -> None:
        """Something that only motion showed is over."""
        if item in self.flying:
            self.flying.remove(item)
            self.removeItem(item)

    # --- the settlement of a round

    def _begin_settlement(self, accounts: Accounts, state: SobekState) -> None:
        self.settlement = SettlementItem(accounts, self.names, self.colours)
        self.settlement.set_stage(len(COLUMNS))
        self.settlement.say(self.words.settlement(accounts.round))
        self.addItem(self.settlement)
        self._settled_turn = state.turns + 1

    def _end_settlement(self) -> None:
        if self.settlement is not None:
            self.removeItem(self.settlement)
            self.settlement = None

    def seat_path(self, seat: int) -> QPainterPath:
        """Where a player is chosen: the lane, or the row of the settlement that covers it."""
        return self.lanes.path(seat) if self.settlement is None else self.settlement.path(seat)

    def market_path(self, at: int) -> QPainterPath:
        """The outline of a market card as it lies now."""
        path = QPainterPath()
        path.addRoundedRect(self.market.box(at).adjusted(-3, -3, 3, 3), 10, 10)
        return path

    # --- choosing

    @property
    def ask(self) -> Ask | None:
        return None if self.decision is None else self._asks[self.decision.kind]

    def offer(self, decision: Any, actions: Sequence[Any], picker: Picker) -> None:
        self.decision = decision
        self._refusal = ""
        self._asks[decision.kind].offer(decision, actions, picker.complete)

    def withdraw(self) -> None:
        ask = self.ask
        super().withdraw()
        if ask is not None:
            ask.withdraw()
        self._refusal = ""

    def refresh(self) -> None:
        """What is chosen is another, though the picker knows nothing of it yet."""
        if self.decision is not None:
            self.offer(self.decision, self.picker.actions, self.picker)
            self._restate()
            self.prompt_changed.emit()

    def refuse(self, text: str) -> None:
        """Say why something cannot be chosen."""
        self._refusal = text
        self.announce.emit(text)
        self.prompt_changed.emit()

    def choose_target(self, target: Target) -> None:
        if target.locked:
            self.refuse(target.name)
        elif target.action is None and self.ask is not None:
            self.ask.choose(target.value)
        else:
            super().choose_target(target)

    def is_selected(self, target: Target) -> bool:
        if target.action is None and self.ask is not None:
            return not target.locked and self.ask.holds(target.value)
        return super().is_selected(target)

    def select_focused(self) -> None:
        """Space on a card that is chosen takes it back."""
        target = self.cursor.target
        if target is not None and target.action is None and not target.locked:
            self.choose_target(target)
        else:
            super().select_focused()

    def key(self, event: QKeyEvent) -> bool:
        return self.ask is not None and self.ask.key(event)

    def drag_from(self, point: QPointF) -> tuple[Any, Any] | None:
        return None if self.ask is None else self.ask.carried(point)

    def drop_at(self, point: QPointF, payload: Any) -> bool:
        return self.ask is not None and self.ask.drop(point, payload)

    def hover_at(self, point: QPointF | None) -> Info | None:
        info = super().hover_at(point)
        self.hand.hover(None if point is None else self.hand.at(point))
        target = self.cursor.hovered
        if self.decision is not None and self.decision.kind == "turn":
            chosen = self.picker.complete
            at = getattr(target.action if target is not None else None, "at", None) or getattr(chosen, "at", None)
            self.market.preview(at, getattr(chosen, "at", None))
            self.panel_after(None if at is None else at - 1)
        return info

    def prompt(self, decision: Any, picker: Picker) -> Prompt:
        ask = self._asks[decision.kind]
        question, help_text = ask.question(decision, picker.chosen)
        buttons = ask.buttons(decision, picker.complete)
        return Prompt(question, self._refusal or help_text, buttons, refusal=bool(self._refusal))

    # --- what a place is

    def info_at(self, point: QPointF) -> Info | None:
        return None if self.observation is None else info_at(self, point)

    def places_path(self, places: Any) -> QPainterPath:
        return places_path(self, places)

    def description(self) -> str:
        if self.observation is None:
            return ""
        market = [NAMES[kind] for kind in self.observation.market]
        return str(self.words.describe(self.observation, self.viewer, market, self.names))

    # --- the frame

    def holdings(self, observation: SobekState, seat: int) -> list[Holding]:
        words, backs = self.words, observation.backs(seat)
        found = [
            Holding(f"back_{back}", str(count), "", words.backs_tip(back), large=True)
            for back, count in zip(BACKS, backs, strict=True)
        ]
        curses = observation.curses[seat]
        if curses:
            text = str(curses) if curses > 1 else ""
            tip = words.curses_tip() if text else f"{words.curses_tip()} {curses}"
            found.append(Holding("curse", text, "", tip, large=True))
        if observation.switches.show_opponent_corruption_count:
            found.append(Holding("croc", str(sum(observation.pile_backs(seat))), "", words.pile_tip()))
        return found

    def chips(self, observation: SobekState) -> list[str]:
        return [self.words.round_chip(observation.round), self.words.nouns.deck(observation.deck)]

    def stock_widget(self) -> QWidget | None:
        if self._panel is None:
            self._panel = CorruptionPanel(self)
            if self.observation is not None:
                self._show_panel(self.observation)
        return self._panel

    def panel_after(self, more: int | None) -> None:
        """The panel tells how large the own pile would be with so many cards more."""
        if self._panel is not None:
            self._panel.set_after(None if more is None else len(self._panel.fan.cards) + more)

    # --- pictures

    def retranslate(self) -> None:
        forget_pictures()
        if self.observation is not None:
            self.show(self.observation)
        if self.settlement is not None:
            self.settlement.say(self.words.settlement(self.settlement.accounts.round))
        super().retranslate()

    def retheme(self) -> None:
        self.update()

    def paint_table(self, painter: QPainter, rect: QRectF) -> None:
        """Shallow water all around."""
        colour = theme().table(self.game_id)
        ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        ground.setColorAt(0, colour)
        light = theme().name == "light"
        ground.setColorAt(1, QColor("#8FBDB9") if light else mixed(colour, QColor("#04161B"), 0.5))
        painter.fillRect(rect, ground)
        waves = QColor(255, 255, 255, 76 if light else 20)
        draw_waves(painter, rect.adjusted(0, 20, -60, -10), 60, waves)


def _bars(names: Sequence[str], found: Sequence[Chip]) -> tuple[tuple[int, int, str], ...]:
    """Bars below the goods of a hand of which a chip speaks: from which card to which."""
    bars = []
    for chip in found:
        mine = [slot for slot, name in enumerate(names) if name.rstrip("g0123456789") == chip.good]
        if len(mine) > 1:
            bars.append((mine[0], mine[-1], chip.state))
    return tuple(bars)


def _round_of(events: Sequence[Any], observation: SobekState) -> int:
    """The round that these events end, if they end one."""
    ended = [event.round for event in events if event.kind == "round_end"]
    begun = [event.round - 1 for event in events if event.kind == "round"]
    return int((*ended, *begun, observation.round)[0])
