# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A model of the moves of a game, with the value of each position and where it dropped."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple
from weakref import WeakKeyDictionary

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel

from desktop_app.core.mistake import MistakeSize, height_of, mistake_between
from desktop_app.core.position import MAX, Position
from desktop_app.core.record import GameRecord, RecordNode
from desktop_app.core.score import (
    Bound,
    Outcome,
    Score,
    score_of,
    terminal_value,
)
from desktop_app.kit.item_views import Index
from desktop_app.kit.screen_reader import set_spoken_item, spoken
from desktop_app.kit.value_signs import ValueKind

NODE_ROLE = Qt.ItemDataRole.UserRole + 1
KIND_ROLE = NODE_ROLE + 1
"""The kind of the value in a cell; None without one."""
MISTAKE_ROLE = KIND_ROLE + 1
"""The size of the mistake that a note is about; None without one."""
PLY, WHO, MOVE, VALUE, NOTE = range(5)
COLUMNS = 5


class HistoryPoint(NamedTuple):
    """One position of the current line, from the reader's point of view.

    Attributes:
        node: the node of the record.
        score: the value for X; None while unknown.
        height: the value for X from -1 to 1; None while unknown.
        mistake: how much the move that led here gave away; None for no mistake.
        is_current: whether this position is on the board.
        branches: how many other moves were tried instead; 0 for such an alternative itself.
        before: the value for X of the position before, if the move is a mistake.
    """

    node: RecordNode
    score: Score | None
    height: float | None
    mistake: MistakeSize | None
    is_current: bool
    branches: int = 0
    before: Score | None = None

    @property
    def dropped(self) -> bool:
        """Whether the move was a mistake."""
        return self.mistake is not None


RowTexts = Callable[[HistoryPoint], tuple[str, ...]]
"""Returns the texts of a row's columns, followed by its accessible text."""
Kinds = Callable[[HistoryPoint], ValueKind | None]
"""Returns the kind of a row's value, as the reader sees it."""


