# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Mira at the board: she measures each game, says what she does, and fits the next game to it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QSettings, Qt
from PySide6.QtWidgets import QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.core.position import MAX, MIN
from desktop_app.core.record import GameRecord, parse_moves
from desktop_app.games.registry import find_game
from desktop_app.play.adaptive_opponent import MOST_GAMES, AdaptiveOpponent
from desktop_app.play.requests import Answer
from desktop_app.play.search_client import SearchClient
from desktop_app.play.session import PERSON, GameSession
from desktop_app.players import adaptive
from desktop_app.players.registry import StrategyId, parse_strategy
from desktop_app.settings import FITS, Settings
from desktop_app.shell.main_window import MainWindow
from tests.driver import Driver
from tests.waiting import PATIENCE_MS
from tests.window import OpenWindow

GAME, OTHER = find_game("tic-tac-toe"), find_game("connect-four")
FITTED = StrategyId("fitted")
O_WINS = "a1 b2 b1 c1 c2 a3"
"""X, a person, gives a draw away."""


class Table:
    """A session in which somebody plays Mira, with the thread that measures the games."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self.settings = Settings(
            QSettings(str(folder / "s.ini"), QSettings.Format.IniFormat), folder
        )
        self._qtbot, self._owner = qtbot, QObject()
        self.engine = SearchClient()
        self.session = GameSession(GAME)
        self.session.set_seat(MIN, FITTED)
        self.fits = self.watch(self.session)

    def watch(self, session: GameSession) -> AdaptiveOpponent:
        return AdaptiveOpponent(session, self.engine, self.settings, self._owner)

    def play(self, moves: str = O_WINS) -> None:
        """Go on, move by move, and wait until all is measured."""
        for move in parse_moves(self.session.position, moves):
            self.session.play(move)
        self._qtbot.waitUntil(lambda: not self.engine.busy, timeout=PATIENCE_MS)

    @property
    def games(self) -> int:
        return self.fits.fit(GAME).games


@pytest.fixture
def table(tmp_path: Path, qtbot: QtBot) -> Iterator[Table]:
    made = Table(tmp_path, qtbot)
    yield made
    made.engine.shutdown()


def test_she_gets_weaker_when_the_other_has_lost_by_a_mistake(table: Table) -> None:
    assert (table.fits.percent, table.games) == (50, 0)
    table.play()
    fit = table.fits.fit(GAME)
    assert fit.games == 1
    assert fit.lost > 0
    assert fit.correction > 0
    assert table.fits.percent == fit.percent != 50


def test_the_share_stays_the_same_while_a_game_lasts(table: Table) -> None:
    table.play()
    percent = table.fits.percent
    table.session.new_game()
    table.play("a1 b2 c1")
    assert table.fits.percent == percent
    assert table.fits.player_now(FITTED) == parse_strategy(f"fitted~{percent}")
    for same in ("perfect", "fitted~7"):
        assert table.fits.player_now(parse_strategy(same)) == parse_strategy(same)


def test_the_share_waits_for_the_next_game_if_it_is_measured_too_late(
    table: Table, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(table.engine.measured, timeout=PATIENCE_MS):
        for move in parse_moves(GAME.start(), O_WINS):
            table.session.play(move)
        table.session.new_game()
        table.session.play(parse_moves(GAME.start(), "a1")[0])
    table.session.hold()
    table.session.resume()
    assert (table.fits.percent, table.games) == (50, 1)
    table.session.new_game()
    assert table.fits.percent != 50


def test_each_game_has_a_fit_of_its_own(table: Table) -> None:
    table.play()
    percent = table.fits.percent
    table.session.new_game(OTHER.start())
    assert table.fits.percent == 50
    table.session.new_game(GAME.start())
    assert table.fits.percent == percent != 50


def test_she_can_start_afresh(table: Table) -> None:
    table.play()
    table.session.new_game()
    table.fits.forget()
    assert (table.fits.percent, table.games) == (50, 0)


def test_she_forgets_all_games_and_what_is_still_being_measured(table: Table) -> None:
    table.session.new_game(OTHER.start())
    table.play("1 2 1 2 1 2 1")
    assert table.fits.fit(OTHER).games == 1
    table.session.new_game(GAME.start())
    for move in parse_moves(table.session.position, O_WINS):
        table.session.play(move)  # which begins to measure
    table.fits.forget_all()
    table.session.new_game()
    table.play()
    assert (table.fits.fit(OTHER).games, table.games) == (0, 1)


def test_a_game_that_she_joined_late_does_not_count(table: Table) -> None:
    table.play("a1 b2")
    table.session.set_seat(MIN, PERSON)
    table.session.set_seat(MIN, FITTED)
    table.play("b1 c1 c2 a3")
    assert table.session.position.outcome is not None
    assert table.games == 0


def test_a_game_that_was_begun_elsewhere_does_not_count(table: Table) -> None:
    record = GameRecord(GAME.start())
    record.play_all(parse_moves(GAME.start(), "a1 b2"))
    table.session.open_record(record, (PERSON, FITTED))
    table.play("b1 c1 c2 a3")
    assert table.session.position.outcome is not None
    assert table.games == 0


def test_a_game_counts_once(table: Table) -> None:
    table.play()
    table.session.back()
    table.play("a3")
    assert table.session.position.outcome is not None
    assert table.games == 1


def test_she_against_herself_measures_nobody(table: Table) -> None:
    table.session.set_seat(MAX, FITTED)
    table.play()
    assert table.games == 0


def test_a_game_that_could_not_be_measured_is_left_out(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_given: object) -> None:
        raise ArithmeticError

    with monkeypatch.context() as broken:
        broken.setattr(adaptive, "measure", fails)
        broken.setattr("sys.excepthook", fails_silently)
        table.play()
    table.session.new_game(OTHER.start())
    table.play("1 2 1 2 1 2 1")
    assert table.games == 0
    assert table.fits.fit(OTHER).games == 1


def fails_silently(*_given: object) -> None:
    """Take an error that is expected."""


def test_what_she_learns_too_late_is_not_about_the_next_person(table: Table) -> None:
    for move in parse_moves(table.session.position, O_WINS):
        table.session.play(move)
    table.fits.forget()
    table.play("")
    assert table.games == 0


def test_she_measures_bots_too(table: Table) -> None:
    table.session.set_seat(MAX, parse_strategy("random"))
    table.play()
    assert table.games == 1


def test_what_she_knows_is_remembered(table: Table) -> None:
    table.play()
    again = table.watch(table.session)
    assert again.fit(GAME) == table.fits.fit(GAME)
    assert again.percent == table.fits.percent


def test_only_so_many_games_are_remembered(table: Table) -> None:
    old = {f"mnk:3x3x{n}": "{}" for n in range(MOST_GAMES)}
    table.settings.set(FITS, str(old).replace("'", '"'))
    table.fits = table.watch(table.session)
    table.play()
    assert table.settings.get(FITS).count("mnk") == MOST_GAMES - 1
    assert table.games >= 1


def test_a_game_that_is_played_again_is_not_forgotten(table: Table) -> None:
    old = {GAME.id: "{}"} | {f"mnk:3x3x{n}": "{}" for n in range(MOST_GAMES - 1)}
    table.settings.set(FITS, str(old).replace("'", '"'))
    table.fits = table.watch(table.session)
    table.play()
    table.session.new_game(OTHER.start())
    table.play("1 2 1 2 1 2 1")
    assert table.games >= 1
    assert table.settings.get(FITS).count("mnk") == MOST_GAMES - 2


@pytest.mark.parametrize(
    "text", ["{", "[]", "7", '{"tic-tac-toe": 7}', '{"tic-tac-toe": "{"}', "[" * 100_000]
)
def test_damaged_settings_only_make_her_start_afresh(table: Table, text: str) -> None:
    table.settings.set(FITS, text)
    assert table.watch(table.session).percent == 50


# In the window


def test_she_says_openly_how_many_moves_she_plays_at_random(driver: Driver) -> None:
    driver.window.flow.set_pause(100_000)  # her moves are made here
    box, fits, session = driver.seat_box(MIN), driver.window.fits, driver.window.session
    driver.choose(box, "Mira")
    told = "Adapts to you: it now plays 50% of its moves at random."
    assert box.accessibleDescription() == told
    assert box.itemData(box.currentIndex(), Qt.ItemDataRole.ToolTipRole) == told
    with driver.heard(driver.window.engine.measured):
        for move in parse_moves(session.position, O_WINS):
            session.play(move)
    assert fits.percent != 50
    assert f" {fits.percent}%" in box.accessibleDescription()


@pytest.mark.parametrize(
    ("game", "moves", "told"),
    [
        ("tic-tac-toe", O_WINS, "This bot knows the exact value of each move you made."),
        ("chess", "f2f3 e7e5 g2g4 d8h4", "This bot had to guess the value of some of your moves."),
    ],
)
def test_she_says_whether_she_had_to_guess(
    driver: Driver, game: str, moves: str, told: str
) -> None:
    driver.window.flow.set_pause(100_000)
    driver.choose(driver.seat_box(MIN), "Mira")
    driver.begin(game)
    session, name = driver.window.session, "Who plays Black" if game == "chess" else "Who plays O"
    box = driver.named(QComboBox, name)
    assert told not in box.accessibleDescription()
    with driver.heard(driver.window.engine.measured):
        for move in parse_moves(session.position, moves):
            session.play(move)
    assert session.position.outcome is not None
    assert box.accessibleDescription().endswith(told)
    assert str(box.itemData(box.currentIndex(), Qt.ItemDataRole.ToolTipRole)).endswith(told)


def test_she_starts_afresh_when_she_is_chosen_again(driver: Driver) -> None:
    driver.window.flow.set_pause(100_000)
    box, session = driver.seat_box(MIN), driver.window.session
    driver.choose(box, "Mira")
    with driver.heard(driver.window.engine.measured):
        for move in parse_moves(session.position, O_WINS):
            session.play(move)
    session.new_game()
    assert driver.window.fits.percent != 50
    driver.choose(box, "Mira")
    assert driver.window.fits.percent == 50


def test_her_moves_are_asked_for_with_the_share_that_she_states(driver: Driver) -> None:
    asked = list[StrategyId | None]()

    def note(answer: Answer) -> None:
        asked.append(answer.request.strategy)

    driver.window.flow.botMoves.connect(note)
    driver.choose(driver.seat_box(MIN), "Mira")
    driver.click("b2")
    driver.wait_turn()
    assert driver.position.ply == 2
    assert asked == [parse_strategy("fitted~50")]


def test_a_game_counts_if_the_language_changes_in_the_middle_of_it(driver: Driver) -> None:
    driver.window.flow.set_pause(100_000)
    driver.choose(driver.seat_box(MIN), "Mira")
    moves = parse_moves(driver.position, O_WINS)
    for move in moves[:2]:
        driver.window.session.play(move)
    window = driver.window
    with driver.heard(window.replaced):
        window.preferences.choose_language("de")
    new = next(each for each in QApplication.topLevelWidgets() if is_another(each, window))
    assert isinstance(new, MainWindow)
    new.flow.set_pause(100_000)
    for move in moves[2:]:
        new.session.play(move)
    driver.wait(lambda: new.fits.fit(GAME).games == 1)


def is_another(widget: QWidget, window: MainWindow) -> bool:
    return isinstance(widget, MainWindow) and widget is not window and widget.isVisible()


def test_she_is_at_the_table_again_after_a_restart(driver: Driver, open_window: OpenWindow) -> None:
    driver.choose(driver.seat_box(MIN), "Mira")
    driver.window.close()
    again = open_window()
    assert again.seat_box(MIN).currentText() == "Mira"
    assert again.window.session.seat(MIN) == FITTED
