# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The end of a game: the result in large letters below the board, and what to do next.

The card covers the turn bar and the line above it, but never the board. The turn bar is always high
enough for that, so nothing moves when the card appears. In a compact window the result covers the
players above the board instead, and only the buttons are below it.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import (
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QAction,
    QColor,
    QFont,
    QFontInfo,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStyle,
    QWidget,
)

from desktop_app.core.position import MAX, MIN, Player
from desktop_app.core.score import winner_of
from desktop_app.games.registry import player_name
from desktop_app.guard import guarded
from desktop_app.kit.look.scale import (
    APART,
    CARD_RADIUS,
    HAIR,
    HEADING,
    NEAR,
    SNUG,
    TIGHT,
    TITLE,
    WIDE,
    TypeFollower,
)
from desktop_app.kit.look.theme import LIGHT, Theme
from desktop_app.kit.screen_reader import announce, set_accessible_title, set_spoken_text
from desktop_app.kit.value_signs import paint_triangle
from desktop_app.numerals import grouped
from desktop_app.play.board.turn_bar import MOST, NamedActions, TurnBar
from desktop_app.play.session import PERSON, GameSession
from desktop_app.play.why.flow import WhyFlow, inquiry_of
from desktop_app.words.players import opponent_title

if TYPE_CHECKING:
    from desktop_app.core.record import RecordNode
    from desktop_app.play.board.area import BoardArea
    from desktop_app.play.requests import Answer
    from desktop_app.play.search_client import SearchClient
    from desktop_app.play.series import Series
    from desktop_app.search.why.answer import WhyQuestion
    from desktop_app.search.why.finding import Finding

BUTTON = 48
"""The height of a button in pixels."""
LOW = 48
"""The least height of the result in pixels, where there is no room to lose."""
READABLE = 14
"""The height in pixels of type that is read without effort: for it a result becomes smaller."""
LEAST_TYPE = 11
"""The smallest type in pixels, if a text does not fit otherwise."""
SMALL_LOSS = 0.125
"""The share of the board's height that may be given up for a second line in the card."""
GOOD_ROOM = 390
"""The height in pixels of the board and what is above it, below which the result is still lower."""
RESIZES = (QEvent.Type.Resize, QEvent.Type.LayoutRequest)
ENOUGH = 200
"""The width in pixels that is left to the texts beside the score of the series."""


class Tone(Enum):
    """What a result is to the reader: the colour and the sign of the card."""

    WIN = auto()
    DRAW = auto()
    LOSS = auto()


class GameResult(NamedTuple):
    """The result of a finished game, in words.

    Attributes:
        text: the result, such as "You win!".
        tone: whether the reader has won, lost or drawn.
        rule: the rule that ended the game, if the board does not show it; else empty.
    """

    text: str
    tone: Tone
    rule: str = ""


