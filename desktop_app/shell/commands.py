# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The effects of actions, choices and typed positions on the session and the window."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from desktop_app.core.errors import GameError
from desktop_app.core.position import MAX, MIN, Game, Move, Player
from desktop_app.core.record import RecordNode, parse_setup
from desktop_app.games.registry import board_of
from desktop_app.kit.fingers.sizes import finger_sizes
from desktop_app.play.session import PERSON, Seat
from desktop_app.settings import MORE_COLUMNS, SEAT_FIRST, SEAT_SECOND, SWAP_EACH_GAME, Settings
from desktop_app.shell.dialogs.about import show_about
from desktop_app.shell.parts import Parts
from desktop_app.shell.program_choice import trouble
from desktop_app.words.faults import fault_text

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from desktop_app.shell.dialogs.custom_board import CustomBoardDialog

NUMBER_KEYS = 9


class Commands(QObject):
    """Connects the actions to their effects, and enables those that can be used now."""

    def __init__(self, parts: Parts, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._parts = parts
        self._window = window
        self._session = parts.session
        self._settings = settings
        self._custom: CustomBoardDialog | None = None
        parts.actions["swap-each"].setChecked(settings.get(SWAP_EACH_GAME))
        parts.actions["more"].setChecked(settings.get(MORE_COLUMNS))
        self._connect_actions()
        self._connect_widgets()

    def _connect_actions(self) -> None:
        parts, session = self._parts, self._session
        slots = {
            "new": self._new_game,
            "games": parts.pages.toggle_games,
            "rules": parts.game_choice.show_rules,
            "previous": session.previous_game,
            "custom": self._ask_custom,
            "enter": parts.position_bar.open_bar,
            "swap": session.swap_seats,
            "undo": session.undo,
            "redo": session.redo,
            "start": session.go_to_start,
            "back": session.back,
            "forward": session.forward,
            "end": session.go_to_end,
            "hint": parts.flow.ask_hint,
            "why": parts.guide.ask,
            "now": parts.flow.move_now,
            "hold": self._toggle_hold,
            "go-on": self._resume,
            "analyse": self._toggle_layout,
            "explain": parts.pages.toggle,
            "arena": parts.pages.toggle_arena,
            "overlay": parts.display.next_overlay,
            "flip": parts.display.flip,
            "view": parts.display.next_point_of_view,
            "scale": parts.display.next_scale,
            "panels": parts.layouts.reset,
            "fullscreen": self._toggle_full_screen,
            "keys": self._show_keys,
            "about": partial(show_about, self._window),
            "quit": self._window.close,
        }
        for name, slot in slots.items():
            parts.actions[name].triggered.connect(slot)
        leave = QAction(self._window)
        leave.setShortcut(QKeySequence("Esc"))
        leave.triggered.connect(self._leave_full_screen)
        self._window.addAction(leave)
        parts.actions.add_key(leave)
        for number in range(1, NUMBER_KEYS + 1):
            action = QAction(self._window)
            action.setShortcut(QKeySequence(str(number)))
            action.triggered.connect(partial(self._play_number, number))
            self._window.addAction(action)
            parts.actions.add_key(action)

    def _connect_widgets(self) -> None:
        parts, session = self._parts, self._session
        parts.board.moveChosen.connect(self._play)
        parts.board.placeRefused.connect(self._step_in)
        parts.strip.seatChosen.connect(self._take_seat)
        parts.strip.gameChosen.connect(self._begin)
        parts.strip.customAsked.connect(self._ask_custom)
        parts.game_choice.gameChosen.connect(self._begin_to_play)
        parts.game_choice.customAsked.connect(self._ask_custom)
        parts.strip.programAsked.connect(parts.programs.ask)
        parts.programs.chosen.connect(self._take_seat)
        parts.position_bar.entered.connect(self._enter)
        parts.history_panel.nodeChosen.connect(self._go_to)
        parts.history_panel.whyAsked.connect(parts.guide.why.ask_about)
        parts.candidate_panel.lineChosen.connect(self._play_line)
        parts.position_bar.changed.connect(parts.message_bar.hide)
        session.positionChanged.connect(parts.message_bar.hide)  # it was about another position
        session.positionChanged.connect(self.refresh)
        session.seatsChanged.connect(self.refresh)
        parts.flow.stateChanged.connect(self.refresh)
        parts.display.changed.connect(self.refresh)
        parts.pages.boardShown.connect(self._close_board_dialog)
        parts.guide.why.changed.connect(self._make_room_for_why)

    @Slot()
    def _make_room_for_why(self) -> None:
        """Close the position bar, which "Why?" would cover while the bar still takes keys."""
        if self._parts.guide.why.is_open:
            self._parts.position_bar.hide()

    @Slot(bool)
    def _close_board_dialog(self, shown: bool) -> None:
        """Close the dialog for another board when the board is left."""
        if not shown and self._custom is not None:
            self._custom.close()

    @Slot()
    def refresh(self) -> None:
        """Enable the actions that can be used now, and value moves only if values are shown."""
        parts, session = self._parts, self._session
        actions, record = parts.actions, session.record
        can_go_back = record.current.parent is not None
        can_go_on = record.current.next is not None
        thinking = parts.flow.thinking
        for name in ("undo", "start", "back"):
            actions[name].setEnabled(can_go_back)
        for name in ("redo", "forward", "end"):
            actions[name].setEnabled(can_go_on)
        actions["previous"].setEnabled(session.has_previous_game)
        actions["flip"].setEnabled(board_of(session.game).can_turn)
        actions["now"].setEnabled(parts.flow.can_move_now)
        actions.set_tip("now", self._program_tip() if parts.flow.waits_for_program else "")
        actions["why"].setEnabled(can_go_back and not thinking)
        actions["hint"].setEnabled(session.position.outcome is None and not thinking)
        has_bot = any(session.seat(player) is not PERSON for player in Player)
        actions["hold"].setEnabled(has_bot)
        actions["hold"].setChecked(session.told_to_wait)
        actions["go-on"].setEnabled(session.bot_waits)
        analysing = parts.layouts.analysing
        actions["analyse"].setChecked(analysing)
        parts.candidate_panel.set_bot_view(session.bot_side is not None)
        parts.display.set_panels(analysing)
        for name in ("view", "scale"):
            actions[name].setEnabled(parts.display.shows_values)
        for name in ("more", "panels"):
            actions[name].setEnabled(analysing)
        parts.flow.set_analysing(parts.display.shows_values)

    def _program_tip(self) -> str:
        return self.tr(
            "Another program is thinking, and can't be told to hurry; it must move within the "
            "time that bots have"
        )

    @Slot()
    def _show_keys(self) -> None:
        from desktop_app.shell.dialogs.keys import KeysDialog

        window = self._window
        dialog = window.findChild(KeysDialog)
        if dialog is None:
            dialog = KeysDialog(
                self._parts.actions.all(), self._parts.pages.explain_page.keys(), window
            )
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        _bring_up(dialog)

    @Slot()
    def _new_game(self) -> None:
        self._settle()
        played = bool(self._session.record.root.children)
        swap = self._parts.actions["swap-each"].isChecked() and played
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
                self._resume()
            return
        if session.position.outcome is None:
            session.set_seat(session.position.turn, PERSON)
        else:
            session.set_seat(session.record.root.position.turn, PERSON)
            self._new_game()

    def _settle(self) -> None:
        """Hide messages about the previous event."""
        finger_sizes.settle()
        self._parts.message_bar.hide()
        self._parts.position_bar.hide()
        self._parts.board.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _ask_custom(self) -> None:
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
            self._parts.message_bar.show_message(problem)
            self._parts.strip.refresh()
        else:
            self._parts.message_bar.hide()
            seats = () if seat is None else (seat,)
            self._parts.programs.guard.ask(seats, partial(self._session.set_seat, player, seat))
            self._parts.strip.refresh()  # if the user is asked first
        self._parts.board.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(int)
    def _play(self, move: Move) -> None:
        self._parts.message_bar.hide()
        self._parts.position_bar.hide()  # the strip shows the opponent
        self._session.play_as_person([move])

    def _play_number(self, number: int) -> None:
        """Make the board's move of that number; without such a move, play that candidate."""
        parts, position = self._parts, self._session.position
        if parts.flow.thinking:
            return
        numbered = parts.board.kind.numbered(position)
        if numbered is not None:
            if number in numbered:
                self._play(numbered[number])
        elif parts.layouts.analysing:
            moves = [candidate.move for candidate in parts.candidates.top_candidates()]
            if number <= len(moves):
                self._play(moves[number - 1])

    @Slot(object)
    def _play_line(self, moves: tuple[Move, ...]) -> None:
        if not self._parts.flow.thinking:
            self._session.play_as_person(moves)

    @Slot(object)
    def _go_to(self, node: RecordNode) -> None:
        self._session.go_to(node)

    @Slot()
    def _resume(self) -> None:
        self._parts.message_bar.hide()
        self._session.resume()

    @Slot()
    def _toggle_hold(self) -> None:
        if self._session.told_to_wait:
            self._resume()
        else:
            self._session.hold()

    @Slot(str)
    def _enter(self, text: str) -> None:
        """Show a typed position; if it is invalid, say why and keep the game."""
        parts = self._parts
        try:
            start, moves = parse_setup(self._session.game, text)
        except GameError as error:
            parts.message_bar.show_message(fault_text(error))
            return
        self._settle()
        self._session.new_game(start, held=True)
        if moves:
            self._session.play_line(moves, held=True)

    @Slot()
    def _toggle_layout(self) -> None:
        finger_sizes.settle()
        self._parts.layouts.set_analysing(not self._parts.layouts.analysing)
        self.refresh()

    @Slot()
    def _toggle_full_screen(self) -> None:
        window = self._window
        window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)

    @Slot()
    def _leave_full_screen(self) -> None:
        """Handle Escape: close the position bar, else whatever fills the screen."""
        window, parts = self._window, self._parts
        if parts.position_bar.isVisible():
            parts.position_bar.close_bar()
            parts.board.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        if parts.guide.why.is_open:
            parts.guide.why.close()
            return
        if parts.layouts.presenting:
            parts.actions["presenter"].setChecked(False)
            return
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowFullScreen)
        parts.actions["fullscreen"].setChecked(False)

    def save(self) -> None:
        """Remember who plays and who begins."""
        session, settings = self._session, self._settings
        settings.set(SWAP_EACH_GAME, self._parts.actions["swap-each"].isChecked())
        settings.set(MORE_COLUMNS, self._parts.actions["more"].isChecked())
        for player, setting in ((MAX, SEAT_FIRST), (MIN, SEAT_SECOND)):
            seat = session.chosen_seat(player)
            settings.set(setting, "person" if seat is PERSON else str(seat))
        settings.sync()


def _bring_up(dialog: QDialog) -> None:
    """Show a dialog beside the game, which goes on."""
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()
