# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from desktop_app.core.position import MAX, Position
from desktop_app.core.score import Bound, Outcome, Score
from desktop_app.games.registry import find_game, new_engine_cache
from desktop_app.play.candidates.model import (
    AT_ONCE,
    BY_DEPTH,
    COLUMNS,
    LEVEL,
    MOVE,
    NODE_ROLE,
    RANK_ROLE,
    VALUE,
    WRITTEN_AT_ONCE,
    CandidateModel,
    CandidateNode,
)
from desktop_app.search.candidates import Analysis, Candidate
from desktop_app.search.engine_cache import EngineCache
from desktop_app.search.limits import Limits
from tests.analysing import analyse
from tests.waiting import PATIENCE_MS

pytestmark = pytest.mark.usefixtures("qapp")

ROOT = QModelIndex()


def texts_of(node: CandidateNode) -> tuple[str, ...]:
    """The texts of a row, as plain as can be."""
    turn, score = node.before.turn, node.candidate.score
    cells = [""] * COLUMNS
    cells[MOVE] = node.before.game.move_text(node.candidate.move)
    cells[LEVEL] = "MAX" if turn is MAX else "MIN"
    cells[VALUE] = "" if score is None else f"{score.outcome} {score.plies} {score.number}"
    return (*cells, f"spoken {cells[MOVE]} {cells[VALUE]}")


@dataclass
class Tree:
    """A model, and the answers to what it wants."""

    model: CandidateModel
    wanted: list[Position]
    knowledge: EngineCache

    def analysis(self, position: Position) -> Analysis:
        *_, last = analyse(position, Limits(), knowledge=self.knowledge)
        return last

    def answer(self) -> None:
        """Give the values that were asked for since the last time."""
        while self.wanted:
            self.model.show_analysis(self.analysis(self.wanted.pop(0)))

    def node(self, index: QModelIndex) -> CandidateNode:
        node = self.model.node(index)
        assert node is not None
        return node

    def children(self, parent: QModelIndex = ROOT) -> list[QModelIndex]:
        return [self.model.index(r, 0, parent) for r in range(self.model.rowCount(parent))]

    def moves(self, parent: QModelIndex = ROOT) -> list[int]:
        return [self.node(index).candidate.move for index in self.children(parent)]

    def text(self, index: QModelIndex, column: int) -> str:
        return str(index.siblingAtColumn(column).data() or "")

    def every(self, parent: QModelIndex = ROOT) -> Iterator[QModelIndex]:
        for index in self.children(parent):
            yield index
            yield from self.every(index)

    def open_all(self, parent: QModelIndex = ROOT) -> None:
        """Open every row down to the end of the game."""
        for index in map(QPersistentModelIndex, self.children(parent)):
            if self.model.canFetchMore(index):
                self.model.fetchMore(index)
                self.answer()
            self.open_all(self.model.index(index.row(), 0, index.parent()))


@pytest.fixture
def tree() -> Tree:
    model = CandidateModel(texts_of)
    found = Tree(model, [], new_engine_cache())
    model.expansionWanted.connect(found.wanted.append)
    return found


@pytest.fixture
def lazily_checked(tree: Tree) -> Tree:
    """A tree under Qt's model tester, which opens no rows itself."""
    tester = QAbstractItemModelTester(
        tree.model, QAbstractItemModelTester.FailureReportingMode.Warning, tree.model
    )
    tester.setUseFetchMore(False)
    return tree


def board(text: str, game: str = "tic-tac-toe") -> Position:
    return find_game(game).parse_position(text)


MIDDLE = board("X.O/.X./..O X")
LATE = board("XOX/.OO/X.. X")


def partial_analysis(position: Position, scores: dict[int, Score]) -> Analysis:
    known = [Candidate(move, score, (move,)) for move, score in scores.items()]
    rest = [Candidate(move) for move in position.legal_moves() if move not in scores]
    return Analysis(position, (*known, *rest), 1, 10, 0.1, complete=False)


