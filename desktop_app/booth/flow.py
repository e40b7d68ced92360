# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the booth does next: the attract loop, a visit, the countdown, and back.

While nobody is there, the most instructive lost game of today is played back with its reason. Then
comes a riddle, and then a small tree on the Explain page. A visitor always begins with the same
game and opponent.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from random import Random

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from desktop_app.booth.day import DayLog
from desktop_app.booth.riddles import EXAMPLE, Riddle, record_of_moves, riddles
from desktop_app.core.errors import GameError
from desktop_app.core.position import MAX, MIN, Game, Move
from desktop_app.core.record import GameRecord
from desktop_app.core.score import winner_of
from desktop_app.files.game_file import GameFileContents, Players
from desktop_app.games.registry import has_board
from desktop_app.languages import current_language
from desktop_app.play.adaptive_opponent import AdaptiveOpponent
from desktop_app.play.candidates.model import CandidateModel
from desktop_app.play.candidates.words import CandidateTexts
from desktop_app.play.display import DisplayChoice
from desktop_app.play.game_flow import GameFlow
from desktop_app.play.history.model import HistoryModel
from desktop_app.play.history.words import HistoryTexts
from desktop_app.play.presenter import BoardPresenter
from desktop_app.play.requests import Answer
from desktop_app.play.search_client import SearchClient
from desktop_app.play.series import Series
from desktop_app.play.session import PERSON, GameSession
from desktop_app.play.why.flow import WhyFlow
from desktop_app.players.characters import (
    FITTED_PLAYER,
    Character,
    character_of,
    characters_of,
    opponent_of,
)
from desktop_app.players.registry import StrategyId
from desktop_app.search.why.answer import WhyQuestion
from desktop_app.settings import Settings

TWO_PEOPLE = (PERSON, PERSON)
CHOICE_SECONDS = 0.2
"""The longest wait until a visitor's choice is written; it usually takes 20 ms."""
FIRST_OPPONENT = Character.MIRA
"""The opponent with which every visit begins: it can be beaten, and soon adapts to the visitor.

A visitor who looks one move ahead and goes first wins 40 to 50 % of the first games against it, in
all games of the booth (`minimax-fair arena GAME --players one-ahead,fitted~50 --games 60`). A third
of those of tic-tac-toe are drawn; against `one-ahead`, half of them would be.
"""


@dataclass(frozen=True, slots=True)
class BoothParts:
    """The session and what drives it; no widgets, and no texts that stay in one language."""

    session: GameSession
    engine: SearchClient
    display: DisplayChoice
    texts: CandidateTexts
    candidates: CandidateModel
    history: HistoryModel
    flow: GameFlow
    why: WhyFlow
    adaptive: AdaptiveOpponent
    series: Series
    presenter: BoardPresenter


def make_parts(settings: Settings, game: Game, seed: int) -> BoothParts:
    """Return the parts of a booth.

    Args:
        settings: the settings; nothing is read from the user's own.
        game: the game on the board at first.
        seed: the seed of everything that is random.
    """
    session = GameSession(game, seed)
    display = DisplayChoice(settings, session, session)
    texts = CandidateTexts(display)
    engine = SearchClient(session)
    candidates = CandidateModel(texts.row)
    history = HistoryModel(HistoryTexts(session, display).row)
    flow = GameFlow(session, engine, candidates, history, session)
    why = WhyFlow(session, engine, session)
    adaptive = AdaptiveOpponent(session, engine, settings, session)
    flow.player_now = adaptive.player_now
    series = Series(session, settings, session)
    presenter = BoardPresenter(session, flow, (candidates, history), display, why)
    flow.positionTaken.connect(presenter.on_position)
    for changed in (
        session.seatsChanged,
        flow.stateChanged,
        flow.analysisChanged,
        flow.hintChanged,
        display.changed,
    ):
        changed.connect(presenter.refresh)
    display.changed.connect(candidates.refresh_texts)
    return BoothParts(
        session,
        engine,
        display,
        texts,
        candidates,
        history,
        flow,
        why,
        adaptive,
        series,
        presenter,
    )


class BoothStage(StrEnum):
    """What is on the screen."""

    REPLAY = "replay"
    """A lost game is played back, and then its reason."""
    RIDDLE = "riddle"
    """A riddle waits for an answer."""
    ANSWERED = "answered"
    """The answer to the riddle is shown."""
    EXPLAIN = "explain"
    """A small tree is searched on the Explain page."""
    VISIT = "visit"
    """A visitor plays."""


