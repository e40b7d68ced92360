# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The tables of pairs and of games show one run, even while another replaces it."""

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from desktop_app.arena.games import GamesView
from desktop_app.arena.pairs import PairsView
from desktop_app.arena.results_model import ArenaResults
from desktop_app.players.registry import parse_strategy
from desktop_app.tournaments.conditions import FinishedGame, GameConditions
from desktop_app.tournaments.tournament import Tournament
from tests.driver import named

PLAYERS = tuple(map(parse_strategy, ("random", "one-ahead", "perfect", "alpha-beta:2")))


def test_rows_of_the_old_run_can_be_painted_after_a_new_one_began(qtbot: QtBot) -> None:
    results, views = ArenaResults(), list[PairsView]()
    painted: list[QImage] = []
    results.begun.connect(lambda: painted.extend(view.grab().toImage() for view in views))
    view = PairsView(results)
    qtbot.addWidget(view)
    view.resize(600, 400)
    view.show()
    results.begin(Tournament(GameConditions("tic-tac-toe"), PLAYERS, games=2), [])
    views.append(view)
    results.begin(Tournament(GameConditions("tic-tac-toe"), PLAYERS[:2], games=2), [])
    assert view.view.model().rowCount() == 1
    assert len(painted) == 1
    assert painted[0] != view.grab().toImage()  # that was the run before


def test_games_of_the_old_run_can_be_painted_after_a_new_one_began(qtbot: QtBot) -> None:
    results, views = ArenaResults(), list[GamesView]()
    painted: list[QImage] = []
    results.begun.connect(lambda: painted.extend(view.grab().toImage() for view in views))
    view = GamesView(results)
    qtbot.addWidget(view)
    view.resize(600, 400)
    view.show()
    last = len(Tournament(GameConditions("tic-tac-toe"), PLAYERS, games=2).pairs) - 1
    won = FinishedGame(last, 0, True, "a1a2b1b2c1", 5, -1)
    results.begin(Tournament(GameConditions("tic-tac-toe"), PLAYERS, games=2), [won])
    kinds, whose = named(view, QComboBox, "Which games?"), named(view, QComboBox, "Whose games?")
    kinds.setCurrentIndex(kinds.findText("Games won by"))
    whose.setCurrentIndex(len(PLAYERS) - 1)
    model = view.view.model()
    assert model.rowCount() == 1
    views.append(view)
    results.begin(
        Tournament(GameConditions("tic-tac-toe"), PLAYERS[:2], games=2), [won._replace(pair=0)]
    )
    assert len(painted) == 1
    assert whose.count() == 2
    assert model.rowCount() == 0  # the second player has won it
    whose.setCurrentIndex(1)
    assert model.rowCount() == 1
    assert model.index(0, 3).data() == "Beginner went second and won"
