# SPDX-FileCopyrightText: 2026 The Minimax Fair authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The window that explains: driven by its buttons, keys and the tree."""

from datetime import date
from functools import partial
from pathlib import Path

import pytest
import shiboken6
from PIL import Image
from PySide6.QtCore import QPoint, QSettings, QSize, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFileDialog,
    QLabel,
    QProgressDialog,
    QPushButton,
    QSlider,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop_app.core.position import MAX
from desktop_app.core.score import Bound
from desktop_app.explain import run_maker
from desktop_app.explain.dialogs.depths import DepthsDialog
from desktop_app.explain.dialogs.three_ways import STAR, ThreeWaysDialog
from desktop_app.explain.dialogs.work import WorkDialog
from desktop_app.explain.drawn_tree import find
from desktop_app.explain.examples import examples
from desktop_app.explain.page import ExplainPage
from desktop_app.explain.pupil.guess_bar import DayScore, GuessBar
from desktop_app.explain.pupil_tasks import answer_at
from desktop_app.explain.saving.animation import AnimationDialog, AnimationSettings
from desktop_app.explain.saving.file_job import FileJob
from desktop_app.explain.tree_run import TreeRun
from desktop_app.games.k_in_a_row.game import LineGame
from desktop_app.games.numbers.notation import parse_numbers
from desktop_app.kit.dialogs import with_suffix
from desktop_app.kit.look.theme import DARK, LIGHT
from desktop_app.search import trace
from desktop_app.search.algorithm import algorithm_for
from desktop_app.search.trace_steps import StepKind
from desktop_app.settings import Settings
from desktop_app.shell.dialogs.help import KeysDialog
from tests.calm import settle, tick
from tests.driver import Driver, Key
from tests.explain.opened_page import OpenPage, explain_board, run_of
from tests.waiting import PATIENCE_MS
from tests.window import OpenWindow

TIC_TAC_TOE = LineGame(3, 3, 3)


@pytest.fixture
def window(open_page: OpenPage) -> ExplainPage:
    return open_page(_fill)


@pytest.fixture
def driver(explaining_driver: Driver) -> Driver:
    return explaining_driver


def _fill(page: ExplainPage) -> None:
    page.choices.algorithm.setCurrentIndex(1)  # alpha-beta
    page.set_theme(LIGHT)
    explain_game = partial(page.explain, TIC_TAC_TOE.start())
    page.sources.gameAsked.connect(explain_game)  # as the window does
    explain_game()


def button(window: ExplainPage, text: str) -> QPushButton:
    return next(b for b in window.findChildren(QPushButton) if b.text() == text)


def action(window: ExplainPage, text: str) -> QAction:
    return next(a for a in window.controls.actions() if a.text() == text)


def count(window: ExplainPage, name: str) -> str:
    found = [w for w in window.panel.findChildren(QWidget) if w.accessibleDescription() == name]
    text: str = found[0].property("text")
    return text


def choose_values(window: ExplainPage, text: str) -> None:
    """Take an entry from the list of ways to count."""
    box = window.choices.worth
    number = box.findText(text)
    assert number >= 0, text
    box.setCurrentIndex(number)


MINUS = "\N{MINUS SIGN}"
PLAIN = f"+1, 0, {MINUS}1"


def test_the_numbers_of_tic_tac_toe_are_on_screen(window: ExplainPage) -> None:
    action(window, "To the end").trigger()
    assert count(window, "Positions") == "20,866"
    choose_values(window, PLAIN)  # as in the textbooks
    action(window, "To the end").trigger()
    assert count(window, "Positions") == "18,297"
    assert "549,946" in count(window, "Compared with minimax")
    window.choices.algorithm.setCurrentIndex(0)
    action(window, "To the end").trigger()
    assert count(window, "Positions") == "549,946"
    assert count(window, "Leaves") == "255,168"
    assert count(window, "Cuts") == "0"
    assert not window.panel.window_line.isVisible()


def test_steps_by_buttons_keys_and_slider(window: ExplainPage, qtbot: QtBot) -> None:
    run = run_of(window)
    action(window, "Step").trigger()
    assert run.index == 1
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=60_000)
    QTest.keyClick(window, Qt.Key.Key_F10)
    qtbot.waitUntil(lambda: run.index == 2, timeout=60_000)
    QTest.keyClick(window, Qt.Key.Key_F9)
    qtbot.waitUntil(lambda: run.index == 1, timeout=60_000)
    action(window, "Next cut").trigger()
    assert run.step.kind is StepKind.CUT
    assert window.panel.reason.text().startswith("Cut after")
    window.controls.slider.setValue(5_000)
    assert run.index == 5_000
    action(window, "Restart").trigger()
    assert run.index == 0
    assert not action(window, "Back").isEnabled()


def test_it_plays_and_pauses(window: ExplainPage, qtbot: QtBot) -> None:
    run = run_of(window)
    action(window, "Play").trigger()
    qtbot.waitUntil(lambda: run.index >= 2, timeout=PATIENCE_MS)
    action(window, "Pause").trigger()
    assert not window.controls.is_playing
    here = run.index
    assert not any(timer.isActive() for timer in window.controls.findChildren(QTimer))
    settle()
    assert run.index == here
    window.controls.toggle_play()
    run.go(run.last)
    assert not window.controls.is_playing


def test_numbers_are_typed_turned_and_refused(window: ExplainPage) -> None:
    window.numbers.line.setText("3 5 2 9")
    button(window, "Tree of numbers").click()
    assert run_of(window).summary.value == 3
    button(window, "Reverse").click()
    assert window.numbers.line.text() == "9 2 5 3"
    button(window, "Shuffle").click()
    assert sorted(window.numbers.line.text().split()) == ["2", "3", "5", "9"]
    before = run_of(window)
    window.numbers.line.setText("3 5 x 9")
    button(window, "Tree of numbers").click()
    assert window.trouble.isVisible()
    assert "x" in window.trouble.text
    assert window.numbers.line.selectedText() == "x"
    assert run_of(window) is before
    button(window, "Random").click()
    assert not window.trouble.isVisible()
    assert len(window.numbers.line.text().split()) == 8
    button(window, "Position in your game").click()
    assert run_of(window).trace.position == TIC_TAC_TOE.start()


