# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of pairs shows one run, even while another replaces it."""

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from desktop_app.arena.pairs import PairsView
from desktop_app.arena.results_model import ArenaResults
from desktop_app.players.registry import parse_strategy
from desktop_app.tournaments.terms import Terms
from desktop_app.tournaments.tournament import Tournament

PLAYERS = tuple(map(parse_strategy, ("random", "one-ahead", "perfect", "alpha-beta:2")))


def test_rows_of_the_old_run_can_be_painted_after_a_new_one_began(qtbot: QtBot) -> None:
    results, views = ArenaResults(), list[PairsView]()
    painted: list[QImage] = []
    results.begun.connect(lambda: painted.extend(view.grab().toImage() for view in views))
    view = PairsView(results)
    qtbot.addWidget(view)
    view.resize(600, 400)
    view.show()
    results.begin(Tournament(Terms("tic-tac-toe"), PLAYERS, games=2), [])
    views.append(view)
    results.begin(Tournament(Terms("tic-tac-toe"), PLAYERS[:2], games=2), [])
    assert view.view.model().rowCount() == 1
    assert len(painted) == 1
    assert painted[0] != view.grab().toImage()  # that was the run before
