# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The score of a series: every game counts once, for those who played it."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from desktop_app.core.position import MAX, MIN
from desktop_app.core.record import GameRecord, parse_moves
from desktop_app.games.registry import find_game
from desktop_app.play.series import MOST_SERIES, Series
from desktop_app.play.session import PERSON, GameSession
from desktop_app.players.registry import MONTE_CARLO, StrategyId
from desktop_app.settings import SERIES, Settings

GAME = find_game("tic-tac-toe")
X_WINS, O_WINS, DRAWN = "a1 b1 a2 b2 a3", "a1 b1 a2 b2 c1 b3", "b2 a1 b1 b3 a2 c2 a3 c1 c3"
PERFECT, RANDOM = StrategyId("perfect"), StrategyId("random")
TODAY = date(2026, 11, 26)


class Evening:
    """A session in which games are played, and its series."""

    def __init__(self, folder: Path) -> None:
        self.settings = Settings(
            QSettings(str(folder / "s.ini"), QSettings.Format.IniFormat), folder
        )
        self.day = TODAY
        self.session = GameSession(GAME)
        self.session.set_seat(MIN, PERFECT)
        self.series = self.watch(self.session)

    def watch(self, session: GameSession) -> Series:
        return Series(session, self.settings, today=self._today)

    def _today(self) -> str:
        return self.day.isoformat()

    def play(self, moves: str) -> None:
        """Go on, move by move."""
        for move in parse_moves(self.session.position, moves):
            self.session.play(move)

    @property
    def score(self) -> tuple[int, int]:
        return self.series.won_by(MAX), self.series.won_by(MIN)


@pytest.fixture
def evening(tmp_path: Path) -> Evening:
    return Evening(tmp_path)


def test_each_game_that_somebody_wins_counts_for_the_winner(evening: Evening) -> None:
    assert not evening.series.is_begun
    for moves, score in ((DRAWN, (0, 0)), (X_WINS, (1, 0)), (O_WINS, (1, 1)), (X_WINS, (2, 1))):
        evening.play(moves)
        assert evening.score == score
        evening.session.new_game()
    assert evening.series.is_begun


def test_a_game_counts_once_however_often_its_end_is_seen(evening: Evening) -> None:
    evening.play(X_WINS)
    session = evening.session
    for _ in range(2):
        session.go_to_start()
        session.go_to_end()
    session.undo()
    session.redo()
    session.back()
    evening.play("c3")  # another way to the end
    evening.play("b3")
    assert session.position.outcome is not None
    assert evening.score == (1, 0)


def test_a_game_that_goes_on_after_another_counts(evening: Evening) -> None:
    evening.play("a1 b1 a2")
    evening.session.new_game()
    evening.play(O_WINS)
    evening.session.previous_game()
    evening.play("b2 a3")
    assert evening.score == (1, 1)
    evening.session.previous_game()  # the game that O has won
    assert evening.session.position.outcome is not None
    assert evening.score == (1, 1)


def test_a_game_from_elsewhere_does_not_count(evening: Evening) -> None:
    evening.play(X_WINS)
    record = GameRecord(GAME.start())
    record.play_all(parse_moves(GAME.start(), O_WINS))
    session = evening.session
    session.open_record(record, (PERSON, PERFECT))
    session.back()
    session.forward()
    assert evening.score == (1, 0)
    session.new_game()
    session.play_line(parse_moves(GAME.start(), O_WINS), held=True)  # typed or pasted
    session.back()
    session.forward()
    assert evening.score == (1, 0)


def test_the_next_person_starts_afresh(evening: Evening) -> None:
    evening.play(X_WINS)
    changes = list[None]()
    evening.series.changed.connect(lambda: changes.append(None))
    evening.series.forget_all()
    assert evening.score == (0, 0)
    assert len(changes) == 1
    assert not evening.watch(evening.session).is_begun, "nor is it stored"
    evening.session.new_game()
    evening.play(O_WINS)
    assert evening.score == (0, 1)


def test_the_score_belongs_to_a_game_and_its_players(evening: Evening) -> None:
    evening.play(X_WINS)
    session = evening.session
    session.set_seat(MIN, RANDOM)
    assert evening.score == (0, 0)
    session.new_game(find_game("connect-four").start())
    session.set_seat(MIN, PERFECT)
    assert evening.score == (0, 0)
    session.new_game(GAME.start())
    assert evening.score == (1, 0)


def test_the_score_follows_the_players_who_swap_sides(evening: Evening) -> None:
    evening.play(X_WINS)
    evening.session.new_game(swap=True)
    assert evening.score == (0, 1)
    evening.play(X_WINS)
    assert evening.score == (1, 1)


def test_two_equal_players_are_told_apart_by_their_sides(evening: Evening) -> None:
    evening.session.set_seat(MIN, PERSON)
    evening.play(X_WINS)
    assert evening.score == (1, 0)


def test_the_score_is_kept_for_the_day(evening: Evening) -> None:
    evening.play(X_WINS)
    later = evening.watch(evening.session)
    assert (later.won_by(MAX), later.won_by(MIN)) == (1, 0)
    evening.day += timedelta(days=1)
    assert not evening.watch(evening.session).is_begun
    assert evening.series.is_begun
    evening.session.new_game()  # after midnight
    assert not evening.series.is_begun
    evening.play(O_WINS)
    assert evening.score == (0, 1)


@pytest.mark.parametrize(
    "damaged", ["", "{", "[1]", '{"x": 2}', '{"x": {"y": "z"}}', "[" * 100_000]
)
def test_a_damaged_score_is_none(evening: Evening, damaged: str) -> None:
    evening.play(X_WINS)
    evening.settings.set(SERIES, damaged)
    series = evening.watch(evening.session)
    assert not series.is_begun


def test_the_scores_are_not_kept_without_end(evening: Evening) -> None:
    for number in range(MOST_SERIES + 2):
        evening.session.set_seat(MIN, StrategyId(MONTE_CARLO, playouts=number + 1))
        evening.play(X_WINS)
        evening.session.new_game()
    assert evening.score == (1, 0)
    evening.session.set_seat(MIN, StrategyId(MONTE_CARLO, playouts=1))
    assert evening.score == (0, 0)
