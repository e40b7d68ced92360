# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The choice of an external program for a seat, and the list of programs chosen so far."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from desktop_app.core.position import Game, Player
from desktop_app.players.errors import PlayerError
from desktop_app.players.programs.protocols import (
    BRAIN,
    PROTOCOLS,
    check_game,
    check_program,
    found_programs,
)
from desktop_app.players.registry import StrategyId, parse_strategy
from desktop_app.players.trusted import Trust, TrustedPrograms
from desktop_app.settings import PROGRAMS, Settings
from desktop_app.shell.program_guard import ProgramGuard
from desktop_app.words.players import player_fault_text

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog, QWidget

    from desktop_app.shell.dialogs.program import ProgramDialog

MOST_KEPT = 6


class ProgramChoice(QObject):
    """Keeps the programs chosen so far, and opens the dialogs for choosing another one.

    If a protocol's programs have levels, a dialog offers those on this machine, queries their
    levels, and lets the user look for another file; otherwise a file dialog opens at once.

    Attributes:
        guard: asks before a program starts that was not chosen on this computer.

    Signals:
        chosen: a `Player` and the `StrategyId` of the program for it.
        changed: the list of programs has changed; see `offered`.
    """

    chosen = Signal(object, object)
    changed = Signal()

    def __init__(self, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._settings = settings
        self._window = window
        self._kept = [_read(line) for line in settings.get(PROGRAMS).split("\n") if line]
        self._trusted = TrustedPrograms(settings.folder)
        self.guard = ProgramGuard(self._trusted, window)
        self._side: Player | None = None
        self._kind = BRAIN
        self.dialog: QFileDialog | None = None
        self.levels: ProgramDialog | None = None

    @property
    def offered(self) -> tuple[StrategyId, ...]:
        """The programs that were chosen before and still exist, the latest first."""
        there = filter(_is_there, self._kept)
        return tuple(each for each in there if self._trusted.trust(each) is not Trust.STRANGE)

    def is_chosen(self, seat: StrategyId | None) -> bool:
        """Return whether a player may be started without asking."""
        return self._trusted.trust(seat) is Trust.CHOSEN

    @Slot(object, str)
    def ask(self, side: Player, kind: str) -> None:
        """Let the user choose a program for a side; the game goes on meanwhile."""
        self._side, self._kind = side, kind
        if not PROTOCOLS[kind].has_levels:
            self._ask_file()
            return
        if self.levels is None:
            from desktop_app.shell.dialogs.program import ProgramDialog

            self.levels = ProgramDialog(self._window)
            self.levels.chosen.connect(self._on_chosen)
            self.levels.fileAsked.connect(self._ask_file)
        here = [each for each in self.offered if each.kind == kind and self.is_chosen(each)]
        known = [each.path for each in here if each.path]
        self.levels.offer(kind, list(dict.fromkeys([*known, *found_programs(kind)])))
        self.levels.show()
        self.levels.raise_()

    def shutdown(self) -> None:
        """End the query that is running."""
        if self.levels is not None:
            self.levels.shutdown()
        self.guard.drop()

    #: Title of a file dialog, and a kind of file in it
    @Slot()
    def _ask_file(self) -> None:
        from PySide6.QtWidgets import QFileDialog

        dialog = self.dialog
        if dialog is None:
            self.dialog = dialog = QFileDialog(self._window)
            dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
            dialog.fileSelected.connect(self._on_file)
        ending = ".exe" if sys.platform == "win32" else ""
        if self._kind == BRAIN:
            title, pattern = (
                self.tr("Choose a Gomocup program"),
                self.tr("Gomocup programs ({pattern})"),
            )
        else:
            title, pattern = self.tr("Choose a chess engine"), self.tr("Programs ({pattern})")
        dialog.setWindowTitle(title)
        dialog.setNameFilter(pattern.format(pattern=f"{PROTOCOLS[self._kind].prefix}*{ending}"))
        before = next((each.path for each in self._kept if each.kind == self._kind), None)
        if before is not None:
            dialog.setDirectory(str(Path(before).parent))
        dialog.setModal(False)
        dialog.show()
        dialog.raise_()

    @Slot(str)
    def _on_file(self, path: str) -> None:
        program = StrategyId(self._kind, path=path)
        if self.levels is not None and PROTOCOLS[self._kind].has_levels and _is_there(program):
            self.levels.add(path)
        else:
            self._on_chosen(program)

    @Slot(object)
    def _on_chosen(self, program: StrategyId) -> None:
        if self._side is None:
            return
        if _is_there(program):
            self._trusted.choose(program)
            others = [other for other in self._kept if other != program]
            self._kept = [program, *others][:MOST_KEPT]
            self._settings.choose(PROGRAMS, "\n".join(map(str, self._kept)))
            self.changed.emit()
        self.chosen.emit(self._side, program)


def _read(line: str) -> StrategyId:
    """Parse a stored program; earlier versions stored Gomocup programs without a kind."""
    try:
        program = parse_strategy(line)
    except ValueError:
        return StrategyId(BRAIN, path=line)
    return program if program.path is not None else StrategyId(BRAIN, path=line)


def _is_there(program: StrategyId) -> bool:
    try:
        check_program(program.kind, program.path or "")
    except PlayerError:
        return False
    return True


def trouble(seat: StrategyId | None, game: Game) -> str:
    """Return why a player can't play a game; empty if no obstacle is known."""
    if seat is None or seat.path is None:
        return ""
    try:
        check_program(seat.kind, seat.path)
        check_game(seat.kind, seat.path, game)
    except PlayerError as error:
        return player_fault_text(error)
    return ""
