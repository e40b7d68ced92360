# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The main window, which only builds the parts and connects them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QEvent, QSize, QTimer, Signal, Slot
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QHBoxLayout, QMainWindow

from desktop_app.guard import guarded
from desktop_app.kit.look.theme import ThemeChoice, first_theme, palette
from desktop_app.kit.window_place import place_window
from desktop_app.settings import (
    GAME_FINISHED,
    SOUND,
    THEME,
    TYPE_SIZE,
    WINDOW_ANALYSING,
    WINDOW_GEOMETRY,
    Settings,
)

if TYPE_CHECKING:
    from desktop_app.kit.commands import Menu
    from desktop_app.kit.look.theme import Theme
    from desktop_app.play.find.card import FindCard
    from desktop_app.play.session import GameSession
    from desktop_app.play.why.guide import WhyGuide
    from desktop_app.shell.bars.position_bar import PositionBar

Target = TypeVar("Target")
State = TypeVar("State")

GOOD_STRIP, SHARE_OF_BOARD = 600, 0.6
"""The width in pixels, and the share of the window's, that the panels leave to the board and the
strip above it, even if its texts would need more."""
GOOD_BOARD = 300
"""The height in pixels that the panels leave to the board with its labels, if possible."""


@guarded
class MainWindow(QMainWindow):
    """The main window: board in the middle, candidates on the right, history below.

    It is shown at once as an empty frame; `build` imports and builds its contents, and `start`
    paints the board. What can't be seen then follows in short steps, or at once with `finish`.

    Attributes:
        has_ended: whether it was closed, or another window has taken its place.

    Signals:
        closing: the window is about to close; nothing has changed yet.
        remembered: everything that the next start restores must be saved now.
        closed: the window is closed, and everything that ran in it has ended.
        replaced: another `MainWindow` has taken its place.
    """

    closing = Signal()
    remembered = Signal()
    closed = Signal()
    replaced = Signal(object)

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._is_built = self._has_panels = self.has_ended = self._is_compact = False
        self._after_paint: Callable[[], None] | None = None
        self._rest: Iterator[None] = iter(())
        #: Title of the window; the name of the program
        self.setWindowTitle(self.tr("Minimax Fair"))
        place_window(self, settings.get(WINDOW_GEOMETRY))
        self._first_theme = first_theme(ThemeChoice(settings.get(THEME)))
        QGuiApplication.setPalette(palette(self._first_theme))

    def after_first_paint(self, do: Callable[[], None]) -> None:
        """Call a function once the window is on the screen."""
        self._after_paint = do

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint; the first time, also call the functions that wait for that."""
        super().paintEvent(event)
        waiting, self._after_paint = self._after_paint, None
        if waiting is not None:
            QTimer.singleShot(0, self, waiting)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_built:
            self._fit_height()
            self.layouts.fit()

    def _fit_type(self) -> None:
        self.turn_bar.leave_below(self.message_bar.low_height())
        self._fit_height()
        self.layouts.fit()

    def _fit_height(self) -> None:
        """Leave out what the board page can do without if the window has room for few lines."""
        from desktop_app.kit.look.scale import is_compact, is_enlarged
        from desktop_app.shell.menus import fit_tool_bar

        compact = is_compact(self.height())
        if compact != self._is_compact:
            self._is_compact = compact
            QTimer.singleShot(0, self, self.layouts.fit)  # once the panels have other least sizes
        fit_tool_bar(self.tool_bar, is_compact=compact)
        self.invitation_line.leave_out(compact and is_enlarged())
        for part in (self.strip, self.area, self.turn_bar, self.result):
            part.set_compact(compact)
        if self._has_panels:
            self.candidate_panel.set_compact(compact)

    def changeEvent(self, event: QEvent) -> None:
        """Check or uncheck *Full screen* when the desktop changes it, too."""
        super().changeEvent(event)
        if self._is_built and event.type() is QEvent.Type.WindowStateChange:
            self._refresh_commands()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press the focused button too; Qt reserves that for Space."""
        button = self.focusWidget()
        if (
            isinstance(button, QAbstractButton)
            and event.text() == "\r"
            and not event.isAutoRepeat()
        ):
            button.click()
        else:
            super().keyPressEvent(event)

    def build(
        self,
        session: GameSession,
        menus: Sequence[Menu[Target, State]],
        target: Target,
        state: Callable[[], State],
    ) -> None:
        """Build and connect everything; `start` then shows it.

        Args:
            session: the game.
            menus: the commands, by menu.
            target: the object that their effects act on.
            state: returns the current state for their conditions.
        """
        from desktop_app.kit.commands import Actions
        from desktop_app.kit.focus_frame import FocusFrame
        from desktop_app.kit.look.controls import ControlSheet
        from desktop_app.kit.look.scale import set_type_size
        from desktop_app.shell.layouts import Layouts
        from desktop_app.shell.preferences import Preferences
        from desktop_app.shell.presentation import Presentation

        set_type_size(self._settings.get(TYPE_SIZE))  # the frame has no text, and needs no font
        self._sheet = ControlSheet(self, self._first_theme)
        self.session = session
        self._build_models()
        commands = [command for menu in menus for command in menu.commands]
        self.actions_list = Actions(self, commands, target, state, self._settings)
        self._build_board()
        self._build_docks()
        docks = [self.candidate_dock, self.history_dock]
        self.layouts = Layouts(self, docks, self._settings, self._room_to_play)
        self.preferences = Preferences(self.flow, self._settings, self)
        self._build_menus(menus)
        way_out = self.actions_list["presenter"].toggle
        show_strip = self.result.show_above
        self.presenting = Presentation(self.layouts, self.pages, show_strip, way_out)
        self.preferences.themeChanged.connect(self.set_theme)
        self._connect_game()
        self._connect_commands()
        FocusFrame(self)

    # Build the GUI

    def _build_models(self) -> None:
        from desktop_app.menace.flow import Matchboxes
        from desktop_app.play.adaptive_opponent import AdaptiveOpponent
        from desktop_app.play.candidates.model import CandidateModel
        from desktop_app.play.candidates.words import CandidateTexts
        from desktop_app.play.display import DisplayChoice
        from desktop_app.play.find.flow import FindFlow
        from desktop_app.play.game_flow import GameFlow
        from desktop_app.play.history.model import HistoryModel
        from desktop_app.play.history.words import HistoryTexts
        from desktop_app.play.invitation import Invitation
        from desktop_app.play.presenter import BoardPresenter
        from desktop_app.play.search_client import SearchClient
        from desktop_app.play.series import Series
        from desktop_app.play.sounds import GameSounds
        from desktop_app.play.why.flow import WhyFlow

        self.display = DisplayChoice(self._settings, self.session, self)
        has_panels = self._settings.get(WINDOW_ANALYSING)  # as `start` will show it
        self.display.set_panels(has_panels, alone=self.display.shows_values)
        self.texts = CandidateTexts(self.display)
        self.engine = SearchClient(self)
        self.candidates = CandidateModel(self.texts.row)
        moves = HistoryTexts(self.session, self.display)
        self.history = HistoryModel(moves.row, moves.kind)
        self.flow = GameFlow(self.session, self.engine, self.candidates, self.history, self)
        self.boxes = Matchboxes(self.session, self.flow, self._settings.folder, self)
        self.why = WhyFlow(self.session, self.engine, self)
        self.invitation = Invitation(self.session, self.flow, self.history, self.display, self.why)
        self.find_flow = FindFlow(self.session, self.engine, self.why, self)
        self.series = Series(self.session, self._settings, self)
        self.fits = AdaptiveOpponent(self.session, self.engine, self._settings, self)
        self.flow.player_now = self.fits.player_now
        self.sounds = GameSounds(self.session, self)
        self.sounds.switch(self._settings.get(SOUND))
        self.presenter = BoardPresenter(
            self.session, self.flow, (self.candidates, self.history), self.display, self.why
        )
        self.presenter.follow(self.find_flow)

    def _build_board(self) -> None:
        from desktop_app.kit.message_bar import MessageBar
        from desktop_app.kit.overlay import Overlay
        from desktop_app.play.board.area import BoardArea, page_of
        from desktop_app.play.board.turn_bar import TurnBar
        from desktop_app.play.board.value_bar import ValueBar
        from desktop_app.play.board.view import BoardView
        from desktop_app.play.games.choice import GameChoice
        from desktop_app.play.invitation import InvitationLine
        from desktop_app.play.result_card import ResultCard
        from desktop_app.shell.bars.seats_strip import SeatsStrip
        from desktop_app.shell.game_announcer import GameAnnouncer
        from desktop_app.shell.pages import PageStack
        from desktop_app.shell.program_choice import ProgramChoice

        actions = self.actions_list
        self.board = BoardView(self.presenter.picture())
        #: Name of the board for screen readers
        self.board.setAccessibleName(self.tr("Board"))
        self.area = BoardArea(self.board, ValueBar(self.history, self.display))
        self.voice = GameAnnouncer(self.session, self.flow, self.board)
        counts = (self.series, self.fits)
        self.strip = SeatsStrip(self.session, counts, actions["swap"], actions["perfect"])
        self.programs = ProgramChoice(self._settings, self)
        self.turn_bar = TurnBar(actions)
        self.message_bar = MessageBar()
        self.invitation_line = InvitationLine(self.invitation)
        table = page_of(self.area, below=[self.invitation_line])
        head = QHBoxLayout()
        head.setContentsMargins(0, 0, 0, 0)
        head.setSpacing(0)
        head.addWidget(self.strip)
        center = self._center = page_of(table, above=[head], below=[self.turn_bar])
        self.result = ResultCard(
            self.session,
            self.engine,
            self.why,
            self.series,
            actions=actions,
            places=(self.strip, self.area, self.invitation_line, self.turn_bar),
        )
        self.result.covered.connect(self.invitation_line.set_covered)
        self.presenter.attach(self.area, self.turn_bar, self.result)
        instead = self.strip, self._asks_above
        Overlay(self.message_bar, self.turn_bar, center, instead=instead)
        self.game_choice = GameChoice(self.session, table, center)
        guard = self.programs.guard
        self.pages = PageStack(
            self.session,
            (center, head),
            self.game_choice,
            self._settings,
            guard,
            engine=self.engine,
        )
        self.setCentralWidget(self.pages)

    def _asks_above(self) -> bool:
        """Whether a question must not cover the turn bar, which has no room for both."""
        return self.message_bar.asks and self._is_compact

    @cached_property
    def position_bar(self) -> PositionBar:
        """The field for typing a position, which covers the players and the game."""
        from desktop_app.kit.overlay import Overlay
        from desktop_app.shell.bars.position_bar import PositionBar

        bar = PositionBar(self.session)
        Overlay(bar, self.strip, self._center, whole=True)
        return bar

    @cached_property
    def find_card(self) -> FindCard:
        """The card of a challenge to find a better move."""
        from desktop_app.play.find.card import FindCard

        places = (self.area, self.board, self.turn_bar)
        card = FindCard(self.find_flow, self.why, self.result, places=places)
        for cover in self._covers:
            card.add_cover(cover)
        card.set_theme(self.preferences.theme)
        self.preferences.themeChanged.connect(card.set_theme)
        return card

    @cached_property
    def guide(self) -> WhyGuide:
        """What shows the answers to "Why?" around the board."""
        from desktop_app.play.why.guide import WhyGuide

        guide = WhyGuide(self.why, self.board, self.strip, self.turn_bar)
        guide.cover_panels((self.candidate_dock, self.history_dock))
        guide.set_theme(self.preferences.theme)
        self.preferences.themeChanged.connect(guide.set_theme)
        return guide

    #: Titles of the panels beside and below the board
    def _build_docks(self) -> None:
        from PySide6.QtCore import Qt

        from desktop_app.play.find.cover import ValueCover
        from desktop_app.shell.layouts import make_dock

        first, second = self._covers = ValueCover(), ValueCover()
        self.candidate_dock = make_dock("candidates", self.tr("Candidate moves"), first)
        self.history_dock = make_dock("history", self.tr("Moves played"), second)
        for dock in (self.candidate_dock, self.history_dock):  # the board is higher than above them
            self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        self.setCorner(Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.RightDockWidgetArea)

    def _build_panels(self) -> None:
        """Build what is in the docks, and show its state."""
        from desktop_app.play.candidates.panel import CandidatePanel
        from desktop_app.play.history.panel import HistoryPanel
        from desktop_app.play.history.review import GameReview
        from desktop_app.shell.layouts import title_label

        self.review = GameReview(self.history, self.display)
        more, full = self.actions_list["more"], self.actions_list["full"]
        self.candidate_panel = CandidatePanel(self.candidates, self.texts, more, full, self.review)
        self.history_panel = HistoryPanel(self.history, self.session, self.display)
        self._has_panels = True
        self._connect_panels()
        self._paint_panels(self.preferences.theme)
        self.candidate_panel.set_compact(self._is_compact)
        self.candidate_panel.set_display(self.display.display)
        self._offer_views()
        self._show_rest()
        self._show_rule()
        for cover, panel in zip(
            self._covers, (self.candidate_panel, self.history_panel), strict=True
        ):
            cover.hold(panel)
        self.candidate_dock.setTitleBarWidget(self.candidate_panel.head)
        self.history_dock.setTitleBarWidget(title_label(self.history_dock.windowTitle()))

    def _room_to_play(self) -> QSize:
        """Return the size to keep free of panels: all texts of the strip, and a usable board.

        In a narrow window the texts of the strip get shorter first: the list has its texts, too.
        """
        from desktop_app.kit.look.scale import is_compact

        rows = (
            self.menuBar(),
            self.tool_bar,
            self.strip,
            self.invitation_line,
            self.turn_bar,
        )
        high = sum(row.sizeHint().height() for row in rows if not row.isHidden())
        whole = self.strip.whole_width()
        if is_compact(self.height()):
            wide = max(whole, round(SHARE_OF_BOARD * self.width()))
            if self.width() - wide < self.candidate_panel.good_width():
                wide = self.width()  # less than that is of no use to the list
        else:
            wide = min(whole, max(GOOD_STRIP, round(SHARE_OF_BOARD * self.width())))
        return QSize(wide, high + GOOD_BOARD)

    def _build_menus(self, menus: Sequence[Menu[Target, State]]) -> None:
        from PySide6.QtWidgets import QToolBar

        from desktop_app.shell.menus import SETTINGS_MENU, add_menus, fill_tool_bar

        #: Name of the tool bar
        self.tool_bar = QToolBar(self.tr("Tools"))
        fill_tool_bar(self.tool_bar, menus, self.actions_list)
        self.addToolBar(self.tool_bar)
        self.tool_bar.show()  # the window may be on the screen already
        named = add_menus(self, menus, self.actions_list)
        self.preferences.set_menu(named[SETTINGS_MENU])

    # Connect signals

    def _connect_game(self) -> None:
        session, flow, presenter = self.session, self.flow, self.presenter
        flow.positionTaken.connect(self.voice.announce_position)
        flow.positionTaken.connect(presenter.on_position)
        session.positionChanged.connect(self.strip.refresh)
        session.positionChanged.connect(self._note_end)
        session.seatsChanged.connect(self.strip.refresh)
        session.seatsChanged.connect(presenter.refresh)
        flow.stateChanged.connect(presenter.refresh)
        flow.hintChanged.connect(presenter.refresh)
        flow.hintChanged.connect(self.voice.announce_hint)
        self.board.placeRefused.connect(self.voice.announce_refusal)
        self.board.placeRefused.connect(self.sounds.play_refusal)
        self.closed.connect(self.sounds.close)
        flow.analysisChanged.connect(presenter.refresh)
        flow.failed.connect(self.message_bar.show_message)
        self.programs.changed.connect(self._offer_programs)
        self.pages.boardShown.connect(self._show_board)
        self.game_choice.rulesClosed.connect(self.board.setFocus)

    def _connect_panels(self) -> None:
        panel = self.candidate_panel
        self.board.moveHovered.connect(panel.mark_move)
        panel.lineHovered.connect(self.presenter.show_line)
        panel.displayChanged.connect(self.display.choose)
        self.flow.analysisChanged.connect(self._show_progress)
        self.display.changed.connect(panel.set_display)
        self.display.changed.connect(self.candidates.refresh_texts)
        self.display.changed.connect(self.history.refresh_texts)
        self.session.commented.connect(self.history.refresh_texts)
        self.display.changed.connect(self.presenter.refresh)
        self.session.seatsChanged.connect(self._offer_views)
        self.flow.positionTaken.connect(self._show_rule)

    @Slot()
    def _offer_views(self) -> None:
        """Offer the bot's point of view if there is one bot."""
        self.candidate_panel.set_bot_view(self.session.bot_side is not None)

    @Slot()
    def _note_end(self) -> None:
        """Show the rest of the controls with the first game that ends."""
        is_over = self.session.position.outcome is not None
        if is_over and not self._settings.get(GAME_FINISHED):
            self._settings.set(GAME_FINISHED, True)
            self._show_rest()

    def _show_rest(self) -> None:
        """Show all controls, or only those that a first game needs."""
        shown = self._settings.get(GAME_FINISHED)
        for part in (self.strip, self.turn_bar):
            part.show_rest(shown)
        if self._has_panels:
            self.history_panel.show_rest(shown)

    def offer_language(self) -> None:
        """Show the button with the list of languages until the first move of the game."""
        from desktop_app.shell.preferences import LANGUAGE_COMMAND

        self.strip.offer_language(self.actions_list[LANGUAGE_COMMAND])

    @Slot()
    def _value_moves(self) -> None:
        """Value moves only if values are shown."""
        self.flow.set_analysing(self.display.shows_values)

    def _connect_commands(self) -> None:
        """Refresh the commands whenever something changes that their conditions depend on."""
        for changed in (
            self.session.positionChanged,
            self.session.seatsChanged,
            self.flow.stateChanged,
            self.display.changed,
            self.boxes.changed,
            self.find_flow.changed,
            self.pages.boardShown,
        ):
            changed.connect(self._refresh_commands)
        # the button that ends a presentation toggles this action; it doesn't trigger it
        self.actions_list["presenter"].toggled.connect(self._refresh_commands)

    @Slot()
    def _refresh_commands(self) -> None:
        self.actions_list.refresh()

    @Slot()
    def _show_rule(self) -> None:
        self.candidate_panel.show_rule(self.session.position)

    def _show_progress(self) -> None:
        self.candidate_panel.show_progress(self.flow.analysis or self.flow.bot_analysis)

    def _offer_programs(self) -> None:
        self.strip.set_programs(self.programs.offered)
        self.pages.set_programs(self.programs.offered)

    def start(self) -> None:
        """Show what was shown last, and let the game go on."""
        from desktop_app.kit.icons import program_icon
        from desktop_app.kit.look.scale import TypeFollower, is_compact

        self.set_theme(self.preferences.theme)
        self._is_built = True
        self._offer_programs()
        # the window may be on the screen: what is not shown yet would get no room beside the docks
        for part in (self.pages, self.menuBar()):
            part.show()
        if is_compact(self.height()):
            self._build_panels()  # they decide how much of a low window is left to the board
        self.layouts.restore()
        TypeFollower(self, self._fit_type)
        self.display.set_panels(self.layouts.analysing, alone=self.display.shows_values)
        self._show_rest()
        self.actions_list.refresh()
        self.presenter.on_position()
        if self.has_ended:
            return  # closed as soon as the board was there
        if not self._has_panels:
            self._build_panels()
            self.layouts.fit()
        if QGuiApplication.windowIcon().isNull():
            QGuiApplication.setWindowIcon(program_icon())
        # the board is painted by now: a search would compete with that
        self.display.changed.connect(self._value_moves)
        self._value_moves()
        self.flow.start()
        self.board.setFocus()
        self._rest = self._build_rest()
        QTimer.singleShot(0, self, self._build_more)

    def _build_rest(self) -> Iterator[None]:
        """Build what nobody can see at first; between two steps the window takes events."""
        from desktop_app.games.registry import FAMILIES, wording_of_family
        from desktop_app.kit.touch.sizes import TouchWatch
        from desktop_app.shell.menus import finish_tool_bar

        TouchWatch(self)
        finish_tool_bar(self.tool_bar, self.preferences.theme)
        yield
        _ = self.position_bar, self.find_card, self.guide  # builds them
        yield
        self.preferences.fill_menu()
        for family in FAMILIES:
            yield
            wording_of_family(family)  # which is loaded with its game
        self.strip.list_all_games()

    @Slot()
    def _build_more(self) -> None:
        if not self.has_ended and next(self._rest, self) is not self:
            QTimer.singleShot(0, self, self._build_more)

    def finish(self) -> None:
        """Build the rest at once."""
        for _ in self._rest:
            pass

    @Slot(bool)
    def _show_board(self, shown: bool) -> None:
        """Show or hide everything that belongs to the board."""
        self.layouts.set_covered(not shown)
        if shown:
            self.board.setFocus()
            # a second tap on "Board" must not begin a new game
            self.tool_bar.setEnabled(False)
            QTimer.singleShot(QApplication.doubleClickInterval(), self, self._let_tools)

    @Slot()
    def _let_tools(self) -> None:
        self.tool_bar.setEnabled(True)

    def set_theme(self, theme: Theme) -> None:
        """Repaint everything in the colours of a theme."""
        from desktop_app.kit.touch.sizes import touch_sizes
        from desktop_app.shell.menus import set_tool_bar_theme

        QGuiApplication.setPalette(palette(theme))
        self._sheet.set_theme(theme)
        touch_sizes.recoloured.emit()
        self.actions_list.set_theme(theme)
        if self._is_built:  # at the start this is left to `_build_rest`
            set_tool_bar_theme(self.tool_bar, theme)
        for part in (self.area, self.strip, self.turn_bar, self.result, self.pages):
            part.set_theme(theme)
        if self._has_panels:
            self._paint_panels(theme)

    def _paint_panels(self, theme: Theme) -> None:
        for part in (self.history_panel, self.candidate_panel, self.review):
            part.set_theme(theme)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the layout, hide at once, and end everything that is running."""
        self._after_paint = None
        if self._is_built:
            self.end(self.hide)
        elif hasattr(self, "engine"):  # the window could not be filled
            self.engine.shutdown()
        super().closeEvent(event)

    def end(self, then: Callable[[], object] | None = None) -> None:
        """Remember everything and end all that is running; the window stays on the screen.

        Args:
            then: called as soon as everything is remembered.
        """
        if self.has_ended:
            return
        self.has_ended = True
        self.closing.emit()
        self.actions_list["presenter"].setChecked(False)
        self.pages.show_board()
        self.remember()
        if then is not None:
            then()
        self.engine.stop()  # it ends in parallel with the others
        self.programs.shutdown()
        self.pages.shutdown()
        self.flow.shutdown()
        self.closed.emit()

    def remember(self) -> None:
        """Save everything that the next start restores, and write it to disk."""
        if not self._is_built:
            return
        if self.pages.is_at_board:  # the panels are not covered
            self.layouts.save()
        self.remembered.emit()