@guarded
class BigButton(QPushButton):
    """A large button for an action, filled if it is the main one.

    Attributes:
        action: what it does.
    """

    def __init__(self, action: QAction, *, is_main: bool = False) -> None:
        super().__init__()
        self.action, self._is_main = action, is_main
        self._texts = ("", "")
        self._times = HEADING
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus on the board
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    @Slot()
    def _follow(self) -> None:
        self.setEnabled(self.action.isEnabled())
        self.setToolTip(self.action.toolTip())
        self.setIcon(self.action.icon())

    def name(self, text: str, short: str) -> None:
        """Set the text, and a shorter one for narrow windows."""
        self._texts = text, short
        self.setAccessibleName(text)

    def fit(self, times: float, *, is_short: bool, is_bare: bool = False) -> None:
        """Show the text or the short one in a type size, or the icon alone."""
        font = QFont(QApplication.font())
        font.setPointSizeF(font.pointSizeF() * times)
        font.setBold(True)
        self.setFont(font)
        self.setText("" if is_bare else self._texts[is_short])

    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self.font())
        wide = metrics.horizontalAdvance(self.text()) + 2 * WIDE if self.text() else BUTTON
        return QSize(wide, _button_height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a rounded button: filled with the accent, or with an outline."""
        role, colors = QPalette.ColorRole, self.palette()
        face = colors.color(role.Highlight if self._is_main else role.Button)
        ink = colors.color(role.HighlightedText if self._is_main else role.ButtonText)
        edge = face if self._is_main else colors.color(role.PlaceholderText)
        if self.isDown():
            face = face.darker(125)
        elif self.underMouse() and self.isEnabled():
            face = face.darker(108)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(edge, 1.5))
        painter.setBrush(face)
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(1, 1, -1, -1), CARD_RADIUS, CARD_RADIUS
        )
        painter.setPen(ink)
        if self.text():
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
        else:
            side = BUTTON // 2
            middle = self.rect().center()
            place = QRect(middle.x() - side // 2, middle.y() - side // 2, side, side)
            self.icon().paint(painter, place)
        painter.end()


@guarded
class ButtonRow(QWidget):
    """A row of large buttons below the board.

    They ignore clicks at first: the second half of a double click on the board or on what they
    cover must not press one.
    """

    def __init__(self, buttons: Sequence[BigButton], shortened: Sequence[BigButton]) -> None:
        """Show some buttons.

        Args:
            buttons: the buttons in their order.
            shortened: those that get a short text where the room is small, the first one first;
                where it is still too small, all of them do.
        """
        super().__init__()
        self.buttons, self._shortened = tuple(buttons), tuple(shortened)
        for button in self.buttons:
            button.setParent(self)
        self.setAutoFillBackground(True)
        self._wake = QTimer(self)
        self._wake.setSingleShot(True)
        self._wake.timeout.connect(self._let_in)
        self.hide()

    def placed(self) -> Sequence[BigButton]:
        """Return the buttons that have a place; one that is hidden may have one, too."""
        return self.buttons

    def place(self, room: QRect, middle: int) -> None:
        """Fill a room, with the buttons on its lower edge, as near to `middle` as possible."""
        self.setGeometry(room)
        self._choose_texts(room.width() - 2 * NEAR)
        left = middle - room.x() - self._wide() // 2
        left = max(min(left, room.width() - self._wide() - NEAR), NEAR)
        in_order = self.placed()
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            in_order = in_order[::-1]
        for button in in_order:
            size = button.sizeHint()
            button.setGeometry(QRect(QPoint(left, room.height() - size.height()), size))
            left += size.width() + NEAR

    def _choose_texts(self, width: int) -> None:
        """Show whole texts, short ones, smaller ones or icons: the first that fit."""
        steps = [self._shortened[:count] for count in range(len(self._shortened) + 1)]
        for times in (HEADING, 1.0):
            for shorts in (*steps, self.buttons):
                for button in self.buttons:
                    button.fit(times, is_short=button in shorts)
                if self._wide() <= width:
                    return
        for button in self.buttons:
            button.fit(1.0, is_short=True, is_bare=True)

    def _wide(self) -> int:
        wide = [each.sizeHint().width() + NEAR for each in self.placed()]
        return sum(wide) - NEAR

    def appear(self) -> None:
        """Show the buttons, which ignore clicks for as long as a double click takes."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._wake.start(QApplication.doubleClickInterval())
        self.show()

    @Slot()
    def _let_in(self) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)


