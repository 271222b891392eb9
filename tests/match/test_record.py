"""Records: save, replay, other rules, damaged files, the schema."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from felucca.match.match import Match
from felucca.match.record import RecordError, load, parse
from felucca.model.carcassonne import components

from . import pocket
from .pocket import Extra, Keep, Nod
from .tables import answer, digest, play, revision_of, setup, take

BOTH = pytest.mark.parametrize("game", ["pocket", "carcassonne"])
SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "record.schema.json").read_text(encoding="utf-8"))


def saved(match: Match) -> dict[str, Any]:
    """The record as it comes back from a file."""
    data: dict[str, Any] = json.loads(json.dumps(match.record().to_json()))
    return data


def middle(game: str = "pocket", players: str = "pp", answers: int = 5) -> Match:
    match = Match.start(setup(players, game))
    play(match, random.Random(8), answers)
    return match


@BOTH
@pytest.mark.parametrize("answers", [0, 1, 7, 10_000])
def test_a_record_comes_back_as_the_same_match(game: str, answers: int) -> None:
    match = middle(game, "pn", answers)
    match.meta["seconds"] = 12
    data = saved(match)
    loaded = load(json.dumps(data).encode())
    assert loaded.differs_from is None
    assert saved(loaded.match) == data
    assert [step.events for step in loaded.match.history] == [step.events for step in match.history]
    assert loaded.match.can_undo == match.can_undo
    jsonschema.validate(data, SCHEMA)


@BOTH
def test_save_play_on_load_play_the_same_gives_the_same_draws(game: str) -> None:
    match = middle(game)
    data = saved(match)
    play(match, random.Random(3))
    for _ in range(3):
        again = load(data).match
        play(again, random.Random(3))
        assert digest(again) == digest(match)
        play(Match.start(setup("pp", game, deal=99)), random.Random(1))


def test_two_saves_of_different_deals_go_on_differently() -> None:
    ends = set()
    for deal in range(1, 21):
        match = Match.start(setup("pp", "carcassonne", deal=deal))
        play(match, random.Random(1), 4)
        again = load(saved(match)).match
        play(again, random.Random(1), 20)
        ends.add(tuple(step.action for step in again.history if step.seat is None))
    assert len(ends) == 20


def test_a_match_that_waited_for_end_turn_waits_again() -> None:
    match = Match.start(setup("pp"))
    match.confirm_by_end_turn = True
    answer(match, Keep(1), Extra("pass"), Nod(True))
    again = load(saved(match)).match
    assert again.awaits_end_turn
    assert again.can_undo
    assert digest(again) == digest(match)
    assert again.end_turn() == match.end_turn()


def test_practice_stays_practice() -> None:
    match = Match.start(setup("pn", practice=True))
    play(match, random.Random(1), 8)
    data = saved(match)
    assert data["setup"]["practice"] is True
    again = load(data).match
    while again.can_undo:
        again.undo()
    assert len(again.history) == 3


def test_a_record_does_not_change_with_the_match() -> None:
    match = middle()
    match.meta["names"] = ["a"]
    record = match.record()
    before = json.dumps(record.to_json())
    match.meta["names"].append("b")
    play(match, random.Random(1))
    assert json.dumps(record.to_json()) == before


# Other rules


def change_price(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pocket, "PRICE", {1: 2, 2: 4, 3: 5})


def kept_once_then_twice() -> Match:
    match = Match.start(setup("pp"))
    answer(match, Keep(1), Extra("pass"), Nod(True), Keep(2), Extra("pass"))
    return match


def test_other_rules_name_the_first_step_and_go_on_from_the_position(monkeypatch: pytest.MonkeyPatch) -> None:
    match = kept_once_then_twice()
    data = saved(match)
    change_price(monkeypatch)
    loaded = load(data)
    assert data["steps"][7]["do"] == "keep"
    assert loaded.differs_from == 8
    again = loaded.match
    assert digest(again) == digest(match)
    assert [step.is_jump for step in again.history] == [False] * 7 + [True]
    assert saved(again)["steps"] == data["steps"]
    assert again.question == match.question._replace(number=again.question.number)  # type: ignore[union-attr]
    assert not again.can_undo


@pytest.mark.parametrize("practice", [True, False])
def test_undo_stops_where_the_rules_changed(monkeypatch: pytest.MonkeyPatch, practice: bool) -> None:
    match = Match.start(setup("pp", practice=practice))
    answer(match, Keep(1), Extra("pass"), Nod(True), Keep(2))
    data = saved(match)
    change_price(monkeypatch)
    again = load(data).match
    start = digest(again)
    answer(again, Extra("pass"))
    again.undo()
    assert digest(again) == start
    assert not again.can_undo


def test_a_game_under_other_rules_is_played_to_its_end_and_saved_again(monkeypatch: pytest.MonkeyPatch) -> None:
    data = saved(kept_once_then_twice())
    change_price(monkeypatch)
    first = load(data).match
    play(first, random.Random(6), 2)
    second = load(saved(first))
    assert second.differs_from is None
    assert digest(second.match) == digest(first)
    assert saved(second.match) == saved(first)
    play(second.match, random.Random(6))
    end = saved(second.match)
    jsonschema.validate(end, SCHEMA)
    assert second.match.result is not None
    assert load(end).differs_from is None
    assert load(end).match.result == second.match.result


def test_rules_changed_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second change may begin to differ before or after the place where the first one cut."""
    data = saved(kept_once_then_twice())
    change_price(monkeypatch)
    once = load(data).match
    play(once, random.Random(6), 1)
    question = once.question
    assert question is not None
    answer(once, Keep(3))
    data = saved(once)
    for prices, differs, jumps in (({1: 2, 2: 4, 3: 6}, len(data["steps"]), 2), ({1: 1, 2: 4, 3: 5}, 4, 1)):
        monkeypatch.setattr(pocket, "PRICE", prices)
        loaded = load(data)
        assert loaded.differs_from == differs
        assert sum(step.is_jump for step in loaded.match.history) == jumps
        assert digest(loaded.match) == digest(once)
        assert saved(loaded.match)["steps"] == data["steps"]
        play(loaded.match, random.Random(2))
        assert load(saved(loaded.match)).match.result == loaded.match.result


