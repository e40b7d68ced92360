# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Three ways to value a move: the worst that can happen, the odds of random play, and minimax."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from random import Random

from desktop_app.core.position import Move, Position
from desktop_app.core.score import to_parent
from desktop_app.players.registry import StrategyId, make_strategy
from desktop_app.players.strategy import Thinking
from desktop_app.search.knowledge import Knowledge
from desktop_app.search.labelled import LabelledEngine
from desktop_app.search.utility_scale import UtilityScale

WAYS = tuple(map(StrategyId, ("worst-case", "best-odds", "perfect")))
"""Who goes by them."""
PERFECT = StrategyId("perfect")


@dataclass(frozen=True, slots=True)
class ValuedMove:
    """One move, valued in three ways for the player who makes it.

    Attributes:
        move: the move.
        worst: the worst outcome that can follow, whatever anybody plays.
        wins: how likely a win is if both move at random afterwards; on a bare tree of numbers
            the mean instead.
        losses: how likely a loss is.
        value: what minimax says.
    """

    move: Move
    worst: float
    wins: Fraction
    losses: Fraction
    value: float


def three_ways(
    position: Position, knowledge: Knowledge, worth: UtilityScale = UtilityScale.QUICK
) -> list[ValuedMove]:
    """All moves of a position that is small enough to count everything below it.

    Args:
        position: whose moves are valued.
        knowledge: what was counted before.
        worth: how minimax counts the ends of the game.
    """
    labels = knowledge.engine(LabelledEngine, position.game)
    player, tree, count = position.turn, labels.tree, labels.random_play
    found: list[ValuedMove] = []
    for move in position.legal_moves():
        after = position.after(move)
        endings = count.endings(after)
        value = worth.counted(position, to_parent(tree.value(after))) * player
        if position.game.is_numeric:
            wins, losses = endings.mean(player), Fraction(0)
        else:
            wins, losses = endings.share(player, 1), endings.share(player, -1)
        found.append(ValuedMove(move, endings.worst(player), wins, losses, value))
    return found


def chosen(moves: list[ValuedMove], way: StrategyId) -> list[Move]:
    """The moves among which a player who goes by one of the ways chooses."""
    best = max(_merit(move, way) for move in moves)
    return [move.move for move in moves if _merit(move, way) == best]


def _merit(move: ValuedMove, way: StrategyId) -> tuple[float | Fraction, ...]:
    if way.kind == "worst-case":
        return (move.worst,)
    return (move.wins, -move.losses) if way.kind == "best-odds" else (move.value,)


def played_out(
    position: Position, way: StrategyId, knowledge: Knowledge, seed: int = 0
) -> tuple[list[Move], Position]:
    """A game from here on: the player to move goes by one of the ways, the other is perfect.

    Returns:
        The moves, and the position at the end.
    """
    players = {position.turn: make_strategy(way), position.turn.opponent: make_strategy(PERFECT)}
    random, moves = Random(seed), list[Move]()
    while position.outcome is None:
        thinking = Thinking(random, knowledge=knowledge)
        move = players[position.turn].choose(position, thinking).move
        moves.append(move)
        position = position.after(move)
    return moves, position