class GameOverButtons(ButtonRow):
    """The buttons for what comes next."""

    def __init__(self, actions: NamedActions) -> None:
        why, find = BigButton(actions["why"], is_main=True), BigButton(actions["find"])
        again, best = BigButton(actions["new"]), BigButton(actions["best"])
        super().__init__((find, why, again, best), (best, why))
        self._why, self._find, self._has_find = why, find, False
        #: A large button at the end of a game: find the move that would have saved it
        find.name(self.tr("Find it yourself"), self.tr("Find it", "short for: Find it yourself"))
        find.action.changed.connect(self._show_find)
        #: A large button at the end of a game
        again.name(self.tr("Play again"), self.tr("Again", "short for: Play again"))
        best.name(
            #: A large button at the end of a game
            self.tr("Show me the best play"),
            self.tr("Best play", "short for: Show me the best play"),
        )
        self.ask(has_lost=False)

    def ask(self, *, has_lost: bool, may_find: bool = False) -> None:
        """Word the question, and keep a place for what can be offered later.

        Args:
            has_lost: whether the reader has lost.
            may_find: whether there may be a mistake for a person to find.
        """
        #: Button below the result of a game: asks why it was lost
        short = self.tr("Why?")
        #: A large button at the end of a game
        self._why.name(self.tr("Why did I lose?") if has_lost else short, short)
        self._has_find = may_find
        self._show_find()

    @Slot()
    def _show_find(self) -> None:
        self._find.setVisible(self._has_find and self._find.action.isEnabled())

    def placed(self) -> Sequence[BigButton]:
        """Return the buttons that have a place: a mistake is found only after they appear."""
        return self.buttons if self._has_find else self.buttons[1:]