def test_a_verb_that_is_gone_counts_as_other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    data = saved(kept_once_then_twice())
    monkeypatch.setattr(pocket.Pocket, "action_types", tuple(set(pocket.Pocket.action_types) - {pocket.Nod}))
    assert load(data).differs_from == 6


def test_a_changed_value_of_carcassonne(monkeypatch: pytest.MonkeyPatch) -> None:
    """A city tile is worth another number of points: the game opens, says where it differs, and ends."""
    match = Match.start(setup("ppp", "carcassonne", deal=5))
    play(match, random.Random(0), 90)
    data = saved(match)
    changed = [name for name in vars(components) if name.endswith("_POINTS") or "_POINTS_" in name]
    assert changed
    for module in ("components", "scoring"):
        target = __import__(f"felucca.model.carcassonne.{module}", fromlist=[module])
        for name in changed:
            if hasattr(target, name):
                monkeypatch.setattr(target, name, getattr(components, name) + 1)
    first = next(
        number for number, step in enumerate(match.history, 1) if any(event.kind == "scored" for event in step.events)
    )
    loaded = load(data)
    assert loaded.differs_from == first
    assert digest(loaded.match) == digest(match)
    play(loaded.match, random.Random(0))
    assert loaded.match.result is not None
    assert load(saved(loaded.match)).differs_from is None


def test_older_rules_are_replayed_and_newer_ones_are_not() -> None:
    data = saved(middle())
    ours = revision_of("pocket")
    assert load({**data, "rules": ours - 1}).differs_from is None
    with pytest.raises(RecordError) as caught:
        load({**data, "rules": ours + 1})
    assert caught.value.code == "too_new"


# Damage


def without(*path: Any) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        inner: Any = data
        for key in path[:-1]:
            inner = inner[key]
        del inner[path[-1]]

    return change


def put(value: Any, *path: Any) -> Callable[[dict[str, Any]], None]:
    def change(data: dict[str, Any]) -> None:
        inner: Any = data
        for key in path[:-1]:
            inner = inner[key]
        inner[path[-1]] = value

    return change