@dataclass(frozen=True, slots=True)
class BoothTimes:
    """How long things take, in milliseconds.

    Attributes:
        idle: without a touch, until the countdown begins.
        tick: one step of the countdown.
        ticks: the steps of the countdown.
        step: between the moves of a game that is played back.
        reason: for the reason at its end.
        riddle: for a riddle that nobody answers.
        answer: for its answer.
        explain: for the tree.
    """

    idle: int = 60_000
    tick: int = 1_000
    ticks: int = 30
    step: int = 2_000
    reason: int = 25_000
    riddle: int = 25_000
    answer: int = 10_000
    explain: int = 40_000


class BoothFlow(QObject):
    """The state machine of the booth, with its timers.

    Signals:
        stageChanged: another `BoothStage` has begun.
        countdown: the seconds that are left, or -1 when the countdown has ended.
        visitorLeft: a visit has ended; everything goes back to its defaults.
    """

    stageChanged = Signal()
    countdown = Signal(int)
    visitorLeft = Signal()

    def __init__(
        self,
        parts: BoothParts,
        day: DayLog,
        game: Game,
        *,
        times: BoothTimes = BoothTimes(),
        seed: int = 0,
        parent: QObject | None = None,
    ) -> None:
        """Build the flow; `start` begins.

        Args:
            parts: the session, and what drives it.
            day: counts and keeps what happens.
            game: the game with which every visit begins.
            times: how long things take.
            seed: the seed of the order of riddles.
            parent: the owner.
        """
        super().__init__(parent)
        self._session, self._engine, self._flow = parts.session, parts.engine, parts.flow
        self._why, self._display, self._adaptive = parts.why, parts.display, parts.adaptive
        self._series = parts.series
        self._day, self._first_game, self._times = day, game, times
        self._random = Random(seed)
        self._stage = BoothStage.REPLAY
        self._riddle: Riddle | None = None
        self._is_right: bool | None = None
        self._result_is_counted = self._shows_reason = False
        self._decisive_question: WhyQuestion | None = None
        self._chosen_opponent = FIRST_OPPONENT
        self._seconds_left, self._game_number = -1, 0
        self._riddle_queue: list[Riddle] = []
        self._step_timer = self._timer(self._advance)
        self._idle_timer = self._timer(self._begin_countdown)
        self._idle_timer.setInterval(times.idle)
        self._countdown_timer = QTimer(self)
        self._countdown_timer.setInterval(times.tick)
        self._countdown_timer.timeout.connect(self.count_down)
        self._session.positionChanged.connect(self._on_position)
        self._engine.explained.connect(self._on_explained)

    def _timer(self, then: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(then)
        return timer

    @property
    def stage(self) -> BoothStage:
        """What is on the screen."""
        return self._stage

    @property
    def is_attracting(self) -> bool:
        """Whether the attract loop is running, as nobody is playing."""
        return self._stage is not BoothStage.VISIT

    @property
    def riddle(self) -> Riddle | None:
        """The riddle on the board, or the one that was answered."""
        return self._riddle

    @property
    def is_right(self) -> bool | None:
        """Whether the last answer was right; None if nobody answered."""
        return self._is_right

    @property
    def game_number(self) -> int:
        """The number of the visitors' game on the board, counted since the start."""
        return self._game_number

    @property
    def opponent(self) -> Character | None:
        """The opponent at the board; None while nobody is there."""
        strategy = self._session.seat(MIN)
        return None if strategy is None else character_of(strategy, self._session.game)

    @property
    def opponents(self) -> Sequence[Character]:
        """The opponents that the game on the board has, weakest first; Mira comes last."""
        return (*characters_of(self._session.game), Character.MIRA)

    @property
    def asks_why(self) -> bool:
        """Whether a question is open, so that the board may show moves that were not made."""
        return self._why.is_open

    @property
    def seconds_left(self) -> int:
        """The seconds until the visit ends; -1 without a countdown."""
        return self._seconds_left

    def start(self) -> None:
        """Go on with the game that was on the board when the program ended, or attract visitors."""
        kept = self._day.saved_board()
        if kept is not None and has_board(kept.record.position.game):
            self._restore(kept)
        else:
            self._replay()

    def stop(self) -> None:
        """Stop all timers, and archive the visitor's game."""
        if self._stage is BoothStage.VISIT:
            self._archive_game()
        for timer in (self._step_timer, self._idle_timer, self._countdown_timer):
            timer.stop()

    # The attract loop

    def _show(self, stage: BoothStage, milliseconds: int = 0) -> None:
        self._stage = stage
        self._step_timer.stop()
        if milliseconds:
            self._step_timer.start(milliseconds)
        self.stageChanged.emit()

    @Slot()
    def _advance(self) -> None:
        """Take the next step of the attract loop."""
        if self._stage is BoothStage.REPLAY:
            self._advance_replay()
        elif self._stage is BoothStage.RIDDLE:
            self._show_answer(None)
        elif self._stage is BoothStage.ANSWERED:
            self._explain()
        elif self._stage is BoothStage.EXPLAIN:
            self._replay()

    def _replay(self) -> None:
        """Begin to play back the most instructive game that was lost today, or an example."""
        record = self._lost_game()
        record.go_to(record.root)
        self._shows_reason = False
        self._set_values(shown=True)
        self._open(record)
        self._show(BoothStage.REPLAY, self._times.step)

    def _lost_game(self) -> GameRecord:
        for game, moves in self._day.figures.lost_games():
            with suppress(GameError):
                record = record_of_moves(game, moves)
                if has_board(record.position.game) and record.position.outcome is not None:
                    return record
        return record_of_moves(*EXAMPLE)

    def _advance_replay(self) -> None:
        session = self._session
        if self._shows_reason:
            self._ask_riddle()
        elif session.record.current.next is not None:
            session.forward()
            self._step_timer.start(self._times.step)
        else:
            self._shows_reason = True
            self._why.ask()
            self._step_timer.start(self._times.reason)

    def _ask_riddle(self) -> None:
        if not self._riddle_queue:
            self._riddle_queue = list(riddles())
            self._random.shuffle(self._riddle_queue)
        self._riddle, self._is_right = self._riddle_queue.pop(), None
        self._set_values(shown=False)
        self._open(self._riddle.record())
        self._show(BoothStage.RIDDLE, self._times.riddle)

    def answer(self, move: Move) -> None:
        """Take a visitor's answer to the riddle."""
        riddle = self._riddle
        if self._stage is BoothStage.RIDDLE and riddle is not None:
            is_right = move == riddle.move
            self._day.count_riddle(riddle.name, is_right=is_right)
            self._show_answer(is_right)

    def _show_answer(self, is_right: bool | None) -> None:
        self._is_right = is_right
        self._set_values(shown=True)
        self._show(BoothStage.ANSWERED, self._times.answer)

    def _explain(self) -> None:
        self._show(BoothStage.EXPLAIN, self._times.explain)

    def _open(self, record: GameRecord) -> None:
        self._why.close()
        self._session.open_record(record, TWO_PEOPLE)

    def _set_values(self, *, shown: bool) -> None:
        self._display.set_panels(shown)
        self._flow.set_analysing(shown)

    # A visit

    @Slot()
    def begin_visit(self) -> None:
        """Begin with a new visitor: the first game, the first opponent, values shown."""
        if self._stage is BoothStage.VISIT:
            return
        self._chosen_opponent = FIRST_OPPONENT
        self._adaptive.forget_all()
        self._series.forget_all()
        self._day.count_visitor()
        self._play(self._first_game)
        self.save_choice()

    def _play(self, game: Game) -> None:
        self._why.close()
        self._result_is_counted, self._game_number = False, self._game_number + 1
        self._stage = BoothStage.VISIT
        self._step_timer.stop()
        self._set_values(shown=True)
        self._begin(GameRecord(game.start()))

    def _restore(self, kept: GameFileContents) -> None:
        record, (_, bot) = kept.record, kept.players
        self._stage = BoothStage.VISIT
        self._result_is_counted = any(node.position.outcome is not None for node in record.nodes())
        found = None if bot is None else character_of(bot, record.position.game)
        self._chosen_opponent = found or FIRST_OPPONENT
        self._set_values(shown=True)
        self._begin(record)

    def _begin(self, record: GameRecord) -> None:
        bot = self._opponent_strategy(record.position.game)
        self._session.open_record(record, (PERSON, bot))
        self._session.resume()
        self._idle_timer.start()
        self.stageChanged.emit()

    def _opponent_strategy(self, game: Game) -> StrategyId:
        """Return the opponent that the visitor has chosen, or the first one if a game lacks it."""
        return (
            opponent_of(self._chosen_opponent, game)
            or opponent_of(FIRST_OPPONENT, game)
            or FITTED_PLAYER
        )

    @property
    def _players(self) -> Players:
        return self._session.seat(MAX), self._session.seat(MIN)

    def choose_opponent(self, character: Character) -> None:
        """Let another opponent go on with the game; after its end, begin another one.

        The choice holds for all games of this visitor.
        """
        if self._stage is not BoothStage.VISIT:
            return
        self._chosen_opponent = character
        self._why.close()
        if self._session.position.outcome is not None:
            self.play_again()
            return
        self._session.set_seat(MIN, self._opponent_strategy(self._session.game))
        self.save_choice()
        self.stageChanged.emit()

    def choose_game(self, game: Game) -> None:
        """Archive the visitor's game, and begin another one."""
        if self._stage is BoothStage.VISIT:
            self._archive_game()
            self._play(game)
            self.save_choice()

    @Slot()
    def play_again(self) -> None:
        """Archive the visitor's game, and begin the same game again."""
        self.choose_game(self._session.game)

    @Slot()
    def _on_position(self) -> None:
        """Keep the visitor's game, and count its end, once."""
        if self._stage is not BoothStage.VISIT:
            return
        record, position = self._session.record, self._session.position
        if self._why.is_open:
            return
        self.save()
        if position.outcome is None or self._result_is_counted:
            return
        self._result_is_counted = True
        winner = winner_of(position)
        won = "nobody" if winner is None else "visitor" if winner is MAX else "bot"
        self._day.count_result(record, won)
        if winner is MIN:
            self._decisive_question = WhyQuestion(record.root.position, tuple(record.moves()))
            self._engine.ask_why(self._decisive_question)

    def save(self, language: str = "") -> None:
        """Save the visitor's game, and its language, for a start after a crash.

        Args:
            language: the code of the language in which it goes on; by default the current one.
        """
        if self._stage is BoothStage.VISIT and not self._why.is_open:
            language = language or current_language()
            self._day.save_board(self._session.record, self._players, language)

    def save_choice(self, language: str = "") -> None:
        """Save what the visitor has just chosen, and wait a moment until it is written.

        Args:
            language: the code of the language that was chosen; by default the current one.
        """
        self.save(language)
        self._day.flush(CHOICE_SECONDS)

    @Slot(object)
    def _on_explained(self, answer: Answer) -> None:
        """Count the visitor's decisive mistake."""
        inquiry, found = answer.request.inquiry, answer.finding
        if (
            inquiry is None
            or inquiry != self._decisive_question
            or found is None
            or found.move is None
        ):
            return
        self._decisive_question = None
        if found.mover is MAX:
            record = GameRecord(inquiry.start)
            self._day.count_mistake(record, inquiry.moves[: found.number], found.move)

    def _archive_game(self) -> None:
        self._why.close()  # it returns to the end of the game, which is kept once more
        record = self._session.record
        if record.root.children and not self._result_is_counted:
            self._day.count_unfinished(record)
        self._day.archive_board(record, self._players)

    # The end of a visit

    @Slot()
    def note_input(self) -> None:
        """Note that somebody has touched the screen, the mouse or a key."""
        if self._stage is BoothStage.VISIT:
            self._end_countdown()
            self._idle_timer.start()

    @Slot()
    def _begin_countdown(self) -> None:
        self._seconds_left = self._times.ticks
        self._countdown_timer.start()
        self.countdown.emit(self._seconds_left)

    @Slot()
    def count_down(self) -> None:
        """Take one step of the countdown; the last one ends the visit."""
        self._seconds_left -= 1
        if self._seconds_left > 0:
            self.countdown.emit(self._seconds_left)
        else:
            self.leave()

    def _end_countdown(self) -> None:
        if self._seconds_left >= 0:
            self._seconds_left = -1
            self._countdown_timer.stop()
            self.countdown.emit(-1)

    @Slot()
    def leave(self) -> None:
        """End the visit: archive the game, and attract the next visitor."""
        if self._stage is not BoothStage.VISIT:
            return
        self._end_countdown()
        self._idle_timer.stop()
        self._archive_game()
        self._stage = BoothStage.REPLAY
        self.visitorLeft.emit()
        self._replay()

    def games(self) -> Sequence[Game]:
        """Return the games that a visitor can choose: those of the riddles."""
        found = dict.fromkeys(each.game for each in riddles())
        return [record_of_moves(name, "").root.position.game for name in found]
