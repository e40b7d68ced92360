# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

from itertools import pairwise

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from desktop_app.core.mistake import MistakeSize
from desktop_app.core.position import MAX, Position
from desktop_app.core.record import GameRecord, parse_moves
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.registry import find_game
from desktop_app.play.history.model import (
    COLUMNS,
    MOVE,
    NOTE,
    VALUE,
    HistoryModel,
    HistoryPoint,
    height_of,
)

pytestmark = pytest.mark.usefixtures("qapp")


def texts_of(point: HistoryPoint) -> tuple[str, ...]:
    """The texts of a row, as plain as can be."""
    node = point.node
    cells = [""] * COLUMNS
    if node.move is not None:
        cells[MOVE] = node.position.game.move_text(node.move)
    cells[VALUE] = "" if point.score is None else str(point.score.outcome)
    cells[NOTE] = ("dropped" if point.dropped else "") + ("current" if point.is_current else "")
    return (*cells, "spoken " + cells[MOVE])


@pytest.fixture
def history() -> HistoryModel:
    """A history under Qt's model tester from the beginning."""
    model = HistoryModel(texts_of)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning, model)
    return model


def played(text: str, game: str = "tic-tac-toe") -> GameRecord:
    start = find_game(game).start()
    record = GameRecord(start)
    record.play_all(parse_moves(start, text))
    return record


def cells(model: HistoryModel, column: int, parent: QModelIndex | None = None) -> list[str]:
    parent = parent or QModelIndex()
    rows = range(model.rowCount(parent))
    return [str(model.index(row, column, parent).data() or "") for row in rows]


def exact(outcome: Outcome, position: Position) -> Score:
    """An exact score for the player to move."""
    return Score(outcome, position.remaining, 0, Bound.EXACT, 9, position.turn)


def guess(number: float, position: Position, depth: int = 1) -> Score:
    return Score(Outcome.UNKNOWN, None, number, Bound.HEURISTIC, depth, position.turn)


def test_the_moves_of_the_line_are_the_rows(history: HistoryModel) -> None:
    record = played("b2a3c1")
    history.show_record(record)
    assert cells(history, MOVE) == ["b2", "a3", "c1"]
    assert [point.node for point in history.points] == record.line()
    assert history.row_of_current() == 2
    said = [history.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(3)]
    assert said == ["spoken b2", "spoken a3", "spoken c1"]


def test_moves_that_were_taken_back_stay_in_the_line(history: HistoryModel) -> None:
    record = played("b2a3c1")
    record.undo()
    record.undo()
    history.show_record(record)
    assert cells(history, MOVE) == ["b2", "a3", "c1"]
    assert cells(history, NOTE) == ["current", "", ""]
    assert history.row_of_current() == 0
    record.undo()
    history.show_record(record)
    assert history.row_of_current() == -1


def test_other_moves_stand_below_the_move_played_instead(history: HistoryModel) -> None:
    record = played("b2a3c1")
    for other in ("a1", "c3"):
        record.undo()
        record.undo()
        record.play_all(parse_moves(record.position, other))
        record.play_all(parse_moves(record.position, "b1"))
    history.show_record(record)
    assert cells(history, MOVE) == ["b2", "c3", "b1"]
    second = history.index(1, 0)
    assert cells(history, MOVE, second) == ["a3", "a1"]
    assert history.rowCount(history.index(0, 0)) == 0
    other = history.node(history.index(0, 0, second))
    assert other is not None
    record.go_to(other)
    history.show_record(record)
    assert cells(history, MOVE) == ["b2", "a3", "c1"]
    assert cells(history, MOVE, history.index(1, 0)) == ["a1", "c3"]


def test_each_row_knows_its_place_in_the_record(history: HistoryModel) -> None:
    record = played("b2a3c1")
    record.undo()
    record.play_all(parse_moves(record.position, "c3"))
    history.show_record(record)
    line = record.line()
    assert [history.node(history.index(row, MOVE)) for row in range(3)] == line[1:]
    branch = history.node(history.index(0, MOVE, history.index(2, 0)))
    assert branch is not None
    assert record.root.position.game.move_text(branch.move or 0) == "c1"
    assert history.node(QModelIndex()) is None


def test_shorter_and_longer_records_follow_each_other(history: HistoryModel) -> None:
    for text in ("b2a3c1c3", "a1", "", "b2a3c1c3a1b1", "c3b3"):
        record = played(text)
        history.show_record(record)
        assert "".join(cells(history, MOVE)) == text
        assert len(history.points) == len(record.line())


def test_a_score_belongs_to_its_position_wherever_the_game_stands(history: HistoryModel) -> None:
    record = played("b2a3c1")
    history.show_record(record)
    nodes = record.line()
    history.set_score(nodes[1].position, exact(Outcome.DRAW, nodes[1].position))
    assert cells(history, VALUE) == ["draw", "", ""]
    record.go_to(nodes[0])
    history.show_record(record)
    assert cells(history, VALUE) == ["draw", "", ""]