KEYS = ("rules", "game", "setup", "steps", "position", "meta")
DAMAGE: list[Callable[[dict[str, Any]], None]] = [
    *[without(key) for key in KEYS],
    *[put(None, key) for key in KEYS],
    *[put(3.5, key) for key in KEYS],
    *[put("text", key) for key in KEYS if key != "game"],
    put(0, "rules"),
    put(True, "rules"),
    put("carcassonne", "game"),
    *[without("setup", key) for key in ("game", "seats", "deal", "options", "practice")],
    put([], "setup", "seats"),
    put([1, 2], "setup", "seats"),
    put("7", "setup", "deal"),
    put(1, "setup", "practice"),
    put({"no such": 1}, "setup", "options"),
    without("setup", "seats", 0),
    without("setup", "seats", 0, "name"),
    put("pink", "setup", "seats", 0, "colour"),
    put(["lapis"], "setup", "seats", 0, "colour"),
    put("genius", "setup", "seats", 1, "player"),
    put(3, "steps", 0),
    put([], "steps", 2),
    without("steps", 2, "digest"),
    without("steps", 2, "do"),
    put(["keep"], "steps", 2, "do"),
    put("0", "steps", 2, "digest"),
    put("0" * 16, "steps", -1, "digest"),
    without("steps", -1),
    put({}, "position"),
    put(4, "position", "turns"),
    without("position", "secrets"),
    put(None, "cuts"),
    put("text", "cuts"),
    put([4], "cuts"),
    put([{"first": 1, "at": 1}], "cuts"),
    put([{"first": 9, "at": 2, "position": {}}], "cuts"),
    put([{"first": 1, "at": 99, "position": {}}], "cuts"),
    put([{"first": 1, "at": 1, "position": {}}], "cuts"),
]


@pytest.mark.parametrize("number", range(len(DAMAGE)))
def test_damaged_contents_are_named_as_such(number: int) -> None:
    data = saved(middle())
    DAMAGE[number](data)
    with pytest.raises(RecordError) as caught:
        load(data)
    assert caught.value.code == "damaged"


def broken_files() -> list[bytes]:
    text = json.dumps(saved(middle())).encode()
    cut = [text[: len(text) * part // 12] for part in range(12)]
    zeros = [bytes(len(text)), text[:200] + bytes(len(text) - 200)]
    noise = [text.replace(b"{", b"\xff", 1), text + b"}", text.replace(b'"rules": 3', b'"rules": NaN')]
    return [*cut, *zeros, *noise, b"[" * 100_000, b"9" * 5000, text.decode().encode("utf-16")[:-1]]


def test_broken_files_are_damaged() -> None:
    for text in broken_files():
        with pytest.raises(RecordError) as caught:
            load(text)
        assert caught.value.code == "damaged", text[:40]


@pytest.mark.parametrize(
    "data",
    [
        b"[]",
        b"3",
        b'"record"',
        b"{}",
        b'{"format": "felucca-record"}',
        b'{"format": "felucca-record/0"}',
        b'{"format": ["felucca-record/1"]}',
        b'{"format": "other/1"}',
    ],
)
def test_other_files_are_foreign(data: bytes) -> None:
    with pytest.raises(RecordError) as caught:
        load(data)
    assert caught.value.code == "foreign"


def test_unknown_games_are_foreign_and_newer_formats_too_new() -> None:
    data = saved(middle())
    data["setup"]["game"] = data["game"] = "chess"
    with pytest.raises(RecordError) as caught:
        load(data)
    assert caught.value.code == "foreign"
    with pytest.raises(RecordError) as caught:
        load({"format": "felucca-record/2", "anything": 1})
    assert caught.value.code == "too_new"


def test_a_flipped_action_costs_nobody_the_game() -> None:
    """Bit rot inside a step: the file still says where the game stood, so play goes on from there."""
    match = kept_once_then_twice()
    for number in range(len(match.history)):
        for wrong in ({"do": "keep", "times": 9}, {"do": "gone"}, {"do": "nod"}, {"do": "throw", "pips": {"a": 1}}):
            data = saved(match)
            data["steps"][number] = {**wrong, "digest": data["steps"][number]["digest"]}
            loaded = load(data)
            assert loaded.differs_from == number + 1
            assert digest(loaded.match) == digest(match)


def test_every_byte_flipped_gives_a_match_or_a_clear_error() -> None:
    text = json.dumps(saved(middle(answers=2))).encode()
    rng = random.Random(1)
    codes = set()
    for _ in range(400):
        broken = bytearray(text)
        broken[rng.randrange(len(text))] = rng.randrange(256)
        try:
            codes.add("" if load(bytes(broken)).match.question else "stuck")
        except RecordError as error:
            codes.add(error.code)
    assert codes == {"", "damaged", "foreign"}


def test_a_bad_record_leaves_the_running_match_alone() -> None:
    match = middle()
    before = digest(match)
    with pytest.raises(RecordError):
        load(b"{")
    take(match, random.Random(1))
    assert digest(match) != before


def test_parse_reads_without_playing() -> None:
    record = parse(json.dumps(saved(middle())))
    assert record.game == "pocket"
    assert len(record.setup.seats) == 2


@BOTH
def test_what_the_schema_refuses_is_refused(game: str) -> None:
    data = saved(middle(game))
    for key in KEYS:
        bad = {name: value for name, value in data.items() if name != key}
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(bad, SCHEMA)