def test_every_example_opens(window: ExplainPage) -> None:
    for example in examples():
        window.show_example(example)
        assert example.question in window.note.text()
        assert run_of(window).trace.position == example.make()
        assert run_of(window).trace.algorithm.prunes == example.prunes
    window.explain(TIC_TAC_TOE.start())
    assert not window.note.isVisible()


def test_nodes_of_the_drawing_lead_somewhere(window: ExplainPage) -> None:
    run = run_of(window)
    run.go(run.last)
    window.drawing.nodeToggled.emit((4,))
    assert len(run.drawn().children[4].children) == 8
    window.drawing.nodeActivated.emit((4,))
    assert run.step.moves == (4,)
    assert run.step.kind is StepKind.DONE


def test_changing_depth_or_algorithm_starts_a_new_run(window: ExplainPage) -> None:
    window.explain(LineGame(7, 6, 4, gravity=True).start())
    assert window.choices.look_ahead.itemText(0) == "1"
    window.choices.plies = 2
    assert run_of(window).summary.deepest == 2
    window.choices.algorithm.setCurrentIndex(2)
    assert run_of(window).index == 0
    window.set_theme(DARK)


def test_controls_have_tooltips_names_and_tab_focus(window: ExplainPage) -> None:
    for widget in [*window.findChildren(QToolButton), *window.findChildren(QPushButton)]:
        if widget.isVisible() and widget.text():
            assert widget.toolTip(), widget.text()
    for named in (
        window.choices.algorithm,
        window.choices.look_ahead,
        window.numbers.line,
        window.controls.slider,
    ):
        assert named.accessibleName()
        assert named.toolTip()
        assert named.focusPolicy() & Qt.FocusPolicy.TabFocus


def steps_to_a_question(window: ExplainPage) -> None:
    while "marked node" not in window.guess_bar.question.text():
        assert action(window, "Step").isEnabled()
        action(window, "Step").trigger()


def test_guesses_are_counted_and_values_hidden_until_then(window: ExplainPage) -> None:
    window.show_example(examples()[2])  # a draw: two of three moves lose
    window.choices.guess.setChecked(True)
    bar = window.guess_bar
    assert bar.isVisible()
    assert "Press “Step”" in bar.question.text()  # nothing is known yet
    assert not button(window, "0").isEnabled()
    steps_to_a_question(window)
    assert run_of(window).step.moves == (5,)
    assert not button(window, "+1 in 1").isEnabled()  # it is too late for that
    button(window, "0").click()
    assert "Right! It is worth 0." in bar.question.text()
    assert run_of(window).step.kind is StepKind.DONE
    action(window, "To the end").trigger()  # where the whole is asked for
    assert run_of(window).step.moves == ()
    assert button(window, "+1 in 1").isEnabled()
    button(window, "+1 in 3").click()
    assert "Not this time. It is worth 0." in bar.question.text()
    assert bar.count.text() == "Today: 1 right, 1 wrong"
    window.numbers.line.setText("3 5 2 9")
    button(window, "Tree of numbers").click()
    assert window.choices.guess.isChecked()
    steps_to_a_question(window)
    bar.findChildren(QDoubleSpinBox)[0].setValue(3)
    button(window, "That is my guess").click()
    assert bar.count.text() == "Today: 2 right, 1 wrong"
    assert "marked node" not in bar.question.text()
    window.explain(LineGame(7, 6, 4, gravity=True).start())
    assert not window.choices.guess.isEnabled()
    assert "to the end" in window.choices.guess.toolTip()
    assert not bar.isVisible()
    assert bar.count.text() == "Today: 2 right, 1 wrong"  # the day's, whoever guesses
    window.explain(TIC_TAC_TOE.parse_position("XXX/OO./..."))
    window.choices.guess.setChecked(True)
    assert "nothing to guess" in bar.question.text()
    for table in (window.choices.ways, window.choices.depths):
        window.trouble.hide()
        table.click()
        assert "no moves left" in window.trouble.text


def test_fractions_are_guessed_by_keyboard_alone(window: ExplainPage, qtbot: QtBot) -> None:
    window.numbers.line.setText("0.5 1.25 2.5 3")
    button(window, "Tree of numbers").click()
    window.choices.guess.setChecked(True)
    bar = window.guess_bar
    steps_to_a_question(window)
    number = bar.findChildren(QDoubleSpinBox)[0]
    number.setFocus()
    number.selectAll()
    QTest.keyClicks(number, number.locale().toString(0.5, "f", 2))
    QTest.keyClick(number, Qt.Key.Key_Return)
    assert bar.count.text() == "Today: 1 right, 0 wrong"
    assert window.focusWidget() is window.drawing
    run_of(window).go(run_of(window).last)
    assert window.focusWidget() is number
    QTest.keyClick(number, Qt.Key.Key_Up)
    assert number.value() == 1


def test_finishing_a_node_asks_all_that_lies_in_it(window: ExplainPage) -> None:
    """Each of its nodes whose branches are known, from the lowest to its own."""
    window.show_example(examples()[2])
    window.choices.guess.setChecked(True)
    run = run_of(window)
    within = run.trace.span(run.step.moves)
    assert within is not None
    due = [step for step in within if answer_at(run.trace.at(step)) is not None]
    assert len(due) > 2
    met: list[int] = []
    for _ in range(2 * len(due)):
        action(window, "Finish node").trigger()
        if "marked node" in window.guess_bar.question.text():
            met.append(run.index)
            button(window, "Not now").click()
        if run.index == run.last:
            break
    assert met == due
    assert run.index == run.last


def test_no_question_is_passed_over(window: ExplainPage, qtbot: QtBot) -> None:
    window.show_example(examples()[2])
    window.choices.guess.setChecked(True)
    speed = next(s for s in window.findChildren(QSlider) if s.accessibleName() == "Speed")
    speed.setValue(speed.maximum())
    action(window, "Play").trigger()
    qtbot.waitUntil(lambda: not window.controls.is_playing, timeout=60_000)
    asked = run_of(window).step
    assert len(asked.node.tried) == len(asked.node.moves) >= 2
    # going on is no way out; the question stays, and says how one leaves it
    for name in ("Step", "Finish node", "To the end", "Play"):
        action(window, name).trigger()
        if name == "Play":
            qtbot.waitUntil(lambda: not window.controls.is_playing, timeout=60_000)
        assert run_of(window).step == asked
        assert window.controls.slider.value() == asked.index
        assert "marked node" in window.guess_bar.question.text()
    assert "Not now" in window.guess_bar.question.text()
    # one may look back, and is asked again on the way
    action(window, "Back").trigger()
    assert "marked node" not in window.guess_bar.question.text()
    steps_to_a_question(window)
    assert run_of(window).step == asked
    button(window, "Not now").click()
    action(window, "Step").trigger()
    assert run_of(window).index == asked.index + 1
    # a node that was not visited yet is asked about, not told
    third = (run_of(window).step.path[0].moves[2],)
    window.drawing.nodeActivated.emit(third)
    assert run_of(window).step.kind is StepKind.RETURN
    assert run_of(window).step.moves == third
    assert "marked node" in window.guess_bar.question.text()
    action(window, "Restart").trigger()  # and so is all of a run that begins anew
    steps_to_a_question(window)
    assert run_of(window).step == asked