@guarded
class ResultFrame(QFrame):
    """The result in large letters on its colour, a sentence of reason, and the series.

    Attributes:
        low_title: the size of the result where the reason is beside it.
    """

    low_title = TITLE

    def __init__(self) -> None:
        super().__init__()
        self._theme = LIGHT
        self._tone = Tone.DRAW
        self._is_low = False
        self._result, self._reason, self._score = QLabel(), QLabel(), QLabel()
        self._entitle(self._result, self._reason, self._score)
        for label in (self._result, self._reason, self._score):
            label.setParent(self)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._reason.setWordWrap(True)
        self.setAutoFillBackground(True)  # around the corners, too: the bar below has texts
        self.hide()

    #: Name of the card with the result of a game, for screen readers
    def _entitle(self, result: QLabel, reason: QLabel, score: QLabel) -> None:
        """Say to screen readers what the texts are about."""
        set_accessible_title(result, self.tr("Game result"))
        set_accessible_title(reason, self.tr("Why the game ended this way"))
        set_accessible_title(score, self.tr("Games won so far"))

    @property
    def result(self) -> str:
        """The result on the card, such as "You win!"."""
        return self._result.text()

    @property
    def reason(self) -> str:
        """The sentence below the result; may be empty."""
        return self._reason.text()

    @property
    def score(self) -> str:
        """The score of the series; empty before the first game that was won."""
        return self._score.text()

    def set_theme(self, theme: Theme) -> None:
        """Set the colours."""
        self._theme = theme
        self._color_texts()
        self.update()

    def show_texts(self, result: str, reason: str, score: str, tone: Tone) -> None:
        """Set all texts, and the tone of the result."""
        self._result.setText(result)
        set_spoken_text(self._reason, reason)
        self._reason.setToolTip(reason)
        self._score.setText(score)
        self._tone = tone
        self._color_texts()
        self._lay()
        self.update()

    def place(self, room: QRect, *, is_low: bool) -> None:
        """Set the place of the card; a low one has the reason beside the result."""
        self._is_low = is_low
        self.setGeometry(room)
        self._lay()

    @staticmethod
    def full_height() -> int:
        """Return the height in pixels of a card with the result above the reason."""
        return sum(QFontMetrics(_type(times)).height() for times in (TITLE, HEADING)) + 2 * SNUG

    def _sign_side(self) -> int:
        return min(self.height() - 2 * TIGHT, QFontMetrics(_type(TITLE)).height())

    def _lay(self) -> None:
        """Give each text its place and the largest type that fits there."""
        side = self._sign_side()
        room = self.rect().adjusted(APART + side + NEAR, TIGHT, -APART, -TIGHT)
        self._score.setVisible(False)
        if self.score:
            self._score.setFont(_type(HEADING, bold=True))
            wide = self._score.sizeHint().width()
            result = _advance(self.result, _type(TITLE, bold=True))
            needed = result + (ENOUGH if self._is_low else 0)
            if room.width() - wide - APART >= max(needed, ENOUGH):
                self._put(
                    self._score, QRect(room.right() - wide, room.y(), wide + 1, room.height())
                )
                self._score.setVisible(True)
                room.setRight(room.right() - wide - APART)
        if not self.reason:
            self._fit(self._result, room, TITLE)
        elif self._is_low:
            most = round(room.width() * 0.6)
            title = QRect(room.topLeft(), QSize(most, room.height()))
            for times in (self.low_title, HEADING, 1.0):  # the reason must be readable, too
                wide = self._fit(self._result, title, min(times, self.low_title))
                self._fit(self._reason, room.adjusted(wide + APART, 0, 0, 0), HEADING)
                if QFontInfo(self._reason.font()).pixelSize() >= READABLE:
                    break
        else:
            smallest = _type(HEADING)
            smallest.setPixelSize(LEAST_TYPE)
            wrap = Qt.TextFlag.TextWordWrap.value
            least = QFontMetrics(smallest).boundingRect(room, wrap, self.reason).height()
            high = min(QFontMetrics(_type(TITLE)).height(), room.height() - least)
            self._fit(self._result, QRect(room.topLeft(), QSize(room.width(), high)), TITLE)
            self._fit(self._reason, room.adjusted(0, high, 0, 0), HEADING)
        self._reason.setVisible(bool(self.reason))

    def _fit(self, label: QLabel, room: QRect, times: float) -> int:
        """Put a label into a room, in the largest type that fits; return the width of its text."""
        font = _type(times, bold=label is self._result)
        flag = Qt.TextFlag.TextWordWrap if label.wordWrap() else Qt.TextFlag.TextSingleLine
        font.setPixelSize(max(QFontInfo(font).pixelSize(), LEAST_TYPE))
        while True:
            needed = QFontMetrics(font).boundingRect(room, flag.value, label.text())
            fits = needed.width() <= room.width() and needed.height() <= room.height()
            if fits or font.pixelSize() <= LEAST_TYPE:
                break
            font.setPixelSize(font.pixelSize() - 1)
        label.setFont(font)
        self._put(label, room)
        return needed.width()

    def _put(self, label: QLabel, room: QRect) -> None:
        """Place a label, mirrored where texts are read from the right."""
        label.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), room))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the ground and the sign."""
        theme, ink = self._theme, self._ink(self._theme)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(1, 1, -1, -1), CARD_RADIUS, CARD_RADIUS
        )
        side = self._sign_side()
        room = QRect(APART, (self.height() - side) // 2, side, side)
        room = QStyle.visualRect(self.layoutDirection(), self.rect(), room)
        painter.setBrush(QColor(theme.base))
        self._paint_sign(painter, QRectF(room).center(), side * 0.42)
        painter.end()

    def _color_texts(self) -> None:
        """Write the texts in the colour that is legible on each of the tones."""
        for label in (self._result, self._reason, self._score):
            palette = label.palette()
            palette.setColor(QPalette.ColorRole.WindowText, QColor(self._theme.base))
            label.setPalette(palette)

    def _ink(self, theme: Theme) -> QColor:
        """Return the colour of the tone."""
        inks = {Tone.WIN: theme.win, Tone.DRAW: theme.draw, Tone.LOSS: theme.loss}
        return QColor(inks[self._tone])

    def _paint_sign(self, painter: QPainter, middle: QPointF, radius: float) -> None:
        """Paint the sign of the tone: a triangle up or down, or an equals sign."""
        if self._tone is Tone.DRAW:
            bar = QRectF(-radius, -radius * 0.22, 2 * radius, radius * 0.44)
            for way in (-1, 1):
                painter.drawRect(bar.translated(middle + QPointF(0, way * radius * 0.5)))
        else:
            paint_triangle(painter, middle, radius, up=self._tone is Tone.WIN)


class EndOfGame(QObject):
    """Fills the card at the end of a game: the result, its reason once it is found, the score.

    A subclass knows the place of the card, and what else belongs to the end of a game there.

    Attributes:
        frame: the card.
    """

    def __init__(
        self,
        session: GameSession,
        engine: SearchClient,
        why: WhyFlow,
        series: Series,
        *,
        host: QWidget,
    ) -> None:
        """Create a hidden card.

        Args:
            session: the game.
            engine: looks for the reason of the result.
            why: hides the card while its answer is shown.
            series: the score of the two players.
            host: the owner, and the parent of the card.
        """
        super().__init__(host)
        self._session, self._engine, self._why, self._series = session, engine, why, series
        self._ending: GameResult | None = None
        self._node: RecordNode | None = None
        self._inquiry: WhyQuestion | None = None
        self._finding: Finding | None = None
        self.frame = ResultFrame()
        self.frame.setParent(host)
        self.frame.hide()
        engine.reasoned.connect(self._on_reasoned)
        why.changed.connect(self.refresh)
        series.changed.connect(self.refresh)

    @property
    def is_shown(self) -> bool:
        """Whether the card is to be seen."""
        return not self.frame.isHidden()

    def set_theme(self, theme: Theme) -> None:
        """Set the colours."""
        self.frame.set_theme(theme)

    def show_ending(self, ending: GameResult | None) -> None:
        """Show the end of the game on the board; None while it goes on."""
        node = None if ending is None else self._session.record.current
        is_new = node is not self._node
        self._ending, self._node = ending, node
        if is_new:
            self._look_for_reason(node)
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Show what is known by now, or hide the card."""
        ending = self._ending
        if ending is None or self._why.is_open:
            self._hide()
            return
        texts = filter(None, (ending.rule, self._reason()))
        reason = " ".join(text if text.endswith((".", "!", "؟")) else f"{text}." for text in texts)
        self.frame.show_texts(ending.text, reason, self._score_text(), ending.tone)
        self._appear(ending)

    def _appear(self, _ending: GameResult) -> None:
        """Show the card, and what else belongs to the end of a game."""
        self.frame.show()

    def _hide(self) -> None:
        self.frame.hide()

    # The reason

    def _look_for_reason(self, node: RecordNode | None) -> None:
        self._finding = self._inquiry = None
        if node is not None and node.parent is not None and not node.position.game.is_numeric:
            self._inquiry = inquiry_of(self._session.record)
        self._engine.find_reason(self._inquiry)

    @Slot(object)
    def _on_reasoned(self, answer: Answer) -> None:
        found, node = answer.finding, self._node
        if found is None or node is None or answer.request.inquiry != self._inquiry:
            return
        self._finding = found
        self.refresh()
        if self.is_shown:
            announce(self.frame, self._reason())

    def _reason(self) -> str:
        """Return the reason in a sentence; empty while it is unknown or unproven."""
        from desktop_app.play.why.words import ending_reason

        return "" if self._finding is None else ending_reason(self._finding, self._why.person)

    def _score_text(self) -> str:
        """Return the score of the series, for the person or by the names of the players."""
        series, person = self._series, self._why.person
        if not series.is_begun:
            return ""
        if person is not None:
            seat, game = self._session.seat(person.opponent), self._session.game
            assert seat is not None
            #: The games that you and the bot {name} have won so far, such as: You 2, Zeno 3
            #: {you}, {bot}: numbers
            text = self.tr("You {you}, {name} {bot}")
            won = series.won_by(person), series.won_by(person.opponent)
            name = opponent_title(seat, game)
            return text.format(you=grouped(won[0]), name=name, bot=grouped(won[1]))
        #: The games that two players have won so far, such as: X 2, O 3
        #: {first}, {second}: their names
        text = self.tr("{first} {wins}, {second} {losses}")
        first, second = (player_name(self._session.game, player) for player in (MAX, MIN))
        won = series.won_by(MAX), series.won_by(MIN)
        return text.format(first=first, second=second, wins=grouped(won[0]), losses=grouped(won[1]))


