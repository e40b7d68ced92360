# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The arena page, driven by clicks: choose, watch, pause, stop, browse and save a run."""

import csv
import json
import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSpinBox,
    QTreeView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop_app.arena import experiment_cards
from desktop_app.arena.bars import ScoreBar
from desktop_app.arena.charts import SharesChart
from desktop_app.arena.experiments import experiments
from desktop_app.arena.page import ArenaPage
from desktop_app.arena.run_thread import RunState
from desktop_app.core.position import MAX, MIN
from desktop_app.kit.look.scale import WIDE
from desktop_app.kit.look.theme import CONTRAST_DARK, CONTRAST_LIGHT, DARK, LIGHT
from desktop_app.kit.message_bar import MessageBar
from desktop_app.tournaments.store import Store
from desktop_app.words.counted import COUNTED
from tests.driver import Driver, Key, about, named
from tests.hearing import listen
from tests.shell.test_controls import name_of
from tests.shell.test_finger_sizes import choose_sizes, low
from tests.window import OpenWindow

MANY, ENDLESS = 10_000, 200_000
"""The most games that can be chosen: some seconds. And more than any test waits for."""


def opened(driver: Driver) -> ArenaPage:
    driver.press("k")
    page = driver.window.pages.arena_page
    assert page.isVisible()
    driver.settle()
    return page


def button(page: QWidget, text: str) -> QAbstractButton:
    buttons = page.findChildren(QAbstractButton)
    # the bar for messages has a Cancel of its own
    own = [each for each in buttons if not isinstance(each.parent(), MessageBar)]
    (found,) = [each for each in own if each.text() == text]
    return found


def click(driver: Driver, page: ArenaPage, text: str) -> None:
    wanted = button(page, text)
    driver.wait(wanted.isEnabled)
    if page.experiments.isAncestorOf(wanted):
        page.experiments.ensureWidgetVisible(wanted)
    driver.click_widget(wanted)


def choose(page: ArenaPage, games: int, second: str = "Random", seed: int = 0) -> None:
    named(page, QSpinBox, "Games").setValue(games)
    named(page, QSpinBox, "Seed").setValue(seed)
    box = named(page, QComboBox, "Player 2")
    box.setCurrentIndex(box.findText(second))


def start(page: ArenaPage) -> None:
    """Press Start by keyboard, because a click would miss it if it were scrolled out of sight."""
    wanted = button(page, "Start")
    wanted.setFocus()
    QTest.keyClick(wanted, Qt.Key.Key_Space)


def finish(driver: Driver, page: ArenaPage) -> None:
    driver.wait(lambda: page.run.state is RunState.OVER)
    driver.settle()


def cells(view: QTreeView, row: int) -> list[str]:
    model = view.model()
    return [str(model.index(row, each).data()) for each in range(model.columnCount())]


def answer_with(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    """Answer every file dialog with this file."""

    def ask(*_: object) -> tuple[str, str]:
        return str(file), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)


def played(driver: Driver, games: int = 40) -> ArenaPage:
    """A page with a finished run of perfect against random."""
    page = opened(driver)
    choose(page, games)
    start(page)
    finish(driver, page)
    return page


def test_an_experiment_is_played_with_one_click(driver: Driver) -> None:
    page = opened(driver)
    of_a_run = (page.steering.bar, page.steering.pause, page.saver.csv, page.saver.json)
    assert not any(part.isVisible() for part in of_a_run)
    click(driver, page, "Perfect against perfect")
    finish(driver, page)
    assert all(part.isVisible() for part in of_a_run)
    assert about(page, "Result").text() == (
        "Perfect: 100 games, all drawn. Neither player looks stronger."
    )
    row = cells(named(page, QTreeView, "Pairs of players"), 0)
    assert row[:2] == ["Perfect – Perfect", "0 won, 100 drawn, 0 lost"]
    assert row[4] == "100"
    assert row[-1] == about(page, "Result").text()
    assert about(page, "Progress of this run").text().startswith("100 of 100 games")


