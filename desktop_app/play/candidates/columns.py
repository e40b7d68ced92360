# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The columns of the tree of candidate moves: which are shown, their titles and their widths."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QModelIndex, QObject, Qt, Slot
from PySide6.QtWidgets import QHeaderView, QStyle, QTreeView

from desktop_app.core.position import MAX, MIN, Game
from desktop_app.games.registry import FIRST_GAME, player_name
from desktop_app.languages import translate
from desktop_app.play.candidates.model import (
    BY_DEPTH,
    GAMES,
    KNOWN,
    LEVEL,
    MEANING,
    MOVE,
    ODDS,
    REPLY,
    VALUE,
    WORST,
)
from desktop_app.play.candidates.value_icons import SPARKLINE_WIDTH
from desktop_app.words.columns import MoveColumn, column_titles
from desktop_app.words.counted import COUNTED
from desktop_app.words.terms import GlossaryTerm, definition, definitions

MARGIN = 12
"""The padding of a cell, in pixels."""
MOST_PLIES = 99
"""The longest distance to the end, in plies, that always fits."""
PLAYER_COLUMNS = (LEVEL, MEANING, WORST, ODDS, GAMES)
"""The columns whose texts or titles name the players."""
LEAST_INDENT = 7
"""The least indentation of a deeper row, in pixels: the width of its arrow."""
MORE = (LEVEL, KNOWN, BY_DEPTH, WORST, ODDS, GAMES)
"""The columns that are shown only on request."""
LEAST_MEANING = 0.75
"""In a compact window, the column of results is hidden if it would be narrower than this share of
the longest text that it usually shows."""


