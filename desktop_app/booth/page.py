# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The page of the booth: the board, what to do beside it, and large buttons below."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop_app.booth.cards import (
    LEAST,
    Card,
    DayCard,
    LanguageRow,
    OpponentRow,
    StateBar,
    column_of,
    large_button,
    show_as_main,
)
from desktop_app.booth.day import DayLog
from desktop_app.booth.flow import BoothFlow, BoothParts, BoothStage
from desktop_app.core.position import Game
from desktop_app.core.score import winner_of
from desktop_app.explain.examples import first_examples
from desktop_app.explain.page import ExplainPage
from desktop_app.games.registry import game_title, player_name, wording_of
from desktop_app.guard import guarded
from desktop_app.kit.look.scale import (
    APART,
    CAPTION,
    HEADING,
    NEAR,
    TIGHT,
    WIDE,
    TypeFollower,
    enlarge,
)
from desktop_app.kit.look.theme import Theme
from desktop_app.play.board.area import BoardArea, page_of
from desktop_app.play.board.value_bar import ValueBar
from desktop_app.play.board.view import BoardView
from desktop_app.play.candidates.panel import CandidatePanel
from desktop_app.play.result_card import EndOfGame, GameResult, ResultFrame
from desktop_app.play.why.guide import WhyGuide
from desktop_app.play.why.steps import play_text
from desktop_app.words.address import capitalized

SIDE = 380
"""The least width in pixels of what is beside the board."""
ROOMY = 720
"""The least height in pixels of a wide page with room for the day's figures after a game."""
FOLLOWED = (QEvent.Type.Resize, QEvent.Type.Move)


