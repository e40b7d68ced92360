# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens games of the arena on the board."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from desktop_app.arena.games import record_of, seats_of
from desktop_app.core.errors import GameError
from desktop_app.core.position import MAX, MIN
from desktop_app.play.session import PERSON
from desktop_app.shell.main_window import MainWindow
from desktop_app.tournaments.terms import FinishedGame
from desktop_app.tournaments.tournament import Tournament
from desktop_app.words.faults import fault_text


class ArenaGames(QObject):
    """Shows a game of the arena from its start, with the values of all moves."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.pages.arenaGameChosen.connect(self._show)

    @Slot(object, object)
    def _show(self, tournament: Tournament, played: FinishedGame) -> None:
        window = self._window
        window.pages.show_board()
        window.message_bar.hide()
        try:
            record = record_of(tournament, played)
        except GameError as error:
            window.message_bar.show_message(fault_text(error))
            return
        programs, (first, second) = window.programs, seats_of(tournament, played)
        seats = [seat if programs.is_chosen(seat) else PERSON for seat in (first, second)]
        window.session.open_record(record, (seats[0], seats[1]))
        for side, seat in zip((MAX, MIN), (first, second), strict=True):
            if not programs.is_chosen(seat):
                programs.chosen.emit(side, seat)
        if not window.layouts.analysing:
            window.actions_list["list"].trigger()
