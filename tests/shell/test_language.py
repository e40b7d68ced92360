# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Another language is chosen while the program runs: all texts change, and nothing is lost."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSettings, Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from desktop_app.arena.run_thread import RunState
from desktop_app.core.position import MAX, MIN, Position
from desktop_app.core.score import Outcome
from desktop_app.explain.examples import examples
from desktop_app.explain.lesson_file import Lesson
from desktop_app.explain.page import ExplainPage
from desktop_app.languages import current_language
from desktop_app.play.session import PERSON
from desktop_app.players.registry import parse_strategy
from desktop_app.search.limits import Limits
from desktop_app.settings import LANGUAGE, Settings
from desktop_app.shell.application import may_offer_languages, offer_languages
from desktop_app.shell.main_window import MainWindow
from desktop_app.tournaments.conditions import GameConditions
from desktop_app.tournaments.tournament import Tournament
from tests.driver import CONTROL, SHIFT, Driver, Key
from tests.files.games import shape
from tests.kept import held
from tests.translations import EXAMPLE, small_languages, three_languages
from tests.waiting import PATIENCE_MS
from tests.window import OpenWindow

__all__ = ["small_languages", "three_languages"]

pytestmark = pytest.mark.usefixtures("three_languages")


class Speaker:
    """A window whose language changes."""

    def __init__(self, qtbot: QtBot, open_window: OpenWindow) -> None:
        self._qtbot = qtbot
        self.driver: Driver = open_window()

    @property
    def window(self) -> MainWindow:
        """The window that is open."""
        return self.driver.window

    def change(self, code: str) -> None:
        """Choose a language, and wait for its window."""
        with self._qtbot.waitSignal(self.window.replaced, timeout=60_000) as waiting:
            self.window.preferences.choose_language(code)
        (window,) = cast("list[object]", waiting.args)
        assert isinstance(window, MainWindow)
        window.flow.set_pause(0)
        self._qtbot.waitUntil(window.isActiveWindow, timeout=PATIENCE_MS)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.driver = Driver(window, self._qtbot)


@pytest.fixture
def speaker(qtbot: QtBot, open_window: OpenWindow) -> Speaker:
    return Speaker(qtbot, open_window)


def test_all_texts_change_and_change_back(speaker: Speaker) -> None:
    texts = dict[str, str]()
    for code in ("de", "ar", "en", "de"):
        speaker.change(code)
        texts[code] = speaker.window.actions_list["new"].text()
        assert current_language() == code
        assert speaker.window.board.accessibleName() == ("Brett" if code == "de" else "Board")
    assert texts == {"de": "Neues Spiel", "ar": "لعبة جديدة", "en": "New game"}
    shown = [w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)]
    assert [w for w in shown if w.isVisible()] == [speaker.window]


def test_the_games_go_on(speaker: Speaker, settings_file: Path) -> None:
    first = speaker.driver
    first.seat(MIN, PERSON)
    first.begin("tic-tac-toe", "b2a1")
    first.begin("connect-four", "4453")
    session = first.window.session
    session.back()
    session.play(session.position.legal_moves()[0])
    session.comment("instead")
    first.seat(MIN, "alpha-beta:2")
    record, before, seeds = session.record, list(session.before), session.seeds
    first.window.history.know(record, {})
    began = held(settings_file.parent).game.began
    speaker.change("de")
    again = speaker.window.session
    assert again.record is record
    assert list(again.before) == before
    assert again.seeds == seeds
    assert (again.chosen_seat(MAX), again.chosen_seat(MIN)) == (
        PERSON,
        parse_strategy("alpha-beta:2"),
    )
    again.comment("and in German")
    speaker.window.close()
    kept = held(settings_file.parent)  # in one journal
    assert shape(kept.record) == shape(record)
    assert kept.record.current.comment == "and in German"
    assert [shape(each) for each in kept.records] == [shape(each) for each in before]
    assert kept.game.began == began


def test_bots_that_were_told_to_wait_still_wait(speaker: Speaker) -> None:
    session = speaker.window.session
    session.set_seat(MIN, parse_strategy("random"))
    speaker.window.actions_list["hold"].trigger()
    speaker.driver.click("b2")
    assert session.told_to_wait
    speaker.change("de")
    again = speaker.window.session
    assert again.told_to_wait
    assert again.bot_waits
    assert speaker.window.actions_list["hold"].isChecked()


def test_a_bot_that_was_thinking_moves(speaker: Speaker) -> None:
    session, flow = speaker.window.session, speaker.window.flow
    session.set_seat(MIN, parse_strategy("random"))
    flow.set_pause(10_000)
    speaker.driver.click("b2")
    assert flow.thinking
    speaker.change("de")
    again = speaker.window.session
    speaker.driver.wait(lambda: len(again.record.moves()) == 2)
    assert not again.held


