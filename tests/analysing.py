# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Analyses by engines that know nothing yet, unless a test passes some, and what to analyse."""

from collections.abc import Iterator

from desktop_app.core.entry import Evaluation
from desktop_app.core.position import Game, Position
from desktop_app.games.registry import new_engine_cache
from desktop_app.search import analysis
from desktop_app.search.candidates import Analysis
from desktop_app.search.engine_cache import EngineCache
from desktop_app.search.limits import Limits, ShouldStop, never


def analyse(
    position: Position,
    limits: Limits = Limits(),  # noqa: B008 - frozen
    should_stop: ShouldStop = never,
    *,
    knowledge: EngineCache | None = None,
    evaluation: Evaluation | None = None,
) -> Iterator[Analysis]:
    known = knowledge or new_engine_cache()
    return analysis.analyse(position, limits, should_stop, knowledge=known, evaluation=evaluation)


def unfinished_positions(game: Game) -> list[Position]:
    """All positions of a game in which it is not over."""
    found: dict[Position, None] = {game.start(): None}
    waiting = list(found)
    while waiting:
        position = waiting.pop()
        for move in position.legal_moves():
            after = position.after(move)
            if after.outcome is None and after not in found:
                found[after] = None
                waiting.append(after)
    return list(found)
