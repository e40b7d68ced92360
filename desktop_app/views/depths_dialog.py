# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a search believes of one position at each depth, and what that costs."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QHeaderView,
    QLabel,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop_app.games.position import Position
from desktop_app.models.tree_run import affordable_depth, algorithm_for
from desktop_app.search.trace import Trace
from desktop_app.views.close_row import close_row
from desktop_app.views.explain_words import move_text, value_text
from desktop_app.views.roomy_rows import RoomyRows

MOST = 9


class DepthsDialog(QDialog):
    """A row for each depth: the move, the value, and the positions of both searches."""

    def __init__(self, position: Position, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("What the search believes at each depth"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(560, 420)
        self.table = QTreeWidget()
        self.table.setRootIsDecorated(False)
        self.table.setAlternatingRowColors(True)
        self.table.setItemDelegate(RoomyRows(self.table))
        self.table.setAccessibleName(self.windowTitle())
        self.table.setHeaderLabels(
            [
                self.tr("Depth"),
                self.tr("Move"),
                self.tr("Value it believes in"),
                self.tr("Minimax"),
                self.tr("Alpha-beta"),
            ]
        )
        self.table.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        most = min(affordable_depth(position) or MOST, position.remaining or MOST)
        for depth in range(1, most + 1):
            self.table.addTopLevelItem(QTreeWidgetItem(self._row(position, depth)))
        note = QLabel(
            self.tr(
                "Where the game is not over at that depth, the search guesses by open lines. "
                "The numbers at the right are the positions it visits. A quick win counts more "
                "than a slow one here, so alpha-beta visits more than where it looks to the end."
            )
        )
        note.setWordWrap(True)
        note.setVisible(not position.game.is_numeric)
        layout = QVBoxLayout(self)
        layout.addWidget(self.table, 1)
        layout.addWidget(note)
        layout.addLayout(close_row(self))

    def _row(self, position: Position, depth: int) -> list[str]:
        plain, pruned = (
            Trace(position, algorithm_for(position, depth, prunes=prunes))
            for prunes in (False, True)
        )
        best = plain.at(plain.summary.steps - 1).node.best
        assert best is not None
        game = position.game
        return [
            str(depth),
            move_text(position, best.move),
            value_text(plain.summary.value, game, position.ply),
            f"{plain.summary.nodes:,}",
            f"{pruned.summary.nodes:,}",
        ]
