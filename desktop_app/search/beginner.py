# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Who sees one move ahead, and what a player who makes no mistake can hope for against that one.

Of moves that minimax holds for equal some are harder to answer than others. If both sides move at
random the odds say little about that; against who wins or blocks when it can they do.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from desktop_app.core.entry import family_of
from desktop_app.core.position import Move, Player, Position
from desktop_app.search.labelled_tree import CAPACITY, LabelledTree
from desktop_app.search.limits import Budget, Limits, ShouldStop, never

_CHECK_MASK = 63


def wins(position: Position, move: Move) -> bool:
    """Whether a move wins at once for the player who makes it."""
    outcome = position.after(move).outcome
    return outcome is not None and outcome * position.turn > 0


def winning_moves(position: Position) -> Sequence[Move]:
    """The moves that win at once; where parts of a game are won before its end, any such part."""
    taking = family_of(position.game).immediate_gains(position)
    if taking is not None:
        return list(taking)
    return [move for move in position.legal_moves() if wins(position, move)]


def safe_moves(position: Position, should_stop: ShouldStop = never) -> Sequence[Move]:
    """The moves that neither lose at once nor let the other player win, as far as was looked."""
    known = family_of(position.game).safe_moves(position)
    if known is not None:
        return known
    safe: list[Move] = []
    for move in position.legal_moves():
        if should_stop():
            break
        if not _loses(position, move):
            safe.append(move)
    return safe


def _loses(position: Position, move: Move) -> bool:
    """Whether a move loses by itself, or the other player can win with the next."""
    child = position.after(move)
    if child.outcome is not None:
        return child.outcome * position.turn < 0
    moves_again = child.turn is position.turn
    return not moves_again and any(wins(child, reply) for reply in child.legal_moves())


def beginner_moves(position: Position) -> Sequence[Move]:
    """Among which a beginner chooses, all equally likely."""
    return winning_moves(position) or safe_moves(position) or position.legal_moves()


class BeginnerOdds:
    """How games end between a player who makes no mistake and a beginner, each counted once.

    The first plays the moves that are labelled best, and of equal ones that which promises most.
    """

    def __init__(self, tree: LabelledTree) -> None:
        """Begin with nothing; the labels say which moves are best."""
        self._tree = tree
        self._known: dict[Hashable, float] = {}

    def hope(self, position: Position, player: Player, budget: Budget | None = None) -> float:
        """The outcome on average, from the point of view of the player who makes no mistake.

        Raises:
            SearchStopped: somebody said stop; what was counted stays.
        """
        if len(self._known) > CAPACITY:
            self._known.clear()
        return self._count(position, player, budget or Budget(Limits()))

    def _count(self, position: Position, player: Player, budget: Budget) -> float:
        if position.outcome is not None:
            return float(position.outcome * player)
        key = position.canonical_key, player
        known = self._known.get(key)
        if known is not None:
            return known
        if not len(self._known) & _CHECK_MASK:
            budget.check_stop()
        if position.turn is player:
            found = max(self._count(child, player, budget) for child in self._best(position))
        else:
            moves = beginner_moves(position)
            total = sum(self._count(position.after(move), player, budget) for move in moves)
            found = total / len(moves)
        self._known[key] = found
        return found

    def _best(self, position: Position) -> list[Position]:
        """The positions after the best moves."""
        after = [position.after(move) for move in position.legal_moves()]
        worth = [self._tree.value(child) * position.turn for child in after]
        most = max(worth)
        return [child for child, its in zip(after, worth, strict=True) if its == most]
