# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The watched game of a run: its players, its board and its progress."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QHideEvent, QMouseEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.arena.watched_game import WatchedGame
from desktop_app.arena.words import result_text
from desktop_app.boards.canvas import Canvas
from desktop_app.boards.kind import BoardKind
from desktop_app.boards.picture import BoardPicture, PointerState
from desktop_app.core.position import MAX, MIN
from desktop_app.games.registry import board_of, player_name
from desktop_app.guard import guarded
from desktop_app.kit.look.scale import SNUG, TIGHT, enlarge
from desktop_app.kit.look.theme import LIGHT, Theme
from desktop_app.kit.screen_reader import set_accessible_title, set_spoken_text
from desktop_app.languages import translate
from desktop_app.numerals import grouped
from desktop_app.tournaments.conditions import FinishedGame
from desktop_app.words.players import strategy_title


#: Above the board that shows a game of the arena, such as: Perfect (X) – Random (O). {first},
#: {second}: names of players; {mark}, {other}: their signs on the board
def players_text(watched: WatchedGame) -> str:
    """Return the names of both players with their marks; empty if there is no game yet."""
    tournament, game = watched.tournament, watched.game
    if tournament is None or game is None:
        return ""
    a, b = (strategy_title(name, tournament.game) for name in tournament.pairs[game.pair])
    first, second = (a, b) if game.a_began else (b, a)
    return translate("Arena", "{first} ({mark}) – {second} ({other})").format(
        first=first,
        mark=player_name(tournament.game, MAX),
        second=second,
        other=player_name(tournament.game, MIN),
    )


#: Below the board that shows a game of the arena. {result}: such as “Perfect won, moving first”;
#: {ply}: the number of a move
def state_text(watched: WatchedGame) -> str:
    """Return a line on which game it is, whether it is live, and how it ended."""
    tournament, game = watched.tournament, watched.game
    if tournament is None or game is None:
        return ""
    number = grouped(game.number + 1)
    if isinstance(game, FinishedGame) and watched.is_at_end:
        result = result_text(tournament, game)
        return translate("Arena", "Game {number}: {result}").format(number=number, result=result)
    pattern = (
        translate("Arena", "Game {number}, live: move {ply}")
        if watched.is_live
        else translate("Arena", "Game {number}, replay: move {ply}")
    )
    return pattern.format(number=number, ply=watched.ply)


FRAME = 14
"""The room for the frame of the board, in pixels."""
LINES = 6
"""The least height of the board, in lines of text."""


@guarded
class WatchedBoard(QWidget):
    """The board of the watched game, as large as there is room.

    Signals:
        pressed: it was clicked.
    """

    pressed = Signal()

    def __init__(self, watched: WatchedGame) -> None:
        super().__init__()
        self._watched = watched
        self._kind: BoardKind | None = None
        self.theme = LIGHT
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("The game you are watching"))
        self.setToolTip(self.tr("Click to make the game larger or smaller"))

    def minimumSizeHint(self) -> QSize:
        unit = self.fontMetrics().height()
        return QSize(LINES * unit, LINES * unit)

    def paintEvent(self, _event: QPaintEvent) -> None:
        position = self._watched.position
        if position is None:
            return
        if self._kind is None or self._kind.game != position.game:
            self._kind = board_of(position.game)
        wide, high = self._kind.extent
        room = QRectF(self.rect().adjusted(1, 1, -1, -1).marginsRemoved(self._kind.frame(FRAME)))
        side = int(min(room.width() / wide, room.height() / high))
        if side < 1:
            return
        painter = QPainter(self)
        size = QRectF(0, 0, wide * side, high * side)
        corner = room.center() - size.center()
        painter.translate(QPointF(corner.toPoint()))
        picture = BoardPicture(position, last_move=self._watched.last_move)
        canvas = Canvas(painter, side, self.theme, self.font())
        self._kind.paint_frame(canvas, FRAME)
        self._kind.paint(canvas, picture, PointerState())
        painter.end()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        is_left, place = event.button() is Qt.MouseButton.LeftButton, event.position().toPoint()
        if is_left and self.rect().contains(place):
            self.pressed.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()


@guarded
class WatchView(QWidget):
    """View of the watched game, small or large.

    Signals:
        enlarged: whether it takes all the room.
        visibilityChanged: whether the view is visible.
    """

    enlarged = Signal(bool)
    visibilityChanged = Signal(bool)

    def __init__(self, watched: WatchedGame) -> None:
        super().__init__()
        self._watched = watched
        self.is_large = False
        self._players, self._state = QLabel(), QLabel()
        for label, title in (
            (self._players, self.tr("Players in the game you are watching")),
            (self._state, self.tr("Progress in the game you are watching")),
        ):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            set_accessible_title(label, title)
        enlarge(self._players, bold=True)
        self.board = WatchedBoard(watched)
        self.size_button = QPushButton()
        self.size_button.setToolTip(self.tr("Make the game larger or smaller"))
        self._name_button()
        row = QHBoxLayout()
        row.setSpacing(SNUG)
        row.addWidget(self._state, 1)
        row.addWidget(self.size_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(TIGHT)
        layout.addWidget(self._players)
        layout.addWidget(self.board, 1)
        layout.addLayout(row)
        self.board.pressed.connect(self._turn_size)
        self.size_button.clicked.connect(self._turn_size)
        watched.changed.connect(self._refresh)
        self._refresh()

    def set_theme(self, theme: Theme) -> None:
        """Repaint in the colours of a theme."""
        self.board.theme = theme
        self.board.update()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.visibilityChanged.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.visibilityChanged.emit(False)

    def _name_button(self) -> None:
        #: Name of the button that changes the size of the board in the arena
        text = self.tr("Smaller") if self.is_large else self.tr("Larger")
        self.size_button.setText(text)
        self.size_button.setAccessibleDescription(self.tr("The game you are watching"))

    @Slot()
    def _turn_size(self) -> None:
        self.is_large = not self.is_large
        self._name_button()
        self.enlarged.emit(self.is_large)

    @Slot()
    def _refresh(self) -> None:
        watched = self._watched
        for label, text in (
            (self._players, players_text(watched)),
            (self._state, state_text(watched)),
        ):
            if label.text() != text:
                set_spoken_text(label, text)
        self.board.setAccessibleDescription(self._state.text())
        self.board.update()
