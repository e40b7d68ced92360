# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Value each move in three ways, side by side: worst case, odds of random play, minimax."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from random import Random

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop_app.boards.played_board import PlayedBoard
from desktop_app.core.position import Move, Position
from desktop_app.core.score import to_parent
from desktop_app.explain.words.run_values import RunValues
from desktop_app.games.registry import board_of, has_board, move_name, move_names, player_name
from desktop_app.kit.dialogs import close_row
from desktop_app.kit.look.theme import Theme
from desktop_app.kit.screen_reader import set_accessible_title, spoken
from desktop_app.kit.touch.scroll import enable_touch_scrolling
from desktop_app.kit.touch.sizes import TallRowDelegate, set_touch_height
from desktop_app.kit.window_place import fit_dialog
from desktop_app.numerals import grouped, percent_of
from desktop_app.players.levels import PERFECT
from desktop_app.players.registry import StrategyId, make_strategy
from desktop_app.players.strategy import MoveContext
from desktop_app.search.algorithm import DEFAULT_SCALE, UtilityScale
from desktop_app.search.engine_cache import EngineCache
from desktop_app.search.memoized import MemoizedEngine
from desktop_app.search.trace import Trace
from desktop_app.words.values import MINUS, outcome_text, signed

WAYS = tuple(map(StrategyId, ("worst-case", "best-odds", "perfect")))
"""The strategies that choose by each way."""

STAR = "\N{BLACK STAR}"


@dataclass(frozen=True, slots=True)
class ValuedMove:
    """A move, valued in three ways for the player who makes it.

    Attributes:
        move: the move.
        worst: the worst result that can follow, whatever both players do.
        wins: the probability of a win if both players move at random afterwards; the mean value
            in a tree of numbers.
        losses: the probability of a loss.
        value: the minimax value.
    """

    move: Move
    worst: float
    wins: Fraction
    losses: Fraction
    value: float


def three_ways(
    position: Position, knowledge: EngineCache, worth: UtilityScale = DEFAULT_SCALE
) -> list[ValuedMove]:
    """Value all moves of a position; everything below it must be small enough to count.

    Args:
        position: the position.
        knowledge: the cache of earlier results.
        worth: the scale on which minimax counts results.
    """
    labels = knowledge.engine(MemoizedEngine, position.game)
    player, tree, count = position.turn, labels.tree, labels.ending_counter
    found: list[ValuedMove] = []
    for move in position.legal_moves():
        after = position.after(move)
        endings = count.endings(after)
        value = worth.counted(position, to_parent(tree.value(after))) * player
        if position.game.is_numeric:
            wins, losses = endings.mean(player), Fraction(0)
        else:
            wins, losses = endings.share(player, 1), endings.share(player, -1)
        found.append(ValuedMove(move, endings.worst(player), wins, losses, value))
    return found


def chosen(moves: list[ValuedMove], way: StrategyId) -> list[Move]:
    """Return the moves that are best by one of the three ways."""
    best = max(_merit(move, way) for move in moves)
    return [move.move for move in moves if _merit(move, way) == best]


def _merit(move: ValuedMove, way: StrategyId) -> tuple[float | Fraction, ...]:
    if way.kind == "worst-case":
        return (move.worst,)
    return (move.wins, -move.losses) if way.kind == "best-odds" else (move.value,)


def played_out(
    position: Position, way: StrategyId, knowledge: EngineCache
) -> tuple[list[Move], Position]:
    """Play a game to its end: the player to move uses `way`, the opponent plays perfectly.

    Returns:
        The moves and the final position.
    """
    players = {position.turn: make_strategy(way), position.turn.opponent: make_strategy(PERFECT)}
    random, moves = Random(0), list[Move]()
    while position.outcome is None:
        thinking = MoveContext(random, knowledge=knowledge)
        move = players[position.turn].choose(position, thinking).move
        moves.append(move)
        position = position.after(move)
    return moves, position


