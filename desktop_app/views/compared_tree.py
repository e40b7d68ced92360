# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plain minimax on the same position, in step with the other search."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from desktop_app.games.position import Position
from desktop_app.models.drawn_tree import Path
from desktop_app.models.tree_run import TreeRun, algorithm_for
from desktop_app.views.tree_drawing import TreeDrawing
from desktop_app.views.tree_texts import NodeText


class ComparedTree(QWidget):
    """A tree with its counts above; it takes as many steps as the other one.

    Signals:
        toggled: the path of a node that was opened or shut here.
    """

    toggled = Signal(object)

    def __init__(
        self, value_text: NodeText, move_text: NodeText, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._run: TreeRun | None = None
        self.title = QLabel()
        self.title.setContentsMargins(8, 4, 8, 4)
        self.title.setAccessibleName(self.tr("Plain minimax"))
        self.drawing = TreeDrawing(value_text, move_text)
        self.drawing.set_follow(True)
        self.drawing.nodeToggled.connect(self._toggle)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.title)
        layout.addWidget(self.drawing, 1)

    @property
    def tree_run(self) -> TreeRun | None:
        """Its run."""
        return self._run

    def set_position(self, position: Position, depth: int | None) -> None:
        """Search another position."""
        old, self._run = (
            self._run,
            TreeRun(position, algorithm_for(position, depth, prunes=False), self),
        )
        self._run.moved.connect(self._draw)
        self._draw()
        if old is not None:
            old.deleteLater()

    def go(self, index: int) -> None:
        """Take the same step as the other search, or stand at the end."""
        if self._run is not None:
            self._run.go(index)

    @Slot()
    def _draw(self) -> None:
        run = self._run
        if run is None:
            return
        self.drawing.set_tree(run.drawn())
        counters = run.step.counters
        text = self.tr("Minimax: {nodes} of {all} positions, {leaves} leaves")
        self.title.setText(
            text.format(
                nodes=f"{counters.nodes:,}",
                all=f"{run.summary.nodes:,}",
                leaves=f"{counters.leaves:,}",
            )
        )

    @Slot(object)
    def _toggle(self, path: Path) -> None:
        if self._run is not None:
            self._run.toggle(path)
