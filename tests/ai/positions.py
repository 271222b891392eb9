"""Questions to put to computer players."""

from __future__ import annotations

from felucca.ai.worker import Question
from felucca.model.core import games
from felucca.model.core.chance import DealSource
from felucca.model.core.contract import Game, State


def on_to_a_question(game: Game, state: State, deal: int) -> State:
    """The state at the next question to a seat."""
    while state.decision().seat is None and state.result() is None:
        state.apply(state.draw(DealSource(deal)))
    return state


def middle(game: Game, deal: int, decisions: int, seats: int = 2) -> State:
    """A game after so many decisions, or at its end."""
    state = on_to_a_question(game, game.new(seats, {}), deal)
    for number in range(decisions):
        if state.result() is not None:
            break
        actions = state.actions()
        state.apply(actions[number * 7 % len(actions)])
        on_to_a_question(game, state, deal)
    return state


def question(number: int, level: str = "novice", decisions: int = 20, game: str = "carcassonne") -> Question:
    state = middle(games.find(game), deal=5, decisions=decisions)
    seat = state.decision().seat
    assert seat is not None
    return Question(number, game, state.observe(seat).position(), seat, level, seed=11)