def guess(number: float, depth: int = 1) -> Score:
    return Score(Outcome.UNKNOWN, None, number, Bound.HEURISTIC, depth)


class Changes:
    """Which cells a model said have changed."""

    def __init__(self, tree: Tree) -> None:
        self.cells: set[tuple[str, int]] = set()
        self._tree = tree
        tree.model.dataChanged.connect(self._on_changed)

    def _on_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        for row in range(first.row(), last.row() + 1):
            for column in range(first.column(), last.column() + 1):
                index = self._tree.model.index(row, column, first.parent())
                self.cells.add((self._tree.text(index, MOVE), column))


def test_rows_are_the_legal_moves_and_have_no_values_at_first(lazily_checked: Tree) -> None:
    tree = lazily_checked
    tree.model.set_position(MIDDLE)
    assert tree.model.position == MIDDLE
    assert tree.moves() == list(MIDDLE.legal_moves())
    assert all(tree.text(index, VALUE) == "" for index in tree.children())
    assert all(c.score is None for c in tree.model.top_candidates())
    assert tree.model.columnCount() == COLUMNS


def test_no_cell_can_be_edited(tree: Tree) -> None:
    """Else F2 and a double click would open an editor."""
    tree.model.set_position(MIDDLE)
    cells = [
        index.siblingAtColumn(column) for index in tree.children() for column in range(COLUMNS)
    ]
    assert len(cells) == COLUMNS * len(MIDDLE.legal_moves())
    assert not any(cell.flags() & Qt.ItemFlag.ItemIsEditable for cell in cells)


def test_no_reply_is_listed_before_its_row_is_opened(lazily_checked: Tree) -> None:
    tree = lazily_checked
    tree.model.set_position(MIDDLE)
    tree.model.show_analysis(tree.analysis(MIDDLE))
    assert not tree.wanted
    for index in tree.children():
        assert tree.model.hasChildren(index) == (tree.node(index).after.outcome is None)
        assert tree.model.canFetchMore(index) == tree.model.hasChildren(index)
        assert tree.model.rowCount(index) == 0


def test_opening_a_row_lists_its_replies_and_asks_for_their_values_once(
    lazily_checked: Tree,
) -> None:
    tree = lazily_checked
    tree.model.set_position(MIDDLE)
    first = tree.model.index(0, 0)
    after = tree.node(first).after
    tree.model.fetchMore(first)
    assert tree.wanted == [after]
    assert tree.moves(first) == list(after.legal_moves())
    assert not tree.model.canFetchMore(first)
    tree.model.fetchMore(first)
    assert tree.wanted == [after]
    assert tree.moves(first) == list(after.legal_moves())
    tree.answer()
    assert all(tree.text(child, VALUE) for child in tree.children(first))
    assert all(tree.text(index, VALUE) == "" for index in tree.children())


@pytest.mark.slow
def test_rows_open_down_to_the_end_of_the_game(lazily_checked: Tree) -> None:
    tree = lazily_checked
    tree.model.set_position(MIDDLE)
    tree.model.show_analysis(tree.analysis(MIDDLE))
    tree.open_all()
    leaves = 0
    for index in tree.every():
        node = tree.node(index)
        assert tree.model.hasChildren(index) == bool(tree.children(index))
        position = MIDDLE
        for move in node.path:
            assert move in position.legal_moves()
            position = position.after(move)
        assert position == node.after
        if node.after.outcome is not None:
            leaves += 1
            assert not tree.model.canFetchMore(index)
    assert leaves > 50


