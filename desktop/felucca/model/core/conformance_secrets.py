"""The properties of observations: what a seat may know, and that nothing else shows."""

from __future__ import annotations

from typing import Any

from felucca.model.core.chance import RandomSource
from felucca.model.core.conformance_look import Look
from felucca.model.core.conformance_mutants import mutants
from felucca.model.core.conformance_player import some
from felucca.model.core.contract import Seat


def _viewers(look: Look) -> list[Seat | None]:
    return [*range(look.state.seats), None]


def observation_holds(look: Look) -> None:
    """The seat that is asked sees the same question, list and reasons; an observation is a state like any other."""
    game, state, decision = look.trial.game, look.state, look.state.decision()
    for viewer in _viewers(look):
        view = state.observe(viewer)
        look.require(type(view) is type(state), "observation", "it is of another class")
        look.equal(view.scores(), state.scores(), "observation", f"scores as seat {viewer} sees them")
        position = view.position()
        look.equal(view.observe(viewer).position(), position, "observation", f"seat {viewer} looks twice")
        look.equal(game.read(position).position(), position, "observation", f"seat {viewer}, read back")
    if decision.seat is None:
        return
    view, actions = state.observe(decision.seat), state.actions()
    look.equal(view.decision(), decision, "observation", "the question")
    seen = view.actions()
    look.equal(len(seen), len(actions), "observation", "the length of the list")
    for index in look.rng.sample(range(len(actions)), min(len(actions), 100)):
        look.equal(seen[index], actions[index], "observation", f"action {index} of the list")
    for action in [*some(actions, 8, look.rng), *mutants(actions, look.rng), *some(look.seen, 8, look.rng)]:
        look.equal(view.check(action), state.check(action), "observation", f"the reason against {action}")


def sample_holds(look: Look) -> None:
    """A sample is a whole state that looks, from the same seat, as the truth does."""
    game = look.trial.game
    for viewer in _viewers(look):
        view = look.state.observe(viewer)
        before = view.position()
        sample = game.sample(view, look.rng)
        look.equal(view.position(), before, "sample", f"the observation of seat {viewer} after it")
        look.equal(sample.observe(viewer).position(), before, "sample", f"what seat {viewer} sees of a sample")
        look.equal(game.conserved(sample), look.conserved, "sample", f"components of a sample of seat {viewer}")
        look.equal(sample.decision(), view.decision(), "sample", f"the question in a sample of seat {viewer}")
        if sample.result() is None and sample.decision().seat is None:
            look.advance(sample, sample.draw(RandomSource(look.rng)))
        elif sample.actions():
            look.advance(sample, sample.actions()[0])


def forecast_holds(look: Look) -> None:
    """What is foretold happens: in the truth and in any state that the observation allows."""
    game, seat = look.trial.game, look.state.decision().seat
    if seat is None:
        return
    view = look.state.observe(seat)
    before = view.position()
    for action in some(look.state.actions(), 4, look.rng):
        foretold = [game.visible(event, seat) for event in game.forecast(view, action)]
        look.equal(view.position(), before, "forecast", f"the observation after the forecast of {action}")
        for world in (look.state.clone(), game.sample(view, look.rng)):
            seen = [game.visible(event, seat) for event in world.apply(action)]
            look.equal(seen[: len(foretold)], foretold, "forecast", f"what follows {action}")


def silence_holds(look: Look) -> None:
    """Nothing shows but by events: where a seat sees the same of two answers, it cannot tell them apart afterwards."""
    game, state, decision = look.trial.game, look.state, look.state.decision()
    if state.result() is not None:
        return
    if decision.seat is None:
        outcomes = {state.draw(RandomSource(look.rng)): None for _ in range(6)}
        answers: list[Any] = list(outcomes)
    else:
        answers = some(state.actions(), 4, look.rng)
    for viewer in _viewers(look):
        if viewer == decision.seat and viewer is not None:
            continue
        told: dict[str, tuple[Any, Any]] = {}
        for answer in answers:
            world = state.clone()
            events = [game.visible(event, viewer) for event in world.apply(answer)]
            look_after = world.observe(viewer).position()
            other, known = told.setdefault(repr([event for event in events if event]), (answer, look_after))
            look.equal(look_after, known, "secret", f"seat {viewer} can tell {answer} from {other}")
