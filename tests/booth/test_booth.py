# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The booth as visitors and presenter use it: touches, time-outs, the PIN, languages, crashes."""

import ctypes
import gc
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from weakref import ref

import pytest
import shiboken6
from PySide6 import QtDBus
from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QTabBar,
    QToolButton,
    QTreeView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop_app.booth import pin as pins
from desktop_app.booth.cards import LEAST, Card, DayCard, FaceButton, OpponentRow, StateBar
from desktop_app.booth.day import DayLog, NotedMistake
from desktop_app.booth.flow import FIRST_OPPONENT, BoothStage, BoothTimes
from desktop_app.booth.pin import Pin
from desktop_app.booth.riddles import EXAMPLE, record_of_moves
from desktop_app.booth.sleep_inhibitor import SleepInhibitor
from desktop_app.booth.window import CORNER, FOLDER, BoothWindow
from desktop_app.core.position import MAX, Player
from desktop_app.explain.page import ExplainPage
from desktop_app.explain.words.tree import layer_tip
from desktop_app.games.registry import find_game
from desktop_app.kit.item_views import WholeRows
from desktop_app.kit.look.scale import CAPTION, default_font
from desktop_app.kit.look.typefaces import FACE
from desktop_app.languages import (
    ENGLISH,
    current_language,
    load_language,
    native_name,
    offered_languages,
)
from desktop_app.play.board.view import BoardView
from desktop_app.play.candidates.legend import Legend
from desktop_app.play.candidates.model import MEANING
from desktop_app.play.candidates.panel import CandidatePanel
from desktop_app.play.session import PERSON, GameSession
from desktop_app.play.why.bars import WhySentence, WhySteps
from desktop_app.players.characters import FITTED_PLAYER, Character
from desktop_app.search.minimax import minimax
from tests.calm import pass_time, settle, tick
from tests.driver import Fingers
from tests.virtual_screen import ScreenResolution, qapp_args
from tests.waiting import PATIENCE_MS
from tests.window import as_in_the_program, in_english

__all__ = ["as_in_the_program", "in_english", "qapp_args"]

ROOT = Path(__file__).parent.parent.parent
LEFT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
LONG = 10**9
"""Milliseconds; timers run out when a test says so."""
SLOW = BoothTimes(
    idle=LONG, tick=LONG, ticks=3, step=LONG, reason=LONG, riddle=LONG, answer=LONG, explain=LONG
)
PIN = "2580"
SIZES = ((1024, 600), (1366, 768), (1920, 1080), (800, 1280))
STILL = (BoardView, Card, CandidatePanel, FaceButton, QPushButton, WholeRows)
"""What stays in its place during a game."""