def test_filtering_the_games_shows_that_the_perfect_player_lost_none(
    driver: Driver,
) -> None:
    page = played(driver)
    click(driver, page, "Games")
    kinds, whose = named(page, QComboBox, "Which games?"), named(page, QComboBox, "Whose games?")
    view = named(page, QTreeView, "Games in this run")
    assert view.model().rowCount() == 40
    driver.choose(kinds, "Games lost by")
    driver.choose(whose, "Perfect")
    assert view.model().rowCount() == 0
    driver.choose(whose, "Random")
    lost = view.model().rowCount()
    assert lost > 20
    driver.choose(kinds, "Games won by")
    assert view.model().rowCount() == 0
    driver.choose(whose, "Perfect")
    assert view.model().rowCount() == lost


def test_a_game_is_opened_on_the_board_and_walked_through_with_values(driver: Driver) -> None:
    page = played(driver)
    click(driver, page, "Games")
    view = named(page, QTreeView, "Games in this run")
    view.setCurrentIndex(view.model().index(1, 0))
    row = cells(view, 1)
    view.setFocus()
    driver.press(Key.Key_Return)
    window = driver.window
    assert window.pages.is_at_board
    assert window.layouts.analysing
    assert driver.position == driver.position.game.start()
    seats = [str(window.session.seat(player)) for player in (MAX, MIN)]
    assert seats == [name.lower() for name in row[1:3]]
    driver.wait_values()
    for _ in range(int(row[4])):
        driver.press(Key.Key_PageDown)
    assert driver.position.outcome is not None
    assert page.run.state is RunState.OVER  # nothing is lost by going there


@pytest.mark.usefixtures("processes")
def test_a_run_is_paused_goes_on_and_is_cancelled(driver: Driver) -> None:
    page = opened(driver)
    choose(page, MANY)
    start(page)
    driver.wait(lambda: page.results.games)
    click(driver, page, "Pause")
    assert page.run.state is RunState.PAUSED
    before = len(page.results.games)
    click(driver, page, "Continue")
    driver.wait(lambda: len(page.results.games) > before)
    click(driver, page, "Stop")
    driver.wait(lambda: page.run.state is RunState.STOPPED)
    kept = len(page.results.games)
    assert before < kept < MANY
    click(driver, page, "Continue")
    driver.wait(lambda: len(page.results.games) > kept)


