# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a person writes of a move stays with it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.games.registry import find_game
from desktop_app.play.history.panel import CommentLine
from desktop_app.play.session import GameSession
from tests.driver import Key


@pytest.fixture
def line(qtbot: QtBot, session: GameSession) -> CommentLine:
    made = CommentLine(session)
    qtbot.addWidget(made)
    return made


@pytest.fixture
def session(qapp: object) -> GameSession:
    """One move was made."""
    made = GameSession(find_game("tic-tac-toe"))
    made.play(4)
    return made


def test_a_comment_is_kept_when_one_leaves_it(session: GameSession, line: CommentLine) -> None:
    QTest.keyClicks(line, "good")
    QTest.keyClick(line, Key.Key_Return)
    assert session.record.current.comment == "good"


def test_a_comment_stays_with_its_move_though_another_one_is_made(
    session: GameSession, line: CommentLine
) -> None:
    node = session.record.current
    QTest.keyClicks(line, "  in the  middle ")
    session.play(0)
    assert node.comment == "in the middle"
    assert (line.text(), session.record.current.comment) == ("", "")


def takes_escape(line: CommentLine) -> bool:
    """Whether Escape is the line's own before it leaves full screen."""
    no_keys = Qt.KeyboardModifier.NoModifier
    event = QKeyEvent(QEvent.Type.ShortcutOverride, Key.Key_Escape, no_keys)
    event.ignore()
    QApplication.sendEvent(line, event)
    return event.isAccepted()


def test_escape_takes_back_what_was_typed(session: GameSession, line: CommentLine) -> None:
    session.comment("good")
    assert not takes_escape(line)
    QTest.keyClicks(line, "bad")
    assert takes_escape(line)
    QTest.keyClick(line, Key.Key_Escape)
    assert line.text() == session.record.current.comment == "good"