class Booth:
    """A booth, and the people before it."""

    def __init__(self, window: BoothWindow, qtbot: QtBot) -> None:
        self.window, self._qtbot = window, qtbot

    @property
    def stage(self) -> BoothStage:
        return self.window.flow.stage

    def sizes(self, sizes: Sequence[tuple[int, int]] = SIZES) -> Iterator[tuple[int, int]]:
        """Give the window one size after another, and lay everything out."""
        for size in sizes:
            self.window.resize(*size)
            settle()
            self.window.grab()  # which lays everything out
            assert (self.window.width(), self.window.height()) == size
            yield size

    def until(self, stage: BoothStage) -> None:
        """Let time pass until a stage begins."""
        for _ in range(30):
            if self.stage is stage:
                return
            self.wait(lambda: True)
            pass_time()
        raise AssertionError(f"{stage} did not come")

    def wait(self, condition: Callable[[], bool]) -> None:
        self._qtbot.waitUntil(condition, timeout=PATIENCE_MS)

    def touch(self, place: QPoint) -> None:
        handle = self.window.windowHandle()
        QTest.mouseClick(handle, LEFT, NO_KEYS, place)

    def touch_board(self, text: str) -> None:
        """Touch where a move is made."""
        board = self.window.page.board
        position = board.picture.position
        move = position.game.parse_move(position, text)
        place = board.place_center(board.kind.place_of(position, move)).toPoint()
        self.touch(board.viewport().mapTo(self.window, place))

    def button(self, text: str) -> QPushButton:
        """The button with this text, as soon as it is there."""

        def found() -> list[QPushButton]:
            all_of_them = self.window.findChildren(QPushButton)
            return [each for each in all_of_them if each.text() == text and each.isVisible()]

        self.wait(lambda: len(found()) == 1)
        return found()[0]

    def press(self, text: str) -> None:
        button = self.button(text)
        self.touch(button.mapTo(self.window, button.rect().center()))

    @property
    def faces(self) -> dict[str, FaceButton]:
        """The buttons with the opponents, by their names."""
        all_of_them = self.window.page.findChildren(FaceButton)
        return {each.accessibleName(): each for each in all_of_them if each.isVisible()}

    def press_face(self, name: str) -> None:
        button = self.faces[name]
        self.touch(button.mapTo(self.window, button.rect().center()))

    def let_time_pass(self) -> None:
        """Let time pass, and touch the large button when the countdown begins."""
        pass_time()
        if self.window.countdown.isVisible():
            self.press("I'm still here")

    def hold_corner(self) -> None:
        handle = self.window.windowHandle()
        QTest.mousePress(handle, LEFT, NO_KEYS, QPoint(CORNER // 2, CORNER // 2))
        pass_time()
        QTest.mouseRelease(handle, LEFT, NO_KEYS, QPoint(CORNER // 2, CORNER // 2))

    def type_pin(self, digits: str) -> None:
        QTest.keyClicks(self.window.pad, digits)
        QTest.keyClick(self.window.pad, Qt.Key.Key_Return)

    def bot_has_moved(self) -> None:
        self.wait(lambda: self.window.page.board.picture.position.turn is MAX)

    def play(self, *moves: str) -> None:
        """Play, each move when it is the visitor's turn."""
        for move in moves:
            self.bot_has_moved()
            self.touch_board(move)

    def lose(self) -> None:
        """Take the first empty square each time until the game is over."""
        board = self.window.page.board
        while board.picture.position.outcome is None:
            position = board.picture.position
            if position.turn is MAX:
                move = next(iter(position.legal_moves()))
                self.touch_board(position.game.move_text(move))
            else:
                self.bot_has_moved_or_won()

    def draw(self) -> None:
        """Play tic-tac-toe perfectly until it is over, against a bot that does so, too."""
        board = self.window.page.board
        while board.picture.position.outcome is None:
            position = board.picture.position
            if position.turn is MAX:
                best = max(position.legal_moves(), key=lambda move: minimax(position.after(move)))
                self.touch_board(position.game.move_text(best))
            else:
                self.bot_has_moved_or_won()

    def bot_has_moved_or_won(self) -> None:
        board = self.window.page.board

        def is_ready() -> bool:
            position = board.picture.position
            return position.outcome is not None or position.turn is MAX

        self.wait(is_ready)


@pytest.fixture(autouse=True)
def few_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A PIN is hashed in no time: see `test_pin.py`."""
    monkeypatch.setattr(pins, "ROUNDS", 10)


OpenBooth = Callable[..., Booth]


@pytest.fixture
def open_booth(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[OpenBooth]:
    """Return a function that opens a booth with a PIN, or without one."""
    booths: list[BoothWindow] = []

    def open_one(
        *, pin: str = PIN, times: BoothTimes = SLOW, seed: int = 1, full_screen: bool = False
    ) -> Booth:
        if pin:
            Pin(tmp_path / FOLDER).set(pin)
        game = record_of_moves(EXAMPLE[0], "").position.game
        window = BoothWindow(tmp_path, game, times=times, seed=seed, full_screen=full_screen)
        booths.append(window)
        window.resize(1366, 768)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow, timeout=PATIENCE_MS)
        window.start()
        return Booth(window, qtbot)

    yield open_one
    for window in booths:
        window.end()
        window.deleteLater()
    load_language(qapp, ENGLISH)


# While nobody is there


def test_the_attract_loop_shows_a_lost_game_a_riddle_and_a_tree(open_booth: OpenBooth) -> None:
    booth = open_booth()
    assert booth.stage is BoothStage.REPLAY
    booth.until(BoothStage.RIDDLE)
    assert booth.window.page.card.texts[0] == "Which move saves the game?"
    booth.until(BoothStage.ANSWERED)
    riddle = booth.window.flow.riddle
    assert riddle is not None
    assert "Every other move loses" in booth.window.page.card.texts[1]
    booth.until(BoothStage.EXPLAIN)
    booth.until(BoothStage.REPLAY)


def test_the_game_that_is_played_back_is_the_last_one_lost(open_booth: OpenBooth) -> None:
    booth = open_booth()
    lost = record_of_moves(EXAMPLE[0], "a1b1a2b2c3b3")
    assert lost.position.outcome == -1
    booth.window.day.count_result(lost, "bot")
    booth.window.day.count_result(record_of_moves(EXAMPLE[0], "a1b1a2b2a3"), "visitor")
    booth.window.day.count_result(
        record_of_moves("nim:3,4,5", "a1"), "bot"
    )  # not over: a damaged line
    booth.until(BoothStage.EXPLAIN)
    booth.until(BoothStage.REPLAY)
    for _ in lost.moves():
        pass_time()
    assert booth.window.page.board.picture.position == lost.position


def test_the_day_is_shown_while_nobody_is_there(open_booth: OpenBooth) -> None:
    booth = open_booth()
    day, game = booth.window.day, record_of_moves(EXAMPLE[0], "a1b1a2b2c3b3")
    (card,) = booth.window.page.findChildren(DayCard)
    assert card.lines == []
    for _ in range(3):
        day.count_visitor()
    for won in ("bot", "bot", "visitor", "nobody"):
        day.count_result(game, won)
    day.count_mistake(game, game.moves()[:4], game.moves()[4])
    assert card.lines == [], "one game is no common mistake"
    day.count_mistake(game, game.moves()[:4], game.moves()[4])
    for is_right in (True, False, False):
        day.count_riddle("connect-four 444444", is_right=is_right)
    for stage in (BoothStage.RIDDLE, BoothStage.ANSWERED, BoothStage.EXPLAIN, BoothStage.REPLAY):
        booth.until(stage)
        for _ in booth.sizes():
            for line in card.findChildren(QLabel):
                assert line.heightForWidth(line.width()) <= line.height()
    assert card.numbers == ["3", "2", "1", "4", "1", "1"]
    assert card.lines == [
        "Hardest riddle: Connect Four 7\N{MULTIPLICATION SIGN}6. Right answers: 1 of 3.",
        "Most common mistake: c3 in Tic-tac-toe 3\N{MULTIPLICATION SIGN}3. It lost 2 games.",
    ]


@pytest.mark.parametrize(("code", "is_left"), [("en", True), ("ar", False)])
def test_the_figures_of_the_day_begin_where_their_names_do(
    qapp: QApplication, open_booth: OpenBooth, code: str, is_left: bool
) -> None:
    load_language(qapp, code)
    booth = open_booth()
    booth.until(BoothStage.RIDDLE)
    (card,) = booth.window.page.findChildren(DayCard)
    numbers = [label for label in card.findChildren(QLabel) if label.text() == "0"]
    assert len(numbers) == 6
    settle()
    for label in numbers:
        picture = label.grab().toImage()
        ground = picture.pixelColor(picture.width() // 2, 0)
        ink = [
            x
            for x in range(picture.width())
            if any(picture.pixelColor(x, y) != ground for y in range(picture.height()))
        ]
        middle = (ink[0] + ink[-1]) / 2
        assert (middle < picture.width() / 2) is is_left


def test_the_name_above_a_figure_fits_any_number(open_booth: OpenBooth) -> None:
    booth = open_booth()
    (card,) = booth.window.page.findChildren(DayCard)
    booth.until(BoothStage.RIDDLE)
    for count in range(3):
        if count:
            booth.window.day.count_visitor()
            booth.window.day.count_result(record_of_moves(EXAMPLE[0], "a1b1a2b2c3b3"), "bot")
            booth.window.day.count_riddle("connect-four 444444", is_right=True)
        booth.window.page.refresh()
        settle()
        booth.window.grab()  # which lays everything out
        labels = {label.text(): label for label in card.findChildren(QLabel)}
        names = ("Visitors", "Won by the bot", "Finished games", "Solved riddles")
        numbers = [label for label in card.findChildren(QLabel) if label.text().isdecimal()]
        assert card.numbers == [str(count), str(count), "0", str(count), "0", str(count)]
        for name in names:  # a heading: “1 visitors” or “1 Visitors” is never read
            place = labels[name].geometry()
            below = [each for each in numbers if each.geometry().left() == place.left()]
            assert any(0 <= each.geometry().top() - place.bottom() < 20 for each in below), name
        if count:
            assert card.lines[0].endswith(f"Right answers: {count} of {count}.")


def test_a_damaged_line_of_the_day_hides_only_itself(open_booth: OpenBooth) -> None:
    booth = open_booth()
    (card,) = booth.window.page.findChildren(DayCard)
    booth.window.day.count_riddle("no such game at all", is_right=False)
    for _ in range(2):
        mistake = booth.window.day.figures.mistakes
        mistake[NotedMistake("no such game", "", "a1")] += 1
    booth.window.page.refresh()
    assert card.lines == []


def test_only_a_lost_game_is_said_to_be_lost(open_booth: OpenBooth) -> None:
    booth = open_booth()
    booth.touch(QPoint(500, 400))
    booth.lose()
    booth.wait(lambda: booth.window.page.card.texts[0] == "The game is over")
    assert booth.window.page.card.texts[1] == "Press “Why?” to see how the game was lost."
    booth.press("Play again")
    booth.press_face("Zeno")
    booth.draw()
    booth.wait(lambda: booth.window.page.card.texts[0] == "The game is over")
    assert booth.window.page.card.texts[1] == "Could someone have won? Press “Why?” to find out."


def test_the_game_with_the_most_common_mistake_is_played_back(open_booth: OpenBooth) -> None:
    booth = open_booth()
    lesson = record_of_moves(EXAMPLE[0], "a1b1a2b2c3b3")
    for moves in (lesson.moves(), record_of_moves(EXAMPLE[0], "a2b2c2a3b1c1").moves()):
        record = record_of_moves(EXAMPLE[0], "")
        record.play_all(moves)
        booth.window.day.count_result(record, "bot")
    booth.window.day.count_mistake(lesson, lesson.moves()[:4], lesson.moves()[4])
    booth.until(BoothStage.EXPLAIN)
    booth.until(BoothStage.REPLAY)
    for _ in lesson.moves():
        pass_time()
    assert booth.window.page.board.picture.position == lesson.position


def test_the_x_server_stays_awake_while_the_booth_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    called = list[str]()

    class Library:
        """Notes what is called in libX11."""

        class _Call:
            def __init__(self, name: str) -> None:
                self.name = name

            def __call__(self, *_: object) -> int:
                called.append(self.name)
                return 7

        def __getattr__(self, name: str) -> object:
            call = self.__dict__[name] = self._Call(name)
            return call

    def load(_name: str) -> Library:
        return Library()

    monkeypatch.setattr(ctypes, "CDLL", load)
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    owner = QObject()
    inhibitor = SleepInhibitor("visitors", owner)
    assert called == ["XOpenDisplay", "XResetScreenSaver", "XFlush"]
    tick(owner)
    assert called[3:] == ["XResetScreenSaver", "XFlush"]
    inhibitor.end()
    tick(owner)
    assert len(called) == 5


def test_a_desktop_is_asked_although_the_x_server_cannot_be_reached(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = list[object]()

    class Bus:
        """A session bus on which nobody answers."""

        @staticmethod
        def sessionBus() -> "Bus":
            return Bus()

        def isConnected(self) -> bool:
            return True

        def send(self, call: QtDBus.QDBusMessage) -> None:
            asked.extend(call.arguments()[1:])

    def load(name: str) -> object:
        raise OSError(name)

    monkeypatch.setattr(ctypes, "CDLL", load)
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    monkeypatch.setattr(QtDBus, "QDBusConnection", Bus)
    SleepInhibitor("visitors", QObject()).end()
    assert set(asked) == {"visitors"}


def test_a_touch_answers_the_riddle(open_booth: OpenBooth) -> None:
    booth = open_booth()
    booth.until(BoothStage.RIDDLE)
    riddle = booth.window.flow.riddle
    assert riddle is not None
    booth.touch_board(riddle.answer)
    assert booth.stage is BoothStage.ANSWERED
    assert booth.window.page.card.texts[0] == "Right!"
    answers = booth.window.day.figures.riddles[riddle.name]
    assert (answers.asked, answers.right) == (1, 1)
    assert booth.window.day.figures.visitors == 0


def test_a_wrong_answer_is_told_with_the_right_one(open_booth: OpenBooth) -> None:
    booth = open_booth()
    booth.until(BoothStage.RIDDLE)
    riddle = booth.window.flow.riddle
    assert riddle is not None
    position = riddle.record().position
    wrong = next(move for move in position.legal_moves() if move != riddle.move)
    booth.touch_board(position.game.move_text(wrong))
    assert booth.window.page.card.texts[0] == "Not this time"
    assert booth.window.day.figures.riddles[riddle.name].right == 0


def test_any_other_touch_begins_a_visit(open_booth: OpenBooth) -> None:
    booth = open_booth()
    stages = (BoothStage.REPLAY, BoothStage.ANSWERED, BoothStage.EXPLAIN)
    for visitors, stage in enumerate(stages, start=1):
        booth.until(stage)
        booth.touch(QPoint(500, 400))
        assert booth.stage is BoothStage.VISIT
        position = booth.window.page.board.picture.position
        assert position.ply == 0, "the same touch plays no move"
        assert booth.window.day.figures.visitors == visitors
        booth.window.flow.leave()


@pytest.mark.parametrize("has_fingers", [False, True])
def test_a_touch_of_the_riddle_that_is_no_answer_begins_a_visit(
    open_booth: OpenBooth, has_fingers: bool
) -> None:
    booth = open_booth()
    window = booth.window
    touch = Fingers(window).tap if has_fingers else booth.touch
    for number in range(8):
        booth.until(BoothStage.RIDDLE)
        board = window.page.board
        area, meant = board.viewport().rect(), board.meant
        points = [
            QPoint(x, y) for y in range(1, area.height(), 9) for x in range(1, area.width(), 9)
        ]
        dead = [point for point in points if board.place_under(point) not in meant]
        if not dead:  # a disc falls anywhere into a board of Connect Four
            pass_time()
            continue
        touch(board.viewport().mapTo(window, dead[-number % len(dead)]))
        assert booth.stage is BoothStage.VISIT, board.picture.position.game.id
        assert board.picture.position.ply == 0, "the same touch plays no move"
        window.flow.leave()
    assert window.day.figures.visitors >= 4
    assert not window.day.figures.riddles


def test_below_the_tree_are_only_buttons_that_do_what_they_say(open_booth: OpenBooth) -> None:
    booth = open_booth()
    booth.until(BoothStage.EXPLAIN)
    for _, high in booth.sizes():
        controls = [b for b in booth.window.findChildren(QAbstractButton) if b.isVisible()]
        texts = [control.text() for control in controls]
        assert texts[0] == "Play against the bot"
        assert {"Deutsch", "English"} <= set(texts[1:])
        assert len(texts) == 1 + len(offered_languages())
        for control in controls:
            assert min(control.width(), control.height()) >= LEAST
            assert control.mapTo(booth.window, QPoint()).y() > high / 2
    (page,) = booth.window.findChildren(ExplainPage)
    booth.wait(lambda: page.tree_run is not None)
    page.controls.pause()
    assert page.tree_run is not None
    page.tree_run.go(0)
    assert "Press “Step”" not in page.panel.reason.whole, "there is no such button"
    booth.press("Deutsch")
    booth.wait(lambda: booth.stage is BoothStage.VISIT)
    assert current_language() == "de"


def test_a_key_begins_a_visit(open_booth: OpenBooth) -> None:
    booth = open_booth()
    QTest.keyClick(booth.window.windowHandle(), Qt.Key.Key_Space)
    assert booth.stage is BoothStage.VISIT


def test_the_tree_is_explained_in_arabic_in_every_step(
    qapp: QApplication, open_booth: OpenBooth
) -> None:
    """Only MAX and MIN are written with Latin letters."""
    load_language(qapp, "ar")
    booth = open_booth()
    booth.until(BoothStage.EXPLAIN)
    (page,) = booth.window.findChildren(ExplainPage)
    booth.wait(lambda: page.tree_run is not None)
    page.controls.pause()
    run = page.tree_run
    assert run is not None
    assert page.strip.layoutDirection() is Qt.LayoutDirection.RightToLeft
    assert page.drawing.layoutDirection() is Qt.LayoutDirection.LeftToRight
    said = {page.panel.reason.accessibleDescription(), page.drawing.accessibleName()}
    said |= {layer_tip(player) for player in (*Player, None)}
    for index in range(run.last + 1):
        run.go(index)
        said.add(page.panel.reason.text())
        node = page.drawing.shown(run.step.moves)
        assert node is not None
        said |= {page.drawing.texts.describe(node), page.drawing.texts.move(node)}
    shown = [*booth.window.findChildren(QLabel), *booth.window.findChildren(QPushButton)]
    names = {native_name(code) for code in offered_languages()}
    said |= {each.text() for each in shown if each.isVisible()} - names
    assert len(said) > 40
    assert [text for text in said if re.search("[A-Za-z]", re.sub("MAX|MIN", "", text))] == []


# A visit


def test_nothing_moves_from_move_to_move(open_booth: OpenBooth) -> None:
    booth = open_booth()
    booth.touch(QPoint(500, 400))
    window = booth.window
    for size in ((1366, 768), (1024, 600), (800, 1280)):
        window.resize(*size)
        for game in window.flow.games():
            window.flow.choose_game(game)
            settle()
            parts = [each for each in window.findChildren(QWidget) if type(each) in STILL]
            before = [places_of(parts, window)]
            for _ in range(2):
                booth.touch_board(
                    game.move_text(window.page.board.picture.position.legal_moves()[0])
                )
                booth.bot_has_moved_or_won()
                settle()
                before.append(places_of(parts, window))
            assert window.page.board.picture.position.outcome is None
            assert len(before[0]) > 8
            assert before[1] == before[0], (size, game.id)
            assert before[2] == before[0], (size, game.id)


@pytest.mark.parametrize("size", [(600, 1024), (768, 1366), (1080, 1920), (1024, 600), (1366, 768)])
def test_what_is_touched_stays_where_it_is_when_a_game_ends(
    open_booth: OpenBooth, size: tuple[int, int]
) -> None:
    booth = open_booth()
    window = booth.window
    window.resize(*size)
    booth.touch(QPoint(300, 300))
    for game in (find_game("tic-tac-toe"), find_game("nim:3,4,5")):
        window.flow.choose_game(game)
        settle()
        touched = [window.page.board, *window.page.findChildren(QPushButton)]
        before = places_of(touched, window)
        booth.lose()
        settle()
        assert len(before) > 10
        assert places_of(touched, window) == before, game.id


@pytest.mark.parametrize("size", [(1366, 768), (768, 1366)])
def test_the_list_of_moves_is_as_wide_as_the_card_above_it(
    open_booth: OpenBooth, size: tuple[int, int]
) -> None:
    booth = open_booth()
    booth.window.resize(*size)
    booth.touch(QPoint(300, 300))
    settle()
    (tree,) = booth.window.page.findChildren(WholeRows)
    (_, card), (_, rows) = places_of([booth.window.page.card, tree], booth.window)
    assert (rows.left(), rows.right()) == (card.left(), card.right())


def places_of(parts: Sequence[QWidget], window: QWidget) -> list[tuple[QWidget, QRect]]:
    """Where those parts that are seen are in the window."""
    return [
        (each, QRect(each.mapTo(window, QPoint()), each.size()))
        for each in parts
        if each.isVisible()
    ]


def test_a_visitor_plays_a_game_that_is_counted_once(open_booth: OpenBooth) -> None:
    booth = open_booth()
    booth.touch(QPoint(500, 400))
    booth.lose()
    figures = booth.window.day.figures
    assert figures.games == 1
    booth.press("Why?")
    booth.let_time_pass()
    QTest.keyClick(booth.window.page.board, Qt.Key.Key_Escape)
    assert booth.window.day.figures.games == 1
    booth.press("Play again")
    assert booth.window.page.board.picture.position.ply == 0
    assert booth.window.day.figures.games == 1


def test_the_decisive_mistake_is_counted(open_booth: OpenBooth) -> None:
    booth = open_booth()
    booth.touch(QPoint(500, 400))
    for _ in range(20):
        booth.lose()
        if booth.window.day.figures.won_by_bot:
            break
        booth.press("Play again")
    assert booth.window.day.figures.won_by_bot == 1
    booth.wait(lambda: sum(booth.window.day.figures.mistakes.values()) == 1)


def test_values_are_shown_without_a_touch(open_booth: OpenBooth) -> None:
    booth = open_booth()
    booth.touch(QPoint(500, 400))
    booth.wait(lambda: len(booth.window.page.board.picture.badges) == 9)


def test_a_visitor_may_choose_another_game(open_booth: OpenBooth) -> None:
    booth = open_booth()
    booth.touch(QPoint(500, 400))
    booth.play("a1")
    booth.press("Connect Four 7×6")
    assert booth.window.page.board.picture.position.game == find_game("connect-four")
    assert booth.window.day.figures.unfinished == 1


# The end of a game


def test_the_result_of_a_game_is_large_and_hides_no_line(open_booth: OpenBooth) -> None:
    booth = open_booth()
    window = booth.window
    booth.touch(QPoint(500, 400))
    booth.press_face("Zeno")
    frame, (bar,) = window.page.result.frame, window.page.findChildren(StateBar)
    assert not frame.isVisible()
    assert [each.isVisible() for each in bar.findChildren(QLabel)] == [True, True]
    booth.lose()
    assert (frame.result, frame.score) == ("Zeno wins", "You 0, Zeno 1")
    booth.wait(lambda: frame.reason == "You could still have drawn at move 5.")
    assert not any(each.isVisible() for each in bar.findChildren(QLabel)), "the card tells it"
    for code in offered_languages():
        booth.press(native_name(code))
        booth.wait(lambda code=code: current_language() == code)
        page, frame = window.page, window.page.result.frame
        booth.wait(lambda frame=frame: bool(frame.reason))
        for wide, _ in booth.sizes():
            place = QRect(frame.mapTo(window, QPoint()), frame.size())
            board = QRect(page.board.mapTo(window, QPoint()), page.board.size())
            assert window.rect().contains(place), (code, wide)
            assert not place.intersects(board), (code, wide)
            result = frame.findChildren(QLabel)[0]
            assert result.text() == frame.result
            assert result.font().pixelSize() >= 28, (code, wide)
            for label in frame.findChildren(QLabel):
                assert label.isVisible(), (code, wide, label.text())
                assert label.sizeHint().width() <= label.width() or label.wordWrap(), label.text()
    booth.press(native_name("en"))
    booth.wait(lambda: current_language() == "en")
    booth.press("Play again")
    assert not window.page.result.frame.isVisible()


def test_a_win_and_a_draw_are_told_as_well(open_booth: OpenBooth) -> None:
    booth = open_booth()
    booth.touch(QPoint(500, 400))
    frame = booth.window.page.result.frame
    booth.press_face("Zeno")
    booth.draw()
    assert (frame.result, frame.score) == ("It's a draw", "")
    booth.press_face("Momo")
    booth.draw()
    assert booth.window.page.board.picture.position.outcome == 1
    assert (frame.result, frame.score) == ("You win!", "You 1, Momo 0")
    assert booth.button("Why?").isDefault()
    booth.press("Why?")
    booth.wait(lambda: not frame.isVisible())
    booth.let_time_pass()
    QTest.keyClick(booth.window.page.board, Qt.Key.Key_Escape)
    assert frame.isVisible()
    assert frame.score == "You 1, Momo 0", "counted once"


def test_the_score_is_that_of_this_visitor_against_this_bot(open_booth: OpenBooth) -> None:
    booth = open_booth()
    booth.touch(QPoint(500, 400))
    frame = booth.window.page.result.frame
    booth.press_face("Zeno")
    for lost in (1, 2):
        booth.lose()
        assert frame.score == f"You 0, Zeno {lost}"
        booth.press("Play again")
    booth.press_face("Momo")
    booth.draw()
    assert frame.score == "You 1, Momo 0"
    figures = booth.window.day.figures
    assert (figures.games, figures.won_by_bot, figures.won_by_visitors) == (3, 2, 1)
    booth.window.flow.leave()
    booth.touch(QPoint(500, 400))
    booth.press_face("Zeno")
    booth.lose()
    assert frame.score == "You 0, Zeno 1", "the next visitor"
    assert booth.window.day.figures.won_by_bot == 3


def test_a_game_that_is_played_back_ends_without_a_card(open_booth: OpenBooth) -> None:
    booth = open_booth()
    board = booth.window.page.board
    for _ in range(30):
        pass_time()
        if board.picture.position.outcome is not None:
            break
    assert board.picture.position.outcome is not None
    assert not booth.window.page.result.frame.isVisible()
    booth.touch(QPoint(500, 400))
    booth.press_face("Zeno")
    booth.lose()
    assert booth.window.page.result.frame.isVisible()
    booth.window.flow.leave()
    assert not booth.window.page.result.frame.isVisible()


def test_the_card_is_there_after_a_crash_at_the_end_of_a_game(open_booth: OpenBooth) -> None:
    booth = open_booth()
    booth.touch(QPoint(500, 400))
    booth.press_face("Zeno")
    booth.lose()
    assert booth.window.day.flush()
    again = open_booth()
    frame = again.window.page.result.frame
    assert frame.isVisible()
    assert frame.result == "Zeno wins"
    assert again.window.day.figures.won_by_bot == 1


# The opponent


def test_all_opponents_are_large_and_in_the_lower_half(open_booth: OpenBooth) -> None:
    booth = open_booth()
    assert booth.faces == {}
    booth.touch(QPoint(500, 400))
    assert list(booth.faces) == ["Momo", "Nilo", "Luna", "Zeno", "Mira"]
    booth.press("Connect Four 7×6")
    assert list(booth.faces) == ["Momo", "Nilo", "Luna", "Rubi", "Zeno", "Mira"]
    window = booth.window
    for _ in booth.sizes():
        for face in booth.faces.values():
            assert min(face.width(), face.height()) >= LEAST
            assert face.mapTo(window, QPoint()).y() > window.height() / 2
            assert window.rect().contains(face.mapTo(window, face.rect().bottomRight()))
        for button in window.page.findChildren(QPushButton):
            if button.isVisible():
                assert button.fontMetrics().horizontalAdvance(button.text()) < button.width()


@pytest.mark.parametrize("size", [(1024, 600), (800, 1280)])
def test_everything_fits_in_each_language(open_booth: OpenBooth, size: tuple[int, int]) -> None:
    booth = open_booth()
    window = booth.window
    window.resize(*size)
    for code in offered_languages():
        booth.press(native_name(code))
        booth.wait(lambda code=code: current_language() == code)
        booth.wait(lambda: booth.stage is BoothStage.VISIT)
        for game in window.flow.games():
            window.flow.choose_game(game)
            settle()
            assert (window.width(), window.height()) == size, code
            for part in (window.page, *window.page.findChildren(QPushButton)):
                if part.isVisible():
                    corner = part.mapTo(window, part.rect().bottomRight())
                    assert window.rect().contains(corner), (code, game.id, part)
            high = window.page.minimumSizeHint().height()
            assert high <= size[1], (code, game.id)
    window.flow.leave()
    settle()
    assert (window.width(), window.height()) == size


def test_small_type_is_as_legible_as_in_the_window_for_one_person(open_booth: OpenBooth) -> None:
    booth = open_booth()
    (card,) = booth.window.page.findChildren(DayCard)
    for label in card.findChildren(QLabel):
        assert label.font().families()[0] == FACE, label.text()
        assert label.font().pointSizeF() >= default_font().pointSizeF() * CAPTION - 0.1


def test_one_tap_changes_the_opponent_and_the_game_goes_on(open_booth: OpenBooth) -> None:
    booth = open_booth()
    booth.touch(QPoint(500, 400))
    assert booth.faces["Mira"].isChecked()
    booth.play("b2")
    booth.bot_has_moved()
    before = booth.window.page.board.picture.position
    booth.press_face("Momo")
    assert [name for name, face in booth.faces.items() if face.isChecked()] == ["Momo"]
    assert booth.window.page.board.picture.position == before
    booth.lose()
    figures = booth.window.day.figures
    assert (figures.games, figures.unfinished, figures.visitors) == (1, 0, 1)


def test_the_opponent_is_told_with_stars_and_a_sentence(open_booth: OpenBooth) -> None:
    booth = open_booth()
    booth.touch(QPoint(500, 400))
    nilo = booth.faces["Nilo"]
    assert nilo.accessibleDescription() == "2 of 5 stars. Looks one move ahead."
    assert nilo.toolTip() == "Nilo\nLooks one move ahead."
    assert booth.faces["Mira"].accessibleDescription() == "Plays about as well as you do."


def test_what_the_opponent_does_is_said_below_the_faces(open_booth: OpenBooth) -> None:
    booth = open_booth()
    booth.touch(QPoint(500, 400))
    window = booth.window
    (row,) = window.page.findChildren(OpponentRow)
    (label,) = row.findChildren(QLabel)
    assert row.sentence == "Adapts to you: it now plays 50% of its moves at random."
    for code in offered_languages():
        booth.press(native_name(code))
        booth.wait(lambda code=code: current_language() == code)
        (row,) = window.page.findChildren(OpponentRow)
        (label,) = row.findChildren(QLabel)
        for _ in booth.sizes():
            assert window.childAt(label.mapTo(window, label.rect().center())) is label
            assert label.heightForWidth(label.width()) <= label.height(), code
    booth.press(native_name("en"))
    booth.wait(lambda: current_language() == "en")
    (row,) = window.page.findChildren(OpponentRow)
    booth.lose()
    booth.wait(lambda: window.adaptive.percent != 50)
    assert row.sentence.endswith(f"plays {window.adaptive.percent}% of its moves at random.")
    booth.press_face("Momo")
    assert row.sentence == "Picks any move."


def test_another_opponent_after_the_end_begins_another_game(open_booth: OpenBooth) -> None:
    booth = open_booth()
    booth.touch(QPoint(500, 400))
    booth.lose()
    booth.press("Why?")
    booth.let_time_pass()
    booth.press_face("Zeno")
    assert booth.window.page.board.picture.position.ply == 0
    assert booth.window.flow.opponent is Character.ZENO
    assert booth.window.day.figures.games == 1


def test_the_choice_holds_where_the_game_has_the_opponent(open_booth: OpenBooth) -> None:
    booth = open_booth()
    booth.touch(QPoint(500, 400))
    booth.press("Connect Four 7×6")
    booth.press_face("Rubi")
    booth.press("Tic-tac-toe 3×3")
    assert booth.window.flow.opponent is FIRST_OPPONENT
    booth.press("Connect Four 7×6")
    assert booth.window.flow.opponent is Character.RUBI


def test_the_next_visitor_meets_the_first_opponent_as_it_was(open_booth: OpenBooth) -> None:
    booth = open_booth()
    fits = booth.window.adaptive
    booth.touch(QPoint(500, 400))
    booth.lose()
    booth.wait(lambda: fits.fit(find_game("tic-tac-toe")).games == 1)
    booth.press_face("Zeno")
    booth.window.flow.leave()
    booth.touch(QPoint(500, 400))
    assert booth.window.flow.opponent is FIRST_OPPONENT
    assert booth.faces["Mira"].isChecked()
    assert fits.fit(find_game("tic-tac-toe")).games == 0
    assert fits.percent == 50


def test_what_a_visitor_has_left_behind_is_freed(open_booth: OpenBooth) -> None:
    booth = open_booth()
    gc.disable()  # as in the program, where garbage is collected between events
    try:
        booth.press("Deutsch")
        booth.wait(lambda: booth.window.page.card.texts[0] == "Du fängst an")
        former = ref(booth.window.page)
        booth.window.flow.leave()
        pass_time()
        assert booth.window.page.card.texts[0] == "How this game was lost"
        assert former() is None
    finally:
        gc.enable()


def test_the_controls_of_an_answer_are_large_enough_for_fingers(open_booth: OpenBooth) -> None:
    booth = open_booth()
    booth.touch(QPoint(500, 400))
    booth.lose()
    booth.press("Why?")
    booth.wait(lambda: booth.window.page.board.picture.position.outcome is None)
    controls = [b for b in booth.window.page.findChildren(QToolButton) if b.isVisible()]
    assert len(controls) >= 5
    for control in controls:
        assert min(control.width(), control.height()) >= LEAST, control.accessibleName()


def test_a_game_that_was_asked_about_is_put_away_as_well(open_booth: OpenBooth) -> None:
    booth = open_booth()
    day = booth.window.day
    booth.touch(QPoint(500, 400))
    booth.lose()
    assert day.flush()
    assert day.saved_board() is not None
    booth.press("Why?")
    booth.wait(lambda: booth.window.page.board.picture.position.outcome is None)
    booth.press("Connect Four 7×6")
    assert day.flush()
    kept = day.saved_board()
    assert kept is not None, "the game that was chosen, which has no move yet"
    assert kept.record.position == find_game("connect-four").start()


def test_the_countdown_ends_the_visit(open_booth: OpenBooth, tmp_path: Path) -> None:
    booth = open_booth()
    booth.touch(QPoint(500, 400))
    booth.play("a1")
    booth.bot_has_moved()
    pass_time()  # nobody touches anything
    assert booth.window.countdown.isVisible()
    booth.press("I'm still here")
    assert not booth.window.countdown.isVisible()
    assert booth.stage is BoothStage.VISIT
    pass_time()
    assert booth.window.countdown.isVisible()
    for left in (2, 1, -1):
        booth.window.flow.count_down()
        assert booth.window.flow.seconds_left == left
    assert booth.stage is BoothStage.REPLAY
    assert not booth.window.countdown.isVisible()
    assert booth.window.day.figures.unfinished == 1
    assert booth.window.day.flush()
    assert list((tmp_path / "archive").glob("games-*-booth.journal"))


@pytest.mark.parametrize("has_fingers", [False, True])
def test_the_touch_that_ends_the_countdown_does_nothing_else(
    open_booth: OpenBooth, has_fingers: bool
) -> None:
    booth = open_booth()
    booth.touch(QPoint(500, 400))
    pass_time()
    assert booth.window.countdown.isVisible()
    board = booth.window.page.board
    for move in board.meant:  # one of them is below the large button
        place = board.place_center(move).toPoint()
        if has_fingers:
            Fingers(board.viewport()).tap(place)
        else:
            booth.touch(board.viewport().mapTo(booth.window, place))
        assert not booth.window.countdown.isVisible()
        pass_time()
        assert booth.window.countdown.isVisible()
        assert booth.window.page.board.picture.position.ply == 0


def test_the_key_that_ends_the_countdown_does_nothing_else(open_booth: OpenBooth) -> None:
    booth = open_booth()
    booth.touch(QPoint(500, 400))
    handle = booth.window.windowHandle()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Return):
        pass_time()
        assert booth.window.countdown.isVisible()
        QTest.keyClick(handle, key)
        assert not booth.window.countdown.isVisible()
    assert booth.window.page.board.picture.position.ply == 0


def test_a_pointer_that_only_moves_leaves_the_button_where_it_is(open_booth: OpenBooth) -> None:
    booth = open_booth()
    booth.touch(QPoint(500, 400))
    pass_time()
    for place in (QPoint(500, 500), QPoint(683, 560)):
        QTest.mouseMove(booth.window.windowHandle(), place)
    pass_time()
    assert booth.window.countdown.isVisible()


def test_a_language_that_is_chosen_during_the_countdown_keeps_the_game(
    open_booth: OpenBooth,
) -> None:
    booth = open_booth()
    booth.touch(QPoint(500, 400))
    booth.play("a1")
    booth.bot_has_moved()
    before = booth.window.page.board.picture.position
    pass_time()
    assert booth.window.countdown.isVisible()
    booth.button("Deutsch").click()
    booth.wait(lambda: current_language() == "de")
    booth.window.flow.count_down()
    assert booth.window.countdown.isVisible()
    booth.press("Ich bin noch da")
    assert not booth.window.countdown.isVisible()
    assert booth.window.page.board.picture.position == before


def test_an_answer_stays_open_in_the_language_that_is_chosen_while_it_is_shown(
    open_booth: OpenBooth,
) -> None:
    booth = open_booth()
    booth.touch(QPoint(500, 400))
    booth.lose()
    booth.press("Why?")
    why = booth.window.page.findChildren(WhySentence)[0]
    booth.wait(lambda: bool(why.text) and why.text != "Looking for the reason…")
    in_english, before = why.text, booth.window.page.board.picture.position
    booth.press("Deutsch")
    booth.wait(lambda: current_language() == "de")
    (sentence,) = booth.window.page.findChildren(WhySentence)
    booth.wait(sentence.isVisible)
    assert sentence.text not in {"", in_english}
    assert booth.window.page.board.picture.position == before
    (steps,) = booth.window.page.findChildren(WhySteps)
    (close,) = (
        each for each in steps.findChildren(QToolButton) if each.text() == "\N{MULTIPLICATION SIGN}"
    )
    booth.wait(lambda: not steps.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents))
    booth.touch(close.mapTo(booth.window, close.rect().center()))
    booth.press("Noch einmal spielen")
    assert booth.window.page.board.picture.position.ply == 0


def test_the_next_visitor_starts_fresh(open_booth: OpenBooth) -> None:
    booth = open_booth()
    booth.touch(QPoint(500, 400))
    booth.press("Deutsch")
    booth.wait(lambda: booth.window.page.card.texts[0] == "Du fängst an")
    games = booth.window.page.findChild(QWidget, "games")
    assert games is not None
    booth.press(games.findChildren(QPushButton)[1].text())
    booth.window.flow.leave()
    assert current_language() == "en"
    booth.touch(QPoint(500, 400))
    position = booth.window.page.board.picture.position
    assert position == record_of_moves(EXAMPLE[0], "").position


def test_a_booth_begins_with_the_defaults_whatever_its_settings_hold(
    open_booth: OpenBooth, tmp_path: Path
) -> None:
    file = tmp_path / FOLDER / "settings.ini"
    file.parent.mkdir()
    file.write_text("[display]\non-board=off\n", "utf-8")
    booth = open_booth()
    booth.window.flow.begin_visit()
    booth.wait(lambda: len(booth.window.page.board.picture.badges) == 9)


def test_the_values_beside_the_board_are_in_the_chosen_language(open_booth: OpenBooth) -> None:
    booth = open_booth()
    booth.touch(QPoint(500, 400))

    def results() -> set[str]:
        (rows,) = booth.window.page.findChildren(QTreeView)
        model = rows.model()
        return {str(model.index(row, MEANING).data()) for row in range(model.rowCount())}

    booth.wait(lambda: results() == {"Draw"})
    booth.press("Deutsch")
    booth.wait(lambda: current_language() == "de")
    booth.wait(lambda: results() == {"Unentschieden"})


def test_the_signs_are_explained_in_the_language_that_is_chosen_in_a_game(
    open_booth: OpenBooth,
) -> None:
    booth = open_booth()
    booth.touch(QPoint(500, 400))
    booth.play("a1")
    booth.bot_has_moved()

    def legend() -> str:
        (shown,) = booth.window.page.findChildren(Legend)
        return shown.whole if shown.isVisible() else ""

    booth.wait(lambda: "You win" in legend())
    booth.press("Deutsch")
    booth.wait(lambda: current_language() == "de")
    booth.wait(lambda: "Du gewinnst" in legend())


def test_one_tap_begins_a_visit_in_another_language(open_booth: OpenBooth) -> None:
    booth = open_booth()
    booth.press("Français")
    booth.wait(lambda: booth.stage is BoothStage.VISIT)
    assert current_language() == "fr"
    assert booth.window.page.card.texts[0] == "Tu commences"


# No way out


@pytest.mark.parametrize("has_fingers", [False, True])
def test_a_short_touch_of_the_corner_begins_a_visit_as_any_other(
    open_booth: OpenBooth, has_fingers: bool
) -> None:
    booth = open_booth()
    place = QPoint(CORNER // 2, CORNER // 2)
    if has_fingers:
        Fingers(booth.window).tap(place)
    else:
        booth.touch(place)
    assert booth.stage is BoothStage.VISIT
    assert not booth.window.pad.isVisible()


def test_the_corner_can_be_held_with_a_finger(open_booth: OpenBooth) -> None:
    booth = open_booth()
    finger, place = Fingers(booth.window), QPoint(CORNER // 2, CORNER // 2)
    finger.press(place)
    pass_time()
    finger.lift(place)
    assert booth.window.pad.text == "Presenter: enter the PIN"
    assert booth.stage is not BoothStage.VISIT


def test_it_fills_the_screen_without_a_window_manager_as_well(open_booth: OpenBooth) -> None:
    booth = open_booth(full_screen=True)
    window = booth.window
    booth.wait(lambda: window.geometry() == window.screen().geometry())
    window.resize(800, 500)
    window.screen().geometryChanged.emit(window.screen().geometry())
    booth.wait(lambda: window.geometry() == window.screen().geometry())


def test_it_fills_the_screen_to_which_the_window_has_moved(open_booth: OpenBooth) -> None:
    booth = open_booth(full_screen=True)
    window = booth.window
    booth.wait(lambda: window.geometry() == window.screen().geometry())
    window.resize(800, 500)
    window.windowHandle().screenChanged.emit(window.screen())
    booth.wait(lambda: window.geometry() == window.screen().geometry())


def test_it_fills_the_screen_at_each_resolution(open_booth: OpenBooth) -> None:
    if QGuiApplication.platformName() != "xcb":
        pytest.skip("only X11 lets a test change the resolution")
    booth = open_booth(full_screen=True)
    window = booth.window
    first = window.screen().size()

    def fills(width: int, height: int) -> bool:
        size, place = QSize(width, height), QRect(0, 0, width, height)
        return window.screen().size() == size and window.geometry() == place

    with ScreenResolution() as screen:
        try:
            for size in ((1024, 600), (1280, 800), (800, 600), first.toTuple()):
                screen.switch_off()
                settle()
                screen.switch_on(*size)
                booth.wait(lambda size=size: fills(*size))
        finally:
            screen.change(first.width(), first.height())
            booth.wait(lambda: window.screen().size() == first)


def test_a_window_that_the_system_minimizes_comes_back(open_booth: OpenBooth) -> None:
    booth = open_booth(full_screen=True)
    states = Qt.WindowState
    booth.window.setWindowState(states.WindowMinimized | states.WindowFullScreen)
    booth.wait(lambda: booth.window.isFullScreen() and not booth.window.isMinimized())


def test_requests_to_close_are_refused(open_booth: OpenBooth) -> None:
    booth = open_booth()
    assert not booth.window.close()
    assert booth.window.isVisible()


def test_there_is_no_menu_and_no_shortcut_but_the_steps_of_the_tree(open_booth: OpenBooth) -> None:
    booth = open_booth()
    booth.touch(QPoint(500, 400))
    keys = {
        QKeySequence(key).toString()
        for action in booth.window.findChildren(QAction)
        for key in action.shortcuts()
        if action.isEnabled()
    }
    assert keys == set()
    menus = [menu for menu in booth.window.findChildren(QMenu) if menu.isVisible()]
    assert menus == []


LOCKED = (
    "Ctrl+Q", "Ctrl+W", "Alt+F4", "Ctrl+O", "Ctrl+S", "F1", "F11", "F12", "Esc", "Ctrl+N",
    "Ctrl+V", "Ctrl+Shift+L", "L", "K", "E", "Alt+F", "Meta+D", "F10", "Alt+Space",
)  # fmt: skip


@pytest.mark.parametrize("size", [(1366, 768), (1024, 600), (800, 1280)])
def test_the_keys_of_the_pin_are_as_far_apart_across_as_down(
    open_booth: OpenBooth, size: tuple[int, int]
) -> None:
    """A title of two lines left them too little height: they touched."""
    booth = open_booth(pin="")
    booth.window.resize(*size)
    settle()
    one, two, four = (booth.button(digit).geometry() for digit in "124")
    assert four.top() - one.bottom() == two.left() - one.right() > 4


@pytest.mark.parametrize("visits", [False, True])
def test_no_key_leads_out(open_booth: OpenBooth, visits: bool) -> None:
    booth = open_booth()
    if visits:
        booth.touch(QPoint(500, 400))
    for key in LOCKED:
        QTest.keySequence(booth.window, QKeySequence(key))
        assert booth.window.isVisible(), key
        shown = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
        assert shown == [booth.window], key
        assert booth.window.page.isVisible(), key
        assert not booth.window.pad.isVisible(), key


def test_a_short_press_of_the_corner_asks_nothing(open_booth: OpenBooth) -> None:
    booth = open_booth()
    booth.touch(QPoint(CORNER // 2, CORNER // 2))
    pass_time()
    assert not booth.window.pad.isVisible()


def test_only_the_pin_ends_the_booth(open_booth: OpenBooth) -> None:
    booth = open_booth()
    booth.hold_corner()
    assert booth.window.pad.text == "Presenter: enter the PIN"
    booth.type_pin("1111")
    assert booth.window.pad.text.endswith("That isn't the right PIN.")
    booth.type_pin("2222")
    booth.type_pin("3333")
    assert "Wait 30 seconds" in booth.window.pad.text
    booth.type_pin(PIN)
    assert booth.window.isVisible()
    assert "Wait" in booth.window.pad.text, "the right PIN has to wait, too"


def test_the_presenter_ends_the_booth(open_booth: OpenBooth, qtbot: QtBot) -> None:
    booth = open_booth()
    booth.hold_corner()
    booth.type_pin(PIN)
    with qtbot.waitSignal(booth.window.ended, timeout=PATIENCE_MS):
        booth.press("Close the booth")
    assert not booth.window.isVisible()


def test_a_booth_that_has_ended_shows_nothing_more(open_booth: OpenBooth, qtbot: QtBot) -> None:
    booth = open_booth()
    booth.touch(QPoint(500, 400))
    session = booth.window.adaptive.parent()
    assert isinstance(session, GameSession)
    booth.window.end()
    shiboken6.delete(booth.window.page)
    with qtbot.captureExceptions() as errors:
        session.seatsChanged.emit()
        session.play_as_person([next(iter(session.position.legal_moves()))])
    assert errors == []


def test_the_presenter_saves_the_figures(open_booth: OpenBooth, tmp_path: Path) -> None:
    booth = open_booth()
    booth.hold_corner()
    booth.type_pin(PIN)
    booth.press("Save today's figures")
    files = {file.suffix for file in (tmp_path / FOLDER / "days").iterdir()}
    assert {".pdf", ".csv"} <= files
    booth.press("Back to the booth")
    assert not booth.window.pad.isVisible()


def test_a_pin_is_chosen_before_the_booth_starts(open_booth: OpenBooth, tmp_path: Path) -> None:
    booth = open_booth(pin="")
    assert booth.window.pad.isVisible()
    QTest.keyClick(booth.window.pad, Qt.Key.Key_Escape)
    booth.type_pin("12")
    assert booth.window.pad.text.endswith("A PIN has at least 4 digits.")
    booth.type_pin("1234")
    booth.type_pin("4321")
    assert booth.window.pad.text.endswith("The two PINs don't match. Try again.")
    booth.type_pin("1234")
    booth.type_pin("1234")
    assert not booth.window.pad.isVisible()
    assert Pin(tmp_path / FOLDER).check("1234")


def test_an_empty_entry_is_no_wrong_try(open_booth: OpenBooth) -> None:
    booth = open_booth()
    booth.hold_corner()
    for _ in range(5):
        booth.type_pin("")
    assert booth.window.pad.text == "Presenter: enter the PIN"
    booth.type_pin(PIN)
    assert booth.window.pad.text == "What would you like to do?"


@pytest.mark.parametrize("visits", [False, True])
def test_no_cursor_is_on_the_board_when_fingers_have_closed_the_pad(
    open_booth: OpenBooth, visits: bool
) -> None:
    booth = open_booth()
    window = booth.window
    if visits:
        booth.touch(QPoint(500, 400))
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_Right)
        assert window.page.board.pointer.cursor >= 0, "the last input was a key"
    booth.hold_corner()
    if visits:
        booth.press("I'm still here")
    for key in (*PIN, "\N{CHECK MARK}", "Back to the booth"):
        booth.press(key)
    assert not window.pad.isVisible()
    assert window.page.board.hasFocus(), "where the keys lead"
    assert window.page.board.pointer.cursor == -1


def test_the_cursor_is_on_the_board_when_a_key_has_closed_the_pad(open_booth: OpenBooth) -> None:
    booth = open_booth()
    handle = booth.window.windowHandle()
    booth.touch(QPoint(500, 400))
    booth.hold_corner()
    booth.press("I'm still here")
    QTest.keyClick(handle, Qt.Key.Key_Escape)
    assert not booth.window.pad.isVisible()
    assert booth.window.page.board.pointer.cursor >= 0


def test_who_has_chosen_no_pin_yet_can_leave(open_booth: OpenBooth, qtbot: QtBot) -> None:
    booth = open_booth(pin="")
    with qtbot.waitSignal(booth.window.ended, timeout=PATIENCE_MS):
        booth.press("Close the booth")
    assert not booth.window.isVisible()


# Touch first

TWICE_WRONG = "b3c1a3c2a1c3"
"""A lost game of tic-tac-toe in which the first player made two mistakes."""
CONTROLS = (QAbstractButton, QAbstractSlider, QHeaderView, QComboBox, QLineEdit, QTabBar)


def controls(window: BoothWindow) -> Iterator[tuple[str, QRect]]:
    """All that reacts to a finger beside boards and rows, with its place in the window."""
    for part in window.findChildren(QWidget):
        takes_keys = part.focusPolicy() & Qt.FocusPolicy.TabFocus
        has_sign = part.cursor().shape() is not Qt.CursorShape.ArrowCursor
        is_content = isinstance(part, QAbstractItemView) and not isinstance(part, QHeaderView)
        if is_content or not (isinstance(part, CONTROLS) or takes_keys or has_sign):
            continue
        place = QRect(part.mapTo(window, QPoint()), part.size())
        found = window.childAt(place.center())  # nothing that is hidden, covered, or deaf
        if found is part or (found is not None and part.isAncestorOf(found)):
            yield f"{type(part).__name__} {part.accessibleName()}", place


def rows(window: BoothWindow) -> Iterator[int]:
    """The heights of the rows of all lists in sight."""
    for view in window.findChildren(QTreeView):
        index = view.model().index(0, 0)
        while view.isVisible() and index.isValid():
            yield view.visualRect(index).height()
            index = view.indexBelow(index)


def look_in_all_sizes(booth: Booth, page: str) -> Iterator[set[str]]:
    """In a window of each size all controls are large and within reach; yield their names."""
    for size in booth.sizes():
        yield look_at_controls(booth, f"{page}, {size}")


def look_at_controls(booth: Booth, page: str) -> set[str]:
    """All controls are large and within reach; return their names."""
    window, names = booth.window, set[str]()
    for name, place in controls(window):
        names.add(name)
        assert min(place.width(), place.height()) >= LEAST, (page, name, place)
        assert place.center().y() >= window.height() / 2, (page, name, place)
        assert window.rect().contains(place), (page, name, place)
    assert min(rows(window), default=LEAST) >= LEAST, page
    board = window.page.board
    if board.isVisible():
        side = board.kind.rect(next(iter(board.meant), 0), board.width() // board.kind.columns)
        assert min(side.width(), side.height()) >= LEAST, page
    return names


def test_all_that_can_be_touched_is_large_and_in_the_lower_half(open_booth: OpenBooth) -> None:
    booth = open_booth()
    for stage in (BoothStage.RIDDLE, BoothStage.ANSWERED, BoothStage.EXPLAIN, BoothStage.REPLAY):
        booth.until(stage)
        for names in look_in_all_sizes(booth, stage):
            assert len(names) == 1 + len(offered_languages()), "and each does what it says"
    for _ in range(30):
        pass_time()
        if booth.window.flow.asks_why:
            break
    for names in look_in_all_sizes(booth, "the reason of a lost game"):
        assert len(names) == 1 + len(offered_languages())
    booth.touch(QPoint(500, 400))
    assert booth.stage is BoothStage.VISIT
    for game in booth.window.flow.games():
        booth.window.flow.choose_game(game)
        for names in look_in_all_sizes(booth, game.id):
            assert len(names) >= 12
    pass_time()
    for names in look_in_all_sizes(booth, "the countdown"):
        assert "QPushButton I'm still here" in names


def test_the_first_mistake_is_asked_for_in_the_lower_half(
    open_booth: OpenBooth, tmp_path: Path
) -> None:
    log = DayLog(tmp_path / FOLDER, tmp_path)
    log.save_board(record_of_moves(EXAMPLE[0], TWICE_WRONG), (PERSON, FITTED_PLAYER))
    assert log.flush()
    log.close()
    booth = open_booth()
    assert booth.stage is BoothStage.VISIT
    for names in look_in_all_sizes(booth, "the end"):
        assert "QPushButton Why?" in names
    booth.press("Why?")

    def can_switch() -> bool:
        asked = "QToolButton Where did it first go wrong?"
        return any(name == asked for name, _ in controls(booth.window))

    booth.wait(can_switch)
    pass_time()  # the steps are awake by now
    if booth.window.countdown.isVisible():
        booth.press("I'm still here")
    for names in look_in_all_sizes(booth, "why"):
        assert {"QToolButton Step back", "QToolButton Close “Why?”"} <= names
    (switch,) = (
        each
        for each in booth.window.page.findChildren(QToolButton)
        if each.accessibleName() == "Where did it first go wrong?"
    )
    booth.touch(switch.mapTo(booth.window, switch.rect().center()))
    assert switch.text() == "Which move decided it?"


def test_the_end_of_a_game_leaves_no_empty_list(open_booth: OpenBooth) -> None:
    booth = open_booth()
    booth.touch(QPoint(500, 400))
    (moves,) = booth.window.page.findChildren(QTreeView)
    (figures,) = booth.window.page.findChildren(DayCard)
    assert (moves.isVisible(), figures.isVisible()) == (True, False)
    booth.lose()
    assert (moves.isVisible(), figures.isVisible()) == (False, True)
    assert booth.button("Why?").isDefault(), "the main button now"
    booth.window.resize(1024, 600)
    settle()
    assert not figures.isVisible(), "there is no room"
    booth.press("Play again")
    assert moves.isVisible()
    assert not booth.button("Why?").isDefault()


def test_the_game_on_the_board_is_the_one_that_is_marked(open_booth: OpenBooth) -> None:
    booth = open_booth()
    booth.touch(QPoint(500, 400))
    for title in ("Connect Four 7×6", "Tic-tac-toe 3×3", "Tic-tac-toe 3×3"):
        booth.press(title)
        games = booth.window.page.findChild(QWidget, "games")
        assert games is not None
        marked = [each.text() for each in games.findChildren(QPushButton) if each.isChecked()]
        assert marked == [title]


def test_on_a_high_screen_the_board_is_as_wide_as_the_page(open_booth: OpenBooth) -> None:
    booth = open_booth()
    board = booth.window.page.board
    booth.window.resize(800, 1280)
    settle()
    assert board.width() > 0.6 * 800
    booth.window.resize(1366, 768)
    settle()
    assert board.width() < 0.6 * 1366


def test_a_finger_plays_and_presses_buttons(open_booth: OpenBooth) -> None:
    booth = open_booth()
    fingers = Fingers(booth.window)
    fingers.tap(QPoint(500, 400))
    assert booth.stage is BoothStage.VISIT
    assert booth.window.page.board.picture.position.ply == 0
    booth.bot_has_moved()
    board = booth.window.page.board
    fingers.tap(board.viewport().mapTo(booth.window, board.place_center(4).toPoint()))
    assert booth.window.page.board.picture.position.ply >= 1
    button = booth.button("Connect Four 7×6")
    fingers.tap(button.mapTo(booth.window, button.rect().center()))
    assert booth.window.page.board.picture.position.game == find_game("connect-four")
    button = booth.button("Deutsch")
    fingers.tap(button.mapTo(booth.window, button.rect().center()))
    booth.wait(lambda: current_language() == "de")


def test_a_finger_scrolls_the_moves_and_opens_one(open_booth: OpenBooth) -> None:
    booth = open_booth()
    booth.window.resize(1024, 600)
    booth.touch(QPoint(500, 400))
    (moves,) = booth.window.page.findChildren(QTreeView)
    bar = moves.verticalScrollBar()
    booth.wait(lambda: moves.model().rowCount() == 9 and bar.maximum() > 0)
    fingers, middle = Fingers(booth.window), moves.viewport().rect().center()
    place = moves.viewport().mapTo(booth.window, middle)
    fingers.drag(place + QPoint(0, 40), place - QPoint(0, 60))
    assert bar.value() > 0
    assert booth.window.page.board.picture.position.ply == 0
    bar.setValue(0)
    row = moves.visualRect(moves.model().index(1, 2)).center()
    fingers.tap(moves.viewport().mapTo(booth.window, row))
    assert moves.isExpanded(moves.model().index(1, 0))
    title = moves.header().mapTo(booth.window, moves.header().rect().center())
    fingers.tap(title)
    assert QApplication.activePopupWidget() is None, "notes are too small for fingers"


@pytest.mark.parametrize("stage", [BoothStage.RIDDLE, BoothStage.REPLAY, BoothStage.VISIT])
def test_a_finger_that_is_held_leads_nowhere(open_booth: OpenBooth, stage: BoothStage) -> None:
    booth = open_booth()
    if stage is BoothStage.VISIT:
        booth.touch(QPoint(500, 400))
        booth.bot_has_moved()
    else:
        booth.until(stage)
    board, window = booth.window.page.board, booth.window
    place = board.viewport().mapTo(window, board.place_center(next(iter(board.meant), 4)).toPoint())
    fingers = Fingers(window)
    fingers.press(place)
    for timer in board.findChildren(QTimer):
        if timer.isActive() and timer.isSingleShot():
            timer.timeout.emit()
    menu = QApplication.activePopupWidget()
    if stage is not BoothStage.VISIT:
        assert menu is None, "it would tell the answer"
    if menu is not None:
        assert isinstance(menu, QMenu)
        assert [action.text() for action in menu.actions()] == ["Why not a3?"]
        assert menu.actionGeometry(menu.actions()[0]).height() >= LEAST
        menu.close()
    fingers.lift(place)
    assert not window.flow.asks_why or stage is BoothStage.REPLAY
    assert not window.pad.isVisible()


def test_two_fingers_do_no_harm(open_booth: OpenBooth) -> None:
    booth = open_booth()
    window, fingers = booth.window, Fingers(booth.window)
    one, other = QPoint(450, 300), QPoint(300, 450)
    fingers.press(one, other)
    fingers.lift(one, other)
    assert booth.stage is BoothStage.VISIT
    assert window.page.board.picture.position.ply == 0
    booth.bot_has_moved()
    fingers.press(one)
    fingers.press_another(other, one)
    fingers.move(other, one)
    fingers.lift(other, one)
    assert window.page.board.picture.position.ply == 0
    corner = QPoint(CORNER // 2, CORNER // 2)
    fingers.press(one)
    fingers.press_another(corner, one)
    pass_time()
    fingers.lift(one, corner)
    assert not window.pad.isVisible(), "the corner must be held with the first finger"
    if window.countdown.isVisible():
        booth.press("I'm still here")
    fingers.tap(QPoint(450, 300))
    assert window.page.board.picture.position.ply >= 1


# After a crash


def test_a_game_goes_on_after_a_crash(open_booth: OpenBooth) -> None:
    booth = open_booth()
    booth.touch(QPoint(500, 400))
    booth.play("a1")
    booth.bot_has_moved()
    booth.press_face("Nilo")
    assert booth.window.day.flush()
    before = booth.window.page.board.picture.position
    again = open_booth()
    assert again.faces["Nilo"].isChecked()
    assert again.stage is BoothStage.VISIT
    assert again.window.page.board.picture.position == before
    assert again.window.day.figures.visitors == 1


@pytest.mark.parametrize("chosen", ["at once", "before a move", "after a move"])
def test_a_language_survives_a_kill_right_after_the_touch(
    open_booth: OpenBooth, qapp: QApplication, chosen: str
) -> None:
    """It is on the disk before the page is built in it."""
    booth = open_booth()
    if chosen != "at once":
        booth.touch(QPoint(500, 400))
    if chosen == "after a move":
        booth.play("a1")
        booth.bot_has_moved()
    booth.window.page.languageChosen.emit("de")
    assert booth.window.day.saved_language() == "de"
    assert current_language() == ENGLISH
    again = open_booth()
    assert again.stage is BoothStage.VISIT
    assert current_language() == "de"
    assert qapp is not None


def test_an_opponent_and_a_game_survive_a_kill_before_the_first_move(open_booth: OpenBooth) -> None:
    booth = open_booth()
    booth.touch(QPoint(500, 400))
    flow = booth.window.flow
    flow.choose_opponent(Character.NILO)
    assert open_booth().window.flow.opponent is Character.NILO
    game = flow.games()[2]
    flow.choose_game(game)
    assert open_booth().window.page.board.picture.position.game == game


def test_a_game_goes_on_in_its_language_after_a_crash(
    open_booth: OpenBooth, qapp: QApplication
) -> None:
    booth = open_booth()
    booth.touch(QPoint(500, 400))
    booth.play("a1")
    booth.bot_has_moved()
    booth.press("Deutsch")
    booth.wait(lambda: current_language() == "de")
    assert booth.window.day.flush()
    load_language(qapp, ENGLISH)  # as in another process
    again = open_booth()
    assert again.stage is BoothStage.VISIT
    assert current_language() == "de"
    assert again.window.page.board.accessibleName() == "Brett"
    again.window.flow.leave()
    assert current_language() == ENGLISH, "the next visitor starts afresh"
