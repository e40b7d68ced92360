# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The dock on the right: all candidate moves with their values, and how they are shown."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMargins, QModelIndex, QObject, QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QEnterEvent,
    QFocusEvent,
    QMouseEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.core.position import Game, Position
from desktop_app.games.registry import FIRST_GAME, wording_of
from desktop_app.guard import guarded
from desktop_app.kit.elided_label import RoomyLabel
from desktop_app.kit.item_views import WholeRows
from desktop_app.kit.look.scale import NEAR, TypeFollower, enlarge
from desktop_app.kit.look.theme import LIGHT, Theme
from desktop_app.kit.screen_reader import set_accessible_title
from desktop_app.kit.terms import TermHeader
from desktop_app.kit.touch.scroll import enable_touch_scrolling
from desktop_app.kit.touch.sizes import (
    RoomForRows,
    TallRowDelegate,
    TouchFollower,
    room_of_rows,
)
from desktop_app.play.candidates.columns import CandidateColumns, notes
from desktop_app.play.candidates.head import CandidateHeader
from desktop_app.play.candidates.legend import Legend
from desktop_app.play.candidates.model import MOVE, CandidateModel
from desktop_app.play.candidates.search_status import SearchStatus
from desktop_app.play.candidates.value_icons import ValueChips, ValueSparklines
from desktop_app.play.candidates.words import Basis, CandidateTexts
from desktop_app.play.display import Display
from desktop_app.search.candidates import Analysis
from desktop_app.search.solved import is_small

WIDEST_CHIP, USUAL_CHIP = 160, 20
"""Pixels; in no language is a usual value wider than this where chips have this height."""
LEAST_ROWS = 2
"""The number of rows that must fit before the titles of the columns are shown."""
GOOD_ROWS = 3
"""The number of rows that must fit before anything else gets more than its least height."""


