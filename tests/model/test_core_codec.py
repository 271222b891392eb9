"""Actions as JSON, the digest, and the narrowing of a list field by field."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pytest

from felucca.model.core import codec, games
from felucca.model.core.chance import DealSource
from toy.game import GAME, Stakes
from toy.moves import Answer, Play, Show, Skip, Stake

CARCASSONNE = games.find("carcassonne")


class Move(NamedTuple):
    at: tuple[int, int]
    rot: int
    ghost: str | None = None
    do: str = "move"


@pytest.mark.parametrize(
    ("game", "step"),
    [
        (CARCASSONNE, {"do": "place", "at": [1, -2], "rot": 3}),
        (CARCASSONNE, {"do": "place", "at": [1, 0], "rot": 0, "bridge": {"at": [1, 1], "axis": "NS"}}),
        (CARCASSONNE, {"do": "claim", "feature": "f1"}),
        (CARCASSONNE, {"do": "claim", "feature": None}),
        (GAME, {"do": "answer", "pay": False}),
        (GAME, {"do": "skip"}),
    ],
)
def test_a_step_survives_the_way_through_an_action(game: Any, step: dict[str, Any]) -> None:
    action = codec.action_of(game, step)
    assert codec.action_json(action) == step
    assert hash(action) == hash(codec.action_of(game, json.loads(json.dumps(step))))


@pytest.mark.parametrize(
    "step",
    [
        {},
        {"do": "fly"},
        {"do": ["play"]},
        {"do": "play"},
        {"do": "play", "cards": "date"},
        {"do": "play", "card": {"name": "date"}},
        {"do": "stake", "coins": 1.5},
        {"do": "place", "at": [1, 0], "rot": 0, "bridge": {"on": [1, 1]}},
        {"do": "place", "at": [1, 0], "rot": 0, "bridge": 7},
    ],
)
@pytest.mark.parametrize("game", [CARCASSONNE, GAME], ids=["carcassonne", "toy"])
def test_what_is_no_step_is_a_value_error(game: Any, step: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"unknown verb|wrong fields"):
        codec.action_of(game, step)


def test_the_verb_has_its_type() -> None:
    assert codec.action_type(GAME, "show") is Show
    with pytest.raises(ValueError, match="unknown verb 'fly'"):
        codec.action_type(GAME, "fly")


def test_the_digest_does_not_depend_on_the_order_of_keys() -> None:
    assert codec.digest({"a": 1, "b": [None, "é"]}) == codec.digest({"b": [None, "é"], "a": 1})
    assert codec.digest({"a": 1}) != codec.digest({"a": 2})
    assert codec.digest({"a": 1}) == "1f8c00645b7df6ce"


def test_a_list_is_narrowed_verb_by_verb_and_field_by_field() -> None:
    actions = [Move((0, 1), 0), Move((0, 1), 2), Move((5, 5), 1, "x"), Skip()]
    assert codec.verbs(actions) == ["move", "skip"]
    assert codec.choices(actions, "move", []) == [(0, 1), (5, 5)]
    assert codec.choices(actions, "move", [(0, 1)]) == [0, 2]
    assert codec.choices(actions, "move", [(0, 1), 2]) == [None]
    assert codec.choices(actions, "move", [(0, 1), 2, None]) == []
    assert codec.choices(actions, "move", [(9, 9)]) == []
    assert codec.choices(actions, "skip", []) == []


def test_a_computed_list_answers_for_itself() -> None:
    stakes = Stakes(500)
    assert codec.verbs(stakes) == ["stake"]
    assert codec.choices(stakes, "stake", []) == range(501)
    assert codec.choices(stakes, "stake", [3]) == ()
    assert Stake(500) in stakes
    assert Stake(501) not in stakes


def test_the_fields_of_any_legal_action_lead_to_it() -> None:
    state = GAME.new(2, {})
    source = DealSource(3)
    while state.decision().seat is None:
        state.apply(state.draw(source))
    for action in state.actions():
        assert isinstance(action, Play)
        assert action.card in codec.choices(state.actions(), action.do, [])
    assert Answer(True) not in state.actions()