def test_a_score_of_a_position_off_the_line_shows_when_its_line_does(
    history: HistoryModel,
) -> None:
    record = played("b2a3c1")
    left = record.current
    record.undo()
    record.play_all(parse_moves(record.position, "c3"))
    history.show_record(record)
    history.set_score(left.position, exact(Outcome.LOSS, left.position))
    record.go_to(left)
    history.show_record(record)
    point = history.points[3]
    assert point.score is not None
    assert point.score.outcome is Outcome.WIN  # for X, who has just moved
    assert point.height == 1


def test_points_are_seen_by_x(history: HistoryModel) -> None:
    record = played("b2a3")
    history.show_record(record)
    one, two = record.line()[1:]
    history.set_score(one.position, exact(Outcome.LOSS, one.position))  # O to move loses
    history.set_score(two.position, exact(Outcome.LOSS, two.position))  # X to move loses
    assert [point.height for point in history.points] == [None, 1, -1]


def test_the_end_of_the_game_is_known_without_a_search(history: HistoryModel) -> None:
    record = played("a3b3a2b2a1")
    history.show_record(record)
    assert history.points[-1].height == 1
    assert cells(history, VALUE)[-1] == "win"
    assert record.position not in history.unvalued()


def test_the_newest_unvalued_positions_come_first(history: HistoryModel) -> None:
    record = played("b2a3c1")
    history.show_record(record)
    positions = [node.position for node in record.line()]
    assert history.unvalued() == positions[::-1]
    history.set_score(positions[2], exact(Outcome.DRAW, positions[2]))
    assert history.unvalued() == [positions[3], positions[1], positions[0]]


def test_a_guess_beside_a_proven_value_is_doubtful(history: HistoryModel) -> None:
    record = played("b2a3c1a1b1")
    history.show_record(record)
    line = [node.position for node in record.line()]
    for position in line:
        history.set_score(position, guess(0.5, position))
    assert history.doubtful() == []
    history.set_score(line[3], exact(Outcome.LOSS, line[3]))
    assert history.doubtful() == [line[4], line[2]]
    history.set_score(line[2], exact(Outcome.WIN, line[2]))
    assert history.doubtful() == [line[4], line[1]]
    most = Score(Outcome.DRAW, None, 0, Bound.UPPER, 9, line[1].turn)
    history.set_score(line[1], most)  # it may be lost
    assert history.doubtful() == [line[4], line[1]]
    history.set_score(line[4], exact(Outcome.WIN, line[4]))
    assert history.doubtful() == [line[1]]  # not the one on the board, which is analysed anyway


def test_a_better_known_value_is_kept(history: HistoryModel) -> None:
    record = played("b2")
    history.show_record(record)
    position = record.position
    better_and_better = [
        guess(1, position, 2),
        guess(3, position, 4),
        guess(4, position, 4),  # the newer of two of one depth
        exact(Outcome.DRAW, position),
    ]
    for score in better_and_better:
        history.set_score(position, score)
        assert history.points[1].score == score.seen_by(history.points[1].score.player)  # type: ignore[union-attr]
    for score in better_and_better[:-1]:
        history.set_score(position, score)
        assert cells(history, VALUE) == ["draw"]


def test_a_bound_found_deeper_is_no_reason_to_drop_an_exact_value(history: HistoryModel) -> None:
    record = played("b2")
    history.show_record(record)
    position = record.position
    history.set_score(position, Score(Outcome.WIN, 3, 0, Bound.EXACT, 3, position.turn))
    history.set_score(position, Score(Outcome.WIN, 5, 0, Bound.LOWER, 8, position.turn))
    assert history.points[1].score is not None
    assert history.points[1].score.plies == 3


def test_a_move_that_gave_much_away_is_marked(history: HistoryModel) -> None:
    record = played("b2b3a3")
    history.show_record(record)
    start, one, two, three = (node.position for node in record.line())
    history.set_score(start, exact(Outcome.DRAW, start))
    history.set_score(one, exact(Outcome.DRAW, one))
    history.set_score(two, exact(Outcome.WIN, two))  # O's move gave a draw away
    history.set_score(three, exact(Outcome.LOSS, three))  # X still wins
    assert [point.dropped for point in history.points] == [False, False, True, False]


def test_a_move_of_x_that_gave_much_away_is_marked_too(history: HistoryModel) -> None:
    record = played("a3b2b1")
    history.show_record(record)
    scores = (Outcome.DRAW, Outcome.DRAW, Outcome.DRAW, Outcome.WIN)
    for node, outcome in zip(record.line(), scores, strict=True):
        history.set_score(node.position, exact(outcome, node.position))
    assert [point.dropped for point in history.points] == [False, False, False, True]


@pytest.mark.parametrize(
    ("numbers", "size"),
    [
        ((0.0, 30.0), None),
        ((0.0, 100.0), MistakeSize.SMALL),
        ((0.0, 400.0), MistakeSize.MEDIUM),
        ((300.0, 600.0), MistakeSize.LARGE),
    ],
)
def test_the_size_of_a_mistake_is_what_its_player_lost(
    history: HistoryModel, numbers: tuple[float, float], size: MistakeSize | None
) -> None:
    record = played("h8", "gomoku")
    history.show_record(record)
    for node, number in zip(record.line(), numbers, strict=True):
        history.set_score(node.position, guess(number, node.position))
    heights = [point.height for point in history.points]
    assert [point.mistake for point in history.points] == [None, size], heights


