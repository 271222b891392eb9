"""The properties that conformance tries on a position. Each takes a `Look` and complains through it."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

from felucca.model.core import codec
from felucca.model.core.chance import RandomSource
from felucca.model.core.conformance_look import Look
from felucca.model.core.conformance_mutants import mutants
from felucca.model.core.conformance_player import pick, some
from felucca.model.core.conformance_secrets import forecast_holds, observation_holds, sample_holds, silence_holds
from felucca.model.core.contract import IllegalAction, Refusal, State

LISTED = 200
"""Of a longer (computed) list only so many actions are looked at."""


class _Nonsense(NamedTuple):
    """An action of no game."""

    do: str = "no such verb"


def question_stands(look: Look) -> None:
    """A seat is asked with a list, chance without, and `over` goes with a result."""
    state, decision = look.state, look.state.decision()
    over = decision.seat is None and decision.kind == "over"
    look.require((state.result() is not None) == over, "decision", f"{decision} with result {state.result()}")
    if decision.seat is None:
        look.equal(len(state.actions()), 0, "decision", f"{decision} lists actions")
    else:
        look.require(decision.seat in range(state.seats), "decision", f"nobody sits at {decision}")
        look.require(len(state.actions()) > 0, "decision", f"{decision} has no answer")


def components_stay(look: Look) -> None:
    look.equal(look.trial.game.conserved(look.state), look.conserved, "conserved", "components")


def result_adds_up(look: Look) -> None:
    result = look.state.result()
    if result is not None:
        look.equal(result.scores, look.state.scores(), "result", "scores")
        look.require(len(result.places) == look.state.seats and 1 in result.places, "result", f"places {result}")


def list_is_sequence(look: Look) -> None:
    """Sized, indexable, without doubles, the same at every call and in every copy."""
    actions = look.state.actions()
    first = [actions[index] for index in range(min(len(actions), LISTED))]
    look.equal(len(set(first)), len(first), "list", "doubles among the actions")
    look.require(all(action in actions for action in first), "list", "`in` denies an action of the list")
    if actions:
        look.require(actions[-1] == actions[len(actions) - 1] and actions[-1] in actions, "list", "the last action")
        look.equal(_head(look.state), first, "list", "a second call")
        look.equal(_head(look.state.clone()), first, "list", "a clone's list")


def _head(state: State) -> list[Any]:
    actions = state.actions()
    return [actions[index] for index in range(min(len(actions), LISTED))]


def fields_lead_to_actions(look: Look) -> None:
    """Narrowing by verb and fields reaches the actions of the list and no others."""
    actions = look.state.actions()
    for action in some(actions, 4, look.rng):
        look.require(action.do in codec.verbs(actions), "choices", f"no verb leads to {action}")
        for depth, value in enumerate(action[:-1]):
            values = codec.choices(actions, action.do, action[:depth])
            look.require(value in values, "choices", f"{action._fields[depth]} of {action} is not among {values}")
        look.equal(len(codec.choices(actions, action.do, action[:-1])), 0, "choices", f"values after all of {action}")
    if actions:
        action = pick(look.trial.game, actions, look.rng)
        look.require(action in actions, "choices", f"they lead to {action}, which is not listed")


def listed_apply(look: Look) -> None:
    """What is listed is legal, with and without the check, and leads on to a sound state."""
    for action in some(look.state.actions(), 8, look.rng):
        look.require(look.state.check(action) is None, "listed", f"{action} is refused: {look.state.check(action)}")
        checked, trusted = look.state.clone(), look.state.clone()
        events = look.advance(checked, action)
        look.equal(trusted.apply(action, True), events, "listed", f"events of {action}, unchecked")
        look.equal(trusted.position(), checked.position(), "listed", f"{action}, unchecked")
        look.equal(look.trial.game.conserved(checked), look.conserved, "conserved", f"after {action}")
        json.dumps([codec.plain(event) for event in events])


def others_refused(look: Look) -> None:
    """What is not listed is refused by `check` and `apply`, with a reason, and the state stays."""
    state, actions = look.state.clone(), look.state.actions()
    chance = state.draw(look.source).do if state.decision().seat is None and state.result() is None else None
    refused = []
    for action in [_Nonsense(), *mutants(actions, look.rng), *some(look.seen, 8, look.rng)]:
        if action.do == chance:
            continue
        legal, refusal = action in actions, state.check(action)
        look.equal(refusal is None, legal, "refused", f"{action}: accepted by check, not by the list, or otherwise")
        if refusal is not None:
            _refuse(look, state, action, refusal)
            refused.append(action)
    if state.position() != look.state.position():
        _name_culprit(look, refused)


def _refuse(look: Look, state: State, action: Any, refusal: Refusal) -> None:
    look.require(bool(refusal.code), "refused", f"{action} without a reason")
    try:
        state.apply(action)
    except IllegalAction as error:
        look.equal(error.refusal, refusal, "refused", f"the reason against {action}")
    else:
        look.fail("refused", f"{action} was applied although {refusal}")


def _name_culprit(look: Look, refused: list[Any]) -> None:
    """Positions are dear: they are compared action by action only once it is known that one of them left a mark."""
    for action in refused:
        state = look.state.clone()
        with suppress(IllegalAction):
            state.apply(action)
        look.equal(state.position(), look.state.position(), "refused", f"the state after {action}")
    look.fail("refused", f"the state changed by {len(refused)} refused actions together")


def clone_is_independent(look: Look) -> None:
    clone = look.state.clone()
    look.equal(clone.position(), look.state.position(), "clone", "the copy")
    rng_source = RandomSource(look.rng)
    for _ in range(6):
        if clone.result() is not None:
            return
        asked = clone.decision().seat is not None
        look.advance(clone, pick(look.trial.game, clone.actions(), look.rng) if asked else clone.draw(rng_source))


def position_reads_back(look: Look) -> None:
    """A position is JSON as it stands, and makes an equal state with an equal list."""
    position = look.state.position()
    look.equal(json.loads(json.dumps(position)), position, "position", "through JSON text")
    state = look.trial.game.read(position)
    look.equal(state.position(), position, "position", "read and written again")
    look.equal(state.decision(), look.state.decision(), "position", "the question, read back")
    look.equal(_head(state), _head(look.state), "position", "the list, read back")
    look.equal(look.state.position(), position, "position", "the state it was written from")


def codec_round_trip(look: Look) -> None:
    for action in some(look.state.actions(), LISTED, look.rng):
        step = json.loads(json.dumps(codec.action_json(action)))
        again = codec.action_of(look.trial.game, step)
        look.require(again == action and type(again) is type(action), "codec", f"{action} came back as {again}")


def chance_is_fair(look: Look) -> None:
    """A draw changes nothing, follows the deal number, and any source's outcome is legal."""
    state = look.state
    if state.decision().seat is not None or state.result() is not None:
        return
    drawn = state.draw(look.source)
    look.equal(state.draw(look.source), drawn, "deal", "a second draw")
    look.equal(state.clone().draw(look.source), drawn, "deal", "a clone's draw")
    look.equal(look.trial.game.read(state.position()).draw(look.source), drawn, "deal", "the draw, read back")
    for outcome in {drawn, *(state.draw(RandomSource(look.rng)) for _ in range(3))}:
        look.require(state.check(outcome) is None, "deal", f"{outcome} is refused: {state.check(outcome)}")
        after = state.clone()
        look.advance(after, outcome)
        look.equal(look.trial.game.conserved(after), look.conserved, "conserved", f"after {outcome}")
        again = codec.action_of(look.trial.game, json.loads(json.dumps(codec.action_json(outcome))))
        look.equal(again, outcome, "codec", "the outcome")


Property = Callable[[Look], None]

ALWAYS: tuple[Property, ...] = (question_stands, result_adds_up)
"""Cheap: tried on every position."""

INSPECTED: tuple[Property, ...] = (
    components_stay,
    list_is_sequence,
    fields_lead_to_actions,
    listed_apply,
    others_refused,
    chance_is_fair,
    clone_is_independent,
    position_reads_back,
    codec_round_trip,
    observation_holds,
    sample_holds,
    forecast_holds,
    silence_holds,
)
