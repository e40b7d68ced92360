# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The dock below the board: the moves of the game, and a graph of their values."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial

from PySide6.QtCore import (
    QElapsedTimer,
    QEvent,
    QModelIndex,
    QPoint,
    QSize,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import QKeyEvent, QResizeEvent, QStandardItemModel
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QMenu,
    QSplitter,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from desktop_app.core.file_formats import LONGEST_COMMENT
from desktop_app.core.position import Game, Player
from desktop_app.core.record import RecordNode
from desktop_app.games.registry import move_name, player_name
from desktop_app.guard import guarded
from desktop_app.kit.look.scale import HAIR, NEAR, TIGHT, TypeFollower
from desktop_app.kit.look.theme import Theme
from desktop_app.kit.touch.scroll import enable_touch_scrolling
from desktop_app.kit.touch.sizes import (
    TallRowDelegate,
    TouchFollower,
    room_of_rows,
    set_touch_height,
)
from desktop_app.languages import translate
from desktop_app.play.display import DisplayChoice
from desktop_app.play.history.cells import (
    PIECE,
    HistoryRows,
    NoteDelegate,
    PlayerDelegate,
    ValueDelegate,
    room_of_note,
    room_of_tag,
)
from desktop_app.play.history.graph import ValueGraph
from desktop_app.play.history.model import MOVE, NOTE, PLY, VALUE, WHO, HistoryModel
from desktop_app.play.history.words import outcome_losses
from desktop_app.play.session import GameSession
from desktop_app.search.solved import is_small
from desktop_app.words.values import winner_word

MARGIN = 10
"""The padding of a cell, in pixels."""
USUAL = {
    PLY: "\N{BLACK RIGHT-POINTING TRIANGLE} 99",
    WHO: "",
    MOVE: "h15",
    VALUE: "\N{MINUS SIGN}10",
}
"""Texts that always have room, by column."""
GUESS = "≈\N{MINUS SIGN}0.88"
"""A usual value of a game that is too large to be solved."""
UNTITLED = PIECE + 2 * TIGHT
"""The width in pixels of the player's column, which has no visible title: the pieces say enough."""
INDENT = 14
"""How much farther to the right other moves begin than those they were tried for, in pixels."""


@guarded
class CommentLine(QLineEdit):
    """The comment on the last move on the board, saved when the line loses the focus.

    A comment stays with the move it was typed for, even if a bot moves in the meantime.
    """

    def __init__(self, session: GameSession) -> None:
        super().__init__()
        self._session = session
        self._node: RecordNode = session.record.current
        set_touch_height(self, 0)
        self.setMaxLength(LONGEST_COMMENT)
        self.setAccessibleName(self.tr("Comment on this move"))
        self.setPlaceholderText(self.tr("A comment on this move"))
        self.setToolTip(
            self.tr(
                "Write what you think of this move. Your comment is saved with the game (Enter)"
            )
        )
        self.editingFinished.connect(self._keep)
        session.positionChanged.connect(self._on_position)
        session.commented.connect(self._show)
        self._show()

    @Slot()
    def _on_position(self) -> None:
        self._keep()
        self._node = self._session.record.current
        self._show()

    @Slot()
    def _keep(self) -> None:
        if self.isModified():
            self.setModified(False)
            self._session.comment(" ".join(self.text().split()), self._node)

    @Slot()
    def _show(self) -> None:
        if not self.isModified() and self.text() != self._node.comment:
            self.setText(self._node.comment)
            self.setCursorPosition(0)

    def event(self, event: QEvent) -> bool:
        """Handle Escape while the text is changed; otherwise it would leave full screen."""
        is_asked = event.type() is QEvent.Type.ShortcutOverride and self.isModified()
        if is_asked and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Undo the changes on Escape."""
        if event.key() == Qt.Key.Key_Escape and self.isModified():
            self.setModified(False)
            self._show()
        else:
            super().keyPressEvent(event)


class HistoryColumns:
    """Sizes the columns of the list; in a narrow one, the player's is hidden.

    Whether it is depends on the width alone, so that it does not come and go with the game.
    """

    def __init__(self, rows: QTreeView, model: QStandardItemModel) -> None:
        """Set the titles of the columns."""
        self._rows, self._model = rows, model
        rows.setIndentation(INDENT)
        self._wanted: dict[int, int] = {}
        self._texts: dict[int, set[str]] = {}
        self._needed: dict[int, int] = {}
        self._usual: dict[int, Collection[str]] = {column: {text} for column, text in USUAL.items()}
        self._reserved: dict[int, int] = {}
        self._steady: dict[int, int] = {}
        self._game: Game | None = None
        model.setHorizontalHeaderLabels(["" if c == WHO else t for c, t in enumerate(_titles())])
        for role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            model.setHeaderData(WHO, Qt.Orientation.Horizontal, _titles()[WHO], role)
        header = rows.header()
        header.setStretchLastSection(True)
        header.setMinimumSectionSize(MARGIN)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)

    def fit_texts(self, texts: Mapping[int, Collection[str]]) -> bool:
        """Make room for the texts of columns, and return whether that needs other widths."""
        self._texts = {column: set(texts[column]) for column in texts}
        before, self._needed = self._needed, self._needed_widths()
        return self._needed != before

    def reserve(self, game: Game) -> bool:
        """Reserve room for the usual moves and values of a game; return whether it is another.

        Longer texts that come later take the room of the notes, so that the list keeps its width.
        """
        if game == self._game:
            return False
        self._game = game
        start = game.start()
        moves = {move_name(start, move): start.after(move) for move in start.legal_moves()}
        reply = next(iter(moves.values()), start)
        replies = (move_name(reply, move) for move in reply.legal_moves())
        self._usual[MOVE] = {USUAL[MOVE], *moves, *replies}
        self._usual[VALUE] = {USUAL[VALUE]} if is_small(start) else {USUAL[VALUE], GUESS}
        return True

    def _needed_widths(self) -> dict[int, int]:
        """Return the widths that the longest texts of columns need."""
        return self._widths({c: {*self._usual[c], *self._texts.get(c, ())} for c in USUAL})

    def _widths(self, longest: Mapping[int, Collection[str]]) -> dict[int, int]:
        """Return the widths of columns with these texts."""
        advance, font = self._rows.fontMetrics().horizontalAdvance, self._rows.font()
        needed = dict[int, int]()
        for column, texts in longest.items():
            if column == VALUE:
                needed[column] = max(room_of_tag(text, font) for text in texts)
            else:
                needed[column] = max(map(advance, texts)) + MARGIN
        return needed

    def fit_type(self) -> None:
        """Reset the widths for the current type size."""
        self._needed = self._needed_widths()
        self._wanted = self._titled(self._needed)
        self._reserved = self._titled(self._widths(self._usual))
        usual = {column: {text} for column, text in USUAL.items()} | {VALUE: {GUESS}}
        self._steady = self._titled(self._widths(usual))
        for column, wanted in self._wanted.items():
            self._rows.setColumnWidth(column, wanted)

    def _titled(self, needed: Mapping[int, int]) -> dict[int, int]:
        """Return the widths of columns with their titles."""
        advance, titles = self._rows.fontMetrics().horizontalAdvance, _titles()
        widest = {c: max(advance(titles[c]) + MARGIN, width) for c, width in needed.items()}
        return widest | {PLY: widest[PLY] + self._rows.indentation(), WHO: UNTITLED}

    def fit_width(self, width: int) -> None:
        """Show the player's column only if `width` has room for it beside notes."""
        self._rows.setColumnHidden(WHO, width < self.fair_width())

    def fill(self) -> None:
        """Give the notes the rest of the width; Qt does so only with visible titles."""
        shown = [c for c in self._wanted if not self._rows.isColumnHidden(c)]
        left = self._rows.width() - self._around() - sum(map(self._rows.columnWidth, shown))
        self._rows.setColumnWidth(NOTE, max(left, MARGIN))

    def _around(self) -> int:
        bar = self._rows.verticalScrollBar().sizeHint().width()
        return 2 * self._rows.frameWidth() + bar

    def least_width(self) -> int:
        """Return the width in pixels at which no usual move or value is cut."""
        return sum(self._reserved.values()) - UNTITLED + self._around()

    def fair_width(self) -> int:
        """Return the width in pixels at which the player's column and notes on mistakes fit, too.

        It is the same in all games; a game with longer moves has less room for its notes.
        """
        noted = room_of_note(outcome_losses(), self._rows.font())
        return sum(self._steady.values()) + noted + self._around()


def _titles() -> list[str]:
    return [
        #: Title of the column with the numbers of the moves
        translate("HistoryPanel", "No."),
        #: Title of the column with the players
        translate("HistoryPanel", "Who"),
        #: Titles of the columns in the list of moves that were played
        translate("HistoryPanel", "Move"),
        translate("HistoryPanel", "Value"),
        translate("HistoryPanel", "Note"),
    ]


GOOD_ROWS = 2
"""The number of moves that must fit before the titles of the columns are shown."""
BACK = "! \N{UPWARDS ARROW}"
MISTAKE = "! \N{DOWNWARDS ARROW}"
"""The texts of the buttons that go from mistake to mistake, where longer ones have no room."""
TIMES_BUTTON = 4
"""Below this multiple of the text's width the panel has no room for it."""


@guarded
class HistoryPanel(QWidget):
    """The list of moves and the graph beside it.

    Signals:
        nodeChosen: the `RecordNode` that a person wants to go to.
        whyAsked: the `RecordNode` whose move a person asks about: what did it give away?
    """

    nodeChosen = Signal(object)
    whyAsked = Signal(object)

    def __init__(self, model: HistoryModel, session: GameSession, choice: DisplayChoice) -> None:
        super().__init__()
        self._model = model
        self._session = session
        self._choice = choice
        self._last_click = QElapsedTimer()
        self._last_place = -1
        self._list = HistoryRows()
        enable_touch_scrolling(self._list)
        self._list.setModel(model)
        self._list.setItemDelegate(TallRowDelegate(self._list))
        self._values = ValueDelegate(self._list)
        self._list.setItemDelegateForColumn(VALUE, self._values)
        self._players = PlayerDelegate(self._list)
        self._list.setItemDelegateForColumn(WHO, self._players)
        self._notes = NoteDelegate(self._list)
        self._list.setItemDelegateForColumn(NOTE, self._notes)
        self._list.header().sectionResized.connect(self._on_section)
        self._list.setAllColumnsShowFocus(True)
        self._list.setAccessibleName(self.tr("Moves in this game"))
        self._list.setToolTip(self.tr("Click a move to go there (PgUp, PgDown)"))
        self._list.clicked.connect(self._on_clicked)
        self._list.activated.connect(self._on_clicked)
        self._list.rowPressed.connect(self._on_clicked)
        self._list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._list.customContextMenuRequested.connect(self._offer)
        self._graph = ValueGraph()
        self._graph.setAccessibleName(self.tr("Value after each move"))
        self._graph.setToolTip(
            self.tr(
                "The value after each move. Click a point to go there.\nMistakes: empty circle: "
                "small; full circle: big; !!: a win thrown away"
            )
        )
        self._graph.pointChosen.connect(self._on_point)
        self._graph.stepAsked.connect(self._on_step)
        self._mistake, self._back = self._mistake_buttons()
        self._foot = self._make_foot(session)
        keeps = self._foot.sizePolicy()
        keeps.setRetainSizeWhenHidden(True)
        self._foot.setSizePolicy(keeps)
        self._split = QSplitter(Qt.Orientation.Horizontal)
        self._split.setHandleWidth(NEAR)
        self._split.addWidget(self._list)
        self._split.addWidget(self._graph)
        self._split.setSizes([380, 200])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(NEAR, 0, NEAR, TIGHT)  # in line with the list of moves above
        layout.setSpacing(HAIR)
        layout.addWidget(self._split, 1)
        layout.addWidget(self._foot)
        self._columns = HistoryColumns(self._list, model)
        TypeFollower(self, self._fit_type)
        TouchFollower(self, self._share_room)
        model.pointsChanged.connect(self._on_points)

    def _mistake_buttons(self) -> tuple[QToolButton, QToolButton]:
        """Return buttons that go to the next and to the previous mistake."""
        onward, back = QToolButton(), QToolButton()
        #: Button below the list of moves that were played
        onward.setText(self.tr("Next mistake"))
        onward.setAccessibleName(onward.text())
        onward.setToolTip(self.tr("Go to the next mistake. After the last one, go to the first"))
        onward.clicked.connect(self._on_mistake)
        back.setText(BACK)
        #: Button below the list of moves that were played, for screen readers; it shows an arrow
        back.setAccessibleName(self.tr("Previous mistake"))
        back.setToolTip(self.tr("Go to the previous mistake"))
        back.clicked.connect(self._on_mistake_before)
        for button in (onward, back):
            set_touch_height(button, 0)
        return onward, back

    def _make_foot(self, session: GameSession) -> QWidget:
        """Return one row of controls, which leaves the list its height."""
        foot = QWidget()
        row = QHBoxLayout(foot)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(HAIR)
        row.addWidget(CommentLine(session), 1)
        row.addWidget(self._back)
        row.addWidget(self._mistake)
        return foot

    def _fit_type(self) -> None:
        self._columns.fit_type()
        self._share_room()

    def minimumSizeHint(self) -> QSize:
        """Return a size that fits a few moves and the row below."""
        high = room_of_rows(self._list, GOOD_ROWS) + self._foot_height()
        return QSize(self._columns.least_width() + MARGIN + 2 * NEAR, high)  # for the notes

    def _foot_height(self) -> int:
        """Return the height of the controls below the list, and of the gaps around them."""
        return self._foot.sizeHint().height() + HAIR + TIGHT

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the list the space it needs first."""
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        """Show the graph only if the list fits beside it; once shown, it keeps its place."""
        width = self.width() - 2 * NEAR
        beside = width - self._split.handleWidth() - self._graph.minimumSizeHint().width()
        fair = self._columns.fair_width()
        shows_graph = beside >= fair
        self._graph.setVisible(shows_graph)
        room = beside if shows_graph else width
        self._columns.fit_width(room)
        self._list.setMinimumWidth(fair if shows_graph else 0)  # the graph gives way to it
        #: Button below the list of moves that were played
        whole = self.tr("Next mistake")
        wide = self.fontMetrics().horizontalAdvance(whole)
        has_room = width >= TIMES_BUTTON * wide
        self._mistake.setText(whole if has_room else MISTAKE)
        left = self.height() - self._foot_height()
        self._list.show_titles(left >= room_of_rows(self._list, GOOD_ROWS, titles=True))
        QTimer.singleShot(0, self, self._on_resized)  # once the list has its size

    def show_rest(self, shown: bool) -> None:
        """Show what a first game does not need, or only its room: comments, a way to mistakes."""
        self._foot.setVisible(shown)

    def set_theme(self, theme: Theme) -> None:
        """Set the colours."""
        self._list.set_theme(theme)
        self._graph.set_theme(theme)
        self._notes.set_theme(theme)
        self._values.set_theme(theme)
        self._players.set_theme(theme)

    @Slot()
    def _on_points(self) -> None:
        game = self._session.game
        viewer = self._choice.viewer(self._session.position.turn)
        self._graph.set_points(self._model.points, viewer, self._names(viewer))
        self._graph.setAccessibleDescription(
            #: Name of the graph beside the list of moves, for screen readers
            self.tr("{count} positions, values for {player}", "", len(self._model.points)).format(
                count=len(self._model.points), player=player_name(game, viewer)
            )
        )
        columns, rows = (PLY, MOVE, VALUE), range(self._model.rowCount())
        cells = {c: [self._model.index(row, c).data() for row in rows] for c in columns}
        is_other = self._columns.reserve(game)
        texts = {c: [str(text or "") for text in cells[c]] for c in cells}
        if self._columns.fit_texts(texts) or is_other:
            self._fit_type()
        for button in (self._mistake, self._back):
            button.setEnabled(self._model.next_mistake() is not None)
        row = self._model.row_of_current()
        self._list.setCurrentIndex(self._model.index(row, 0) if row >= 0 else QModelIndex())
        self._show_current()

    @Slot(int)
    def _on_section(self, column: int) -> None:
        """Measure all rows again if notes have another width."""
        if column == NOTE:
            self._list.scheduleDelayedItemsLayout()

    @Slot()
    def _on_resized(self) -> None:
        self._columns.fill()
        self._show_current()

    def _show_current(self) -> None:
        index = self._list.currentIndex()
        if index.row() == self._model.rowCount() - 1 and not self._list.isExpanded(index):
            self._list.scrollToBottom()  # exact to the pixel, from any position
        elif index.isValid():
            self._list.show_whole(index)

    def _names(self, viewer: Player) -> tuple[str, str, str]:
        game, person = self._session.game, self._choice.person
        return (
            winner_word(viewer, game, person),
            #: At the middle line of the graph of values: nobody is ahead
            self.tr("even"),
            winner_word(viewer.opponent, game, person),
        )

    @Slot(QModelIndex)
    def _on_clicked(self, index: QModelIndex) -> None:
        """Go to the clicked position; count a double click once, as rows may change meanwhile."""
        node = self._model.node(index)
        place = self._list.visualRect(index).center().y()
        again = place == self._last_place and (
            self._last_click.elapsed() < QApplication.doubleClickInterval()
        )
        self._last_place = place
        self._last_click.start()
        if node is not None and not again:
            self.nodeChosen.emit(node)

    @Slot(QPoint)
    def _offer(self, point: QPoint) -> None:
        """Open a menu that asks about the move of a row."""
        node = self._model.node(self._list.indexAt(point))
        if node is not None and node.move is not None and node.parent is not None:
            menu = QMenu(self._list)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            #: Entry in the menu of a move in the list; it asks for “Why?”
            text = self.tr("Was {move} a good move?")
            move = move_name(node.parent.position, node.move)
            menu.addAction(text.format(move=move), partial(self.whyAsked.emit, node))
            menu.popup(self._list.viewport().mapToGlobal(point))

    @Slot()
    def _on_mistake(self) -> None:
        node = self._model.next_mistake()
        if node is not None:
            self.nodeChosen.emit(node)

    @Slot()
    def _on_mistake_before(self) -> None:
        node = self._model.previous_mistake()
        if node is not None:
            self.nodeChosen.emit(node)

    @Slot(int)
    def _on_point(self, number: int) -> None:
        self.nodeChosen.emit(self._model.points[number].node)

    @Slot(int)
    def _on_step(self, step: int) -> None:
        last = len(self._model.points) - 1
        here = self._model.row_of_current() + 1
        wanted = {-2: 0, 2: last}.get(step, here + step)
        self._on_point(min(max(wanted, 0), last))