class ThreeWaysDialog(QDialog):
    """A row for each move, with a star where that way of valuing would choose it."""

    def __init__(self, trace: Trace, knowledge: EngineCache, theme: Theme, parent: QWidget) -> None:
        """Value the moves at the root of a run, with minimax on the scale of the run."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Three ways to value a move"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        fit_dialog(self, 640, 620)
        self._position = position = trace.position
        self._values = RunValues(trace)
        self._knowledge = knowledge
        self._theme = theme
        moves = three_ways(position, knowledge, self._values.worth)
        self.table = self._table(moves)
        layout = QVBoxLayout(self)
        text = QLabel(
            #: Above a table with the columns “Worst case”, “Random play” and “Minimax”
            self.tr(
                "It is {player}'s turn. We value each move in three ways: the worst that can "
                "happen, the odds if both players move at random, and minimax. A star marks the "
                "move that each way would choose."
            ).format(player=player_name(position.game, position.turn))
        )
        text.setWordWrap(True)
        layout.addWidget(text)
        layout.addWidget(self.table, 1)
        layout.addLayout(self._games())
        layout.addLayout(close_row(self))

    #: Titles of columns in the table of three ways to choose; “Average” is for trees of numbers
    def _titles(self) -> list[str]:
        odds = (
            self.tr("Average")
            if self._position.game.is_numeric
            else self.tr("Odds with random play")
        )
        return [self.tr("Worst case"), odds, self.tr("Minimax")]

    #: Title of a column in the table of three ways to choose
    def _table(self, moves: list[ValuedMove]) -> QTreeWidget:
        table = QTreeWidget()
        table.setRootIsDecorated(False)
        table.setAlternatingRowColors(True)
        table.setItemDelegate(TallRowDelegate(table))
        table.setAccessibleName(self.windowTitle())
        enable_touch_scrolling(table)
        table.setToolTip(self.tr("A star marks the move that each way would choose"))
        table.setHeaderLabels([self.tr("Move"), *self._titles()])
        table.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        picks = [chosen(moves, way) for way in WAYS]
        for valued in moves:
            texts = [self._worst(valued), self._odds(valued), self._minimax(valued)]
            marked = [
                f"{STAR} {text}" if valued.move in pick else text
                for text, pick in zip(texts, picks, strict=True)
            ]
            name = move_name(self._position, valued.move)
            item = QTreeWidgetItem([name, *marked])
            item.setData(0, Qt.ItemDataRole.AccessibleTextRole, spoken(name))
            table.addTopLevelItem(item)
        return table

    #: The worst that can happen after a move, in the table of three ways to choose
    def _worst(self, valued: ValuedMove) -> str:
        if self._position.game.is_numeric:
            return signed(valued.worst)
        words = {1: self.tr("win"), 0: self.tr("draw"), -1: self.tr("loss")}
        return words[(valued.worst > 0) - (valued.worst < 0)]

    #: Cell in the table of three ways to choose. {wins}, {draws}, {losses}: percentages
    def _odds(self, valued: ValuedMove) -> str:
        if self._position.game.is_numeric:
            return grouped(float(valued.wins), 1).replace("-", MINUS)
        text = self.tr("{wins}% wins, {draws}% draws, {losses}% losses")
        draws = 1 - valued.wins - valued.losses
        shares = (percent_of(float(share)) for share in (valued.wins, draws, valued.losses))
        return text.format(**dict(zip(("wins", "draws", "losses"), shares, strict=True)))

    #: Cell in the table of three ways to choose. {outcome}: such as “X wins”
    def _minimax(self, valued: ValuedMove) -> str:
        value = valued.value * self._position.turn
        text = self._values.text(value)
        if self._position.game.is_numeric:
            return text
        whole = self.tr("{value} ({outcome})")
        return whole.format(value=text, outcome=self._values.outcome(value))

    #: Below the table of three ways to choose, for screen readers. {way}: the title of a column
    def _games(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setColumnStretch(2, 1)
        self.results: list[QLabel] = []
        self.boards: list[PlayedBoard] = []
        for row, (way, title) in enumerate(zip(WAYS, self._titles(), strict=True)):
            button = QPushButton(self.tr("Play it out"))
            button.setToolTip(self.tr("Play this way to the end against a perfect player"))
            set_touch_height(button)
            button.setAccessibleName(self.tr("Play it out: {way}").format(way=title))
            result = QLabel()
            result.setWordWrap(True)
            set_accessible_title(result, self.tr("How it ended: {way}").format(way=title))
            board = None
            if has_board(self._position.game):
                board = PlayedBoard(board_of(self._position.game), self._position, self._theme)
                self.boards.append(board)
                grid.addWidget(board, row, 3)
            button.clicked.connect(partial(self._play, way, result, board))
            grid.addWidget(QLabel(title), row, 0)
            grid.addWidget(button, row, 1)
            grid.addWidget(result, row, 2)
            self.results.append(result)
        return grid

    #: A game in the dialog of three ways to choose: its moves, and how it ended. {outcome}: such as
    #: “X wins”
    @Slot()
    def _play(
        self, way: StrategyId, result: QLabel, board: PlayedBoard | None, _checked: bool = False
    ) -> None:
        moves, end = played_out(self._position, way, self._knowledge)
        if board is not None:
            board.play(moves)
        text = self.tr("{moves}: {outcome}")
        line = " ".join(move_names(self._position, moves))
        result.setText(text.format(moves=line, outcome=outcome_text(end)))
