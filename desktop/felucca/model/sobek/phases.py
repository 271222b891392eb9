"""The phases by name: the states of the rules' machine, and what runs between them (rules: sobek 6.1)."""

from __future__ import annotations

from felucca.model.sobek.characters import (
    CourtesanPhase,
    DrawPhase,
    MerchantPhase,
    PriestPhase,
    ScribeMovePhase,
    ScribePhase,
)
from felucca.model.sobek.market import DeliverPhase, RevealPhase
from felucca.model.sobek.opponents import (
    THIEF_TARGET,
    VIZIER_TARGET,
    StealPhase,
    ThiefBackPhase,
    VizierCardPhase,
    VizierLookPhase,
)
from felucca.model.sobek.phase import Phase
from felucca.model.sobek.rounds import (
    ChooseStarterPhase,
    DealPhase,
    FirstPhase,
    HorizontalPhase,
    LastPhase,
    SettlePhase,
    StartPhase,
)
from felucca.model.sobek.tokens import CURSE, GUILD, LookPhase, PickEventPhase, ProsperityPhase, TokensPhase
from felucca.model.sobek.turn import AgainPhase, NextPhase, TurnPhase

_ALL = (
    DealPhase("deal"),
    DeliverPhase("deliver"),
    StartPhase("start"),
    FirstPhase("first"),
    LastPhase("last"),
    ChooseStarterPhase("choose_starter"),
    TurnPhase("turn"),
    NextPhase("next"),
    AgainPhase("again"),
    RevealPhase("reveal"),
    DrawPhase("draw"),
    PriestPhase("ch_priest"),
    ScribePhase("ch_scribe"),
    ScribeMovePhase("scribe_move"),
    VIZIER_TARGET,
    VizierLookPhase("vizier_look"),
    VizierCardPhase("ch_vizier_card"),
    THIEF_TARGET,
    ThiefBackPhase("ch_thief_back"),
    StealPhase("steal"),
    CourtesanPhase("ch_courtesan"),
    MerchantPhase("ch_merchant"),
    LookPhase("look"),
    TokensPhase("tokens"),
    PickEventPhase("pick_event"),
    GUILD,
    CURSE,
    ProsperityPhase("ev_prosperity"),
    HorizontalPhase("horizontal"),
    SettlePhase("settle"),
)
PHASES: dict[str, Phase] = {phase.kind: phase for phase in _ALL}
FACTS = {"reveal": 4, "draw": 3, "vizier_look": 3, "ch_vizier_card": 3, "ch_thief_back": 3, "steal": 4, "ev_guild": 3}
"""How long a frame of these phases is; others have phase and seat."""
SEATLESS = ("deal", "deliver", "start", "first", "last")
"""Phases whose frames are the phase alone."""
