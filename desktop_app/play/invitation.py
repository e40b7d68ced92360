# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The line below the board that tells a visitor what has happened and what to do next."""

from __future__ import annotations

from enum import Enum, auto
from functools import cached_property

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal, Slot
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QApplication, QLabel, QSizePolicy

from desktop_app.core.position import Game
from desktop_app.core.scales import Scale
from desktop_app.core.score import Outcome, winner_of
from desktop_app.games.registry import wording_of
from desktop_app.guard import guarded
from desktop_app.kit.look.scale import HEADING, NEAR, TypeFollower
from desktop_app.kit.screen_reader import set_accessible_title
from desktop_app.play.display import DisplayChoice, ShownValues
from desktop_app.play.game_flow import GameFlow
from desktop_app.play.history.model import HistoryModel, HistoryPoint
from desktop_app.play.session import GameSession
from desktop_app.play.why.flow import WhyFlow
from desktop_app.search.solved import is_solved


class InvitationStep(Enum):
    """What is to be said."""

    NOTHING = auto()
    START_WAITING = auto()
    START_HIDDEN = auto()
    START_NUMBERS = auto()
    START_SIGNS = auto()
    START_LIST = auto()
    START_GUESSED_NUMBERS = auto()
    START_GUESSED_SIGNS = auto()
    START_GUESSED_LIST = auto()
    WATCHED = auto()
    BOT_WAITS = auto()
    BOT_AFTER_GOOD = auto()
    BOT_AFTER_MISTAKE = auto()
    TURN_HIDDEN = auto()
    TURN_UNSURE = auto()
    TURN_AFTER_MISTAKE = auto()
    TURN_AFTER_OWN_MISTAKE = auto()
    ALL_WIN = auto()
    ONE_WINS = auto()
    SOME_WIN = auto()
    ALL_DRAW = auto()
    ONE_DRAWS = auto()
    SOME_DRAW = auto()
    ONE_LOSES = auto()
    ALL_LOSE = auto()
    YOU_LOST = auto()
    YOU_WON = auto()
    SOMEONE_WON = auto()
    NOBODY_WON = auto()


STARTS = {step for step in InvitationStep if step.name.startswith("START")}
"""The steps before the first move, after a sentence on how to move."""
SHOWN = {
    (True, "numbers"): InvitationStep.START_NUMBERS,
    (True, "signs"): InvitationStep.START_SIGNS,
    (True, "list"): InvitationStep.START_LIST,
    (False, "numbers"): InvitationStep.START_GUESSED_NUMBERS,
    (False, "signs"): InvitationStep.START_GUESSED_SIGNS,
    (False, "list"): InvitationStep.START_GUESSED_LIST,
}
"""The first step, by whether values are certain and where they are."""


LEAST_WIDTH = 200
"""The width in pixels that counts before the line has one."""