def test_each_value_is_the_largest_or_smallest_of_those_below_it(tree: Tree) -> None:
    tree.model.set_position(MIDDLE)
    tree.model.show_analysis(tree.analysis(MIDDLE))
    tree.open_all()
    order = [Outcome.LOSS, Outcome.DRAW, Outcome.WIN]

    def for_x(index: QModelIndex) -> int:
        score = tree.node(index).candidate.score
        assert score is not None
        assert score.bound is Bound.EXACT
        return order.index(score.seen_by(MAX).outcome) - 1

    inner = 0
    for index in tree.every():
        node, below = tree.node(index), tree.children(index)
        turn = node.before.turn
        assert tree.text(index, LEVEL) == ("MAX" if turn is MAX else "MIN")
        if node.after.outcome is not None:
            assert for_x(index) == node.after.outcome
            continue
        inner += 1
        chosen = max if node.after.turn is MAX else min
        assert for_x(index) == chosen(for_x(child) for child in below)
        assert {tree.text(child, LEVEL) for child in below} == {"MIN" if turn is MAX else "MAX"}
    assert inner > 50


def test_levels_alternate_also_where_min_moves_first(tree: Tree) -> None:
    tree.model.set_position(board("X../.../... O"))
    tree.model.fetchMore(tree.model.index(0, 0))
    assert {tree.text(i, LEVEL) for i in tree.children()} == {"MIN"}
    assert {tree.text(i, LEVEL) for i in tree.children(tree.model.index(0, 0))} == {"MAX"}


def test_qts_tester_finds_nothing_while_it_opens_the_whole_tree(tree: Tree) -> None:
    tree.model.set_position(LATE)  # before the tester is there: it would open rows meanwhile
    QAbstractItemModelTester(
        tree.model, QAbstractItemModelTester.FailureReportingMode.Warning, tree.model
    )
    assert any(tree.model.rowCount(index) for index in tree.children())
    tree.model.show_analysis(tree.analysis(LATE))
    tree.answer()
    tree.open_all()
    tree.model.refresh_texts()
    assert all(tree.text(index, VALUE) for index in tree.every())


def test_rows_are_sorted_best_first(lazily_checked: Tree) -> None:
    tree = lazily_checked
    tree.model.set_position(MIDDLE)
    tree.model.show_analysis(tree.analysis(MIDDLE))
    ranks = [c.score.rank for c in tree.model.top_candidates() if c.score is not None]
    assert len(ranks) == len(MIDDLE.legal_moves())
    assert ranks == sorted(ranks, reverse=True)
    assert ranks[0] > ranks[-1]


def test_rows_sort_by_quick_win_slow_win_rest_slow_loss_quick_loss_unknown(tree: Tree) -> None:
    empty = find_game("gomoku").start()
    tree.model.set_position(empty)
    win, loss = Outcome.WIN, Outcome.LOSS
    wanted = {
        7: Score(win, 3, 0, Bound.EXACT, 3),
        1: Score(win, 5, 0, Bound.LOWER, 5),
        0: guess(900_000),
        9: guess(0.5),
        4: Score(Outcome.DRAW, 225, 0, Bound.EXACT, 225),
        5: guess(-0.5),
        3: Score(Outcome.UNKNOWN, None, 0.7, Bound.UPPER, 4),  # no better than another move
        2: Score(loss, 6, 0, Bound.UPPER, 6),
        8: Score(loss, 2, 0, Bound.EXACT, 2),
    }
    shuffled = {move: wanted[move] for move in (5, 3, 0, 8, 7, 4, 2, 1, 9)}
    tree.model.show_analysis(partial_analysis(empty, shuffled))
    assert tree.moves()[: len(wanted)] == list(wanted)
    rest = tree.model.top_candidates()[len(wanted) :]
    assert all(c.score is None for c in rest)


def test_a_snapshot_of_another_position_changes_nothing(lazily_checked: Tree) -> None:
    tree = lazily_checked
    tree.model.set_position(MIDDLE)
    changes = Changes(tree)
    other = MIDDLE.after(MIDDLE.legal_moves()[0])
    tree.model.show_analysis(tree.analysis(other))  # its row is there, but not open
    tree.model.show_analysis(tree.analysis(find_game("tic-tac-toe").start()))
    tree.model.show_analysis(tree.analysis(find_game("mnk:3x3x2").start()))
    assert not changes.cells
    assert all(c.score is None for c in tree.model.top_candidates())


