# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The card of a challenge ("Find it yourself"), in the place of the result card.

It shows the task, the verdict on each try, and the answer, each in words and with a sign: a
question mark for the task; a flame (warmer), an equals sign, a snowflake (colder) or a tick (right)
for a verdict; a lamp for the answer.
"""

from __future__ import annotations

from enum import Enum, auto
from math import cos, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Slot
from PySide6.QtGui import QAction, QColor, QKeyEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QLabel

from desktop_app.guard import guarded
from desktop_app.kit.icons import themed_icon
from desktop_app.kit.look.scale import HEADING
from desktop_app.kit.look.theme import Theme
from desktop_app.kit.screen_reader import announce, set_accessible_title
from desktop_app.play.board.area import BoardArea
from desktop_app.play.board.turn_bar import TurnBar
from desktop_app.play.board.view import BoardView
from desktop_app.play.find.cover import ValueCover
from desktop_app.play.find.flow import FindFlow
from desktop_app.play.result_card import BigButton, ButtonRow, ResultCard, ResultFrame, Tone
from desktop_app.play.why.flow import WhyFlow

if TYPE_CHECKING:
    from desktop_app.play.find.words import ChallengeText
    from desktop_app.search.why.challenge import Challenge, ChallengeStage

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ARMS = 3
"""The number of lines through the middle of a snowflake."""


class Sign(Enum):
    """The sign on the card."""

    QUESTION = auto()
    WARMER = auto()
    EQUAL = auto()
    COLDER = auto()
    RIGHT = auto()
    ANSWER = auto()


def sign_of(challenge: Challenge) -> Sign:
    """Return the sign for the stage or the last verdict of a challenge."""
    from desktop_app.search.why.challenge import ChallengeStage, TryVerdict

    if challenge.stage is ChallengeStage.FOUND:
        return Sign.RIGHT
    if challenge.stage is ChallengeStage.TOLD:
        return Sign.ANSWER
    if challenge.last is None:
        return Sign.QUESTION
    signs = {
        TryVerdict.WARMER: Sign.WARMER,
        TryVerdict.AS_BAD: Sign.EQUAL,
        TryVerdict.COLDER: Sign.COLDER,
    }
    return signs.get(challenge.last.verdict, Sign.QUESTION)


class FindFrame(ResultFrame):
    """The texts of the card: a title in large letters with a sign, and a sentence or two."""

    low_title = HEADING  # the sentence is as important

    def __init__(self) -> None:
        super().__init__()
        self._sign = Sign.QUESTION

    def _entitle(self, result: QLabel, reason: QLabel, score: QLabel) -> None:
        set_accessible_title(result, self.tr("Find it yourself"))
        set_accessible_title(reason, self.tr("What your move leads to"))
        score.hide()

    def show_challenge(self, text: ChallengeText, sign: Sign) -> None:
        """Show the texts and the sign."""
        self._sign = sign
        self.show_texts(text.title, text.text, "", Tone.DRAW)

    def _ink(self, theme: Theme) -> QColor:
        inks = {
            Sign.QUESTION: theme.press,
            Sign.WARMER: theme.unclear,
            Sign.EQUAL: theme.x,
            Sign.COLDER: theme.x,
            Sign.RIGHT: theme.win,
            Sign.ANSWER: theme.draw,
        }
        return QColor(inks[self._sign])

    def _paint_sign(self, painter: QPainter, middle: QPointF, radius: float) -> None:
        paint = {
            Sign.QUESTION: _paint_question,
            Sign.WARMER: _paint_flame,
            Sign.EQUAL: _paint_equals,
            Sign.COLDER: _paint_snowflake,
            Sign.RIGHT: _paint_tick,
            Sign.ANSWER: _paint_lamp,
        }
        paint[self._sign](painter, middle, radius)


def _stroke(painter: QPainter, width: float) -> None:
    """Draw lines with round ends in the colour of the brush, and fill nothing."""
    caps, joins = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.setPen(QPen(painter.brush(), width, Qt.PenStyle.SolidLine, caps, joins))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_question(painter: QPainter, middle: QPointF, radius: float) -> None:
    font = painter.font()
    font.setPixelSize(max(round(2.1 * radius), 1))
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(QPen(painter.brush(), 1))
    room = QRectF(middle.x() - radius, middle.y() - 1.2 * radius, 2 * radius, 2.4 * radius)
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, "?")


def _paint_flame(painter: QPainter, middle: QPointF, radius: float) -> None:
    x, y, r = middle.x(), middle.y(), radius
    path = QPainterPath(QPointF(x + 0.05 * r, y - 1.1 * r))
    path.cubicTo(x + 0.2 * r, y - 0.4 * r, x + 0.85 * r, y - 0.3 * r, x + 0.75 * r, y + 0.35 * r)
    path.cubicTo(x + 0.7 * r, y + 0.8 * r, x + 0.4 * r, y + r, x, y + r)
    path.cubicTo(x - 0.45 * r, y + r, x - 0.75 * r, y + 0.75 * r, x - 0.75 * r, y + 0.3 * r)
    path.cubicTo(x - 0.75 * r, y - 0.1 * r, x - 0.5 * r, y - 0.3 * r, x - 0.4 * r, y - 0.55 * r)
    path.cubicTo(x - 0.2 * r, y - 0.45 * r, x - 0.15 * r, y - 0.3 * r, x - 0.1 * r, y - 0.1 * r)
    path.cubicTo(x + 0.05 * r, y - 0.35 * r, x + 0.1 * r, y - 0.7 * r, x + 0.05 * r, y - 1.1 * r)
    painter.drawPath(path)


def _paint_equals(painter: QPainter, middle: QPointF, radius: float) -> None:
    _stroke(painter, max(radius * 0.32, 2))
    for height in (-0.36, 0.36):
        left, right = QPointF(-0.75, height) * radius, QPointF(0.75, height) * radius
        painter.drawLine(middle + left, middle + right)


def _paint_snowflake(painter: QPainter, middle: QPointF, radius: float) -> None:
    _stroke(painter, max(radius * 0.17, 1.5))
    for arm in range(2 * ARMS):
        angle = pi / 2 + arm * pi / ARMS
        tip = middle + _direction(angle) * radius
        painter.drawLine(middle, tip)
        fork = middle + _direction(angle) * (0.55 * radius)
        for turn in (-1, 1):
            painter.drawLine(fork, fork + _direction(angle + turn * pi / 4) * (0.38 * radius))


def _direction(angle: float) -> QPointF:
    return QPointF(cos(angle), -sin(angle))


def _paint_tick(painter: QPainter, middle: QPointF, radius: float) -> None:
    _stroke(painter, max(radius * 0.36, 2))
    points = [(-0.8, 0.05), (-0.25, 0.65), (0.85, -0.65)]
    painter.drawPolyline([middle + QPointF(x, y) * radius for x, y in points])


def _paint_lamp(painter: QPainter, middle: QPointF, radius: float) -> None:
    r = 0.62 * radius
    painter.drawEllipse(middle - QPointF(0, 0.32 * radius), r, r)
    for row, wide in ((0.5, 0.36), (0.78, 0.26)):
        room = QRectF(0, 0, 2 * wide * radius, 0.18 * radius)
        room.moveCenter(middle + QPointF(0, row * radius))
        painter.drawRoundedRect(room, 0.09 * radius, 0.09 * radius)


class FindButtons(ButtonRow):
    """The buttons: first *Show the answer* and *Back*; once the answer is shown, *Play on*, *Try
    again* and *Back*.
    """

    def __init__(self, flow: FindFlow) -> None:
        play_on, again, tell, leave = (QAction() for _ in range(4))
        for action, do in (
            (play_on, flow.play_on),
            (again, flow.begin),
            (tell, flow.give_up),
            (leave, flow.close),
        ):
            action.triggered.connect(do)
        buttons = (BigButton(play_on, is_main=True), *map(BigButton, (again, tell, leave)))
        super().__init__(buttons, (buttons[3], buttons[2], buttons[0]))
        self._after, self._before = buttons[:2], buttons[2]
        self._leave = buttons[3]
        self._actions = {play_on: "play", again: "find", tell: "why", leave: "end"}
        play_on.setToolTip(
            self.tr("Continue the game from this position. The earlier moves are kept (Enter)")
        )
        again.setToolTip(self.tr("Hide the answer and take three more tries (Shift+F)"))
        tell.setToolTip(self.tr("Show the answer now (Y)"))
        leave.setToolTip(self.tr("Go back to the end of the game (Esc)"))
        names = (
            (self.tr("Play on from here"), self.tr("Play on", "short for: Play on from here")),
            #: Buttons below a challenge (“Find it yourself”)
            (self.tr("Try again"), self.tr("Again", "short for: Try again")),
            (self.tr("Show the answer"), self.tr("Answer", "short for: Show the answer")),
            (
                self.tr("Back to the end of the game"),
                self.tr("Back", "short for: Back to the end of the game"),
            ),
        )
        for button, (text, short) in zip(buttons, names, strict=True):
            button.name(text, short)

    def set_theme(self, theme: Theme) -> None:
        """Draw the icons in the colours of a theme."""
        for action, icon in self._actions.items():
            action.setIcon(themed_icon(icon, theme))

    def offer(self, *, searching: bool) -> None:
        """Show the buttons for the search, or those for the time after the answer."""
        for button in self._after:
            button.setVisible(not searching)
        self._before.setVisible(searching)

    def placed(self) -> list[BigButton]:
        """Return the buttons that are shown."""
        return [button for button in self.buttons if not button.isHidden()]


@guarded
class FindCard(QObject):
    """Shows a challenge, and covers all values beside the board until the answer is known.

    Attributes:
        frame: the title and the sentence.
        buttons: what can be done besides trying a move on the board.
    """

    _flow: FindFlow | None = None  # Qt also calls during destruction

    def __init__(
        self,
        flow: FindFlow,
        why: WhyFlow,
        result: ResultCard,
        *,
        places: tuple[BoardArea, BoardView, TurnBar],
    ) -> None:
        """Create a hidden card.

        Args:
            flow: the challenge.
            why: hides the card while a question is open.
            result: the card at the end of a game, whose place it takes.
            places: the area of the board, the board, and the bar below it.
        """
        self._area, self._board, turn_bar = places
        host = turn_bar.parentWidget()
        assert host is not None
        super().__init__(host)
        self._why, self._result, self._host = why, result, host
        self._covers: list[ValueCover] = []
        self._has_covered = False
        self._said: ChallengeText | None = None
        self._stage: ChallengeStage | None = None
        self.frame, self.buttons = FindFrame(), FindButtons(flow)
        for part in (self.frame, self.buttons):
            part.setParent(host)
            part.hide()
        self._flow = flow
        self._board.installEventFilter(self)
        result.roomChanged.connect(self._lay)
        flow.changed.connect(self.refresh)
        why.changed.connect(self.refresh)

    @property
    def is_shown(self) -> bool:
        """Whether the card is shown."""
        return not self.frame.isHidden()

    def add_cover(self, cover: ValueCover) -> None:
        """Hide the values in a panel, too, while a move is wanted."""
        self._covers.append(cover)

    @Slot(object)
    def set_theme(self, theme: Theme) -> None:
        """Set the colours."""
        self.frame.set_theme(theme)
        self.buttons.set_theme(theme)

    @Slot()
    def refresh(self) -> None:
        """Show the challenge as it is now, or hide the card."""
        flow = self._flow
        assert flow is not None
        self._cover_values(flow.is_searching)
        challenge = flow.challenge
        if challenge is None or self._why.is_open:
            self._hide()
            return
        from desktop_app.play.find.words import challenge_text

        text = challenge_text(challenge, flow.person)
        self.frame.show_challenge(text, sign_of(challenge))
        if challenge.stage is not self._stage:
            self._stage = challenge.stage
            self._keep_focus()
            self.buttons.offer(searching=challenge.is_searching)
            self.buttons.appear()
        if not self.is_shown:
            self.frame.show()
            self._set_beneath(shown=False)
        self._lay()
        if text != self._said:
            self._said = text
            announce(self.frame, text.accessible_text)

    def _hide(self) -> None:
        self._keep_focus()
        self._said = self._stage = None
        if self.is_shown:
            self.frame.hide()
            self.buttons.hide()
            self._set_beneath(shown=True)

    def _keep_focus(self) -> None:
        """Move the focus from the buttons, which are about to change, to the board."""
        focus = self._host.window().focusWidget() or self._host
        if self.buttons.isAncestorOf(focus):
            self._area.focus_board()

    def _set_beneath(self, *, shown: bool) -> None:
        """Hide the texts that the card covers, or show those that no other card covers."""
        self._result.show_beneath(shown=shown and not self._result.is_shown)

    def _cover_values(self, covered: bool) -> None:
        if covered is self._has_covered:
            return
        self._has_covered = covered
        self._area.conceal_value(covered)
        focus = self._host.window().focusWidget() or self._host
        for cover in self._covers:
            if covered and cover.isAncestorOf(focus):
                self._area.focus_board()
            cover.cover(covered)

    @Slot()
    def _lay(self) -> None:
        if self._flow is not None and self.is_shown:
            self._result.lay(self.frame, self.buttons)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Enter play on from the answer, as it does from the answer to "Why?"."""
        if self._flow is None or watched is not self._board or not self.is_shown:
            return False
        if event.type() is not QEvent.Type.KeyPress or self._flow.is_searching:
            return False
        if not isinstance(event, QKeyEvent) or event.key() not in ENTER:
            return False
        if not event.isAutoRepeat():  # it may have made the last try
            self._flow.play_on()
        return True
