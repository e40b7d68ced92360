# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The title bar of the candidate moves: a heading, and a menu of how values are shown."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSize, Signal, Slot
from PySide6.QtGui import QAction, QActionGroup, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QSizePolicy, QWidget

from desktop_app.core.position import MAX, Game
from desktop_app.core.scales import Scale
from desktop_app.games.registry import FIRST_GAME, player_name, wording_of
from desktop_app.guard import guarded
from desktop_app.kit.elided_label import ElidedLabel
from desktop_app.kit.look.scale import NEAR, SNUG, enlarge
from desktop_app.kit.touch.sizes import FINGER, with_high_rows
from desktop_app.play.display import Display, PointOfView, ShownValues


class MenuChoice(QObject):
    """One value of several, chosen in a menu.

    Signals:
        chosen: a person has made another choice; see `value`.

    Attributes:
        menu: all values, the chosen one checked.
    """

    chosen = Signal()

    def __init__(self, title: str, tip: str, parent: QWidget) -> None:
        """Create a menu without any values."""
        super().__init__(parent)
        self.menu = with_high_rows(QMenu(title, parent))
        self.menu.menuAction().setToolTip(tip)
        self._group = QActionGroup(self)
        self._actions: dict[object, QAction] = {}
        self._value: object = None
        self._group.triggered.connect(self._on_action)

    @property
    def value(self) -> object:
        """The chosen value; None before the first choice."""
        return self._value

    def add(self, value: object, text: str = "") -> None:
        """Add a value at the end."""
        action = self._actions[value] = self._group.addAction(text)
        action.setCheckable(True)
        self.menu.addAction(action)

    def rename(self, value: object, text: str) -> None:
        """Change the text of a value."""
        self._actions[value].setText(text)

    def set_possible(self, value: object, possible: bool) -> None:
        """Enable or disable a value."""
        self._actions[value].setEnabled(possible)

    def set_value(self, value: object) -> None:
        """Choose a value without emitting a signal."""
        self._value = value
        self._actions[value].setChecked(True)

    @Slot(QAction)
    def _on_action(self, action: QAction) -> None:
        self._value = next(value for value, each in self._actions.items() if each is action)
        self.chosen.emit()


