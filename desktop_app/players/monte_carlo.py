# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Monte Carlo tree search (UCT): a player that learns from random games which moves to try."""

from __future__ import annotations

from math import log, sqrt
from random import Random

from desktop_app.core.position import Move, Player, Position
from desktop_app.players.strategy import ChosenMove, MoveContext
from desktop_app.search.limits import Budget, SearchStopped
from desktop_app.search.random_play import random_outcome

EXPLORATION = sqrt(2)
"""The exploration constant of UCB1, for results from 0 to 1: it favours moves seldom tried."""


class _Node:
    """A node of the search tree, reached by a move of `mover`.

    Attributes:
        visits: the number of random games through this node.
        total: the sum of their outcomes for `mover`.
    """

    __slots__ = ("children", "mover", "position", "total", "untried", "visits")

    def __init__(self, position: Position, mover: Player, random: Random) -> None:
        self.position, self.mover = position, mover
        self.untried: list[Move] = list(position.legal_moves())
        random.shuffle(self.untried)
        self.children: dict[Move, _Node] = {}
        self.visits, self.total = 0, 0.0

    def grown(self, random: Random) -> _Node:
        """Expand the node with a random untried move and return the child."""
        move = self.untried.pop()
        child = _Node(self.position.after(move), self.position.turn, random)
        self.children[move] = child
        return child

    def most_promising(self, scale: _Scale) -> _Node:
        """Return the child with the highest upper confidence bound."""
        base = log(self.visits)
        return max(
            self.children.values(),
            key=lambda child: (
                scale.share(child.total / child.visits) + EXPLORATION * sqrt(base / child.visits)
            ),
        )


class _Scale:
    """Scales outcomes to shares from 0 to 1, between the worst and best seen so far."""

    def __init__(self) -> None:
        self._least, self._most = -1.0, 1.0

    def take(self, outcome: float) -> None:
        self._least = min(self._least, -abs(outcome))
        self._most = max(self._most, abs(outcome))

    def share(self, outcome: float) -> float:
        return (outcome - self._least) / (self._most - self._least)


class MonteCarlo:
    """Monte Carlo tree search with a given number of random games per move.

    It plays the move that was visited most. It needs no evaluation; with enough games its move
    becomes the one of minimax, but nothing is ever proven.

    Sources: L. Kocsis, C. Szepesvári, "Bandit based Monte-Carlo Planning", 2006 (UCT); P. Auer, N.
    Cesa-Bianchi, P. Fischer, "Finite-time Analysis of the Multiarmed Bandit Problem", 2002 (UCB1);
    C. Browne et al., "A Survey of Monte Carlo Tree Search Methods", 2012 (the four steps, and that
    the most visited move is played).
    """

    def __init__(self, playouts: int) -> None:
        self.playouts = playouts

    def choose(self, position: Position, thinking: MoveContext) -> ChosenMove:
        """Choose a move by random games; there are fewer of them if the limits end the search."""
        budget = Budget(thinking.limits, thinking.should_stop)
        root, scale = _Node(position, position.turn, thinking.random), _Scale()
        deepest = 0
        try:
            for count in range(self.playouts):
                if count:
                    budget.check(count)
                deepest = max(deepest, _try_once(root, scale, thinking.random))
        except SearchStopped:
            pass
        most = max(child.visits for child in root.children.values())
        best = [move for move, child in root.children.items() if child.visits == most]
        move = thinking.random.choice(best)
        return ChosenMove(move, depth=deepest, nodes=root.visits, equals=len(best))


def _try_once(root: _Node, scale: _Scale, random: Random) -> int:
    """Play one random game and update the tree; return how many plies ahead its new node is."""
    path = [root]
    while not path[-1].untried and path[-1].children:
        path.append(path[-1].most_promising(scale))
    if path[-1].untried:
        path.append(path[-1].grown(random))
    outcome = _ending(path[-1].position, random)
    scale.take(outcome)
    for node in path:
        node.visits += 1
        node.total += outcome * node.mover
    return len(path) - 1


def _ending(position: Position, random: Random) -> float:
    """Play a random game to its end and return the outcome for Max."""
    return random_outcome(position, random) if position.outcome is None else position.outcome
