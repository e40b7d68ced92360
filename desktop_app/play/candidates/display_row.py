# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The row above the candidate moves: choices of scale, point of view and values on the board."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QPalette, QResizeEvent, QStandardItemModel
from PySide6.QtWidgets import QLabel, QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from desktop_app.core.position import MAX, Game
from desktop_app.core.scales import Scale
from desktop_app.games.registry import player_name, wording_of
from desktop_app.guard import guarded
from desktop_app.kit.fingers.sizes import FINGER, with_high_rows
from desktop_app.kit.flow_row import FlowRow
from desktop_app.kit.look.scale import HAIR, SNUG
from desktop_app.kit.segments import Segments
from desktop_app.kit.wheel_proof_box import WheelProofBox
from desktop_app.play.display import Display, Overlay, PointOfView

LEAST_BOX = 72
"""The least width of a combo box, in pixels."""


class Choices(QObject):
    """One choice in three forms that stay in step: segments, a combo box and a menu.

    Signals:
        chosen: a person has made another choice; see `value`.

    Attributes:
        row: segments with all choices.
        folded: a combo box that shows the chosen one.
        menu: all choices, the chosen one checked.
    """

    chosen = Signal()

    def __init__(self, caption: str, tip: str, parent: QObject) -> None:
        """Create the three forms without any choices."""
        super().__init__(parent)
        self.row, self.folded = Segments(caption, tip), QWidget()
        self._box = WheelProofBox()
        self._box.setAccessibleName(caption)
        self._box.setToolTip(tip)
        self._box.setMinimumHeight(FINGER)
        label = QLabel(caption)
        label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        label.setBuddy(self._box)
        layout = QVBoxLayout(self.folded)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(HAIR)
        layout.addWidget(label)
        layout.addWidget(self._box)
        self.folded.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._box.setMinimumWidth(LEAST_BOX)
        self.menu = with_high_rows(QMenu(caption, self.folded))
        self._group = QActionGroup(self)
        self._actions: dict[object, QAction] = {}
        self._value: object = None
        self._group.triggered.connect(self._on_action)
        self.row.chosen.connect(self._on_segment)
        self._box.activated.connect(self._on_box)

    @property
    def value(self) -> object:
        """The chosen value; None before the first choice."""
        return self._value

    def add(self, value: object, text: str, meaning: str = "") -> None:
        """Add a choice at the end; `meaning` explains its short text."""
        self.row.add(value, text, meaning)
        self._box.add_choice(meaning or text, value, widens=False)
        action = self._actions[value] = self._group.addAction(meaning or text)
        action.setCheckable(True)
        self.menu.addAction(action)

    def rename(self, value: object, text: str, meaning: str) -> None:
        """Change the text and the explanation of a choice."""
        self.row.set_text(value, text)
        self.row.explain(value, meaning)
        self._box.setItemText(self._box.findData(value), meaning)
        self._actions[value].setText(meaning)

    def set_possible(self, value: object, possible: bool) -> None:
        """Enable or disable a choice."""
        self.row.set_possible(value, possible)
        self._actions[value].setEnabled(possible)
        model = self._box.model()
        if isinstance(model, QStandardItemModel):
            model.item(self._box.findData(value)).setEnabled(possible)

    def set_value(self, value: object) -> None:
        """Select a choice without emitting a signal."""
        self._value = value
        self.row.set_value(value)
        self._actions[value].setChecked(True)
        self._box.setCurrentIndex(self._box.findData(value))

    @Slot(object)
    def _on_segment(self, value: object) -> None:
        self.set_value(value)
        self.chosen.emit()

    @Slot(QAction)
    def _on_action(self, action: QAction) -> None:
        self._on_segment(next(v for v, each in self._actions.items() if each is action))

    @Slot()
    def _on_box(self) -> None:
        self.set_value(self._box.currentData(Qt.ItemDataRole.UserRole))
        self.chosen.emit()


MOST_LINES = 2
"""The most lines of segments; if they need more, combo boxes replace them."""


