"""Sobek: the box, the track, which sets are legal, a game that can be read, and how a match plays it."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

from felucca.match.match import Match
from felucca.match.setup import COLOURS, SeatSetup, Setup
from felucca.model.core.chance import DealSource
from felucca.model.core.contract import Decision, IllegalAction, PositionError, Refusal
from felucca.model.sobek.characters import POWERS
from felucca.model.sobek.components import (
    BACK_OF,
    BACKS,
    CHARACTER_CARDS,
    COPIES,
    GOOD_OF,
    GOODS,
    IS_CHARACTER,
    KIND,
    KINDS,
    NAMES,
    SCARABS,
    TOKEN_COUNTS,
    TRACK,
    backward,
    forward,
    sorted_cards,
    symbol_at,
)
from felucca.model.sobek.game import GAME
from felucca.model.sobek.moves import Deal, Deliver, Done, Event, First, GiveUp, Horizontal, Play, PlaySet, Reveal, Take
from felucca.model.sobek.state import SobekState

MARKET = ["wheat1", "fish1", "cattle1", "ebony2", "marble2"]


def table(**position: Any) -> SobekState:
    return GAME.read({"market": MARKET, **position})


# The box


def test_the_box_holds_63_cards_and_12_tokens() -> None:
    backs: Counter[str] = Counter()
    scarabs: Counter[str] = Counter()
    goods: Counter[int] = Counter()
    for kind, copies in enumerate(COPIES):
        backs[BACKS[BACK_OF[kind]]] += copies
        goods[GOOD_OF[kind]] += 0 if IS_CHARACTER[kind] else copies
        scarabs["cards"] += copies * bool(SCARABS[kind])
        scarabs["scarabs"] += copies * SCARABS[kind]
    assert backs == {"green": 9, "beige": 45, "orange": 9}
    assert [goods[good] for good in range(len(GOODS) + 1)] == [6, 7, 7, 9, 10, 10, 5]
    assert scarabs == {"cards": 25, "scarabs": 38}
    assert sum(COPIES) == 63
    assert sum(TOKEN_COUNTS) == 12
    assert set(POWERS) == {card.name for card in CHARACTER_CARDS} == {NAMES[k] for k in range(KINDS) if IS_CHARACTER[k]}


def test_the_track_is_looked_up() -> None:
    assert len(TRACK) == 100
    assert [symbol_at(space) for space in range(21, 26)] == ["arrow", "snake", "ankh", "scorpion", "number"]
    assert symbol_at(100) == "number"
    assert (forward(31, "ankh"), forward(33, "ankh"), forward(98, "snake")) == (33, 38, 102)
    assert (backward(40, "ankh"), backward(2, "snake"), backward(0, "arrow"), backward(45, "number")) == (38, 0, 0, 40)
    assert backward(3, "number") == 0


# Sets


def test_exactly_the_legal_sets_are_listed() -> None:
    """Every choice of cards of many random hands, held against the definition (rules: sobek 6.4)."""
    rng = Random(3)
    cards = [name for name, copies in zip(NAMES, COPIES, strict=False) for _ in range(copies)]
    for _ in range(40):
        hand = rng.sample(cards, 9)
        owned = rng.choice(GOODS)
        state = GAME.read({"market": ["orange"], "hands": [hand, []]})
        state.sets[GOODS.index(owned)] = (KIND["amulet"],) * 3
        listed = [action for action in state.actions() if isinstance(action, PlaySet)]
        assert len(set(listed)) == len(listed)
        assert set(listed) == set(_legal_sets(Counter(hand), owned))


def _legal_sets(hand: Counter[str], owned: str) -> list[PlaySet]:
    found = []
    for good in GOODS:
        names = [name for name in hand if name == "amulet" or GOOD_OF[KIND[name]] == GOODS.index(good)]
        for counts in product(*(range(hand[name] + 1) for name in names)):
            chosen = [name for name, count in zip(names, counts, strict=True) for _ in range(count)]
            if len(chosen) >= 3 and (good == owned or set(chosen) != {"amulet"}):
                found.append(PlaySet(good, sorted_cards(chosen)))
    return found


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (PlaySet("silk", ("wheat1",) * 3), "no_such_good"),
        (PlaySet("wheat", ("silk1",) * 3), "no_such_card"),
        (PlaySet("wheat", ("beige",) * 3), "no_such_card"),
        (PlaySet("wheat", ("wheat1", "wheat0", "fish1")), "wrong_good"),
        (PlaySet("wheat", ("wheat1", "wheat1", "wheat0")), "not_in_hand"),
        (PlaySet("wheat", ("wheat1", "wheat0")), "too_few_cards"),
        (PlaySet("fish", ("amulet",) * 3), "only_amulets"),
        (PlaySet("wheat", ("amulet", "wheat1", "wheat0")), "cards_out_of_order"),
        (Take(0), "no_such_place"),
        (Take(6), "no_such_place"),
        (Take(5), "out_of_reach"),
        (Play("vizier"), "not_in_hand"),
        (Play("amulet"), "no_such_character"),
        (GiveUp("wheat1"), "not_now"),
        (Event("flood"), "not_now"),
        (Done(), "not_now"),
    ],
)
def test_a_refusal_says_why(action: Any, code: str) -> None:
    state = table(hands=[["wheat1", "wheat0", "fish1", "amulet", "amulet", "amulet"], []])
    refusal = state.check(action)
    assert refusal is not None
    assert refusal.code == code
    with pytest.raises(IllegalAction):
        state.apply(action)


def test_a_large_hand_is_still_listed_and_checked() -> None:
    hand = {"wheat1": 5, "wheat0": 3, "wheat0g": 2, "courtesan": 1, "merchant": 1, "amulet": 5, "fish1": 5, "fish0": 3}
    state = GAME.read({"market": ["orange"], "hands": [hand, {}]})
    sets = [action for action in state.actions() if action.do == "set"]
    wheat = sum(action.good == "wheat" for action in sets)
    small = sum(1 for chosen in product(*(range(n + 1) for n in (5, 3, 2, 1, 1, 5))) if sum(chosen) < 3)
    bare = 3  # three, four and five amulets alone
    assert wheat == 6 * 4 * 3 * 2 * 2 * 6 - small - bare
    assert state.check(sets[-1]) is None


# A game that can be read


def test_a_round_from_the_deal_to_the_next() -> None:
    state = GAME.new(2, {})
    assert state.decision() == Decision(None, "deal", (("ends_turn", False),))
    events = state.apply(Deal((("wheat0g", "fish0g"), ("wheat0g", "cattle0g"))))
    assert [event.kind for event in events] == ["round", "dealt", "dealt"]
    assert state.deck == 45
    row = ("wheat1", "wheat1", "orange", "amulet", "fish1", "fish0", "ivory3", "ebony2", "orange")
    state.apply(Deliver(row))
    assert state.decision().kind == "first"
    state.apply(First(0))
    assert state.decision() == Decision(0, "turn")
    state.apply(Take(4))
    assert state.decision() == Decision(None, "reveal", (("ends_turn", True),))
    state.apply(Reveal(("merchant",)))
    assert state.position()["piles"][0] == {"wheat1": 2, "merchant": 1}
    assert state.backs(0) == (2, 1, 0)
    state.apply(Take(1))
    assert state.decision() == Decision(0, "turn")
    assert state.position()["known_hands"][1] == {"fish1": 1}
    state.deck = 0
    state.apply(Take(4))
    state.apply(Reveal(("thief",)))
    assert state.position()["hands"][0] == {"fish0g": 1, "thief": 1, "wheat0g": 1, "amulet": 1}
    (laid,) = state.apply(Horizontal("fish", ("fish0g", "thief", "amulet")))
    assert laid.kind == "laid"
    state.apply(Done())
    kinds = [event.kind for event in state.apply(Done())]
    assert kinds == [
        *("horizontal", "horizontal", "hand_lost", "hand_lost"),
        *("scored", "pile", "pile", "most_corrupt", "penalised"),
    ]
    assert state.round == 2
    assert state.decision().kind == "deal"


def test_whole_games_end_and_scores_are_what_was_scored() -> None:
    for seats in (2, 3, 4):
        state, source, rng = GAME.new(seats, {}), DealSource(seats), Random(seats)
        points = [0] * seats
        while state.result() is None:
            actions = state.actions()
            action = actions[rng.randrange(len(actions))] if actions else state.draw(source)
            for event in state.apply(action):
                if event.kind == "scored":
                    points[event.seat] += event.points
        assert state.scores() == tuple(points)
        assert state.round <= 3
        assert state.check(Take(1)) == Refusal("game_over")


# The table


def _match(practice: bool = False, players: int = 2, person: int = 0) -> Match:
    seats = tuple(SeatSetup(f"P{i}", COLOURS[i], "person" if i == person else "novice") for i in range(players))
    return Match.start(Setup("sobek", seats, 77, practice=practice))


def test_undone_chance_comes_again() -> None:
    match, rng = _match(practice=True), Random(1)
    chance_met = 0
    for _ in range(60):
        question = match.question
        assert question is not None
        actions = match.observation(question.seat).actions()
        before = len(match.history)
        match.answer(question.number, actions[rng.randrange(len(actions))])
        if question.seat != 0:
            continue
        outcomes = [step.digest for step in match.history]
        chance_met += len(outcomes) > before + 1
        match.undo()
        assert len(match.history) == before
        match.redo()
        assert [step.digest for step in match.history] == outcomes
    assert chance_met


def test_what_reveals_cannot_be_taken_back() -> None:
    seats = tuple(SeatSetup(f"P{i}", COLOURS[i]) for i in range(2))
    setup = Setup("sobek", seats, 5)
    match = Match(setup, GAME, GAME.read({"market": ["wheat1", "orange", "fish1"], "turn": 1}))
    question = match.question
    assert question is not None
    match.answer(question.number, Take(1))
    assert match.can_undo
    question = match.question
    assert question is not None
    match.answer(question.number, Take(1))
    assert not match.can_undo
    assert match.events_for(0, match.history[-1].events)[0].kind == "turn"


def test_end_turn_stands_before_the_chance_that_ends_a_turn() -> None:
    seats = tuple(SeatSetup(f"P{i}", COLOURS[i]) for i in range(2))
    match = Match(Setup("sobek", seats, 5), GAME, GAME.read({"market": ["orange"], "deck": 9}))
    match.confirm_by_end_turn = True
    question = match.question
    assert question is not None
    match.answer(question.number, Take(1))
    assert match.awaits_end_turn
    assert match.can_undo
    kinds = [event.kind for event in match.end_turn()]
    assert kinds == ["revealed", "delivered", "turn"]


# Positions and options


@pytest.mark.parametrize(
    "position",
    [
        {"camels": 1},
        {"seats": 5},
        {"hands": [["wheat1"] * 6, []]},
        {"hands": [["silk"], []]},
        {"hands": [[]]},
        {"agenda": [["dance", 0]]},
        {"agenda": [["turn", 7]]},
        {"agenda": [["next", 0]]},
        {"tokens": ["deceit", "deceit"]},
        {"switches": {"luck": True}},
    ],
)
def test_a_damaged_position_is_refused(position: dict[str, Any]) -> None:
    with pytest.raises(PositionError):
        GAME.read(position)


def test_what_cannot_be_played_is_said_before() -> None:
    assert GAME.unplayable(5, {}) == "seats"
    assert GAME.unplayable(2, {"final_tiebreak": "luck"}) == "options"
    with pytest.raises(ValueError, match="options"):
        GAME.new(2, {"rounds": 9})