@guarded
class Invitation(QObject):
    """Chooses the line for what is on the board, what the visitor has done and what is shown.

    Signals:
        changed: the line may have changed; see `text`.
    """

    changed = Signal()

    def __init__(
        self,
        session: GameSession,
        flow: GameFlow,
        history: HistoryModel,
        choice: DisplayChoice,
        why: WhyFlow,
    ) -> None:
        super().__init__(flow)
        self._session, self._flow = session, flow
        self._history, self._choice, self._why = history, choice, why
        for signal in (
            flow.stateChanged,
            flow.analysisChanged,
            history.pointsChanged,
            choice.changed,
            session.seatsChanged,
            why.changed,
        ):
            signal.connect(self.changed)

    @property
    def text(self) -> str:
        """The line for now."""
        step, count = self._step()
        return self._with_tap_hint(step, self._text(step, count))

    @property
    def game(self) -> Game:
        """The game that the lines are about."""
        return self._session.game

    def longest(self) -> list[str]:
        """Return all lines that this game may show, to find out the room that they need."""
        return [self._with_tap_hint(step, self._text(step, 2)) for step in InvitationStep]

    def _with_tap_hint(self, step: InvitationStep, text: str) -> str:
        if step not in STARTS:
            return text
        #: {tap}: a sentence such as “Tap a square.”; {values}: another sentence
        return self.tr("{tap} {values}").format(
            tap=wording_of(self._session.game).how_to_tap(self._session.game), values=text
        )

    #: Below the board, in the first game: an invitation to look at the values
    def _text(self, step: InvitationStep, count: int) -> str:
        if step is InvitationStep.SOME_WIN:
            return self.tr("%n of your moves win. Can you see why?", "", count)
        if step is InvitationStep.SOME_DRAW:
            return self.tr("%n of your moves don't lose. The others do.", "", count)
        return self._texts[step]

    @cached_property
    def _texts(self) -> dict[InvitationStep, str]:
        """The texts without a number."""
        return {
            InvitationStep.NOTHING: "",
            InvitationStep.START_WAITING: self.tr("The values will appear soon."),
            InvitationStep.START_HIDDEN: self.tr(
                "Turn off “Hide values” (A) to see the best moves."
            ),
            InvitationStep.START_NUMBERS: self.tr(
                "The numbers show who wins if both sides play perfectly."
            ),
            #: The signs are “Win”, “Draw” and “Lose”, or symbols for them
            InvitationStep.START_SIGNS: self.tr(
                "The symbols show who wins if both sides play perfectly."
            ),
            InvitationStep.START_LIST: self.tr(
                "The list shows who wins if both sides play perfectly."
            ),
            InvitationStep.START_GUESSED_NUMBERS: self.tr(
                "The numbers show how good each move looks."
            ),
            InvitationStep.START_GUESSED_SIGNS: self.tr(
                "The symbols show how good each move looks."
            ),
            InvitationStep.START_GUESSED_LIST: self.tr("The list shows how good each move looks."),
            InvitationStep.WATCHED: self.tr("Two bots are playing. Tap the board to take over."),
            #: Beside a waiting bot: the values on the board belong to its moves, not to yours
            InvitationStep.BOT_WAITS: self.tr(
                "These are the bot's moves. Who wins if it plays there?"
            ),
            InvitationStep.BOT_AFTER_GOOD: self.tr("Good move! Now watch the bot."),
            InvitationStep.BOT_AFTER_MISTAKE: self.tr(
                "Oh no, that was a mistake. Now watch the bot."
            ),
            InvitationStep.TURN_HIDDEN: self.tr("Are you stuck? Press “Hint” (H)."),
            InvitationStep.TURN_UNSURE: self.tr(
                "These values are guesses. Which move would you play?"
            ),
            InvitationStep.TURN_AFTER_MISTAKE: self.tr(
                "The last move was a mistake. Can you use it?"
            ),
            InvitationStep.TURN_AFTER_OWN_MISTAKE: self.tr(
                "Your last move was a mistake. Press “Undo” (U) to try again."
            ),
            InvitationStep.ALL_WIN: self.tr("Every move wins for you. Which one is best?"),
            InvitationStep.ONE_WINS: self.tr("One of your moves wins. Can you see why?"),
            InvitationStep.ALL_DRAW: self.tr("No move loses. Can you set a trap?"),
            InvitationStep.ONE_DRAWS: self.tr("Only one move doesn't lose. Can you see why?"),
            InvitationStep.ONE_LOSES: self.tr("One of your moves loses. Can you see why?"),
            InvitationStep.ALL_LOSE: self.tr("The other side can win from here. Make it hard!"),
            InvitationStep.YOU_LOST: self.tr("Why did you lose? Press “Why?” (Y) to find out."),
            InvitationStep.YOU_WON: self.tr("Well done! Press “Why?” (Y) to see how you did it."),
            InvitationStep.SOMEONE_WON: self.tr("Press “Why?” (Y) to see how the game was lost."),
            InvitationStep.NOBODY_WON: self.tr(
                "Could someone have won? Press “Why?” (Y) to find out."
            ),
        }

    def _step(self) -> tuple[InvitationStep, int]:
        """Return what is to be said, and a number of moves."""
        session = self._session
        if self._why.is_open:
            return InvitationStep.NOTHING, 0  # the answer says more
        if session.position.outcome is not None:
            return self._end(), 0
        return self._during_game()

    def _during_game(self) -> tuple[InvitationStep, int]:
        session = self._session
        if session.bot_waits:  # the bar below says so
            return self._beside_waiting_bot(), 0
        if session.is_watched:
            return InvitationStep.WATCHED, 0
        if self._flow.thinking:
            return self._after_move(), 0
        if session.record.current.parent is None:
            return self._start(), 0
        return self._turn()

    def _beside_waiting_bot(self) -> InvitationStep:
        """Return whose moves the values on the board are, which look like the visitor's."""
        choice = self._choice
        shown = choice.shows_values and choice.display.overlay is not ShownValues.OFF
        is_alone = self._session.bot_side is self._session.position.turn
        return InvitationStep.BOT_WAITS if shown and is_alone else InvitationStep.NOTHING

    def _end(self) -> InvitationStep:
        session = self._session
        winner, bot = winner_of(session.position), session.bot_side
        if winner is None:
            return InvitationStep.NOBODY_WON
        if bot is None:
            return InvitationStep.SOMEONE_WON
        return InvitationStep.YOU_LOST if winner is bot else InvitationStep.YOU_WON

    def _start(self) -> InvitationStep:
        if not self._choice.shows_values:
            return InvitationStep.START_HIDDEN
        display, position, found = self._choice.display, self._session.position, self._flow.analysis
        known = found is not None and found.position == position and found.best is not None
        if not known and not is_solved(position):
            return InvitationStep.START_WAITING
        certain = found is None or found.complete
        where = "signs" if display.scale is Scale.WORDS else "numbers"
        return SHOWN[certain, "list" if display.overlay is ShownValues.OFF else where]

    def _points(self) -> list[HistoryPoint]:
        """Return the positions from the start to the one on the board."""
        points, current = self._history.points, self._session.record.current
        here = next((i for i, point in enumerate(points) if point.node is current), -1)
        return points[: here + 1]

    def _judged(self, points: list[HistoryPoint]) -> bool | None:
        """Return whether the last move was no mistake; None if that is not certain."""
        if len(points) < 2 or not self._choice.shows_values:
            return None
        before, after = points[-2].score, points[-1].score
        if before is None or after is None or not (before.is_exact and after.is_exact):
            return None
        return not points[-1].dropped

    def _after_move(self) -> InvitationStep:
        points = self._points()
        good = self._judged(points)
        if good is None or (good and _is_lost(points)):
            return InvitationStep.NOTHING  # the bar below says that the bot is thinking
        return InvitationStep.BOT_AFTER_GOOD if good else InvitationStep.BOT_AFTER_MISTAKE

    def _turn(self) -> tuple[InvitationStep, int]:
        if not self._choice.shows_values:
            return InvitationStep.TURN_HIDDEN, 0
        points, position = self._points(), self._session.position
        if len(points) > 1 and points[-2].node.position.turn is not position.turn:
            if self._judged(points) is False:
                return InvitationStep.TURN_AFTER_MISTAKE, 0
            points = points[:-1]
        if self._session.bot_side is not None and self._judged(points) is False:
            return InvitationStep.TURN_AFTER_OWN_MISTAKE, 0
        return self._known_turn()

    def _known_turn(self) -> tuple[InvitationStep, int]:
        """Return what the values say, if all are certain."""
        found = self._flow.analysis
        if found is None or not found.complete or found.position != self._session.position:
            return InvitationStep.TURN_UNSURE, 0
        outcomes = [c.score.outcome for c in found.candidates if c.score is not None]
        best = outcomes[0] if outcomes else Outcome.UNKNOWN
        count = outcomes.count(best)
        if best is Outcome.LOSS:
            return InvitationStep.ALL_LOSE, count
        steps = {
            Outcome.WIN: (InvitationStep.ALL_WIN, InvitationStep.ONE_WINS, InvitationStep.SOME_WIN),
            Outcome.DRAW: (
                InvitationStep.ALL_DRAW,
                InvitationStep.ONE_DRAWS,
                InvitationStep.SOME_DRAW,
            ),
        }.get(best)
        if steps is None:
            return InvitationStep.TURN_UNSURE, 0
        every, one, some = steps
        if count == len(outcomes):
            return every, count
        if best is Outcome.DRAW and 1 < count == len(outcomes) - 1:
            return InvitationStep.ONE_LOSES, count
        return (one if count == 1 else some), count


