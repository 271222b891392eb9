"""What a seat of Sobek may know, and what samples make of the rest (rules: sobek 7)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from math import comb
from random import Random
from typing import Any

import pytest

from felucca.model.core.chance import DealSource
from felucca.model.core.contract import Seat
from felucca.model.sobek.components import DECKED, KINDS, NAMES
from felucca.model.sobek.game import GAME
from felucca.model.sobek.moves import (
    Done,
    Event,
    GiveUp,
    Horizontal,
    Opponent,
    Pick,
    Play,
    PlaySet,
    Purge,
    Reveal,
    Steal,
    Take,
)
from felucca.model.sobek.state import SobekState

MARKET = ["wheat1", "fish1", "cattle1", "ebony2", "marble2"]


def table(**position: Any) -> SobekState:
    return GAME.read({"market": MARKET, **position})


def seen(state: SobekState, viewer: Seat | None, place: str, holder: Seat) -> dict[str, int]:
    cards: dict[str, int] = state.observe(viewer).position()[place][holder]
    return cards


def positions(deals: range, seats: int) -> Iterator[tuple[SobekState, Random]]:
    """The states of random games in which somebody is asked."""
    for deal in deals:
        state, source, rng = GAME.new(seats, {}), DealSource(deal), Random(deal)
        while state.result() is None:
            if state.decision().seat is None:
                state.apply(state.draw(source))
                continue
            yield state, rng
            actions = state.actions()
            state.apply(actions[rng.randrange(len(actions))])


# Observations


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hidden_things_change_and_nothing_that_a_seat_sees_does(seats: int) -> None:
    changed: Counter[str] = Counter()
    for state, rng in positions(range(3), seats):
        if rng.randrange(4):
            continue
        truth = state.position()
        for viewer in (*range(seats), None):
            view = state.observe(viewer)
            text = json.dumps(view.position())
            other = GAME.sample(view, rng)
            assert isinstance(other, SobekState)
            assert json.dumps(other.observe(viewer).position()) == text
            if viewer == state.decision().seat:
                assert list(other.actions()) == list(state.actions())
                action = rng.choice(list(state.actions()))
                told = [GAME.visible(event, viewer) for event in GAME.forecast(view, action)]
                for world in (state, other):
                    happened = [GAME.visible(event, viewer) for event in world.clone().apply(action)]
                    assert happened[: len(told)] == told
            world = other.position()
            changed.update(key for key in ("hands", "piles", "tokens", "laid") if world[key] != truth[key])
    assert set(changed) == {"hands", "piles", "tokens", "laid"}


def test_a_spectator_and_an_opponent_see_backs() -> None:
    state = table(hands=[["wheat0", "fish0g", "queen", "amulet"], []], piles=[["marble0", "thief"], []], curses=[1, 0])
    for viewer in (1, None):
        assert seen(state, viewer, "hands", 0) == {"green": 1, "beige": 2, "orange": 1}
        assert seen(state, viewer, "piles", 0) == {"beige": 1, "orange": 1}
        assert state.observe(viewer).backs(0) == (1, 2, 1)
        assert state.observe(viewer).corruption(0)[0] == 4
    assert seen(state, 0, "hands", 0) == {"fish0g": 1, "queen": 1, "wheat0": 1, "amulet": 1}


def test_face_up_cards_are_known_by_kind_and_holder_until_they_leave() -> None:
    used = ["flood", "flood", "curse", "curse", "deceit"]
    state = table(seats=3, hands=[["fish0", "fish0"], [], []], used=used, tokens=[])
    state.apply(Take(2))
    for viewer in (1, 2, None):
        assert seen(state, viewer, "hands", 0) == {"fish1": 1, "beige": 2}
        assert seen(state, viewer, "piles", 0) == {"wheat1": 1}
    state.apply(Take(1))
    state.apply(Take(1))
    state.apply(PlaySet("fish", ("fish1", "fish0", "fish0")))
    assert seen(state, 1, "hands", 0) == {}
    assert seen(state, 1, "hands", 2) == {"ebony2": 1}


def test_a_face_down_character_is_known_to_its_owner_alone() -> None:
    state = table(seats=3, market=["orange", "wheat1", "orange", "fish1"])
    (taken,) = state.apply(Take(3))
    assert (taken.card, taken.skipped) == ("orange", ("orange", "wheat1"))
    assert state.decision().kind == "reveal"
    events = state.apply(Reveal(("vizier", "queen")))
    assert events[0].hand == ("queen",)
    assert events[0].pile == ("vizier",)
    assert [GAME.visible(events[0], viewer) for viewer in (0, 1, None)] == [events[0], None, None]
    assert seen(state, 1, "hands", 0) == {"orange": 1}
    assert seen(state, 1, "piles", 0) == {"wheat1": 1, "orange": 1}
    assert seen(state, 0, "piles", 0) == {"vizier": 1, "wheat1": 1}


def test_who_gives_up_a_hidden_card_is_known_no_more_by_that_back() -> None:
    state = table(seats=3, market=["fish1", *MARKET], hands=[[], ["wheat0g", "thief"], ["wheat0"]])
    state.apply(Take(2))
    assert seen(state, 2, "hands", 0) == {"wheat1": 1}
    state.apply(Play("thief"))
    state.apply(Opponent(0))
    state.apply(Steal("wheat1"))
    assert seen(state, 0, "hands", 1) == {"wheat1": 1, "green": 1}
    assert seen(state, 2, "hands", 1) == {"green": 1, "beige": 1}
    assert seen(state, None, "hands", 1) == {"green": 1, "beige": 1}


def test_the_thief_keeps_what_he_knew_less_the_card_he_got() -> None:
    hands = [["thief"], ["wheat1", "wheat1", "fish1", "wheat0"], []]
    state = table(seats=3, hands=hands, known_hands=[{}, {"wheat1": 2, "fish1": 1}, {}])
    state.apply(Play("thief"))
    state.apply(Steal("wheat1"))
    assert seen(state, 0, "hands", 1) == {"wheat1": 1, "fish1": 1, "beige": 1}
    assert seen(state, 2, "hands", 1) == {"beige": 3}


def test_only_the_vizier_sees_the_pile_and_only_until_he_has_chosen() -> None:
    state = table(seats=3, hands=[["vizier"], [], []], piles=[[], ["ivory3", "fish0"], ["wheat0"]])
    view = state.observe(0)
    assert [event.kind for event in GAME.forecast(view, Play("vizier"))] == ["character"]
    state.apply(Play("vizier"))
    assert [event.kind for event in GAME.forecast(state.observe(0), Opponent(1))] == ["targeted"]
    events = state.apply(Opponent(1))
    assert GAME.visible(events[1], 0).cards == ("ivory3", "fish0")
    assert GAME.visible(events[1], 1) is None
    assert seen(state, 0, "piles", 1) == {"ivory3": 1, "fish0": 1}
    assert seen(state, 2, "piles", 1) == {"beige": 2}
    (took, _) = state.apply(Pick("ivory3"))
    assert [GAME.visible(took, viewer).card for viewer in (0, 1, 2, None)] == ["ivory3", "ivory3", "beige", "beige"]
    assert seen(state, 0, "piles", 1) == {"beige": 1}
    assert seen(state, 1, "hands", 0) == {"ivory3": 1}
    assert seen(state, 2, "hands", 0) == {"beige": 1}


def test_a_pile_that_is_embalmed_or_purged_is_known_as_before() -> None:
    known = {"known_piles": [{"fish1": 1, "wheat0": 1}, {}]}
    piles = [["fish1", "fish0", "wheat0"], []]
    state = table(piles=piles, **known, tokens=["embalming", "flood"], agenda=[["next", 0], ["pick_event", 0]])
    (_, embalmed, _) = state.apply(Event("embalming"))
    assert GAME.visible(embalmed, 1).cards == ("beige", "beige", "beige")
    assert seen(state, 1, "hands", 0) == {"fish1": 1, "wheat0": 1, "beige": 1}
    state = table(piles=piles, **known, hands=[["priest"], []])
    state.apply(Play("priest"))
    state.apply(Purge("fish", ()))
    assert seen(state, 1, "piles", 0) == {"wheat0": 1}


def test_cards_for_the_scribe_move_together_and_unseen() -> None:
    hand = ["wheat1", "wheat0", "fish1", "fish0", "cattle1", "cattle0", "marble0"]
    other = ["wheat1", "fish1", "cattle1", "ebony2", "ebony0", "amulet", "marble0"]
    worlds = []
    for first in ("wheat1", "fish0"):
        state = table(seats=3, hands=[["scribe_fish"], hand, other], known_hands=[{}, {"wheat1": 1}, {}])
        state.apply(Play("scribe_fish"))
        events = state.apply(GiveUp(first))
        assert [GAME.visible(event, 1) for event in events] == events
        assert [GAME.visible(event, 2) for event in events] == [None]
        assert state.observe(1).hand_size(1) == 6
        assert state.observe(2).hand_size(1) == 7
        worlds.append(state)
    for viewer in (0, 2, None):
        assert worlds[0].observe(viewer).position() == worlds[1].observe(viewer).position()
    assert [event.kind for event in GAME.forecast(worlds[0].observe(2), GiveUp("amulet"))] == ["set_aside"]
    worlds[0].apply(GiveUp("amulet"))
    assert seen(worlds[0], 0, "hands", 1) == {"beige": 6}
    assert seen(worlds[0], 0, "piles", 1) == {"beige": 1}


def test_horizontal_sets_show_nothing_before_the_last_is_in() -> None:
    agenda = [["settle", 2], ["horizontal", 2], ["horizontal", 1], ["horizontal", 0]]
    hands = [["wheat1", "wheat0", "wheat0g"], ["fish1", "fish0", "fish0", "amulet"], []]
    worlds = []
    for answers in ([Done()], [Horizontal("wheat", ("wheat1", "wheat0", "wheat0g")), Done()], []):
        state = table(seats=3, round=3, market=[], hands=hands, agenda=agenda)
        for answer in answers:
            events = state.apply(answer)
            assert [event for event in events if GAME.visible(event, 1)] == []
        worlds.append(state)
    for viewer in (1, 2, None):
        shown = {json.dumps(world.observe(viewer).position()) for world in worlds}
        assert len(shown) == 1
    view = worlds[1].observe(1)
    assert view.hand_size(0) == 3
    assert GAME.forecast(worlds[1].observe(1), Done()) == []
    worlds[1].apply(Done())
    kinds = [event.kind for event in worlds[1].apply(Done())]
    assert kinds[:3] == ["horizontal"] * 3
    assert kinds[-1] == "over"


def test_tokens_are_known_to_those_who_have_picked() -> None:
    hands = [["wheat1", "wheat1", "wheat0"], ["fish1", "fish1", "fish0"], []]
    state, action = table(seats=3, hands=hands), PlaySet("wheat", ("wheat1", "wheat1", "wheat0"))
    assert [event.kind for event in GAME.forecast(state.observe(0), action)] == ["set"]
    state.apply(action)
    assert state.decision().kind == "tokens"
    events = state.apply(state.draw(DealSource(3)))
    assert [GAME.visible(event, 1) for event in events] == [None]
    tokens = state.tokens
    assert [state.observe(viewer).tokens for viewer in (0, 1, 2, None)] == [tokens, None, None, None]


# Forecasts


def test_a_forecast_names_no_face_down_character() -> None:
    state = table(market=["orange", "wheat1", "orange", "fish1"], deck=9)
    for at in range(1, 5):
        taken, *rest = GAME.forecast(state.observe(0), Take(at))
        assert (*taken.skipped, taken.card) == ("orange", "wheat1", "orange", "fish1")[:at]
        assert rest == []
    state = table(hands=[["merchant"], []], market=["orange"])
    character, fetched = GAME.forecast(state.observe(0), Play("merchant"))
    assert (character.kind, fetched.card) == ("character", "orange")


# Samples


def only(unseen: dict[str, int], **position: Any) -> SobekState:
    """A state in which nothing else is in the bag: all that lies nowhere is on the discard pile."""
    state = table(market=["orange"], **position)
    bag = {name: state.bag[kind] for kind, name in enumerate(NAMES[:KINDS])}
    return table(market=["orange"], discard={name: bag[name] - unseen.get(name, 0) for name in bag}, **position)


def chi_square(found: Counter[Any], chances: dict[Any, float], count: int) -> float:
    assert set(found) <= set(chances)
    return sum((found[key] - count * chance) ** 2 / (count * chance) for key, chance in chances.items())


def test_unknown_cards_of_small_hands_are_spread_uniformly() -> None:
    """Two unknown cards of a pool of seven: hypergeometric, as if dealt."""
    pool = {"wheat1": 3, "wheat0": 2, "amulet": 2}
    state = only({"wheat1": 2, "wheat0": 1, "amulet": 2, "queen": 1}, hands=[[], ["wheat1", "wheat0"]], deck=3)
    view = state.observe(0)
    assert {name: view.bag[NAMES.index(name)] for name in pool} == pool
    chances = {}
    for first in range(3):
        for second in range(3 - first):
            third = 2 - first - second
            ways = comb(3, first) * comb(2, second) * comb(2, third)
            chances[first, second, third] = ways / comb(7, 2)
    rng, count = Random(5), 6000
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(count):
        world = GAME.sample(view, rng)
        assert isinstance(world, SobekState)
        found[tuple(world.hands[1][NAMES.index(name)] for name in pool)] += 1
    assert chi_square(found, chances, count) < 20.5  # 5 degrees of freedom, one in a thousand


def test_known_cards_stay_and_hand_and_pile_share_the_pool() -> None:
    """One card of a hand is known; the unknown one and that of the pile are drawn without replacement."""
    hidden = {"hands": [[], ["wheat1", "wheat0"]], "piles": [[], ["fish1"]], "known_hands": [{}, {"wheat1": 1}]}
    view = only({"amulet": 1, "queen": 1}, **hidden).observe(0)
    assert view.position()["hands"][1] == {"wheat1": 1, "beige": 1}
    rng, count = Random(6), 6000
    found: Counter[tuple[str, str]] = Counter()
    for _ in range(count):
        world = GAME.sample(view, rng)
        assert isinstance(world, SobekState)
        assert world.hands[1][NAMES.index("wheat1")] == 1
        (hand,) = (NAMES[kind] for kind in DECKED if world.hands[1][kind] and NAMES[kind] != "wheat1")
        (pile,) = (NAMES[kind] for kind in DECKED if world.piles[1][kind])
        found[hand, pile] += 1
    names = ("wheat0", "fish1", "amulet")
    chances = {(a, b): 1 / 6 for a in names for b in names if a != b}
    assert chi_square(found, chances, count) < 20.5


def test_unseen_tokens_and_secret_choices_are_sampled_too() -> None:
    state = table(tokens=["flood", "curse", "deceit"], used=["flood", "curse"], looked=[1])
    view, rng = state.observe(0), Random(7)
    found: Counter[str] = Counter()
    for _ in range(3000):
        world = GAME.sample(view, rng)
        tokens = world.position()["tokens"]
        assert len(tokens) == 3
        found.update(tokens)
    weights = {"flood": 1, "curse": 1, "prosperity": 2}
    chances = {name: weights.get(name, 1) / 10 for name in sorted(set(found))}
    assert len(chances) == 9
    assert chi_square(found, chances, 9000) < 26.1  # 8 degrees of freedom, one in a thousand
    agenda = [["settle", 1], ["horizontal", 1]]
    view = table(market=[], hands=[["wheat1", "wheat0", "wheat0"], []], agenda=agenda).observe(1)
    laid = {GAME.sample(view, rng).position()["laid"][0] == [] for _ in range(60)}
    assert laid == {True, False}


def test_a_sample_can_answer_what_another_seat_is_asked() -> None:
    """Whoever is asked for a good of his pile has one there, whatever else is unknown."""
    state = table(hands=[["priest"], []], piles=[["amulet", "amulet", "wheat1"], []])
    state.apply(Play("priest"))
    rng = Random(8)
    assert all(GAME.sample(state.observe(1), rng).actions() for _ in range(200))
