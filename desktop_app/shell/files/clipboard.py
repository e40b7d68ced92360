# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Exchanges moves, positions, pictures and files with other programs: copy, paste and drop."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Signal, Slot
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtWidgets import QWidget

from desktop_app.explain.lesson_file import is_lesson
from desktop_app.files.foreign_formats import format_of_text
from desktop_app.games.registry import wording_of
from desktop_app.guard import guarded
from desktop_app.play.board.view import BoardView
from desktop_app.play.game_files import GameFiles
from desktop_app.play.session import GameSession

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
            lines.append(wording_of(game).copied(start, record.moves()))
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
        whole = data.text()  # spaces and tabs at the edges are empty cells of a table
        text = whole.strip()
        if file is not None:
            self._files.open(file)
        elif is_lesson(text):
            self.lessonPasted.emit(text)
        elif text.startswith("{") or format_of_text(text) is not None:
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
            self.pasted.emit(whole)


def local_file(data: QMimeData) -> Path | None:
    """Return the first local file among dropped or pasted data."""
    paths = [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
    return Path(paths[0]) if paths else None


@guarded
class DropTarget(QObject):
    """Makes a window accept files.

    Signals:
        dropped: the `Path` of a file.
    """

    dropped = Signal(object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Accept a file; ignore everything else."""
        if isinstance(event, QDropEvent):  # which those of coming and moving are, too
            file = local_file(event.mimeData())
            if file is not None:
                event.acceptProposedAction()
                if event.type() is QEvent.Type.Drop:
                    self.dropped.emit(file)
                return True
        return super().eventFilter(watched, event)