class CandidateColumns(QObject):
    """Shows the wanted columns that have content, wide enough for their texts.

    The first column widens with the depth of the open rows; if that would push the value out of
    sight, the indentation shrinks instead.

    Widths that a reader has chosen are kept: separately for few and for more columns, and for
    small positions, whose endings are counted, and those that are searched.

    In a compact window the result and the reply are left out, rather than cut, if there is no room
    for them.
    """

    def __init__(self, tree: QTreeView, width_of_value: Callable[[str], int]) -> None:
        """Manage the columns of a tree; `width_of_value` returns the width of a chip in pixels."""
        super().__init__(tree)
        self._width_of_value = width_of_value
        self._tree = tree
        self._indent = tree.indentation()
        self._levels = 1
        self._counted, self._more, self._has_replies = False, False, True
        self._is_compact = False
        self._optional = {MEANING: True, REPLY: True}
        self._widths: dict[tuple[bool, bool], dict[int, int]] = {}
        self._players, self._longest = ("", ""), 0
        self._titles: dict[int, tuple[str, str]] = {}
        self._longest_move = ""
        self._made_for: dict[tuple[bool, bool], tuple[str, ...]] = {}
        header, model = tree.header(), tree.model()
        self.set_game(FIRST_GAME)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setMinimumSectionSize(30)
        self._show(counted=True, more=False)
        for changed in (tree.expanded, tree.collapsed, model.rowsRemoved):
            changed.connect(self.fit_depth)

    def set_game(self, game: Game) -> None:
        """Use the game's names for its players, and make room for its longest distances."""
        players = (player_name(game, MAX), player_name(game, MIN))
        longest = min(game.longest or MOST_PLIES, MOST_PLIES)
        if (players, longest) == (self._players, self._longest):
            return
        self._players, self._longest, self._longest_move = players, longest, ""
        self._titles = _titles(*players)
        model = self._tree.model()
        for column, (title, tip) in self._titles.items():
            model.setHeaderData(column, Qt.Orientation.Horizontal, title)
            model.setHeaderData(column, Qt.Orientation.Horizontal, tip, Qt.ItemDataRole.ToolTipRole)

    def make_room_for(self, moves: Iterable[str]) -> None:
        """Widen the columns of moves if the longest of these does not fit."""
        longest = max((self._longest_move, *moves), key=self._tree.fontMetrics().horizontalAdvance)
        if longest != self._longest_move:
            self._longest_move = longest
            self._widen()

    def _widen(self) -> None:
        """Make room for longer names, moves and distances than the columns were made for."""
        asked = (*self._players, str(self._longest), self._longest_move)
        shown = self._counted, self._more
        made = self._made_for.setdefault(shown, asked)
        if asked != made:
            self._made_for[shown] = asked
            wanted = self._wanted()
            for column in (MOVE, REPLY, *PLAYER_COLUMNS):
                width = max(self._tree.columnWidth(column), wanted[column])
                self._tree.setColumnWidth(column, width)

    @Slot()
    def fit_depth(self) -> None:
        """Give the first column the width that the depth of the open rows needs."""
        tree = self._tree
        levels = self._open_levels(QModelIndex())
        if levels == self._levels:
            return
        self._levels = levels
        text = self._wanted()[MOVE] - self._indent
        others = tree.columnWidth(VALUE)
        room = max(tree.viewport().width() - others, text + self._indent)
        indent = min(self._indent, max((room - text) // levels, LEAST_INDENT))
        tree.setIndentation(indent)
        tree.setColumnWidth(MOVE, text + levels * indent)

    def _open_levels(self, parent: QModelIndex) -> int:
        """Return how many levels of rows are visible."""
        tree, model = self._tree, self._tree.model()
        rows = (model.index(row, 0, parent) for row in range(model.rowCount(parent)))
        return 1 + max((self._open_levels(row) for row in rows if tree.isExpanded(row)), default=0)

    def show_for(self, *, counted: bool) -> None:
        """Show the columns for small positions, with counted endings, or for searched ones."""
        if counted is self._counted:
            self._widen()
        else:
            self._show(counted=counted, more=self._more)

    @Slot(bool)
    def show_more(self, more: bool) -> None:
        """Show all columns that have content, or only the move, its value, result and reply."""
        if more is not self._more:
            self._show(counted=self._counted, more=more)

    def show_replies(self, shown: bool) -> None:
        """Show the best reply to each move, or leave that column out."""
        if shown is not self._has_replies:
            self._has_replies = shown
            self._show(counted=self._counted, more=self._more)

    def set_compact(self, compact: bool) -> None:
        """Set whether columns may be left out for lack of room."""
        self._is_compact = compact
        self.fit_width()

    def fit_width(self) -> None:
        """Show the columns that the list has room for now."""
        optional = self._offered()
        if optional != self._optional:
            self._optional = optional
            self._show(counted=self._counted, more=self._more)

    def _offered(self) -> dict[int, bool]:
        """Return for each column that may be left out whether it has room."""
        if self._more or not self._is_compact:
            return {MEANING: True, REPLY: True}
        left = self._tree.width() - self.good_width()
        return {MEANING: left >= 0, REPLY: left >= self._wanted()[REPLY]}

    def good_width(self) -> int:
        """Return the width in pixels at which most results are shown whole."""
        wanted = self._wanted()
        least = round(LEAST_MEANING * wanted[MEANING])
        return wanted[MOVE] + wanted[VALUE] + least + self._frame_width()

    def fit_type(self) -> None:
        """Reset the widths for the current type size."""
        self._made_for.clear()
        self._widths.clear()
        self._indent = self._tree.indentation()
        self._levels = 0
        self._optional = self._offered()
        self._show(counted=self._counted, more=self._more)
        self.fit_depth()

    def fit_values(self) -> None:
        """Reset the width of the values, because chips have got texts or lost them."""
        for widths in self._widths.values():
            widths.pop(VALUE, None)
        self._tree.setColumnWidth(VALUE, self._wanted()[VALUE])

    def _show(self, *, counted: bool, more: bool) -> None:
        tree = self._tree
        if self._made_for:  # not the first time
            shown = [c for c in range(GAMES + 1) if not tree.isColumnHidden(c)]
            last = max(shown, key=tree.columnViewportPosition)  # takes the remaining width
            kept = {c: tree.columnWidth(c) for c in shown if c != last}
            self._widths.setdefault((self._counted, self._more), {}).update(kept)
        self._counted, self._more = counted, more
        hidden = {BY_DEPTH} if counted else {WORST, ODDS, GAMES}
        for column in MORE:
            tree.setColumnHidden(column, not more or column in hidden)
        tree.setColumnHidden(REPLY, not (self._has_replies and (more or self._optional[REPLY])))
        has_meaning = more or self._optional[MEANING]
        tree.setColumnHidden(MEANING, not has_meaning)
        # few columns always fit: the one for what happens shrinks, or takes the remaining width
        modes, header = QHeaderView.ResizeMode, tree.header()
        header.setStretchLastSection(more or not has_meaning)
        header.setSectionResizeMode(MEANING, modes.Interactive if more else modes.Stretch)
        wanted = self._wanted() | self._widths.get((counted, more), {})
        if self._levels > 1:
            del wanted[MOVE]  # its width follows from the open rows
        for column, width in wanted.items():
            tree.setColumnWidth(column, width)
        self._widen()

    def least_width(self) -> int:
        """Return the width in pixels at which no move, value or title of these columns is cut."""
        tree, titles, wanted = self._tree, self._titles, self._wanted()
        least = wanted[MOVE] + wanted[VALUE] + self._frame_width()
        if self._is_compact and not self._more:
            return least
        meaning = tree.fontMetrics().horizontalAdvance(titles[MEANING][0]) + 2 * MARGIN
        return least + meaning + (wanted[REPLY] if self._has_replies else 0)

    def _frame_width(self) -> int:
        """Return the width of the frame and the scroll bar of the list."""
        bar = self._tree.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        return 2 * self._tree.frameWidth() + bar

    def _wanted(self) -> dict[int, int]:
        """Return the widths that fit each title and the longest usual text, by column."""
        metrics, titles = self._tree.fontMetrics(), self._titles
        player = max(self._players, key=metrics.horizontalAdvance)
        samples = _samples(player, self._longest, self._longest_move, counted=self._counted)
        wanted: dict[int, int] = {}
        for column, texts in samples.items():
            longest = max(map(metrics.horizontalAdvance, (titles[column][0], *texts)))
            wanted[column] = longest + MARGIN
        title = metrics.horizontalAdvance(titles[VALUE][0])  # a value itself is in its chip
        values = map(self._width_of_value, samples[VALUE])
        wanted[VALUE] = max(title, *values) + MARGIN
        wanted[MOVE] += self._indent
        wanted[BY_DEPTH] = max(wanted[BY_DEPTH], SPARKLINE_WIDTH + MARGIN)
        return wanted


#: The longest texts in the table of moves. {shares}: three numbers such as 58.5 / 12.7 / 28.8
def _samples(player: str, longest: int, move: str, *, counted: bool) -> dict[int, tuple[str, ...]]:
    """Return the longest usual texts of each column."""
    exact = translate("Words", "exact")
    deep = translate("Words", "bound, depth {depth}").format(depth=20)
    guess = translate("Words", "guess, depth {depth}").format(depth=20)
    few, many = (longest + 1) // 2, (MOST_PLIES + 1) // 2
    soon = COUNTED.wins_in(few, MAX, None).format(player=player, count=few)
    late = COUNTED.wins_within(many, MAX, None).format(player=player, count=many)
    next_one = translate("Words", "{player} wins on its next move").format(player=player)
    either = translate("Words", "Draw, or {player} wins").format(player=player)
    better = translate("Words", "{player} may win").format(player=player)
    moves = ("c3" if counted else "h15", move)
    value = "\N{LESS-THAN OR EQUAL TO}\N{MINUS SIGN}0.88"
    return {
        MOVE: moves,
        LEVEL: (f"{player} MAX", f"{player} MIN"),
        VALUE: ("\N{MINUS SIGN}10" if counted else value,),
        MEANING: (soon, next_one) if counted else (late, either, better),
        KNOWN: (exact,) if counted else (deep, guess),
        BY_DEPTH: (),
        REPLY: moves,
        WORST: (translate("CandidateTexts", "{player} wins").format(player=player),),
        ODDS: (translate("CandidateTexts", "{shares}%").format(shares="58.5 / 12.7 / 28.8"),),
        GAMES: ("15,648 / 5,184 / 10,176",),
    }


def notes() -> dict[int, str]:
    """Return the glossary definitions of the words in the titles, by column."""
    return {
        LEVEL: definitions(GlossaryTerm.MAX, GlossaryTerm.MIN),
        VALUE: definition(GlossaryTerm.VALUE),
        KNOWN: definitions(GlossaryTerm.EXACT, GlossaryTerm.BOUND, GlossaryTerm.GUESS),
        BY_DEPTH: definition(GlossaryTerm.DEPTH),
    }


#: Tips on the titles of the columns in the table of moves
def _titles(first: str, second: str) -> dict[int, tuple[str, str]]:
    """Return the title and the tooltip of each column."""
    titles = column_titles(first, second)
    return {
        MOVE: (
            titles[MoveColumn.MOVE],
            translate("CandidateColumns", "A move that you can make here"),
        ),
        LEVEL: (
            titles[MoveColumn.LEVEL],
            translate(
                "CandidateColumns",
                "Who chooses among these moves. MAX takes the largest value shown, MIN the "
                "smallest",
            ),
        ),
        VALUE: (
            titles[MoveColumn.VALUE],
            translate("CandidateColumns", "What the move is worth if both sides play their best"),
        ),
        MEANING: (
            titles[MoveColumn.RESULT],
            translate(
                "CandidateColumns",
                "What happens if both sides play their best. “In 3 moves” counts only that "
                "player's moves, starting with the move in this row",
            ),
        ),
        KNOWN: (
            titles[MoveColumn.SURE],
            translate(
                "CandidateColumns",
                "Is the value exact, only a bound, or a guess? And how many moves deep did the "
                "search look?",
            ),
        ),
        BY_DEPTH: (
            titles[MoveColumn.BY_DEPTH],
            translate(
                "CandidateColumns",
                "How the value changed as the search looked deeper. Higher means larger; the "
                "dotted line is zero. A solid dot at the end: the value is proven",
            ),
        ),
        REPLY: (
            titles[MoveColumn.REPLY],
            translate("CandidateColumns", "The best reply"),
        ),
        WORST: (
            titles[MoveColumn.WORST],
            translate(
                "CandidateColumns",
                "The worst that can happen to the player whose turn it is",
            ),
        ),
        ODDS: (
            titles[MoveColumn.RANDOM],
            translate("CandidateColumns", "How likely each result is if both sides move at random"),
        ),
        GAMES: (
            titles[MoveColumn.ENDINGS],
            translate("CandidateColumns", "How many different games end in each of these ways"),
        ),
    }