@guarded
class CandidatePanel(QWidget):
    """The tree of moves, what its values are above it, and the progress of the search below it.

    Signals:
        lineHovered: the moves from the analysed position to the row under the pointer, continued by
            the row's line; an empty tuple for no row.
        lineChosen: the moves to the row that was double-clicked.
        displayChanged: the `Display` that the reader chose.

    Attributes:
        head: the heading with its menu, which belongs in the title bar of the dock.
    """

    lineHovered = Signal(object)
    lineChosen = Signal(object)
    displayChanged = Signal(object)

    def __init__(
        self,
        model: CandidateModel,
        texts: CandidateTexts,
        more: QAction,
        full: QAction,
        review: QWidget | None = None,
    ) -> None:
        """Show a model.

        Args:
            model: the moves.
            texts: the texts of a row.
            more: is checked to show more columns than the usual ones.
            full: is checked to show numbers and counts rather than simple words.
            review: is shown in place of the moves at the end of a game.
        """
        super().__init__()
        self._model = model
        self._pictures, self._chips = ValueSparklines(texts, self), ValueChips(texts, self)
        self._texts = texts
        self.head = CandidateHeader(more, full)
        self.head.displayChanged.connect(self.displayChanged)
        self._basis = Legend()
        set_accessible_title(self._basis, self.tr("Who these values are for"))
        self._tree = WholeRows()
        self._rows = RoomForRows(self._tree)
        self._surface = enable_touch_scrolling(self._tree)
        self._foot, self._has_foot = SearchStatus(), True
        self._set_up_tree()
        self._columns = CandidateColumns(self._tree, self._chips.width)
        self._more = more
        more.toggled.connect(self._show_columns)
        self._is_full, self._has_texts = True, texts.tags_have_texts
        self._is_compact, self._least = False, 0
        self._found: Analysis | None = None
        self._review, self._is_over = review, False
        self._measured: tuple[Position | None, int] = (None, 0)
        self._theme = LIGHT
        self._rule = RoomyLabel()
        self._rule.setMinimumWidth(1)  # otherwise a long rule would widen the panel
        enlarge(self._rule, fixed=True)
        set_accessible_title(self._rule, self.tr("The theory behind the game"))
        self._rule.hide()
        self._game = FIRST_GAME
        self._name_players(FIRST_GAME)
        self._pointer: QPoint | None = None  # on the screen, if over the rows or below them
        layout = QVBoxLayout(self)
        layout.setContentsMargins(NEAR, NEAR, NEAR, NEAR)
        layout.addWidget(self._basis)
        layout.addWidget(self._rule)
        layout.addWidget(self._rows, 1)
        if review is not None:
            layout.addWidget(review, 1)
            review.hide()
        layout.addWidget(self._foot)
        TypeFollower(self, self._fit_type)
        TouchFollower(self, self._share_height)

    def _set_up_tree(self) -> None:
        tree, model = self._tree, self._model
        self._header = TermHeader(tree, notes(), self._foot.note)
        tree.setModel(model)
        tree.setUniformRowHeights(True)
        tree.setAlternatingRowColors(True)
        tree.setExpandsOnDoubleClick(False)
        tree.setAllColumnsShowFocus(True)
        tree.setMouseTracking(True)
        tree.setItemDelegate(TallRowDelegate(tree))
        #: Name of the table of moves, for screen readers
        tree.setAccessibleName(self.tr("Candidate moves"))
        tree.setToolTip(
            self.tr(
                "All moves, the best first. Open a row to see the replies, or double-click it to "
                "play the move (keys 1 to 9)"
            )
        )
        tree.entered.connect(self._on_entered)
        tree.activated.connect(self._on_activated)
        model.rowsRemoved.connect(self._on_rows_gone)
        tree.rowPressed.connect(self._open_or_shut)
        tree.selectionModel().currentChanged.connect(self._on_entered)
        for watched in (tree, self._surface):
            watched.installEventFilter(self)

    def _fit_type(self) -> None:
        """Redraw chips and resize columns for the current type size."""
        high = max(self._chips.height, self._pictures.size.height())
        self._tree.setIconSize(QSize(WIDEST_CHIP * high // USUAL_CHIP, high))
        self._columns.fit_type()
        self._measure_width()
        self.set_theme(self._theme)
        self._share_height()

    def set_for_fingers(self, least: int) -> None:
        """Make the rows the only things to touch: a tap opens or closes one, and shows its line.

        What is below the list, and the notes about its titles, are left out: they are too small.

        Args:
            least: the least height of a row in pixels.
        """
        self._tree.setItemDelegate(TallRowDelegate(self._tree, least))
        self._tree.clicked.connect(self._open_or_shut)
        self._header.leave_unexplained()
        for part in (self._header, self._tree.verticalScrollBar()):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._has_foot = False
        self._foot.hide()
        self._share_height()

    def set_compact(self, compact: bool) -> None:
        """Let the list be narrow in a compact window, with moves and values only."""
        if compact == self._is_compact:
            return
        self._is_compact = compact
        self._columns.set_compact(compact)
        self._measure_width()
        self._share_height()

    def good_width(self) -> int:
        """Return the width in pixels at which results are shown in a compact window."""
        margins = self._margins()
        return self._columns.good_width() + margins.left() + margins.right()

    def _measure_width(self) -> None:
        """Measure the least width for the columns that are always shown."""
        margins = self._margins()
        least = self._columns.least_width() + margins.left() + margins.right()
        if least != self._least:
            self._least = least
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """Return a size that fits two rows without titles, and the least of everything else."""
        high = self._around(is_bare=True, low_foot=True) + room_of_rows(self._tree, LEAST_ROWS)
        return QSize(max(super().minimumSizeHint().width(), self._least), high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the list the space it needs first."""
        super().resizeEvent(event)
        self._share_height()
        self._columns.fit_width()

    def _margins(self) -> QMargins:
        layout = self.layout()
        return QMargins() if layout is None else layout.contentsMargins()

    def _around(self, *, is_bare: bool, low_foot: bool) -> int:
        """Return the height of everything but the list, or only of what is always shown."""
        margins, layout = self._margins(), self.layout()
        width = self.width() - margins.left() - margins.right()
        parts = [self._foot.height_in(low=low_foot)] if self._has_foot else []
        if not is_bare:
            parts.append(self._basis.sizeHint().height())
        if not self._rule.isHidden():
            parts.append(self._rule.heightForWidth(width))
        gaps = 0 if layout is None else len(parts) * layout.spacing()
        return sum(parts) + gaps + margins.top() + margins.bottom()

    def _share_height(self) -> None:
        """Shrink what is below the list if few rows fit, then leave out what is above it.

        The titles of the columns are hidden last.
        """
        left = self.height() - room_of_rows(self._tree, GOOD_ROWS, titles=True)
        low_foot = self._around(is_bare=False, low_foot=False) > left
        is_bare = self._around(is_bare=False, low_foot=low_foot) > left or self._is_narrow()
        self._basis.setVisible(not is_bare and not self._is_over)
        self._foot.set_low(low_foot)
        room = self.height() - self._around(is_bare=is_bare, low_foot=low_foot)
        self._tree.show_titles(room >= room_of_rows(self._tree, LEAST_ROWS, titles=True))
        self._rows.fit()

    def _is_narrow(self) -> bool:
        """Return whether what is above the list may be cut in a compact window.

        What is said there just now makes no difference: the list would move when that changes.
        """
        wide = self._basis.least_width + 2 * NEAR
        return self._is_compact and wide > self.width()

    def set_theme(self, theme: Theme) -> None:
        """Set the colours."""
        self._theme = theme
        self._pictures.set_theme(theme)
        self._chips.set_theme(theme)
        self._basis.set_theme(theme)
        self._model.set_pictures(self._chips.icon, self._pictures.icon)

    def set_display(self, display: Display) -> None:
        """Show the reader's choices."""
        self.head.set_display(display)
        is_other, self._is_full = display.is_full != self._is_full, display.is_full
        had_texts, self._has_texts = self._has_texts, self._texts.tags_have_texts
        self._foot.set_full(display.is_full)
        self._basis.reserve(self._texts.possible_bases(self._game))
        self._fit_rule()
        self._show_columns()
        if is_other:
            self._columns.fit_type()
        elif had_texts is not self._has_texts:
            self._columns.fit_values()
        self._columns.fit_width()
        self._measure_width()
        self._share_height()
        self._show_basis()

    def _show_basis(self) -> None:
        """Say for whom the values are, and how sure they are."""
        best, basis = None, Basis()
        if self._found is not None:
            best = self._texts.best_sign(self._model.top_rows)
            basis = self._texts.basis(self._found)
        self._basis.show_best(best)
        if basis.text != self._basis.whole:
            self._basis.show_signs(basis.signs, basis.text, basis.note)

    @Slot()
    def _show_columns(self) -> None:
        self._columns.show_more(self._more.isChecked() and self._is_full)
        self._columns.show_replies(self._is_full)

    def set_bot_view(self, possible: bool) -> None:
        """Enable the bot's point of view, which needs exactly one side to be a bot's."""
        self.head.set_bot_view(possible)
        self._entitle()
        self._show_basis()

    def show_progress(self, found: Analysis | None) -> None:
        """Show the progress of the search, and the columns that have content."""
        position = self._model.position
        self._found = found
        self._show_basis()
        if position is not None:
            self._name_players(position.game)
        rows = self._model.top_rows
        if (position, len(rows)) != self._measured:
            self._measured = position, len(rows)
            self._columns.make_room_for(node.texts[MOVE] for node in rows)
        over = position is not None and position.outcome is not None
        self._show_review(over=over)
        self._entitle()
        if found is None:
            self._foot.show_over(over=over and self._review is None)  # its heading says so
            return
        self._hold_rows()  # rows may have appeared or disappeared under the resting pointer
        self._foot.show_analysis(found)
        self._columns.show_for(counted=is_small(found.position))

    def _entitle(self) -> None:
        position = self._model.position
        bots = position is not None and self._texts.are_of_bot(position)
        self.head.entitle(over=self._is_over, bots=bots)

    def _show_review(self, *, over: bool) -> None:
        """Show the mistakes in place of the moves if the game is over: there are no moves then."""
        if self._review is not None and over is not self._is_over:
            self._is_over = over
            self._rows.setVisible(not over)
            self._review.setVisible(over)
            self._fit_rule()
            self._foot.setVisible(not over)  # it would be empty, and mistakes have boards
            self._share_height()

    def show_rule(self, position: Position) -> None:
        """Show the rule that decides a position, if the game has one, among the full details."""
        wording = wording_of(position.game)
        self._rule.reserve(wording.possible_rules(position.game))
        self._rule.setText(wording.rule(position))
        self._fit_rule()
        self._share_height()

    def _fit_rule(self) -> None:
        has_rule = self._rule.has_room or bool(self._rule.text())
        self._rule.setVisible(self._is_full and has_rule and not self._is_over)

    def _name_players(self, game: Game) -> None:
        """Use the game's names for its players, and its unit for the scale."""
        self._columns.set_game(game)
        self.head.name_players(game)
        if game != self._game:
            self._game = game
            self._basis.reserve(self._texts.possible_bases(game))
            self._share_height()

    def mark_move(self, move: int) -> None:
        """Mark the row of the move under the pointer on the board; -1 for none.

        The list does not scroll: on a large board the pointer is always over some cell.
        """
        self._set_current(self._model.row_of(move) if move >= 0 else QModelIndex())

    def _set_current(self, index: QModelIndex) -> None:
        """Mark a row without showing its line on the board."""
        blocked = self._tree.selectionModel().blockSignals(True)
        self._tree.setCurrentIndex(index)
        self._tree.selectionModel().blockSignals(blocked)
        self._surface.update()

    @Slot(QModelIndex)
    def _on_rows_gone(self, parent: QModelIndex) -> None:
        """Scroll to the top, where another position has its best moves."""
        if not parent.isValid():
            self._tree.verticalScrollBar().setValue(0)

    @Slot(QModelIndex)
    def _open_or_shut(self, index: QModelIndex) -> None:
        self._tree.setExpanded(index, not self._tree.isExpanded(index))

    @Slot(QModelIndex)
    def _on_entered(self, index: QModelIndex) -> None:
        node = self._model.node(index)
        if node is not None:
            self.lineHovered.emit((*node.path, *node.candidate.line[1:]))

    @Slot(QModelIndex)
    def _on_activated(self, index: QModelIndex) -> None:
        node = self._model.node(index)
        if node is not None:
            self.lineChosen.emit(node.path)

    def event(self, event: QEvent) -> bool:
        """Redraw the icons when the window moves to another screen."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.set_theme(self._theme)
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep rows still while the pointer is over them; clear the line if it is over none."""
        kind = event.type()
        if watched is self._tree:
            if isinstance(event, QFocusEvent) and event.gotFocus():
                by_press = event.reason() is Qt.FocusReason.MouseFocusReason
                if not by_press and not self._tree.currentIndex().isValid():
                    self._set_current(self._model.index(0, 0))
            elif kind == QEvent.Type.FocusOut:
                self.lineHovered.emit(())
        elif isinstance(event, QEnterEvent):
            self._point_at(event.globalPosition().toPoint())
        elif kind == QEvent.Type.Leave:
            self._point_at(None)
        elif isinstance(event, QMouseEvent) and kind == QEvent.Type.MouseMove:
            self._point_at(event.globalPosition().toPoint())
        return False

    def _point_at(self, place: QPoint | None) -> None:
        self._pointer = place
        if not self._hold_rows():
            self.lineHovered.emit(())

    def _hold_rows(self) -> bool:
        """Keep the rows still if the pointer is over one; return whether it is.

        The panel may have appeared under a resting pointer, or have moved away from it.
        """
        is_on_row = False
        if self._pointer is not None:
            place = self._surface.mapFromGlobal(self._pointer)
            is_on_row = self._surface.rect().contains(place) and self._tree.indexAt(place).isValid()
        self._model.set_still(is_on_row)
        return is_on_row
