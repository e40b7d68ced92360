# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Programs that speak the Gomocup protocol, as a person chooses them: found in a dialog, kept."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop_app.games.lines.gomocup import PREFIX
from desktop_app.games.position import Game, Player
from desktop_app.settings import Settings
from desktop_app.strategies.brains.checks import check_brain, check_game
from desktop_app.strategies.errors import PlayerError
from desktop_app.strategies.registry import BRAIN, StrategyId
from desktop_app.words.players import player_fault_text

KEY = "players/programs"
MOST_KEPT = 6


class BrainChoice(QObject):
    """The programs that were chosen so far, and the dialog in which another one is.

    Signals:
        chosen: a `Player` and the `StrategyId` of the program that is to play it.
        changed: other programs are offered now; see `offered`.
    """

    chosen = Signal(object, object)
    changed = Signal()

    def __init__(self, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._settings = settings
        self._window = window
        self._paths = [path for path in settings.text(KEY, "").split("\n") if path]
        self._side: Player | None = None
        self.dialog: QFileDialog | None = None

    @property
    def offered(self) -> tuple[StrategyId, ...]:
        """The programs that were chosen before and are still there, the last one first."""
        return tuple(StrategyId(BRAIN, path=path) for path in self._paths if _is_there(path))

    @Slot(object)
    def ask(self, side: Player) -> None:
        """Let a person look for a program that is to play a side; the game goes on meanwhile."""
        self._side = side
        if self.dialog is None:
            self.dialog = QFileDialog(self._window, self.tr("Choose a Gomocup program"))
            self.dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
            ending = ".exe" if sys.platform == "win32" else ""
            pattern = self.tr("Gomocup programs ({pattern})")
            self.dialog.setNameFilter(pattern.format(pattern=f"{PREFIX}*{ending}"))
            self.dialog.fileSelected.connect(self._on_file)
        if self._paths:
            self.dialog.setDirectory(str(Path(self._paths[0]).parent))
        self.dialog.setModal(False)
        self.dialog.show()
        self.dialog.raise_()

    @Slot(str)
    def _on_file(self, path: str) -> None:
        if self._side is None:
            return
        if _is_there(path):
            others = [other for other in self._paths if other != path]
            self._paths = [path, *others][:MOST_KEPT]
            self._settings.put(KEY, "\n".join(self._paths))
            self.changed.emit()
        self.chosen.emit(self._side, StrategyId(BRAIN, path=path))


def _is_there(path: str) -> bool:
    try:
        check_brain(path)
    except PlayerError:
        return False
    return True


def trouble(seat: StrategyId | None, game: Game) -> str:
    """Why a player can't play a game, in a sentence; empty if it can, as far as one can see."""
    if seat is None or seat.path is None:
        return ""
    try:
        check_brain(seat.path)
        check_game(seat.path, game)
    except PlayerError as error:
        return player_fault_text(error)
    return ""
