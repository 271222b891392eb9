"""Search for any game of the contract: a tree over what the decider knows, grown by random playouts.

Every iteration fills in the unknown anew (`Game.sample`), walks down the actions that are legal in that sample, adds
one node and plays on at random; so hidden hands, chance and simultaneous choices need no special care. Arithmetic is
kept to what every machine rounds alike (no logarithms), because a level must answer the same everywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

from felucca.ai.chooser import Budget, Choice, Dice, Reason
from felucca.ai.levels import Level
from felucca.model.core.chance import RandomSource
from felucca.model.core.contract import Game, State

EXPLORE = 0.4
"""Weight of curiosity against the mean, which runs from 0 to 1."""
WIDTH = 6
"""Actions tried at a node before the first is tried again; grows with the square root of the visits."""
HORIZON = 600
"""Decisions and chance steps of a playout, after which the points so far are compared."""


class _Node:
    __slots__ = ("children", "margin", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Any, _Node] = {}
        self.visits = 0
        self.total = 0.0
        self.margin = 0


def _best_other(scores: Sequence[int], seat: int) -> int:
    return max((points for other, points in enumerate(scores) if other != seat), default=0)


def _values(state: State) -> list[tuple[float, int]]:
    """For each seat its worth from 0 to 1, most of it for winning, the rest for the margin; and the margin."""
    result = state.result()
    scores = state.scores()
    values = []
    for seat, own in enumerate(scores):
        margin = own - _best_other(scores, seat)
        won = (margin > 0) + 0.5 * (margin == 0)
        if result is not None:
            won = 1.0 / len(result.winners) if seat in result.winners else 0.0
        values.append((0.8 * won + 0.1 * (1 + margin / (10 + abs(margin))), margin))
    return values


def _tried(node: _Node, actions: Sequence[Any]) -> list[tuple[Any, _Node]]:
    """The children that are legal in this sample."""
    if isinstance(actions, list | tuple):
        return [(action, node.children[action]) for action in actions if action in node.children]
    return [(action, child) for action, child in node.children.items() if action in actions]


def _untried(node: _Node, actions: Sequence[Any], dice: Dice) -> Any:
    """A random action that has no child yet; there must be one."""
    start = dice.randrange(len(actions))
    offset = 0
    while (action := actions[(start + offset) % len(actions)]) in node.children:
        offset += 1
    return action


def _descend(node: _Node, actions: Sequence[Any], dice: Dice) -> tuple[Any, bool]:
    """The action to follow, and whether it is a new one."""
    tried = _tried(node, actions)
    wanted = min(len(actions), int(WIDTH + 2 * sqrt(node.visits)))
    if len(tried) < wanted:
        return _untried(node, actions, dice), True
    curiosity = EXPLORE * sqrt(sqrt(node.visits))
    best, best_value = tried[0][0], -1.0
    for action, child in tried:
        value = child.total / child.visits + curiosity / sqrt(child.visits)
        if value > best_value:
            best, best_value = action, value
    return best, False


def _playout(state: State, source: RandomSource, dice: Dice) -> None:
    for _ in range(HORIZON):
        if state.result() is not None:
            return
        if state.decision().seat is None:
            action = state.draw(source)
        else:
            actions = state.actions()
            action = actions[dice.randrange(len(actions))]
        state.apply(action, trusted=True)


def _iterate(root: _Node, state: State, source: RandomSource, dice: Dice) -> None:
    node = root
    path: list[tuple[int | None, _Node]] = [(None, root)]
    grown = False
    while not grown and state.result() is None:
        seat = state.decision().seat
        if seat is None:
            action = state.draw(source)
        else:
            action, grown = _descend(node, state.actions(), dice)
        state.apply(action, trusted=True)
        node = node.children.setdefault(action, _Node())
        path.append((seat, node))
    _playout(state, source, dice)
    values = _values(state)
    for seat, node in path:
        node.visits += 1
        if seat is not None:
            value, margin = values[seat]
            node.total += value
            node.margin += margin


def choose(game: Game, observation: State, level: Level, dice: Dice, budget: Budget) -> Choice:
    """The action tried most often; its reason is the mean lead, in points, at the end of the playouts behind it."""
    source = RandomSource(dice)
    root = _Node()
    for _ in range(level.iterations):
        if root.visits and budget.spent():
            break
        _iterate(root, game.sample(observation, dice), source, dice)
    best, node = max(root.children.items(), key=lambda item: (item[1].visits, item[1].total))
    outlook = Reason("outlook", round(node.margin / node.visits, 1), (("playouts", node.visits),))
    return Choice(best, (outlook,), budget.cut)
