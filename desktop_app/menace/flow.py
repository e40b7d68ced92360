# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""MENACE at the board: it learns from each game that is played to its end, and keeps its beads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from desktop_app.core.position import MAX, MIN, Player, Position
from desktop_app.core.record import RecordNode
from desktop_app.files.errors import FileError, Flaw
from desktop_app.menace.learned_games import ASIDE, LearnedGames
from desktop_app.menace.matchbox import OpenBox, open_box
from desktop_app.menace.words import boxes_not_kept, boxes_not_read
from desktop_app.play.game_flow import GameFlow
from desktop_app.play.requests import Answer, Beads
from desktop_app.play.session import GameSession
from desktop_app.players.learned import LearnedGame, box_game, has_boxes
from desktop_app.players.menace import Menace
from desktop_app.players.registry import MENACE, StrategyId
from desktop_app.search.labelled import LabelledTree

NAME = "matchboxes.jsonl"


class Matchboxes(QObject):
    """Keeps the boxes, tells what is in them, and has the machine learn.

    A game teaches once: when it comes to an end for the first time. What is played after moves of
    a finished game were taken back teaches nothing more, for the result was known. Moves that are
    taken back before the end are as if they had never been made: their beads lie in the box again.
    Beads are put in for moves that the machine has drawn itself, not for those that somebody
    else has made in its place, so of a game that it did not play from the start it learns the rest.

    Attributes:
        lesson: the game that it has learned from last, while that stands on the board.
        is_taught: whether the game on the board has come to its end, and teaches nothing more.
        trouble: the sentence that was said last by `failed`.

    Signals:
        changed: another box is open, or there are other beads in it.
        failed: a sentence for who finds that the beads are not kept, or not read.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(
        self, session: GameSession, flow: GameFlow, folder: Path | None, parent: QObject
    ) -> None:
        """Read the beads of last time, where MENACE sits at the board.

        Args:
            session: the games that are played.
            flow: makes its moves.
            folder: where what was made is kept; None: nowhere.
            parent: owns it.
        """
        super().__init__(parent)
        self._session = session
        path = None if folder is None else folder / NAME
        self._file = LearnedGames(path, box_game())
        self._menace, self._tree = Menace(), LabelledTree()
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

    @property
    def is_at_board(self) -> bool:
        """Whether MENACE plays a side of the game."""
        return bool(self.sides)

    @property
    def games(self) -> Sequence[LearnedGame]:
        """What it has learned from, in order."""
        return self._file.games

    @property
    def forgotten(self) -> int:
        """How many games there are that it was made to forget, and that can be brought back."""
        return len(self._file.before or ())

    def beads_of(self, strategy: StrategyId, position: Position) -> Beads:
        """What the box of a position holds; empty where no matchboxes are asked for."""
        if strategy.kind != MENACE or not has_boxes(position.game):
            return ()
        self._read()
        return tuple(self._menace.beads(position).items())

    def box(self) -> OpenBox | None:
        """The box from which it draws, or has drawn last; None where there is none yet."""
        node, sides = self._session.record.current, self.sides
        after: RecordNode | None = None
        while node.position.outcome is not None or node.position.turn not in sides:
            if node.parent is None:
                return None
            node, after = node.parent, node
        position = node.position
        drawn = None if after is None else after.move
        return open_box(position, self._menace.beads(position), drawn, self._tree)

    @Slot()
    def reset(self) -> None:
        """All beads as at first."""
        self.lesson = None
        self._change(self._file.reset)

    @Slot()
    def restore(self) -> None:
        """The beads as they were before that, and what was learned since."""
        self._change(self._file.restore)

    @property
    def sides(self) -> list[Player]:
        """The sides that MENACE plays in the game on the board."""
        session = self._session
        if not has_boxes(session.game):
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
        """Take notice of what other windows have written, too."""
        try:
            self._file.read()
        except FileError as error:
            self._tell(boxes_not_read(error, NAME + ASIDE))
        self._learn_new()

    def _tell(self, text: str) -> None:
        self.trouble = text
        self.failed.emit(text)

    def _learn_new(self) -> None:
        """Have the beads be what follows from the games."""
        era = self._file.era
        if era != self._known[0]:
            self._menace.forget()
            self._known = (era, 0)
        for game in self.games[self._known[1] :]:
            self._menace.learn(game.start, game.moves, game.side)
        self._known = (era, len(self.games))

    @Slot()
    def _on_game(self) -> None:
        """Another record: one that has an end already has taught what it could."""
        self._drawn.clear()
        self._drawn_from = self.lesson = None
        nodes = self._session.record.nodes() if has_boxes(self._session.game) else ()
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
        if has_boxes(self._session.game):
            if node.position.outcome is not None and not self.is_taught:
                self.is_taught = True
                for side in self.sides:
                    self._learn_from(node, side)
            self.changed.emit()

    def _learn_from(self, end: RecordNode, side: Player) -> None:
        """From its last moves in a row that it has drawn itself."""
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
            if error.flaw is Flaw.TOO_MANY:
                self.lesson = None
                return
            self._file.games.append(game)  # for as long as the window is open
        self._learn_new()