def test_the_next_position_takes_nothing_over_from_the_one_before(lazily_checked: Tree) -> None:
    tree = lazily_checked
    tree.model.set_position(MIDDLE)
    found = tree.analysis(MIDDLE)
    tree.model.show_analysis(found)
    tree.model.fetchMore(tree.model.index(0, 0))
    tree.model.set_position(LATE)
    assert tree.moves() == list(LATE.legal_moves())
    tree.model.show_analysis(found)
    tree.answer()
    assert all(tree.text(index, VALUE) == "" for index in tree.children())
    assert all(tree.model.rowCount(index) == 0 for index in tree.children())


def test_a_finished_game_has_no_rows(lazily_checked: Tree) -> None:
    tree = lazily_checked
    tree.model.set_position(MIDDLE)
    tree.model.set_position(board("XXX/OO./... O"))
    assert tree.model.rowCount() == 0
    assert not tree.model.hasChildren()
    assert tree.model.top_candidates() == []
    assert not tree.model.row_of(0).isValid()


def test_only_changed_cells_are_reported(tree: Tree) -> None:
    tree.model.set_position(MIDDLE)
    a3, b3 = (m for m in MIDDLE.legal_moves()[:2])
    name = MIDDLE.game.move_text
    first = partial_analysis(MIDDLE, {a3: guess(20), b3: guess(10)})
    changes = Changes(tree)
    tree.model.show_analysis(first)
    assert changes.cells <= {(name(m), c) for m in (a3, b3) for c in (MOVE, VALUE)}
    changes.cells.clear()
    tree.model.show_analysis(first)
    assert not changes.cells
    tree.model.show_analysis(partial_analysis(MIDDLE, {a3: guess(20), b3: guess(11)}))
    assert {move for move, _ in changes.cells} == {name(b3)}
    assert {column for _, column in changes.cells} <= {MOVE, VALUE}  # its value, and what is said


def test_texts_can_be_rewritten(tree: Tree) -> None:
    suffix = ""

    def texts(node: CandidateNode) -> tuple[str, ...]:
        return tuple(text + suffix for text in texts_of(node))

    model = CandidateModel(texts)
    model.set_position(MIDDLE)
    model.fetchMore(model.index(0, 0))
    suffix = "!"
    assert not str(model.index(0, MOVE).data()).endswith("!")
    model.refresh_texts()
    assert str(model.index(0, MOVE).data()).endswith("!")
    assert str(model.index(0, MOVE, model.index(0, 0)).data()).endswith("!")


def test_equal_rows_stand_as_in_the_last_analysis(tree: Tree) -> None:
    """The first row is the first move of the best line, also after it was the second best."""
    tree.model.set_position(MIDDLE)
    one, other, *_ = tree.moves()
    tree.model.show_analysis(partial_analysis(MIDDLE, {other: guess(2), one: guess(1)}))
    assert tree.moves()[:2] == [other, one]
    found = partial_analysis(MIDDLE, {one: guess(3, 2), other: guess(3, 2)})
    tree.model.show_analysis(found)
    assert found.best is not None
    assert found.best.line[0] == one
    assert tree.moves()[:2] == [one, other]
    assert [node.candidate.move for node in tree.model.top_rows] == tree.moves()
    assert [node.best for node in tree.model.top_rows[:3]] == [True, True, False]
    tree.model.set_still(True)
    tree.model.show_analysis(partial_analysis(MIDDLE, {other: guess(3, 3), one: guess(3, 3)}))
    assert tree.moves()[:2] == [one, other]
    tree.model.set_still(False)
    assert tree.moves()[:2] == [other, one]


def test_rows_keep_their_places_as_long_as_they_are_held_still(lazily_checked: Tree) -> None:
    tree = lazily_checked
    tree.model.set_position(MIDDLE)
    tree.model.set_still(True)
    listed = tree.moves()
    first = {move: guess(number) for number, move in enumerate(listed)}
    tree.model.show_analysis(partial_analysis(MIDDLE, first))
    before = tree.moves()
    assert before == listed[::-1]  # new rows are put in order at once
    rising = {move: guess(number) for number, move in enumerate(before)}
    tree.model.show_analysis(partial_analysis(MIDDLE, rising))
    assert tree.moves() == before
    assert all(tree.text(index, VALUE) for index in tree.children())
    tree.model.set_still(False)
    assert tree.moves() == before[::-1]


