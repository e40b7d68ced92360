# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The results of a tournament as plain data, for other programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from desktop_app.players.registry import StrategyId
from desktop_app.tournaments.standing import Standing
from desktop_app.tournaments.statistics import Hypotheses, log_likelihood_ratio
from desktop_app.tournaments.tournament import Tournament


def report(
    tournament: Tournament, found: Sequence[Standing], hypotheses: Hypotheses | None = None
) -> dict[str, object]:
    """Return the results as JSON data, for each pair from the point of view of player a.

    Results are counted as wins, draws, losses; None means unbounded or not asked for.

    Args:
        tournament: the tournament.
        found: the standing of each pair.
        hypotheses: the two hypotheses for the log-likelihood ratio; None: leave it out.
    """
    return {
        "game": tournament.game.id,
        "seed": tournament.terms.seed,
        "limits": asdict(tournament.terms.limits),
        "repeatable": tournament.is_repeatable,
        "games": sum(each.games for each in found),
        "distinct": sum(each.distinct for each in found),
        "pairs": [
            _pair(a, b, each, hypotheses)
            for (a, b), each in zip(tournament.pairs, found, strict=True)
        ],
    }


def _pair(
    a: StrategyId, b: StrategyId, found: Standing, hypotheses: Hypotheses | None
) -> dict[str, object]:
    losses, draws, wins = found.counts
    interval, elo = found.interval, found.elo
    ratio = None
    if hypotheses is not None and any(found.counts):
        ratio = log_likelihood_ratio(found.sample, hypotheses)
    return {
        "a": str(a),
        "b": str(b),
        "games": found.games,
        "wins": wins,
        "draws": draws,
        "losses": losses,
        "score": found.score,
        "low": interval and interval.low,
        "high": interval and interval.high,
        "interval": found.sample_kind.value,
        "elo": elo.elo,
        "elo_low": elo.low,
        "elo_high": elo.high,
        "nelo": found.normalized_elo,
        "los": found.superiority,
        "llr": ratio,
        "classes": list(found.classes),
        "as_first": found.as_first[::-1],
        "as_second": found.as_second[::-1],
        "plies": found.mean_plies,
        "seconds": _mean(found.a.seconds, found.a.moves),
        "nodes": _mean(found.a.nodes, found.a.moves),
        "distinct": found.distinct,
        "faults": found.faults,
    }


def _mean(total: float, count: int) -> float | None:
    return total / count if count else None
