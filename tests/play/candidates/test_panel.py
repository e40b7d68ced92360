# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of moves with what is above and below it, without a window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QIcon
from PySide6.QtWidgets import QApplication, QTreeView, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.core.position import Position
from desktop_app.core.scales import Scale
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.registry import find_game, wording_of
from desktop_app.kit.look.scale import TIMES, set_type_size
from desktop_app.play.candidates.model import (
    BY_DEPTH,
    GAMES,
    KNOWN,
    ODDS,
    VALUE,
    WORST,
    CandidateModel,
)
from desktop_app.play.candidates.panel import (
    LEAST_ROWS,
    USUAL_CHIP,
    WIDEST_CHIP,
    CandidatePanel,
)
from desktop_app.play.candidates.words import CandidateTexts
from desktop_app.play.display import Display, DisplayChoice, PointOfView, ShownValues
from desktop_app.search.candidates import Analysis, Candidate
from tests.calm import settle
from tests.driver import about, named


@pytest.fixture
def more(qapp: QApplication) -> QAction:
    """Checked where all columns are wanted."""
    made = QAction("More", qapp)
    made.setCheckable(True)
    return made


@pytest.fixture
def panel(qtbot: QtBot, display_choice: DisplayChoice, more: QAction) -> Iterator[CandidatePanel]:
    texts = CandidateTexts(display_choice)
    model = CandidateModel(texts.row)
    model.set_position(find_game("tic-tac-toe").start())
    around = QWidget()  # which leaves its size to the test
    around.resize(800, 600)
    qtbot.addWidget(around)
    made = CandidatePanel(model, texts, more, QAction("Full"))
    made.setParent(around)
    yield made
    around.close()


def tree_of(panel: CandidatePanel) -> QTreeView:
    return named(panel, QTreeView, "Candidate moves")


def model_of(panel: CandidatePanel) -> CandidateModel:
    model = tree_of(panel).model()
    assert isinstance(model, CandidateModel)
    return model


def valued(position: Position) -> Analysis:
    """All moves are worth as much as their numbers."""
    moves = [
        Candidate(move, Score(Outcome.UNKNOWN, None, move, Bound.HEURISTIC, 2, position.turn))
        for move in position.legal_moves()
    ]
    return Analysis(position, tuple(reversed(moves)), 2, 100, 0.1, complete=False)


def test_the_panel_shows_choices_made_elsewhere(panel: CandidatePanel) -> None:
    panel.set_display(Display(Scale.WORDS, PointOfView.MOVER, ShownValues.OFF))
    checked = {each.text() for each in panel.head.findChildren(QAction) if each.isChecked()}
    assert checked == {"Words", "Whoever's turn it is", "No values"}


def test_a_rule_is_shown_where_the_game_has_one_and_takes_no_room_else(
    panel: CandidatePanel,
) -> None:
    rule = about(panel, "The theory behind the game")
    nim, other = find_game("nim:3,4,5").start(), find_game("tic-tac-toe").start()
    assert wording_of(nim.game).rule(nim)
    for position, is_shown in ((other, False), (nim, True), (other, False)):
        panel.show_rule(position)
        assert rule.isHidden() is not is_shown
        assert rule.text() == wording_of(position.game).rule(position)
    panel.show_rule(nim)
    for is_full in (False, True):
        panel.set_display(Display(Scale.WORDS, PointOfView.MOVER, ShownValues.OFF, is_full))
        assert rule.isHidden() is not is_full


@pytest.mark.parametrize("game", ["tic-tac-toe", "hex"])
def test_two_moves_are_in_sight_where_the_panel_is_as_low_as_it_can_be(
    panel: CandidatePanel, game: str
) -> None:
    """Also below a rule, whose lines are as many as the width makes them, and all are seen."""
    panel.show_rule(find_game(game).start())
    panel.window().show()
    tree, rule = tree_of(panel), about(panel, "The theory behind the game")
    for wider in range(0, 400, 8):
        for _ in range(2):  # what is above the list is as high as the width has made it
            least = panel.minimumSizeHint()
            panel.resize(least.width() + wider, least.height())
            settle()
        last = tree.visualRect(tree.model().index(LEAST_ROWS - 1, 0))
        assert last.isValid()
        assert panel.height() == panel.minimumSizeHint().height()
        assert last.bottom() <= tree.viewport().height()
        assert rule.isHidden() or rule.height() >= rule.heightForWidth(rule.width())


