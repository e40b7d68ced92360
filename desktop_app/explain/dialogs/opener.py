# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Open the tables that belong to a run: work, depths, three ways."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QDialog, QWidget

from desktop_app.core.position import Position
from desktop_app.explain.dialogs.depths import DepthsDialog
from desktop_app.explain.dialogs.three_ways import ThreeWaysDialog
from desktop_app.explain.dialogs.work import WorkDialog
from desktop_app.explain.run_maker import TreeRunRequest
from desktop_app.explain.tree_run import TreeRun
from desktop_app.games.registry import new_engine_cache
from desktop_app.kit.look.theme import LIGHT
from desktop_app.search.complexity import complexity
from desktop_app.search.solved import is_small
from desktop_app.search.trace import Trace


class ExplainDialogs(QObject):
    """Open the tables for the position of a run, or report why that is not possible.

    Attributes:
        theme: the colours of the boards in the tables.

    Signals:
        failed: a sentence that gives the reason and what to do.
        opened: a table that had to wait for the other search is about to open.
    """

    failed = Signal(str)
    opened = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._knowledge = new_engine_cache()
        self.theme = LIGHT
        self._run: TreeRun | None = None
        self._request: TreeRunRequest | None = None
        self._shown: QDialog | None = None
        self._rival: Trace | None = None
        self._is_counted = self._awaits_work = False

    def set_run(self, run: TreeRun, request: TreeRunRequest) -> None:
        """Use a new run, made for `request`; the other algorithm's run is still being counted."""
        self._close()  # an open table describes the previous tree
        self._run, self._request, self._rival = run, request, None
        self._is_counted = self._awaits_work = False

    def set_rival(self, rival: Trace | None) -> None:
        """Store the other algorithm's run; None if it is too large to count."""
        self._rival, self._is_counted = rival, True
        if self._awaits_work:
            self._awaits_work = False
            self.opened.emit()
            self.show_work()

    @Slot()
    def show_work(self) -> None:
        """Open the table that compares the work of both algorithms, once both are counted."""
        run, rival = self._run, self._rival
        if run is None:
            return
        if not self._is_counted:
            self._awaits_work = True
            self.failed.emit(
                self.tr(
                    "We are still running the other search. The table will open when that is done."
                )
            )
            return
        if rival is None:
            self.failed.emit(
                self.tr(
                    "Minimax would visit too many positions to count here. Look fewer moves ahead."
                )
            )
            return
        plain, pruned = run.summary, rival.summary
        if run.trace.algorithm.prunes:
            plain, pruned = pruned, plain
        self._show(WorkDialog(run.trace, complexity(plain, pruned), self._window))

    @Slot()
    def show_depths(self) -> None:
        """Open the table of values by search depth."""
        if self._searched() is not None and self._request is not None:
            self._show(DepthsDialog(self._request, self._window))

    def _searched(self) -> Position | None:
        """Return the root position; None, after emitting `failed`, if the game is over there."""
        if self._run is None:
            return None
        position = self._run.trace.position
        if position.outcome is None:
            return position
        self.failed.emit(
            self.tr("There are no moves left here. Take back a move, or open an example.")
        )
        return None

    def shutdown(self) -> None:
        """Close open dialogs and cancel what they are waiting for."""
        self._awaits_work = False
        self._close()

    def _show(self, dialog: QDialog) -> None:
        """Show a table without blocking the tree, in place of any table that is open."""
        self._close()
        self._shown = dialog
        dialog.finished.connect(self._forget)
        dialog.show()

    def _close(self) -> None:
        if self._shown is not None:
            self._shown.close()

    @Slot()
    def _forget(self) -> None:
        self._shown = None

    @Slot()
    def show_ways(self) -> None:
        """Open the table of worst case, odds and minimax."""
        position = self._searched()
        if position is None:
            return
        if self._run is not None and is_small(position):
            self._show(ThreeWaysDialog(self._run.trace, self._knowledge, self.theme, self._window))
        else:
            self.failed.emit(
                self.tr(
                    "This position has too many endings to count. Try it later in the game, "
                    "or on a smaller board."
                )
            )