def test_open_rows_keep_their_places_too_and_are_sorted_afterwards(lazily_checked: Tree) -> None:
    tree = lazily_checked
    tree.model.set_position(MIDDLE)
    first = QPersistentModelIndex(tree.model.index(0, 0))
    tree.model.set_still(True)
    tree.model.fetchMore(first)
    here = tree.model.index(first.row(), 0)
    after = tree.node(here).after
    found = tree.analysis(after)
    tree.model.show_analysis(found)  # the first values: nothing was there that could jump
    before = tree.moves(here)
    assert before == [candidate.move for candidate in found.candidates]
    rising = {move: guess(number) for number, move in enumerate(before)}
    tree.model.show_analysis(partial_analysis(after, rising))
    assert tree.moves(here) == before
    tree.model.set_still(False)
    assert tree.moves(tree.model.index(first.row(), 0)) == before[::-1]


def test_an_index_follows_its_move_when_rows_are_sorted(tree: Tree) -> None:
    tree.model.set_position(MIDDLE)
    moves = tree.moves()
    kept = QPersistentModelIndex(tree.model.row_of(moves[-1]))
    tree.model.show_analysis(partial_analysis(MIDDLE, {moves[-1]: guess(5)}))
    assert tree.moves()[0] == moves[-1]
    assert kept.row() == 0
    assert kept.data() == MIDDLE.game.move_text(moves[-1])


def test_a_move_is_found_by_its_row_and_a_row_by_its_move(tree: Tree) -> None:
    tree.model.set_position(MIDDLE)
    tree.model.show_analysis(tree.analysis(MIDDLE))
    for move in MIDDLE.legal_moves():
        index = tree.model.row_of(move)
        assert tree.node(index).candidate.move == move
        assert tree.node(index.siblingAtColumn(VALUE)) is tree.node(index)
    taken = next(cell for cell in range(9) if cell not in MIDDLE.legal_moves())
    assert not tree.model.row_of(taken).isValid()
    assert tree.model.node(QModelIndex()) is None


def test_a_later_snapshot_replaces_values_in_place(tree: Tree) -> None:
    tree.model.set_position(MIDDLE)
    move = MIDDLE.legal_moves()[2]
    for depth in range(1, 5):
        tree.model.show_analysis(partial_analysis(MIDDLE, {move: guess(depth, depth)}))
        candidate = next(c for c in tree.model.top_candidates() if c.move == move)
        assert candidate.score == guess(depth, depth)
    tree.model.show_analysis(partial_analysis(MIDDLE, {}))
    candidate = next(c for c in tree.model.top_candidates() if c.move == move)
    assert candidate.score == guess(4, 4)  # a snapshot without a value takes none away


def test_the_same_position_behind_two_rows_is_valued_in_both(tree: Tree) -> None:
    """Two orders of the same moves lead to one position: its rows fill wherever it is open."""
    start = board("X.O/.X./..O X")
    tree.model.set_position(start)
    tree.model.show_analysis(tree.analysis(start))
    tree.open_all()
    deep = [i for i in tree.every() if len(tree.node(i).path) == 4]
    positions = [tree.node(i).before for i in deep]
    assert len(set(positions)) < len(positions)
    assert all(tree.text(i, VALUE) for i in deep)


def test_rows_have_a_node_and_a_rank_role(tree: Tree) -> None:
    tree.model.set_position(MIDDLE)
    index = tree.model.index(0, 0)
    assert isinstance(index.data(NODE_ROLE), int)
    assert index.data(RANK_ROLE) == float("-inf")


