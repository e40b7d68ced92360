# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The turns of the perfect player, with the value of every legal move, to read and to save."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from desktop_app.arena.results_model import ArenaResults
from desktop_app.core.errors import GameError
from desktop_app.core.position import MAX, Move, Position
from desktop_app.core.record import parse_moves
from desktop_app.core.scales import Scale
from desktop_app.core.score import Bound, Score, score_of, to_parent
from desktop_app.games.registry import move_name
from desktop_app.guard import guarded
from desktop_app.kit.flow_row import FlowRow
from desktop_app.kit.look.scale import SNUG
from desktop_app.kit.touch.scroll import enable_touch_scrolling
from desktop_app.languages import translate
from desktop_app.numerals import grouped, listed
from desktop_app.players.levels import PERFECT
from desktop_app.players.registry import StrategyId
from desktop_app.search.memoized import MemoizedMinimax
from desktop_app.search.solved import is_small
from desktop_app.tournaments.conditions import FinishedGame
from desktop_app.tournaments.tournament import Tournament
from desktop_app.words.players import strategy_title
from desktop_app.words.values import value_text


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of a game.

    Attributes:
        ply: the number of the move in the game, from 1.
        position: the board before it.
        scores: the minimax value of each legal move for the player to move.
        chosen: the move that was made.
    """

    ply: int
    position: Position
    scores: tuple[tuple[Move, Score], ...]
    chosen: Move

    @property
    def is_best(self) -> bool:
        """Whether the chosen move is one of the best."""
        best = max(score.order for _, score in self.scores)
        return any(move == self.chosen and score.order == best for move, score in self.scores)


def turns(
    tournament: Tournament, played: FinishedGame, player: StrategyId, tree: MemoizedMinimax
) -> Iterator[Turn]:
    """Yield the turns of a player in a finished game; the game must be small enough to solve.

    Yields nothing if the moves, from a damaged file, can't be played.
    """
    position = tournament.game.start()
    a, b = tournament.pairs[played.pair]
    first, second = (a, b) if played.a_began else (b, a)
    try:
        moves = parse_moves(position, played.moves)
    except GameError:
        return
    for ply, move in enumerate(moves, 1):
        mover = first if position.turn is MAX else second
        if mover == player:
            scores = ((each, _score(position, each, tree)) for each in position.legal_moves())
            yield Turn(ply, position, tuple(scores), move)
        position = position.after(move)


def _score(position: Position, move: Move, tree: MemoizedMinimax) -> Score:
    value = to_parent(tree.value(position.after(move)))
    score = score_of(position, value, Bound.EXACT, position.remaining)
    return score.seen_by(position.turn)


MOST_GAMES = 50
"""The most games that are listed."""


def turns_text(
    tournament: Tournament | None,
    games: Sequence[FinishedGame],
    tree: MemoizedMinimax | None = None,
) -> str:
    """Return the turns of the perfect player in the first few distinct games as text.

    Each turn lists the legal moves with their minimax values, and the move that was chosen.

    Args:
        tournament: the tournament; None: there is none.
        games: the games to search.
        tree: the labels of the game known so far; missing ones are added.
    """
    if tournament is None or PERFECT not in tournament.players:
        return translate("Arena", "When the perfect player plays, you can see its moves here.")
    if not is_small(tournament.game.start()):
        return translate("Arena", "This game is too large to work out the value of every move.")
    lines, seen, missed, count = list[str](), set[str](), 0, 0
    tree = MemoizedMinimax() if tree is None else tree
    for game in sorted(games, key=lambda each: (each.pair, each.number)):
        if game.moves in seen or PERFECT not in tournament.pairs[game.pair]:
            continue
        seen.add(game.moves)
        lines.append(_title(tournament, game))
        for turn in turns(tournament, game, PERFECT, tree):
            lines.append(_turn_text(turn))
            count += 1
            missed += not turn.is_best
        if len(seen) == MOST_GAMES:
            break
    return "\n".join([_summary(count, missed), *lines]) + "\n"


#: Above the list of the turns of the perfect player. {missed}: a number of moves
def _summary(count: int, missed: int) -> str:
    if missed:
        return translate(
            "Arena", "Turns: {count}. Moves that weren't among the best: {missed}."
        ).format(count=grouped(count), missed=grouped(missed))
    return translate("Arena", "Turns: {count}. Every move was among the best.").format(
        count=grouped(count)
    )


#: In the list of turns, above those of one game. {first}, {second}: names of players
def _title(tournament: Tournament, game: FinishedGame) -> str:
    a, b = (strategy_title(name, tournament.game) for name in tournament.pairs[game.pair])
    first, second = (a, b) if game.a_began else (b, a)
    return translate("Arena", "\nGame {number}: {first} goes first, {second} goes second").format(
        number=grouped(game.number + 1), first=first, second=second
    )


#: In the list of turns. {values}: all moves with their values, {chosen}: a move
def _turn_text(turn: Turn) -> str:
    pattern = (
        translate("Arena", "Move {number}: {values}. Played: {chosen}, one of the best moves.")
        if turn.is_best
        else translate(
            "Arena", "Move {number}: {values}. Played: {chosen}, not one of the best moves."
        )
    )
    return pattern.format(
        number=turn.ply,
        values=listed(_values(turn)),
        chosen=move_name(turn.position, turn.chosen),
    )


#: A move with its value, in a list with commas
def _values(turn: Turn) -> Iterator[str]:
    for move, score in sorted(turn.scores, key=lambda each: each[1].order, reverse=True):
        value = value_text(score, Scale.SCHOOL, turn.position)
        yield translate("Arena", "{move} {value}").format(
            move=move_name(turn.position, move), value=value
        )


LOOKED_AT = 1_000
"""The most games that are searched; more would block the window."""


@guarded
class TurnsView(QWidget):
    """View of the turns, made each time it is shown.

    Signals:
        saveAsked: the text to save.
    """

    saveAsked = Signal(str)

    def __init__(self, results: ArenaResults) -> None:
        super().__init__()
        self._results = results
        self._tree = MemoizedMinimax()
        self._shown: tuple[Tournament | None, int] | None = None
        self.text = QPlainTextEdit()
        enable_touch_scrolling(self.text)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(self.tr("The perfect player's turns"))
        self.text.setToolTip(
            self.tr(
                "For each turn: every possible move with its value, and the move that was played"
            )
        )
        #: Button that saves the list of turns in a file
        self._save = QPushButton(self.tr("Save list"))
        self._save.setToolTip(self.tr("Save this list as a text file"))
        self._save.clicked.connect(self._ask_save)
        row = FlowRow(spacing=SNUG)
        row.add(None, self._save)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(SNUG)
        layout.addWidget(row)
        layout.addWidget(self.text, 1)
        results.begun.connect(self._fill)
        results.added.connect(self._fill)

    def showEvent(self, event: QShowEvent) -> None:
        """Make the text now that the view is visible."""
        super().showEvent(event)
        self._fill()

    @Slot()
    def _fill(self) -> None:
        results = self._results
        games = results.games[:LOOKED_AT]
        shown = (results.tournament, len(games))
        if not self.isVisible() or shown == self._shown:
            return
        if self._shown is None or self._shown[0] is not results.tournament:
            self._tree = MemoizedMinimax()
        self._shown = shown
        text = turns_text(results.tournament, games, self._tree)
        if text != self.text.toPlainText():
            self.text.setPlainText(text)

    @Slot()
    def _ask_save(self) -> None:
        self.saveAsked.emit(self.text.toPlainText())