class HistoryModel(QStandardItemModel):
    """The current line of the game; below each move, the other moves tried in its place.

    Signals:
        pointsChanged: the line or its values have changed; see `points`.
        valued: the known value of a `Position` of the record has changed.
    """

    pointsChanged = Signal()
    valued = Signal(object)

    def __init__(self, row_texts: RowTexts, kinds: Kinds = lambda _: None) -> None:
        super().__init__(0, COLUMNS)
        self._row_texts, self._kinds = row_texts, kinds
        self._known: WeakKeyDictionary[GameRecord, dict[Position, Score]] = WeakKeyDictionary()
        self._record: GameRecord | None = None
        self._listed: list[RecordNode] = []
        self._points: list[HistoryPoint] = []
        self._standing: dict[Position, list[int]] = {}
        """The rows in or below which a position is shown."""

    @property
    def points(self) -> list[HistoryPoint]:
        """The positions of the line, from the start on."""
        return self._points

    def values(self, record: GameRecord) -> Mapping[Position, Score]:
        """Return the known values of a game's positions; the game need not be the current one."""
        return self._known.get(record, {})

    def node(self, index: Index) -> RecordNode | None:
        """Return the node of the record that a row shows; None for an invalid index."""
        number = index.sibling(index.row(), 0).data(NODE_ROLE) if index.isValid() else None
        return self._listed[number] if isinstance(number, int) else None

    def row_of_current(self) -> int:
        """Return the row of the position on the board; -1 at the start."""
        return next((i for i, point in enumerate(self._points) if point.is_current), 0) - 1

    def next_mistake(self) -> RecordNode | None:
        """Return the node after the next mistake; None without mistakes.

        After the last mistake, start over with the first one.
        """
        nodes = [point.node for point in self._points if point.dropped]
        here = self.row_of_current() + 1
        later = [point.node for point in self._points[here + 1 :] if point.dropped]
        return (later or nodes or [None])[0]

    def previous_mistake(self) -> RecordNode | None:
        """Return the node after the previous mistake; None without mistakes.

        Before the first mistake, go on with the last one.
        """
        nodes = [point.node for point in self._points if point.dropped]
        here = self.row_of_current() + 1
        before = [point.node for point in self._points[:here] if point.dropped]
        return (before or nodes or [None])[-1]

    def show_record(self, record: GameRecord) -> None:
        """List the current line of a record."""
        self._record = record
        self._update()

    def set_score(self, position: Position, score: Score) -> None:
        """Note the value of a position for the player to move, unless a better one is known."""
        if self._record is None:
            return
        values = self._known.setdefault(self._record, {})
        known = values.get(position)
        if known is not None and _certainty(known) > _certainty(score):
            return
        if known != score:
            values[position] = score
            self.valued.emit(position)
            self._revalue(position)

    def know(self, record: GameRecord, scores: Mapping[Position, Score]) -> None:
        """Note values of a game's positions that were known before."""
        self._known.setdefault(record, {}).update(scores)
        if scores and record is self._record:
            self._update()

    def unvalued(self) -> list[Position]:
        """Return the positions of the line without a value, the newest first."""
        return [point.node.position for point in reversed(self._points) if point.score is None]

    def doubtful(self) -> list[Position]:
        """Return the positions with an unproven value beside a proven one, the newest first.

        The position on the board is left out, because its own analysis goes on.
        """
        scores = [None, *(point.score for point in self._points), None]
        proven = [score is not None and _is_proven(score) for score in scores]
        found: list[Position] = []
        for i, point in enumerate(self._points, 1):
            is_unproven = point.score is not None and not proven[i]
            if is_unproven and not point.is_current and (proven[i - 1] or proven[i + 1]):
                found.append(point.node.position)
        return found[::-1]

    def refresh_texts(self) -> None:
        """Rewrite all texts."""
        self._update()

    def _update(self) -> None:
        if self._record is None:
            return
        points: list[HistoryPoint] = []
        self._standing = {}
        for number, node in enumerate(self._record.line()):
            points.append(self._make_point(node, points[-1] if points else None))
            for each in (node, *node.siblings()):
                self._standing.setdefault(each.position, []).append(number)
        self._points = points
        self._write_rows()
        self.pointsChanged.emit()

    def _revalue(self, position: Position) -> None:
        """Update the rows of one position; all other rows stay as they are."""
        numbers = self._standing.get(position, [])
        # how much the next move gave away depends on this value, too
        for number in sorted({near for n in numbers for near in (n, n + 1)}):
            if number < len(self._points):
                before = self._points[number - 1] if number else None
                self._points[number] = self._make_point(self._points[number].node, before)
                if number:
                    self._write_move(number - 1)
        if numbers:
            self.pointsChanged.emit()

    def _make_point(self, node: RecordNode, before: HistoryPoint | None) -> HistoryPoint:
        """Return the point of a position, given the point before it."""
        score = self._score(node.position)
        height = None if score is None else height_of(score, node.position)
        was = None if before is None else before.score
        mistake = None
        if before is not None and was is not None and score is not None:
            mistake = mistake_between(before.node.position, was, node.position, score)
        is_current = self._record is not None and node is self._record.current
        branches, lost = len(node.siblings()), None if mistake is None else was
        return HistoryPoint(node, score, height, mistake, is_current, branches, lost)

    def _score(self, position: Position) -> Score | None:
        """Return the value of a position for X: from the end of the game, or from a search."""
        if position.outcome is not None:
            return score_of(position, terminal_value(position), Bound.EXACT, 0)
        found = None if self._record is None else self.values(self._record).get(position)
        return None if found is None else found.seen_by(MAX)

    def _write_rows(self) -> None:
        self.setRowCount(len(self._points) - 1)
        self._listed = []
        for row, point in enumerate(self._points[1:]):
            self._write_move(row)
            item, others = self.item(row), point.node.siblings()
            item.setData(len(self._listed), NODE_ROLE)
            self._listed.append(point.node)
            for i, other in enumerate(others):
                item.child(i).setData(len(self._listed), NODE_ROLE)
                self._listed.append(other)

    def _write_move(self, row: int) -> None:
        """Write the row of a move, and the rows of its alternatives below it."""
        point = self._points[row + 1]
        self._write_row(self.invisibleRootItem(), row, point)
        item, others = self.item(row), point.node.siblings()
        if item.rowCount() != len(others):
            item.setRowCount(len(others))
            item.setColumnCount(COLUMNS if others else 0)
        for i, other in enumerate(others):
            score = self._score(other.position)
            height = None if score is None else height_of(score, other.position)
            self._write_row(item, i, HistoryPoint(other, score, height, None, False))

    def _write_row(self, parent: QStandardItem, row: int, point: HistoryPoint) -> None:
        texts = self._row_texts(point)
        for column, text in enumerate(texts[:COLUMNS]):
            item = parent.child(row, column)
            if item is None:  # pyright: ignore[reportUnnecessaryComparison]
                item = QStandardItem()
                item.setEditable(False)
                parent.setChild(row, column, item)
            if item.text() != text:
                set_spoken_item(item, text)
        kind, cell = self._kinds(point), parent.child(row, VALUE)
        if cell.data(KIND_ROLE) is not kind:
            cell.setData(kind, KIND_ROLE)
        note = parent.child(row, NOTE)
        if note.data(MISTAKE_ROLE) is not point.mistake:
            note.setData(point.mistake, MISTAKE_ROLE)
        first = parent.child(row, 0)
        first.setData(spoken(texts[-1]), Qt.ItemDataRole.AccessibleTextRole)


def _is_proven(score: Score) -> bool:
    """Return whether the value or at least the winner is proven; "at most a draw" tells neither."""
    return score.is_exact or score.outcome in (Outcome.WIN, Outcome.LOSS)


def _certainty(score: Score) -> tuple[bool, int]:
    return score.is_exact, score.depth
