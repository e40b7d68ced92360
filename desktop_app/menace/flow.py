# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""MENACE at the board: it learns from each game that is played to its end, and saves its beads."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from desktop_app.core.position import MAX, MIN, Player, Position
from desktop_app.files.errors import FileError, FileFault
from desktop_app.menace.learned_games import ASIDE, LearnedGame, LearnedGames
from desktop_app.menace.words import boxes_not_kept, boxes_not_read
from desktop_app.players.levels import has_matchboxes, matchbox_game
from desktop_app.players.registry import MENACE, StrategyId

if TYPE_CHECKING:
    from desktop_app.core.record import RecordNode
    from desktop_app.menace.matchbox import OpenMatchbox
    from desktop_app.play.game_flow import GameFlow
    from desktop_app.play.requests import Answer, Beads
    from desktop_app.play.session import GameSession
    from desktop_app.players.menace import Menace
    from desktop_app.search.memoized import MemoizedMinimax

NAME = "matchboxes.jsonl"


class Matchboxes(QObject):
    """Keeps the matchboxes, shows what is in them, and lets MENACE learn.

    A game teaches once, when it first ends. Moves played after taking back moves of a finished game
    teach nothing, because the result was known. Moves taken back before the end count as never
    made: their beads return to the box. MENACE learns only from moves it has drawn itself, not from
    those that a person made for it; if it joined a game late, it learns from the rest of it.

    Attributes:
        lesson: the game it learned from last, while that game is on the board.
        is_taught: whether the game on the board has ended before, and teaches nothing more.
        trouble: the sentence that `failed` emitted last.

    Signals:
        changed: the open box or its beads have changed.
        failed: a sentence saying that the beads could not be saved or read.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(
        self, session: GameSession, flow: GameFlow, folder: Path | None, parent: QObject
    ) -> None:
        """Read the saved beads if MENACE plays a side.

        Args:
            session: the games in progress.
            flow: the flow that makes MENACE's moves.
            folder: the folder for the saved games; None to save nothing.
            parent: the owner.
        """
        super().__init__(parent)
        self._session = session
        path = None if folder is None else folder / NAME
        self._file = LearnedGames(path, matchbox_game())
        self._known = (0, 0)
        self._drawn: set[RecordNode] = set()
        self._drawn_from: RecordNode | None = None
        self.lesson: LearnedGame | None = None
        self.is_taught = False
        self.trouble = ""
        flow.beads_of = self.beads_of
        flow.botMoves.connect(self._on_bot)
        session.gameStarted.connect(self._on_game)
        session.positionChanged.connect(self._on_position)
        session.seatsChanged.connect(self._on_seats)
        self._on_game()

    @cached_property
    def _menace(self) -> Menace:
        """The beads, which are imported when a box is looked into."""
        from desktop_app.players.menace import Menace

        return Menace()

    @cached_property
    def _tree(self) -> MemoizedMinimax:
        """The values of positions."""
        from desktop_app.search.memoized import MemoizedMinimax

        return MemoizedMinimax()

    @property
    def is_at_board(self) -> bool:
        """Whether MENACE plays a side of the game."""
        return bool(self.sides)

    @property
    def games(self) -> Sequence[LearnedGame]:
        """The games it has learned from, in order."""
        return self._file.games

    @property
    def forgotten(self) -> int:
        """The number of forgotten games that can be brought back."""
        return len(self._file.before or ())

    def beads_of(self, strategy: StrategyId, position: Position) -> Beads:
        """Return the beads for a position; empty for strategies without matchboxes."""
        if strategy.kind != MENACE or not has_matchboxes(position.game):
            return ()
        self._read()
        return tuple(self._menace.beads(position).items())

    def box(self) -> OpenMatchbox | None:
        """Return the box it draws from or drew from last; None if there is none yet."""
        from desktop_app.menace.matchbox import open_matchbox

        node, sides = self._session.record.current, self.sides
        after: RecordNode | None = None
        while node.position.outcome is not None or node.position.turn not in sides:
            if node.parent is None:
                return None
            node, after = node.parent, node
        position = node.position
        drawn = None if after is None else after.move
        return open_matchbox(position, self._menace.beads(position), drawn, self._tree)

    def continue_from(self, other: Matchboxes) -> None:
        """Take over what is known of the game on the board from a window that ends."""
        self._drawn, self.is_taught, self.lesson = set(other.drawn), other.is_taught, other.lesson
        self.changed.emit()

    @property
    def drawn(self) -> Collection[RecordNode]:
        """The positions of the game after the moves that MENACE has drawn itself."""
        return self._drawn

    @Slot()
    def reset(self) -> None:
        """Forget all games, so that all boxes have their first beads."""
        self.lesson = None
        self._change(self._file.reset)

    @Slot()
    def restore(self) -> None:
        """Bring back the forgotten games, in addition to those learned since."""
        self._change(self._file.restore)

    @property
    def sides(self) -> list[Player]:
        """The sides that MENACE plays in the game on the board."""
        session = self._session
        if not has_matchboxes(session.game):
            return []
        return [s for s in (MAX, MIN) if (seat := session.seat(s)) and seat.kind == MENACE]

    def _change(self, write: Callable[[], None]) -> None:
        try:
            self._file.read()
            write()
        except FileError as error:
            self._tell(boxes_not_kept(error))
        self._learn_new()
        self.changed.emit()

    def _read(self) -> None:
        """Read the games, including those that other windows have written."""
        try:
            self._file.read()
        except FileError as error:
            self._tell(boxes_not_read(error, NAME + ASIDE))
        self._learn_new()

    def _tell(self, text: str) -> None:
        self.trouble = text
        self.failed.emit(text)

    def _learn_new(self) -> None:
        """Update the beads to match the games."""
        era = self._file.era
        if era != self._known[0]:
            self._menace.forget()
            self._known = (era, 0)
        for game in self.games[self._known[1] :]:
            self._menace.learn(game.start, game.moves, game.side)
        self._known = (era, len(self.games))

    @Slot()
    def _on_game(self) -> None:
        """Handle another record; one that already has an end teaches nothing more."""
        self._drawn.clear()
        self._drawn_from = self.lesson = None
        nodes = self._session.record.nodes() if has_matchboxes(self._session.game) else ()
        self.is_taught = any(node.position.outcome is not None for node in nodes)
        self._on_seats()

    @Slot()
    def _on_seats(self) -> None:
        if self.is_at_board:
            self._read()
        self.changed.emit()

    @Slot(object)
    def _on_bot(self, answer: Answer) -> None:
        strategy = answer.request.strategy
        is_drawn = strategy is not None and strategy.kind == MENACE
        self._drawn_from = self._session.record.current if is_drawn else None

    @Slot()
    def _on_position(self) -> None:
        node, drawn_from = self._session.record.current, self._drawn_from
        if drawn_from is not None and node.parent is drawn_from:
            self._drawn.add(node)
        self._drawn_from = None
        if has_matchboxes(self._session.game):
            if node.position.outcome is not None and not self.is_taught:
                self.is_taught = True
                for side in self.sides:
                    self._learn_from(node, side)
            self.changed.emit()

    def _learn_from(self, end: RecordNode, side: Player) -> None:
        """Learn from the last moves in a row that MENACE has drawn itself."""
        first: RecordNode | None = None
        for node in reversed(end.path()[1:]):
            if node.parent is not None and node.parent.position.turn is side:
                if node not in self._drawn:
                    break
                first = node.parent
        if first is None:
            return
        path = end.path()
        moves = tuple(n.move for n in path[path.index(first) + 1 :] if n.move is not None)
        opponent = self._session.seat(side.opponent)
        self.lesson = game = LearnedGame(first.position, moves, side, opponent)
        self._read()
        try:
            self._file.add(game)
        except FileError as error:
            self._tell(boxes_not_kept(error))
            if error.fault is FileFault.TOO_MANY:
                self.lesson = None
                return
            self._file.games.append(game)  # for as long as the window is open
        self._learn_new()