def test_panels_values_and_the_choice_stay(speaker: Speaker, settings_file: Path) -> None:
    window = speaker.window
    window.session.set_seat(MIN, PERSON)
    window.actions_list["list"].trigger()
    speaker.driver.wait(lambda: window.flow.analysis is not None and window.flow.analysis.complete)
    speaker.driver.click("b2")
    speaker.driver.wait(lambda: bool(window.history.values(window.session.record)))
    values = _outcomes(window)
    speaker.change("de")
    assert speaker.window.layouts.analysing
    assert values.items() <= _outcomes(speaker.window).items()
    assert speaker.window.board.hasFocus()
    store = QSettings(str(settings_file), QSettings.Format.IniFormat)
    assert Settings(store).get(LANGUAGE) == "de"


def _outcomes(window: MainWindow) -> dict[Position, Outcome]:
    """What the history knows of the game on the board."""
    values = window.history.values(window.session.record)
    return {position: score.outcome for position, score in values.items()}


def test_a_lesson_stays_at_its_step(speaker: Speaker) -> None:
    pages = speaker.window.pages
    pages.toggle()
    page = pages.explain_page
    page.show_example(examples()[7])
    speaker.driver.wait(page.drawing.isEnabled)
    page.controls.slider.setValue(9)
    page.numbers.line.setText("1 2 3")
    left = page.lessons.now()
    speaker.change("de")
    assert speaker.window.pages.is_explaining
    again = speaker.window.pages.explain_page
    assert left is not None
    assert left.language == "en"
    in_german = replace(left, title=EXAMPLE, language="de")  # the example has a title in German
    speaker.driver.wait(lambda: again.lessons.now() == in_german)
    assert again.numbers.line.text() == "1 2 3"
    speaker.change("en")
    last = speaker.window.pages.explain_page
    speaker.driver.wait(lambda: last.lessons.now() == left)


def test_a_teachers_note_stays_in_its_own_language(speaker: Speaker) -> None:
    pages = speaker.window.pages
    pages.toggle()
    page = pages.explain_page
    speaker.driver.wait(page.drawing.isEnabled)
    start = speaker.window.session.position
    page.lessons.show_lesson(Lesson(start, depth=2, title="Bonjour", language="fr"))
    speaker.driver.wait(lambda: _note(page) == ("Bonjour", "fr"))
    speaker.change("ar")
    again = speaker.window.pages.explain_page
    speaker.driver.wait(lambda: _note(again) == ("Bonjour", "fr"))
    assert again.note.layoutDirection() is Qt.LayoutDirection.LeftToRight
    assert again.layoutDirection() is Qt.LayoutDirection.RightToLeft


def _note(page: ExplainPage) -> tuple[str, str]:
    """The title of the note above the tree, and its language."""
    now = page.lessons.now()
    return ("", "") if now is None else (now.title, now.language)


def test_a_run_in_the_arena_goes_on(speaker: Speaker) -> None:
    speaker.window.pages.toggle_arena()
    page = speaker.window.pages.arena_page
    terms = GameConditions("tic-tac-toe", 1, Limits())
    players = (parse_strategy("perfect"), parse_strategy("random"))
    tournament = Tournament(terms, players, 200_000)  # no window takes so long to change
    page.choices.started.emit(tournament)
    speaker.driver.wait(lambda: bool(page.results.games))
    assert page.run.state is RunState.PLAYING
    before = len(page.results.games)
    speaker.change("de")
    assert speaker.window.pages.is_at_arena
    again = speaker.window.pages.arena_page
    speaker.driver.wait(lambda: len(again.results.games) > before)
    assert again.results.tournament == tournament
    speaker.driver.wait(lambda: again.run.state is RunState.PLAYING)
    again.run.cancel()
    speaker.driver.wait(lambda: not again.run.is_busy)


def test_a_position_that_is_being_typed_stays(speaker: Speaker) -> None:
    window = speaker.window
    window.position_bar.open_bar()
    window.position_bar.line.setText("b2a")
    speaker.change("ar")
    assert speaker.window.position_bar.isVisible()
    assert speaker.window.position_bar.line.text() == "b2a"


def test_the_key_opens_the_list_with_the_current_language_marked(speaker: Speaker) -> None:
    speaker.driver.press(Key.Key_L, modifier=CONTROL | SHIFT)
    menu = speaker.window.preferences.languages
    assert menu.isVisible()
    assert [action.text() for action in menu.actions()] == ["Deutsch", "English", "العربية"]
    assert [action.text() for action in menu.actions() if action.isChecked()] == ["English"]
    assert menu.activeAction().text() == "English"
    menu.close()


def test_a_first_start_offers_all_languages_until_a_move_is_made(
    speaker: Speaker, tmp_path: Path
) -> None:
    fresh = Settings(QSettings(str(tmp_path / "fresh.ini"), QSettings.Format.IniFormat))
    assert may_offer_languages(fresh)
    fresh.set(LANGUAGE, "de")
    assert not may_offer_languages(fresh)
    window = speaker.window
    offer_languages(window)
    bar = window.message_bar
    buttons = [b for b in bar.findChildren(QPushButton) if b.isVisible()]
    assert [button.text() for button in buttons] == ["Deutsch", "English", "العربية"]
    assert window.board.hasFocus()
    window.session.set_seat(MIN, PERSON)
    speaker.driver.click("b2")
    assert not bar.isVisible()