def test_a_rows_tooltip_equals_its_accessible_text(tree: Tree) -> None:
    tree.model.set_position(MIDDLE)
    tree.model.show_analysis(tree.analysis(MIDDLE))
    for index in tree.children():
        said = str(index.data(Qt.ItemDataRole.AccessibleTextRole))
        assert said.startswith(f"spoken {tree.text(index, MOVE)} ")
        assert index.data(Qt.ItemDataRole.ToolTipRole) == said


# The values that moves had


def by_depth_text(tree: Tree, move: int) -> str:
    index = tree.model.row_of(move).siblingAtColumn(BY_DEPTH)
    return str(index.data(Qt.ItemDataRole.AccessibleTextRole) or "")


def numbers(tree: Tree, move: int) -> list[float]:
    return [score.number for score in tree.node(tree.model.row_of(move)).by_depth]


def test_the_values_of_all_depths_are_kept_while_rows_move(tree: Tree) -> None:
    tree.model.set_position(MIDDLE)
    moves = MIDDLE.legal_moves()
    for depth in range(1, 6):  # at each depth the rows are in another order
        found = {move: guess((move * depth) % 7, depth) for move in moves}
        tree.model.show_analysis(partial_analysis(MIDDLE, found))
        ranks = [c.score.rank for c in tree.model.top_candidates() if c.score]
        assert ranks == sorted(ranks, reverse=True)
    for move in moves:
        assert numbers(tree, move) == [(move * depth) % 7 for depth in range(1, 6)]
    tree.model.set_position(MIDDLE.after(moves[0]))
    assert all(not node.by_depth for node in tree.model.top_rows)


def test_values_by_depth_are_words_in_the_tooltip_and_for_screen_readers() -> None:
    def texts(node: CandidateNode) -> tuple[str, ...]:
        found = list(texts_of(node))
        found[BY_DEPTH] = "; ".join(str(score.number) for score in node.by_depth)
        return tuple(found)

    tree = Tree(CandidateModel(texts), [], new_engine_cache())
    tree.model.set_position(MIDDLE)
    move = MIDDLE.legal_moves()[1]
    for depth in (1, 2):
        tree.model.show_analysis(partial_analysis(MIDDLE, {move: guess(depth, depth)}))
    cell = tree.model.row_of(move).siblingAtColumn(BY_DEPTH)
    assert by_depth_text(tree, move) == cell.data(Qt.ItemDataRole.ToolTipRole) == "1; 2"
    assert not cell.data()


def test_a_drawn_value_has_an_accessible_text_and_no_visible_one(tree: Tree) -> None:
    drawn = QPixmap(8, 8)
    drawn.fill(Qt.GlobalColor.black)
    tree.model.set_pictures(lambda _: QIcon(drawn), lambda _: QIcon())
    tree.model.set_position(LATE)
    tree.model.show_analysis(tree.analysis(LATE))
    for index in tree.children():
        cell = index.siblingAtColumn(VALUE)
        heard = texts_of(tree.node(index))[VALUE]
        assert heard != ""
        assert cell.data(Qt.ItemDataRole.AccessibleTextRole) == heard
        assert tree.text(index, VALUE) == ""


def test_pictures_are_drawn_for_new_values_only(tree: Tree) -> None:
    drawn: list[int] = []

    def picture(node: CandidateNode) -> QIcon:
        drawn.append(node.candidate.move)
        return QIcon()

    def no_picture(_node: CandidateNode) -> QIcon:
        return QIcon()

    def texts(node: CandidateNode) -> tuple[str, ...]:
        found = list(texts_of(node))
        found[BY_DEPTH] = str(node.by_depth)
        return tuple(found)

    model = CandidateModel(texts)
    model.set_pictures(no_picture, picture)
    model.set_position(MIDDLE)
    assert not drawn
    one, two = MIDDLE.legal_moves()[:2]
    first = partial_analysis(MIDDLE, {one: guess(1), two: guess(2)})
    model.show_analysis(first)
    assert sorted(drawn) == [one, two]
    model.show_analysis(first)
    model.show_analysis(partial_analysis(MIDDLE, {one: guess(1), two: guess(3)}))
    assert sorted(drawn) == [one, two, two]
    model.set_pictures(no_picture, picture)
    assert sorted(drawn) == [one, one, two, two, two]