@guarded
class DisplayRow(QWidget):
    """Three groups of choices, and the buttons for more columns and for all details.

    Simple values have no scale to choose and no further columns.

    They take one line, two lines in a narrow panel, and turn into combo boxes in a narrower one. If
    the list of moves needs the height, they become a menu.

    Signals:
        displayChanged: the `Display` that the reader chose.
    """

    displayChanged = Signal(object)

    def __init__(self, more: QAction, full: QAction) -> None:
        super().__init__()
        self._display = Display()
        self._scale = Choices(
            self.tr("Values as"), self.tr("Choose how values are written (C)"), self
        )
        self._scale.add(Scale.OUTCOME, self.tr("±1"), self.tr("+1, 0, −1"))
        self._scale.add(Scale.SCHOOL, self.tr("10+"))
        self._scale.add(Scale.MAX_LOSS, self.tr("Cost"), self.tr("Cost (smaller is better)"))
        self._scale.add(Scale.WORDS, self.tr("Words"))
        #: Title of a choice: for whom the values on screen are
        self._view = Choices(self.tr("For"), self.tr("Choose for whom the values are (P)"), self)
        self._view.add(PointOfView.FIRST, "")
        #: Short for: the player who moves next
        self._view.add(PointOfView.MOVER, self.tr("Next"), self.tr("The player to move"))
        self._view.add(PointOfView.BOT, self.tr("Bot"), self.tr("The bot"))
        self._overlay = Choices(
            self.tr("On the board"),
            self.tr(
                "Choose which values to show on the board. With them, a triangle marks each "
                "mistake (V)"
            ),
            self,
        )
        self._overlay.add(Overlay.OFF, self.tr("None"), self.tr("No values"))
        self._overlay.add(Overlay.BEST, self.tr("Best"), self.tr("The best"))
        self._overlay.add(Overlay.ALL, self.tr("All"), self.tr("All values"))
        groups = (self._scale, self._view, self._overlay)
        self._rows, self._boxes, self._menu = (FlowRow(spacing=SNUG) for _ in range(3))
        self._line = self._scale.row.sizeHint().height()
        lowered = self._line - FINGER
        self._more_buttons = [_button(more, offset) for offset in (lowered, lowered, 0)]
        in_rows, in_boxes, in_menu = self._more_buttons
        self._rows.add(*(each.row for each in groups), None, in_rows, _button(full, lowered))
        self._boxes.add(*(each.folded for each in groups), in_boxes, _button(full, lowered))
        self._menu.add(self._menu_button(groups, full), None, in_menu)
        for form in self._forms:
            form.setParent(self)
        for group in groups:
            group.chosen.connect(self._on_choice)
        self._low = False
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def _forms(self) -> tuple[FlowRow, ...]:
        return self._rows, self._boxes, self._menu

    def _menu_button(self, groups: tuple[Choices, ...], full: QAction) -> QToolButton:
        """Return a button whose menu has all choices and the switch for full details."""
        button = QToolButton()
        menu = with_high_rows(QMenu(button))
        for group in groups:
            menu.addMenu(group.menu)
        menu.addAction(full)
        button.setText(self.tr("Show"))
        button.setAccessibleName(self.tr("How values are shown"))
        button.setToolTip(
            self.tr("Choose how values are written, for whom, and which are on the board")
        )
        button.setMenu(menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setMinimumHeight(FINGER)
        return button

    def height_in(self, width: int, *, low: bool) -> int:
        """Return the height in pixels for a width: preferred, or as low as possible."""
        return self._form(width, low=low).heightForWidth(width)

    def set_low(self, low: bool) -> None:
        """Take as little height as possible, or the preferred height."""
        if low != self._low:
            self._low = low
            self.updateGeometry()
            self._show_form()

    def _form(self, width: int, *, low: bool) -> FlowRow:
        """Return the form of the choices that fits a width."""
        if low:
            return self._menu
        most = MOST_LINES * self._line + (MOST_LINES - 1) * SNUG
        return self._rows if self._rows.heightForWidth(width) <= most else self._boxes

    def heightForWidth(self, width: int) -> int:
        return self.height_in(width, low=self._low)

    def sizeHint(self) -> QSize:
        """Return the size of the choices in one line."""
        return self._rows.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the width of the combo boxes and the height of the menu."""
        return QSize(self._boxes.minimumSizeHint().width(), self._menu.minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the form that fits."""
        super().resizeEvent(event)
        self._show_form()

    def _show_form(self) -> None:
        form = self._form(self.width(), low=self._low)
        form.setGeometry(self.rect())
        for each in self._forms:
            each.setVisible(each is form)

    def set_display(self, display: Display) -> None:
        """Show the reader's choices."""
        self._scale.set_value(display.scale)
        self._view.set_value(display.point_of_view)
        self._overlay.set_value(display.overlay)
        if display.is_full != self._display.is_full:
            for part in (self._scale.row, self._scale.folded, *self._more_buttons):
                part.setVisible(display.is_full)
            self._scale.menu.menuAction().setVisible(display.is_full)
            self.updateGeometry()
            self._show_form()
        self._display = display

    def set_bot_view(self, possible: bool) -> None:
        """Enable the bot's point of view, which needs exactly one side to be a bot's."""
        self._view.set_possible(PointOfView.BOT, possible)

    def name_players(self, game: Game) -> None:
        """Use the game's names for its players, and its unit for the scale."""
        name = player_name(game, MAX)
        self._view.rename(PointOfView.FIRST, name, self.tr("{player} (Max)").format(player=name))
        self._scale.rename(Scale.SCHOOL, self.tr("10+"), wording_of(game).school_scale())

    @Slot()
    def _on_choice(self) -> None:
        display = Display(
            Scale(str(self._scale.value)),
            PointOfView(str(self._view.value)),
            Overlay(str(self._overlay.value)),
            self._display.is_full,
        )
        self.displayChanged.emit(display)


def _button(more: QAction, lowered: int) -> QWidget:
    """Return the button for more columns, level with the choices below their captions."""
    button, column = QToolButton(), QWidget()
    button.setDefaultAction(more)
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
    button.setMinimumHeight(FINGER)
    layout = QVBoxLayout(column)
    layout.setContentsMargins(0, lowered, 0, 0)
    layout.addWidget(button)
    return column