@guarded
class ResultCard(EndOfGame):
    """Shows the card at the end of a game with its buttons, and reserves the place for both.

    Attributes:
        frame: the result.
        buttons: what to do next.

    Signals:
        roomChanged: the place of the card and its buttons may have changed; see `lay`.
        covered: whether something now covers the line below the board, or a part of it.
    """

    roomChanged = Signal()
    covered = Signal(bool)
    _turn_bar: TurnBar | None = None  # Qt also calls during destruction

    def __init__(
        self,
        session: GameSession,
        engine: SearchClient,
        why: WhyFlow,
        series: Series,
        *,
        actions: NamedActions,
        places: tuple[QWidget, BoardArea, QWidget, TurnBar],
    ) -> None:
        """Create a hidden card over the turn bar, below everything else that covers it.

        Args:
            session: the game.
            engine: looks for the reason of the result.
            why: hides the card while its answer is shown.
            series: the score of the two players.
            actions: the actions "why", "find", "new" and "best".
            places: the strip above the board, the board, the line below it, and the bar below that.
        """
        above, area, line, turn_bar = places
        host = turn_bar.parentWidget()
        assert host is not None
        super().__init__(session, engine, why, series, host=host)
        self._host, self._above, self._area, self._line = host, above, area, line
        self._is_low = self._covers = self._is_compact = False
        self._gap = NEAR  # above and below the buttons
        self._shows_beneath = self._wants_above = True
        keeps = above.sizePolicy()
        keeps.setRetainSizeWhenHidden(True)
        above.setSizePolicy(keeps)
        self.buttons = GameOverButtons(actions)
        self.buttons.setParent(host)
        self.buttons.hide()
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._reserve)
        self._turn_bar = turn_bar
        for watched in (host, above, line, turn_bar):
            watched.installEventFilter(self)
        TypeFollower(host, self._reserve)

    # What is shown

    def _appear(self, ending: GameResult) -> None:
        self.buttons.ask(has_lost=ending.tone is Tone.LOSS, may_find=self._may_find())
        self._lay()
        if not self.is_shown:
            super()._appear(ending)
            self.buttons.appear()
            self._cover(True)

    def _may_find(self) -> bool:
        """Return whether a person may have made the mistake that decided the game."""
        session = self._session
        if session.game.is_numeric:
            return False
        winner = winner_of(session.position)
        losers = Player if winner is None else (winner.opponent,)
        return any(session.chosen_seat(player) is PERSON for player in losers)

    def _hide(self) -> None:
        focus = self._host.window().focusWidget() or self._host
        if self.buttons.isAncestorOf(focus):
            self._area.focus_board()
        self.frame.hide()
        self.buttons.hide()
        self._cover(False)

    def _cover(self, covered: bool) -> None:
        """Leave out the texts of the bar, which the card tells too, while it is over them."""
        if covered is not self._covers:
            self._covers = covered
            self.show_beneath(shown=not covered)

    def show_beneath(self, *, shown: bool) -> None:
        """Leave out what a card covers, or show it again; its room stays."""
        bar = self._turn_bar
        assert bar is not None
        self._shows_beneath = shown
        bar.show_texts(shown)
        self.covered.emit(not shown)
        is_above_shown = self._wants_above and (shown or not self._is_compact)
        focus = self._host.window().focusWidget() or self._host
        if not is_above_shown and self._above.isAncestorOf(focus):
            self._area.focus_board()
        self._above.setVisible(is_above_shown)

    def show_above(self, shown: bool) -> None:
        """Show what is above the board, if the card does not cover it, or hide it."""
        self._wants_above = shown
        self.show_beneath(shown=self._shows_beneath)

    # The place

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the page and the bar."""
        if self._turn_bar is not None:
            kind = event.type()
            if isinstance(event, QResizeEvent) and event.size().height() > event.oldSize().height():
                self._reserve()
            if kind in RESIZES:
                self._soon.start()  # all parts have their new sizes and fonts then
            if watched is self._turn_bar and kind in (*RESIZES, QEvent.Type.Move):
                self._lay()
        return False

    def set_compact(self, compact: bool) -> None:
        """Hide what is above the board in a compact window; the turn bar can then be low."""
        if compact != self._is_compact:
            self._is_compact = compact
            self.show_beneath(shown=self._shows_beneath)
            self._reserve()

    @Slot()
    def _reserve(self) -> None:
        """Make the turn bar high enough for the card: for two lines if the board loses little."""
        bar = self._turn_bar
        assert bar is not None
        self._gap = TIGHT if self._is_compact else NEAR
        if self._is_compact:
            self._is_low = True
            bar.reserve(self._height_for(0))
            self._lay()
            return
        height = self._height_for(ResultFrame.full_height())
        room = self._host.height() - self._line.height()
        self._is_low = height - bar.own_height() > SMALL_LOSS * (room - self._height_for(LOW))
        if self._is_low:
            self._gap = TIGHT
            height = self._height_for(LOW)
            if room - height < GOOD_ROOM:
                lower = QFontMetrics(_type(HEADING)).height() + 2 * TIGHT
                height = self._height_for(min(LOW, lower))
        bar.reserve(height)
        self._lay()

    def _height_for(self, frame: int) -> int:
        """Return the height of the bar that leaves room for a card of a height and its buttons."""
        bar = self._turn_bar
        assert bar is not None
        gaps = 2 * self._gap + (TIGHT if self._gap > TIGHT else 0)
        needed = frame + _button_height() + gaps - self._line.height()
        return max(bar.own_height(), needed)

    def _lay(self) -> None:
        """Place the card and its buttons, if they are shown."""
        if self._turn_bar is None:
            return
        if self._ending is not None:
            self.lay(self.frame, self.buttons)
        self.roomChanged.emit()

    def lay(self, frame: ResultFrame, buttons: ButtonRow) -> None:
        """Place a card above a row of buttons, and those beside the buttons to walk."""
        bar = self._turn_bar
        assert bar is not None
        bottom, middle = bar.geometry().bottom() + 1, self._host.width() // 2
        top = bar.y() - self._line.height()
        gap = self._gap
        height = bottom - _button_height() - 2 * gap - top
        across = min(self._host.width() - 2 * APART, MOST)
        if self._is_compact:
            room = self._above.geometry()
            frame.place(room.adjusted(TIGHT, TIGHT, -TIGHT, 0), is_low=True)
            height = 0
        else:
            # the shadow of the board makes this gap as wide as the others
            above = TIGHT if gap > TIGHT else HAIR
            room = QRect(middle - across // 2, top + above, across, height - above)
            frame.place(room, is_low=self._is_low)
        free = bar.area_beside_walk().translated(bar.pos())
        free.setTop(top + height)
        free.setBottom(free.bottom() - gap)
        buttons.place(free, middle)


def _button_height() -> int:
    """Return the height of a large button in pixels."""
    return max(BUTTON, QFontMetrics(_type(1.0)).height() + 2 * NEAR)


def _type(times: float, *, bold: bool = False) -> QFont:
    font = QFont(QApplication.font())
    font.setPointSizeF(font.pointSizeF() * times)
    font.setBold(bold)
    return font


def _advance(text: str, font: QFont) -> int:
    return QFontMetrics(font).horizontalAdvance(text)
