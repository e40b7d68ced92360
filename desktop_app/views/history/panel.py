# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The dock below the board: the moves of the game, and how the value went."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QElapsedTimer, QModelIndex, QPoint, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QHeaderView,
    QMenu,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop_app.flow.display_choice import DisplayChoice
from desktop_app.games.position import Player
from desktop_app.models.history_model import MOVE, NOTE, PLY, VALUE, WHO, HistoryModel
from desktop_app.models.session import GameSession
from desktop_app.views.candidates.pressed_rows import PressedRows
from desktop_app.views.history.comment_line import CommentLine
from desktop_app.views.history.graph import ValueGraph
from desktop_app.views.kit.fingers.high_rows import HighRows
from desktop_app.views.kit.fingers.scroll import scroll_by_finger
from desktop_app.views.kit.fingers.used import high_enough
from desktop_app.views.kit.look.theme import Theme
from desktop_app.words.wordings import player_name


class HistoryPanel(QWidget):
    """The list of moves and the graph beside it.

    Signals:
        nodeChosen: the `RecordNode` that a person wants to stand at.
        whyAsked: the `RecordNode` of whose move a person asks what it has given away.
    """

    nodeChosen = Signal(object)
    whyAsked = Signal(object)

    def __init__(self, model: HistoryModel, session: GameSession, choice: DisplayChoice) -> None:
        super().__init__()
        self._model = model
        self._session = session
        self._choice = choice
        self._last_click = QElapsedTimer()
        self._last_place = -1
        self._list = PressedRows()
        scroll_by_finger(self._list)
        self._list.setModel(model)
        self._list.setUniformRowHeights(True)
        self._list.setItemDelegate(HighRows(self._list))
        self._list.setAllColumnsShowFocus(True)
        self._list.setAccessibleName(self.tr("Moves of the game"))
        self._list.setToolTip(
            self.tr("The moves that were made; click one to go there (PgUp, PgDown)")
        )
        self._list.clicked.connect(self._on_clicked)
        self._list.activated.connect(self._on_clicked)
        self._list.rowPressed.connect(self._on_clicked)
        self._list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._list.customContextMenuRequested.connect(self._offer)
        self._graph = ValueGraph()
        self._graph.setAccessibleName(self.tr("Value after each move"))
        self._graph.setToolTip(
            self.tr("The value after each move; a triangle marks a move that gave something away")
        )
        self._graph.pointChosen.connect(self._on_point)
        self._graph.stepAsked.connect(self._on_step)
        self._mistake = self._mistake_button()
        split = QSplitter(Qt.Orientation.Horizontal)
        moves = QWidget()
        column = QVBoxLayout(moves)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._list)
        column.addLayout(self._foot(session))
        split.addWidget(moves)
        split.addWidget(self._graph)
        split.setSizes([380, 200])
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(split)
        model.setHorizontalHeaderLabels(
            [self.tr("No."), self.tr("Who"), self.tr("Move"), self.tr("Value"), self.tr("Note")]
        )
        header = self._list.header()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(NOTE, QHeaderView.ResizeMode.Stretch)
        header.setStretchLastSection(True)
        for column, width in ((PLY, 72), (WHO, 44), (MOVE, 54), (VALUE, 60)):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Interactive)
            header.resizeSection(column, width)
        model.pointsChanged.connect(self._on_points)

    def _mistake_button(self) -> QToolButton:
        button = QToolButton()
        button.setText(self.tr("Next mistake"))
        button.setToolTip(
            self.tr("Go to the next move that gave something away, and after the last to the first")
        )
        high_enough(button, 0)
        button.clicked.connect(self._on_mistake)
        return button

    def _foot(self, session: GameSession) -> QHBoxLayout:
        """In one row, so that the list keeps its own."""
        row = QHBoxLayout()
        row.setSpacing(2)
        row.addWidget(CommentLine(session), 1)
        row.addWidget(self._mistake)
        return row

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours."""
        self._graph.set_theme(theme)

    @Slot()
    def _on_points(self) -> None:
        game = self._session.game
        viewer = self._choice.viewer(self._session.position.turn)
        self._graph.set_points(self._model.points, viewer, self._names(viewer))
        self._graph.setAccessibleDescription(
            self.tr("{count} positions, seen by {player}", "", len(self._model.points)).format(
                count=len(self._model.points), player=player_name(game, viewer)
            )
        )
        self._mistake.setEnabled(self._model.next_mistake() is not None)
        row = self._model.row_of_current()
        index = self._model.index(row, 0) if row >= 0 else QModelIndex()
        self._list.setCurrentIndex(index)
        if index.isValid():
            self._list.scrollTo(index)

    def _names(self, viewer: Player) -> tuple[str, str, str]:
        game = self._session.game
        wins = self.tr("{player} wins")
        return (
            wins.format(player=player_name(game, viewer)),
            self.tr("even"),
            wins.format(player=player_name(game, viewer.opponent)),
        )

    @Slot(QModelIndex)
    def _on_clicked(self, index: QModelIndex) -> None:
        """Go there; a double click is one, for the rows may be others at its second half."""
        node = self._model.node(index)
        place = self._list.visualRect(index).center().y()
        again = place == self._last_place and (
            self._last_click.elapsed() < QApplication.doubleClickInterval()
        )
        self._last_place = place
        self._last_click.start()
        if node is not None and not again:
            self.nodeChosen.emit(node)

    @Slot(QPoint)
    def _offer(self, point: QPoint) -> None:
        """Ask about the move of a row."""
        node = self._model.node(self._list.indexAt(point))
        if node is not None and node.move is not None:
            menu = QMenu(self._list)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            text = self.tr("Why? What {move} gave away")
            move = node.position.game.move_text(node.move)
            menu.addAction(text.format(move=move), partial(self.whyAsked.emit, node))
            menu.popup(self._list.viewport().mapToGlobal(point))

    @Slot()
    def _on_mistake(self) -> None:
        node = self._model.next_mistake()
        if node is not None:
            self.nodeChosen.emit(node)

    @Slot(int)
    def _on_point(self, number: int) -> None:
        self.nodeChosen.emit(self._model.points[number].node)

    @Slot(int)
    def _on_step(self, step: int) -> None:
        last = len(self._model.points) - 1
        here = self._model.row_of_current() + 1
        wanted = {-2: 0, 2: last}.get(step, here + step)
        self._on_point(min(max(wanted, 0), last))