@pytest.mark.parametrize("prunes", [False, True])
@pytest.mark.parametrize("numbers", ["3 5 2 9 12 5 23 23", "[4 17 6] [18 3] [11 11 5]"])
def test_the_answer_is_hidden_everywhere_while_it_is_asked(
    window: ExplainPage, numbers: str, prunes: bool
) -> None:
    window.choices.algorithm.setCurrentIndex(int(prunes))
    window.numbers.line.setText(numbers)
    button(window, "Tree of numbers").click()
    window.choices.guess.setChecked(True)
    window.choices.compare.setChecked(True)
    run, asked = run_of(window), 0
    while True:
        run.go(run.index + 1)
        if "marked node" not in window.guess_bar.question.text():
            if run.index == run.last:
                break
            continue
        asked += 1
        path, answer = run.step.moves, run.trace.span(run.step.moves)
        assert answer is not None
        found = run.trace.at(answer.stop - 1).summary
        assert found is not None
        text = f"{found.value:g}"
        node = find(run.drawn(), path)
        assert node is not None
        assert node.value is None
        assert not any(child.is_chosen for child in node.children)
        for drawing in (window.drawing, window.compared.drawing):
            told = drawing.describe(path)
            assert text not in told.partition("value")[2].split(", ")[0]
        told = window.drawing.describe(path)
        own = "α" if node.position.turn is MAX else "β"
        assert not prunes or f"{own} ?" in told
        assert not prunes or (
            f"{'alpha' if own == 'α' else 'beta'} ?"
            in window.panel.window_line.accessibleDescription()
        )
        assert count(window, "Best so far") == "?"
        button(window, "Not now").click()
    assert asked >= 2


def test_guesses_are_counted_for_the_day(qtbot: QtBot, settings_file: Path) -> None:
    day = date(2026, 11, 22)

    def open_bar() -> GuessBar:
        settings = Settings(QSettings(str(settings_file), QSettings.Format.IniFormat))
        bar = GuessBar(DayScore(settings, lambda: day))
        qtbot.addWidget(bar)
        root = parse_numbers("3 5 2 9").start()
        run = TreeRun(trace.Trace(root, algorithm_for(root, None, prunes=False)))
        bar.set_run(run)
        run.set_asking(True)
        run.go(run.last)
        bar.offer()
        return bar

    bar = open_bar()
    assert bar.count.text() == ""
    QTest.keyClick(bar.findChildren(QDoubleSpinBox)[0], Qt.Key.Key_Return)  # 0 it is not
    assert bar.count.text() == "Today: 0 right, 1 wrong"
    bar = open_bar()
    assert bar.count.text() == "Today: 0 right, 1 wrong"
    bar.findChildren(QDoubleSpinBox)[0].setValue(3)
    QTest.keyClick(bar.findChildren(QDoubleSpinBox)[0], Qt.Key.Key_Return)
    assert bar.count.text() == "Today: 1 right, 1 wrong"
    day = date(2026, 11, 23)
    bar.forget()
    assert bar.count.text() == ""
    assert open_bar().count.text() == ""


def test_the_game_goes_on_beside(driver: Driver) -> None:
    driver.press(Key.Key_E)
    page = driver.window.pages.explain_page
    assert page is not None
    driver.window.session.play(4)
    button(page, "Position in your game").click()
    driver.wait(lambda: run_of(page).trace.position == driver.window.session.position)


def test_tree_and_steps_are_saved(
    window: ExplainPage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.show_example(examples()[1])

    def answer(_parent: object, _title: str, name: str, _kinds: str) -> tuple[str, str]:
        return str(tmp_path / Path(name).stem), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    window.saving.ask_png()
    window.saving.ask_svg()
    assert (tmp_path / "tree.png").read_bytes().startswith(b"\x89PNG")
    assert "<svg" in (tmp_path / "tree.svg").read_text("utf-8")
    with qtbot.waitSignal(window.saving.saved, timeout=60_000):
        window.saving.ask_steps()
    lines = (tmp_path / "steps.txt").read_text("utf-8").splitlines()
    assert len(lines) == run_of(window).summary.steps
    assert lines[-1].endswith("Done! The value is 12: MAX chooses the right branch.")
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".part"] == []


def test_a_saved_file_gets_the_extension_of_its_format() -> None:
    animations = "GIF (*.gif);;APNG (*.png)"
    assert with_suffix("a/steps", animations, "APNG (*.png)") == "a/steps.png"
    assert with_suffix("a/steps", animations, "") == "a/steps.gif"
    assert with_suffix("a/steps.PNG", animations, "GIF (*.gif)") == "a/steps.PNG"
    assert with_suffix("tree v1.2", "PNG (*.png)", "") == "tree v1.2.png"
    assert with_suffix("tree.jpg", "PNG (*.png)", "PNG (*.png)") == "tree.jpg.png"


