# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a person writes of a move stays with it."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop_app.games.registry import find_game
from desktop_app.play.history.comment_line import CommentLine
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


def test_escape_takes_back_what_was_typed(session: GameSession, line: CommentLine) -> None:
    session.comment("good")
    QTest.keyClicks(line, "bad")
    QTest.keyClick(line, Key.Key_Escape)
    assert line.text() == session.record.current.comment == "good"