@guarded
class CandidateHeader(QWidget):
    """The heading, and the button *Options* with all choices of how values are shown.

    Simple values have no scale to choose and no further columns.

    Signals:
        displayChanged: the `Display` that the reader chose.
    """

    displayChanged = Signal(object)

    def __init__(self, more: QAction, full: QAction) -> None:
        """Create the heading.

        Args:
            more: is checked to show more columns than the usual ones.
            full: is checked to show numbers and counts rather than simple words.
        """
        super().__init__()
        self._display = Display()
        self._game, self._has_bot = FIRST_GAME, False
        self._more = more
        title = self._title = ElidedLabel()
        enlarge(title, bold=True)
        self._scale = MenuChoice(
            #: Heading in the menu of options above the table of moves, over: Words, Numbers ...
            self.tr("Values as"),
            self.tr("How values are written (C)"),
            self,
        )
        self._scale.add(Scale.OUTCOME, self.tr("+1, 0, −1"))
        self._scale.add(Scale.SCHOOL)
        self._scale.add(Scale.MAX_LOSS, self.tr("Cost (smaller is better)"))
        #: Choice below the heading “Values as”
        self._scale.add(Scale.WORDS, self.tr("Words"))
        #: Title of a choice: for whom the values on screen are
        self._view = MenuChoice(self.tr("Values for"), self.tr("Who the values are for (P)"), self)
        self._view.add(PointOfView.FIRST)
        self._view.add(PointOfView.MOVER, self.tr("Whoever's turn it is"))
        #: Choice below the heading “For”: whose side values are told from
        self._view.add(PointOfView.BOT, self.tr("The bot"))
        self._overlay = MenuChoice(
            self.tr("On the board"),
            self.tr("Which values the board shows. A circle with ! marks each mistake (V)"),
            self,
        )
        #: Choices below the heading “On board”: which values stand on the board
        self._overlay.add(ShownValues.OFF, self.tr("No values"))
        #: The same: only the best values
        self._overlay.add(ShownValues.BEST, self.tr("The best"))
        #: The same: all values
        self._overlay.add(ShownValues.ALL, self.tr("All values"))
        self._button = self._options((self._scale, self._view, self._overlay), full)
        keeps = title.sizePolicy()
        keeps.setRetainSizeWhenHidden(True)
        title.setSizePolicy(keeps)
        row = QHBoxLayout(self)
        row.setContentsMargins(NEAR, 0, NEAR, 0)
        row.setSpacing(SNUG)
        row.addWidget(title, 1)
        row.addWidget(self._button)
        self.entitle()

    def _options(self, choices: tuple[MenuChoice, ...], full: QAction) -> QPushButton:
        """Return the button with the menu of all choices."""
        #: Button with a menu, above the table of moves
        button = QPushButton(self.tr("Options"))
        menu = with_high_rows(QMenu(button))
        menu.setToolTipsVisible(True)
        for choice in choices:
            menu.addMenu(choice.menu)
            choice.chosen.connect(self._on_choice)
        menu.addSeparator()
        menu.addAction(full)
        menu.addAction(self._more)
        button.setAccessibleName(self.tr("How values are shown"))
        button.setToolTip(
            self.tr(
                "How values are written (C), who they are for (P), and which ones the board "
                "shows (V)"
            )
        )
        button.setMenu(menu)
        button.setMinimumHeight(FINGER)
        button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        return button

    def minimumSizeHint(self) -> QSize:
        """Return the size of the button: the heading is elided."""
        least = self._button.sizeHint()
        return QSize(least.width() + 2 * NEAR + SNUG, max(least.height(), FINGER))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the heading, or nothing if not even the short one fits beside the button."""
        super().resizeEvent(event)
        self._fit_title()

    def _fit_title(self) -> None:
        room = self.width() - self.minimumSizeHint().width()
        title = self._title
        title.setVisible(title.fontMetrics().horizontalAdvance(title.short) <= room)

    @property
    def heading(self) -> str:
        """The whole heading, be there room for it or not."""
        return self._title.whole

    def entitle(self, *, over: bool = False, bots: bool = False) -> None:
        """Show the heading.

        Args:
            over: whether the mistakes of a finished game are in place of the moves.
            bots: whether the moves are the bot's, to a person who plays against it.
        """
        if over:
            #: The heading of the list of mistakes at the end of a game, where there is little room
            short = self.tr("Mistakes")
            #: The heading of the list of mistakes at the end of a game
            whole = self.tr("Mistakes in this game")
        elif bots:
            #: The heading of the list of the bot's moves, where there is little room
            short = self.tr("Bot's moves")
            #: The heading of the list of the bot's moves with their values
            whole = self.tr("What the bot's moves are worth")
        else:
            #: The heading of the list of moves with their values, where there is little room
            short = self.tr("Move values")
            #: The heading of the list of moves with their values
            whole = self.tr("What each move is worth")
        self._title.short = short
        self._title.show_whole(whole)
        self._fit_title()

    def set_display(self, display: Display) -> None:
        """Show the reader's choices."""
        self._scale.set_value(display.scale)
        self._view.set_value(display.point_of_view)
        self._overlay.set_value(display.overlay)
        self._scale.menu.menuAction().setVisible(display.is_full)
        self._display = display
        self.name_players(self._game)

    def set_bot_view(self, possible: bool) -> None:
        """Enable the bot's point of view, which needs exactly one side to be a bot's."""
        self._view.set_possible(PointOfView.BOT, possible)
        self._has_bot = possible
        self.name_players(self._game)

    def name_players(self, game: Game) -> None:
        """Use the game's names for its players, and its unit for the scale.

        Simple values against a bot are for the person, see `DisplayChoice.viewer`.
        """
        self._game, name = game, player_name(game, MAX)
        #: Choice below the heading “For”: {player} is the first player, called Max in the theory
        first = self.tr("{player} (MAX)").format(player=name)
        if self._has_bot and not self._display.is_full:
            #: Of a choice: for whom the values on screen are
            first = self.tr("You")
        self._view.rename(PointOfView.FIRST, first)
        self._scale.rename(Scale.SCHOOL, wording_of(game).school_scale())

    @Slot()
    def _on_choice(self) -> None:
        display = Display(
            Scale(str(self._scale.value)),
            PointOfView(str(self._view.value)),
            ShownValues(str(self._overlay.value)),
            self._display.is_full,
        )
        self.displayChanged.emit(display)
