# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Small games, counted out: every position below is labelled, and all is exact at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from desktop_app.core.position import Game, Move
from desktop_app.core.score import Bound, score_of, to_parent
from desktop_app.search.beginner import BeginnerOdds
from desktop_app.search.candidates import (
    Analysis,
    BestMoves,
    Candidate,
    counted,
    ranked,
    shared,
)
from desktop_app.search.engine import Engine, EngineConfig, Question
from desktop_app.search.images import Images
from desktop_app.search.labelled_tree import LabelledTree, is_small
from desktop_app.search.random_play import RandomPlay


class LabelledEngine(Engine):
    """The labelled tree of a game, with the endings of random play.

    Attributes:
        tree: the labels.
        random_play: the counted endings.
        odds: what a player who makes no mistake can hope for against a beginner.
    """

    def __init__(self, game: Game, config: EngineConfig) -> None:  # noqa: ARG002
        """Begin without labels."""
        self.tree = LabelledTree()
        self.random_play = RandomPlay()
        self.odds = BeginnerOdds(self.tree)

    @staticmethod
    def can_handle(question: Question) -> bool:
        """See `Engine.can_handle`."""
        return question.wants_truth and is_small(question.position)

    def values(self, question: Question) -> Iterator[Analysis]:
        """See `Engine.values`; the endings come with a second snapshot."""
        position, budget, tree = question.position, question.budget, self.tree
        before = len(tree)
        tree.value(position, budget)
        images, known = Images(position), dict[Move, Candidate]()
        for move in images.firsts(position.legal_moves()):
            child = position.after(move)
            value = to_parent(tree.value(child))
            score = score_of(position, value, Bound.EXACT, position.remaining)
            line = (move, *tree.line(child))
            known[move] = Candidate(
                move, counted(score, position, line).seen_by(position.turn), line
            )
        candidates = shared(known, position.legal_moves(), images)
        made = max(len(tree) - before, 0)
        found = ranked(position, candidates, position.remaining, made, budget.seconds)
        yield found
        candidates = [
            replace(c, endings=self.random_play.endings(position.after(c.move), budget))
            for c in found.candidates
        ]
        yield replace(found, candidates=tuple(candidates), seconds=budget.seconds)

    def best(self, question: Question) -> Iterator[BestMoves]:
        """See `Engine.best`; nothing is counted for it but the labels."""
        position, tree = question.position, self.tree
        value = tree.value(position, question.budget)
        moves = tuple(
            m for m in position.legal_moves() if to_parent(tree.value(position.after(m))) == value
        )
        line = tree.line(position)
        score = score_of(position, value, Bound.EXACT, position.remaining).seen_by(position.turn)
        yield BestMoves(moves, replace(score, plies=len(line)), line, position.remaining, 0)
