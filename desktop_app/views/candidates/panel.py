# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The dock at the right: all candidate moves with their values, and how they are shown."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QEnterEvent, QFocusEvent, QFontDatabase, QMouseEvent, QStandardItemModel
from PySide6.QtWidgets import (
    QFormLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from desktop_app.games.position import MAX, Game, Position
from desktop_app.games.registry import FIRST_GAME
from desktop_app.guard import guarded
from desktop_app.models.candidate_model import CandidateModel
from desktop_app.models.display import Display, Overlay, PointOfView
from desktop_app.search.basics.candidates import Analysis
from desktop_app.search.basics.scales import Scale
from desktop_app.search.textbook.labelled_tree import is_small
from desktop_app.views.candidates.columns import TreeColumns
from desktop_app.views.candidates.pressed_rows import PressedRows
from desktop_app.views.candidates.search_state import SearchState
from desktop_app.views.candidates.texts import CandidateTexts
from desktop_app.views.candidates.value_pictures import ValuePictures
from desktop_app.views.kit.fingers.high_rows import HighRows
from desktop_app.views.kit.fingers.scroll import scroll_by_finger
from desktop_app.views.kit.screen_reader import entitle
from desktop_app.views.kit.theme import LIGHT, Theme
from desktop_app.views.kit.wheel_proof_box import WheelProofBox
from desktop_app.words.wordings import player_name, wording_of


@guarded
class CandidatePanel(QWidget):
    """The tree of moves, three choices above it, and below it how far the search has come.

    Signals:
        lineHovered: the moves from the analysed position to the row under the pointer and on
            along its line; an empty tuple for no row.
        lineChosen: the moves to the row that was double-clicked.
        displayChanged: a `Display` that the reader chose.
    """

    lineHovered = Signal(object)
    lineChosen = Signal(object)
    displayChanged = Signal(object)

    def __init__(self, model: CandidateModel, texts: CandidateTexts) -> None:
        super().__init__()
        self._model = model
        self._pictures = ValuePictures(texts, self)
        self._display = Display()
        self._scale = self._choice_box(
            self.tr("Values as"),
            self.tr("The scale of the values (C)"),
            {
                Scale.OUTCOME: self.tr("+1, 0, −1"),
                Scale.SCHOOL: "",
                Scale.MAX_LOSS: self.tr("Loss to minimise"),
                Scale.WORDS: self.tr("Words"),
            },
        )
        self._view = self._choice_box(
            self.tr("Seen by"),
            self.tr("Whose gain the values are (P)"),
            {
                PointOfView.FIRST: "",
                PointOfView.MOVER: self.tr("The player to move"),
                PointOfView.BOT: self.tr("The bot"),
            },
        )
        self._overlay = self._choice_box(
            self.tr("On the board"),
            self.tr("Which values stand on the board (V)"),
            {
                Overlay.OFF: self.tr("No values"),
                Overlay.BEST: self.tr("The best"),
                Overlay.ALL: self.tr("All values"),
            },
        )
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for box in (self._scale, self._view, self._overlay):
            label = QLabel(box.accessibleName())
            label.setBuddy(box)
            form.addRow(label, box)
        self._tree = PressedRows()
        self._surface = scroll_by_finger(self._tree)
        self._set_up_tree()
        self._columns = TreeColumns(self._tree)
        self._theme = LIGHT
        self._rule = QLabel()
        self._rule.setTextFormat(Qt.TextFormat.PlainText)
        self._rule.setWordWrap(True)
        self._rule.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        entitle(self._rule, self.tr("The rule of the game"))
        self._rule.hide()
        self._foot = SearchState()
        self._name_players(FIRST_GAME)
        self._pointer: QPoint | None = None  # where it is over the rows, or below them
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.addLayout(form)
        layout.addWidget(self._rule)
        layout.addWidget(self._tree, 1)
        layout.addWidget(self._foot)

    def _choice_box(self, name: str, tip: str, entries: dict[StrEnum, str]) -> WheelProofBox:
        box = WheelProofBox()
        box.setAccessibleName(name)
        box.setToolTip(tip)
        for value, text in entries.items():
            box.add_choice(text, value)
        box.activated.connect(self._on_choice)
        return box

    def _set_up_tree(self) -> None:
        tree, model = self._tree, self._model
        tree.setModel(model)
        tree.setUniformRowHeights(True)
        tree.setAlternatingRowColors(True)
        tree.setExpandsOnDoubleClick(False)
        tree.setAllColumnsShowFocus(True)
        tree.setMouseTracking(True)
        tree.setItemDelegate(HighRows(tree))
        tree.setAccessibleName(self.tr("Candidate moves"))
        tree.setToolTip(
            self.tr(
                "All moves, the best first. Open a row to see the replies; double-click "
                "plays it (keys 1 to 9 play the first nine)"
            )
        )
        tree.setIconSize(self._pictures.size)
        tree.entered.connect(self._on_entered)
        tree.activated.connect(self._on_activated)
        model.rowsRemoved.connect(self._on_rows_gone)
        tree.rowPressed.connect(self._open_or_shut)
        tree.selectionModel().currentChanged.connect(self._on_entered)
        for watched in (tree, self._surface):
            watched.installEventFilter(self)

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours."""
        self._theme = theme
        self._pictures.set_theme(theme)
        self._model.set_pictures(self._pictures.icon)

    def set_display(self, display: Display) -> None:
        """Show what the reader has chosen."""
        self._display = display
        for box, value in (
            (self._scale, display.scale),
            (self._view, display.point_of_view),
            (self._overlay, display.overlay),
        ):
            box.setCurrentIndex(box.findData(value))

    def set_bot_view(self, possible: bool) -> None:
        """Offer the bot's point of view only where one side alone is a bot's."""
        model = self._view.model()
        if isinstance(model, QStandardItemModel):
            model.item(self._view.findData(PointOfView.BOT)).setEnabled(possible)

    def show_progress(self, found: Analysis | None) -> None:
        """Say how far the search has come, and show the columns that have content."""
        position = self._model.position
        if position is not None:
            self._name_players(position.game)
        if found is None:
            self._foot.show_over(over=position is not None and position.outcome is not None)
            return
        self._hold_rows()  # they may have come, or gone, where the pointer rests
        self._foot.show_analysis(found)
        self._columns.show(counted=is_small(found.position))

    def show_rule(self, position: Position) -> None:
        """Say by which rule a position is won, where the game has one."""
        text = wording_of(position.game).rule(position)
        self._rule.setText(text)
        self._rule.setVisible(bool(text))

    def _name_players(self, game: Game) -> None:
        """Call the players what they are called in a game, and the scale what it counts there."""
        self._columns.set_game(game)
        first = self.tr("{player} (Max)").format(player=player_name(game, MAX))
        self._view.setItemText(self._view.findData(PointOfView.FIRST), first)
        row = self._scale.findData(Scale.SCHOOL)
        self._scale.setItemText(row, wording_of(game).school_scale())

    def mark_move(self, move: int) -> None:
        """Mark the row of a move that the pointer is over on the board; -1 for none.

        The rows stay where they are: on a large board the pointer is always over some cell.
        """
        self._set_current(self._model.row_of(move) if move >= 0 else QModelIndex())

    def _set_current(self, index: QModelIndex) -> None:
        """Mark a row without showing its line on the board."""
        blocked = self._tree.selectionModel().blockSignals(True)
        self._tree.setCurrentIndex(index)
        self._tree.selectionModel().blockSignals(blocked)
        self._surface.update()

    @Slot()
    def _on_choice(self) -> None:
        self._display = Display(
            Scale(self._scale.currentData()),
            PointOfView(self._view.currentData()),
            Overlay(self._overlay.currentData()),
        )
        self.displayChanged.emit(self._display)

    @Slot(QModelIndex)
    def _on_rows_gone(self, parent: QModelIndex) -> None:
        """Another position: its best moves are at the top."""
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
        """Draw the pictures anew for another screen."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.set_theme(self._theme)
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the rows still while the pointer is over them, and show no line without a row."""
        kind = event.type()
        if watched is self._tree:
            if isinstance(event, QFocusEvent) and event.gotFocus():
                by_press = event.reason() is Qt.FocusReason.MouseFocusReason
                if not by_press and not self._tree.currentIndex().isValid():
                    self._set_current(self._model.index(0, 0))
            elif kind == QEvent.Type.FocusOut:
                self.lineHovered.emit(())
        elif isinstance(event, QEnterEvent):
            self._point_at(event.position().toPoint())
        elif kind == QEvent.Type.Leave:
            self._point_at(None)
        elif isinstance(event, QMouseEvent) and kind == QEvent.Type.MouseMove:
            self._point_at(event.position().toPoint())
        return False

    def _point_at(self, place: QPoint | None) -> None:
        self._pointer = place
        if not self._hold_rows():
            self.lineHovered.emit(())

    def _hold_rows(self) -> bool:
        """Keep the rows still where the pointer is over one; whether it is."""
        place = self._pointer
        is_on_row = place is not None and self._tree.indexAt(place).isValid()
        self._model.set_still(is_on_row)
        return is_on_row