def test_a_small_loss_of_value_is_no_mistake(history: HistoryModel) -> None:
    record = played("h8i9", "gomoku")
    history.show_record(record)
    for node, number in zip(record.line(), (30.0, -5.0, 12.0), strict=True):
        history.set_score(node.position, guess(number, node.position))
    heights = [point.height for point in history.points]
    assert all(a is not None and b is not None and abs(a - b) < 0.5 for a, b in pairwise(heights))
    assert not any(point.dropped for point in history.points)


@pytest.mark.parametrize(
    ("lost", "size"), [(2, None), (3, MistakeSize.SMALL), (20, MistakeSize.SMALL)]
)
def test_many_points_of_a_margin_are_a_small_mistake(
    history: HistoryModel, lost: int, size: MistakeSize | None
) -> None:
    record = played("d3", "othello")
    history.show_record(record)
    for node, margin in zip(record.line(), (22, 22 - lost), strict=True):
        score = Score(Outcome.WIN, None, margin, Bound.EXACT, 32, MAX)
        history.set_score(node.position, score.seen_by(node.position.turn))
    assert [point.mistake for point in history.points] == [None, size]


def test_no_drop_is_claimed_where_a_value_is_missing(history: HistoryModel) -> None:
    record = played("b2b3")
    history.show_record(record)
    start, _, two = (node.position for node in record.line())
    history.set_score(start, exact(Outcome.DRAW, start))
    history.set_score(two, exact(Outcome.WIN, two))
    assert not any(point.dropped for point in history.points)


def test_each_game_has_values_of_its_own_and_keeps_them_when_it_is_left(
    history: HistoryModel,
) -> None:
    one, other = played("b2"), played("b2")
    history.show_record(one)
    history.set_score(one.position, exact(Outcome.DRAW, one.position))
    history.show_record(other)
    assert cells(history, VALUE) == [""]
    history.know(one, {one.root.position: exact(Outcome.DRAW, one.root.position)})
    assert history.points[0].score is None
    history.show_record(one)
    assert cells(history, VALUE) == ["draw"]
    assert history.points[0].score is not None
    assert history.values(other) == {}


def test_each_change_of_the_points_is_signalled(history: HistoryModel) -> None:
    told: list[int] = []
    history.pointsChanged.connect(lambda: told.append(len(history.points)))
    record = played("b2")
    history.show_record(record)
    history.set_score(record.position, exact(Outcome.DRAW, record.position))
    assert told == [2, 2]
    history.set_score(record.position, exact(Outcome.DRAW, record.position))
    other = find_game("gomoku").start()
    history.set_score(other, guess(1, other))
    assert told == [2, 2]
    history.refresh_texts()
    assert told == [2, 2, 2]


def test_without_a_record_the_history_is_empty(history: HistoryModel) -> None:
    history.refresh_texts()
    assert history.rowCount() == 0
    assert history.unvalued() == []
    assert history.row_of_current() == -1


@pytest.mark.parametrize("number", [-900.0, -3, 0, 0.5, 7, 1e9])
def test_numbers_of_a_tree_get_heights_between_minus_one_and_one(number: float) -> None:
    position = find_game("numbers:3,5,2,9").start()
    score = Score(Outcome.UNKNOWN, 2, number, Bound.EXACT, 2)
    assert -1 <= height_of(score, position) <= 1
    assert (height_of(score, position) > 0) == (number > 0)


def test_a_value_rewrites_its_own_row_and_the_next_alone() -> None:
    """However long the game is: else a whole game takes the square of its moves."""
    written: list[HistoryPoint] = []

    def counted(point: HistoryPoint) -> tuple[str, ...]:
        written.append(point)
        return texts_of(point)

    game = find_game("gomoku")
    record = GameRecord(game.start())
    while record.position.ply < 100:
        here = record.position
        record.play(next(m for m in here.legal_moves() if here.after(m).outcome is None))
    model = HistoryModel(counted)
    model.show_record(record)
    written.clear()
    line = record.line()
    for node in reversed(line):
        model.set_score(node.position, guess(3, node.position))
    assert [point.node for point in model.points] == line
    assert all(point.score is not None for point in model.points)
    assert len(written) <= 2 * len(line)


def test_a_move_tried_instead_shows_its_value_as_soon_as_it_is_known(
    history: HistoryModel,
) -> None:
    record = played("b2a3")
    tried = record.current
    record.undo()
    record.play_all(parse_moves(record.position, "c1"))
    history.show_record(record)
    history.set_score(tried.position, exact(Outcome.WIN, tried.position))
    (shown,) = cells(history, VALUE, history.index(1, 0))
    assert shown
    assert cells(history, VALUE)[1] == ""
