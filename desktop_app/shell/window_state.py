# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The state of the window that enables its commands and checks its switches."""

from __future__ import annotations

from typing import NamedTuple

from desktop_app.games.registry import board_of
from desktop_app.players.levels import PERFECT
from desktop_app.shell.main_window import MainWindow


class WindowState(NamedTuple):
    """The facts that the conditions of commands depend on.

    Attributes:
        at_board: whether the board is shown, rather than another page.
        can_go_back: whether a move can be taken back.
        can_go_on: whether a move that was taken back can be made again.
        has_previous_game: whether an earlier game is on the shelf.
        is_over: whether the game is over.
        thinking: whether a bot is choosing a move.
        can_move_now: whether that bot can be made to move at once.
        waits_for_program: whether an external player is thinking that can't be hurried.
        has_bot: whether a bot plays.
        bot_waits: whether it is the turn of a bot that is held.
        told_to_wait: whether the user has told the bots to wait.
        has_opponent: whether there is a side for the opponent: not if both sides are bots.
        is_perfect: whether the perfect player has that side.
        has_matchboxes: whether MENACE plays.
        analysing: whether the panels are shown whenever the board is.
        shows_values: whether values are shown in the panels or on the board.
        is_full: whether values come with all details, rather than in simple words.
        can_find: whether a person can look for the move that would have saved the game.
        is_searching: whether a person is looking for it.
        can_flip: whether the board looks different from the other side.
        full_screen: whether the window fills the screen other than for a presentation.
    """

    at_board: bool
    can_go_back: bool
    can_go_on: bool
    has_previous_game: bool
    is_over: bool
    thinking: bool
    can_move_now: bool
    waits_for_program: bool
    has_bot: bool
    bot_waits: bool
    told_to_wait: bool
    has_opponent: bool
    is_perfect: bool
    has_matchboxes: bool
    analysing: bool
    shows_values: bool
    is_full: bool
    can_find: bool
    is_searching: bool
    can_flip: bool
    full_screen: bool


def state_of(window: MainWindow) -> WindowState:
    """Return the current state of a window."""
    session, flow, layouts = window.session, window.flow, window.layouts
    record, opponent = session.record, session.opponent_side
    return WindowState(
        at_board=not layouts.covered,
        can_go_back=record.current.parent is not None,
        can_go_on=record.current.next is not None,
        has_previous_game=session.has_previous_game,
        is_over=session.position.outcome is not None,
        thinking=flow.thinking,
        can_move_now=flow.can_move_now,
        waits_for_program=flow.waits_for_program,
        has_bot=session.is_watched or session.bot_side is not None,
        bot_waits=session.bot_waits,
        told_to_wait=session.told_to_wait,
        has_opponent=opponent is not None,
        is_perfect=opponent is not None and session.seat(opponent) == PERFECT,
        has_matchboxes=window.boxes.is_at_board,
        analysing=layouts.analysing,
        shows_values=window.display.shows_values,
        is_full=window.display.display.is_full,
        can_find=window.find_flow.can_begin,
        is_searching=window.find_flow.is_searching,
        can_flip=board_of(session.game).can_turn,
        full_screen=window.isFullScreen() and not layouts.presenting,
    )
