# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The effects of commands, choices and typed positions on the session and the window."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Slot

from desktop_app.core.entry import typed_reader
from desktop_app.core.errors import GameError
from desktop_app.core.position import MAX, MIN, Game, Move, Player
from desktop_app.core.record import RecordNode
from desktop_app.kit.message_bar import BarButton
from desktop_app.kit.touch.sizes import touch_sizes
from desktop_app.languages import current_language
from desktop_app.play.session import PERSON, Seat
from desktop_app.players.characters import FITTED_PLAYER
from desktop_app.players.levels import FIRST_OPPONENT, PERFECT
from desktop_app.resources import own_command
from desktop_app.settings import LIST_WANTED, SEAT_FIRST, SEAT_SECOND, Settings
from desktop_app.shell.main_window import MainWindow
from desktop_app.shell.program_choice import trouble
from desktop_app.words.faults import doubt_text, fault_text

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from desktop_app.shell.dialogs.custom_board import CustomBoardDialog

log = logging.getLogger("minimax_fair.booth")


class GameCommands(QObject):
    """Acts on the game and on the window, for commands and for the widgets of the board's page."""

    def __init__(self, window: MainWindow, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._session = window.session
        self._settings = settings
        self._custom: CustomBoardDialog | None = None
        self._connect_widgets()
        window.remembered.connect(self._save)

    def _connect_widgets(self) -> None:
        window, session = self._window, self._session
        window.board.moveChosen.connect(self._play)
        window.board.placeRefused.connect(self._step_in)
        window.strip.seatChosen.connect(self._take_seat)
        window.strip.gameChosen.connect(self._begin)
        window.strip.customAsked.connect(self.ask_custom)
        window.game_choice.gameChosen.connect(self._begin_to_play)
        window.game_choice.customAsked.connect(self.ask_custom)
        window.strip.programAsked.connect(window.programs.ask)
        window.programs.chosen.connect(self._take_seat)
        window.position_bar.entered.connect(self._enter)
        window.history_panel.nodeChosen.connect(self._go_to)
        window.review.moveChosen.connect(self._go_to)
        window.history_panel.whyAsked.connect(window.why.ask_about)
        window.candidate_panel.lineChosen.connect(self._play_line)
        window.position_bar.changed.connect(window.message_bar.hide)
        session.positionChanged.connect(window.message_bar.hide)  # it was about another position
        window.pages.boardShown.connect(self._close_board_dialog)
        window.why.changed.connect(self._make_room_for_why)

    @Slot()
    def _make_room_for_why(self) -> None:
        """Close the position bar, which "Why?" would cover while the bar still takes keys."""
        if self._window.why.is_open:
            self._window.position_bar.hide()

    @Slot(bool)
    def _close_board_dialog(self, shown: bool) -> None:
        """Close the dialog for another board when the board is left."""
        if not shown and self._custom is not None:
            self._custom.close()

    def show_keys(self) -> None:
        """Show the table of all keys."""
        from desktop_app.shell.dialogs.help import KeysDialog

        window = self._window
        dialog = window.findChild(KeysDialog)
        if dialog is None:
            board, explain = window.actions_list.all(), window.pages.explain_page.keys()
            dialog = KeysDialog(board, explain, window)
        _bring_up(dialog)

    def show_terms(self) -> None:
        """Show the list of words that the program explains."""
        from desktop_app.shell.dialogs.help import TermsDialog

        _bring_up(self._window.findChild(TermsDialog) or TermsDialog(self._window))

    def show_about(self) -> None:
        """Show the version and the licences."""
        from desktop_app.shell.dialogs.help import show_about

        show_about(self._window)

    def new_game(self) -> None:
        """Begin the same game again."""
        self._settle()
        played = bool(self._session.record.root.children)
        swap = self._window.actions_list["swap-each"].isChecked() and played
        self._session.new_game(swap=swap)

    @Slot(object)
    def _begin(self, game: Game) -> None:
        self._settle()
        self._session.new_game(game.start())

    @Slot(object)
    def _begin_to_play(self, game: Game) -> None:
        """Begin the game that was chosen from the page of games, with a person in one seat."""
        if self._session.is_watched:
            self._session.set_seat(game.start().turn, PERSON)
        self._begin(game)

    @Slot()
    def _step_in(self) -> None:
        """Handle a touch of the board when the user has no move.

        If only bots play, the user takes the next move; a bot that waits goes on.
        """
        session = self._session
        if not session.is_watched:
            if session.bot_waits and not session.told_to_wait:
                self.resume()
            return
        if session.position.outcome is None:
            session.set_seat(session.position.turn, PERSON)
        else:
            session.set_seat(session.record.root.position.turn, PERSON)
            self.new_game()

    def _settle(self) -> None:
        """Hide messages about the previous event."""
        touch_sizes.settle()
        self._window.message_bar.hide()
        self._window.position_bar.hide()
        self._window.board.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def ask_custom(self) -> None:
        """Open the dialog for a board of another size."""
        if self._custom is None:
            from desktop_app.shell.dialogs.custom_board import CustomBoardDialog

            self._custom = CustomBoardDialog(self._window)
            self._custom.gameChosen.connect(self._begin)
        self._custom.offer(self._session.game.family)
        _bring_up(self._custom)

    @Slot(object, object)
    def _take_seat(self, player: Player, seat: Seat) -> None:
        problem = trouble(seat, self._session.game)
        if problem:
            self._window.message_bar.show_message(problem)
            self._window.strip.refresh()
        else:
            self._window.message_bar.hide()
            if seat == FITTED_PLAYER:
                self._window.fits.forget()
            seats = () if seat is None else (seat,)
            self._window.programs.guard.ask(seats, partial(self._session.set_seat, player, seat))
            self._window.strip.refresh()  # if the user is asked first
        self._window.board.setFocus(Qt.FocusReason.OtherFocusReason)

    def switch_opponent(self) -> None:
        """Make the user's opponent the perfect player, or the first opponent again."""
        side = self._session.opponent_side
        if side is not None:
            is_perfect = self._session.seat(side) == PERFECT
            self._take_seat(side, FIRST_OPPONENT if is_perfect else PERFECT)

    @Slot(int)
    def _play(self, move: Move) -> None:
        self._window.message_bar.hide()
        self._window.position_bar.hide()  # the strip shows the opponent
        if self._window.find_flow.is_open:
            self._window.find_flow.take(move)
        else:
            self._session.play_as_person([move])

    def play_number(self, number: int) -> None:
        """Make the move with that number on the board, or else the candidate with that number."""
        window, position = self._window, self._session.position
        if window.flow.thinking:
            return
        numbered = window.board.kind.numbered(position)
        if numbered is not None:
            if number in numbered:
                self._play(numbered[number])
        elif window.layouts.analysing and not window.find_flow.is_searching:
            moves = [candidate.move for candidate in window.candidates.top_candidates()]
            if number <= len(moves):
                self._play(moves[number - 1])

    @Slot(object)
    def _play_line(self, moves: tuple[Move, ...]) -> None:
        if not self._window.flow.thinking:
            self._session.play_as_person(moves)

    @Slot(object)
    def _go_to(self, node: RecordNode) -> None:
        self._session.go_to(node)

    def ask_why(self) -> None:
        """Ask "Why?"; a person who is looking for the answer gets the whole explanation."""
        find = self._window.find_flow
        if find.is_searching:
            find.give_up()
        elif find.is_open:
            find.close()
            self._window.why.ask()
        else:
            self._window.guide.ask()

    def resume(self) -> None:
        """Let the bots play on."""
        self._window.message_bar.hide()
        self._session.resume()

    def toggle_hold(self) -> None:
        """Make the bots wait, or let them play on."""
        if self._session.told_to_wait:
            self.resume()
        else:
            self._session.hold()

    @Slot(str)
    def _enter(self, text: str) -> None:
        """Show a typed position; if it is invalid, say why and keep the game."""
        from desktop_app.games.pasted import read_setup

        game = self._session.game
        try:
            setup = read_setup(game, text, typed_reader(game, current_language))
        except GameError as error:
            self._window.message_bar.show_message(fault_text(error))
            return
        self._settle()
        self._session.new_game(setup.start, held=True)
        if setup.moves:
            self._session.play_line(setup.moves, held=True)
        if setup.doubt is not None:
            self._window.message_bar.show_message(doubt_text(setup), is_trouble=False)

    def toggle_values(self) -> None:
        """Hide all values, or show them where they were shown before: in the list, or not."""
        is_wanted = not self._window.display.shows_values
        in_list = self._settings.get(LIST_WANTED)
        self._show_values(panels=is_wanted and in_list, alone=is_wanted and not in_list)

    def toggle_list(self) -> None:
        """Show the panels with values, or values on the board alone."""
        in_list = not self._window.layouts.analysing
        self._settings.choose(LIST_WANTED, in_list)
        self._show_values(panels=in_list, alone=not in_list)

    def _show_values(self, *, panels: bool, alone: bool) -> None:
        touch_sizes.settle()
        self._window.layouts.set_analysing(panels)
        self._window.display.set_panels(panels, alone=alone)

    def offer_booth(self) -> None:
        """Ask whether to start the booth, which takes the place of this window."""
        begin = BarButton(
            self.tr("Start the booth"),
            self.tr("Close this window and start the booth"),
            self._begin_booth,
        )
        self._window.message_bar.show_message(
            self.tr(
                "The booth fills the screen, and visitors play on their own. You need your PIN "
                "to leave it."
            ),
            is_question=True,
            choices=[begin],
        )

    def _begin_booth(self) -> None:
        program, *arguments = [*own_command(), "--booth"]
        from PySide6.QtCore import QProcess

        is_started, _process = QProcess.startDetached(program, arguments)
        if is_started:
            self._window.close()
        else:
            log.error("the booth can't be started: %s", program)

    def toggle_full_screen(self) -> None:
        """Switch full screen on or off."""
        window = self._window
        window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def leave(self) -> None:
        """Handle Escape: close the position bar, else whatever fills the screen."""
        window = self._window
        if window.position_bar.isVisible():
            window.position_bar.close_bar()
            window.board.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        if window.why.is_open:
            window.why.close()
            return
        if window.find_flow.is_open:
            window.find_flow.close()
            return
        if window.layouts.presenting:
            window.actions_list["presenter"].setChecked(False)
            return
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowFullScreen)

    @Slot()
    def _save(self) -> None:
        """Remember who plays."""
        session, settings = self._session, self._settings
        for player, setting in ((MAX, SEAT_FIRST), (MIN, SEAT_SECOND)):
            seat = session.chosen_seat(player)
            settings.set(setting, "person" if seat is PERSON else str(seat))
        settings.sync()


def _bring_up(dialog: QDialog) -> None:
    """Show a dialog beside the game, which goes on."""
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()
