# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The lines below the candidate moves: the search's progress, its cost and its best line."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop_app.core.score import Outcome
from desktop_app.games.registry import move_names
from desktop_app.guard import guarded
from desktop_app.kit.elided_label import ElidedLabel
from desktop_app.kit.look.scale import HAIR, TypeFollower
from desktop_app.kit.terms import explain_label
from desktop_app.numerals import grouped, percent_of
from desktop_app.search.candidates import Analysis
from desktop_app.search.memory import SAMPLE
from desktop_app.search.solved import is_small
from desktop_app.words.terms import GlossaryTerm, definition


@guarded
class SearchStatus(QWidget):
    """Three lines of text: what is known, the numbers, and the best line so far.

    The lines have fixed sizes and no layout: in a layout each new text, ten times a second, would
    lay out the whole window again.
    """

    #: Below the table of moves; names are for screen readers
    def __init__(self) -> None:
        super().__init__()
        self._known, self._numbers, self._line = lines = tuple(ElidedLabel(self) for _ in range(3))
        self._known.setAccessibleDescription(self.tr("Search status"))
        self._numbers.setAccessibleDescription(self.tr("Search effort"))
        self._line.setAccessibleDescription(self.tr("Best play for both sides, so far"))
        self._numbers.tip = self.tr(
            "How many positions the search visited, in what time. It remembers positions in a "
            "table; a sample of {count} entries shows roughly how full it is (Settings, “Memory "
            "for the search”)"
        ).format(count=grouped(SAMPLE))
        explain_label(self._known, self._known_note, self)
        explain_label(self._line, self._line_note, self)
        self._lines = lines
        self._low, self._is_full = False, True
        self._found: Analysis | None = None
        TypeFollower(self, self._fit)

    def set_low(self, low: bool) -> None:
        """Show only the first line, or all three."""
        if low != self._low:
            self._low = low
            self._fit()

    def set_full(self, is_full: bool) -> None:
        """Show the cost of the search and its terms, or leave them out."""
        if is_full != self._is_full:
            self._is_full = is_full
            self._fit()
            if self._found is not None:
                self.show_analysis(self._found)

    def _shown(self, *, low: bool) -> list[ElidedLabel]:
        if low:
            return [self._known]
        return [*self._lines] if self._is_full else [self._known, self._line]

    def height_in(self, *, low: bool) -> int:
        """Return the height of all lines in pixels, or of one line."""
        lines = len(self._shown(low=low))
        return lines * (self._known.fontMetrics().lineSpacing() + HAIR)

    def _fit(self) -> None:
        self.setFixedHeight(self.height_in(low=self._low))
        shown = self._shown(low=self._low)
        for line in self._lines:
            line.setVisible(line in shown)
        self._place()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.height_in(low=True))

    def resizeEvent(self, _event: QResizeEvent) -> None:
        self._place()

    def _place(self) -> None:
        height = self._known.fontMetrics().lineSpacing()
        for number, line in enumerate(self._shown(low=self._low)):
            line.setFixedSize(self.width(), height)
            line.move(0, number * (height + HAIR))

    def text(self) -> str:
        """Return all of the text."""
        return " ".join(line.whole for line in self._lines if line.whole)

    def note(self) -> str:
        """Return the note that explains the words of these lines."""
        return "\n".join(filter(None, (self._known_note(), self._line_note())))

    def _known_note(self) -> str:
        if self._found is None:
            return ""
        if not self._found.complete:
            return definition(GlossaryTerm.GUESS)
        if not self._is_full:
            return definition(GlossaryTerm.CERTAIN)
        exact = definition(GlossaryTerm.EXACT)
        if not self._found.nodes or not is_small(self._found.position):
            return exact
        #: After the sentence that says what an exact value is
        return " ".join((exact, self.tr("Positions that mirror each other count as one.")))

    def _line_note(self) -> str:
        return definition(GlossaryTerm.PRINCIPAL_VARIATION) if self._line.whole else ""

    def show_over(self, *, over: bool) -> None:
        """Say that the game is over, or that there are no results yet."""
        self._found = None
        self._known.show_whole(self.tr("The game is over.") if over else "")
        self._numbers.show_whole("")
        self._line.show_whole("")

    def show_analysis(self, found: Analysis) -> None:
        """Show the progress of a search."""
        self._found = found
        self._known.short = "" if found.complete else self._signs_text()
        self._known.show_whole(self._known_text(found))
        self._numbers.show_whole(self._numbers_text(found))
        self._line.show_whole(self._line_text(found))

    def _known_text(self, found: Analysis) -> str:
        if not found.complete:
            return self._guessed_text(found)
        if not self._is_full:
            return self.tr("All values are certain.")
        return self.tr("All values are exact.")

    def _signs(self) -> str:
        return "≈" if self._is_full else "△ ≈ ▽"

    def _signs_text(self) -> str:
        """Say which values are guesses."""
        #: {signs}: the signs of guesses, such as ≈; in a narrow window in place of a longer text
        return self.tr("Values marked {signs} are guesses.").format(signs=self._signs())

    def _guessed_text(self, found: Analysis) -> str:
        """Say how far the search has looked, and which values are guesses."""
        signs = self._signs()
        best = None if found.best is None else found.best.score
        if best is not None and best.outcome is Outcome.WIN:
            # all other moves are cut at once then, so the depth would mean nothing
            #: {signs}: the signs of guesses, such as ≈
            text = self.tr("The best move is proven. Values marked {signs} are guesses.")
            return text.format(signs=signs)
        if not found.depth:
            return ""
        #: {signs}: the signs of guesses, such as ≈
        text = self.tr(
            "Looked {depth} moves ahead. Values marked {signs} are guesses.", "", found.depth
        )
        return text.format(depth=found.depth, signs=signs)

    #: Below the table of moves. {nodes}: how many positions the search has visited, {speed}: how
    #: many in a second
    def _numbers_text(self, found: Analysis) -> str:
        speed = found.speed
        if speed is None:
            return ""
        text = self.tr("{nodes} positions in {seconds} s, {speed} a second", "", found.nodes)
        if found.table_use is not None:
            text = self.tr(
                "{nodes} positions in {seconds} s, {speed} a second. The table is {percent}% full.",
                "",
                found.nodes,
            )
        return text.format(
            nodes=grouped(found.nodes),
            seconds=grouped(found.seconds, 2),
            speed=grouped(float(f"{speed:.3g}")),  # more digits would only flicker
            percent=_percent(found.table_use or 0),
        )

    def _line_text(self, found: Analysis) -> str:
        best = found.best
        if best is None or not best.line:
            return ""
        moves = " ".join(move_names(found.position, best.line))
        #: Below the table of moves: the best moves of both players from here, one after another
        return self.tr("Best line: {moves}").format(moves=moves)


def _percent(share: float) -> str:
    """Format a share in per cent; a sample that finds nothing still shows more than zero."""
    if share < 0.01:
        return "<1"
    return percent_of(share)
