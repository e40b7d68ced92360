# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Each ready-made experiment gives the result that its button promises."""

from __future__ import annotations

import re

import pytest

from desktop_app.arena.experiments import Experiment, experiments
from desktop_app.players.registry import DEEP, NO_GUESS
from desktop_app.tournaments.referee import Referee
from desktop_app.tournaments.standing import Comparison, Standing


def outcome(experiment: Experiment) -> Standing:
    tournament = experiment.tournament
    referee, standing = Referee(tournament.terms), Standing(tournament.is_paired)
    for pair, number in tournament.tasks():
        standing.add(referee.play(tournament.task(pair, number)))
    return standing


def guesses_nothing(experiment: Experiment) -> bool:
    return any(player.kind == NO_GUESS for player in experiment.tournament.players)


@pytest.mark.slow
def test_the_guess_at_unfinished_positions_is_worth_what_the_button_says() -> None:
    (experiment,) = [e for e in experiments() if guesses_nothing(e)]
    with_guess, without = experiment.tournament.players
    assert (with_guess.kind, without.kind) == DEEP
    assert with_guess.depth == without.depth
    standing = outcome(experiment)
    told = re.search(r"wins (\d+) of (\d+)", experiment.tip)
    assert told is not None
    assert (standing.counts[2], standing.games) == (int(told[1]), int(told[2]))
    assert standing.verdict is Comparison.STRONGER
    assert standing.distinct == standing.games


def test_experiments_are_repeatable_and_have_different_names() -> None:
    found = experiments()
    assert len({experiment.title for experiment in found}) == len(found)
    assert all(experiment.tournament.is_repeatable and experiment.tip for experiment in found)