def _is_lost(points: list[HistoryPoint]) -> bool:
    """Return whether the last move has left its player lost, so that no praise is due."""
    score, mover = points[-1].score, points[-2].node.position.turn
    return score is not None and score.winner is mover.opponent


@guarded
class InvitationLine(QLabel):
    """Shows the line, always with room for the longest one, so that nothing moves."""

    def __init__(self, invitation: Invitation) -> None:
        super().__init__()
        self._invitation = invitation
        self._game = invitation.game
        self._is_left_out = self._is_covered = False
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setContentsMargins(NEAR, 0, NEAR, 0)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)
        set_accessible_title(self, self.tr("What to do"))
        invitation.changed.connect(self.refresh)
        TypeFollower(self, self._fit)

    @Slot()
    def refresh(self) -> None:
        """Show the line for now; another game may call its places by longer names."""
        if self._invitation.game != self._game:
            self._fit()
        text = "" if self._is_covered else self._invitation.text
        if text != self.text():
            self.setText(text)

    @Slot(bool)
    def set_covered(self, covered: bool) -> None:
        """Say nothing while a card covers the line, or a part of it; the room stays."""
        self._is_covered = covered
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Disappear with the board below the rules, which disable what they cover."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.EnabledChange:
            self.setVisible(self.isEnabled() and not self._is_left_out)

    def leave_out(self, left_out: bool) -> None:
        """Leave the line out where the board needs its room."""
        if left_out == self._is_left_out:
            return
        self._is_left_out = left_out
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(not left_out)
        self.setSizePolicy(policy)
        self.setVisible(self.isEnabled() and not left_out)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Reserve more lines if it is narrow."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Take larger type if all lines fit with it, else as much room as the longest needs."""
        self._game = self._invitation.game
        if self._is_left_out:
            self.setFixedHeight(0)
            return
        usual = QFont(QApplication.font())
        large = QFont(usual)
        large.setPointSizeF(usual.pointSizeF() * HEADING)
        texts = self._invitation.longest()
        font, high = large, self._room(texts, large)
        if high >= 2 * QFontMetrics(large).height():
            font, high = usual, self._room(texts, usual)
        if font != self.font():
            self.setFont(font)
        self.setFixedHeight(high)

    def _room(self, texts: list[str], font: QFont) -> int:
        """Return the height in pixels that the longest text needs at this width."""
        metrics, wrap = QFontMetrics(font), Qt.TextFlag.TextWordWrap
        place = QRect(0, 0, max(self.contentsRect().width(), LEAST_WIDTH), 0)
        high = max(metrics.boundingRect(place, wrap, text).height() for text in texts)
        return max(high, metrics.height())