def test_many_changed_rows_are_signalled_as_one_range(tree: Tree, qtbot: QtBot) -> None:
    start = find_game("gomoku").start()
    tree.model.set_position(start)
    changes: list[tuple[int, int]] = []

    def note(first: QModelIndex, last: QModelIndex) -> None:
        changes.append((first.row(), last.row()))

    tree.model.dataChanged.connect(note)
    tree.model.show_analysis(partial_analysis(start, {move: guess(-move) for move in range(40)}))
    assert changes == [(0, WRITTEN_AT_ONCE - 1)]
    assert not tree.model.at_rest
    qtbot.waitUntil(lambda: tree.model.at_rest, timeout=PATIENCE_MS)
    assert min(changes[1:])[0] == WRITTEN_AT_ONCE  # the others come when the window has time
    assert max(changes[1:])[1] == 39
    assert tree.children()[39].siblingAtColumn(VALUE).data()
    layouts: list[bool] = []
    tree.model.layoutChanged.connect(lambda: layouts.append(True))
    tree.model.show_analysis(partial_analysis(start, {move: guess(-move, 2) for move in range(40)}))
    assert not layouts  # the order is the same
    assert all(
        tree.node(i).candidate.score == guess(-m, 2) for m, i in enumerate(tree.children()[:40])
    )


def moves_of(model: CandidateModel) -> list[str]:
    return [str(model.index(row, MOVE).data()) for row in range(model.rowCount())]


@pytest.mark.slow
def test_a_large_boards_rows_come_a_few_at_a_time(qtbot: QtBot) -> None:
    """Between them the window can paint; none is twice there, and none is missing in the end."""
    model = CandidateModel(texts_of)
    mode = QAbstractItemModelTester.FailureReportingMode.Warning
    QAbstractItemModelTester(model, mode, model).setUseFetchMore(False)
    start = find_game("gomoku").start()
    added: list[int] = []

    def count(_parent: QModelIndex, first: int, last: int) -> None:
        added.append(last - first + 1)

    model.rowsInserted.connect(count)
    model.set_position(start)
    assert model.rowCount() == sum(added) == AT_ONCE
    after = start.after(0)
    model.set_position(after)  # what was not listed yet of the old position never is
    qtbot.waitUntil(lambda: model.rowCount() == 224, timeout=60_000)  # Qt's tester takes its time
    settled = [start.game.move_text(move) for move in after.legal_moves()]
    assert moves_of(model) == settled
    assert [node.candidate.move for node in model.top_rows] == list(after.legal_moves())


def test_values_and_row_of_list_pending_rows_at_once() -> None:
    model = CandidateModel(texts_of)
    start = find_game("five-in-a-row").start()
    model.set_position(start)
    assert str(model.row_of(399).data()) == start.game.move_text(399)
    assert model.rowCount() == 400
    model.set_position(start)
    scores = [Score(Outcome.UNKNOWN, None, move, Bound.HEURISTIC, 2, MAX) for move in range(400)]
    known = [Candidate(move, score) for move, score in enumerate(scores)]
    model.show_analysis(Analysis(start, tuple(known), 2, 1, 0.1, complete=False))
    assert model.rowCount() == 400
    assert moves_of(model)[0] == start.game.move_text(399)


def test_nothing_is_written_after_the_end(qtbot: QtBot) -> None:
    """What draws the values may be gone by then."""
    asked: list[CandidateNode] = []

    def texts(node: CandidateNode) -> tuple[str, ...]:
        asked.append(node)
        return texts_of(node)

    model, start = CandidateModel(texts), find_game("gomoku").start()
    model.set_position(start)
    model.show_analysis(partial_analysis(start, {move: guess(-move) for move in range(40)}))
    assert not model.at_rest
    asked.clear()
    model.stop()
    assert not model.at_rest  # nobody is told that all is there
    with qtbot.waitSignal(model.destroyed):
        model.deleteLater()
    assert not asked