def test_nothing_is_written_over_unasked(
    window: ExplainPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tree.png").write_text("precious")
    asked: list[str] = []
    answers = [str(tmp_path / "tree"), ""]

    def answer(_parent: object, _title: str, name: str, _kinds: str) -> tuple[str, str]:
        asked.append(name)
        return answers[len(asked) - 1], "PNG (*.png)"

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    window.saving.ask_png()
    assert asked[1] == str(tmp_path / "tree.png")
    assert (tmp_path / "tree.png").read_text() == "precious"


def test_a_file_that_is_being_written_is_not_written_twice(
    window: ExplainPage, qtbot: QtBot, tmp_path: Path
) -> None:
    window.explain(TIC_TAC_TOE.parse_position("XO./.../... X"))  # some thousand steps
    path = str(tmp_path / "steps.txt")
    with qtbot.waitSignal(window.saving.saved, timeout=60_000):
        window.saving.save_steps(path)
        window.saving.save_steps(path)
        assert "already being saved" in window.trouble.text
    lines = Path(path).read_text("utf-8").splitlines()
    assert len(lines) == run_of(window).summary.steps


def test_a_file_that_cannot_be_written_is_reported(window: ExplainPage, tmp_path: Path) -> None:
    window.saving.save_steps(str(tmp_path / "none" / "steps.txt"))
    assert window.trouble.isVisible()
    assert "couldn't be saved" in window.trouble.text


def test_writing_can_be_cancelled(window: ExplainPage, qtbot: QtBot, tmp_path: Path) -> None:
    window.choices.algorithm.setCurrentIndex(0)  # two million steps
    window.saving.save_steps(str(tmp_path / "steps.txt"))
    qtbot.waitUntil(
        lambda: bool(window.findChild(QProgressDialog) and list(tmp_path.iterdir())), timeout=60_000
    )
    bar = window.findChild(QProgressDialog)
    assert bar is not None
    cancel = bar.findChild(QPushButton)
    assert cancel is not None
    cancel.click()
    qtbot.waitUntil(lambda: not list(tmp_path.iterdir()), timeout=60_000)


def test_an_animation_shows_every_step(
    window: ExplainPage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.numbers.line.setText("3 5 2 9")
    button(window, "Tree of numbers").click()
    run_of(window).go(3)
    path = tmp_path / "none"

    def answer(*_: object) -> tuple[str, str]:
        return str(path), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", answer)
    for name, kind in (("steps.gif", "GIF"), ("steps.png", "PNG")):
        path = tmp_path / name
        window.saving.ask_animation()
        dialog = window.findChild(AnimationDialog)
        assert dialog is not None
        dialog.seconds.setValue(0.5)
        with qtbot.waitSignal(window.saving.saved, timeout=60_000):
            dialog.accept()
        qtbot.waitUntil(lambda: window.findChild(AnimationDialog) is None, timeout=60_000)
        with Image.open(path) as animation:
            assert animation.format == kind
            assert getattr(animation, "n_frames", 1) == run_of(window).last + 1
            assert animation.size == (800, 600)
            assert animation.info["duration"] == 500
            first = animation.convert("RGB")
            animation.seek(run_of(window).last)
            assert first.tobytes() != animation.convert("RGB").tobytes()
    assert run_of(window).index == 3
    assert sorted(path.name for path in tmp_path.iterdir()) == ["steps.gif", "steps.png"]


def test_an_animation_can_be_cancelled_while_it_is_written(
    window: ExplainPage, qtbot: QtBot, tmp_path: Path
) -> None:
    window.saving.save_animation(
        AnimationSettings(range(60), 0.5, QSize(800, 600)), str(tmp_path / "f.gif")
    )
    bar = window.findChild(QProgressDialog)
    assert bar is not None
    qtbot.waitUntil(lambda: bar.value() > 60, timeout=60_000)
    cancel = bar.findChild(QPushButton)
    assert cancel is not None
    cancel.click()
    assert list(tmp_path.iterdir()) == []


def test_an_animation_can_be_cancelled(window: ExplainPage, qtbot: QtBot, tmp_path: Path) -> None:
    window.saving.save_animation(
        AnimationSettings(range(0, 80_000, 200), 0.5, QSize(800, 600)), str(tmp_path / "f.gif")
    )
    bar = window.findChild(QProgressDialog)
    assert bar is not None
    qtbot.waitUntil(lambda: bar.value() > 0, timeout=60_000)
    cancel = bar.findChild(QPushButton)
    assert cancel is not None
    cancel.click()
    qtbot.waitUntil(lambda: window.findChild(FileJob) is None, timeout=60_000)
    assert list(tmp_path.iterdir()) == []


def test_an_animation_that_cannot_be_written_is_reported(
    window: ExplainPage, qtbot: QtBot, tmp_path: Path
) -> None:
    window.saving.save_animation(
        AnimationSettings(range(3), 0.5, QSize(800, 600)), str(tmp_path / "no" / "f.gif")
    )
    qtbot.waitUntil(window.trouble.isVisible, timeout=60_000)
    assert "couldn't be saved" in window.trouble.text


def test_an_animation_of_a_long_run_is_a_choice_of_steps(window: ExplainPage) -> None:
    dialog = AnimationDialog(1_000, run_of(window).last, window)
    assert (dialog.first.value(), dialog.last.value()) == (1_001, 1_201)
    assert dialog.animation.steps == range(1_000, 1_201)
    dialog.last.setValue(80_000)
    assert "too many" in dialog.length.text()
    buttons = dialog.findChild(QDialogButtonBox)
    assert buttons is not None
    save = buttons.button(QDialogButtonBox.StandardButton.Save)
    assert not save.isEnabled()
    dialog.each.setValue(1_000)
    assert save.isEnabled()
    assert dialog.animation.steps[-1] == 79_999
    assert dialog.animation.times[-1] == 3_000
    assert len(dialog.animation.times) == len(dialog.animation.steps) == 79
    assert dialog.length.text().startswith("Pictures: 79.")
    dialog.first.setValue(80_001)
    assert "comes after the last" in dialog.length.text()
    assert not save.isEnabled()


def test_large_animations_are_shorter(window: ExplainPage) -> None:
    dialog = AnimationDialog(0, 1_000, window)
    dialog.last.setValue(200)
    assert dialog.length.text().startswith("Pictures: 200.")
    dialog.size_choice.setCurrentIndex(2)
    assert "The limit is 160." in dialog.length.text()


def test_minimax_runs_beside_it_in_step(window: ExplainPage) -> None:
    window.choices.compare.setChecked(True)
    assert window.compared.isVisible()
    beside = window.compared.tree_run
    assert beside is not None
    run = run_of(window)
    run.go(777)
    visited = run.step.counters.nodes
    assert beside.step.counters.nodes == visited
    said = " ".join(window.controls.place.text().split())  # in one line or in two
    assert said == f"{visited:,} and {visited:,} positions"
    assert f": {visited:,} of 549,946 positions" in window.compared.title.text()
    run.go(run.last)  # alpha-beta is done: minimax goes on alone
    assert beside.step.counters.nodes == run.summary.nodes < beside.summary.nodes
    assert window.controls.slider.value() < window.controls.slider.maximum()
    action(window, "Step").trigger()
    assert run.index == run.last
    action(window, "To the end").trigger()
    assert beside.index == beside.last
    assert run.index == run.last
    assert (
        " ".join(window.controls.place.text().split())
        == f"{run.summary.nodes:,} and 549,946 positions"
    )
    assert "of 549,946 positions" in window.compared.title.text()
    window.numbers.line.setText("3 5 2 9")
    button(window, "Tree of numbers").click()
    assert "of 7 positions" in window.compared.title.text()
    window.choices.compare.setChecked(False)
    assert not window.compared.isVisible()


def test_the_table_of_work_shows_the_counts(window: ExplainPage) -> None:
    window.choices.work.click()
    dialog = window.findChild(WorkDialog)
    assert dialog is not None
    told = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert "549,946 positions, 255,168 leaves" in told
    assert "20,866 positions" in told
    assert "Quick wins first" in told
    assert "3 \N{MULTIPLICATION SIGN} 3 squares: 9!" in told
    assert "362,880" in told
    assert "20 \N{MULTIPLICATION SIGN} 20 squares: 400!" in told
    assert "about 6.4 \N{MULTIPLICATION SIGN} 10⁸⁶⁸" in told
    assert "3.99 to the power of 9 is 255,168 leaves" in told
    assert "at most 986,410 positions: about a second" in told
    assert "about 3.4 \N{MULTIPLICATION SIGN} 10¹²³" in told
    assert "at most 56,874,039,553,217 positions: 1.8 years" in told
    dialog.close()


def test_the_table_of_three_ways_shows_values_and_plays_games(window: ExplainPage) -> None:
    window.show_example(next(e for e in examples() if e.title.startswith("Good odds")))
    window.choices.ways.click()
    dialog = window.findChild(ThreeWaysDialog)
    assert dialog is not None
    rows = [dialog.table.topLevelItem(row) for row in range(dialog.table.topLevelItemCount())]
    starred = [
        {row.text(0) for row in rows if row and row.text(column).startswith(STAR)}
        for column in (1, 2, 3)
    ]
    assert starred[1:] == [{"a1"}, {"c3", "c1"}]
    for played in dialog.findChildren(QPushButton):
        played.click()
    assert dialog.results[1].text().endswith("X wins")
    assert dialog.results[2].text().endswith("Draw")
    for board in dialog.boards:  # each is played in its time
        for _ in range(9):
            tick(board)
    assert [board.position.outcome for board in dialog.boards[1:]] == [1, 0]
    dialog.close()
    window.explain(LineGame(7, 6, 4, gravity=True).start())
    window.choices.ways.click()
    assert "too many" in window.trouble.text


def test_the_table_of_depths_shows_the_value_at_each_depth(
    window: ExplainPage, qtbot: QtBot
) -> None:
    window.show_example(next(e for e in examples() if e.depth == 1))
    assert window.choices.plies == 1
    window.choices.depths.click()
    dialog = window.findChild(DepthsDialog)
    assert dialog is not None
    qtbot.waitUntil(lambda: dialog.is_complete, timeout=60_000)
    table = dialog.table
    rows = [table.topLevelItem(row) for row in range(table.topLevelItemCount())]
    assert [row.text(1) for row in rows if row] == ["b2", "a3", "a3", "a3", "a3", "a3"]
    counts = [(row.text(3), row.text(4)) for row in rows if row]
    assert counts[0] == ("7", "7")
    plain, pruned = ([int(row[i].replace(",", "")) for row in counts] for i in (0, 1))
    assert all(p >= q > 0 for p, q in zip(plain, pruned, strict=True))
    dialog.close()


def test_closing_the_program_stops_counting(driver: Driver, qtbot: QtBot) -> None:
    driver.press(Key.Key_E)
    page = driver.window.pages.explain_page
    assert page is not None
    page.explain(LineGame(7, 6, 4, gravity=True).start())
    driver.wait(page.choices.depths.isEnabled)
    page.choices.depths.click()
    dialog = page.findChild(DepthsDialog)
    assert dialog is not None
    assert not dialog.is_complete
    driver.window.close()
    qtbot.waitUntil(lambda: not shiboken6.isValid(dialog), timeout=PATIENCE_MS)


def test_the_page_takes_the_place_of_the_board(driver: Driver) -> None:
    driver.click(4)
    driver.press("a")
    main = driver.window
    driver.press(Key.Key_E)
    page = main.pages.explain_page
    assert page is not None
    assert page.isVisible()
    for part in (main.board, main.tool_bar, main.candidate_dock, main.history_dock):
        assert not part.isVisible()
    driver.wait(lambda: page.tree_run is not None)
    assert run_of(page).trace.position == driver.position
    driver.wait(lambda: main.focusWidget() is page.drawing)  # once the run is counted
    run_of(page).go(5)
    main.set_theme(DARK)
    position = driver.position
    for key in (Key.Key_U, Key.Key_1, Key.Key_N, Key.Key_H):  # keys of the board
        QTest.keyClick(main, key)
    assert driver.position == position
    QTest.keyClick(main, Key.Key_S)  # there they swap sides, here they step
    assert run_of(page).index == 6
    page.sources.back.click()
    for part in (main.board, main.tool_bar, main.candidate_dock, main.history_dock):
        assert part.isVisible()
    assert not page.isVisible()
    assert main.focusWidget() is main.board
    driver.press(Key.Key_U)
    assert driver.position.ply == 0
    driver.press(Key.Key_E)
    assert main.pages.explain_page is page
    driver.wait(lambda: run_of(page).trace.position == driver.position)
    assert run_of(page).index == 0
    assert run_of(page).trace.position == driver.position
    QTest.keyClick(main, Key.Key_Escape)
    assert not page.isVisible()
    driver.press(Key.Key_E)
    QTest.keyClick(main, Key.Key_E)
    assert main.board.isVisible()


def test_disabled_actions_stay_disabled_after_explaining(driver: Driver) -> None:
    actions = driver.window.actions_list
    before = {name: actions[name].isEnabled() for name in ("undo", "redo", "new", "hint")}
    assert before == {"undo": False, "redo": False, "new": True, "hint": True}
    driver.press(Key.Key_E)
    assert not any(actions[name].isEnabled() for name in before)
    driver.window.actions_list.refresh()
    assert not any(actions[name].isEnabled() for name in before)
    assert actions["quit"].isEnabled()
    driver.window.pages.show_board()
    assert {name: actions[name].isEnabled() for name in before} == before


def test_a_window_closed_on_the_page_opens_on_it_again(open_window: OpenWindow) -> None:
    driver = open_window()
    driver.press("a")
    driver.press(Key.Key_E)
    driver.window.close()
    driver = open_window()
    assert not driver.window.pages.is_at_board
    assert driver.window.pages.explain_page.isVisible()
    assert not driver.window.tool_bar.isVisible()
    driver.press(Key.Key_E)
    assert driver.window.tool_bar.isVisible()
    assert driver.window.candidate_dock.isVisible()
    assert driver.window.board.isVisible()


def test_one_move_ahead_is_not_called_the_end(window: ExplainPage) -> None:
    assert window.choices.look_ahead.currentText() == "to the end"
    window.explain(LineGame(15, 15, 5).start())
    assert window.choices.look_ahead.currentText() == "1"


CONNECT_FOUR = LineGame(7, 6, 4, gravity=True).start()


def test_a_progress_bar_is_shown_while_a_large_run_is_counted(
    window: ExplainPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run_maker, "PATIENCE_SECONDS", 0.0)
    before = run_of(window)
    window.explain(CONNECT_FOUR)
    assert window.count_bar.isVisible()
    assert not window.controls.isEnabled()
    assert run_of(window) is before  # what was there is shown meanwhile
    qtbot.waitUntil(lambda: run_of(window) is not before, timeout=60_000)
    assert not window.count_bar.isVisible()
    assert window.controls.isEnabled()
    assert run_of(window).summary.nodes > 400
    window.choices.work.click()  # opens when minimax is counted too
    qtbot.waitUntil(lambda: window.findChild(WorkDialog) is not None, timeout=60_000)


def test_a_run_that_takes_long_can_be_stopped(
    window: ExplainPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.explain(CONNECT_FOUR)
    shallow = window.choices.plies
    assert shallow == 4
    assert window.choices.look_ahead.count() == 8
    monkeypatch.setattr(run_maker, "PATIENCE_SECONDS", 0.05)
    window.choices.algorithm.setCurrentIndex(0)
    window.choices.plies = 8
    assert window.count_bar.isVisible()
    qtbot.waitUntil(lambda: window.count_bar.bar.value() > 0, timeout=60_000)
    window.count_bar.stop.click()
    assert window.choices.plies == shallow
    qtbot.waitUntil(lambda: not window.count_bar.isVisible(), timeout=60_000)
    assert run_of(window).trace.algorithm.depth == shallow


def test_a_run_with_too_many_positions_is_refused(
    window: ExplainPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.explain(CONNECT_FOUR)
    monkeypatch.setattr(run_maker, "PATIENCE_SECONDS", 0.05)
    monkeypatch.setattr(trace, "MOST_KEPT", 5_000)
    window.choices.algorithm.setCurrentIndex(0)
    window.choices.plies = 7
    qtbot.waitUntil(window.trouble.isVisible, timeout=60_000)
    assert "too many positions" in window.trouble.text
    assert window.choices.plies == 4


def test_the_drawing_is_enlarged_fitted_and_followed(window: ExplainPage, qtbot: QtBot) -> None:
    tree = window.tree
    settle()
    zoom = tree.drawing.zoom
    tree.larger.click()
    assert tree.drawing.zoom > zoom
    tree.smaller.click()
    assert tree.drawing.zoom == pytest.approx(zoom)
    run_of(window).go(1_000)
    tree.whole.click()
    assert tree.drawing.zoom < 1
    assert tree.follow.isChecked()
    middle = tree.drawing.viewport().rect().center()
    QTest.mousePress(tree.drawing.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(tree.drawing.viewport(), middle + QPoint(60, 60))
    QTest.mouseRelease(
        tree.drawing.viewport(), Qt.MouseButton.LeftButton, pos=middle + QPoint(60, 60)
    )
    assert not tree.follow.isChecked()
    tree.follow.click()
    assert tree.follow.isChecked()


def test_the_run_with_fewer_positions_waits_for_the_other(window: ExplainPage) -> None:
    window.show_example(examples()[1])  # minimax; alpha-beta takes more steps here
    window.choices.compare.setChecked(True)
    run, beside = run_of(window), window.compared.tree_run
    assert beside is not None
    assert beside.last > run.last
    for index in range(run.last + 1):
        run.go(index)
        visited = run.step.counters.nodes
        assert beside.step.counters.nodes == min(visited, beside.summary.nodes)
        assert beside.index == beside.last or visited <= beside.summary.nodes
    assert beside.index == beside.last
    action(window, "Back").trigger()
    assert run.index == run.last - 1
    window.drawing.nodeActivated.emit((0,))
    assert beside.step.counters.nodes == run.step.counters.nodes
    assert run.index == window.controls.slider.value()
    window.choices.compare.setChecked(False)
    assert window.controls.slider.maximum() == run.last
    assert window.controls.place.text().startswith("step ")


def test_a_press_on_the_slider_goes_there(window: ExplainPage) -> None:
    slider = window.controls.slider
    place = QPoint(slider.width() // 2, slider.height() // 2)
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=place)
    assert abs(run_of(window).index / run_of(window).last - 0.5) < 0.02


def test_reversed_numbers_keep_the_question(window: ExplainPage) -> None:
    window.show_example(examples()[7])
    assert window.note.isVisible()
    button(window, "Reverse").click()
    assert window.note.isVisible()
    button(window, "Random").click()
    assert not window.note.isVisible()


def test_a_saved_file_is_reported(window: ExplainPage, tmp_path: Path) -> None:
    window.saving.saved.emit(str(tmp_path / "tree.png"))
    assert "tree.png" in window.trouble.text


def test_tables_can_be_closed_without_keys(window: ExplainPage) -> None:
    for open_it, kind in (
        (window.choices.work, WorkDialog),
        (window.choices.depths, DepthsDialog),
    ):
        open_it.click()
        dialog = window.findChild(kind)
        assert dialog is not None
        next(b for b in dialog.findChildren(QPushButton) if b.text() == "Close").click()
        assert not dialog.isVisible()


def test_all_keys_are_listed(driver: Driver) -> None:
    driver.press(Key.Key_F1)
    dialog = driver.window.findChild(KeysDialog)
    assert dialog is not None
    rows: dict[str, str] = {}
    for number in range(dialog.table.topLevelItemCount()):
        group = dialog.table.topLevelItem(number)
        assert group is not None
        for child in range(group.childCount()):
            row = group.child(child)
            assert row is not None
            rows[row.text(0)] = row.text(1)
    assert rows["Start a new game"] == "N, Ctrl+N"
    assert rows["Go one step forward"] == "F10, S"
    assert rows["Guess each value before the search finds it"] == "G"
    assert all(rows.values())
    close = next(b for b in dialog.findChildren(QPushButton) if b.text() == "Close")
    assert close.toolTip() == "Close this window (Esc)"  # over the board there is no tree
    close.click()
    driver.wait(lambda: driver.window.findChild(KeysDialog) is None)
    driver.window.activateWindow()
    driver.wait(driver.window.isActiveWindow)
    page = explain_board(driver)
    QTest.keyClick(driver.window, Key.Key_G)
    driver.wait(page.choices.guess.isChecked)


def test_closing_the_program_cancels_writing(open_window: OpenWindow, tmp_path: Path) -> None:
    driver = open_window()
    page = explain_board(driver)
    page.saving.save_animation(
        AnimationSettings(range(80), 0.5, QSize(800, 600)), str(tmp_path / "f.gif")
    )
    page.saving.save_steps(str(tmp_path / "steps.txt"))

    def written() -> list[str]:
        files = [path for path in tmp_path.iterdir() if path.is_file()]
        return [path.name for path in files if path.suffix != ".ini"]

    driver.wait(lambda: len(written()) == 2)
    driver.window.close()
    assert not page.saving.is_writing
    assert written() == []


def said(window: ExplainPage) -> list[str]:
    """Every sentence of the run, as the page tells it."""
    run, told = run_of(window), list[str]()
    for index in range(run.last + 1):
        run.go(index)
        told.append(window.panel.reason.text())
    return told


def test_explain_uses_the_scale_of_the_bots_by_default(window: ExplainPage) -> None:
    assert window.choices.worth.currentText() == "Quick wins first"
    window.explain(TIC_TAC_TOE.parse_position("XOO/X../... X"))
    assert said(window)[-1] == "Done! The value is +1 in 1: X chooses a1."
    choose_values(window, PLAIN)
    assert said(window)[-1] == "Done! The value is +1: X chooses b2."
    choose_values(window, "Win = 10 + empty squares")
    assert said(window)[-1] == "Done! The value is +14: X chooses a1."
    choose_values(window, "Cost (smaller is better)")
    told = said(window)
    assert told[0] == (
        "It is X's turn. X is MIN and wants the smallest value. Press “Step” to look ahead."
    )
    assert not any("Press “Step”" in sentence for sentence in told[1:])
    assert told[-1] == f"Done! The value is {MINUS}1: X chooses b2."
    assert "X wins. So X wants the smallest value" in window.panel.scale.text()
    assert window.drawing.describe(()).startswith("Top, MIN")
    assert count(window, "Whose turn?") == "X: MIN"


def test_values_are_remembered_and_an_example_brings_its_own(window: ExplainPage) -> None:
    window.explain(TIC_TAC_TOE.parse_position("XOX/OO./.X."))
    choose_values(window, "Win = 10 + empty squares")
    empty = next(e for e in examples() if "empty board" in e.title)
    window.show_example(empty)
    assert window.choices.worth.currentText() == PLAIN
    assert run_of(window).summary.nodes == 18_297
    button(window, "Position in your game").click()
    assert window.choices.worth.currentText() == "Win = 10 + empty squares"
    window.numbers.line.setText("3 5 2 9")
    button(window, "Tree of numbers").click()
    assert not window.choices.worth.isEnabled()
    assert said(window)[-1].startswith("Done! The value is 3:")


@pytest.mark.parametrize("values", ["Quick wins first", PLAIN, "Win = 10 + empty squares"])
def test_as_many_moves_as_there_are_cells_is_to_the_end(window: ExplainPage, values: str) -> None:
    window.explain(TIC_TAC_TOE.parse_position("XOX/.O./..X O"))
    choose_values(window, values)
    window.choices.plies = None
    to_the_end, scale = said(window), window.panel.scale.text()
    window.choices.plies = 4
    assert said(window) == to_the_end
    assert window.panel.scale.text() == scale
    assert window.choices.guess.isEnabled()
    window.choices.plies = 3
    assert not window.choices.guess.isEnabled()
    assert "guess" in window.panel.scale.text()


@pytest.mark.parametrize(
    ("values", "guesses"),
    [
        ("Quick wins first", ["+1 in 1", "+1 in 3", "0", f"{MINUS}1 in 2"]),
        (PLAIN, ["+1: X wins", "0: Draw", f"{MINUS}1: O wins"]),
        ("Win = 10 + empty squares", ["+12", "+10", "0", f"{MINUS}11"]),
        ("Cost (smaller is better)", [f"{MINUS}1: X wins", "0: Draw", "+1: O wins"]),
    ],
)
def test_guesses_are_made_on_the_scale_that_is_shown(
    window: ExplainPage, values: str, guesses: list[str]
) -> None:
    window.explain(TIC_TAC_TOE.parse_position("XOX/OO./.X."))
    choose_values(window, values)
    window.choices.guess.setChecked(True)
    offered = [b for b in window.guess_bar.findChildren(QPushButton) if b.isVisible()]
    offered.remove(window.guess_bar.not_now)
    assert [b.text() for b in offered] == guesses
    assert all("X wins" in b.accessibleName() for b in offered[:1])
    steps_to_a_question(window)
    button(window, guesses[-2]).click()  # c2 is a draw
    assert "Right! It is worth 0." in window.guess_bar.question.text()


def test_many_values_are_guessed_from_a_list(window: ExplainPage) -> None:
    window.explain(LineGame(4, 4, 4).parse_position("XOXO/OXOX/..../...."))
    window.choices.plies = None
    window.choices.guess.setChecked(True)
    (values,) = (b for b in window.guess_bar.findChildren(QComboBox) if b.isVisible())
    assert values.itemText(0) == "+1 in 1: X wins now"
    assert values.count() == 9
    steps_to_a_question(window)
    values.setCurrentIndex(
        values.findText("+1 in 7: X wins, 7 moves below the top (both players' moves)")
    )
    button(window, "That is my guess").click()
    assert "Right! It is worth +1 in 7." in window.guess_bar.question.text()


def test_the_question_stays_when_it_is_answered_by_typing(window: ExplainPage) -> None:
    window.show_example(examples()[1])
    question = examples()[1].question
    window.numbers.line.setText("3 5 2 9 23 5 23 23")
    button(window, "Tree of numbers").click()
    assert run_of(window).summary.value == 23
    assert window.note.isVisible()
    assert question in window.note.text()
    assert "the value is 12" not in window.note.text()  # which it is no more
    window.numbers.line.setText("3 5 2 9")  # another tree: the question is not about it
    button(window, "Tree of numbers").click()
    assert not window.note.isVisible()


def test_the_line_for_each_move_is_lit(window: ExplainPage) -> None:
    window.show_example(examples()[0])
    code = window.panel.code
    lit: dict[str, str] = {}
    for index in range(run_of(window).last + 1):
        run_of(window).go(index)
        lit.setdefault(code.accessibleDescription(), window.panel.reason.text())
    assert lit["for each move:"] == "What if MAX takes the left branch?"
    assert {"MAX: best = max(best, value)", "MIN: best = min(best, value)"} <= lit.keys()
    kept = next(
        i for i in range(run_of(window).last) if run_of(window).trace.at(i).kind is StepKind.KEEP
    )
    run_of(window).go(kept)
    assert window.panel.reason.text() == (
        "The new value, 5, isn't smaller than 3. MIN keeps the left branch with 3."
    )
    assert code.accessibleDescription() == "MIN: best = min(best, value)"


@pytest.mark.parametrize(
    ("values", "window_text"),
    [
        ("Quick wins first", f"alpha 0, beta {MINUS}1 in 2"),
        (PLAIN, f"alpha 0, beta {MINUS}1"),
        ("Win = 10 + empty squares", f"alpha 0, beta {MINUS}11"),
        ("Cost (smaller is better)", "alpha +1, beta 0"),
    ],
)
def test_alpha_and_beta_are_shown_on_the_chosen_scale(
    window: ExplainPage, values: str, window_text: str
) -> None:
    """On the line, at the node and in the sentence: in a cut alpha is never below beta."""
    window.explain(TIC_TAC_TOE.parse_position("XOX/OO./.X."))
    window.choices.algorithm.setCurrentIndex(1)
    choose_values(window, values)
    action(window, "Next cut").trigger()
    assert window.panel.window_line.accessibleDescription() == window_text
    alpha, beta = (part.split(" ", 1)[1] for part in window_text.split(", "))
    node = window.drawing.describe(run_of(window).step.moves)
    assert f"\N{GREEK SMALL LETTER ALPHA} {alpha}  \N{GREEK SMALL LETTER BETA} {beta}" in node
    cut_value, limit = (alpha, beta) if values == "Cost (smaller is better)" else (beta, alpha)
    reason = window.panel.reason.text()
    assert f"at {cut_value} or less. But" in reason or f"at least {cut_value} here. But" in reason
    assert f"X already has {limit} at the top with c2" in reason
    assert "the reason for the cut in this step" in window.drawing.describe(())


def test_notes_keep_the_answer_to_themselves_while_the_reader_is_asked(window: ExplainPage) -> None:
    window.show_example(examples()[0])
    assert "so the left branch is worth 3" in window.note.text()
    window.choices.guess.setChecked(True)
    assert window.note.isVisible()
    assert "worth" not in window.note.text()
    assert "Why doesn't MAX go for the 9?" in window.note.text()
    while run_of(window).index < run_of(window).last:
        run_of(window).go(run_of(window).index + 1)
        if window.guess_bar.not_now.isEnabled():
            window.guess_bar.not_now.click()
    assert "so the left branch is worth 3" in window.note.text()  # all is known
    run_of(window).go(0)
    assert "worth" not in window.note.text()
    window.choices.guess.setChecked(False)
    assert "so the left branch is worth 3" in window.note.text()


def test_notes_are_hidden_while_branches_are_marked(window: ExplainPage) -> None:
    window.show_example(examples()[7])
    assert "5 of the 8" in window.note.text()
    window.choices.cut.setChecked(True)
    assert "5 of the 8" not in window.note.text()
    window.cut_bar.check.click()
    assert "5 of the 8" in window.note.text()
    window.cut_bar.again.click()
    assert "5 of the 8" not in window.note.text()
    window.choices.cut.setChecked(False)
    assert "5 of the 8" in window.note.text()


def test_a_board_leaves_no_numbers_in_the_line_for_them(window: ExplainPage) -> None:
    line = window.numbers.line
    line.setText("3 5 2 9")
    button(window, "Tree of numbers").click()
    window.explain(LineGame(3, 3, 3).parse_position("XOX/OO./.X."))
    assert line.text() == ""
    assert line.placeholderText() == "3 5 2 9"
    button(window, "Tree of numbers").click()  # what the line proposes
    assert run_of(window).trace.position.game.id == "numbers:3,5,2,9"


def test_example_six_counts_as_the_pupil_does(window: ExplainPage) -> None:
    window.show_example(examples()[5])
    run = run_of(window)
    seen: set[str] = set()
    for index in range(run.last + 1):
        run.go(index)
        seen.add(window.panel.reason.text())
    assert any(text.endswith("gives −5, and that is our guess.") for text in seen)
    assert not any("0.0" in text for text in seen)


def test_the_margin_that_an_example_asks_for_is_exact(window: ExplainPage) -> None:
    window.show_example(next(each for each in examples() if "give two" in each.title))
    run = run_of(window)
    run.go(run.last)
    bounds = {tried.summary.bound for tried in run.step.node.tried}
    assert bounds == {Bound.EXACT}


def test_a_lesson_may_be_called_as_any_text_in_json_is(window: ExplainPage) -> None:
    kinds = "Lessons (*.mmlesson *.json)"
    assert with_suffix("a/x.json", kinds, kinds) == "a/x.json"
    assert with_suffix("a/x", kinds, kinds) == "a/x.mmlesson"
