# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Copies moves, positions and pictures to the clipboard; pastes moves, positions and games."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from desktop_app.explain.lesson_file import is_lesson
from desktop_app.files.other_forms import form_of_text
from desktop_app.games.registry import wording_of
from desktop_app.play.board.view import BoardView
from desktop_app.play.game_files import GameFiles
from desktop_app.play.session import GameSession
from desktop_app.shell.files.drop import local_file

MOST_PASTED = 20_000
"""The most characters of moves or a board; a game's whole file may have more."""


class Clipboard(QObject):
    """Copies and pastes in the game's own notation.

    Signals:
        pasted: moves or a board to show.
        lessonPasted: the text of a lesson.
        told: a message, and whether it reports an error.
    """

    pasted = Signal(str)
    lessonPasted = Signal(str)
    told = Signal(str, bool)

    def __init__(
        self, session: GameSession, board: BoardView, files: GameFiles, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._board = board
        self._files = files

    @Slot()
    def copy_moves(self) -> None:
        """Copy the moves up to the current position; before any move, a start that is a board."""
        record = self._session.record
        start, game = record.root.position, self._session.game
        lines = [] if start == game.start() else [start.text]
        if record.moves():
            lines.append(wording_of(game).notation(start, record.moves()))
        if lines:
            self._copy("\n".join(lines))
        else:
            self.told.emit(self.tr("There are no moves to copy yet."), True)

    @Slot()
    def copy_position(self) -> None:
        """Copy the board, or the moves if the game has no notation for a board."""
        text = self._session.position.text
        if text:
            self._copy(text)
        else:
            self.copy_moves()

    def _copy(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        #: {text} is what was copied: moves or a position
        self.told.emit(self.tr("Copied: {text}").format(text=" ".join(text.split())), False)

    @Slot()
    def copy_picture(self) -> None:
        """Copy a picture of the board."""
        QGuiApplication.clipboard().setPixmap(self._board.viewport().grab())
        self.told.emit(self.tr("Copied the picture of the board."), False)

    @Slot()
    def paste(self) -> None:
        """Show the contents of the clipboard: a file, the text of one, moves or a board."""
        data = QGuiApplication.clipboard().mimeData()
        file = local_file(data)
        text = data.text().strip()
        if file is not None:
            self._files.open(file)
        elif is_lesson(text):
            self.lessonPasted.emit(text)
        elif text.startswith("{") or form_of_text(text) is not None:
            self._files.open_text(text)
        elif not text:
            self.told.emit(
                self.tr("There is nothing to paste. Copy some moves or a position first."), True
            )
        elif len(text) > MOST_PASTED:
            self.told.emit(
                self.tr("The text you copied is too long. Copy only moves or a position."), True
            )
        else:
            self.pasted.emit(text)