@guarded
class BoothResult(EndOfGame):
    """Shows the end of a visitor's game in large letters in place of the bar above the board."""

    _bar: StateBar | None = None  # Qt also calls during destruction

    def __init__(self, parts: BoothParts, flow: BoothFlow, bar: StateBar) -> None:
        """Create a hidden card.

        Args:
            parts: the game, its score, and what finds the reason of its result.
            flow: tells whether a visitor plays.
            bar: the bar above the board, which is always high enough for the card.
        """
        host = bar.parentWidget()
        assert host is not None
        super().__init__(parts.session, parts.engine, parts.why, parts.series, host=host)
        self._flow, self._bar = flow, bar
        bar.installEventFilter(self)
        TypeFollower(bar, self._reserve)

    def show_ending(self, ending: GameResult | None) -> None:
        """Show the end of a visitor's game; of others, the bar tells."""
        super().show_ending(None if self._flow.is_attracting else ending)

    def _appear(self, ending: GameResult) -> None:
        self._cover(True)
        super()._appear(ending)

    def _hide(self) -> None:
        super()._hide()
        self._cover(False)

    def _cover(self, covered: bool) -> None:
        """Leave out the texts of the bar, which the card tells too, while it is over them."""
        if self._bar is not None:
            self._bar.show_texts(not covered)

    @Slot()
    def _reserve(self) -> None:
        if self._bar is not None:
            self._bar.setMinimumHeight(ResultFrame.full_height() + TIGHT)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay over the bar, as wide as the buttons below the board."""
        bar = self._bar
        if watched is bar and bar is not None and event.type() in FOLLOWED:
            place = bar.geometry().adjusted(APART, 0, -APART, -TIGHT)
            self.frame.place(place, is_low=False)
        return False


@guarded
class BoothPage(QWidget):
    """Everything that is on the screen, in one language; another language gets another page.

    Attributes:
        result: the card at the end of a visitor's game.

    Signals:
        languageChosen: the code of a language.
    """

    languageChosen = Signal(str)

    def __init__(self, parts: BoothParts, flow: BoothFlow, day: DayLog, theme: Theme) -> None:
        super().__init__()
        self._parts, self._flow, self._day, self._theme = parts, flow, day, theme
        self.board = BoardView(parts.presenter.picture())
        #: Booth: name of the board, for screen readers
        self.board.setAccessibleName(self.tr("Board"))
        self._area = BoardArea(self.board, ValueBar(parts.history, parts.display))
        self._state = StateBar()
        self._buttons = self._make_buttons()
        left = page_of(self._area, above=[self._state], below=[self._buttons])
        self._guide = WhyGuide(parts.why, self.board, self._state, self._buttons)
        for bar in (self._guide.sentence, self._guide.steps):
            for control in bar.findChildren(QAbstractButton):
                control.setMinimumSize(LEAST, LEAST)
        self._first = _in_own_row(self._guide.sentence.release_switch())
        self.result = BoothResult(parts, flow, self._state)
        parts.presenter.attach(self._area, self._state, self.result, names_bot=True)
        self.card, self._figures, self._languages = Card(), DayCard(), self._language_row()
        self._panel, self._space = self._make_panel(), QWidget()
        self._game_buttons: dict[Game, QPushButton] = {}
        self._opponents, self._games = OpponentRow(), self._make_games()
        self._opponents.chosen.connect(flow.choose_opponent)
        self._side = side = column_of(
            [
                self.card,
                self._panel,
                self._space,
                self._figures,
                self._first,
                self._opponents,
                self._games,
                self._languages,
            ],
            stretch=(1, 2),
        )
        side.setMinimumWidth(SIDE)
        content = QWidget()
        self._whole = whole = QVBoxLayout(content)
        whole.setContentsMargins(WIDE, WIDE, WIDE, WIDE)
        whole.setSpacing(WIDE)
        self._row = row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setSpacing(WIDE)
        whole.addLayout(row, 1)
        row.addWidget(left, 3)
        row.addWidget(side, 2)
        self._pages = QStackedWidget()
        self._pages.addWidget(content)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._pages)
        self._explain: ExplainPage | None = None
        self._has_room = False
        self._connect()
        self._set_theme(theme)
        parts.presenter.on_position()
        self.refresh()

    def _language_row(self) -> LanguageRow:
        row = LanguageRow()
        row.chosen.connect(self.languageChosen)
        return row

    def _begin_button(self) -> QPushButton:
        text = self.tr("Play against the bot")
        return large_button(text, self._flow.begin_visit, is_main=True)

    #: Booth: large buttons below the board
    def _make_buttons(self) -> QWidget:
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(APART, NEAR, APART, APART)
        layout.setSpacing(APART)
        self._begin = self._begin_button()
        self._again = large_button(self.tr("Play again"), self._flow.play_again)
        self._why = large_button(self.tr("Why?"), self._guide_ask)
        for button in (self._begin, self._again, self._why):
            layout.addWidget(button, 1)
        return row

    @Slot()
    def _guide_ask(self) -> None:
        self._guide.ask()

    def _make_panel(self) -> CandidatePanel:
        more, full = QAction(self), QAction(self)
        for action in (more, full):
            action.setCheckable(True)
        panel = CandidatePanel(self._parts.candidates, self._parts.texts, more, full)
        panel.set_for_fingers(LEAST)
        layout = panel.layout()
        assert layout is not None
        layout.setContentsMargins(0, NEAR, 0, NEAR)  # its edges are those of the cards around it
        panel.set_display(self._parts.display.display)
        panel.lineHovered.connect(self._parts.presenter.show_line)
        return panel

    def _make_games(self) -> QWidget:
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(NEAR)
        row.setObjectName("games")
        for game in self._flow.games():
            button = large_button(
                game_title(game), partial(self._flow.choose_game, game), times=CAPTION
            )
            button.setCheckable(True)
            self._game_buttons[game] = button
            layout.addWidget(button)  # as wide as its text needs, at least
        return row

    def _connect(self) -> None:
        parts, flow = self._parts, self._flow
        self.board.moveChosen.connect(self._play)
        flow.stageChanged.connect(self.refresh)
        parts.session.positionChanged.connect(self.refresh)
        parts.why.changed.connect(self.refresh)
        parts.flow.analysisChanged.connect(self._show_progress)
        parts.display.changed.connect(self._panel.set_display)
        parts.adaptive.changed.connect(self._show_opponents)

    def _set_theme(self, theme: Theme) -> None:
        for part in (self._area, self._panel, self._guide, self.result):
            part.set_theme(theme)

    @Slot()
    def _show_progress(self) -> None:
        self._panel.show_progress(self._parts.flow.analysis or self._parts.flow.bot_analysis)

    @Slot(int)
    def _play(self, move: int) -> None:
        if self._flow.stage is BoothStage.RIDDLE:
            self._flow.answer(move)
        elif self._flow.stage is BoothStage.VISIT:
            self._parts.session.play_as_person([move])

    def handles_touch(self, widget: QWidget, place: QPoint) -> bool:
        """Return whether a touch changes the language or answers the riddle; others begin a visit.

        Args:
            widget: the widget that is touched.
            place: where it is touched, in its own coordinates.
        """
        if any(row.isAncestorOf(widget) for row in self.findChildren(LanguageRow)):
            return True
        board = self.board
        is_board = widget is board or board.isAncestorOf(widget)
        is_riddle = is_board and self._flow.stage is BoothStage.RIDDLE
        return is_riddle and board.takes(widget.mapTo(board, place) - board.viewport().pos())

    @Slot()
    def refresh(self) -> None:
        """Show what belongs to the stage."""
        flow, stage = self._flow, self._flow.stage
        is_visit = stage is BoothStage.VISIT
        if stage is BoothStage.EXPLAIN:
            self._show_explain()
        else:
            self._pages.setCurrentIndex(0)
        self._guide.set_only_telling(not is_visit)
        self._first.setVisible(is_visit and self._parts.why.can_switch)
        self._begin.setVisible(not is_visit)
        is_over = is_visit and self._parts.session.position.outcome is not None
        shown = {
            self.card: not (is_visit and self._parts.why.is_open),  # the answer says more
            self._panel: is_visit and not is_over,
            self._space: not is_visit or is_over,
            self._figures: not is_visit or (is_over and self._has_room),
        }
        for part in (self._again, self._why, self._opponents, self._games):
            shown[part] = is_visit
        for part, is_shown in shown.items():  # first: both at once would need a taller window
            if not is_shown:
                part.hide()
        # where the figures do not come, or the buttons below the board would move with the end
        needs_place = is_over and not shown[self._figures]
        least = self._panel.minimumSizeHint().height() if needs_place else 0
        self._space.setMinimumHeight(least)
        self._place_card(is_above=stage in (BoothStage.RIDDLE, BoothStage.ANSWERED))
        for part, is_shown in shown.items():
            if is_shown:
                part.show()
        if is_visit:
            game = self._parts.session.game
            self._show_opponents()
            for each, button in self._game_buttons.items():
                button.setChecked(each == game)
        self._figures.show_figures(self._day.figures)
        self._why.setEnabled(bool(self._parts.session.record.current.parent))
        show_as_main(self._why, is_main=is_over)
        self.card.reserve(self._all_visit_texts() if is_visit else ())
        self.card.show_texts(*self._texts(flow))
        if stage is BoothStage.ANSWERED and flow.riddle is not None:
            self._parts.presenter.show_line((flow.riddle.move,))

    @Slot()
    def _show_opponents(self) -> None:
        """Show who may play and who plays, and what the fitted opponent does now."""
        flow, parts = self._flow, self._parts
        if flow.stage is BoothStage.VISIT:
            self._opponents.show_opponents(
                parts.session.game, flow.opponents, flow.opponent, percent=parts.adaptive.percent
            )

    def _place_card(self, *, is_above: bool) -> None:
        """Put the card above the whole page, in place of the bar above the board, or beside it.

        A riddle is what a passer-by should read first, and its card names the player.
        """
        above, beside = self._whole, self._side.layout()
        assert beside is not None
        if is_above == (above.indexOf(self.card) >= 0):
            return
        self._state.setVisible(not is_above)
        if is_above:
            above.insertWidget(0, self.card)
        else:
            assert isinstance(beside, QVBoxLayout)
            beside.insertWidget(0, self.card)

    def _texts(self, flow: BoothFlow) -> tuple[str, str]:
        stage = flow.stage
        if stage is BoothStage.VISIT:
            return self._visit_texts()
        if stage is BoothStage.REPLAY:
            return self._replay_texts()
        return self._riddle_texts(flow)

    def _visit_texts(self) -> tuple[str, str]:
        session = self._parts.session
        first, later, drawn, won = self._all_visit_texts()
        if session.position.outcome is not None:
            return drawn if winner_of(session.position) is None else won
        return first if session.record.current.parent is None else later

    def _all_visit_texts(self) -> tuple[tuple[str, str], ...]:
        """Return what is said before the first move, later, after a draw, and after other games."""
        return (
            (
                self.tr("You go first"),
                self.tr("Touch the board. The symbols show who wins if both sides play perfectly."),
            ),
            (
                self.tr("What each move is worth"),
                self.tr("The symbols show who wins if both sides play perfectly."),
            ),
            (
                self.tr("The game is over"),
                self.tr("Could someone have won? Press “Why?” to find out."),
            ),
            (
                self.tr("The game is over"),
                self.tr("Press “Why?” to see how the game was lost."),
            ),
        )

    def _replay_texts(self) -> tuple[str, str]:
        why = self._parts.why
        title = self.tr("How this game was lost")
        if why.finding is None:
            return title, self.tr("Watch the values change. Who makes the last mistake?")
        if why.play is None:  # the reason is above the board
            return title, self.tr("You can see what every move is worth, right to the end.")
        return title, play_text(why.play, why.person)

    #: Booth: the task of a riddle and its answer, beside the board
    def _riddle_texts(self, flow: BoothFlow) -> tuple[str, str]:
        riddle = flow.riddle
        title = self.tr("Which move saves the game?")
        if riddle is None:
            return title, ""
        position = self._parts.session.position
        if flow.stage is BoothStage.RIDDLE:
            text = self.tr("You are {player}. Only one move doesn't lose. Touch it!")
            return title, text.format(player=player_name(position.game, position.turn))
        if flow.is_right is None:
            text = self.tr("The answer is {move}. Every other move loses.")
        elif flow.is_right:
            title = self.tr("Right!")
            text = self.tr("The only move that doesn't lose is {move}.")
        else:
            title = self.tr("Not this time")
            text = self.tr("The only move that doesn't lose is {move}.")
        move = wording_of(position.game).move_in_sentence(position, riddle.move)
        return title, capitalized(text.format(move=move))

    def _show_explain(self) -> None:
        """Show a small tree, and search it step by step."""
        if self._explain is None:
            self._explain = self._make_explain()
        page = self._explain
        if self._pages.currentIndex() == 0:
            self._pages.setCurrentIndex(1)
            page.show_example(first_examples()[1])
            if not page.controls.is_playing:
                page.controls.toggle_play()

    def _make_explain(self) -> ExplainPage:
        """Return the page with the tree; below it are buttons that do what they say."""
        page = ExplainPage()
        page.set_theme(self._theme)
        page.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        page.set_presenting(True)
        page.panel.has_steps = False
        page.bar.hide()
        page.sources.back.hide()
        buttons = QHBoxLayout()
        buttons.setContentsMargins(WIDE, NEAR, WIDE, WIDE)
        buttons.setSpacing(WIDE)
        buttons.addWidget(self._begin_button(), 1)
        buttons.addWidget(self._language_row())
        whole = QWidget()
        layout = QVBoxLayout(whole)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(page, 1)
        layout.addLayout(buttons)
        self._pages.addWidget(whole)
        return page

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put everything else below the board if the page is high, and show what has room."""
        super().resizeEvent(event)
        ways, size = QBoxLayout.Direction, event.size()
        is_high, is_roomy = size.height() > size.width(), size.height() >= ROOMY
        self._row.setDirection(ways.TopToBottom if is_high else ways.LeftToRight)
        beside = self._side.layout()
        assert beside is not None
        beside.setSpacing(APART if is_roomy else NEAR)  # the signs need a line above the moves
        has_room = is_roomy and not is_high
        if has_room is not self._has_room:
            self._has_room = has_room
            self.refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the answer to "Why?" with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self._parts.why.close()
        event.accept()

    def take_up(self) -> None:
        """Go on with what the page before it has shown, once this one is in the window."""
        self._guide.take_up()
        self._show_progress()

    def shutdown(self) -> None:
        """End what runs in the page, before another one takes its place."""
        if self._explain is not None:
            self._explain.shutdown()


def _in_own_row(button: QAbstractButton) -> QWidget:
    """Return a row of its own for a button that shows and hides itself, as wide as the row."""
    enlarge(button, HEADING)
    whole = QWidget()
    layout = QHBoxLayout(whole)
    layout.setContentsMargins(0, 0, 0, 0)
    button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    layout.addWidget(button)
    whole.hide()
    return whole