@pytest.mark.parametrize(
    "name",
    ["nim:3,4,5", "nim:1,3,5,7:misere", "nim:21:max3", "chomp:5x4", "chomp:10x8", "hex:4"],
)
def test_the_list_stays_where_it_is_when_the_rule_above_it_says_something_else(
    panel: CandidatePanel, name: str
) -> None:
    game = find_game(name)
    rules, position = [wording_of(game).rule(game.start())], game.start()
    panel.resize(380, 700)
    panel.window().show()
    panel.show_rule(position)
    settle()
    tree = tree_of(panel)
    place = tree.mapTo(panel, QPoint()).y(), tree.height()
    for number in range(12):
        moves = position.legal_moves()
        if position.outcome is None and moves:
            position = position.after(moves[number * 5 % len(moves)])
            panel.show_rule(position)
            settle()
            rules.append(wording_of(game).rule(position))
            assert (tree.mapTo(panel, QPoint()).y(), tree.height()) == place
    assert len({*rules}) > 1 or game.family == "hex"


def test_the_panel_says_when_there_is_no_move(panel: CandidatePanel) -> None:
    state = about(panel, "Search status")
    panel.show_progress(None)
    assert state.accessibleName() == ""
    over = find_game("tic-tac-toe").parse_position("XXX/OO./... O")
    model_of(panel).set_position(over)
    panel.show_progress(None)
    assert state.accessibleName() == "The game is over."


@pytest.mark.parametrize(("game", "is_counted"), [("tic-tac-toe", True), ("connect-four", False)])
def test_endings_have_columns_where_they_are_counted_and_depths_where_there_are_any(
    panel: CandidatePanel, more: QAction, game: str, is_counted: bool
) -> None:
    position, tree = find_game(game).start(), tree_of(panel)
    more.setChecked(True)
    model_of(panel).set_position(position)
    for start in (find_game("gomoku").start(), position):
        panel.show_progress(valued(start))
    assert [tree.isColumnHidden(column) for column in (WORST, ODDS, GAMES)] == [not is_counted] * 3
    assert tree.isColumnHidden(BY_DEPTH) is is_counted


def test_every_title_is_read_in_the_narrowest_panel(panel: CandidatePanel) -> None:
    panel.window().show()
    panel.show_progress(valued(find_game("connect-four").start()))
    panel.resize(panel.minimumSizeHint().width(), 400)
    settle()
    tree, metrics = tree_of(panel), panel.fontMetrics()
    for column in range(tree.model().columnCount()):
        if not tree.isColumnHidden(column):
            title = tree.model().headerData(column, Qt.Orientation.Horizontal)
            assert tree.columnWidth(column) > metrics.horizontalAdvance(str(title))


def test_how_much_is_known_of_a_guess_is_read_whole(panel: CandidatePanel, more: QAction) -> None:
    position, tree, model = find_game("connect-four").start(), tree_of(panel), model_of(panel)
    more.setChecked(True)
    model.set_position(position)
    model.show_analysis(valued(position))
    panel.show_progress(valued(position))
    known = str(model.index(0, KNOWN).data())
    assert known == "guess, depth 2"
    assert tree.columnWidth(KNOWN) > tree.fontMetrics().horizontalAdvance(known)


def test_a_row_that_the_board_marks_is_seen_whole_and_shows_no_line(panel: CandidatePanel) -> None:
    """A row that is walked to does, also afterwards."""
    model, tree, shown = model_of(panel), tree_of(panel), list[tuple[int, ...]]()
    panel.lineHovered.connect(shown.append)
    for move in (0, 4):
        panel.mark_move(move)
        assert tree.currentIndex() == model.row_of(move)
    assert tree.allColumnsShowFocus()
    assert shown == []
    tree.setCurrentIndex(model.row_of(7))
    assert shown == [(7,)]


def test_values_are_drawn_anew_for_another_screen_alone(panel: CandidatePanel) -> None:
    model = model_of(panel)
    model.show_analysis(valued(find_game("tic-tac-toe").start()))

    def drawn() -> int:
        icon = model.index(0, VALUE).data(Qt.ItemDataRole.DecorationRole)
        assert isinstance(icon, QIcon)
        return icon.cacheKey()

    before = drawn()
    QApplication.sendEvent(panel, QEvent(QEvent.Type.LayoutDirectionChange))
    assert drawn() == before
    QApplication.sendEvent(panel, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert drawn() != before


@pytest.fixture
def large_type() -> None:
    set_type_size(len(TIMES) - 1)


@pytest.mark.usefixtures("large_type")
def test_values_have_room_where_type_is_large(panel: CandidatePanel) -> None:
    room = tree_of(panel).iconSize()
    assert room.height() >= panel.fontMetrics().height()
    assert room.width() * USUAL_CHIP >= WIDEST_CHIP * (room.height() - 1)
