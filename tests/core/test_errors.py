# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What errors say of themselves where no sentence is made of them."""

from desktop_app.core.errors import GameError, GameFault
from desktop_app.core.file_formats import FormatError


def test_an_error_without_a_sentence_says_what_was_read_and_where() -> None:
    cause = GameError(GameFault.UNKNOWN_GAME, text="checkers")
    for said in (str(cause), str(FormatError(3, cause))):
        assert "unknown-game" in said
        assert "checkers" in said
    assert "line 3" in str(FormatError(3, cause))