def test_the_end_of_a_run_and_its_result_are_announced(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = listen(monkeypatch)
    page = opened(driver)
    choose(page, 10, "Perfect")
    start(page)
    driver.press(Key.Key_Escape)  # also on another page
    finish(driver, page)
    ends = [text for text in heard if "The run" in text]
    assert ends == ["The run is over. Perfect: 10 games, all drawn. Neither player looks stronger."]
    driver.press("k")
    button(page, "Add player").click()
    choose(page, 4)
    named(page, QComboBox, "Player 3").setCurrentText("Random")
    start(page)
    driver.wait(lambda: len(page.results.games) == 12)
    finish(driver, page)
    ends = [text for text in heard if "The run" in text]
    assert len(ends) == 2
    assert re.fullmatch(r"The run is over\. Best score: \d+\.\d%, by Perfect\.", ends[1])


@pytest.mark.usefixtures("processes")
def test_stopping_a_run_is_announced_but_opening_one_is_not(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = listen(monkeypatch)
    first = open_window()
    page = opened(first)
    choose(page, MANY)
    start(page)
    first.wait(lambda: page.results.games)
    first.click_widget(page.steering.cancel)
    first.wait(lambda: page.run.state is RunState.STOPPED)
    ends = [text for text in heard if "The run" in text]
    done = f"{len(page.results.games):,}"
    assert len(ends) == 1
    stopped = f"The run stopped after {done} of 10,000 games. "
    assert ends[0].removeprefix(stopped).startswith((f"Of {done} games, Perfect", "Perfect won "))
    first.window.close()
    heard.clear()
    again = opened(open_window())
    first.wait(lambda: again.run.state is RunState.STOPPED)
    first.settle()
    assert not [text for text in heard if "The run" in text]


@pytest.mark.usefixtures("processes")
def test_a_window_that_is_closed_in_the_middle_loses_no_game_and_goes_on(
    open_window: OpenWindow,
) -> None:
    first = open_window()
    page = opened(first)
    choose(page, MANY)
    start(page)
    first.wait(lambda: len(page.results.games) > 50)
    place = page.run.place
    assert place is not None
    first.window.close()
    seen = {(game.pair, game.number) for game in page.results.games}
    with Store(place) as store:
        in_file = store.numbers()
    assert seen <= in_file
    again = opened(open_window())
    first.wait(lambda: again.run.state is RunState.STOPPED)
    assert {(game.pair, game.number) for game in again.results.games} == in_file
    button(again, "Continue").click()
    first.wait(lambda: len(again.results.games) > len(in_file))


def test_choices_are_restored_after_a_restart(open_window: OpenWindow) -> None:
    first = open_window()
    page = opened(first)
    choose(page, 7, "Rules on paper", seed=11)
    button(page, "Add player").click()
    named(page, QSpinBox, "Openings").setValue(3)
    start(page)
    finish(first, page)
    first.window.close()
    again = opened(open_window())
    assert [str(name) for name in again.choices.players] == ["perfect", "paper", "paper"]
    assert named(again, QSpinBox, "Games").value() == 7
    assert named(again, QSpinBox, "Openings").value() == 3
    assert named(again, QSpinBox, "Seed").value() == 11
    first.wait(lambda: len(again.results.games) == 21)  # and what came out


def test_the_results_are_saved(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = played(driver)
    for text, name in (("Save CSV", "games.csv"), ("Save JSON", "run.json")):
        answer_with(monkeypatch, tmp_path / name)
        click(driver, page, text)
        driver.wait(lambda name=name: name in page.message.text)
    lines = list(csv.DictReader((tmp_path / "games.csv").read_text().splitlines()))
    assert len(lines) == 40
    assert {line["a"] for line in lines} == {"perfect"}
    assert {line["result"] for line in lines} <= {"1", "0"}
    found = json.loads((tmp_path / "run.json").read_text())
    assert found["games"] == 40
    assert found["pairs"][0]["losses"] == 0


@pytest.mark.usefixtures("processes")
def test_each_turn_of_the_perfect_player_lists_all_moves_with_their_values(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened(driver)
    click(driver, page, "Perfect against top-left")
    finish(driver, page)
    click(driver, page, "Turns")
    text = named(page, QPlainTextEdit, "The perfect player's turns").toPlainText()
    lines = text.splitlines()
    assert lines[0].endswith("Every move was among the best.")
    moves = [line for line in lines if line.startswith("Move ")]
    assert lines[0].startswith(f"Turns: {len(moves)}.")
    assert len(moves) > 5
    for line in moves:
        values, chosen = line.partition(": ")[2].split(". ", 1)
        best = values.split(", ")[0].split(" ")[1]
        name = chosen.removeprefix("Played: ").split(", ")[0]
        assert f"{name} {best}" in values.split(", ")
    first = next(line for line in moves if line.startswith("Move 1: "))
    assert first.count(" 0") == 9  # all first moves of tic-tac-toe draw
    file = tmp_path / "turns.txt"
    answer_with(monkeypatch, file)
    click(driver, page, "Save list")
    driver.wait(lambda: file.name in page.message.text)
    assert file.read_text() == text


@pytest.mark.usefixtures("processes")
def test_the_arena_works_by_keyboard_alone_and_toggles_by_its_key(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The real experiment may be over before the page is left.
    first, *others = experiments()
    endless = replace(first, tournament=replace(first.tournament, games=ENDLESS))
    monkeypatch.setattr(experiment_cards, "experiments", lambda: [endless, *others])
    page = opened(driver)
    focused = driver.window.focusWidget()
    assert focused is page.experiments.cards[0]
    driver.press(Key.Key_Space)
    driver.wait(lambda: page.results.games)
    driver.press(Key.Key_Escape)
    assert driver.window.pages.is_at_board
    before = len(page.results.games)
    driver.wait(lambda: len(page.results.games) > before)  # it goes on
    driver.press("k")
    assert page.isVisible()
    driver.press("k")
    assert driver.window.pages.is_at_board
    driver.press("e")
    driver.press("k")
    assert page.isVisible()


def test_every_control_has_a_name_and_a_tip_and_meets_a_finger(driver: Driver) -> None:
    choose_sizes(driver, "Always")
    page = played(driver)
    for view in ("Results", "Games", "Turns"):
        click(driver, page, view)
        driver.settle()
        assert low(page) == []
        for kind in (QAbstractButton, QComboBox, QSpinBox, QTreeView):
            for widget in page.findChildren(kind):
                inside = isinstance(widget.parent(), QTreeView | QSpinBox | QComboBox | QLineEdit)
                if widget.isVisible() and not inside and not widget.objectName():
                    assert name_of(widget).strip(), widget
                    assert widget.toolTip().strip(), name_of(widget)


def test_it_is_painted_in_all_colours_and_sizes_and_nothing_is_cut(driver: Driver) -> None:
    driver.window.resize(1366, 768)
    page = played(driver)
    for size in ((1366, 768), (1024, 600), (700, 600)):
        driver.window.resize(*size)
        driver.settle()
        for theme in (DARK, CONTRAST_DARK, CONTRAST_LIGHT, LIGHT):
            driver.window.set_theme(theme)
            assert not driver.window.grab().isNull()
        for widget in page.findChildren(QPushButton):
            if widget.isVisible():
                assert widget.width() >= widget.minimumSizeHint().width(), widget.text()
        for label in page.findChildren(QLabel):
            if label.isVisible() and label.text() and label.wordWrap():
                assert label.height() >= label.heightForWidth(label.width()), label.text()
        right = page.mapToGlobal(page.rect().topRight()).x()
        for text in ("Stop", "Save JSON"):
            wanted = button(page, text)
            assert wanted.mapToGlobal(wanted.rect().topRight()).x() <= right


@pytest.mark.usefixtures("processes")
def test_random_presses_in_random_order_cause_no_error(driver: Driver) -> None:
    page, random = opened(driver), Random(3)
    for _ in range(120):
        usable = [
            each
            for each in page.findChildren(QAbstractButton)
            if each.isVisible() and each.isEnabled() and not each.text().startswith("Save")
        ]
        boxes = [each for each in page.findChildren(QComboBox) if each.count()]
        if random.random() < 0.3:
            box = random.choice(boxes)
            box.setCurrentIndex(random.randrange(box.count()))
        else:
            random.choice(usable).click()
        driver.settle()
        if driver.window.pages.is_at_board:
            driver.press("k")
    page.run.cancel()
    driver.wait(lambda: not page.run.is_busy)
    for standing in page.results.standings:
        assert sum(standing.counts) <= standing.games


@pytest.mark.parametrize(
    ("title", "sides"),
    [("Matchboxes learn", (500, 500)), ("Matchboxes against minimax", (1000, 0))],
)
def test_learning_curves_are_drawn(driver: Driver, title: str, sides: tuple[int, int]) -> None:
    page = opened(driver)
    click(driver, page, title)
    finish(driver, page)
    first = named(page, SharesChart, "Moving first: the last 50 games")
    second = named(page, SharesChart, "Moving second, with different matchboxes")
    for chart, games in zip((first, second), sides, strict=True):
        assert chart.isVisible() is (games > 0)
        assert games == 0 or chart.accessibleDescription().startswith(COUNTED.games(games))
    if not sides[1]:
        told = first.accessibleDescription()
        assert told.index("lost") < told.index("the last")
        assert told.endswith(("lost 0%", "lost 2%", "lost 4%"))
    click(driver, page, "Experiments")
    click(driver, page, "Perfect against perfect")
    finish(driver, page)
    assert not first.isVisible()


def test_a_game_whose_moves_cannot_be_played_is_refused_by_the_board(driver: Driver) -> None:
    page = played(driver, 2)
    tournament, before = page.results.tournament, driver.window.session.record
    assert tournament is not None
    page.gameChosen.emit(tournament, page.results.games[0]._replace(moves="a1a1"))
    driver.settle()
    assert driver.window.pages.is_at_board
    assert "a1" in driver.window.message_bar.text
    assert driver.window.session.record is before


def test_the_legend_of_the_results_fits_a_narrow_bar(qtbot: QtBot) -> None:
    bar = ScoreBar()
    qtbot.addWidget(bar)
    bar.show_counts([30, 200, 1000])
    whole = bar.sizeHint()
    for share in (1.0, 0.9, 0.75):
        bar.resize(round(share * whole.width()), whole.height())
        drawn = bar.grab().toImage()
        below = range(whole.height() // 2 + 4, whole.height())
        edge = {drawn.pixel(bar.width() - 1 - out, y) for y in below for out in range(WIDE // 2)}
        assert len(edge) == 1  # nothing but the background, so the last word ends before it
